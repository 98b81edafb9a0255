"""Hints of our games' tests for the laws: modules `small` and `middle` in the folder of a game's tests."""

import importlib
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import greathall
from greathall.testing.hints import HINTS, Hints

NAMES = {"scenes": "SCENES", "endless": "ENDLESS", "free_texts": "FREE_TEXTS", "kept": "KEPT", "turned_up": "TURNED_UP"}
BOARDS = (Path(greathall.__file__).parent / "cli" / "boards", Path(__file__).parent.parent / "web" / "src")
"""In the terminal and in the browser."""


def read(package: str) -> Hints:
    small = importlib.import_module(f"{package}.small")
    found: dict[str, Any] = {"small": (small.scene, small.worlds, small.world_of)}
    if (BOARDS[1] / "games" / package.rpartition(".")[2]).exists():
        found["said_in"] = BOARDS
    if find_spec(f"{package}.middle"):
        middle = importlib.import_module(f"{package}.middle")
        found |= {name: getattr(middle, there) for name, there in NAMES.items() if hasattr(middle, there)}
    return Hints(**found)


for folder in (Path(__file__).parent / "games").iterdir():
    HINTS[folder.name] = partial(read, f"tests.games.{folder.name}")
