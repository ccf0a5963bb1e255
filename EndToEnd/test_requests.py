"""A first visit fetches little: one style sheet, one module, and only the pictures that are to be seen."""

import pytest

from steps import eventually

MOST = 25
# Whether all pictures within the window have been loaded, but for the edge of a row below.
SEEN = """() => [...document.querySelectorAll('main :is(.track, .grid) img')].filter(image => {
    const box = image.getBoundingClientRect()
    return box.right > 0 && box.left < innerWidth && box.bottom > 0 && box.top < innerHeight - 16
}).every(image => image.complete && image.naturalWidth)"""


@pytest.fixture
def first_visit(page):
    page.fetched = []
    page.on("request", lambda request: page.fetched.append(request.url))
    page.on("websocket", lambda socket: page.fetched.append(socket.url))

    def visit(url):
        page.goto(url)
        page.wait_for_load_state("networkidle")
        return page
    return visit


@pytest.mark.parametrize("path", ["/", "/movies", "/series"])
@pytest.mark.parametrize("library", ["server", "long"])
def test_a_first_visit(library, path, first_visit, request):
    page = first_visit(request.getfixturevalue(library).url + path)
    assert len(page.fetched) <= MOST, page.fetched
    assert sum(url.endswith(".js") for url in page.fetched) == 1
    assert page.evaluate(SEEN)


def test_after_the_first_scrolling_pictures_come_before_they_are_seen(long, first_visit):
    page = first_visit(long.url + "/")
    track = page.locator("main .row").last.locator(".track")
    loaded = "one => [...one.querySelectorAll('img')].filter(image => image.complete && image.naturalWidth).length"
    before = track.evaluate(loaded)
    page.mouse.wheel(0, 20)
    eventually(lambda: track.evaluate(loaded) > before, "the pictures of the next row")
    track.evaluate("one => one.scrollTo(one.scrollWidth, 0)")
    track.scroll_into_view_if_needed()
    eventually(lambda: page.evaluate(SEEN), "the pictures at the end of the row")


def test_the_pictures_of_a_grid_come_as_one_scrolls(long, first_visit):
    page = first_visit(long.url + "/movies")
    for _ in range(4):
        page.mouse.wheel(0, 700)
        eventually(lambda: page.evaluate(SEEN), "the pictures in the window")
