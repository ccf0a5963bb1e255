#!/usr/bin/env python3
"""Finds unchecked conversions from floating point to integers: `Int(seconds)` traps for NaN, infinity and 1e300.

The compiler's own index of the last build tells which initialiser each place calls, so no place is missed or named wrongly.
Only Core/CoreDomain/CheckedNumbers.swift and tests may do it.
"""
import ctypes
import os
import re
import shutil
import sys

ALLOWED = ("Core/CoreDomain/CheckedNumbers.swift",)
FREE = re.compile(r"(^|/)(Tests|LiveTesting|FlowTesting|ScreensTesting|\.build)/")
BARE = re.compile(
    r"^s:(S[iu]|s\d+U?Int\d+V)y\w*(S[df]|s7Float(16|80)V|7CGFloatV)cfc$"
    r"|^s:(s17FixedWidthInteger|S[zU]|s15UnsignedInteger|s13SignedInteger)\w*SBRd__lufc$"
)
REFERENCE, RECORD = 1 << 2, 2


class Text(ctypes.Structure):
    _fields_ = [("data", ctypes.c_void_p), ("length", ctypes.c_size_t)]

    def __str__(self):
        return ctypes.string_at(self.data, self.length).decode() if self.length else ""


def library():
    swift = os.path.realpath(shutil.which("swift") or "/usr/bin/swift")
    found = ctypes.CDLL(os.path.join(os.path.dirname(swift), "..", "lib", "libIndexStore.so"))
    for name, result in [
        ("store_create", ctypes.c_void_p), ("unit_reader_create", ctypes.c_void_p), ("record_reader_create", ctypes.c_void_p),
        ("unit_reader_get_main_file", Text), ("unit_reader_is_system_unit", ctypes.c_bool),
        ("unit_dependency_get_kind", ctypes.c_int), ("unit_dependency_get_name", Text),
        ("occurrence_get_symbol", ctypes.c_void_p), ("occurrence_get_roles", ctypes.c_uint64), ("symbol_get_usr", Text),
    ]:
        getattr(found, "indexstore_" + name).restype = result
    return found


def collect(apply, *arguments):
    """The values that a function of the library passes to its callback, converted by `read`."""
    found = []

    def run(read):
        kind = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p)
        callback = kind(lambda _, one: found.append(read(ctypes.c_void_p(one))) or True)
        apply(*arguments, None, callback)
        return found

    return run


def unit_names(store_path):
    return sorted(os.listdir(os.path.join(store_path, "v5", "units")))


def main():
    root = os.getcwd()
    path = os.path.join(root, sys.argv[1] if len(sys.argv) > 1 else ".build/debug/index/store")
    index = library()
    store = ctypes.c_void_p(index.indexstore_store_create(path.encode(), None))
    if not store:
        sys.exit(f"There is no index at {path}: build first.")
    files, found = set(), set()
    for name in unit_names(path):
        unit = ctypes.c_void_p(index.indexstore_unit_reader_create(store, name.encode(), None))
        if not unit:
            continue
        main_file = os.path.relpath(str(index.indexstore_unit_reader_get_main_file(unit)) or "/", root)
        is_ours = not main_file.startswith("..") and not FREE.search(main_file) and main_file not in ALLOWED
        if is_ours and os.path.exists(main_file):
            files.add(main_file)
            records = collect(index.indexstore_unit_reader_dependencies_apply_f, unit)(
                lambda one: (index.indexstore_unit_dependency_get_kind(one), str(index.indexstore_unit_dependency_get_name(one))))
            for kind, record in records:
                if kind == RECORD:
                    found |= {(main_file, line, usr) for line, usr in bare(index, store, record)}
        index.indexstore_unit_reader_dispose(unit)
    if not files:
        sys.exit("The index holds none of the project's files: build first.")
    for file, line, _ in sorted(found):
        print(f"{file}:{line}: a fraction becomes a whole number without a check; use Int(checked:) or Int(clamped:)")
    if found:
        sys.exit(1)
    print(f"{len(files)} files: no bare conversion of a fraction.")


def bare(index, store, record):
    reader = ctypes.c_void_p(index.indexstore_record_reader_create(store, record.encode(), None))
    if not reader:
        return []

    def read(one):
        if not index.indexstore_occurrence_get_roles(one) & REFERENCE:
            return None
        usr = str(index.indexstore_symbol_get_usr(ctypes.c_void_p(index.indexstore_occurrence_get_symbol(one))))
        if not BARE.search(usr):
            return None
        line, column = ctypes.c_uint(), ctypes.c_uint()
        index.indexstore_occurrence_get_line_col(one, ctypes.byref(line), ctypes.byref(column))
        return line.value, usr

    found = collect(index.indexstore_record_reader_occurrences_apply_f, reader)(read)
    index.indexstore_record_reader_dispose(reader)
    return [one for one in found if one]


main()
