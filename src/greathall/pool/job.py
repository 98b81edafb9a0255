"""Jobs for a pool, and how it refuses them."""

from collections.abc import Callable
from enum import IntEnum
from typing import Literal, Protocol

from msgspec import Raw, Struct

RANKED = 3
"""How many of the moves that a bot weighed are returned for hints."""
Tick = Callable[[float], None]
"""Hears the part of a job's time that has passed."""


class Rank(IntEnum):
    """A job's rank, by who waits for it: a table, readers of a review, or nobody."""

    TURN = 0
    REVIEW = 1
    LAB = 2


class Job(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that a thinker is told; it has no effect but its answer, so it may be done again anywhere."""

    what: Literal["choose", "aside", "slice"]
    game: str
    """The game's name; "" for a slice."""
    rules: int
    """The version of its rules."""
    version: str
    """The version of the package that asks."""
    seconds: float
    """How long to think; the thinker counts from when it begins."""
    body: Raw
    """A `Thought`, or the `Slice`."""


class Thought(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A question for a bot: a seat's view and how hard to think."""

    level: str
    seed: str | None
    view: Raw
    ranked: int = RANKED  # how many of the moves that it weighed are wanted


class Slice(Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a work that was cut up: the function that does it, as `module:name`, and what it is given."""

    work: str
    part: Raw


class NoAnswer(Exception):
    """The pool has no answer; the text says what went wrong, for the log."""


class Busy(NoAnswer):
    """Too much is waiting, or it waited too long."""


class Closed(NoAnswer):
    """The pool is closing."""


class Failed(NoAnswer):
    """The bot's mind or the work failed; it would do so again."""


class Pool(Protocol):
    """Places to do jobs at, between `start` and `stop`."""

    async def start(self) -> None: ...
    async def stop(self) -> None: ...

    async def do(self, job: Job, rank: Rank, by: float, whom: str = "", tick: Tick | None = None) -> bytes:
        """Return the job's answer as JSON, or raise NoAnswer.

        `by` is the moment of time.monotonic() after which nobody waits any more; to cancel the call cancels the job.
        `whom` is the guest it is for: those of the same rank take turns."""
        ...

    def places(self, rank: Rank) -> int:
        """Return how many jobs of this rank can be done at once."""
        ...
