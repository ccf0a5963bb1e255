"""Ten screens that are opened at the same moment ask The Movie Database for each thing once."""

import threading
import urllib.request
from concurrent.futures import ThreadPoolExecutor

import pytest

from conftest import DESKTOP
from recorded_tmdb import RecordedTMDb
from server import Server
from steps import eventually

SCREENS, CLIENTS = 10, 5
# An address, what plain clients ask for meanwhile, the path at TMDb, and what the page says then.
PLACES = {
    "Explore": ("/", "/", "/3/trending/movie/day", "Recorded Movie 3"),
    "a movie": ("/movies/tmdb-77", "/movies/tmdb-77", "/3/movie/77", "What happens in movie 77."),
    "a series": ("/series/tmdb-tv77", "/series/tmdb-tv77", "/3/tv/77", "What happens in series 77."),
    "a person": ("/people/tmdb-501", "/people/tmdb-501", "/3/person/501", "What person 501 did."),
    # A source may be asked for three pages, and the API waits for them.
    "a grid": ("/discover/movies?from=1990&language=fr", "/api/v1/discover/movies?from=1990&language=fr", "/3/discover/movie", "Recorded Movie 21"),
    "a search": ("/search?q=zzqxv", "/search?q=zzqxv", "/3/search/multi", "Recorded Series 42"),
}


@pytest.fixture
def tmdb():
    tmdb = RecordedTMDb()
    yield tmdb
    tmdb.stop()


@pytest.fixture
def online(tmdb, tmp_path):
    server = Server(tmp_path, environment=tmdb.environment).start()
    eventually(lambda: tmdb.asked("/3/trending/person/day"), "the lists to be read", seconds=30)
    yield server
    server.stop()


@pytest.fixture
def screens(browser):
    """Empty pages, each of a visitor of its own."""
    contexts = [browser.new_context(viewport={"width": DESKTOP[0], "height": DESKTOP[1]}) for _ in range(SCREENS)]
    yield [context.new_page() for context in contexts]
    for context in contexts:
        context.close()


@pytest.mark.parametrize("place", PLACES)
def test_screens_opened_at_once_ask_once(online, tmdb, screens, place):
    path, plain, key, words = PLACES[place]
    together = threading.Barrier(CLIENTS + 1)

    def read():
        together.wait()
        with urllib.request.urlopen(online.url + plain, timeout=60) as answer:
            return answer.status, answer.read().decode()

    # So that all of them have come before the first answer.
    tmdb.delay = 2
    with ThreadPoolExecutor(CLIENTS) as pool:
        clients = [pool.submit(read) for _ in range(CLIENTS)]
        together.wait()
        for screen in screens:
            # Without waiting for it.
            screen.evaluate("url => { setTimeout(() => location.assign(url)) }", online.url + path)
        for screen in screens:
            screen.locator("main").get_by_text(words).first.wait_for(timeout=60_000)
        for client in clients:
            status, text = client.result()
            assert status == 200 and (plain == path or words in text)
    with tmdb.counting:
        times = dict(tmdb.addresses)
    assert tmdb.asked(key) >= 1
    assert {address: count for address, count in times.items() if count > 1} == {}, "Each thing was asked for once"
