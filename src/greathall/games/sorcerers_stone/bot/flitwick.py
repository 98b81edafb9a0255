"""Flitwick's challenge: turn over a key each turn, and hide the silver one well.

Every key is as likely as any other to be the silver one, so nothing else counts."""

from collections.abc import Callable
from functools import cache
from operator import itemgetter
from random import Random
from typing import Any, ClassVar, Final

from greathall.core.mind import Reason
from greathall.core.words import Action
from greathall.core.zones import bits, sees
from greathall.games.sorcerers_stone.board import FLITWICK, KEYS, NOWHERE, SPINS, apart
from greathall.games.sorcerers_stone.bot.part import Part
from greathall.games.sorcerers_stone.model import Hide, Spin, Stand, Turn, Walk
from greathall.games.sorcerers_stone.play.flitwick import AtKeys, Flipping, Hiding, PutBack, PutDown, Walking
from greathall.games.sorcerers_stone.play.table import Table

NEAR: Final = 3
"""At this many steps away a hidden key is as safe as anywhere."""
WITHIN: Final = [[sum(1 << end for end, way in enumerate(ways) if 1 <= way <= steps) for steps in range(KEYS)]
                 for ways in ([apart(start, end) for end in range(KEYS)] for start in range(KEYS))]
"""By start and steps, the spaces within reach."""
REACH, COMPANY, RIVALS = 3.0, 0.02, 0.5
"""Weights: the next chance to turn over a key, keys nearby, and the chances of the others."""
USUAL: Final = 0.95
"""How often a spin leads to a key, in turns too far ahead to predict."""
FOUND, KEY = 1000.0, 10.0


def silver_key(s: Table, seat: int) -> int:
    """Return where the silver key is if this seat knows, or NOWHERE."""
    b = s.flitwick
    return b.silver if b.silver != NOWHERE and sees(b.silver_known, seat) else NOWHERE


def hits(keys: int, spot: int) -> float:
    """Return the chance that the next spin from here leads to a key."""
    around = WITHIN[spot]
    for steps in SPINS:
        if keys & around[steps]:
            return (len(SPINS) + 1 - steps) / len(SPINS)
    return 0.0


# ── choosing ─────────────────────────────────────────────────────────────────
def walking(s: Table, seat: int, spot: int) -> float:
    """Score a walk: a key above all, then keys near you and none near the others."""
    silver, keys = silver_key(s, seat), s.flitwick.keys
    if silver != NOWHERE:
        return FOUND if spot == silver else hits(1 << silver, spot)
    worth = KEY if keys >> spot & 1 else 0.0
    keys &= ~(1 << spot)
    worth += REACH * hits(keys, spot) + COMPANY * (keys & WITHIN[spot][2]).bit_count()
    for other, stand in enumerate(s.flitwick.stands):
        if other != seat and stand != NOWHERE:
            worth -= RIVALS * hits(keys, stand)
    return worth


def standing(s: Table, _seat: int, spot: int) -> float:
    """Score a starting space: many keys should be near."""
    return REACH * hits(s.flitwick.keys, spot) + COMPANY * (s.flitwick.keys & WITHIN[spot][2]).bit_count()


def turning(s: Table, seat: int, spot: int) -> float:
    """Score a key to turn over: any may be the one, but nobody comes by later if no other keys are near."""
    return FOUND if spot == silver_key(s, seat) else -COMPANY * (s.flitwick.keys & WITHIN[spot][1]).bit_count()


def hiding(s: Table, seat: int, spot: int) -> float:
    """Score a hiding place: not near players still searching, and otherwise anywhere, so nobody can guess it."""
    near = [apart(spot, stand) for other, stand in enumerate(s.flitwick.stands) if other != seat and stand != NOWHERE]
    return -float(sum(NEAR - steps for steps in near if steps < NEAR))


def returning(s: Table, seat: int, spot: int) -> float:
    """Score an open place for the silver key: out of the others' reach."""
    others = [stand for other, stand in enumerate(s.flitwick.stands) if other != seat and stand != NOWHERE]
    return 0.0 - sum((hits(1 << spot, stand) for stand in others), 0.0)


WORTH: Final[dict[Any, Callable[[Table, int, int], float]]] = {
    Walking: walking, PutDown: standing, Flipping: turning, Hiding: hiding, PutBack: returning}


# ── judging ──────────────────────────────────────────────────────────────────
@cache
def searching(left: int, seekers: int) -> float:
    """Return the turns one of these seekers needs to find a key that is hidden again and again."""
    turns, still = 0.0, 1.0
    while still > 0.01:
        turns += still
        still *= 1 - (USUAL / left if left > 1 else 0.5)
        left = max(left - seekers, 1)
    return turns


def turns(s: Table, _seat: int) -> float:
    return searching(s.flitwick.keys.bit_count(), max(len(s.at(FLITWICK)), 1))


class FlitwickPart(Part):
    questions: ClassVar = (Flipping, Hiding, PutBack, PutDown, AtKeys, Walking)
    tie_margin: ClassVar = COMPANY / 2

    def score_all(self, s: Table) -> list[tuple[float, Action]]:
        step = s.agenda[-1]
        seat, legal = step.seat, step.legal(s)
        worth = WORTH.get(type(step))
        return [(worth(s, seat, a.spot), a) for a in legal] if worth else [(0.0, a) for a in legal]

    def move(self, s: Table, rng: Random) -> Action:
        """Return the best action, or any of those equal."""
        return max([(worth + self.tie_margin * rng.random(), a) for worth, a in self.score_all(s)],
                   key=itemgetter(0))[1]

    def chances(self, s: Table, viewer: int) -> list[float]:
        """Return the chances turn by turn: turning over a key finds it with one chance in as many as are left."""
        b = s.flitwick
        odds, left, nobody = [0.0] * s.seats, float(b.keys.bit_count()), 1.0
        order = [seat for seat in [*range(s.turn + 1, s.seats), *range(s.turn + 1)] if s.is_playing(seat)]
        reach = [hits(b.keys, b.stands[seat]) if b.stands[seat] != NOWHERE else 1.0 for seat in range(s.seats)]
        while nobody > 0.001:
            for seat in order:
                found = nobody * reach[seat] / max(left, 1.0)
                odds[seat] += found
                nobody -= found
                left -= reach[seat]
                reach[seat] = USUAL if left > 1 else 0.5
        whole = sum(odds, 0.0)
        return [x / whole for x in odds]

    def public(self, s: Table, a: Action) -> Reason:
        b = s.flitwick
        if isinstance(a, Hide):
            return Reason("why-hides" if isinstance(s.agenda[-1], Hiding) else "why-puts-back")
        if isinstance(a, Spin):
            return Reason("why-only")
        if isinstance(a, Stand):
            return Reason("why-stands", {"count": (b.keys & WITHIN[a.spot][2]).bit_count()})
        assert isinstance(a, Turn | Walk)
        facts = {"spot": a.spot, "left": b.keys.bit_count()}
        if b.silver == a.spot and b.silver_known == -1:
            return Reason("why-silver", facts)
        if b.keys >> a.spot & 1:
            return Reason("why-key", facts)
        return Reason("why-nearer", facts)

    def private(self, s: Table, a: Action) -> tuple[Reason, ...]:
        if isinstance(s.agenda[-1], Hiding):
            free = len([spot for spot in bits(s.flitwick.keys) if hiding(s, s.agenda[-1].seat, spot) == 0])
            return (Reason("why-hidden", {"count": free}),)
        return ()
