"""Without JavaScript, users can browse, search, add to the watchlist and play."""

import pytest

from test_visits import playable


@pytest.fixture
def plain(browser):
    context = browser.new_context(java_script_enabled=False, viewport={"width": 1440, "height": 900})
    yield context.new_page()
    context.close()


def test_browse_search_watchlist_and_play(own_server, plain):
    server = own_server
    plain.goto(server.url + "/movies")
    plain.get_by_text(playable(server)["title"]).first.click()
    title = plain.locator("h1").first.inner_text()
    plain.get_by_role("button", name="Watchlist").click()
    plain.get_by_role("button", name="On your watchlist").wait_for()
    plain.goto(server.url + "/watchlist")
    assert plain.get_by_text(title).count() >= 1
    plain.locator("#search-field").fill(title)
    plain.locator("#search-field").press("Enter")
    plain.locator("#search-results").get_by_text(title).first.click()
    assert plain.locator("h1").first.inner_text() == title
    plain.locator("#play").click()
    video = plain.locator("video")
    assert video.get_attribute("controls") is not None
    source = video.get_attribute("src") or video.locator("source").first.get_attribute("src")
    answer = plain.request.get(server.url + source, headers={"Range": "bytes=0-99"})
    assert answer.status == 206 and len(answer.body()) == 100


def test_sorting_and_filtering_work_by_links_and_forms(server, plain):
    plain.goto(server.url + "/movies?sort=year")
    years = plain.locator(".card .card-note").all_inner_texts()
    numbers = [int(y) for y in years if y.isdigit()]
    assert numbers == sorted(numbers, reverse=True) and len(numbers) > 3


def test_the_page_after_a_form_shows_its_outcome(own_server, plain):
    plain.goto(own_server.url + "/library")
    plain.locator("#field-path").fill("/nowhere/at/all")
    plain.locator("#field-name").fill("Nowhere")
    plain.get_by_role("button", name="Add folder").click()
    assert plain.get_by_text("There is no folder at /nowhere/at/all.").count() == 1
    assert plain.locator("#field-path").input_value() == "/nowhere/at/all"

    plain.goto(own_server.url + "/movies")
    plain.get_by_text(playable(own_server)["title"]).first.click()
    plain.get_by_role("button", name="Watchlist").click()
    plain.get_by_role("button", name="On your watchlist").wait_for()
    plain.get_by_role("button", name="Undo").click()
    plain.get_by_role("button", name="Watchlist", exact=True).wait_for()
    assert plain.get_by_role("button", name="On your watchlist").count() == 0
