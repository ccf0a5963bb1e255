"""Pictures of The Movie Database that are none, or too large: drawings take their places, and the server stays."""

import struct
import zlib

import pytest

from recorded_tmdb import RecordedTMDb, picture
from server import Server
from steps import eventually, live, until


def sent(body, kind, **headers):
    def reply(handler):
        handler.send_response(200)
        for name, value in {"Content-Type": kind, "Content-Length": str(len(body)), **headers}.items():
            handler.send_header(name, value)
        handler.end_headers()
        handler.wfile.write(body)
    return reply


def enormous():
    """A PNG that says it is 20,000 pixels wide and high."""
    head = struct.pack(">IIBBBBB", 20_000, 20_000, 8, 2, 0, 0, 0)
    small = picture(90)
    place = small.index(b"IHDR")
    return small[:place] + b"IHDR" + head + struct.pack(">I", zlib.crc32(b"IHDR" + head)) + small[place + 4 + len(head) + 4:]


def endless(handler):
    handler.send_response(200)
    handler.send_header("Content-Type", "image/png")
    handler.end_headers()
    handler.close_connection = True
    try:
        handler.wfile.write(picture(90))
        while True:
            handler.wfile.write(b"\0" * 65_536)
    except OSError:
        pass  # Popcorn has hung up.


def elsewhere(handler):
    handler.send_response(302)
    handler.send_header("Location", "http://127.0.0.2:1/poster.png")
    handler.send_header("Content-Length", "0")
    handler.end_headers()


BAD = {
    "a web page": sent(b"<!doctype html><script>document.title = 'taken over'</script>", "image/png"),
    "SVG": sent(b'<svg xmlns="http://www.w3.org/2000/svg"><script>document.title = "taken over"</script></svg>', "image/svg+xml"),
    "20,000 pixels": sent(enormous(), "image/png"), "endless": endless, "truncated": sent(picture(90)[:60], "image/png"),
    "empty": sent(b"", "image/png"), "another server": elsewhere,
}


@pytest.mark.parametrize("name", BAD)
def test_a_bad_picture_leaves_the_drawn_poster(tmp_path, page, name):
    tmdb = RecordedTMDb()
    tmdb.pictures = BAD[name]
    server = Server(tmp_path, environment=tmdb.environment).start()
    try:
        eventually(lambda: tmdb.asked("/3/trending/person/day"), "the lists to be read", seconds=30)
        page.goto(server.url + "/movies/tmdb-7")
        live(page)
        page.get_by_role("heading", name="Recorded Movie 7", level=1).wait_for()
        until(page, """[...document.querySelectorAll('main .picture-poster img')].filter(one => one.getBoundingClientRect().top < innerHeight)
            .some(one => one.currentSrc.includes('/artwork/drawn/') && one.naturalWidth > 0)""", "the drawing to stand in for the picture", seconds=40)
        asked = {path: times for path, times in tmdb.requests.items() if path.startswith("/t/p/") and "poster7.png" in path}
        assert asked, "The picture was asked for"
        page.reload()
        live(page)
        assert {path: tmdb.requests[path] for path in asked} == asked, "A failure is remembered"
        assert page.title() != "taken over"
        assert server.get("/api/v1/movies/tmdb-7")["title"] == "Recorded Movie 7"
    finally:
        server.stop()
        tmdb.stop()


def test_a_bad_portrait_gives_way_to_initials(tmp_path, page):
    tmdb = RecordedTMDb()
    tmdb.pictures = BAD["truncated"]
    server = Server(tmp_path, environment=tmdb.environment).start()
    try:
        eventually(lambda: tmdb.asked("/3/trending/person/day"), "the lists to be read", seconds=30)
        page.goto(server.url + "/people/tmdb-501")
        live(page)
        page.get_by_role("heading", name="Recorded Person 501", level=1).wait_for()
        portrait = page.locator(".details-poster .picture-portrait img")
        until(page, """(() => { const one = document.querySelector('.details-poster .picture-portrait img')
            return one?.currentSrc.endsWith('/artwork/drawn/people/tmdb-501.svg') && one.naturalWidth > 0 && one.matches('.is-loaded') })()""",
              "the drawing to stand in for the photograph", seconds=40)
        drawing = page.request.get(portrait.evaluate("one => one.currentSrc"))
        assert drawing.ok and drawing.headers["content-type"] == "image/svg+xml" and "R5" in drawing.text()
        assert page.request.get(server.url + "/artwork/drawn/people/tmdb-999999.svg").status == 404
    finally:
        server.stop()
        tmdb.stop()


def test_a_picture_is_fetched_in_the_widths_of_pages_and_kept_for_180_days(tmp_path, page):
    tmdb = RecordedTMDb()
    server = Server(tmp_path, environment=tmdb.environment).start()
    try:
        eventually(lambda: tmdb.asked("/3/trending/person/day"), "the lists to be read", seconds=30)
        page.goto(server.url + "/people/tmdb-501")
        address = page.locator(".details-poster .picture-portrait img").get_attribute("src")
        picture = page.request.get(server.url + address)
        assert picture.ok and picture.headers["cache-control"] == f"private, max-age={180 * 86400}, immutable"
        tag = picture.headers["etag"]
        assert tag.startswith('"') and page.request.get(server.url + address, headers={"If-None-Match": tag}).status == 304
        name = address.rsplit("/", 1)[0]
        for width in ["12345", "343", "0", "-1", "185.5"]:
            assert page.request.get(f"{server.url}{name}/{width}.jpg").status == 404
        sizes = {path.split("/")[3] for path in tmdb.requests if path.startswith("/t/p/")}
        assert sizes <= {"w92", "w185", "w342", "w500", "w780", "w1280"}
    finally:
        server.stop()
        tmdb.stop()
