"""Every screen in both appearances and three sizes: no serious axe violations, no horizontal scrolling, and a screenshot."""

import pytest
from axe_playwright_python.sync_playwright import Axe

from conftest import DESKTOP, PHONE, TELEVISION
from steps import until

SCREENS = ["explore", "movies", "movie", "all-series", "series", "season", "episode", "search", "watchlist", "library", "settings", "showroom", "watch", "nowhere"]


def addresses(server):
    movies = server.get("/api/v1/movies?limit=200")["items"]
    movie = next(f for f in movies if f["files"] and f["files"][0]["video_codec"] == "h264")
    series = server.get("/api/v1/series")["items"][0]["id"]
    return {
        "explore": "/", "movies": "/movies", "movie": f"/movies/{movie['id']}", "all-series": "/series",
        "series": f"/series/{series}",
        "season": f"/series/{series}/seasons/1", "episode": f"/series/{series}/seasons/1/episodes/1", "search": "/search?q=the",
        "watchlist": "/watchlist", "library": "/library", "settings": "/settings", "showroom": "/showroom",
        "watch": f"/watch/{movie['files'][0]['id']}", "nowhere": "/movies/local-nothing",
    }


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("light", ["dark", "light"])
@pytest.mark.parametrize("size", [PHONE, DESKTOP, TELEVISION], ids=["phone", "desktop", "television"])
def test_screen(server, browser, shots, screen, light, size):
    context = browser.new_context(viewport={"width": size[0], "height": size[1]}, color_scheme=light, reduced_motion="reduce")
    page = context.new_page()
    page.goto(server.url + addresses(server)[screen])
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
    assert serious == []
