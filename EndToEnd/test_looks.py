"""The screens of a library, in both appearances and three sizes."""

import pytest

from looks import APPEARANCES, SIZES, look

SCREENS = ["explore", "movies", "movie", "all-series", "series", "season", "episode", "search", "watchlist", "library", "settings", "showroom", "watch", "nowhere"]


def addresses(server):
    movies = server.get("/api/v1/movies?limit=200")["items"]
    movie = next(f for f in movies if f["files"] and f["files"][0]["video_codec"] == "h264")
    series = server.get("/api/v1/series")["items"][0]["id"]
    return {
        "explore": "/", "movies": "/movies", "movie": f"/movies/{movie['id']}", "all-series": "/series",
        "series": f"/series/{series}",
        "season": f"/series/{series}/seasons/1", "episode": f"/series/{series}/seasons/1/episodes/1", "search": "/search?q=the",
        "watchlist": "/watchlist", "library": "/library", "settings": "/settings", "showroom": "/showroom",
        "watch": f"/watch/{movie['files'][0]['id']}", "nowhere": "/movies/local-nothing",
    }


@pytest.mark.parametrize("screen", SCREENS)
@APPEARANCES
@SIZES
def test_screen(server, browser, shots, screen, light, size):
    look(browser, shots, screen, server.url + addresses(server)[screen], light, size)
