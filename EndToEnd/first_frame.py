"""Times until a movie is visible, measured inside the browser. The benchmarks use this, too."""

from steps import live, press_play, until

# Records when the button was pressed and when the movie's first frame was visible.
CLOCK = """
const now = () => performance.timeOrigin + performance.now()
window.seen = {}
document.addEventListener('click', event => { if (event.target.closest('#play')) window.seen = { click: now() } }, { capture: true })
new MutationObserver(() => {
    const video = document.querySelector('video')
    if (video && !window.seen.video) { window.seen.video = now(); video.requestVideoFrameCallback(() => { window.seen.frame = now() }) }
}).observe(document, { childList: true, subtree: true })
"""
BARE = """url => new Promise((done, failed) => {
    const begun = performance.now(), video = document.createElement('video')
    video.muted = video.autoplay = true
    video.src = url
    video.onerror = () => failed(new Error(video.error.message))
    document.body.replaceChildren(video)
    video.requestVideoFrameCallback(() => done(performance.now() - begun))
})"""
# A frame from before the seek may come after it; its time is another one.
SEEK = """target => new Promise(done => {
    const video = document.querySelector('video'), begun = performance.now()
    const look = (_, frame) => Math.abs(frame.mediaTime - target) < 3 ? done(performance.now() - begun) : video.requestVideoFrameCallback(look)
    video.requestVideoFrameCallback(look)
    video.currentTime = target
})"""


def clocked(context):
    """Pages of the context can be measured."""
    context.add_init_script(CLOCK)


def play(page, address):
    """Milliseconds from the play button on the page of a title to its first frame."""
    page.goto(address)
    live(page)
    press_play(page)
    until(page, "Boolean(window.seen.frame)", "the first picture")
    return page.evaluate("window.seen.frame - window.seen.click")


def seek(page, target):
    """Milliseconds to the first frame near a time, in seconds, that is not near the current one."""
    return page.evaluate(SEEK, target)


def play_bare(page, url):
    """Milliseconds from the address of a file in a `<video>` to its first frame. The page must be one of the same server."""
    return page.evaluate(BARE, url)
