"""From the start of the program to its first answer, with a large library."""

from harness.figures import median


def measure(workshop, report):
    data = workshop.seeded(workshop.sizes.many_titles)
    ours = start(workshop, lambda: workshop.programs.popcorn(data))
    bare = start(workshop, workshop.programs.bare)
    report.add(
        f"start → first answer, {workshop.sizes.many_titles:,} titles", ours, "ms", budget="≤ 100 ms", fits=lambda value, _: value <= 100,
        reference=bare, reference_name="bare Hummingbird", note=f"median of {workshop.sizes.starts} starts, warm disk cache")


def start(workshop, make):
    taken = []
    for _ in range(workshop.sizes.starts + 1):
        server = make()
        taken.append(server.wait())
        workshop.programs.stop(server)
    return median(taken[1:])
