"""Measures the time until a video plays. Timings are printed and not tested: the limits here only detect failures."""

from statistics import median

from steps import live, press_play, until
from test_visits import playable

# Records when the button was pressed and when the movie's first frame was visible.
CLOCK = """
const now = () => performance.timeOrigin + performance.now()
window.seen = {}
document.addEventListener('click', event => { if (event.target.closest('#play')) window.seen.click = now() }, { capture: true })
new MutationObserver(() => {
    const video = document.querySelector('video')
    if (video && !window.seen.video) { window.seen.video = now(); video.requestVideoFrameCallback(() => { window.seen.frame = now() }) }
}).observe(document, { childList: true, subtree: true })
"""
BARE = """url => new Promise(done => {
    const begun = performance.now(), video = document.createElement('video')
    video.muted = video.autoplay = true
    video.src = url
    document.body.replaceChildren(video)
    video.requestVideoFrameCallback(() => done(performance.now() - begun))
})"""
SEEK = """() => new Promise(done => {
    const video = document.querySelector('video'), begun = performance.now()
    video.addEventListener('seeked', () => video.requestVideoFrameCallback(() => done(performance.now() - begun)), { once: true })
    video.currentTime = Math.min(20, video.duration - 3)
})"""


def test_play_and_seek(server, context, page):
    movie = playable(server)
    context.add_init_script(CLOCK)
    starts, seeks, bare = [], [], []
    for _ in range(4):
        page.goto(server.url + f"/movies/{movie['id']}")
        live(page)
        press_play(page)
        until(page, "Boolean(window.seen.frame)", "the first picture")
        starts.append(page.evaluate("window.seen.frame - window.seen.click"))
        seeks.append(page.evaluate(SEEK))
        page.goto(server.url + "/settings")
        bare.append(page.evaluate(BARE, movie["files"][0]["url"]))
    print(f"\nplay → first frame {starts[0]:.0f} ms in a fresh browser, then {median(starts[1:]):.0f} ms (the bare file {median(bare[1:]):.0f} ms); "
          f"seek → first frame {median(seeks):.0f} ms")
    assert median(starts) < 5_000 and median(seeks) < 5_000
