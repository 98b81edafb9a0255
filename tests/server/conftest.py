"""Games for the server's own tests, found like any other while they run; and a hall with people in it."""

import importlib
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.hall import Hall, Person, hall, http

HERE = Path(__file__).parent
HOUSE = [HERE / "house", HERE.parent / "core" / "hall"]
"""Cellar and Parlour: small games with everything that a table must cope with."""


@pytest.fixture
def house(monkeypatch: pytest.MonkeyPatch) -> None:
    games = importlib.import_module("greathall.games")
    monkeypatch.setattr(games, "__path__", [*games.__path__, *map(str, HOUSE)])


# ── a hall for all tests that need nothing special of it ─────────────────────
@pytest.fixture(scope="package")
def door(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    """A hall; after all tests it closes in order and has logged no internal error."""
    with hall(tmp_path_factory.mktemp("hall") / "data") as opened:
        yield opened
        for person in opened.people:
            person.leave()
        assert opened.close() == (0, "The hall is closed.\n")


@pytest.fixture
def ann(door: Hall) -> Person:
    return Person(door, "Ann")


@pytest.fixture
def bob(door: Hall) -> Person:
    return Person(door, "Bob")


@pytest.fixture
def table(ann: Person, bob: Person) -> str:
    """A match of Sequence in which Ann or Bob is asked."""
    made = ann.table()
    bob.join(made, 1)
    ann.start(made)
    ann.sit(made)
    bob.sit(made)
    return made


@pytest.fixture
def stranger(door: Hall) -> Iterator[httpx.Client]:
    with http(door) as client:
        yield client
