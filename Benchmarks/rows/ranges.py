"""Pieces of one large movie for one, some and many readers, compared with nginx and sendfile; and slow readers."""

import asyncio
import json
import os
import random
import sys
import time
from urllib.parse import quote

from harness.figures import cpu_seconds, resident
from harness.slices import taking_turns
from harness.wrk import wrk
from rows.clips import eight, filed

SPAN = 4 << 20
READERS = (1, 16, 64)
# Bytes a second of a slow reader.
PACE = 1_000_000


def measure(workshop, report):
    programs, sizes = workshop.programs, workshop.sizes
    home = workshop.folder("ranges")
    movie = large_movie(workshop, home, sizes.ranged_bytes)
    ours = programs.popcorn(filed(home / "data", movie.parent))
    ours.wait()
    url = ours.url + json.loads(ours.get("/api/v1/movies"))["items"][0]["files"][0]["url"]
    theirs = programs.nginx(movie.parent, home / "nginx")
    theirs.wait()
    servers = {"popcorn": (ours, url), "nginx": (theirs, theirs.url + "/" + quote(movie.name))}
    length = movie.stat().st_size
    lists = {name: listed(home / f"{name}.txt", address, length) for name, (_, address) in servers.items()}
    with open(movie, "rb") as file:
        while file.read(SPAN):
            pass
    for readers in READERS:
        add_throughput(report, readers, compared(servers, lists, readers, sizes))
    slow = {name: asyncio.run(slow_reading(server, address, length, sizes.slow_readers)) for name, (server, address) in servers.items()}
    (peak, pace, before), (reference, _, _) = slow["popcorn"], slow["nginx"]
    report.add(
        f"{sizes.slow_readers} slow readers, resident memory", peak, "MB", budget="≤ 60 MB", fits=lambda value, _: value <= 60, reference=reference,
        reference_name="nginx", note=f"{before:.0f} MB of it before they came; they got {pace / 1e6:.2f} MB/s each of the 1 MB/s they wanted")
    programs.stop_all()
    workshop.forget(home)


def large_movie(workshop, home, size):
    """A short movie, followed by a box of noise that fills it up to the size."""
    clip = eight(workshop, workshop.folder("ranges/clips"))[0].read_bytes()
    path = workshop.folder("ranges/Movies") / "Long Road (1999).mp4"
    noise = os.urandom(SPAN)
    left = size - len(clip)
    with open(path, "wb") as file:
        file.write(clip + (1).to_bytes(4, "big") + b"free" + left.to_bytes(8, "big"))
        left -= 16
        while left:
            left -= file.write(noise[:left])
    return path


def compared(servers, lists, readers, sizes):
    """Gigabytes a second, and seconds of processor for a gigabyte."""
    ours, theirs = (lambda name=name: throughput(servers[name][0], lists[name], name, readers, sizes.slice) for name in ("popcorn", "nginx"))
    return taking_turns(ours, theirs, sizes.slices)


def listed(path, url, length):
    """Writes a list of pieces from random places, the same ones for each server."""
    dice = random.Random(1)
    firsts = [dice.randrange(length - SPAN) for _ in range(1000)]
    path.write_text("".join(f"/{url.split('/', 3)[3]} {first}-{first + SPAN - 1}\n" for first in firsts))
    return path


def throughput(server, pieces, name, readers, seconds):
    before = cpu_seconds(server.pid)
    done = wrk(server.url, "requests.lua", pieces, 0, connections=readers, seconds=seconds)
    gigabytes = done["bytes"] / 1e9
    if done["errors"] or not done["requests"] or done["bytes"] < 0.9 * SPAN * done["requests"]:
        raise RuntimeError(f"{name} did not answer with its ranges: {done}")
    return {"pace": gigabytes / done["seconds"], "cost": (cpu_seconds(server.pid) - before) / gigabytes}


def add_throughput(report, readers, told):
    who = "1 reader" if readers == 1 else f"{readers} readers"
    report.compare(
        f"4 MiB ranges, {who}", told["pace"], "GB/s", budget="≥ 0.9 × nginx", fits=lambda _, ratio: ratio >= 0.9, reference_name="nginx sendfile")
    report.compare(
        f"4 MiB ranges, {who}: processor", told["cost"], "s/GB", budget="≤ 1.5 × nginx", fits=lambda _, ratio: ratio <= 1.5,
        reference_name="nginx sendfile")


async def slow_reading(server, url, size, count):
    """The most megabytes that the server held while they read, what each reader got a second, and what it held before."""
    before = resident(server.pid)
    peak, end = before, time.monotonic() + 8
    path = "/" + url.split("/", 3)[3]
    dice = random.Random(1)
    reading = [asyncio.create_task(slow_reader(server.port, path, dice.randrange(size // 2), end)) for _ in range(count)]
    while time.monotonic() < end:
        await asyncio.sleep(0.25)
        peak = max(peak, resident(server.pid))
    got = await asyncio.gather(*reading)
    print(f"  slow readers: {sum(got) / 1e6:.0f} MB in all", file=sys.stderr)
    return peak, sum(got) / count / 8, before


async def slow_reader(port, path, first, end):
    """Bytes that it got until the end, asking for the rest of the movie and taking a tenth of its pace ten times a second."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=32_768)
    writer.write(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nRange: bytes={first}-\r\n\r\n".encode())
    got, begun = 0, time.monotonic()
    while (now := time.monotonic()) < end:
        allowed = (now - begun) * PACE - got
        if allowed < PACE / 10:
            await asyncio.sleep((PACE / 10 - allowed) / PACE)
            continue
        while allowed > 0 and time.monotonic() < end:
            try:
                piece = await asyncio.wait_for(reader.read(min(65_536, int(allowed) + 1)), end - time.monotonic() + 1)
            except TimeoutError:
                break
            if not piece:
                raise RuntimeError(f"{path} ended early")
            got += len(piece)
            allowed -= len(piece)
    writer.transport.abort()
    return got
