"""Quirrell's challenge and the Mirror: pure luck, so any answer is as good as another."""

from random import Random
from typing import ClassVar, Final

from greathall.core.mind import Reason
from greathall.core.words import Action
from greathall.games.sorcerers_stone.board import FAR_DOOR, TROLL, TROLL_WHEEL
from greathall.games.sorcerers_stone.bot.odds import shares, weigh_seats
from greathall.games.sorcerers_stone.bot.part import Part
from greathall.games.sorcerers_stone.model import Reveal
from greathall.games.sorcerers_stone.play.mirror import AtMirror
from greathall.games.sorcerers_stone.play.quirrell import AtTroll
from greathall.games.sorcerers_stone.play.table import Table


def running() -> list[float]:
    """Return the expected spins to the far door, by space.

    Each is a + b * (the spins from the first door), where the troll sends you back to."""
    a, b = [0.0] * (FAR_DOOR + 1), [0.0] * (FAR_DOOR + 1)
    for space in reversed(range(FAR_DOOR)):
        ahead = [min(space + number, FAR_DOOR) for number in TROLL_WHEEL if number != TROLL]
        a[space] = 1 + sum((a[end] for end in ahead), 0.0) / len(TROLL_WHEEL)
        b[space] = (sum((b[end] for end in ahead), 0.0) + TROLL_WHEEL.count(TROLL)) / len(TROLL_WHEEL)
    start = a[0] / (1 - b[0])
    return [one + more * start for one, more in zip(a, b, strict=True)]


RUNNING: Final[list[float]] = running()


def turns(s: Table, seat: int) -> float:
    return RUNNING[s.quirrell.run[seat]]


FEATURES: Final = ("turns", "order")
WEIGHTS: Final[tuple[float, ...]] = (-0.45, 0.2)
"""Weights in logits of winning, fitted to games between medium bots (bench/fit_sorcerers_stone.py)."""


def features(s: Table) -> list[list[float]]:
    """Return turns to go and how long until the next one, by seat."""
    return [[turns(s, seat), (seat - s.turn - 1) % s.seats / s.seats] if s.is_playing(seat) else []
            for seat in range(s.seats)]


class PlainPart(Part):
    questions: ClassVar = (AtTroll, AtMirror)

    def score_all(self, s: Table) -> list[tuple[float, Action]]:
        return [(0.0, a) for a in s.agenda[-1].legal(s)]

    def move(self, s: Table, rng: Random) -> Action:
        legal: list[Action] = list(s.agenda[-1].legal(s))
        return legal[int(rng.random() * len(legal))]

    def chances(self, s: Table, viewer: int) -> list[float]:
        """Return the chances at Quirrell's; the Mirror is never played alone."""
        return shares(weigh_seats(WEIGHTS, features(s)))

    def public(self, s: Table, a: Action) -> Reason:
        left = s.mirror.mirrors.bit_count()
        return Reason("why-mirror", {"count": left}) if isinstance(a, Reveal) else Reason("why-only")

    def private(self, _s: Table, _a: Action) -> tuple[Reason, ...]:
        return ()
