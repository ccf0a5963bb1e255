"""Without settings and without a network every built-in title has its page, as do its seasons, its cast and its people."""

import html
import http.client
import re
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from urllib.parse import quote

import pytest

from server import Server, popcorn
from steps import eventually

THREADS = 4
# There are two thousand people: one of each so many is asked for.
PEOPLE_STEP = 10


@pytest.fixture(scope="module")
def catalogue(tmp_path_factory):
    """A server with the built-in titles and a folder without movies, so that no sample movies are made."""
    data = tmp_path_factory.mktemp("whole")
    (data / "Movies").mkdir()
    popcorn("library", "add", "Movies", str(data / "Movies"), "--kind", "movies", data=data)
    server = Server(data, samples=True).start()
    # The credits come last, and those of series after those of movies.
    eventually(lambda: all_credited(server), "the built-in titles and their people", seconds=240)
    yield server
    server.stop()


def all_credited(server):
    series = server.get("/api/v1/series?owned=false&limit=200")["items"]
    reader = Reader(server)
    return len(series) >= 30 and all(
        reader.shows(f"/series/{each['id']}/cast", each["title"]) and "No cast or crew" not in reader.text for each in series)


def listed(server, path):
    """All items of a list of the API."""
    items, place = [], ""
    while place is not None:
        answer = server.get(path + ("&" if "?" in path else "?") + "limit=200" + (place and f"&after_id={quote(place)}"))
        items, place = items + answer["items"], answer["next_after_id"]
    assert len({item["id"] for item in items}) == len(items)
    return items


def places(server):
    """The path of each page, and the title or name that it has to show."""
    movies, series = listed(server, "/api/v1/movies?owned=false"), listed(server, "/api/v1/series?owned=false")
    people = listed(server, "/api/v1/people")
    assert len(movies) >= 200 and len(series) >= 30 and len(people) >= 1_000
    for kind, titles in (("movies", movies), ("series", series)):
        for title in titles:
            yield f"/{kind}/{title['id']}", title["title"]
            yield f"/{kind}/{title['id']}/cast", title["title"]
    for show in series:
        seasons = server.get(f"/api/v1/series/{show['id']}")["seasons"]
        assert len(seasons) == show["season_count"], show["title"]
        for season in seasons:
            yield f"/series/{show['id']}/seasons/{season['number']}", show["title"]
    for person in people[::PEOPLE_STEP]:
        yield f"/people/{person['id']}", person["name"]


class Reader:
    """Reads pages over one connection."""

    def __init__(self, server):
        self.connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=30)
        self.status, self.text = None, ""

    def read(self, path):
        """With the time that it takes, in seconds."""
        begun = time.monotonic()
        try:
            self.connection.request("GET", path)
            answer = self.connection.getresponse()
        except (http.client.RemoteDisconnected, ConnectionError):
            # The server may close one that was open for long.
            self.connection.close()
            self.connection.request("GET", path)
            answer = self.connection.getresponse()
        self.status, self.text = answer.status, answer.read().decode()
        return time.monotonic() - begun

    def shows(self, path, title):
        self.read(path)
        return self.status == 200 and title in self.headings

    @property
    def headings(self):
        """The heading of the page, and what it belongs to."""
        found = re.findall(r'<(h1|p class="kicker")[^>]*>(.*?)</(?:h1|p)>', self.text, re.DOTALL)
        return [html.unescape(re.sub("<[^>]+>", "", words)).strip() for _, words in found]


def test_every_page_works(catalogue):
    readers, pages = threading.local(), list(places(catalogue))

    def visited(place):
        """What is wrong with a page, how long it took, and how often it was read until nothing was loading any more."""
        path, title = place
        if not hasattr(readers, "reader"):
            readers.reader = Reader(catalogue)
        reader = readers.reader
        seconds, times = reader.read(path), 1
        # On a busy machine a page may come before its content, which then follows.
        while reader.status == 200 and title not in reader.headings and times < 20:
            time.sleep(0.1)
            reader.read(path)
            times += 1
        wrong = [f"status {reader.status}"] if reader.status != 200 else []
        wrong += [f"{reader.headings} without “{title}”"] if title not in reader.headings else []
        wrong += re.findall(r"\b0 (?:episodes|seasons|movies)\b|not found|Something went wrong", html.unescape(reader.text))
        return (path, wrong), seconds, times

    begun = time.monotonic()
    with ThreadPoolExecutor(THREADS) as pool:
        answers = list(pool.map(visited, pages))
    took, waits = time.monotonic() - begun, sorted(seconds for _, seconds, _ in answers)
    late = sum(times > 1 for _, _, times in answers)
    print(f"\n{len(pages)} pages in {took:.1f} s: median {waits[len(waits) // 2] * 1_000:.0f} ms, "
          f"p99 {waits[len(waits) * 99 // 100] * 1_000:.0f} ms, {late} came before their content")
    assert [fault for fault, _, _ in answers if fault[1]] == []
