"""Details of the screens: the selected appearance and the navigation."""

from conftest import DESKTOP, PHONE
from steps import eventually, live


def test_settings_show_the_chosen_appearance(server, page):
    page.goto(server.url + "/settings")
    group = page.get_by_role("group", name="Appearance")
    assert group.get_by_role("button").all_inner_texts() == ["System", "Light", "Dark"]
    assert group.get_by_role("button", name="System").get_attribute("aria-pressed") == "true"
    group.get_by_role("button", name="Light").click()
    assert group.get_by_role("button", name="Light").get_attribute("aria-pressed") == "true"
    page.reload()
    live(page)
    assert group.get_by_role("button", name="Light").get_attribute("aria-pressed") == "true"
    assert group.get_by_role("button", name="System").get_attribute("aria-pressed") == "false"


def places(page):
    return [text for text in page.locator(".places .place:visible").all_inner_texts()]


def test_the_navigation_has_five_entries_and_four_on_a_phone(server, browser):
    for size, expected in ((DESKTOP, ["Explore", "Movies", "Series", "Watchlist", "Library"]), (PHONE, ["Explore", "Search", "Watchlist", "Library"])):
        context = browser.new_context(viewport={"width": size[0], "height": size[1]})
        page = context.new_page()
        page.goto(server.url)
        assert places(page) == expected
        chips = page.locator(".kinds .chip:visible")
        assert chips.all_inner_texts()[:2] == ([] if size == DESKTOP else ["Movies", "Series"])
        for path in ("/movies", "/series"):
            page.goto(server.url + path)
            current = page.locator(".kinds .chip[aria-current=page]:visible")
            assert [chip.get_attribute("href") for chip in current.all()] == ([] if size == DESKTOP else [path])
            explore, library = (page.locator(f".place-{name}").evaluate("one => getComputedStyle(one).color") for name in ("explore", "library"))
            assert explore == library, "Explore is not where one is"
        page.goto(server.url + "/movies")
        marked = page.locator(".places [aria-current=page]")
        assert marked.count() == 1 and marked.get_attribute("href") == "/movies"
        context.close()
