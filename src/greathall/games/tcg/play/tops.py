"""The top card of a deck: the steps that take it, and Wizard Crackers, which turns it up."""

from random import Random
from typing import Final

from greathall.core.words import Action, Chance
from greathall.games.tcg.model import Came, Revealed
from greathall.games.tcg.play.table import Table
from greathall.games.tcg.printed import KIND, LESSON


CAME: Final = [Came(card) for card in range(len(KIND))]


class TopCard(Chance):
    """The next card of your deck."""

    stream = "deck"
    who: int

    def odds(self, s: Table) -> list[tuple[Action, int]]:
        return [(CAME[card], weight) for card, weight in s.decks[self.who].odds()]

    def sample(self, s: Table, rng: Random) -> Action:
        """Sample any card of the bag with equal chance; nothing is ever put on top of a deck."""
        deck = s.decks[self.who]
        bag = deck.bag
        return CAME[bag[int(rng.random() * len(bag))] if bag else deck.bottoms.cards[0]]


class TurnUp(TopCard):
    """TC-12.2, TC-R6.12: everyone sees the top card; taking it this way is not drawing."""

    def take(self, s: Table, a: Came) -> None:
        s.tell(Revealed, self.who, a.card)
        if KIND[a.card] == LESSON:
            s.enter(self.who, a.card)
            s.played[self.who] += 1
        else:
            s.to_hand(self.who, a.card, "hand")
        s.take_top(self.who, a.card, True)
