"""Transfiguration: get rid of the opponent's cards, and get more of your own."""

from greathall.core.words import Refusal, Step
from greathall.games.tcg.cards.card import Card, lessons_in_play, pay_lessons, search
from greathall.games.tcg.model import Granted
from greathall.games.tcg.play.choosing import Away, KeepOne, removable
from greathall.games.tcg.play.laying import LayLessons
from greathall.games.tcg.play.rewards import Reward
from greathall.games.tcg.play.striking import strikes
from greathall.games.tcg.play.table import Table
from greathall.games.tcg.printed import (
    CARE, CHARMS, CREATURES, ITEM_OR_LESSON, ITEMS, LESSONS, NO_SUBJECT, POTIONS, SUBJECTS, TRANSFIGURATION,
)
from greathall.games.tcg.refusals import of_card


class Platform934(Card):
    """TC-CARD-032: To play it, discard 1 of your lessons from play. You have 2 more actions this turn."""

    number = 32
    lack = "lesson"

    def playable(self, s: Table, me: int) -> bool:
        return lessons_in_play(s, me) > 0

    def cost(self, s: Table, me: int) -> list[Step]:
        return pay_lessons(me, 1)

    def on_play(self, s: Table, me: int) -> None:
        s.actions += 2
        s.tell(Granted, me, 2)


class RavenToWritingDesk(Card):
    """TC-CARD-034: If your opponent has 2 or more creatures, choose one of them: it is discarded."""

    number = 34

    def on_play(self, s: Table, me: int) -> None:
        if len(s.creatures(1 - me)) >= 2:
            s.then(Away(me, 1 - me, CREATURES))


class TransfigurationExam(Card):
    """TC-CARD-037: All creatures in play are discarded, even yours."""

    number = 37

    def on_play(self, s: Table, me: int) -> None:
        for side in (0, 1):
            for place in reversed(s.creatures(side)):
                s.discard(side, place)


class TransfigurationTest(Card):
    """TC-CARD-038: If your opponent has 2 or more creatures, they keep one of their choice and discard the others.

    Then do the same with yours."""

    number = 38

    def on_play(self, s: Table, me: int) -> None:
        s.then(*(KeepOne(side) for side in (1 - me, me) if len(s.creatures(side)) >= 2))


class Alchemy(Card):
    """TC-CARD-040: You may take up to 2 lessons from your deck: show them and put them into your hand.

    Then shuffle your deck."""

    number = 40

    def on_play(self, s: Table, me: int) -> None:
        s.then(search(me, LESSONS, 2))


class Apparate(Card):
    """TC-CARD-042: Your opponent's adventure is discarded. Nobody gets its reward."""

    number = 42
    lack = "their-adventure"

    def playable(self, s: Table, me: int) -> bool:
        return bool(s.adventure[1 - me])

    def on_play(self, s: Table, me: int) -> None:
        s.drop_adventure(1 - me)


class DracosTrick(Card):
    """TC-CARD-050: Your own adventure is discarded, and you get its reward as if your opponent had played it."""

    number = 50
    lack = "own-adventure"

    def playable(self, s: Table, me: int) -> bool:
        return bool(s.adventure[me])

    def on_play(self, s: Table, me: int) -> None:
        s.then(Reward(me, me, s.drop_adventure(me)))


class TakeRoot(Card):
    """TC-CARD-068: Your opponent chooses one of their creatures and discards it."""

    number = 68
    lack = "their-creature"

    def playable(self, s: Table, me: int) -> bool:
        return bool(s.creatures(1 - me))

    def on_play(self, s: Table, me: int) -> None:
        s.then(Away(1 - me, 1 - me, CREATURES))


class Transmogrify(Card):
    """TC-CARD-069: To play it, discard 1 of your creatures from play.

    You may take 1 creature from your deck: show it and put it into your hand. Then shuffle your deck."""

    number = 69
    lack = "own-creature"

    def playable(self, s: Table, me: int) -> bool:
        return bool(s.creatures(me))

    def cost(self, s: Table, me: int) -> list[Step]:
        return [Away(me, me, CREATURES)]

    def on_play(self, s: Table, me: int) -> None:
        s.then(search(me, CREATURES))


class VanishingGlass(Card):
    """TC-CARD-071: Choose a lesson of your opponent's: it is discarded.

    Then you may take 1 creature from your deck: show it and put it into your hand. Shuffle your deck."""

    number = 71
    lack = "their-lesson"

    def playable(self, s: Table, me: int) -> bool:
        return lessons_in_play(s, 1 - me) > 0

    def on_play(self, s: Table, me: int) -> None:
        s.then(Away(me, 1 - me, LESSONS), search(me, CREATURES))


class AwayWith(Card):
    """A card that discards one of your opponent's cards, of your choice among some."""

    what, subject = LESSONS, NO_SUBJECT

    def playable(self, s: Table, me: int) -> bool:
        return bool(removable(s, 1 - me, self.what, self.subject))

    def lacking(self, s: Table, me: int) -> Refusal:
        if self.subject == NO_SUBJECT:
            return super().lacking(s, me)
        return of_card(self.number, "no-their-subject", subject=SUBJECTS[self.subject])

    def on_play(self, s: Table, me: int) -> None:
        s.then(Away(me, 1 - me, self.what, self.subject))


class Avifors(AwayWith):
    """TC-CARD-074: A Care of Magical Creatures lesson of your opponent's is discarded."""

    number, subject = 74, CARE


class CauldronToSieve(AwayWith):
    """TC-CARD-079: A Potions lesson of your opponent's is discarded."""

    number, subject = 79, POTIONS


class Epoximise(AwayWith):
    """TC-CARD-082: A Charms lesson of your opponent's is discarded."""

    number, subject = 82, CHARMS


class Homework(Card):
    """TC-CARD-090: Put up to 2 lessons from your hand into play."""

    number = 90

    def on_play(self, s: Table, me: int) -> None:
        s.then(LayLessons(me, 2))


class Incarcifors(AwayWith):
    """TC-CARD-093: Choose a creature of your opponent's: it is discarded."""

    number, what = 93, CREATURES
    lack = "their-creature"


class LostNotes(AwayWith):
    """TC-CARD-094: Choose an item or a lesson of your opponent's: it is discarded."""

    number, what = 94, ITEM_OR_LESSON
    lack = "their-item-or-lesson"


class RestrictedSection(AwayWith):
    """TC-CARD-102: A Transfiguration lesson of your opponent's is discarded."""

    number, subject = 102, TRANSFIGURATION


class SquiggleQuill(AwayWith):
    """TC-CARD-105: Choose an item of your opponent's: it is discarded."""

    number, what = 105, ITEMS
    lack = "their-item"


class Steelclaw(Card):
    """TC-CARD-106: Each of your creatures does its damage to your opponent right now."""

    number = 106

    def on_play(self, s: Table, me: int) -> None:
        s.then(*strikes(s, me))
