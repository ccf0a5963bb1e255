"""The Movie Database accepts connections and never answers: no page waits for it, and each that needs it says so in the end."""

import time
import urllib.request

from recorded_tmdb import RecordedTMDb, silent
from server import Server
from steps import eventually

AWAY = "TMDb can’t be reached"
# Seconds until a page says so.
PATIENCE = 20
KNOWN = "/movies/tmdb-7"
# They need TMDb: a movie of which it has more to say, one that nobody knows, a list and words that nobody asked for.
WAITING = [KNOWN, "/movies/tmdb-4321", "/discover/movies?from=1971&language=de", "/search?q=recorded"]
OTHERS = ["/", "/search", "/search?q=recorded", "/movies", "/series", "/watchlist", "/library", "/settings", "/discover/movies?list=trending"]


def seconds(server, path):
    """How long it takes until a page is there."""
    begun = time.monotonic()
    with urllib.request.urlopen(server.url + path, timeout=30) as answer:
        answer.read()
    return time.monotonic() - begun


def test_pages_say_that_tmdb_is_silent_and_the_others_stay_quick(tmp_path, context, shots):
    tmdb = RecordedTMDb()
    server = Server(tmp_path, environment=tmdb.environment).start()
    try:
        eventually(lambda: tmdb.asked("/3/trending/person/day"), "the lists to be read", seconds=30)
        tmdb.broken = silent
        begun, pages = time.monotonic(), {}
        for path in WAITING:
            pages[path] = context.new_page()
            pages[path].goto(server.url + path, wait_until="commit")
        movie = pages[KNOWN]
        movie.get_by_role("heading", name="Recorded Movie 7", level=1).wait_for(timeout=2_000)
        pages["/search?q=recorded"].locator("#search-results").get_by_text("Recorded Movie").first.wait_for(timeout=2_000)
        assert movie.get_by_text(AWAY).count() == 0, "It still waits for an answer"
        slowest = {}
        while movie.get_by_text(AWAY).count() == 0:
            assert time.monotonic() - begun < PATIENCE, f"The page of a movie does not say “{AWAY}”"
            for path in OTHERS:
                slowest[path] = max(slowest.get(path, 0), seconds(server, path))
            time.sleep(0.5)
        assert tmdb.asked("/3/movie/7") and slowest
        assert {path: most for path, most in slowest.items() if most >= 1} == {}, "No page waits for TMDb"
        for path, page in pages.items():
            rest = max(1_000, (begun + PATIENCE - time.monotonic()) * 1_000)
            page.locator("main").get_by_text(AWAY).first.wait_for(timeout=rest)
            assert page.get_by_text("not found").count() == 0, path
        movie.screenshot(path=shots / "tmdb-silent-movie.png", timeout=60_000)
    finally:
        server.stop()
        tmdb.stop()
    assert not tmdb.server.connections, "Nothing is left that waits"
