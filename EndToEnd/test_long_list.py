"""A long list loads more by itself, with few nodes, and has links without JavaScript."""

from server import LETTERS, LONG_LIST as COUNT
from steps import card_titles as titles
from steps import eventually, live, until


def test_it_scrolls_to_the_end_with_few_nodes(long, page):
    page.goto(long.url + "/movies")
    live(page)
    assert page.get_by_text(f"{COUNT} movies").is_visible()
    most = 0

    def at_end():
        nonlocal most
        page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
        page.wait_for_timeout(60)
        most = max(most, page.locator("main .card").count())
        return any("0699" in title for title in titles(page))
    eventually(at_end, "the last movie", seconds=60)
    assert most < 400, f"{most} cards at once"
    page.evaluate("scrollTo(0, 0)")
    eventually(lambda: "Alpha 0000" in titles(page), "the first movie to be there again")
    assert page.locator("main .card").count() < 400


def test_no_card_is_missing_and_no_row_has_a_gap(long, page):
    page.goto(long.url + "/movies")
    live(page)
    page.set_viewport_size({"width": 1440, "height": 4000})
    seen, rows = set(), {}
    empty = """[...document.querySelectorAll('.slices > ul')].some(block => {
        const box = block.getBoundingClientRect()
        return !block.childElementCount && box.bottom > 0 && box.top < innerHeight
    })"""
    for _ in range(600):
        until(page, f"!{empty}", "the rows in the window to be filled")
        for title, x, y in page.evaluate("""[...document.querySelectorAll('main .card')].map(card => {
                const box = card.getBoundingClientRect()
                return [card.querySelector('.card-title').textContent, Math.round(box.x), Math.round(box.y + scrollY), box.width]
            }).filter(([, , , width]) => width).map(all => all.slice(0, 3))"""):
            seen.add(title)
            rows.setdefault(title, (x, y))
        if len(seen) == COUNT:
            break
        page.evaluate("scrollBy(0, 1500)")
        page.wait_for_timeout(120)
    assert len(seen) == COUNT
    lines = {}
    for x, y in rows.values():
        lines.setdefault(y, set()).add(x)
    widths = sorted((y, len(xs)) for y, xs in lines.items())
    assert len({count for _, count in widths[:-1]}) == 1, f"rows of different length: {widths}"


def test_back_returns_to_the_place_in_the_list(long, page):
    page.goto(long.url + "/movies")
    live(page)
    eventually(lambda: page.evaluate("(scrollTo(0, document.documentElement.scrollHeight), scrollY > 6000)"), "the list to be long", seconds=30)
    page.wait_for_timeout(600)
    was = page.evaluate("scrollY")
    opened = page.evaluate("""(() => {
        const link = [...document.querySelectorAll('main .card-link')].find(card => {
            const box = card.getBoundingClientRect()
            return box.top > 100 && box.bottom < innerHeight
        })
        link.click()
        return link.href
    })()""")
    page.locator(".details h1").wait_for()
    page.go_back()
    page.locator(".slices .card").first.wait_for()
    eventually(lambda: abs(page.evaluate("scrollY") - was) < 200, "the page to be where it was")
    eventually(lambda: page.evaluate("document.activeElement.href") == opened, "the focus to be on the card again")


def test_without_javascript_a_link_leads_to_the_next_page(long, browser):
    context = browser.new_context(java_script_enabled=False)
    plain = context.new_page()
    plain.goto(long.url + "/movies")
    assert plain.locator("main .card").count() == 60
    plain.get_by_role("link", name="Next page").click()
    assert "Alpha 0000" not in titles(plain) and plain.locator("main .card").count() == 60
    context.close()


def test_a_letter_shows_its_part_of_the_list(long, page):
    page.goto(long.url + "/movies")
    live(page)
    rail = page.get_by_role("navigation", name="A to Z")
    assert rail.get_by_role("link").all_inner_texts() == list(LETTERS)
    rail.get_by_role("link", name="M", exact=True).click()
    eventually(lambda: titles(page)[:1] and titles(page)[0].startswith("Mlpha"), "the movies that begin with M")
    assert rail.get_by_role("link", name="M", exact=True).get_attribute("aria-current") == "true"
    eventually(lambda: (page.evaluate("scrollTo(0, document.documentElement.scrollHeight)"), any("0699" in title for title in titles(page)))[1],
               "the last movie", seconds=60)
    rail.get_by_role("link", name="A", exact=True).click()
    eventually(lambda: "Alpha 0000" in titles(page), "the head of the list")


def test_letters_are_links_without_javascript(long, browser):
    context = browser.new_context(java_script_enabled=False)
    plain = context.new_page()
    plain.goto(long.url + "/movies")
    plain.get_by_role("navigation", name="A to Z").get_by_role("link", name="Q", exact=True).click()
    assert titles(plain)[0].startswith("Qlpha")
    plain.goto(long.url + "/movies?sort=year")
    assert plain.get_by_role("navigation", name="A to Z").count() == 0
    context.close()


def test_a_finger_slides_over_the_letters(long, browser):
    context = browser.new_context(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    phone = context.new_page()
    phone.goto(long.url + "/movies")
    live(phone)
    middle = {name: (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for name in "CT"
              for box in [phone.get_by_role("navigation", name="A to Z").get_by_role("link", name=name, exact=True).bounding_box()]}
    finger = context.new_cdp_session(phone)

    def touch(kind, *points):
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})
    touch("touchStart", middle["C"])
    touch("touchMove", middle["T"])
    eventually(lambda: phone.locator(".rail .is-under").all_inner_texts() == ["T"], "the letter under the finger to stand out")
    touch("touchEnd")
    eventually(lambda: titles(phone)[:1] and titles(phone)[0].startswith("Tlpha"), "the movies that begin with T")
    context.close()
