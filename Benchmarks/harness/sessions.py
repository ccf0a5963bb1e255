"""Live sessions as live.js opens them: the page with its token, then the socket that adopts it."""

import asyncio
import json
import re
import secrets
import time

from websockets.asyncio.client import connect

# The server takes so many sockets from one address, and this machine has many addresses.
PER_ADDRESS = 50


def address(number):
    return f"127.0.0.{2 + number // PER_ADDRESS}"


async def get(port, path, source="127.0.0.1"):
    """A page, by a connection of its own, as a browser without cookies asks for it."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(source, 0))
    try:
        writer.write(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\n\r\n".encode())
        answer = await asyncio.wait_for(reader.read(-1), 30)
    finally:
        writer.close()
    if not answer.startswith(b"HTTP/1.1 200"):
        raise RuntimeError(f"{path}: {answer[:200]!r}")
    return answer.decode()


def meta(page, name):
    found = re.search(rf'<meta name="{name}" content="([^"]*)"', page)
    return found[1] if found else ""


class Session:
    """One open page."""

    def __init__(self, socket, screen):
        self._socket, self._screen, self._number = socket, screen, 0
        self.patched = 0

    @staticmethod
    async def open(port, path, number):
        source = address(number)
        page = await get(port, path, source)
        token = meta(page, "live")
        if not token:
            raise RuntimeError(f"{path} came without a token: its store was not kept")
        socket = await connect(
            f"ws://127.0.0.1:{port}/live", origin=f"http://127.0.0.1:{port}", compression=None, ping_interval=None, close_timeout=2,
            local_addr=(source, 0))
        join = {"t": "join", "k": token, "b": secrets.token_hex(4), "r": 0, "u": path, "a": meta(page, "assets")}
        await socket.send(json.dumps(join))
        screen = re.search(r'data-screen="([^"]*)"', page)
        session = Session(socket, screen[1] if screen else "")
        first = await session._frame(0)
        if "m\x1flive\x1f" in first:
            raise RuntimeError(f"{path} was rendered anew: the socket did not adopt its page")
        return session

    async def intent(self, name, fields=()):
        """Milliseconds from the intent to the frame that knows of it and changes the page."""
        self._number += 1
        begun = time.perf_counter()
        await self._socket.send(json.dumps({"t": "i", "n": name, "f": list(fields), "c": self._screen, "s": self._number}))
        while not re.search("(^|\x1e)[mixo]\x1f", await self._frame(self._number)):
            pass
        return (time.perf_counter() - begun) * 1000

    async def _frame(self, number):
        """The next frame that knows of the intent of this number."""
        while True:
            frame = await asyncio.wait_for(self._socket.recv(), 30)
            for record in frame.split("\x1e"):
                fields = record.split("\x1f")
                if fields[0] == "c" and int(fields[2]) >= number:
                    return frame

    async def patches(self):
        """Counts the frames that change the page, until it is cancelled."""
        while True:
            if re.search("(^|\x1e)[mixo]\x1f", await self._socket.recv()):
                self.patched += 1

    async def close(self):
        await self._socket.close()


async def in_turn(makers, at_once=8):
    """Runs many small works, some at once, and answers their results in order."""
    gate = asyncio.Semaphore(at_once)

    async def one(make):
        async with gate:
            return await make()

    return await asyncio.gather(*(one(make) for make in makers))
