"""player.js and stream.js on the player's page as the server renders it (a golden page), with segments that ffmpeg made. Needs no Popcorn server."""
import json
import re
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from packaged import STEP, ffmpeg, hls
from steps import eventually

ROOT = Path(__file__).resolve().parent.parent
WATCH, DESIGN = ROOT / "Features" / "Watch", ROOT / "Core" / "DesignSystem" / "Assets"
SHEETS = [DESIGN / f"{name}.css" for name in ("tokens", "shell", "cards", "screens", "player")] + [WATCH / "watch.css"]
SECONDS = 40
LEVELS = {"video": (1280, 720, 1_500_000), "video-240": (426, 240, 300_000)}
# The server puts the questions to the browser in front of the module, and each module in a scope of its own.
PROBES = "const cookieName = 'popcorn-caps', probes = { mp4: 'video/mp4', mse: '' }\n"
HEAR = """const said = []
document.addEventListener('popcorn:intent', event => { const { name, fields } = event.detail; said.push([name, ...fields.flat()]); event.preventDefault() })
const stalls = []
document.addEventListener('waiting', () => stalls.push(performance.now()), true)"""
VTT = "WEBVTT\n\n" + "\n".join(
    f"00:00:{start:02}.000 --> 00:00:{start + 4:02}.000\nthumbnails/0.jpg?c=cap#xywh={start // 4 * 240},0,240,135\n" for start in range(0, 40, 4))
CUES = "WEBVTT\n\n" + "\n".join(f"00:{at // 60:02}:{at % 60:02}.000 --> 00:{at // 60:02}:{at % 60:02}.900\nLine {at}\n" for at in range(40))


@pytest.fixture(scope="module")
def files(tmp_path_factory):
    root = tmp_path_factory.mktemp("player")
    for name, (width, height, rate) in LEVELS.items():
        hls(root / "stream" / name, "-f", "lavfi", "-i", f"testsrc2=s={width}x{height}:r=25:d={SECONDS}", "-c:v", "libx264", "-preset",
            "ultrafast", "-pix_fmt", "yuv420p", "-b:v", rate, "-g", 25 * STEP, "-keyint_min", 25 * STEP, "-sc_threshold", 0)
    for track, tone in (("audio-1", 440), ("audio-3", 880)):
        hls(root / "stream" / track, "-f", "lavfi", "-i", f"sine={tone}:r=48000:d={SECONDS}", "-ac", 2, "-c:a", "aac", "-b:a", "96k")
    ffmpeg("-f", "lavfi", "-i", f"testsrc2=s=640x360:r=25:d={SECONDS}", "-f", "lavfi", "-i", f"sine=440:d={SECONDS}", "-c:v", "libx264",
           "-preset", "ultrafast", "-pix_fmt", "yuv420p", "-c:a", "aac", "-shortest", "-movflags", "+faststart", "-f", "mp4", root / "original")
    ffmpeg("-f", "lavfi", "-i", "testsrc2=s=2400x135:d=1", "-frames:v", 1, root / "0.jpg")
    return root


class Cinema:
    """Serves a golden page and the movie, and remembers what was asked for."""

    def __init__(self, files):
        self.files, self.asked, self.failures, self.page, self.visits = files, [], {}, "", 0
        # What a failure says as the server does (application/problem+json).
        self.detail = None
        outer = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def log_message(self, *_):
                pass

            def do_GET(self):
                try:
                    outer.answer(self, urlsplit(self.path).path)
                except (BrokenPipeError, ConnectionResetError):
                    self.close_connection = True

            def do_PUT(self):
                self.rfile.read(int(self.headers.get("content-length", 0)))
                outer.send(self, b"", "text/plain")

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        self.url = f"http://127.0.0.1:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def show(self, golden, change=lambda html: html):
        # A page as it is sent has no line breaks between its elements.
        html = re.sub(r"\n(?=<)", "", (WATCH / "Tests" / "Golden" / f"{golden}.html").read_text(encoding="utf-8"))
        self.page = f"""<!DOCTYPE html><html lang="en"><head><title>The General</title><meta name="viewport" content="width=device-width">
            <link rel="stylesheet" href="/all.css"><script>{HEAR}</script><script type="module" src="/all.js"></script></head>
            <body>{change(html)}</body></html>"""

    def answer(self, request, path):
        if path == "/watch":
            self.visits += 1
            return self.send(request, self.page.encode(), "text/html; charset=utf-8")
        if path == "/all.css":
            return self.send(request, "".join(sheet.read_text(encoding="utf-8") for sheet in SHEETS).encode(), "text/css")
        if path == "/all.js":
            capabilities, *others = [(WATCH / f"{name}.js").read_text(encoding="utf-8") for name in ("capabilities", "stream", "player")]
            modules = "".join(f"{{\n{module}\n}}\n" for module in [PROBES + capabilities, *others])
            return self.send(request, modules.encode(), "text/javascript")
        name = re.sub(r"^/media/\w+/", "", path)
        self.asked.append(name)
        for pattern, (status, times) in list(self.failures.items()):
            if times and re.search(pattern, name):
                self.failures[pattern] = (status, times - 1)
                body = json.dumps({"status": status, "detail": self.detail}).encode() if self.detail else b""
                return self.send(request, body, "application/problem+json" if self.detail else "text/plain", status)
        if name == "master.m3u8":
            return self.send(request, self.master().encode(), "application/vnd.apple.mpegurl")
        if name == "thumbnails.vtt":
            return self.send(request, VTT.encode(), "text/vtt")
        if name.startswith("subtitles/"):
            return self.send(request, CUES.encode(), "text/vtt")
        file = self.files / name.removeprefix("thumbnails/")
        if not file.is_file():
            return self.send(request, b"", "text/plain", 404)
        self.send(request, file.read_bytes(), "image/jpeg" if name.endswith("jpg") else "video/mp4", ranged=name == "original")

    @staticmethod
    def master():
        lines = ["#EXTM3U", "#EXT-X-INDEPENDENT-SEGMENTS"]
        for track in ("audio-1", "audio-3"):
            lines.append(f'#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",NAME="{track}",LANGUAGE="en",DEFAULT={"YES" if track == "audio-1" else "NO"},'
                         f'URI="stream/{track}/index.m3u8?c=cap"')
        for name, (width, height, rate) in LEVELS.items():
            lines += [f'#EXT-X-STREAM-INF:BANDWIDTH={rate + 100_000},CODECS="avc1.64001f,mp4a.40.2",RESOLUTION={width}x{height},AUDIO="a"',
                      f"stream/{name}/index.m3u8?c=cap"]
        return "\n".join(lines) + "\n"

    def send(self, request, body, kind, status=200, ranged=False):
        asked = re.match(r"bytes=(\d+)-(\d*)", request.headers.get("range", "")) if ranged and status == 200 else None
        request.send_response(206 if asked else status)
        if asked:
            first, last = int(asked[1]), min(int(asked[2] or len(body)), len(body) - 1)
            request.send_header("content-range", f"bytes {first}-{last}/{len(body)}")
            body = body[first:last + 1]
        if ranged:
            request.send_header("accept-ranges", "bytes")
        if status == 503:
            request.send_header("retry-after", "1")
        if status >= 400:
            request.send_header("cache-control", "no-store")
        request.send_header("content-type", kind)
        request.send_header("content-length", str(len(body)))
        request.end_headers()
        request.wfile.write(body)


@pytest.fixture
def cinema(files):
    cinema = Cinema(files)
    yield cinema
    cinema.server.shutdown()


@pytest.fixture
def page(browser):
    page = browser.new_page(viewport={"width": 1280, "height": 720})
    page.problems = []
    page.on("pageerror", lambda error: page.problems.append(str(error)))
    yield page
    assert page.problems == []
    page.close()


def watch(cinema, page, golden="stream", change=lambda html: html):
    cinema.show(golden, change)
    page.goto(cinema.url + "/watch")
    plays(page)


def from_start(html):
    return html.replace("#t=42.4", "").replace('data-start="42.4"', 'data-start="0"')


def value(page, expression):
    return page.evaluate(expression)


def plays(page, beyond=0):
    wait(page, lambda: value(page, f"(v => !v.paused && v.currentTime > {beyond} && v.readyState > 2)(document.querySelector('video'))"), "the movie to play")


def wait(page, condition, what, seconds=15):
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if condition():
            return
        page.wait_for_timeout(50)
    raise AssertionError(f"Waited {seconds} s for {what}")


def said(page, name):
    return [intent[1:] for intent in value(page, "said") if intent[0] == name]


def menu(page):
    page.mouse.move(300, 300)
    page.locator("[data-control=tracks]").click()


def test_a_stream_plays_and_reports_what_it_measures(cinema, page):
    watch(cinema, page)
    plays(page, 3)
    assert value(page, "document.querySelector('video').src").startswith("blob:")
    assert {name for name in cinema.asked if name.startswith("stream/")} >= {"stream/video/0.m4s", "stream/audio-1/0.m4s"}
    wait(page, lambda: said(page, "measured") and said(page, "buffered"), "measurements")
    assert said(page, "level")[0] == ["name", "video"]
    assert all(int(fields[1]) > 0 and float(fields[3]) > 0 for fields in said(page, "measured"))
    # At most every two seconds.
    assert len(said(page, "measured")) <= value(page, "performance.now() / 2000") + 1


def test_the_menus_show_what_there_is_and_what_the_automatic_choice_is(cinema, page):
    watch(cinema, page)
    wait(page, lambda: said(page, "level"), "the first level")
    menu(page)
    shown = [text.strip() for text in page.locator("[data-menu=quality] label:visible").all_inner_texts()]
    assert shown == ["Auto (Original, 1080p)", "Original, 1080p", "240p"]
    assert page.locator("[data-menu=sound] label:visible").count() == 2
    assert "Why this quality" in page.locator(".player-menus").inner_text()


def test_quality_and_sound_change_without_a_restart(cinema, page):
    watch(cinema, page)
    plays(page, 1)
    before = value(page, "document.querySelector('video').src")
    menu(page)
    page.locator("[data-menu=quality] label", has_text="240p").click()
    page.locator("[data-menu=sound] label", has_text="(2)").click()
    wait(page, lambda: any("video-240/" in name and name.endswith("m4s") for name in cinema.asked), "the lower quality")
    wait(page, lambda: any("audio-3/" in name and name.endswith("m4s") for name in cinema.asked), "the other sound")
    assert said(page, "quality") == [["name", "video-240"]]
    assert value(page, "document.querySelector('video').src") == before
    plays(page, 4)
    page.reload()
    plays(page)
    assert page.locator("[name=player-quality]:checked").get_attribute("value") == "video-240"


def test_orders_of_the_server_are_obeyed(cinema, page):
    watch(cinema, page)
    plays(page, 1)
    value(page, "document.getElementById('player-orders').dataset.level = 'video-240'")
    wait(page, lambda: any("video-240/" in name and name.endswith("m4s") for name in cinema.asked), "the ordered quality")
    value(page, "document.getElementById('player-orders').dataset.buffer = '30'")
    wait(page, lambda: value(page, "(v => v.buffered.end(v.buffered.length - 1) - v.currentTime)(document.querySelector('video'))") > 22, "a longer buffer")


def test_a_stream_that_is_gone_leaves_the_file(cinema, page):
    cinema.failures = {r"video/[3-9]\.m4s": (404, 99)}
    watch(cinema, page)
    plays(page, 3)
    wait(page, lambda: "/original" in value(page, "document.querySelector('video').src"), "the file")
    plays(page, 3)
    assert page.locator("[data-problem]:visible").count() == 0


def test_a_stream_that_is_gone_without_a_file_says_so(cinema, page):
    cinema.failures = {r"video/[1-9]\.m4s": (404, 99)}
    cinema.show("stream", lambda html: re.sub(r' data-original="[^"]*"', "", html))
    page.goto(cinema.url + "/watch")
    page.get_by_role("heading", name="The stream stopped").wait_for()


def test_a_busy_server_is_waited_for(cinema, page):
    cinema.failures = {r"stream/video/0\.m4s": (503, 2)}
    cinema.show("stream")
    page.goto(cinema.url + "/watch")
    page.get_by_text("This movie is being prepared…").wait_for()
    plays(page, 1)
    assert page.get_by_text("This movie is being prepared…").is_hidden()


def test_a_busy_server_says_why(cinema, page):
    cinema.failures, cinema.detail = {r"stream/video/0\.m4s": (503, 2)}, "The server is converting too many movies. Try again in a moment."
    cinema.show("stream")
    page.goto(cinema.url + "/watch")
    page.get_by_text(cinema.detail).wait_for()
    assert page.get_by_text("This movie is being prepared…").count() == 0
    plays(page, 1)
    assert page.get_by_text(cinema.detail).is_hidden()


def test_a_movie_that_cannot_be_converted_says_so(cinema, page):
    cinema.failures, cinema.detail = {r"stream/video[-\w]*/1\.m4s": (502, 99)}, "This movie could not be converted. Its file may be damaged."
    cinema.show("stream", lambda html: re.sub(r' data-original="[^"]*"', "", html))
    page.goto(cinema.url + "/watch")
    page.get_by_role("heading", name="Can’t open this movie").wait_for()
    assert page.get_by_text(cinema.detail).is_visible()


def test_trying_again_without_a_server_is_seen_to_be_tried(cinema, page):
    watch(cinema, page)
    plays(page, 1)
    cinema.failures = {r"m4s": (500, 9999)}
    value(page, "document.querySelector('video').currentTime = 30")
    heading = page.get_by_role("heading", name="The stream stopped")
    heading.wait_for(timeout=30_000)
    page.context.set_offline(True)
    page.get_by_role("button", name="Try again").click()
    heading.wait_for(state="hidden", timeout=1_000)
    assert page.get_by_text("Loading is taking longer than usual…").is_visible()
    heading.wait_for()
    wait(page, lambda: value(page, "document.activeElement.dataset.control") == "retry", "the focus to be back")
    page.context.set_offline(False)
    cinema.failures = {}
    page.get_by_role("button", name="Try again").click()
    plays(page, 30)
    assert page.locator("[data-problem]:visible").count() == 0


# The file was replaced, or the capability in its addresses expired.
@pytest.mark.parametrize("status", [410, 403])
def test_addresses_that_are_gone_open_the_page_again_at_the_same_place(cinema, page, status):
    # Asked for when four seconds were played.
    cinema.failures = {r"stream/video/7\.m4s": (status, 1)}
    cinema.show("stream")
    page.goto(cinema.url + "/watch?from=start&anyway=1")
    page.wait_for_url(re.compile(r"/watch\?anyway=1&t=[3-6]$"))
    plays(page, 1)
    assert cinema.visits == 2 and "original" not in cinema.asked


@pytest.mark.parametrize("status", [410, 403])
def test_addresses_that_are_always_gone_open_the_page_again_once(cinema, page, status):
    cinema.failures = {r"stream/video/index": (status, 99)}
    cinema.show("stream")
    page.goto(cinema.url + "/watch")
    page.wait_for_url("**/watch?t=0")
    page.wait_for_function("document.querySelector('video')?.src.includes('/original')")
    plays(page, 1)
    assert cinema.visits == 2
    # A minute later it may be tried again.
    value(page, "sessionStorage['popcorn-reopened'] = Date.now() - 61_000")
    page.reload()
    wait(page, lambda: cinema.visits == 4, "the new page")


def test_a_browser_without_media_source_plays_what_the_page_names(cinema, page):
    # An iPhone before 17.1 plays playlists by itself; here a file stands for one.
    page.add_init_script("delete window.MediaSource; delete window.ManagedMediaSource")
    watch(cinema, page, "stream-native", lambda html: re.sub(r'(<video[^>]* src=")[^"]*', r"\1/media/cut0000001/original", html))
    plays(page, 1)
    assert value(page, "Stream.isSupported") is False
    assert value(page, "(v => [v.getAttribute('src'), v.disableRemotePlayback])(document.querySelector('video'))") == ["/media/cut0000001/original", False]


def test_a_network_that_comes_back_ends_the_problem(cinema, page):
    watch(cinema, page)
    plays(page, 1)
    cinema.failures = {r"m4s": (500, 9999)}
    value(page, "document.querySelector('video').currentTime = 30")
    page.get_by_role("heading", name="The stream stopped").wait_for(timeout=30_000)
    cinema.failures = {}
    plays(page, 30)
    assert page.locator("[data-problem]:visible").count() == 0


def test_the_preview_shows_the_picture_there(cinema, page):
    watch(cinema, page)
    assert "thumbnails.vtt" not in cinema.asked
    box = page.locator("[data-scrub]").bounding_box()
    for share in (.5, .51):
        page.mouse.move(box["x"] + box["width"] * share, box["y"] + box["height"] / 2)
        page.wait_for_timeout(300)
    style = page.locator(".scrub-picture").get_attribute("style")
    assert "thumbnails/0.jpg" in style and "-1200px 0px" in style
    assert cinema.asked.count("thumbnails.vtt") == 1
    assert page.locator(".scrub-picture").bounding_box()["width"] == pytest.approx(160, abs=2)


def test_without_pictures_the_preview_is_the_time(cinema, page):
    cinema.failures = {r"thumbnails\.vtt": (404, 99)}
    watch(cinema, page)
    box = page.locator("[data-scrub]").bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.wait_for_timeout(300)
    assert page.locator("[data-time=preview]").inner_text() == "0:20"
    assert page.locator(".scrub-picture").is_hidden()


def test_after_the_end_there_is_a_screen_instead_of_a_black_frame(cinema, page):
    watch(cinema, page)
    value(page, "document.querySelector('video').currentTime = 39.5")
    page.get_by_role("button", name="Play again").wait_for()
    assert page.get_by_text("Watched").is_visible() and page.get_by_role("button", name="Undo").is_visible()
    box = page.locator(".player-video").bounding_box()
    eventually(lambda: page.locator(".player-video").bounding_box()["width"] <= 400, "the picture to be small")
    assert value(page, "document.activeElement.textContent.trim()") == "Play again"
    page.keyboard.press("Enter")
    plays(page)
    assert page.locator(".player-end").is_hidden() and page.locator(".player-video").bounding_box()["width"] > box["width"] - 900


def test_the_clock_is_the_time_left_or_the_time_of_the_end(cinema, page):
    watch(cinema, page)
    clock = page.locator("[data-control=clock]")
    assert re.fullmatch(r"−0:\d\d", clock.inner_text())
    clock.click()
    assert re.fullmatch(r"Ends at \d\d:\d\d( [AP]M)?", clock.inner_text())
    page.reload()
    plays(page)
    assert clock.inner_text().startswith("Ends at")


def rule(name, number):
    """The page with another number in a rule."""
    return lambda html: re.sub(rf"(?<=&quot;{name}&quot;:)\d+", str(number), html, count=1)


def now(page):
    return value(page, "document.querySelector('video').currentTime")


def test_a_long_pause_repeats_the_last_seconds(cinema, page):
    watch(cinema, page, change=rule("pause", 1))
    plays(page, 5)
    video = page.locator("video")
    page.keyboard.press("k")
    at = value(page, "document.querySelector('video').currentTime")
    page.wait_for_timeout(1200)
    page.keyboard.press("k")
    assert video.evaluate("video => video.currentTime") == pytest.approx(at - 3, abs=.6)
    page.keyboard.press("k")
    at = value(page, "document.querySelector('video').currentTime")
    page.keyboard.press("k")
    assert video.evaluate("video => video.currentTime") >= at


def test_after_a_long_pause_a_place_that_was_chosen_is_where_it_plays(cinema, page):
    watch(cinema, page, "rich", lambda html: rule("pause", 1)(from_start(html)))
    page.keyboard.press("k")
    page.wait_for_timeout(1200)
    page.keyboard.press("l")
    at = now(page)
    page.keyboard.press("k")
    plays(page)
    assert at > 10 and now(page) >= at
    page.keyboard.press("k")
    page.wait_for_timeout(1200)
    menu(page)
    page.locator("[data-menu=chapter] label", has_text="The <chase>").click()
    plays(page)
    assert now(page) >= 30.5


def test_a_long_scrub_does_not_repeat_seconds(cinema, page):
    watch(cinema, page, "rich", lambda html: rule("pause", 1)(from_start(html)))
    box = page.locator("[data-control=seek]").bounding_box()
    page.mouse.move(box["x"] + box["width"] / 4, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    wait(page, lambda: value(page, "document.querySelector('video').paused"), "the scrub")
    page.wait_for_timeout(1200)
    page.mouse.up()
    plays(page)
    assert now(page) == pytest.approx(20.5, abs=1.5)


@pytest.mark.parametrize("remembered, shown", [
    ({}, "track-5"), ({"captions": ""}, "off"),
    ({"captions": "German (foreign speech only)", "language": "en"}, "track-x0"),
    ({"captions": "English (for the hard of hearing)", "language": "en"}, "track-3"),
    ({"captions": "Finnish", "language": "fi"}, "track-5"), ({"captions": "Pictures", "language": None}, "track-5"),
], ids=["nothing", "off", "label", "language", "other language", "other pictures"])
def test_remembered_subtitles(cinema, page, remembered, shown):
    page.add_init_script(f"localStorage['popcorn-player'] = {json.dumps(json.dumps(remembered))}")
    # Two tracks have the same language.
    watch(cinema, page, "rich", lambda html: from_start(html).replace('srclang="de"', 'srclang="en"'))
    assert page.locator("[name=player-subtitles]:checked").get_attribute("value") == shown
    showing = "[...document.querySelector('video').textTracks].filter(track => track.mode === 'showing').map(track => track.id)"
    assert value(page, showing) == [shown] * (shown != "off")


def is_idle(page):
    return "is-idle" in page.locator(".player").get_attribute("class").split()


def test_controls_hide_while_the_movie_plays(cinema, page):
    watch(cinema, page, change=rule("hide", 1))
    wait(page, lambda: is_idle(page), "the controls to hide")
    page.mouse.move(300, 300)
    assert not is_idle(page)
    wait(page, lambda: is_idle(page), "the controls to hide again")
    page.keyboard.press("k")
    page.wait_for_timeout(1300)
    assert not is_idle(page)
    page.keyboard.press("k")
    menu(page)
    page.wait_for_timeout(1300)
    assert not is_idle(page)
    page.keyboard.press("Escape")
    wait(page, lambda: is_idle(page), "the controls to hide after the card")


SESSION = """window.keys = {}
    Object.defineProperty(navigator, 'mediaSession', { value: { setActionHandler: (name, act) => {
        if (name === 'nexttrack') throw new TypeError('unknown')
        keys[name] = act
    }, setPositionState() {} } })"""


def test_media_keys(cinema, page):
    page.add_init_script(SESSION)
    watch(cinema, page)
    paused = "document.querySelector('video').paused"
    for key in ("play", "pause", "pause", "play", "play"):
        value(page, f"keys.{key}()")
        assert value(page, paused) == (key == "pause"), key
    value(page, "keys.seekto({ seekTime: 20 }); keys.pause()")
    assert now(page) == pytest.approx(20, abs=.5)
    at = now(page)
    value(page, "keys.seekforward()")
    assert now(page) == pytest.approx(at + 10, abs=.1)
    value(page, "keys.seekbackward(); keys.seekbackward()")
    assert now(page) == pytest.approx(at - 10, abs=.1)
    assert value(page, "[navigator.mediaSession.metadata.title, navigator.mediaSession.playbackState]") == ["The General", "paused"]
    value(page, "document.querySelector('[data-player]').remove()")
    wait(page, lambda: value(page, "Object.values(keys).every(act => act === null)"), "the keys to be let go")
    assert value(page, "navigator.mediaSession.metadata") is None


@pytest.mark.parametrize("missing", ["window.MediaMetadata", "Navigator.prototype.mediaSession"])
def test_a_browser_without_media_keys_plays(cinema, page, missing):
    page.add_init_script(f"delete {missing}")
    watch(cinema, page)
    page.keyboard.press("k")
    wait(page, lambda: "is-playing" not in page.locator(".player").get_attribute("class"), "the pause")
    value(page, "window.last = document.querySelector('video'); document.querySelector('[data-player]').remove()")
    wait(page, lambda: value(page, "last.getAttribute('src') === null"), "the player to let its movie go")


@pytest.mark.parametrize("enabled", [True, False])
def test_picture_in_picture(cinema, page, enabled):
    page.add_init_script(f"""window.floated = 0
        Object.defineProperty(document, 'pictureInPictureEnabled', {{ value: {json.dumps(enabled)} }})
        HTMLVideoElement.prototype.requestPictureInPicture = async () => {{ floated++ }}""")
    watch(cinema, page)
    button = page.get_by_role("button", name="Picture in picture")
    assert button.count() == enabled
    if enabled:
        button.click()
    page.keyboard.press("p")
    assert value(page, "floated") == 2 * enabled


def test_a_double_tap_at_a_side_seeks(cinema, page):
    watch(cinema, page)
    value(page, "document.querySelector('video').pause(); document.querySelector('video').currentTime = 15")
    twice = """for (let time = 0; time < 2; time++) document.querySelector('video').dispatchEvent(
        new PointerEvent('pointerup', { bubbles: true, pointerType: 'touch', clientX: %d, clientY: 300 }))"""
    for x, at in ((1200, 25), (80, 15), (640, 15)):
        value(page, twice % x)
        assert now(page) == at
        # Two taps belong together for 320 ms.
        page.wait_for_timeout(350)
    assert [fields[1] for fields in said(page, "performed")] == ["seekForward", "seekBackward"]


def test_speeds(cinema, page):
    watch(cinema, page)
    button = page.locator("[data-control=speed]")

    def walk(act, *speeds):
        for speed in speeds:
            act()
            assert value(page, "document.querySelector('video').playbackRate") == speed
            wait(page, lambda: button.inner_text() == f"{speed:g}x", "the button")
    walk(button.click, 1.25, 1.5, 2, .5, 1)
    # By size, and not around the ends.
    walk(lambda: page.keyboard.press(">"), 1.25, 1.5, 2, 2)
    walk(lambda: page.keyboard.press("<"), 1.5, 1.25, 1, .5, .5)


LOCKS = """window.locks = []
    window.grants = []
    Object.defineProperty(navigator, 'wakeLock', { value: { request: async kind => {
        if (window.isSlow) await new Promise(done => grants.push(done))
        const lock = { released: false, release: async () => { lock.released = true } }
        locks.push(lock)
        return lock
    } } })"""
HELD = "locks.filter(lock => !lock.released).length"


def test_the_screen_stays_on_while_the_movie_plays(cinema, page):
    page.add_init_script(LOCKS)
    watch(cinema, page)
    wait(page, lambda: value(page, HELD) == 1, "the lock")
    page.keyboard.press("k")
    wait(page, lambda: value(page, HELD) == 0, "the lock to be released")
    page.keyboard.press("k")
    wait(page, lambda: value(page, HELD) == 1, "another lock")


def test_a_lock_that_comes_late_is_not_kept(cinema, page):
    page.add_init_script(LOCKS + "\nwindow.isSlow = true")
    watch(cinema, page)
    wait(page, lambda: value(page, "grants.length") == 1, "the question")
    page.keyboard.press("k")
    wait(page, lambda: said(page, "player")[-1] == ["event", "paused"], "the pause")
    value(page, "grants.pop()()")
    wait(page, lambda: value(page, "locks.length") == 1, "the answer")
    assert value(page, HELD) == 0
    # Two questions at once.
    for _ in range(3):
        page.keyboard.press("k")
        page.wait_for_timeout(100)
    wait(page, lambda: value(page, "grants.length") == 2, "two questions")
    value(page, "grants.splice(0).forEach(grant => grant())")
    wait(page, lambda: value(page, "locks.length") == 3, "two answers")
    assert value(page, HELD) == 1
    page.keyboard.press("k")
    wait(page, lambda: value(page, HELD) == 0, "the lock to be released")


def test_the_next_episode_is_offered_until_the_viewer_declines(cinema, page):
    watch(cinema, page, "rich", from_start)
    card = page.locator(".next-card")
    page.keyboard.press("k")
    value(page, "document.querySelector('video').currentTime = 30.5")
    card.wait_for()
    seconds = page.locator("[data-time=next]")
    assert seconds.inner_text() == "10"
    value(page, "document.querySelector('video').playbackRate = 2")
    wait(page, lambda: seconds.inner_text() == "5", "half the seconds")
    page.get_by_role("button", name="Not now").click()
    assert card.is_hidden()
    value(page, "document.querySelector('video').currentTime = 5")
    page.wait_for_timeout(600)
    value(page, "document.querySelector('video').currentTime = 39")
    page.wait_for_timeout(600)
    assert card.is_hidden()
    page.keyboard.press("k")
    page.get_by_role("button", name="Play again").wait_for()
    assert page.url.endswith("/watch")


def test_a_report_that_is_not_answered_does_not_dim_the_player(cinema, page):
    """The live module marks what sent an intent until the server has answered: for long, where it is far or gone."""
    watch(cinema, page)
    look = "(player => [player.dataset.live, getComputedStyle(player).opacity, getComputedStyle(player).transform])(document.querySelector('.player'))"
    value(page, "document.querySelector('.player').classList.add('is-pending')")
    assert value(page, look) == ["ignore", "1", "none"]


def test_statistics(cinema, page):
    watch(cinema, page)
    plays(page, 2)
    page.keyboard.press("i")
    facts = dict(zip(page.locator(".player-stats dt").all_inner_texts(), page.locator(".player-stats dd").all_inner_texts()))
    assert facts["Resolution"] == "1280 × 720" and facts["Bandwidth"].endswith("Mbit/s") and facts["Quality"] == "Original, 1080p"
    assert re.fullmatch(r"\d+ of \d+", facts["Dropped frames"]) and facts["Loaded ahead"].endswith(" s")
    page.keyboard.press("i")
    assert page.locator(".player-stats").is_hidden()


def test_subtitles_are_moved_and_stay_moved(cinema, page):
    watch(cinema, page, "rich", from_start)
    starts = "[...[...document.querySelector('video').textTracks].find(track => track.mode === 'showing')?.cues ?? []].map(cue => cue.startTime)"
    wait(page, lambda: value(page, starts) == list(range(40)), "the subtitles")
    menu(page)
    for _ in range(3):
        page.get_by_label("Show subtitles later").click()
    moved = [start + 1.5 for start in range(40)]
    assert value(page, starts) == moved and page.locator("[data-value=timing]").inner_text() == "+1.5 s"
    page.reload()
    plays(page)
    wait(page, lambda: value(page, starts) == moved, "the moved subtitles")


@pytest.mark.parametrize("size", [(360, 640), (640, 360)], ids=["upright", "lying"])
def test_every_card_fits_a_phone(cinema, page, size):
    page.set_viewport_size({"width": size[0], "height": size[1]})
    watch(cinema, page, "rich", from_start)

    def fits(selector):
        box = page.locator(selector).bounding_box()
        return box["x"] >= 0 and box["y"] >= 0 and box["x"] + box["width"] <= size[0] and box["y"] + box["height"] <= size[1]
    menu(page)
    assert fits(".player-menus")
    assert page.locator(".player-menus").evaluate("one => one.scrollWidth - one.clientWidth") <= 0
    assert page.locator(".player-line").evaluate("one => one.scrollWidth - one.clientWidth") <= 0
    page.locator(".player-menus [data-control=stats]").click()
    page.locator("[data-control=tracks]").click()
    assert fits(".player-stats")
    value(page, "document.querySelector('video').currentTime = 25")
    page.locator(".next-card").wait_for()
    page.wait_for_timeout(600)
    assert fits(".next-card")


DECODING = ' data-decoding="' + json.dumps({"contentType": 'video/mp4; codecs="avc1.64001f"', "width": 1280, "height": 720, "bitrate": 1_500_000,
                                            "framerate": 25}).replace('"', "&quot;") + '"'


@pytest.mark.parametrize("supported", [True, False])
def test_the_browser_is_asked_whether_it_decodes_a_picture_of_this_size(cinema, page, supported):
    page.add_init_script(f"""window.asked = []
        navigator.mediaCapabilities.decodingInfo = async question => {{ asked.push(question); return {{ supported: {json.dumps(supported)} }} }}""")
    watch(cinema, page, change=lambda html: html.replace(" data-rules=", DECODING + " data-rules=", 1))
    wait(page, lambda: value(page, "asked"), "the question")
    assert value(page, "asked") == [{"type": "media-source", "video": {"contentType": 'video/mp4; codecs="avc1.64001f"', "width": 1280, "height": 720,
                                                                       "bitrate": 1_500_000, "framerate": 25}}]
    page.wait_for_timeout(300)
    answers = [answer for _, answer in said(page, "capabilities")]
    assert (answers != []) != supported and all("~avc1.64001f" in answer for answer in answers), answers
