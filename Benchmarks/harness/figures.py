"""Statistics of samples, and the memory and processor time of a process."""

import math
import os
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")


def percentile(samples, share):
    """The nearest rank."""
    ordered = sorted(samples)
    return ordered[max(0, math.ceil(share / 100 * len(ordered)) - 1)]


def median(samples):
    return percentile(samples, 50)


def family(pid):
    """A process and its children: nginx works in children."""
    found = [pid]
    for task in Path(f"/proc/{pid}/task").iterdir():
        for child in (task / "children").read_text().split():
            found += family(int(child))
    return found


def resident(pid):
    """Megabytes in memory, children included."""
    kilobytes = 0
    for one in family(pid):
        for line in Path(f"/proc/{one}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                kilobytes += int(line.split()[1])
    return kilobytes / 1024


def cpu_seconds(pid):
    """Of user and system together, children included."""
    ticks = 0
    for one in family(pid):
        fields = Path(f"/proc/{one}/stat").read_text().rsplit(")", 1)[1].split()
        ticks += int(fields[11]) + int(fields[12])
    return ticks / TICKS
