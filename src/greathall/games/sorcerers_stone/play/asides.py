"""The one thing players may do out of turn: resign."""

from typing import Any, Final

from greathall.core.words import Action, Ask
from greathall.games.sorcerers_stone.board import CHESS, FLITWICK, HAGRID, MIRROR, NOWHERE, QUIRRELL, SNAPE, SPROUT
from greathall.games.sorcerers_stone.made.table import (
    UNLAID_FLITWICK, UNLAID_HAGRID, UNLAID_MCGONAGALL, UNLAID_SNAPE, UNLAID_SPROUT,
)
from greathall.games.sorcerers_stone.model import Resign, Resigned
from greathall.games.sorcerers_stone.play import hagrid, mate, mcgonagall, mirror, quirrell, snape, sprout
from greathall.games.sorcerers_stone.play.bishops import complete, unbecome
from greathall.games.sorcerers_stone.play.brewing import Brewing
from greathall.games.sorcerers_stone.play.flitwick import AtKeys
from greathall.games.sorcerers_stone.play.hagrid import MustPlay, NoteTurn
from greathall.games.sorcerers_stone.play.journey import able
from greathall.games.sorcerers_stone.play.mate import FullChess
from greathall.games.sorcerers_stone.play.mcgonagall import Chess
from greathall.games.sorcerers_stone.play.mirror import AtMirror
from greathall.games.sorcerers_stone.play.quirrell import AtTroll
from greathall.games.sorcerers_stone.play.sprout import Placed
from greathall.games.sorcerers_stone.play.table import Table, finish

BETWEEN: Final = (NoteTurn, MustPlay, Placed, AtKeys, Chess, FullChess, AtTroll, Brewing, AtMirror)
"""The questions during which nothing else of the turn is pending."""


class Aside(Ask):
    """SS-G11: while a player is asked for a turn, anyone may resign."""

    def legal(self, s: Table) -> list[Action]:
        return [Resign()] if s.is_playing(self.seat) and isinstance(s.agenda[-1], BETWEEN) else []

    def take(self, s: Table, a: Any) -> None:
        """SS-G11: your piece leaves its board, and the others play on; the last one left wins.

        Cards and tokens go back. The turn goes on, unless it was yours or there is nothing left to do in it."""
        seat = self.seat
        s.tell(Resigned, seat)
        s.out |= 1 << seat
        if len(s.living()) == 1:
            finish(s, (s.living()[0],), "last")
            return
        question, board, colour = s.agenda.pop(), s.where[s.turn], s.mcgonagall.colour[seat]
        clear(s, seat)
        consequences(s, s.where[seat], colour)
        if s.agenda and s.where[s.turn] == board and s.is_playing(s.turn) and able(s, s.turn):
            s.then(question)


def clear(s: Table, seat: int) -> None:
    """SS-G11, SS-G12: take back cards, tokens and piece; at chess a plain bishop stays, so no king is exposed.

    A Fire token leaves with its owner: if the next surrounded player took it, the numbers would no longer show the
    order."""
    if s.hagrid is not UNLAID_HAGRID:
        hagrid.hand_in(s, seat)
    if s.sprout is not UNLAID_SPROUT:
        sprout.hand_in(s, seat)
    if s.flitwick is not UNLAID_FLITWICK:
        s.flitwick.stands[seat] = NOWHERE
    if s.mcgonagall is not UNLAID_MCGONAGALL:
        unbecome(s, seat)
    if s.snape is not UNLAID_SNAPE:
        snape.hand_in(s, seat)
    mate.forgo_spin(s, seat)


def consequences(s: Table, challenge: int, colour: int) -> None:
    """SS-G11: start whatever the others were only waiting for this player to do."""
    if challenge in (HAGRID, SPROUT) and s.at(SPROUT):
        sprout.last_one(s)
    elif challenge in (FLITWICK, CHESS) and s.at(CHESS):
        mate.desert(s, colour) if complete(s) else mcgonagall.last_harry(s)
    elif challenge == SNAPE and s.alone and len(s.at(SNAPE)) == 1:
        finish(s, (s.at(SNAPE)[0],), "last_brewer")
    elif challenge in (SNAPE, MIRROR):
        mirror.start_clock(s)
    if s.agenda and challenge in (FLITWICK, CHESS, QUIRRELL):
        quirrell.start_clock(s)
        quirrell.gather(s)


def aside(s: Table, seat: int) -> Ask | None:
    step = Aside(seat)
    return step if s.agenda and 0 <= seat < s.seats and step.legal(s) else None
