"""All 116 cards, one class each, by number.

A card's figures are in printed.py, and its text is its docstring."""

from greathall.games.tcg.cards import adventures, care, characters, charms, items, lessons, potions, transfiguration
from greathall.games.tcg.cards.card import Ability, Adventure, Card
from greathall.games.tcg.printed import CARDS as NUMBERS, SAME

BOOK: list[Card] = [Card()] * (len(NUMBERS) + 1)
for _module in (adventures, care, characters, charms, items, lessons, potions, transfiguration):
    for _kind in vars(_module).values():
        if isinstance(_kind, type) and issubclass(_kind, Card) and _kind.number:
            BOOK[_kind.number] = _kind()
for _number in NUMBERS:
    BOOK[_number] = BOOK[_number] if BOOK[_number].number else BOOK[SAME[_number]]
ABILITIES: list[Ability | None] = [book if isinstance(book, Ability) else None for book in BOOK]
CONDITIONAL: list[bool] = [bool(type(book).playable is not Card.playable or book.lessons_paid) for book in BOOK]
"""By card, whether more must be there than power and actions to play it; each question asks that of every card."""
WAKING: list[bool] = [type(book).before_turn is not Card.before_turn for book in BOOK]
"""By card, whether it may do something before its owner's turn."""


def adventure_of(card: int) -> Adventure:
    found = BOOK[card]
    assert isinstance(found, Adventure)
    return found
