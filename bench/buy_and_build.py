"""A simple Monopoly player without trades, for measuring the engine.

It buys what can still become a whole group and leaves the rest to the auction, builds while its cash lasts, lifts
mortgages when rich, and sells and mortgages only in debt. The engine says what is legal."""

from random import Random
from typing import Any

from greathall.core.words import Action
from greathall.games.monopoly.board import GROUP, MEMBERS, PRICE
from greathall.games.monopoly.model import Bid, Buy, Decline, Leave, Pass
from greathall.games.monopoly.play import acts
from greathall.games.monopoly.play.auctions import Bidding
from greathall.games.monopoly.play.debts import Debt
from greathall.games.monopoly.play.spaces import Buying
from greathall.games.monopoly.play.table import BANK, MY_TURN, Table
from greathall.games.monopoly.play.windows import Window

PURSE = 100
"""The cash that it doesn't spend on building."""
RICH = 500
"""With more cash than this, it lifts mortgages."""
RAISE = 25
ON, BUY, NO, OUT = Pass(MY_TURN), Buy(), Decline(), Leave()


def move(s: Table, _: Random) -> Action:
    step = s.agenda[-1]
    kind = type(step)
    if kind is Window:
        return building(s, step.seat)
    if kind is Buying:
        return BUY if open_to(s, step.seat, step.space) and s.cash[step.seat] >= PRICE[step.space] else NO
    if kind is Bidding:
        return bid(s, step)
    ways = acts.money(s, step.seat) if kind is Debt else ()
    return ways[-1] if ways else step.legal(s)[0]


def building(s: Table, seat: int) -> Action:
    places = acts.buildings(s, seat) if s.cash[seat] > PURSE else ()
    if not places and s.cash[seat] > RICH:
        places = acts.lifts(s, seat)
    return places[0] if places else ON


def bid(s: Table, step: Any) -> Action:
    """Bid up to the printed price while the group can still become whole, or half of it if nobody can have it whole.

    If only one other player could complete the group, leave it to that player."""
    price = PRICE[step.space]
    owners = {s.owner[sister] for sister in MEMBERS[GROUP[step.space]]} - {BANK, step.seat}
    mine = any(s.owner[sister] == step.seat for sister in MEMBERS[GROUP[step.space]])
    worth = 0 if len(owners) == 1 and not mine else price // 2 if owners else price
    most = min(s.cash[step.seat], worth)
    return Bid(min(step.high + RAISE, most)) if step.high < most else OUT


def open_to(s: Table, seat: int, space: int) -> bool:
    """Return whether nobody else has a deed of the group."""
    return all(s.owner[sister] in (BANK, seat) for sister in MEMBERS[GROUP[space]])
