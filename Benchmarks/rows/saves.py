"""Saving a position while a thousand other people look at other titles: none of their pages may change, and none may cost anything."""

import asyncio
import json
import time
import urllib.request

from harness.figures import cpu_seconds, median
from harness.sessions import Session, in_turn
from rows.clips import eight, filed, spread

SAVES = 20


def measure(workshop, report):
    programs, sizes = workshop.programs, workshop.sizes
    home = workshop.folder("saves")
    spread(eight(workshop, workshop.folder("saves/clips")), home / "Movies", 16, in_each=40)
    server = programs.popcorn(filed(home / "data", home / "Movies"))
    server.wait()
    items = json.loads(server.get("/api/v1/movies?limit=200"))["items"]
    played, others = items[0]["files"][0], [f"/movies/{item['id']}" for item in items[1:]]
    alone = median(spent(server, played, 5))
    reloaded, crowd = asyncio.run(among_others(server, played, others, sizes.watchers))
    report.add(
        f"progress save, {sizes.watchers:,} sessions at other titles: patches to them", reloaded, "patches", budget="0", fits=lambda value, _: value == 0,
        note=f"{SAVES} saves")
    report.add(
        "progress save: processor time", crowd * 1000, "ms", reference=alone * 1000, reference_name="with no other session",
        note="a page that reloads without a change shows itself here")
    programs.stop_all()
    workshop.forget(home)


def spent(server, file, count):
    """Seconds of processor for each save, with half a second for what follows from it."""
    taken = []
    for number in range(count):
        before = cpu_seconds(server.pid)
        save(server, file, number)
        time.sleep(0.5)
        taken.append(cpu_seconds(server.pid) - before)
    return taken


def save(server, file, number):
    body = json.dumps({"position": file["duration"] * (0.3 + number / 100), "duration": file["duration"]}).encode()
    request = urllib.request.Request(
        f"{server.url}/api/v1/progress/{file['id']}", data=body, method="PUT", headers={"Content-Type": "application/json", "Origin": server.url})
    with urllib.request.urlopen(request, timeout=30):
        pass


async def among_others(server, file, paths, count):
    """Patches that all of them got together, and the median cost of a save."""
    sessions = await in_turn([
        lambda number=number: Session.open(server.port, paths[number % len(paths)], number) for number in range(count)])
    await asyncio.sleep(3)
    listening = [asyncio.create_task(session.patches()) for session in sessions]
    cost = median(await asyncio.to_thread(spent, server, file, SAVES))
    await asyncio.sleep(1)
    for task in listening:
        task.cancel()
    await asyncio.gather(*listening, return_exceptions=True)
    patches = sum(session.patched for session in sessions)
    await in_turn([session.close for session in sessions], at_once=100)
    return patches, cost
