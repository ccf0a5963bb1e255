"""With a token: what The Movie Database says is shown, kept, and still there when it is not. It is played by a server of our own."""

import re
import time
import urllib.request

import pytest

from conftest import DESKTOP, PHONE, TELEVISION
from recorded_tmdb import RecordedTMDb
from server import Server, copies, popcorn, sample_library
from steps import eventually, live


@pytest.fixture
def tmdb():
    tmdb = RecordedTMDb()
    yield tmdb
    tmdb.stop()


@pytest.fixture
def online(tmdb, tmp_path):
    """A server that asks it, without a library."""
    server = Server(tmp_path, environment=tmdb.environment).start()
    eventually(lambda: tmdb.asked("/3/trending/person/day"), "the lists to be read", seconds=30)
    yield server
    if server.process.poll() is None:
        server.stop()


def row(page, title):
    return page.locator("section", has=page.get_by_role("heading", name=title, exact=True))


def test_explore_details_series_seasons_and_people_come_from_tmdb(online, tmdb, page, shots):
    page.goto(online.url)
    live(page)
    for title in ["Trending movies", "Trending series", "Trending people", "Popular movies", "Popular series"]:
        row(page, title).locator(".card").first.wait_for()
    assert row(page, "Trending movies").locator(".card").count() == 20
    page.screenshot(path=shots / "tmdb-explore.png")

    row(page, "Trending movies").get_by_role("link", name="Recorded Movie 3").first.click()
    page.get_by_role("heading", name="Recorded Movie 3", level=1).wait_for()
    page.get_by_text("Recorded.").wait_for()
    page.get_by_role("link", name="Official trailer").wait_for()
    assert page.get_by_role("link", name="Official trailer").get_attribute("href").startswith("https://www.youtube.com/")
    services = row(page, "Where to watch (United States)")
    assert "Streamline" in services.inner_text() and "JustWatch" in services.inner_text()
    assert services.get_by_role("link", name="on TMDb").get_attribute("href").startswith("https://www.themoviedb.org/")
    row(page, "More like this").get_by_text("Recorded Movie 6").wait_for()
    page.screenshot(path=shots / "tmdb-movie.png", full_page=True)
    assert tmdb.asked("/3/movie/3") == 1, "A details page costs one request"
    assert not [path for path in tmdb.requests if path.startswith("/3/movie/3/")]

    page.goto(online.url + "/movies/tmdb-9")
    live(page)
    logo = page.get_by_role("heading", name="Recorded Movie 9", level=1).get_by_role("img")
    eventually(lambda: logo.evaluate("img => img.complete && img.naturalWidth > 0"), "the title as a picture")
    page.go_back()
    row(page, "Cast").get_by_role("link", name="Recorded Person 501").click()
    page.get_by_role("heading", name="Recorded Person 501", level=1).wait_for()
    page.get_by_text("What person 501 did.").wait_for()
    page.get_by_role("link", name="Recorded Movie 77").first.wait_for()
    assert tmdb.asked("/3/person/501") == 1

    page.goto(online.url + "/series/tmdb-2")
    live(page)
    page.get_by_role("link", name="Season 1").first.click()
    page.get_by_text("The first.", exact=True).wait_for()
    page.get_by_text("Recorded Part 2").click()
    page.get_by_role("heading", name="Recorded Part 2", level=1).wait_for()
    assert page.get_by_role("link", name="Recorded Person 600").get_attribute("href").startswith("/people/")
    assert "The stowaway" in row(page, "Guest stars").inner_text()
    assert tmdb.asked("/3/tv/2") == 1 and tmdb.asked("/3/tv/2/season/1") == 1, "The pages of the season and of the episode share it"
    assert tmdb.tokens == {"Bearer recorded.token", None}, "The token goes to the API and nowhere else"


def test_a_title_that_nobody_knows_yet_waits_for_tmdb(online, tmdb, page):
    tmdb.failing = 503
    page.goto(online.url + "/movies/tmdb-4242")
    live(page)
    page.get_by_role("heading", name="TMDb can’t be reached").wait_for(timeout=30_000)
    assert page.get_by_text("Movie not found").count() == 0
    tmdb.failing = None
    page.get_by_role("button", name="Try again").click()
    page.get_by_role("heading", name="Recorded Movie 4242", level=1).wait_for()
    assert page.request.get(online.url + "/movies/tmdb-4243").status == 200
    tmdb.failing = 404
    page.goto(online.url + "/movies/tmdb-5000")
    page.get_by_role("heading", name="Movie not found").wait_for()


def test_trailers_and_services_are_there_without_javascript(online, browser):
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(online.url + "/movies/tmdb-3")
    page.get_by_role("link", name="Official trailer").wait_for()
    page.get_by_role("heading", name="Where to watch (United States)").wait_for()
    context.close()


def test_a_page_is_tinted_in_a_colour_of_its_poster(online, tmdb, page):
    page.goto(online.url + "/movies/tmdb-7")
    live(page)
    page.locator(".tinted").wait_for()
    colours = page.locator(".tinted").get_attribute("style")
    assert "--tint-d:#" in colours
    tmdb.failing = 503
    page.reload()
    assert page.locator(".tinted").get_attribute("style") == colours, "It is kept, and there with the first paint"


def test_a_movie_that_nobody_owns_is_marked_as_watched(online, tmdb, page):
    page.goto(online.url + "/movies/tmdb-7")
    live(page)
    page.get_by_label("More options for “Recorded Movie 7”").click()
    page.get_by_role("button", name="Mark as watched").click()
    page.get_by_role("button", name="Undo").wait_for()
    page.get_by_label("More options for “Recorded Movie 7”").click()
    page.get_by_role("button", name="Mark as unwatched").wait_for()
    page.goto(online.url + "/history")
    live(page)
    page.get_by_role("link", name="Recorded Movie 7").wait_for()
    page.get_by_text("Marked as watched on").wait_for()


def test_a_rescan_asks_nothing(tmdb, tmp_path):
    movies, data = tmp_path / "Movies", tmp_path / "data"
    data.mkdir()
    copies(next((sample_library() / "Movies").rglob("*.mp4")), [movies / f"Recorded Movie {number} ({1950 + number}).mp4" for number in (1, 2)])
    popcorn("library", "add", "Movies", str(movies), "--kind", "movies", data=data)
    server = Server(data, environment=tmdb.environment).start()
    try:
        server.scanned()
        eventually(lambda: tmdb.asked("/3/trending/person/day"), "the lists to be read", seconds=30)
        asked = tmdb.requests.copy()
        for _ in range(2):
            before = server.get("/api/v1/library")["items"][0]["last_scanned_at"]
            time.sleep(1.1)  # It is told in whole seconds.
            request = urllib.request.Request(server.url + "/api/v1/library/scan", method="POST", headers={"Origin": server.url})
            assert urllib.request.urlopen(request).status == 202
            eventually(lambda: server.get("/api/v1/library")["items"][0]["last_scanned_at"] != before, "the scan to end", seconds=30)
        assert tmdb.requests == asked
    finally:
        server.stop()


def test_a_movie_and_a_series_with_one_number_are_two_titles(online, tmdb, page):
    page.goto(online.url + "/series/tmdb-3")
    live(page)
    page.get_by_role("heading", name="Recorded Series 3", level=1).wait_for()
    page.get_by_role("button", name="Watchlist", exact=True).first.click()
    page.get_by_role("button", name="On your watchlist").first.wait_for()
    page.goto(online.url + "/movies/tmdb-3")
    live(page)
    page.get_by_role("heading", name="Recorded Movie 3", level=1).wait_for()
    assert page.get_by_role("button", name="On your watchlist").count() == 0
    page.goto(online.url + "/watchlist")
    live(page)
    page.get_by_text("Recorded Series 3").first.wait_for()
    assert page.get_by_text("Recorded Movie 3").count() == 0
    request = urllib.request.Request(online.url + "/api/v1/series/tmdb-3")
    with urllib.request.urlopen(request) as answer:
        assert answer.url.endswith("/api/v1/series/tmdb-tv3") and b'"id":"tmdb-tv3"' in answer.read()


def test_pictures_are_fetched_once_and_stay(online, tmdb, page):
    page.goto(online.url)
    live(page)
    picture = row(page, "Trending movies").locator("img").first
    eventually(lambda: picture.evaluate("image => image.complete && image.naturalWidth > 0 && image.currentSrc.endsWith('.jpg')"), "the poster")
    address = picture.evaluate("image => image.currentSrc")
    asked = {path for path in tmdb.requests if path.startswith("/t/p/")}
    assert asked and all(re.fullmatch(r"/t/p/w\d+/\w+\.png", path) for path in asked)
    before = sum(tmdb.requests[path] for path in asked)
    for _ in range(3):
        with urllib.request.urlopen(address) as answer:
            assert answer.headers["Content-Type"] == "image/png" and "immutable" in answer.headers["Cache-Control"]
    assert sum(tmdb.requests[path] for path in asked) == before


def test_what_was_seen_is_there_without_tmdb_and_the_rest_says_what_is_missing(online, tmdb, page):
    page.goto(online.url + "/movies/tmdb-3")
    live(page)
    page.get_by_role("link", name="Official trailer").wait_for()
    tmdb.failing = 503
    # Nothing of the last minute is in memory.
    online.stop()
    online.start()
    page.goto(online.url)
    live(page)
    row(page, "Trending movies").locator(".card").first.wait_for()
    page.goto(online.url + "/movies/tmdb-3")
    page.get_by_role("heading", name="Recorded Movie 3", level=1).wait_for()
    row(page, "Cast").locator(".card").first.wait_for()
    page.get_by_text("TMDb can’t be reached").wait_for()
    assert page.get_by_role("link", name="Official trailer").count() == 0
    page.goto(online.url + "/settings")
    page.get_by_text("Not reachable").wait_for()


def test_a_refused_token_is_said(online, tmdb, page):
    tmdb.failing = 401
    page.goto(online.url + "/movies/tmdb-5")
    page.get_by_role("heading", name="Recorded Movie 5", level=1).wait_for()
    page.get_by_text("TMDb doesn’t accept the token").wait_for()
    page.goto(online.url + "/settings")
    page.get_by_text("Token refused").wait_for()


@pytest.mark.parametrize("status, words", [(503, "TMDb can’t be reached. The lists below may be out of date."), (401, "TMDb doesn’t accept the token")])
def test_explore_is_full_although_tmdb_never_answered(tmdb, tmp_path, page, status, words):
    tmdb.failing = status
    (tmp_path / "Movies").mkdir()
    popcorn("library", "add", "Movies", str(tmp_path / "Movies"), "--kind", "movies", data=tmp_path)
    server = Server(tmp_path, samples=True, environment=tmdb.environment).start()
    page.goto(server.url)
    live(page)
    page.get_by_text(words).wait_for()
    for title in ["Popular movies", "Popular series"]:
        row(page, title).locator(".card").first.wait_for()
    assert row(page, "Trending movies").count() == 0
    server.stop()


def test_ten_screens_ask_once(online, tmdb, context):
    pages = [context.new_page() for _ in range(10)]
    for each in pages:
        each.goto(online.url)
        live(each)
    assert tmdb.asked("/3/trending/movie/day") == 1 and tmdb.asked("/3/movie/popular") == 1
    for each in pages:
        each.close()


def test_a_restart_asks_for_no_list_again(online, tmdb):
    online.stop()
    online.start()
    eventually(lambda: online.get("/api/v1/movies?owned=false&limit=1")["items"], "the titles")
    assert tmdb.asked("/3/trending/movie/day") == 1 and tmdb.asked("/3/trending/person/day") == 1


def test_settings_say_how_to_get_a_token_and_which_setting_is_wrong(tmp_path, page):
    server = Server(tmp_path).start()
    page.goto(server.url + "/settings")
    page.get_by_text("POPCORN_TMDB_TOKEN").wait_for()
    server.stop()
    server.environment = {"POPCORN_TMDB_TOKEN": "two\nlines"}
    server.start()
    page.goto(server.url + "/settings")
    page.get_by_text("such as spaces or line breaks").wait_for()
    server.stop()


@pytest.mark.parametrize("name, size", [("phone", PHONE), ("desktop", DESKTOP), ("television", TELEVISION)])
def test_a_page_of_tmdb_fits_the_screen(online, browser, shots, name, size):
    for scheme in ("light", "dark"):
        context = browser.new_context(viewport={"width": size[0], "height": size[1]}, color_scheme=scheme)
        page = context.new_page()
        page.goto(online.url + "/movies/tmdb-3")
        live(page)
        page.get_by_role("link", name="Official trailer").wait_for()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        page.screenshot(path=shots / f"tmdb-movie-{name}-{scheme}.png", full_page=True)
        context.close()
