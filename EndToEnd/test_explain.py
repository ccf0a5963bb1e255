"""`popcorn library explain` reads names alone: no server, no data directory, no file."""

import json
import subprocess

from server import BINARY


def explain(*words, text=None):
    return subprocess.run([str(BINARY), "library", "explain", *words], input=text, capture_output=True, text=True, check=True, timeout=60).stdout


def test_one_document_for_each_path():
    paths = ["Harbour (1995)/Harbour.1995.Directors.Cut.1080p.mkv", "Harbour/Season 2/Harbour - 02x05 - Rope.mkv", "\u202e [", "x" * 255]
    documents = [json.loads(line) for line in explain("--json", "-", text="\n".join(paths) + "\n").splitlines()]
    assert [document["path"] for document in documents] == paths
    movie, episode, *_ = documents
    assert (movie["kind"], movie["title"], movie["year"], movie["edition"], movie["season"]) == ("movies", "Harbour", 1995, "Director's Cut", None)
    assert (episode["kind"], episode["series_title"], episode["season"], episode["episodes"]) == ("series", "Harbour", 2, [5, 5])
    assert episode["episode_title"] == "Rope"
    assert {"title", "year", "edition"} <= {reason["fact"] for reason in movie["reasons"]}
    assert all(reason["text"] and reason["from"] in ("file", "folder") for reason in movie["reasons"] + episode["reasons"])


def test_reasons_in_words():
    text = explain("--kind", "series", "Harbour/Season 2/03.mkv", "Harbour.S02E01.1080p-GRP/9f8a.mkv")
    assert "season: 2" in text and "episode: 3" in text and "because the season is in the name of the season’s folder\n" in text
    assert text.count("series: Harbour") == 2
