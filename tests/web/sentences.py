"""The pages' sentences, from the catalogues they read: tests find buttons by the same words."""

from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

import greathall
from greathall.core import catalogue
from greathall.core.game import all_games
from tests.web.pseudo import PSEUDO, pseudo

HOME = Path(greathall.__file__).parent
HALL = [HOME / "core", HOME / "server", HOME / "web", HOME / "web" / "decks"]


@cache
def bundle(language: str, game: str) -> FluentBundle:
    known, change = ("en", pseudo) if language == PSEUDO else (language, str)
    made = FluentBundle([known], use_isolating=False)
    for folder in [*HALL, all_games()[game].folder]:
        made.add_resource(FluentResource(change(catalogue.text(folder, known))), allow_overrides=True)
    return made


def say(key: str, /, language: str = "en", game: str = "sequence", **facts: Any) -> str:
    """Return the sentence of this key, as a page shows it."""
    book = bundle(language, game)
    pattern = book.get_message(key).value
    assert pattern is not None, key
    said, faults = book.format_pattern(pattern, facts)
    assert not faults, (key, facts, faults)
    return str(said)


def capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]
