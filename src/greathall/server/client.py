"""One socket at a table: whose it is, which curtain is open, and what is waiting to be sent."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Protocol

from greathall.server.limits import Bucket


class Connection(Protocol):
    """A connection with a straight way: to a listener, who takes a text or returns False, and back."""

    listener: Callable[[bytes], bool] | None

    def push(self, data: bytes) -> bool:
        """Send a text if it can go at once; return whether it did."""


class Client:
    """A client's messages wait here for a slow reader.

    A client that falls too far behind is disconnected; it can come back with its last seq."""

    __slots__ = ("address", "closing", "dropped", "guest", "limits", "lost", "most", "name", "open", "seats", "sent",
                 "session", "straight", "waiting", "wake", "weight")

    def __init__(self, guest: str, name: str, limits: tuple[Bucket, ...], most: int, since: int = 0) -> None:
        self.guest, self.name, self.limits, self.most = guest, name, limits, most
        self.address = ""  # where it came from
        self.session = ""  # where the guest is signed in
        self.seats: list[int] = []
        self.open: int | None = None  # the seat whose curtain is open, the only one whose view is sent
        self.sent = since  # the client knows all entries before this one
        self.waiting: deque[bytes] = deque()
        self.weight = 0
        self.wake: asyncio.Future[None] | None = None
        self.lost = False  # too slow
        self.dropped: Callable[[], object] | None = None  # called when it is lost, because its socket may be stuck
        self.closing = False
        self.straight: Callable[[bytes], bool] | None = None  # sends a message at once, or returns False

    def may(self, now: float, n: float = 1) -> bool:
        """Return whether none of its limits is reached, and count what it sends."""
        return all(limit.take(now, n) for limit in self.limits)

    def push(self, data: bytes) -> None:
        if self.lost or self.closing:
            return
        if self.straight is not None and self.is_idle() and self.straight(data):
            return
        self.weight += len(data)
        if self.weight > self.most:
            self.lost = True
            self.waiting.clear()
            if self.dropped is not None:
                self.dropped()
        else:
            self.waiting.append(data)
        self._wake()

    def close(self) -> None:
        self.closing = True
        self._wake()

    def is_idle(self) -> bool:
        """Return whether everything so far has been handed to the connection."""
        return self.wake is not None and not self.wake.done()

    def _wake(self) -> None:
        if self.wake is not None and not self.wake.done():
            self.wake.set_result(None)

    async def next(self) -> bytes | None:
        """Return the next message to send; None when the socket should close."""
        while not self.waiting:
            if self.lost or self.closing:
                return None
            self.wake = asyncio.get_running_loop().create_future()
            await self.wake
        data = self.waiting.popleft()
        self.weight -= len(data)
        return data

    def seated(self, seats: list[int]) -> None:
        """Set the client's seats: a single seat's curtain is always open; of several, the player opens one."""
        self.seats = seats
        if self.open not in seats:
            self.open = seats[0] if len(seats) == 1 else None

    def mind_curtain(self, asked: int | None, secrets: bool) -> None:
        """Close the curtain when the screen goes to another seat of the same guest; without secrets, just move on."""
        if asked is not None and len(self.seats) > 1 and asked in self.seats and self.open != asked:
            self.open = None if secrets else asked
