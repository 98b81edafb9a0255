"""The game's side of the deck builder: reading a list, its figures, and the solo test."""

from collections import Counter
from collections.abc import Iterable
from functools import cache
from random import Random
from typing import Any

from greathall.core.deck_builder import (
    BuilderInfo, CardInfo, DeckBuilder, DeckReport, Facet, Figure, FigureRow, Options, ShelfDeck, SoloTest, Value,
)
from greathall.core.words import Refusal
from greathall.games.tcg.decks import LISTS, SIZE, STARTERS, deck_of, faults, houses, list_of, no_character, starter
from greathall.games.tcg.goldfish import FEWEST, MOST, goldfish
from greathall.games.tcg.lists import Listed, as_text, encode, ordered, replace_unknown
from greathall.games.tcg.odds import odds_of
from greathall.games.tcg.printed import (
    ADVENTURE, CARDS, CHARACTER, CREATURE, GIVES, HOUSES, ITEM, KEYWORDS, KIND, KINDS, LESSON, LESSON_CARDS, NAME,
    NEEDS, SAME, SPELL, SUBJECT, SUBJECTS,
)

OWN: dict[str, bool | int | str] = {"format": "advanced"}
ORDER = (LESSON, CREATURE, SPELL, ITEM, ADVENTURE, CHARACTER)
"""The order in which a deck is listed: by what is played first."""


class TcgDeckBuilder(DeckBuilder):
    own = OWN

    def info(self) -> BuilderInfo:
        return info()

    def report(self, text: str, options: Options) -> DeckReport:
        listed = list_of(text)
        cards = listed.cards
        return DeckReport(
            listed.title, listed.character, ordered(cards), cards.total(), as_text(listed), encode(listed),
            faults(listed, bool(options.get("house_decks"))), fits(listed), list(listed.unknown), facets_of(listed),
            figures(listed))

    def mend(self, text: str) -> str:
        return as_text(replace_unknown(list_of(text)))

    def solo_test(self, text: str, seed: str | None) -> SoloTest | Refusal:
        """Run the solo test for any deck that could start, because builders want to know before it is complete."""
        listed = list_of(text)
        if missing := no_character(listed.character):
            return missing[0]
        size = listed.cards.total()
        if size < FEWEST:
            return Refusal("TC-2.1", "deck-few", {"count": size, "least": FEWEST})
        if size > MOST:
            return Refusal("TC-2.1", "deck-size", {"count": size, "size": SIZE})
        return goldfish(deck_of(listed), Random(seed))


# ── cards and decks ──────────────────────────────────────────────────────────
@cache
def info() -> BuilderInfo:
    """Return the decks on the shelf; the starter decks come first, for newcomers."""
    cards = sorted((card for card in CARDS if SAME[card] == card), key=place)
    names = [*STARTERS, *(name for name in LISTS if name not in STARTERS)]
    return BuilderInfo(
        own=dict(OWN), switches=["house_decks"], leads=[card for card in cards if KIND[card] == CHARACTER],
        lead_word="Character", facets=list(facets(cards)), cards=[card_info(card) for card in cards],
        shelf=[on_shelf(name, LISTS[name]) for name in names])


def place(card: int) -> tuple[int, int, str]:
    return ORDER.index(KIND[card]), NEEDS[card], NAME[card]


def belongs(card: int) -> list[Value]:
    """Return the subject that a card needs, or the one it gives power in."""
    subject = SUBJECT[card] if SUBJECT[card] >= 0 else GIVES[card][0]
    return [SUBJECTS[subject]] if subject >= 0 else []


def card_info(card: int) -> CardInfo:
    words: list[Value] = [*sorted(KEYWORDS[card])]
    found: dict[str, list[Value]] = {
        "kind": [KINDS[KIND[card]]], "subject": belongs(card), "power": [NEEDS[card]],
        "keyword": [word for word in words if word not in HOUSES], "house": [word for word in words if word in HOUSES]}
    return CardInfo(card, NAME[card], KINDS[KIND[card]], found, NEEDS[card], f"TC-CARD-{card:03d}")


def facets(cards: list[int]) -> Iterable[Facet]:
    """Return the filters: kinds and subjects in the rulebook's order, the others in their own."""
    infos = [card_info(card).facets for card in cards]
    yield Facet("kind", list(KINDS))
    yield Facet("subject", list(SUBJECTS))
    for name in ("power", "keyword", "house"):
        values: Any = {value for info in infos for value in info[name]}
        yield Facet(name, sorted(values))


def on_shelf(name: str, listed: Listed) -> ShelfDeck:
    return ShelfDeck(name, listed.title, listed.character, ordered(listed.cards), as_text(listed), encode(listed),
                     fits(listed), facets_of(listed))


# ── figures of a deck ────────────────────────────────────────────────────────
def fits(listed: Listed) -> list[dict[str, bool | int | str]]:
    """TC-2.3, TC-2.4: return where a deck may be played: a starter deck as printed, others by the house rule."""
    if starter(listed):
        return [{"format": "basic"}]
    if faults(listed):
        return []
    return [OWN | {"house_decks": False}] if faults(listed, house=True) else [dict(OWN)]


def facets_of(listed: Listed) -> dict[str, list[Value]]:
    return {"subject": [SUBJECTS[subject] for subject in subjects(listed.cards)], "house": [*houses(listed)]}


def subjects(cards: Counter[int]) -> list[int]:
    return [subject for subject, lesson in enumerate(LESSON_CARDS) if cards[lesson]]


def figures(listed: Listed) -> list[Figure]:
    """TC-1.2, TC-3.2: return a deck's figures; odds need enough cards for a first hand and some turns."""
    odds = odds_of(listed.character, listed.cards)
    found = [curve(listed.cards), balance(listed)]
    if odds is None:
        return found
    hand = [FigureRow(count, [share]) for count, share in enumerate(odds.lessons)]
    each = [FigureRow(SUBJECTS[subject], [share]) for subject, share in enumerate(odds.subjects) if share]
    turns = [FigureRow(turn, [*both]) for turn, both in enumerate(zip(odds.power, odds.playable, strict=True), 1)]
    return [*found, Figure("hand", "bars", hand, unit="share"),
            Figure("subjects", "list", each, unit="share", by="subject"),
            Figure("turns", "table", turns, ["enough", "playable"], "share")]


def curve(cards: Counter[int]) -> Figure:
    """Return how many cards of each kind need each power; lessons need none and are left out."""
    kinds = [kind for kind in range(len(KINDS)) if kind != LESSON]
    rows = [FigureRow(power, [sum(count for card, count in cards.items() if (NEEDS[card], KIND[card]) == (power, kind))
                              for kind in kinds]) for power in range(max(NEEDS) + 1)]
    return Figure("curve", "bars", rows, [KINDS[kind] for kind in kinds], columns_by="kind")


def balance(listed: Listed) -> Figure:
    """TC-4.1: return the cards that give power in each subject, and those that need it."""
    rows = []
    for subject, lesson in enumerate(LESSON_CARDS):
        needing = [card for card in listed.cards if SUBJECT[card] == subject]
        giving = Counter({card: count for card, count in listed.cards.items()
                          if KIND[card] != LESSON and GIVES[card][0] == subject})
        if listed.character and GIVES[listed.character][0] == subject:
            giving[listed.character] += 1
        values: list[float] = [listed.cards[lesson], sum(GIVES[card][1] * n for card, n in giving.items()),
                               sum(listed.cards[card] for card in needing),
                               max((NEEDS[card] for card in needing), default=0)]
        if any(values):
            rows.append(FigureRow(SUBJECTS[subject], values))
    return Figure("balance", "table", rows, ["lessons", "other", "needing", "most"], by="subject")
