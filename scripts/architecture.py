#!/usr/bin/env python3
"""Generates docs/architecture.md from the manifest. With --check, fails if the page is out of date."""

import json
import subprocess
import sys
import tempfile
from collections import OrderedDict
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs/architecture.md"

LAYERS = OrderedDict([
    ("Core", "values and the kernel; no input or output"), ("Platform", "mechanisms without knowledge of movies or people"),
    ("Contexts", "business domains, unknown to each other"), ("Adapters", "one outside program or service each"),
    ("Features", "screens: State, Action, Intent, reduce, view"), ("AppDependencies", "the one place that joins them"), ("App", "commands, routes, scenes"),
])


def manifest():
    with tempfile.TemporaryDirectory() as scratch:
        # A separate directory, because a concurrent build locks the usual one.
        command = ["swift", "package", "--scratch-path", scratch, "dump-package"]
        text = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    targets = {}
    for target in json.loads(text)["targets"]:
        if target["type"] == "test":
            continue
        inner = sorted(d["byName"][0] for d in target["dependencies"] if "byName" in d)
        outer = sorted(d["product"][0] for d in target["dependencies"] if "product" in d)
        targets[target["name"]] = (target["path"], inner, outer)
    return targets


def page(targets):
    lines = [
        "# Architecture", "",
        "Drawn from `Package.swift` by `scripts/architecture.py`; do not edit. The manifest defines the rules and stops on a wrong dependency.", "",
        "```mermaid", "flowchart TD",
    ]
    contexts = sorted({path.split("/")[1] for path, _, _ in targets.values() if path.startswith("Contexts/")})
    for layer, what in LAYERS.items():
        lines.append(f"  {layer}[\"{layer}: {what}\"]")
    edges = set()
    for path, inner, _ in targets.values():
        for used in inner:
            one, other = path.split("/")[0], targets[used][0].split("/")[0]
            if one != other:
                edges.add((one, other))
    lines += [f"  {one} --> {other}" for one, other in sorted(edges)] + ["```", ""]
    lines += ["Inside a context: `Composition → Application → Domain`, `Infrastructure → Domain`. The contexts are " + ", ".join(contexts) + ".", ""]
    for layer, what in LAYERS.items():
        lines += [f"## {layer}: {what}", "", "| module | folder | sees | outside |", "|---|---|---|---|"]
        for name, (path, inner, outer) in sorted(targets.items(), key=lambda item: item[1][0]):
            if path.split("/")[0] == layer:
                lines.append(f"| `{name}` | `{path}` | {', '.join(inner) or '–'} | {', '.join(outer) or '–'} |")
        lines.append("")
    return "\n".join(lines)


if __name__ == "__main__":
    drawn = page(manifest())
    if "--check" in sys.argv:
        if not PAGE.exists() or PAGE.read_text() != drawn:
            sys.exit("docs/architecture.md is out of date: run scripts/architecture.py")
        print("docs/architecture.md is up to date")
    else:
        PAGE.write_text(drawn)
