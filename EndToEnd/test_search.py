"""The search screen: people among the results, what was opened before, genres, and what The Movie Database adds."""

import re

import pytest

from recorded_tmdb import RecordedTMDb
from server import Server
from steps import eventually, live


@pytest.fixture
def plain(browser):
    context = browser.new_context(java_script_enabled=False, viewport={"width": 1440, "height": 900})
    yield context.new_page()
    context.close()


@pytest.fixture(scope="module")
def catalogue(tmp_path_factory):
    """A server with the built-in titles."""
    server = Server(tmp_path_factory.mktemp("search"), samples=True).start()
    eventually(lambda: server.get("/api/v1/search?q=mifune")["items"], "the built-in people", seconds=240)
    yield server
    server.stop()


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


def test_people_are_found_and_what_was_opened_is_listed(catalogue, page, plain, shots):
    server = catalogue
    page.goto(server.url + "/search?q=toshiro+mif")
    live(page)
    page.locator("#search-results").get_by_role("link", name="Toshiro Mifune").first.click()
    page.wait_for_url(re.compile("/people/"))
    person = page.url
    page.goto(server.url + "/settings")
    live(page)
    page.keyboard.press("/")
    page.keyboard.type("seven sam")
    found = page.locator("#search-panel .card-title")
    eventually(lambda: found.all_inner_texts() == ["Seven Samurai"], "the answer to the whole query")
    found.click()
    page.wait_for_url(re.compile("/movies/"))

    page.goto(server.url + "/search")
    live(page)
    entries = page.locator("#searched .media-title")
    eventually(lambda: entries.all_inner_texts() == ["Seven Samurai", "Toshiro Mifune"], "both entries")
    page.screenshot(path=shots / "search-beginning.png", full_page=True)
    page.get_by_role("button", name="Remove “Seven Samurai”").click()
    eventually(lambda: entries.all_inner_texts() == ["Toshiro Mifune"], "one entry")

    plain.goto(server.url + "/search")
    assert plain.locator("#searched a").first.get_attribute("href") == person.removeprefix(server.url)
    plain.get_by_role("button", name="Clear all").click()
    plain.locator("#searched").wait_for(state="detached")


def test_genres_lead_to_their_grids(catalogue, plain):
    plain.goto(catalogue.url + "/search")
    plain.locator(".tile-name", has_text="Western").first.click()
    assert re.search(r"/discover/(movies|series)\?genre=Western", plain.url)
    assert plain.locator("main .card").count() > 0


def test_tmdb_adds_what_is_not_known_once_for_everyone(online, tmdb, page):
    page.goto(online.url + "/search?q=zzqxv")
    live(page)
    more = page.locator("#search-online")
    more.get_by_text("Recorded Series 42").first.wait_for()
    more.get_by_role("link", name="Recorded Person 501").wait_for()
    assert tmdb.asked("/3/search/multi") == 1
    page.goto(online.url + "/search?q=ZZQXV")
    more.get_by_text("Recorded Series 42").first.wait_for()
    assert tmdb.asked("/3/search/multi") == 1
    page.goto(online.url + "/search?q=recorded+series+42")
    page.locator("#search-results").get_by_text("Recorded Series 42").first.wait_for()
    tmdb.failing = 500
    page.goto(online.url + "/search?q=recorded+person")
    page.locator("#search-results").get_by_role("link", name="Recorded Person 501").first.wait_for()
    more.get_by_text("No online results.").wait_for(timeout=20_000)
