"""Actions of a user, shared by the tests."""

import re
import time


def open_movie(page, server, title):
    page.goto(server.url + "/movies")
    page.get_by_role("link", name=title).first.click()
    page.wait_for_url(re.compile("/movies/"))
    # The address changes before the page is there.
    page.get_by_role("heading", name=title, level=1).wait_for()


def until(page, expression, what, seconds=15):
    """Waits for something in the page. (`wait_for_function` evaluates text inside the page, which its content security policy forbids.)"""
    eventually(lambda: page.evaluate(expression), what, seconds)


def live(page):
    """Waits until the page is connected."""
    until(page, "window.popcorn?.isLive === true", "the page to be live")


def card_titles(page):
    return page.locator("main .card .card-title").all_inner_texts()


def press_play(page):
    """Presses the play button and waits until the video plays."""
    page.locator("#play").click()
    playing(page)


def playing(page):
    until(page, "(() => { const v = document.querySelector('video'); return Boolean(v && !v.paused && v.currentTime > 0 && v.videoWidth > 0) })()",
          "the movie to play")


def position(page):
    return page.evaluate("document.querySelector('video').currentTime")


def eventually(condition, what, seconds=10):
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if condition():
            return
        time.sleep(0.05)
    raise AssertionError(f"Waited {seconds} s for {what}")


def choose(scope, title, entry):
    """Chooses an entry of a title's menu. Its button shows when a mouse is on its card."""
    button = scope.get_by_label(f"More options for “{title}”", exact=True).first
    button.focus()
    button.click()
    scope.get_by_role("button", name=entry, exact=True).click()
