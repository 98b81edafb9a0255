"""The worth of deeds and groups to a player, in Galleons, by how often players land there."""

from typing import Final

from greathall.games.monopoly.board import (
    GROUP, GROUPS, HUT, KIND, LIFT, MEMBERS, PRICE, RENTS, ROOM, SEATS, SPACES, STREET,
)
from greathall.games.monopoly.bot.odds import LANDINGS
from greathall.games.monopoly.play.table import BANK, Table

MEAN_THROW: Final = 7
ENOUGH: Final = 3
"""Huts per property: up to three, each brings more than the one before; after that less."""

FLOW: Final[list[tuple[float, ...]]] = [
    tuple(LANDINGS[space] * rent * (1 if KIND[space] in (STREET, ROOM) else MEAN_THROW) for rent in RENTS[space])
    for space in range(SPACES)]
"""The rent per turn of another player, by a street's buildings or by how many of a kind its owner has."""
IS_STREETS: Final = [KIND[members[0]] == STREET for members in MEMBERS]
BARE: Final = [sum((FLOW[space][0] for space in members), 0.0) for members in MEMBERS]
BUILT_UP: Final = [sum((FLOW[space][ENOUGH] for space in members), 0.0) if streets else 0.0
                   for members, streets in zip(MEMBERS, IS_STREETS, strict=True)]
COST: Final = [len(members) * ENOUGH * HUT[members[0]] for members in MEMBERS]
"""The price of three huts on each property of the group."""

FUTURE: Final = [12.0 + 6.0 * others for others in range(max(SEATS))]
"""How many of the other players' turns ahead count, by the number of other players."""
PREMIUM: Final = [[max(0.0, FUTURE[others] * (BUILT_UP[g] - BARE[g]) - COST[g] / 2) for g in range(len(GROUPS))]
                  for others in range(max(SEATS))]
"""The worth of building up a group, besides its deeds: rents to come, less what its huts lose when sold."""
FROM_BANK: Final[tuple[tuple[float, ...], ...]] = ((), (), (0.0, 0.25), (0.0, 0.1, 0.3))
FROM_ONE: Final[tuple[tuple[float, ...], ...]] = ((), (), (0.0, 0.3), (0.0, 0.2, 0.3))
FROM_SEVERAL: Final[tuple[tuple[float, ...], ...]] = ((), (), (0.0, 0.0), (0.0, 0.05, 0.2))
"""The share of that premium to hope for, by the size of the group and the deeds held. The other deeds are with the
Bank, with one player (who lacks only these, so that they also block), or with several."""
PAPER_WORTH: Final = 40.0
"""The worth of a Get Out card."""


def group_worth(s: Table, seat: int, group: int, cash: int, others: int) -> float:
    """Return the worth of this seat's deeds in the group, with this much cash to build."""
    owner, mortgaged, members = s.owner, s.mortgaged, MEMBERS[group]
    mine = bank = 0
    rival, total = BANK, 0.0
    several = False
    for space in members:
        who = owner[space]
        if who == seat:
            mine += 1
            total += PRICE[space] - LIFT[space] if mortgaged >> space & 1 else PRICE[space]
        elif who == BANK:
            bank += 1
        elif rival == BANK:
            rival = who
        elif who != rival:
            several = True
    if not mine:
        return 0.0
    size = len(members)
    if not IS_STREETS[group]:
        return total + FUTURE[others] * FLOW[members[0]][mine - 1] * mine
    premium = PREMIUM[others][group]
    if mine == size:
        cost = COST[group]
        means = cash / cost if cash < cost else 1.0
        return total + FUTURE[others] * BARE[group] + premium * (0.4 + 0.6 * means)
    if rival == BANK:
        return total + premium * FROM_BANK[size][mine]
    if bank or several:
        return total + premium * FROM_SEVERAL[size][mine]
    return total + premium * FROM_ONE[size][mine]


def deed_worth(s: Table, seat: int, space: int) -> float:
    """Return how much this deed of the Bank's would add to the seat's worth."""
    owner, group, cash = s.owner, GROUP[space], s.cash[seat]
    others = len(s.living()) - 1
    before = group_worth(s, seat, group, cash, others)
    owner[space] = seat
    after = group_worth(s, seat, group, cash, others)
    owner[space] = BANK
    return after - before


def flow_of(s: Table, space: int) -> float:
    """Return the rent an unmortgaged deed brings per turn of another player."""
    owner = s.owner[space]
    if KIND[space] == STREET:
        built = s.built[space]
        return FLOW[space][built] if built or not s.whole(GROUP[space], owner) else 2 * FLOW[space][0]
    return FLOW[space][sum(s.owner[one] == owner for one in MEMBERS[GROUP[space]]) - 1]
