"""The actions and events of a Monopoly table. Never compiled, because msgspec reads the annotations.

In `gives` and `takes`, a thing is a deed by its space, or 40 or 41 for the Get Out card of each deck."""

from typing import Annotated

from greathall.core.declare import Named, Seat
from greathall.core.words import Action, Aside, Event, Outcome
from greathall.games.monopoly.board import (
    CARDS, DECK_NAMES, GROUPS, HUTS, LAST_TURN, MANOR, MANORS, MOST_DOUBLES, NAMES, OFFERS, SEATS, STREETS, THINGS,
    TOKENS,
)

Seats = Annotated[int, Named("Seats", low=SEATS[0], high=SEATS[-1])]
Money = Annotated[int, Named("Money")]
SealedBid = Annotated[int, Named("SealedBid", low=-2)]
Turns = Annotated[int, Named("Turns")]
Token = Annotated[int, Named("Token", TOKENS)]
ChosenToken = Annotated[int, Named("ChosenToken", TOKENS, low=-1)]
Space = Annotated[int, Named("Space", NAMES)]
Building = Annotated[int, Named("Building", high=MANOR)]
Huts = Annotated[int, Named("Huts", high=HUTS)]
Manors = Annotated[int, Named("Manors", high=MANORS)]
Wished = Annotated[int, Named("Wished", low=-1, high=(MANOR - 1) * len(STREETS))]  # 0: not stated yet, -1: none
Pips = Annotated[int, Named("Pips", high=6)]  # 0: not rolled yet
Total = Annotated[int, Named("Total", high=12)]  # of both dice
Doubles = Annotated[int, Named("Doubles", high=MOST_DOUBLES)]
JailTurn = Annotated[int, Named("JailTurn", high=LAST_TURN)]
Resting = Annotated[int, Named("Resting", high=2)]
Group = Annotated[int, Named("Group", GROUPS)]
Deck = Annotated[int, Named("Deck", DECK_NAMES)]
Card = Annotated[int, Named("Card", [row["id"] for row in CARDS])]
Thing = Annotated[int, Named("Thing", THINGS)]
Offers = Annotated[int, Named("Offers", high=max(OFFERS))]


# ── a seat's choices ─────────────────────────────────────────────────────────
class Choose(Action): token: Token


class Pass(Action):
    """Continue; `until` is 0 for now, 1 until my turn, 2 until something concerns me."""

    until: int


class Build(Action): space: Space
class Sell(Action): space: Space
class Raze(Action): group: Group
class Mortgage(Action): space: Space
class Lift(Action): space: Space


class Offer(Action):
    """Offer what I give and pay for what I take and ask."""

    to: Seat
    gives: tuple[Thing, ...]
    takes: tuple[Thing, ...]
    pays: Money
    asks: Money


class Decline(Action): ...
class Accept(Action): ...
class Buy(Action): ...
class Leave(Action): ...
class Bid(Action): amount: int
class Seal(Action): amount: int
class Flat(Action): ...
class Percent(Action): ...
class Try(Action): ...
class Fine(Action): ...
class UseCard(Action): deck: Deck
class Hold(Action): ...
class Redeem(Action): ...
class Want(Action): count: int
class BidFor(Action): amount: int; space: Space
class Claim(Aside): debtor: Seat; amount: int
class Wake(Aside): ...
class Yield(Action): ...
class Resign(Aside): ...


# ── what chance may say ──────────────────────────────────────────────────────
class Rolled(Outcome): one: int; two: int
class Turned(Outcome): card: Card


# ── events ───────────────────────────────────────────────────────────────────
class Chose(Event): seat: int; token: Token
class Threw(Event): seat: int; one: int; two: int
class TiedHigh(Event): seats: tuple[int, ...]
class Starts(Event): seat: int
class Moved(Event): seat: int; start: Space; space: Space; back: bool
class Paid(Event):
    """Money that changed hands; seat -1 is the Bank."""

    seat: int
    to: Seat
    amount: int
    reason: str


class Bought(Event): seat: int; space: Space; amount: int
class Declined(Event): seat: int; space: Space
class BidMade(Event): seat: int; space: Space; amount: int
class Left(Event): seat: int; space: Space
class Unsold(Event): space: Space
class Owes(Event): seat: int; to: Seat; amount: int; reason: str
class Drew(Event): seat: int; card: Card
class Jailed(Event): seat: int
class Freed(Event): seat: int
class Built(Event): seat: int; space: Space; huts: int; amount: int
class Sold(Event): seat: int; space: Space; huts: int; amount: int
class Mortgaged(Event): seat: int; space: Space; amount: int
class Lifted(Event): seat: int; space: Space; amount: int
class Offered(Event): seat: int; to: Seat; gives: tuple[Thing, ...]; takes: tuple[Thing, ...]; pays: int; asks: int
class OfferDeclined(Event): seat: int; to: Seat
class Traded(Event): seat: int; to: Seat; gives: tuple[Thing, ...]; takes: tuple[Thing, ...]; pays: int; asks: int
class Short(Event): manors: bool; left: int
class RentLost(Event): seat: int; amount: int
class Bankrupt(Event):
    """A bankruptcy; `amount` is the cash handed over, with half the buildings' cost if the creditor is a player."""

    seat: int
    to: Seat
    amount: int


class Resigned(Event): seat: int
class Won(Event): seats: tuple[int, ...]; reason: str
