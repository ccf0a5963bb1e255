"""Nothing jumps while the player's page loads over a slow line."""

import pytest

from conftest import DESKTOP, PHONE

MOST = 0.02
WATCH = """
window.shifts = []
new PerformanceObserver(list => {
    for (const { value, sources } of list.getEntries())
        window.shifts.push([value, sources.map(({ node }) => node?.outerHTML?.slice(0, 90) ?? node?.parentElement?.className)])
}).observe({ type: 'layout-shift', buffered: true })
"""
# 400 ms to the server and back, 50 KB a second.
SLOW = {"offline": False, "latency": 400, "downloadThroughput": 50_000, "uploadThroughput": 25_000}


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("title,shown", [("What the Well Keeps", "video"), ("Blinds on Fulton Street", ".cannot")], ids=["playable", "not playable"])
def test_the_player_does_not_jump(server, unconverting, browser, size, title, shown):
    server = unconverting if shown == ".cannot" else server
    movie = next(item for item in server.get("/api/v1/movies?limit=200")["items"] if item["title"] == title)
    context = browser.new_context(viewport={"width": size[0], "height": size[1]})
    context.add_init_script(WATCH)
    page = context.new_page()
    context.new_cdp_session(page).send("Network.emulateNetworkConditions", SLOW)
    page.goto(f"{server.url}/watch/{movie['files'][0]['id']}", wait_until="commit")
    page.locator(shown).wait_for(timeout=60_000)
    page.wait_for_load_state("load", timeout=60_000)
    page.wait_for_timeout(1_500)
    shifts = page.evaluate("window.shifts")
    context.close()
    assert sum(value for value, _ in shifts) < MOST, shifts
