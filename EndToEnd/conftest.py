"""One server for all tests, one browser, a fresh page for each."""

import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright

from server import LONG_LIST, OUT, Server, copies, lettered, popcorn, running, sample_library
from streams import children

PHONE, DESKTOP, TELEVISION = (390, 844), (1440, 900), (1920, 1080)
# Seconds that a test may take with its fixtures. Some calls of the browser's driver wait without a limit.
LONGEST = 300


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item):
    """Ends the browser of a test that does not end: what waits for it fails, and the next test gets another."""
    alarm = threading.Timer(LONGEST, give_up, [item.nodeid])
    alarm.daemon = True
    alarm.start()
    try:
        return (yield)
    finally:
        alarm.cancel()


def give_up(test):
    print(f"{test} has taken {LONGEST} s; its browser is ended.", file=sys.stderr)
    for process in children(os.getpid()):
        try:
            if Path(f"/proc/{process}/comm").read_text().strip() == "chromium":
                os.kill(process, signal.SIGKILL)
        except OSError:
            # It ended with another one.
            pass


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item, call):
    """Says of a failed test what its pages showed and what its servers wrote last."""
    report = yield
    if report.when == "call" and report.failed:
        opened = item.funcargs.get("browser")
        for page in [page for context in opened.contexts for page in context.pages] if opened else []:
            report.sections.append((f"The page {page.url}", shown(page)))
        for server in [one for one in item.funcargs.values() if isinstance(one, Server)]:
            report.sections.append((f"The server at {server.url}", server.written()))
    return report


def shown(page):
    try:
        page.screenshot(path=OUT / f"failed-{time.time_ns()}.png", timeout=5_000)
        state = page.evaluate("[document.documentElement.className, window.popcorn?.isLive, document.activeElement.outerHTML.slice(0, 200)]")
        return f"{state}\n{page.locator('body').inner_text(timeout=5_000)[:3_000]}"
    except Exception as error:
        return f"could not be read: {error}"


@pytest.fixture(scope="session")
def sample():
    return sample_library()


def with_sample(data, sample):
    """A server, not yet started, with the sample library."""
    popcorn("library", "add", "Movies", str(sample / "Movies"), "--kind", "movies", data=data)
    popcorn("library", "add", "Series", str(sample / "Series"), "--kind", "series", data=data)
    return Server(data)


@pytest.fixture(scope="session")
def server(sample, tmp_path_factory):
    server = with_sample(tmp_path_factory.mktemp("server"), sample).start()
    server.scanned()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def unconverting(sample, tmp_path_factory):
    """A server that finds no ffmpeg, and so cannot play everything."""
    server = with_sample(tmp_path_factory.mktemp("unconverting"), sample)
    server.environment["PATH"] = "/nonexistent"
    server.start()
    server.scanned()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def clip(tmp_path_factory):
    """A movie of two seconds."""
    path = tmp_path_factory.mktemp("clip") / "clip.mp4"
    subprocess.run(["ffmpeg", "-v", "error", "-f", "lavfi", "-i", "color=s=64x64:r=10:d=2", "-c:v", "libx264", "-preset", "ultrafast", path],
                   check=True, stdin=subprocess.DEVNULL)
    return path


@pytest.fixture(scope="session")
def long(clip, tmp_path_factory):
    """A server with a long list of movies."""
    root = tmp_path_factory.mktemp("long")
    copies(clip, [root / "Movies" / f"{name} (1990).mp4" for name in lettered(LONG_LIST)])
    yield from running(root, "Movies", "movies")


@pytest.fixture
def own_server(sample, tmp_path):
    """For tests that restart the server or change its data."""
    server = with_sample(tmp_path, sample).start()
    server.scanned()
    yield server
    if server.process.poll() is None:
        server.stop()


class Browsers:
    """The browser of all tests, and another one when it has ended."""

    def __init__(self, playwright):
        self.playwright, self.last = playwright, None

    def current(self):
        if self.last is None or not self.last.is_connected():
            self.last = self.playwright.chromium.launch(
                executable_path="/usr/bin/chromium",
                args=["--no-sandbox", "--autoplay-policy=no-user-gesture-required", "--mute-audio"])
        return self.last


@pytest.fixture(scope="session")
def browsers():
    with sync_playwright() as playwright:
        browsers = Browsers(playwright)
        yield browsers
        browsers.current().close()


@pytest.fixture
def browser(browsers):
    return browsers.current()


@pytest.fixture
def context(browser):
    context = browser.new_context(viewport={"width": DESKTOP[0], "height": DESKTOP[1]})
    yield context
    context.close()


@pytest.fixture
def page(context):
    page = context.new_page()
    page.faults = []
    page.on("pageerror", lambda error: page.faults.append(str(error)))
    yield page
    assert page.faults == [], "The browser's modules failed"


@pytest.fixture(scope="session")
def shots():
    folder = OUT / "screenshots"
    folder.mkdir(parents=True, exist_ok=True)
    return folder
