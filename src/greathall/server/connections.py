"""uvicorn's connections, with a limit on everything that it leaves open to whoever connects.

A head that never ends, one that never comes, more connections than the hall holds, a reader that never reads: each
costs a bounded amount of memory and time."""

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
from websockets.protocol import OPEN

from greathall.server.addresses import rate_limit_key, unmapped
from greathall.server.audit import Audit
from greathall.server.limits import Bucket, Buckets
from greathall.server.middleware import answer_of
from greathall.server.sentences import Refused
from greathall.server.settings import Settings
from greathall.server.straight import Straight, framed

HEAD_BYTES = 32 * 1024
ANSWERS = 4
"""How many times longer an answer may take to be read than a request to arrive."""
FAREWELL = 3.0
"""Seconds a client has to read what was sent before the hall hung up."""
UNREAD = 256 * 1024
"""Bytes of pongs that may wait for a client that asks for them and doesn't read."""
MOST_PIECES = 1000
"""The most frames in one message; empty frames weigh nothing, so their number must be limited."""
AT_ONCE = 4096
"""Bytes of a socket that are read before others have their turn; the system may hand over a hundred times as many."""
MOST_AHEAD = 100
"""The most requests that may wait behind the one being answered, since each takes much more memory than its bytes."""
CHURN = 2
"""How many times as often as it may ask, one address may connect; each time costs a millisecond before it asks."""
SIGNS, SIGN_RATE = 100, 10.0
"""Pings and pongs that a client may send at once, and how many a second after that."""
NO_LINGER = struct.pack("ii", 1, 0)
KEY = re.compile(rb"[A-Za-z0-9+/]{22}==")
MOST_HEADERS, LONGEST_HEADER = 100, 8000
SILENT = logging.getLogger("greathall.silent")
SILENT.disabled = True
"""Bad requests from strangers aren't worth logging; internal errors are logged where they happen."""


class Places:
    """The number of connections, in all and per address; one address gets at most half of them, and not too often.

    A trusted proxy speaks for many: there, `Socket` counts the addresses behind it."""

    def __init__(self, most: int, settings: Settings) -> None:
        self.most, self.each = most, max(1, most // 2)
        self.proxies = {unmapped(proxy) for proxy in settings.proxies}
        self.coming = Buckets(CHURN * settings.request_rate, CHURN * settings.request_burst)
        self._of: dict[int, str] = {}
        self._by_address: dict[str, int] = {}

    def admits(self, transport: asyncio.BaseTransport, now: float) -> bool:
        """Return whether this address doesn't connect too often."""
        return self.is_proxy(transport) or self.coming.take(address_at(transport), now)

    def is_proxy(self, transport: asyncio.BaseTransport) -> bool:
        peer = transport.get_extra_info("peername")
        return bool(peer) and unmapped(str(peer[0])) in self.proxies

    def take(self, transport: asyncio.BaseTransport) -> bool:
        address = address_at(transport)
        here = self._by_address.get(address, 0)
        if len(self._of) >= self.most or here >= (self.most if self.is_proxy(transport) else self.each):
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
    """A connection's one timer, and its place until it is lost."""

    places: Places
    audit: Audit
    seconds: float  # for a request to arrive
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
        """Close the connection; if the client never reads what is left, cut it."""
        self.transport.close()
        self.within(seconds, self.cut)

    def cut(self) -> None:
        """Cut the connection at once, without leaving unread data to the system."""
        line = self.transport.get_extra_info("socket")
        if line is not None:
            with suppress(OSError, ValueError):  # gone at this very moment
                line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, NO_LINGER)
        self.transport.abort()

    def lost(self) -> None:
        self.places.free(self.transport)
        self.relax()


class HttpConnection(Patience, HttpToolsProtocol):
    """A connection that speaks HTTP."""

    heading = False  # a head has begun; `head` counts its bytes
    head = 0
    upgraded = False
    answering: Any = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if not self.places.admits(transport, self.loop.time()):
            self.audit.refused("gate-often", 429, address_at(transport))
            self.cut()
        elif self.places.take(transport):
            self.within(self.seconds, self.too_slow)
        else:
            self.say_no(Refused(503, "hall-full"))

    def connection_lost(self, exc: Exception | None) -> None:
        self.lost()
        if self.answering is not None:  # of several requests in a row, the library announces only the last
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
        if len(self.pipeline) >= MOST_AHEAD:
            raise OverflowError  # ends the parsing, and comes back as an invalid request
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
        """Return whether this becomes a socket; if it can't, it is answered like any other request."""
        return super()._should_upgrade() and self.url.isascii() and is_well_made(self.headers)

    def handle_websocket_upgrade(self) -> None:
        self.upgraded = True
        self.relax()
        super().handle_websocket_upgrade()
        line = self.transport.get_protocol()
        if isinstance(line, WebSocketConnection) and not line.handshake_initiated:
            # The library would wait forever after a head that it rejects.
            self.say_no(Refused(400, "gate-not-http"))

    def too_slow(self) -> None:
        if self.heading:
            self.say_no(Refused(408, "gate-slow"))
        else:
            self.hang_up()

    def send_400_response(self, msg: str) -> None:
        self.say_no(Refused(429, "gate-often") if len(self.pipeline) >= MOST_AHEAD else Refused(400, "gate-not-http"))

    def say_no(self, no: Refused) -> None:
        """Send an answer before there was a request."""
        self.audit.refused(no.key, no.status, address_at(self.transport))
        body, headers = answer_of(no)
        lines = [f"HTTP/1.1 {no.status} \r\n".encode(), *(b"%b: %b\r\n" % header for header in headers)]
        self.transport.write(b"".join([*lines, b"connection: close\r\n\r\n", body]))
        self.hang_up()


class WebSocketConnection(Patience, Straight):
    """A connection that has become a WebSocket; it keeps its place."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.logger = SILENT
        self.unread = b""
        self.signs = Bucket(SIGN_RATE, SIGNS)

    def connection_lost(self, exc: Exception | None) -> None:
        self.lost()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.handshake_initiated and not self.handshake_complete:
            self.cut()  # the library has no word for those who speak before they were let in
            return
        self.unread += data
        self.read_on()

    def read_on(self) -> None:
        """Read piece by piece, and nothing more while a message waits to be handled."""
        while self.unread and not self.read_paused and not self.transport.is_closing():
            piece, self.unread = self.unread[:AT_ONCE], self.unread[AT_ONCE:]
            super().data_received(piece)

    async def receive(self) -> Any:
        message = await super().receive()
        self.read_on()
        return message

    async def send(self, message: Any) -> None:
        """Send a table's message, which is most of what a hall sends, as one frame and without detours."""
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
        self.count_sign()

    def handle_pong(self, event: Any) -> None:
        super().handle_pong(event)
        self.count_sign()

    def count_sign(self) -> None:
        """Cut a client that does little else than to show that it is there."""
        if not self.signs.take(self.loop.time()):
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


def address_at(transport: asyncio.BaseTransport) -> str:
    """Return the other end as limits count it."""
    peer = transport.get_extra_info("peername")
    return rate_limit_key(str(peer[0])) if peer else "unknown"


def is_well_made(headers: list[tuple[bytes, bytes]]) -> bool:
    """Return whether a socket can start with these headers; another library reads them again, more strictly."""
    keys = [value for name, value in headers if name == b"sec-websocket-key"]
    versions = [value for name, value in headers if name == b"sec-websocket-version"]
    short = len(headers) <= MOST_HEADERS and all(len(name) + len(value) < LONGEST_HEADER for name, value in headers)
    return short and versions == [b"13"] and len(keys) == 1 and KEY.fullmatch(keys[0]) is not None


def protocols(most: int, settings: Settings, audit: Audit) -> tuple[Any, Any]:
    """Return the two kinds of connections of one hall, which share its places."""
    shared = {"places": Places(most, settings), "seconds": settings.patience, "audit": audit}
    return (type("HttpConnection", (HttpConnection,), shared),
            type("WebSocketConnection", (WebSocketConnection,), shared))
