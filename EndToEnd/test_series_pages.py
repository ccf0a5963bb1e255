"""The pages of seasons and episodes: artwork, facts, the way into the next episode and to its neighbours."""

from steps import live, press_play


def first(server):
    return f"{server.url}/series/{server.get('/api/v1/series')['items'][0]['id']}"


def test_a_season_shows_artwork_facts_and_the_next_episode(server, page):
    page.goto(first(server) + "/seasons/1")
    live(page)
    assert page.locator("h1").all_inner_texts() == ["Season 1"]
    assert page.locator(".details-poster img").evaluate("one => one.naturalWidth") > 0
    assert "2 episodes" in page.locator(".meta").inner_text()
    assert page.locator(".episode").count() == 2
    page.get_by_role("link", name="Play S1 E1").wait_for()
    press_play(page)


def test_an_episode_leads_to_its_neighbours(server, page):
    page.goto(first(server) + "/seasons/1/episodes/1")
    live(page)
    assert page.locator("h1").all_inner_texts() == ["1. Fog"]
    assert page.get_by_role("heading", name="Previous episode").count() == 0
    page.locator("section", has=page.get_by_role("heading", name="Next episode")).get_by_role("link").first.click()
    page.get_by_role("heading", name="2. The Beam", level=1).wait_for()
    # This link stands where the other one was: not clicked at the same place, which at once would be the second half of a double click.
    previous = page.locator("section", has=page.get_by_role("heading", name="Previous episode")).get_by_role("link").first
    previous.click(position={"x": 40, "y": 40})
    page.get_by_role("heading", name="1. Fog", level=1).wait_for()
