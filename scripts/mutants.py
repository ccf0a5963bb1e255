#!/usr/bin/env python3
"""Plants small faults, one at a time, and lists those that no test finds.

    scripts/mutants.py                              50 faults in random modules of Core, Platform, Contexts and Features
    scripts/mutants.py FlowTests ViewingTests       in the modules that these targets test
    scripts/mutants.py --seed 7 --count 100         the same faults again, as long as the sources are the same
    scripts/mutants.py --list FlowTests             only shows what would be planted

It works on a copy of the committed and changed files in .build-mutants, so that the checkout stays as it is. A fault that does not compile does
not count; tests that hang or crash have found theirs. Some survivors change nothing that matters (a capacity, an order without meaning): judge each.
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

ROOT = Path(__file__).resolve().parent.parent
TREE = ROOT / ".build-mutants"
AREAS = ("Core", "Platform", "Contexts", "Features")
SQL = re.compile(r"\b(SELECT|UPDATE|DELETE|INSERT)\b")

# A pattern in code, and what stands in its place. The first group, if there is one, is what is replaced.
IN_CODE = [
    ("comparison", r"(?<= )(<=|>=|==|!=|<|>)(?= )", {"<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "=="}),
    ("and/or", r"(?<= )(&&|\|\|)(?= )", {"&&": "||", "||": "&&"}),
    ("negation", r"(?<=[ (])(!)(?=[a-zA-Z(])", ""),
    ("range", r"(?<=[\w )])(\.\.<)(?=[\w (])", "..."),
    ("range", r"(?<=[\w)])(\.\.\.)(?=[\w(])", "..<"),
    ("arithmetic", r"(?<=[\w)] )([+-])(?= [\w(])", {"+": "-", "-": "+"}),
    ("constant", r"(?<![\w.#$\"])(\d[\d_]*)(?![\w.]|\.\d)", lambda text: str(int(text.replace("_", "")) + 1)),
    ("constant", r"\b(true|false)\b", {"true": "false", "false": "true"}),
    ("end", r"\.(first|last)\b(?=[ ?,)\n])", {"first": "last", "last": "first"}),
    ("end", r"(?<![\w.])(min|max)(?=\()", {"min": "max", "max": "min"}),
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
                    # A guard may say something in words.
                    if kind != "guard" or kinds[start] != wanted:
                        continue
                old = match[1]
                if old.count("(") != old.count(")"):
                    continue
                new = replacement(old) if callable(replacement) else replacement[old] if isinstance(replacement, dict) else replacement
                found.append(Mutant(kind, path, start, end, new))
    return found


def test_targets():
    """The folder that each test target tests."""
    text = subprocess.run(
        ["swift", "package", "--scratch-path", str(TREE / "manifest"), "dump-package"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    found = {one["name"]: str(Path(one["path"]).parent) for one in json.loads(text)["targets"] if one["type"] == "test"}
    return {name: folder for name, folder in found.items() if folder != "."}


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


def run(tree, target, *words, limit):
    """The exit code; None if it had to be stopped."""
    environment = os.environ | {"POPCORN_ONLY": target, "SWIFT_BACKTRACE": "enable=no"}
    with open(TREE / "log", "wb") as log:
        process = subprocess.Popen(
            ["swift", *words], cwd=tree, env=environment, stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True)
        try:
            return process.wait(timeout=limit)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()
            return None


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


def measure(tree, target, chosen, texts):
    """What became of each mutant of one target: found, survived, or did not compile."""
    print(f"{target}: {len(chosen)} fault{'s' if len(chosen) > 1 else ''}; first the tests as they are …", flush=True)
    build = ("build", "--build-tests")
    tests = ("test", "--skip-build", "--filter", f"^{target}\\.")
    begun = time.monotonic()
    if run(tree, target, *build, limit=3600) != 0 or run(tree, target, *tests, limit=900) != 0:
        print((TREE / "log").read_text(errors="replace")[-2000:])
        sys.exit(f"{target} fails without a fault; mend that first")
    run_begun = time.monotonic()
    run(tree, target, *tests, limit=900)
    usual = time.monotonic() - run_begun
    print(f"{target}: {run_begun - begun:.0f} s to build and test, {usual:.0f} s to test", flush=True)
    results = []
    for mutant in chosen:
        file, text = tree / mutant.path, texts[mutant.path]
        file.write_text(mutant.planted(text))
        try:
            if run(tree, target, *build, limit=1800) != 0:
                result = "does not compile"
            else:
                result = "survived" if run(tree, target, *tests, limit=30 + 5 * usual) == 0 else "found"
        finally:
            file.write_text(text)
        results.append((mutant, result))
        print(f"{result:16}  {mutant.path}:{mutant.line(text)} {mutant.kind}", flush=True)
    return results


def arguments(targets):
    parser = argparse.ArgumentParser(prog="make mutants", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("targets", nargs="*", metavar="TARGET", help="test targets; without any, all of " + ", ".join(AREAS))
    parser.add_argument("--count", type=int, default=50, help="how many faults (50)")
    parser.add_argument("--seed", type=int, help="repeats the run with this number")
    parser.add_argument("--least", type=float, default=90, help="percent that must be found (90)")
    parser.add_argument("--list", action="store_true", help="only shows the faults")
    asked = parser.parse_args()
    for name in asked.targets:
        if name not in targets:
            parser.error(f"there is no test target {name}; there are {', '.join(sorted(targets))}")
    asked.targets = asked.targets or [name for name, folder in targets.items() if folder.split("/")[0] in AREAS]
    asked.seed = random.randrange(10_000) if asked.seed is None else asked.seed
    return asked


def main():
    TREE.mkdir(exist_ok=True)
    targets = test_targets()
    asked = arguments(targets)
    texts, pool = {}, []
    for target in asked.targets:
        for path in sources(targets[target]):
            name = str(path.relative_to(ROOT))
            texts[name] = path.read_text()
            pool += [(target, mutant) for mutant in mutants(name, texts[name])]
    chosen = choose(pool, asked.count, random.Random(asked.seed))
    print(f"seed {asked.seed}: {len(chosen)} of {len(pool)} possible faults", flush=True)
    if asked.list:
        for _, mutant in chosen:
            print(mutant.shown(texts[mutant.path]))
        return
    tree = copy_tree()
    results = []
    for target in asked.targets:
        mine = [mutant for name, mutant in chosen if name == target]
        if mine:
            results += measure(tree, target, mine, texts)
    survivors = [mutant for mutant, result in results if result == "survived"]
    counted = sum(result != "does not compile" for _, result in results)
    share = 100 * (counted - len(survivors)) / counted if counted else 100
    print(f"\nSurvivors (seed {asked.seed}):" if survivors else "\nNo survivor.")
    for mutant in survivors:
        print(mutant.shown(texts[mutant.path]))
    print(f"\n{counted} faults compiled, {counted - len(survivors)} found, {len(survivors)} survived: {share:.0f} % found")
    sys.exit(share < asked.least)


if __name__ == "__main__":
    main()
