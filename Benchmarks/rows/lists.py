"""Pages from the middle of a list, in every order and with every filter, of a small and of a large library."""

import http.client
import itertools
import json
import random
import time
import urllib.parse

from harness.figures import percentile
from harness.programs import bench
from harness.report import shown
from harness.slices import taking_turns

WALKS, PAGES = 6, 6


def measure(workshop, report):
    few, many = workshop.sizes.few_titles, workshop.sizes.many_titles
    data = {count: workshop.seeded(count) for count in (few, many)}
    told = {}

    def inside(count):
        told[count] = json.loads(bench("list", data[count], count, "--walks", 2, "--pages", PAGES))
        return told[count]["p99"]

    repository = taking_turns(lambda: inside(many), lambda: inside(few), WALKS // 2)
    slowest = ", ".join(f"{one['name']} {shown(one['p99'])} ms" for one in told[many]["slowest"])
    add(report, f"list page of {many:,} titles, p99, repository", repository, few,
        f"{told[many]['pages']} pages of 50 in each slice, p50 {shown(told[many]['p50'])} ms; slowest: {slowest}")

    servers = {count: workshop.programs.popcorn(data[count]) for count in (few, many)}
    for count, server in servers.items():
        server.wait()
        walk(server.port, count, 0)
    number = iter(range(1, 1_000))
    answers = taking_turns(
        lambda: percentile(walk(servers[many].port, many, next(number)), 99), lambda: percentile(walk(servers[few].port, few, next(number)), 99), WALKS)
    add(report, f"list page of {many:,} titles, p99, /api/v1/movies", answers, few, "the 99th percentile of each slice of 16 lists and 6 pages; their median")


def add(report, name, comparison, few, note):
    report.compare(
        name, comparison, "ms", budget="≤ 10 ms, ≤ 1.5 ×", fits=lambda value, ratio: value <= 10 and ratio <= 1.5, reference_name=f"{few:,} titles",
        note=note)


def walk(port, count, seed):
    """Milliseconds of each answer, one client that keeps its connection."""
    dice = random.Random(seed)
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
    taken = []
    for sort, genre, year, owned in itertools.product(["title", "added", "year", "rating"], [None, "Drama"], [None, 1994], [None, "true"]):
        fixed = {"limit": 50, "sort": sort, "genre": genre, "year": year, "owned": owned}
        after = f"local-t{dice.randrange(count)}"
        for _ in range(PAGES):
            asked = {name: value for name, value in (fixed | {"after_id": after}).items() if value is not None}
            begun = time.perf_counter()
            connection.request("GET", "/api/v1/movies?" + urllib.parse.urlencode(asked))
            answer = connection.getresponse()
            body = answer.read()
            taken.append((time.perf_counter() - begun) * 1000)
            if answer.status != 200:
                raise RuntimeError(f"{asked}: {answer.status} {body[:200]!r}")
            after = json.loads(body)["next_after_id"]
            if after is None:
                break
    connection.close()
    return taken
