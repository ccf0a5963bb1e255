"""Pages offer to play only what this browser plays, and say why where it does not."""

import re
import shutil

import pytest

from server import Server, popcorn
from steps import eventually, live, press_play

REASON = "can’t show this movie’s picture"


def coded(server, codec):
    """A movie of the sample library with this picture: its page and its file."""
    for movie in server.get("/api/v1/movies?limit=200")["items"]:
        for file in movie["files"]:
            if file["video_codec"] == codec:
                return f"{server.url}/movies/{movie['id']}", file
    raise AssertionError(f"The sample library has no movie in {codec}")


def links(page, file):
    return page.locator(f'a[href^="/watch/{file["id"]}"]')


def is_refused(page, file):
    page.locator(".details .actions").get_by_text(re.compile(REASON)).wait_for()
    eventually(lambda: links(page, file).count() == 0, "the links to the player to go")
    assert page.locator("#play").count() == 0
    assert page.locator(".details .actions").get_by_role("link", name="Download").is_visible()


def test_a_movie_that_cannot_play_has_no_play_button_once_the_browser_has_answered(unconverting, page):
    path, file = coded(unconverting, "hevc")
    page.goto(path)
    is_refused(page, file)
    page.locator(".file").get_by_text("HEVC (H.265) video, which your browser can’t decode").wait_for()
    page.locator(".file").get_by_text("If ffmpeg were installed on the server").wait_for()
    answer = page.request.get(page.url)
    assert 'id="play"' not in answer.text() and REASON in answer.text(), "the next visit knows the browser from the start"
    with page.expect_download() as download:
        page.locator(".details .actions").get_by_role("link", name="Download").click()
    download.value.cancel()


def test_a_movie_that_plays_is_offered_beside_it(unconverting, page):
    page.goto(coded(unconverting, "h264")[0])
    live(page)
    assert page.locator("[data-capabilities]").count() == 0, "nothing is asked where every browser plays it"
    press_play(page)


def test_each_page_of_a_first_visit_asks(unconverting, page):
    path, file = coded(unconverting, "hevc")
    title = unconverting.get("/api/v1/movies/" + path.rsplit("/", 1)[1])["title"]
    page.goto(unconverting.url + "/movies")
    live(page)
    for _ in range(2):
        page.get_by_role("link", name=title).first.click()
        page.get_by_role("heading", name=title, level=1).wait_for()
        is_refused(page, file)
        page.go_back()
        page.get_by_role("heading", name="Movies", level=1).wait_for()
        # For half a second, a click at the same place is the second one of a double click.
        page.wait_for_timeout(500)


def test_the_same_movie_is_offered_where_the_server_converts(server, page):
    page.goto(coded(server, "hevc")[0])
    live(page)
    assert page.locator("#play").is_visible() and page.get_by_text(REASON).count() == 0


def test_without_scripts_nobody_knows_and_the_player_says_why(unconverting, browser):
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(coded(unconverting, "hevc")[0])
    page.locator("#play").click()
    page.get_by_text(re.compile(REASON)).first.wait_for()
    context.close()


def test_explore_leads_to_the_page_of_a_begun_movie_that_cannot_play(unconverting, page):
    path, file = coded(unconverting, "hevc")
    headers = {"Origin": unconverting.url}
    progress = f"{unconverting.url}/api/v1/progress/{file['id']}"
    page.request.put(progress, data={"position": file["duration"] / 2, "duration": file["duration"]}, headers=headers)
    try:
        page.goto(unconverting.url)
        page.locator(".hero .kicker", has_text="Continue watching").wait_for()
        eventually(lambda: links(page, file).count() == 0, "the links to the player to go")
        page.locator(".hero").get_by_role("link", name="Details").click()
        is_refused(page, file)
    finally:
        page.request.delete(progress, headers=headers)


@pytest.fixture
def mixed(unconverting, sample, tmp_path):
    """A server without ffmpeg and a series: the first episode only in HEVC, the second also in H.264."""
    season = tmp_path / "Series" / "Fog" / "Season 1"
    season.mkdir(parents=True)
    hevc, h264 = (sample / "Movies" / coded(unconverting, codec)[1]["name"] for codec in ("hevc", "h264"))
    hevc, h264 = (path if path.exists() else next((sample / "Movies").rglob(path.name)) for path in (hevc, h264))
    shutil.copy(hevc, season / f"Fog S01E01{hevc.suffix}")
    shutil.copy(hevc, season / f"Fog S01E02 2160p{hevc.suffix}")
    shutil.copy(h264, season / f"Fog S01E02 720p{h264.suffix}")
    data = tmp_path / "data"
    data.mkdir()
    popcorn("library", "add", "Series", str(tmp_path / "Series"), "--kind", "series", data=data)
    server = Server(data, environment={"PATH": "/nonexistent"}).start()
    server.scanned()
    yield server
    server.stop()


def test_series_offer_the_version_that_plays_and_say_why_where_none_does(mixed, page):
    series = f"{mixed.url}/series/{mixed.get('/api/v1/series')['items'][0]['id']}"
    for path in (series, series + "/seasons/1", series + "/seasons/1/episodes/1"):
        page.goto(path)
        page.locator(".details .actions").get_by_text(re.compile(REASON)).wait_for()
        eventually(lambda: page.locator("#play").count() == 0, "the button to go")
        assert page.locator(".details .actions").get_by_role("link", name="Download").is_visible()
    page.goto(series + "/seasons/1")
    live(page)
    rows = page.locator(".episode")
    assert rows.count() == 2
    assert rows.nth(0).locator('a[href^="/watch/"]').count() == 0
    rows.nth(1).locator('a[href^="/watch/"]').click()
    page.locator("video").wait_for()
    page.goto(series + "/seasons/1/episodes/2")
    press_play(page)
