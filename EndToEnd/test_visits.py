"""The main tasks: open the page, see the movies, press play, and resume later."""

import re
import time

from steps import choose, eventually, live, open_movie, playing, position, press_play, until


def movies(server):
    return server.get("/api/v1/movies?limit=200")["items"]


def playable(server):
    """A movie that Chromium can play and that is long enough to leave halfway."""
    for movie in movies(server):
        for file in movie["files"]:
            if file["video_codec"] == "h264" and file["container"] == "mp4" and file["duration"] > 25:
                return movie
    raise AssertionError("The sample library has no such movie")


def test_the_first_visit_shows_the_movies(server, page):
    page.goto(server.url)
    assert page.title() == "Popcorn"
    assert page.locator("h1").first.is_visible()
    cards = page.locator(".card")
    assert cards.count() >= 8
    live(page)


def test_a_title_is_found_while_typing(server, page):
    movie = playable(server)
    page.goto(server.url + "/search")
    live(page)
    word = movie["title"].split()[-1][:4]
    page.locator("#search-field").press_sequentially(word, delay=30)
    page.locator("#search-results").get_by_text(movie["title"]).first.wait_for(timeout=5_000)
    assert page.locator("#search-field").input_value() == word, "typing must not be disturbed"
    eventually(lambda: "q=" in page.url, "the address to follow the words")


def test_a_search_in_the_top_bar_continues_with_the_next_letter(server, page):
    movie = playable(server)
    page.goto(server.url)
    live(page)
    word = movie["title"].split()[-1][:5]
    page.keyboard.press("/")
    page.keyboard.type(word[:2])
    page.keyboard.press("Enter")
    page.locator("#search-results").wait_for()
    eventually(lambda: page.evaluate("document.activeElement.id") == "search-field", "the field to keep the focus")
    page.keyboard.press("End")
    page.keyboard.type(word[2:], delay=30)
    page.locator("#search-results").get_by_text(movie["title"]).first.wait_for(timeout=5_000)
    assert page.locator("#search-field").input_value() == word


def test_a_phone_has_a_search_field_on_the_page(server, browser):
    phone = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True).new_page()
    phone.goto(server.url)
    live(phone)
    phone.locator(".place-search").click()
    phone.locator("#search-large").wait_for()
    eventually(lambda: phone.evaluate("document.activeElement.id") == "search-large", "the field to have the focus")
    assert not phone.locator("#search-field").is_visible()
    phone.context.close()


def test_play_seek_leave_and_resume(own_server, page):
    server = own_server
    movie = playable(server)
    open_movie(page, server, movie["title"])
    press_play(page)
    page.evaluate("document.querySelector('video').currentTime = 12")
    until(page, "(() => { const v = document.querySelector('video'); return !v.seeking && v.currentTime >= 12.4 })()", "the seek to land")
    left_at = position(page)
    page.goto(server.url + f"/movies/{movie['id']}")
    page.get_by_text("Resume at 0:1").wait_for()
    file = movie["files"][0]["id"]
    assert abs(server.get(f"/api/v1/progress/{file}")["position"] - left_at) < 1
    server.stop()
    server.start()
    page.goto(server.url + f"/movies/{movie['id']}")
    page.locator("#play").click()
    playing(page)
    assert -1 < position(page) - left_at < 2.5, "playback resumes within a second of where it stopped"


def test_a_started_movie_can_be_dismissed_and_restored(own_server, page):
    server = own_server
    movie = playable(server)
    file = movie["files"][0]
    page.request.put(server.url + f"/api/v1/progress/{file['id']}", data={"position": 14, "duration": file["duration"]},
                     headers={"Origin": server.url})
    page.goto(server.url)
    live(page)
    resume = page.locator(".hero").get_by_text("Resume at 0:14")
    resume.wait_for()
    assert page.locator("#continue-cards .card").count() == 0, "the row does not repeat the hero"
    choose(page.locator(".hero"), movie["title"], "Remove from Continue watching")
    eventually(lambda: resume.count() == 0, "the hero to change")
    page.get_by_role("button", name="Undo").click()
    resume.wait_for()


def test_back_and_forward(server, page):
    page.goto(server.url)
    live(page)
    page.evaluate("window.scrollTo(0, 400)")
    page.wait_for_timeout(400)
    was = page.evaluate("scrollY")
    page.evaluate("""[...document.querySelectorAll('.card a[href^="/movies/"]')].find(card => {
        const box = card.getBoundingClientRect()
        return box.top > 0 && box.bottom < innerHeight && box.left >= 0 && box.right < innerWidth
    }).click()""")
    page.wait_for_url(re.compile("/movies/"))
    page.locator(".details h1").wait_for()
    page.go_back()
    page.wait_for_url(server.url + "/")
    page.locator(".card").first.wait_for()
    eventually(lambda: abs(page.evaluate("scrollY") - was) < 60, "the page to be where it was")
    page.go_forward()
    page.locator(".details h1").wait_for()


def test_a_restart_while_a_page_is_open(own_server, page):
    server = own_server
    page.goto(server.url + "/movies")
    live(page)
    assert server.stop() < 10, "SIGTERM ends the server within five seconds"
    page.wait_for_timeout(500)
    server.start()
    live(page)
    page.get_by_role("link", name=re.compile("Watchlist")).first.click()
    page.get_by_role("heading", name="Watchlist", exact=True).wait_for(timeout=15_000)


def test_a_reload_during_a_scan(own_server, page):
    server = own_server
    page.goto(server.url + "/library")
    live(page)
    page.request.post(server.url + "/api/v1/library/scan", headers={"Origin": server.url})
    page.reload()
    page.get_by_role("heading", name="Library").first.wait_for()
    server.scanned()
    assert len(movies(server)) >= 7


def test_a_folder_is_added_on_the_page(own_server, page, sample):
    server = own_server
    page.goto(server.url + "/library")
    live(page)
    page.get_by_label("Folder on this machine").fill("/nowhere/at/all")
    page.get_by_label("Name").fill("Elsewhere")
    page.get_by_role("button", name="Add folder").click()
    page.get_by_text("There is no folder at /nowhere/at/all").wait_for()
    assert page.get_by_label("Name").input_value() == "Elsewhere", "what was typed stays"


def test_a_movie_that_cannot_be_played_says_why(unconverting, page):
    server = unconverting
    hevc = [f for f in movies(server) if f["files"] and f["files"][0]["video_codec"] == "hevc"]
    assert hevc, "the sample library has an HEVC movie"
    page.goto(server.url + f"/watch/{hevc[0]['files'][0]['id']}")
    page.get_by_text(re.compile("HEVC")).first.wait_for()
    time.sleep(0.3)
    assert page.evaluate("document.querySelector('video')?.videoWidth || 0") == 0
