"""The steps that adventures ask for and give."""

from typing import Any, Final

from greathall.core.words import Action, Ask, Refusal, Step
from greathall.games.tcg.model import AtPlayer, Draw, Rewarded
from greathall.games.tcg.play.choosing import discards
from greathall.games.tcg.play.damage import Damage
from greathall.games.tcg.play.drawing import DrawCards
from greathall.games.tcg.play.table import FROM_ADVENTURES, Table
from greathall.games.tcg.printed import NUMBER
from greathall.games.tcg.refusals import of_card

DRAGONS_ESCAPE: Final = NUMBER["Dragon's Escape"]


class Reward(Step):
    """TC-R6.8, TC-R7.7: the reward damages the opponent of the player who gets it; the adventure belongs to `owner`."""

    winner: int
    owner: int
    card: int

    def take(self, s: Table, a: None) -> None:
        from greathall.games.tcg.cards import adventure_of  # here, because some cards give the rewards of others
        s.tell(Rewarded, self.winner, self.card)
        s.then(*adventure_of(self.card).reward(s, self.winner, self.owner))


class DrawOrDamage(Ask):
    """Dragon's Escape: draw three cards, or do three damage, which counts as the adventure owner's (TC-15.3)."""

    idle = False
    amount: int
    owner: int

    def legal(self, s: Table) -> list[Action]:
        return [Draw(self.amount), AtPlayer()]

    def why_not(self, s: Table, a: Action) -> Refusal | None:
        return of_card(DRAGONS_ESCAPE, "no-reward-count", count=self.amount) if isinstance(a, Draw) else None

    def take(self, s: Table, a: Any) -> None:
        if isinstance(a, Draw):
            s.then(DrawCards(self.seat, self.amount))
        else:
            s.then(Damage(1 - self.seat, self.amount, FROM_ADVENTURES, self.owner))


class Toll(Step):
    """Gringotts Cart Ride: discard a card from the hand as it is by then; a Delivery Owl may have come first."""

    who: int

    def take(self, s: Table, a: None) -> None:
        s.then(discards(s, self.who, 1))


class OpenHand(Step):
    """The hand is open until the game ends."""

    who: int

    def take(self, s: Table, a: None) -> None:
        s.opened[self.who] = True
        s.open_up(self.who)
