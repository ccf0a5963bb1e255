"""A server with movies to stream, the addresses of their renditions, and the processes that convert them."""

import os
import threading
import time
import urllib.request
from pathlib import Path

from clips import made
from playlists import Master
from server import Server, popcorn


class Streams:
    """A running server with clips as movies. Nothing of it is cached between two calls, because tests change the files."""

    def __init__(self, root, names=None, prefix=()):
        self.folder = root / "Movies"
        self.paths = made(self.folder, names)
        data = root / "data"
        data.mkdir()
        popcorn("library", "add", "Movies", str(self.folder), "--kind", "movies", data=data)
        self.server = Server(data, prefix=prefix).start()
        self.server.scanned()

    def file(self, name):
        wanted = self.paths[name].name
        return next(file for _, file in self.server.files() if file["name"] == wanted)

    def master_url(self, name):
        address = self.file(name)["hls_url"]
        assert address, f"{name} has no playlist"
        return self.server.url + address

    def master(self, name):
        return Master.read(self.master_url(name))

    def url(self, name, part):
        """The address of something of a clip: `stream/video/0.m4s`."""
        path, _, query = self.master_url(name).partition("?")
        return f"{path.removesuffix('master.m3u8')}{part}?{query}"

    def encoders(self):
        """The processes that read one of the movies."""
        needle = os.fsencode(self.folder)
        return {process for process, command in processes() if b"ffmpeg" in command.split(b"\0")[0] and needle in command}

    def scan(self):
        """Looks for changed files at once: a server that watches them waits until they have been quiet for half a minute."""
        request = urllib.request.Request(self.server.url + "/api/v1/library/scan", method="POST", headers={"Origin": self.server.url})
        with urllib.request.urlopen(request) as answer:
            assert answer.status == 202

    def stop(self):
        if self.server.process.poll() is None:
            self.server.stop()


def processes():
    """All running processes: number and command line."""
    for entry in os.listdir("/proc"):
        if entry.isdigit():
            try:
                # A process that has ended and was not waited for has no command line.
                yield int(entry), Path(f"/proc/{entry}/cmdline").read_bytes()
            except OSError:
                pass


def children(process):
    """The processes that a process has started, and those that they have."""
    parents = {}
    for entry in os.listdir("/proc"):
        if entry.isdigit():
            try:
                parents[int(entry)] = int(Path(f"/proc/{entry}/stat").read_text().rpartition(")")[2].split()[1])
            except OSError:
                pass
    found, known = {process}, 0
    while len(found) > known:
        known = len(found)
        found |= {child for child, parent in parents.items() if parent in found}
    return found - {process}


class Watch:
    """Notes every process that is there at some moment of a `with`."""

    def __init__(self, look):
        self.look, self.seen, self.most, self.ends = look, set(), 0, threading.Event()

    def __enter__(self):
        self.thread = threading.Thread(target=self.run)
        self.thread.start()
        return self

    def run(self):
        while not self.ends.is_set():
            now = self.look()
            self.seen |= now
            self.most = max(self.most, len(now))
            time.sleep(0.005)

    def __exit__(self, *_):
        self.ends.set()
        self.thread.join()
