"""New files: from the command until the movies are on the pages, compared with one ffprobe for each file."""

import itertools
import subprocess
import time

from harness.programs import ENVIRONMENT, POPCORN, directories, popcorn
from harness.slices import taking_turns
from rows.clips import eight, spread, without_ffmpeg


def measure(workshop, report):
    sizes = workshop.sizes
    home = workshop.folder("scan")
    paths = spread(eight(workshop, home), home / "Movies", sizes.scanned, in_each=40)
    for path in paths:
        path.read_bytes()
    environment = without_ffmpeg(ENVIRONMENT)
    empty = min(timed_empty(home / f"empty{number}", environment) for number in range(3))
    probes = paths[::max(1, len(paths) // sizes.probed)][:sizes.probed]
    places = iter(range(1_000))

    def ours():
        return len(paths) / (timed_scan(home / f"data{next(places)}", home / "Movies", len(paths), environment) - empty)

    def theirs():
        return 1 / time_ffprobe([next(turn) for _ in range(len(probes) // 4 or 1)])

    turn = itertools.cycle(probes)
    report.compare(
        f"scan of {len(paths)} new MP4 and MKV files", taking_turns(ours, theirs, 5), "files/s", budget="≥ 100 × ffprobe",
        fits=lambda _, ratio: ratio >= 100, reference_name="one ffprobe for each",
        note=f"until the movies are on the pages, {empty * 1000:.0f} ms of program start left out; artwork from the movies is made after that")
    workshop.forget(home)


def timed_empty(data, environment):
    folder = data / "nothing"
    folder.mkdir(parents=True)
    popcorn("library", "add", "Nothing", str(folder), "--kind", "movies", data=data)
    begun = time.perf_counter()
    popcorn("library", "scan", data=data, environment=environment)
    return time.perf_counter() - begun


def timed_scan(data, movies, count, environment):
    """Seconds until the scan reports that every movie is filed."""
    data.mkdir()
    popcorn("library", "add", "Movies", str(movies), "--kind", "movies", data=data)
    begun = time.perf_counter()
    scan = subprocess.Popen(
        [str(POPCORN), "library", "scan", *directories(data)], env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
        stderr=subprocess.PIPE, text=True)
    filed = None
    for line in scan.stderr:
        if "preparing posters" in line:
            filed = time.perf_counter() - begun
    told = scan.stdout.read()
    if scan.wait(timeout=60) or f"{count} new" not in told:
        raise RuntimeError(f"the scan did not file {count} movies: {told}")
    if filed is None:
        raise RuntimeError("the scan did not say when the movies were filed")
    return filed


def time_ffprobe(paths):
    """Seconds for one file."""
    begun = time.perf_counter()
    for path in paths:
        subprocess.run(
            ["ffprobe", "-v", "error", "-of", "json", "-show_format", "-show_streams", "-show_chapters", str(path)], stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL, check=True, timeout=60)
    return (time.perf_counter() - begun) / len(paths)
