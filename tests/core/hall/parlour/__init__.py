"""A game for the core's own tests: lots with uneven odds, then sealed bids that may be given early, by form."""

from random import Random
from typing import Any

from msgspec import Struct

from greathall.core import forms
from greathall.core.game import Game
from greathall.core.options import Option
from greathall.core.luck_measure import LuckMeasure
from greathall.core.mind import Mind, Ranked, Reason
from greathall.core.state import State
from greathall.core.words import Action, Ask, Chance, Event, Form, Refusal, Result, Step


class Bid(Action): coins: int
class Fell(Action): lots: tuple[int, ...]
class Sold(Event): seat: int; coins: int


class Bade(Event):
    """Only the bidder knows the bid."""

    seat: int
    coins: int | None

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else Bade(self.seat, None)


class View(Struct, tag="parlour"):
    me: int | None
    purses: list[int]
    bids: list[int | None]
    lots: list[int]
    agenda: list[Any]


class Table(State):
    __slots__ = ("bids", "lots", "purses", "seats", "won")

    def __init__(self, purses: list[int], bids: list[int], lots: list[int], won: list[int], agenda: list[Any]) -> None:
        self.purses, self.bids, self.lots, self.won, self.agenda, self.log = purses, bids, lots, won, agenda, None
        self.seats = len(purses)

    def clone(self) -> "Table":
        return Table(self.purses[:], self.bids[:], self.lots[:], self.won[:], self.agenda[:])


class Lots(Chance):
    stream = "lots"

    def odds(self, s: Table) -> list[tuple[Action, int]]:
        return [(Fell((1, 1)), 3), (Fell((1, 2)), 2), (Fell((2, 2)), 1)]

    def take(self, s: Table, a: Fell) -> None:
        s.lots = list(a.lots)
        s.bids = [-1] * len(s.bids)


class Offer(Ask):
    """No two bids of one round are equal, except 0; whoever bids a whole purse ends the round at once."""

    early = True
    secret = True

    def form(self, s: Table, filled: Any = None) -> Form:
        return Form("Bid", (forms.number("coins", 0, s.purses[self.seat]),))

    def legal(self, s: Table) -> list[Action]:
        return [bid for bid in map(Bid, range(4)) if self.admits(s, bid)]

    def admits(self, s: Table, a: Action) -> bool:
        return isinstance(a, Bid) and 0 <= a.coins <= s.purses[self.seat] and (not a.coins or a.coins not in s.bids)

    def why_not(self, s: Table, a: Action) -> Refusal | None:
        return Refusal("", "no-bid", {"most": s.purses[self.seat]}) if isinstance(a, Bid) else None

    def take(self, s: Table, a: Bid) -> None:
        s.bids[self.seat] = a.coins
        s.tell(Bade, self.seat, a.coins)
        if a.coins == s.purses[self.seat] > 0:
            s.cut(Reveal)


class Reveal(Step):
    def take(self, s: Table, a: None) -> None:
        best = max(range(len(s.bids)), key=lambda seat: s.bids[seat])
        s.purses[best] -= s.bids[best]
        s.won[best] += sum(s.lots)
        s.tell(Sold, best, s.bids[best])


class Value(LuckMeasure):
    """Good lots are luck for the first bidder."""

    name, steps, open = "lots", (Lots,), True

    def whose(self, s: Table, step: Lots) -> int:
        return int(s.agenda[-2].seat)

    def worth(self, s: Table, step: Lots, a: Fell) -> int:
        return sum(a.lots)


class Loud(Mind):
    """Announces its bid by mistake."""

    def rank(self, s: Table) -> list[Ranked]:
        return [Ranked(a, a.coins, Reason("why-bid", {"coins": a.coins})) for a in reversed(s.agenda[-1].legal(s))]


class Parlour(Game):
    name, seats, view_type, mind = "parlour", (2, 3), View, Loud()
    options = (Option("rounds", (1, 2), 2, ""), Option("rich", (False, True), False, "", (3,)))
    actions, events, steps = (Bid, Fell), (Bade, Sold), (Lots, Offer, Reveal)
    key_events, luck_measures = (Sold,), (Value(),)

    def setup(self, seats: int, options: Any, brings: Any, carry: Any) -> Table:
        purses = [brings.get(seat, 20 if options.get("rich") else 10) for seat in range(seats)]
        s = Table(purses, [-1] * seats, [], [0] * seats, [])
        for _ in range(options["rounds"]):
            s.then(Lots(), *[Offer(seat) for seat in range(seats)], Reveal())
        return s

    def view(self, s: Table, seat: int | None) -> View:
        bids = [bid if at == seat or bid < 0 else None for at, bid in enumerate(s.bids)]
        return View(seat, s.purses[:], bids, s.lots[:], s.agenda[:])

    def imagine(self, view: View, rng: Random) -> Table:
        bids = [0 if bid is None else bid for bid in view.bids]
        return Table(view.purses[:], bids, view.lots[:], [0] * len(bids), view.agenda[:])

    def result(self, s: Table) -> Result:
        best = s.won.index(max(s.won))
        return Result((best,), tuple(map(float, s.won)), "end-lots", "", {"first": best})


GAME = Parlour()
