"""A change made by mistake can be undone from the toast, which restores the old position and date."""

from steps import choose, eventually, live
from test_visits import movies, playable


def put(page, server, path, **kwargs):
    answer = page.request.put(server.url + path, headers={"Origin": server.url}, **kwargs)
    assert answer.ok, f"{path}: {answer.status}"


def test_marked_as_watched_by_mistake(own_server, page):
    server = own_server
    movie = playable(server)
    file = movie["files"][0]
    place = f"/api/v1/progress/{file['id']}"
    put(page, server, place, data={"position": 14, "duration": file["duration"]})
    page.goto(server.url + f"/movies/{movie['id']}")
    live(page)
    page.get_by_text("Resume at 0:14").wait_for()
    choose(page, movie["title"], "Mark as watched")
    page.get_by_text(f"Marked “{movie['title']}” as watched.").wait_for()
    eventually(lambda: server.get(place)["position"] == server.get(place)["duration"], "the movie to be watched")
    page.get_by_role("button", name="Undo").click()
    page.get_by_text("Resume at 0:14").wait_for()
    eventually(lambda: server.get(place)["position"] == 14, "the old place")
    page.get_by_role("button", name="Undo").wait_for(state="detached")


def test_marked_as_unwatched_by_mistake(own_server, page):
    server = own_server
    movie = playable(server)
    file = movie["files"][0]
    place = f"/api/v1/progress/{file['id']}"
    put(page, server, place, data={"position": file["duration"], "duration": file["duration"]})
    page.goto(server.url + f"/movies/{movie['id']}")
    live(page)
    assert page.locator(".meta").inner_text().endswith("Watched")
    choose(page, movie["title"], "Mark as unwatched")
    page.get_by_text(f"Marked “{movie['title']}” as unwatched.").wait_for()
    page.get_by_role("button", name="Undo").click()
    eventually(lambda: page.locator(".meta").inner_text().endswith("Watched"), "the movie to be watched again")
    eventually(lambda: server.get(place)["position"] == server.get(place)["duration"], "the end of the movie")


def test_removed_from_the_watchlist_by_mistake(own_server, page):
    server = own_server
    chosen = movies(server)[:3]
    for movie in chosen:
        put(page, server, f"/api/v1/watchlist/{movie['id']}")
    titles = [movie["title"] for movie in reversed(chosen)]

    def listed():
        return page.locator("#watchlist-cards .card-title").all_inner_texts()

    page.goto(server.url + "/watchlist")
    live(page)
    eventually(lambda: listed() == titles, "the newest to be first")
    choose(page, titles[1], "Remove from watchlist")
    eventually(lambda: listed() == [titles[0], titles[2]], "the title to leave")
    page.get_by_role("button", name="Undo").click()
    eventually(lambda: listed() == titles, "the title to be back in its place")
    page.reload()
    live(page)
    eventually(lambda: listed() == titles, "the old date to be kept")

    page.goto(server.url + f"/movies/{chosen[0]['id']}")
    live(page)
    page.get_by_role("button", name="On your watchlist").click()
    page.get_by_text(f"Removed “{chosen[0]['title']}” from your watchlist.").wait_for()
    page.get_by_role("button", name="Undo").click()
    page.get_by_role("button", name="On your watchlist").wait_for()
    page.goto(server.url + "/watchlist")
    live(page)
    eventually(lambda: listed() == titles, "the old date to be kept when undone on the movie's page")
