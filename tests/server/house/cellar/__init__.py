"""Cellar, a game for the table's own tests.

It has hidden cards to look at, reveal or show to a third player; a die that leads to a debt, for which there is no
harmless answer; a hum that anyone may hum at any time; and a charm to bring."""

from random import Random
from typing import Any

from msgspec import Struct

from greathall.core import zones
from greathall.core.game import Game
from greathall.core.options import Option
from greathall.core.luck_measure import LuckMeasure
from greathall.core.mind import Mind, Ranked, Reason
from greathall.core.state import State
from greathall.core.words import Action, Ask, Chance, Event, Illegal, Outcome, Result


class Wait(Action): ...
class Peek(Action): at: int
class Show(Action): ...
class Point(Action): at: int; to: int
class Throw(Action): ...
class Pay(Action): coins: int
class Hum(Action): ...
class Dealt(Outcome): card: int
class Cast(Outcome): pips: int
class Waited(Event): seat: int
class Shown(Event): seat: int; card: int
class Thrown(Event): pips: int
class Paid(Event): seat: int; coins: int
class Hummed(Event): seat: int


class Looked(Event):
    """A card that only one seat saw."""

    seat: int
    at: int
    card: int | None

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else Looked(self.seat, self.at, None)


class View(Struct, tag="cellar"):
    me: int | None
    cards: list[int | None]
    knowers: list[list[int]]  # who knows whose card: looks are public, cards are not
    hums: int
    pips: int
    agenda: list[Any]


class Table(State):
    __slots__ = ("bag", "cards", "charms", "hums", "knowers", "pips", "seats")

    def __init__(self, cards: list[int], knowers: list[list[int]], bag: list[int], agenda: list[Any], hums: int = 0,
                 pips: int = 0, charms: list[int] | None = None) -> None:
        self.cards, self.knowers, self.bag, self.hums, self.pips = cards, knowers, bag, hums, pips
        self.charms, self.agenda, self.log = charms or [0] * len(cards), agenda, None
        self.seats = len(cards)

    def clone(self) -> "Table":
        return Table(self.cards[:], [k[:] for k in self.knowers], self.bag[:], self.agenda[:], self.hums, self.pips,
                     self.charms[:])

    def show(self, at: int, to: int) -> None:
        if to not in self.knowers[at]:
            self.knowers[at].append(to)
            self.tell(Looked, to, at, self.cards[at])


class Deal(Chance):
    to: int

    def odds(self, s: Table) -> list[tuple[Action, int]]:
        return [(Dealt(card), n) for card, n in zones.odds(s.bag)]

    def witnesses(self, s: Table) -> tuple[int, ...]:
        return (self.to,)

    def take(self, s: Table, a: Dealt) -> None:
        s.bag.remove(a.card)
        s.cards[self.to] = a.card
        s.show(self.to, self.to)


class Die(Chance):
    stream = "die"

    def odds(self, s: Table) -> list[tuple[Action, int]]:
        return [(Cast(pips), 1) for pips in range(1, 7)]

    def take(self, s: Table, a: Cast) -> None:
        s.pips += a.pips
        s.tell(Thrown, a.pips)


class Turn(Ask):
    def legal(self, s: Table) -> list[Action]:
        others = [at for at in range(len(s.cards)) if at != self.seat]
        return [Wait(), *[Peek(at) for at in others], Show(),
                *[Point(at, to) for at in others for to in others if at != to], Throw()]

    def take(self, s: Table, a: Any) -> None:
        everybody = range(len(s.cards))
        if isinstance(a, Wait):
            s.tell(Waited, self.seat)
        elif isinstance(a, Peek):
            s.show(a.at, self.seat)
        elif isinstance(a, Show):
            s.knowers[self.seat] = list(everybody)
            s.tell(Shown, self.seat, s.cards[self.seat])
        elif isinstance(a, Point):
            s.show(a.at, a.to)
        else:
            s.then(Die(), Debt(self.seat))


class Debt(Ask):
    """Nobody may be given a choice here that they didn't make."""

    idle = False

    def legal(self, s: Table) -> list[Action]:
        return [Pay(3), Pay(2), Pay(1)]

    def take(self, s: Table, a: Pay) -> None:
        s.tell(Paid, self.seat, a.coins)


class Aside(Ask):
    def legal(self, s: Table) -> list[Action]:
        return [Hum()]

    def take(self, s: Table, a: Hum) -> None:
        s.hums += 1
        s.tell(Hummed, self.seat)


class Pips(LuckMeasure):
    """Everyone sees the die; whoever must pay next rolls it."""

    name, steps, open = "pips", (Die,), True

    def whose(self, s: Table, step: Die) -> int:
        return int(s.agenda[-2].seat)

    def worth(self, s: Table, step: Die, a: Cast) -> int:
        return a.pips


class High(LuckMeasure):
    """Nobody may know before the end who was dealt a good card."""

    name, steps = "high", (Deal,)

    def whose(self, s: Table, step: Deal) -> int:
        return step.to

    def worth(self, s: Table, step: Deal, a: Dealt) -> int:
        return a.card


class CellarMind(Mind):
    """Waiting is best, and the fewer coins the better; the private reason names the card."""

    def rank(self, s: Table) -> list[Ranked]:
        step = s.agenda[-1]
        private = (Reason("why-card", {"card": s.cards[step.seat]}),)
        legal = step.legal(s) if step.idle else reversed(step.legal(s))
        return [Ranked(a, float(-n), Reason("why-any"), private) for n, a in enumerate(legal)]


class Cellar(Game):
    name, seats, turn_rule, view_type = "cellar", (2, 3, 4, 5), "CE-1", View
    options = (Option("rounds", (1, 2, 5), 2, ""),)
    actions = (Wait, Peek, Show, Point, Throw, Pay, Hum, Dealt, Cast)
    events = (Waited, Shown, Thrown, Paid, Hummed, Looked)
    steps, mind = (Deal, Die, Turn, Debt, Aside), CellarMind()
    key_events, luck_measures = (Shown, Looked), (Pips(), High())

    def setup(self, seats: int, options: Any, brings: Any, carry: Any) -> Table:
        charms = [charm(brings.get(seat, 0)) for seat in range(seats)]
        s = Table([-1] * seats, [[] for _ in range(seats)], list(range(12)), [], charms=charms)
        order = [(carry.get("first", 0) + n) % seats for n in range(seats)]
        s.then(*map(Deal, range(seats)), *[Turn(seat) for _ in range(options["rounds"]) for seat in order])
        return s

    def view(self, s: Table, seat: int | None) -> View:
        cards = [card if seat in s.knowers[at] else None for at, card in enumerate(s.cards)]
        return View(seat, cards, [k[:] for k in s.knowers], s.hums, s.pips, s.agenda[:])

    def imagine(self, view: View, rng: Random) -> Table:
        bag = [card for card in range(12) if card not in view.cards]
        rng.shuffle(bag)
        cards = [bag.pop() if card is None else card for card in view.cards]
        return Table(cards, [k[:] for k in view.knowers], sorted(bag), view.agenda[:], view.hums, view.pips)

    def asides(self, s: Table, seat: int) -> Ask | None:
        return Aside(seat) if s.agenda else None

    def result(self, s: Table) -> Result:
        worth = [card + charm for card, charm in zip(s.cards, s.charms, strict=True)]
        best = worth.index(max(worth))
        return Result((best,), tuple(map(float, worth)), "end-highest", "", {"first": best})


def charm(brought: Any) -> int:
    """Return a charm worth one to nine; the game refuses other numbers, and doesn't expect anything else."""
    if not 0 <= brought <= 9:
        raise Illegal("CE-2", "a charm is worth one to nine")
    return int(brought)


GAME = Cellar()
