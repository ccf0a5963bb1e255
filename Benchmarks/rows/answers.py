"""A page of the list of movies, with their files, as the API answers it; compared with the same bytes from nginx."""

import json

from harness.slices import taking_turns
from harness.wrk import wrk
from rows.clips import eight, filed, spread

PATH = "/api/v1/movies?limit=50"


def measure(workshop, report):
    programs, sizes = workshop.programs, workshop.sizes
    home = workshop.folder("answers")
    spread(eight(workshop, workshop.folder("answers/clips")), home / "Movies", sizes.listed, in_each=40)
    ours = programs.popcorn(filed(home / "data", home / "Movies"))
    ours.wait()
    answer = ours.get(PATH)
    items = json.loads(answer)["items"]
    if len(items) != 50 or not all(item["files"] for item in items):
        raise RuntimeError(f"of {len(items)} movies {sum(not item['files'] for item in items)} have no file")
    folder = workshop.folder("answers/ready")
    (folder / "movies.json").write_bytes(answer)
    theirs = programs.nginx(folder, home / "nginx")
    theirs.wait()
    told = taking_turns(
        lambda: answers(ours.url + PATH, sizes.slice), lambda: answers(theirs.url + "/movies.json", sizes.slice), sizes.slices)
    report.compare(
        "/api/v1/movies?limit=50, with files", told, "answers/s", budget="≥ 1,000/s", fits=lambda value, _: value >= 1_000,
        reference_name="the same JSON from nginx", note=f"{len(answer):,} bytes, {sizes.listed:,} movies in the library, 16 connections")
    programs.stop_all()
    workshop.forget(home)


def answers(url, seconds):
    """Answers a second."""
    told = wrk(url, "pages.lua", connections=16, seconds=seconds)
    if told["refused"] or told["broken"]:
        raise RuntimeError(f"of {told['requests']} requests {told['refused']} were refused, {told['broken']} broke off")
    return told["requests"] / told["seconds"]
