"""Actions taken without being asked: resigning, and on your turn spells between the roll and the move."""

from typing import Any

from greathall.core.words import Action, Ask
from greathall.games.diagon_alley.board import ITEMS
from greathall.games.diagon_alley.model import Call, Floo, Resign, Resigned
from greathall.games.diagon_alley.play.moving import Walk
from greathall.games.diagon_alley.play.table import NOWHERE, Anchor, Table, finish
from greathall.games.diagon_alley.play.turn import Turn, go_on


class Aside(Ask):
    """DA-E05: anyone may resign before and after a roll, but not while an attack or a card is being settled.

    DA-7.2, DA-S03, DA-P01, DA-C11: between the roll and the move you may do what you may do after it. Floo Powder
    replaces the move."""

    def legal(self, s: Table) -> list[Action]:
        step = s.agenda[-1]
        if isinstance(step, Walk) and step.seat == self.seat:
            return Turn(self.seat, True).legal(s)[1:]
        return [Resign()] if self.seat in s.living() and isinstance(step, Turn) else []

    def take(self, s: Table, a: Any) -> None:
        if isinstance(a, Resign):
            self.resign(s)
        elif isinstance(a, Floo | Call):
            s.cut(Anchor)
            Turn(self.seat, True).take(s, a)
        else:
            go_on(s, self.seat, a)

    def resign(self, s: Table) -> None:
        """Return items to shops, coins to the bank and cards face down under the pile; take the hat off the board.

        The cards go in the order in which they came into the hand."""
        seat = self.seat
        s.tell(Resigned, seat)
        s.out |= 1 << seat
        s.at[seat] = NOWHERE
        for item in range(len(ITEMS)):
            s.stock[item] += s.trunk[seat] >> item & 1
        s.trunk[seat] = 0
        for coin, count in enumerate(s.coins[seat]):
            s.bank[coin] += count
            s.coins[seat][coin] = 0
        hand = s.hands[seat]
        while hand.cards:
            s.pile.put_at_bottom(hand.take(0)[0], 1 << seat)
        if len(s.living()) == 1:
            finish(s, (s.living()[0],), "last")
        elif seat == s.turn:
            s.cut(Anchor)


def aside(s: Table, seat: int) -> Ask | None:
    step = Aside(seat)
    return step if s.agenda and step.legal(s) else None
