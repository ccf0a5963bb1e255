"""A library of 20,000 files: its first scan with the memory that it needs, and scans after small changes."""

import itertools
import os
import subprocess
import threading
import time
from pathlib import Path

from harness.programs import ENVIRONMENT, POPCORN, directories, popcorn
from harness.slices import Comparison
from rows.clips import eight, spread, unlike, without_ffmpeg
from rows.scan import time_ffprobe, timed_empty


def measure(workshop, report):
    count = workshop.sizes.changing
    home = workshop.folder("changes")
    movies, data = home / "Movies", home / "data"
    clips = eight(workshop, home)
    paths = spread(clips, movies, count, in_each=40)
    environment = without_ffmpeg(ENVIRONMENT)
    empty = min(timed_empty(home / f"empty{number}", environment) for number in range(3))
    data.mkdir()
    popcorn("library", "add", "Movies", str(movies), "--kind", "movies", data=data)
    probes = itertools.cycle(paths[::max(1, count // workshop.sizes.probed)])
    # The disk must not be busy with writing the files.
    os.sync()
    before = time_ffprobe([next(probes) for _ in range(30)])
    filed, peak, told = scan(data, environment)
    if filed is None:
        raise RuntimeError("the scan did not say when the movies were filed")
    if f"{count} new" not in told.replace(",", ""):
        raise RuntimeError(f"the scan did not file {count} movies: {told}")
    after = time_ffprobe([next(probes) for _ in range(30)])
    report.compare(
        f"first scan of {count:,} files", Comparison.of([(count / (filed - empty), 2 / (before + after))]), "files/s", budget="≥ 100 × ffprobe",
        fits=lambda _, ratio: ratio >= 100, reference_name="one ffprobe for each", note="until the movies are on the pages")
    report.add(f"first scan of {count:,} files: memory", peak, "MB", budget="≤ 60 MB", fits=lambda value, _: value <= 60, note="highest resident")

    def one_new():
        (movies / "Shelf 0001" / "Quiet Harbour (1951).mp4").write_bytes(unlike(clips[0].read_bytes(), ".mp4", count + 1))

    def renamed():
        (movies / "Shelf 0002").rename(movies / "Another shelf")

    for name, change, says in [("unchanged", lambda: None, "0 new"), ("one new file", one_new, "1 new"), ("a renamed folder", renamed, "moved")]:
        change()
        begun = time.perf_counter()
        _, _, told = scan(data, environment)
        took = time.perf_counter() - begun
        if name != "unchanged" and says not in told:
            raise RuntimeError(f"the scan did not see {name}: {told}")
        report.add(f"scan of {count:,} files, {name}", took, "s", budget="≤ 1 s", fits=lambda value, _: value <= 1, note="the whole command")
    workshop.forget(home)


def scan(data, environment):
    """Seconds until the movies are on the pages (None if there was nothing to file), the highest resident memory in MB, and the report."""
    begun = time.perf_counter()
    process = subprocess.Popen(
        [str(POPCORN), "library", "scan", *directories(data)], env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
        stderr=subprocess.PIPE, text=True)
    peaks = [0.0]
    watcher = threading.Thread(target=watch, args=(process, peaks))
    watcher.start()
    filed = None
    for line in process.stderr:
        if "preparing posters" in line and filed is None:
            filed = time.perf_counter() - begun
    told = process.stdout.read()
    if process.wait(timeout=60):
        raise RuntimeError(f"the scan failed: {told}")
    watcher.join()
    return filed, peaks[-1], told


def watch(process, peaks):
    """Appends the highest resident memory so far, while the process runs. What the system tells at its end counts its parent, too."""
    while process.poll() is None:
        try:
            lines = Path(f"/proc/{process.pid}/status").read_text().splitlines()
        except OSError:
            return
        peaks.extend(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmHWM"))
        time.sleep(0.02)
