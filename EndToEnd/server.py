"""Starts and stops the real program, as a user would."""

import json
import os
import re
import signal
import subprocess
import time
import urllib.error
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BINARY = Path(os.environ.get("POPCORN_BINARY", ROOT / ".build/release/popcorn"))
OUT = ROOT / "out"
SAMPLE = OUT / "sample"
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
# The number of movies of the fixture `long`.
LONG_LIST = 700


def popcorn(*words, data, check=True, timeout=600):
    """Runs a command and waits for its end."""
    command = [str(BINARY), *words, "--data-dir", str(data), "--cache-dir", str(Path(data) / "cache")]
    return subprocess.run(command, capture_output=True, text=True, check=check, timeout=timeout)


def sample_library():
    """The sample movies, made once for all test runs of this checkout."""
    if not (SAMPLE / ".made").exists():
        SAMPLE.mkdir(parents=True, exist_ok=True)
        subprocess.run([str(BINARY), "sample", str(SAMPLE)], check=True, timeout=900)
        (SAMPLE / ".made").touch()
    return SAMPLE


def copies(clip, paths):
    """Puts a movie at each of some paths, every one with other bytes."""
    content = clip.read_bytes()
    for number, path in enumerate(paths):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content + (24).to_bytes(4, "big") + b"free" + number.to_bytes(16, "big"))


def lettered(count):
    """Names that begin with all letters: "Alpha 0000", …, "Zlpha 0699"."""
    return [f"{LETTERS[number * 26 // count]}lpha {number:04}" for number in range(count)]


def running(root, name, kind):
    """A server with the folder `root/name`, scanned; it stops after its tests."""
    data = root / "data"
    data.mkdir()
    popcorn("library", "add", name, str(root / name), "--kind", kind, data=data)
    server = Server(data).start()
    server.scanned()
    yield server
    server.stop()


class Server:
    """A running server with a data directory of its own."""

    def __init__(self, data, port=0, words=(), samples=False, environment=None, prefix=()):
        self.samples, self.environment, self.prefix = samples, environment or {}, list(prefix)
        self.data, self.port, self.words, self.process = Path(data), port, list(words), None
        self.log = open(self.data / "server.log", "a", encoding="utf-8")

    def start(self):
        command = [*self.prefix, str(BINARY), "serve", "--port", str(self.port), "--data-dir", str(self.data),
                   "--cache-dir", str(self.data / "cache"), *([] if self.samples else ["--no-sample"]), *self.words]
        mark = self.log.tell()
        self.process = subprocess.Popen(command, stdout=self.log, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL,
                                        env={**os.environ, **self.environment})
        self.port = self.until(lambda: self._announced(mark), "the server to say where it is")
        self.until(lambda: self.get("/healthz").get("status") == "ready", "the server to be ready")
        return self

    def _announced(self, mark):
        if self.process.poll() is not None:
            raise AssertionError("The server ended: " + (self.data / "server.log").read_text()[mark:])
        found = re.search(r"http://[^\s:]+:(\d+)", (self.data / "server.log").read_text()[mark:])
        return int(found.group(1)) if found else None

    @staticmethod
    def until(condition, what, seconds=60):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            try:
                value = condition()
                if value:
                    return value
            except (urllib.error.URLError, ConnectionError):
                pass
            time.sleep(0.02)
        raise AssertionError(f"Waited {seconds} s for {what}")

    def stop(self, kind=signal.SIGTERM):
        """How long it took to stop, in seconds."""
        begun = time.monotonic()
        self.process.send_signal(kind)
        self.process.wait(timeout=15)
        return time.monotonic() - begun

    def written(self):
        """What it wrote last."""
        return (self.data / "server.log").read_text(errors="replace")[-3_000:]

    @property
    def url(self):
        return f"http://127.0.0.1:{self.port}"

    def get(self, path):
        with urllib.request.urlopen(self.url + path, timeout=10) as answer:
            return json.load(answer)

    def files(self):
        """What the API says about the files of all movies and episodes, each with its title."""
        def pages(address):
            place = ""
            while place is not None:
                answer = self.get(f"{address}?limit=100{place and '&after_id=' + place}")
                yield from answer["items"]
                place = answer["next_after_id"]

        titles = list(pages("/api/v1/movies"))
        for series in pages("/api/v1/series"):
            address = f"/api/v1/series/{series['id']}"
            for season in self.get(address)["seasons"]:
                titles += self.get(f"{address}/seasons/{season['number']}")["episodes"]
        return [(each["title"], file) for each in titles for file in each["files"]]

    def scanned(self):
        """Waits until all folders have been read."""
        def quiet():
            items = self.get("/api/v1/library")["items"]
            return items and all(not item["scanning"] and item.get("last_scanned_at") for item in items) and items
        return self.until(quiet, "the scan to end", seconds=180)
