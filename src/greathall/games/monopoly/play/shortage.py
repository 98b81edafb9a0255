"""Shortages: if players want more huts or manors than the Bank has, these are auctioned one by one."""

from typing import Any, Final

from greathall.core import forms
from greathall.core.declare import Seat
from greathall.core.words import UNFILLED, Action, Ask, Filled, Form, Refusal, Step
from greathall.games.monopoly.board import CLOCKWISE, HUT, MANOR, MEMBERS, STREET_GROUPS, STREETS
from greathall.games.monopoly.model import (
    Bid, BidFor, BidMade, Build, Leave, Left, Lift, Pass, Sell, Short, Space, Want,
)
from greathall.games.monopoly.play import acts
from greathall.games.monopoly.play.table import BANK, Table

RAISES: Final = (0, 10, 50, 100)
CHEAPEST: Final = min(HUT[space] for space in STREETS)
NONE: Final = -1
"""A wish for no more pieces of this kind, after which the seat is not asked again; 0 means none stated in this
window."""


def is_manor(s: Table, space: int) -> bool:
    return s.built[space] == MANOR - 1


def stock(s: Table, manors: bool) -> int:
    return s.manors if manors else s.huts


def places(s: Table, seat: int, manors: bool) -> list[int]:
    """Return where the seat could put such a piece now and pay its price."""
    return [space for space in acts.sites(s, seat) if is_manor(s, space) == manors and s.cash[seat] >= HUT[space]]


def room(s: Table, seat: int, manors: bool) -> int:
    """Return how many such pieces the seat could place and pay for, building evenly, the cheapest first."""
    count, cash = 0, s.cash[seat]
    for group in STREET_GROUPS:  # prices never fall from one to the next
        if acts.ready(s, seat, group):
            price, built = HUT[MEMBERS[group][0]], [s.built[space] for space in MEMBERS[group]]
            free = sum(max(0, MANOR - 1 - b) for b in built)
            if manors:
                free = built.count(MANOR - 1) if not free else 0
            bought = min(free, cash // price)
            count, cash = count + bought, cash - bought * price
    return count


# ── wishes ───────────────────────────────────────────────────────────────────
def wish_of(s: Table, seat: int, manors: bool) -> int:
    return s.wishes[seat + s.seats * manors]


def state(s: Table, seat: int, manors: bool, count: int) -> None:
    s.wishes[seat + s.seats * manors] = count or NONE


def wants(s: Table, seat: int, manors: bool) -> int:
    """Return how many the seat has asked for, or all it could place if it hasn't been asked."""
    wish, most = wish_of(s, seat, manors), room(s, seat, manors)
    return min(wish, most) if wish else most


def erect(s: Table, seat: int, space: int, price: int) -> None:
    """Build at once and count one wish less."""
    manors = is_manor(s, space)
    wish = wish_of(s, seat, manors)
    if wish > 0:
        state(s, seat, manors, wish - 1)
    s.stir()
    acts.build(s, seat, space, price)


def build(s: Table, seat: int, space: int) -> None:
    """M-54, M-55, M-95: you simply build, unless the Bank could then not give everyone what they want or may want.

    In that case players say how many they want, if they haven't yet or want more by now."""
    manors = is_manor(s, space)
    mine, left = max(1, wants(s, seat, manors) if wish_of(s, seat, manors) > 0 else 0), stock(s, manors)
    if mine + (sum(s.cash) - s.cash[seat]) // CHEAPEST <= left:  # the others can't pay for more than the rest
        erect(s, seat, space, HUT[space])
        return
    rivals = [other for other in s.others(seat) if wish_of(s, other, manors) != NONE and places(s, other, manors)]
    if not rivals or mine + sum(wants(s, other, manors) for other in rivals) <= left:
        erect(s, seat, space, HUT[space])
        return
    s.tell(Short, manors, left)
    order = [one for one in (s.turn, *CLOCKWISE[s.seats][s.turn][:-1]) if one == seat or one in rivals]
    for one in order:
        s.concern(one)
    s.then(*(Wish(one, manors, int(one == seat)) for one in order if wish_of(s, one, manors) <= 0),
           Settle(manors, tuple(order), seat, space))


class Wish(Ask):
    """MO-13.1, M-54, M-95: say how many pieces you want now; if you wanted to build, at least one."""

    manors: bool
    least: int

    def legal(self, s: Table) -> list[Action]:
        return [Want(count) for count in range(self.least, room(s, self.seat, self.manors) + 1)]

    def why_not(self, s: Table, a: Action) -> Refusal | None:
        facts = {"least": self.least, "most": room(s, self.seat, self.manors)}
        return Refusal("M-54", "no-want", facts) if isinstance(a, Want) else None

    def take(self, s: Table, a: Any) -> None:
        state(s, self.seat, self.manors, a.count)


class Settle(Step):
    """MO-13.2, M-54: there is an auction while two or more players want more than there is.

    Otherwise the builder builds, unless they have already won what they asked for at an auction."""

    manors: bool
    order: "tuple[int, ...]"
    builder: int
    space: int
    wish: int = 0  # how many the builder had before the first auction

    def take(self, s: Table, a: None) -> None:
        manors, space = self.manors, self.space
        wanting = [seat for seat in self.order if wish_of(s, seat, manors) > 0 and places(s, seat, manors)]
        wanted = sum(wants(s, seat, manors) for seat in wanting)
        mine = wish_of(s, self.builder, manors)
        wish = self.wish or mine
        if len(wanting) > 1 and wanted > stock(s, manors) > 0:
            s.then(PieceBid(wanting[0], manors, 0, BANK, -1, tuple(wanting)),
                   Settle(manors, self.order, self.builder, space, wish))
        elif 0 < mine == wish and is_manor(s, space) == manors and acts.may_build(s, self.builder, space):
            erect(s, self.builder, space, HUT[space])


# ── the auction of one piece ─────────────────────────────────────────────────
class PieceBid(Ask):
    """MO-13.2, M-54: your bid names the place, from that deed's price up; the winner places the piece at once.

    As in any auction, you may raise cash between bids (M-28), but not by turning a manor into huts that are wanted."""

    manors: bool
    high: int
    leader: "Seat"
    place: "Space"
    live: "tuple[int, ...]"
    brisk = True

    def legal(self, s: Table) -> list[Action]:
        spots = places(s, self.seat, self.manors)
        return [Leave(), *(BidFor(amount, space) for space in spots for amount in self.ladder(s, space)),
                *(a for a in acts.money(s, self.seat) if not steps_down(s, a))]

    def ladder(self, s: Table, space: int) -> list[int]:
        least, cash = max(self.high + 1, HUT[space]), s.cash[self.seat]
        return [least + more for more in RAISES if least + more <= cash]

    def form(self, s: Table, filled: Filled = UNFILLED) -> Form | None:
        """M-54: you bid for one of the places whose price your bid reaches."""
        cash = s.cash[self.seat]
        spots = [space for space in places(s, self.seat, self.manors) if HUT[space] <= cash]
        if not spots or cash <= self.high:
            return None
        least = max(self.high + 1, min(HUT[space] for space in spots))
        reached = tuple(space for space in spots if HUT[space] <= filled.get("amount", cash))
        return Form("BidFor", (forms.number("amount", least, cash), forms.one_of("space", reached)))

    def admits(self, s: Table, a: Action) -> bool:
        if isinstance(a, BidFor):
            return (a.space in places(s, self.seat, self.manors)
                    and max(self.high + 1, HUT[a.space]) <= a.amount <= s.cash[self.seat])
        return isinstance(a, Leave) or (acts.brings_money(s, self.seat, a) and not steps_down(s, a))

    def why_not(self, s: Table, a: Action) -> Refusal | None:
        if isinstance(a, BidFor):
            known = a.space in places(s, self.seat, self.manors)
            if not known:
                return Refusal("M-54", "no-piece-place")
            facts = {"least": max(self.high + 1, HUT[a.space]), "cash": s.cash[self.seat]}
            return Refusal("M-54", "no-piece-bid", facts)
        if isinstance(a, Bid):
            return Refusal("M-54", "no-piece-plain")
        if isinstance(a, Pass | Build | Lift):
            return Refusal("M-54", "no-piece-first")
        return Refusal("M-54", "no-piece-sell") if isinstance(a, Sell) else None

    def take(self, s: Table, a: Any) -> None:
        if isinstance(a, BidFor):
            s.tell(BidMade, self.seat, a.space, a.amount)
            self.pass_on(s, a.amount, self.seat, a.space, (*self.live[1:], self.seat))
        elif isinstance(a, Leave):
            s.tell(Left, self.seat, self.place)
            if self.leader == BANK:
                state(s, self.seat, self.manors, 0)  # not even at the deed's price, so for no further piece either
            self.pass_on(s, self.high, self.leader, self.place, self.live[1:])
        else:
            s.then(self)
            acts.act(s, self.seat, a)

    def pass_on(self, s: Table, high: int, leader: int, space: int, live: tuple[int, ...]) -> None:
        if live == (leader,):
            erect(s, leader, space, high)
        elif live:
            s.then(PieceBid(live[0], self.manors, high, leader, space, live))


def steps_down(s: Table, a: Action) -> bool:
    return isinstance(a, Sell) and s.built[a.space] == MANOR
