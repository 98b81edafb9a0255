"""Potions: strong brews that cost lessons, and healing."""

from greathall.core.words import Step
from greathall.games.tcg.cards.card import Card, gather, lessons_in_play, pay_lessons, search
from greathall.games.tcg.play.choosing import Discard, Exam, Remove, removable
from greathall.games.tcg.play.damage import Aim, Question
from greathall.games.tcg.play.drawing import DrawCards
from greathall.games.tcg.play.searching import DECK, UNDER
from greathall.games.tcg.play.table import FROM_ADVENTURES, FROM_ALL, FROM_CREATURES, Table
from greathall.games.tcg.printed import ANY, CREATURE_OR_ITEM, NOT_HEALING, POTIONS, WITH_POTIONS


class Brew(Card):
    """A potion; `lessons_paid` Potions lessons are discarded to play it."""

    def playable(self, s: Table, me: int) -> bool:
        return lessons_in_play(s, me, POTIONS) >= self.lessons_paid

    def cost(self, s: Table, me: int) -> list[Step]:
        return pay_lessons(me, self.lessons_paid, POTIONS)


class Poison(Brew):
    """Damage to your opponent or to a creature of your choice."""

    damage = 0

    def played(self, s: Table, me: int) -> None:
        s.then(Aim(me, self.damage))


class Remedy(Brew):
    """Cards without Healing go from your discard pile back into your deck, which is shuffled."""

    cards = 0

    def played(self, s: Table, me: int) -> None:
        s.then(gather(me, self.cards, NOT_HEALING, DECK))


class ElixirOfLife(Remedy):
    """TC-CARD-005: Discard 2 of your Potions lessons from play. Shuffle up to 16 cards without Healing back into your
    deck."""

    number, lessons_paid, cards = 5, 2, 16


class DraughtOfLivingDeath(Poison):
    """TC-CARD-022: Discard 2 of your Potions lessons from play. Do 12 damage to your opponent or to a creature of your
    choice."""

    number, lessons_paid, damage = 22, 2, 12


class MalevolentMixture(Poison):
    """TC-CARD-026: Discard 2 of your Potions lessons from play. Do 10 damage to your opponent or to a creature of your
    choice."""

    number, lessons_paid, damage = 26, 2, 10


class ShrinkingPotion(Brew):
    """TC-CARD-035: During your opponent's next turn nothing does damage to you."""

    number = 35

    def played(self, s: Table, me: int) -> None:
        s.shields[me] = FROM_ALL


class Apothecary(Brew):
    """TC-CARD-041: Discard 2 cards from your hand. Search your deck for a card that needs Potions, show it and take
    it."""

    number = 41

    def playable(self, s: Table, me: int) -> bool:
        return len(s.hands[me]) >= 3

    def cost(self, s: Table, me: int) -> list[Step]:
        return [Discard(me, 2, ANY)]

    def played(self, s: Table, me: int) -> None:
        s.then(search(me, WITH_POTIONS))


class BurningBitterrootBalm(Remedy):
    """TC-CARD-045: Discard one of your Potions lessons from play. Shuffle up to 10 cards without Healing back into your
    deck."""

    number, lessons_paid, cards = 45, 1, 10


class DogbreathPotion(Poison):
    """TC-CARD-049: Discard one of your Potions lessons from play. Do 8 damage to your opponent or to a creature of your
    choice."""

    number, lessons_paid, damage = 49, 1, 8


class PomfreysPickMeUp(Brew):
    """TC-CARD-062: Put up to 3 cards without Healing from your discard pile under your deck, in any order; then draw a
    card."""

    number = 62

    def played(self, s: Table, me: int) -> None:
        s.then(gather(me, 3, NOT_HEALING, UNDER), DrawCards(me, 1))


class PotionsExam(Brew):
    """TC-CARD-063: Your opponent discards 3 cards in play, or one Potions lesson in play instead."""

    number = 63

    def played(self, s: Table, me: int) -> None:
        s.then(Exam(1 - me))


class SnufflingPotion(Brew):
    """TC-CARD-066: During your opponent's next turn every card your opponent draws is discarded."""

    number = 66

    def played(self, s: Table, me: int) -> None:
        s.snuffled[1 - me] = True


class BoilCure(Brew):
    """TC-CARD-077: Put up to 4 cards without Healing from your discard pile under your deck, in any order."""

    number = 77

    def played(self, s: Table, me: int) -> None:
        s.then(gather(me, 4, NOT_HEALING, UNDER))


class Dungbomb(Brew):
    """TC-CARD-081: During your opponent's next turn your opponent's adventures and creatures do no damage to you."""

    number = 81

    def played(self, s: Table, me: int) -> None:
        s.shields[me] |= FROM_ADVENTURES | FROM_CREATURES


class ErumpentPotion(Poison):
    """TC-CARD-083: Do 1 damage to your opponent or to a creature of your choice."""

    number, damage = 83, 1


class ForgetfulnessPotion(Brew):
    """TC-CARD-086: Discard one of your Potions lessons from play. Your opponent plays no cards in the next turn."""

    number, lessons_paid = 86, 1

    def played(self, s: Table, me: int) -> None:
        s.banned[1 - me] = True


class FoulBrew(Poison):
    """TC-CARD-087: Do 2 damage to your opponent or to a creature of your choice."""

    number, damage = 87, 2


class HospitalWing(Remedy):
    """TC-CARD-091: Discard one of your Potions lessons from play. Shuffle up to 8 cards without Healing back into your
    deck."""

    number, lessons_paid, cards = 91, 1, 8


class NoxiousPoison(Poison):
    """TC-CARD-096: Discard one of your Potions lessons from play. Do 5 damage to your opponent or to a creature of your
    choice."""

    number, lessons_paid, damage = 96, 1, 5


class PotionsMistake(Brew):
    """TC-CARD-100: Discard 3 of your Potions lessons from play. A creature or item of your opponent's, of your choice,
    is discarded."""

    number, lessons_paid = 100, 3

    def playable(self, s: Table, me: int) -> bool:
        return super().playable(s, me) and bool(removable(s, 1 - me, CREATURE_OR_ITEM))

    def played(self, s: Table, me: int) -> None:
        s.then(Remove(me, 1 - me, CREATURE_OR_ITEM))


class SnapesQuestion(Brew):
    """TC-CARD-104: Do 4 damage to your opponent, who may show a Potions lesson from the hand to prevent it."""

    number = 104

    def played(self, s: Table, me: int) -> None:
        s.then(Question(1 - me, 4))
