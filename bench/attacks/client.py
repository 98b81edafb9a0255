"""What attackers and honest players speak: HTTP and sockets, each from an address of its own on this computer."""

import asyncio
import json
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

PATIENCE = 60.0


class Line:
    """One connection for one request after another; it is opened again where the hall has closed it."""

    def __init__(self, port: int, address: str, token: str = "") -> None:
        self.port, self.address, self.token = port, address, token
        self.reader: asyncio.StreamReader | None = None
        self.writer: asyncio.StreamWriter | None = None
        self.used = False  # it has answered before

    async def ask(self, verb: str, path: str, body: Any = None) -> tuple[int, Any]:
        """Return the status and the answer as JSON; None for anything else, and status 0 if the line was cut."""
        data = body if isinstance(body, bytes) else b"" if body is None else json.dumps(body).encode()
        return await self.raw(head(verb, path, self.token, len(data)) + data)

    async def raw(self, data: bytes) -> tuple[int, Any]:
        try:
            async with asyncio.timeout(PATIENCE):
                writer = await self.open()
                writer.write(data)
                await writer.drain()
                return await self.answer()
        except (OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError, TimeoutError):
            kept, self.used = self.used, False
            self.close()
            return await self.raw(data) if kept else (0, None)  # the hall closes lines that were idle for long

    async def open(self) -> asyncio.StreamWriter:
        if self.writer is None:
            self.used = False
            self.reader, self.writer = await asyncio.open_connection(
                "127.0.0.1", self.port, local_addr=(self.address, 0))
        return self.writer

    async def answer(self) -> tuple[int, Any]:
        assert self.reader is not None
        told = (await self.reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower()
        self.used = True
        length = re.search(r"content-length: (\d+)", told)
        text = await self.reader.readexactly(int(length[1]) if length else 0)
        if not length or "connection: close" in told:
            self.close()
        try:
            return int(told.split()[1]), json.loads(text)
        except ValueError:
            return int(told.split()[1]), None

    def close(self) -> None:
        if self.writer is not None:
            self.writer.close()
        self.writer = None


def choices(table: dict[str, Any]) -> list[Any]:
    """Return what this seat may play now; older halls say it by another name."""
    ask = table["ask"] or {}
    return ask.get("legal") or ask.get("options") or []


def head(verb: str, path: str, token: str = "", length: int = 0) -> bytes:
    signed = f"authorization: Bearer {token}\r\n" if token else ""
    return (f"{verb} {path} HTTP/1.1\r\nhost: 127.0.0.1\r\n{signed}content-type: application/json\r\n"
            f"content-length: {length}\r\n\r\n").encode()


async def guest(port: int, address: str, name: str) -> Line:
    """Return the line of a new guest; where the hall lets no more in, it is a stranger's."""
    line = Line(port, address)
    _, told = await line.ask("PUT", "/api/identity", {"name": name})
    line.token = (told or {}).get("token", "")
    return line


@asynccontextmanager
async def seat(line: Line, table: str) -> AsyncIterator[ClientConnection]:
    """Open a table's socket."""
    headers = {"authorization": f"Bearer {line.token}"} if line.token else {}
    async with connect(f"ws://127.0.0.1:{line.port}/api/tables/{table}/socket", additional_headers=headers,
                       compression=None, max_size=None, open_timeout=PATIENCE, close_timeout=1, ping_interval=None,
                       local_addr=(line.address, 0)) as socket:
        yield socket
