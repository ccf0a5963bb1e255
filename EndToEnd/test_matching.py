"""A title that nothing matched is found on the Library page, and two clicks say what it is."""

import urllib.request

import pytest

from conftest import DESKTOP
from server import Server, copies, popcorn


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
