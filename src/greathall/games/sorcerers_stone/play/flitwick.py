"""Flitwick's challenge: 36 face-down keys, one of them silver."""

from typing import Any, Final

from greathall.core.words import Action, Ask, Chance, Refusal, Step
from greathall.core.zones import EVERYBODY, bits
from greathall.games.sorcerers_stone.board import CHESS, ENDS, FLITWICK, KEYS, NOWHERE, SPINS, apart
from greathall.games.sorcerers_stone.made.table import lay_flitwick
from greathall.games.sorcerers_stone.model import (
    Arrived, Hide, Key, KeyHidden, KeyTurned, Spin, Spun, Stand, Stood, Turn, Walk, Walked, Whirled,
)
from greathall.games.sorcerers_stone.play import mcgonagall
from greathall.games.sorcerers_stone.play.table import Table, finish

TURN: Final = [Turn(spot) for spot in range(KEYS)]
HIDE: Final = [Hide(spot) for spot in range(KEYS)]
STAND: Final = [Stand(spot) for spot in range(KEYS)]
WALK: Final = [Walk(spot) for spot in range(KEYS)]
WHEEL: Final[list[tuple[Action, int]]] = [(Spun(number), 1) for number in SPINS]


def by_fire(s: Table) -> list[int]:
    """Return who is here, from the highest Fire token to the lowest; if played alone, by seats."""
    return sorted(s.at(FLITWICK), key=lambda seat: -s.sprout.fire[seat])


def begin(s: Table) -> None:
    """SS-3.2, SS-3.4, SS-F01, SS-F10: turn over keys for the Fire tokens, then put the pieces down."""
    lay_flitwick(s)
    flips: list[Step] = [] if s.alone else [Flips(seat, s.sprout.fire[seat]) for seat in by_fire(s)]
    s.then(*flips, Places())


# ── the flips of the Fire tokens ─────────────────────────────────────────────
class Flips(Step):
    """SS-F01, SS-F02: you turn over this many keys, unless you have found the silver one."""

    who: int
    left: int

    def take(self, s: Table, a: None) -> None:
        if self.left and s.where[self.who] == FLITWICK and s.flitwick.keys:
            s.then(Flipping(self.who), Flips(self.who, self.left - 1))


class Flipping(Ask):
    """SS-3.2: choose any face-down key."""

    idle = False

    def legal(self, s: Table) -> list[Action]:
        return [TURN[spot] for spot in bits(s.flitwick.keys)]

    def why_not(self, s: Table, a: Action) -> Refusal | None:
        if not isinstance(a, Turn):
            return None
        return Refusal("SS-3.2", "no-key-there") if 0 <= a.spot < KEYS else off_board("SS-3.2")

    def take(self, s: Table, a: Any) -> None:
        s.then(TurnKey(self.seat, a.spot))


def off_board(rule: str) -> Refusal:
    return Refusal(rule, "no-such-spot", {"spots": KEYS})


class TurnKey(Chance):
    """SS-3.2, SS-3.3, SS-3.7, SS-3.8, SS-F04: turn over a gold key, which is removed, or the silver one.

    Until the silver key is first found, chance decides; afterwards it is where it was hidden. Played alone, it wins."""

    stream = "keys"
    who: int
    spot: int

    def odds(self, s: Table) -> list[tuple[Action, int]]:
        b = s.flitwick
        if b.silver != NOWHERE:
            return [(Key(b.silver == self.spot), 1)]
        left = b.keys.bit_count()
        return [(Key(False), left - 1), (Key(True), 1)] if left > 1 else [(Key(True), 1)]

    def take(self, s: Table, a: Key) -> None:
        b = s.flitwick
        s.tell(KeyTurned, self.who, self.spot, a.silver)
        if not a.silver:
            b.keys ^= 1 << self.spot
            return
        b.silver, b.silver_known = self.spot, EVERYBODY
        if s.alone:
            finish(s, (self.who,), "key")
            return
        b.found.append(self.who)
        b.stands[self.who] = NOWHERE
        openly = s.options.get("hide_silver_key") == "vacant"
        s.then(PutBack(self.who, self.spot) if openly else Hiding(self.who, self.spot))


class Hiding(Ask):
    """SS-3.3, SS-F03: swap the silver key with any face-down key or leave it; nobody else sees which."""

    idle = False
    secret = True
    spot: int

    def legal(self, s: Table) -> list[Action]:
        return [HIDE[self.spot], *(HIDE[spot] for spot in bits(s.flitwick.keys) if spot != self.spot)]

    def why_not(self, s: Table, a: Action) -> Refusal | None:
        if not isinstance(a, Hide):
            return None
        return Refusal("SS-F03", "no-hiding-there") if 0 <= a.spot < KEYS else off_board("SS-3.3")

    def take(self, s: Table, a: Any) -> None:
        hide_key(s, self.seat, a.spot, 1 << self.seat)


class PutBack(Ask):
    """SS-3.3, SS-F03: put the silver key on an empty space or leave it, as the rulebook says to the letter.

    Everyone sees a key where there was none."""

    idle = False
    spot: int

    def legal(self, s: Table) -> list[Action]:
        return [Hide(self.spot), *(Hide(spot) for spot in range(KEYS) if not s.flitwick.keys >> spot & 1)]

    def why_not(self, s: Table, a: Action) -> Refusal | None:
        if not isinstance(a, Hide):
            return None
        return Refusal("SS-F03", "no-putting-there") if 0 <= a.spot < KEYS else off_board("SS-3.3")

    def take(self, s: Table, a: Any) -> None:
        s.flitwick.keys = s.flitwick.keys & ~(1 << self.spot) | 1 << a.spot
        hide_key(s, self.seat, a.spot, EVERYBODY)


def hide_key(s: Table, seat: int, spot: int, known: int) -> None:
    """SS-G05: you choose a bishop at once, even while others still have keys to turn over."""
    s.flitwick.silver, s.flitwick.silver_known, s.where[seat] = spot, known, CHESS
    s.tell(KeyHidden, seat)
    s.tell(Arrived, seat, CHESS)
    mcgonagall.arrive(s, seat)


# ── walking ──────────────────────────────────────────────────────────────────
class Places(Step):
    """SS-3.4, SS-3.5, SS-F05, SS-F06: put pieces on any space, from the highest Fire token down.

    Then the first player to go on starts or, if nobody has, the highest Fire token."""

    def take(self, s: Table, a: None) -> None:
        here = by_fire(s)
        s.first = s.flitwick.found[0] if s.flitwick.found else here[0]
        s.then(*(PutDown(seat) for seat in here))


class PutDown(Ask):
    """SS-3.4, SS-F05: begin on any space; the key there is not turned over."""

    idle = False

    def legal(self, s: Table) -> list[Action]:
        return [*STAND]

    def why_not(self, s: Table, a: Action) -> Refusal | None:
        return off_board("SS-3.4") if isinstance(a, Stand) else None

    def take(self, s: Table, a: Any) -> None:
        s.flitwick.stands[self.seat] = a.spot
        s.tell(Stood, self.seat, a.spot)


def acts(_s: Table, _seat: int) -> bool:
    """SS-3.6, SS-F09: nobody waits here, even if only the silver key is left."""
    return True


def turn(s: Table, seat: int) -> None:
    s.then(AtKeys(seat))


class AtKeys(Ask):
    """SS-3.6: spin the wheel."""

    def legal(self, s: Table) -> list[Action]:
        return [Spin()]

    def take(self, s: Table, a: Any) -> None:
        s.then(KeyWheel(self.seat))


class KeyWheel(Chance):
    """SS-3.6, SS-G10: spin one to six; the troll has a wheel of its own."""

    stream = "keys_wheel"
    who: int

    def odds(self, s: Table) -> list[tuple[Action, int]]:
        return WHEEL

    def take(self, s: Table, a: Spun) -> None:
        s.tell(Whirled, self.who, a.number)
        s.then(Walking(self.who, a.number))


class Walking(Ask):
    """SS-3.6, SS-F04, SS-F07, SS-F08: choose where your walk ends; you use no space twice, not even the start.

    You must turn over a key that is there."""

    idle = False
    steps: int

    def legal(self, s: Table) -> list[Action]:
        return [WALK[spot] for spot in ENDS[s.flitwick.stands[self.seat]][self.steps]]

    def why_not(self, s: Table, a: Action) -> Refusal | None:
        if not isinstance(a, Walk):
            return None
        if not 0 <= a.spot < KEYS:
            return off_board("SS-3.6")
        if a.spot == s.flitwick.stands[self.seat]:
            return Refusal("SS-3.6", "no-walk-back")
        return Refusal("SS-3.6", "no-such-walk", {"steps": self.steps})

    def take(self, s: Table, a: Any) -> None:
        b = s.flitwick
        if s.log is not None:
            s.tell(Walked, self.seat, tuple(path(b.stands[self.seat], a.spot, self.steps)))
        b.stands[self.seat] = a.spot
        if b.keys >> a.spot & 1:
            s.then(TurnKey(self.seat, a.spot))


def neighbours(space: int) -> list[int]:
    return [other for other in range(KEYS) if apart(space, other) == 1]


NEIGHBOURS: Final = [neighbours(space) for space in range(KEYS)]


def path(start: int, end: int, steps: int) -> list[int]:
    """SS-F07: return a legal walk of this many steps from start to end."""
    found = walk([start], end, steps)
    assert found is not None
    return found


def walk(way: list[int], end: int, steps: int) -> list[int] | None:
    if steps == 0:
        return way if way[-1] == end else None
    for space in NEIGHBOURS[way[-1]]:
        if space in way or apart(space, end) > steps - 1 or (space == end and steps > 1):
            continue
        found = walk([*way, space], end, steps - 1)
        if found is not None:
            return found
    return None


