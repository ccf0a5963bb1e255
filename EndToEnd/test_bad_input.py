"""Broken or hostile input gets a clear error message and harms nothing else."""

import os
import shutil
import signal
import socket
import sqlite3
import struct
import subprocess
import time
import urllib.error
import urllib.request
import zlib

import pytest

from server import BINARY, Server, copies, popcorn

HOSTILE = "<script>alert(1)<script> & ‮RTL \n line (1952)"


def png_header(width, height):
    header = b"IHDR" + struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + struct.pack(">I", 13) + header + struct.pack(">I", zlib.crc32(header))


def test_odd_files(clip, tmp_path, page):
    movies = tmp_path / "movies"
    for name in ["Wide (1950)", "Text (1951)", HOSTILE]:
        (movies / name).mkdir(parents=True)
        shutil.copy(clip, movies / name / f"{name}.mp4")
    (movies / "Wide (1950)/poster.png").write_bytes(png_header(20_000, 12_000))
    (movies / "Text (1951)/poster.jpg").write_text("I am no picture")
    (movies / "Text (1951)/movie.nfo").write_bytes(b"<movie><title>&xxe;\xff\x00")
    shutil.copy(clip, os.fsencode(movies) + b"/bad \xff\xfe name (1953).mp4")
    (movies / "Empty (1954).mkv").touch()
    (movies / "Lying (1955).mp4").write_bytes(b"\0\0\0\x01ftyp\x7f" + b"\xff" * 7 + b"junk" * 100)
    (movies / "Away (1956).mp4").symlink_to("/etc/passwd")
    (movies / "loop").symlink_to("..")
    data = tmp_path / "data"
    data.mkdir()
    popcorn("library", "add", "Odd", str(movies), "--kind", "movies", data=data)
    server = Server(data).start()
    server.scanned()

    reasons = {problem["path"]: problem["reason"] for problem in server.get("/api/v1/library/problems")["items"]}
    for path, words in [
        ("Wide (1950)/poster.png", "20000 × 12000"), ("Text (1951)/poster.jpg", "not a picture"), ("Text (1951)/movie.nfo", "not valid XML"),
        ("Empty (1954).mkv", "empty"), ("Lying (1955).mp4", "damaged"), ("Away (1956).mp4", "leads out"), ("loop", "leads out"),
    ]:
        assert words in reasons[path], f"{path}: {reasons.get(path)}"
    paged, place = [], ""
    while place is not None:
        answer = server.get(f"/api/v1/library/problems?limit=2{place and '&after_id=' + place}")
        assert 1 <= len(answer["items"]) <= 2
        paged += answer["items"]
        place = answer["next_after_id"]
    assert [problem["path"] for problem in paged] == list(reasons)
    with pytest.raises(urllib.error.HTTPError, match="400"):
        server.get("/api/v1/library/problems?after_id=nonsense")
    movies = server.get("/api/v1/movies")["items"]
    assert {movie["year"] for movie in movies} >= {1950, 1951, 1952, 1953}
    for movie in movies:
        with urllib.request.urlopen(server.url + movie["poster_url"]) as answer:
            assert answer.status == 200 and answer.headers["content-type"].startswith("image/")
    page.on("dialog", lambda dialog: pytest.fail("A title ran as a script"))
    page.goto(server.url + "/movies")
    assert page.locator("script:not([src])").count() == 0
    assert page.get_by_text("<script>alert(1)<script>").count() > 0
    server.stop()


def test_killed_during_a_scan(clip, tmp_path):
    movies, data = tmp_path / "movies", tmp_path / "data"
    movies.mkdir()
    data.mkdir()
    copies(clip, [movies / f"Movie number {number} ({1930 + number % 90}).mp4" for number in range(1_500)])
    popcorn("library", "add", "Many", str(movies), "--kind", "movies", data=data)
    for pause in (0.2, 0.5, 1.0, 1.5):
        scan = subprocess.Popen([BINARY, "library", "scan", "--data-dir", data, "--cache-dir", data / "cache"],
                                stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        time.sleep(pause)
        scan.send_signal(signal.SIGKILL)
        scan.wait()
    server = Server(data).start()
    server.until(lambda: server.get("/api/v1/library")["items"][0]["titles"] == 1_500, "all movies to be there", seconds=120)
    assert server.get("/api/v1/library/problems")["items"] == []
    server.stop()
    for name in ("popcorn.db", "catalogue.db"):
        database = sqlite3.connect(data / name)
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        database.close()


def refused(*words, data):
    done = popcorn(*words, data=data, check=False, timeout=20)
    assert done.returncode != 0
    return next(line for line in done.stderr.splitlines() if line.startswith("Error: "))


def test_port_in_use(tmp_path):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert f"Port {port} on 127.0.0.1 is already in use" in refused("serve", "--port", str(port), "--no-sample", data=tmp_path)


def test_a_second_server_on_the_same_data(server):
    told = refused("serve", "--port", "0", "--no-sample", data=server.data)
    assert f"process {server.process.pid}" in told and "--data-dir" in told
    assert server.get("/healthz")


def test_data_of_a_newer_version(tmp_path):
    popcorn("library", "list", data=tmp_path)
    database = sqlite3.connect(tmp_path / "popcorn.db")
    database.execute("INSERT INTO grdb_migrations VALUES ('later.1 something')")
    database.commit()
    database.close()
    assert "newer version" in refused("library", "list", data=tmp_path)


def test_damaged_databases(tmp_path):
    popcorn("library", "list", data=tmp_path)
    assert not list(tmp_path.glob("*-wal")), "A command closes its databases before it ends"
    (tmp_path / "catalogue.db").write_bytes(os.urandom(30_000))
    popcorn("library", "list", data=tmp_path)
    assert list(tmp_path.glob("catalogue.db.damaged-*")), "A damaged catalogue is kept under another name and made anew"
    (tmp_path / "popcorn.db").write_bytes(os.urandom(30_000))
    assert "is damaged" in refused("library", "list", data=tmp_path)
    assert len((tmp_path / "popcorn.db").read_bytes()) == 30_000


def changed(path, *statements):
    database = sqlite3.connect(path)
    for statement in statements:
        database.execute(statement)
    database.commit()
    database.close()


def test_lost_data_is_restored_from_a_backup(tmp_path):
    data, movies, copy = tmp_path / "data", tmp_path / "Movies", tmp_path / "copy.db"
    movies.mkdir()
    popcorn("library", "add", "Movies", str(movies), data=data)
    popcorn("backup", str(copy), data=data)
    for harm in [
        lambda path: os.truncate(path, 0),
        lambda path: path.unlink(),
        lambda path: changed(path, "DROP TABLE viewing_progress"),
        lambda path: path.write_bytes(os.urandom(30_000)),
    ]:
        harm(data / "popcorn.db")
        assert "popcorn restore" in refused("library", "list", data=data)
        popcorn("restore", str(copy), data=data)
        assert "Movies" in popcorn("library", "list", data=data).stdout
        assert not list(data.glob("*.db-wal")) and not list(data.glob("*.db-shm"))


def test_a_database_of_another_program(tmp_path):
    changed(tmp_path / "popcorn.db", "CREATE TABLE theirs(x)")
    before = (tmp_path / "popcorn.db").read_bytes()
    assert "another program" in refused("library", "list", data=tmp_path)
    assert (tmp_path / "popcorn.db").read_bytes() == before


def test_a_dropped_table_of_the_catalogue_is_rebuilt(tmp_path):
    popcorn("library", "list", data=tmp_path)
    changed(tmp_path / "catalogue.db", "DROP TABLE movie_identity")
    assert popcorn("search", "anything", data=tmp_path).returncode == 0
    assert list(tmp_path.glob("catalogue.db.damaged-*"))


def test_a_backup_only_replaces_a_backup(tmp_path):
    data, copy, letter = tmp_path / "data", tmp_path / "copy.db", tmp_path / "letter.txt"
    (tmp_path / "Movies").mkdir()
    popcorn("library", "add", "Movies", str(tmp_path / "Movies"), data=data)
    letter.write_text("Dear reader")
    (tmp_path / "link").symlink_to(data / "popcorn.db")
    os.link(data / "popcorn.db", tmp_path / "hard")
    for path in [data / "popcorn.db", data / ".." / "data" / "popcorn.db", tmp_path / "link", tmp_path / "hard",
                 data / "catalogue.db", data / "secret.key", letter, "/dev/null", tmp_path]:
        assert "No backup was written" in refused("backup", str(path), data=data)
    assert "Movies" in popcorn("library", "list", data=data).stdout
    assert letter.read_text() == "Dear reader"
    for _ in range(2):
        popcorn("backup", str(copy), data=data)
    assert copy.stat().st_mode & 0o777 == 0o600


def test_data_is_accessible_only_to_its_owner(tmp_path):
    data = tmp_path / "data"
    popcorn("library", "list", data=data)
    for path in [data, *data.iterdir()]:
        path.chmod(0o755 if path.is_dir() else 0o644)
    popcorn("library", "list", data=data)
    assert data.stat().st_mode & 0o777 == 0o700
    for path in data.rglob("*"):
        if path.is_file():
            assert path.stat().st_mode & 0o777 == 0o600, path


def test_an_interrupted_command_closes_its_databases(clip, tmp_path):
    data, movies = tmp_path / "data", tmp_path / "Movies"
    movies.mkdir()
    copies(clip, [movies / f"Movie {number} (1950).mp4" for number in range(3_000)])
    popcorn("library", "add", "Movies", str(movies), "--kind", "movies", data=data)
    scan = subprocess.Popen([BINARY, "library", "scan", "--data-dir", data, "--cache-dir", data / "cache"],
                            stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    assert "Movies" in scan.stderr.readline()
    scan.send_signal(signal.SIGTERM)
    scan.communicate(timeout=30)
    assert scan.returncode in (0, 128 + signal.SIGTERM)
    assert not list(data.glob("*.db-wal"))
