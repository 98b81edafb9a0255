"""The first player, in games where everyone rolls for it."""

from typing import Any

from greathall.core.words import Step


class RollsForStart(Step):
    """Whoever rolls highest starts; those who tie for it roll again. A game says what both look like."""

    among: "tuple[int, ...]"

    def take(self, s: Any, a: None) -> None:
        best = max(s.throws[seat] for seat in self.among)
        tied = tuple(seat for seat in self.among if s.throws[seat] == best)
        if len(tied) > 1:
            self.again(s, tied)
        else:
            self.start(s, tied[0])

    def again(self, s: Any, tied: tuple[int, ...]) -> None:
        raise NotImplementedError

    def start(self, s: Any, seat: int) -> None:
        raise NotImplementedError
