"""How long it takes until a picture moves. Timings are printed, not judged: the limits here only catch what is broken."""

from statistics import median

from steps import press_play
from test_visits import playable


def test_play_and_seek(house, page):
    film = playable(house)
    starts, seeks = [], []
    for _ in range(3):
        page.goto(house.url + f"/movies/{film['id']}")
        page.evaluate("""() => {
            document.querySelector('#play').addEventListener('click', () => sessionStorage.setItem('clicked', performance.timeOrigin + performance.now()), { capture: true })
        }""")
        press_play(page)
        first = page.evaluate("""() => new Promise(done => {
            const video = document.querySelector('video')
            const now = () => performance.timeOrigin + performance.now() - Number(sessionStorage.getItem('clicked'))
            if (video.requestVideoFrameCallback) video.requestVideoFrameCallback(() => done(now())); else done(now())
        })""")
        starts.append(first)
        seeks.append(page.evaluate("""() => new Promise(done => {
            const video = document.querySelector('video'), begun = performance.now()
            video.addEventListener('seeked', () => video.requestVideoFrameCallback(() => done(performance.now() - begun)), { once: true })
            video.currentTime = Math.min(20, video.duration - 3)
        })"""))
    print(f"\nplay → first frame {median(starts):.0f} ms, seek → first frame {median(seeks):.0f} ms")
    assert median(starts) < 5_000 and median(seeks) < 5_000
