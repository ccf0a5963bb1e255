"""What is expected of every screen in both appearances and at each size."""

import pytest
from axe_playwright_python.sync_playwright import Axe

from conftest import DESKTOP, PHONE, TELEVISION
from steps import until

SIZES = pytest.mark.parametrize("size", [PHONE, DESKTOP, TELEVISION], ids=["phone", "desktop", "television"])
APPEARANCES = pytest.mark.parametrize("light", ["dark", "light"])


def look(browser, shots, screen, url, light, size):
    """No serious axe violations, no horizontal scrolling, no picture that is there and not seen, and a screenshot."""
    context = browser.new_context(viewport={"width": size[0], "height": size[1]}, color_scheme=light, reduced_motion="reduce")
    if size == TELEVISION:
        context.add_cookies([{"name": "popcorn-layout", "value": "tv", "url": url}])
    page = context.new_page()
    page.goto(url)
    if screen == "watch":
        # A video keeps its connection for as long as it likes.
        until(page, "document.querySelector('video')?.readyState >= 2", "the first frame of the movie")
    else:
        page.wait_for_load_state("networkidle")
    page.wait_for_timeout(200)
    name = f"{screen}-{light}-{size[0]}x{size[1]}"
    page.screenshot(path=str(shots / f"{name}.png"))
    hidden = page.evaluate("""[...document.images].filter(image => image.complete && image.naturalWidth && getComputedStyle(image).opacity === '0')
        .map(image => image.currentSrc)""")
    assert hidden == [], f"{name}: pictures are there and not seen"
    sideways = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert sideways <= 0, f"{name} scrolls sideways by {sideways} px"
    serious = [
        f"{finding['id']}: {finding['help']} ({len(finding['nodes'])}×): {finding['nodes'][0]['html'][:160]}"
        for finding in Axe().run(page).response["violations"] if finding["impact"] in ("serious", "critical")
    ]
    context.close()
    assert serious == [], f"{name}: {serious}"
