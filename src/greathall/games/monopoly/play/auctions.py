"""Auctions: rising bids, clockwise from the player who declined, or one sealed bid each."""

from collections.abc import Sequence
from typing import Any, Final

from greathall.core import forms
from greathall.core.declare import Seat
from greathall.core.words import UNFILLED, Action, Ask, Filled, Form, Refusal, Step
from greathall.games.monopoly.board import CLOCKWISE
from greathall.games.monopoly.model import Bid, BidMade, Bought, Buy, Leave, Left, Seal, Unsold
from greathall.games.monopoly.play import acts
from greathall.games.monopoly.play.table import BANK, Table

RAISES: Final = (1, 5, 10, 20, 50, 100, 200, 500)
"""Steps to choose from in a list; any higher bid is legal too."""


def auction(s: Table, space: int, first: int) -> None:
    """MO-5.2, M-07, M-23, M-27, M-31: everyone may bid, even prisoners and the player who declined, but never the Bank.

    It goes clockwise from that seat."""
    bidders = [seat for seat in (first, *CLOCKWISE[s.seats][first][:-1]) if s.is_playing(seat)]
    if s.options["sealed_bids"]:
        s.sealed = [-1] * s.seats
        s.then(*(Sealed(seat, space) for seat in bidders), Opened(space, tuple(bidders)))
    else:
        s.then(Bidding(bidders[0], space, 0, BANK, tuple(bidders)))


class Bidding(Ask):
    """MO-5.3: bid higher or pass for good.

    You bid only cash in hand, which you may raise between bids (M-28, M-30). Without a bid, the deed stays with the
    Bank (M-29)."""

    space: int
    high: int
    leader: "Seat"
    live: "tuple[int, ...]"  # still bidding, the seat asked first
    brisk = True

    def legal(self, s: Table) -> list[Action]:
        cash = s.cash[self.seat]
        bids = dict.fromkeys([self.high + more for more in RAISES if self.high + more < cash])
        if cash > self.high:
            bids[cash] = None
        return [Leave(), *map(Bid, bids), *acts.money(s, self.seat)]

    def form(self, s: Table, filled: Filled = UNFILLED) -> Form | None:
        cash = s.cash[self.seat]
        return Form("Bid", (forms.number("amount", self.high + 1, cash),)) if cash > self.high else None

    def admits(self, s: Table, a: Action) -> bool:
        if isinstance(a, Bid):
            return self.high < a.amount <= s.cash[self.seat]
        return isinstance(a, Leave) or acts.brings_money(s, self.seat, a)

    def why_not(self, s: Table, a: Action) -> Refusal | None:
        if not isinstance(a, Bid):
            return Refusal("MO-5.2", "no-buy-auction") if isinstance(a, Buy) else None
        cash, low = s.cash[self.seat], "M-27" if self.high else "M-30"
        return Refusal("M-28" if a.amount > cash else low, "no-bid", {"high": self.high, "cash": cash})

    def take(self, s: Table, a: Any) -> None:
        if isinstance(a, Bid):
            s.tell(BidMade, self.seat, self.space, a.amount)
            self.pass_on(s, a.amount, self.seat, (*self.live[1:], self.seat))
        elif isinstance(a, Leave):
            s.tell(Left, self.seat, self.space)
            self.pass_on(s, self.high, self.leader, self.live[1:])
        else:
            acts.act(s, self.seat, a)
            s.then(self)

    def pass_on(self, s: Table, high: int, leader: int, live: tuple[int, ...]) -> None:
        if live == (leader,):
            hammer(s, self.space, leader, high)
        elif live:
            s.then(Bidding(live[0], self.space, high, leader, live))
        else:
            s.tell(Unsold, self.space)


def hammer(s: Table, space: int, seat: int, amount: int) -> None:
    s.stir()
    s.cash[seat] -= amount
    s.gain(space, seat)
    s.tell(Bought, seat, space, amount)


# ── sealed bids ──────────────────────────────────────────────────────────────
class Sealed(Ask):
    """M-27: with the option `sealed_bids`, you write down one bid that nobody sees; 0 is none.

    Until then you may raise cash as an aside, which everyone sees (M-28)."""

    early = True
    secret = True
    space: int

    def legal(self, s: Table) -> Sequence[Action]:
        cash = s.cash[self.seat]
        return [Seal(amount) for amount in dict.fromkeys((0, *(m for m in RAISES if m < cash), cash))]

    def form(self, s: Table, filled: Filled = UNFILLED) -> Form | None:
        return Form("Seal", (forms.number("amount", 0, s.cash[self.seat]),))

    def admits(self, s: Table, a: Action) -> bool:
        return isinstance(a, Seal) and 0 <= a.amount <= s.cash[self.seat]

    def why_not(self, s: Table, a: Action) -> Refusal | None:
        if isinstance(a, Seal):
            cash = s.cash[self.seat]
            return Refusal("M-28" if a.amount > cash else "M-27", "no-seal", {"cash": cash})
        if isinstance(a, Buy):
            return Refusal("MO-5.2", "no-buy-auction")
        return Refusal("M-27", "no-bid-aloud") if isinstance(a, Bid | Leave) else None

    def take(self, s: Table, a: Any) -> None:
        s.sealed[self.seat] = a.amount


class Opened(Step):
    """M-27: the highest bid wins; if bids are equal, the earlier in the order does."""

    space: int
    bidders: "tuple[int, ...]"

    def take(self, s: Table, a: None) -> None:
        for seat in self.bidders:
            if s.sealed[seat] > 0:
                s.tell(BidMade, seat, self.space, s.sealed[seat])
        best = highest(s, self.bidders)
        if s.sealed[best] > 0:
            hammer(s, self.space, best, s.sealed[best])
        else:
            s.tell(Unsold, self.space)
        s.sealed = [-1] * s.seats


def highest(s: Table, bidders: tuple[int, ...]) -> int:
    return max(bidders, key=lambda seat: s.sealed[seat])
