"""Drawing cards."""

from typing import Any

from greathall.core.words import Action, Ask, Chance, Step
from greathall.games.tcg.model import Came, Drawn, Milled, No, Number, Yes
from greathall.games.tcg.play.damage import Damage
from greathall.games.tcg.play.table import FROM_ADVENTURES, Table
from greathall.games.tcg.printed import NUMBER


class DrawCards(Step):
    """TC-12.2: cards taken by one instruction are one drawing."""

    who: int
    count: int

    def take(self, s: Table, a: None) -> None:
        if self.count > 0:
            s.then(Drawing(self.who, self.count), Drew(self.who))


class Drawing(Step):
    who: int
    left: int

    def take(self, s: Table, a: None) -> None:
        if self.left:
            s.then(DrawOne(self.who), Drawing(self.who, self.left - 1))


class DrawOne(Chance):
    """The top card into the hand, seen by its owner; under a Snuffling Potion to the pile."""

    stream = "deck"
    who: int

    def odds(self, s: Table) -> list[tuple[Action, int]]:
        return [(Came(card), weight) for card, weight in s.decks[self.who].odds()]

    def witnesses(self, s: Table) -> tuple[int] | None:
        return None if s.snuffled[self.who] or s.is_open(self.who) else (self.who,)

    def take(self, s: Table, a: Came) -> None:
        if s.snuffled[self.who]:
            s.heaps[self.who].append(a.card)
            s.tell(Milled, self.who, a.card)
        else:
            s.receive(self.who, a.card)
            s.tell(Drawn, self.who, a.card, s.is_open(self.who))
        s.take_top(self.who, a.card)


class Drew(Step):
    """A drawing is over: Peeves Causes Trouble does its damage."""

    who: int

    def take(self, s: Table, a: None) -> None:
        if s.adventure[1 - self.who] == NUMBER["Peeves Causes Trouble"]:
            s.then(Damage(self.who, 1, FROM_ADVENTURES, 1 - self.who))


class MayDraw(Ask):
    """TC-12.3: all or none."""

    count: int

    def options(self, s: Table) -> list[Action]:
        return [No(), Yes()]

    def take(self, s: Table, a: Any) -> None:
        if isinstance(a, Yes):
            s.then(DrawCards(self.seat, self.count))


class DrawAny(Ask):
    """TC-12.3: any number, named first; not more than there are."""

    def options(self, s: Table) -> list[Action]:
        return [Number(count) for count in range(len(s.decks[self.seat]) + 1)]

    def take(self, s: Table, a: Any) -> None:
        s.then(DrawCards(self.seat, a.count))
