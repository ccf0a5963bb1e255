"""The grids of discovery: with the built-in titles and without a network, and with what The Movie Database says."""

import re
import sqlite3
import urllib.error
import urllib.request

import pytest

import recorded_tmdb
from conftest import DESKTOP, PHONE
from recorded_tmdb import RecordedTMDb
from server import Server, copies, popcorn
from steps import card_titles, eventually, live


@pytest.fixture(scope="module")
def catalogue(clip, tmp_path_factory):
    """A server with the built-in titles, of which the library holds one."""
    root = tmp_path_factory.mktemp("discover")
    copies(clip, [root / "Movies" / "Seven Samurai (1954).mp4"])
    data = root / "data"
    data.mkdir()
    popcorn("library", "add", "Movies", str(root / "Movies"), "--kind", "movies", data=data)
    server = Server(data, samples=True).start()
    server.scanned()
    eventually(lambda: "Seven Samurai" in found(server, "/discover/movies?genre=Drama&from=1954&to=1954"), "the built-in titles", seconds=240)
    yield server
    server.stop()


def found(server, path):
    with urllib.request.urlopen(server.url + path, timeout=30) as answer:
        return answer.read().decode()


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


def fits(page):
    return page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def without_scripts(browser, size=DESKTOP):
    return browser.new_context(java_script_enabled=False, viewport={"width": size[0], "height": size[1]})


def test_explore_leads_to_the_grid_and_the_grid_to_the_others(catalogue, page):
    page.goto(catalogue.url)
    live(page)
    page.get_by_role("heading", name="Popular movies").get_by_role("link").click()
    page.get_by_role("heading", name="Popular movies", level=1).wait_for()
    page.locator("#discover > .card").first.wait_for()
    page.get_by_label("Movies, series or people").get_by_role("link", name="Series").click()
    page.get_by_role("heading", name="Popular series", level=1).wait_for()
    page.get_by_role("link", name="Trending", exact=True).click()
    page.get_by_role("heading", name="No source for this list").wait_for()
    page.get_by_role("link", name="People", exact=True).click()
    page.get_by_role("heading", name="People", level=1, exact=True).wait_for()
    page.locator("#discover > .card").first.wait_for()
    page.goto(catalogue.url + "/discover/series?list=trending")
    page.locator("main").get_by_role("link", name="Settings").click()
    page.wait_for_url(re.compile("/settings"))


def test_filters_apply_at_once_and_can_be_cleared(catalogue, page):
    page.goto(catalogue.url + "/discover/movies")
    live(page)
    page.get_by_label("Genre").select_option("Drama")
    page.get_by_role("heading", name="Movies to discover", level=1).wait_for()
    page.get_by_label("To year").select_option("1954")
    page.wait_for_url(re.compile("to=1954"))
    page.get_by_label("Original language").select_option("Japanese")
    page.wait_for_url(re.compile("language=ja"))
    page.get_by_label("From year").select_option("1954")
    page.wait_for_url(re.compile("from=1954"))
    card = page.locator("#discover > .card", has=page.get_by_text("Seven Samurai", exact=True))
    card.wait_for()
    assert card.get_by_text("In your library").count() == 1
    page.get_by_label("Genre").last.select_option("Western")
    page.get_by_role("heading", name="No matches").wait_for()
    page.get_by_role("link", name="Clear filters").first.click()
    page.get_by_role("heading", name="Popular movies", level=1).wait_for()


def test_the_grid_goes_on_while_scrolling_to_its_end(catalogue, page):
    parts = []
    page.on("response", lambda answer: parts.append(answer.url) if "after=" in answer.url else None)
    page.goto(catalogue.url + "/discover/movies")
    live(page)
    assert page.locator("#discover > .card").count() == 60
    seen = set()

    def at_the_end():
        seen.update(page.eval_on_selector_all("main .card-link", "links => links.map(link => link.pathname)"))
        page.mouse.wheel(0, 700)
        return any("after=5" in part for part in parts) and page.evaluate("scrollY + innerHeight >= document.documentElement.scrollHeight - 2")
    eventually(at_the_end, "the end of the list", seconds=60)
    assert len(seen) > 200 and len(set(parts)) == 5


def test_the_menu_of_a_poster_puts_a_title_on_the_watchlist(catalogue, page):
    page.goto(catalogue.url + "/discover/movies?from=1926&to=1926")
    live(page)
    opener = page.get_by_label("More options for “The General”", exact=True)
    opener.focus()
    opener.click()
    page.get_by_role("button", name="Add to watchlist").click()
    page.get_by_text("to your watchlist").wait_for()
    page.goto(catalogue.url + "/watchlist")
    page.get_by_role("link", name="The General").first.wait_for()


def test_everything_works_without_scripts(catalogue, browser):
    context = without_scripts(browser)
    page = context.new_page()
    page.goto(catalogue.url + "/discover/movies")
    first = card_titles(page)
    page.get_by_role("link", name="Next page").click()
    second = card_titles(page)
    assert len(first) == len(second) == 60 and "after=1" in page.url
    page.get_by_label("Genre").select_option("Horror")
    page.get_by_role("button", name="Apply").click()
    page.get_by_role("heading", name="Movies to discover", level=1).wait_for()
    assert card_titles(page) and page.get_by_label("Genre").first.input_value() == "Horror"
    context.close()


def test_addresses_that_are_not_understood_show_what_is_left(catalogue, page):
    for path, title in {"/discover/movies?list=sideways&from=soon&language=%3C": "Popular movies", "/discover/people?genre=Drama": "People",
                        "/discover/series?after=-3&look=x": "Popular series"}.items():
        assert page.goto(catalogue.url + path).status == 200
        page.get_by_role("heading", name=title, level=1, exact=True).wait_for()
    assert page.request.get(catalogue.url + "/discover/games").status == 404


def test_trending_and_filtered_lists_come_from_tmdb_page_by_page(online, tmdb, page, shots):
    page.goto(online.url)
    live(page)
    page.get_by_role("heading", name="Trending movies", exact=True).get_by_role("link").click()
    page.get_by_role("heading", name="Trending movies", level=1).wait_for()
    page.get_by_text("Recorded Movie 1", exact=True).wait_for()

    def all_read():
        page.mouse.wheel(0, 2000)
        return tmdb.asked("/3/trending/movie/day") == 3
    eventually(all_read, "all pages", seconds=30)
    page.goto(online.url + "/discover/movies?genre=Drama&from=1990&language=fr")
    live(page)
    page.get_by_role("heading", name="Movies to discover", level=1).wait_for()
    page.get_by_text("Recorded Movie 21", exact=True).wait_for()
    assert tmdb.asked("/3/discover/movie") >= 1
    page.goto(online.url + "/discover/people")
    live(page)
    page.get_by_role("link", name="Recorded Person 501").click()
    page.get_by_role("heading", name="Recorded Person 501", level=1).wait_for()


def test_a_row_of_explore_is_called_as_the_page_that_it_opens(online, page):
    for title in ["Trending movies", "Trending series", "Popular movies", "Popular series", "Trending people"]:
        page.goto(online.url)
        live(page)
        page.get_by_role("heading", name=title, exact=True).get_by_role("link").click()
        page.get_by_role("heading", name=title, level=1, exact=True).wait_for()


def test_the_filters_offer_the_genres_of_tmdb_after_a_restart_without_it(online, tmdb, page):
    def genres():
        page.goto(online.url + "/discover/movies")
        live(page)
        return page.get_by_label("Genre").first.locator("option").all_inner_texts()
    before = genres()
    assert before == ["All genres", "Adventure", "Drama"]
    online.stop()
    tmdb.failing = 500
    online.start()
    assert genres() == before


def test_a_part_that_cannot_be_read_is_not_the_end_of_the_list(online, tmdb, page):
    codes = []
    page.on("response", lambda answer: codes.append(answer.status) if "after=" in answer.url else None)
    tmdb.failing = 500
    page.goto(online.url + "/discover/movies?list=trending")
    live(page)
    page.get_by_text("Recorded Movie 1", exact=True).wait_for()

    def failed():
        # Answers are noted only while Playwright waits.
        page.wait_for_timeout(50)
        return 503 in codes
    eventually(failed, "the next part to fail", seconds=60)
    # The list is kept while its page is not shown.
    page.get_by_role("link", name="Recorded Movie 1").first.click()
    page.get_by_role("heading", name="Recorded Movie 1", level=1).wait_for()
    page.go_back()
    page.get_by_role("heading", name="Trending movies", level=1).wait_for()
    tmdb.failing = None

    def goes_on():
        page.mouse.wheel(0, 2000)
        return "Recorded Movie 60" in card_titles(page)
    # For a minute after a failure nothing is asked.
    eventually(goes_on, "the end of the list", seconds=120)


def test_the_grid_goes_on_after_pages_of_which_nothing_is_shown(online, page, monkeypatch):
    usual = recorded_tmdb.answer

    def with_empty_pages(path, query):
        number = int(query.get("page", ["1"])[0])
        if path != "/discover/movie":
            return usual(path, query)
        shown = [recorded_tmdb.movie(number * 20 + each) for each in range(1, 21)] if number in (1, 7) else []
        return recorded_tmdb.page(shown, number, total=7)
    monkeypatch.setattr(recorded_tmdb, "answer", with_empty_pages)
    page.goto(online.url + "/discover/movies?from=1990")
    live(page)
    page.get_by_text("Recorded Movie 21", exact=True).wait_for()

    def goes_on():
        page.mouse.wheel(0, 2000)
        return "Recorded Movie 160" in card_titles(page)
    eventually(goes_on, "the cards after the empty pages", seconds=30)


def test_without_tmdb_what_was_seen_stays_and_the_rest_says_why(online, tmdb, page):
    page.goto(online.url + "/discover/series?list=trending")
    live(page)
    page.get_by_text("Recorded Series 1", exact=True).wait_for()
    tmdb.failing = 401
    page.reload()
    page.get_by_text("Recorded Series 1", exact=True).wait_for()
    page.goto(online.url + "/discover/series?from=2001")
    page.get_by_role("heading", name="TMDb doesn’t accept the token").wait_for()
    page.get_by_role("button", name="Try again").wait_for()


@pytest.mark.parametrize("name, size", [("phone", PHONE), ("desktop", DESKTOP)])
def test_every_grid_fits_the_screen(online, catalogue, browser, shots, name, size):
    places = {"movies": (online, "/discover/movies"), "people": (online, "/discover/people"),
              "filtered": (catalogue, "/discover/movies?genre=Drama&genre=War&from=1950&language=ja"),
              "unserved": (catalogue, "/discover/series?list=trending")}
    for scheme in ("light", "dark"):
        context = browser.new_context(viewport={"width": size[0], "height": size[1]}, color_scheme=scheme)
        page = context.new_page()
        for key, (server, path) in places.items():
            page.goto(server.url + path)
            live(page)
            assert fits(page), path
            page.screenshot(path=shots / f"discover-{key}-{name}-{scheme}.png")
        context.close()


def code(server, path):
    try:
        return urllib.request.urlopen(server.url + path, timeout=30).status
    except urllib.error.HTTPError as error:
        return error.code


def test_the_api_has_the_same_lists(catalogue):
    path, movies, place, answers = "/api/v1/discover/movies?limit=50", [], "", 0
    while place is not None:
        answer = catalogue.get(path + (place and f"&after_id={place}"))
        assert len(answer["items"]) == 50 or answer["next_after_id"] is None
        assert not answer["stale"] and answer["fetched_at"].startswith("20")
        movies, place, answers = movies + [movie["id"] for movie in answer["items"]], answer["next_after_id"], answers + 1
    assert len(movies) == len(set(movies)) > 200 and answers == -(-len(movies) // 50)
    assert movies[0] == re.search(r'href="/movies/(sample-[a-z0-9-]+)', found(catalogue, "/discover/movies"))[1], "In the order of the page"

    filtered = catalogue.get("/api/v1/discover/movies?genre=Drama&from=1954&to=1954&language=ja")["items"]
    assert ("Seven Samurai", True, False) in [(movie["title"], movie["owned"], movie["on_watchlist"]) for movie in filtered]
    assert "Drama" in [genre["name"] for genre in catalogue.get("/api/v1/discover/series/genres")["items"]]
    assert catalogue.get("/api/v1/discover/movies?genre=Opera%20on%20ice")["items"] == []
    for path in ("movies?list=trending", "series?list=trending", "people"):
        assert code(catalogue, "/api/v1/discover/" + path) == 404, "Without The Movie Database nothing is trending"
    for path in ("movies?genre=", "movies?from=soon", "series?list=trending&to=1990", "movies?after_id=99-0", "people?genre=Drama"):
        assert code(catalogue, "/api/v1/discover/" + path) == 400, path


def test_the_api_says_that_a_list_is_old(online, tmdb):
    first = online.get("/api/v1/discover/people?limit=3")
    assert [person["name"] for person in first["items"]] == ["Recorded Person 500", "Recorded Person 501", "Recorded Person 502"]
    assert code(online, "/api/v1/discover/movies?from=1990") == 200
    online.stop()
    with sqlite3.connect(online.data / "catalogue.db") as database:
        assert database.execute("UPDATE discovery_page SET fetched = fetched - 3 * 86400000").rowcount > 0
    tmdb.failing = 500
    online.start()
    for path in ("people?limit=3", "movies?from=1990"):
        assert online.get("/api/v1/discover/" + path)["stale"] is True
    assert online.get("/api/v1/discover/people?limit=3")["items"] == first["items"]
    assert code(online, "/api/v1/discover/movies?from=1991") == 503
