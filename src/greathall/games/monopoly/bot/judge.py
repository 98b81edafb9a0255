"""Each player's chance of winning, fitted to games between medium bots (bench/fit_monopoly.py)."""

from math import exp, log
from typing import Final

from greathall.games.monopoly.board import HUT, LIFT, MEMBERS, MORTGAGE, PRICE
from greathall.games.monopoly.bot.worth import (
    BUILT_UP, ENOUGH, FLOW, FROM_BANK, FROM_ONE, FROM_SEVERAL, IS_STREETS, PREMIUM,
)
from greathall.games.monopoly.play.table import BANK, Table

FEATURES: Final = ("cash", "liquid", "flow", "potential", "hope", "deeds", "pledged", "safety", "whole")
"""A player's cash, all they could raise, rents by landing odds, what up to three huts would add to these as far as cash
goes, hope for groups, deeds with and without mortgage, what they could raise against the others' rents, whole
groups."""
WEIGHTS: Final[tuple[tuple[float, ...], ...]] = (
    (),
    (0.0,) * 9,
    (-0.074, 0.917, 0.910, 0.033, 0.114, -0.108, -0.160, 0.806, -0.027),
    (0.043, 2.381, 2.210, 0.435, 0.837, -0.220, -0.424, -0.714, -0.001),
    (0.122, -0.600, 1.607, 0.952, 1.915, -0.530, -1.643, 1.124, -0.166),
)
"""In logits of winning, by the number of players left; the last row is for four or more. Fitted to 20,868 positions of
1,600 games."""


class Books:
    """Sums over the deeds of every seat."""

    __slots__ = ("deeds", "flow", "hope", "liquid", "pledged", "potential", "whole")

    def __init__(self, s: Table, others: int) -> None:
        seats = s.seats
        self.flow, self.deeds, self.pledged = [0.0] * seats, [0] * seats, [0] * seats
        self.potential, self.hope, self.whole = [0.0] * seats, [0.0] * seats, [0] * seats
        self.liquid = s.cash.copy()
        owner = s.owner
        for group, members in enumerate(MEMBERS):
            held: dict[int, int] = {}
            for space in members:
                who = owner[space]
                held[who] = held.get(who, 0) + 1
            bank = held.pop(BANK, 0)
            if held:
                self.rents(s, group, members, held)
                if IS_STREETS[group]:
                    self.prospects(s, group, held, bank, PREMIUM[others][group])

    def rents(self, s: Table, group: int, members: tuple[int, ...], held: dict[int, int]) -> None:
        owner, built, mortgaged, streets, size = s.owner, s.built, s.mortgaged, IS_STREETS[group], len(members)
        for space in members:
            who = owner[space]
            if who == BANK:
                continue
            if mortgaged >> space & 1:
                self.pledged[who] += PRICE[space] - LIFT[space]
                continue
            huts = built[space]
            self.deeds[who] += PRICE[space]
            self.liquid[who] += MORTGAGE[space] + huts * HUT[space] // 2
            if not streets:
                self.flow[who] += FLOW[space][held[who] - 1]
            elif huts or held[who] < size:
                self.flow[who] += FLOW[space][huts]
            else:
                self.flow[who] += 2 * FLOW[space][0]

    def prospects(self, s: Table, group: int, held: dict[int, int], bank: int, premium: float) -> None:
        members, built = MEMBERS[group], s.built
        size = len(members)
        if len(held) == 1 and not bank:
            who = s.owner[members[0]]
            self.whole[who] += 1
            more, huts = BUILT_UP[group], 0
            for space in members:
                more -= FLOW[space][built[space]]
                huts += built[space]
            if more > 0:
                cost = max(0, ENOUGH * size - huts) * HUT[members[0]] + 1
                self.potential[who] += more * min(1.0, 0.2 + 0.8 * s.cash[who] / cost)
            return
        alone = len(held) == 1
        parts = FROM_BANK if alone else FROM_ONE if not bank and len(held) == 2 else FROM_SEVERAL
        for who, count in held.items():
            self.hope[who] += premium * parts[size][count]


def features(s: Table) -> list[list[float]]:
    """Return the features of every seat in the order of FEATURES; seats that are out have none."""
    others = s.seats - s.out.bit_count() - 1
    books = Books(s, others)
    total = sum(books.flow, 0.0)
    rows: list[list[float]] = []
    for seat in range(s.seats):
        if s.out >> seat & 1:
            rows.append([])
            continue
        flow, liquid = books.flow[seat], books.liquid[seat]
        rows.append([
            log(1 + s.cash[seat] / 100), log(1 + liquid / 200), log(1 + flow * others / 20),
            log(1 + books.potential[seat] * others / 20), books.hope[seat] / 1000, books.deeds[seat] / 1000,
            books.pledged[seat] / 1000, log(1 + liquid / (total - flow + 20)), books.whole[seat]])
    return rows


def chances(s: Table) -> list[float]:
    """Return each seat's chance of winning."""
    if not s.agenda:
        return [1 / len(s.winners) if seat in s.winners else 0.0 for seat in range(s.seats)]
    weights = WEIGHTS[min(s.seats - s.out.bit_count(), len(WEIGHTS) - 1)]
    odds = [exp(sum([w * x for w, x in zip(weights, row, strict=True)], 0.0)) if row else 0.0 for row in features(s)]
    total = sum(odds, 0.0)
    return [each / total for each in odds]
