"""The clients: two sockets per table, each move sent as soon as both have seen the last; the same for every server."""

import asyncio
import time
from collections.abc import Sequence
from typing import Protocol

from picows import WSFrame, WSListener, WSMsgType, WSTransport

from bench.load.server import Fault, Server


class Screen(WSListener):  # type: ignore[misc, unused-ignore]  # an extra: where it is not installed, it has no types
    """One client of one seat; each server's dialect fills in `hear` and `answer`."""

    def __init__(self) -> None:
        super().__init__()
        self.table: Table | None = None
        self.stamp = -1  # the number of the newest state received
        self.ready = asyncio.get_running_loop().create_future()

    def hear(self, text: bytes) -> None:
        """Take in a frame; a newer state raises `stamp`."""
        raise NotImplementedError

    def answer(self) -> bytes | None:
        """Return a random legal move as a frame, if this seat is asked."""
        raise NotImplementedError

    def say(self, text: bytes) -> None:
        self.transport.send(WSMsgType.TEXT, text)

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type != WSMsgType.TEXT:
            return
        before = self.stamp
        try:
            self.hear(frame.get_payload_as_bytes())
            if self.stamp > before and self.table:
                self.table.look()
        except Exception as fault:  # picows would only log it, and the table would wait forever
            self.fail(fault)
        if self.stamp >= 0 and not self.ready.done():
            self.ready.set_result(None)

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self.fail(Fault("a socket was closed by the server"))

    def fail(self, fault: Exception) -> None:
        for future in (self.ready, self.table and self.table.done):
            if future and not future.done():
                future.set_exception(fault)


class Table:
    """A table; a move is timed from sending it until both sockets have the new state."""

    def __init__(self, screens: Sequence[Screen]) -> None:
        self.screens = screens
        self.left = 0
        self.times: list[float] = []
        self.sent, self.before = 0.0, -1
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        for screen in screens:
            screen.table = self

    def play(self, moves: int) -> "asyncio.Future[None]":
        """Play that many moves, or to the end of the match."""
        self.left = moves
        self.move()
        return self.done

    def move(self) -> None:
        for screen in self.screens if self.left else ():
            frame = screen.answer()
            if frame is not None:
                self.left -= 1
                self.before = screen.stamp
                self.sent = time.perf_counter()
                screen.say(frame)
                return
        self.done.set_result(None)

    def look(self) -> None:
        if self.sent and all(screen.stamp > self.before for screen in self.screens):
            self.times.append(time.perf_counter() - self.sent)
            self.sent = 0.0
            self.move()

    def close(self) -> None:
        for screen in self.screens:
            screen.table = None
            screen.transport.disconnect()


class House(Protocol):
    """A server, and how its clients speak."""

    name: str
    server: Server

    async def seat(self, tables: int) -> list[Table]:
        """Return that many started matches with both clients connected, ready to play."""

    def close(self) -> None:
        """Stop the server."""
