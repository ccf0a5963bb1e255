"""Many viewers of segments that the server makes, compared with the same segments ready on a disk and sent by nginx."""

import random

from harness.figures import Peak, cpu_seconds, resident, settled
from harness.report import shown
from harness.slices import taking_turns
from harness.streams import Viewer, opened
from harness.wrk import wrk
from rows.clips import filed, long_movies


def measure(workshop, report):
    programs, sizes = workshop.programs, workshop.sizes
    home, movies = workshop.folder("viewers"), long_movies(workshop)
    server = programs.popcorn(filed(home / "data", movies["MP4"].parent))
    server.wait()
    settled(server.pid)
    before = resident(server.pid)
    ready = workshop.folder("viewers/ready")
    average, pause = prepare(server, ready, home)
    nginx = programs.nginx(ready, home / "nginx")
    nginx.wait()
    who = f"{sizes.viewers} viewers of remuxed segments"
    servers = {"popcorn": (server, home / "popcorn.txt"), "nginx": (nginx, home / "nginx.txt")}
    held = {"popcorn": 0.0, "nginx": 0.0}

    def asked(name, seconds, pause=0):
        program, paths = servers[name]
        spent = cpu_seconds(program.pid)
        with Peak(program.pid) as peak:
            done = wrk(program.url, "requests.lua", paths, pause, connections=sizes.viewers, seconds=seconds)
        held[name] = max(held[name], peak.megabytes)
        if done["errors"] or not done["requests"]:
            raise RuntimeError(f"{name} did not answer with its segments: {done}")
        return {"pace": done["requests"] / done["seconds"], "p99": done["p99"], "cost": (cpu_seconds(program.pid) - spent) / (done["bytes"] / 1e9)}

    # Answers that are on their way when the time is over are not counted, so a slice is many times as long as an answer takes.
    told = taking_turns(lambda: asked("popcorn", 3 * sizes.slice), lambda: asked("nginx", 3 * sizes.slice), sizes.slices)
    reference = "the same segments from nginx"
    report.compare(
        who, told["pace"], "segments/s", reference_name=reference, note=f"each asks for a random one again and again, {average / 1e6:.1f} MB on average; "
        f"as many as {shown(told['pace'].ours * pause / 1000)} viewers watch")
    report.compare(f"{who}: p99", told["p99"], "ms", reference_name=reference)
    report.compare(f"{who}: processor", told["cost"], "s/GB", reference_name=reference)
    report.add(
        f"{who}: resident memory", held["popcorn"], "MB", reference=held["nginx"], reference_name=reference, note=f"{before:.0f} MB of it before they came")
    told = taking_turns(
        lambda: asked("popcorn", 3 * sizes.seconds, pause), lambda: asked("nginx", 3 * sizes.seconds, pause), 1 if sizes.slices < 5 else 3)
    report.compare(
        f"{who}, as they watch: p99", told["p99"], "ms", reference_name=reference, note=f"each asks for one every {pause / 1000:.1f} s on average")
    programs.stop_all()
    workshop.forget(home)


def prepare(server, ready, home):
    """Writes the pictures of the movies as files, and the lists of their addresses; answers the average bytes and milliseconds of one."""
    viewer = Viewer(server)
    segments = [segment for stream in opened(viewer).values() for segment in stream.pictures]
    random.Random(1).shuffle(segments)
    sizes = [(ready / f"{number}.m4s").write_bytes(viewer.get(segment.path)) for number, segment in enumerate(segments)]
    viewer.close()
    (home / "popcorn.txt").write_text("".join(f"{segment.path}\n" for segment in segments))
    (home / "nginx.txt").write_text("".join(f"/{number}.m4s\n" for number in range(len(segments))))
    return sum(sizes) / len(sizes), 1000 * sum(segment.duration for segment in segments) / len(segments)
