"""Requests that take the processor for long: few of them wait in line, and none whose sender has left."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, MutableMapping
from contextlib import asynccontextmanager
from typing import Any

from greathall.server.sentences import Refused

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

MOST, EACH = 16, 4
"""How many may be in line, in all and from one address."""
WAITING = 24
"""How many from one address may be in line or wait to join it: twelve players at one table, whose pages ask for two
replays each when their match ends."""


class Turnstile:
    """The line in front of the work, and who stands in it."""

    def __init__(self, most: int = MOST, each: int = EACH, waiting: int = WAITING) -> None:
        self.most, self.each, self.waiting = most, each, waiting
        self.line = 0
        self.here: Counter[str] = Counter()
        self.gates: dict[str, asyncio.Semaphore] = {}

    @asynccontextmanager
    async def place(self, address: str) -> AsyncIterator[None]:
        """Take a place in line once others from this address have left enough room."""
        if self.here[address] >= self.waiting:
            raise Refused(429, "gate-line")
        self.here[address] += 1
        try:
            async with self.gates.setdefault(address, asyncio.Semaphore(self.each)):
                if self.line >= self.most:
                    raise Refused(503, "gate-line")
                self.line += 1
                try:
                    yield
                finally:
                    self.line -= 1
        finally:
            self.here[address] -= 1
            if not self.here[address]:
                del self.here[address], self.gates[address]


async def while_awaited(http: App, scope: Scope, receive: Receive, send: Send) -> None:
    """Answer a request unless its sender hangs up first; then it leaves the line."""
    body = await whole(receive)
    gone = asyncio.create_task(hung_up(receive))

    async def again() -> Message:
        if body:
            return {"type": "http.request", "body": body.pop(), "more_body": False}
        await asyncio.shield(gone)
        return {"type": "http.disconnect"}

    work = asyncio.ensure_future(http(scope, again, send))
    try:
        await asyncio.wait({work, gone}, return_when=asyncio.FIRST_COMPLETED)
        if work.done():
            work.result()
    finally:
        gone.cancel()
        work.cancel()


async def whole(receive: Receive) -> list[bytes]:
    """Return the body as the one thing in a list, to be taken once."""
    parts: list[bytes] = []
    while True:
        message = await receive()
        parts.append(message.get("body", b""))
        if not message.get("more_body", False):
            return [b"".join(parts)]


async def hung_up(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass
