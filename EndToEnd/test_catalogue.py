"""The built-in titles and the pages of people: without settings and without a network."""

import pytest

from conftest import DESKTOP, PHONE, TELEVISION
from server import Server, copies, popcorn
from steps import eventually, live


@pytest.fixture(scope="module")
def catalogue(clip, tmp_path_factory):
    """A server with the built-in titles, of which the library holds one."""
    root = tmp_path_factory.mktemp("catalogue")
    copies(clip, [root / "Movies" / "Seven Samurai (1954).mp4"])
    data = root / "data"
    data.mkdir()
    server = Server(data, samples=True).start()
    eventually(lambda: credited(server), "the built-in titles and their people", seconds=240)
    popcorn("library", "add", "Movies", str(root / "Movies"), "--kind", "movies", data=data)
    server.scanned()
    yield server
    server.stop()


def credited(server):
    """Whether the credits are there, which are added last."""
    people = server.get("/api/v1/people?limit=1")["items"]
    return people and server.get(f"/api/v1/people/{people[0]['id']}")["credits"]


def test_explore_offers_titles_to_discover_and_their_pages_lead_to_people(catalogue, page):
    page.goto(catalogue.url)
    live(page)
    row = page.locator("section", has=page.get_by_role("heading", name="Popular movies"))
    assert row.locator(".card").count() >= 20
    title = row.locator(".card-title").first.inner_text()
    row.get_by_role("link", name=title).first.click()
    page.get_by_role("heading", name=title, level=1).wait_for()
    assert page.get_by_text("isn’t in your library").count() == 1
    page.locator("section", has=page.get_by_role("heading", name="Cast")).locator(".card").first.click()
    page.get_by_role("heading", name="Credits").wait_for()
    page.get_by_role("link", name=title).first.click()
    page.get_by_role("heading", name=title, level=1).wait_for()


def test_a_title_of_the_library_has_its_built_in_facts_and_people(catalogue, page):
    assert [item["title"] for item in catalogue.get("/api/v1/movies")["items"]] == ["Seven Samurai"]
    movie = catalogue.get("/api/v1/movies/sample-seven-samurai")
    assert movie["owned"] and "Drama" in movie["genres"] and movie["overview"]
    director = next(each for each in movie["crew"] if each["job"] == "Director")
    assert catalogue.get(f"/api/v1/people/{director['id']}")["name"] == "Akira Kurosawa"
    assert all(each["id"] and each["name"] for each in movie["cast"]) and movie["cast"]
    page.goto(f"{catalogue.url}/movies/{movie['id']}")
    page.get_by_role("link", name="Play").first.wait_for()
    facts = page.locator(".facts").first.inner_text()
    assert "Japan" in facts and "Japanese" in facts
    page.goto(f"{catalogue.url}/movies/{movie['id']}/cast")
    live(page)
    page.get_by_role("link", name="Akira Kurosawa").first.click()
    page.get_by_role("heading", name="Akira Kurosawa", level=1).wait_for()
    row = page.locator(".media", has=page.get_by_text("Seven Samurai", exact=True))
    assert "In your library" in row.inner_text()


def test_a_title_that_is_not_owned_can_be_put_on_the_watchlist(catalogue, page):
    page.goto(f"{catalogue.url}/movies/sample-the-general")
    live(page)
    page.get_by_role("button", name="Watchlist", exact=True).click()
    page.get_by_role("button", name="On your watchlist").wait_for()
    page.goto(catalogue.url + "/watchlist")
    page.get_by_role("link", name="The General").first.wait_for()


def test_a_season_of_which_only_the_length_is_known_says_so(catalogue, page):
    page.goto(f"{catalogue.url}/series/sample-the-sopranos")
    live(page)
    page.get_by_role("link", name="Season 1").first.click()
    page.get_by_role("heading", name="Season 1", level=1).wait_for()
    assert "13 episodes" in page.locator(".meta").inner_text()
    page.get_by_text("The episodes of this season aren’t known yet.").wait_for()
    assert page.get_by_role("link", name="connect TMDb").get_attribute("href") == "/settings"
    assert page.locator("main ul.media-list").count() == 0


def test_search_finds_built_in_titles(catalogue, page):
    items = catalogue.get("/api/v1/search?q=tokyo%20stor")["items"]
    assert items[0]["title"] == "Tokyo Story" and items[0]["kind"] == "movie"


def test_unknown_people_and_casts_are_not_found(catalogue, page):
    for path in ["/people/sample-nobody", "/people/x", "/movies/sample-nothing/cast", "/series/sample-nothing/cast"]:
        assert page.request.get(catalogue.url + path).status == 404


@pytest.mark.parametrize("size", [PHONE, DESKTOP, TELEVISION], ids=["phone", "desktop", "television"])
def test_the_pages_fit_every_screen(catalogue, page, shots, size):
    page.set_viewport_size({"width": size[0], "height": size[1]})
    name = {PHONE: "phone", DESKTOP: "desktop", TELEVISION: "television"}[size]
    for key, path in {"explore": "/", "known": "/movies/sample-the-general", "cast": "/movies/sample-the-general/cast",
                      "person": "/people/sample-akira-kurosawa", "series": "/series/sample-the-sopranos"}.items():
        page.goto(catalogue.url + path)
        live(page)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path
        page.screenshot(path=str(shots / f"catalogue-{key}-{name}.png"))
