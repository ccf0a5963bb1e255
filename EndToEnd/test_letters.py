"""The letters beside a long list of series: they lead to their part, and follow the scroll."""

import pytest

from conftest import DESKTOP, PHONE
from server import LETTERS, copies, lettered, running
from steps import card_titles as titles
from steps import eventually, live


@pytest.fixture(scope="module")
def shows(clip, tmp_path_factory):
    root = tmp_path_factory.mktemp("shows")
    copies(clip, [root / "Series" / name / "Season 01" / f"{name} S01E01.mp4" for name in lettered(208)])
    yield from running(root, "Series", "series")


def current(page):
    return page.locator(".rail [aria-current]").all_inner_texts()


def test_a_letter_shows_its_part_of_the_series(shows, page):
    page.goto(shows.url + "/series")
    live(page)
    rail = page.get_by_role("navigation", name="A to Z")
    assert rail.get_by_role("link").all_inner_texts() == list(LETTERS)
    rail.get_by_role("link", name="Q", exact=True).click()
    eventually(lambda: titles(page)[:1] and titles(page)[0].startswith("Qlpha"), "the series that begin with Q")
    assert current(page) == ["Q"]


@pytest.mark.parametrize("path,first", [("/series", "A"), ("M", "M")], ids=["from the start", "from a letter"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_current_letter_follows_the_scroll(shows, browser, size, path, first):
    context = browser.new_context(viewport={"width": size[0], "height": size[1]})
    page = context.new_page()
    page.goto(shows.url + "/series")
    live(page)
    if path == "M":
        page.get_by_role("navigation", name="A to Z").get_by_role("link", name="M", exact=True).click()
        eventually(lambda: current(page) == ["M"], "M to be current")
    seen = [first]
    for _ in range(200):
        page.evaluate("scrollBy(0, 160)")
        page.wait_for_timeout(40)
        letter = page.evaluate("""() => {
            const box = document.querySelector('.grid').getBoundingClientRect()
            return document.elementFromPoint(box.x + box.width / 9, innerHeight / 3)?.closest('.card')?.innerText.trim()[0]
        }""")
        if letter:
            eventually(lambda: current(page) == [letter], f"{letter} to be current")
            if seen[-1] != letter:
                seen.append(letter)
        if letter and letter > "U":
            break
    assert seen == list(LETTERS[LETTERS.index(first):LETTERS.index(seen[-1]) + 1]), "one letter after the other"
    context.close()


def test_the_current_letter_is_right_after_a_jump(shows, page):
    page.goto(shows.url + "/series")
    live(page)
    eventually(lambda: page.evaluate("scrollBy(0, 2000), document.querySelectorAll('.slices .grid').length >= 4"), "the whole list")
    page.evaluate("scrollTo(0, 0)")
    eventually(lambda: current(page) == ["A"], "A to be current")
    for _ in range(5):
        page.evaluate("scrollTo(0, document.body.scrollHeight)")
        eventually(lambda: current(page) and current(page)[0] > "U", "one of the last letters to be current", 3)
        page.evaluate("scrollTo(0, 0)")
        eventually(lambda: current(page) == ["A"], "A to be current", 3)


@pytest.mark.parametrize("size", [(844, 390), (667, 375), (1440, 900)], ids=["phone on its side", "small phone on its side", "desktop"])
def test_all_letters_fit_between_the_bars(shows, browser, size):
    context = browser.new_context(viewport={"width": size[0], "height": size[1]})
    page = context.new_page()
    page.goto(shows.url + "/series")
    boxes = page.locator(".rail a").evaluate_all("all => all.map(one => one.getBoundingClientRect()).map(({ top, bottom, right }) => [top, bottom, right])")
    foot = page.evaluate("parseFloat(getComputedStyle(document.querySelector('.places')).position === 'fixed' ? document.querySelector('.places').getBoundingClientRect().top : innerHeight)")
    assert boxes[0][0] >= 40 and boxes[-1][1] <= foot and all(box[2] <= size[0] for box in boxes)
    assert all(below[0] >= above[1] - 1 for above, below in zip(boxes, boxes[1:])), "letters lie upon each other"
    context.close()
