"""Ratings, the history, and a year in movies."""

import datetime

import pytest

from conftest import DESKTOP, PHONE
from steps import choose, eventually, live
from test_visits import movies, playable

YEAR = datetime.date.today().year


def send(page, server, method, path, **kwargs):
    answer = page.request.fetch(server.url + path, method=method, headers={"Origin": server.url}, **kwargs)
    assert answer.ok, f"{path}: {answer.status}"


def rate(page, title, rating):
    page.get_by_label(f"Rate “{title}”", exact=True).click()
    page.get_by_role("button", name=f"{rating}/10", exact=True).click()


def rows(page):
    return page.locator(".media-title").all_inner_texts()


def watched(server, page, count):
    chosen = movies(server)[:count]
    for movie in chosen:
        file = movie["files"][0]
        send(page, server, "PUT", f"/api/v1/progress/{file['id']}", data={"position": file["duration"], "duration": file["duration"]})
    return chosen


def test_a_rating_stays_and_can_be_undone_and_removed(own_server, page):
    server = own_server
    movie = playable(server)
    path, title = f"/movies/{movie['id']}", movie["title"]
    page.goto(server.url + path)
    live(page)
    rate(page, title, 8)
    page.get_by_text(f"Rated “{title}” 8/10.").wait_for()
    mine = page.get_by_label(f"Your rating of “{title}”: 8/10", exact=True)
    mine.wait_for()
    eventually(lambda: server.get("/api/v1" + path)["rating"] == 8, "the rating to be saved")
    page.reload()
    live(page)
    mine.click()
    page.get_by_role("button", name="Remove rating").click()
    page.get_by_text(f"Removed your rating of “{title}”.").wait_for()
    eventually(lambda: server.get("/api/v1" + path)["rating"] is None, "the rating to be gone")
    page.get_by_role("button", name="Undo").click()
    mine.wait_for()
    eventually(lambda: server.get("/api/v1" + path)["rating"] == 8, "the rating to be back")


def test_stars_are_chosen_with_arrow_keys(own_server, page):
    server = own_server
    movie = playable(server)
    page.goto(server.url + f"/movies/{movie['id']}")
    live(page)
    page.get_by_label(f"Rate “{movie['title']}”", exact=True).focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="1/10", exact=True).focus()
    for _ in range(6):
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    page.get_by_text(f"Rated “{movie['title']}” 7/10.").wait_for()


def test_marked_as_watched_removed_and_put_back(own_server, page):
    server = own_server
    movie = playable(server)
    page.goto(server.url + f"/movies/{movie['id']}")
    live(page)
    rate(page, movie["title"], 9)
    choose(page, movie["title"], "Mark as watched")
    eventually(lambda: len(server.get("/api/v1/history")["items"]) == 1, "the entry")
    page.goto(server.url + "/watchlist")
    page.get_by_role("link", name="History").click()
    page.wait_for_url("**/history")
    live(page)
    assert rows(page) == [movie["title"]]
    assert "9/10" in page.locator(".rating-mark").inner_text()
    assert page.get_by_text("Marked as watched on").count() == 1
    page.get_by_label(f"Remove “{movie['title']}” from history").click()
    page.get_by_text("Nothing watched yet").wait_for()
    page.get_by_role("button", name="Undo").click()
    eventually(lambda: rows(page) == [movie["title"]], "the entry to be back")
    entry = server.get("/api/v1/history")["items"][0]
    assert entry["title_id"] == movie["id"] and entry["marked"] and entry["rating"] == 9

    page.goto(server.url + f"/movies/{movie['id']}")
    live(page)
    choose(page, movie["title"], "Mark as unwatched")
    eventually(lambda: server.get("/api/v1/history")["items"] == [], "what the mark made to be gone")


def test_a_page_of_the_history_ends_where_the_next_begins(own_server, page):
    chosen = watched(own_server, page, 3)
    first = own_server.get("/api/v1/history?limit=2")
    assert [item["title"] for item in first["items"]] == [chosen[2]["title"], chosen[1]["title"]]
    page.goto(own_server.url + f"/history?after={first['next_after_id']}")
    live(page)
    assert rows(page) == [chosen[0]["title"]]
    page.get_by_role("link", name="Newest").click()
    eventually(lambda: len(rows(page)) == 3, "the newest")


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_the_year(own_server, page, size, shots):
    server = own_server
    chosen = watched(server, page, 5)
    for number, movie in enumerate(chosen):
        send(page, server, "PUT", f"/api/v1/ratings/{movie['id']}", data={"rating": 10 - number})
    page.set_viewport_size({"width": size[0], "height": size[1]})
    for path, name in [("/history", "history"), (f"/history/{YEAR}", "year"), (f"/movies/{chosen[0]['id']}", "rating")]:
        page.goto(server.url + path)
        live(page)
        if name == "rating":
            page.locator(".rating summary").click()
            box = page.locator(".rating .menu-list").bounding_box()
            assert box["x"] >= 0 and box["x"] + box["width"] <= size[0] and box["y"] >= 0
        assert page.evaluate("document.documentElement.scrollWidth") <= size[0], path
        page.screenshot(path=shots / f"{name}-{size[0]}.png", full_page=name != "rating")
    page.goto(server.url + "/history")
    page.get_by_role("link", name=str(YEAR), exact=True).click()
    page.get_by_role("heading", name=f"{YEAR} in movies").wait_for()
    assert page.locator(".figures dd").first.inner_text() == "5"
    assert page.locator("#best .card-note, .row .card-note").first.inner_text() == "10/10"
    assert sum(int(text or 0) for text in page.locator(".month-count").all_inner_texts()) == 5
    page.goto(server.url + f"/history/{YEAR - 1}")
    page.get_by_text(f"Nothing watched in {YEAR - 1}").wait_for()


def test_without_javascript(own_server, browser):
    context = browser.new_context(java_script_enabled=False, viewport={"width": DESKTOP[0], "height": DESKTOP[1]})
    page = context.new_page()
    server = own_server
    movie = watched(server, page, 1)[0]
    page.goto(server.url + f"/movies/{movie['id']}")
    rate(page, movie["title"], 6)
    page.get_by_label(f"Your rating of “{movie['title']}”: 6/10", exact=True).wait_for()
    assert server.get(f"/api/v1/movies/{movie['id']}")["rating"] == 6
    page.goto(server.url + "/history")
    page.get_by_label(f"Remove “{movie['title']}” from history").click()
    assert page.get_by_text("Nothing watched yet").count() == 1
    page.get_by_role("button", name="Undo").click()
    assert rows(page) == [movie["title"]]
    context.close()


def test_ratings_of_the_api_are_whole_numbers_from_one_to_ten(server, page):
    movie = movies(server)[0]
    for body in ({"rating": 0}, {"rating": 11}, {"rating": 7.5}, {"rating": "8"}, {"rating": None}, {}):
        answer = page.request.put(server.url + f"/api/v1/ratings/{movie['id']}", data=body, headers={"Origin": server.url})
        assert answer.status == 400, body
    assert page.request.get(server.url + "/api/v1/history?after_id=yesterday").status == 400
