"""Sprout's challenge: rings of Devil's Snare around four areas, and Fire tokens for surrounded players."""

from random import Random
from typing import Any, Final

from greathall.core.words import Action, Ask, Chance, Refusal
from greathall.core.zones import Row
from greathall.games.sorcerers_stone.board import (
    AREAS, FIRST_SNARES, FLITWICK, FULL_RING, HAGRID, NEXT_TO, NOWHERE, RING, SPROUT,
)
from greathall.games.sorcerers_stone.made.table import lay_sprout
from greathall.games.sorcerers_stone.model import (
    Area, Gripped, Passed, Rob, Settled, Snare, SnareDrawn, Snared, SnareTaken, Stay, Surrounded, Vine,
)
from greathall.games.sorcerers_stone.play.table import Table, finish

VINE: Final = [Vine(shape) for shape in range(RING)]
SNARE: Final = [[Snare(area, shape) for shape in range(RING)] for area in range(AREAS)]


# ── arriving ─────────────────────────────────────────────────────────────────
def arrive(s: Table, seat: int) -> None:
    """SS-2.2, SS-2.7, SS-S01, SS-S02, SS-S17: choose an area and take two tokens, or as many as there are.

    Your first turn comes later."""
    lay_sprout(s)
    s.then(*(Grow(seat) for _ in range(min(FIRST_SNARES, len(s.sprout.snare_pile.bag)))))
    s.then(Choose(seat))


class Choose(Ask):
    """SS-2.2, SS-S14: choose a free open area, or a completed one if there is none."""

    idle = False

    def legal(self, s: Table) -> list[Action]:
        free = [area for area in range(AREAS) if area not in s.sprout.area]
        opened = [area for area in free if s.sprout.rings[area] != FULL_RING]
        return [Area(area) for area in opened or free]

    def why_not(self, s: Table, a: Action) -> Refusal | None:
        if not isinstance(a, Area):
            return None
        if not 0 <= a.area < AREAS:
            return Refusal("SS-2.2", "no-such-area", {"areas": AREAS})
        return Refusal("SS-2.2", "no-free-area") if a.area in s.sprout.area else Refusal("SS-S14", "no-full-area")

    def take(self, s: Table, a: Any) -> None:
        kept = reserve(s, self.seat)
        s.sprout.area[self.seat] = a.area
        s.tell(Settled, self.seat, a.area)
        if s.sprout.rings[a.area] == FULL_RING:
            burn(s, self.seat, fires_left(s)[kept - 1])
        last_one(s)


def reserve(s: Table, arriving: int = NOWHERE) -> int:
    """SS-S14: return how many low Fire tokens are kept for players in Hagrid's challenge who will find no open area."""
    coming = len(s.at(HAGRID)) + (arriving != NOWHERE)
    free = sum(area not in s.sprout.area and s.sprout.rings[area] != FULL_RING for area in range(AREAS))
    return max(0, coming - free)


def fires_left(s: Table) -> list[int]:
    """SS-G12: return the Fire tokens that nobody has taken; one that left with its owner is gone."""
    return [fire for fire in range(1, s.seats + 1) if fire not in s.sprout.fire]


def next_fire(s: Table) -> int:
    """SS-2.6, SS-S12, SS-S14, SS-G12: return the lowest Fire token above those kept and those taken.

    So the numbers show the order even if a player for whom one was kept has resigned."""
    left = fires_left(s)[reserve(s):]
    return next((fire for fire in left if fire > max(s.sprout.fire)), left[-1])


def burn(s: Table, seat: int, fire: int) -> None:
    s.sprout.fire[seat] = fire
    s.tell(Surrounded, seat, fire)


def last_one(s: Table) -> None:
    """SS-2.6, SS-2.8, SS-2.9, SS-S12, SS-S15: the only player here without a token takes the last one.

    Then play stops and everyone goes on; played alone, the largest token wins."""
    b = s.sprout
    lacking = [seat for seat in s.living() if not b.fire[seat]]
    if len(lacking) == 1 and s.where[lacking[0]] == SPROUT and b.area[lacking[0]] != NOWHERE:
        burn(s, lacking[0], next_fire(s))
        lacking = []
    if lacking:
        return
    if s.alone:
        best = max(b.fire[seat] for seat in s.living())
        finish(s, (b.fire.index(best),), "fire")
        return
    for seat in s.living():
        s.send(seat, FLITWICK)


def hand_in(s: Table, seat: int) -> None:
    """SS-G11: put your tokens back in the pile and free your area."""
    b = s.sprout
    b.snare_pile.bag += b.snares[seat].cards
    b.snares[seat], b.area[seat] = Row(), NOWHERE


class Grow(Chance):
    """SS-2.2, SS-2.3: pick a token from the pile; only you see it."""

    stream = "snares"
    who: int

    def odds(self, s: Table) -> list[tuple[Action, int]]:
        return [(VINE[shape], weight) for shape, weight in s.sprout.snare_pile.odds()]

    def sample(self, s: Table, rng: Random) -> Action:
        return VINE[s.sprout.snare_pile.sample(rng)]

    def witnesses(self, s: Table) -> tuple[int]:
        return (self.who,)

    def take(self, s: Table, a: Vine) -> None:
        b = s.sprout
        b.snare_pile.draw(a.shape)
        b.snares[self.who].put(len(b.snares[self.who]), a.shape, 1 << self.who)
        s.tell(SnareDrawn, self.who, a.shape)


# ── a turn ───────────────────────────────────────────────────────────────────
def acts(s: Table, _seat: int) -> bool:
    """SS-S15: if only one player lacks a Fire token and is still in Hagrid's challenge, the others wait."""
    return sum(not s.sprout.fire[other] for other in s.living()) > 1


def turn(s: Table, seat: int) -> None:
    """SS-2.3, SS-2.5, SS-S07, SS-S08, SS-S13: pick a token, or take another player's; then place one.

    You take another player's if the pile is empty. You do this surrounded or not, and however many tokens you hold."""
    s.then(Placed(seat))
    if s.sprout.snare_pile.bag:
        s.then(Grow(seat))
    elif victims(s, seat):
        s.then(TakeFrom(seat))


def victims(s: Table, seat: int) -> list[int]:
    return [other for other in s.at(SPROUT) if other != seat and len(s.sprout.snares[other])]


class TakeFrom(Ask):
    """SS-2.5, SS-S08: choose whose token you take; which one is left to chance."""

    idle = False

    def legal(self, s: Table) -> list[Action]:
        return [Rob(other) for other in victims(s, self.seat)]

    def why_not(self, s: Table, a: Action) -> Refusal | None:
        if isinstance(a, Stay | Snare):
            return Refusal("SS-2.5", "no-staying-empty")
        if not isinstance(a, Rob):
            return None
        return Refusal("SS-2.5" if a.target == self.seat else "SS-S08", "no-such-victim")

    def take(self, s: Table, a: Any) -> None:
        s.then(Blind(self.seat, a.target))


class Blind(Chance):
    """SS-S08: take a token blindly; you and its owner see it.

    The others see where it is taken from, and so whether it is one they know."""

    stream = "blind"
    who: int
    target: int

    def odds(self, s: Table) -> list[tuple[Action, int]]:
        hand = s.sprout.snares[self.target]
        held = sorted(zip(hand.cards, hand.known, strict=True))
        return [(Gripped(*token), held.count(token)) for token in dict.fromkeys(held)]

    def witnesses(self, s: Table) -> tuple[int, ...]:
        """Return who learns something: players who know one of the tokens see whether it is that one."""
        hand = s.sprout.snares[self.target]
        return tuple(seat for seat in range(s.seats)
                     if seat == self.who or any(known >> seat & 1 for known in hand.known))

    def take(self, s: Table, a: Gripped) -> None:
        b = s.sprout
        hand = b.snares[self.target]
        hand.take(list(zip(hand.cards, hand.known, strict=True)).index((a.shape, a.known)))
        b.snares[self.who].put(len(b.snares[self.who]), a.shape, a.known | 1 << self.who)
        s.tell(SnareTaken, self.who, self.target, a.shape)


def lift(s: Table, seat: int, shape: int) -> None:
    """SS-G09: remove one of several equal tokens with everything that anyone knows of them.

    Nobody can tell them apart, so a player who knew of one knows of this one. What is known is moved bit by bit."""
    hand = s.sprout.snares[seat]
    first, *others = [place for place, held in enumerate(hand.cards) if held == shape]
    gone = hand.known[first]
    for place in others:
        gone, hand.known[place] = gone | hand.known[place], gone & hand.known[place]
    hand.take(first)


class Placed(Ask):
    """SS-2.3, SS-2.4, SS-2.10, SS-S03, SS-S04, SS-S05, SS-S06, SS-S09: place a token if you can.

    It goes on a matching free space of any ring, your own included, next to others of that ring. SS-S10, SS-S11,
    SS-S16: if that completes a player's ring, they are surrounded; this can be one player at most."""

    idle = False

    def legal(self, s: Table) -> list[Action]:
        shapes = sorted(set(s.sprout.snares[self.seat].cards))
        return [SNARE[area][shape] for area, ring in enumerate(s.sprout.rings) for shape in shapes
                if not ring >> shape & 1 and (not ring or ring & NEXT_TO[shape])] or [Stay()]

    def why_not(self, s: Table, a: Action) -> Refusal | None:
        if isinstance(a, Stay):
            return Refusal("SS-S06", "no-pass")
        if not isinstance(a, Snare):
            return None
        if not 0 <= a.area < AREAS:
            return Refusal("SS-2.3", "no-such-area", {"areas": AREAS})
        if a.shape not in s.sprout.snares[self.seat].cards:
            return Refusal("SS-2.3", "no-such-snare")
        if s.sprout.rings[a.area] >> a.shape & 1:
            return Refusal("SS-2.3", "no-free-space")
        return Refusal("SS-2.4", "no-neighbour")

    def take(self, s: Table, a: Any) -> None:
        b = s.sprout
        if isinstance(a, Stay):
            s.tell(Passed, self.seat)
            return
        lift(s, self.seat, a.shape)
        b.rings[a.area] |= 1 << a.shape
        s.tell(Snared, self.seat, a.area, a.shape)
        if b.rings[a.area] == FULL_RING and a.area in b.area:
            seat = b.area.index(a.area)
            if not b.fire[seat]:
                burn(s, seat, next_fire(s))
        last_one(s)

