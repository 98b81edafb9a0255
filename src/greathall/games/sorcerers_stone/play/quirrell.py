"""Quirrell's challenge: a race past the troll."""

from typing import Any

from greathall.core.words import Action, Ask, Chance
from greathall.games.sorcerers_stone.board import (
    CHESS, FAR_DOOR, FLITWICK, NOWHERE, QUIRRELL, SNAPE, TROLL, TROLL_WHEEL,
)
from greathall.games.sorcerers_stone.made.table import lay_quirrell
from greathall.games.sorcerers_stone.model import Finished, Ran, Spin, Spun, Trolled, Whirled
from greathall.games.sorcerers_stone.play.table import Table, finish


def arrive(s: Table, seat: int) -> None:
    """SS-5.1: who comes starts at the first door."""
    lay_quirrell(s)
    s.send(seat, QUIRRELL)


def acts(s: Table, seat: int) -> bool:
    """SS-Q05, SS-5.1: not who has finished, nor who must wait."""
    return seat not in s.quirrell.finish and seat not in waiting(s)


def waiting(s: Table) -> list[int]:
    """SS-4.13: captured players whose time has not come."""
    return [seat for seat in s.mcgonagall.captured if not s.quirrell.clock or s.held[seat]]


def turn(s: Table, seat: int) -> None:
    s.then(AtTroll(seat))


class AtTroll(Ask):
    """SS-5.2: the player spins."""

    def legal(self, s: Table) -> list[Action]:
        return [Spin()]

    def take(self, s: Table, a: Any) -> None:
        s.then(TrollWheel(self.seat))


class TrollWheel(Chance):
    """SS-5.2, SS-Q01, SS-Q02, SS-Q03, SS-Q06: so many spaces, not by exact count, and a space holds any number; the
    troll sends back. Five sectors of six lead on, so that nobody stays for ever."""

    stream = "troll_wheel"
    who: int

    def odds(self, s: Table) -> list[tuple[Action, int]]:
        return [(Spun(number), 1) for number in TROLL_WHEEL]

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
            done(s, seat)
        start_clock(s)


def done(s: Table, seat: int) -> None:
    """SS-5.3, SS-5.4, SS-Q05: who arrives waits for the others; alone, the first wins."""
    s.quirrell.finish.append(seat)
    s.tell(Finished, seat)
    if s.alone:
        finish(s, (seat,), "door")
    else:
        gather(s)


def gather(s: Table) -> None:
    """SS-5.3: when all have reached the far door, all go on."""
    if s.living() and all(seat in s.quirrell.finish and s.where[seat] == QUIRRELL for seat in s.living()):
        for other in s.living():
            s.send(other, SNAPE)


def start_clock(s: Table) -> None:
    """SS-4.13, SS-Q04, SS-G13: when nobody is at chess any more and all who have finished it have begun here, the
    captured wait 1, 2 and 3 turns, the last captured one. SS-X12: who comes after complete chess never played it and is
    not waited for. SS-C14: if only captured ones are left, because others gave up, the last captured begins at once."""
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


