"""Pages out of the middle of a list, in every order and with every filter, of a small and of a large library."""

import http.client
import itertools
import json
import random
import time
import urllib.parse

from harness.figures import percentile
from harness.programs import bench
from harness.report import shown

WALKS, PAGES = 6, 6


def measure(workshop, report):
    sizes = workshop.sizes
    inside, answers = {}, {}
    for count in (sizes.few_titles, sizes.many_titles):
        data = workshop.seeded(count)
        inside[count] = json.loads(bench("list", data, count, "--walks", WALKS, "--pages", PAGES))
        server = workshop.programs.popcorn(data)
        server.wait()
        walk(server.port, count, walks=1)
        answers[count] = walk(server.port, count)
        workshop.programs.stop(server)
    few, many = sizes.few_titles, sizes.many_titles
    slowest = ", ".join(f"{one['name']} {shown(one['p99'])} ms" for one in inside[many]["slowest"])
    add(report, f"list page of {many:,} titles, p99, repository", inside[many]["p99"], inside[few]["p99"], few,
        f"{inside[many]['pages']} pages of 50, p50 {shown(inside[many]['p50'])} ms; slowest: {slowest}")
    add(report, f"list page of {many:,} titles, p99, /api/v1/movies", percentile(answers[many], 99), percentile(answers[few], 99), few,
        f"{len(answers[many])} answers with 50 movies, p50 {shown(percentile(answers[many], 50))} ms")


def add(report, name, value, reference, few, note):
    report.add(
        name, value, "ms", budget="≤ 10 ms, ≤ 1.5 ×", fits=lambda value, ratio: value <= 10 and ratio <= 1.5, reference=reference,
        reference_name=f"{few:,} titles", note=note)


def walk(port, count, walks=WALKS):
    """Milliseconds of each answer, one client that keeps its connection."""
    dice = random.Random(count)
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
    taken = []
    for sort, genre, year, owned in itertools.product(["title", "added", "year", "rating"], [None, "Drama"], [None, 1994], [None, "true"]):
        fixed = {"limit": 50, "sort": sort, "genre": genre, "year": year, "owned": owned}
        for _ in range(walks):
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
