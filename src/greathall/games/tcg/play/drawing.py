"""Drawing cards."""

from typing import Any, Final

from greathall.core import forms
from greathall.core.words import UNFILLED, Action, Ask, Filled, Form, Refusal, Step
from greathall.games.tcg.model import Came, Draw, Drawn, Milled, No, Number, Yes
from greathall.games.tcg.play.damage import Damage
from greathall.games.tcg.play.named import PEEVES
from greathall.games.tcg.play.table import FROM_ADVENTURES, SIDES, Table
from greathall.games.tcg.play.tops import TopCard


class DrawCards(Step):
    """TC-3.5, TC-12.2, TC-R6.12: cards taken by one instruction are one draw, which costs no action by itself."""

    who: int
    count: int

    def take(self, s: Table, a: None) -> None:
        if self.count > 0:
            s.then(Drawing(self.who, self.count), DREW[self.who])


class Drawing(Step):
    """TC-R2.3: draw one card at a time, even if the deck runs out."""

    who: int
    left: int

    def take(self, s: Table, a: None) -> None:
        if self.left:
            s.then(DRAW_ONE[self.who], Drawing(self.who, self.left - 1))


class DrawOne(TopCard):
    """TC-12.2, TC-R6.11: the top card goes into the hand, seen by its owner; with Snuffling Potion, to the pile."""

    def witnesses(self, s: Table) -> tuple[int] | None:
        return None if s.snuffled[self.who] or s.is_open(self.who) else (self.who,)

    def take(self, s: Table, a: Came) -> None:
        who, card = self.who, a.card
        snuffled, is_open = s.snuffled[who], s.is_open(who)
        if snuffled:
            s.heaps[who].append(card)
            s.tell(Milled, who, card)
        else:
            s.receive(who, card)
            s.tell(Drawn, who, card, is_open)
        s.take_top(who, card, snuffled or is_open)


class Drew(Step):
    """TC-R6.12: a draw is over, and Peeves Causes Trouble does its damage."""

    who: int

    def take(self, s: Table, a: None) -> None:
        if s.adventure[1 - self.who] == PEEVES:
            s.then(Damage(self.who, 1, FROM_ADVENTURES, 1 - self.who))


DRAW_ONE: Final = [DrawOne(side) for side in SIDES]
DREW: Final = [Drew(side) for side in SIDES]


class MayDraw(Ask):
    """TC-12.3, TC-R5.4: draw all or none."""

    count: int

    def legal(self, s: Table) -> list[Action]:
        return [No(), Yes()]

    def why_not(self, s: Table, a: Action) -> Refusal | None:
        return Refusal("TC-12.3", "no-all-or-none", {"count": self.count}) if isinstance(a, Draw | Number) else None

    def take(self, s: Table, a: Any) -> None:
        if isinstance(a, Yes):
            s.then(DrawCards(self.seat, self.count))


class DrawAny(Ask):
    """TC-12.3, TC-R2.3, TC-R5.4: name any number up to the size of the deck, then draw that many."""

    def legal(self, s: Table) -> list[Action]:
        return [Number(count) for count in range(len(s.decks[self.seat]) + 1)]

    def form(self, s: Table, filled: Filled = UNFILLED) -> Form:
        return Form("Number", (forms.number("count", 0, len(s.decks[self.seat])),))

    def why_not(self, s: Table, a: Action) -> Refusal | None:
        most = len(s.decks[self.seat])
        return Refusal("TC-12.3", "no-number", {"most": most}) if isinstance(a, Draw | Number | Yes | No) else None

    def take(self, s: Table, a: Any) -> None:
        s.then(DrawCards(self.seat, a.count))
