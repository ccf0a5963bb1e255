"""SIGTERM always stops the server within five seconds with exit code 0; a crash ends it immediately."""

import os
import signal
import socket
import struct
import subprocess
import time

import pytest

from server import BINARY, Server, popcorn

# The promise is five seconds; the rest is room for a machine that does other work.
LONGEST = 10


def library(tmp_path, fill):
    movies, data = tmp_path / "movies", tmp_path / "data"
    movies.mkdir()
    data.mkdir()
    fill(movies)
    popcorn("library", "add", "Movies", str(movies), "--kind", "movies", data=data)
    return Server(data)


def connection(server, request):
    client = socket.create_connection(("127.0.0.1", server.port))
    client.sendall(request.encode())
    return client


def live_socket(server):
    return connection(server, f"GET /live HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nOrigin: {server.url}\r\nConnection: Upgrade\r\n"
                      "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n")


def ends_well(server, kind=signal.SIGTERM):
    assert server.stop(kind) < LONGEST
    log = (server.data / "server.log").read_text()
    assert server.process.returncode == 0, log
    assert "Fatal" not in log and "longer than allowed" not in log


@pytest.mark.parametrize("kind", [signal.SIGTERM, signal.SIGINT])
def test_with_readers_and_sockets(clip, tmp_path, kind):
    def fill(movies):
        padding = 60_000_000
        (movies / "Long (1950).mp4").write_bytes(clip.read_bytes() + struct.pack(">I", padding) + b"free" + bytes(padding - 8))

    server = library(tmp_path, fill).start()
    server.scanned()
    address = server.get("/api/v1/movies")["items"][0]["files"][0]["url"]
    clients = [live_socket(server) for _ in range(50)]
    for _ in range(5):
        clients.append(connection(server, f"GET {address} HTTP/1.1\r\nHost: localhost\r\n\r\n"))
    clients += [connection(server, "GET / HTTP/1.1\r\nHost:"), connection(server, "")]
    for client in clients[:55]:
        assert client.recv(20).startswith(b"HTTP/1.1 ")
    ends_well(server, kind)


def test_during_a_scan(clip, tmp_path):
    def fill(movies):
        for number in range(5000):
            os.link(clip, movies / f"Movie {number} (1950).mp4") if os.stat(clip).st_dev == os.stat(movies).st_dev else \
                (movies / f"Movie {number} (1950).mp4").write_bytes(clip.read_bytes())

    server = library(tmp_path, fill)
    for moment in [0, 0.3, 1]:
        server.start()
        time.sleep(moment)
        ends_well(server)


def test_during_the_start(tmp_path):
    for milliseconds in range(20, 420, 40):
        data = tmp_path / f"data-{milliseconds}"
        data.mkdir()
        command = [str(BINARY), "serve", "--port", "0", "--data-dir", str(data), "--cache-dir", str(data / "cache"), "--no-sample"]
        with open(data / "log", "wb") as log:
            process = subprocess.Popen(command, stdout=log, stderr=log, stdin=subprocess.DEVNULL)
            time.sleep(milliseconds / 1000)
            process.send_signal(signal.SIGTERM)
            code = process.wait(timeout=LONGEST)
        # While the system is loading the program, no handler is installed yet.
        loading = code == -signal.SIGTERM and (data / "log").read_bytes() == b"" and not (data / "popcorn.db").exists()
        assert code == 0 or loading, (milliseconds, (data / "log").read_text())


def test_a_second_signal_stops_it_immediately(clip, tmp_path):
    server = library(tmp_path, lambda movies: None).start()
    clients = [connection(server, "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\n") for _ in range(3)]
    time.sleep(0.3)
    server.process.send_signal(signal.SIGTERM)
    time.sleep(0.3)
    assert server.stop() < 3, "without the second signal it takes 4.2 s"
    assert server.process.returncode == 0 and clients


def test_a_crash_ends_it_immediately(tmp_path):
    server = library(tmp_path, lambda movies: None).start()
    assert server.stop(signal.SIGSEGV) < 10, "the default backtrace takes 26 s and more"
    assert server.process.returncode == -signal.SIGSEGV


def test_limits_too_low_are_reported(tmp_path):
    server = library(tmp_path, lambda movies: None)
    process = subprocess.Popen(
        ["sh", "-c", 'ulimit -n 200; exec "$0" "$@"', str(BINARY), "serve", "--port", "0", "--data-dir", str(server.data), "--no-sample"],
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    lines = []
    for line in process.stdout:
        lines.append(line)
        if "http://" in line:
            break
    process.terminate()
    assert process.wait(timeout=LONGEST) == 0
    assert any("ulimit -n" in line for line in lines), lines
