"""Reads playlists and segments as a player does: by one connection that stays open."""

import http.client
import json
import re
import time
from dataclasses import dataclass
from urllib.parse import urljoin, urlsplit


@dataclass
class Segment:
    path: str
    start: float
    duration: float


class Viewer:
    """A connection that stays open."""

    def __init__(self, server):
        self._connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=60)

    def get(self, path):
        try:
            answer = self._ask(path)
        except (ConnectionError, http.client.RemoteDisconnected):
            # The server has closed it as it was not used.
            self._connection.close()
            answer = self._ask(path)
        body = answer.read()
        if answer.status != 200:
            raise RuntimeError(f"{path} gives {answer.status}: {body[:300]!r}")
        return body

    def _ask(self, path):
        self._connection.request("GET", path)
        return self._connection.getresponse()

    def timed(self, path):
        """Milliseconds until the last byte, and how many there were."""
        begun = time.perf_counter()
        body = self.get(path)
        return (time.perf_counter() - begun) * 1000, len(body)

    def close(self):
        self._connection.close()


class Stream:
    """The addresses of a movie in segments."""

    def __init__(self, viewer, title, file):
        if not file["hls_url"]:
            raise RuntimeError(f"{file['name']} has no stream")
        self.title, self.file, self._viewer = title, file, viewer
        self.master = file["hls_url"]
        lines = viewer.get(self.master).decode()
        sound = re.search(r'TYPE=AUDIO.*URI="(stream/audio-\d+/[^"]*)"', lines)
        if "\nstream/video/" not in lines or not sound:
            raise RuntimeError(f"{file['name']} is not offered with its own pictures and sound: {lines}")
        self.pictures = self.segments("video")
        self.sound = self._segments(urljoin(self.master, sound[1]))

    def segments(self, rendition):
        """Of a rendition that the master playlist need not name."""
        return self._segments(urljoin(self.master, f"stream/{rendition}/index.m3u8?{urlsplit(self.master).query}"))

    def _segments(self, playlist):
        found, start = [], 0.0
        for seconds, address in re.findall(r"^#EXTINF:([\d.]+).*\n(?:#.*\n)*(\S+)", self._viewer.get(playlist).decode(), re.MULTILINE):
            found.append(Segment(urljoin(playlist, address), start, float(seconds)))
            start += float(seconds)
        if not found:
            raise RuntimeError(f"{playlist} has no segments")
        return found

    @property
    def seconds(self):
        return sum(segment.duration for segment in self.pictures)


def opened(viewer):
    """The streams of a library of movies, by the endings of their files: MP4, MKV."""
    items = json.loads(viewer.get("/api/v1/movies?limit=200"))["items"]
    files = [(item, file) for item in items for file in item["files"]]
    return {file["name"].rsplit(".", 1)[1].upper(): Stream(viewer, item["id"], file) for item, file in files}
