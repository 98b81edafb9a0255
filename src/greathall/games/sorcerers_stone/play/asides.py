"""What may be said out of turn: giving up."""

from typing import Any

from greathall.core.words import Action, Ask
from greathall.games.sorcerers_stone.board import CHESS, FLITWICK, HAGRID, MIRROR, QUIRRELL, SNAPE, SPROUT
from greathall.games.sorcerers_stone.model import Resign, Resigned
from greathall.games.sorcerers_stone.play import mate, mcgonagall, mirror, quirrell, sprout
from greathall.games.sorcerers_stone.play.brewing import Brewing
from greathall.games.sorcerers_stone.play.flitwick import AtKeys
from greathall.games.sorcerers_stone.play.hagrid import NoteTurn
from greathall.games.sorcerers_stone.play.mate import FullChess
from greathall.games.sorcerers_stone.play.mcgonagall import Chess
from greathall.games.sorcerers_stone.play.mirror import AtMirror
from greathall.games.sorcerers_stone.play.quirrell import AtTroll
from greathall.games.sorcerers_stone.play.sprout import Placed
from greathall.games.sorcerers_stone.play.table import NOWHERE, Anchor, Table, finish

BETWEEN = (NoteTurn, Placed, AtKeys, Chess, FullChess, AtTroll, Brewing, AtMirror)
"""The questions of a turn under which nothing else is pending."""


class Aside(Ask):
    """SS-G11: while somebody is asked for a turn, anybody may give up."""

    def options(self, s: Table) -> list[Action]:
        return [Resign()] if s.playing(self.seat) and isinstance(s.agenda[-1], BETWEEN) else []

    def take(self, s: Table, a: Any) -> None:
        """The piece leaves its board, its cards and tokens go back; the others play on, and the last one left wins."""
        seat = self.seat
        s.tell(Resigned, seat)
        s.out |= 1 << seat
        if len(s.living()) == 1:
            finish(s, (s.living()[0],), "last")
            return
        if seat == s.turn:
            s.cut(Anchor)
        clear(s, seat)


def clear(s: Table, seat: int) -> None:
    s.note_discards += s.notes[seat]
    s.notes[seat] = []
    s.snare_pile.bag += s.snares[seat].cards
    s.snares[seat].cards, s.snares[seat].known = [], []
    s.discards += s.hands[seat].cards
    s.hands[seat].cards, s.hands[seat].known = [], []
    s.area[seat] = s.stands[seat] = s.harry[seat] = s.guard[seat] = NOWHERE
    if seat in s.captured:
        s.captured.remove(seat)
    consequences(s, s.where[seat], s.colour[seat])


def consequences(s: Table, challenge: int, colour: int) -> None:
    """What the others were waiting for may be here now."""
    if challenge in (HAGRID, SPROUT) and s.at(SPROUT):
        sprout.last_one(s)
    elif challenge == CHESS and mcgonagall.complete(s) and not mate.players(s, colour):
        mate.over(s, 1 - colour, "captured") if s.at(CHESS) else None
    elif challenge == CHESS and s.alone and len(s.at(CHESS)) == 1:
        finish(s, (s.at(CHESS)[0],), "last_harry")
    elif challenge in (FLITWICK, CHESS, QUIRRELL):
        quirrell.start_clock(s)
        quirrell.gather(s)
    elif challenge == SNAPE and s.alone and len(s.at(SNAPE)) == 1:
        finish(s, (s.at(SNAPE)[0],), "last_brewer")
    elif challenge in (SNAPE, MIRROR):
        mirror.start_clock(s)


def asides(s: Table, seat: int) -> Ask | None:
    step = Aside(seat)
    return step if s.agenda and step.options(s) else None
