"""Keyboard control on every page: the focus is where users expect it, and shortcuts also work in the player and on error pages."""

import re

import pytest

from steps import eventually, live, open_movie, playing

FOCUS = "document.activeElement"


def playable(server, title="What the Well Keeps"):
    return next(item for item in server.get("/api/v1/movies?limit=200")["items"] if item["title"] == title)


def test_back_returns_the_focus_to_the_card(server, page):
    page.goto(server.url + "/movies")
    live(page)
    card = page.locator(".card-link").nth(5)
    path = card.get_attribute("href")
    card.focus()
    page.keyboard.press("Enter")
    page.locator(".details h1").wait_for()
    page.go_back()
    page.locator(".card-link").nth(5).wait_for()
    eventually(lambda: page.evaluate(f"{FOCUS}.getAttribute('href')") == path, "the focus to be on the card again")


def test_a_form_error_moves_the_focus_to_the_field(server, page):
    page.goto(server.url + "/library")
    live(page)
    page.get_by_label("Folder on this machine").fill("/nowhere/at/all")
    page.get_by_label("Name", exact=True).fill("Elsewhere")
    page.get_by_label("Name", exact=True).press("Enter")
    page.get_by_text("There is no folder at /nowhere/at/all").wait_for()
    eventually(lambda: page.evaluate(f"{FOCUS}.name") == "path", "the field to have the focus")


def test_the_question_mark_shows_the_shortcuts_in_the_player(server, page):
    page.goto(f"{server.url}/watch/{playable(server)['files'][0]['id']}")
    playing(page)
    page.keyboard.press("?")
    page.get_by_role("heading", name="Keyboard shortcuts").wait_for()
    page.keyboard.press("Escape")
    eventually(lambda: not page.locator("dialog[open]").count(), "the shortcuts to close")
    assert "/watch/" in page.url


def test_escape_leaves_the_player(server, page):
    movie = playable(server)
    open_movie(page, server, movie["title"])
    live(page)
    page.locator("#play").click()
    playing(page)
    page.keyboard.press("Escape")
    page.locator(".details h1").wait_for()
    eventually(lambda: page.evaluate(f"{FOCUS}.id") == "play", "the focus to be on the button that started it")
    page.go_back()
    page.wait_for_url(re.compile("/movies$"))


@pytest.mark.parametrize("path", ["/movies/local-nothing", "/no/such/page"])
def test_error_pages_have_shortcuts_and_a_heading(server, page, path):
    page.goto(server.url + path)
    assert page.locator("h1").count() == 1
    page.keyboard.press("?")
    page.get_by_role("heading", name="Keyboard shortcuts").wait_for()


def test_every_player_page_has_one_heading(server, page):
    items = server.get("/api/v1/movies?limit=200")["items"]
    refused = next(item for item in items if item["files"] and item["files"][0]["video_codec"] == "hevc")
    for file in (playable(server)["files"][0]["id"], refused["files"][0]["id"]):
        page.goto(f"{server.url}/watch/{file}")
        page.locator(".player").wait_for()
        assert page.locator("h1").count() == 1
