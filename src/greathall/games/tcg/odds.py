"""The odds of a deck: exact chances, counted over all hands."""

from collections import Counter
from math import comb

from msgspec import Struct

from greathall.games.tcg.printed import (
    CREATURE, GIVES, ITEM, KIND, LESSON_CARDS, NEEDS, NO_SUBJECT, SPELL, SUBJECT,
)

HAND = 7
TURNS = 8
ASSURED = 1.0
Drawn = tuple[int, tuple[int, ...]]
"""The number of lessons, and the subjects among them."""


class Odds(Struct, frozen=True):
    """The exact odds of a deck, if only the card of each turn is drawn.

    `lessons`: of exactly 0, 1, 2… lessons in the first hand.
    `subjects`: of a lesson of each subject in it.
    `power`: by turn, of as many lessons among the cards seen as the turn's number.
    `playable`: by turn, of a card that could be played in it if every earlier action was used for a lesson."""

    lessons: list[float]
    subjects: list[float]
    power: list[float]
    playable: list[float]


def odds_of(character: int, cards: Counter[int]) -> Odds | None:
    """TC-1.2, TC-3.2: return the odds for seven cards, and one more every turn."""
    size = cards.total()
    if size < HAND + TURNS:
        return None
    lessons = [cards[lesson] for lesson in LESSON_CARDS]
    own = sum(lessons)
    return Odds([exactly(k, size, own, HAND) for k in range(HAND + 1)],
                [some(size, count, HAND) for count in lessons],
                [at_least(turn, size, own, HAND + turn) for turn in range(1, TURNS + 1)],
                [playable(turn, character, cards) for turn in range(1, TURNS + 1)])


def exactly(k: int, size: int, good: int, drawn: int) -> float:
    """Return the chance of exactly `k` good cards among those drawn."""
    return comb(good, k) * comb(size - good, drawn - k) / comb(size, drawn)


def some(size: int, good: int, drawn: int) -> float:
    return ASSURED - exactly(0, size, good, drawn)


def at_least(k: int, size: int, good: int, drawn: int) -> float:
    return max(0.0, ASSURED - sum((exactly(n, size, good, drawn) for n in range(k)), 0.0))


def playable(turn: int, character: int, cards: Counter[int]) -> float:
    """TC-3.3, TC-4.1: return the chance that a card can be played in a turn.

    An action is left for it, and all earlier ones laid lessons as far as there were any. A card's other conditions are
    ignored."""
    lessons = [cards[lesson] for lesson in LESSON_CARDS]
    size, seen, chance = cards.total(), HAND + turn, 0.0
    for drawn, ways in hands(lessons, seen).items():
        power, subjects = with_character(character, drawn, 2 * turn - 1)
        good = sum(count for card, count in cards.items()
                   if KIND[card] in (SPELL, CREATURE, ITEM) and NEEDS[card] <= power and SUBJECT[card] in subjects)
        others, left = size - sum(lessons), seen - drawn[0]
        chance += ways * (comb(others, left) - comb(others - good, left)) / comb(size, seen)
    return chance


def hands(lessons: list[int], seen: int) -> dict[Drawn, int]:
    """Return which lessons by subject may be among the cards seen, and in how many ways."""
    found: dict[Drawn, int] = {(0, ()): 1}
    for subject, count in enumerate(lessons):
        further: Counter[Drawn] = Counter()
        for (total, subjects), ways in found.items():
            for more in range(min(count, seen - total) + 1):
                further[total + more, (*subjects, subject) if more else subjects] += ways * comb(count, more)
        found = further
    return found


def with_character(character: int, drawn: Drawn, laid: int) -> tuple[int, tuple[int, ...]]:
    """Return the total power and its subjects after laying this many lessons, the wanted subject first."""
    subject, gives = GIVES[character] if character else (NO_SUBJECT, 0)
    return min(drawn[0], laid) + gives, (*drawn[1], subject) if gives else drawn[1]
