"""What people do, for tests to say."""

import re
import time


def open_film(page, house, title):
    page.goto(house.url + "/movies")
    page.get_by_role("link", name=title).first.click()
    page.wait_for_url(re.compile("/movies/"))


def live(page):
    """Waits until the page has its socket."""
    page.wait_for_function("window.popcorn?.isLive === true", timeout=10_000)


def press_play(page):
    """Presses the big button; answers the seconds from the click to the first frame."""
    page.evaluate("""() => {
        window.__clicked = null
        document.addEventListener('click', () => { window.__clicked = performance.now() }, { once: true, capture: true })
    }""")
    page.locator("#play").click()
    page.wait_for_function("document.querySelector('video')?.videoWidth > 0", timeout=15_000)
    playing(page)


def playing(page):
    page.wait_for_function(
        "(() => { const v = document.querySelector('video'); return v && !v.paused && v.currentTime > 0 && v.readyState >= 2 })()",
        timeout=15_000)


def position(page):
    return page.evaluate("document.querySelector('video').currentTime")


def eventually(condition, what, seconds=10):
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if condition():
            return
        time.sleep(0.05)
    raise AssertionError(f"Waited {seconds} s for {what}")
