"""The texts printed on the things of a game, for players who can't look at them: in the text view and the terminal."""

from collections.abc import Mapping, Sequence
from functools import cache

from msgspec import Struct

from greathall.core.catalogue import book
from greathall.core.game import Game


class Things(Struct, frozen=True):
    """The texts printed on things: by field, a text for each of its numbers, "" if nothing is.

    All things of the fields in `in_sight` lie on the table; others are told while they are somewhere in the view."""

    texts: Mapping[str, Sequence[str]]
    in_sight: Sequence[str]


@cache
def things(game: Game, language: str) -> Things:
    """Return the texts of all things of a game in this language."""
    said = book(game.folder, language)
    found = {field: [game.describe(field, number, said) for number in range(len(labels))]
             for field, labels in game.labels.items()}
    return Things({field: texts for field, texts in found.items() if any(texts)}, game.in_sight)
