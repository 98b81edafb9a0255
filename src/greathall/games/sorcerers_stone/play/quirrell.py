"""Quirrell's challenge: a race past the troll."""

from typing import Any, Final

from greathall.core.words import Action, Ask, Chance
from greathall.games.sorcerers_stone.board import (
    CHESS, FAR_DOOR, FLITWICK, NOWHERE, QUIRRELL, SNAPE, TROLL, TROLL_WHEEL,
)
from greathall.games.sorcerers_stone.made.table import lay_quirrell
from greathall.games.sorcerers_stone.model import Finished, Ran, Spin, Spun, Trolled, Whirled
from greathall.games.sorcerers_stone.play.table import Table, finish

WHEEL: Final[list[tuple[Action, int]]] = [(Spun(number), 1) for number in TROLL_WHEEL]


def arrive(s: Table, seat: int) -> None:
    """SS-5.1: start at the first door when you arrive."""
    lay_quirrell(s)
    s.send(seat, QUIRRELL)


def acts(s: Table, seat: int) -> bool:
    """SS-Q05, SS-5.1: you act unless you have finished or must wait."""
    return seat not in s.quirrell.finish and seat not in waiting(s)


def waiting(s: Table) -> list[int]:
    """SS-4.13: return the captured players who still have to wait."""
    return [seat for seat in s.mcgonagall.captured if not s.quirrell.clock or s.held[seat]]


def turn(s: Table, seat: int) -> None:
    s.then(AtTroll(seat))


class AtTroll(Ask):
    """SS-5.2: spin the wheel."""

    def legal(self, s: Table) -> list[Action]:
        return [Spin()]

    def take(self, s: Table, a: Any) -> None:
        s.then(TrollWheel(self.seat))


class TrollWheel(Chance):
    """SS-5.2, SS-Q01, SS-Q02, SS-Q03, SS-Q06: move as many spaces as you spin; the troll sends you back.

    You need no exact count, and a space holds any number of pieces. Five sectors in six move you on, so nobody stays
    here forever."""

    stream = "troll_wheel"
    who: int

    def odds(self, s: Table) -> list[tuple[Action, int]]:
        return WHEEL

    def take(self, s: Table, a: Spun) -> None:
        b = s.quirrell
        seat = self.who
        s.tell(Whirled, seat, a.number)
        if a.number == TROLL:
            b.run[seat] = 0
            s.tell(Trolled, seat)
        else:
            b.run[seat] = min(b.run[seat] + a.number, FAR_DOOR)
            s.tell(Ran, seat, b.run[seat])
        b.spun |= 1 << seat
        if b.run[seat] == FAR_DOOR:
            reach_far_door(s, seat)
        start_clock(s)


def reach_far_door(s: Table, seat: int) -> None:
    """SS-5.3, SS-5.4, SS-Q05: wait for the others at the far door; played alone, the first one there wins."""
    s.quirrell.finish.append(seat)
    s.tell(Finished, seat)
    if s.alone:
        finish(s, (seat,), "door")
    else:
        gather(s)


def gather(s: Table) -> None:
    """SS-5.3: when everyone has reached the far door, everyone goes on."""
    if s.living() and all(seat in s.quirrell.finish and s.where[seat] == QUIRRELL for seat in s.living()):
        for other in s.living():
            s.send(other, SNAPE)


def start_clock(s: Table) -> None:
    """SS-4.13, SS-Q04, SS-G13: start the waits of captured players: one turn for the last captured, then two and three.

    They start when nobody is at chess any more and everyone who finished it has begun here. SS-X12: players who come
    after complete chess never played it and are not waited for. SS-C14: if only captured players are left, because
    others have resigned, the last captured begins at once."""
    b = s.mcgonagall
    finished = [seat for seat in s.living() if seat not in b.captured]
    if s.complete.over:
        finished = [seat for seat in finished if b.colour[seat] != NOWHERE]
    to_come = s.at(CHESS) or (s.at(FLITWICK) and not s.complete.over)
    if s.quirrell.clock or to_come or not all(s.quirrell.spun >> seat & 1 for seat in finished):
        return
    s.quirrell.clock = True
    for turns, seat in enumerate(reversed(b.captured), 1 if finished else 0):
        s.held[seat] = turns


