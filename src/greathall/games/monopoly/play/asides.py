"""What may be said out of turn: waking up, asking for rent, giving up; cash raised for a sealed bid."""

from typing import Any

from greathall.core.words import Action, Ask
from greathall.games.monopoly.model import Claim, Resign, Resigned, Wake
from greathall.games.monopoly.play import acts
from greathall.games.monopoly.play.auctions import Sealed
from greathall.games.monopoly.play.debts import Debt, fail, owe
from greathall.games.monopoly.play.table import BANK, NOW, Table
from greathall.games.monopoly.play.windows import Reopened, Window


class Aside(Ask):
    """M-28, M-32, M-50, M-80, M-93: who rests may wake at any time, once in a window; there an owner may ask for rent
    and anybody give up, as a debtor may. Whoever has yet to write a sealed bid may raise cash."""

    def legal(self, s: Table) -> list[Action]:
        seat, top = self.seat, s.agenda[-1]
        if not s.playing(seat):
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
    """M-50, M-93: asked in its place, also in the window in which it went to rest."""
    s.rest[seat] = NOW
    s.called |= 1 << seat
    s.woken |= 1 << seat
    s.passed &= ~(1 << seat)


def claims(s: Table, seat: int) -> list[Action]:
    return list(dict.fromkeys(Claim(debtor, amount) for owner, debtor, amount, _ in s.claims if owner == seat))


def claim(s: Table, seat: int, a: Claim) -> None:
    """MO-6.4, M-32: asked in time, it is a debt like any other, at this moment."""
    s.claims.remove(next(c for c in s.claims if c[:3] == (seat, a.debtor, a.amount)))
    s.then(Reopened(s.agenda.pop().seat, tuple(s.offers)))
    owe(s, a.debtor, seat, a.amount, "rent")


def give_up(s: Table, seat: int) -> None:
    """MO-16.6, M-80: as bankruptcy, to the player whose claim is open, the oldest first, otherwise to the Bank."""
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
