"""The Movie Database is gone, and Popcorn was started again: what was seen is there at once, with its pictures, and the rest says what is missing."""

import re
import socket
import time

import pytest

from conftest import DESKTOP
from recorded_tmdb import RecordedTMDb
from server import Server
from steps import eventually, live

AWAY = "TMDb can’t be reached"
# Seconds: less than it would take to ask TMDb again and again.
QUICK = 2
# What each page says.
SEEN = {
    "/": ["Trending movies", "Trending series", "Trending people", "Popular movies", "Popular series", "Recorded Movie 3"],
    "/movies/tmdb-3": ["Recorded Movie 3", "What happens in movie 3.", "Recorded.", "Recorded Person 501", "Recorded Movie 6"],
    "/movies/tmdb-3/cast": ["Cast & crew", "Recorded Person 502", "Character 2", "Recorded Person 600", "Director"],
    "/movies/tmdb-9": ["What happens in movie 9."],
    "/series/tmdb-tv2": ["Recorded Series 2", "What happens in series 2.", "Season 1"],
    "/series/tmdb-tv2/seasons/1": ["Recorded Series 2", "Season 1", "Recorded Part 1", "Part 2 of series 2."],
    "/series/tmdb-tv2/seasons/1/episodes/2": ["Recorded Part 2", "Part 2 of series 2.", "The stowaway", "Recorded Person 600"],
    "/series/tmdb-tv2/seasons/1/episodes/2/cast": ["Cast & crew", "Recorded Person 702", "The stowaway", "Recorded Person 600"],
    # Its season is not opened.
    "/series/tmdb-tv3": ["Recorded Series 3", "Season 1"],
    "/people/tmdb-501": ["Recorded Person 501", "What person 501 did.", "Recorded Movie 77", "The stranger"],
    "/discover/movies?from=1990&language=fr": ["Movies to discover", "Recorded Movie 21"],
    "/discover/movies?list=trending": ["Trending movies", "Recorded Movie 1"],
    "/discover/people": ["Trending people", "Recorded Person 501"],
    "/search?q=zzqxv": ["Recorded Series 42", "Recorded Person 501"],
}
UNSEEN = {
    "a movie": "/movies/tmdb-4321", "a series": "/series/tmdb-tv4321", "a season": "/series/tmdb-tv3/seasons/1",
    "a filter": "/discover/movies?from=1971&language=de", "a page of a grid": "/discover/series?after=1", "words": "/search?q=qqwwx",
    "a person": "/people/tmdb-4321",
}
# Whether those in the window have been loaded, their addresses, and the addresses of all that have been loaded.
PICTURES = """() => {
    const images = [...document.querySelectorAll('main img')]
    const paths = some => some.filter(image => image.naturalWidth).map(image => new URL(image.currentSrc).pathname)
    const within = images.filter(image => {
        const box = image.getBoundingClientRect()
        return box.width && box.right > 0 && box.left < innerWidth && box.bottom > 0 && box.top < innerHeight
    })
    return [within.every(image => image.complete), paths(within), paths(images)]
}"""


def fetched(paths):
    """The pictures of the service: no drawings. In which width one is shown depends on those that the browser has already."""
    return {path.split("/")[2] for path in paths if re.fullmatch(r"/artwork/[^/]+/\d+\.jpg", path)}


def in_the_window(page):
    """The pictures that are to be seen, once all of them are there."""
    whole, paths, _ = page.evaluate(PICTURES)
    return whole and fetched(paths)


def opened(page, server, path):
    """Opens a page and waits for all that it says; with the time that this took, in seconds."""
    begun = time.monotonic()
    page.goto(server.url + path, wait_until="commit")
    for words in SEEN[path]:
        page.locator("main").get_by_text(words).first.wait_for()
    return time.monotonic() - begun


def headings(page):
    # A logo says the title in place of its words.
    return page.title(), page.locator("h1").evaluate_all("all => all.map(one => one.querySelector('img')?.alt || one.innerText)")


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
    if server.process.poll() is None:
        server.stop()


def seen(browser, server):
    """Opens every page; with its headings and pictures."""
    context = browser.new_context(viewport={"width": DESKTOP[0], "height": DESKTOP[1]})
    page, before = context.new_page(), {}
    # A page refreshes its facts and pictures after it has been opened, and so may others that show them: what counts is the second look.
    for path in SEEN:
        opened(page, server, path)
        live(page)
    for path in SEEN:
        opened(page, server, path)
        live(page)
        eventually(lambda: in_the_window(page), f"the pictures of {path}", seconds=20)
        before[path] = headings(page), fetched(page.evaluate(PICTURES)[1])
    # The next browser has none of its pictures.
    context.close()
    return before


def test_what_was_seen_is_there_without_tmdb_and_the_rest_says_what_is_missing(online, tmdb, browser, page, shots):
    server, before = online, seen(browser, online)
    tmdb.stop()
    with pytest.raises(ConnectionRefusedError):
        socket.create_connection(tmdb.server.server_address, timeout=5)
    # Nothing of the last minute is in memory.
    server.stop()
    server.start()
    slow = {}
    for path, (names, pictures) in before.items():
        seconds = opened(page, server, path)
        if seconds > QUICK:
            slow[path] = seconds
        assert headings(page) == names, path
        assert pictures
        # What stands further down may have moved.
        eventually(lambda: fetched(page.evaluate(PICTURES)[2]) >= pictures, f"the pictures of {path}")
    assert slow == {}, "Nothing waits for TMDb"

    page.goto(server.url + "/movies/tmdb-3")
    page.get_by_text(AWAY).wait_for(timeout=10_000)
    page.screenshot(path=shots / "tmdb-stopped-movie.png")
    for name, path in UNSEEN.items():
        page.goto(server.url + path)
        live(page)
        page.locator("main").get_by_text(AWAY).first.wait_for(timeout=10_000)
        said = page.locator("main").inner_text()
        assert not re.search("not found|no longer|end of the list|nothing to discover", said, re.IGNORECASE), f"{name}: {said}"
        page.screenshot(path=shots / f"tmdb-stopped-{name.replace(' ', '-')}.png")
        if name in ("a movie", "a series", "a filter", "a page of a grid"):
            page.locator("main").get_by_role("button", name="Try again").wait_for()
    page.goto(server.url + "/settings")
    page.get_by_text("Not reachable").wait_for()
