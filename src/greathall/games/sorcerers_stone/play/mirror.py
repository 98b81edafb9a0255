"""The Mirror of Erised: ten cards, one of them the Stone."""

from greathall.core.zones import bits
from typing import Any

from greathall.core.words import Action, Ask, Chance, Refusal
from greathall.games.sorcerers_stone.board import LATE, MIRROR, MIRRORS, SNAPE
from greathall.games.sorcerers_stone.made.table import lay_mirror
from greathall.games.sorcerers_stone.model import Mirrored, Reveal, Shown
from greathall.games.sorcerers_stone.play.table import Table, finish


def arrive(s: Table, seat: int) -> None:
    """SS-7.1: start when you arrive, without waiting for the others."""
    lay_mirror(s)
    s.send(seat, MIRROR)


def acts(s: Table, seat: int) -> bool:
    """SS-7.3, SS-M03, SS-M04: if you declared wrongly, you wait, unless everyone did."""
    everybody = all(other in s.snape.wrong for other in s.living())
    return seat not in s.snape.wrong or everybody or (s.mirror.late and not s.held[seat])


def turn(s: Table, seat: int) -> None:
    s.then(AtMirror(seat))


class AtMirror(Ask):
    """SS-7.2: turn over one card a turn."""

    idle = False

    def legal(self, s: Table) -> list[Action]:
        return [Reveal(place) for place in bits(s.mirror.mirrors)]

    def why_not(self, s: Table, a: Action) -> Refusal | None:
        if not isinstance(a, Reveal):
            return None
        if 0 <= a.place < MIRRORS:
            return Refusal("SS-7.2", "no-open-mirror")
        return Refusal("SS-7.2", "no-such-mirror", {"cards": MIRRORS})

    def take(self, s: Table, a: Any) -> None:
        s.then(TurnMirror(self.seat, a.place))


class TurnMirror(Chance):
    """SS-7.2, SS-M01, SS-M02, SS-M05: the Stone wins; You-Know-Who does nothing."""

    stream = "mirror"
    who: int
    place: int

    def odds(self, s: Table) -> list[tuple[Action, int]]:
        left = s.mirror.mirrors.bit_count()
        return [(Mirrored(False), left - 1), (Mirrored(True), 1)] if left > 1 else [(Mirrored(True), 1)]

    def take(self, s: Table, a: Mirrored) -> None:
        s.mirror.mirrors ^= 1 << self.place
        s.mirror.flipped |= 1 << self.who
        s.tell(Shown, self.who, self.place, a.stone)
        if a.stone:
            finish(s, (self.who,), "stone")
        else:
            start_clock(s)


def start_clock(s: Table) -> None:
    """SS-M03: start the two-turn waits once nobody is at Snape's and everyone who was right has turned over a card."""
    b = s.mirror
    right = [seat for seat in s.living() if seat not in s.snape.wrong]
    if b.late or s.at(SNAPE) or not right or not all(b.flipped >> seat & 1 for seat in right):
        return
    b.late = True
    for seat in s.snape.wrong:
        s.held[seat] = LATE
