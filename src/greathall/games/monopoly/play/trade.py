"""Trades: an offer, an answer, perhaps a counter-offer, and mortgaged deeds that change hands."""

from typing import Any

from greathall.core.declare import Seat
from greathall.core.words import UNFILLED, Action, Ask, Filled, Form, Refusal, Step
from greathall.games.monopoly.board import INTEREST, LIFT, MORTGAGE, SPACES
from greathall.games.monopoly.model import (
    Accept, Decline, Hold, Offer, OfferDeclined, Offered, Paid, Redeem, Traded,
)
from greathall.games.monopoly.play import acts, offers
from greathall.games.monopoly.play.table import BANK, Table
from greathall.games.monopoly.refusals import no_offer


# ── offer and answer ─────────────────────────────────────────────────────────
def make(s: Table, seat: int, a: Offer, buyer: int = BANK) -> None:
    s.offers[seat] += 1
    s.said.append((seat, a))
    s.tell(Offered, seat, a.to, a.gives, a.takes, a.pays, a.asks)
    s.then(Answer(a.to, seat, a, buyer))


class Answer(Ask):
    """MO-14.3: agree, decline, or make a counter-offer (M-65: it counts as one of your offers)."""

    maker: "Seat"
    offer: Offer
    buyer: "Seat"  # which of the two is about to buy and needs cash (M-26), or the Bank

    def legal(self, s: Table) -> list[Action]:
        return [Decline(), Accept()]

    def form(self, s: Table, filled: Filled = UNFILLED) -> Form | None:
        return offers.form(s, self.seat, filled, self.maker, self.buyer)

    def admits(self, s: Table, a: Action) -> bool:
        if isinstance(a, Offer):
            return a.to == self.maker and offers.may_offer(s, self.seat, a, self.buyer)
        return isinstance(a, Decline | Accept)

    def why_not(self, s: Table, a: Action) -> Refusal | None:
        if not isinstance(a, Offer):
            return None
        return no_offer(s, self.seat, a, self.buyer) if a.to == self.maker else Refusal("M-66", "no-offer-third")

    def take(self, s: Table, a: Any) -> None:
        """M-90: if you decline, you keep resting, so that unwanted offers open no empty windows."""
        if isinstance(a, Decline):
            s.tell(OfferDeclined, self.seat, self.maker)
            return
        s.concern(self.seat)
        if isinstance(a, Offer):
            make(s, self.seat, a, self.buyer)
        else:
            swap(s, self.maker, self.offer)


def swap(s: Table, maker: int, a: Offer) -> None:
    """MO-14.3: the trade is carried out whole."""
    s.stir()
    s.cash[maker] += a.asks - a.pays
    s.cash[a.to] += a.pays - a.asks
    hand_over(s, a.gives, a.to)
    hand_over(s, a.takes, maker)
    s.tell(Traded, maker, a.to, a.gives, a.takes, a.pays, a.asks)
    s.then(Burdened(maker, mortgages(s, a.takes)), Burdened(a.to, mortgages(s, a.gives)))


def hand_over(s: Table, things: tuple[int, ...], to: int) -> None:
    for thing in things:
        if thing >= SPACES:
            s.papers[thing - SPACES] = to
        else:
            s.gain(thing, to)


def mortgages(s: Table, things: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(thing for thing in things if thing < SPACES and s.mortgaged >> thing & 1)


# ── deeds that come with a mortgage ──────────────────────────────────────────
class Burdened(Step):
    """MO-15.3: as the new owner, you settle one mortgaged deed after the other."""

    who: int
    spaces: "tuple[int, ...]"

    def take(self, s: Table, a: None) -> None:
        if self.spaces:
            later = self.spaces[1:]
            s.then(TakeOver(self.who, self.spaces[0], offers.interest(s, later)), Burdened(self.who, later))


class TakeOver(Ask):
    """MO-15.3, M-63: pay 10% now and keep the mortgage, or lift it at once.

    `due` is still to be paid for other deeds."""

    space: int
    due: int

    def legal(self, s: Table) -> list[Action]:
        lift = s.cash[self.seat] - self.due >= LIFT[self.space]
        return [Hold(), Redeem()] if lift else [Hold()]

    def why_not(self, s: Table, a: Action) -> Refusal | None:
        facts = {"amount": LIFT[self.space], "cash": s.cash[self.seat] - self.due}
        return Refusal("MO-15.3", "no-redeem", facts) if isinstance(a, Redeem) else None

    def take(self, s: Table, a: Any) -> None:
        s.cash[self.seat] -= INTEREST[self.space]
        s.tell(Paid, self.seat, BANK, INTEREST[self.space], "interest")
        if isinstance(a, Redeem):
            acts.lift(s, self.seat, self.space, MORTGAGE[self.space])  # the interest has just been paid
