"""A table's options on a command line."""

from typing import Any

from greathall.cli import files
from greathall.cli.screen import quoted
from greathall.core.catalogue import sentence
from greathall.core.game import Game
from greathall.core.options import Option
from greathall.core.words import Illegal


def options(game: Game, given: list[str], edition: str | None) -> dict[str, Any]:
    """Return the typed options as values; the game itself refuses unknown ones, and free texts come from a file."""
    found: dict[str, Any] = {} if edition is None else {free_text_option(game).name: files.text(edition)}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise Illegal("", sentence("cli-option-form", text=quoted(text)))
        known = next((option for option in game.options if option.name == name), None)
        choices = known.choices if known else ()
        found[name] = next((c for c in choices if str(c).casefold() == value.casefold()), value)
        if known and known.free_text and found[name] not in choices:
            raise Illegal("", sentence("cli-option-file", option=name))
    return found


def free_text_option(game: Game) -> Option:
    """Return the free-text option of a game."""
    found = next((option for option in game.options if option.free_text), None)
    if found is None:
        raise Illegal("", sentence("cli-no-edition", game=game.title))
    return found
