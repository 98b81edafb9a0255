"""The law of money: events report everything that moves.

Books kept from them alone agree with the table after every action of many random walks."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from greathall.core.state import State
from greathall.core.words import Event
from greathall.games.monopoly import GAME
from greathall.games.monopoly.board import FREE, SPACES
from greathall.games.monopoly.model import (
    Bankrupt, Bought, Built, Drew, Lifted, Mortgaged, Paid, Sold, Traded,
)
from greathall.games.monopoly.play.table import BANK, Table
from tests.games.monopoly.middle import SCENES
from tests.games.monopoly.scenes import scene
from tests.table import ANN, BOB, SCALE, rule
from greathall.testing.walks import entries, opening, say

MOST = 700
"""Entries of one walk."""


class Books:
    """Cash, owners, buildings and mortgages as written down by someone who only hears the events."""

    def __init__(self, s: Table) -> None:
        self.cash, self.owner, self.built = s.cash[:], s.owner[:], s.built[:]
        self.mortgaged = [s.is_mortgaged(where) for where in range(SPACES)]
        self.papers = s.papers[:]

    def move(self, giver: int, taker: int, amount: int) -> None:
        assert amount > 0, "nothing is paid without a sum, or backwards"
        for seat, change in ((giver, -amount), (taker, amount)):
            if seat != BANK:
                self.cash[seat] += change
                assert self.cash[seat] >= 0, "nobody ever has less than nothing"

    def write(self, e: Any) -> None:
        match e:
            case Paid():
                self.move(e.seat, e.to, e.amount)
            case Bought():
                assert self.owner[e.space] == BANK
                self.move(e.seat, BANK, e.amount)
                self.owner[e.space] = e.seat
            case Built() | Lifted():
                self.move(e.seat, BANK, e.amount)
            case Sold() | Mortgaged():
                self.move(BANK, e.seat, e.amount)
            case Traded():
                self.trade(e)
            case Bankrupt():
                self.close(e)
            case Drew() if e.card in FREE:
                self.papers[FREE.index(e.card)] = e.seat
        if isinstance(e, Built | Sold):
            self.built[e.space] = e.huts
        if isinstance(e, Mortgaged | Lifted):
            assert self.mortgaged[e.space] == isinstance(e, Lifted)
            self.mortgaged[e.space] = isinstance(e, Mortgaged)

    def trade(self, e: Traded) -> None:
        for giver, taker, amount, things in ((e.seat, e.to, e.pays, e.gives), (e.to, e.seat, e.asks, e.takes)):
            if amount:
                self.move(giver, taker, amount)
            for thing in things:
                held = self.owner if thing < SPACES else self.papers
                assert held[thing % SPACES] == giver
                held[thing % SPACES] = taker

    def close(self, e: Bankrupt) -> None:
        """Everything a player has goes to the creditor or the Bank; buildings become half their price."""
        held = [where for where in range(SPACES) if self.owner[where] == e.seat]
        self.cash[e.seat] = 0
        if e.to != BANK:
            self.cash[e.to] += e.amount
        for where in held:
            self.owner[where], self.built[where] = e.to, 0
            self.mortgaged[where] = self.mortgaged[where] and e.to != BANK
        self.papers = [e.to if holder == e.seat else holder for holder in self.papers]

    def agree(self, s: Table) -> None:
        assert self.cash == s.cash
        assert self.owner == s.owner
        assert self.built == s.built
        assert self.mortgaged == [s.is_mortgaged(where) for where in range(SPACES)]


def used_cards(books: Books, s: Table) -> None:
    """A used Get Out card goes back under its deck; it is the only thing of worth whose sum no event reports."""
    books.papers = [BANK if now == BANK else before for before, now in zip(books.papers, s.papers, strict=True)]
    assert books.papers == s.papers


def audit(s: State, seats: int, rng: Random) -> Counter[str]:
    """Walk on, comparing the books with the table after every action; return how many events of each kind there
    were."""
    assert isinstance(s, Table)
    books, census, told = Books(s), GAME.census(s), Counter[str]()
    s.log = []
    for said, (_, entry) in enumerate(entries(GAME, s, seats, rng)):
        assert say(GAME, s, entry)
        for e in s.log:
            books.write(e)
            told[type(e).__name__ + ("-bank" if isinstance(e, Bankrupt) and e.to == BANK else "")] += 1
        s.log.clear()
        books.agree(s)
        used_cards(books, s)
        assert min(s.cash) >= 0
        assert GAME.census(s) == census, "huts, manors and cards are neither made nor lost"
        assert not any(s.owner[where] == BANK and (s.built[where] or s.is_mortgaged(where)) for where in range(SPACES))
        assert all(s.cash[seat] == 0 and not s.deeds(seat) for seat in range(seats) if not s.is_playing(seat))
        assert not s.agenda or s.agenda[-1].seat < 0 or s.is_playing(s.agenda[-1].seat), "no dead seat is asked"
        if said >= MOST:
            break
    return told


MONEY = {"Paid", "Bought", "Built", "Sold", "Mortgaged", "Lifted", "Traded", "Bankrupt", "Bankrupt-bank"}


@rule("MO-2.1", "MO-2.2", "MO-16.1", "M-05")
def test_every_change_of_cash_is_told_and_nobody_has_less_than_nothing() -> None:
    told: Counter[str] = Counter()
    for seats in GAME.seats:
        for seed in range(2 * SCALE):
            options = GAME.resolve_options(seats, {"rent_on_demand": seats % 2 == 0, "sealed_bids": seed % 2 == 0})
            told += audit(opening(GAME, seats, options), seats, Random(f"money {seats} {seed}"))
    assert {"Paid", "Bought", "Mortgaged", "Lifted", "Traded"} <= set(told)


@rule("MO-2.1", "MO-13.1", "MO-14.2", "MO-16.2", "MO-16.3")
def test_also_where_much_is_built_owed_and_lost() -> None:
    told: Counter[str] = Counter()
    for name, (seats, begin) in SCENES.items():
        for seed in range(4 * SCALE):
            told += audit(begin(), seats, Random(f"money {name} {seed}"))
    assert set(told) >= MONEY, "every way in which money moves was met"


@rule("MO-2.1")
@pytest.mark.parametrize("false", [
    Paid(ANN, BOB, 5, "rent"), Bought(ANN, 1, 60), Mortgaged(ANN, 16, 90), Traded(ANN, BOB, (16,), (), 0, 0)])
def test_books_that_were_told_something_else_do_not_agree(false: Event) -> None:
    """This tests the test."""
    s = scene(owns={ANN: "burrow godrics_hollow"})
    books = Books(s)
    books.agree(s)
    books.write(false)
    with pytest.raises(AssertionError):
        books.agree(s)
