"""The player in Chromium with the real server: every sample movie, changes of sound and quality, slow and broken connections."""

import re
import signal
import time

import pytest

from clips import AAC, H264
from packaged import ffmpeg
from server import running
from steps import eventually, open_movie, position, until

# The film's seconds and bits per second, and those of a network that is fast enough for 480 lines.
LENGTH, FULL, SLOW = 160, 4_000_000, 2_400_000
# What a viewer would notice, in seconds: how long the movie or only its picture stood still, and apart from it how long the page itself did.
# (Chromium lets the sound go on for three seconds without pictures.)
WATCHER = """
window.noticed = { still: 0, starved: 0, events: [] }
document.addEventListener('DOMContentLoaded', () => {
    let beat = performance.now(), last = 0
    const shown = (_, frame) => { noticed.frame = frame.mediaTime; watched.requestVideoFrameCallback(shown) }
    let watched
    setInterval(() => {
        const now = performance.now(), gap = (now - beat) / 1000, video = document.querySelector('video')
        beat = now
        if (!video) return
        if (video !== watched) {
            watched = video
            video.requestVideoFrameCallback(shown)
            for (const name of ['waiting', 'emptied', 'loadstart', 'seeking']) video.addEventListener(name, () => noticed.events.push(name))
        }
        if (gap > .2) noticed.starved += gap
        else if (!video.paused && !video.ended && (video.currentTime === last || video.currentTime - noticed.frame > .5)) noticed.still += gap
        last = video.currentTime
    }, 50)
})"""
STATE = """(() => {
    const video = document.querySelector('video'), { currentTime, readyState, seeking, paused, videoHeight, buffered } = video
    const problem = document.querySelector('[data-problem]:not([hidden])')?.innerText
    const held = [...Array(buffered.length).keys()].map(index => [buffered.start(index), buffered.end(index)])
    return { currentTime, readyState, seeking, paused, videoHeight, held, problem, src: video.src, ...noticed }
})()"""


@pytest.fixture
def screen(context, page):
    """A page that notes what it shows, and which addresses of streams it asks for."""
    page.add_init_script(WATCHER)
    page.asked = []
    page.on("request", lambda request: page.asked.append(request.url))
    return page


@pytest.fixture(scope="module")
def film(tmp_path_factory):
    """A movie of some minutes with two sounds and two subtitles. Its bits are mostly padding, so that it costs little to convert."""
    root = tmp_path_factory.mktemp("film")
    rate = ["-b:v", FULL, "-minrate", FULL, "-maxrate", FULL, "-bufsize", FULL // 2, "-x264-params", "nal-hrd=cbr:scenecut=0"]
    ffmpeg("-f", "lavfi", "-i", "testsrc2=s=1280x720:r=24:d=20", *H264.split(), "-bf", 0, *rate, root / "part.mp4")
    for language in ("en", "fr"):
        (root / f"{language}.srt").write_text("".join(
            f"{at + 1}\n00:{at // 60:02}:{at % 60:02},000 --> 00:{at // 60:02}:{at % 60:02},950\n{language} {at}\n\n" for at in range(LENGTH)))
    sounds = [word for tone in (440, 660) for word in ("-f", "lavfi", "-i", f"sine={tone}:r=48000:d={LENGTH}")]
    path = root / "Movies" / "Slow River (1999).mkv"
    path.parent.mkdir()
    ffmpeg("-stream_loop", LENGTH // 20 - 1, "-i", root / "part.mp4", *sounds, "-i", root / "en.srt", "-i", root / "fr.srt", "-map", "0:v", "-map", 1,
           "-map", 2, "-map", 3, "-map", 4, "-c:v", "copy", *AAC.split(), "-c:s", "srt", "-metadata:s:a:0", "language=eng",
           "-metadata:s:a:1", "language=fra", "-metadata:s:s:0", "language=eng", "-metadata:s:s:1", "language=fra", path)
    return path


@pytest.fixture(scope="module")
def cinema(film):
    yield from running(film.parent.parent, "Movies", "movies")


def only(server):
    return server.files()[0][1]


def state(screen):
    return screen.evaluate(STATE)


def watch(screen, server, file):
    screen.goto(f"{server.url}/watch/{file['id']}?from=start")
    # The player may be another one after the browser has said what it decodes.
    until(screen, "(video => !!video && !video.paused && video.currentTime > 0 && video.videoWidth > 0)(document.querySelector('video'))",
          f"{file['name']} to play", 60)


def waits(screen, condition, what, seconds=60, may_fail=False):
    """Until a condition of the state holds. No message may be shown meanwhile, unless the movie may fail for some time."""
    def holds():
        now = state(screen)
        assert may_fail or not now["problem"], f"waiting for {what}"
        return condition(now)
    try:
        eventually(holds, what, seconds)
    except AssertionError as error:
        raise AssertionError(f"{error}: {state(screen)}, asked for {screen.asked[-8:]}") from error


def seek(screen, target):
    screen.evaluate("target => { document.querySelector('video').currentTime = target }", target)


def shows(screen, target, what, **options):
    """Waits until a seek has ended and a frame of the place is there."""
    waits(screen, lambda now: not now["seeking"] and now["readyState"] >= 2 and target - 0.5 <= now["currentTime"] < target + 15 and
          abs(now.get("frame", -9) - now["currentTime"]) < 1, f"{what} at {target}", **options)


def segments(screen, rendition, since=0):
    return [int(found.group(1)) for url in screen.asked[since:] if (found := re.search(rf"/stream/{rendition}/(\d+)\.m4s", url))]


@pytest.mark.parametrize("way", ["by links", "by its address"])
def test_the_first_visit_of_a_browser_has_the_choice_of_quality(server, screen, way):
    # A browser that has not answered is thought to play it as it is.
    title, file = next((title, file) for title, file in server.files() if file["video_codec"] == "h264" and file["name"].endswith(".mp4"))
    if way == "by links":
        open_movie(screen, server, title)
        screen.locator("#play").click()
        screen.locator("video").wait_for()
    else:
        screen.goto(f"{server.url}/watch/{file['id']}?from=start")
    until(screen, "(video => !!video && video.currentTime > 0 && video.src.startsWith('blob:'))(document.querySelector('video'))", "the stream to play")
    assert screen.locator("[data-capabilities]").count() == 0, "the browser has answered"
    assert way != "by links" or not [url for url in screen.asked if f"/media/{file['id']}/original" in url], "the file itself was not loaded before"


def test_every_sample_movie_plays_and_seeks(server, screen):
    movies = server.files()
    assert len(movies) >= 12
    for title, file in movies:
        watch(screen, server, file)
        first, length = position(screen), screen.evaluate("document.querySelector('video').duration")
        waits(screen, lambda now: now["currentTime"] > first + 0.5 and now["videoHeight"] > 0, f"{title} to play")
        for target in (length / 4, length * 3 / 4):
            seek(screen, target)
            shows(screen, target, title)
        screen.evaluate("document.querySelector('video').pause()")
        for target in (length - 1.5, 0):
            seek(screen, target)
            shows(screen, target, title)
        screen.evaluate("document.querySelector('video').play()")
        waits(screen, lambda now: 0.5 < now["currentTime"] < length / 2, f"{title} to play from its start")


def test_sound_and_subtitles_change_while_the_movie_plays(cinema, screen):
    watch(screen, cinema, only(cinema))
    waits(screen, lambda now: now["currentTime"] > 2, "some seconds")
    before = state(screen)
    screen.evaluate("noticed.events = []; noticed.still = 0")
    screen.get_by_role("button", name="Audio and subtitles").click()
    sounds, texts = screen.locator("[data-menu=sound] label"), screen.locator("[data-menu=subtitles] label")
    first, other = (sounds.nth(index).locator("input").get_attribute("value") for index in (0, 1))
    sounds.nth(1).click()
    waits(screen, lambda _: segments(screen, other), "the other sound to be loaded")
    mark = len(screen.asked)
    said = "[...document.querySelector('video').textTracks].find(one => one.mode === 'showing')?.activeCues?.[0]?.text"
    for choice, language in ((1, "en"), (2, "fr")):
        texts.nth(choice).click()
        until(screen, f"({said})?.startsWith('{language} ')", f"a line in {language}", 30)
    line, now = screen.evaluate(f"[{said}, document.querySelector('video').currentTime]")
    assert line is None or abs(int(line.split()[1]) - now) < 2
    changed = state(screen)["currentTime"]
    waits(screen, lambda now: now["currentTime"] > changed + 5, "the movie to go on")
    after = state(screen)
    assert after["src"] == before["src"] and after["src"].startswith("blob:")
    assert not {"emptied", "loadstart", "seeking"} & set(after["events"])
    assert segments(screen, first) and not segments(screen, first, mark)


def test_pointing_at_the_line_shows_a_picture_of_the_place(cinema, screen):
    watch(screen, cinema, only(cinema))
    box = screen.locator("[data-scrub]").bounding_box()
    screen.mouse.move(box["x"] + box["width"] * 0.6, box["y"] + box["height"] / 2)
    address = "document.querySelector('.scrub-preview.is-shown .scrub-picture')?.style.backgroundImage.match(/url\\(\"(.+)\"\\)/)?.[1]"
    until(screen, f"Boolean({address})", "the preview", 60)
    width = screen.evaluate(f"""async () => {{
        const picture = new Image
        picture.src = {address}
        await picture.decode()
        return picture.naturalWidth
    }}""")
    assert width > 100
    assert abs(seconds(screen.locator("[data-time=preview]").inner_text()) - LENGTH * 0.6) < 2


def seconds(text):
    minutes, rest = text.split(":")
    return int(minutes) * 60 + int(rest)


def slow_down(screen):
    session = screen.context.new_cdp_session(screen)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", {"offline": False, "latency": 0, "downloadThroughput": SLOW / 8, "uploadThroughput": -1})


def test_a_network_that_becomes_slow_lowers_the_level_without_a_pause(cinema, screen):
    watch(screen, cinema, only(cinema))
    waits(screen, lambda now: now["videoHeight"] == 720 and now["held"][-1][1] > now["currentTime"] + 6, "the original")
    screen.evaluate("noticed.still = noticed.starved = 0; noticed.events = []")
    slow_down(screen)
    waits(screen, lambda now: 0 < now["videoHeight"] < 720, "a lower level", 90)
    lowered = state(screen)["currentTime"]
    waits(screen, lambda now: now["currentTime"] > lowered + 12, "the movie to go on", 60)
    after = state(screen)
    screen.keyboard.press("i")
    until(screen, f"document.querySelector('[data-stat=level]').textContent === '{after['videoHeight']}p'", "the statistics to name the level")
    print(f"\nstood still for {after['still']:.2f} s; the page itself did so for {after['starved']:.2f} s")
    assert after["still"] <= 1, after


def test_a_broken_socket_does_not_stop_the_movie(cinema, screen):
    sockets, cut = [], False

    def routed(socket):
        if cut:
            return socket.close()
        sockets.append(socket)
        socket.connect_to_server()
    screen.route_web_socket(re.compile("/live$"), routed)
    file = only(cinema)
    watch(screen, cinema, file)
    until(screen, "window.popcorn?.isLive === true", "the page to be live", 30)
    cut, mark, begun = True, len(screen.asked), position(screen)
    for socket in sockets:
        socket.close(code=1001)
    until(screen, "!window.popcorn.isLive", "the socket to be away")
    waits(screen, lambda now: len(set(segments(screen, "video[-0-9]*", mark))) >= 5 and now["currentTime"] > begun + 10, "the movie to go on")
    assert not screen.evaluate("window.popcorn.isLive")
    cut = False
    reached = position(screen)
    until(screen, "window.popcorn.isLive", "the socket to be back", 60)
    # The routed socket passes messages on only while the test asks the page for something.
    waits(screen, lambda _: cinema.get(f"/api/v1/progress/{file['id']}")["position"] >= reached, "the position to be saved")


def same_page(screen, before):
    now = state(screen)
    assert screen.evaluate("window.mark") == "the same page" and now["src"] == before["src"] and not now["problem"]


def test_a_server_that_was_killed_and_comes_back_goes_on(cinema, screen):
    file = only(cinema)
    watch(screen, cinema, file)
    waits(screen, lambda now: now["held"][-1][1] > now["currentTime"] + 5, "some seconds to be loaded")
    screen.evaluate("window.mark = 'the same page'")
    before = state(screen)
    cinema.stop(signal.SIGKILL)
    try:
        waits(screen, lambda now: now["currentTime"] > before["currentTime"] + 2, "what was loaded to play")
        time.sleep(1)
    finally:
        cinema.start()
    # Much more than was loaded.
    waits(screen, lambda now: now["currentTime"] > before["held"][-1][1] + 5, "the movie to go on", 90, may_fail=True)
    same_page(screen, before)


def test_a_seek_while_the_server_is_away_succeeds_when_it_is_back(cinema, screen):
    watch(screen, cinema, only(cinema))
    screen.evaluate("window.mark = 'the same page'")
    before = state(screen)
    cinema.stop(signal.SIGKILL)
    try:
        seek(screen, LENGTH - 40)
        time.sleep(3)
    finally:
        cinema.start()
    shows(screen, LENGTH - 40, "a place that was not loaded", may_fail=True)
    waits(screen, lambda now: now["currentTime"] > LENGTH - 35, "the movie to go on", may_fail=True)
    same_page(screen, before)
