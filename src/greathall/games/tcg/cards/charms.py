"""Charms: damage, and trouble for the opponent's hand."""

from greathall.games.tcg.cards.card import Card, gather, lessons_in_play
from greathall.games.tcg.play.choosing import DiscardAll, Look, TakeAway, asking, discards
from greathall.games.tcg.play.damage import AimAtCreature, Bite, Damage, WoundAll, aim, creature_targets
from greathall.games.tcg.play.drawing import DrawCards
from greathall.games.tcg.play.rewards import Reward
from greathall.games.tcg.play.searching import HAND
from greathall.games.tcg.play.table import FROM_CREATURES, FROM_SPELLS, Table
from greathall.games.tcg.play.tops import TurnUp
from greathall.games.tcg.printed import ADVENTURES, ANY, CHARMS, CREATURES, ITEMS, LESSONS, fits


class Obliviate(Card):
    """TC-CARD-014: Your opponent's whole hand is discarded."""

    number = 14

    def on_play(self, s: Table, me: int) -> None:
        s.then(DiscardAll(1 - me, ANY))


class HistoryOfMagic(Card):
    """TC-CARD-024: Look at your opponent's hand. Each adventure in it is discarded."""

    number = 24

    def on_play(self, s: Table, me: int) -> None:
        s.then(Look(me), DiscardAll(1 - me, ADVENTURES))


class Incendio(Card):
    """TC-CARD-025: Choose any creature in play. It takes 1 damage for each Charms lesson you have in play."""

    number = 25
    lack = "creature"

    def playable(self, s: Table, me: int) -> bool:
        return bool(creature_targets(s))

    def on_play(self, s: Table, me: int) -> None:
        asking(s, AimAtCreature(me, lessons_in_play(s, me, CHARMS), False))


class Titillando(Card):
    """TC-CARD-036: Do 3 damage to your opponent or to any creature.

    Then your opponent chooses 3 cards from their hand and discards them, or the whole hand if it has fewer."""

    number = 36

    def on_play(self, s: Table, me: int) -> None:
        s.then(aim(s, me, 3), discards(s, 1 - me, 3))


class BluebellFlames(Card):
    """TC-CARD-044: Do 4 damage to your opponent or to any creature."""

    number = 44

    def on_play(self, s: Table, me: int) -> None:
        s.then(aim(s, me, 4))


class Confundus(Card):
    """TC-CARD-047: Your opponent chooses 2 cards from their hand and discards them.

    With only 1 card in hand, they discard that one."""

    number = 47
    lack = "their-hand"

    def playable(self, s: Table, me: int) -> bool:
        return len(s.hands[1 - me]) > 0

    def on_play(self, s: Table, me: int) -> None:
        s.then(discards(s, 1 - me, 2))


class Fumos(Card):
    """TC-CARD-052: Do 2 damage to each creature in play, even yours."""

    number = 52

    def on_play(self, s: Table, me: int) -> None:
        s.then(WoundAll(2))


class LogicPuzzle(Card):
    """TC-CARD-056: Your opponent's adventure is discarded, and you get its reward."""

    number = 56
    lack = "their-adventure"

    def playable(self, s: Table, me: int) -> bool:
        return bool(s.adventure[1 - me])

    def on_play(self, s: Table, me: int) -> None:
        s.then(Reward(me, 1 - me, s.drop_adventure(1 - me)))


class Ollivanders(Card):
    """TC-CARD-059: Choose an item in your discard pile and take it into your hand."""

    number = 59
    lack = "pile-item"

    def playable(self, s: Table, me: int) -> bool:
        return any(fits(card, ITEMS) for card in s.heaps[me])

    def on_play(self, s: Table, me: int) -> None:
        asking(s, gather(me, 1, ITEMS, HAND, least=1))


class Stupefy(Card):
    """TC-CARD-067: Your opponent takes 5 damage."""

    number = 67

    def on_play(self, s: Table, me: int) -> None:
        s.then(Damage(1 - me, 5, FROM_SPELLS, me))


class Accio(Card):
    """TC-CARD-073: Take up to 2 lessons from your discard pile into your hand."""

    number = 73

    def on_play(self, s: Table, me: int) -> None:
        asking(s, gather(me, 2, LESSONS, HAND))


class Baubillious(Card):
    """TC-CARD-075: Do 1 damage to your opponent or to any creature. Then draw a card."""

    number = 75

    def on_play(self, s: Table, me: int) -> None:
        s.then(aim(s, me, 1), DrawCards(me, 1))


class Illegibilus(Card):
    """TC-CARD-092: Look at your opponent's hand and choose 1 card in it. That card is discarded."""

    number = 92
    lack = "their-hand"

    def playable(self, s: Table, me: int) -> bool:
        return len(s.hands[1 - me]) > 0

    def on_play(self, s: Table, me: int) -> None:
        s.then(Look(me), TakeAway(me, False))


class MagicalMishap(Card):
    """TC-CARD-095: Your opponent takes 3 damage."""

    number = 95

    def on_play(self, s: Table, me: int) -> None:
        s.then(Damage(1 - me, 3, FROM_SPELLS, me))


class OutOfTheWoods(Card):
    """TC-CARD-097: Look at your opponent's hand. Each creature in it is discarded."""

    number = 97

    def on_play(self, s: Table, me: int) -> None:
        s.then(Look(me), DiscardAll(1 - me, CREATURES))


class ToeBiter(Card):
    """TC-CARD-108: Do 2 damage to your opponent. Then you may do 2 damage to any creature."""

    number = 108

    def on_play(self, s: Table, me: int) -> None:
        s.then(Damage(1 - me, 2, FROM_SPELLS, me), Bite(me, 2))


class Vermillious(Card):
    """TC-CARD-109: Do 3 damage to your opponent or to any creature."""

    number = 109

    def on_play(self, s: Table, me: int) -> None:
        s.then(aim(s, me, 3))


class WingardiumLeviosa(Card):
    """TC-CARD-111: On your opponent's next turn, their creatures do you no damage."""

    number = 111

    def on_play(self, s: Table, me: int) -> None:
        s.shields[me] |= FROM_CREATURES


class WizardCrackers(Card):
    """TC-CARD-112: Turn up the top card of your deck. A lesson goes into play; any other card goes into your hand."""

    number = 112

    def on_play(self, s: Table, me: int) -> None:
        s.then(TurnUp(me))
