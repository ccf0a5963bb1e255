"""A title that nothing matched is found on the Library page, and two clicks say what it is."""

import json
import urllib.request

import pytest

from conftest import DESKTOP
from server import Server, copies, popcorn
from steps import live


@pytest.fixture
def unmatched(clip, tmp_path):
    """A library with a year that is too far off, and a movie that the built-in titles know."""
    copies(clip, [tmp_path / "Movies" / path for path in ("Metropolis (1924).mp4", "Stalker (1979).mp4")])
    data = tmp_path / "data"
    data.mkdir()
    popcorn("library", "add", "Movies", str(tmp_path / "Movies"), "--kind", "movies", data=data)
    server = Server(data, samples=True).start()
    server.until(lambda: "1 title without a match" in text(server, "/library"), "the files to be matched", seconds=120)
    yield server
    server.stop()


def text(server, path):
    with urllib.request.urlopen(server.url + path, timeout=10) as answer:
        return answer.read().decode()


def open_correction(page, server):
    page.goto(server.url + "/library")
    page.get_by_text("1 title without a match").click()
    page.get_by_text("Possible match: “Metropolis (1927)”.").wait_for()
    page.get_by_role("link", name="Metropolis (1924)", exact=True).click()
    page.get_by_text("Filed as Metropolis (1924).").wait_for()
    page.get_by_text("This title is known only from your files.").wait_for()


@pytest.mark.parametrize("scripts", [True, False])
def test_a_candidate_is_one_click_away_and_is_undone(unmatched, browser, scripts):
    context = browser.new_context(java_script_enabled=scripts, viewport={"width": DESKTOP[0], "height": DESKTOP[1]})
    page = context.new_page()
    open_correction(page, unmatched)
    page.get_by_role("button", name="Metropolis 1927").click()
    page.get_by_text("Filed as Metropolis (1927), as corrected by you.").wait_for()
    assert not page.get_by_text("This title is known only from your files.").is_visible()
    owned = {movie["title"]: movie["year"] for movie in unmatched.get("/api/v1/movies?owned=true")["items"]}
    assert owned == {"Metropolis": 1927, "Stalker": 1979}
    page.goto(unmatched.url + "/library/unmatched")
    page.get_by_text("All titles are matched").wait_for()
    page.go_back()
    page.get_by_role("button", name="Undo the correction").click()
    page.get_by_text("Filed as Metropolis (1924).").wait_for()
    context.close()


@pytest.mark.parametrize("scripts", [True, False])
def test_a_search_finds_any_title_of_any_source(unmatched, browser, scripts):
    context = browser.new_context(java_script_enabled=scripts, viewport={"width": DESKTOP[0], "height": DESKTOP[1]})
    page = context.new_page()
    open_correction(page, unmatched)
    search = page.locator(".candidate-search")
    search.locator("[name=q]").fill("nothing is called like this")
    search.locator("[name=year]").fill("")
    search.get_by_role("button", name="Search").click()
    page.get_by_text("No title named “nothing is called like this” is known.").wait_for()
    search.locator("[name=q]").fill("stalker")
    search.get_by_role("button", name="Search").click()
    page.get_by_role("button", name="Stalker 1979").wait_for()
    # It lies where the pressed button was: for half a second a click there counts as the second half of a double click.
    page.wait_for_timeout(500)
    page.get_by_role("button", name="Stalker 1979").click()
    page.get_by_text("Filed as Stalker (1979), as corrected by you.").wait_for()
    context.close()


def test_explain_gives_the_candidates_with_their_points(unmatched):
    paths = ["Metropolis (1924).mp4", "Stalker (1979).mp4", "Nothing like this (2000).mp4"]
    lines = popcorn("library", "explain", "--json", *paths, data=unmatched.data).stdout.splitlines()
    metropolis, stalker, nothing = [json.loads(line) for line in lines]
    assert (metropolis["origin"], stalker["origin"], nothing["origin"]) == ("undecided", "matched", None)
    assert metropolis["id"].startswith("local-") and stalker["id"] == stalker["candidates"][0]["id"] and nothing["candidates"] == []
    assert [(each["title"], each["year"]) for each in metropolis["candidates"]] == [("Metropolis", 1927)]
    for candidate in metropolis["candidates"] + stalker["candidates"]:
        assert candidate["score"] == sum(reason["points"] for reason in candidate["reasons"])
        assert candidate["reasons"][0]["reason"] == "sameTitle" and all(reason["text"] for reason in candidate["reasons"])
    assert metropolis["candidates"][0]["score"] < 80 <= stalker["candidates"][0]["score"]


def test_two_clicks_give_a_whole_series_its_title(clip, tmp_path, page):
    copies(clip, [tmp_path / "Series" / "Breaking Bad (1999)" / f"Breaking Bad S01E0{number}.mp4" for number in (1, 2)])
    data = tmp_path / "data"
    data.mkdir()
    popcorn("library", "add", "Series", str(tmp_path / "Series"), "--kind", "series", data=data)
    server = Server(data, samples=True).start()

    def owned():
        return [(series["title"], series["year"]) for series in server.get("/api/v1/series?owned=true")["items"]]
    try:
        server.until(lambda: "Breaking Bad" in [item["title"] for item in server.get("/api/v1/search?q=breaking%20bad")["items"]],
                     "the built-in titles", seconds=240)
        server.until(lambda: owned() == [("Breaking Bad", 1999)], "the files", seconds=120)
        page.goto(f"{server.url}/series/{server.get('/api/v1/series?owned=true')['items'][0]['id']}")
        live(page)
        page.get_by_role("link", name="Wrong series?").click()
        page.get_by_role("button", name="Breaking Bad 2008").click()
        server.until(lambda: owned() == [("Breaking Bad", 2008)], "both episodes to move", seconds=60)
        series = server.get("/api/v1/series?owned=true")["items"][0]
        episodes = server.get(f"/api/v1/series/{series['id']}/seasons/1")["episodes"]
        assert [episode["episode"] for episode in episodes if episode["files"]] == [1, 2]
    finally:
        server.stop()
