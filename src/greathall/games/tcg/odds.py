"""What a deck is likely to draw: exact chances, counted over all hands."""

from collections import Counter
from collections.abc import Iterator
from itertools import product
from math import comb

from greathall.core.workshop import Odds
from greathall.games.tcg.printed import (
    CREATURE, FIRST_LESSON, GIVES, ITEM, KIND, NEEDS, NO_SUBJECT, SPELL, SUBJECT, SUBJECTS,
)

HAND = 7
TURNS = 8
ASSURED = 1.0


def odds_of(character: int, cards: Counter[int]) -> Odds | None:
    """TC-1.2, TC-3.2: seven cards, and one more every turn."""
    size = cards.total()
    if size < HAND + TURNS:
        return None
    lessons = [cards[FIRST_LESSON + subject] for subject in range(len(SUBJECTS))]
    own = sum(lessons)
    return Odds([exactly(k, size, own, HAND) for k in range(HAND + 1)],
                [some(size, count, HAND) for count in lessons],
                [at_least(turn, size, own, HAND + turn) for turn in range(1, TURNS + 1)],
                [playable(turn, character, cards) for turn in range(1, TURNS + 1)])


def exactly(k: int, size: int, good: int, drawn: int) -> float:
    """The chance of `k` good cards among those drawn."""
    return comb(good, k) * comb(size - good, drawn - k) / comb(size, drawn)


def some(size: int, good: int, drawn: int) -> float:
    return ASSURED - exactly(0, size, good, drawn)


def at_least(k: int, size: int, good: int, drawn: int) -> float:
    return max(0.0, ASSURED - sum(exactly(n, size, good, drawn) for n in range(k)))


def playable(turn: int, character: int, cards: Counter[int]) -> float:
    """TC-3.3, TC-4.1: that a card can be played in a turn: an action is left for it, all before it laid lessons as far
    as there were any. What else a card asks for is not looked at."""
    kinds = {card: count for card, count in cards.items() if KIND[card] in (SPELL, CREATURE, ITEM)}
    lessons = [cards[FIRST_LESSON + subject] for subject in range(len(SUBJECTS))]
    others, seen, chance = cards.total() - sum(lessons), HAND + turn, 0.0
    for held in hands(lessons, seen):
        left = seen - sum(held)
        power, subjects = with_character(character, held, 2 * turn - 1)
        good = sum(count for card, count in kinds.items() if NEEDS[card] <= power and SUBJECT[card] in subjects)
        ways = comb(others, left) - comb(others - good, left)
        for count, drawn in zip(lessons, held, strict=True):
            ways *= comb(count, drawn)
        chance += ways / comb(cards.total(), seen)
    return chance


def hands(lessons: list[int], seen: int) -> Iterator[tuple[int, ...]]:
    """So many of each lesson may be among the cards seen."""
    return (held for held in product(*(range(min(count, seen) + 1) for count in lessons)) if sum(held) <= seen)


def with_character(character: int, held: tuple[int, ...], laid: int) -> tuple[int, set[int]]:
    """Power in all and its subjects, when so many of the lessons could be laid, one of each subject first."""
    subject, gives = GIVES[character] if character else (NO_SUBJECT, 0)
    subjects = {one for one, count in enumerate(held) if count} | ({subject} if gives else set())
    return min(sum(held), laid) + gives, subjects
