"""Debts and bankruptcy: you pay from cash, then from what you can raise; if you can't, you leave the game."""

from typing import Any

from greathall.core.words import UNFILLED, Action, Ask, Filled, Form, Refusal, Step
from greathall.core.zones import EVERYBODY
from greathall.games.monopoly.board import CLOCKWISE, DECKS, DEEDS, FREE, HUT, INTEREST, MORTGAGE
from greathall.games.monopoly.model import Bankrupt, Flat, Hold, Offer, Owes, Paid, Percent, Redeem, UseCard, Yield
from greathall.games.monopoly.play import acts, offers, trade
from greathall.games.monopoly.play.auctions import auction
from greathall.games.monopoly.play.table import BANK, Anchor, Owed, Owing, Settling, Table, finish
from greathall.games.monopoly.refusals import no_offer


def pay(s: Table, seat: int, to: int, amount: int, reason: str) -> None:
    s.cash[seat] -= amount
    if to != BANK:
        s.cash[to] += amount
    s.stir()
    s.tell(Paid, seat, to, amount, reason)


def owe(s: Table, seat: int, to: int, amount: int, reason: str) -> None:
    """MO-16.5, M-48, M-72: you pay from cash; if you are short, you get a window to raise the money."""
    if amount <= s.cash[seat]:
        if amount:
            pay(s, seat, to, amount, reason)
        return
    s.concern(seat)
    s.offers = [0] * s.seats  # M-65: the count of offers starts again in every debt
    s.tell(Owes, seat, to, amount, reason)
    s.then(Debt(seat, to, amount, reason))


class Debt(Owing):
    """MO-16.1, MO-16.5, M-67, M-72: sell, mortgage or trade; you can't go bankrupt while you can raise the sum."""

    idle = False

    def legal(self, s: Table) -> list[Action]:
        short = s.raisable(self.seat) < self.amount
        return [*([Yield()] if short else []), *acts.money(s, self.seat),
                *offers.sales(s, self.seat, self.to)]

    def form(self, s: Table, filled: Filled = UNFILLED) -> Form | None:
        return offers.form(s, self.seat, filled)

    def admits(self, s: Table, a: Action) -> bool:
        if isinstance(a, Yield):
            return s.raisable(self.seat) < self.amount
        if isinstance(a, Offer):
            return offers.may_offer(s, self.seat, a)
        return acts.brings_money(s, self.seat, a)

    def why_not(self, s: Table, a: Action) -> Refusal | None:
        """MO-8.1, MO-9.6, M-22: if you owe a tax, you have chosen it; if you owe the fine, you have already rolled."""
        if isinstance(a, Yield):
            return Refusal("MO-16.5", "no-yield", {"amount": self.amount})
        if isinstance(a, Flat | Percent) and self.reason == "tax":
            return Refusal("MO-8.1", "no-tax-twice")
        if isinstance(a, UseCard) and self.reason == "fine":
            return Refusal("MO-9.6", "no-get-out-late")
        return no_offer(s, self.seat, a) if isinstance(a, Offer) else None

    def take(self, s: Table, a: Any) -> None:
        if isinstance(a, Yield):
            fail(s, self.seat, self.to)
            return
        s.then(StillOwed(self.seat, self.to, self.amount, self.reason))
        if isinstance(a, Offer):
            trade.make(s, self.seat, a)
        else:
            acts.act(s, self.seat, a)


class StillOwed(Settling):
    """Check after each act of a debtor whether there is enough now."""

    def take(self, s: Table, a: None) -> None:
        if self.amount <= s.cash[self.who]:
            pay(s, self.who, self.to, self.amount, self.reason)
        else:
            s.then(Debt(self.who, self.to, self.amount, self.reason))


class Due(Owed):
    """M-75: one of several debts, due in its turn; no creditor of such a row can go bankrupt before it."""

    def take(self, s: Table, a: None) -> None:
        if s.is_playing(self.who):
            owe(s, self.who, self.to, self.amount, self.reason)


# ── bankruptcy ───────────────────────────────────────────────────────────────
def fail(s: Table, seat: int, to: int) -> None:
    """MO-16.1, MO-16.4, M-14, M-81, M-82: you leave at once, which ends your turn too.

    If only one player is left, they win, and nothing more is auctioned."""
    halves = 0 if to == BANK else sum(s.built[space] * HUT[space] // 2 for space in s.deeds(seat))
    s.tell(Bankrupt, seat, to, s.cash[seat] + halves)
    s.out |= 1 << seat
    s.stir()
    if seat == s.turn:
        s.cut(Anchor)
    s.claims = [claim for claim in s.claims if seat not in claim[:2]]
    if to == BANK:
        to_the_bank(s, seat)
    else:
        to_a_player(s, seat, to)
    living = s.living()
    if len(living) == 1:
        finish(s, (living[0],), "last")


def to_a_player(s: Table, seat: int, to: int) -> None:
    """MO-16.2, M-73, M-79: buildings go back at half price; that cash and everything else go to your creditor.

    First they pay 10% for each mortgaged deed, if need be as a debt to the Bank."""
    deeds = s.deeds(seat)
    for space in deeds:
        s.cash[seat] += s.built[space] * HUT[space] // 2
        acts.clear_away(s, space)
    s.cash[to] += s.cash[seat]
    s.cash[seat] = 0
    trade.hand_over(s, tuple(deeds), to)
    s.papers = [to if holder == seat else holder for holder in s.papers]
    burdened = trade.mortgages(s, tuple(deeds))
    s.then(*(Due(to, BANK, INTEREST[space], "interest") for space in burdened),
           *(Inherited(to, space) for space in burdened))


def to_the_bank(s: Table, seat: int) -> None:
    """MO-16.3, M-74, M-76 to M-78: everything goes to the Bank, which auctions the deeds free of mortgages."""
    deeds = s.deeds(seat)
    s.cash[seat] = 0
    for space in deeds:
        acts.clear_away(s, space)
        s.owner[space] = BANK
        s.mortgaged &= ~(1 << space)
    for deck in range(DECKS):
        if s.papers[deck] == seat:
            give_back(s, deck)
    s.then(*(Auctioned(space, seat) for space in DEEDS if space in deeds))


def give_back(s: Table, deck: int) -> None:
    """M-39, M-78: the card goes under its own deck, in full view."""
    s.papers[deck] = BANK
    s.decks[deck].put_at_bottom(FREE[deck], EVERYBODY)


class Auctioned(Step):
    """M-77: the deeds are auctioned in board order, starting with the next player clockwise from the bankrupt one."""

    space: int
    after: int

    def take(self, s: Table, a: None) -> None:
        auction(s, self.space, next(seat for seat in CLOCKWISE[s.seats][self.after] if s.is_playing(seat)))


class Inherited(Step):
    """MO-16.2: once you have paid the interest, you may lift the mortgage for its value alone, or keep it."""

    who: int
    space: int

    def take(self, s: Table, a: None) -> None:
        if s.is_playing(self.who) and s.owner[self.space] == self.who and s.is_mortgaged(self.space):
            s.then(Keep(self.who, self.space))


class Keep(Ask):
    """MO-16.2: keep the mortgage that came to you, or pay it off now."""

    space: int

    def legal(self, s: Table) -> list[Action]:
        return [Hold(), Redeem()] if s.cash[self.seat] >= MORTGAGE[self.space] else [Hold()]

    def why_not(self, s: Table, a: Action) -> Refusal | None:
        facts = {"amount": MORTGAGE[self.space], "cash": s.cash[self.seat]}
        return Refusal("MO-16.2", "no-redeem", facts) if isinstance(a, Redeem) else None

    def take(self, s: Table, a: Any) -> None:
        if isinstance(a, Redeem):
            acts.lift(s, self.seat, self.space, MORTGAGE[self.space])
