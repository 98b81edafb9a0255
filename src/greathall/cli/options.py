"""Options of a table, as they are typed on a command line."""

from typing import Any

from greathall.cli import files
from greathall.cli.screen import quoted
from greathall.core.catalogue import sentence
from greathall.core.game import Game, Option
from greathall.core.words import Illegal


def options(game: Game, given: list[str], edition: str | None) -> dict[str, Any]:
    """Typed options with the values the game knows; what it does not know it refuses itself. What a table writes itself
    comes from a file."""
    found: dict[str, Any] = {} if edition is None else {written(game).name: files.text(edition)}
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


def written(game: Game) -> Option:
    """The option whose value a table may write itself."""
    found = next((option for option in game.options if option.free_text), None)
    if found is None:
        raise Illegal("", sentence("cli-no-edition", game=game.title))
    return found
