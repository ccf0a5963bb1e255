"""Decodes files and renditions with ffmpeg, and compares what comes out."""

import json
import re
import subprocess
from array import array
from bisect import bisect_right
from dataclasses import dataclass
from functools import cache


def run(*words, text=True):
    return subprocess.run([str(word) for word in words], capture_output=True, text=text, stdin=subprocess.DEVNULL, timeout=120)


# What ffmpeg says about itself: it shows no WebVTT of playlists, and the clock of its output, the frames per second that it guesses, is too
# coarse for times in milliseconds (it says the same about MP4 that it copies from Matroska), for rates that vary and for cut-off pictures.
# Whether times are in order is tested with their own clock.
IGNORED = re.compile(r"^(\[hls @ .* Can't support the subtitle.*|\[null @ .* non monotonically increasing dts to muxer .*"
                     r"|    Last message repeated .*)$", re.MULTILINE)


def complaints_about(url):
    done = run("ffmpeg", "-v", "warning", "-i", url, "-f", "null", "-")
    return IGNORED.sub("", done.stderr).strip() + (f" (exit code {done.returncode})" if done.returncode else "")


@dataclass(frozen=True)
class Frame:
    time: float
    digest: str


def frames(path, stream):
    """The decoded pictures or pieces of sound of one stream, and what ffmpeg complains about."""
    done = run("ffmpeg", "-v", "warning", "-i", path, "-map", f"0:{stream}", "-fps_mode", "passthrough", "-enc_time_base", "-1", "-copyts",
               "-f", "framemd5", "-")
    base, found = 1.0, []
    for line in done.stdout.splitlines():
        if line.startswith("#tb 0: "):
            over, under = line[7:].split("/")
            base = int(over) / int(under)
        parts = [part.strip() for part in line.split(",")]
        if not line.startswith("#") and len(parts) == 6:
            found.append(Frame(int(parts[2]) * base, parts[5]))
    assert done.returncode == 0, done.stderr
    return found, done.stderr.strip()


def difference(source, shown, kind, codec, tolerance, is_cut=False, has_times=True):
    """The first difference between the frames of a file and of its segments; None if they are alike. Frames before 0 are decoded and not
    shown: ffmpeg leaves them out of a file and gives them for segments."""
    shown = [frame for frame in shown if frame.time > -tolerance]
    source = [frame for frame in source if frame.time > -tolerance]
    if kind == "v" and is_cut:
        # Pictures before the start of an edit come first, for a tick each.
        shown = shown[max(0, len(shown) - len(source)):]
    if kind == "a" and len(source) == len(shown) + 1:
        # ffmpeg cuts a piece of sound that begins before 0 only in a file, …
        source = source[1:]
    for place, (one, other) in enumerate(zip(source, shown)):
        # … and likewise the end of the last piece of Opus and MP3.
        is_end = place == len(source) - 1 and codec in ("opus", "mp3")
        if one.digest != other.digest and not is_end or has_times and abs(one.time - other.time) > tolerance:
            return f"frame {place} of {len(source)} is {other}, not {one}"
    return None if len(source) == len(shown) else f"{len(shown)} frames, not {len(source)}"


@cache
def probe(path):
    """The streams and the format of a file, by ffprobe."""
    return json.loads(run("ffprobe", "-v", "quiet", "-of", "json", "-show_streams", "-show_format", path).stdout)


# Small enough to compare in Python, large enough to tell pictures apart.
SIDE = 16
RATE = 24


def pictures(path, times):
    """Small grey pictures, 24 for each second from 0 on: each the last one that has begun.
    - times: of all pictures, ascending."""
    done = run("ffmpeg", "-v", "error", "-i", path, "-map", "0:v:0", "-fps_mode", "passthrough",
               "-vf", f"scale={SIDE}:{SIDE}:flags=area,format=gray", "-f", "rawvideo", "-", text=False)
    found = [done.stdout[at:at + SIDE * SIDE] for at in range(0, len(done.stdout), SIDE * SIDE)]
    assert len(found) == len(times), f"{len(found)} pictures, not {len(times)}"
    return [found[max(0, bisect_right(times, at / RATE + 0.002) - 1)] for at in range(int((times[-1] - min(0, times[0])) * RATE) + 1)]


def loudness(path, stream, options=()):
    """How loud each hundredth of a second from 0 on is."""
    done = run("ffmpeg", "-v", "error", "-copyts", *options, "-i", path, "-map", f"0:{stream}", "-ac", "1",
               "-af", "aresample=8000:async=1:first_pts=0", "-f", "s16le", "-", text=False)
    sound = array("h", done.stdout[:len(done.stdout) // 160 * 160])
    return [sum(map(abs, sound[at:at + 80])) for at in range(0, len(sound), 80)]


def shift(one, other, distance, most):
    """By how many places the second list is later than the first one: the shift with the smallest difference."""
    def cost(places):
        pairs = [(one[at], other[at + places]) for at in range(max(0, -places), min(len(one), len(other) - places))]
        return sum(distance(*pair) for pair in pairs) / max(1, len(pairs))
    return min(range(-most, most + 1), key=lambda places: (cost(places), abs(places)))


def picture_shift(source, shown, most=4):
    return shift(source, shown, lambda one, other: sum(abs(a - b) for a, b in zip(one, other)), most)


def sound_shift(source, shown, most=12):
    return shift(source, shown, lambda one, other: abs(one - other), most)
