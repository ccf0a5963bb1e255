"""Statistics of samples, and the memory, processor time and children of a process."""

import math
import os
import threading
import time
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
    try:
        for task in Path(f"/proc/{pid}/task").iterdir():
            for child in (task / "children").read_text().split():
                found += family(int(child))
    except (FileNotFoundError, ProcessLookupError):
        # A thread or a process has just ended.
        pass
    return found


def resident(pid):
    """Megabytes in memory, children included."""
    kilobytes = 0
    for one in family(pid):
        for line in Path(f"/proc/{one}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                kilobytes += int(line.split()[1])
    return kilobytes / 1024


class Peak:
    """The most megabytes that a process held while the block was running."""

    def __init__(self, pid):
        self._pid, self._over = pid, threading.Event()
        self.megabytes = resident(pid)
        self._looking = threading.Thread(target=self._look, daemon=True)

    def _look(self):
        while not self._over.wait(0.1):
            self.megabytes = max(self.megabytes, resident(self._pid))

    def __enter__(self):
        self._looking.start()
        return self

    def __exit__(self, *_):
        self._over.set()
        self._looking.join()


def stat(pid):
    """The fields of /proc/PID/stat from the state on, which is the third in proc(5)."""
    return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()


def cpu_seconds(pid):
    """Of user and system together, children included."""
    return sum(int(ticks) for one in family(pid) for ticks in stat(one)[11:13]) / TICKS


def ended_children(pid):
    """A number that grows with each child that has ended: every program needs pages of memory."""
    return sum(map(int, stat(pid)[8:11:2]))


def settled(pid, seconds=60):
    """Waits until a process has had no children for a second: a server that has just started makes pictures and tries encoders."""
    end, alone_since = time.monotonic() + seconds, None
    while time.monotonic() < end:
        if len(family(pid)) > 1:
            alone_since = None
        elif alone_since is None:
            alone_since = time.monotonic()
        elif time.monotonic() - alone_since > 1:
            return
        time.sleep(0.05)
    raise RuntimeError(f"process {pid} has had children for {seconds} s")
