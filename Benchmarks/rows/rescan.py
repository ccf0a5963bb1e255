"""A library in which nothing has changed: what looking costs, and that nothing is written."""

import json
import subprocess
import time

from harness.figures import median
from harness.programs import ENVIRONMENT, popcorn
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

    empty = median([timed_empty(home / f"empty{number}", environment) for number in range(3)])
    find = median([timed(lambda: list_with_find(movies)) for _ in range(3)])
    again = median([timed(lambda: popcorn("library", "scan", data=data, environment=environment)) for _ in range(3)]) - empty
    told = json.loads(popcorn("library", "scan", "--json", data=data, environment=environment).stdout)["libraries"][0]
    report.add(
        f"rescan of {count:,} unchanged files", again * 1000, "ms", budget="≤ 2 × find", fits=lambda _, ratio: ratio <= 2, reference=find * 1000,
        reference_name="find -printf", note=f"{told['unchanged']:,} unchanged, {empty * 1000:.0f} ms of program start left out")
    report.add(
        f"rescan of {count:,} unchanged files: rows written", told["rows_written"], "rows", budget="0",
        fits=lambda value, _: value == 0 and told["unchanged"] == count)
    workshop.forget(home)


def timed(work):
    begun = time.perf_counter()
    work()
    return time.perf_counter() - begun


def list_with_find(folder):
    subprocess.run(
        ["find", str(folder), "-printf", r"%p %s %T@ %i\n"], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, check=True, timeout=600)
