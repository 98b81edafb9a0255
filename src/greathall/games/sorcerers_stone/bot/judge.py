"""Estimate who will win the whole game: whoever needs the fewest turns to the Stone.

Turns in the challenge a seat is in are computed, those in later ones are the usual number."""

from typing import Final

from greathall.games.sorcerers_stone.board import CHESS, FLITWICK, HAGRID, LATE, MIRROR, QUIRRELL, SNAPE, SPROUT
from greathall.games.sorcerers_stone.bot import flitwick, hagrid, plain, snape, sprout
from greathall.games.sorcerers_stone.bot.odds import shares, weigh_seats
from greathall.games.sorcerers_stone.play.table import Table

USUAL: Final = {HAGRID: 8.0, SPROUT: 12.0, FLITWICK: 10.0, CHESS: 8.0, QUIRRELL: plain.RUNNING[0],
                SNAPE: 14.0, MIRROR: 4.0}
"""A player's own turns in each challenge, in games of medium bots."""
LATER: Final = {challenge: sum((turns for other, turns in USUAL.items() if other > challenge), 0.0)
                for challenge in USUAL}
KEEN: Final = 0.4
"""How much one turn less to go adds to the logit of winning."""
FREE: Final = 4.0
"""Turns saved by staying free the longest, through the flips of the Fire token."""
PAIR: Final = 5.0
"""Turns worth one unit of logit at the potions, where turns can't be counted."""


def chances(s: Table) -> list[float]:
    free = shares(weigh_seats(sprout.WEIGHTS, sprout.features(s))) if SPROUT in s.where else []
    brew = weigh_seats(snape.WEIGHTS, snape.features(s)) if SNAPE in s.where else []
    found: list[float | None] = []
    for seat, where in enumerate(s.where):
        if not s.is_playing(seat):
            found.append(None)
            continue
        if where == SPROUT:
            turns = USUAL[SPROUT] - FREE * fire(s, seat, free[seat])
        elif where == SNAPE:
            turns = USUAL[SNAPE] - PAIR * (brew[seat] or 0.0)
        else:
            turns = here(s, seat, where)
        found.append(-KEEN * (turns + LATER[where] + (seat - s.turn - 1) % s.seats / s.seats))
    return shares(found)


def fire(s: Table, seat: int, free: float) -> float:
    """SS-2.6: return this seat's Fire token as a share of the highest.

    Without one yet, it is at least the next one, and more the likelier the seat is to stay free longest."""
    lacking = s.sprout.fire.count(0)
    return (s.sprout.fire[seat] or s.seats - lacking + 1 + (lacking - 1) * free) / s.seats


def here(s: Table, seat: int, where: int) -> float:
    """Return the turns this seat needs in the challenge it is in."""
    if where == HAGRID:
        return hagrid.turns(s, seat)
    if where == FLITWICK:
        return flitwick.turns(s, seat)
    if where == QUIRRELL:
        return plain.turns(s, seat) + s.held[seat]
    if where == MIRROR:
        return (s.mirror.mirrors.bit_count() + 1) / 2 + (USUAL[SNAPE] + LATE if seat in s.snape.wrong else 0.0)
    return USUAL[CHESS]
