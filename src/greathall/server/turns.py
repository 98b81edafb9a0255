"""Threads that compute take turns with the event loop often; at other times nobody interrupts it.

While a thread computes, each of a move's threads waits for its turn, by default 5 ms. Turns of half a millisecond cure
that, but they also interrupt the event loop for every commit, which cost a hall without replays a tenth of its time."""

import sys
from collections.abc import Callable
from functools import wraps
from threading import Lock
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")
USUAL, SHORT = sys.getswitchinterval(), 0.0005
"""Seconds until a thread has to let another one run."""


class Turns:
    def __init__(self) -> None:
        self._lock, self._computing = Lock(), 0

    def count(self, by: int) -> None:
        with self._lock:
            self._computing += by
            sys.setswitchinterval(SHORT if self._computing else USUAL)


_turns = Turns()


def in_turns(work: Callable[P, T]) -> Callable[P, T]:
    """Return the work for a thread that computes for long, such as a replay."""
    @wraps(work)
    def shared(*args: P.args, **more: P.kwargs) -> T:
        _turns.count(1)
        try:
            return work(*args, **more)
        finally:
            _turns.count(-1)
    return shared
