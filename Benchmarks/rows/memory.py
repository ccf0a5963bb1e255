"""The resident memory of an idle server."""

import time

from harness.figures import resident


def measure(workshop, report):
    count = workshop.sizes.some_titles
    server = workshop.programs.popcorn(workshop.seeded(count))
    server.wait()
    server.get("/")
    time.sleep(5)
    report.add(
        f"resident memory, idle, {count:,} titles", resident(server.pid), "MB", budget="≤ 60 MB", fits=lambda value, _: value <= 60,
        note="after one view of Explore; the titles are in the catalogue, without files")
