"""A data directory of the version before titles had sources keeps its ids, files, positions, corrections and watchlist.

`before-catalogue.tar.xz` holds the databases that version wrote, a short clip, and what its API answered.
"""

import json
import os
import shutil
import sqlite3
from pathlib import Path

import pytest

from server import Server, copies

ARCHIVE = Path(__file__).parent / "before-catalogue.tar.xz"


@pytest.fixture(params=[False, True], ids=["alone", "with built-in titles"])
def upgraded(request, tmp_path):
    """The files of that time at another place, and this version after its first scan."""
    shutil.unpack_archive(ARCHIVE, tmp_path)
    before = json.loads((tmp_path / "before.json").read_text())
    copies(tmp_path / "clip.mp4", [tmp_path / path for path in before["paths"]])
    for path in before["paths"]:
        if path in before["times"]:
            os.utime(tmp_path / path, ns=(before["times"][path],) * 2)
        else:
            (tmp_path / path).unlink()
    (tmp_path / "Movies/Solaris/movie.nfo").write_text(before["nfo"])
    with sqlite3.connect(tmp_path / "data/popcorn.db") as database:
        for name in ("Movies", "Series"):
            database.execute("UPDATE library_folder SET path = ? WHERE name = ?", (str(tmp_path / name), name))
    server = Server(tmp_path / "data", samples=request.param).start()
    server.scanned()
    if request.param:
        known = lambda: server.get("/api/v1/movies/tmdb-949")["owned"]
        server.until(known, "Heat to be matched", seconds=180)
    yield server, before
    server.stop()


def files(title):
    return sorted(file["id"] for file in title["files"])


def test_an_installation_of_the_version_before_keeps_everything(upgraded):
    server, before = upgraded
    movies = {old["id"] for old in before["movies"]}
    for old in before["movies"]:
        movie = server.get(f"/api/v1/movies/{old['id']}")
        assert (movie["title"], movie["year"]) == (old["title"], old["year"]), old["id"]
        assert files(movie) == files(old), old["title"]
        assert movie["on_watchlist"] == old["on_watchlist"], old["title"]
        assert old["overview"] is None or movie["overview"], old["title"]
    for old in before["series"]:
        series = server.get(f"/api/v1/series/{old['id']}")
        assert series["title"] == old["title"]
        # An entry with the number of a movie and a series stays the movie's (decision 0027).
        assert series["on_watchlist"] == (old["on_watchlist"] and old["id"] not in movies), old["title"]
    for old in before["episodes"]:
        episode = server.get(f"/api/v1/series/{before['dark']}/seasons/1/episodes/{old['episode']}")
        assert files(episode) == files(old)
    for file, position in before["progress"].items():
        assert server.get(f"/api/v1/progress/{file}")["position"] == position
    owned = {item["title"] for kind in ("movies", "series") for item in server.get(f"/api/v1/{kind}?limit=200&owned=true")["items"]}
    assert owned == {movie["title"] for movie in before["movies"] if movie["files"]} | {series["title"] for series in before["series"]}
