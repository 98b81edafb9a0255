"""Games of the server's own tests, found like any other while they run."""

import importlib
from pathlib import Path

import pytest

HERE = Path(__file__).parent
HOUSE = [HERE / "house", HERE.parent / "core" / "hall"]
"""Cellar and Parlour: what a table must cope with in one small game each."""


@pytest.fixture
def house(monkeypatch: pytest.MonkeyPatch) -> None:
    games = importlib.import_module("greathall.games")
    monkeypatch.setattr(games, "__path__", [*games.__path__, *map(str, HOUSE)])
