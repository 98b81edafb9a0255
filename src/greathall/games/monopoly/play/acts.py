"""Free acts: building, selling, mortgaging and lifting mortgages. The windows decide when they are allowed."""

from typing import Final

from greathall.core.words import Action
from greathall.games.monopoly.board import (
    DEEDS, GROUP, HUT, KIND, LIFT, MANOR, MASK, MEMBERS, MORTGAGE, STREET, STREET_GROUPS,
)
from greathall.games.monopoly.model import Build, Built, Lift, Lifted, Mortgage, Mortgaged, Raze, Sell, Sold
from greathall.games.monopoly.play.table import Table

ENDS: Final = [(group, MEMBERS[group][0], MEMBERS[group][-1]) for group in STREET_GROUPS]
"""A group's first and last street: without both, you can't build there."""
BUILD: Final = [Build(space) for space in range(40)]
SELL: Final = [Sell(space) for space in range(40)]
RAZE: Final = [Raze(group) for group in range(len(MEMBERS))]
PLEDGE: Final = [Mortgage(space) for space in range(40)]
LIFTING: Final = [Lift(space) for space in range(40)]


# ── what may be done ─────────────────────────────────────────────────────────
def may_build(s: Table, seat: int, space: int) -> bool:
    """MO-11.1, MO-11.2, MO-12.1, M-51, M-53, M-59: build evenly on a whole unmortgaged group, up to one manor."""
    return fits(s, seat, space) and s.cash[seat] >= HUT[space] and (
        s.manors > 0 if s.built[space] == MANOR - 1 else s.huts > 0)


def fits(s: Table, seat: int, space: int) -> bool:
    """MO-11.2, M-52: you build evenly within a group, whatever stands in others.

    Returns whether another building may stand here if the Bank has it and the owner the money."""
    return s.owner[space] == seat and KIND[space] == STREET and space in even(s, seat, GROUP[space])


def even(s: Table, seat: int, group: int) -> list[int]:
    """Yield where the next building of this group may stand: evenly, and not on a place that has its manor."""
    if not ready(s, seat, group):
        return []
    built, members = s.built, MEMBERS[group]
    least = min([built[space] for space in members])
    return [space for space in members if built[space] == least] if least < MANOR else []


def ready(s: Table, seat: int, group: int) -> bool:
    """M-51: you may build if you own a whole group with no mortgage on it."""
    if s.mortgaged & MASK[group]:
        return False
    for space in MEMBERS[group]:  # noqa: SIM110  (a generator is felt here: every window asks)
        if s.owner[space] != seat:
            return False
    return True


def sites(s: Table, seat: int) -> list[int]:
    """Return everywhere the seat could build if the Bank has the piece and the seat the money."""
    found: list[int] = []
    owner = s.owner
    for group, first, last in ENDS:
        if owner[first] == seat and owner[last] == seat:
            found += even(s, seat, group)
    return found


def may_sell(s: Table, seat: int, space: int) -> bool:
    """MO-14.2, M-56, M-58: sell evenly, one by one; a manor becomes four huts only if the Bank has them."""
    if s.owner[space] != seat or not s.built[space]:
        return False
    if s.built[space] == MANOR and s.huts < MANOR - 1:
        return False
    return s.built[space] == max(s.built[sister] for sister in MEMBERS[GROUP[space]])


def may_raze(s: Table, seat: int, group: int) -> bool:
    """M-56: you may sell all manors of a group at once, but a mixed group only if the Bank lacks the four huts."""
    built = [s.built[space] for space in MEMBERS[group]]
    if s.owner[MEMBERS[group][0]] != seat or max(built) < MANOR:
        return False
    return min(built) == MANOR or s.huts < MANOR - 1


def may_mortgage(s: Table, seat: int, space: int) -> bool:
    """MO-15.1, M-70: you may mortgage a deed only if its colour group has no buildings."""
    return s.owner[space] == seat and not s.mortgaged >> space & 1 and s.bare(space)


def may_lift(s: Table, seat: int, space: int) -> bool:
    """MO-15.2, M-69: only the owner may lift a mortgage, for its value and 10%."""
    return s.owner[space] == seat and bool(s.mortgaged >> space & 1) and s.cash[seat] >= LIFT[space]


def buildings(s: Table, seat: int) -> list[Action]:
    cash, built = s.cash[seat], s.built
    return [BUILD[space] for space in sites(s, seat) if cash >= HUT[space]
            and (s.manors if built[space] == MANOR - 1 else s.huts)]


def money(s: Table, seat: int) -> list[Action]:
    """M-49, M-50, M-68: sell buildings and mortgage to raise money, also when you can't lift a mortgage."""
    mine = [space for space in DEEDS if s.owner[space] == seat]
    groups = dict.fromkeys(GROUP[space] for space in mine if s.built[space])
    return [*(SELL[space] for space in mine if s.built[space] and may_sell(s, seat, space)),
            *(RAZE[group] for group in groups if may_raze(s, seat, group)),
            *(PLEDGE[space] for space in mine if not s.mortgaged >> space & 1 and s.bare(space))]


def lifts(s: Table, seat: int) -> list[Action]:
    if not s.mortgaged:
        return []
    owner, mortgaged, cash = s.owner, s.mortgaged, s.cash[seat]
    return [LIFTING[space] for space in DEEDS
            if owner[space] == seat and mortgaged >> space & 1 and cash >= LIFT[space]]


def is_admitted(s: Table, seat: int, a: Action) -> bool:
    """Return whether this is one of the acts and the seat may do it now."""
    if isinstance(a, Build):
        return is_deed(a.space) and may_build(s, seat, a.space)
    if isinstance(a, Lift):
        return is_deed(a.space) and may_lift(s, seat, a.space)
    return brings_money(s, seat, a)


def brings_money(s: Table, seat: int, a: Action) -> bool:
    if isinstance(a, Sell):
        return is_deed(a.space) and may_sell(s, seat, a.space)
    if isinstance(a, Raze):
        return 0 <= a.group < len(MEMBERS) and may_raze(s, seat, a.group)
    return isinstance(a, Mortgage) and is_deed(a.space) and may_mortgage(s, seat, a.space)


def is_deed(space: int) -> bool:
    return 0 <= space < len(GROUP) and GROUP[space] >= 0


# ── doing it ─────────────────────────────────────────────────────────────────
def act(s: Table, seat: int, a: Action) -> None:
    s.stir()
    if isinstance(a, Build):
        build(s, seat, a.space, HUT[a.space])
    elif isinstance(a, Sell):
        sell(s, seat, a.space)
    elif isinstance(a, Raze):
        raze(s, seat, a.group)
    elif isinstance(a, Mortgage):
        pledge(s, seat, a.space)
    else:
        assert isinstance(a, Lift)
        lift(s, seat, a.space, LIFT[a.space])


def build(s: Table, seat: int, space: int, price: int) -> None:
    """M-53: for a manor, you give four huts back."""
    s.cash[seat] -= price
    s.built[space] += 1
    if s.built[space] == MANOR:
        s.manors, s.huts = s.manors - 1, s.huts + MANOR - 1
    else:
        s.huts -= 1
    s.tell(Built, seat, space, s.built[space], price)


def sell(s: Table, seat: int, space: int) -> None:
    """M-57: you get half the deed's price, whatever you paid."""
    if s.built[space] == MANOR:
        s.manors, s.huts = s.manors + 1, s.huts - MANOR + 1
    else:
        s.huts += 1
    s.built[space] -= 1
    s.cash[seat] += HUT[space] // 2
    s.tell(Sold, seat, space, s.built[space], HUT[space] // 2)


def raze(s: Table, seat: int, group: int) -> None:
    """MO-14.2: everything on the group goes back at half price."""
    for space in MEMBERS[group]:
        if s.built[space]:
            half = s.built[space] * HUT[space] // 2
            s.cash[seat] += half
            clear_away(s, space)
            s.tell(Sold, seat, space, 0, half)


def clear_away(s: Table, space: int) -> None:
    """Return a space's buildings to the Bank."""
    if s.built[space] == MANOR:
        s.manors += 1
    else:
        s.huts += s.built[space]
    s.built[space] = 0


def pledge(s: Table, seat: int, space: int) -> None:
    s.mortgaged |= 1 << space
    s.cash[seat] += MORTGAGE[space]
    s.tell(Mortgaged, seat, space, MORTGAGE[space])


def lift(s: Table, seat: int, space: int, amount: int) -> None:
    s.cash[seat] -= amount
    s.mortgaged ^= 1 << space
    s.tell(Lifted, seat, space, amount)
