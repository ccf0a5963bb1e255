"""Runs wrk and reads its figures."""

import json
import subprocess
from pathlib import Path

SCRIPTS = Path(__file__).resolve().parent.parent / "reference"


def wrk(url, script, *words, connections, seconds, headers=None):
    """Answers, bytes and errors within so many seconds."""
    given = [word for name, value in (headers or {}).items() for word in ("-H", f"{name}: {value}")]
    done = subprocess.run(
        ["wrk", *given, f"-t{min(2, connections)}", f"-c{connections}", f"-d{seconds}s", "--timeout", "30s", "-s", str(SCRIPTS / script), url, "--", *map(str, words)],
        stdin=subprocess.DEVNULL, capture_output=True, text=True, check=True, timeout=seconds + 60)
    return json.loads(done.stdout.strip().splitlines()[-1])
