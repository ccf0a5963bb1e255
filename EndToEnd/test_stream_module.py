"""stream.js in a real browser, with segments that ffmpeg made and a server that can be slow, busy or wrong. Needs no Popcorn server."""
import json
import random
import re
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from packaged import STEP, hls

MODULE = Path(__file__).resolve().parent.parent / "Features" / "Watch" / "stream.js"
SECONDS = 40
COUNT = SECONDS // STEP
GAP = range(6, 9)
LEVELS = {"video": (640, 360, 1_500_000), "video-240": (320, 180, 250_000)}
PAGE = """<!DOCTYPE html><title>t</title><video muted playsinline width=320></video><script type=module src=/stream.js></script><script>
  const video = document.querySelector('video'), events = [], log = [], rules = { share: .7, samples: 4, window: 5, part: 3 }
  for (const name of ['waiting', 'playing', 'seeking', 'ended', 'error']) video.addEventListener(name, () => events.push([name, video.currentTime]))
  function start(options = {}, master = '/media/1/master.m3u8?c=token') {
    const begun = performance.now()
    video.addEventListener('loadeddata', () => { window.firstFrame = performance.now() - begun }, { once: true })
    window.stream = new Stream(video, master, { level: 'video-240', rules, ...options, report: (name, detail) => log.push([name, detail]) })
    video.play().catch(() => {})
  }
  // How long the picture stood still, in seconds, after its first frame.
  let last = 0, since = 0, longest = 0
  setInterval(() => {
    const now = performance.now()
    if (video.currentTime !== last || video.paused || video.ended || !window.firstFrame) { last = video.currentTime; since = now }
    else longest = Math.max(longest, (now - since) / 1000)
  }, 50)
</script>"""


@pytest.fixture(scope="module")
def movie(tmp_path_factory):
    """A movie of 40 s: two levels, one of open groups of pictures, one in VP9, two sounds, one with a hole, and Opus, FLAC and MP3."""
    root = tmp_path_factory.mktemp("stream")
    streams = root / "media" / "1" / "stream"
    key = ["-g", 25 * STEP, "-keyint_min", 25 * STEP, "-sc_threshold", 0]
    for name, (width, height, rate) in LEVELS.items():
        hls(streams / name, "-f", "lavfi", "-i", f"testsrc2=s={width}x{height}:r=25:d={SECONDS}", "-c:v", "libx264", "-preset", "ultrafast",
            "-pix_fmt", "yuv420p", "-b:v", rate, "-minrate", rate, "-maxrate", rate, "-bufsize", rate // 2, "-x264-params", "nal-hrd=cbr", *key)
    # Every third segment can be entered. (Chromium takes a recovery point for a place to enter, and its own decoder then fails.)
    hls(streams / "video-open", "-f", "lavfi", "-i", f"testsrc2=s=320x180:r=25:d={SECONDS}", "-c:v", "libx264", "-preset", "veryfast",
        "-pix_fmt", "yuv420p", "-bf", 2, "-forced-idr", 1, "-force_key_frames", f"expr:gte(t,n_forced*{3 * STEP})",
        "-x264-params", "open-gop=1:keyint=50:min-keyint=50:scenecut=0", "-bsf:v", "filter_units=remove_types=6")
    hls(streams / "video-vp9", "-f", "lavfi", "-i", f"testsrc2=s=160x90:r=25:d={SECONDS}", "-c:v", "libvpx-vp9", "-deadline", "realtime",
        "-cpu-used", 8, *key[:2])
    for track, tone in ((1, 440), (2, 880)):
        hls(streams / f"audio-{track}", "-f", "lavfi", "-i", f"sine={tone}:r=48000:d={SECONDS}", "-ac", 2, "-c:a", "aac", "-b:a", "96k")
    for number, words in enumerate((("libopus", "-b:a", "96k"), ("flac", "-strict", "-2"), ("libmp3lame", "-b:a", "96k")), 5):
        hls(streams / f"audio-{number}", "-f", "lavfi", "-i", f"sine=660:r=48000:d={SECONDS}", "-ac", 2, "-c:a", *words)
    (streams / "audio-2-aac").symlink_to("audio-2")
    hole = streams / "audio-3"
    hole.mkdir()
    for path in (streams / "audio-1").iterdir():
        number = int(path.stem) if path.stem.isdigit() else None
        # A segment without samples, as the server writes it.
        (hole / path.name).write_bytes(b"\0\0\0\x08free" if number in GAP else path.read_bytes())
    return root


class Cinema:
    """Serves the movie, and remembers what was asked for."""

    def __init__(self, root):
        self.root, self.asked, self.failures, self.rate, self.delay, self.broken = root, [], {}, None, {}, 0
        # What a failure says as the server does (application/problem+json), and whether a 503 says when to come again.
        self.detail, self.tells = None, True
        self.master = self.playlist("video", "video-240")
        outer = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def log_message(self, *_):
                pass

            def do_GET(self):
                try:
                    outer.answer(self, urlsplit(self.path).path)
                except (BrokenPipeError, ConnectionResetError):
                    outer.broken += 1
                    self.close_connection = True

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        self.url = f"http://127.0.0.1:{self.server.server_port}/"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    @staticmethod
    def playlist(*levels, sounds=(1, 2), codecs="mp4a.40.2", extra=""):
        lines = ["#EXTM3U", "#EXT-X-INDEPENDENT-SEGMENTS", extra]
        for track in sounds:
            lines.append(f'#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",NAME="Sound, {track}",LANGUAGE="en",DEFAULT={"YES" if track == sounds[0] else "NO"},'
                         f'URI="stream/audio-{track}/index.m3u8?c=token"')
        for name in levels:
            width, height, rate = LEVELS.get(name, (320, 180, 300_000))
            codec = "vp09.00.10.08" if name.endswith("vp9") else "avc1.64001f"
            lines.append(f'#EXT-X-STREAM-INF:BANDWIDTH={rate + 100_000},CODECS="{codec},{codecs}",RESOLUTION={width}x{height},AUDIO="a"')
            lines.append(f"stream/{name}/index.m3u8?c=token")
        return "\n".join(lines) + "\n"

    def answer(self, request, path):
        name = path.removeprefix("/media/1/")
        if path == "/favicon.ico":
            return self.send(request, b"", "image/x-icon")
        if path == "/":
            return self.send(request, PAGE.encode(), "text/html")
        if path == "/stream.js":
            return self.send(request, served(MODULE.read_text(encoding="utf-8")).encode(), "text/javascript")
        self.asked.append(name)
        time.sleep(self.delay.get(name, 0))
        for pattern, (status, times) in list(self.failures.items()):
            if times and re.search(pattern, name):
                self.failures[pattern] = (status, times - 1)
                body = json.dumps({"status": status, "detail": self.detail}).encode() if self.detail else b"Bad gateway"
                return self.send(request, body, "application/problem+json" if self.detail else "text/plain", status)
        if name == "master.m3u8":
            return self.send(request, self.master.encode(), "application/vnd.apple.mpegurl")
        file = self.root / path[1:]
        if not file.is_file():
            return self.send(request, b"", "text/plain", 404)
        body = file.read_bytes()
        if name.endswith(".m3u8"):
            body = re.sub(rb"(\d+\.m4s|init\.mp4)", rb"\1?c=token", body)
        self.send(request, body, "video/mp4")

    def send(self, request, body, kind, status=200):
        request.send_response(status)
        request.send_header("content-type", kind)
        request.send_header("content-length", str(len(body)))
        request.send_header("cache-control", "no-store")
        if status == 503 and self.tells:
            request.send_header("retry-after", "1")
        request.end_headers()
        for start in range(0, len(body), 4096):
            piece = body[start:start + 4096]
            request.wfile.write(piece)
            if self.rate:
                time.sleep(len(piece) * 8 / self.rate)

    def segments(self, rendition, since=0):
        return [int(one.group(1)) for name in self.asked[since:] if (one := re.fullmatch(rf"stream/{rendition}/(\d+)\.m4s", name))]


def served(source):
    """The module as BrowserModule.joined puts it into one file with the others."""
    return "{\n" + "\n".join(line for line in source.splitlines() if not re.match(r" *(//|/\*\*.*\*/$|$)", line)) + "\n}\n"


@pytest.fixture
def cinema(movie):
    cinema = Cinema(movie)
    yield cinema
    cinema.server.shutdown()


@pytest.fixture
def theatre(cinema, page):
    page.goto(cinema.url)
    page.wait_for_function("!!window.Stream")
    return page


def start(page, **options):
    page.evaluate("options => start(options)", options)


def plays(page, time=0.3, timeout=15_000):
    """Waits until the movie has played to a time."""
    try:
        page.wait_for_function("time => video.currentTime >= time && !video.seeking && video.readyState > 2", arg=time, timeout=timeout)
    except Exception as error:
        raise AssertionError(page.evaluate("""() => JSON.stringify([video.currentTime, video.readyState, video.error?.message, events, log.slice(-8),
            stream.tracks.map(track => [...Array(track.buffer.buffered.length).keys()].map(index =>
                [track.buffer.buffered.start(index), track.buffer.buffered.end(index)]))])""")) from error


def reports(page, name):
    return [detail for one, detail in page.evaluate("log") if one == name]


def stalls(page):
    return page.evaluate("longest")


def frame(page):
    """The picture as it is shown, small, or None if it is empty."""
    return page.evaluate("""() => {
        const canvas = document.createElement('canvas'), context = canvas.getContext('2d')
        canvas.width = 16; canvas.height = 9
        context.drawImage(video, 0, 0, 16, 9)
        return [...context.getImageData(0, 0, 16, 9).data].some((value, index) => index % 4 < 3 && value > 20)
    }""")


def asks_no_more_after_a_failure(cinema, page):
    page.wait_for_function("log.some(([name]) => name === 'failed')")
    # Requests that were on their way arrive.
    page.wait_for_timeout(200)
    before = len(cinema.asked)
    page.wait_for_timeout(1_200)
    assert len(cinema.asked) == before


def test_the_first_frame_comes_at_once(cinema, theatre):
    start(theatre)
    plays(theatre)
    opened = reports(theatre, "open")[0]
    assert [(one["name"], one["height"], one["label"]) for one in opened["levels"]] == [("video-240", 180, "180p"), ("video", 360, "Original")]
    assert [(one["name"], one["label"], one["language"], one["isDefault"]) for one in opened["sounds"]] == [
        ("audio-1", "Sound, 1", "en", True), ("audio-2", "Sound, 2", "en", False)]
    assert cinema.asked[0] == "master.m3u8"
    assert {name.split("/")[1] for name in cinema.asked[1:]} == {"video-240", "audio-1"}
    print(f"\nstart to first frame: {theatre.evaluate('firstFrame'):.0f} ms")


def test_plays_to_the_end_without_a_gap(cinema, theatre):
    start(theatre)
    theatre.evaluate("video.playbackRate = 4")
    theatre.wait_for_function("video.ended", timeout=30_000)
    assert theatre.evaluate("video.duration") == pytest.approx(SECONDS, abs=0.1)
    assert theatre.evaluate("stream.source.readyState") == "ended"
    assert cinema.segments("video-240") == cinema.segments("audio-1") == list(range(COUNT))
    assert theatre.evaluate("events.filter(one => ['waiting', 'seeking', 'error'].includes(one[0]) && one[1] > .1)") == []
    # Segments that lie more than 30 s behind are gone.
    assert theatre.evaluate("stream.tracks.every(track => track.buffer.buffered.start(0) >= 5)")
    theatre.evaluate("video.currentTime = 2; video.play()")
    plays(theatre, 2.5)
    assert cinema.segments("video-240")[COUNT] == 1


def test_keeps_as_much_ahead_as_is_asked(cinema, theatre):
    start(theatre, buffer=4)
    plays(theatre, 1)
    theatre.evaluate("video.pause()")
    theatre.wait_for_timeout(700)
    assert 2 <= max(cinema.segments("video-240")) <= 3
    theatre.evaluate("stream.setBuffer(20)")
    theatre.wait_for_function("video.buffered.end(0) > 20")
    theatre.wait_for_timeout(500)
    assert 10 <= max(cinema.segments("audio-1")) <= 11


def test_starts_in_the_middle_with_that_segment(cinema, theatre):
    start(theatre, start=30)
    plays(theatre, 30.3)
    assert min(cinema.segments("video-240")) == min(cinema.segments("audio-1")) == 15
    assert theatre.evaluate("events.find(one => one[0] === 'playing')[1]") >= 30
    print(f"\nstart in the middle to first frame: {theatre.evaluate('firstFrame'):.0f} ms")


def test_seeks_show_a_frame_and_fetch_nothing_twice(cinema, theatre):
    start(theatre)
    plays(theatre)
    chance, slowest = random.Random(7), 0
    for _ in range(10):
        target = round(chance.uniform(0, SECONDS - 2), 2)
        begun = time.monotonic()
        theatre.evaluate("target => { video.currentTime = target }", target)
        theatre.wait_for_function("target => !video.seeking && video.readyState > 2 && video.currentTime >= target", arg=target, timeout=10_000)
        slowest = max(slowest, time.monotonic() - begun)
        assert frame(theatre)
    print(f"\nslowest seek: {slowest * 1000:.0f} ms")
    assert stalls(theatre) < 1
    for rendition in ("video-240", "audio-1"):
        asked = cinema.segments(rendition)
        # A seek gives up at most one running request.
        assert len(asked) - len(set(asked)) <= 10
    theatre.evaluate("video.pause()")
    theatre.wait_for_timeout(1_000)
    before = len(cinema.asked)
    theatre.evaluate("video.currentTime += .5")
    theatre.wait_for_function("!video.seeking")
    assert cinema.segments("video-240", before) == []


def test_an_open_group_of_pictures_is_entered_from_before(cinema, theatre):
    cinema.master = cinema.playlist("video-open")
    start(theatre, start=21, level="video-open")
    plays(theatre, 21.3)
    assert frame(theatre)
    first = cinema.segments("video-open")
    assert first[0] == 10 and min(first) < 10
    theatre.evaluate("video.currentTime = 35")
    plays(theatre, 35.3)


def test_sound_changes_without_a_pause(cinema, theatre):
    start(theatre)
    plays(theatre, 2.5)
    before = len(cinema.asked)
    theatre.evaluate("events.length = 0; stream.setSound('audio-2')")
    plays(theatre, 9)
    assert cinema.segments("audio-2", before)[0] == 1
    assert cinema.segments("audio-1", before) == []
    assert theatre.evaluate("events") == []
    assert stalls(theatre) < 0.3
    # And back, over sound that is in the buffer.
    theatre.evaluate("stream.setSound('audio-1')")
    theatre.evaluate("video.currentTime = 4")
    plays(theatre, 5)
    assert theatre.evaluate("stream.tracks[1].held.every(held => held.one.name === 'audio-1')")


def test_sounds_of_one_group_have_codecs_of_their_own(cinema, theatre):
    cinema.master = cinema.playlist("video-240", sounds=(1, 5, 6), codecs="mp4a.40.2,opus,flac")
    start(theatre, sound="audio-5")
    plays(theatre, 1.5)
    types = {one["name"]: one["type"] for one in reports(theatre, "open")[0]["sounds"]}
    assert types == {"audio-1": 'audio/mp4; codecs="mp4a.40.2"', "audio-5": 'audio/mp4; codecs="opus"', "audio-6": 'audio/mp4; codecs="flac"'}
    for time, name in ((4, "audio-1"), (8, "audio-6"), (12, "audio-5")):
        theatre.evaluate("name => stream.setSound(name)", name)
        plays(theatre, time)
        assert theatre.evaluate("stream.tracks[1].one.name") == name
    assert reports(theatre, "failed") == [] and stalls(theatre) < 0.5


def test_a_sound_that_the_browser_cannot_decode_is_left_out_of_a_mixed_group(cinema, theatre):
    # MP3 in MP4 has the sample entry of AAC. Chromium decodes it, but here it is told that it does not.
    theatre.evaluate("{ const can = MediaSource.isTypeSupported; MediaSource.isTypeSupported = type => !/6b/i.test(type) && can(type) }")
    cinema.master = cinema.playlist("video-240", sounds=(7, 5, 1), codecs="mp4a.6B,opus,mp4a.40.2")
    start(theatre, sound="audio-7")
    plays(theatre, 1)
    assert [one["name"] for one in reports(theatre, "open")[0]["sounds"]] == ["audio-5", "audio-1"]
    assert reports(theatre, "failed") == []


def test_a_sound_without_a_head_is_left_out_of_a_mixed_group(cinema, theatre):
    cinema.master = cinema.playlist("video-240", sounds=(5, 9, 1), codecs="opus,mp4a.40.2")
    start(theatre)
    plays(theatre, 1)
    assert [one["name"] for one in reports(theatre, "open")[0]["sounds"]] == ["audio-5", "audio-1"]


def test_converted_sound_is_known_without_its_head(cinema, theatre):
    cinema.master = cinema.playlist("video-240", sounds=(5, "2-aac"), codecs="opus,mp4a.40.2")
    start(theatre)
    plays(theatre, 1)
    # Asking for it would start an encoder.
    assert not any("audio-2-aac" in name for name in cinema.asked)
    theatre.evaluate("stream.setSound('audio-2-aac')")
    plays(theatre, 4)
    assert theatre.evaluate("stream.tracks[1].one.name") == "audio-2-aac" and reports(theatre, "failed") == []


def test_sound_changes_before_anything_was_loaded(cinema, theatre):
    start(theatre, buffer=0)
    theatre.wait_for_function("stream.tracks.length === 2")
    theatre.evaluate("stream.setSound('audio-2'); stream.setBuffer(10)")
    plays(theatre, 1)
    assert cinema.segments("audio-2")[0] == 0 and cinema.segments("audio-1") == []
    # It still hears what happens to the movie.
    theatre.evaluate("Object.defineProperty(video, 'error', { value: { message: 'broken' } }); video.dispatchEvent(new Event('error'))")
    assert [one["kind"] for one in reports(theatre, "failed")] == ["format"]


def test_levels_change_without_a_pause(cinema, theatre):
    start(theatre)
    plays(theatre, 2.5)
    before = len(cinema.asked)
    theatre.evaluate("events.length = 0; stream.setLevel('video')")
    theatre.wait_for_function("video.videoHeight === 360", timeout=10_000)
    # What comes soon stays.
    assert cinema.segments("video", before)[0] == 3
    plays(theatre, 7)
    before = len(cinema.asked)
    theatre.evaluate("stream.setLevel('video-240')")
    theatre.wait_for_function("video.videoHeight === 180", timeout=20_000)
    # A lower level replaces nothing.
    assert cinema.segments("video-240", before)[0] >= 8
    assert theatre.evaluate("events") == []
    assert stalls(theatre) < 0.3
    assert [one["name"] for one in reports(theatre, "level")] == ["video-240", "video", "video-240"]


def test_codecs_change_within_a_movie(cinema, theatre):
    cinema.master = cinema.playlist("video-vp9", "video-240")
    start(theatre, level="video-vp9")
    plays(theatre, 1)
    assert theatre.evaluate("video.videoHeight") == 90
    theatre.evaluate("stream.setLevel('video-240')")
    theatre.wait_for_function("video.videoHeight === 180", timeout=20_000)
    theatre.evaluate("stream.setLevel('video-vp9')")
    theatre.wait_for_function("video.videoHeight === 90", timeout=20_000)
    assert reports(theatre, "failed") == []


def test_a_network_that_collapses_lowers_the_level_in_time(cinema, theatre):
    start(theatre, level="video", buffer=6)
    plays(theatre, 1)
    cinema.rate = 600_000
    lowered = "log.findLast(one => one[0] === 'level')[1].name === 'video-240'"
    theatre.wait_for_function(lowered, timeout=30_000)
    plays(theatre, theatre.evaluate("video.currentTime") + 8, timeout=30_000)
    assert theatre.evaluate(lowered)
    print(f"\nlongest stall on a network that collapses: {stalls(theatre) * 1000:.0f} ms")
    assert stalls(theatre) < 1
    cinema.rate = None
    # The order counts again once the network allows it.
    theatre.wait_for_function("log.findLast(one => one[0] === 'level')[1].name === 'video'", timeout=20_000)


def test_a_start_on_a_slow_network_does_not_wait_for_the_ordered_level(cinema, theatre):
    cinema.rate = 600_000
    start(theatre, level="video")
    plays(theatre, 1, timeout=20_000)
    plays(theatre, 8, timeout=20_000)
    assert stalls(theatre) < 1.5
    assert reports(theatre, "level")[-1]["name"] == "video-240"


@pytest.mark.parametrize("change, levels", [({}, ["video-240", "video"]), ({"part": 1.5}, ["video"]), ({"share": 1e-6}, ["video-240"])],
                         ids=["as handed over", "another start", "another share"])
def test_the_rules_of_the_choice_are_handed_over(cinema, theatre, change, levels):
    theatre.evaluate("change => start({ level: null, rules: { ...rules, ...change } })", change)
    plays(theatre, 12, timeout=30_000)
    assert [one["name"] for one in reports(theatre, "level")] == levels


def test_without_an_order_the_level_follows_the_network(cinema, theatre):
    start(theatre, level=None)
    theatre.wait_for_function("video.videoHeight === 360", timeout=30_000)
    assert reports(theatre, "level")[0]["name"] == "video-240"
    loaded = reports(theatre, "loaded")
    assert {one["kind"] for one in loaded} == {"video", "audio"}
    assert all(one["bytes"] > 0 and one["milliseconds"] > 0 for one in loaded)


@pytest.mark.parametrize("pattern", ["master", "index", "init", r"audio-1/0\.m4s", r"video-240/[35]\.m4s"])
def test_errors_of_the_server_are_repeated(cinema, theatre, pattern):
    cinema.failures[pattern] = (500, 3)
    start(theatre)
    plays(theatre, 7 if "5" in pattern else 1, timeout=25_000)
    assert cinema.failures[pattern][1] == 0
    assert reports(theatre, "failed") == []


def test_a_busy_server_is_reported_and_asked_again(cinema, theatre):
    cinema.failures[r"video-240/0\.m4s"] = (503, 2)
    start(theatre)
    plays(theatre, 1)
    assert [(one["kind"], one["status"]) for one in reports(theatre, "failed")] == [("busy", 503)] * 2
    assert cinema.segments("video-240").count(0) == 3


def test_a_busy_server_says_why(cinema, theatre):
    cinema.detail = "The server is converting too many movies. Try again in a moment."
    cinema.failures[r"video-240/0\.m4s"] = (503, 1)
    start(theatre)
    plays(theatre)
    assert [(one["kind"], one["message"]) for one in reports(theatre, "failed")] == [("busy", cinema.detail)]


def test_a_server_that_does_not_say_when_is_asked_again_in_silence(cinema, theatre):
    cinema.detail, cinema.tells = "The server is stopping. Try again in a moment.", False
    cinema.failures[r"video-240/0\.m4s"] = (503, 2)
    start(theatre)
    plays(theatre)
    assert reports(theatre, "failed") == []


@pytest.mark.parametrize("status", [501, 502])
@pytest.mark.parametrize("pattern", ["index", "init", r"video-240/4\.m4s"])
def test_what_cannot_be_converted_is_not_asked_for_again(cinema, theatre, pattern, status):
    cinema.master = cinema.playlist("video-240")
    cinema.detail = "This movie could not be converted. Its file may be damaged."
    cinema.failures[pattern] = (status, 10_000)
    start(theatre)
    asks_no_more_after_a_failure(cinema, theatre)
    failed = reports(theatre, "failed")
    assert [(one["kind"], one["status"], one["message"]) for one in failed] == [("format", status, cinema.detail)]


@pytest.mark.parametrize("status", [501, 502])
def test_a_level_that_cannot_be_converted_gives_way_to_another(cinema, theatre, status):
    cinema.detail = "This movie could not be converted. Its file may be damaged."
    cinema.failures[r"video-240/[1-9]\d*\.m4s"] = (status, 10_000)
    start(theatre)
    plays(theatre, 3 * STEP)
    assert reports(theatre, "failed") == []
    assert [one["name"] for one in reports(theatre, "open")[-1]["levels"]] == ["video"]
    assert len([name for name in cinema.asked if re.search(r"video-240/[1-9]", name)]) == 1


def test_a_sound_that_cannot_be_converted_gives_way_to_another(cinema, theatre):
    cinema.detail = "This movie could not be converted. Its file may be damaged."
    start(theatre)
    plays(theatre)
    before = reports(theatre, "open")[-1]
    cinema.failures[rf"{before['sound']}/[1-9]\d*\.m4s"] = (502, 10_000)
    plays(theatre, 4 * STEP)
    after = reports(theatre, "open")[-1]
    assert reports(theatre, "failed") == [] and after["sound"] != before["sound"]
    assert [one["name"] for one in after["sounds"]] == [one["name"] for one in before["sounds"] if one["name"] != before["sound"]]


def test_a_proxy_without_its_server_is_asked_again(cinema, theatre):
    cinema.failures[r"video-240/0\.m4s"] = (502, 2)
    start(theatre)
    plays(theatre)
    assert reports(theatre, "failed") == []


def test_a_server_that_restarts_is_awaited(cinema, theatre):
    start(theatre, buffer=6)
    plays(theatre, 1)
    cinema.failures["."] = (500, 10_000)
    theatre.wait_for_function("log.some(([name, detail]) => name === 'failed' && detail.kind === 'network')", timeout=40_000)
    cinema.failures.clear()
    plays(theatre, theatre.evaluate("video.currentTime") + 3, timeout=30_000)


def test_pictures_that_come_after_their_sound_do_not_stop_the_movie(cinema, theatre):
    start(theatre, buffer=4)
    plays(theatre, 1)
    # The sound goes on past this segment, so it is not asked for again.
    late = max(cinema.segments("video-240")) + 1
    cinema.failures[rf"video-240/{late}\.m4s"] = (500, 4)
    plays(theatre, late * STEP + 8, timeout=40_000)


@pytest.mark.parametrize("status", [403, 404, 410])
@pytest.mark.parametrize("pattern", ["master", "index", r"/4\.m4s"])
def test_what_is_gone_is_not_asked_for_again(cinema, theatre, pattern, status):
    cinema.failures[pattern] = (status, 10_000)
    start(theatre)
    asks_no_more_after_a_failure(cinema, theatre)
    assert [(one["kind"], one["status"]) for one in reports(theatre, "failed")] == [("gone", status)]


def test_what_the_browser_cannot_decode_is_left_out(cinema, theatre):
    cinema.master = cinema.playlist("video", "video-240").replace("avc1.64001f", "dvh1.05.06", 1)
    cinema.master += ('#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="d",NAME="DTS",URI="stream/audio-9/index.m3u8"\n'
                      '#EXT-X-STREAM-INF:BANDWIDTH=9,CODECS="avc1.64001f,dtsc",RESOLUTION=320x180,AUDIO="d"\nstream/video-240/index.m3u8?c=token\n')
    start(theatre, level="video")
    plays(theatre)
    opened = reports(theatre, "open")[0]
    assert [one["name"] for one in opened["levels"]] == ["video-240"]
    assert [one["name"] for one in opened["sounds"]] == ["audio-1", "audio-2"]


def test_a_movie_in_nothing_that_the_browser_decodes_fails(cinema, theatre):
    cinema.master = cinema.playlist("video").replace("avc1.64001f", "dvh1.05.06")
    start(theatre)
    theatre.wait_for_function("log.length")
    assert [one["kind"] for one in reports(theatre, "failed")] == ["format"]


def test_a_broken_segment_fails(cinema, theatre, movie, tmp_path):
    bad = movie / "media" / "1" / "stream" / "video-bad"
    if not bad.exists():
        bad.mkdir()
        for path in (movie / "media" / "1" / "stream" / "video-240").iterdir():
            (bad / path.name).write_bytes(bytes(range(256)) * 40 if path.name == "2.m4s" else path.read_bytes())
    cinema.master = cinema.playlist("video-bad")
    start(theatre)
    theatre.wait_for_function("log.some(([name]) => name === 'failed')")
    assert [one["kind"] for one in reports(theatre, "failed")] == ["format"]


@pytest.mark.parametrize("begin", [8, 13])
def test_missing_sound_does_not_stop_the_picture(cinema, theatre, begin):
    cinema.master = cinema.playlist("video-240", sounds=(3,))
    start(theatre, start=begin, sound="audio-3")
    plays(theatre, 21, timeout=25_000)
    assert theatre.evaluate("events.filter(one => one[0] === 'seeking').length") <= 1
    assert stalls(theatre) < 0.5


def test_sound_that_ends_early_and_a_movie_without_sound_play_to_the_end(cinema, theatre):
    cinema.master = cinema.playlist("video-240", sounds=()).replace(',AUDIO="a"', "").replace(",mp4a.40.2", "")
    start(theatre, start=30)
    theatre.evaluate("video.playbackRate = 4")
    theatre.wait_for_function("video.ended", timeout=20_000)
    theatre.evaluate("stream.close(); events.length = log.length = 0")
    cinema.master = cinema.playlist("video-240", sounds=(4,))
    short = cinema.root / "media" / "1" / "stream" / "audio-4"
    if not short.exists():
        short.mkdir()
        source = short.parent / "audio-1"
        for path in source.iterdir():
            (short / path.name).write_bytes(path.read_bytes())
        lines = (source / "index.m3u8").read_text().splitlines()
        (short / "index.m3u8").write_text("\n".join(lines[:lines.index("15.m4s") + 1] + ["#EXT-X-ENDLIST", ""]))
    start(theatre, start=28)
    theatre.wait_for_function("video.ended", timeout=30_000)
    assert theatre.evaluate("video.duration") == pytest.approx(SECONDS, abs=0.1)


def test_sound_alone_plays(cinema, theatre):
    cinema.master = '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=100000,CODECS="mp4a.40.2"\nstream/audio-1/index.m3u8?c=token\n'
    start(theatre, level=None)
    plays(theatre, 1)
    assert reports(theatre, "failed") == []


def test_closing_ends_requests_and_lets_the_element_go(cinema, theatre):
    cinema.rate = 100_000
    start(theatre)
    for _ in range(100):
        if cinema.segments("video-240"):
            break
        theatre.wait_for_timeout(50)
    theatre.evaluate("stream.close()")
    # A request that was on its way arrives.
    theatre.wait_for_timeout(200)
    before = len(cinema.asked)
    theatre.wait_for_timeout(1_500)
    assert cinema.broken >= 1
    assert len(cinema.asked) == before
    assert theatre.evaluate("[video.getAttribute('src'), video.readyState, video.error]") == [None, 0, None]
    assert reports(theatre, "failed") == []
    cinema.rate = None
    start(theatre)
    plays(theatre)


def test_a_managed_source_keeps_the_movie_on_this_device_only_while_it_is_used(cinema, page):
    # An iPhone from 17.1 on has nothing else.
    page.add_init_script("window.ManagedMediaSource = MediaSource; delete window.MediaSource")
    page.goto(cinema.url)
    start(page)
    plays(page)
    assert page.evaluate("video.disableRemotePlayback")
    page.evaluate("stream.close()")
    assert not page.evaluate("video.disableRemotePlayback")


def test_elsewhere_the_movie_may_leave_for_another_device(cinema, page):
    page.add_init_script("window.ManagedMediaSource = MediaSource")
    page.goto(cinema.url)
    start(page)
    plays(page)
    assert not page.evaluate("video.disableRemotePlayback")


def test_a_full_buffer_keeps_less_and_plays_on(cinema, theatre):
    theatre.evaluate("""() => {
        const append = SourceBuffer.prototype.appendBuffer
        window.refused = 0
        SourceBuffer.prototype.appendBuffer = function (data) {
            const { buffered } = this, held = buffered.length ? buffered.end(buffered.length - 1) - buffered.start(0) : 0
            if (held > 9) { refused++; throw new DOMException('full', 'QuotaExceededError') }
            return append.call(this, data)
        }
    }""")
    start(theatre, buffer=30)
    plays(theatre, 25, timeout=40_000)
    assert stalls(theatre) < 0.5
    assert 0 < theatre.evaluate("refused") < 100
    assert reports(theatre, "failed") == []


# The half seconds between tries are shorter.
QUICK = "{ const later = setTimeout; window.setTimeout = (act, time) => later(act, time === 500 ? 50 : time) }"
# A buffer in which no segment of the higher level has room.
TINY = """() => {
    const append = SourceBuffer.prototype.appendBuffer, sizes = new WeakMap
    SourceBuffer.prototype.appendBuffer = function (data) {
        const isFirst = /ftyp|styp|moof/.test(String.fromCharCode(...new Uint8Array(data.buffer ?? data, data.byteOffset ?? 0).subarray(4, 8)))
        const size = (isFirst ? 0 : sizes.get(this)) + data.byteLength
        if (size > 150_000) throw new DOMException('full', 'QuotaExceededError')
        sizes.set(this, size)
        return append.call(this, data)
    }
}"""


@pytest.mark.parametrize("begin", [0, 20])
def test_a_level_whose_segments_are_larger_than_the_buffer_gives_way_to_another(cinema, theatre, begin):
    theatre.evaluate(QUICK)
    theatre.evaluate(TINY)
    start(theatre, level="video", start=begin)
    plays(theatre, begin + 2 * STEP, timeout=30_000)
    assert reports(theatre, "failed") == []
    assert [one["name"] for one in reports(theatre, "open")[-1]["levels"]] == ["video-240"]


def test_a_segment_that_is_larger_than_the_buffer_fails_without_another_level(cinema, theatre):
    theatre.evaluate(QUICK)
    theatre.evaluate(TINY)
    cinema.master = cinema.playlist("video")
    start(theatre, level="video")
    theatre.wait_for_function("log.some(([name]) => name === 'failed')", timeout=30_000)
    assert [one["kind"] for one in reports(theatre, "failed")] == ["format"]


def test_a_full_buffer_waits_for_a_viewer_who_paused(cinema, theatre):
    theatre.evaluate(QUICK)
    start(theatre, buffer=4)
    plays(theatre, 1)
    theatre.evaluate("""() => {
        const append = SourceBuffer.prototype.appendBuffer
        window.refused = 0
        SourceBuffer.prototype.appendBuffer = function (data) {
            if (!video.paused) return append.call(this, data)
            refused++
            throw new DOMException('full', 'QuotaExceededError')
        }
        video.pause()
        stream.setBuffer(20)
    }""")
    theatre.wait_for_function("refused > 44", timeout=30_000)
    assert reports(theatre, "failed") == []
    theatre.evaluate("video.play()")
    plays(theatre, 12, timeout=30_000)
