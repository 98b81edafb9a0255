"""Find games: every folder in greathall/games, or in a folder that GREATHALL_GAMES lists, defines GAME."""

import importlib
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from traceback import extract_tb
from typing import Any

from msgspec import Struct

from greathall.core.catalogue import sentence


class Found(Struct):
    """The games that can be played, and what is wrong with those that can't, by folder."""

    games: dict[str, Any]
    faults: dict[str, str]


def find_games() -> Found:
    """Look for games in every folder that Python would import them from."""
    return found_in(paths())


def paths() -> tuple[str, ...]:
    """Return the folders that contain games."""
    return tuple(importlib.import_module("greathall.games").__path__)


@cache
def found_in(paths: tuple[str, ...]) -> Found:
    found = Found({}, {path: sentence("game-no-folder", folder=path) for path in paths if not Path(path).is_dir()})
    for name, folder in sorted(game_folders(paths).items()):
        try:
            game = importlib.import_module(f"greathall.games.{name}").GAME
            found.games[game.name] = game
        except AttributeError as fault:
            missing = fault.name == "GAME"
            found.faults[name] = (sentence("game-no-GAME", folder=str(folder)) if missing
                                  else load_fault(folder, fault))
        except Exception as fault:  # whatever it is, the other games can still be played
            found.faults[name] = load_fault(folder, fault)
    return found


def game_folders(paths: Iterable[str]) -> dict[str, Path]:
    """Return every folder that holds a game's files, by name; of two with the same name, the one Python imports."""
    found: dict[str, Path] = {}
    for path in filter(Path.is_dir, map(Path, paths)):
        for folder in sorted(path.iterdir()):
            if folder.is_dir() and any(file.suffix in (".py", ".toml", ".ftl") for file in folder.iterdir()):
                found.setdefault(folder.name, folder)
    return found


def load_fault(folder: Path, fault: BaseException) -> str:
    """Return the fault that keeps a game from loading, and the line of the game where it happens."""
    lines = [f"{Path(frame.filename).relative_to(folder)}:{frame.lineno}" for frame in extract_tb(fault.__traceback__)
             if Path(frame.filename).is_relative_to(folder)]
    why = f"{type(fault).__name__}: {fault}"
    return sentence("game-unloaded", folder=str(folder), fault=why, line=lines[-1] if lines else "__init__.py")
