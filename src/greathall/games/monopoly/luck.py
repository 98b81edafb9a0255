"""Luck in Monopoly: doubles, rents the dice led to, and money from cards."""

from typing import Any

from greathall.core.luck_measure import LuckMeasure
from greathall.games.monopoly.board import (
    CARDS, KIND, LAST_TURN, MOST_DOUBLES, ROOMS, SALARY, SPACES, UTILITIES, UTILITY, nearest,
)
from greathall.games.monopoly.model import Rolled, Turned
from greathall.games.monopoly.play.spaces import Draw, rent_of, repairs
from greathall.games.monopoly.play.table import BANK, Table
from greathall.games.monopoly.play.turn import Attempt, Throw


class OpenMeasure(LuckMeasure):
    """MO-19.1: everyone can see the dice, the board and which cards are still to come."""

    open = True

    def whose(self, s: Table, step: Any) -> int:
        return int(step.who)


class Doubles(OpenMeasure):
    """MO-3.3, MO-9.3: doubles, on ordinary turns and in Azkaban."""

    name = "doubles"
    steps = (Throw, Attempt)

    def worth(self, s: Table, step: Throw | Attempt, a: Rolled) -> int:
        return int(a.one == a.two)


class Rents(OpenMeasure):
    """MO-6.1: the rent due where the dice led you, as the deeds were before the roll."""

    name, good = "rents", False
    steps = (Throw, Attempt)

    def worth(self, s: Table, step: Throw | Attempt, a: Rolled) -> int:
        if stays(s, step, a):
            return 0
        pips = a.one + a.two
        space = (s.at[step.who] + pips) % SPACES
        owner = s.owner[space]
        if KIND[space] > UTILITY or owner in (BANK, step.who) or s.is_mortgaged(space):
            return 0
        return rent_of(s, space, owner, pips)


def stays(s: Table, step: Throw | Attempt, a: Rolled) -> bool:
    """MO-3.4, MO-9.3: you don't move by a third doubles, or by a failed try in Azkaban before the last."""
    if isinstance(step, Attempt):
        return a.one != a.two and s.jailed[step.who] < LAST_TURN
    return a.one == a.two and s.doubles == MOST_DOUBLES - 1


class Cards(OpenMeasure):
    """MO-7.1, MO-7.5: money that cards gave or took at once, with any salary, but not what a move then led to."""

    name = "cards"
    steps = (Draw,)

    def worth(self, s: Table, step: Draw, a: Turned) -> int:
        card = CARDS[a.card]
        effect: str = card["effect"]
        amount: int = card.get("amount", 0)
        if effect in ("move_to", "move_nearest"):
            return salary(s.at[step.who], card)
        if effect == "pay_per_building":
            return -repairs(s, step.who, card["hut"], card["manor"])
        if effect in ("collect_each", "pay_each"):
            amount *= len(s.others(step.who))
        return -amount if effect.startswith("pay") else amount


def salary(start: int, card: dict[str, Any]) -> int:
    """MO-4.1: return whether this card leads to GO or past it."""
    to = card["space"] if "space" in card else nearest(start, ROOMS if card["kind"] == "common_room" else UTILITIES)
    return SALARY if to <= start else 0


MEASURES = (Doubles(), Rents(), Cards())
