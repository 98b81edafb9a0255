"""The way from one challenge to the next, in one regular order of turns."""

from typing import Any, Final

from greathall.core.words import Step
from greathall.games.sorcerers_stone.board import (
    CHALLENGES, CHESS, FLITWICK, HAGRID, MIRROR, NOWHERE, PRIZES, QUIRRELL, SNAPE, SPROUT,
)
from greathall.games.sorcerers_stone.made.table import lay_quirrell, unlaid
from greathall.games.sorcerers_stone.model import Missed
from greathall.games.sorcerers_stone.play import (
    brewing, flitwick, hagrid, mate, mcgonagall, mirror, quirrell, snape, sprout,
)
from greathall.games.sorcerers_stone.play.bishops import complete
from greathall.games.sorcerers_stone.play.table import WHOLE, Table


# ── before the game ──────────────────────────────────────────────────────────
def setup(seats: int, options: dict[str, Any], _brings: dict[int, Any], carry: dict[str, Any]) -> Table:
    """SS-0.1, SS-0.4, SS-G02: play all challenges from Hagrid's on, or one alone.

    The youngest player sits in the first seat."""
    s = unlaid()
    s.seats, s.options, s.prizes, s.agenda, s.log = seats, options, take_over_tokens(seats, carry), [], None
    agree(s)
    s.turn, s.first, s.out, s.winners, s.ended = NOWHERE, NOWHERE, 0, (), ""
    s.where, s.fresh, s.held = [CHALLENGES.index(s.alone) if s.alone else HAGRID] * seats, [], [0] * seats
    s.then(TurnEnds(seats - 1))
    begin(s)
    return s


def agree(s: Table) -> None:
    """Set what follows from the options."""
    s.alone = "" if s.options["challenge"] == WHOLE else s.options["challenge"]
    s.exact = s.options.get("exact_count_at_trapdoor", True)


def take_over_tokens(seats: int, carry: dict[str, Any]) -> list[int]:
    """SS-0.3, SS-G08: take over the winner's tokens of earlier games, none if the carry is malformed."""
    prizes = carry.get("prizes")
    known = (isinstance(prizes, list) and len(prizes) == seats and all(type(n) is int and n >= 0 for n in prizes)
             and sum(prizes) <= PRIZES)
    return list(prizes) if known else [0] * seats  # type: ignore[arg-type]


def begin(s: Table) -> None:
    """SS-0.4: set up the challenge that is played first."""
    challenge = s.where[0]
    if challenge == HAGRID:
        hagrid.begin(s)
    elif challenge == FLITWICK:
        flitwick.begin(s)
    elif challenge == SNAPE:
        snape.begin(s)
    elif challenge == QUIRRELL:
        lay_quirrell(s)
    else:
        s.fresh = [*range(s.seats)]


# ── the regular order ────────────────────────────────────────────────────────
class TurnEnds(Step):
    """SS-G05: newcomers do their challenge's set-up step, then the next turn begins.

    SS-0.2, SS-G04: there is one order for all boards. SS-X13: a mate ends the chess before that, whatever brought it
    about."""

    who: int

    def take(self, s: Table, a: None) -> None:
        if s.fresh:
            s.then(self)
            welcome(s)
        elif mate.is_mate(s, self.who):
            s.then(self)
            mate.over(s, 1 - s.complete.checked, "mate")
        else:
            next_turn(s, self.who)


def welcome(s: Table) -> None:
    """Start the set-up steps of newcomers in their order; where everyone must be there, once the last has come."""
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


PATIENCE: Final = 40
"""How many turns in a row may be skipped; the longest wait is three turns of your own."""


def next_turn(s: Table, last: int) -> None:
    """SS-G04, SS-G06: if you can only wait, you are skipped, and that counts as one of your turns."""
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
    """Return whether this seat can act, now that the order has reached it."""
    hagrid.reach_singer(s, seat)
    if not s.is_playing(seat):
        return False
    if able(s, seat):
        return not brewing.misses(s, seat)
    if s.held[seat] and (s.quirrell.clock if s.where[seat] == QUIRRELL else s.mirror.late):
        s.held[seat] -= 1
        s.tell(Missed, seat)
    return False


def able(s: Table, seat: int) -> bool:
    """Return whether this seat can do more than wait where it is."""
    return ACTS[s.where[seat]](s, seat) and not (s.alone and s.where[seat] != CHALLENGES.index(s.alone))


def chess(s: Table, seat: int) -> None:
    (mate if complete(s) else mcgonagall).turn(s, seat)


ACTS: Final = {HAGRID: hagrid.acts, SPROUT: sprout.acts, FLITWICK: flitwick.acts, CHESS: mcgonagall.acts,
               QUIRRELL: quirrell.acts, SNAPE: brewing.acts, MIRROR: mirror.acts}
TURNS: Final = {HAGRID: hagrid.turn, SPROUT: sprout.turn, FLITWICK: flitwick.turn, CHESS: chess,
                QUIRRELL: quirrell.turn, SNAPE: brewing.turn, MIRROR: mirror.turn}
