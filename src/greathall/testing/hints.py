"""Hints for the laws: facts about a game that they can't find out by themselves."""

from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from msgspec import Struct

from greathall.core.game import Game
from greathall.core.words import Event, Step


class Hints(Struct, frozen=True):
    """Facts that a game's tests give the laws; none is needed at first, and a law that misses one says so.

    `small` is a scene whose worlds can be counted, as three functions: `scene()` returns a state and the seat that
    looks, `worlds()` all the worlds it can't tell apart, as text, and `world_of(s)` the text of one.

        test_laws = laws("my_game", small=(scene, worlds, world_of), kept=(Swap,))
    """

    small: tuple[Callable[[], tuple[Any, int]], Callable[[], set[str]], Callable[[Any], str]] | None = None
    scenes: Mapping[str, tuple[int, Callable[[], Any]]] = {}  # by name, seats and a state in mid-game to walk from
    endless: Mapping[str, Any] = {}  # options that let a game go on without a limit
    free_texts: Mapping[str, tuple[str, ...]] = {}  # texts to try for free-text options
    kept: tuple[type[Step], ...] = ()  # secret questions whose answers are never revealed
    turned_up: tuple[type[Event], ...] = ()  # events that reveal something hidden to everyone
    said_in: tuple[Path, ...] = ()  # other folders with code or pages that use the game's sentences


HINTS: dict[str, Callable[[], Hints]] = {}
"""Hints by game; read when a law first needs them."""


def hints(game: Game) -> Hints:
    return asked(HINTS[game.name]) if game.name in HINTS else Hints()


@cache
def asked(read: Callable[[], Hints]) -> Hints:
    return read()
