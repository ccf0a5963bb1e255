"""A thousand open pages: the memory of each, and the time of an intent."""

import asyncio
import random

from harness.figures import percentile, resident
from harness.report import shown
from harness.sessions import Session, get, in_turn

WARMING = 100


def measure(workshop, report):
    sizes = workshop.sizes
    data = workshop.seeded(sizes.few_titles)
    bare = asyncio.run(of_bare_connections(workshop, data))
    held, taken = asyncio.run(of_live_pages(workshop, data))
    report.add(
        "idle live session", held, "KB", budget="≤ 30 KB", fits=lambda value, _: value <= 30, reference=bare, reference_name="idle HTTP connection",
        note=f"resident memory that {sizes.sessions:,} of them add to a server that has painted {WARMING} pages, divided by their number")
    report.add(
        f"intent → patch, {sizes.sessions:,} live sessions, p99", percentile(taken, 99), "ms", budget="≤ 10 ms", fits=lambda value, _: value <= 10,
        note=f"{sizes.speakers} of them put a movie on the watchlist about once a second, {len(taken)} times in all; p50 {shown(percentile(taken, 50))} ms, "
             "client and server on the same cores")


async def warmed(workshop, data):
    server = workshop.programs.popcorn(data)
    server.wait()
    await in_turn([lambda: get(server.port, "/") for _ in range(WARMING)])
    await asyncio.sleep(2)
    return server, resident(server.pid)


async def of_bare_connections(workshop, data):
    """Kilobytes for each HTTP connection that has asked once and stays open."""
    server, before = await warmed(workshop, data)
    count = workshop.sizes.sessions
    connections = await in_turn([lambda: asked_once(server.port) for _ in range(count)])
    await asyncio.sleep(2)
    held = resident(server.pid) - before
    for _, writer in connections:
        writer.close()
    workshop.programs.stop(server)
    return held * 1024 / count


async def asked_once(port):
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(f"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n\r\n".encode())
    await asyncio.wait_for(reader.readuntil(b"}"), 30)
    return reader, writer


async def of_live_pages(workshop, data):
    """Kilobytes for each live page, and milliseconds of each intent."""
    sizes = workshop.sizes
    server, before = await warmed(workshop, data)
    paths = [f"/movies/local-t{number}" if number < sizes.speakers else "/" for number in range(sizes.sessions)]
    sessions = await in_turn([lambda number=number, path=path: Session.open(server.port, path, number) for number, path in enumerate(paths)])
    await asyncio.sleep(5)
    held = resident(server.pid) - before

    taken = await asyncio.gather(*(speak(session, sizes.rounds) for session in sessions[:sizes.speakers]))
    await in_turn([session.close for session in sessions], at_once=100)
    workshop.programs.stop(server)
    return held * 1024 / len(sessions), [one for each in taken for one in each]


async def speak(session, rounds):
    taken = []
    for number in range(rounds):
        await asyncio.sleep(random.uniform(0.5, 1.5))
        taken.append(await session.intent("setOnWatchlist", [("isOn", "false" if number % 2 else "true")]))
    return taken
