"""Choices of cards that leave a hand, or play."""

from typing import Any, Final

from greathall.core.words import Action, Ask, Refusal, Step
from greathall.games.tcg.model import Done, Looked, Pick, Show, Suffer, Target
from greathall.games.tcg.play.damage import creature_targets, targets
from greathall.games.tcg.play.table import Table
from greathall.games.tcg.printed import (
    ANY, KIND, LESSON, LESSON_CARDS, NO_SUBJECT, NUMBER, POTIONS, fits, subject_of,
)
from greathall.games.tcg.refusals import HELD, THEIRS, not_among, not_in_play, not_removable, of_card

POTIONS_EXAM: Final = NUMBER["Potions Exam"]


def asking(s: Table, ask: Ask) -> None:
    """Ask, unless everyone can see that there is at most one answer."""
    found = ask.legal(s)
    if len(found) > 1:
        s.then(ask)
    elif found:
        ask.take(s, found[0])


class Discard(Ask):
    """TC-14.4, TC-R5.2: discard cards of your choice from hand, one at a time; they are seen only then."""

    idle = False
    left: int
    what: int

    def legal(self, s: Table) -> list[Action]:
        return [Pick(card) for card in sorted(set(s.hands[self.seat].cards)) if fits(card, self.what)] or [Done()]

    def why_not(self, s: Table, a: Action) -> Refusal | None:
        return not_among(s, a, HELD, s.hands[self.seat].cards, self.what, due=self.left)

    def take(self, s: Table, a: Any) -> None:
        if isinstance(a, Pick):
            s.shed(self.seat, a.card)
            if self.left > 1:
                s.then(Discard(self.seat, self.left - 1, self.what))


def discards(s: Table, who: int, count: int) -> Step:
    """TC-10.2: discard this many cards from a hand, or all of it if it has no more."""
    return Discard(who, count, ANY) if len(s.hands[who]) > count else DiscardAll(who, ANY)


class DiscardAll(Step):
    """Every card in a hand that fits is discarded."""

    who: int
    what: int

    def take(self, s: Table, a: None) -> None:
        for card in sorted(s.hands[self.who].cards):
            if fits(card, self.what):
                s.shed(self.who, card)


class Look(Step):
    """TC-R5.10: you see your opponent's hand and may remember it."""

    who: int

    def take(self, s: Table, a: None) -> None:
        hand = s.hands[1 - self.who]
        for place in range(len(hand)):
            hand.show(place, 1 << self.who)
        s.tell(Looked, self.who, tuple(sorted(hand.cards)))


class TakeAway(Ask):
    """One card from the opponent's hand, just seen, is discarded; or none, if the card allows that."""

    idle = False
    may: bool

    def legal(self, s: Table) -> list[Action]:
        found: list[Action] = [Pick(card) for card in sorted(set(s.hands[1 - self.seat].cards))]
        return [Done(), *found] if self.may or not found else found

    def why_not(self, s: Table, a: Action) -> Refusal | None:
        return not_among(s, a, THEIRS, s.hands[1 - self.seat].cards)

    def take(self, s: Table, a: Any) -> None:
        if isinstance(a, Pick):
            s.shed(1 - self.seat, a.card)


class Away(Step):
    """Cards in play on a side are discarded, this many or as many as there are.

    `who` chooses, and is asked only if others could go instead."""

    who: int
    side: int
    what: int
    subject: int = NO_SUBJECT
    count: int = 1

    def take(self, s: Table, a: None) -> None:
        ask = Remove(self.who, self.side, self.what, self.subject)
        for left in range(self.count, 0, -1):
            found = ask.legal(s)
            if len(found) > 1 and how_many(s, self.side, found) > left:
                s.then(ask, Away(self.who, self.side, self.what, self.subject, left - 1))
                return
            if found:
                ask.take(s, found[0])


def how_many(s: Table, side: int, found: list[Action]) -> int:
    """Return how many cards these choices stand for: lessons of a subject are one choice."""
    return sum(s.lessons[side][subject_of(a.card)] if isinstance(a, Pick) and KIND[a.card] == LESSON else 1
               for a in found)


class Remove(Ask):
    """TC-14.4, TC-R4.14: a card in play on a side, chosen by a player, is discarded; lessons by their subject."""

    idle = False
    side: int
    what: int
    subject: int = NO_SUBJECT

    def legal(self, s: Table) -> list[Action]:
        return removable(s, self.side, self.what, self.subject)

    def why_not(self, s: Table, a: Action) -> Refusal | None:
        return not_removable(s, self.seat, a, self.side, self.what)

    def take(self, s: Table, a: Any) -> None:
        if isinstance(a, Target):
            s.discard(a.side, a.place)
        elif a.card == s.adventure[self.side]:
            s.drop_adventure(self.side)
        else:
            s.drop_lesson(self.side, a.card)


def removable(s: Table, side: int, what: int, subject: int = NO_SUBJECT) -> list[Action]:
    """TC-7.2: return which cards of a side can be chosen to leave play; with a subject, only its lessons."""
    lessons = [Pick(lesson) for lesson in LESSON_CARDS if s.lessons[side][subject_of(lesson)] and fits(lesson, what)
               and subject in (NO_SUBJECT, subject_of(lesson))]
    if subject != NO_SUBJECT:
        return [*lessons]
    adventure = [Pick(card) for card in s.adventure[side:side + 1] if card and fits(card, what)]
    return [*lessons, *adventure, *targets(s, side, s.places(side, what))]


class KeepOne(Ask):
    """You keep one of several creatures and discard the others."""

    idle = False

    def legal(self, s: Table) -> list[Action]:
        return targets(s, self.seat, s.creatures(self.seat))

    def why_not(self, s: Table, a: Action) -> Refusal | None:
        return not_in_play(s, self.seat, a, side=self.seat)

    def take(self, s: Table, a: Any) -> None:
        for place in reversed(s.creatures(self.seat)):
            if place != a.place:
                s.discard(self.seat, place)


class BackToHand(Ask):
    """Any creature in play goes back to its owner's hand."""

    idle = False

    def legal(self, s: Table) -> list[Action]:
        return creature_targets(s)

    def why_not(self, s: Table, a: Action) -> Refusal | None:
        return not_in_play(s, self.seat, a)

    def take(self, s: Table, a: Any) -> None:
        s.to_hand(a.side, s.leave(a.side, a.place), "hand")


class Exam(Ask):
    """Potions Exam: discard one Potions lesson in play, or three cards in play."""

    idle = False

    def legal(self, s: Table) -> list[Action]:
        return [Suffer(), Show(LESSON_CARDS[POTIONS])]

    def why_not(self, s: Table, a: Action) -> Refusal | None:
        return of_card(POTIONS_EXAM, "no-show") if isinstance(a, Show) else None

    def take(self, s: Table, a: Any) -> None:
        if isinstance(a, Show):
            s.drop_lesson(self.seat, a.card)
        else:
            s.then(examination(self.seat))


def examination(who: int) -> Away:
    """TC-R4.14: discard three of their cards in play, including their adventure."""
    return Away(who, who, ANY, count=3)
