"""From one challenge to the next: who acts where, in one regular order of turns."""

from typing import Any

from greathall.core.engine import settle
from greathall.core.words import Step
from greathall.core.zones import Pile, Row
from greathall.games.sorcerers_stone.board import (
    AREAS, CHALLENGES, CHESS, FLITWICK, HAGRID, MIRROR, QUIRRELL, SNAPE, SPROUT,
)
from greathall.games.sorcerers_stone.model import Missed
from greathall.games.sorcerers_stone.play import (
    brewing, flitwick, hagrid, mate, mcgonagall, mirror, quirrell, snape, sprout,
)
from greathall.games.sorcerers_stone.play.bishops import complete
from greathall.games.sorcerers_stone.play.table import NOWHERE, WHOLE, Table


# ── laying the boards ────────────────────────────────────────────────────────
def setup(seats: int, options: dict[str, Any], prizes: list[int]) -> Table:
    """SS-0.1, SS-0.4, SS-G02: all challenges from Hagrid's on, or one of them alone. The youngest sits in the first
    seat."""
    s = agreed(seats, options, prizes)
    s.turn, s.first, s.out = NOWHERE, NOWHERE, 0
    s.where, s.fresh, s.held = [CHALLENGES.index(s.alone) if s.alone else HAGRID] * seats, [], [0] * seats
    blank(s)
    s.then(TurnEnds(seats - 1))
    begin(s)
    settle(s)
    return s


def agreed(seats: int, options: dict[str, Any], prizes: list[int]) -> Table:
    """A table with nothing on it yet but what was agreed before the game: all that a view need not tell."""
    s = Table()
    s.options, s.seats, s.prizes, s.exact = options, seats, prizes, options.get("exact_count_at_trapdoor", True)
    s.alone = "" if options["challenge"] == WHOLE else options["challenge"]
    s.winners, s.ended, s.agenda, s.log = (), "", [], None
    return s


def blank(s: Table) -> None:
    """Every board as it is before anybody comes."""
    seats = s.seats
    s.dark, s.fluffy, s.singer, s.idle = 0, NOWHERE, NOWHERE, 0
    s.pos, s.notes, s.note_pile, s.note_discards = [0] * seats, [[] for _ in range(seats)], Pile(), []
    s.area, s.rings, s.fire = [NOWHERE] * seats, [0] * AREAS, [0] * seats
    s.snares, s.snare_pile = [Row() for _ in range(seats)], Pile()
    s.keys, s.silver, s.silver_known, s.stands, s.found = 0, NOWHERE, 0, [NOWHERE] * seats, []
    s.harry, s.colour, s.captured = [NOWHERE] * seats, [NOWHERE] * seats, []
    s.passant, s.quiet, s.positions, s.checked = NOWHERE, 0, [], NOWHERE
    s.chess_over, s.team = False, NOWHERE
    s.run, s.spun, s.clock, s.finish = [0] * seats, 0, False, []
    s.shelf, s.shelf_open, s.beside, s.hands = Row(), 0, [], [Row() for _ in range(seats)]
    s.guard, s.deck, s.discards, s.gone = [NOWHERE] * seats, Pile(), [], []
    s.rounds, s.lose, s.wrong, s.started, s.mixed, s.claims, s.astray = 0, [0] * seats, [], NOWHERE, [], [], []
    s.elsewhere = [0] * (seats + 1)
    s.flipped, s.late = 0, False
    sprout.lay(s)
    flitwick.lay(s)
    mcgonagall.lay(s)
    mirror.lay(s)


def begin(s: Table) -> None:
    """SS-0.4: the set-up of the challenge that is played first."""
    challenge, everybody = s.where[0], range(s.seats)
    if challenge == HAGRID:
        hagrid.lay(s)
    elif challenge == FLITWICK:
        flitwick.begin(s)
    elif challenge == SNAPE:
        snape.begin(s)
    else:
        s.fresh = list(everybody)


# ── the regular order ────────────────────────────────────────────────────────
class TurnEnds(Step):
    """SS-G05: who has arrived somewhere does its set-up step; then the next turn. SS-0.2, SS-G04: in one order over all
    boards. SS-X13: a mate ends the chess before that, whatever brought it about."""

    who: int

    def take(self, s: Table, a: None) -> None:
        if s.fresh:
            s.then(self)
            welcome(s)
        elif mate.mated(s, self.who):
            s.then(self)
            mate.over(s, 1 - s.checked, "mate")
        else:
            next_turn(s, self.who)


def welcome(s: Table) -> None:
    """The set-up step of those who have arrived, in their order; where all must be there, when the last has come."""
    fresh, s.fresh = s.fresh, []
    gathered = {s.where[seat] for seat in fresh}
    if FLITWICK in gathered:
        flitwick.begin(s)
    elif SNAPE in gathered:
        snape.begin(s)
    for seat in reversed(fresh):
        if s.where[seat] == SPROUT:
            sprout.arrive(s, seat)
        elif s.where[seat] == CHESS:
            mcgonagall.arrive(s, seat)


PATIENCE = 40
"""Turns skipped in a row; the longest wait is three of one's own."""


def next_turn(s: Table, last: int) -> None:
    """SS-G04, SS-G06: who can only wait is skipped, and that was one of their turns."""
    seat = s.first if s.first != NOWHERE else (last + 1) % s.seats
    s.first = NOWHERE
    for _ in range(PATIENCE):
        if ready(s, seat):
            break
        seat = (seat + 1) % s.seats
    else:
        raise AssertionError("nobody can act")
    s.turn = seat
    s.then(TurnEnds(seat))
    TURNS[s.where[seat]](s, seat)


def ready(s: Table, seat: int) -> bool:
    """Can this seat act, now that the order has reached it?"""
    hagrid.reached(s, seat)
    if not s.playing(seat):
        return False
    if able(s, seat):
        return not brewing.misses(s, seat)
    if s.held[seat] and (s.clock if s.where[seat] == QUIRRELL else s.late):
        s.held[seat] -= 1
        s.tell(Missed, seat)
    return False


def able(s: Table, seat: int) -> bool:
    """Has this seat, where it stands, more to do than to wait?"""
    return ACTS[s.where[seat]](s, seat) and not (s.alone and s.where[seat] != CHALLENGES.index(s.alone))


def chess(s: Table, seat: int) -> None:
    (mate if complete(s) else mcgonagall).turn(s, seat)


ACTS = {HAGRID: hagrid.acts, SPROUT: sprout.acts, FLITWICK: flitwick.acts, CHESS: mcgonagall.acts,
        QUIRRELL: quirrell.acts, SNAPE: brewing.acts, MIRROR: mirror.acts}
TURNS = {HAGRID: hagrid.turn, SPROUT: sprout.turn, FLITWICK: flitwick.turn, CHESS: chess, QUIRRELL: quirrell.turn,
         SNAPE: brewing.turn, MIRROR: mirror.turn}
