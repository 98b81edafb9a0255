"""The builder's side of the game: what a list is, what may be said of it, and how it plays alone."""

from collections import Counter
from random import Random
from typing import Any

from greathall.core.catalogue import Locale, book
from greathall.core.words import Refusal
from greathall.core.workshop import Balance, DeckReport, Goldfish, ShelfDeck, Workshop
from greathall.games.tcg.decks import LISTS, SIZE, STARTERS, deck_of, faults, houses, list_of, no_character, starter
from greathall.games.tcg.goldfish import FEWEST, MOST, goldfish
from greathall.games.tcg.lists import Listed, encode, mended, ordered, written
from greathall.games.tcg.odds import odds_of
from greathall.games.tcg.printed import GIVES, HERE, KIND, KINDS, LESSON, LESSON_CARDS, NEEDS, SUBJECT, SUBJECTS


class TcgWorkshop(Workshop):
    def shelf(self) -> list[ShelfDeck]:
        """The starter decks first: they are where a newcomer begins."""
        names = [*STARTERS, *(name for name in LISTS if name not in STARTERS)]
        return [on_shelf(name, LISTS[name]) for name in names]

    def about(self, name: str) -> tuple[str, str]:
        return say(f"deck-{name}"), say(f"deck-{name}-about")

    def kinds(self) -> list[str]:
        return [say("name-kind", kind=kind) for kind in KINDS]

    def subjects(self) -> list[str]:
        return [say("name-subject", subject=subject) for subject in SUBJECTS]

    def mended(self, text: str) -> str:
        return written(mended(list_of(text)))

    def report(self, text: str, house: bool) -> DeckReport:
        listed = list_of(text)
        cards = listed.cards
        return DeckReport(
            listed.title, listed.character, ordered(cards), cards.total(), written(listed), encode(listed),
            faults(listed, house), formats(listed, house), list(listed.unknown), houses(listed), kinds(cards),
            curve(cards), balance(listed), odds_of(listed.character, cards))

    def goldfish(self, text: str, seed: str | None) -> Goldfish | Refusal:
        """Any deck that could begin: who builds wants to know before it is whole."""
        listed = list_of(text)
        if missing := no_character(listed.character):
            return missing[0]
        size = listed.cards.total()
        if size < FEWEST:
            return Refusal("TC-2.1", "deck-few", {"count": size, "least": FEWEST})
        if size > MOST:
            return Refusal("TC-2.1", "deck-size", {"count": size, "size": SIZE})
        return goldfish(deck_of(listed), Random(seed))


def say(key: str, /, **facts: Any) -> str:
    return book(HERE, Locale.language).say(key, **facts)


def on_shelf(name: str, listed: Listed) -> ShelfDeck:
    return ShelfDeck(
        name, listed.title, listed.character, ordered(listed.cards), written(listed), encode(listed), houses(listed),
        subjects(listed.cards), formats(listed), not faults(listed, house=True))


def formats(listed: Listed, house: bool = False) -> list[str]:
    """TC-2.4: a starter deck is played as it is printed."""
    return ["basic"] if starter(listed) else [] if faults(listed, house) else ["advanced"]


def subjects(cards: Counter[int]) -> list[int]:
    return [subject for subject, lesson in enumerate(LESSON_CARDS) if cards[lesson]]


def kinds(cards: Counter[int]) -> list[int]:
    return [sum(count for card, count in cards.items() if KIND[card] == kind) for kind in range(len(KINDS))]


def curve(cards: Counter[int]) -> list[list[int]]:
    """By power needed; lessons need none and are left out."""
    rows = [[0] * len(KINDS) for _ in range(max(NEEDS) + 1)]
    for card, count in cards.items():
        if KIND[card] != LESSON:
            rows[NEEDS[card]][KIND[card]] += count
    return rows


def balance(listed: Listed) -> list[Balance]:
    """TC-4.1: what gives power of each subject, against what needs it."""
    found = []
    for subject, lesson in enumerate(LESSON_CARDS):
        needing = [card for card in listed.cards if SUBJECT[card] == subject]
        giving = Counter({card: count for card, count in listed.cards.items()
                          if KIND[card] != LESSON and GIVES[card][0] == subject})
        if listed.character and GIVES[listed.character][0] == subject:
            giving[listed.character] += 1
        found.append(Balance(
            subject, listed.cards[lesson], sum(GIVES[card][1] * n for card, n in giving.items()),
            sum(listed.cards[card] for card in needing), max((NEEDS[card] for card in needing), default=0)))
    return found
