"""Rare situations of Monopoly, at a real table: a match is played without a page until one occurs, and a person
practises from there.
"""

from functools import cache
from itertools import count
from typing import Any

import greathall
from greathall.core.match import Match
from greathall.core.words import Action
from greathall.games.monopoly.board import DEEDS, GROUP, MANOR
from greathall.games.monopoly.model import (
    Accept, BidFor, Build, Buy, Lift, Mortgage, Offer, Raze, Resign, Sell, Try,
)
from greathall.games.monopoly.play.debts import Debt
from greathall.games.monopoly.play.shortage import Wish
from greathall.games.monopoly.play.table import Table
from greathall.games.monopoly.play.windows import Window
from tests.web.people import Guest

SEATS = 3
LONG = 4000
EARLY = 6
LIKED = (Buy, Accept, BidFor, Mortgage, Sell, Raze, Try)
"""In this order: all buy, build, agree and bid; players in debt raise all they can before giving up."""


@cache
def come_to(kind: str) -> tuple[dict[str, Any], int, int]:
    """A record, after how many of its entries a player is asked this, and which seat that is."""
    for seed in count():
        match = greathall.new("monopoly", SEATS, seed=str(seed))
        while match.result is None and len(match.entries) < LONG:
            if type(match.step).__name__ == kind and len(match.legal()) > 1:
                at, seat = len(match.entries), match.seat
                assert seat is not None
                finish(match)
                return match.record(), at, seat
            match.submit(likely(match))
    raise AssertionError


def finish(match: Match) -> None:
    """Only a finished match can be practised from, so all resign as soon as they may."""
    while match.result is None:
        tired = next((seat for seat in range(SEATS) if Resign() in match.legal(seat)), None)
        match.submit(likely(match) if tired is None else Resign(), tired)


def likely(match: Match) -> Action:
    """Players with a deed of another's group give it away, at first with a mortgage on it: so all groups are soon
    complete, and huts are short.
    """
    step, s, legal = match.step, match.state, match.legal()
    assert isinstance(s, Table)
    if isinstance(step, Wish):
        return legal[-1]
    if isinstance(step, Window):
        return windowed(step, s, legal)
    if not isinstance(step, Debt):
        legal = [a for a in legal if not isinstance(a, Mortgage | Sell | Raze)]
    return min(legal, key=lambda a: LIKED.index(type(a)) if type(a) in LIKED else len(LIKED))


def windowed(step: Window, s: Table, legal: list[Action]) -> Action:
    gift = next((deed for deed in DEEDS if s.owner[deed] == step.seat != GROUP[deed] % SEATS), None)
    if gift is not None:
        offer = Offer(GROUP[gift] % SEATS, (gift,), (), 0, 0)
        if step.admits(s, offer):
            return Mortgage(gift) if Mortgage(gift) in legal and s.turns < EARLY else offer
    return next((a for a in legal if isinstance(a, Lift) or (isinstance(a, Build) and s.built[a.space] < MANOR - 1)),
                legal[0])


def practised(guest: Guest, kind: str) -> str:
    """Return a table where this guest is asked this, with bots at the other seats."""
    record, at, seat = come_to(kind)
    made = guest.program.ask("POST", "/api/practice", {"record": record, "at": at, "mine": [seat], "bot": "random"})
    return str(made["id"])
