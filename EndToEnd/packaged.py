"""Renditions in segments that ffmpeg made, in files named as in Popcorn's addresses."""

import subprocess

# The seconds of a segment.
STEP = 2


def ffmpeg(*words):
    subprocess.run(["ffmpeg", "-v", "error", "-y", *map(str, words)], check=True, stdin=subprocess.DEVNULL)


def hls(folder, *words):
    folder.mkdir(parents=True)
    ffmpeg(*words, "-f", "hls", "-hls_time", STEP, "-hls_playlist_type", "vod", "-hls_segment_type", "fmp4", "-hls_fmp4_init_filename",
           "init.mp4", "-hls_segment_filename", folder / "%d.m4s", folder / "index.m3u8")
