"""Long work that somebody waits for, such as a replay, and how far it has come."""

from collections.abc import Iterator
from contextlib import contextmanager

from greathall.core.progress import listening
from greathall.server.bodies import Work


class Works:
    """The work that runs now, by the names that browsers gave it; they tell nobody more than two numbers."""

    def __init__(self) -> None:
        self._running: dict[str, list[int]] = {}

    @contextmanager
    def shown(self, name: str) -> Iterator[None]:
        """Show how far the work is that is done meanwhile; "" shows nothing."""
        if not name or name in self._running:
            yield
            return
        parts = self._running[name] = [0, 0]

        def tick(done: int, of: int) -> None:
            parts[:] = done, of

        try:
            with listening(tick):
                yield
        finally:
            del self._running[name]

    def named(self, name: str) -> Work:
        """Return how far this work is; nothing of nothing if it hasn't begun, or is over."""
        return Work(*self._running.get(name, (0, 0)))
