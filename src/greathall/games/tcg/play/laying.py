"""Lessons that an effect puts into play."""

from typing import Any

from greathall.core.words import Action, Ask, Refusal
from greathall.games.tcg.model import Done, Pick
from greathall.games.tcg.play.table import Table
from greathall.games.tcg.printed import LESSON_CARDS, LESSONS
from greathall.games.tcg.refusals import HELD, not_among


class LayLessons(Ask):
    """TC-12.1: put up to this many lessons from your hand into play."""

    left: int

    def legal(self, s: Table) -> list[Action]:
        return [Done(), *(Pick(lesson) for lesson in LESSON_CARDS if lesson in s.hands[self.seat].cards)]

    def why_not(self, s: Table, a: Action) -> Refusal | None:
        return not_among(s, a, HELD, s.hands[self.seat].cards, LESSONS)

    def take(self, s: Table, a: Any) -> None:
        if isinstance(a, Pick):
            s.lift(self.seat, a.card)
            s.enter(self.seat, a.card)
            s.played[self.seat] += 1
            if self.left > 1:
                s.then(LayLessons(self.seat, self.left - 1))
