"""Measures the time until a video plays. Timings are printed and not tested: the limits here only detect failures."""

from statistics import median

from first_frame import clocked, play, play_bare, seek
from test_visits import playable


def test_play_and_seek(server, context, page):
    movie = playable(server)
    clocked(context)
    starts, seeks, bare = [], [], []
    for _ in range(4):
        starts.append(play(page, server.url + f"/movies/{movie['id']}"))
        seeks.append(seek(page, min(20, movie["files"][0]["duration"] - 3)))
        page.goto(server.url + "/settings")
        bare.append(play_bare(page, movie["files"][0]["url"]))
    print(f"\nplay → first frame {starts[0]:.0f} ms in a fresh browser, then {median(starts[1:]):.0f} ms (the bare file {median(bare[1:]):.0f} ms); "
          f"seek → first frame {median(seeks):.0f} ms")
    assert median(starts) < 5_000 and median(seeks) < 5_000
