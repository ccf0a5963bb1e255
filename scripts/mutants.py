#!/usr/bin/env python3
"""Mutation testing: plants small faults, one at a time, and lists those that no test finds.

    scripts/mutants.py                              50 faults, as many in each of Core, Platform, Contexts and Features
    scripts/mutants.py FlowTests ViewingTests       in the modules that these targets test
    scripts/mutants.py --seed 7 --count 100         the same faults again, as long as the sources are the same
    scripts/mutants.py --list FlowTests             only shows what would be planted
    scripts/mutants.py --in-place                   in this checkout, which must be a clone for this purpose

It works on a copy of the committed and changed files in .build-mutants, so that the checkout stays as it is. One build holds most faults, each behind
a switch (mutant_switches.py); the few that this does not allow are built one by one. A fault that does not compile does not count, nor does a line
that nobody can observe (UNOBSERVABLE); a test that hangs or crashes has found its fault. A fault that the tests of its own module do not find is
tried again with the tests of the modules that use it; both shares are reported.
"""

import argparse
import json
import os
import random
import re
import shutil
import signal
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path

import mutant_switches

ROOT = Path(__file__).resolve().parent.parent
TREE = ROOT / ".build-mutants"
AREAS = ("Core", "Platform", "Contexts", "Features")
BY_USERS = "found by users"
SQL = re.compile(r"\b(SELECT|UPDATE|DELETE|INSERT)\b")

# Patterns in code and their replacements. The first group is replaced.
IN_CODE = [
    ("comparison", r"(?<= )(<=|>=|==|!=|<|>)(?= )", {"<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "=="}),
    ("and/or", r"(?<= )(&&|\|\|)(?= )", {"&&": "||", "||": "&&"}),
    ("negation", r"(?<=[ (])(!)(?=[a-zA-Z(])", ""),
    ("range", r"(?<=[\w )])(\.\.<)(?=[\w (])", "..."),
    ("range", r"(?<=[\w)])(\.\.\.)(?=[\w(])", "..<"),
    ("arithmetic", r"(?<=[\w)] )([+-])(?= [\w(])", {"+": "-", "-": "+"}),
    # Not after a brace: the formatter puts a space there, so that it is a number of a regular expression.
    ("constant", r"(?<![\w.#$\"{])(\d[\d_]*)(?![\w.]|\.\d)", lambda text: str(int(text.replace("_", "")) + 1)),
    ("constant", r"\b(true|false)\b", {"true": "false", "false": "true"}),
    ("end", r"\.(first|last)\b(?=[ ?,)\n])", {"first": "last", "last": "first"}),
    ("end", r"(?<![\w.])(?<!func )(min|max)(?=\()", {"min": "max", "max": "min"}),
    ("guard", r"(?m)^ *(guard (?!let |case |var )[^{}\n]*? else \{[^{}]*\})", ""),
    ("condition", r"(?:if|guard) [^{}\n]*?(, (?!let |case |var )[^,{}\n]+?)(?= (?:else )?\{)", ""),
    ("condition", r"(?<=\bif )((?!let |case |var )[^,{}\n]+?)(?= \{)", "true"),
]
IN_SQL = [
    # Always true, with the same number of parameters.
    ("SQL condition", r"\b(?:WHERE|AND) ([^()\n\"]+?)(?= AND | ORDER | GROUP | LIMIT |\n|\"|\))", lambda text: f"({text} OR 1)"),
    ("SQL order", r"\b(DESC)\b", "ASC"),
    ("SQL null", r"(IS NOT NULL|IS NULL)", {"IS NULL": "IS NOT NULL", "IS NOT NULL": "IS NULL"}),
    ("SQL comparison", r"(?<= )(<=|>=|<|>)(?= )", {"<": "<=", "<=": "<", ">": ">=", ">=": ">"}),
]

# Lines whose effect no caller can observe.
UNOBSERVABLE = re.compile(
    r"reserveCapacity|minimumCapacity|keepingCapacity"  # only the speed
    r"|\bcapacity: (Int = )?\d"  # of a cache or a buffer that grows: only the speed
    r"|hub\.isInteresting"  # SQLite tells of fewer changes, and the hub drops the others in any case
    r"|'episode/' \|\| \?1 \|\| '0'"  # no reference is equal to either end of this range
    r"|\b(logger|log)\.(trace|debug|info|notice|warning|error)\("  # the words of a log
    r"|\b(precondition|assert)(Failure)?\(|fatalError\("  # a mistake of the programmer, which stops the program
)

# The comparison of a sort: whether `<` or `<=`, equal elements stay equal.
ORDER = re.compile(r"\b(sorted|sort|min|max)(\(by:)? ?\{[^{}]*$")

# Options of a build that a check of types does not take; those of the second line have a value.
UNCHECKED_OPTIONS = {"-emit-dependencies", "-emit-module", "-incremental", "-c", "-serialize-diagnostics", "-parseable-output", "-emit-objc-header"}
UNCHECKED_VALUES = {"-emit-module-path", "-output-file-map", "-index-store-path", "-emit-objc-header-path"}
UNCHECKED_OPTIONS |= UNCHECKED_VALUES


@dataclass(frozen=True)
class Mutant:
    kind: str
    path: str
    start: int
    end: int
    new: str

    def line(self, text):
        return text.count("\n", 0, self.start) + 1

    def planted(self, text):
        return text[:self.start] + self.new + text[self.end:]

    def shown(self, text):
        """The line before and after."""
        first, last = text.rfind("\n", 0, self.start) + 1, text.find("\n", self.end)
        before = " ".join(text[first:last].split())
        after = " ".join((text[first:self.start] + self.new + text[self.end:last]).split())
        return f"{self.path}:{self.line(text)}  {self.kind}\n    - {before}\n    + {after}"


def regions(text):
    """For each character: c for code, s for a literal of text, - for a comment."""
    kinds, at, nested = [], 0, []
    while at < len(text):
        begun = at
        if text.startswith("//", at):
            at = (text.find("\n", at) + 1 or len(text) + 1) - 1
            kinds.append("-" * (at - begun))
        elif text.startswith("/*", at):
            at = text.find("*/", at) + 2 or len(text)
            kinds.append("-" * (at - begun))
        elif opening := re.compile(r'(#*)("""|")').match(text, at):
            at, closing = opening.end(), opening[2] + opening[1]
            kinds.append("s" * (at - begun))
            at = literal(text, at, closing, "\\" + opening[1], kinds)
        else:
            kinds.append("c")
            at += 1
    return "".join(kinds)[:len(text)]


def literal(text, at, closing, escape, kinds):
    """Behind the literal; what is interpolated counts as part of it."""
    depth = 0
    while at < len(text):
        if depth == 0 and text.startswith(closing, at):
            kinds.append("s" * len(closing))
            return at + len(closing)
        step = 1
        if text.startswith(escape + "(", at):
            depth, step = depth + 1, len(escape) + 1
        elif depth:
            depth += {"(": 1, ")": -1}.get(text[at], 0)
        elif text.startswith(escape, at):
            step = len(escape) + 1
        kinds.append("s" * step)
        at += step
    return at


def mutants(path, text):
    kinds = regions(text)
    found = []
    for patterns, wanted in ((IN_CODE, "c"), (IN_SQL, "s")):
        if wanted == "s" and not SQL.search(text):
            continue
        for kind, pattern, replacement in patterns:
            for match in re.finditer(pattern, text):
                start, end = match.span(1)
                if any(kinds[index] != wanted for index in range(start, end) if not text[index].isspace()):
                    # A guard may contain string literals.
                    if kind != "guard" or kinds[start] != wanted:
                        continue
                if UNOBSERVABLE.search(text, text.rfind("\n", 0, start) + 1, text.find("\n", end)):
                    continue
                old = match[1]
                if old in "<>" and ORDER.search(text, text.rfind("\n", 0, start) + 1, start):
                    continue
                if old.count("(") != old.count(")"):
                    continue
                new = replacement(old) if callable(replacement) else replacement[old] if isinstance(replacement, dict) else replacement
                found.append(Mutant(kind, path, start, end, new))
    return found


def targets_of_package():
    """The folder that each test target tests, the folders of all other targets, and for each of these the test targets of the folders that use it."""
    text = subprocess.run(
        ["swift", "package", "--scratch-path", str(TREE / "manifest"), "dump-package"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    targets = json.loads(text)["targets"]
    tests = {one["name"]: str(Path(one["path"]).parent) for one in targets if one["type"] == "test"}
    tests = {name: folder for name, folder in tests.items() if folder != "."}
    folders = {one["name"]: one["path"] for one in targets if one["type"] != "test"}
    users = {folder: set() for folder in folders.values()}
    for one in targets:
        used = {folders[word[0]] for part in one["dependencies"] for kind, word in part.items() if kind == "byName" and word[0] in folders}
        if one["type"] != "test":
            for used_folder in used:
                users[used_folder] |= {test for test, folder in tests.items() if (one["path"] + "/").startswith(folder + "/")}
    return tests, list(folders.values()), users


def sources(folder):
    for path in sorted((ROOT / folder).rglob("*.swift")):
        if not {"Tests", "Fuzz"} & set(path.relative_to(ROOT).parts):
            yield path


def copy_tree():
    """The files that git knows or would take, and no other."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"], cwd=ROOT, capture_output=True, check=True).stdout.decode()
    tree = TREE / "tree"
    wanted = {name for name in listed.split("\0") if name and (ROOT / name).is_file()}
    for path in [path for area in AREAS + ("App", "AppDependencies", "Adapters") for path in (tree / area).rglob("*") if path.is_file()]:
        if str(path.relative_to(tree)) not in wanted:
            path.unlink()
    for name in wanted:
        source, copy = ROOT / name, tree / name
        if not copy.exists() or copy.read_bytes() != source.read_bytes():
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(source, copy)
    return tree


def run(tree, words, limit, stops_at=None, **variables):
    """The exit code; None if it had to be stopped, because it took too long or because `stops_at` is in its log."""
    environment = os.environ | {"SWIFT_BACKTRACE": "enable=no"} | variables
    end = time.monotonic() + limit
    with open(TREE / "log", "wb") as log:
        process = subprocess.Popen(words, cwd=tree, env=environment, stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True)
        while time.monotonic() < end and not (stops_at and stops_at in log_text()):
            try:
                return process.wait(timeout=min(0.2, limit))
            except subprocess.TimeoutExpired:
                pass
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        return None


def log_text():
    return (TREE / "log").read_text(errors="replace")


def build(tree, targets):
    return run(tree, ["swift", "build", "--build-tests"], 3600, POPCORN_ONLY=",".join(targets))


def checked(tree, written):
    """The complaints of the compiler about all modules with switches; none of them waits for the modules below it."""
    complaints = []
    plan = (tree / ".build/debug.yaml").read_text()
    files_here = {str(tree / path) for path in written}
    for inputs, command in re.findall(r'inputs: (\[.*\])\n *outputs: .*\n *description: "Compiling Swift Module.*\n *args: (\[.*\])', plan):
        files = {one for one in json.loads(inputs) if one.endswith(".swift")}
        if not files & files_here:
            continue
        files |= {one for one in files_here if one.endswith("MutantSwitches.swift") and any(other.startswith(str(Path(one).parent) + "/") for other in files)}
        words = json.loads(command)
        kept = [
            word for previous, word in zip(words, words[1:])
            if not (word in UNCHECKED_OPTIONS or previous in UNCHECKED_VALUES or word.startswith("@"))
        ]
        if run(tree, [words[0], "-typecheck", *kept, *sorted(files)], 900) != 0:
            complaints.append(log_text())
    return "\n".join(complaints)


def test(tree, target, limit, **variables):
    bundle = next((tree / ".build/debug").glob("*.xctest"))
    return run(tree, [str(bundle), "--testing-library", "swift-testing", "--filter", f"^{target}\\."], limit, "recorded an issue", **variables)


def choose(pool, count, dice):
    """The kinds take turns: constants are more frequent than all others together."""
    kinds = {}
    for one in dice.sample(pool, len(pool)):
        kinds.setdefault(one[1].kind, []).append(one)
    chosen = []
    while len(chosen) < count and kinds:
        kind = dice.choice(sorted(kinds))
        chosen.append(kinds[kind].pop())
        if not kinds[kind]:
            del kinds[kind]
    return chosen


def usual_seconds(tree, targets):
    """How long the tests of each target take without a fault; ends the program where they fail."""
    usual = {}
    for target in targets:
        begun = time.monotonic()
        if test(tree, target, 900) != 0:
            print(log_text()[-3000:])
            sys.exit(f"{target} fails without a fault; fix that first")
        usual[target] = time.monotonic() - begun
    return usual


def show(mutant, result, texts):
    print(f"{result:16}  {mutant.path}:{mutant.line(texts[mutant.path])} {mutant.kind}", flush=True)


def measure_together(tree, chosen, texts, folders, users):
    """The results of the mutants that one build can contain."""
    targets = sorted({target for target, _ in chosen})
    owner = {mutant: target for target, mutant in chosen}
    numbers = {mutant: number for number, mutant in enumerate(mutant_switches.apart(owner))}
    module = lambda path: max((folder for folder in folders if path.startswith(folder + "/")), key=len)
    written = {}
    if build(tree, targets) != 0:
        print(log_text()[-3000:])
        sys.exit("the build fails without a fault; fix that first")
    try:
        while numbers:
            begun = time.monotonic()
            for path in set(written):
                restore(tree, path, texts)
            written = mutant_switches.plant(tree, numbers, texts, module)
            complaints = checked(tree, written)
            if not complaints and build(tree, targets) != 0:
                complaints = log_text()
            print(f"{len(numbers)} faults in one build: {time.monotonic() - begun:.0f} s, {'refused' if complaints else 'built'}", flush=True)
            if not complaints:
                break
            gone = mutant_switches.refused(complaints, tree, numbers, texts)
            if not gone:
                print(complaints[-3000:])
                sys.exit("the build failed without naming a fault")
            for mutant in gone:
                show(mutant, "alone", texts)
            numbers = {mutant: number for mutant, number in numbers.items() if mutant not in gone}
        usual = usual_seconds(tree, targets) if numbers else {}
        results = {}
        for mutant, number in numbers.items():
            code = test(tree, owner[mutant], 30 + 5 * usual[owner[mutant]], POPCORN_MUTANT=str(number))
            results[mutant] = "survived" if code == 0 else "found"
            show(mutant, results[mutant], texts)
        for mutant in [one for one, result in results.items() if result == "survived"]:
            for target in sorted((users[module(mutant.path)] & set(targets)) - {owner[mutant]}, key=usual.get):
                if test(tree, target, 30 + 5 * usual[target], POPCORN_MUTANT=str(numbers[mutant])) != 0:
                    results[mutant] = BY_USERS
                    show(mutant, f"found, {target}", texts)
                    break
        return results
    finally:
        for path in written:
            restore(tree, path, texts)


def restore(tree, path, texts):
    if path in texts:
        (tree / path).write_text(texts[path])
    else:
        (tree / path).unlink(missing_ok=True)


def measure_alone(tree, target, chosen, texts):
    """The result of each mutant of one target, each in a separate build: found, survived, or does not compile."""
    print(f"{target}: {len(chosen)} one by one", flush=True)
    if build(tree, [target]) != 0:
        print(log_text()[-3000:])
        sys.exit(f"{target} does not build without a fault; fix that first")
    usual = usual_seconds(tree, [target])[target]
    results = {}
    for mutant in chosen:
        file, text = tree / mutant.path, texts[mutant.path]
        file.write_text(mutant.planted(text))
        try:
            if build(tree, [target]) != 0:
                results[mutant] = "does not compile"
            else:
                results[mutant] = "survived" if test(tree, target, 30 + 5 * usual) == 0 else "found"
        finally:
            file.write_text(text)
        show(mutant, results[mutant], texts)
    return results


def arguments(targets):
    parser = argparse.ArgumentParser(prog="make mutants", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("targets", nargs="*", metavar="TARGET", help="test targets; without any, all of " + ", ".join(AREAS))
    parser.add_argument("--count", type=int, default=50, help="how many faults (50)")
    parser.add_argument("--seed", type=int, help="repeats the run with this number")
    parser.add_argument("--least", type=float, default=90, help="percent that must be found (90)")
    parser.add_argument("--in-place", action="store_true", help="plants them in this checkout; use a clone, and commit first")
    parser.add_argument("--together", action="store_true", help="only the faults that one build can hold")
    parser.add_argument("--list", action="store_true", help="only shows the faults")
    asked = parser.parse_args()
    for name in asked.targets:
        if name not in targets:
            parser.error(f"there is no test target {name}; there are {', '.join(sorted(targets))}")
    asked.targets = asked.targets or [name for name, folder in targets.items() if folder.split("/")[0] in AREAS]
    asked.seed = random.randrange(10_000) if asked.seed is None else asked.seed
    return asked


def main():
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    TREE.mkdir(exist_ok=True)
    targets, folders, users = targets_of_package()
    asked = arguments(targets)
    texts, pool = {}, []
    for target in asked.targets:
        for path in sources(targets[target]):
            name = str(path.relative_to(ROOT))
            texts[name] = path.read_text()
            pool += [(target, mutant) for mutant in mutants(name, texts[name])]
    chosen, dice = [], random.Random(asked.seed)
    areas = sorted({targets[target].split("/")[0] for target in asked.targets})
    for index, area in enumerate(areas):
        share = asked.count // len(areas) + (index < asked.count % len(areas))
        chosen += choose([one for one in pool if targets[one[0]].split("/")[0] == area], share, dice)
    print(f"seed {asked.seed}: {len(chosen)} of {len(pool)} possible faults", flush=True)
    if asked.list:
        for _, mutant in chosen:
            print(mutant.shown(texts[mutant.path]))
        return
    tree = ROOT if asked.in_place else copy_tree()
    results = measure_together(tree, chosen, texts, folders, users)
    for target in asked.targets:
        rest = [mutant for name, mutant in chosen if name == target and mutant not in results]
        if rest and not asked.together:
            results |= measure_alone(tree, target, rest, texts)
    survivors = [mutant for mutant, result in results.items() if result == "survived"]
    counted = sum(result != "does not compile" for result in results.values())
    by_users = sum(result == BY_USERS for result in results.values())
    share = 100 * (counted - len(survivors)) / counted if counted else 100
    own = 100 * (counted - len(survivors) - by_users) / counted if counted else 100
    print(f"\nSurvivors (seed {asked.seed}):" if survivors else "\nNo survivor.")
    for mutant in survivors:
        print(mutant.shown(texts[mutant.path]))
    for area in areas:
        here = [result for mutant, result in results.items() if mutant.path.startswith(area + "/") and result != "does not compile"]
        print(f"{area}: {len(here)} faults, {here.count('found')} found by their module's tests, {here.count(BY_USERS)} by its users' tests")
    print(f"\n{counted} faults compiled, {len(survivors)} survived: {own:.0f} % found by their module's tests, {share:.0f} % with its users' tests")
    sys.exit(share < asked.least)


if __name__ == "__main__":
    main()
