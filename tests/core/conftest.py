"""The core's tests have a game of their own, found like any other while they run."""

import importlib
from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def parlour(monkeypatch: pytest.MonkeyPatch) -> None:
    games = importlib.import_module("greathall.games")
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(Path(__file__).parent / "hall")])
