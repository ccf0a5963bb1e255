"""A command that does not exist is named, with those that do."""

import subprocess

import pytest

from server import BINARY, popcorn


def run(*words):
    return subprocess.run([str(BINARY), *words], capture_output=True, text=True, timeout=60, stdin=subprocess.DEVNULL)


@pytest.mark.parametrize("words, known", [
    (["nonsense"], ["serve", "library", "search", "doctor"]), (["nonsense", "--port", "0"], ["serve", "library"]),
    (["library", "nonsense"], ["add", "scan", "explain"]), (["help", "nonsense"], ["serve"]), (["\u001b[31mred"], ["serve"]),
])
def test_unknown(words, known):
    answer = run(*words)
    assert answer.returncode == 64 and answer.stdout == ""
    first, *rest = answer.stderr.splitlines()
    name = next(word for word in words if word not in ("library", "help")).replace("\u001b", "\ufffd")
    assert first == f"There is no command “{' '.join(['popcorn'] + [word for word in words[:1] if word == 'library'] + [name])}”."
    assert all(any(line.split()[:1] == [command] for line in rest) for command in known), answer.stderr
    assert "--library" not in answer.stderr


@pytest.mark.parametrize("words", [["--help"], ["help"], ["help", "library"], ["library", "--help"], ["help", "library", "scan"], ["--version"]])
def test_help(words):
    assert run(*words).returncode == 0


def test_names_cannot_rewrite_a_line():
    assert run("library", "explain", "Good\rBad\u001b[1A\u009b2K.mkv").stdout.splitlines()[0] == "Good\ufffdBad\ufffd[1A\ufffd2K.mkv"


def test_other_mistakes_keep_their_words():
    answer = run("serve", "nonsense")
    assert answer.returncode == 64 and "nonsense" in answer.stderr and "popcorn serve" in answer.stderr


def test_counts_agree_with_their_nouns(tmp_path):
    movies = tmp_path / "movies"
    movies.mkdir()
    (movies / "Empty (2000).mp4").touch()
    popcorn("library", "add", "Movies", str(movies), data=tmp_path / "data")
    assert ": 1 file on the disk, 0 new, 0 changed, 0 moved, 0 missing, 1 problem, in " in popcorn("library", "scan", data=tmp_path / "data").stdout
    for number in range(1, 1_000):
        (movies / f"Empty {number} (2000).mp4").touch()
    assert " 0 missing, 1,000 problems, in " in popcorn("library", "scan", data=tmp_path / "data").stdout
    assert "\t0 titles, 0 files, 1,000 problems\t" in popcorn("library", "list", data=tmp_path / "data").stdout
