"""Sizes, folders and the filled libraries that several rows share."""

import json
import shutil
import subprocess
import sys
from dataclasses import dataclass

from harness.programs import bench


@dataclass
class Sizes:
    scanned: int = 400
    probed: int = 60
    unchanged: int = 50_000
    changing: int = 20_000
    many_titles: int = 1_000_000
    some_titles: int = 100_000
    few_titles: int = 10_000
    sessions: int = 1_000
    speakers: int = 50
    rounds: int = 20
    ranged_bytes: int = 2 << 30
    slow_readers: int = 200
    seconds: int = 5
    slices: int = 10
    slice: int = 1
    starts: int = 9
    listed: int = 1_000
    watchers: int = 1_000
    renders: int = 2_000
    loops: int = 24
    viewers: int = 200
    launches: int = 5
    encodes: int = 7

    @staticmethod
    def quick():
        return Sizes(
            scanned=48, probed=8, unchanged=1_000, changing=400, many_titles=20_000, some_titles=5_000, few_titles=2_000, sessions=100, speakers=10, rounds=4,
            ranged_bytes=256 << 20, slow_readers=20, seconds=1, slices=3, starts=3,
            listed=100, watchers=60, renders=300, loops=8, viewers=50, launches=1, encodes=2)


class Workshop:
    """A temporary directory that the bench removes at its end."""

    def __init__(self, root, programs, sizes):
        self.root, self.programs, self.sizes = root, programs, sizes
        self._seeded, self._made = {}, {}

    def folder(self, name):
        path = self.root / name
        path.mkdir(parents=True)
        return path

    def seeded(self, count):
        """A data directory with so many invented movies, made once for all rows."""
        if count not in self._seeded:
            path = self.folder(f"seeded-{count}")
            told = json.loads(bench("seed", path, count))
            print(f"  {count:,} movies filed in {told['seconds']:.0f} s", file=sys.stderr)
            self._seeded[count] = path
        return self._seeded[count]

    def searchable(self, count):
        """A data directory whose search index holds so many invented movies."""
        path = self.folder(f"searchable-{count}")
        told = json.loads(bench("seed", path, count, "--search"))
        print(f"  {count:,} movies indexed in {told['seconds']:.0f} s", file=sys.stderr)
        return path

    def once(self, name, make):
        """What `make` answers for a new folder of this name; made once for all rows."""
        if name not in self._made:
            self._made[name] = make(self.folder(name))
        return self._made[name]

    @staticmethod
    def forget(path):
        shutil.rmtree(path, ignore_errors=True)

    @staticmethod
    def ffmpeg(*words):
        subprocess.run(["ffmpeg", "-nostdin", "-v", "error", "-y", *map(str, words)], check=True, timeout=300)
