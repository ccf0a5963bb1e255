"""Output that cannot be written, and `explain` for files of a library."""

import json
import shutil
import subprocess

import pytest

from server import BINARY, Server, popcorn


@pytest.fixture
def home(tmp_path, sample):
    clip = next(sample.rglob("*.webm"))
    movies = tmp_path / "movies"
    movies.mkdir()
    shutil.copy(clip, movies / "xyz.webm")
    (movies / "xyz.nfo").write_text("<movie><title>Real Name</title><year>1977</year></movie>")
    data = tmp_path / "data"
    popcorn("library", "add", "Movies", str(movies), data=data)
    popcorn("library", "scan", data=data)
    return data, movies


def test_a_full_disk(home):
    data, _ = home
    for words in (["library", "list", "--json"], ["library", "list"], ["library", "scan", "--json"], ["search", "real", "--json"], ["doctor", "--json"]):
        with open("/dev/full", "w") as full:
            answer = subprocess.run([str(BINARY), *words, "--data-dir", str(data)], stdout=full, stderr=subprocess.PIPE, text=True, timeout=60)
        assert answer.returncode == 74, (words, answer)
        assert answer.stderr.splitlines()[-1] == "The output could not be written: No space left on device.", answer.stderr


def test_nobody_reads():
    command = "yes 'Harbour (1995).mkv' | head -2000 | %s library explain - | head -1" % BINARY
    answer = subprocess.run(["bash", "-c", command + '; echo "${PIPESTATUS[2]}"'], capture_output=True, text=True, timeout=120)
    assert answer.stderr == "" and answer.stdout.splitlines()[-1] == "141"


def test_explain_a_file_of_a_library(home):
    data, movies = home
    for path in ("xyz.webm", str(movies / "xyz.webm")):
        document = json.loads(popcorn("library", "explain", "--json", path, data=data).stdout)
        assert (document["title"], document["year"], document["library"]) == ("Real Name", 1977, "Movies")
        assert {(reason["fact"], reason["from"]) for reason in document["reasons"]} == {("title", "nfo"), ("year", "nfo")}
    text = popcorn("library", "explain", "xyz.webm", "abc.webm", data=data).stdout
    assert "because the title is in the NFO file\n" in text and "(as filed in “Movies”)" in text
    assert text.splitlines()[-1] == "  (by its name alone: no library has this file)"


def test_a_catalogue_damaged_while_it_is_open(home):
    data, _ = home
    server = Server(data).start()
    try:
        server.scanned()
        size = (data / "catalogue.db").stat().st_size
        for name in ("catalogue.db", "catalogue.db-wal"):
            file = data / name
            if file.exists():
                with open(file, "r+b") as damaged:
                    damaged.seek(100)
                    damaged.write(b"\xa5" * max(size, file.stat().st_size))
        server.until(lambda: answer(server, "/movies")[0] == 503, "the damage to be seen")
        status, text = answer(server, "/movies")
        assert status == 503 and "Restart Popcorn" in text and "restore" not in text
        assert answer(server, "/healthz")[0] == 503
        lines = [line for line in (data / "server.log").read_text().splitlines() if "is damaged" in line]
        assert len(lines) == 1 and "catalogue.db is damaged. Restart Popcorn" in lines[0], lines
        doctor = popcorn("doctor", data=data, check=False)
        assert doctor.returncode != 0 and "catalogue.db is damaged. Restart Popcorn" in doctor.stdout + doctor.stderr
    finally:
        server.stop()
    server = Server(data).start()
    try:
        server.until(lambda: [movie["title"] for movie in server.get("/api/v1/movies")["items"]] == ["Real Name"], "the rebuilt list")
    finally:
        server.stop()


def answer(server, path):
    command = ["curl", "-s", "-w", "\n%{http_code}", "-H", "Accept: text/html", server.url + path]
    text, _, status = subprocess.run(command, capture_output=True, text=True, timeout=30).stdout.rpartition("\n")
    return int(status), text


def post(server, body, *headers):
    command = ["curl", "-s", "-o", "/dev/null", "-w", "%{http_code}", "-X", "POST", server.url + "/api/v1/library/scan"]
    command += ["-H", "Content-Type: application/json", "-d", body] if body else []
    return subprocess.run(command, capture_output=True, text=True, timeout=30).stdout


def test_scans_that_are_asked_for(home):
    data, _ = home
    server = Server(data).start()
    try:
        answers = [post(server, body) for body in (None, '{"name": "Movies"}', "{}", '{"name": "Nope"}', "{nonsense", '{"name": 5}')]
        assert answers == ["202", "202", "202", "404", "400", "400"]
    finally:
        server.stop()


def test_a_data_directory_that_does_not_exist_is_empty(tmp_path):
    answer = popcorn("library", "list", data=tmp_path / "none")
    assert "No folders yet" in answer.stdout
