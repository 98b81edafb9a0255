"""What a friend beside you would say in Diagon Alley: how full your trunk is, who is nearly home, what is sold out."""

from collections.abc import Iterator

from greathall.core.coach import asked
from greathall.core.mind import Reason
from greathall.games.diagon_alley.board import INN, ITEMS
from greathall.games.diagon_alley.made.view import View


def goal(v: View) -> Reason | None:
    """DA-1.1: fill your trunk, then be first home."""
    if v.me is None or v.me in v.out:
        return None
    if is_full(v, v.me):
        return Reason("goal-home")
    return Reason("goal-trunk", {"have": len(v.trunk[v.me]), "need": len(ITEMS)})


def warnings(v: View) -> Iterator[Reason]:
    """DA-1.1: a full trunk is a threat. DA-8.3: a closed inn lets nobody in. DA-5.3: things sell out."""
    if v.me is None or asked(v) is None:
        return
    others = (seat for seat in range(v.seats) if seat != v.me and seat not in v.out)
    yield from (Reason("warn-full", {"seat": seat}) for seat in others if is_full(v, seat))
    if is_full(v, v.me) and v.sign == INN:
        yield Reason("warn-closed")
    missing = (item for item in range(len(ITEMS)) if item not in v.trunk[v.me])
    yield from (Reason("warn-sold-out", {"item": item}) for item in missing if not v.stock[item])


def is_full(v: View, seat: int) -> bool:
    return len(v.trunk[seat]) == len(ITEMS)
