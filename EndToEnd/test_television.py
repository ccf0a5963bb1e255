"""With nothing but arrows and OK, as on a television: everything on the Library pages can be reached, and no arrow changes a value."""

import re

import pytest

from conftest import TELEVISION
from server import Server, popcorn
from steps import eventually, live, until
from test_library import fill

FOCUS = """(() => { const one = document.activeElement
    return { tag: one.tagName, text: (one.ariaLabel || one.name || one.innerText || '').trim().slice(0, 40), bar: Boolean(one.closest('.bar')),
             entry: one.closest('.entry')?.querySelector('.entry-name').innerText ?? '' } })()"""


@pytest.fixture(scope="module")
def set_top(browsers):
    """A browser with neither pointer nor hover."""
    television = browsers.current().browser_type.launch(
        executable_path="/usr/bin/chromium",
        args=["--no-sandbox", "--mute-audio",
              "--blink-settings=primaryPointerType=1,primaryHoverType=1,availablePointerTypes=1,availableHoverTypes=1"])
    yield television
    television.close()


@pytest.fixture
def tv(set_top):
    context = set_top.new_context(viewport={"width": TELEVISION[0], "height": TELEVISION[1]}, reduced_motion="reduce")
    yield context.new_page()
    context.close()


@pytest.fixture
def untidy(clip, tmp_path):
    fill(tmp_path, clip)
    data = tmp_path / "data"
    data.mkdir()
    for name, kind in [("Movies", "movies"), ("Series", "series")]:
        popcorn("library", "add", name, str(tmp_path / name), "--kind", kind, data=data)
    server = Server(data).start()
    server.scanned()
    yield server
    server.stop()


@pytest.fixture
def empty(tmp_path):
    server = Server(tmp_path).start()
    yield server
    server.stop()


def opened(page, url):
    page.goto(url)
    live(page)
    assert page.evaluate("document.documentElement.dataset.layout") == "tv"


def focus(page):
    return page.evaluate(FOCUS)


def press(page, key, wanted, most=40):
    """Presses a key until the focus is on a control; gives the names of those passed."""
    passed = []
    for _ in range(most):
        page.keyboard.press(key)
        passed.append(focus(page)["text"])
        if re.search(wanted, passed[-1]):
            return passed
    raise AssertionError(f"{key} does not lead to {wanted}, but to {passed}")


def test_the_empty_library_page_is_no_dead_end(empty, tv):
    opened(tv, empty.url + "/library")
    passed = press(tv, "ArrowDown", "Add folder")
    assert passed[0] == "Scan for new movies"
    assert "path" in passed and "kind" in passed
    tv.keyboard.press("ArrowUp")
    assert focus(tv)["text"] == "kind"
    assert tv.locator("#field-kind").input_value() == "automatic"


def test_a_list_of_choices_is_opened_with_ok(empty, tv):
    opened(tv, empty.url + "/library")
    kind = tv.locator("#field-kind")
    press(tv, "ArrowDown", "^kind$")
    for key in ("PageDown", "End"):
        tv.keyboard.press(key)
    assert kind.input_value() == "automatic"
    tv.keyboard.press("Enter")
    tv.locator("select.is-choosing").wait_for()
    tv.keyboard.press("ArrowDown")
    assert kind.input_value() == "movies" and focus(tv)["text"] == "kind"
    tv.keyboard.press("Escape")
    assert kind.input_value() == "automatic" and tv.locator("select.is-choosing").count() == 0
    for key in ("Enter", "ArrowDown", "ArrowDown", "ArrowDown", "ArrowUp", "Enter"):
        tv.keyboard.press(key)
    assert kind.input_value() == "series" and tv.locator("select.is-choosing").count() == 0
    press(tv, "ArrowDown", "Add folder", most=1)
    assert kind.input_value() == "series"


def test_sorting_a_list_asks_once_and_only_after_ok(untidy, tv):
    opened(tv, untidy.url + "/movies")
    choice = tv.locator("main select").first
    first = choice.input_value()
    choice.focus()
    tv.keyboard.press("ArrowDown")
    assert choice.input_value() == first and focus(tv)["tag"] != "SELECT"
    choice.focus()
    for key in ("Enter", "ArrowDown", "ArrowDown"):
        tv.keyboard.press(key)
    tv.wait_for_timeout(300)
    assert tv.url == untidy.url + "/movies"
    tv.keyboard.press("Enter")
    tv.wait_for_url(re.compile("/movies.*sort="))
    assert choice.input_value() != first


def test_number_fields_and_check_boxes_keep_their_values(empty, tv):
    opened(tv, empty.url + "/library")
    tv.evaluate("""() => { const form = document.querySelector('.add-folder'), box = document.createElement('div')
        box.dataset.live = 'ignore'
        for (const [type, value] of [['number', 5], ['radio', 'a'], ['radio', 'b']]) {
            const one = Object.assign(document.createElement('input'), { type, value, name: type, id: 'x' + value, checked: value === 'a' })
            one.style.display = 'block'
            box.append(one)
        }
        form.prepend(box) }""")
    for name in ("x5", "xa", "xb"):
        for key in ("ArrowDown", "ArrowUp", "ArrowLeft", "ArrowRight"):
            tv.locator("#" + name).focus()
            tv.keyboard.press(key)
    assert tv.locator("#x5").input_value() == "5"
    assert tv.locator("#xa").is_checked()


def test_a_guess_is_corrected_with_arrows_and_ok(untidy, tv):
    opened(tv, untidy.url + "/library/names")
    first = press(tv, "ArrowDown", "That’s right")
    assert first
    tv.keyboard.press("ArrowRight")
    assert focus(tv)["text"] == "Correct it"
    tv.keyboard.press("Enter")
    name = focus(tv)["entry"]
    passed = press(tv, "ArrowDown", "Save", most=6)
    assert passed[0] == "title" and "address" in passed
    assert focus(tv)["entry"] == name


def entries(page):
    return page.locator("#doubts .entry-name").all_inner_texts()


def test_after_a_confirmation_the_focus_is_on_the_next_name(untidy, tv):
    opened(tv, untidy.url + "/library/names")
    names = entries(tv)
    buttons = tv.locator("#doubts").get_by_role("button", name="That’s right")
    buttons.first.focus()
    tv.keyboard.press("Enter")
    eventually(lambda: entries(tv) == names[1:], "the name to be confirmed")
    until(tv, "document.activeElement !== document.body", "the focus to be somewhere")
    assert focus(tv)["text"] == "That’s right" and focus(tv)["entry"] == names[1]

    # The last one: the one before.
    buttons.last.focus()
    tv.keyboard.press("Enter")
    eventually(lambda: entries(tv) == names[1:-1], "the name to be confirmed")
    assert focus(tv)["text"] == "That’s right" and focus(tv)["entry"] in names[1:-1]


def test_right_and_left_between_the_page_and_the_rail(untidy, tv):
    opened(tv, untidy.url + "/library/names")
    buttons = tv.locator("#doubts").get_by_role("button", name="That’s right")
    buttons.nth(2).focus()
    entry = focus(tv)["entry"]
    for _ in range(5):
        tv.keyboard.press("ArrowLeft")
        if focus(tv)["bar"]:
            break
    assert focus(tv)["text"] == "Library"
    tv.keyboard.press("ArrowRight")
    assert not focus(tv)["bar"] and focus(tv)["entry"]
    assert entry


def test_the_layout_for_a_television_is_chosen_in_the_settings(empty, page):
    layout = "document.documentElement.dataset.layout"
    page.goto(empty.url + "/settings")
    live(page)
    assert page.evaluate(layout) is None
    page.get_by_role("button", name="Television").click()
    assert page.evaluate(layout) == "tv"
    assert page.get_by_role("button", name="Television").get_attribute("aria-pressed") == "true"
    answer = page.request.get(empty.url + "/library")
    assert 'data-layout="tv"' in answer.text()
    page.reload()
    live(page)
    page.get_by_role("button", name="Automatic").click()
    assert page.evaluate(layout) is None
