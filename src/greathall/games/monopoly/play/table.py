"""The state of a Monopoly table, what each player is worth, and how the game ends."""

from typing import Annotated, Any, Final

from greathall.core.declare import Agreed, Bits, Cycled, Deck, Ending, Open, Sealed, Seat, Shared
from greathall.core.state import DECLARED, State
from greathall.core.words import Ask, Step
from greathall.core.zones import Pile
from greathall.games.monopoly.board import CLOCKWISE, DEEDS, GROUP, HUT, MEMBERS, MORTGAGE, PRICE
from greathall.games.monopoly.model import (
    Building, Card, ChosenToken, Doubles, Huts, JailTurn, Manors, Money, Offer, Offers, Pips, Resting, SealedBid, Seats,
    Space, Total, Turns, Wished, Won,
)

CARDS: Final = Deck(card=Card)
BANK: Final = -1
NO_TOKEN: Final = -1
HIDDEN: Final = -2
"""A sealed bid that is in but hidden from this viewer."""
NOW: Final = 0; MY_TURN: Final = 1; CONCERNED: Final = 2
"""M-50: how long a pass lasts."""


class Anchor(Step):
    """A step under everything that belongs to a turn, so that a turn can end at once."""


class Owing(Ask):
    """A question to a seat that is raising money for a debt; -1 is the Bank."""

    to: "Seat"
    amount: int
    reason: str


class Owed(Step):
    """A debt of a seat that is not being asked: it is being settled, or not due yet."""

    who: int
    to: "Seat"
    amount: int
    reason: str


class Settling(Owed):
    """A debt for which the money is being raised."""


class Table(State):
    """MO-19.1, M-86: everyone sees all but the order of the decks, and sealed bids until all are in (M-27)."""

    __slots__ = DECLARED
    seats: Open[Seats]
    options: Shared[dict[str, Any]]  # the table's switches
    demand: Agreed[bool]  # rent must be asked for
    limit: Agreed[int]  # most rounds; 0: no limit
    most_offers: Agreed[int]  # in one window, by each player
    turn: Open[Seat]
    round: Open[Turns]
    turns: Open[Turns]  # turns begun
    doubles: Open[Doubles]
    dice: Open[tuple[Pips, Pips]]  # the last roll
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
    papers: Open[list[Seat]]  # who holds the Get Out card of each deck; -1: it is in the deck
    decks: Annotated[list[Pile], Cycled(CARDS, under="drawn", unseen="unseen")]  # cards under each deck, in order
    rest: Open[list[Resting]]  # 0: awake, 1: until the seat's turn, 2: until something concerns it
    passed: Bits[Seat]  # seats that have passed in this window since something changed
    called: Bits[Seat]  # seats that are always asked: they woke, or were interrupted, and have not answered since
    woken: Bits[Seat]  # seats that woke of their own accord in this window since something changed
    offers: Open[list[Offers]]  # made in this window, by seat
    said: Open[list[tuple[Seat, Offer]]]  # offers of this turn, and who made them
    wishes: Open[list[Wished]]  # stated in a shortage, by seat: of huts, then of manors
    claims: Open[list[tuple[Seat, Seat, Money, Turns]]]  # owner, debtor, rent, the turn it fell due
    sealed: Annotated[list[SealedBid], Sealed(blank=HIDDEN, guessed=True)]  # bids: yours, -2 for others', -1 for none
    winners: Annotated[tuple[int, ...], Ending(meanwhile=())]
    ended: Annotated[str, Ending(meanwhile="")]

    def is_playing(self, seat: int) -> bool:
        return not self.out >> seat & 1

    def living(self) -> list[int]:
        return [seat for seat in range(self.seats) if not self.out >> seat & 1]

    def others(self, seat: int) -> list[int]:
        """MO-7.5: everyone else, clockwise from this seat."""
        return [other for other in CLOCKWISE[self.seats][seat][:-1] if not self.out >> other & 1]

    def concern(self, seat: int) -> None:
        """M-90: wake a seat that rests until something concerns it."""
        if self.rest[seat] == CONCERNED:
            self.rest[seat] = 0

    def stir(self) -> None:
        """M-92: something has changed, so no pass counts in the open window any more, and everyone may wake again."""
        self.passed = self.woken = 0

    def gain(self, space: int, seat: int) -> None:
        """M-90: give the seat this deed; completing a group wakes its owner."""
        self.owner[space] = seat
        if self.rest[seat] and self.whole(GROUP[space], seat):
            self.concern(seat)

    def whole(self, group: int, seat: int) -> bool:
        """Return whether the seat owns every deed of the group."""
        owner = self.owner
        for space in MEMBERS[group]:  # noqa: SIM110  (a generator is felt here: every window asks)
            if owner[space] != seat:
                return False
        return True

    def bare(self, space: int) -> bool:
        """MO-14.1, M-60, M-62, M-70: no property of the colour group has a building."""
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
        """MO-8.1, M-47: your cash, the printed prices of your deeds, mortgaged or not, and what your buildings cost."""
        return self.cash[seat] + sum(PRICE[space] + self.built[space] * HUT[space] for space in self.deeds(seat))

    def raisable(self, seat: int) -> int:
        """M-72: your cash, half the price of your buildings, and the value of every mortgage you could take out."""
        return self.cash[seat] + sum(
            self.built[space] * HUT[space] // 2 + (0 if self.mortgaged >> space & 1 else MORTGAGE[space])
            for space in DEEDS if self.owner[space] == seat)


def finish(s: Table, winners: tuple[int, ...], reason: str) -> None:
    """MO-16.4, MO-18.1, M-83, M-85: the last player left wins; wealth counts only at a limit."""
    s.winners, s.ended = winners, reason
    s.tell(Won, winners, reason)
    s.clear()


def net_worth(s: Table, seat: int) -> int:
    return s.worth(seat) - sum(MORTGAGE[space] for space in s.deeds(seat) if s.is_mortgaged(space))


def wealthiest(s: Table) -> tuple[int, ...]:
    """M-84: the players with the highest worth less mortgages; equal ones share."""
    net = {seat: net_worth(s, seat) for seat in s.living()}
    best = max(net.values())
    return tuple(seat for seat in net if net[seat] == best)
