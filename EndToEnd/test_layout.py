"""Long words, large text and small screens: nothing overflows the page, and everything is reachable."""

import shutil

import pytest

from conftest import PHONE
from server import Server, popcorn
from steps import live, playing

SMALL = (360, 740)
LONG = "Donaudampfschifffahrtsgesellschaftskapitaene"
DEEP = "A folder with a very long name that nobody would type by hand"


@pytest.fixture(scope="module")
def hostile(sample, tmp_path_factory):
    """A library with long words in titles and paths."""
    root = tmp_path_factory.mktemp("hostile")
    folder = root / (DEEP + "x" * 60) / "Movies"
    video = min((sample / "Movies").rglob("*.mp4"), key=lambda file: file.stat().st_size)
    for name in (f"{LONG} (2001)", "لورنس العرب (1962)"):
        (folder / name).mkdir(parents=True)
        shutil.copy(video, folder / name / f"{name}.mp4")
    (folder / "فارغ").mkdir()
    (folder / "فارغ" / "فارغ (1999).mp4").touch()
    data = root / "data"
    data.mkdir()
    popcorn("library", "add", "M" * 60, str(folder), "--kind", "movies", data=data)
    popcorn("library", "add", "Series", str(sample / "Series"), "--kind", "series", data=data)
    server = Server(data).start()
    server.scanned()
    yield server
    server.stop()


def movie(server, title):
    return next(item for item in server.get("/api/v1/movies?limit=200")["items"] if item["title"] == title)


def open_at(browser, size, url, text=100):
    page = browser.new_context(viewport={"width": size[0], "height": size[1]}, reduced_motion="reduce").new_page()
    page.goto(url)
    page.evaluate(f"document.documentElement.style.fontSize = '{text}%'")
    page.wait_for_load_state("networkidle")
    return page


def overhang(page):
    return page.evaluate("""[...document.querySelectorAll('main *')].filter(one => {
        const box = one.getBoundingClientRect()
        return box.width && box.right > innerWidth + 1 && !one.closest('.track, .filters, .table-frame, .picture, .hero-picture, .details-backdrop, .unseen')
    }).map(one => one.outerHTML.slice(0, 90)).slice(0, 3)""")


@pytest.mark.parametrize("text", [100, 200])
@pytest.mark.parametrize("screen", ["movie", "movies", "library", "settings", "series", "season", "search"])
def test_nothing_overflows_a_small_screen(hostile, browser, screen, text):
    series = hostile.get("/api/v1/series")["items"][0]["id"]
    path = {"movie": f"/movies/{movie(hostile, LONG)['id']}", "series": f"/series/{series}", "season": f"/series/{series}/seasons/1",
            "search": f"/search?q={LONG[:9]}"}.get(screen, f"/{screen}")
    page = open_at(browser, SMALL, hostile.url + path, text)
    assert page.evaluate("document.documentElement.scrollWidth") <= SMALL[0]
    assert overhang(page) == []
    page.context.close()


@pytest.mark.parametrize("size,text", [(SMALL, 100), (PHONE, 200)], ids=["small", "large text"])
def test_every_action_can_be_pressed(hostile, browser, size, text):
    movie_ = movie(hostile, LONG)
    page = open_at(browser, size, f"{hostile.url}/movies/{movie_['id']}", text)
    page.request.put(f"{hostile.url}/api/v1/progress/{movie_['files'][0]['id']}", data={"position": 5, "duration": 3700})
    page.reload()
    page.evaluate(f"document.documentElement.style.fontSize = '{text}%'")
    buttons = page.locator(".details .actions :is(a, button, summary):visible")
    assert buttons.count() >= 3
    for index in range(buttons.count()):
        buttons.nth(index).scroll_into_view_if_needed()
        box = buttons.nth(index).bounding_box()
        assert box["x"] >= 0 and box["x"] + box["width"] <= size[0]
        assert page.evaluate("([x, y]) => Boolean(document.elementFromPoint(x, y)?.closest('.details .actions'))",
                             [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2])
    page.context.close()


@pytest.mark.parametrize("size", [(390, 620), (820, 700)], ids=["phone", "tablet"])
@pytest.mark.parametrize("screen", ["", "/seasons/1", "/seasons/1/episodes/1"], ids=["series", "season", "episode"])
def test_no_poster_covers_the_action_bar(hostile, browser, size, screen):
    series = hostile.get("/api/v1/series")["items"][0]["id"]
    page = open_at(browser, size, f"{hostile.url}/series/{series}{screen}")
    covered = page.evaluate("""() => {
        const bar = document.querySelector('.details .actions'), covered = []
        for (let y = 0; y < document.documentElement.scrollHeight - innerHeight; y += 20) {
            scrollTo(0, y)
            const box = bar.getBoundingClientRect()
            for (let step = 0; step < 40; step++) {
                const seen = document.elementFromPoint(box.left + box.width * (step + .5) / 40, box.top + box.height / 2)
                if (!bar.contains(seen)) covered.push([y, step, seen?.className])
            }
        }
        return covered
    }""")
    assert covered == []
    page.context.close()


def test_the_menus_of_the_player_fit_a_phone(server, browser):
    movie_ = next(item for item in server.get("/api/v1/movies?limit=200")["items"] if item["title"] == "What the Well Keeps")
    page = open_at(browser, (360, 480), f"{server.url}/watch/{movie_['files'][0]['id']}")
    playing(page)
    # The controls may have hidden themselves meanwhile.
    page.mouse.move(100, 100)
    page.locator("[data-control=tracks]").click()
    card = page.locator(".player-menus")
    card.locator("label span").first.evaluate("one => { one.textContent = 'Untertitelspur'.repeat(8) }")
    assert card.evaluate("one => one.scrollWidth - one.clientWidth") <= 0
    assert card.evaluate("one => [...one.querySelectorAll('label span')].every(text => text.getBoundingClientRect().right <= one.getBoundingClientRect().right)")
    box = card.bounding_box()
    assert box["x"] >= 0 and box["x"] + box["width"] <= SMALL[0]
    page.context.close()


def test_the_notice_is_not_squeezed_into_a_narrow_column(hostile, browser):
    page = open_at(browser, SMALL, hostile.url + "/movies")
    page.evaluate("""document.getElementById('banner').innerHTML = `<div class="notice"><svg class="icon"></svg>
        <p>These movies were made by Popcorn itself, so that you can look around.</p><a class="button" href="/library">Add your own folder</a></div>`""")
    assert page.locator(".notice p").bounding_box()["width"] > SMALL[0] / 2
    page.context.close()


def test_a_path_runs_from_left_to_right_whatever_it_begins_with(hostile, browser):
    page = open_at(browser, (1280, 800), hostile.url + "/library")
    places = page.locator(".problem-path").first.evaluate("one => [...one.querySelectorAll('bdi')].map(part => part.getBoundingClientRect().left)")
    assert len(places) == 2 and places[0] < places[1]
    page.context.close()


ARABIC = "لورنس العرب"


@pytest.mark.parametrize("screen", ["movie", "movies", "explore", "watchlist", "search", "watch", "none"])
def test_a_right_to_left_title_does_not_reorder_the_text_around_it(hostile, browser, screen):
    title = movie(hostile, ARABIC)
    path = {"movie": f"/movies/{title['id']}", "explore": "/", "watch": f"/watch/{title['files'][0]['id']}",
            "search": f"/search?q={ARABIC}", "none": "/search?q=غغغغ"}.get(screen, f"/{screen}")
    page = open_at(browser, (1280, 800), hostile.url + path)
    if screen == "watchlist":
        page.goto(f"{hostile.url}/movies/{title['id']}")
        live(page)
        page.get_by_role("button", name="Watchlist").first.click()
        page.locator(".toast").wait_for()
    foreign = page.evaluate("""[...document.querySelectorAll('main *, .toast *')].filter(one => one.offsetParent && !one.matches('option, title, svg *')
        && [...one.childNodes].some(node => node.nodeType === 3 && /[\\u0600-\\u06ff]/.test(node.data)))
        .map(one => [Boolean(one.closest('bdi, [dir=auto]')), one.outerHTML.slice(0, 120)])""")
    assert foreign, "the page shows a title from right to left"
    assert [html for isolated, html in foreign if not isolated] == []
    if screen == "watchlist":
        assert page.locator(".toast bdi").inner_text() == ARABIC
    page.context.close()
