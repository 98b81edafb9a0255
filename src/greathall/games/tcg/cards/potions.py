"""Potions: strong brews that cost lessons, and healing."""

from greathall.core.words import Step
from greathall.games.tcg.cards.card import Card, gather, lessons_in_play, search
from greathall.games.tcg.play.choosing import Away, Exam, asking, discards, examination, removable
from greathall.games.tcg.play.damage import Question, aim
from greathall.games.tcg.play.drawing import DrawCards
from greathall.games.tcg.play.searching import DECK, UNDER
from greathall.games.tcg.play.table import FROM_ADVENTURES, FROM_ALL, FROM_CREATURES, Table
from greathall.games.tcg.printed import CREATURE_OR_ITEM, NOT_HEALING, POTIONS, WITH_POTIONS


class Poison(Card):
    """A potion that damages your opponent or a creature of your choice."""

    damage = 0

    def on_play(self, s: Table, me: int) -> None:
        s.then(aim(s, me, self.damage))


class Remedy(Card):
    """A potion that shuffles cards without Healing from your discard pile back into your deck."""

    cards = 0

    def on_play(self, s: Table, me: int) -> None:
        asking(s, gather(me, self.cards, NOT_HEALING, DECK))


class ElixirOfLife(Remedy):
    """TC-CARD-005: To play it, discard 2 of your Potions lessons from play.

    Shuffle up to 16 cards without Healing from your discard pile into your deck."""

    number, lessons_paid, cards = 5, 2, 16


class DraughtOfLivingDeath(Poison):
    """TC-CARD-022: To play it, discard 2 of your Potions lessons from play.

    Do 12 damage to your opponent or to any creature."""

    number, lessons_paid, damage = 22, 2, 12


class MalevolentMixture(Poison):
    """TC-CARD-026: To play it, discard 2 of your Potions lessons from play.

    Do 10 damage to your opponent or to any creature."""

    number, lessons_paid, damage = 26, 2, 10


class ShrinkingPotion(Card):
    """TC-CARD-035: On your opponent's next turn, nothing does you any damage."""

    number = 35

    def on_play(self, s: Table, me: int) -> None:
        s.shields[me] = FROM_ALL


class Apothecary(Card):
    """TC-CARD-041: To play it, discard 2 other cards from your hand.

    You may take 1 card that needs Potions from your deck: show it and put it into your hand. Then shuffle your deck."""

    number = 41
    lack = "two-cards"

    def playable(self, s: Table, me: int) -> bool:
        return len(s.hands[me]) >= 3

    def cost(self, s: Table, me: int) -> list[Step]:
        return [discards(s, me, 2)]

    def on_play(self, s: Table, me: int) -> None:
        s.then(search(me, WITH_POTIONS))


class BurningBitterrootBalm(Remedy):
    """TC-CARD-045: To play it, discard 1 of your Potions lessons from play.

    Shuffle up to 10 cards without Healing from your discard pile into your deck."""

    number, lessons_paid, cards = 45, 1, 10


class DogbreathPotion(Poison):
    """TC-CARD-049: To play it, discard 1 of your Potions lessons from play.

    Do 8 damage to your opponent or to any creature."""

    number, lessons_paid, damage = 49, 1, 8


class PomfreysPickMeUp(Card):
    """TC-CARD-062: Put up to 3 cards without Healing from your discard pile under your deck, in any order.

    Then draw a card."""

    number = 62

    def on_play(self, s: Table, me: int) -> None:
        s.then(DrawCards(me, 1))
        asking(s, gather(me, 3, NOT_HEALING, UNDER))


class PotionsExam(Card):
    """TC-CARD-063: Your opponent chooses 3 of their cards in play and discards them, or all if they have fewer.

    The starting character never counts. They may discard 1 of their Potions lessons in play instead."""

    number = 63

    def on_play(self, s: Table, me: int) -> None:
        s.then(Exam(1 - me) if lessons_in_play(s, 1 - me, POTIONS) else examination(1 - me))


class SnufflingPotion(Card):
    """TC-CARD-066: On your opponent's next turn, each card they draw is discarded."""

    number = 66

    def on_play(self, s: Table, me: int) -> None:
        s.snuffled[1 - me] = True


class BoilCure(Card):
    """TC-CARD-077: Put up to 4 cards without Healing from your discard pile under your deck, in any order."""

    number = 77

    def on_play(self, s: Table, me: int) -> None:
        asking(s, gather(me, 4, NOT_HEALING, UNDER))


class Dungbomb(Card):
    """TC-CARD-081: On your opponent's next turn, their creatures and adventures do you no damage."""

    number = 81

    def on_play(self, s: Table, me: int) -> None:
        s.shields[me] |= FROM_ADVENTURES | FROM_CREATURES


class ErumpentPotion(Poison):
    """TC-CARD-083: Do 1 damage to your opponent or to any creature."""

    number, damage = 83, 1


class ForgetfulnessPotion(Card):
    """TC-CARD-086: To play it, discard 1 of your Potions lessons from play.

    On their next turn your opponent can't play cards."""

    number, lessons_paid = 86, 1

    def on_play(self, s: Table, me: int) -> None:
        s.banned[1 - me] = True


class FoulBrew(Poison):
    """TC-CARD-087: Do 2 damage to your opponent or to any creature."""

    number, damage = 87, 2


class HospitalWing(Remedy):
    """TC-CARD-091: To play it, discard 1 of your Potions lessons from play.

    Shuffle up to 8 cards without Healing from your discard pile into your deck."""

    number, lessons_paid, cards = 91, 1, 8


class NoxiousPoison(Poison):
    """TC-CARD-096: To play it, discard 1 of your Potions lessons from play.

    Do 5 damage to your opponent or to any creature."""

    number, lessons_paid, damage = 96, 1, 5


class PotionsMistake(Card):
    """TC-CARD-100: To play it, discard 3 of your Potions lessons from play.

    Choose a creature or an item of your opponent's: it is discarded."""

    number, lessons_paid = 100, 3
    lack = "their-creature-or-item"

    def playable(self, s: Table, me: int) -> bool:
        return super().playable(s, me) and bool(removable(s, 1 - me, CREATURE_OR_ITEM))

    def on_play(self, s: Table, me: int) -> None:
        s.then(Away(me, 1 - me, CREATURE_OR_ITEM))


class SnapesQuestion(Card):
    """TC-CARD-104: Do 4 damage to your opponent, who may show you a Potions lesson in their hand to prevent it."""

    number = 104

    def on_play(self, s: Table, me: int) -> None:
        s.then(Question(1 - me, 4))
