"""Starts the measured programs and their references, on the loopback address only, and stops all of them."""

import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
POPCORN = Path(os.environ.get("POPCORN_BINARY", ROOT / ".build/release/popcorn"))
BENCH = Path(os.environ.get("POPCORN_BENCH_BINARY", ROOT / ".build/release/PopcornBench"))
REFERENCE = Path(__file__).resolve().parent.parent / "reference"

# No settings of the person who runs this, and no scan during a measurement.
ENVIRONMENT = {name: value for name, value in os.environ.items() if not name.startswith("POPCORN_")} | {"POPCORN_SCAN_MINUTES": "0"}


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Server:
    """A running program that answers on a port."""

    def __init__(self, command, port, health, environment=None):
        self.port, self.health = port, health
        self.log = tempfile.TemporaryFile()
        self.begun = time.perf_counter()
        self.process = subprocess.Popen(
            [str(word) for word in command], stdin=subprocess.DEVNULL, stdout=self.log, stderr=self.log, env=environment or ENVIRONMENT)

    @property
    def pid(self):
        return self.process.pid

    @property
    def url(self):
        return f"http://127.0.0.1:{self.port}"

    def wait(self, seconds=120):
        """Until the first answer with 200; how long that took from the start, in milliseconds."""
        request = f"GET {self.health} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nConnection: close\r\n\r\n".encode()
        while time.perf_counter() - self.begun < seconds:
            try:
                with socket.create_connection(("127.0.0.1", self.port), timeout=5) as connection:
                    connection.sendall(request)
                    if connection.recv(64).startswith(b"HTTP/1.1 200"):
                        return (time.perf_counter() - self.begun) * 1000
            except OSError:
                pass
            if self.process.poll() is not None:
                raise RuntimeError(f"{self.process.args[0]} ended: {self.said()}")
            time.sleep(0.001)
        raise RuntimeError(f"{self.process.args[0]} did not answer within {seconds} s")

    def get(self, path):
        with urllib.request.urlopen(self.url + path, timeout=30) as answer:
            return answer.read()

    def length(self, path, encoding):
        """Bytes of the body as they are sent."""
        request = urllib.request.Request(self.url + path, headers={"Accept-Encoding": encoding})
        with urllib.request.urlopen(request, timeout=30) as answer:
            return len(answer.read())

    def said(self):
        self.log.seek(0)
        return self.log.read()[-2000:].decode(errors="replace")

    def stop(self):
        if self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(timeout=10)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait(timeout=10)
        self.log.close()


class Programs:
    """Everything that was started; leaving the block stops what still runs."""

    def __init__(self):
        self._running = []

    def __enter__(self):
        for program in (POPCORN, BENCH):
            if not program.exists():
                raise SystemExit(f"{program} is not built: run `make bench`, or swift build -c release --product {program.name}")
        return self

    def __exit__(self, *_):
        self.stop_all()

    def stop_all(self):
        while self._running:
            self._running.pop().stop()

    def stop(self, server):
        self._running.remove(server)
        server.stop()

    def _start(self, *words, **more):
        server = Server(*words, **more)
        self._running.append(server)
        return server

    def popcorn(self, data, environment=None):
        port = free_port()
        return self._start([POPCORN, "serve", "--port", port, "--no-sample", "--log-level", "warning", *directories(data)], port, "/healthz",
                           environment=environment)

    def bare(self):
        port = free_port()
        return self._start([BENCH, "bare", "--port", port], port, "/healthz", environment=ENVIRONMENT | {"LOG_LEVEL": "critical"})

    def jinja(self, page):
        port = free_port()
        return self._start(
            [sys.executable, "-m", "uvicorn", "--app-dir", REFERENCE, "explore:app", "--port", port, "--loop", "uvloop", "--http", "httptools",
             "--no-access-log", "--log-level", "warning"],
            port, "/", environment=ENVIRONMENT | {"BENCH_PAGE": str(page)})

    def nginx(self, root, folder):
        """Serves `root`; `folder` holds what it writes."""
        port = free_port()
        folder.mkdir(parents=True, exist_ok=True)
        settings = (REFERENCE / "nginx.conf").read_text()
        user = "user root;" if os.geteuid() == 0 else ""
        for name, value in {"USER": user, "FOLDER": folder, "ROOT": root, "PORT": port}.items():
            settings = settings.replace(f"@{name}@", str(value))
        (folder / "nginx.conf").write_text(settings)
        program = shutil.which("nginx", path=os.environ.get("PATH", "") + ":/usr/sbin") or "nginx"
        return self._start([program, "-p", folder, "-e", "stderr", "-c", folder / "nginx.conf"], port, "/ready")


def directories(data):
    return ["--data-dir", str(data), "--cache-dir", str(Path(data) / "cache")]


def popcorn(*words, data, environment=None, **more):
    """One command, to its end."""
    return subprocess.run(
        [str(POPCORN), *words, *directories(data)], env=environment or ENVIRONMENT, stdin=subprocess.DEVNULL, capture_output=True, check=True,
        text=True, timeout=1800, **more)


def bench(*words):
    """The output of the Swift half of the bench."""
    return subprocess.run(
        [str(BENCH), *map(str, words)], env=ENVIRONMENT, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, check=True, text=True, timeout=1800).stdout
