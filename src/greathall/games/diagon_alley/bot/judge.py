"""Each seat's chance of winning, from its distance to home, its next turn, and what it lacks and holds."""

from math import exp, log
from typing import Final

from greathall.core.engine import apply
from greathall.games.diagon_alley.bot.glance import Glance
from greathall.games.diagon_alley.bot.worth import best, walking
from greathall.games.diagon_alley.play.moving import Walk
from greathall.games.diagon_alley.play.table import FULL, Table
from greathall.games.diagon_alley.play.turn import Turn

FEATURES: Final = ("log turns", "sold out", "cards")
WEIGHTS: Final[tuple[float, ...]] = (-1.451, -0.254, 0.166)
"""In logits of winning, fitted to the winners of games between medium bots (bench/fit_diagon_alley.py)."""


def features(s: Table) -> list[list[float]]:
    """Return the features of every seat, all of them public.

    The number of cards held says as much as which cards they are."""
    step = s.agenda[-1]
    g = Glance(s, max(step.seat, 0), step)
    rows: list[list[float]] = []
    for seat in range(s.seats):
        if s.is_playing(seat):
            turns = coming(g, seat)
            lacks = FULL & ~s.trunk[seat] & ~g.for_sale
            rows.append([log(1 + turns), float(lacks.bit_count()), float(len(s.hands[seat]))])
        else:
            rows.append([])
    return rows


def coming(g: Glance, seat: int) -> float:
    """Return the rounds till this seat is home: its turns, and how soon the next one comes."""
    s, step = g.s, g.step
    if seat != s.turn:
        return g.far(seat) + (seat - s.turn) % s.seats / s.seats
    if isinstance(step, Walk):  # the dice are rolled, so the best way counts as taken
        return 1 + g.now - max(worth for worth, _ in walking(g, step.legal(s)))
    return g.far(seat) + (not isinstance(step, Turn) or step.rolled)


def quiet(s: Table) -> Table:
    """Return the table once all have answered as medium would: an unsettled attack says little."""
    if isinstance(s.agenda[-1], Turn | Walk):
        return s
    s = s.clone()
    while s.agenda and s.agenda[-1].seat >= 0 and not isinstance(s.agenda[-1], Turn | Walk):
        apply(s, best(s))
    return s


def chances(s: Table) -> list[float]:
    """Return each seat's chance of winning; once the game is over, the winners share it."""
    if not s.agenda:
        return [1 / len(s.winners) if seat in s.winners else 0.0 for seat in range(s.seats)]
    s = quiet(s)
    if not s.agenda:
        return chances(s)
    odds = [exp(sum((w * x for w, x in zip(WEIGHTS, row, strict=True)), 0.0)) if row else 0.0 for row in features(s)]
    whole = sum(odds, 0.0)
    return [x / whole for x in odds]
