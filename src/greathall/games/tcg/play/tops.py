"""Wizard Crackers: the top card is turned up."""

from greathall.core.words import Action, Chance
from greathall.games.tcg.model import Came, Revealed
from greathall.games.tcg.play.table import Table
from greathall.games.tcg.printed import KIND, LESSON


class TurnUp(Chance):
    """It is shown to all; to take it so is not to draw (TC-12.2)."""

    stream = "deck"
    who: int

    def odds(self, s: Table) -> list[tuple[Action, int]]:
        return [(Came(card), weight) for card, weight in s.decks[self.who].odds()]

    def take(self, s: Table, a: Came) -> None:
        s.tell(Revealed, self.who, a.card)
        if KIND[a.card] == LESSON:
            s.enter(self.who, a.card)
        else:
            s.to_hand(self.who, a.card, "hand")
        s.take_top(self.who, a.card)
