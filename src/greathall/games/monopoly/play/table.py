"""What lies on a Monopoly table, what everybody is worth, and how the game ends."""

from __future__ import annotations

from typing import Any

from greathall.core.state import State
from greathall.core.words import Ask, Step
from greathall.core.zones import Pile
from greathall.games.monopoly.board import CLOCKWISE, DEEDS, GROUP, HUT, MEMBERS, MORTGAGE, PRICE
from greathall.games.monopoly.model import Won

BANK = -1
NO_TOKEN = -1
NOW, MY_TURN, CONCERNED = range(3)
"""M-50: how long a pass lasts."""


class Anchor(Step):
    """Lies under everything that belongs to a turn, so that a turn can end at once."""


class Owing(Ask):
    """The seat is raising the money for a debt; -1 is the Bank."""

    to: int
    amount: int
    reason: str


class Owed(Step):
    """A debt of somebody who is not asked: being settled, or still to fall due."""

    settling = False
    who: int
    to: int
    amount: int
    reason: str


class Table(State):
    """Deeds are spaces; `built` counts huts, five are a manor; seats that are out are bits of `out`."""

    __slots__ = ("at", "built", "called", "cash", "claims", "decks", "demand", "dice", "doubles", "ended", "huts",
                 "jailed", "limit", "manors", "mortgaged", "most_offers", "offers", "options", "out", "owner", "papers",
                 "passed", "rest", "round", "said", "sealed", "seats", "starter", "throws", "tokens", "turn", "turns",
                 "winners", "wishes", "woken")
    options: dict[str, Any]  # the table's switches, shared by clones and never changed
    seats: int
    demand: bool  # rent must be asked for
    limit: int  # rounds, 0: none
    most_offers: int  # in one window, by each player
    starter: int
    turn: int
    round: int
    turns: int  # turns begun
    doubles: int
    dice: tuple[int, int]  # the last throw
    tokens: tuple[int, ...]  # by seat; NO_TOKEN: not chosen yet
    throws: tuple[int, ...]  # for the start, by seat
    cash: list[int]
    at: list[int]
    jailed: list[int]  # 0: free; otherwise which of the turns in Azkaban comes next
    out: int
    owner: list[int]
    built: list[int]
    mortgaged: int
    huts: int
    manors: int
    papers: list[int]
    decks: list[Pile]
    rest: list[int]  # 0: awake, 1: until the own turn, 2: until something concerns the seat
    passed: int  # bits of the seats that have passed in this window since something changed
    called: int  # bits of those who are asked in any case: they woke, or were interrupted, and have not answered since
    woken: int  # bits of those who woke of their own accord in this window since something changed
    offers: list[int]  # made in this window, by seat
    said: list[Any]  # offers of this turn
    wishes: list[int]  # stated in a shortage, by seat: of huts, then of manors
    claims: list[tuple[int, int, int, int]]  # owner, debtor, rent, the turn it fell due
    sealed: list[int]
    winners: tuple[int, ...]
    ended: str

    def clone(self) -> Table:
        n = Table()
        n.log = None
        n.agenda = self.agenda.copy()
        n.options, n.seats, n.demand = self.options, self.seats, self.demand
        n.limit, n.most_offers = self.limit, self.most_offers
        n.starter, n.turn, n.round, n.turns = self.starter, self.turn, self.round, self.turns
        n.doubles, n.dice, n.tokens, n.throws = self.doubles, self.dice, self.tokens, self.throws
        n.cash, n.at, n.jailed, n.out = self.cash.copy(), self.at.copy(), self.jailed.copy(), self.out
        n.owner, n.built, n.mortgaged = self.owner.copy(), self.built.copy(), self.mortgaged
        n.huts, n.manors, n.papers = self.huts, self.manors, self.papers.copy()
        n.decks = [deck.clone() for deck in self.decks]
        n.rest, n.offers, n.said = self.rest.copy(), self.offers.copy(), self.said.copy()
        n.passed, n.called, n.woken = self.passed, self.called, self.woken
        n.wishes, n.claims, n.sealed = self.wishes.copy(), self.claims.copy(), self.sealed.copy()
        n.winners, n.ended = self.winners, self.ended
        return n

    def playing(self, seat: int) -> bool:
        return not self.out >> seat & 1

    def living(self) -> list[int]:
        return [seat for seat in range(self.seats) if not self.out >> seat & 1]

    def others(self, seat: int) -> list[int]:
        """MO-7.5: everybody else, clockwise from this seat."""
        return [other for other in CLOCKWISE[self.seats][seat][:-1] if not self.out >> other & 1]

    def concern(self, seat: int) -> None:
        """M-90: wakes who rests until something concerns them."""
        if self.rest[seat] == CONCERNED:
            self.rest[seat] = 0

    def stir(self) -> None:
        """M-92: something has changed: in the window that is open nobody has passed any longer, and all may wake."""
        self.passed = self.woken = 0

    def gain(self, space: int, seat: int) -> None:
        """The deed is this seat's now; a group made whole is worth waking up for (M-90)."""
        self.owner[space] = seat
        if self.rest[seat] and self.whole(GROUP[space], seat):
            self.concern(seat)

    def whole(self, group: int, seat: int) -> bool:
        """Does the seat hold every deed of the group?"""
        owner = self.owner
        for space in MEMBERS[group]:  # noqa: SIM110  (a generator is felt here: every window asks)
            if owner[space] != seat:
                return False
        return True

    def bare(self, space: int) -> bool:
        """MO-14.1, M-60, M-62, M-70: no building stands on any property of its colour group."""
        built = self.built
        for sister in MEMBERS[GROUP[space]]:  # noqa: SIM110  (a generator is felt here: every window asks)
            if built[sister]:
                return False
        return True

    def is_mortgaged(self, space: int) -> bool:
        return bool(self.mortgaged >> space & 1)

    def deeds(self, seat: int) -> list[int]:
        return [space for space in DEEDS if self.owner[space] == seat]

    def worth(self, seat: int) -> int:
        """MO-8.1, M-47: cash, printed prices of all deeds, mortgaged or not, cost price of all buildings."""
        return self.cash[seat] + sum(PRICE[space] + self.built[space] * HUT[space] for space in self.deeds(seat))

    def raisable(self, seat: int) -> int:
        """M-72: cash, half of the buildings, and the mortgage value of every deed that is not mortgaged."""
        return self.cash[seat] + sum(
            self.built[space] * HUT[space] // 2 + (0 if self.mortgaged >> space & 1 else MORTGAGE[space])
            for space in DEEDS if self.owner[space] == seat)


def finish(s: Table, winners: tuple[int, ...], reason: str) -> None:
    """MO-16.4, MO-18.1, M-83, M-85: the last one left; wealth decides only at a limit."""
    s.winners, s.ended = winners, reason
    s.tell(Won, winners, reason)
    s.clear()


def wealthiest(s: Table) -> tuple[int, ...]:
    """M-84: the highest worth, mortgages taken off; equal worth shares."""
    net = {seat: s.worth(seat) - sum(MORTGAGE[space] for space in s.deeds(seat) if s.is_mortgaged(space))
           for seat in s.living()}
    best = max(net.values())
    return tuple(seat for seat in net if net[seat] == best)
