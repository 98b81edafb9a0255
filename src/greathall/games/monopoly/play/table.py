"""What lies on a Monopoly table, what everybody is worth, and how the game ends."""

from typing import Annotated, Any

from greathall.core.declare import Agreed, Bits, Cycled, Deck, Ending, Open, Sealed, Seat, Shared
from greathall.core.state import DECLARED, State
from greathall.core.words import Ask, Step
from greathall.core.zones import Pile
from greathall.games.monopoly.board import CLOCKWISE, DEEDS, GROUP, HUT, MEMBERS, MORTGAGE, PRICE
from greathall.games.monopoly.model import (
    Building, Card, ChosenToken, Doubles, Huts, JailTurn, Manors, Money, Offer, Offers, Pips, Resting, SealedBid, Seats,
    Space, Total, Turns, Wished, Won,
)

CARDS = Deck(card=Card)
BANK = -1
NO_TOKEN = -1
HIDDEN = -2
"""A sealed bid that is in, but not this viewer's to know."""
NOW, MY_TURN, CONCERNED = range(3)
"""M-50: how long a pass lasts."""


class Anchor(Step):
    """Lies under everything that belongs to a turn, so that a turn can end at once."""


class Owing(Ask):
    """The seat is raising the money for a debt; -1 is the Bank."""

    to: "Seat"
    amount: int
    reason: str


class Owed(Step):
    """A debt of somebody who is not asked: being settled, or still to fall due."""

    who: int
    to: "Seat"
    amount: int
    reason: str


class Settling(Owed):
    """A debt for which the money is being raised."""


class Table(State):
    """MO-19.1, M-86: everything is open but the order of the two decks, and sealed bids until all are in (M-27)."""

    __slots__ = DECLARED
    seats: Open[Seats]
    options: Shared[dict[str, Any]]  # the table's switches
    demand: Agreed[bool]  # rent must be asked for
    limit: Agreed[int]  # rounds; 0: none
    most_offers: Agreed[int]  # in one window, by each player
    turn: Open[Seat]
    round: Open[Turns]
    turns: Open[Turns]  # turns begun
    doubles: Open[Doubles]
    dice: Open[tuple[Pips, Pips]]  # the last throw
    starter: Open[Seat]
    tokens: Open[tuple[ChosenToken, ...]]  # by seat; -1: not chosen yet
    throws: Open[tuple[Total, ...]]  # for the start, by seat
    cash: Open[list[Money]]
    at: Open[list[Space]]
    jailed: Open[list[JailTurn]]  # 0: free; otherwise which of the turns in Azkaban comes next
    out: Bits[Seat]  # seats that are out of the game
    owner: Open[list[Seat]]  # by space: a seat, or -1 for the Bank
    built: Open[list[Building]]  # by space: huts, 5 is a manor
    mortgaged: Bits[Space]
    huts: Open[Huts]
    manors: Open[Manors]
    papers: Open[list[Seat]]  # who holds the Get Out card of each deck; -1: it lies in it
    decks: Annotated[list[Pile], Cycled(CARDS, under="drawn", unseen="unseen")]  # cards under each deck, in order
    rest: Open[list[Resting]]  # 0: awake, 1: until the seat's turn, 2: until something concerns it
    passed: Bits[Seat]  # seats that have passed in this window since something changed
    called: Bits[Seat]  # seats that are asked in any case: they woke, or were interrupted, and have not answered since
    woken: Bits[Seat]  # seats that woke of their own accord in this window since something changed
    offers: Open[list[Offers]]  # made in this window, by seat
    said: Open[list[tuple[Seat, Offer]]]  # offers of this turn, and who made them
    wishes: Open[list[Wished]]  # stated in a shortage, by seat: of huts, then of manors
    claims: Open[list[tuple[Seat, Seat, Money, Turns]]]  # owner, debtor, rent, the turn it fell due
    sealed: Annotated[list[SealedBid], Sealed(blank=HIDDEN, guessed=True)]  # bids: yours, -2 for others', -1 for none
    winners: Annotated[tuple[int, ...], Ending(meanwhile=())]
    ended: Annotated[str, Ending(meanwhile="")]

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
