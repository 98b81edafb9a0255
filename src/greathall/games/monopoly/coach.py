"""What a friend beside you would say at Monopoly: whole groups, dear rents ahead, and cash that runs low."""

from collections.abc import Iterator
from random import Random

from greathall.core.coach import asked
from greathall.core.mind import Reason
from greathall.games.monopoly.board import DEEDS, LAST_TURN, MEMBERS, SPACES, STREET_GROUPS
from greathall.games.monopoly.made.view import View
from greathall.games.monopoly.made.views import worlds
from greathall.games.monopoly.play.auctions import Bidding, Sealed
from greathall.games.monopoly.play.spaces import Buying, rent_of
from greathall.games.monopoly.play.trade import Answer
from greathall.games.monopoly.play.turn import Cell
from greathall.games.monopoly.play.windows import Window

SOON = 200
"""A table that limits its rounds to so many plays for the most money."""
REACH = range(2, 13)
"""How far two dice go."""
NOBODY = -1
SPARE = 100
"""With less cash, most rents are a danger."""


def goal(v: View) -> Reason | None:
    """MO-16.4, MO-18.1: be the last who can pay, or the richest at a limit."""
    if v.me is None or v.me in v.out:
        return None
    limit = v.options["max_rounds"]
    if 0 < limit <= SOON:
        return Reason("goal-richest", {"limit": limit, "round": v.round})
    return Reason("goal-last", {"groups": sum(holder(v.owner, group) == v.me for group in STREET_GROUPS)})


def warnings(v: View) -> Iterator[Reason]:
    step = asked(v)
    if v.me is None or step is None:
        return
    if isinstance(step, Buying | Bidding | Sealed):
        yield from completed(v, [space_to(v, step.space, seat) for seat in range(v.seats)])
    if isinstance(step, Answer):
        yield from completed(v, [traded(v, step)])
    if isinstance(step, Buying) and 0 <= v.cash[v.me] - step.price < SPARE:
        yield Reason("warn-cash", {"left": v.cash[v.me] - step.price})
    if isinstance(step, Window) and step.moment in ("throw", "dice"):
        yield from rent_ahead(v, v.me)
    if isinstance(step, Cell) and v.jailed[v.me] == LAST_TURN:
        yield Reason("warn-third")


# ── groups ───────────────────────────────────────────────────────────────────
def holder(owner: list[int], group: int) -> int:
    """MO-6.3: return who owns the whole group; -1 for nobody."""
    owners = {owner[space] for space in MEMBERS[group]}
    return owners.pop() if len(owners) == 1 else NOBODY


def space_to(v: View, space: int, seat: int) -> list[int]:
    """Return the owners if this seat gets the deed."""
    return [*v.owner[:space], seat, *v.owner[space + 1:]]


def traded(v: View, step: Answer) -> list[int]:
    """MO-14.3: return the owners if the trade is made; what isn't a deed has no owner here."""
    owner = v.owner.copy()
    for things, to in ((step.offer.gives, step.seat), (step.offer.takes, step.maker)):
        for space in (thing for thing in things if thing < SPACES):
            owner[space] = to
    return owner


def completed(v: View, futures: list[list[int]]) -> Iterator[Reason]:
    """Yield each group that someone would then own whole, yours first."""
    found = {(seat, group) for owner in futures for group in range(len(MEMBERS))
             if (seat := holder(owner, group)) != NOBODY and holder(v.owner, group) != seat}
    yield from (Reason("warn-yours", {"group": group}) for seat, group in sorted(found) if seat == v.me)
    yield from (Reason("warn-theirs", {"seat": seat, "group": group}) for seat, group in sorted(found) if seat != v.me)


# ── rents ────────────────────────────────────────────────────────────────────
def rent_ahead(v: View, me: int) -> Iterator[Reason]:
    """Yield the dearest rent within reach of the dice, if your cash can't pay it.

    Rents rest on what lies open, so any table that fits the view tells them."""
    s = worlds(v)(Random(0))
    due = [(rent_of(s, space, s.owner[space], pips), space) for pips in REACH if (space := (v.at[me] + pips) % SPACES)
           in DEEDS and s.owner[space] not in (me, NOBODY) and not s.is_mortgaged(space)]
    amount, space = max(due, default=(0, 0))
    if amount > v.cash[me]:
        yield Reason("warn-rent", {"space": space, "amount": amount, "cash": v.cash[me]})
