"""How far long work has come: the work counts its parts, and whoever waits for it may listen."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from typing import TypeVar

T = TypeVar("T")
Tick = Callable[[int, int], None]
"""Called with how many parts are done, and how many there are."""
_listener: ContextVar[Tick | None] = ContextVar("listener", default=None)


@contextmanager
def listening(tick: Tick) -> Iterator[None]:
    """Hear of all work that is done meanwhile, in threads started here too."""
    token = _listener.set(tick)
    try:
        yield
    finally:
        _listener.reset(token)


def counted(parts: Sequence[T]) -> Iterator[T]:
    """Yield the parts, and tell whoever listens how many are done."""
    tick = _listener.get()
    for done, part in enumerate(parts):
        if tick is not None:
            tick(done, len(parts))
        yield part
