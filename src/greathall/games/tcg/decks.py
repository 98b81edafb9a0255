"""Decks: the starter decks of the rulebook, sample decks of ours, and lists that people write themselves. All are plain
text: a title, `Character: name`, then lines like `4 Vermillious`; what follows a # is a remark."""

import re
from collections import Counter
from functools import cache
from typing import Any

from msgspec import Struct

from greathall.core.words import Refusal
from greathall.games.tcg.printed import CARDS, CHARACTER, HERE, HOUSES, KEYWORDS, KIND, LESSON, NAME, SAME

SIZE = 60
COPIES = 4
LONGEST = 4000
"""No list is longer than this, in letters."""


class Deck(Struct, frozen=True):
    """`cards` are numbers, sorted; the starting character is not among them. The printings of a card are one."""

    title: str
    character: int
    cards: tuple[int, ...]


def plain(name: str) -> str:
    return re.sub(r"[^a-z0-9]", "", name.casefold())


BY_NAME = {plain(NAME[card]): SAME[card] for card in CARDS}


def read(text: str) -> Deck | Refusal:
    """A list as people write it."""
    title, character, cards = "", 0, []
    for line in filter(None, (line.partition("#")[0].strip() for line in text[:LONGEST].splitlines())):
        if found := re.match(r"character\s*:\s*(.+)", line, re.IGNORECASE):
            character = BY_NAME.get(plain(found[1]), 0)
        elif found := re.match(r"(\d{1,3})\s*x?\s+(.+)", line):
            card = BY_NAME.get(plain(found[2]), 0)
            if not card:
                return Refusal("TC-13.1", "deck-no-card", {"name": found[2][:40]})
            cards += [card] * int(found[1])
        else:
            title = line[:60]
    return Deck(title, character, tuple(sorted(cards)))


def written(deck: Deck) -> str:
    """The list, to be read again."""
    counts = Counter(deck.cards)
    lines = [f"{count} {NAME[card]}" for card, count in sorted(counts.items(), key=lambda one: (-KIND[one[0]], one[0]))]
    return "\n".join([deck.title, f"Character: {NAME[deck.character]}", *lines, ""])


def fault(deck: Deck, house: bool = False) -> Refusal | None:
    """TC-2.1 to TC-2.3: why a deck may not be played, if it may not."""
    if not deck.character or KIND[deck.character] != CHARACTER or not {"Wizard", "Witch"} & KEYWORDS[deck.character]:
        return Refusal("TC-2.1", "deck-no-character")
    if len(deck.cards) != SIZE:
        return Refusal("TC-2.1", "deck-size", {"count": len(deck.cards), "size": SIZE})
    for card, count in Counter(deck.cards).items():
        if count > COPIES and KIND[card] != LESSON:
            return Refusal("TC-2.2", "deck-copies", {"card": NAME[card], "count": count, "most": COPIES})
    if house and len(houses(deck)) > 1:
        return Refusal("TC-2.3", "deck-houses", {"houses": ", ".join(sorted(houses(deck)))})
    return None


def houses(deck: Deck) -> set[str]:
    """The houses a deck's cards belong to, the starting character's too."""
    return {house for card in (deck.character, *deck.cards) for house in HOUSES if house in KEYWORDS[card]}


def _shelf() -> dict[str, Deck]:
    found = {}
    for file in sorted((HERE / "shelf").glob("*.txt")):
        deck = read(file.read_text(encoding="utf-8"))
        assert isinstance(deck, Deck), (file, deck)
        found[file.stem] = deck
    return found


SHELF = _shelf()
"""Every deck that comes with the game, by name."""
STARTERS = ("draco", "hermione")
SAMPLES = tuple(name for name in SHELF if name not in STARTERS)


@cache
def offered(house: bool) -> tuple[str, ...]:
    """Sample decks for who brings none."""
    return tuple(name for name in SAMPLES if fault(SHELF[name], house) is None)


def brought(bring: Any, options: dict[str, Any]) -> Deck | Refusal:
    """TC-2.1 to TC-2.4: what a seat puts on the table: the name of a deck on the shelf, or a list of its own."""
    if not isinstance(bring, str):
        return Refusal("TC-2.1", "deck-no-list")
    name = bring.strip()
    if options["format"] == "basic":
        return SHELF[name] if name in STARTERS else Refusal("TC-2.4", "deck-starters")
    deck = SHELF[name] if name in SAMPLES else read(bring)
    return deck if isinstance(deck, Refusal) else fault(deck, options["house_decks"]) or deck
