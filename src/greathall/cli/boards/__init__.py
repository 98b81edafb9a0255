"""Boards in the terminal: a module named like a game has `draw`, `hands` and perhaps `part` and `parse`.

Other games are shown as text."""

import importlib
import importlib.util
from collections.abc import Sequence
from types import ModuleType
from typing import Any

from msgspec import Struct
from rich.console import RenderableType

from greathall.cli.boards import plain
from greathall.core.game import Game
from greathall.core.words import Action, Event


def module(game: Game) -> ModuleType:
    name = f"{__name__}.{game.name}"
    known = game.name.isidentifier() and importlib.util.find_spec(name) is not None
    return importlib.import_module(name) if known else plain


def draw(game: Game, view: Struct, names: Sequence[str], lately: Sequence[Event]) -> RenderableType:
    """Return the table as a view shows it; `lately` is what its seat has seen since it last moved."""
    drawing: Any = module(game)
    return drawing.draw(view, names, lately)  # type: ignore[no-any-return]


def part(game: Game, view: Struct, names: Sequence[str], lately: Sequence[Event], name: str) -> RenderableType | None:
    """Return the named one of several boards; None if there is no such board."""
    drawing: Any = getattr(module(game), "part", None)
    return drawing(view, names, lately, name) if drawing else None


def hands(game: Game, views: Sequence[Struct], names: Sequence[str]) -> RenderableType:
    """Return what the seats hold, face up, for games that are over."""
    drawing: Any = module(game)
    return drawing.hands(views, names)  # type: ignore[no-any-return]


def parse(game: Game, text: str, view: Struct, names: Sequence[str]) -> Action | None:
    """Return a well-formed move, legal or not; None if it isn't understood. `names` are the players'."""
    parser: Any = getattr(module(game), "parse", None)
    return parser(text, view, names) if parser else None
