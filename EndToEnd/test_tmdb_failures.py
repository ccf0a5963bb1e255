"""Each way in which The Movie Database can fail shows its state on the page, and what is known stays."""

import pytest

from recorded_tmdb import BUSY, ROLES, RecordedTMDb
from server import Server
from steps import eventually, live


def sent(status, body=b"", kind="application/json", **headers):
    def reply(handler):
        handler.send_response(status)
        for name, value in {"Content-Type": kind, "Content-Length": str(len(body)), **headers}.items():
            handler.send_header(name.replace("_", "-"), value)
        handler.end_headers()
        handler.wfile.write(body)
    return reply


def cut(handler):
    handler.send_response(200)
    handler.send_header("Content-Length", "1000")
    handler.end_headers()
    handler.wfile.write(b'{"id": 7')
    handler.close_connection = True


def itself(handler):
    sent(302, Location=handler.path)(handler)


AWAY = "TMDb can’t be reached"
FAILURES = {
    "refused": (sent(401, b"{}"), "TMDb doesn’t accept the token"), "gone": (sent(404, b"{}"), "TMDb no longer lists this title"),
    "busy": (sent(429, b"{}", Retry_After="3600"), AWAY), "busy without a time": (sent(429, b"{}"), AWAY), "broken": (sent(500), AWAY),
    "a web page": (sent(200, b"<!doctype html><title>Wait</title>", "text/html"), AWAY), "truncated": (sent(200, b'{"id": 7, "tit'), AWAY),
    "huge": (sent(200, b" " * (50 << 20)), AWAY), "somebody else": (sent(200, b'{"id": "seven", "title": []}'), AWAY),
    "a redirect to itself": (itself, AWAY), "cut": (cut, AWAY),
}


@pytest.mark.parametrize("name", FAILURES)
def test_each_failure_is_said_on_the_page_of_a_known_movie(tmp_path, page, name):
    tmdb = RecordedTMDb()
    server = Server(tmp_path, environment=tmdb.environment).start()
    try:
        eventually(lambda: tmdb.asked("/3/trending/person/day"), "the lists to be read", seconds=30)
        tmdb.broken, words = FAILURES[name]
        page.goto(server.url + "/movies/tmdb-7")
        live(page)
        page.get_by_role("heading", name="Recorded Movie 7", level=1).wait_for()
        page.get_by_text(words).wait_for(timeout=60_000)
    finally:
        server.stop()
        tmdb.stop()


def test_a_person_with_five_thousand_credits_has_a_page(tmp_path, page, shots):
    tmdb = RecordedTMDb()
    server = Server(tmp_path, environment=tmdb.environment).start()
    try:
        eventually(lambda: tmdb.asked("/3/trending/person/day"), "the lists to be read", seconds=30)
        page.goto(f"{server.url}/people/tmdb-{BUSY}")
        live(page)
        page.get_by_role("heading", name=f"Recorded Person {BUSY}", level=1).wait_for()
        eventually(lambda: page.locator("main li.media").count() == ROLES, "all credits", seconds=60)
        page.screenshot(path=shots / "tmdb-person-credits.png")
        last = page.locator("main li.media").last
        title = last.locator(".media-title").inner_text()
        last.get_by_role("link").click()
        page.get_by_role("heading", name=title, level=1, exact=True).wait_for()
        page.go_back()
        page.get_by_role("heading", name=f"Recorded Person {BUSY}", level=1).wait_for()
        assert server.get(f"/api/v1/people/tmdb-{BUSY}")["credits"]
    finally:
        server.stop()
        tmdb.stop()
