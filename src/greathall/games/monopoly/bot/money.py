"""Money: how much to keep for coming rents, what to build, and what to mortgage and sell first."""

from typing import Final

from greathall.core.words import Action
from greathall.games.monopoly.board import (
    DEEDS, GROUP, HUT, KIND, LIFT, MANOR, MEMBERS, MORTGAGE, STREET, STREET_GROUPS,
)
from greathall.games.monopoly.bot.worth import BARE, ENOUGH, FLOW, deed_worth, flow_of
from greathall.games.monopoly.play import acts
from greathall.games.monopoly.play.table import Table

LEAST, TURNS_AHEAD = 50, 3.0
"""Cash that is always kept, and for how many of the seat's own turns the usual rents are kept on top."""
RICH: Final = 150
"""Cash beyond what is kept that may go into more than three huts, or into lifting mortgages."""


USUAL: Final = [row if KIND[space] == STREET else row[1:2] for space, row in enumerate(FLOW)]
"""Rent flows by buildings; common rooms and utilities count as if their owner had two."""


def danger(s: Table, seat: int) -> float:
    """Return what a turn costs this seat on average: the others' rents, weighted by how often players land there."""
    owner, built, mortgaged = s.owner, s.built, s.mortgaged
    total = 0.0
    for space in DEEDS:
        who = owner[space]
        if who != seat and who >= 0 and not mortgaged >> space & 1:
            total += USUAL[space][built[space]]
    return total


def keep(s: Table, seat: int) -> int:
    """Return the cash to spend only in need: the rents of the next turns."""
    return LEAST + int(TURNS_AHEAD * danger(s, seat))


def limit(s: Table, seat: int, space: int) -> int:
    """Return the highest bid for a deed: its worth here, but never the last Galleons."""
    return min(int(deed_worth(s, seat, space)), s.cash[seat] - LEAST)


def whole_groups(s: Table, seat: int) -> list[int]:
    owner = s.owner
    return [g for g in STREET_GROUPS if owner[MEMBERS[g][0]] == seat and owner[MEMBERS[g][-1]] == seat
            and owner[MEMBERS[g][1]] == seat]


# ── building ─────────────────────────────────────────────────────────────────
def next_hut(s: Table, group: int) -> int:
    """Return where the group's next building brings most; -1 if a mortgage or a lack of pieces prevents it."""
    members, built = MEMBERS[group], s.built
    least = min(built[space] for space in members)
    if least == MANOR or any(s.mortgaged >> space & 1 for space in members):
        return -1
    if not (s.manors if least == MANOR - 1 else s.huts):
        return -1
    return max((space for space in members if built[space] == least),
               key=lambda space: FLOW[space][least + 1] - FLOW[space][least])


def sites(s: Table, groups: list[int]) -> list[int]:
    """Return the next site of each whole group: three huts everywhere before a fourth anywhere, then by gain."""
    spots = [spot for spot in (next_hut(s, group) for group in groups) if spot >= 0]
    built = s.built
    spots.sort(key=lambda spot: (built[spot] >= ENOUGH, -gain(spot, built[spot]) / HUT[spot]))
    return spots


def gain(spot: int, built: int) -> float:
    """Return what one more building brings each time another player takes a turn; the first huts lead to the third."""
    if built < ENOUGH:
        return (FLOW[spot][ENOUGH] - FLOW[spot][built]) / (ENOUGH - built)
    return FLOW[spot][built + 1] - FLOW[spot][built]


def building(s: Table, seat: int, groups: list[int]) -> Action | None:
    """Return the next building, or the mortgage that pays for it; None if the money is needed more elsewhere."""
    spots = sites(s, groups)
    if not spots:
        return None
    spot, cash = spots[0], s.cash[seat]
    kept = keep(s, seat)
    if s.built[spot] >= ENOUGH:
        return acts.BUILD[spot] if cash - HUT[spot] >= kept + RICH else None
    if cash - HUT[spot] >= kept // 2:
        return acts.BUILD[spot]
    idle = [space for space in pledges(s, seat) if GROUP[space] not in groups]
    if cash + sum(MORTGAGE[space] for space in idle) - HUT[spot] >= kept // 2:
        return acts.PLEDGE[idle[0]]
    return None


# ── raising money ────────────────────────────────────────────────────────────
def pledges(s: Table, seat: int) -> list[int]:
    """Return the seat's deeds it may mortgage: singles first, then by the rent lost per Galleon raised."""
    found = [(loss(s, space) / MORTGAGE[space], space) for space in DEEDS
             if s.owner[space] == seat and acts.may_mortgage(s, seat, space)]
    found.sort()
    return [space for _, space in found]


def loss(s: Table, space: int) -> float:
    """Return what a mortgage costs: the rent, the right to build on a whole group, or the hope for one."""
    group = GROUP[space]
    if KIND[space] != STREET:
        return flow_of(s, space)
    seat = s.owner[space]
    held = sum(s.owner[sister] == seat for sister in MEMBERS[group])
    if held == len(MEMBERS[group]):
        return 2 * FLOW[space][0] + 4 * BARE[group]
    return FLOW[space][0] * (1.5 if held > 1 else 1.0)


def raising(s: Table, seat: int) -> Action | None:
    """Return the mortgage or sale that raises money at the least loss of rent per Galleon."""
    best = 1e9
    choice: Action | None = None
    spots = pledges(s, seat)
    if spots:
        best, choice = loss(s, spots[0]) / MORTGAGE[spots[0]], acts.PLEDGE[spots[0]]
    for space in DEEDS:
        built = s.built[space]
        if built and s.owner[space] == seat and acts.may_sell(s, seat, space):
            cost = (FLOW[space][built] - FLOW[space][built - 1]) / (HUT[space] // 2)
            if cost < best:
                best, choice = cost, acts.SELL[space]
    if choice is None:
        choice = next((acts.RAZE[group] for group in STREET_GROUPS if acts.may_raze(s, seat, group)), None)
    return choice


def lifting(s: Table, seat: int, groups: list[int]) -> Action | None:
    """Lift mortgages that block building as soon as there is cash for it, and others if there is plenty."""
    cash, owner, mortgaged = s.cash[seat], s.owner, s.mortgaged
    found = [space for space in DEEDS if owner[space] == seat and mortgaged >> space & 1] if cash > LEAST else []
    if not found:
        return None
    cash -= keep(s, seat)
    for space in found:
        if GROUP[space] in groups and cash >= LIFT[space]:
            return acts.LIFTING[space]
    space = max(found, key=lambda space: flow_of(s, space) / LIFT[space])
    return acts.LIFTING[space] if cash - RICH >= LIFT[space] else None
