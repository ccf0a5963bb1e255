"""A command that does not exist is named, with those that do."""

import subprocess

import pytest

from server import BINARY


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
