"""Small real movies, and many files that hold different ones."""

import os
from pathlib import Path

from harness.programs import ENVIRONMENT, popcorn

WORDS = "Amber Birch Cedar Delta Ember Falcon Garnet Harbour Indigo Juniper Kestrel Lantern Meadow Nectar Orchard Pebble".split()
SUBTITLES = "1\n00:00:00,200 --> 00:00:01,500\nGood evening.\n\n2\n00:00:02,000 --> 00:00:03,500\nIs this seat taken?\n"


def eight(workshop, folder):
    """Four MP4 and four MKV movies of some seconds, with sound; two of each with subtitles."""
    subtitles = folder / "words.srt"
    subtitles.write_text(SUBTITLES)
    made = []
    for number in range(8):
        ending = "mp4" if number < 4 else "mkv"
        path = folder / f"clip{number}.{ending}"
        words = ["-f", "lavfi", "-i", f"testsrc2=s=320x180:r=24:d={4 + number}", "-f", "lavfi", "-i", f"sine=f={300 + 40 * number}:d={4 + number}"]
        if number % 2:
            words += ["-i", subtitles, "-map", "0", "-map", "1", "-map", "2", "-c:s", "mov_text" if ending == "mp4" else "srt"]
        workshop.ffmpeg(*words, "-c:v", "libx264", "-preset", "ultrafast", "-crf", "40", "-g", "48", "-c:a", "aac", "-b:a", "64k", path)
        made.append(path)
    return made


def long_movies(workshop):
    """The same movie of 25 minutes as MP4 and MKV: 720 lines, 4 Mbit/s, keyframes every two seconds, B-pictures, and sound."""
    return workshop.once("long", lambda folder: made_long(workshop, folder))


def made_long(workshop, folder):
    """A minute of noise, and of it as many copies as the sizes say. 64 s are a whole number of pictures and of frames of sound."""
    minute, movies = folder / "minute.mp4", folder / "Movies"
    movies.mkdir()
    paths = {"MP4": movies / "Long Road (1999).mp4", "MKV": movies / "Cold River (1998).mkv"}
    workshop.ffmpeg(
        "-f", "lavfi", "-i", "testsrc2=s=1280x720:r=24:d=64,noise=alls=6:allf=t", "-pix_fmt", "yuv420p", "-c:v", "libx264", "-preset", "superfast",
        "-b:v", "4M", "-maxrate", "6M", "-bufsize", "8M", "-g", 48, "-keyint_min", 48, "-sc_threshold", 0, "-bf", 2, minute)
    loops = workshop.sizes.loops
    workshop.ffmpeg(
        "-stream_loop", loops - 1, "-i", minute, "-f", "lavfi", "-i", f"sine=f=300:d={64 * loops}", "-map", "0:v", "-map", "1:a", "-c:v", "copy",
        "-c:a", "aac", "-ac", 2, "-b:a", "128k", "-movflags", "+faststart", paths["MP4"])
    workshop.ffmpeg("-i", paths["MP4"], "-c", "copy", paths["MKV"])
    return paths


def tiny(workshop, folder):
    """A valid movie of some two kilobytes."""
    path = folder / "tiny.mp4"
    workshop.ffmpeg("-f", "lavfi", "-i", "color=s=16x16:r=1:d=1", "-c:v", "libx264", "-preset", "ultrafast", "-crf", "51", path)
    return path


def unlike(content, ending, number):
    """The same movie with other bytes at its end: a free box, or a Void element, that holds the number."""
    mark = number.to_bytes(16, "big")
    if ending == ".mp4":
        return content + (24).to_bytes(4, "big") + b"free" + mark
    return content + b"\xec\x90" + mark


def spread(clips, folder, count, in_each):
    """Writes so many different files, some in each folder, and answers their paths."""
    contents = [(clip.read_bytes(), clip.suffix) for clip in clips]
    paths = []
    for number in range(count):
        content, ending = contents[number % len(contents)]
        place = folder / f"Shelf {number // in_each:04}"
        if number % in_each == 0:
            place.mkdir(parents=True)
        name = f"{WORDS[number % 16]} {WORDS[number // 16 % 16]} {WORDS[number // 256 % 16]} Road {number:05} ({1930 + number % 90}){ending}"
        path = place / name
        path.write_bytes(unlike(content, ending, number))
        paths.append(path)
    return paths


def without_ffmpeg(environment):
    """Artwork from movies is made after the movies are on the pages; its time is no part of a scan."""
    return environment | {"PATH": os.fspath(Path("/nonexistent"))}


def filed(data, movies):
    """A data directory whose library holds the movies of a folder."""
    data.mkdir()
    popcorn("library", "add", "Movies", str(movies), "--kind", "movies", data=data)
    popcorn("library", "scan", data=data, environment=without_ffmpeg(ENVIRONMENT))
    return data
