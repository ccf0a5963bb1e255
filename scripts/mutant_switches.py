"""Plants many faults in one build: each is a switch, and `POPCORN_MUTANT=17` turns on number 17.

A comparison becomes a custom operator, a number becomes a call, and a guard is placed inside an `if`. If the compiler rejects that (a literal that
is a pattern, an `async` condition, …), `mutants.py` plants the fault in a separate build.
"""

import re

# Characters of operators: two of them spell the number of a mutant.
OPERATORS = [chr(code) for code in range(0x2200, 0x22FF)]
PRECEDENCE = {
    "comparison": "ComparisonPrecedence", "arithmetic": "AdditionPrecedence", "range": "RangeFormationPrecedence",
    "&&": "LogicalConjunctionPrecedence", "||": "LogicalDisjunctionPrecedence",
}


def switched(mutant, number, text):
    """The code that replaces the original, and the declarations that it needs; None if there is no switch for it."""
    old, new = text[mutant.start:mutant.end], mutant.new
    name, on = f"mutant{number}", f"mutantIsOn({number})"
    operator = "≋" + OPERATORS[number // len(OPERATORS)] + OPERATORS[number % len(OPERATORS)]
    kind = mutant.kind
    if kind == "comparison":
        return operator, infix(operator, kind, comparison(operator, old, new, on))
    if kind == "and/or":
        body = f"""public func {operator} (a: Bool, b: @autoclosure () throws -> Bool) rethrows -> Bool {{ try {on} ? a {new} b() : a {old} b() }}"""
        return operator, infix(operator, old, body)
    if kind == "arithmetic":
        body = f"public func {operator} <T: AdditiveArithmetic>(a: T, b: T) -> T {{ {on} ? a {new} b : a {old} b }}"
        return operator, infix(operator, kind, body)
    if kind == "range" and old == "..." and re.search(r"= [\w.]+$", text[:mutant.start]):
        # A range that has a name: its ends may be read.
        body = f"public func {operator} <T: FixedWidthInteger>(a: T, b: T) -> ClosedRange<T> {{ a ... ({on} ? b - 1 : b) }}"
        return operator, infix(operator, kind, body)
    if kind == "range":
        end = f"{on} ? b + 1 : b" if old == "..<" else f"{on} ? b : b + 1"
        body = f"public func {operator} <T: FixedWidthInteger>(a: T, b: T) -> Range<T> {{ a ..< ({end}) }}"
        return operator, infix(operator, kind, body)
    if kind == "negation":
        return operator, f"prefix operator {operator}\npublic prefix func {operator} (a: Bool) -> Bool {{ {on} ? a : !a }}"
    if kind == "constant":
        constraint = "ExpressibleByBooleanLiteral" if old in ("true", "false") else "ExpressibleByIntegerLiteral"
        return f"{name}({old}, {new})", f"public func {name}<T: {constraint}>(_ a: T, _ b: T) -> T {{ {on} ? b : a }}"
    if kind == "end" and old in ("first", "last"):
        where = "where test: (Element) throws -> Bool) rethrows -> Element?"
        return name, f"""extension BidirectionalCollection {{
            public var {name}: Element? {{ {on} ? {new} : {old} }}
            public func {name}({where} {{ try {on} ? {new}(where: test) : {old}(where: test) }}
        }}"""
    if kind == "end":
        return name, "\n".join(
            f"public func {name}<T: Comparable>({parameters}) -> T {{ {on} ? {new}({values}) : {old}({values}) }}"
            for parameters, values in (("_ a: T, _ b: T", "a, b"), ("_ a: T, _ b: T, _ c: T", "a, b, c")))
    if kind == "guard":
        return f"if !{on} {{ {old} }}", ""
    if kind == "condition" and old.startswith(", "):
        return f", ({on} || ({old[2:]}))", ""
    if kind == "condition":
        return f"({on} || ({old}))", ""
    if kind.startswith("SQL"):
        return f'\\({name}("{old}", "{new}"))', f"public func {name}(_ a: String, _ b: String) -> String {{ {on} ? b : a }}"
    return None


def infix(operator, precedence, body):
    return f"infix operator {operator}: {PRECEDENCE[precedence]}\n{body}"


def comparison(operator, old, new, on):
    bodies = []
    if old in ("==", "!="):
        bodies = [
            ("<T: Equatable>", "T", "T"), ("<T>", "T?", "_OptionalNilComparisonType"), ("<T: StringProtocol, S: StringProtocol>", "T", "S"),
        ]
    else:
        bodies = [("<T: Comparable>", "T", "T")]
    return "\n".join(
        f"public func {operator} {generics}(a: {left}, b: {right}) -> Bool {{ {on} ? a {new} b : a {old} b }}" for generics, left, right in bodies)


PRELUDE = """import Glibc

private let mutantThatIsOn: Int = getenv("POPCORN_MUTANT").flatMap { Int(String(cString: $0)) } ?? -1
func mutantIsOn(_ number: Int) -> Bool { mutantThatIsOn == number }
"""


def apart(chosen):
    """The mutants that do not overlap."""
    free = []
    for one in sorted(chosen, key=lambda one: (one.path, one.start)):
        if free and free[-1].path == one.path and free[-1].end >= one.start:
            continue
        free.append(one)
    return free


def plant(tree, numbers, texts, modules):
    """Writes the files with all switches; returns what was written. `numbers` gives each mutant its number, `modules` the folder of each path."""
    declarations, edits = {}, {}
    for mutant, number in numbers.items():
        there = switched(mutant, number, texts[mutant.path])
        if there:
            edits.setdefault(mutant.path, []).append((mutant, there[0]))
            declarations.setdefault(modules(mutant.path), []).append(there[1])
    written = {}
    for path, replaced in edits.items():
        text = texts[path]
        for mutant, new in sorted(replaced, key=lambda one: -one[0].start):
            text = text[:mutant.start] + new + text[mutant.end:]
        written[path] = text
    for folder, parts in declarations.items():
        written[f"{folder}/MutantSwitches.swift"] = PRELUDE + "\n".join(part for part in parts if part) + "\n"
    for path, text in written.items():
        file = tree / path
        if not file.exists() or file.read_text() != text:
            file.write_text(text)
    return written


def refused(log, root, numbers, texts):
    """The mutants at whose lines the compiler complains; all of a file where it complains only at other lines."""
    complaints = {(path.removeprefix(f"{root}/"), int(line)) for path, line in re.findall(r"(/[^:\n]+\.swift):(\d+):\d+: error:", log)}
    gone = set()
    for path in {path for path, _ in complaints}:
        lines = [line for other, line in complaints if other == path]
        here = [mutant for mutant in numbers if mutant.path == path]
        exact = [
            mutant for mutant in here
            if any(mutant.line(texts[path]) <= line <= texts[path].count("\n", 0, mutant.end) + 1 for line in lines)
        ]
        gone.update(exact or here)
    named = {int(number) for number in re.findall(r"MutantSwitches\.swift:\d+:\d+: error: .*?mutant(\d+)", log)}
    return gone | {mutant for mutant, number in numbers.items() if number in named}
