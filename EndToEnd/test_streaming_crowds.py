"""Many viewers of one movie, and one viewer of many movies."""

import http.client
import os
import random
import re
import socket
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from clips import AAC, H264
from packaged import ffmpeg
from playlists import Master, Media, content
from server import copies, running
from steps import eventually

MOVIES, VIEWERS, LENGTH, SLOW_READERS = 500, 500, 120, 100
# Megabytes, with which a debug build gets by.
MOST_MEMORY = 400
# Open movies, connections, and what a server has open anyway.
MOST_FILES = 150


@pytest.fixture(scope="module")
def multiplex(tmp_path_factory):
    """A server with many short movies and a longer one."""
    root = tmp_path_factory.mktemp("multiplex")
    sounds = ["-f", "lavfi", "-i", "sine=440:r=48000", "-f", "lavfi", "-i", "sine=660:r=48000", "-map", 0, "-map", 1, "-map", 2, "-shortest"]
    for name, size, length, rate in (("short", "320x180", 6, "200k"), ("long", "640x360", LENGTH, "1M")):
        ffmpeg("-f", "lavfi", "-i", f"testsrc2=s={size}:r=24:d={length}", *sounds, *H264.split(), "-b:v", rate, *AAC.split(), root / f"{name}.mp4")
    movies = root / "Movies"
    copies(root / "short.mp4", [movies / f"Short Story {number:03}.mp4" for number in range(MOVIES)])
    copies(root / "long.mp4", [movies / "Long Story (1999).mp4"])
    # Noise in one segment, so that a conversion of it has more bytes than a socket takes.
    ffmpeg("-f", "lavfi", "-i", "color=gray:s=1920x1080:r=24:d=8,noise=alls=60:allf=t", "-c:v", "mpeg4", "-q:v", 31, "-g", 300, movies / "Snow.mp4")
    yield from running(root, "Movies", "movies")


@pytest.fixture(scope="module")
def files(multiplex):
    return dict(multiplex.files())


def memory_of(server):
    """Megabytes."""
    return int(re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{server.process.pid}/status").read_text()).group(1)) / 1000


def is_well(server):
    """Ready, with little memory, and soon with few open files."""
    process, memory = Path(f"/proc/{server.process.pid}"), memory_of(server)
    assert server.get("/healthz")["status"] == "ready" and memory < MOST_MEMORY, memory
    eventually(lambda: len(os.listdir(process / "fd")) < MOST_FILES, "the connections to be closed")
    print(f"\n{memory:.0f} MB, {len(os.listdir(process / 'fd'))} open files")


def test_one_viewer_opens_many_movies(multiplex, files):
    def opened(file):
        sizes = [len(content(Media.read(address).segments[0][1])) for address in Master.read(multiplex.url + file["hls_url"]).addresses()
                 if "-240" not in address and "-aac" not in address]
        return len(sizes) == 3 and min(sizes) > 1_000

    short = [file for title, file in files.items() if title.startswith("Short Story")]
    assert len(short) == MOVIES
    with ThreadPoolExecutor(8) as hands:
        assert all(hands.map(opened, short))
    is_well(multiplex)


def test_many_viewers_open_one_movie_at_once(multiplex, files):
    """Each of them from another address, with one connection, and all at the same moment."""
    master = urlsplit(files["Long Story"]["hls_url"])
    gate = threading.Barrier(VIEWERS)

    def view(number):
        connection = http.client.HTTPConnection("127.0.0.1", multiplex.port, timeout=120, source_address=(f"127.1.{number // 200}.{number % 200 + 1}", 0))

        def read(path):
            connection.request("GET", path)
            answer = connection.getresponse()
            body = answer.read()
            assert answer.status == 200, f"{answer.status} for {path}: {body[:200]}"
            return body
        gate.wait()
        text = read(f"{master.path}?{master.query}").decode()
        index = next(line for line in text.splitlines() if line.startswith("stream/video/"))
        base = master.path.removesuffix("master.m3u8")
        segments = [line for line in read(base + index).decode().splitlines() if line and line[0] != "#"]
        folder = base + "stream/video/"
        size = sum(len(read(folder + name)) for name in random.Random(number).sample(segments, 4))
        connection.close()
        return size

    with ThreadPoolExecutor(VIEWERS) as viewers:
        read = list(viewers.map(view, range(VIEWERS)))
    assert len(read) == VIEWERS and min(read) > 4 * 2 * 1_000_000 / 8 * 0.3
    is_well(multiplex)


def test_viewers_share_what_is_converted(multiplex, files):
    """Many viewers want the same quality at once, which is made once. Each master playlist is for another viewer."""
    def view(_):
        lists = {media.name: media for media in map(Media.read, Master.read(multiplex.url + files["Long Story"]["hls_url"]).addresses())}
        return [content(url) for _, url in lists["video-240"].segments[:4]]

    with ThreadPoolExecutor(30) as viewers:
        found = list(viewers.map(view, range(30)))
    assert all(each == found[0] for each in found) and len(found[0]) == 4
    is_well(multiplex)


def test_slow_readers_of_a_conversion_need_no_memory_for_whole_segments(multiplex, files):
    lists = {media.name: media for media in map(Media.read, Master.read(multiplex.url + files["Snow"]["hls_url"]).addresses())}
    address = urlsplit(lists["video-1080"].segments[0][1])
    segment = content(address.geturl())
    before, readers = memory_of(multiplex), []
    for _ in range(SLOW_READERS):
        reader = socket.socket()
        reader.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
        reader.settimeout(60)
        reader.connect(("127.0.0.1", multiplex.port))
        reader.sendall(f"GET {address.path}?{address.query} HTTP/1.1\r\nhost: 127.0.0.1:{multiplex.port}\r\nconnection: close\r\n\r\n".encode())
        assert reader.recv(12) == b"HTTP/1.1 200"
        readers.append(reader)
    more = memory_of(multiplex) - before
    print(f"\n{more:.0f} MB more for {SLOW_READERS} readers of {len(segment) / 1e6:.1f} MB")
    assert len(segment) > 5_000_000 and more < SLOW_READERS * len(segment) / 1e6 / 3
    for reader in readers:
        with reader, reader.makefile("rb") as answer:
            assert answer.read().endswith(segment)
    is_well(multiplex)
