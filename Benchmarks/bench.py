"""Measures the budgets, each with its reference in the same run, and writes bench.json.

Both are measured in short slices that take turns; the ratio is the median of the slices, the spread is the middle half of them. A figure outside its
budget is shown as SHORT and is no error: two noisy cores decide too much. A figure that could not be measured is one.
"""

import argparse
import os
import resource
import shutil
import sys
import tempfile
import time
import traceback
from pathlib import Path

from harness.programs import Programs
from harness.report import Report
from harness.workshop import Sizes, Workshop
from rows import answers, changes, explore, lists, live, memory, play, ranges, remux, render, rescan, saves, scan, search, start, transcode, viewers

ROWS = {
    "scan": scan.measure, "rescan": rescan.measure, "changes": changes.measure, "render": render.measure, "explore": explore.measure,
    "live": live.measure, "saves": saves.measure, "answers": answers.measure, "memory": memory.measure, "list": lists.measure,
    "search": search.measure, "start": start.measure, "ranges": ranges.measure,
    "remux": remux.measure, "viewers": viewers.measure, "transcode": transcode.measure, "play": play.measure,
}


def arguments():
    parser = argparse.ArgumentParser(prog="make bench", description=__doc__)
    parser.add_argument("--only", metavar="ROW,ROW", help="of " + ", ".join(ROWS))
    parser.add_argument("--quick", action="store_true", help="small sizes, to try the bench itself; the figures mean nothing")
    parser.add_argument("--out", type=Path, default=Path("bench.json"), help="where the JSON lines go")
    chosen = parser.parse_args()
    chosen.rows = chosen.only.split(",") if chosen.only else list(ROWS)
    for name in chosen.rows:
        if name not in ROWS:
            parser.error(f"there is no row “{name}”; choose of {', '.join(ROWS)}")
    return chosen


def main():
    chosen = arguments()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard if hard != resource.RLIM_INFINITY else max(soft, 65_536), hard))
    report = Report()
    unmeasured = []
    root = Path(tempfile.mkdtemp(prefix="popcorn-bench-"))
    try:
        with Programs() as programs:
            workshop = Workshop(root, programs, Sizes.quick() if chosen.quick else Sizes())
            print(f"load average {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores", file=sys.stderr)
            for name in ROWS:
                if name not in chosen.rows:
                    continue
                begun = time.monotonic()
                print(f"{name} …", file=sys.stderr, flush=True)
                try:
                    ROWS[name](workshop, report)
                except Exception:
                    unmeasured.append(name)
                    traceback.print_exc()
                finally:
                    programs.stop_all()
                print(f"{name}: {time.monotonic() - begun:.0f} s", file=sys.stderr, flush=True)
    finally:
        shutil.rmtree(root, ignore_errors=True)
    print(report.table())
    report.write(chosen.out)
    if unmeasured:
        sys.exit(f"could not be measured: {', '.join(unmeasured)}")


if __name__ == "__main__":
    main()
