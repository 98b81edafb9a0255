"""The rules of Beans."""

from typing import Any

from greathall.core import forms, zones
from greathall.core.words import UNFILLED, Action, Ask, Chance, Filled, Form, Refusal
from greathall.games.beans.made.table import Made
from greathall.games.beans.model import Drawn, Laid, Lay
from greathall.games.beans.table import Table


def setup(seats: int, *_: Any) -> Table:
    s = Made()
    s.agenda, s.log, s.seats = [], None, seats
    s.hands, s.laid = [[] for _ in range(seats)], [[] for _ in range(seats)]
    s.bag = [2, 4, 6, 8] * 6
    s.then(*[Deal(seat) for seat in range(seats)] * 5, *map(Turn, range(seats)))
    return s


class Deal(Chance):
    """BE-1: each seat is dealt five beans, unseen by the others."""

    to: int

    def odds(self, s: Table) -> list[tuple[Action, int]]:
        return [(Drawn(bean), n) for bean, n in zones.odds(s.bag)]

    def witnesses(self, s: Table) -> tuple[int, ...]:
        return (self.to,)

    def take(self, s: Table, a: Drawn) -> None:
        s.bag.remove(a.bean)
        s.hands[self.to] = sorted([*s.hands[self.to], a.bean])


class Turn(Ask):
    """BE-2: in turn each seat lays one bean or more; the list has single ones and the whole hand."""

    def legal(self, s: Table) -> list[Action]:
        hand = s.hands[self.seat]
        return [*(Lay((bean,)) for bean in dict.fromkeys(hand)), Lay(tuple(hand))]

    def form(self, s: Table, filled: Filled = UNFILLED) -> Form:
        return Form("Lay", (forms.several("beans", s.hands[self.seat], least=1),))

    def admits(self, s: Table, a: Action) -> bool:
        return forms.meets(self, s, a)

    def why_not(self, s: Table, a: Action) -> Refusal:
        return Refusal("BE-2", "no-beans")

    def take(self, s: Table, a: Lay) -> None:
        for bean in a.beans:
            s.hands[self.seat].remove(bean)
        s.laid[self.seat] = list(a.beans)
        s.tell(Laid, self.seat, a.beans)
