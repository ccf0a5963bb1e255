"""Subtitles that are pictures are drawn into the movie, for those who choose them."""

import subprocess

import pytest

from playlists import Master, Media, content, fetched
from steps import eventually, until
from streams import Streams

NAME, TRACK = "drawn", 3


@pytest.fixture(scope="module")
def streams(tmp_path_factory):
    streams = Streams(tmp_path_factory.mktemp("subtitles"), [NAME, "texts"])
    yield streams
    streams.stop()


def drawn_url(streams, track=TRACK):
    return f"{streams.master_url(NAME)}&b={track}"


def brightness(url, seconds):
    """Of the lowest twelfth of the picture at a time: 0 to 255."""
    done = subprocess.run(
        ["ffmpeg", "-v", "error", "-i", url, "-ss", str(seconds), "-frames:v", "1", "-vf", "crop=iw:ih/12:0:ih-ih/12,scale=1:1,format=gray",
         "-f", "rawvideo", "-"], stdin=subprocess.DEVNULL, capture_output=True, timeout=120)
    assert len(done.stdout) == 1, done.stderr
    return done.stdout[0]


def test_a_subtitle_of_pictures_is_drawn(streams):
    master = Master.read(drawn_url(streams))
    addresses = [variant["URI"] for variant in master.variants]
    assert addresses and all("/stream/video-" in address and f"&b={TRACK}&" in address for address in addresses)
    assert not master.keyframes
    assert brightness(addresses[-1], 3) > 200 > 150 > brightness(addresses[-1], 1)
    assert brightness(streams.url(NAME, "stream/video-240/index.m3u8"), 3) < 150, "The segments of both ways are kept apart"


@pytest.mark.parametrize("track", ["", "x", "-1", "03", "1", "2", "99", "9" * 30])
def test_there_is_no_other_subtitle_of_pictures(streams, track):
    assert fetched(drawn_url(streams, track))[0] == 404
    part = streams.url(NAME, "stream/video-240/0.m4s") + f"&b={track}"
    assert fetched(part)[0] == 404


def test_text_is_never_drawn(streams):
    assert fetched(streams.master_url("texts") + "&b=3")[0] == 404


def test_a_viewer_chooses_a_subtitle_of_pictures(streams, page):
    asked = []
    page.on("request", lambda request: asked.append(request.url))

    def seen():
        # Playwright hears of requests only while it is called.
        page.evaluate("0")
        return asked
    # A browser's first page tells the server what it decodes.
    page.goto(streams.server.url)
    page.goto(f"{streams.server.url}/watch/{streams.file(NAME)['id']}")
    until(page, "document.querySelector('video').currentTime > 0.5", "the movie")
    source = page.evaluate("document.querySelector('video').src")
    assert not any("&b=" in url for url in asked)
    choose = """value => {
        const one = document.querySelector(`[name=player-subtitles][value^=${value}]`)
        one.checked = true
        one.dispatchEvent(new Event('change', { bubbles: true }))
    }"""
    page.evaluate(choose, "picture")
    eventually(lambda: any(f"&b={TRACK}" in url and ".m4s" in url for url in seen()), "segments with the subtitle")
    until(page, "(video => video.src && !video.paused && video.readyState > 2 && video.currentTime > 0.5)(document.querySelector('video'))", "the movie")
    assert page.evaluate("document.querySelector('video').src") != source
    page.evaluate(choose, "off")
    eventually(lambda: "&b=" not in [url for url in seen() if ".m3u8" in url][-1], "the movie without it")
    until(page, "(video => video.readyState > 2 || video.ended)(document.querySelector('video'))", "the movie")


def test_subtitle_files_that_cannot_be_read(tmp_path):
    name = "h264-aac-mkv"
    streams = Streams(tmp_path, [name])
    sidecar = streams.paths[name].with_suffix(".en.srt")
    sidecar.write_text("1\n00:00:01,000 --> 00:00:02,000\nHello\n")
    streams.scan()

    def offered():
        return [each["URI"] for each in streams.master(name).media if each["TYPE"] == "SUBTITLES"]
    eventually(offered, "the subtitles to be found", seconds=60)
    url = Media.read(offered()[0]).segments[0][1]
    assert b"Hello" in content(url)
    for text, status, words in [(b"1" * (33 << 20), 503, "larger than 32 MB"), (b"nothing here", 422, "can’t be read")]:
        sidecar.write_bytes(text)
        answered, _, body = fetched(url)
        assert (answered, words in body.decode()) == (status, True), body[:300]
    sidecar.unlink()
    assert fetched(url)[0] in (404, 503)
    streams.stop()
