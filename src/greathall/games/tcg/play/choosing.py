"""Choices: which cards leave a hand, or play."""

from typing import Any

from greathall.core.words import Action, Ask, Step
from greathall.games.tcg.model import Done, Looked, Pick, Show, Suffer, Target
from greathall.games.tcg.play.damage import creature_targets
from greathall.games.tcg.play.table import LESSON_CARDS, Table
from greathall.games.tcg.printed import FIRST_LESSON, POTIONS, fits


class Discard(Ask):
    """TC-14.4: so many hand cards of the own choice, one after the other; what there are not, are not discarded."""

    idle = False
    left: int
    what: int

    def options(self, s: Table) -> list[Action]:
        return [Pick(card) for card in sorted(set(s.hands[self.seat].cards)) if fits(card, self.what)] or [Done()]

    def take(self, s: Table, a: Any) -> None:
        if isinstance(a, Pick):
            s.shed(self.seat, a.card)
            if self.left > 1:
                s.then(Discard(self.seat, self.left - 1, self.what))


class DiscardAll(Step):
    """What fits, of a whole hand."""

    who: int
    what: int

    def take(self, s: Table, a: None) -> None:
        for card in sorted(s.hands[self.who].cards):
            if fits(card, self.what):
                s.shed(self.who, card)


class Look(Step):
    """The other's hand is seen by this player, who may remember it."""

    who: int

    def take(self, s: Table, a: None) -> None:
        hand = s.hands[1 - self.who]
        for place in range(len(hand)):
            hand.show(place, 1 << self.who)
        s.tell(Looked, self.who, tuple(sorted(hand.cards)))


class TakeAway(Ask):
    """One card of the other's hand, just seen, which is discarded; where the card says so, or none."""

    idle = False
    may: bool

    def options(self, s: Table) -> list[Action]:
        found: list[Action] = [Pick(card) for card in sorted(set(s.hands[1 - self.seat].cards))]
        return [Done(), *found] if self.may or not found else found

    def take(self, s: Table, a: Any) -> None:
        if isinstance(a, Pick):
            s.shed(1 - self.seat, a.card)


class Remove(Ask):
    """TC-14.4: a card in play on a side, chosen by a player, is discarded; lessons by their subject."""

    idle = False
    side: int
    what: int
    subject: int = -1

    def options(self, s: Table) -> list[Action]:
        return removable(s, self.side, self.what, self.subject) or [Done()]

    def take(self, s: Table, a: Any) -> None:
        if isinstance(a, Pick):
            s.drop_lesson(self.side, a.card)
        elif isinstance(a, Target):
            s.discard(a.side, a.place)


def removable(s: Table, side: int, what: int, subject: int = -1) -> list[Action]:
    lessons = [lesson for lesson in LESSON_CARDS if s.lessons[side][lesson - FIRST_LESSON] and fits(lesson, what)
               and subject in (-1, lesson - FIRST_LESSON)]
    board = [] if subject >= 0 else s.places(side, what)
    return [*map(Pick, lessons), *(Target(side, place) for place in board)]


class KeepOne(Ask):
    """Of several creatures one is kept, the others are discarded."""

    idle = False

    def options(self, s: Table) -> list[Action]:
        return [Target(self.seat, place) for place in s.creatures(self.seat)] or [Done()]

    def take(self, s: Table, a: Any) -> None:
        if isinstance(a, Target):
            for place in reversed(s.creatures(self.seat)):
                if place != a.place:
                    s.discard(self.seat, place)


class BackToHand(Ask):
    """Any creature in play goes back to its owner's hand."""

    idle = False

    def options(self, s: Table) -> list[Action]:
        return creature_targets(s) or [Done()]

    def take(self, s: Table, a: Any) -> None:
        if isinstance(a, Target):
            s.to_hand(a.side, s.leave(a.side, a.place), "hand")


class Exam(Ask):
    """Potions Exam: a Potions lesson in play, or three cards in play."""

    idle = False

    def options(self, s: Table) -> list[Action]:
        lesson = FIRST_LESSON + POTIONS
        return [Suffer(), Show(lesson)] if s.lessons[self.seat][POTIONS] else [Suffer()]

    def take(self, s: Table, a: Any) -> None:
        if isinstance(a, Show):
            s.drop_lesson(self.seat, a.card)
        else:
            s.then(*(RemoveOwn(self.seat) for _ in range(3)))


class RemoveOwn(Ask):
    """One of the own cards in play, the own adventure too."""

    idle = False

    def options(self, s: Table) -> list[Action]:
        found = removable(s, self.seat, 0)
        if s.adventure[self.seat]:
            found.append(Pick(s.adventure[self.seat])) if not found or isinstance(found[-1], Pick) else found.insert(
                next((i for i, a in enumerate(found) if isinstance(a, Target)), 0), Pick(s.adventure[self.seat]))
        return found or [Done()]

    def take(self, s: Table, a: Any) -> None:
        if isinstance(a, Target):
            s.discard(a.side, a.place)
        elif isinstance(a, Pick) and a.card == s.adventure[self.seat]:
            s.drop_adventure(self.seat)
        elif isinstance(a, Pick):
            s.drop_lesson(self.seat, a.card)
