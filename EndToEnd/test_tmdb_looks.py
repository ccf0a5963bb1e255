"""The screens of what The Movie Database knows, and of what they say without it, in both appearances and three sizes."""

import html
import urllib.error
import urllib.request

import pytest

from looks import APPEARANCES, SIZES, look
from recorded_tmdb import UNLISTED, RecordedTMDb
from server import Server
from steps import eventually

EPISODE = "/series/tmdb-tv2/seasons/1/episodes/2"
# The address, and words that are there once everything is; none where they come after the page.
ONLINE = {
    "tmdb-explore": ("/", "Trending people"), "tmdb-people": ("/discover/people", "Recorded Person 501"),
    "tmdb-no-matches": ("/discover/movies?genre=Opera", "No matches"), "tmdb-known-movie": ("/movies/tmdb-3", "Recorded Person 501"),
    "tmdb-person": ("/people/tmdb-501", "What person 501 did."), "tmdb-episode": (EPISODE, "The stowaway"),
    "tmdb-episode-cast": (EPISODE + "/cast", "The stowaway"),
    "tmdb-unlisted-season": (f"/series/tmdb-tv{UNLISTED}/seasons/1", "The episodes of this season aren’t known yet."),
    "tmdb-search": ("/search?q=zzqxv", None), "unknown-person": ("/people/local-nobody", "Person not found"),
    "unknown-season": (f"/series/tmdb-tv{UNLISTED}/seasons/9", "Season not found"),
}
STOPPED = {
    "stopped-known-movie": ("/movies/tmdb-3", "TMDb can’t be reached"), "stopped-movie": ("/movies/tmdb-4321", "TMDb can’t be reached"),
    "stopped-grid": ("/discover/movies?from=1971", "TMDb can’t be reached"), "stopped-search": ("/search?q=qqwwx", None),
}


def text(server, path):
    try:
        with urllib.request.urlopen(server.url + path, timeout=30) as answer:
            return html.unescape(answer.read().decode())
    except urllib.error.HTTPError as error:
        return html.unescape(error.read().decode())


def told(server, path, words):
    """Waits until a page says something at once."""
    eventually(lambda: words in text(server, path), f"“{words}” on {path}", seconds=30)


def started(data):
    tmdb = RecordedTMDb()
    server = Server(data, environment=tmdb.environment).start()
    eventually(lambda: tmdb.asked("/3/trending/person/day"), "the lists to be read", seconds=30)
    return tmdb, server


@pytest.fixture(scope="module")
def online(tmp_path_factory):
    """A server whose TMDb answers, with two series that have been opened."""
    tmdb, server = started(tmp_path_factory.mktemp("online"))
    told(server, "/series/tmdb-tv2", "Season 1")
    told(server, "/series/tmdb-tv2/seasons/1", "Recorded Part 2")
    told(server, f"/series/tmdb-tv{UNLISTED}", "Season 1")
    yield server
    server.stop()
    tmdb.stop()


@pytest.fixture(scope="module")
def stopped(tmp_path_factory):
    """A server whose TMDb has stopped."""
    tmdb, server = started(tmp_path_factory.mktemp("stopped"))
    tmdb.stop()
    yield server
    server.stop()


@pytest.mark.parametrize("screen", ONLINE)
@APPEARANCES
@SIZES
def test_screen(online, browser, shots, screen, light, size):
    path, words = ONLINE[screen]
    if words:
        told(online, path, words)
    look(browser, shots, screen, online.url + path, light, size)


@pytest.mark.parametrize("screen", STOPPED)
@APPEARANCES
@SIZES
def test_screen_without_tmdb(stopped, browser, shots, screen, light, size):
    path, words = STOPPED[screen]
    if words:
        told(stopped, path, words)
    look(browser, shots, screen, stopped.url + path, light, size)
