"""A table's lock: those who wait for it get it in their order, and whoever can't wait may try it."""

import asyncio
from collections import deque


class Lock:
    """Whoever releases it hands it on to the first who waits, so that nobody comes between."""

    __slots__ = ("_held", "_waiting")

    def __init__(self) -> None:
        self._held = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    def locked(self) -> bool:
        return self._held

    def take(self) -> bool:
        """Take it if nobody has it; return whether it was free."""
        free = not self._held
        self._held = True
        return free

    def release(self) -> None:
        while self._waiting:
            turn = self._waiting.popleft()
            if not turn.done():
                turn.set_result(None)
                return
        self._held = False

    async def __aenter__(self) -> None:
        if self.take():
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():
                self.release()  # it was handed over at this very moment
            raise

    async def __aexit__(self, *_: object) -> None:
        self.release()
