"""The Library page and the pages below it: names are checked and corrected, and every state can be looked at."""

import os
import shutil

import pytest
from axe_playwright_python.sync_playwright import Axe

from conftest import PHONE, TELEVISION
from server import Server, copies, popcorn
from steps import eventually, live

MOVIES = [
    "Alien (1979)/Alien (1979).mp4", "Alien (1979)/Alien (1979) - Director's Cut.mp4", "Casablanca/Casablanca.mp4", "Vertigo/Vertigo.mp4",
    "a8f3k2q9x7.mp4", "Solaris (1972)/Solaris (1972).mp4", "Solaris (1972)/Mirror (1975).mp4", "שתיקה/שתיקה.mp4",
    "A very long title that says everything about a movie and goes on and on until nobody reads it any more (1999)/x.mp4",
]
EPISODES = ["Silo/Season 1/Silo S01E01.mp4", "Frieren/01.mp4", "Frieren/02.mp4", "Dark/Dark.102.720p.WEB.mp4", "Severance/Pilot.mp4",
            "Severance/Severance S01E02.mp4"]


def fill(root, clip):
    """A library as people's disks hold it."""
    copies(clip, [root / "Movies" / name for name in MOVIES] + [root / "Series" / name for name in EPISODES] + [root / "Clips" / "Party.mp4"])
    for place in ("Copies", "Old disk"):
        (root / "Movies" / place).mkdir()
        shutil.copyfile(root / "Movies" / MOVIES[0], root / "Movies" / place / "Alien (1979).mp4")
    for number in range(8):
        folder = root / "Movies" / f"Broken {number} (2001)"
        folder.mkdir()
        (folder / "movie.mp4").write_bytes(b"")
    (root / "Movies" / "Solaris (1972)" / "movie.nfo").write_text("<movie><title>Solaris<")
    (root / "Movies" / "Alien (1979)" / "Alien (1979).sup").write_bytes(b"PG")
    os.symlink("/etc", root / "Movies" / "Elsewhere")


@pytest.fixture
def untidy(clip, tmp_path):
    fill(tmp_path, clip)
    data = tmp_path / "data"
    data.mkdir()
    for name, kind in [("Movies", "movies"), ("Series", "series"), ("Clips", "videos")]:
        popcorn("library", "add", name, str(tmp_path / name), "--kind", kind, data=data)
    server = Server(data).start()
    server.scanned()
    yield server
    server.stop()


def entry(page, name):
    return page.locator(".entry").filter(has_text=name)


def test_names_are_checked_and_corrected(untidy, page):
    page.goto(untidy.url + "/library")
    live(page)
    page.get_by_text("names to check").click()
    page.get_by_role("heading", name="Names to check").wait_for()
    entry(page, "Casablanca").get_by_role("button", name="That’s right").click()
    corrected = page.locator("#corrected .entry-name")
    corrected.get_by_text("Casablanca", exact=True).wait_for()
    assert page.locator("#doubts .entry-name").get_by_text("Casablanca").count() == 0

    vertigo = entry(page, "Vertigo/Vertigo.mp4")
    vertigo.get_by_text("Correct it").click()
    vertigo.get_by_label("Title").fill("The Birds")
    vertigo.get_by_label("Year").fill("ninety")
    vertigo.get_by_role("button", name="Save").click()
    vertigo.get_by_text("Enter a year in digits.").wait_for()
    assert vertigo.get_by_label("Title").input_value() == "The Birds"
    vertigo.get_by_label("Year").fill("1963")
    vertigo.get_by_role("button", name="Save").click()
    corrected.get_by_text("The Birds (1963)").wait_for()

    def titles():
        return {one["title"]: one["year"] for one in untidy.get("/api/v1/movies?limit=200")["items"]}

    # The correction is on the page as soon as it is saved; a short scan files the title anew.
    eventually(lambda: titles().get("The Birds") == 1963 and "Vertigo" not in titles(), "the title to be filed anew")

    page.locator("#corrected .entry").filter(has_text="The Birds").get_by_role("button", name="Undo").click()
    page.locator("#doubts .entry-name").get_by_text("Vertigo", exact=True).wait_for()

    pilot = entry(page, "Pilot.mp4")
    pilot.get_by_label("Season").fill("1")
    pilot.get_by_label("Episode", exact=True).fill("1")
    pilot.get_by_role("button", name="Save").click()
    corrected.get_by_text("Season 1, episode 1").wait_for()

    def severance():
        return next(one for one in untidy.get("/api/v1/series")["items"] if one["title"] == "Severance")

    eventually(lambda: severance()["episode_count"] == 2 and severance()["owned"], "the episode to be filed")

    frieren = entry(page, "Frieren")
    frieren.get_by_role("button", name="That’s right").click()
    eventually(lambda: page.locator("#doubts .entry-name").get_by_text("Frieren").count() == 0, "the season to be no longer in doubt")


def test_names_are_corrected_without_javascript(untidy, browser):
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(untidy.url + "/library/names")
    casablanca = entry(page, "Casablanca")
    casablanca.get_by_text("Correct it").click()
    casablanca.get_by_label("Year").fill("1942")
    casablanca.get_by_role("button", name="Save").click()
    page.locator("#corrected .entry-name").get_by_text("Casablanca (1942)").wait_for()
    page.goto(untidy.url + "/library/names")
    page.locator("#corrected").get_by_role("button", name="Undo").click()
    page.locator("#doubts .entry-name").get_by_text("Casablanca", exact=True).wait_for()
    context.close()


def test_a_problem_leads_to_its_folder(untidy, page):
    page.goto(untidy.url + "/library")
    live(page)
    group = page.locator(".problem-group").filter(has_text="Damaged or unfinished files")
    assert group.locator(".count").inner_text() == "8"
    group.get_by_text("and 3 more").click()
    page.get_by_role("heading", name="Damaged or unfinished files").wait_for()
    page.get_by_role("link", name="Movies/Broken 7 (2001)").click()
    page.get_by_role("heading", name="Broken 7 (2001)").wait_for()
    page.get_by_text("The file is empty.").wait_for()
    page.get_by_role("link", name="Movies", exact=True).last.click()
    page.get_by_role("link", name="Alien (1979)").first.click()
    page.get_by_text("Director’s Cut").or_(page.get_by_text("Director's Cut")).first.wait_for()


PLACES = {
    "overview": "/library", "names": "/library/names", "problems": "/library/problems?kind=damaged", "folder": "/library/folder?name=Movies",
    "versions": "/library/versions", "nowhere": "/library/folder?name=Nothing",
}


def look(page, name, shots):
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(200)
    page.screenshot(path=str(shots / f"{name}.png"), full_page=True)
    sideways = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert sideways <= 0, f"{name} scrolls sideways by {sideways} px"
    serious = [
        f"{finding['id']}: {finding['help']} ({len(finding['nodes'])}×): {finding['nodes'][0]['html'][:160]}"
        for finding in Axe().run(page).response["violations"] if finding["impact"] in ("serious", "critical")
    ]
    assert serious == [], name


@pytest.mark.parametrize("light", ["dark", "light"])
@pytest.mark.parametrize("size", [PHONE, (1280, 900), TELEVISION], ids=["phone", "desktop", "television"])
def test_looks(untidy, browser, shots, light, size, tmp_path):
    context = browser.new_context(viewport={"width": size[0], "height": size[1]}, color_scheme=light, reduced_motion="reduce")
    page = context.new_page()
    end = f"{light}-{size[0]}x{size[1]}"
    for name, path in PLACES.items():
        page.goto(untidy.url + path)
        look(page, f"library-{name}-{end}", shots)
    page.goto(untidy.url + "/library/names")
    live(page)
    page.get_by_text("Correct it").first.click()
    page.get_by_role("button", name="Save").first.click()
    page.get_by_role("button", name="Undo").first.wait_for()
    vertigo = entry(page, "Vertigo/Vertigo.mp4")
    vertigo.get_by_text("Correct it").click()
    vertigo.get_by_label("Year").fill("1066")
    vertigo.get_by_role("button", name="Save").click()
    vertigo.get_by_role("alert").wait_for()
    look(page, f"library-refused-{end}", shots)
    (tmp_path / "Clips").rename(tmp_path / "Away")
    page.goto(untidy.url + "/library")
    live(page)
    page.get_by_role("button", name="Scan Clips").click()
    page.get_by_text("isn’t available").wait_for()
    page.get_by_role("button", name="Remove Movies").click()
    page.get_by_text("Remove this folder? Your files stay untouched.").wait_for()
    look(page, f"library-away-{end}", shots)
    context.close()


def test_lists_of_the_api_have_all_files(untidy):
    movies = untidy.get("/api/v1/movies?limit=200")["items"]
    assert max(len(movie["files"]) for movie in movies) > 1
    for movie in movies:
        names = [file["name"] for file in untidy.get(f"/api/v1/movies/{movie['id']}")["files"]]
        assert [file["name"] for file in movie["files"]] == names, movie["title"]
    show = next(one for one in untidy.get("/api/v1/series?limit=200")["items"] if one["title"] == "Frieren")
    episodes = untidy.get(f"/api/v1/series/{show['id']}/seasons/1")["episodes"]
    assert [[file["name"] for file in episode["files"]] for episode in episodes] == [["01.mp4"], ["02.mp4"]]


def test_a_folder_is_added_with_the_contents_that_its_name_says(untidy, page, tmp_path):
    (tmp_path / "More series").mkdir()
    page.goto(untidy.url + "/library")
    live(page)
    page.get_by_label("Folder on this machine").fill(str(tmp_path / "More series"))
    page.get_by_label("Name").fill("Kids")
    page.get_by_role("button", name="Add folder").click()
    page.get_by_text("no episodes found").wait_for()
    assert next(one for one in untidy.get("/api/v1/library")["items"] if one["name"] == "Kids")["kind"] == "series"
    page.goto(untidy.url + "/library/problems")
    page.get_by_role("heading", name="Problems").wait_for()
    folders = untidy.get("/api/v1/library")["items"]
    first = untidy.get("/api/v1/library?limit=1")
    assert first["items"] == folders[:1]
    assert untidy.get(f"/api/v1/library?after_id={first['next_after_id']}")["items"] == folders[1:]
    assert page.goto(untidy.url + "/library/folder?name=Movies&path=Nope").status == 404
    page.goto(untidy.url + "/library/problems")
    assert page.locator(".problems li").count() == sum(one["problems"] for one in untidy.get("/api/v1/library")["items"])


def test_two_quick_taps_confirm_one_name_and_undo_takes_it_back(untidy, page):
    page.goto(untidy.url + "/library/names")
    live(page)
    doubts = page.locator("#doubts .entry-name")
    names = doubts.all_inner_texts()
    box = entry(page, names[0]).first.get_by_role("button", name="That’s right").bounding_box()
    for _ in range(2):
        page.mouse.click(box["x"] + 20, box["y"] + 20)
        eventually(lambda: doubts.all_inner_texts() == names[1:], "the name to be confirmed")
    page.wait_for_timeout(700)
    assert doubts.all_inner_texts() == names[1:]
    page.locator(".toasts[role=status] .toast").get_by_text("Filed as").wait_for()
    page.locator(".toast").get_by_role("button", name="Undo").click()
    eventually(lambda: sorted(doubts.all_inner_texts()) == sorted(names), "the name to be a guess again")
    page.locator(".toast").get_by_text("Undone").wait_for()


def test_enter_twice_on_undo_removes_one_correction(untidy, page):
    page.goto(untidy.url + "/library/names")
    live(page)
    corrected = page.locator("#corrected .entry-name")
    for count in (1, 2, 3):
        page.locator("#doubts").get_by_role("button", name="That’s right").first.click()
        eventually(lambda: corrected.count() == count, "the name to be corrected")
        page.wait_for_timeout(600)
    page.locator("#corrected").get_by_role("button", name="Undo").first.focus()
    page.keyboard.press("Enter")
    eventually(lambda: corrected.count() == 2, "the correction to be undone")
    assert page.evaluate("document.activeElement.closest('#corrected') && document.activeElement.innerText") == "Undo"
    page.keyboard.press("Enter")
    page.wait_for_timeout(700)
    assert corrected.count() == 2


def test_without_javascript_a_form_answers_at_its_place(untidy, browser):
    context = browser.new_context(java_script_enabled=False, viewport={"width": 390, "height": 600})
    page = context.new_page()
    page.goto(untidy.url + "/library/names")
    # On a busy machine the first answer may still be loading; it then asks the browser to come back.
    page.locator("#doubts .entry-name").first.wait_for()
    names = page.locator("#doubts .entry-name").all_inner_texts()

    def visible(one):
        box = one.bounding_box()
        return 0 <= box["y"] and box["y"] + box["height"] <= 600

    last = page.locator("#doubts .entry").nth(len(names) - 2)
    last.get_by_text("Correct it").click()
    last.get_by_label("Year").fill("1066")
    last.get_by_role("button", name="Save").click()
    page.get_by_role("alert").wait_for()
    assert visible(last.locator(".entry-name"))
    last.get_by_role("button", name="That’s right").click()
    page.locator(".toast").wait_for()
    assert page.locator("#doubts .entry-name").all_inner_texts() == names[:-2] + names[-1:]
    assert visible(page.locator("#doubts .entry-name").last)
    context.close()


def test_escape_cancels_the_removal_of_a_folder(untidy, page):
    page.goto(untidy.url + "/library")
    live(page)
    page.get_by_role("button", name="Remove Movies").click()
    page.get_by_text("Remove this folder?").wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Remove Movies").wait_for()
    assert page.evaluate("document.activeElement.closest('#folder-Movies') !== null")


def test_links_have_room_for_a_finger(untidy, browser):
    context = browser.new_context(viewport={"width": PHONE[0], "height": PHONE[1]})
    page = context.new_page()
    page.goto(untidy.url + "/library/names")
    assert page.locator(".kicker a").bounding_box()["height"] >= 44
    assert min(page.locator(".file-place a").nth(n).bounding_box()["height"] for n in range(3)) >= 24
    page.goto(untidy.url + "/library/folder?name=Movies")
    assert page.locator(".kicker a").bounding_box()["height"] >= 44
    assert page.locator(".entry-name a").first.bounding_box()["height"] >= 24
    context.close()
