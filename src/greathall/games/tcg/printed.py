"""The printed facts of the 116 cards: figures, kinds, keywords.

Their effects are in cards/."""

import json
from pathlib import Path
from typing import Any, Final

HERE: Final = Path(__file__).parent
ROWS: Final[list[dict[str, Any]]] = json.loads((HERE / "base_set.json").read_text(encoding="utf-8"))
SUBJECTS: Final = ["care", "charms", "potions", "transfiguration"]
CARE: Final = 0; CHARMS: Final = 1; POTIONS: Final = 2; TRANSFIGURATION: Final = 3
NO_SUBJECT: Final = -1
KINDS: Final = ["Character", "Adventure", "Spell", "Creature", "Item", "Lesson"]
CHARACTER: Final = 0; ADVENTURE: Final = 1; SPELL: Final = 2; CREATURE: Final = 3; ITEM: Final = 4; LESSON: Final = 5
CARDS: Final = range(1, len(ROWS) + 1)
FIRST_LESSON: Final = 113
"""The four lessons are the last cards, in the order of the subjects."""
LESSON_CARDS: Final = list(range(FIRST_LESSON, FIRST_LESSON + len(SUBJECTS)))


# by number; place 0 is no card
NAME: Final[list[str]] = ["", *(row["name"] for row in ROWS)]
KIND: Final[list[int]] = [-1, *(KINDS.index(row["type"]) for row in ROWS)]
SUBJECT: Final[list[int]] = [-1, *(SUBJECTS.index(row["lesson"]) if row["lesson"] else NO_SUBJECT for row in ROWS)]
NEEDS: Final[list[int]] = [0, *(row["power_needed"] or 0 for row in ROWS)]
DAMAGE: Final[list[int]] = [0, *(row["damage_each_turn"] or 0 for row in ROWS)]
HEALTH: Final[list[int]] = [0, *(row["health"] or 0 for row in ROWS)]
KEYWORDS: Final[list[frozenset[str]]] = [frozenset(), *(frozenset(row["keywords"]) for row in ROWS)]
ACTIONS: Final[list[int]] = [0, *(row["actions_to_play"] or 1 for row in ROWS)]
GIVES: Final[list[tuple[int, int]]] = [(NO_SUBJECT, 0), *(
    (SUBJECTS.index(row["provides_power"]["lesson"]), row["provides_power"]["amount"]) if row["provides_power"]
    else (NO_SUBJECT, 0) for row in ROWS)]
UNIQUE: Final = [False, *("Unique" in row["keywords"] for row in ROWS)]
HEALING: Final = [False, *("Healing" in row["keywords"] for row in ROWS)]
HOUSES: Final = ("Gryffindor", "Slytherin", "Ravenclaw", "Hufflepuff")

# the two printings of Draco and Hermione are one card for every rule
SAME: Final[list[int]] = list(range(len(ROWS) + 1))
for _row in ROWS:
    if _row["variant"] and _row["variant"].get("same_rules_as"):
        SAME[_row["number"]] = min(_row["number"], *_row["variant"]["same_rules_as"])

NUMBER: Final = {row["name"]: SAME[row["number"]] for row in ROWS}
CALLED: Final = ["none", *(SUBJECTS[card - FIRST_LESSON] if KIND[card] == LESSON else NAME[card] for card in CARDS)]
"""How sentences are given a card: by name, or lessons by subject, so that each language can translate them."""

# filters for a choice of cards
(ANY, LESSONS, CREATURES, ITEMS, ADVENTURES, NOT_HEALING, WITH_POTIONS, WITH_CHARMS, ITEM_OR_LESSON,
 CREATURE_OR_ITEM, CHARACTERS) = range(11)
OF_KINDS: Final = {LESSONS: (LESSON,), CREATURES: (CREATURE,), ITEMS: (ITEM,), ADVENTURES: (ADVENTURE,),
                   ITEM_OR_LESSON: (ITEM, LESSON), CREATURE_OR_ITEM: (CREATURE, ITEM), CHARACTERS: (CHARACTER,)}
OF_SUBJECT: Final = {WITH_POTIONS: POTIONS, WITH_CHARMS: CHARMS}


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
