"""Any segment of a movie of 25 minutes, made by the server and made by ffmpeg; and the processor time of a delivered hour."""

import os
import random
import subprocess
import time

from harness.figures import cpu_seconds, ended_children, family, median, percentile, settled
from harness.report import shown
from harness.slices import taking_turns
from harness.streams import Viewer, opened
from rows.clips import filed, long_movies

# Segments in a slice; ffmpeg makes the first of them.
OURS, THEIRS = 30, 3
HOURS = 5


def measure(workshop, report):
    programs = workshop.programs
    home, movies = workshop.folder("remux"), long_movies(workshop)
    server = programs.popcorn(filed(home / "data", movies["MP4"].parent))
    server.wait()
    settled(server.pid)
    children = ended_children(server.pid)
    viewer = Viewer(server)
    streams = opened(viewer)
    for kind, path in movies.items():
        add_requests(report, viewer, kind, streams[kind], path, workshop.sizes.slices)
    started = ended_children(server.pid) != children or len(family(server.pid)) > 1
    report.add("remux: processes started", int(started), "", budget="0", fits=lambda value, _: value == 0, note="1 stands for any number of them")
    for kind, path in movies.items():
        add_hours(report, server, viewer, kind, streams[kind], path, workshop.folder(f"remux/{kind}"))
    viewer.close()
    programs.stop_all()
    workshop.forget(home)


def add_requests(report, viewer, kind, stream, path, rounds):
    dice = random.Random(1)
    chosen = [[dice.choice(stream.pictures[:-1]) for _ in range(OURS)] for _ in range(rounds)]
    turns, turn = iter(chosen), iter(chosen)
    taken, made, sound = [], [], []

    def ours():
        told = [viewer.timed(segment.path) for segment in next(turns)]
        taken.extend(told)
        sound.extend(viewer.timed(dice.choice(stream.sound).path)[0] for _ in range(OURS))
        return median([milliseconds for milliseconds, _ in told])

    def theirs():
        told = [by_ffmpeg(path, segment) for segment in next(turn)[:THEIRS]]
        made.extend(told)
        return median([milliseconds for milliseconds, _ in told])

    told = taking_turns(ours, theirs, rounds)
    same_work(path, [size for _, size in taken], [size for _, size in made])
    report.add(
        f"remux: any segment, {kind}, p99", percentile([one for one, _ in taken], 99), "ms", budget="≤ 20 ms", fits=lambda value, _: value <= 20,
        reference=percentile([one for one, _ in made], 99), reference_name="ffmpeg -c copy",
        note=f"{len(taken)} segments of pictures, {sum(size for _, size in taken) / len(taken) / 1e6:.1f} MB on average; p50 {shown(told.ours)} ms, of "
             f"ffmpeg {shown(told.theirs)} ms; sound p99 {shown(percentile(sound, 99))} ms")


def by_ffmpeg(path, segment):
    """Milliseconds for the same segment, and its bytes. In MKV files, ffmpeg looks for a keyframe some pictures before the wanted time."""
    later = 0.2
    begun = time.perf_counter()
    done = subprocess.run(
        ["ffmpeg", "-nostdin", "-v", "error", "-ss", f"{segment.start + later:.3f}", "-i", str(path), "-t", f"{segment.duration - later - 0.02:.3f}", "-map", "0:v",
         "-c", "copy", "-f", "mp4", "-movflags", "empty_moov+default_base_moof", "pipe:1"],
        stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, check=True, timeout=60)
    return (time.perf_counter() - begun) * 1000, len(done.stdout)


def same_work(path, ours, theirs):
    one, other = median(ours), median(theirs)
    if not 0.7 < one / other < 1.4:
        raise RuntimeError(f"{path.name}: our segments have {one:,} bytes, those of ffmpeg {other:,}")


def add_hours(report, server, viewer, kind, stream, path, folder):
    hours = stream.seconds / 3600

    def ours():
        before = cpu_seconds(server.pid)
        for segment in stream.pictures + stream.sound:
            viewer.get(segment.path)
        return (cpu_seconds(server.pid) - before) / hours

    report.compare(
        f"remux: processor for a delivered hour, {kind}", taking_turns(ours, lambda: hls_by_ffmpeg(path, folder) / hours, HOURS), "s",
        reference_name="ffmpeg -c copy -f hls", note="ours sends it to a viewer, ffmpeg writes it to a disk")


def hls_by_ffmpeg(path, folder):
    """Seconds of processor."""
    process = subprocess.Popen(
        ["ffmpeg", "-nostdin", "-v", "error", "-y", "-i", str(path), "-c", "copy", "-f", "hls", "-hls_time", "4", "-hls_playlist_type", "vod",
         "-hls_segment_type", "fmp4", str(folder / "index.m3u8")], stdin=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        raise RuntimeError(f"ffmpeg ended with {process.returncode}")
    return usage.ru_utime + usage.ru_stime
