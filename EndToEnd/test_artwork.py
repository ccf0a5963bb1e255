"""Pictures that fail to load."""

from steps import live, until


def test_a_picture_that_fails_to_load_is_replaced_by_the_drawn_poster(server, page):
    failed = []

    def fail(route):
        failed.append(route.request.url)
        route.fulfill(status=404, body="")

    page.route("**/artwork/*/*.jpg", fail)
    page.goto(server.url + "/movies")
    live(page)
    until(page, """[...document.querySelectorAll('.grid .picture img')].filter(one => one.getBoundingClientRect().top < innerHeight)
        .every(one => one.currentSrc.includes('/artwork/drawn/') && one.naturalWidth > 0 && one.matches('.is-loaded'))""",
          "the drawings to stand in for the pictures")
    assert failed, "The sample library has pictures"
    card = page.locator(".card-link").first
    path = card.get_attribute("href").rsplit("/", 1)[1]
    assert f"/artwork/drawn/{path}.svg" in card.locator("img").evaluate("one => one.currentSrc")
