"""The hall's own time: what it really lived through, whatever happens to the computer's clock.

What is old is deleted by this time alone. It stands still while no hall is open, so that neither a clock that jumps nor
a long pause makes anything old."""

import time
from collections.abc import Callable

JUMP = 60.0
"""Seconds by which the computer's clock may be off before it counts as a jump."""


class Lived:
    """Goes on from `start` with the time that passes; `wall` is the computer's clock."""

    def __init__(self, start: float, wall: Callable[[], float] = time.time,
                 passing: Callable[[], float] = time.monotonic) -> None:
        self.wall, self.passing = wall, passing
        self.start, self.began, self.ahead = start, passing(), wall() - passing()

    def now(self) -> int:
        return int(self.start + self.passing() - self.began)

    def jumped(self) -> float:
        """Return the seconds by which the computer's clock has jumped since the last call; 0 if it went well."""
        ahead = self.wall() - self.passing()
        by, self.ahead = ahead - self.ahead, ahead
        return by if abs(by) >= JUMP else 0.0
