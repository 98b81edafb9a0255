"""Sprout's challenge: lay vines around the others and keep them away from yourself.

Tokens lie next to each other, so a ring is open at two ends, and tokens that fit there are worth holding."""

from operator import itemgetter
from random import Random
from typing import ClassVar, Final

from greathall.core.mind import Reason
from greathall.core.words import Action
from greathall.games.sorcerers_stone.board import AREAS, FULL_RING, NOWHERE, RING
from greathall.games.sorcerers_stone.bot.odds import shares, weigh_seats
from greathall.games.sorcerers_stone.bot.part import Part
from greathall.games.sorcerers_stone.model import Area, Rob, Snare
from greathall.games.sorcerers_stone.play.sprout import Choose, Placed, TakeFrom
from greathall.games.sorcerers_stone.play.table import Table

PUSH, PUSH_MORE = 1.0, 0.1
"""The worth of a token around another player, and how much more for each already there."""
SHUN, SHUN_MORE = 1.2, 0.25
"""The cost of a token around yourself, likewise."""
HOLD: Final[tuple[float, ...]] = (0.4, 0.2, 0.1)
"""The worth of holding a token that fits around another player at once, after one more, after two more."""
DENY: Final = 0.5
"""The worth of holding a token that would fit around yourself, shared with those others may have."""
LOST: Final = 1000.0


def spread(ring: int) -> int:
    """Return these spaces and those next to them."""
    return FULL_RING & (ring | ring << 1 | ring >> RING - 1 | ring >> 1 | ring << RING - 1)


OPEN: Final = [spread(ring) & ~ring if ring else FULL_RING for ring in range(FULL_RING + 1)]
"""By ring, the shapes that may be laid next."""


def soon(ring: int) -> list[float]:
    """Return what each shape is worth to hold, if that ring is to be filled."""
    if not ring:
        return [HOLD[-1]] * RING
    one = spread(ring)
    two = spread(one)
    steps = (ring, 0.0), (one, HOLD[0]), (two, HOLD[1]), (spread(two), HOLD[2]), (FULL_RING, 0.0)
    return [next(worth for spaces, worth in steps if spaces >> shape & 1) for shape in range(RING)]


SOON: Final = [soon(ring) for ring in range(FULL_RING + 1)]


# ── choosing ─────────────────────────────────────────────────────────────────
def targets(s: Table, me: int) -> list[int]:
    """Return the areas of other players who are not surrounded yet."""
    b = s.sprout
    return [b.area[seat] for seat in range(s.seats) if seat != me and b.area[seat] != NOWHERE and not b.fire[seat]]


def placing(s: Table, me: int, legal: list[Action]) -> list[tuple[float, Action]]:
    b = s.sprout
    rings, hand, home = b.rings, b.snares[me].cards, b.area[me]
    others = targets(s, me)
    lacking = [AREAS - sum(ring >> shape & 1 for ring in rings) for shape in range(RING)]
    safe = b.fire[me] > 0
    rows: list[tuple[float, Action]] = []
    for a in legal:
        if not isinstance(a, Snare):
            return [(0.0, a)]
        area, shape = a.area, a.shape
        before = rings[area]
        ring = before | 1 << shape
        worth = 0.0
        if area in others:
            worth = PUSH + PUSH_MORE * before.bit_count()
        elif area == home and not safe:
            worth = -SHUN - SHUN_MORE * before.bit_count() - (LOST if ring == FULL_RING else 0.0)
        rings[area] = ring
        rest = hand.copy()
        rest.remove(shape)
        worth += keeping(rings, rest, others, NOWHERE if safe else home, lacking, shape)
        rings[area] = before
        rows.append((worth, a))
    return rows


def keeping(rings: list[int], hand: list[int], others: list[int], home: int, lacking: list[int], laid: int) -> float:
    """Return what the tokens left in hand are worth, when one of that shape has just been laid."""
    worth = 0.0
    for shape in set(hand):
        if others:
            worth += max([SOON[rings[area]][shape] for area in others])
        if home != NOWHERE and OPEN[rings[home]] >> shape & 1 and rings[home]:
            held = hand.count(shape)
            worth += DENY * held / (lacking[shape] - (shape == laid))
    return worth


def robbing(s: Table, me: int, target: int) -> float:
    """Return the chance to take a token that fits around yourself, preferring the next player."""
    b = s.sprout
    row, danger = b.snares[target], 0 if b.fire[me] or b.area[me] == NOWHERE else OPEN[b.rings[b.area[me]]]
    known = [shape for shape, eyes in zip(row.cards, row.known, strict=True) if eyes >> me & 1]
    guess = danger.bit_count() / RING
    harm = sum(danger >> shape & 1 for shape in known) + guess * (len(row) - len(known))
    return harm / len(row) - 0.01 * ((target - me) % s.seats)


# ── judging ──────────────────────────────────────────────────────────────────
FEATURES: Final = ("missing", "one of missing", "ends elsewhere", "useful", "turn")
WEIGHTS: Final[tuple[float, ...]] = (0.618, -0.434, -0.139, 0.872, -0.097)
"""Weights in logits of staying free longest, fitted to games between medium bots (bench/fit_sorcerers_stone.py)."""


def features(s: Table) -> list[list[float]]:
    return [free(s, seat) if s.is_playing(seat) and not s.sprout.fire[seat] else [] for seat in range(s.seats)]


def free(s: Table, seat: int) -> list[float]:
    """Return the features of a player who is not surrounded.

    They are what their ring lacks, how many tokens that fit there others may have, and how many of theirs fit around
    others."""
    b = s.sprout
    ring = b.rings[b.area[seat]] if b.area[seat] != NOWHERE else 0
    hand, others = b.snares[seat].cards, targets(s, seat)
    missing = RING - ring.bit_count()
    loose = sum(AREAS - sum(other >> shape & 1 for other in b.rings) - hand.count(shape)
                for shape in range(RING) if OPEN[ring] >> shape & 1) if ring else 8
    useful = sum((max((SOON[b.rings[area]][shape] for area in others), default=0.0) for shape in set(hand)), 0.0)
    return [float(missing), 1 / missing, float(loose), useful, float((seat - s.turn - 1) % s.seats) / s.seats]


class SproutPart(Part):
    questions: ClassVar = (Choose, TakeFrom, Placed)

    def score_all(self, s: Table) -> list[tuple[float, Action]]:
        step = s.agenda[-1]
        legal = step.legal(s)
        if isinstance(step, Placed):
            return placing(s, step.seat, legal)
        if isinstance(step, TakeFrom):
            return [(robbing(s, step.seat, a.target), a) for a in legal]
        return [(-float(s.sprout.rings[a.area].bit_count()), a) for a in legal]

    def move(self, s: Table, rng: Random) -> Action:
        """Return the best action, or any of those about equal."""
        return max([(worth + 0.05 * rng.random(), a) for worth, a in self.score_all(s)], key=itemgetter(0))[1]

    def chances(self, s: Table, viewer: int) -> list[float]:
        return shares(weigh_seats(WEIGHTS, features(s)))

    def public(self, s: Table, a: Action) -> Reason:
        b = s.sprout
        me = s.agenda[-1].seat
        if isinstance(a, Area):
            return Reason("why-area")
        if isinstance(a, Rob):
            return Reason("why-rob")
        if not isinstance(a, Snare):
            return Reason("why-nothing-fits")
        facts = {"shape": a.shape}
        missing = RING - b.rings[a.area].bit_count() - 1
        if a.area in targets(s, me):
            return Reason("why-closes", facts) if not missing else Reason("why-snares", facts | {"left": missing})
        return Reason("why-own-ring" if a.area == b.area[me] and not b.fire[me] else "why-harmless", facts)

    def private(self, s: Table, a: Action) -> tuple[Reason, ...]:
        b = s.sprout
        me = s.agenda[-1].seat
        if not isinstance(a, Snare) or b.area[me] == NOWHERE or b.fire[me] or not b.rings[b.area[me]]:
            return ()
        rest = b.snares[me].cards.copy()
        rest.remove(a.shape)
        kept = sum(OPEN[b.rings[b.area[me]]] >> shape & 1 for shape in rest)
        return (Reason("why-denies", {"count": kept}),) if kept else ()
