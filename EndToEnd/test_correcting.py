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


def test_a_saved_correction_is_said_where_the_person_is_and_undone_there(wrong, browser):
    context = browser.new_context(viewport={"width": PHONE[0], "height": PHONE[1]})
    page = context.new_page()
    page.goto(wrong.url + "/movies")
    page.get_by_text("Haet").first.click()
    live(page)
    page.get_by_role("link", name="Wrong movie?").click()
    page.get_by_text("Filed as Haet (1986).").wait_for()
    correct(page, "Heat", "1995")
    notice = page.get_by_text("Filed as “Heat (1995)”.")
    notice.wait_for()
    box = notice.bounding_box()
    assert 0 <= box["y"] and box["y"] + box["height"] <= PHONE[1], box
    page.get_by_role("button", name="Undo", exact=True).click()
    page.get_by_text("Filed as Haet (1986).").wait_for()
    context.close()


def test_the_reasons_are_those_of_the_filing(clip, tmp_path, page):
    copies(clip, [tmp_path / "Movies" / path for path in ("xyz.mp4", "Two (1986)/Alpha.mp4", "Two (1986)/Beta.mp4")])
    (tmp_path / "Movies/xyz.nfo").write_text("<movie><title>Real Name</title><year>1977</year></movie>")
    for server in running(tmp_path, "Movies", "movies"):
        for title, reasons in (("Real Name", ["The title is in the NFO file.", "The year is in the NFO file."]), ("Beta", ["The title is the whole name."])):
            page.goto(server.url + "/movies")
            page.get_by_text(title).first.click()
            page.get_by_role("link", name="Wrong movie?").click()
            page.get_by_text("Why it was filed this way").click()
            assert page.locator(".reasons li").all_inner_texts() == reasons


def test_a_corrected_file_that_moved(wrong, page, tmp_path):
    page.goto(wrong.url + "/movies")
    page.get_by_text("Haet").first.click()
    page.get_by_role("link", name="Wrong movie?").click()
    page.get_by_text("Filed as Haet (1986).").wait_for()
    correct(page, "Heat", "1995")
    page.get_by_text("Filed as Heat (1995), as corrected by you.").wait_for()
    (tmp_path / "Movies/Haet.1986.1080p.BluRay.x264-GRP").rename(tmp_path / "Movies/Elsewhere")
    wrong.until(lambda: "Elsewhere" in page.goto(wrong.url + "/library/names").text(), "the place after the move")
    page.locator("#corrected .file-place a").click()
    page.get_by_role("heading", name="Elsewhere").wait_for()


def test_the_pages_of_a_folder_that_is_away(wrong, page, tmp_path):
    (tmp_path / "Movies").rename(tmp_path / "Away")
    away = "isn’t available right now"
    wrong.until(lambda: away in page.goto(wrong.url + "/library/folder?name=Movies").text(), "the folder to be away")
    assert "Nothing here" not in page.content()
    for path, wrong_words in (("/library/names", "Every name is clear."), ("/library/versions", "Every title has one file.")):
        text = page.goto(wrong.url + path).text()
        assert away in text and wrong_words not in text
