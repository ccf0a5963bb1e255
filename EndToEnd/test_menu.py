"""The menu of a title: the same entries in the same order on cards and pages, by mouse, keys, touch, and without scripts."""

import pytest

from conftest import DESKTOP, PHONE, TELEVISION
from steps import choose, eventually, live
from test_undo import put
from test_visits import playable

ENTRIES = ["Mark as watched", "Add to watchlist", "Remove from Continue watching"]


@pytest.fixture
def begun(own_server, page):
    """A server on which two movies were begun: one fills the hero, the other has a card."""
    first = playable(own_server)
    other = next(one for one in own_server.get("/api/v1/movies?limit=200")["items"] if one["id"] != first["id"] and one["files"])
    for movie in (first, other):
        put(page, own_server, f"/api/v1/progress/{movie['files'][0]['id']}", data={"position": 14, "duration": 3_600})
    own_server.card, own_server.hero = first, other
    return own_server


def entries(page, scope, title):
    button = scope.get_by_label(f"More options for “{title}”", exact=True).first
    button.focus()
    button.click()
    return [text for text in scope.locator(".menu[open] .menu-entry").all_inner_texts()]


def inside(page):
    """The entries of the open menu that can be pressed: seen, and not cut off."""
    return page.evaluate("""[...document.querySelectorAll('.menu[open] .menu-entry')].filter(one => {
        const box = one.getBoundingClientRect()
        return [.1, .6].every(part => one.contains(document.elementFromPoint(box.x + box.width * part, box.y + box.height / 2)))
    }).map(one => one.innerText)""")


@pytest.mark.parametrize("size", [(360, 740), PHONE, (820, 1180), DESKTOP], ids=["small", "phone", "tablet", "desktop"])
def test_the_same_entries_in_reach_everywhere(begun, browser, size):
    context = browser.new_context(viewport={"width": size[0], "height": size[1]}, has_touch=size[0] < 900, reduced_motion="reduce")
    page = context.new_page()
    for path, scope, movie in (("/", "#continue", begun.card), ("/", ".hero", begun.hero), (f"/movies/{begun.card['id']}", ".details", begun.card)):
        page.goto(begun.url + path)
        live(page)
        page.locator(scope).get_by_label(f"More options for “{movie['title']}”", exact=True).scroll_into_view_if_needed()
        assert entries(page, page.locator(scope), movie["title"]) == ENTRIES
        assert inside(page) == ENTRIES, scope
        page.keyboard.press("Escape")
        assert page.locator(".menu[open]").count() == 0
    put(page, begun, f"/api/v1/watchlist/{begun.card['id']}")
    page.goto(begun.url + "/watchlist")
    live(page)
    listed = ["Mark as watched", "Remove from watchlist", "Remove from Continue watching"]
    assert entries(page, page.locator("#watchlist-cards"), begun.card["title"]) == listed
    assert inside(page) == listed
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    context.close()


def test_by_keys(begun, page):
    page.goto(begun.url)
    live(page)
    page.locator("#continue").get_by_label(f"More options for “{begun.card['title']}”", exact=True).focus()
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.innerText") == ENTRIES[0]
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    page.get_by_text(f"Added “{begun.card['title']}” to your watchlist.").wait_for()
    assert page.locator(".menu[open]").count() == 0
    page.locator("#continue .card-link").first.focus()
    page.keyboard.press("Delete")
    page.get_by_text(f"Removed “{begun.card['title']}” from Continue watching.").wait_for()
    page.get_by_role("button", name="Undo").click()
    page.locator("#continue .card-link").first.wait_for()


def test_a_click_elsewhere_closes_it(begun, page):
    page.goto(begun.url)
    live(page)
    entries(page, page.locator("#continue"), begun.card["title"])
    page.locator(".hero .meta").click()
    assert page.locator(".menu[open]").count() == 0


def test_watched_on_the_card_and_undone_with_the_old_place(begun, page):
    place = f"/api/v1/progress/{begun.card['files'][0]['id']}"
    page.goto(begun.url)
    live(page)
    choose(page.locator("#continue"), begun.card["title"], "Mark as watched")
    page.get_by_text(f"Marked “{begun.card['title']}” as watched.").wait_for()
    eventually(lambda: page.locator("#continue .card").count() == 0, "the card to leave")
    page.get_by_role("button", name="Undo").click()
    page.locator("#continue .card").wait_for()
    eventually(lambda: begun.get(place)["position"] == 14, "the old place")


def test_dismissed_on_the_page_and_undone(begun, page):
    title = begun.card["title"]
    page.goto(f"{begun.url}/movies/{begun.card['id']}")
    live(page)
    choose(page, title, "Remove from Continue watching")
    page.get_by_text(f"Removed “{title}” from Continue watching.").wait_for()
    page.get_by_role("button", name="Undo").click()
    page.get_by_text(f"Removed “{title}” from Continue watching.").wait_for(state="detached")
    page.goto(begun.url)
    # The message leaves at once, the place is back a moment later.
    page.locator("#continue").get_by_label(f"More options for “{title}”", exact=True).wait_for()


def test_a_suggestion_that_was_added_by_mistake(own_server, page):
    page.goto(own_server.url + "/watchlist")
    live(page)
    page.get_by_role("button", name="to your watchlist").first.click()
    page.locator("#watchlist-cards .card").wait_for()
    page.get_by_role("button", name="Undo").click()
    page.get_by_role("heading", name="Your watchlist is empty").wait_for()


def test_without_scripts(begun, browser):
    context = browser.new_context(java_script_enabled=False, viewport={"width": 1440, "height": 900})
    page = context.new_page()
    page.goto(begun.url)
    choose(page.locator("#continue"), begun.card["title"], "Add to watchlist")
    page.goto(begun.url + "/watchlist")
    choose(page.locator("#watchlist-cards"), begun.card["title"], "Mark as watched")
    page.wait_for_load_state()
    assert entries(page, page.locator("#watchlist-cards"), begun.card["title"]) == ["Mark as unwatched", "Remove from watchlist"]
    context.close()


def sheet(page, scope, title):
    """Opens the menu of a poster: its entries."""
    button = scope.get_by_label(f"More options for “{title}”", exact=True).first
    button.focus()
    button.click()
    page.locator(".sheet .menu-entry").first.wait_for()
    return page.locator(".sheet .menu-entry").all_inner_texts()


@pytest.mark.parametrize("size", [(360, 740), PHONE, (820, 1180), DESKTOP, TELEVISION], ids=["small", "phone", "tablet", "desktop", "television"])
def test_the_menu_of_posters(begun, browser, size, shots):
    context = browser.new_context(viewport={"width": size[0], "height": size[1]}, has_touch=size[0] < 900, reduced_motion="reduce")
    page = context.new_page()
    series = begun.get("/api/v1/series?limit=1")["items"][0]
    for path, scope, title, expected in (
            ("/movies", "#movies", begun.card["title"], ENTRIES), ("/series", "#series", series["title"], ENTRIES[:2]),
            ("/", "#recent-cards", None, None)):
        page.goto(begun.url + path)
        live(page)
        title = title or page.locator(f"{scope} .card-title").first.inner_text()
        page.locator(scope).get_by_label(f"More options for “{title}”", exact=True).first.scroll_into_view_if_needed()
        assert sheet(page, page.locator(scope), title) == (expected or page.locator(".sheet .menu-entry").all_inner_texts())
        for entry in page.locator(".sheet .menu-entry").all():
            box = entry.bounding_box()
            assert box["x"] >= 0 and box["y"] >= 0 and box["x"] + box["width"] <= size[0] and box["y"] + box["height"] <= size[1]
        page.screenshot(path=shots / f"menu-{size[0]}{path.replace('/', '-')}.png")
        page.keyboard.press("Escape")
        assert not page.locator(".sheet").is_visible()
        assert page.evaluate("document.activeElement.ariaLabel") == f"More options for “{title}”"
        assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    context.close()


def test_the_menu_of_a_poster_in_large_text(begun, browser):
    context = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True, reduced_motion="reduce")
    page = context.new_page()
    page.goto(begun.url + "/movies")
    live(page)
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    sheet(page, page.locator("#movies"), begun.card["title"])
    for button in page.locator(".sheet button").all():
        button.scroll_into_view_if_needed()
        box = button.bounding_box()
        assert box["x"] >= 0 and box["x"] + box["width"] <= 390
    context.close()


def test_a_poster_marked_and_undone_with_the_old_place(begun, page):
    title, place = begun.card["title"], f"/api/v1/progress/{begun.card['files'][0]['id']}"
    page.goto(begun.url + "/movies")
    live(page)
    grid = page.locator("#movies")
    sheet(page, grid, title)
    page.get_by_role("button", name="Mark as watched").click()
    page.get_by_text(f"Marked “{title}” as watched.").wait_for()
    assert page.evaluate("document.activeElement.ariaLabel") == f"More options for “{title}”"
    assert sheet(page, grid, title) == ["Mark as unwatched", "Add to watchlist"]
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Undo").click()
    eventually(lambda: begun.get(place)["position"] == 14, "the old place")
    page.get_by_text(f"Marked “{title}” as watched.").wait_for(state="detached")
    eventually(lambda: sheet(page, grid, title) == ENTRIES or page.keyboard.press("Escape"), "the entries of before")


def test_a_series_marked_by_keys(begun, page):
    series = begun.get("/api/v1/series?limit=1")["items"][0]
    page.goto(begun.url + "/series")
    live(page)
    page.locator("#series .card-link").first.focus()
    page.keyboard.press("m")
    page.locator(".sheet .menu-entry").first.wait_for()
    assert page.evaluate("document.activeElement.innerText") == "Mark as watched"
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.innerText") == "Add to watchlist"
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    page.get_by_text(f"Marked “{series['title']}” as watched.").wait_for()
    page.goto(f"{begun.url}/series/{series['id']}")
    assert entries(page, page.locator(".details"), series["title"])[0] == "Mark as unwatched"


def test_the_menu_of_an_episode(begun, page):
    series = begun.get("/api/v1/series?limit=1")["items"][0]
    page.goto(f"{begun.url}/series/{series['id']}/seasons/1/episodes/1")
    live(page)
    title = page.locator("h1").inner_text().split(". ", 1)[1]
    choose(page, title, "Add to watchlist")
    page.get_by_text(f"Added “{series['title']}” to your watchlist.").wait_for()
    choose(page, title, "Mark as watched")
    page.get_by_text(f"Marked “{title}” as watched.").wait_for()
    page.get_by_role("button", name="Undo").click()
    eventually(lambda: "Mark as watched" in page.locator(".menu-entry").all_text_contents(), "the mark to be gone")
    assert entries(page, page, title) == ["Mark as watched", "Remove from watchlist"]


def test_the_menu_of_posters_without_scripts(begun, browser):
    context = browser.new_context(java_script_enabled=False, viewport={"width": 1440, "height": 900})
    page = context.new_page()
    page.goto(begun.url + "/movies")
    assert sheet(page, page.locator("#movies"), begun.card["title"]) == ENTRIES
    page.get_by_role("button", name="Add to watchlist").click()
    page.wait_for_load_state()
    assert page.locator(".sheet").count() == 0
    assert sheet(page, page.locator("#movies"), begun.card["title"])[1] == "Remove from watchlist"
    context.close()
