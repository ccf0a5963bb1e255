"""The screens of titles that one does not own, of people, of the history and of what the library cannot tell, in both appearances and three sizes."""

import datetime
import json
import urllib.request

import pytest

from conftest import with_sample
from looks import APPEARANCES, SIZES, look
from server import copies, popcorn
from steps import eventually

SCREENS = ["explore-to-discover", "known-movie", "known-series", "cast", "person", "discover-movies", "discover-series", "discover-people",
           "search-start", "search-people", "watchlist-full", "history", "year", "correction", "unmatched", "problems", "names", "versions"]


def send(server, method, path, body=None):
    request = urllib.request.Request(
        server.url + path, method=method, data=json.dumps(body or {}).encode(), headers={"Origin": server.url, "Content-Type": "application/json"})
    urllib.request.urlopen(request).close()


@pytest.fixture(scope="module")
def household(sample, clip, tmp_path_factory):
    """A server with the sample library, the built-in titles, a file that nobody knows, two copies, and what a person did with them."""
    root = tmp_path_factory.mktemp("household")
    data = root / "data"
    data.mkdir()
    copies(clip, [root / "Videos" / "Holiday" / "holiday (2019).mp4", root / "Videos" / "Heat (1995)" / "Heat (1995).mp4"])
    (root / "Videos" / "Heat (1995)" / "movie.nfo").write_text("<movie><title>Heat")
    popcorn("library", "add", "More", str(root / "Videos"), "--kind", "movies", data=data)
    server = with_sample(data, sample)
    server.samples = True
    server.start()
    server.scanned()
    eventually(lambda: server.get("/api/v1/search?q=mifune")["items"], "the built-in people", seconds=240)
    eventually(lambda: server.get("/api/v1/movies?owned=false&limit=1")["items"], "the built-in titles", seconds=60)
    for movie in server.get("/api/v1/movies?limit=6")["items"]:
        file = movie["files"][0]
        send(server, "PUT", f"/api/v1/progress/{file['id']}", {"position": file["duration"], "duration": file["duration"]})
    send(server, "PUT", f"/api/v1/ratings/{movie['id']}", {"rating": 9})
    for movie in server.get("/api/v1/movies?owned=false&limit=8")["items"]:
        send(server, "PUT", f"/api/v1/watchlist/{movie['id']}")
    yield server
    server.stop()


def address(server, screen):
    movie = "/movies/sample-seven-samurai"
    match screen:
        case "explore-to-discover": return "/"
        case "known-movie": return movie
        case "known-series": return f"/series/{server.get('/api/v1/series?owned=false&limit=1')['items'][0]['id']}"
        case "cast": return movie + "/cast"
        case "person": return next(f"/people/{hit['id']}" for hit in server.get("/api/v1/search?q=mifune")["items"] if hit["kind"] == "person")
        case "discover-movies": return "/discover/movies?genre=Drama"
        case "discover-series" | "discover-people": return screen.replace("-", "/").replace("discover", "/discover")
        case "search-start": return "/search"
        case "search-people": return "/search?q=akira"
        case "watchlist-full": return "/watchlist"
        case "history": return "/history"
        case "year": return f"/history/{datetime.date.today().year}"
        case "correction":
            holiday = next(each for each in server.get("/api/v1/movies?limit=200")["items"] if each["title"].lower() == "holiday")
            return f"/library/files/{holiday['files'][0]['id']}"
        case _: return f"/library/{screen}"


@pytest.mark.parametrize("screen", SCREENS)
@APPEARANCES
@SIZES
def test_screen(household, browser, shots, screen, light, size):
    look(browser, shots, screen, household.url + address(household, screen), light, size)
