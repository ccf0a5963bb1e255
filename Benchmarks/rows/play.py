"""From the play button to the first frame in Chromium, and from a seek to its frame; compared with the bare file in a `<video>`."""

import random
import time
import urllib.request

from harness.browser import fresh, play, play_bare, seek
from harness.figures import median, settled
from harness.programs import ENVIRONMENT
from harness.slices import taking_turns
from harness.streams import Viewer, opened
from rows.clips import filed, long_movies, without_ffmpeg

# In each browser: the first time it plays, some more times, and seeks.
AGAIN, SEEKS = 3, 5
# A browser that takes segments gets them from a server that can convert movies, and MP4 files as they are from one that cannot.
WAYS = {"direct, MP4": ("MP4", False), "remux, MP4": ("MP4", True), "remux, MKV": ("MKV", True)}
FIGURES = {"fresh": "play → first frame, a fresh browser", "again": "play → first frame", "seek": "seek → first frame"}


def measure(workshop, report):
    home, movies = workshop.folder("play"), long_movies(workshop)
    data = filed(home / "data", movies["MP4"].parent)
    for way, (kind, converts) in WAYS.items():
        server = workshop.programs.popcorn(data, ENVIRONMENT if converts else without_ffmpeg(ENVIRONMENT))
        server.wait()
        settled(server.pid)
        viewer = Viewer(server)
        streams = opened(viewer)
        viewer.close()
        dice = random.Random(1)
        told = taking_turns(lambda: in_player(server, streams[kind], converts, dice), lambda: bare(server, streams["MP4"], dice), workshop.sizes.launches)
        for name, what in FIGURES.items():
            report.compare(
                f"{what} ({way})", told[name], "ms", budget="≤ 300 ms", fits=lambda value, _: value <= 300, reference_name="the bare MP4 in a <video>")
        workshop.programs.stop(server)
    workshop.forget(home)


def in_player(server, stream, is_segments, dice):
    with fresh() as page:
        def again():
            forget_progress(server, page, stream.file)
            return play(page, f"{server.url}/movies/{stream.title}")

        told = measured(page, again, stream, dice)
        source = page.evaluate("document.querySelector('video').currentSrc")
        if source.startswith("blob:") != is_segments:
            raise RuntimeError(f"{stream.file['name']} plays from {source}")
        return told


def bare(server, stream, dice):
    with fresh() as page:
        def again():
            page.goto(server.url + "/settings")
            return play_bare(page, stream.file["url"])

        return measured(page, again, stream, dice)


def measured(page, again, stream, dice):
    """Milliseconds in one browser."""
    told = {"fresh": again(), "again": median([again() for _ in range(AGAIN)])}
    # At random places of different parts of the movie, not in the order of the parts: nothing there has been read.
    parts = dice.sample(range(1, SEEKS + 1), SEEKS)
    told["seek"] = median([seek(page, stream.seconds * (part + dice.random() * 0.5) / (SEEKS + 1)) for part in parts])
    return told


def forget_progress(server, page, file):
    """Each play is one from the start. A page that is left saves how far it was."""
    page.goto("about:blank")
    time.sleep(0.3)
    request = urllib.request.Request(f"{server.url}/api/v1/progress/{file['id']}", method="DELETE", headers={"Origin": server.url})
    with urllib.request.urlopen(request, timeout=30):
        pass
