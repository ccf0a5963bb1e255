"""The panel below the search field: six posters on every page from the second letter, with keyboard control and without delay."""

import re
import statistics

from steps import eventually, live

PANEL = "#search-panel"


def test_it_opens_on_every_page_from_the_second_letter(server, page):
    page.goto(server.url + "/settings")
    live(page)
    page.keyboard.press("/")
    page.keyboard.type("t")
    page.wait_for_timeout(300)
    assert not page.locator(PANEL).is_visible()
    page.keyboard.type("h")
    page.locator(PANEL).get_by_role("option").first.wait_for(timeout=3_000)
    assert 1 < page.locator(PANEL).get_by_role("option").count() <= 6
    assert page.locator(f"{PANEL} .picture").first.is_visible()
    mark = page.locator(f"{PANEL} .card-owned").first
    assert mark.is_visible() and mark.bounding_box()["width"] <= 24, "A title of the library has a small mark"
    assert page.url.endswith("/settings")


def test_arrows_choose_and_enter_opens(server, page):
    page.goto(server.url)
    live(page)
    page.keyboard.press("/")
    page.keyboard.type("th")
    option = page.locator(PANEL).get_by_role("option")
    option.nth(1).wait_for()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    assert option.nth(1).get_attribute("aria-selected") == "true"
    assert page.locator("#search-field").get_attribute("aria-activedescendant") == option.nth(1).get_attribute("id")
    path = option.nth(1).get_attribute("href")
    page.keyboard.press("Enter")
    page.wait_for_url(server.url + path)
    eventually(lambda: not page.locator(PANEL).is_visible(), "the panel to close")


def test_escape_closes_it_and_enter_goes_to_all_results(server, page):
    page.goto(server.url)
    live(page)
    page.keyboard.press("/")
    page.keyboard.type("th")
    page.locator(PANEL).get_by_role("option").first.wait_for()
    page.keyboard.press("Escape")
    assert not page.locator(PANEL).is_visible()
    assert page.evaluate("document.activeElement.id") == "search-field"
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile(r"/search\?q=th"))


def test_no_matches_are_reported(server, page):
    page.goto(server.url)
    live(page)
    page.keyboard.press("/")
    page.keyboard.type("zzqx")
    page.locator(PANEL).get_by_text("No matches").wait_for(timeout=3_000)


def test_results_appear_without_delay(server, page):
    """Prints the time from keystroke to paint; a single slow one does not fail the test, a median of a second does."""
    page.goto(server.url)
    live(page)
    page.keyboard.press("/")
    times = []
    for word in ("th", "sn", "we", "cu", "lo", "tw", "pa"):
        page.locator("#search-field").fill(word[0])
        page.wait_for_timeout(150)
        times.append(page.evaluate("""async letter => {
            const field = document.getElementById('search-field'), panel = document.getElementById('search-panel')
            const begun = performance.now()
            const seen = new Promise(resolve => new MutationObserver((_, one) => { one.disconnect(); requestAnimationFrame(() => resolve(performance.now())) })
                .observe(panel, { childList: true }))
            field.value += letter
            field.dispatchEvent(new Event('input', { bubbles: true }))
            return await seen - begun
        }""", word[1]))
    print("key to paint, ms:", [round(time) for time in times])
    assert statistics.median(times) < 1000
