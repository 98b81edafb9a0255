"""Decks: the rulebook's starter decks, our sample decks, and lists that people write themselves."""

from functools import cache
from typing import Any

from msgspec import Struct

from greathall.core.words import Refusal
from greathall.games.tcg.lists import Listed, read
from greathall.games.tcg.printed import CHARACTER, HERE, HOUSES, KEYWORDS, KIND, LESSON, NAME

SIZE = 60
COPIES = 4


class Deck(Struct, frozen=True):
    """A deck; `cards` are sorted numbers, without the starting character."""

    title: str
    character: int
    cards: tuple[int, ...]


def deck_of(listed: Listed) -> Deck:
    return Deck(listed.title, listed.character, tuple(sorted(listed.cards.elements())))


# ── legality ─────────────────────────────────────────────────────────────────
def faults(listed: Listed, house: bool = False) -> list[Refusal]:
    """TC-2.1, TC-2.2, TC-2.3, TC-R1.1, TC-R1.2: return why a deck is illegal, if it is.

    TC-13.1: only cards of the set may be in it. The starting character doesn't count."""
    found = [Refusal("TC-13.1", "deck-no-card", {
        "name": one.text, "line": one.line, "guess": NAME[one.guesses[0]] if one.guesses else "none"})
        for one in listed.unknown]
    found += no_character(listed.character)
    size = listed.cards.total()
    if size != SIZE:
        found.append(Refusal("TC-2.1", "deck-size", {"count": size, "size": SIZE}))
    found += [Refusal("TC-2.2", "deck-copies", {"card": NAME[card], "count": count, "most": COPIES})
              for card, count in sorted(listed.cards.items()) if count > COPIES and KIND[card] != LESSON]
    if house and len(houses(listed)) > 1:
        found.append(Refusal("TC-2.3", "deck-houses", {"houses": ", ".join(houses(listed))}))
    return found


def no_character(card: int) -> list[Refusal]:
    """TC-2.1, TC-R1.3: a deck has a starting character who is a Wizard or a Witch."""
    if not card:
        return [Refusal("TC-2.1", "deck-no-character")]
    if KIND[card] != CHARACTER or not {"Wizard", "Witch"} & KEYWORDS[card]:
        return [Refusal("TC-2.1", "deck-no-wizard", {"card": NAME[card]})]
    return []


def houses(listed: Listed) -> list[str]:
    """TC-R1.7: return the houses of a deck's cards, including the starting character's."""
    cards = [card for card in (listed.character, *listed.cards) if card]
    return [house for house in HOUSES if any(house in KEYWORDS[card] for card in cards)]


# ── the shelf ────────────────────────────────────────────────────────────────
LISTS = {file.stem: read(file.read_text(encoding="utf-8")) for file in sorted((HERE / "shelf").glob("*.txt"))}
SHELF = {name: deck_of(listed) for name, listed in LISTS.items()}
"""Every deck that comes with the game, by name."""
NAMES = tuple(SHELF)
STARTERS = ("draco", "hermione")
SAMPLES = tuple(name for name in SHELF if name not in STARTERS)


@cache
def sample_decks(house: bool) -> tuple[str, ...]:
    """Return the sample decks for players who bring none."""
    return tuple(name for name in SAMPLES if not faults(LISTS[name], house))


def starter(listed: Listed) -> str:
    """TC-2.4: return which starter deck this is, card by card; "" if it is none."""
    return next((name for name in STARTERS
                 if (LISTS[name].character, LISTS[name].cards) == (listed.character, listed.cards)), "")


def list_of(text: str) -> Listed:
    """Return the list for a text: a list, its code, or the name of a deck on the shelf."""
    return LISTS.get(text.strip()) or read(text)


def resolve_bring(bring: Any, options: dict[str, Any]) -> Deck | Refusal:
    """TC-2.1 to TC-2.4: return the deck a seat brings: one on the shelf by name, or a list of its own."""
    if not isinstance(bring, str):
        return Refusal("TC-2.1", "deck-no-list")
    listed = list_of(bring)
    if options["format"] == "basic":
        name = starter(listed)
        return SHELF[name] if name else Refusal("TC-2.4", "deck-starters")
    if not listed.cards and not listed.unknown:
        return Refusal("TC-2.1", "deck-no-list")
    return next(iter(faults(listed, options["house_decks"])), deck_of(listed))
