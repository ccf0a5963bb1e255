"""A person finds a movie under a wrong name and corrects it, with and without JavaScript."""

import pytest

from conftest import DESKTOP, PHONE, TELEVISION
from server import copies, running
from steps import live


@pytest.fixture
def wrong(clip, tmp_path):
    """A library in which two movies are filed wrongly."""
    copies(clip, [tmp_path / "Movies" / path for path in (
        "Haet.1986.1080p.BluRay.x264-GRP/haet.1986.1080p.mp4", "Harbour (1990)/Harbour (1990) 1080p.mp4",
        "Harbour (1990)/Harbour (1990) 720p.mp4")])
    yield from running(tmp_path, "Movies", "movies")


def correct(page, title, year):
    form = page.locator(".correct-form").first
    form.locator("[name=title]").fill(title)
    form.locator("[name=year]").fill(year)
    form.get_by_role("button", name="Save").click()


@pytest.mark.parametrize("scripts", [True, False])
def test_a_wrong_movie_is_corrected_and_the_correction_undone(wrong, browser, scripts):
    context = browser.new_context(java_script_enabled=scripts, viewport={"width": DESKTOP[0], "height": DESKTOP[1]})
    page = context.new_page()
    page.goto(wrong.url + "/movies")
    page.get_by_text("Haet").first.click()
    page.get_by_role("link", name="Wrong movie?").click()
    page.get_by_text("Filed as Haet (1986).").wait_for()
    correct(page, "Heat", "12")
    page.get_by_text("Enter a year from 1870 to 2100, or none.").wait_for()
    assert page.locator(".correct-form [name=title]").first.input_value() == "Heat"
    correct(page, "Heat", "1995")
    page.get_by_text("Filed as Heat (1995), as corrected by you.").wait_for()
    page.get_by_role("link", name="Open the movie").click()
    page.get_by_role("heading", name="Heat").wait_for()
    assert [movie["title"] for movie in wrong.get("/api/v1/movies")["items"]] == ["Harbour", "Heat"]
    page.get_by_role("link", name="Wrong movie?").click()
    page.get_by_role("button", name="Undo the correction").click()
    page.get_by_text("Filed as Haet (1986).").wait_for()
    context.close()


def test_two_movies_that_look_like_one(wrong, page):
    page.goto(wrong.url + "/movies")
    page.get_by_text("Harbour").first.click()
    live(page)
    page.get_by_role("link", name="Wrong movie?").nth(1).click()
    page.get_by_text("Filed as Harbour (1990).").wait_for()
    page.locator("[name=files]").first.select_option("one")
    correct(page, "Harbour", "1955")
    page.get_by_text("Filed as Harbour (1955), as corrected by you.").wait_for()
    movies = wrong.get("/api/v1/movies?sort=year")["items"]
    assert sorted(movie["year"] for movie in movies) == [1955, 1986, 1990]


def test_back_after_a_correction_leads_to_no_movie_that_is_gone(wrong, page):
    page.goto(wrong.url + "/movies")
    page.get_by_text("Haet").first.click()
    live(page)
    page.get_by_role("link", name="Wrong movie?").click()
    page.get_by_text("Filed as Haet (1986).").wait_for()
    live(page)
    correct(page, "Heat", "1995")
    page.get_by_text("Filed as Heat (1995), as corrected by you.").wait_for()
    page.go_back()
    page.get_by_text("Movie not found").wait_for()
    page.go_back()
    page.get_by_text("Heat").first.wait_for()


def test_looks(wrong, browser, shots):
    for name, (width, height) in {"phone": PHONE, "desktop": DESKTOP, "television": TELEVISION}.items():
        for light in ("dark", "light"):
            context = browser.new_context(viewport={"width": width, "height": height}, color_scheme=light)
            page = context.new_page()
            page.goto(wrong.url + "/movies")
            page.get_by_text("Harbour").first.click()
            page.get_by_role("link", name="Wrong movie?").first.scroll_into_view_if_needed()
            page.wait_for_timeout(700)
            page.screenshot(path=shots / f"wrong-movie-{name}-{light}.png")
            page.get_by_role("link", name="Wrong movie?").first.click()
            page.get_by_text("Filed as").wait_for()
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
            page.wait_for_timeout(700)
            page.screenshot(path=shots / f"correction-{name}-{light}.png", full_page=True)
            context.close()
