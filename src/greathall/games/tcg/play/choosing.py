"""Choices: which cards leave a hand, or play."""

from typing import Any

from greathall.core.words import Action, Ask, Step
from greathall.games.tcg.model import Done, Looked, Pick, Show, Suffer, Target
from greathall.games.tcg.play.damage import creature_targets, targets
from greathall.games.tcg.play.table import Table
from greathall.games.tcg.printed import ANY, LESSON_CARDS, NO_SUBJECT, POTIONS, fits, subject_of


def asking(s: Table, ask: Ask) -> None:
    """What all can see to have one answer, or none, is not asked."""
    found = ask.options(s)
    if len(found) > 1:
        s.then(ask)
    elif found:
        ask.take(s, found[0])


class Discard(Ask):
    """TC-14.4, TC-R5.2: so many hand cards of the own choice, one after the other, seen only when discarded."""

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


def discards(s: Table, who: int, count: int) -> Step:
    """TC-10.2: so many cards of a hand, or the whole hand where it has no more."""
    return Discard(who, count, ANY) if len(s.hands[who]) > count else DiscardAll(who, ANY)


class DiscardAll(Step):
    """What fits, of a whole hand."""

    who: int
    what: int

    def take(self, s: Table, a: None) -> None:
        for card in sorted(s.hands[self.who].cards):
            if fits(card, self.what):
                s.shed(self.who, card)


class Look(Step):
    """TC-R5.10: the other's hand is seen by this player, who may remember it."""

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


class Away(Step):
    """A card in play on a side is discarded; `who` chooses, and is asked only where more than one could go."""

    who: int
    side: int
    what: int
    subject: int = NO_SUBJECT

    def take(self, s: Table, a: None) -> None:
        asking(s, Remove(self.who, self.side, self.what, self.subject))


class Remove(Ask):
    """TC-14.4: a card in play on a side, chosen by a player, is discarded; lessons by their subject."""

    idle = False
    side: int
    what: int
    subject: int = NO_SUBJECT

    def options(self, s: Table) -> list[Action]:
        return removable(s, self.side, self.what, self.subject)

    def take(self, s: Table, a: Any) -> None:
        if isinstance(a, Pick):
            s.drop_lesson(self.side, a.card)
        else:
            s.discard(a.side, a.place)


def removable(s: Table, side: int, what: int, subject: int = NO_SUBJECT) -> list[Action]:
    """TC-7.2: what of a side can be chosen to leave play; with a subject, only its lessons."""
    lessons = [lesson for lesson in LESSON_CARDS if s.lessons[side][subject_of(lesson)] and fits(lesson, what)
               and subject in (NO_SUBJECT, subject_of(lesson))]
    board = s.places(side, what) if subject == NO_SUBJECT else []
    return [*map(Pick, lessons), *targets(s, side, board)]


class KeepOne(Ask):
    """Of several creatures one is kept, the others are discarded."""

    idle = False

    def options(self, s: Table) -> list[Action]:
        return targets(s, self.seat, s.creatures(self.seat))

    def take(self, s: Table, a: Any) -> None:
        for place in reversed(s.creatures(self.seat)):
            if place != a.place:
                s.discard(self.seat, place)


class BackToHand(Ask):
    """Any creature in play goes back to its owner's hand."""

    idle = False

    def options(self, s: Table) -> list[Action]:
        return creature_targets(s)

    def take(self, s: Table, a: Any) -> None:
        s.to_hand(a.side, s.leave(a.side, a.place), "hand")


class Exam(Ask):
    """Potions Exam: one Potions lesson in play, or three cards in play."""

    idle = False

    def options(self, s: Table) -> list[Action]:
        return [Suffer(), Show(LESSON_CARDS[POTIONS])]

    def take(self, s: Table, a: Any) -> None:
        if isinstance(a, Show):
            s.drop_lesson(self.seat, a.card)
        else:
            s.then(Clear(self.seat, 3))


class Clear(Step):
    """So many of a player's cards in play, which they choose where they have more."""

    who: int
    left: int

    def take(self, s: Table, a: None) -> None:
        ask, me = RemoveOwn(self.who), self.who
        in_play = sum(s.lessons[me]) + len(s.board[me]) - 1 + bool(s.adventure[me])
        if not self.left or not in_play:
            return
        s.then(Clear(me, self.left - 1))
        if in_play > self.left:
            s.then(ask)
        else:
            ask.take(s, ask.options(s)[0])


class RemoveOwn(Ask):
    """TC-R4.14: one of the own cards in play, the own adventure too."""

    idle = False

    def options(self, s: Table) -> list[Action]:
        found = removable(s, self.seat, ANY)
        lessons = sum(isinstance(a, Pick) for a in found)
        adventure = [Pick(s.adventure[self.seat])] if s.adventure[self.seat] else []
        return [*found[:lessons], *adventure, *found[lessons:]]

    def take(self, s: Table, a: Any) -> None:
        if isinstance(a, Target):
            s.discard(a.side, a.place)
        elif a.card == s.adventure[self.seat]:
            s.drop_adventure(self.seat)
        else:
            s.drop_lesson(self.seat, a.card)
