"""The description of the API against the real answers: every operation is called with many values, possible and impossible ones."""

import json
from collections import defaultdict

import pytest
import schemathesis
from schemathesis import checks
from schemathesis.config import SchemathesisConfig

from conftest import with_sample
from recorded_tmdb import RecordedTMDb
from steps import eventually
from test_foreign_numbers import put

CHECKS = [checks.not_a_server_error, checks.status_code_conformance, checks.content_type_conformance,
          checks.response_schema_conformance, checks.response_headers_conformance, checks.negative_data_rejection]
# The same calls in every run.
CONFIGURATION = {"generation": {"deterministic": True, "max-examples": 20, "no-shrink": True}, "analysis": {"constants": {"enabled": False}}}


@pytest.fixture(scope="module")
def catalogue(sample, tmp_path_factory):
    """A server with the sample library, the built-in titles and a service with lists."""
    tmdb = RecordedTMDb()
    server = with_sample(tmp_path_factory.mktemp("contract"), sample)
    server.samples, server.environment = True, tmdb.environment
    server.start()
    server.scanned()
    eventually(lambda: server.get("/api/v1/people?limit=200")["next_after_id"], "the built-in titles", seconds=240)
    yield server
    server.stop()
    tmdb.stop()


def known(server):
    """Values for parameters that lead to something: by chance none would. By the part of the path that they belong to."""
    def ids(path, key="id"):
        return [item[key] for item in server.get(path)["items"]]
    movies = server.get("/api/v1/movies?owned=true&limit=3")["items"]
    series, people, folders = ids("/api/v1/series?owned=true"), ids("/api/v1/people?limit=3"), ids("/api/v1/library", "name")
    titles = [movie["id"] for movie in movies] + series
    files = [file["id"] for movie in movies for file in movie["files"]]
    for file, position in zip(files, (20, 60)):
        assert put(server, f"/api/v1/progress/{file}", json.dumps({"position": position, "duration": 60})) == 204
    assert server.get("/api/v1/history")["items"], "A movie was watched to its end"
    return {"movies": {"id": titles[:3], "after_id": titles[:2]}, "series": {"id": series, "season": [1], "episode": [1, 2]},
            "people": {"id": people, "after_id": people},
            "discover": {"genre": [["Drama"]], "from": [1960], "to": [2000], "language": ["fr"], "after_id": ["0-5", "1-0"]},
            "library": {"after_id": folders[:1]}, "search": {"q": [movie["title"] for movie in movies]}, "watchlist": {"title": titles},
            "ratings": {"title": titles}, "progress": {"file": files}}


def exemplified(document, known):
    """The description with known values as examples."""
    shared = document["components"]["parameters"]
    for path, operations in document["paths"].items():
        values = known.get(path.split("/")[3], {})
        for operation in operations.values():
            found = [shared.get(each.get("$ref", "").split("/")[-1], each) for each in operation.get("parameters", [])]
            operation["parameters"] = [
                {**each, "examples": {str(value): {"value": value} for value in values.get(each["name"], [])}} for each in found]
    return document


def closed(document):
    """The description in which an answer has no other values than the described ones. (A client has to expect that there will be more.)"""
    requests = json.dumps([operation.get("requestBody") for path in document["paths"].values() for operation in path.values()])

    def close(part):
        if isinstance(part, list):
            return [close(each) for each in part]
        if not isinstance(part, dict):
            return part
        part = {name: close(value) for name, value in part.items()}
        return {**part, "additionalProperties": False} if part.get("type") == "object" and "properties" in part else part
    schemas = document["components"]["schemas"]
    schemas.update({name: close(schema) for name, schema in schemas.items() if f"/{name}\"" not in requests})
    return document


@pytest.fixture(scope="module")
def description(catalogue):
    document = exemplified(closed(catalogue.get("/openapi.json")), known(catalogue))
    return schemathesis.openapi.from_dict(document, config=SchemathesisConfig.from_dict(CONFIGURATION))


operations = schemathesis.pytest.from_fixture("description")


@pytest.fixture(scope="module")
def answered():
    """The status codes of the answers to each operation."""
    return defaultdict(set)


@operations.parametrize()
def test_every_answer_is_as_described(case, catalogue, answered):
    answer = case.call_and_validate(base_url=catalogue.url, checks=CHECKS)
    answered[case.operation.label].add(answer.status_code)


def test_every_operation_was_reached(catalogue, answered):
    """An operation that only ever refuses is not tested."""
    described = {f"{method.upper()} {path}" for path, methods in catalogue.get("/openapi.json")["paths"].items() for method in methods}
    assert set(answered) == described
    assert {name: codes for name, codes in answered.items() if not any(code < 300 for code in codes)} == {}
