"""Shortages: when more huts or manors are wanted than the Bank has, they are auctioned one by one."""

from typing import Any

from greathall.core.words import Action, Ask, Field, Form, Step
from greathall.games.monopoly.board import CLOCKWISE, GROUP, HUT, MANOR, MEMBERS, STREETS
from greathall.games.monopoly.model import BidFor, BidMade, Leave, Left, Short, Want
from greathall.games.monopoly.play import acts
from greathall.games.monopoly.play.table import BANK, Table

RAISES = (0, 10, 50, 100)


def is_manor(s: Table, space: int) -> bool:
    return s.built[space] == MANOR - 1


def stock(s: Table, manors: bool) -> int:
    return s.manors if manors else s.huts


def places(s: Table, seat: int, manors: bool) -> list[int]:
    """Where the seat could put such a piece now, and pay its price."""
    return [space for space in STREETS if s.owner[space] == seat and is_manor(s, space) == manors
            and acts.fits(s, seat, space) and s.cash[seat] >= HUT[space]]


def room(s: Table, seat: int, manors: bool) -> int:
    """How many such pieces the seat could place and pay for, building evenly."""
    total = 0
    for group in dict.fromkeys(GROUP[space] for space in STREETS if s.owner[space] == seat):
        if acts.ready(s, seat, group):
            price = HUT[MEMBERS[group][0]]
            built = [s.built[space] for space in MEMBERS[group]]
            free = sum(b != MANOR for b in built) if manors else sum(max(0, MANOR - 1 - b) for b in built)
            if manors and min(built) < MANOR - 1:
                free = 0
            total += min(free, s.cash[seat] // price)
    return total


def build(s: Table, seat: int, space: int) -> None:
    """M-54, M-55: the builder simply builds, unless others could want more than the Bank has; then all state wishes."""
    manors = is_manor(s, space)
    rivals = [other for other in s.others(seat) if places(s, other, manors)] if not s.wishes[seat] else []
    wanted = sum(room(s, other, manors) for other in rivals)
    if rivals and stock(s, manors) < wanted + max(1, room(s, seat, manors)):
        s.tell(Short, manors, stock(s, manors))
        order = [one for one in (s.turn, *CLOCKWISE[s.seats][s.turn][:-1]) if one == seat or one in rivals]
        s.then(*(Wish(one, manors) for one in order), Settle(manors, tuple(order), seat, space))
        return
    s.wishes[seat] = max(0, s.wishes[seat] - 1)
    acts.build(s, seat, space, HUT[space])


class Wish(Ask):
    """MO-13.1, M-54: how many pieces does this seat want now?"""

    manors: bool

    def options(self, s: Table) -> list[Action]:
        return [Want(count) for count in range(room(s, self.seat, self.manors) + 1)]

    def take(self, s: Table, a: Any) -> None:
        s.concern(self.seat)
        s.wishes[self.seat] = a.count


class Settle(Step):
    """MO-13.2: an auction while two or more want more than there is; otherwise the builder builds."""

    manors: bool
    order: tuple[int, ...]
    builder: int
    space: int

    def take(self, s: Table, a: None) -> None:
        wanting = [seat for seat in self.order if s.wishes[seat] and places(s, seat, self.manors)]
        wanted = sum(min(s.wishes[seat], room(s, seat, self.manors)) for seat in wanting)
        left = stock(s, self.manors)
        if len(wanting) > 1 and wanted > left > 0:
            s.then(PieceBid(wanting[0], self.manors, 0, BANK, -1, tuple(wanting)), self)
        elif s.wishes[self.builder] and acts.may_build(s, self.builder, self.space):
            s.wishes[self.builder] -= 1
            acts.build(s, self.builder, self.space, HUT[self.space])


class PieceBid(Ask):
    """MO-13.2, M-54: each bid names the place; the lowest is that deed's price; the winner places the piece at once."""

    manors: bool
    high: int
    leader: int
    place: int
    live: tuple[int, ...]

    def options(self, s: Table) -> list[Action]:
        spots = places(s, self.seat, self.manors)
        return [Leave(), *(BidFor(amount, space) for space in spots for amount in self.ladder(s, space))]

    def ladder(self, s: Table, space: int) -> list[int]:
        least, cash = max(self.high + 1, HUT[space]), s.cash[self.seat]
        return [least + more for more in RAISES if least + more <= cash]

    def form(self, s: Table) -> Form | None:
        spots = places(s, self.seat, self.manors)
        least, cash = self.high + 1, s.cash[self.seat]
        fields = (Field("amount", least, cash), Field("space", choices=tuple(spots)))
        return Form("BidFor", fields) if spots and cash >= least else None

    def admits(self, s: Table, a: Action) -> bool:
        if isinstance(a, Leave):
            return True
        return (isinstance(a, BidFor) and a.space in places(s, self.seat, self.manors)
                and max(self.high + 1, HUT[a.space]) <= a.amount <= s.cash[self.seat])

    def take(self, s: Table, a: Any) -> None:
        high, leader, place, live = self.high, self.leader, self.place, self.live[1:]
        if isinstance(a, BidFor):
            s.tell(BidMade, self.seat, a.space, a.amount)
            high, leader, place, live = a.amount, self.seat, a.space, (*live, self.seat)
        else:
            s.tell(Left, self.seat, self.place)
            s.wishes[self.seat] = 0
        if live and live != (leader,):
            s.then(PieceBid(live[0], self.manors, high, leader, place, live))
        elif leader != BANK:
            s.wishes[leader] = max(0, s.wishes[leader] - 1)
            acts.build(s, leader, place, high)
