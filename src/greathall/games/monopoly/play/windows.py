"""Windows: before every throw and after every move, all may build, sell, mortgage, lift and trade. Who has nothing to
do rests, and is not asked."""

from typing import Any

from greathall.core.words import Action, Ask, Form, Step
from greathall.games.monopoly.board import CLOCKWISE
from greathall.games.monopoly.model import Build, Offer, Pass
from greathall.games.monopoly.play import acts, shortage, trade
from greathall.games.monopoly.play.table import CONCERNED, MY_TURN, NOW, Anchor, Table

PASSES = [Pass(CONCERNED), Pass(MY_TURN), Pass(NOW)]
"""M-50: a pass lasts until something concerns me, until my turn, or for now; the first is what a silent player does."""


def window(s: Table) -> None:
    """MO-3.5, M-50: the player whose turn it is first, then clockwise."""
    for seat in (s.turn, *CLOCKWISE[s.seats][s.turn]):
        if not s.rest[seat] and not s.out >> seat & 1:
            s.offers = [0] * s.seats
            s.wishes = [0] * (2 * s.seats)
            open_for(s, seat, 0)
            return


def open_for(s: Table, seat: int, passed: int) -> None:
    """The seat is told what its pass leads to: its throw, its try in Azkaban, or the end of its turn."""
    if seat != s.turn:
        moment = "others"
    elif isinstance(s.agenda[-1], Anchor):
        moment = "end"
    else:
        moment = "azkaban" if s.jailed[seat] else "throw"
    s.then(Window(seat, passed, moment))


class Window(Ask):
    """MO-3.5, M-49, M-50, M-55: free acts, one at a time, until all who are awake pass in a row."""

    passed: int  # bits of the seats that have passed since the last act
    moment: str = "others"  # for the question: others, throw, azkaban or end

    def options(self, s: Table) -> list[Action]:
        seat = self.seat
        return [*PASSES, *acts.buildings(s, seat), *acts.money(s, seat), *acts.lifts(s, seat), *trade.offers(s, seat)]

    def form(self, s: Table) -> Form | None:
        return trade.form(s, self.seat)

    def admits(self, s: Table, a: Action) -> bool:
        if isinstance(a, Pass):
            return 0 <= a.until <= 2
        if isinstance(a, Offer):
            return trade.may_offer(s, self.seat, a)
        return acts.admitted(s, self.seat, a)

    def take(self, s: Table, a: Any) -> None:
        if isinstance(a, Pass):
            s.rest[self.seat] = a.until
            go_on(s, self.seat, self.passed | 1 << self.seat)
            return
        s.then(Window(self.seat, 0, self.moment))
        if isinstance(a, Offer):
            trade.make(s, self.seat, a)
        elif isinstance(a, Build):
            shortage.build(s, self.seat, a.space)
        else:
            acts.act(s, self.seat, a)


def go_on(s: Table, after: int, passed: int) -> None:
    """The next who is awake and has not passed since the last act."""
    for seat in CLOCKWISE[s.seats][after]:
        if not s.rest[seat] and not (s.out | passed) >> seat & 1:
            open_for(s, seat, passed)
            return


class Reopened(Step):
    """After a rent that was asked for: the window goes on, without those whom it ruined."""

    who: int
    passed: int

    def take(self, s: Table, a: None) -> None:
        if s.playing(self.who):
            open_for(s, self.who, self.passed)
        else:
            go_on(s, self.who, self.passed)
