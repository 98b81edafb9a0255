"""Each side's chance of winning, from how long its deck will last, its cards in play, and its hand."""

from math import exp, log1p
from typing import Final

from greathall.games.tcg.bot.glance import PACE, Glance
from greathall.games.tcg.bot.ventures import a_turn
from greathall.games.tcg.play.damage import wards
from greathall.games.tcg.play.table import Table
from greathall.games.tcg.printed import HEALTH, KIND, LESSON, NEEDS, SUBJECT

FEATURES: Final = ("lasts", "deck", "strike", "health", "power", "first power", "subjects", "hand", "playable", "later",
                   "lessons held", "adventure", "solving", "wards", "on turn")
USUAL: Final = 7
"""How much power plays nearly all of most decks."""
WEIGHTS: Final[tuple[float, ...]] = (2.945, 0.515, -0.010, 0.052, 0.181, 0.108, 0.126, 0.180, 0.003, 0.025, -0.050,
                                     0.637, -1.209, 0.310, 0.299)
"""In logits of winning, fitted to the winners of games between medium bots (bench/fit_tcg.py)."""


def features(s: Table, viewer: int) -> list[list[float]]:
    """Return the features of both sides; hidden cards only count by number, except in your own hand."""
    glances = [Glance(s, side) for side in (0, 1)]
    return [row(s, g, viewer) for g in glances]


def row(s: Table, g: Glance, viewer: int) -> list[float]:
    me, adventure = g.me, s.adventure[g.me]
    own = held(g) if me == viewer else [0.0, 0.0, 0.0]
    enough = g.enough if me == viewer else USUAL
    return [
        log1p(g.mine / (g.threat + 1 + PACE)), g.mine / 10, float(g.strike),
        float(sum(HEALTH[card] for card in s.board[me]) - sum(s.hurt[me])), float(min(g.power, enough)),
        float(min(g.power, 3)), float(min(2, sum(map(bool, g.powers)))), min(len(g.hand), 8.0), *own,
        a_turn(g, me, adventure) if adventure else 0.0, s.skipped[me] / 5, float(len(wards(s, me))),
        1.0 if s.turn == me else 0.0]


def held(g: Glance) -> list[float]:
    """Return the features of your own hand: the best three playable cards, those to come, and wanted lessons."""
    ready, later, lessons = [], 0.0, 0
    for card in g.hand:
        if KIND[card] == LESSON:
            lessons += 1
        elif NEEDS[card] <= g.power and (not NEEDS[card] or g.powers[SUBJECT[card]]):
            ready.append(g.keep(card))
        else:
            later += g.keep(card)
    best = sorted(ready, reverse=True)[:3]
    return [sum(best, 0.0), min(later, 10.0), float(min(lessons, max(0, g.enough - g.power)))]


def chances(s: Table, viewer: int) -> list[float]:
    """Return each side's chance of winning, as the seat `viewer` can judge it."""
    if not s.agenda:
        return [1.0 if side in s.winners else 0.0 for side in (0, 1)]
    odds = [exp(sum((w * x for w, x in zip(WEIGHTS, row, strict=True)), 0.0)) for row in features(s, viewer)]
    whole = sum(odds, 0.0)
    return [x / whole for x in odds]

