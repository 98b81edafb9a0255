"""What may be said out of turn: waking up, asking for rent, giving up."""

from typing import Any

from greathall.core.words import Action, Ask
from greathall.games.monopoly.model import Claim, Resign, Resigned, Wake
from greathall.games.monopoly.play.debts import Debt, fail, owe
from greathall.games.monopoly.play.table import BANK, NOW, Table
from greathall.games.monopoly.play.windows import Reopened, Window, go_on


class Aside(Ask):
    """M-32, M-50, M-80: who rests may wake at any time; in a window an owner may ask for rent and anybody give up, as a
    debtor may."""

    def options(self, s: Table) -> list[Action]:
        seat, top = self.seat, s.agenda[-1]
        if not s.playing(seat):
            return []
        wake: list[Action] = [Wake()] if s.rest[seat] else []
        if isinstance(top, Window):
            return [*wake, *claims(s, seat), Resign()]
        return [*wake, Resign()] if isinstance(top, Debt) and top.seat == seat else wake

    def take(self, s: Table, a: Any) -> None:
        seat = self.seat
        if isinstance(a, Wake):
            wake(s, seat)
        elif isinstance(a, Claim):
            claim(s, seat, a)
        else:
            give_up(s, seat)


def wake(s: Table, seat: int) -> None:
    """M-50: asked in its place, also in the window in which it went to rest."""
    s.rest[seat] = NOW
    top = s.agenda[-1]
    if isinstance(top, Window) and top.passed >> seat & 1:
        s.agenda.pop()
        s.then(Window(top.seat, top.passed ^ 1 << seat, top.moment))


def claims(s: Table, seat: int) -> list[Action]:
    return list(dict.fromkeys(Claim(debtor, amount) for owner, debtor, amount, _ in s.claims if owner == seat))


def claim(s: Table, seat: int, a: Claim) -> None:
    """MO-6.4, M-32: asked in time, it is a debt like any other, at this moment."""
    s.claims.remove(next(c for c in s.claims if c[:3] == (seat, a.debtor, a.amount)))
    window = s.agenda.pop()
    s.then(Reopened(window.seat, window.passed))
    owe(s, a.debtor, seat, a.amount, "rent")


def give_up(s: Table, seat: int) -> None:
    """MO-16.6, M-80: as bankruptcy, to the player whose claim is open, otherwise to the Bank."""
    top = s.agenda.pop() if s.agenda[-1].seat == seat else None
    to = top.to if isinstance(top, Debt) else BANK
    s.tell(Resigned, seat)
    if isinstance(top, Window) and seat != s.turn:
        go_on(s, seat, top.passed | 1 << seat)
    fail(s, seat, to)


def asides(s: Table, seat: int) -> Ask | None:
    step = Aside(seat)
    return step if s.agenda and step.options(s) else None
