"""Items: wands and cauldrons that give power, and things to use."""

from greathall.core.words import Refusal
from greathall.games.tcg.cards.card import Ability, Card, gather
from greathall.games.tcg.play.choosing import BackToHand, asking
from greathall.games.tcg.play.damage import creature_targets
from greathall.games.tcg.play.searching import PLAY
from greathall.games.tcg.play.table import THIS_TURN, Table
from greathall.games.tcg.play.using import StillCreature, may_put_into_play
from greathall.games.tcg.printed import CHARMS, KEYWORDS, LESSONS, fits
from greathall.games.tcg.refusals import of_card


class Wand(Card):
    """TC-R4.11: you can have only one wand: your old one is discarded.

    `charmed` is the Charms power that must be in play before."""

    charmed = 0

    def playable(self, s: Table, me: int) -> bool:
        return s.power(me)[CHARMS] >= self.charmed

    def lacking(self, s: Table, me: int) -> Refusal:
        return of_card(self.number, "no-charmed", needs=self.charmed, have=s.power(me)[CHARMS])

    def on_play(self, s: Table, me: int) -> None:
        """Discard any older wand; the newest card is the last in play."""
        for place in reversed(range(len(s.board[me]) - 1)):
            if "Wand" in KEYWORDS[s.board[me][place]]:
                s.discard(me, place)


class InvisibilityCloak(Card):
    """TC-CARD-012: Once in each of your opponent's turns, when a spell would damage you, you may prevent all of it."""

    number = 12


class PhoenixFeatherWand(Wand):
    """TC-CARD-031: Gives 4 Charms power.

    You need 3 Charms power in play to play it. Your old wand is discarded when this one comes."""

    number, charmed = 31, 3


class PotionIngredients(Card):
    """TC-CARD-033: When a spell would damage you, you may discard this from play: all of that damage is prevented."""

    number = 33


class Cage(Ability):
    """TC-CARD-046: Gives 1 Care of Magical Creatures power.

    Use an action and discard this from play: any one creature in play goes back to its owner's hand."""

    number, actions = 46, 1
    lack = "creature"

    def usable(self, s: Table, me: int) -> bool:
        return s.struck and bool(creature_targets(s))

    def use(self, s: Table, me: int, place: int) -> None:
        s.discard(me, place)
        asking(s, BackToHand(me))


class DragonHeartWand(Wand):
    """TC-CARD-051: Gives 3 Charms power.

    You need 2 Charms power in play to play it. Your old wand is discarded when this one comes."""

    number, charmed = 51, 2


class SilverCauldron(Card):
    """TC-CARD-065: Gives 5 Potions power. To play it, discard 2 of your Potions lessons from play."""

    number, lessons_paid = 65, 2


class WingedKeys(Ability):
    """TC-CARD-072: Once in each of your turns, without an action: choose a creature of your opponent's.

    It does no damage to you until your opponent's next turn is over."""

    number, limit = 72, THIS_TURN
    lack = "their-creature"

    def usable(self, s: Table, me: int) -> bool:
        return bool(s.creatures(1 - me))

    def use(self, s: Table, me: int, place: int) -> None:
        asking(s, StillCreature(me))


class BorrowedWand(Wand):
    """TC-CARD-078: Gives 2 Charms power. Your old wand is discarded when this one comes."""

    number = 78


class PewterCauldron(Card):
    """TC-CARD-099: Gives 3 Potions power. To play it, discard 1 of your Potions lessons from play."""

    number, lessons_paid = 99, 1


class Remembrall(Ability):
    """TC-CARD-101: Use an action: put a lesson from your discard pile into play."""

    number, actions = 101, 1
    lack = "pile-lesson"

    def usable(self, s: Table, me: int) -> bool:
        return s.struck and may_put_into_play(s, me, lesson=True) and any(fits(card, LESSONS) for card in s.heaps[me])

    def use(self, s: Table, me: int, place: int) -> None:
        s.lesson_actions += 1
        asking(s, gather(me, 1, LESSONS, PLAY, least=1))
