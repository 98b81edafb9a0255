"""How the bots play McGonagall's challenge, in both forms."""

from collections.abc import Callable
from random import Random

from greathall.core.mind import Ranked, Reason
from greathall.core.words import Action
from greathall.games.sorcerers_stone.model import Leave, Move
from greathall.games.sorcerers_stone.play import chessmen
from greathall.games.sorcerers_stone.play.mate import FullChess
from greathall.games.sorcerers_stone.play.mcgonagall import Chess, Join
from greathall.games.sorcerers_stone.play.table import Table

QUESTIONS = (Join, Chess, FullChess)
VALUES = (0, 1, 3, 3, 5, 9, 4)


def scored(s: Table) -> list[tuple[float, Action]]:
    return [(worth(s, a), a) for a in s.agenda[-1].options(s)]


def worth(s: Table, a: Action) -> float:
    if isinstance(a, Move):
        return VALUES[chessmen.prey(s.squares, (a.start, a.square, 0))] + 100 * (a.square in s.harry)
    return 1000.0 * isinstance(a, Leave)


def move(s: Table, rng: Random) -> Action:
    return max(scored(s), key=lambda row: row[0])[1]


def public(s: Table, a: Action) -> Reason:
    return Reason("why-any")


def private(s: Table, a: Action) -> tuple[Reason, ...]:
    return ()


def chances(s: Table, eyes: int) -> list[float]:
    return [1 / s.seats] * s.seats


def solve(s: Table, seconds: float, clock: Callable[[], float]) -> list[Ranked]:
    return []
