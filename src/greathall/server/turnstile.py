"""Requests that take the processor for long: few of them wait in line, and none whose sender has left."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, MutableMapping
from contextlib import contextmanager
from typing import Any

from greathall.server.sentences import Refused

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

MOST, EACH = 16, 4
"""How many may be in line, in all and from one address."""


class Turnstile:
    """The line in front of the work, and who stands in it."""

    def __init__(self, most: int = MOST, each: int = EACH) -> None:
        self.most, self.each = most, each
        self.line: Counter[str] = Counter()

    @contextmanager
    def place(self, address: str) -> Iterator[None]:
        if self.line[address] >= self.each:
            raise Refused(429, "gate-line")
        if self.line.total() >= self.most:
            raise Refused(503, "gate-line")
        self.line[address] += 1
        try:
            yield
        finally:
            self.line[address] -= 1
            self.line += Counter()  # drops addresses that have nobody in line


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
