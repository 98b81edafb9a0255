"""Moody, the game of the pool's own tests, found like any other while they run."""

import importlib

import pytest

from greathall.core.game import Game, find_game
from tests.pool.thinking import MOODY


@pytest.fixture
def moody(monkeypatch: pytest.MonkeyPatch) -> Game:
    games = importlib.import_module("greathall.games")
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(MOODY)])
    return find_game("moody")
