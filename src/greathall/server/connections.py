"""The connections themselves: uvicorn's, with an end to everything that it leaves open to whoever connects.

A head that never ends, one that never comes, more connections than the hall holds, a reader that never reads: each
costs a bounded amount of room and of time."""

import asyncio
import logging
import re
import socket
import struct
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

from greathall.server.addresses import rate_limit_key
from greathall.server.middleware import answer_of
from greathall.server.sentences import Refused

HEAD_BYTES = 32 * 1024
ANSWERS = 4
"""An answer may take so many times longer to be read than a request to come."""
FAREWELL = 3.0
"""Seconds in which a client may read what was sent to it before the hall hung up."""
UNREAD = 256 * 1024
"""Bytes of pongs that may wait for a client which asks for them and doesn't read."""
MOST_PIECES = 1000
"""Frames that one message may come in: empty ones weigh nothing, and there is no end to them."""
NO_LINGER = struct.pack("ii", 1, 0)
KEY = re.compile(rb"[A-Za-z0-9+/]{22}==")
MOST_HEADERS, LONGEST_HEADER = 100, 8000
SILENT = logging.getLogger("greathall.silent")
SILENT.disabled = True
"""What a stranger sends is no news; what goes wrong in the hall is logged where it happens."""


class Places:
    """Connections are counted: all of them, and those of one address, which gets half of the hall at most."""

    def __init__(self, most: int) -> None:
        self.most, self.each = most, max(1, most // 2)
        self._of: dict[int, str] = {}
        self._by_address: dict[str, int] = {}

    def take(self, transport: asyncio.BaseTransport) -> bool:
        peer = transport.get_extra_info("peername")
        address = rate_limit_key(str(peer[0])) if peer else ""
        here = self._by_address.get(address, 0)
        if len(self._of) >= self.most or here >= self.each:
            return False
        self._of[id(transport)], self._by_address[address] = address, here + 1
        return True

    def free(self, transport: asyncio.BaseTransport) -> None:
        address = self._of.pop(id(transport), None)
        if address is not None:
            self._by_address[address] -= 1
            if not self._by_address[address]:
                del self._by_address[address]


class Patience:
    """One timer, for what the connection waits for now; and the connection's place, until it is lost."""

    places: Places
    seconds: float  # a request may take to come
    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    hurry: asyncio.TimerHandle | None = None

    def within(self, seconds: float, otherwise: Callable[[], object]) -> None:
        self.relax()
        self.hurry = self.loop.call_later(seconds, otherwise)

    def relax(self) -> None:
        if self.hurry is not None:
            self.hurry.cancel()
            self.hurry = None

    def hang_up(self, seconds: float = FAREWELL) -> None:
        """Closing waits for the client to read what is left, which it may never do: then the line is cut."""
        self.transport.close()
        self.within(seconds, self.cut)

    def cut(self) -> None:
        """At once, and without leaving to the system what was not read."""
        line = self.transport.get_extra_info("socket")
        if line is not None:
            with suppress(OSError, ValueError):  # gone in this very moment
                line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, NO_LINGER)
        self.transport.abort()

    def lost(self) -> None:
        self.places.free(self.transport)
        self.relax()


class HttpConnection(Patience, HttpToolsProtocol):
    """A connection that speaks HTTP."""

    heading = False  # a head has begun, and `head` bytes of it have come
    head = 0
    upgraded = False
    answering: Any = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self.places.take(transport):
            self.within(self.seconds, self.too_slow)
        else:
            self.say_no(Refused(503, "hall-full"))

    def connection_lost(self, exc: Exception | None) -> None:
        self.lost()
        if self.answering is not None:  # the library tells only the last of several requests in a row
            self.answering.disconnected = True
            self.answering.message_event.set()
        super().connection_lost(exc)

    def _start_asgi_task(self, cycle: Any, app: Any) -> None:
        self.answering = cycle
        self.within(ANSWERS * self.seconds, self.cut)
        super()._start_asgi_task(cycle, app)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        begun = self.heading
        super().data_received(data)
        if begun and self.heading:
            self.head += len(data)
        if self.head > HEAD_BYTES and not self.transport.is_closing():
            self.say_no(Refused(431, "gate-head", most=HEAD_BYTES))
        elif self.hurry is None and not self.upgraded:  # nothing is being answered: a head is awaited
            self.within(self.seconds, self.too_slow)

    def on_message_begin(self) -> None:
        self.heading, self.head = True, 0
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self.heading, self.head = False, 0
        super().on_headers_complete()

    def on_response_complete(self) -> None:
        self.relax()
        super().on_response_complete()
        if self.transport.is_closing():
            self.hang_up(ANSWERS * self.seconds)

    def timeout_keep_alive_handler(self) -> None:
        self.hang_up(ANSWERS * self.seconds)

    def _should_upgrade(self) -> bool:
        """What can't become a socket is a request like any other, and answered like one."""
        return super()._should_upgrade() and self.url.isascii() and well_made(self.headers)

    def handle_websocket_upgrade(self) -> None:
        self.upgraded = True
        self.relax()
        super().handle_websocket_upgrade()
        line = self.transport.get_protocol()
        if isinstance(line, WebSocketConnection) and not line.handshake_initiated:
            # the library waits forever for a head it disliked
            self.say_no(Refused(400, "gate-not-http"))

    def too_slow(self) -> None:
        if self.heading:
            self.say_no(Refused(408, "gate-slow"))
        else:
            self.hang_up()

    def send_400_response(self, msg: str) -> None:
        self.say_no(Refused(400, "gate-not-http"))

    def say_no(self, no: Refused) -> None:
        """An answer before there was a request."""
        body, headers = answer_of(no)
        lines = [f"HTTP/1.1 {no.status} \r\n".encode(), *(b"%b: %b\r\n" % header for header in headers)]
        self.transport.write(b"".join([*lines, b"connection: close\r\n\r\n", body]))
        self.hang_up()


class WebSocketConnection(Patience, WebSocketsSansIOProtocol):
    """A connection that has become a socket; it keeps its place."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.logger = SILENT

    def connection_lost(self, exc: Exception | None) -> None:
        self.lost()
        super().connection_lost(exc)

    async def send(self, message: Any) -> None:
        """A table's message, which is most of what a hall sends, goes out as one frame, without detours."""
        text = message.get("text") if self.conn.state is OPEN else None
        if text is None:
            await super().send(message)
            return
        await self.writable.wait()
        if self.transport.is_closing():
            raise ClientDisconnected
        self.transport.write(framed(text.encode()))

    def handle_ping(self) -> None:
        super().handle_ping()
        if self.transport.get_write_buffer_size() > UNREAD:
            self.cut()

    def handle_cont(self, event: Any) -> None:
        if len(self.frames) < MOST_PIECES:
            super().handle_cont(event)
        else:
            self.cut()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.hang_up()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        if not self.disconnected:
            self.within(FAREWELL, self.cut)


def well_made(headers: list[tuple[bytes, bytes]]) -> bool:
    """Can a socket begin with these? They are read once more by another library, which is stricter."""
    keys = [value for name, value in headers if name == b"sec-websocket-key"]
    versions = [value for name, value in headers if name == b"sec-websocket-version"]
    short = len(headers) <= MOST_HEADERS and all(len(name) + len(value) < LONGEST_HEADER for name, value in headers)
    return short and versions == [b"13"] and len(keys) == 1 and KEY.fullmatch(keys[0]) is not None


def framed(data: bytes) -> bytes:
    """A whole text message as a server sends it: unmasked, its length in one, two or eight bytes (RFC 6455, 5.2)."""
    size = len(data)
    if size < 126:
        return bytes((0x81, size)) + data
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big") + data
    return b"\x81\x7f" + size.to_bytes(8, "big") + data


def protocols(most: int, patience: float) -> tuple[Any, Any]:
    """The two kinds of connection of one hall, which share its places."""
    shared = {"places": Places(most), "seconds": patience}
    return (type("HttpConnection", (HttpConnection,), shared),
            type("WebSocketConnection", (WebSocketConnection,), shared))
