"""Playlists, segments, subtitles and thumbnails are for the bearer of the file's capability only. Impossible addresses and files that
change get clear answers."""

import base64
import hashlib
import hmac
import json
import os
import re
import socket
import time
from urllib.parse import quote

import pytest

from playlists import Master, Media, content, fetched
from steps import eventually
from streams import Streams

KEPT, CONVERTED = "texts", "mpeg4-mp3"
PARTS = ["master.m3u8", "stream/video/index.m3u8", "stream/video/init.mp4", "stream/video/0.m4s", "stream/keyframes/index.m3u8",
         "stream/keyframes/0.m4s", "SOUND/index.m3u8", "SOUND/init.mp4", "SOUND/0.m4s", "TEXT/index.m3u8", "VTT", "thumbnails.vtt",
         "SHEET", "stream/video-240/index.m3u8", "stream/video-240/init.mp4", "stream/video-240/0.m4s", "SOUND-aac/index.m3u8",
         "SOUND-aac/0.m4s", "original", "download", "download.mp4"]
IMPOSSIBLE = ["COUNT", "-1", "-0", "00", "01", "+1", "1.0", "1e0", "0x0", "９", "½", "a", "", " 0", "0 ", "4294967296",
              "9223372036854775808", "9" * 40, "../0", "NaN"]


@pytest.fixture(scope="module")
def streams(tmp_path_factory):
    streams = Streams(tmp_path_factory.mktemp("access"), [KEPT, CONVERTED])
    yield streams
    streams.stop()


@pytest.fixture(scope="module")
def places(streams):
    """Where the changing names of parts lead to: by their capital letters."""
    master = streams.master(KEPT)

    def path(url):
        return re.search(r"/media/[^/]+/(.*?)(\?|$)", url).group(1)
    sound = path(next(each["URI"] for each in master.media if each["TYPE"] == "AUDIO" and "-aac" not in each["URI"]))
    text = next(each["URI"] for each in master.media if each["TYPE"] == "SUBTITLES")
    thumbnails = content(streams.url(KEPT, "thumbnails.vtt")).decode()
    return {"SOUND": sound.removesuffix("/index.m3u8"), "TEXT": path(text).removesuffix("/index.m3u8"),
            "VTT": path(Media.read(text).segments[0][1]),
            "SHEET": re.search(r"^(thumbnails/[^#?]+)", thumbnails, re.MULTILINE).group(1)}


def placed(part, places):
    for name, place in places.items():
        part = re.sub(rf"\b{name}\b", place, part)
    return part


def is_problem(answer, *statuses):
    status, headers, body = answer
    assert status in statuses, f"{status}: {body[:200]}"
    assert headers["content-type"].startswith("application/problem+json")
    described = json.loads(body)
    assert described["status"] == status and described["title"]
    return described


def token(streams, expiry, file, viewer, epoch=0, key=None):
    """A capability as the server would issue it; with its own key by default."""
    key = key or (streams.server.data / "secret.key").read_bytes()
    fields = [b"file", file.encode(), viewer, str(epoch).encode(), str(expiry).encode()]
    signed = b"popcorn-capability-2" + b"".join(len(each).to_bytes(4, "big") + each for each in fields)
    def letters(data):
        return base64.urlsafe_b64encode(data).decode().rstrip("=")
    return f"{base36(expiry)}.{base36(epoch)}.{letters(viewer)}.{letters(hmac.new(key, signed, hashlib.sha256).digest())}"


def base36(number):
    return (base36(number // 36) if number >= 36 else "") + "0123456789abcdefghijklmnopqrstuvwxyz"[number % 36]


@pytest.fixture(scope="module")
def viewer(streams):
    issued = re.search(r"[?&]c=([^&]+)", streams.master_url(KEPT)).group(1)
    text = issued.split(".")[2]
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def asked(streams, name, part, capability):
    """The answer to a request with another capability; nil for none."""
    address = re.sub(r"([?&])c=[^&]*", rf"\g<1>c={capability}" if capability is not None else r"\g<1>", streams.url(name, part))
    return fetched(address)


@pytest.mark.parametrize("part", PARTS)
def test_without_the_right_capability(streams, places, viewer, part):
    part, id = placed(part, places), streams.file(KEPT)["id"]
    later = int(time.time()) // 900 * 900 + 9_000
    issued = re.search(r"[?&]c=([^&]+)", streams.master_url(KEPT)).group(1)
    other = re.search(r"[?&]c=([^&]+)", streams.master_url(CONVERTED)).group(1)
    assert asked(streams, KEPT, part, token(streams, later, id, viewer))[0] == 200, "A right one, made as the wrong ones are"
    wrong = {
        "none": None,
        "empty": "",
        "of another file": other,
        "forged": issued[:-4] + ("AAAA" if issued[-4:] != "AAAA" else "BBBB"),
        "prolonged": base36(later + 9_000) + issued[issued.index("."):],
        "expired": token(streams, 900, id, viewer),
        "just expired": token(streams, int(time.time()) - 1, id, viewer),
        "of another key": token(streams, later, id, viewer, key=bytes(32)),
        "revoked": token(streams, later, id, viewer, epoch=7),
        "nonsense": "x" * 600,
        "with a zero": issued + "%00",
    }
    for name, capability in wrong.items():
        assert asked(streams, KEPT, part, capability)[0] == 403, name


def test_every_address_in_a_playlist_repeats_the_capability(streams):
    for name in (KEPT, CONVERTED):
        master = streams.master(name)
        for address in master.addresses() + master.addresses("SUBTITLES") + [each["URI"] for each in master.keyframes]:
            for part in [address, *[url for _, url in Media.read(address).segments]]:
                assert re.search(r"[?&]c=[^&]+", part)
    thumbnails = content(streams.url(KEPT, "thumbnails.vtt")).decode()
    assert all("c=" in line for line in thumbnails.splitlines() if line.startswith("thumbnails/"))


@pytest.mark.parametrize("number", IMPOSSIBLE)
def test_impossible_numbers(streams, places, number):
    for name, rendition in [(KEPT, "stream/video"), (KEPT, "SOUND"), (KEPT, "stream/keyframes"), (CONVERTED, "stream/video-240")]:
        rendition = placed(rendition, places)
        count = len(Media.read(streams.url(name, f"{rendition}/index.m3u8")).segments)
        wanted = quote(str(count) if number == "COUNT" else number, safe="")
        is_problem(fetched(streams.url(name, f"{rendition}/{wanted}.m4s")), 404)
    is_problem(fetched(streams.url(KEPT, f"thumbnails/{quote('100000' if number == 'COUNT' else number, safe='')}.jpg")), 404)


@pytest.mark.parametrize("rendition", [
    "video-360", "video-0720", "video-", "video-720-", "Video", "video-720-aac", "audio", "audio-99", "audio-99-aac", "audio-1", "audio-01",
    "audio-2-mp3", "audio--2", "audio-2-aac-", "subtitles-99", "subtitles-x9", "subtitles-", "subtitles", "keyframes-1", "%2e%2e", "a%00b",
])
def test_unknown_renditions(streams, rendition):
    for part in ("index.m3u8", "init.mp4", "0.m4s"):
        is_problem(fetched(streams.url(KEPT, f"stream/{rendition}/{part}")), 404)


def test_unknown_parts(streams):
    for part in ["stream/video/index.m3u", "stream/video/init.m4s", "stream/video/0.mp4", "stream/video/0", "stream/keyframes/init.mp4",
                 "stream/video", "stream", "master.m3u", "thumbnails/0.png", "thumbnails/0", "subtitles/99.vtt", "subtitles/x9.vtt"]:
        is_problem(fetched(streams.url(KEPT, part)), 404)
    base = streams.master_url(KEPT)
    for other in ["0", "nobody", "%2e%2e", "9" * 60]:
        assert fetched(re.sub(r"/media/[^/]+/", f"/media/{other}/", base))[0] in (403, 404)


@pytest.mark.parametrize("part", PARTS)
def test_head(streams, places, part):
    address = streams.url(KEPT, placed(part, places))
    status, whole, body = fetched(address)
    answered, headers, nothing = fetched(address, method="HEAD")
    assert (answered, nothing) == (status, b"") == (200, b"")
    assert int(headers["content-length"]) == int(whole["content-length"]) == len(body)
    assert headers["content-type"] == whole["content-type"]
    assert whole["cache-control"].startswith("private"), "Nobody else may keep what a capability opens"
    for method in ("POST", "PUT", "DELETE"):
        assert fetched(address, method=method)[0] in (403, 404, 405)


@pytest.fixture
def changing(tmp_path):
    """A server whose files a test changes, with the addresses that a player knows."""
    streams = Streams(tmp_path, ["large", "h264-aac-mkv", CONVERTED])
    yield streams
    assert streams.server.get("/healthz")["status"] == "ready"
    streams.stop()


def addresses(streams, name):
    """Everything that a player asks for while a movie plays."""
    found = []
    for url in Master.read(streams.master_url(name)).addresses():
        media = Media.read(url)
        found += [url, media.map, *[segment for _, segment in media.segments]]
    return found


def assert_clear(streams, known):
    """Each answer is a part of the movie or a problem that says what is wrong; none takes long."""
    failures = 0
    for address in known:
        begun = time.monotonic()
        status, headers, body = fetched(address)
        assert time.monotonic() - begun < 15
        if status != 200:
            is_problem((status, headers, body), 404, 409, 410, 422, 502, 503)
            failures += 1
        else:
            assert len(body) == int(headers["content-length"])
    assert streams.server.get("/healthz")["status"] == "ready"
    return failures


def test_files_that_shrink(changing):
    for name, path in changing.paths.items():
        known = addresses(changing, name)
        os.truncate(path, path.stat().st_size // 3)
        assert assert_clear(changing, known) > 0 or name == CONVERTED, name


def test_files_that_vanish(changing):
    known = {name: addresses(changing, name) for name in changing.paths}
    for name, path in changing.paths.items():
        path.unlink()
        assert_clear(changing, known[name])
    changing.scan()
    eventually(lambda: changing.server.files() == [], "the movies to be gone", seconds=60)
    for name in known:
        eventually(lambda: fetched(known[name][0])[0] in (404, 410), "its playlist to be gone", seconds=45)


def test_files_that_are_replaced(changing):
    """Segments of two contents are never mixed: a player that knows the old one is told to open the movie again."""
    names = ["large", "h264-aac-mkv"]
    known = {name: addresses(changing, name) for name in names}
    before = {url: content(url) for urls in known.values() for url in urls if url.split("?")[0].endswith(".m4s")}
    contents = [changing.paths[name].read_bytes() for name in names]
    for name, other in zip(names, reversed(contents)):
        path = changing.paths[name]
        path.with_suffix(".part").write_bytes(other)
        path.with_suffix(".part").replace(path)
    for url, old in before.items():
        status, headers, body = fetched(url)
        if status == 200:
            assert body == old
        else:
            is_problem((status, headers, body), 404, 409, 410, 503)
    changing.scan()
    for name in names:
        eventually(lambda: plays_anew(changing, name, known[name]), "the new content to have addresses of its own", seconds=60)
        assert assert_clear(changing, addresses(changing, name)) == 0


def test_a_conversion_of_a_file_that_was_replaced(changing):
    """An encoder opens the path, and must not make a segment of the new content for the address of the old one."""
    name = CONVERTED
    lists = [Media.read(url) for url in Master.read(changing.master_url(name)).addresses()]
    wanted = [segment for media in lists for _, segment in media.segments]
    path = changing.paths[name]
    path.with_suffix(".part").write_bytes(changing.paths["large"].read_bytes())
    path.with_suffix(".part").replace(path)
    for url in wanted:
        is_problem(fetched(url), 404, 410)


def test_a_conversion_of_a_file_that_is_away(changing):
    """Its disk may come back, so it has not been replaced: what is there already goes on, and the rest is to be asked for again."""
    lists = {media.name: media for media in map(Media.read, Master.read(changing.master_url(CONVERTED)).addresses())}
    made, missing = lists.pop("video-240").segments[0][1], next(media for media in lists.values() if media.is_encoded).segments[0][1]
    kept = content(made)
    changing.paths[CONVERTED].unlink()
    assert fetched(made)[2] == kept
    status, headers, body = fetched(missing)
    assert (status, "disk" in body.decode()) == (503, True) and int(headers["retry-after"]) > 0


def plays_anew(streams, name, known):
    def versions(urls):
        return {re.search(r"[?&]v=[^&]+", url).group() for url in urls}
    status, _, _ = fetched(streams.master_url(name))
    return status == 200 and not versions(Master.read(streams.master_url(name)).addresses()) & versions(known)


def test_a_client_that_leaves(streams, places):
    """In the middle of an answer, or before it: the next one gets everything."""
    for part in ["stream/video/0.m4s", "stream/video-240/1.m4s", placed("SOUND/0.m4s", places)]:
        address = streams.url(CONVERTED if "240" in part else KEPT, part)
        path = address.removeprefix(streams.server.url)
        for _ in range(20):
            with socket.create_connection(("127.0.0.1", streams.server.port)) as client:
                client.sendall(f"GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
        assert fetched(address)[0] == 200
