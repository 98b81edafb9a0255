"""Trades: an offer, an answer, perhaps a counter-offer; deeds that change hands with a mortgage on them."""

from typing import Any

from greathall.core.words import Action, Ask, Field, Form, Step
from greathall.games.monopoly.board import DEEDS, GROUP, INTEREST, LIFT, MORTGAGE, PAPERS, PRICE, SEATS, SPACES
from greathall.games.monopoly.model import (
    Accept, Decline, Hold, Offer, OfferDeclined, Offered, Paid, Redeem, Traded,
)
from greathall.games.monopoly.play import acts
from greathall.games.monopoly.play.table import BANK, Table

ASKING: list[list[Action]] = [
    [Offer(to, (), (space,), PRICE[space], 0) for space in range(SPACES)] for to in range(max(SEATS))]
"""Another player's deed at its printed price."""


# ── what may be offered ──────────────────────────────────────────────────────
def holder(s: Table, thing: int) -> int:
    return s.papers[thing - SPACES] if thing >= SPACES else s.owner[thing]


def tradable(s: Table, seat: int, thing: int) -> bool:
    """M-40, M-60, M-62: own deeds of bare groups, and own Get Out cards; never buildings."""
    if thing in PAPERS:
        return s.papers[thing - SPACES] == seat
    return 0 <= thing < SPACES and GROUP[thing] >= 0 and s.owner[thing] == seat and s.bare(thing)


def goods(s: Table, seat: int) -> list[int]:
    return [thing for thing in (*DEEDS, *PAPERS) if tradable(s, seat, thing)]


def interest(s: Table, things: tuple[int, ...]) -> int:
    """MO-15.3, M-63: what taking over these mortgages costs at once."""
    return sum(INTEREST[thing] for thing in things if thing < SPACES and s.mortgaged >> thing & 1)


def sound(s: Table, seat: int, a: Offer) -> bool:
    """MO-14.3, MO-17.1, M-61, M-64, M-66: two players, things they have, cash in hand, interest included; no credit,
    and no cash for nothing."""
    to = a.to
    if to == seat or not 0 <= to < s.seats or not s.playing(to) or (a.pays and a.asks):
        return False
    if not 0 <= a.pays <= s.cash[seat] or not 0 <= a.asks <= s.cash[to] or not (a.gives or a.takes):
        return False
    if list(a.gives) != sorted(set(a.gives)) or list(a.takes) != sorted(set(a.takes)):
        return False
    if not all(tradable(s, seat, thing) for thing in a.gives) or not all(tradable(s, to, thing) for thing in a.takes):
        return False
    return (s.cash[seat] - a.pays + a.asks >= interest(s, a.takes)
            and s.cash[to] - a.asks + a.pays >= interest(s, a.gives))


def may_offer(s: Table, seat: int, a: Offer, debtor: int = BANK) -> bool:
    """M-65: three offers in a window, and none twice in a turn; in debt none that lowers what can be raised."""
    return (s.offers[seat] < s.most_offers and (seat, a) not in s.said and sound(s, seat, a)
            and (debtor == BANK or spares(s, debtor, seat, a)))


def spares(s: Table, debtor: int, seat: int, a: Offer) -> bool:
    """M-67: could the debtor raise as much after this offer of the seat's as before? Buildings never change hands."""
    gives, takes, pays = (a.gives, a.takes, a.pays - a.asks) if seat == debtor else (a.takes, a.gives, a.asks - a.pays)
    return lendable(s, takes) - lendable(s, gives) >= pays + interest(s, takes)


def lendable(s: Table, things: tuple[int, ...]) -> int:
    """What the Bank would still lend on these."""
    return sum(MORTGAGE[thing] for thing in things if thing < SPACES and not s.mortgaged >> thing & 1)


def offers(s: Table, seat: int) -> list[Action]:
    """A few for those who choose from a list: each tradable deed of another player at its printed price."""
    if s.offers[seat] >= s.most_offers:
        return []
    owner, cash, mortgaged = s.owner, s.cash[seat], s.mortgaged
    made = [ASKING[owner[space]][space] for space in DEEDS
            if owner[space] not in (BANK, seat)
            and cash >= PRICE[space] + (INTEREST[space] if mortgaged >> space & 1 else 0) and s.bare(space)]
    return [offer for offer in made if (seat, offer) not in s.said] if s.said else made


def sales(s: Table, seat: int, to: int) -> list[Action]:
    """The same for a debtor: each tradable deed at its printed price, less the cost of lifting, to the creditor, or to
    the richest where that is the Bank."""
    if s.offers[seat] >= s.most_offers:
        return []
    buyer = to if to != BANK else max(s.others(seat), key=lambda other: s.cash[other])
    made = [Offer(buyer, (space,), (), 0, PRICE[space] - (LIFT[space] if s.is_mortgaged(space) else 0))
            for space in DEEDS if tradable(s, seat, space)]
    return [offer for offer in made if may_offer(s, seat, offer, seat)]


def form(s: Table, seat: int) -> Form | None:
    """Any mix of deeds, cards and cash, for people."""
    others = [other for other in s.living() if other != seat]
    if s.offers[seat] >= s.most_offers or not others:
        return None
    theirs = tuple(thing for other in others for thing in goods(s, other))
    return Form("Offer", (
        Field("to", choices=tuple(others)), Field("gives", choices=tuple(goods(s, seat)), many=True),
        Field("takes", choices=tuple(sorted(theirs)), many=True), Field("pays", 0, s.cash[seat]),
        Field("asks", 0, max(s.cash[other] for other in others))))


# ── offer and answer ─────────────────────────────────────────────────────────
def make(s: Table, seat: int, a: Offer, debtor: int = BANK) -> None:
    s.offers[seat] += 1
    s.said.append((seat, a))
    s.tell(Offered, seat, a.to, a.gives, a.takes, a.pays, a.asks)
    s.then(Answer(a.to, seat, a, debtor))


class Answer(Ask):
    """MO-14.3: the other player agrees, declines, or offers something else (M-65: that counts for its maker).
    M-67: what was offered by a debtor is not answered with something worse for the creditor."""

    maker: int
    offer: Offer
    debtor: int  # who of the two is in debt, or the Bank

    def options(self, s: Table) -> list[Action]:
        return [Decline(), Accept()]

    def form(self, s: Table) -> Form | None:
        return form(s, self.seat)

    def admits(self, s: Table, a: Action) -> bool:
        if isinstance(a, Offer):
            return a.to == self.maker and may_offer(s, self.seat, a, self.debtor)
        return isinstance(a, Decline | Accept)

    def take(self, s: Table, a: Any) -> None:
        """M-90: who declines rests on, so that unwanted offers open no empty windows."""
        if isinstance(a, Decline):
            s.tell(OfferDeclined, self.seat, self.maker)
            return
        s.concern(self.seat)
        if isinstance(a, Offer):
            make(s, self.seat, a, self.debtor)
        else:
            swap(s, self.maker, self.offer)


def swap(s: Table, maker: int, a: Offer) -> None:
    """MO-14.3: carried out whole."""
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
    """MO-15.3: the new owner settles one mortgaged deed after the other."""

    who: int
    spaces: tuple[int, ...]

    def take(self, s: Table, a: None) -> None:
        if self.spaces:
            later = self.spaces[1:]
            s.then(TakeOver(self.who, self.spaces[0], interest(s, later)), Burdened(self.who, later))


class TakeOver(Ask):
    """MO-15.3, M-63: pay 10 % now and keep the mortgage, or lift it at once; `due` is still to be paid for others."""

    space: int
    due: int

    def options(self, s: Table) -> list[Action]:
        lift = s.cash[self.seat] - self.due >= LIFT[self.space]
        return [Hold(), Redeem()] if lift else [Hold()]

    def take(self, s: Table, a: Any) -> None:
        s.cash[self.seat] -= INTEREST[self.space]
        s.tell(Paid, self.seat, BANK, INTEREST[self.space], "interest")
        if isinstance(a, Redeem):
            acts.lift(s, self.seat, self.space, MORTGAGE[self.space])  # the interest has just been paid
