"""A seek in a movie that is being converted: until the segment there has come, compared with ffmpeg alone and the same arguments."""

import random
import subprocess
import time
from pathlib import Path

from harness.figures import family, settled
from harness.slices import Comparison
from harness.streams import Viewer, opened
from rows.clips import filed, long_movies

RENDITIONS = ("video-720", "video-240")
# An encoder makes some segments more than were asked for.
APART = 16


def measure(workshop, report):
    programs, sizes = workshop.programs, workshop.sizes
    home, movies = workshop.folder("transcode"), long_movies(workshop)
    server = programs.popcorn(filed(home / "data", movies["MP4"].parent))
    server.wait()
    viewer = Viewer(server)
    stream = opened(viewer)["MP4"]
    for rendition in RENDITIONS:
        segments = stream.segments(rendition)
        # So far from each other that none is made on the way from another one.
        places = random.Random(1).sample(range(2, len(segments) - 12, APART), 2 * (sizes.encodes + 1))
        pairs = [pair(server, viewer, segments[one].path, segments[other].path) for one, other in zip(places[::2], places[1::2])]
        # The first one also did what is done once, such as a search for encoders.
        report.compare(
            f"transcode: seek → first segment, {rendition.removeprefix('video-')} lines", Comparison.of(pairs[1:]), "ms", budget="≤ 1.2 × ffmpeg",
            fits=lambda _, ratio: ratio <= 1.2, reference_name="ffmpeg, the same arguments",
            note=f"{segments[0].duration:.0f} s of a movie of 720 lines; another part is being converted for the same viewer when the seek comes")
    viewer.close()
    programs.stop_all()
    workshop.forget(home)


def pair(server, viewer, playing, sought):
    """Milliseconds of the server, and of ffmpeg with the arguments that the server gave it, when nothing else runs."""
    settled(server.pid)
    viewer.get(playing)
    ours, _ = viewer.timed(sought)
    command = youngest_encoder(server.pid)
    settled(server.pid)
    return ours, bare(command)


def youngest_encoder(pid):
    """Its command. Numbers of processes ascend."""
    found = [(one, words) for one in family(pid)[1:] if (words := command_of(one)) and Path(words[0]).name == "ffmpeg" and words[-1] == "pipe:1"]
    if not found:
        raise RuntimeError("the server has answered without an encoder")
    return max(found)[1]


def command_of(pid):
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes().decode().split("\0")[:-1]
    except (FileNotFoundError, ProcessLookupError):
        return []


def bare(command):
    """Milliseconds until ffmpeg has written the first fragment, which is a segment, to its end."""
    begun = time.perf_counter()
    process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    try:
        while True:
            head = process.stdout.read(8)
            if len(head) < 8:
                raise RuntimeError(f"ffmpeg ended before its first fragment: {command}")
            process.stdout.read(int.from_bytes(head[:4], "big") - 8)
            if head[4:] == b"mdat":
                return (time.perf_counter() - begun) * 1000
    finally:
        process.kill()
        process.wait()
        process.stdout.close()
