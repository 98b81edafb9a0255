"""What can be said at a Monopoly table: actions, events, the view. Never compiled: msgspec reads the annotations.

In `gives` and `takes` a thing is a deed by its space, or 40 and 41 for the Get Out cards of the two decks."""

from typing import Any

from msgspec import Struct

from greathall.core.words import Action, Event, Outcome


# ── a seat's choices ─────────────────────────────────────────────────────────
class Choose(Action): token: int


class Pass(Action):
    """`until`: 0 for now, 1 until my turn, 2 until something concerns me."""

    until: int


class Build(Action): space: int
class Sell(Action): space: int
class Raze(Action): group: int
class Mortgage(Action): space: int
class Lift(Action): space: int


class Offer(Action):
    """What I give and pay for what I take and ask."""

    to: int
    gives: tuple[int, ...]
    takes: tuple[int, ...]
    pays: int
    asks: int


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
class UseCard(Action): deck: int
class Hold(Action): ...
class Redeem(Action): ...
class Want(Action): count: int
class BidFor(Action): amount: int; space: int
class Claim(Action): debtor: int; amount: int
class Wake(Action): ...
class Yield(Action): ...
class Resign(Action): ...


# ── what chance may say ──────────────────────────────────────────────────────
class Rolled(Outcome): one: int; two: int
class Turned(Outcome): card: int


# ── events ───────────────────────────────────────────────────────────────────
class Chose(Event): seat: int; token: int
class Threw(Event): seat: int; one: int; two: int
class TiedHigh(Event): seats: tuple[int, ...]
class Starts(Event): seat: int
class Moved(Event): seat: int; start: int; space: int; back: bool
class Paid(Event):
    """Money between seats; -1 is the Bank."""

    seat: int
    to: int
    amount: int
    reason: str


class Bought(Event): seat: int; space: int; amount: int
class Declined(Event): seat: int; space: int
class BidMade(Event): seat: int; space: int; amount: int
class Left(Event): seat: int; space: int
class Unsold(Event): space: int
class Owes(Event): seat: int; to: int; amount: int; reason: str
class Drew(Event): seat: int; card: int
class Jailed(Event): seat: int
class Freed(Event): seat: int
class Built(Event): seat: int; space: int; huts: int; amount: int
class Sold(Event): seat: int; space: int; huts: int; amount: int
class Mortgaged(Event): seat: int; space: int; amount: int
class Lifted(Event): seat: int; space: int; amount: int
class Offered(Event): seat: int; to: int; gives: tuple[int, ...]; takes: tuple[int, ...]; pays: int; asks: int
class OfferDeclined(Event): seat: int; to: int
class Traded(Event): seat: int; to: int; gives: tuple[int, ...]; takes: tuple[int, ...]; pays: int; asks: int
class Short(Event): manors: bool; left: int
class RentLost(Event): seat: int; amount: int
class Bankrupt(Event):
    """`amount`: the cash handed over, with half of what the buildings cost where the creditor is a player."""

    seat: int
    to: int
    amount: int


class Resigned(Event): seat: int
class Won(Event): seats: tuple[int, ...]; reason: str


class View(Struct, tag="monopoly"):
    """MO-19.1: everything but the order of the two decks; `me` is None for a spectator."""

    me: int | None
    seats: int
    options: dict[str, Any]
    turn: int
    round: int
    turns: int
    doubles: int
    dice: tuple[int, int]  # the last throw
    starter: int
    tokens: list[int]  # by seat; -1: not chosen yet
    throws: list[int]  # for the start
    cash: list[int]
    at: list[int]
    jailed: list[int]
    out: list[int]
    owner: list[int]  # by space: a seat, or -1 for the Bank
    built: list[int]  # by space: huts, 5 is a manor
    mortgaged: list[int]
    huts: int
    manors: int
    papers: list[int]  # who holds the Get Out card of each deck; -1: it lies in it
    drawn: list[list[int]]  # cards under each deck, in order
    unseen: list[list[int]]  # cards still on top of each deck, in no known order
    rest: list[int]
    passed: list[int]  # seats that have passed in this window since something changed
    called: list[int]  # seats that are asked in any case: they woke, or were interrupted, and have not answered since
    woken: list[int]  # seats that woke of their own accord in this window since something changed
    offers: list[int]
    said: list[tuple[int, Offer]]  # offers of this turn, and who made them
    wishes: list[int]
    claims: list[tuple[int, int, int, int]]
    sealed: list[int]  # sealed bids: own, -2 for others' that are in, -1 for none
    agenda: list[Any]
