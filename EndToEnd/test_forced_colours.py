"""Forced colours: system colours replace ours and shadows disappear, but all information remains visible."""

import pytest

from steps import live


@pytest.fixture
def forced(browser):
    page = browser.new_context(viewport={"width": 1280, "height": 900}, forced_colors="active").new_page()
    yield page
    page.context.close()


def style(page, selector, name, pseudo=None):
    return page.locator(selector).first.evaluate("(one, [name, pseudo]) => getComputedStyle(one, pseudo)[name]", [name, pseudo])


def has_edge(page, selector):
    return style(page, selector, "borderTopStyle") == "solid" and float(style(page, selector, "borderTopWidth")[:-2]) >= 1


def has_ring(page, selector):
    return style(page, selector, "outlineStyle") == "solid" and float(style(page, selector, "outlineWidth")[:-2]) >= 2


def test_buttons_choices_and_progress_are_visible(server, forced):
    forced.goto(server.url + "/showroom")
    live(forced)
    canvas = style(forced, "body", "backgroundColor")
    for edged in (".button-primary", ".button-danger", ".icon-button", ".chip", ".switch", ".select select", ".field input", ".file", ".scan"):
        assert has_edge(forced, edged), edged
    for chosen in (".chip[aria-current]", ".chip[aria-pressed=true]", ".select.is-set select"):
        assert style(forced, chosen, "backgroundColor") not in (canvas, style(forced, ".chip:not([aria-current], [aria-pressed=true])", "backgroundColor")), chosen
    assert style(forced, ".switch span", "backgroundColor") != canvas
    on, off = style(forced, ".card-picture .progress", "backgroundColor", "::before"), style(forced, ".card-picture .progress", "backgroundColor")
    assert on != off and on == style(forced, ".chip[aria-current]", "backgroundColor"), "the system's colour for what is chosen"
    assert style(forced, ".scrub", "backgroundColor", "::after") != canvas
    forced.locator("[data-opens=sure]").click()
    assert has_edge(forced, "#sure")


def test_the_focus_is_visible(server, forced):
    forced.goto(server.url + "/showroom")
    live(forced)
    forced.keyboard.press("Tab")
    for focused, ring in ((".card-link", ".card-link:focus-visible .card-picture"), (".media-link", ".media-link:focus-visible .card-picture"),
                          (".button", ".button:focus-visible"), (".scrub-input", ".scrub"), ("main .chip[href]", ".chip:focus-visible")):
        forced.locator(focused).first.focus()
        assert has_ring(forced, ring), focused
    forced.keyboard.press("/")
    forced.keyboard.type("the")
    forced.locator(".search-option").first.wait_for()
    assert has_edge(forced, ".search-panel")
    forced.keyboard.press("ArrowDown")
    assert has_ring(forced, ".search-option[aria-selected=true]")


def test_the_current_letter_and_the_menu_of_a_poster_are_visible(long, forced):
    forced.goto(long.url + "/movies")
    live(forced)
    canvas = style(forced, "body", "backgroundColor")
    assert has_ring_of_one(forced, ".rail [aria-current]") and not has_ring_of_one(forced, ".rail a:not([aria-current])")
    assert style(forced, ".opener", "backgroundColor", "::before") != canvas


def has_ring_of_one(page, selector):
    return style(page, selector, "outlineStyle") == "solid" and float(style(page, selector, "outlineWidth")[:-2]) >= 1
