"""The behaviour of live.js other than applying frames, in a real browser with a simulated server. Needs no Popcorn server."""
import json
import re

import pytest
from test_golden_frames import LIVE

END, SPLIT = "\x1e", "\x1f"
BODY = """<header id="h"><a id="away" href="/away?x=1">Away</a> <a id="file" href="/f.txt" download>File</a></header>
<section id="s" data-screen="home"><button id="b" data-i="star?id=4%262&amp;n=1">Star</button>
<form id="f" method="post" data-i="say"><input type="hidden" name="-" value="say"><input id="text" name="text"><button id="send">Send</button></form>
<form id="q" action="/search"><input name="q" id="query" data-live-input="search"></form></section><div style="height:3000px"></div>"""


def record(*fields):
    return SPLIT.join(map(str, fields)) + END


class Server:
    """Responds to the join message and records the browser's messages."""

    def __init__(self, page):
        self.page, self.said, self.sockets, self.revision = page, [], [], 0
        page.route_web_socket(re.compile("/live$"), self.open)
        page.route("http://popcorn.test/live.js", lambda route: route.fulfill(
            body=(LIVE / "live.js").read_text(encoding="utf-8"), content_type="text/javascript"))
        page.route(re.compile(r"http://popcorn\.test/(away.*|search.*)?$"), lambda route: route.fulfill(content_type="text/html", body=f"""
            <!DOCTYPE html><html><head><title>t</title><meta name="live" content="tok"><meta name="assets" content="v1">
            <script type=module src=/live.js></script></head><body><div id="live">{BODY}</div></body></html>"""))
        page.goto("http://popcorn.test/")
        self.wait("join")

    def open(self, socket):
        self.sockets.append(socket)
        socket.on_message(lambda text: self.hear(json.loads(text)))

    def hear(self, message):
        self.said.append(message)
        if message["t"] == "join":
            self.commit()

    def commit(self, *records, seq=0):
        self.revision += 1
        self.sockets[-1].send("".join(records) + record("c", self.revision, seq))

    def wait(self, kind, count=1):
        for _ in range(200):
            found = [message for message in self.said if message["t"] == kind]
            if len(found) >= count:
                return found[-1]
            self.page.wait_for_timeout(20)
        raise AssertionError(f"no {kind}: {self.said}")


@pytest.fixture
def server(browser):
    page = browser.new_page(viewport={"width": 800, "height": 600})
    yield Server(page)
    page.close()


def test_joins_with_token_address_and_assets(server):
    join = server.wait("join")
    assert (join["k"], join["r"], join["u"], join["a"]) == ("tok", 0, "/", "v1")


def test_a_click_sends_the_intent_and_shows_it_is_pending(server):
    server.page.click("#b")
    assert server.page.evaluate("document.querySelector('#b').className") == "is-pending"
    intent = server.wait("i")
    assert (intent["n"], intent["f"], intent["c"], intent["s"]) == ("star", [["id", "4&2"], ["n", "1"]], "home", 1)
    server.commit(seq=1)
    server.page.wait_for_function("!document.querySelector('#b').className")


def test_a_form_sends_its_fields(server):
    server.page.fill("#text", "hello & <b>")
    server.page.click("#send")
    intent = server.wait("i")
    assert (intent["n"], intent["f"]) == ("say", [["text", "hello & <b>"]])
    assert server.page.url == "http://popcorn.test/"


def test_typing_sends_once_after_a_pause(server):
    server.page.evaluate("""for (const text of ['d', 'du', 'dun', 'dune']) {
        query.value = text
        query.dispatchEvent(new Event('input', { bubbles: true }))
    }""")
    intent = server.wait("i")
    assert (intent["n"], intent["f"]) == ("search", [["q", "dune"]])
    assert len([m for m in server.said if m["t"] == "i"]) == 1


def test_typing_and_selection_survive_a_patch(server):
    page = server.page
    page.fill("#query", "abcdef")
    page.evaluate("document.querySelector('#query').setSelectionRange(2, 4)")
    server.commit(record("m", "live", f'<div id="live"><p>new</p>{BODY.replace(chr(34) + "query" + chr(34), chr(34) + "query" + chr(34) + " value=x")}</div>'))
    page.wait_for_function("document.querySelector('#live > p')")
    assert page.evaluate("(f => [f === document.activeElement, f.value, f.selectionStart, f.selectionEnd])(document.querySelector('#query'))") == [
        True, "abcdef", 2, 4]


def test_a_forced_value_overrides_typing_and_an_unfocused_field_follows_the_server(server):
    page = server.page
    page.fill("#query", "abc")
    server.commit(record("m", "q", '<form id="q"><input name="q" id="query" value="" data-live-force></form>'))
    page.wait_for_function("document.querySelector('#query').value === ''")
    server.commit(record("m", "f", '<form id="f"><input id="text" name="text" value="given"></form>'))
    page.wait_for_function("document.querySelector('#text').value === 'given'")


def test_a_link_is_followed_over_the_socket_and_back_restores(server):
    page = server.page
    page.evaluate("document.documentElement.dataset.kept = 1; scrollTo(0, 500)")
    page.wait_for_timeout(250)
    page.evaluate("document.querySelector('#away').click()")
    there = server.wait("u")
    assert there["u"] == "/away?x=1"
    server.commit(record("u", "push", "/away?x=1"), record("t", "Away"), record("m", "h", '<header id="h"><h1>There</h1></header>'), seq=there["s"])
    page.wait_for_function("document.title === 'Away' && scrollY === 0")
    assert page.url == "http://popcorn.test/away?x=1"
    page.go_back()
    back = server.wait("u", 2)
    assert (back["u"], back["pop"]) == ("/", True)
    server.commit(record("m", "h", '<header id="h"><a id="away" href="/away?x=1">Away</a></header>'), seq=back["s"])
    page.wait_for_function("scrollY === 500")
    assert page.evaluate("document.documentElement.dataset.kept") == "1"


def test_a_link_may_put_its_page_in_the_place_of_this_one(server):
    page = server.page
    before = page.evaluate("history.length")
    page.evaluate("document.querySelector('#away').dataset.liveReplace = ''; document.querySelector('#away').click()")
    there = server.wait("u")
    server.commit(record("u", "push", "/away?x=1"), record("t", "Away"), record("m", "h", '<header id="h"><a id="next" href="/away?x=2">Next</a></header>'),
                  seq=there["s"])
    page.wait_for_function("document.title === 'Away' && location.search === '?x=1'")
    assert page.evaluate("history.length") == before
    page.evaluate("document.querySelector('#next').click()")
    after = server.wait("u", 2)
    server.commit(record("u", "push", "/away?x=2"), record("t", "Further"), seq=after["s"])
    page.wait_for_function("document.title === 'Further'")
    assert page.evaluate("history.length") == before + 1


def test_an_answer_from_before_does_not_end_the_way_back(server):
    page = server.page
    page.evaluate("document.querySelector('#away').focus()")
    page.keyboard.press("Enter")
    there = server.wait("u")
    server.commit(record("u", "push", "/away?x=1"), record("m", "h", '<header id="h"><button id="there">There</button></header>'), seq=there["s"])
    page.locator("#there").focus()
    page.go_back()
    back = server.wait("u", 2)
    server.commit(record("t", "The answer to something earlier"))
    page.wait_for_function("document.title === 'The answer to something earlier'")
    server.commit(record("m", "h", '<header id="h"><a id="away" href="/away?x=1">Away</a></header>'), seq=back["s"])
    page.wait_for_function("document.activeElement.id === 'away'")


def replaced_under_the_pointer(server, arrives=0):
    """Presses a link whose page has another one in its place, after some milliseconds: where it is."""
    page = server.page
    page.emulate_media(reduced_motion="reduce")
    box = page.locator("#away").bounding_box()
    place = box["x"] + 5, box["y"] + 5
    page.clock.install(time=0)
    page.clock.pause_at(1000)
    page.mouse.click(*place)
    there = server.wait("u")
    page.clock.run_for(arrives)
    server.commit(record("u", "push", "/away?x=1"), record("m", "h", '<header id="h"><a id="next" href="/away?x=2">Next</a></header>'), seq=there["s"])
    page.locator("#next").wait_for()
    return place


@pytest.mark.parametrize("arrives, clicked, follows", [(0, 499, False), (499, 499, False), (0, 501, True), (700, 701, True)])
def test_a_new_page_takes_every_click_but_the_second_of_a_double_click(server, arrives, clicked, follows):
    """Milliseconds since the click that asked for the page: its arrival, and a click on the link at the same place."""
    page, place = server.page, replaced_under_the_pointer(server, arrives)
    page.clock.run_for(clicked - arrives)
    page.mouse.click(*place)
    page.click("#b")
    server.wait("i")
    assert [message["u"] for message in server.said if message["t"] == "u"] == ["/away?x=1"] + ["/away?x=2"] * follows


def test_a_control_in_the_place_of_a_pressed_one_takes_no_click_for_half_a_second(server):
    page = server.page
    box = page.locator("#b").bounding_box()
    page.clock.install(time=0)
    page.clock.pause_at(1000)
    page.mouse.click(box["x"] + 5, box["y"] + 5)
    server.wait("i")
    page.clock.run_for(700)
    server.commit(record("m", "b", '<a id="next" href="/away?x=2">Next</a>'), seq=1)
    page.locator("#next").wait_for()
    for wait in (0, 499, 2):
        page.clock.run_for(wait)
        assert not [message for message in server.said if message["t"] == "u"]
        page.mouse.click(box["x"] + 5, box["y"] + 5)
    assert server.wait("u")["u"] == "/away?x=2"


def test_whoever_has_typed_since_does_not_double_click(server):
    page, place = server.page, replaced_under_the_pointer(server)
    page.locator("#text").fill("other words")
    page.mouse.click(*place)
    assert server.wait("u", 2)["u"] == "/away?x=2"


def test_the_browser_handles_downloads(server):
    assert server.page.evaluate("""new Promise(done => {
      addEventListener('click', e => { done(e.defaultPrevented); e.preventDefault() }); document.querySelector('#file').click() })""") is False


def test_a_get_form_is_a_navigation(server):
    server.page.fill("#query", "düne")
    server.page.press("#query", "Enter")
    assert server.wait("u")["u"] == "/search?q=d%C3%BCne"


def test_events_and_the_hook(server):
    page = server.page
    page.evaluate("window.seen = []; popcorn.on('toast', d => seen.push(d.text)); document.addEventListener('popcorn:toast', e => seen.push(e.detail.text))")
    server.commit(record("e", "toast", '{"text":"Saved"}'))
    page.wait_for_function("seen.length === 2")
    assert page.evaluate("popcorn.intent('ping', {a: 1})") is True
    assert server.wait("i")["f"] == [["a", "1"]]
    assert page.evaluate("document.dispatchEvent(new CustomEvent('popcorn:intent', {cancelable: true, detail: {name: 'pong', fields: []}}))") is False
    assert server.wait("i", 2)["n"] == "pong"


def test_it_reconnects_with_its_revision(server):
    server.commit(record("e", "session", '{"token":"tok2"}'))
    server.page.wait_for_timeout(50)
    server.sockets[-1].close(code=1001)
    join = server.wait("join", 2)
    assert (join["k"], join["r"]) == ("tok2", 2)


def test_a_page_that_is_out_of_sync_requests_a_full_render(server):
    server.commit(record("x", "not-there"))
    assert server.wait("join", 2)["r"] == -1


def test_offline_is_indicated(server):
    page = server.page
    page.route_web_socket(re.compile("/live$"), lambda socket: socket.close())
    server.sockets[-1].close(code=1001)
    assert page.evaluate("document.documentElement.className") == ""
    page.wait_for_selector("html.is-offline", timeout=6000)


def test_composition_delays_frames(server):
    page = server.page
    page.focus("#query")
    page.evaluate("document.querySelector('#query').dispatchEvent(new CompositionEvent('compositionstart', {bubbles: true}))")
    server.commit(record("t", "later"))
    page.wait_for_timeout(150)
    assert page.title() == "t"
    page.evaluate("document.querySelector('#query').dispatchEvent(new CompositionEvent('compositionend', {bubbles: true}))")
    page.wait_for_function("document.title === 'later'")


def test_a_moved_video_keeps_its_element(server):
    page = server.page
    server.commit(record("m", "s", '<section id="s"><ul id="l"><li id="a">a</li><li id="v"><video id="movie"></video></li></ul></section>'))
    page.wait_for_selector("#movie", state="attached")
    page.evaluate("document.querySelector('#movie').mine = 1")
    server.commit(record("o", "l", "v,a"))
    page.wait_for_function("document.querySelector('#l').firstElementChild.id === 'v'")
    assert page.evaluate("document.querySelector('#movie').mine") == 1
