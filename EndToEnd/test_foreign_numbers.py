"""Impossible numbers, from an API client and from a row that an older version stored."""

import json
import sqlite3
import urllib.error
import urllib.request

import pytest


def put(server, path, body):
    request = urllib.request.Request(server.url + path, data=body.encode(), method="PUT", headers={"Content-Type": "application/json"})
    try:
        return urllib.request.urlopen(request).status
    except urllib.error.HTTPError as error:
        return error.code


def page(server, path):
    return urllib.request.urlopen(server.url + path).status


@pytest.mark.parametrize("number", ["1e21", "1e300", "-1", "1e8000", "100000001"])
def test_an_impossible_position_is_refused(server, number):
    file = server.get("/api/v1/movies?limit=1")["items"][0]["files"][0]["id"]
    assert put(server, f"/api/v1/progress/{file}", f'{{"position": 5, "duration": {number}}}') == 400
    assert put(server, f"/api/v1/progress/{file}", f'{{"position": {number}, "duration": 60}}') == 400
    assert put(server, f"/api/v1/progress/{file}", f'{{"position": 5, "duration": 60, "age": {number}}}') == 400
    assert page(server, "/") == 200


def test_a_position_that_arrives_late_replaces_no_newer_one(own_server):
    """A browser that was away sends later where somebody was; another one may have been watched meanwhile."""
    file = own_server.get("/api/v1/movies?limit=1")["items"][0]["files"][0]["id"]
    place = f"/api/v1/progress/{file}"
    for position, age, kept in [(3, 7_200, 3), (5, None, 5), (7, 3_600, 5), (9, 0, 9)]:
        body = {"position": position, "duration": 60} | ({} if age is None else {"age": age})
        assert put(own_server, place, json.dumps(body)) == 204
        assert own_server.get(place)["position"] == kept
    assert put(own_server, place, '{"position": 5, "duration": 60, "age": null}') == 400


def test_an_impossible_position_from_an_older_version_breaks_no_page(own_server):
    movie = own_server.get("/api/v1/movies?limit=1")["items"][0]
    file = movie["files"][0]["id"]
    assert put(own_server, f"/api/v1/progress/{file}", json.dumps({"position": 20, "duration": 60})) == 204
    own_server.stop()
    with sqlite3.connect(own_server.data / "popcorn.db") as database:
        assert database.execute("UPDATE viewing_progress SET position = 1e18, duration = 1e21, begun = 1").rowcount == 1
    own_server.start()
    for path in ["/", f"/movies/{movie['id']}", f"/watch/{file}"]:
        assert page(own_server, path) == 200
    assert put(own_server, f"/api/v1/progress/{file}", json.dumps({"position": 20, "duration": 60})) == 204
