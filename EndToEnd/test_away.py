"""The server is unreachable: the page stays open and says so, keeps the user's requests, and sends them when the server is back."""

import signal

from steps import eventually, live, open_movie, playing

TROUBLE = "Can’t reach Popcorn. Trying again…"


def test_a_form_waits_for_the_server(own_server, page):
    server = own_server
    open_movie(page, server, "What the Well Keeps")
    live(page)
    path = page.url
    server.stop()
    page.get_by_role("button", name="Watchlist").click()
    page.get_by_text(TROUBLE).wait_for(timeout=5_000)
    page.get_by_text("Your change is kept").wait_for(timeout=5_000)
    assert page.url == path and page.locator(".details h1").is_visible()
    server.start()
    page.get_by_role("button", name="On your watchlist").wait_for(timeout=15_000)
    eventually(lambda: not page.get_by_text(TROUBLE).is_visible(), "the notice to go")
    movie = path.rsplit("/", 1)[1]
    assert server.get(f"/api/v1/movies/{movie}")["on_watchlist"]


def test_a_form_survives_a_server_that_is_killed_while_it_arrives(own_server, page):
    server = own_server
    open_movie(page, server, "What the Well Keeps")
    live(page)
    movie = page.url.rsplit("/", 1)[1]
    server.process.send_signal(signal.SIGSTOP)
    page.get_by_role("button", name="Watchlist").click()
    page.wait_for_timeout(500)
    server.stop(signal.SIGKILL)
    page.get_by_text(TROUBLE).wait_for(timeout=5_000)
    server.start()
    page.get_by_role("button", name="On your watchlist").wait_for(timeout=15_000)
    assert server.get(f"/api/v1/movies/{movie}")["on_watchlist"]


def test_an_intent_that_ends_its_socket_is_not_sent_for_ever(own_server, page):
    sockets = []
    page.on("websocket", lambda socket: sockets.append(socket))
    open_movie(page, own_server, "What the Well Keeps")
    live(page)
    page.evaluate("popcorn.intent('setOnWatchlist', { isOn: 'x'.repeat(100_000) })")
    # Longer than it takes to send it three times, and than the page waits for an answer after that.
    page.wait_for_timeout(14_000)
    live(page)
    assert len(sockets) == 4
    page.get_by_role("button", name="Watchlist").click()
    page.get_by_role("button", name="On your watchlist").wait_for(timeout=5_000)


def test_a_link_keeps_the_page_until_the_server_is_back(own_server, page):
    server = own_server
    page.goto(server.url + "/movies")
    live(page)
    server.stop()
    page.get_by_role("link", name="Watchlist").first.click()
    page.get_by_text(TROUBLE).wait_for(timeout=5_000)
    assert page.locator(".card").first.is_visible()
    server.start()
    page.get_by_role("heading", name="Watchlist", exact=True).wait_for(timeout=20_000)


def test_the_player_says_that_the_server_is_away(own_server, page):
    server = own_server
    page.goto(server.url + "/movies")
    movie = next(item for item in server.get("/api/v1/movies?limit=200")["items"] if item["title"] == "What the Well Keeps")
    page.goto(f"{server.url}/watch/{movie['files'][0]['id']}")
    playing(page)
    server.stop()
    page.get_by_text(TROUBLE).wait_for(timeout=4_000)
