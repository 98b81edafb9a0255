"""What a friend beside you would say at The Sorcerer's Stone: what this challenge is about, and who is ahead."""

from collections.abc import Iterator

from greathall.core.coach import asked
from greathall.core.mind import Reason
from greathall.games.sorcerers_stone.board import (
    CHESS, FAR_DOOR, FLITWICK, HAGRID, NOWHERE, QUIRRELL, RING, ROUND, SNAPE, SPROUT, TRAPDOOR, TROLL_WHEEL, is_potion,
)
from greathall.games.sorcerers_stone.made.view import View
from greathall.games.sorcerers_stone.play.brewing import Brewing
from greathall.games.sorcerers_stone.play.chessmen import LAST_ROW

NEAR = 4
"""The most spaces that a note card moves."""
EDGE = 2
"""So many rows from the far edge are few."""


def goal(v: View) -> Reason | None:
    """SS-0.1: each challenge has a goal of its own."""
    if v.me is None or v.me in v.out:
        return None
    where, me = v.where[v.me], v.me
    if where == HAGRID and v.hagrid:
        return Reason("goal-hagrid", {"left": TRAPDOOR - v.hagrid.pos[me]})
    if where == SPROUT and v.sprout:
        return sprout_goal(v, me)
    if where == FLITWICK and v.flitwick:
        return Reason("goal-flitwick", {"left": len(v.flitwick.keys)})
    if where == CHESS and v.mcgonagall:
        return chess_goal(v, me)
    if where == QUIRRELL and v.quirrell:
        return Reason("goal-quirrell", {"left": FAR_DOOR - v.quirrell.run[me]})
    if where == SNAPE and v.snape:
        return Reason("goal-wrong" if me in v.snape.wrong else "goal-snape")
    return Reason("goal-mirror", {"left": len(v.mirror.mirrors)}) if v.mirror else None


def sprout_goal(v: View, me: int) -> Reason | None:
    """SS-2.5: the highest Fire token goes to the last to be surrounded."""
    assert v.sprout is not None
    if v.sprout.fire[me]:
        return Reason("goal-fire", {"fire": v.sprout.fire[me]})
    area = v.sprout.area[me]
    return Reason("goal-area") if area == NOWHERE else Reason("goal-sprout", {
        "laid": len(v.sprout.rings[area]), "all": RING})


def chess_goal(v: View, me: int) -> Reason:
    """SS-4.5, SS-4.10: leave over the far edge, or mate."""
    if v.options.get("chess") == "complete":
        return Reason("goal-mate")
    rows = rows_to_go(v, me)
    return Reason("goal-bishop") if rows is None else Reason("goal-chess", {"left": rows})


def rows_to_go(v: View, seat: int) -> int | None:
    """SS-4.5: return how many rows a player's piece is from the far one; None if it isn't on the board."""
    b = v.mcgonagall
    return None if b is None or b.harry[seat] == NOWHERE else abs(LAST_ROW[b.colour[seat]] - b.harry[seat] // 8)


# ── warnings ─────────────────────────────────────────────────────────────────
def warnings(v: View) -> Iterator[Reason]:
    if v.me is None or v.me in v.out or asked(v) is None:
        return
    where, me = v.where[v.me], v.me
    others = [seat for seat in range(v.seats) if seat not in (me, *v.out) and v.where[seat] == where]
    if where == HAGRID and v.hagrid:
        yield from fluffy_ahead(v, me)
        yield from nearly_there("warn-trapdoor", {seat: TRAPDOOR - v.hagrid.pos[seat] for seat in others}, NEAR)
    elif where == SPROUT and v.sprout and not v.sprout.fire[me]:
        ring = v.sprout.rings[v.sprout.area[me]] if v.sprout.area[me] != NOWHERE else []
        yield from (Reason("warn-ring", {"shape": shape}) for shape in range(RING)
                    if len(ring) == RING - 1 and shape not in ring)
    elif where == CHESS and v.options.get("chess") != "complete":
        left = {seat: rows for seat in others if (rows := rows_to_go(v, seat)) is not None}
        yield from nearly_there("warn-edge", left, EDGE)
    elif where == QUIRRELL and v.quirrell:
        yield from nearly_there("warn-door", {seat: FAR_DOOR - v.quirrell.run[seat] for seat in others},
                                max(TROLL_WHEEL))
    elif where == SNAPE:
        yield from before_declaring(v, me)


def nearly_there(key: str, left: dict[int, int], near: int) -> Iterator[Reason]:
    """Yield the other players who are nearly there, the nearest first."""
    for seat in sorted(left, key=left.__getitem__):
        if 0 < left[seat] <= near:
            yield Reason(key, {"seat": seat, "left": left[seat]})


def fluffy_ahead(v: View, me: int) -> Iterator[Reason]:
    """SS-1.7: nobody passes Fluffy without a song while he is awake."""
    h = v.hagrid
    if h and h.singer == NOWHERE and h.pos[me] < h.fluffy:
        yield Reason("warn-fluffy", {"left": h.fluffy - h.pos[me]})


def before_declaring(v: View, me: int) -> Iterator[Reason]:
    """SS-6.15: whoever declares wrongly plays no more potions."""
    if v.snape and isinstance(asked(v), Brewing):
        held = [card for card in v.snape.hands[me] if card is not None and is_potion(card)]
        if any(card < ROUND for card in held) and any(card >= ROUND for card in held):
            yield Reason("warn-declare")
