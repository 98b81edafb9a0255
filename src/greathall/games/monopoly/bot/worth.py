"""What deeds and groups are worth to a player, in Galleons, by how often their spaces are landed on."""

from greathall.games.monopoly.board import (
    GROUP, GROUPS, HUT, KIND, LIFT, MEMBERS, PRICE, RENTS, ROOM, SEATS, SPACES, STREET,
)
from greathall.games.monopoly.bot.odds import LANDINGS
from greathall.games.monopoly.play.table import BANK, Table

MEAN_THROW = 7
ENOUGH = 3
"""Huts a property: up to three each one brings more than the one before, past that less."""

FLOW: list[tuple[float, ...]] = [
    tuple(LANDINGS[space] * rent * (1 if KIND[space] in (STREET, ROOM) else MEAN_THROW) for rent in RENTS[space])
    for space in range(SPACES)]
"""What a turn of another player brings: by the buildings of a street, by how many of a kind its owner has."""
IS_STREETS = [KIND[members[0]] == STREET for members in MEMBERS]
BARE = [sum(FLOW[space][0] for space in members) for members in MEMBERS]
BUILT_UP = [sum(FLOW[space][ENOUGH] for space in members) if streets else 0.0
            for members, streets in zip(MEMBERS, IS_STREETS, strict=True)]
COST = [len(members) * ENOUGH * HUT[members[0]] for members in MEMBERS]
"""Three huts on each of the group."""

FUTURE = [12.0 + 6.0 * others for others in range(max(SEATS))]
"""By the number of others: how many of their turns ahead count."""
PREMIUM = [[max(0.0, FUTURE[others] * (BUILT_UP[g] - BARE[g]) - COST[g] / 2) for g in range(len(GROUPS))]
           for others in range(max(SEATS))]
"""What it is worth, besides its deeds, to build up a group: rents to come less what its huts lose when sold."""
FROM_BANK = ((), (), (0.0, 0.25), (0.0, 0.1, 0.3))
FROM_ONE = ((), (), (0.0, 0.3), (0.0, 0.2, 0.3))
FROM_SEVERAL = ((), (), (0.0, 0.0), (0.0, 0.05, 0.2))
"""The part of that premium which is hoped for, by the size of the group and the deeds held, while the others lie with
the Bank, with one player (who lacks only these, so that they also block), or with several."""
PAPER_WORTH = 40.0
"""A Get Out card."""


def group_worth(s: Table, seat: int, group: int, cash: int, others: int) -> float:
    """What this seat's deeds of the group are worth to it, with so much cash to build."""
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
    """What it would add to this seat's worth to hold this deed of the Bank's."""
    owner, group, cash = s.owner, GROUP[space], s.cash[seat]
    others = len(s.living()) - 1
    before = group_worth(s, seat, group, cash, others)
    owner[space] = seat
    after = group_worth(s, seat, group, cash, others)
    owner[space] = BANK
    return after - before


def flow_of(s: Table, space: int) -> float:
    """What an unmortgaged deed brings its owner with every turn of another player."""
    owner = s.owner[space]
    if KIND[space] == STREET:
        built = s.built[space]
        return FLOW[space][built] if built or not s.whole(GROUP[space], owner) else 2 * FLOW[space][0]
    return FLOW[space][sum(s.owner[one] == owner for one in MEMBERS[GROUP[space]]) - 1]
