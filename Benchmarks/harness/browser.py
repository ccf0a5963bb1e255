"""Chromium, started anew for each measurement, with the steps of the browser tests."""

import sys
from contextlib import contextmanager

from playwright.sync_api import sync_playwright

from harness.programs import ROOT

sys.path.append(str(ROOT / "EndToEnd"))

from first_frame import clocked, play, play_bare, seek  # noqa: E402

__all__ = ["fresh", "play", "play_bare", "seek"]


@contextmanager
def fresh():
    """A page of a browser that has shown nothing yet."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path="/usr/bin/chromium", args=["--no-sandbox", "--autoplay-policy=no-user-gesture-required", "--mute-audio"])
        try:
            context = browser.new_context(viewport={"width": 1440, "height": 900})
            clocked(context)
            yield context.new_page()
        finally:
            browser.close()
