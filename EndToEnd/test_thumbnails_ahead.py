"""The sheets of thumbnails of a movie are drawn while it is being watched, before anybody moves along its timeline."""

import time

from playwright.sync_api import expect


def test_a_movie_that_plays_gets_its_sheets(own_server, page):
    movie = next(item for item in own_server.get("/api/v1/movies")["items"] if item["title"] == "What the Well Keeps")
    page.goto(f"{own_server.url}/watch/{movie['files'][0]['id']}?start=0")
    page.evaluate("document.querySelector('video').loop = true")
    expect(page.locator("video")).to_be_visible()
    sheets, end = own_server.data / "cache" / "thumbnails", time.monotonic() + 60
    while not list(sheets.glob("sheet*")) and time.monotonic() < end:
        page.wait_for_timeout(200)
    assert [sheet.read_bytes()[:2] for sheet in sheets.glob("sheet*")][:1] == [b"\xff\xd8"]
    page.close()
    own_server.stop()
    assert own_server.process.returncode == 0
