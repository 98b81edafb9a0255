"""Luck in Diagon Alley: rolls that lead to a useful door, havoc cards, right calls."""

from typing import Any

from greathall.core.luck_measure import LuckMeasure
from greathall.games.diagon_alley.board import CAULDRON
from greathall.games.diagon_alley.model import Coloured, Enter, Rolled, Threw
from greathall.games.diagon_alley.play.cards import Draw
from greathall.games.diagon_alley.play.moving import Walk
from greathall.games.diagon_alley.play.table import FULL, Table
from greathall.games.diagon_alley.play.turn import CallRoll, FlooRoll, Rolling
from greathall.games.diagon_alley.play.ways import spaces


class OpenMeasure(LuckMeasure):
    """Luck that everyone can see: hats, coins, trunks, dice and the colours of cards are public.

    Cards that nobody saw go under the pile came from hands, so they are parchment (DA-7.2)."""

    open = True

    def whose(self, s: Table, step: Any) -> int:
        return int(step.who)


class Doors(OpenMeasure):
    """DA-4.3, DA-6.9, DA-1.1: rolls that led to something to buy at once, or home with a full trunk.

    A shop counts whether it is entered from the front or from behind."""

    name = "doors"
    steps = (Rolling,)

    def worth(self, s: Table, step: Rolling, a: Rolled) -> int:
        seat = step.who
        if s.in_alley(seat) or a.one == a.two == CAULDRON:
            after = s.clone()
            step.take(after, a)
            return int(after.at[seat] != s.at[seat] and can_use_roll(after, seat))
        walk = Walk(seat, spaces(a.one, a.two) + s.boost)
        return int(any(isinstance(choice, Enter) and worth_entering(s, walk, choice) for choice in walk.legal(s)))


def worth_entering(s: Table, walk: Walk, choice: Enter) -> bool:
    """Return whether the door is worth entering; what the bank pays on the way counts."""
    seat = walk.seat
    if not s.offers(choice.shop, seat) and s.trunk[seat] != FULL:
        return False
    after = s.clone()
    walk.take(after, choice)
    return can_use_roll(after, seat)


def can_use_roll(s: Table, seat: int) -> bool:
    return seat in s.winners or s.can_buy(seat)


class Havoc(OpenMeasure):
    """DA-7.1: havoc cards among the cards drawn."""

    name, good = "havoc", False
    steps = (Draw,)

    def worth(self, s: Table, step: Draw, a: Coloured) -> int:
        return int(a.havoc)


class Calls(OpenMeasure):
    """DA-9.1, DA-11.4: right calls with Floo Powder, odd or even, low or high."""

    name = "calls"
    steps = (FlooRoll, CallRoll)

    def worth(self, s: Table, step: FlooRoll | CallRoll, a: Threw) -> int:
        return int(step.right(a.die))


MEASURES = (Doors(), Havoc(), Calls())
