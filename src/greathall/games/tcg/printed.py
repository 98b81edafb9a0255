"""The printed facts of the 116 cards: figures, kinds, keywords.

Their effects are in cards/."""

import json
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
ROWS: list[dict[str, Any]] = json.loads((HERE / "base_set.json").read_text(encoding="utf-8"))
SUBJECTS = ["care", "charms", "potions", "transfiguration"]
CARE, CHARMS, POTIONS, TRANSFIGURATION = range(4)
NO_SUBJECT = -1
KINDS = ["Character", "Adventure", "Spell", "Creature", "Item", "Lesson"]
CHARACTER, ADVENTURE, SPELL, CREATURE, ITEM, LESSON = range(6)
CARDS = range(1, len(ROWS) + 1)
FIRST_LESSON = 113
"""The four lessons are the last cards, in the order of the subjects."""
LESSON_CARDS = list(range(FIRST_LESSON, FIRST_LESSON + len(SUBJECTS)))


# by number; place 0 is no card
NAME: list[str] = ["", *(row["name"] for row in ROWS)]
KIND: list[int] = [-1, *(KINDS.index(row["type"]) for row in ROWS)]
SUBJECT: list[int] = [-1, *(SUBJECTS.index(row["lesson"]) if row["lesson"] else NO_SUBJECT for row in ROWS)]
NEEDS: list[int] = [0, *(row["power_needed"] or 0 for row in ROWS)]
DAMAGE: list[int] = [0, *(row["damage_each_turn"] or 0 for row in ROWS)]
HEALTH: list[int] = [0, *(row["health"] or 0 for row in ROWS)]
KEYWORDS: list[frozenset[str]] = [frozenset(), *(frozenset(row["keywords"]) for row in ROWS)]
ACTIONS: list[int] = [0, *(row["actions_to_play"] or 1 for row in ROWS)]
GIVES: list[tuple[int, int]] = [(NO_SUBJECT, 0), *(
    (SUBJECTS.index(row["provides_power"]["lesson"]), row["provides_power"]["amount"]) if row["provides_power"]
    else (NO_SUBJECT, 0) for row in ROWS)]
UNIQUE = [False, *("Unique" in row["keywords"] for row in ROWS)]
HEALING = [False, *("Healing" in row["keywords"] for row in ROWS)]
HOUSES = ("Gryffindor", "Slytherin", "Ravenclaw", "Hufflepuff")

# the two printings of Draco and Hermione are one card for every rule
SAME: list[int] = list(range(len(ROWS) + 1))
for _row in ROWS:
    if _row["variant"] and _row["variant"].get("same_rules_as"):
        SAME[_row["number"]] = min(_row["number"], *_row["variant"]["same_rules_as"])

NUMBER = {row["name"]: SAME[row["number"]] for row in ROWS}
CALLED = ["none", *(SUBJECTS[card - FIRST_LESSON] if KIND[card] == LESSON else NAME[card] for card in CARDS)]
"""How sentences are given a card: by name, or lessons by subject, so that each language can translate them."""

# filters for a choice of cards
(ANY, LESSONS, CREATURES, ITEMS, ADVENTURES, NOT_HEALING, WITH_POTIONS, WITH_CHARMS, ITEM_OR_LESSON,
 CREATURE_OR_ITEM, CHARACTERS) = range(11)
OF_KINDS = {LESSONS: (LESSON,), CREATURES: (CREATURE,), ITEMS: (ITEM,), ADVENTURES: (ADVENTURE,),
            ITEM_OR_LESSON: (ITEM, LESSON), CREATURE_OR_ITEM: (CREATURE, ITEM), CHARACTERS: (CHARACTER,)}
OF_SUBJECT = {WITH_POTIONS: POTIONS, WITH_CHARMS: CHARMS}


def fits(card: int, what: int) -> bool:
    """TC-11.1: return whether a card fits a filter, by its kind, its subject or a keyword."""
    if what in OF_KINDS:
        return KIND[card] in OF_KINDS[what]
    if what in OF_SUBJECT:
        return SUBJECT[card] == OF_SUBJECT[what]
    return what == ANY or not HEALING[card]


def subject_of(lesson: int) -> int:
    return lesson - FIRST_LESSON


def one_by_one(lessons: list[int]) -> list[int]:
    """Return lessons that are counted by subject, card by card."""
    return [card for card, count in zip(LESSON_CARDS, lessons, strict=True) for _ in range(count)]
