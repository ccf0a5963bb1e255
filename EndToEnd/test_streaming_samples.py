"""Players of playlists read every sample movie: each picture, each sound, and the whole."""

import re

import pytest

from comparing import complaints_about, probe
from playlists import Master


@pytest.fixture
def files(server):
    found = server.files()
    assert len(found) >= 12, "The sample library has ten movies and two episodes"
    return found


def test_every_rendition_is_read_without_a_complaint(server, files):
    """Of the qualities that are converted, the lowest: the others differ in nothing but their size, and take minutes."""
    for title, file in files:
        addresses = Master.read(server.url + file["hls_url"]).addresses()
        wanted = [address for address in addresses if not re.search(r"/video-\d+/", address) or "/video-240/" in address]
        assert len(wanted) > 1, title
        for address in wanted:
            assert complaints_about(address) == "", f"{title}: {address}"


def test_the_whole_has_the_length_of_the_movie(server, files):
    for title, file in files:
        found = probe(server.url + file["hls_url"])
        assert abs(float(found["format"]["duration"]) - file["duration"]) < 1, title
        assert {stream["codec_type"] for stream in found["streams"]} >= {"video", "audio"}, title
