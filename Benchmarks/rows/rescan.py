"""A scan of a library in which nothing has changed: its time, and the rows that it writes (none)."""

import json
import subprocess
import time

from harness.figures import median
from harness.programs import ENVIRONMENT, popcorn
from harness.slices import Comparison, taking_turns
from rows.clips import spread, tiny, without_ffmpeg
from rows.scan import timed_empty


def measure(workshop, report):
    count = workshop.sizes.unchanged
    home = workshop.folder("rescan")
    movies, data = home / "Movies", home / "data"
    spread([tiny(workshop, home)], movies, count, in_each=100)
    data.mkdir()
    environment = without_ffmpeg(ENVIRONMENT)
    popcorn("library", "add", "Movies", str(movies), "--kind", "movies", data=data)
    popcorn("library", "scan", data=data, environment=environment)
    timed(lambda: popcorn("library", "scan", data=data, environment=environment))

    def scan(*words):
        return timed(lambda: popcorn("library", "scan", *words, data=data, environment=environment))

    def find():
        return timed(lambda: list_with_find(movies)) * 1000

    empty = median([timed_empty(home / f"empty{number}", environment) for number in range(3)]) * 1000
    whole = taking_turns(lambda: scan() * 1000, find, workshop.sizes.slices // 2 + 1)
    inside = Comparison.of([(max(1, whole.ours - empty), whole.theirs)])
    document = median([scan("--json") for _ in range(3)])
    told = json.loads(popcorn("library", "scan", "--json", data=data, environment=environment).stdout)["libraries"][0]
    name = f"rescan of {count:,} unchanged files"
    report.add(
        name, inside.ours, "ms", budget="≤ 1 × find", fits=lambda _, ratio: ratio <= 1, reference=inside.theirs, reference_name="find -printf",
        note=f"{told['unchanged']:,} unchanged, {empty:.0f} ms of program start left out")
    report.compare(f"{name}: whole command", whole, "ms", budget="≤ 2 × find", fits=lambda _, ratio: ratio <= 2, reference_name="find -printf")
    report.add(f"{name}: scan --json", document, "s", budget="≤ 3 s", fits=lambda value, _: value <= 3)
    report.add(
        f"{name}: rows written", told["rows_written"], "rows", budget="0", fits=lambda value, _: value == 0 and told["unchanged"] == count)
    workshop.forget(home)


def timed(work):
    begun = time.perf_counter()
    work()
    return time.perf_counter() - begun


def list_with_find(folder):
    subprocess.run(
        ["find", str(folder), "-printf", r"%p %s %T@ %i\n"], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, check=True, timeout=600)
