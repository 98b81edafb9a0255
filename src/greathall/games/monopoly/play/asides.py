"""Actions out of turn: wake up, ask for rent, resign, and raise cash for a sealed bid."""

from typing import Any

from greathall.core.words import Action, Ask
from greathall.games.monopoly.model import Claim, Resign, Resigned, Wake
from greathall.games.monopoly.play import acts
from greathall.games.monopoly.play.auctions import Sealed
from greathall.games.monopoly.play.debts import Debt, fail, owe
from greathall.games.monopoly.play.table import BANK, NOW, Table
from greathall.games.monopoly.play.windows import Reopened, Window


class Aside(Ask):
    """M-28, M-32, M-50, M-80, M-93: if you rest, you may wake at any time, once in a window.

    In a window, owners may ask for rent and anyone may resign; a debtor may too. Until you have written your sealed
    bid, you may raise cash."""

    def legal(self, s: Table) -> list[Action]:
        seat, top = self.seat, s.agenda[-1]
        if not s.is_playing(seat):
            return []
        wake: list[Action] = [Wake()] if s.rest[seat] and not s.woken >> seat & 1 else []
        if isinstance(top, Window):
            return [*wake, *claims(s, seat), Resign()]
        if isinstance(top, Sealed) and s.sealed[seat] < 0:
            return [*wake, *acts.money(s, seat)]
        return [*wake, Resign()] if isinstance(top, Debt) and top.seat == seat else wake

    def take(self, s: Table, a: Any) -> None:
        seat = self.seat
        if isinstance(a, Wake):
            wake(s, seat)
        elif isinstance(a, Claim):
            claim(s, seat, a)
        elif isinstance(a, Resign):
            give_up(s, seat)
        else:
            acts.act(s, seat, a)


def wake(s: Table, seat: int) -> None:
    """M-50, M-93: you are asked in your place, even in the window in which you went to rest."""
    s.rest[seat] = NOW
    s.called |= 1 << seat
    s.woken |= 1 << seat
    s.passed &= ~(1 << seat)


def claims(s: Table, seat: int) -> list[Action]:
    return list(dict.fromkeys(Claim(debtor, amount) for owner, debtor, amount, _ in s.claims if owner == seat))


def claim(s: Table, seat: int, a: Claim) -> None:
    """MO-6.4, M-32: a rent asked for in time is a debt like any other, from this moment."""
    s.claims.remove(next(c for c in s.claims if c[:3] == (seat, a.debtor, a.amount)))
    s.then(Reopened(s.agenda.pop().seat, tuple(s.offers)))
    owe(s, a.debtor, seat, a.amount, "rent")


def give_up(s: Table, seat: int) -> None:
    """MO-16.6, M-80: you go bankrupt to the player with the oldest open claim on you, or else to the Bank."""
    top = s.agenda.pop()
    s.tell(Resigned, seat)
    if isinstance(top, Debt):
        to = top.to
    else:
        to = next((owner for owner, debtor, _, _ in s.claims if debtor == seat), BANK)
        s.then(Reopened(top.seat, tuple(s.offers)))
    fail(s, seat, to)


def aside(s: Table, seat: int) -> Ask | None:
    step = Aside(seat)
    return step if s.agenda and step.legal(s) else None
