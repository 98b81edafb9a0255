"""What the laws can't find out about a game by themselves."""

from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from msgspec import Struct

from greathall.core.game import Game
from greathall.core.words import Event, Step


class Hints(Struct, frozen=True):
    """What a game's tests tell the laws. Nothing is needed at first: a law that misses something says so.

    `small` is a scene whose worlds can be counted, as three functions: `scene()` returns a state and the seat that
    looks, `worlds()` all the worlds it can't tell apart, as text, and `world_of(s)` the text of one.

        test_laws = laws("my_game", small=(scene, worlds, world_of), kept=(Swap,))
    """

    small: tuple[Callable[[], tuple[Any, int]], Callable[[], set[str]], Callable[[Any], str]] | None = None
    scenes: Mapping[str, tuple[int, Callable[[], Any]]] = {}  # by name, seats and a state in mid-game to walk from
    endless: Mapping[str, Any] = {}  # options that let a game go on without a limit
    free_texts: Mapping[str, tuple[str, ...]] = {}  # texts to try for options that can be written
    kept: tuple[type[Step], ...] = ()  # secret questions whose answers are never opened
    turned_up: tuple[type[Event], ...] = ()  # events that openly turn up something hidden
    said_in: tuple[Path, ...] = ()  # folders beside the game's own with code or pages that say its sentences


HINTS: dict[str, Callable[[], Hints]] = {}
"""By game; read when a law first asks."""


def hints(game: Game) -> Hints:
    return asked(HINTS[game.name]) if game.name in HINTS else Hints()


@cache
def asked(read: Callable[[], Hints]) -> Hints:
    return read()
