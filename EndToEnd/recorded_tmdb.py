"""A server that answers as The Movie Database does, from facts of its own."""

import json
import socket
import struct
import threading
import time
import zlib
from collections import Counter
from contextlib import suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlsplit

GENRES = [{"id": 18, "name": "Drama"}, {"id": 12, "name": "Adventure"}]


def movie(number, **fields):
    return {"id": number, "media_type": "movie", "title": f"Recorded Movie {number}", "original_title": f"Recorded Movie {number}",
            "overview": f"What happens in movie {number}.", "release_date": f"{1950 + number % 70}-03-05", "genre_ids": [18],
            "poster_path": f"/poster{number}.png", "backdrop_path": f"/backdrop{number}.png", "vote_average": 7.4, "vote_count": 812,
            "popularity": 1000 - number, "adult": False, **fields}


def series(number, **fields):
    return {"id": number, "media_type": "tv", "name": f"Recorded Series {number}", "original_name": f"Recorded Series {number}",
            "overview": f"What happens in series {number}.", "first_air_date": "1999-10-15", "genre_ids": [18],
            "poster_path": f"/show{number}.png", "backdrop_path": None, "vote_average": 8.1, "vote_count": 90, "popularity": 5, **fields}


def person(number, **fields):
    return {"id": number, "media_type": "person", "name": f"Recorded Person {number}", "known_for_department": "Acting", "gender": 1,
            "profile_path": f"/face{number}.png", "popularity": 3.5, **fields}


def page(items, number=1, total=3):
    return {"page": number, "total_pages": total, "total_results": len(items) * total, "results": items}


def credits(number):
    return {"cast": [{**person(500 + place), "credit_id": f"c{number}{place}", "character": f"Character {place}", "order": place}
                     for place in range(3)],
            "crew": [{**person(600), "credit_id": f"d{number}", "job": "Director", "department": "Directing"}]}


PROVIDERS = {"results": {"US": {"link": "https://www.themoviedb.org/movie/1/watch?locale=US",
                                "flatrate": [{"provider_id": 8, "provider_name": "Streamline", "logo_path": "/logo8.png"}],
                                "rent": [{"provider_id": 9, "provider_name": "Rentals", "logo_path": None}]}}}
LOGO = {"file_path": "/title.png", "width": 600, "height": 200, "iso_639_1": "en"}
VIDEOS = {"results": [{"site": "YouTube", "type": "Trailer", "key": "abcdefghijk", "name": "Official trailer", "official": True,
                       "iso_639_1": "en"}]}


def details(number):
    return {**movie(number), "genres": GENRES, "genre_ids": None, "runtime": 112, "status": "Released", "tagline": "Recorded.",
            "imdb_id": f"tt99{number:05}", "credits": credits(number), "videos": VIDEOS, "watch/providers": PROVIDERS,
            "similar": page([movie(number + 1), movie(number + 2)]), "recommendations": page([movie(number + 3)]),
            "alternative_titles": {"titles": [{"iso_3166_1": "DE", "title": f"Aufgezeichneter Film {number}", "type": ""}]},
            "images": {"logos": [LOGO] if number == 9 else []}}


def show(number):
    return {**series(number), "genres": GENRES, "status": "Ended", "aggregate_credits": {"cast": [], "crew": []},
            "seasons": [{"id": 70, "season_number": 1, "name": "Season 1", "episode_count": 2, "air_date": "1999-10-15",
                         "poster_path": "/season1.png", "overview": "The first."}],
            "videos": VIDEOS, "watch/providers": PROVIDERS}


def season(number, of):
    return {"id": 70, "season_number": number, "name": f"Season {number}", "air_date": "1999-10-15", "poster_path": "/season1.png",
            "episodes": [{"id": 800 + part, "episode_number": part, "season_number": number, "name": f"Recorded Part {part}",
                          "overview": f"Part {part} of series {of}.", "air_date": f"1999-10-{14 + part}", "runtime": 48,
                          "still_path": f"/still{part}.png",
                          "guest_stars": [{**person(700 + part), "credit_id": f"g{part}", "character": "The stowaway", "order": 500}],
                          "crew": credits(part)["crew"]} for part in (1, 2)]}


# A series of which nobody has entered the episodes.
UNLISTED = 60
# A person who took part in more titles than anybody.
BUSY, ROLES = 599, 5000


def roles(number):
    if number != BUSY:
        return [{**movie(1), "character": "Character 0", "credit_id": "c10"}, {**movie(77), "character": "The stranger", "credit_id": "c77"}]
    return [{**movie(1000 + each), "character": f"Character {each}", "credit_id": f"b{each}"} for each in range(ROLES)]


def portrait(number):
    return {**person(number), "biography": f"What person {number} did.", "birthday": "1895-10-04", "place_of_birth": "Piqua",
            "imdb_id": f"nm99{number:05}",
            "combined_credits": {"cast": roles(number), "crew": []}}


def picture(red, size=(60, 90)):
    """A PNG of one colour."""
    width, height = size
    rows = b"".join(b"\0" + bytes([red, 90, 120]) * width for _ in range(height))

    def chunk(kind, body):
        return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0))
            + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b""))


def answer(path, query):
    number = int(query.get("page", ["1"])[0])
    parts = path.strip("/").split("/")
    match parts:
        case ["genre", _, "list"]:
            return {"genres": GENRES}
        case ["configuration"]:
            return {"images": {"secure_base_url": "https://elsewhere.example/", "poster_sizes": ["w342", "original"]}}
        case ["trending", "movie", _]:
            return page([movie(each) for each in range(number * 20 - 19, number * 20 + 1)], number)
        case ["trending", "tv", _] | ["tv", "popular"] | ["discover", "tv"]:
            return page([series(each) for each in range(number * 20 - 19, number * 20 + 1)], number)
        case ["trending", "person", _]:
            return page([person(each) for each in range(500, 510)], number)
        case ["movie", "popular"] | ["discover", "movie"]:
            return page([movie(each) for each in range(number * 20 + 1, number * 20 + 21)], number)
        case ["search", "multi"]:
            return page([movie(41), series(42), person(501)], number, total=1)
        case ["search", "movie"]:
            return page([movie(41)], number, total=1)
        case ["search", "tv"]:
            return page([series(42)], number, total=1)
        case ["movie", key, "similar" | "recommendations"]:
            return page([movie(int(key) + each) for each in range(1, 21)], number)
        case ["movie", key]:
            return details(int(key))
        case ["tv", key]:
            return show(int(key))
        case ["tv", key, "season", part] if int(key) != UNLISTED:
            return season(int(part), int(key))
        case ["person", key]:
            return portrait(int(key))
    return None


def silent(handler):
    """No answer, until one of both hangs up."""
    with suppress(OSError):
        handler.rfile.read(1)
    handler.close_connection = True


class Listener(ThreadingHTTPServer):
    """Knows its open connections: each has a thread, which would answer even after the server was closed."""
    daemon_threads = True
    request_queue_size = 64

    def __init__(self, *words):
        super().__init__(*words)
        self.connections = set()

    def process_request(self, request, client_address):
        self.connections.add(request)
        super().process_request(request, client_address)

    def shutdown_request(self, request):
        super().shutdown_request(request)
        self.connections.discard(request)


class RecordedTMDb:
    """Answers below `/3`, and pictures below `/t/p`. `failing` answers everything with that status, and `broken` answers it
    itself, with the handler of the request; `pictures` does so for pictures alone. Answers below `/3` take `delay` seconds."""

    def __init__(self):
        # By path, and by path and query.
        self.requests, self.addresses, self.counting = Counter(), Counter(), threading.Lock()
        self.failing, self.broken, self.pictures, self.delay, self.tokens = None, None, None, 0, set()
        recorded = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_GET(self):
                address = urlsplit(self.path)
                with recorded.counting:
                    recorded.requests[address.path] += 1
                    recorded.addresses[self.path] += 1
                    recorded.tokens.add(self.headers.get("Authorization"))
                if recorded.broken:
                    return recorded.broken(self)
                if recorded.failing:
                    return self.reply(recorded.failing, b"<html>Out of order</html>", "text/html")
                if address.path.startswith("/t/p/"):
                    if recorded.pictures:
                        return recorded.pictures(self)
                    return self.reply(200, picture(sum(address.path.encode()) % 256), "image/png")
                time.sleep(recorded.delay)
                found = answer(address.path.removeprefix("/3"), parse_qs(address.query))
                if found is None:
                    return self.reply(404, b'{"status_code": 34}', "application/json")
                self.reply(200, json.dumps(found).encode(), "application/json")

            def reply(self, status, body, kind):
                self.send_response(status)
                self.send_header("Content-Type", kind)
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *_):
                pass

        self.server = Listener(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    @property
    def url(self):
        return f"http://127.0.0.1:{self.server.server_port}"

    @property
    def environment(self):
        return {"POPCORN_TMDB_TOKEN": "recorded.token", "POPCORN_TMDB_URL": self.url + "/3", "POPCORN_TMDB_IMAGE_URL": self.url + "/t/p"}

    def asked(self, path):
        """How often `path` was asked for."""
        return self.requests[path]

    def stop(self):
        """Refuses connections from now on, and ends those that are open."""
        self.server.shutdown()
        self.server.server_close()
        for connection in list(self.server.connections):
            with suppress(OSError):
                connection.shutdown(socket.SHUT_RDWR)
        end = time.monotonic() + 5
        while self.server.connections and time.monotonic() < end:
            time.sleep(0.01)
