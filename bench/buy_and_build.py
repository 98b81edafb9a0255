"""A simple Monopoly player without trades, for measuring the engine.

It buys what can still become a whole group and leaves the rest to the auction, builds while cash lasts, lifts mortgages
when rich, sells and mortgages only in debt. What is legal comes from the engine."""

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
"""What is kept back from building."""
RICH = 500
"""With more than that mortgages are lifted."""
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
    """Up to the printed price while the group can still become whole, up to half of it when nobody can have it whole;
    what only one other player could complete is left to that player."""
    price = PRICE[step.space]
    owners = {s.owner[sister] for sister in MEMBERS[GROUP[step.space]]} - {BANK, step.seat}
    mine = any(s.owner[sister] == step.seat for sister in MEMBERS[GROUP[step.space]])
    worth = 0 if len(owners) == 1 and not mine else price // 2 if owners else price
    most = min(s.cash[step.seat], worth)
    return Bid(min(step.high + RAISE, most)) if step.high < most else OUT


def open_to(s: Table, seat: int, space: int) -> bool:
    """Nobody else has a deed of the group."""
    return all(s.owner[sister] in (BANK, seat) for sister in MEMBERS[GROUP[space]])
