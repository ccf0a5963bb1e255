"""From the start of the program to its first answer, with a large library."""

from harness.slices import taking_turns


def measure(workshop, report):
    programs, sizes = workshop.programs, workshop.sizes
    data = workshop.seeded(sizes.many_titles)

    def ours():
        return start(programs, lambda: programs.popcorn(data))

    def bare():
        return start(programs, programs.bare)

    ours(), bare()
    report.compare(
        f"start → first answer, {sizes.many_titles:,} titles", taking_turns(ours, bare, sizes.starts), "ms", budget="≤ 100 ms",
        fits=lambda value, _: value <= 100, reference_name="bare Hummingbird", note=f"median of {sizes.starts} starts, warm disk cache")


def start(programs, make):
    server = make()
    taken = server.wait()
    programs.stop(server)
    return taken
