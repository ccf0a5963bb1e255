"""Seeking starts no process where nothing is converted. Where something is, encoders are few, shared, replaced if they fail, and end
when nobody waits for them."""

import os
import random
import re
import signal
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from shutil import which

import pytest

from comparing import run
from playlists import Master, Media, content, fetched
from steps import eventually
from streams import Streams, Watch, children
from test_stopping import LONGEST


@pytest.fixture(scope="module")
def streams(tmp_path_factory):
    streams = Streams(tmp_path_factory.mktemp("encoders"), ["long-avi", "long-mkv"])
    yield streams
    streams.stop()


def calm(streams):
    """Waits until no process of the server runs any more."""
    quiet = 0
    end = time.monotonic() + 40
    while quiet < 20 and time.monotonic() < end:
        quiet = quiet + 1 if not children(streams.server.process.pid) else 0
        time.sleep(0.05)
    assert quiet == 20, "The server's processes do not end"


def segments(streams, name, kind):
    """The addresses of the segments of the first rendition whose name begins so."""
    media = [Media.read(url) for url in streams.master(name).addresses()]
    return [url for _, url in next(each for each in media if each.name.startswith(kind)).segments]


def test_seeks_without_conversion_start_no_process(streams):
    calm(streams)
    with Watch(lambda: children(streams.server.process.pid)) as watch:
        master = Master.read(streams.master_url("long-mkv"))
        lists = [Media.read(url) for url in master.addresses() if "-aac" not in url and "video-" not in url]
        chance = random.Random(10)
        for _ in range(10):
            place = chance.random()
            for media in lists:
                content(media.segments[int(place * len(media.segments))][1])
    assert {each.name.split("-")[0] for each in lists} == {"video", "audio"}
    assert watch.seen == set()


def test_seeks_with_conversion_leave_no_process(streams):
    kinds = [segments(streams, "long-avi", kind) for kind in ("video-240", "audio")]
    chance = random.Random(20)
    with Watch(streams.encoders) as watch:
        for _ in range(10):
            place = chance.random()
            for addresses in kinds:
                content(addresses[int(place * len(addresses))])
    assert watch.seen, "Something was converted"
    assert watch.most <= 6, "A seek moves the encoders, and does not add others"
    time.sleep(10)
    assert streams.encoders() == set()
    assert children(streams.server.process.pid) == set()


def test_a_killed_encoder_is_not_noticed(streams):
    addresses = segments(streams, "long-avi", "video-240")
    first = len(addresses) // 3
    # While a segment is awaited …
    with ThreadPoolExecutor(1) as worker:
        answer = worker.submit(fetched, addresses[first])
        eventually(lambda: answer.done() or streams.encoders(), "an encoder")
        killed = kill(streams)
        assert answer.result()[0] == 200
    # … and between two segments.
    for address in addresses[first + 1:first + 20:3]:
        killed += kill(streams)
        assert fetched(address)[0] == 200
    assert killed >= 3


def kill(streams, kind=signal.SIGKILL):
    found = streams.encoders()
    for process in found:
        try:
            os.kill(process, kind)
        except ProcessLookupError:
            pass
    return len(found)


def test_a_converted_segment_is_whole_after_kills(streams):
    """Segments of different encoders fit together."""
    addresses = segments(streams, "long-avi", "video-240")
    url = next(url for url in streams.master("long-avi").addresses() if "video-240" in url)
    # Further than an encoder works ahead: one that is killed before it has made anything is not replaced for ever.
    for number in range(0, len(addresses), 8)[:6]:
        content(addresses[number])
        kill(streams)
    done = run("ffmpeg", "-v", "warning", "-t", "20", "-i", url, "-f", "null", "-")
    assert (done.returncode, done.stderr) == (0, "")


def test_many_viewers_of_one_movie(streams):
    addresses = segments(streams, "long-mkv", "video-240")
    place = len(addresses) // 2
    calm(streams)
    with Watch(streams.encoders) as watch, ThreadPoolExecutor(30) as clients:
        # Each has a player of its own, as from a master playlist of its own.
        answers = list(clients.map(fetched, [re.sub(r"&p=\w+", f"&p={player}", addresses[place]) for player in range(1, 31)]))
    assert {status for status, _, _ in answers} == {200}
    assert len({body for _, _, body in answers}) == 1
    assert len(watch.seen) == 1


@pytest.fixture
def own_streams(tmp_path):
    """For tests that stop the server or burden it."""
    streams = Streams(tmp_path, ["long-avi"])
    yield streams
    streams.stop()


def test_a_viewer_who_opens_many_movies(tmp_path):
    streams = Streams(tmp_path, ["busy"])
    original = streams.paths["busy"].read_bytes()
    for number in range(39):
        # A chunk of no meaning at the end, so that each has other bytes.
        (streams.folder / f"More {number:03} (1950).avi").write_bytes(original + b"JUNK\x10\0\0\0" + number.to_bytes(16, "little"))
    server = streams.server
    eventually(lambda: len(server.files()) == 40, "all movies to be there", seconds=120)
    eventually(lambda: all(file["hls_url"] and file["duration"] for _, file in server.files()), "all movies to be read", seconds=120)
    server.scanned()
    masters = [Master.read(server.url + file["hls_url"]) for _, file in server.files()]
    wanted = [Media.read(next(url for url in master.addresses() if "video-240" in url)).segments[1][1] for master in masters]
    slowest, ends = [], threading.Event()

    def health():
        while not ends.is_set():
            begun = time.monotonic()
            assert server.get("/healthz")["status"] == "ready"
            slowest.append(time.monotonic() - begun)
            time.sleep(0.05)
    with ThreadPoolExecutor(41) as clients:
        watching = clients.submit(health)
        answers = list(clients.map(lambda url: fetched(url, timeout=90), wanted))
        ends.set()
        watching.result()
    assert {status for status, _, _ in answers} <= {200, 503}
    assert any(status == 200 for status, _, _ in answers)
    assert all(int(headers["retry-after"]) > 0 for status, headers, _ in answers if status == 503)
    assert max(slowest) < 1, f"The server was busy for {max(slowest):.1f} s"
    assert fetched(wanted[0], timeout=90)[0] == 200
    eventually(lambda: not streams.encoders(), "the encoders to end", seconds=10)
    streams.stop()


def test_an_encoder_that_hangs_is_replaced(own_streams):
    def stop_and_wait(address):
        """Seconds from stopping the encoder to the answer. It may have made the segment just before."""
        with ThreadPoolExecutor(1) as worker:
            answer = worker.submit(fetched, address)
            eventually(lambda: answer.done() or own_streams.encoders(), "an encoder")
            begun = time.monotonic()
            hanging.update(own_streams.encoders())
            kill(own_streams, signal.SIGSTOP)
            assert answer.result()[0] == 200
            return time.monotonic() - begun

    hanging = set()
    addresses = segments(own_streams, "long-avi", "video-240")
    assert any(stop_and_wait(address) > 5 for address in addresses[8::16])
    eventually(lambda: not hanging & own_streams.encoders(), "the ones that hung to end", 40)


def test_stopping_while_movies_are_converted(own_streams):
    streams = own_streams
    kinds = [segments(streams, "long-avi", kind) for kind in ("video-240", "audio")]
    clients = [threading.Thread(target=quietly, args=(addresses[place],), daemon=True) for addresses in kinds for place in (3, 40, 80)]
    for client in clients:
        client.start()
    eventually(streams.encoders, "an encoder")
    assert streams.server.stop() < LONGEST
    log = (streams.server.data / "server.log").read_text()
    assert streams.server.process.returncode == 0 and "Fatal" not in log and "longer than allowed" not in log
    eventually(lambda: not streams.encoders(), "the encoders to be gone", seconds=1)


def quietly(address):
    try:
        fetched(address)
    except OSError:
        pass


def test_a_server_that_is_killed_leaves_no_encoder(own_streams):
    addresses = segments(own_streams, "long-avi", "video-240")
    content(addresses[5])
    own_streams.server.stop(signal.SIGKILL)
    eventually(lambda: not own_streams.encoders(), "the encoders to be gone", seconds=15)


def test_a_full_disk(tmp_path):
    """The cache has no room at all: segments are made and sent all the same."""
    cache = tmp_path / "data" / "cache"
    mount = f"mkdir -p '{cache}' && mount -t tmpfs -o size=64k none '{cache}' && head -c 65536 /dev/zero > '{cache}/full'; exec \"$@\""
    prefix = ["unshare", "-rm", "sh", "-c", mount, "sh"]
    if not which("unshare") or run("unshare", "-rm", "mount", "-t", "tmpfs", "none", "/mnt").returncode:
        pytest.skip("A small disk needs a namespace of its own")
    streams = Streams(tmp_path, ["mpeg4-mp3"], prefix=prefix)
    for url in streams.master("mpeg4-mp3").addresses():
        for _ in range(2):
            for _, segment in Media.read(url).segments:
                content(segment)
        done = run("ffmpeg", "-v", "warning", "-i", url, "-f", "null", "-")
        assert (done.returncode, done.stderr) == (0, "")
    streams.stop()
    assert streams.server.process.returncode == 0
