"""Monopoly's board in the terminal: all of it on eighty columns and without colour, and what a question is about."""

import io
from collections.abc import Iterator
from typing import Any

import pytest
from rich.console import Console

from greathall.cli import boards
from greathall.cli.screen import THEME
from greathall.core import catalogue
from greathall.core.catalogue import ENGLISH, Locale
from greathall.core.words import Event
from greathall.games.monopoly import GAME
from greathall.games.monopoly.board import GROUPS, NAMES
from greathall.games.monopoly.model import Moved, Offer
from greathall.games.monopoly.play.auctions import Bidding, Sealed
from greathall.games.monopoly.play.debts import Debt
from greathall.games.monopoly.play.spaces import Buying
from greathall.games.monopoly.play.table import BANK, Table
from greathall.games.monopoly.play.trade import Answer
from tests.games.monopoly.scenes import scene, space, things
from tests.table import ANN, BOB, CAT

NAMED = ["Ann", "Bob", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal"]
SMALL, LARGE = (80, 24), (120, 40)


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    Locale.language = ENGLISH


def drawn(s: Table, lately: tuple[Event, ...] = (), size: tuple[int, int] = SMALL, me: int | None = ANN) -> list[str]:
    out = io.StringIO()
    console = Console(file=out, width=size[0], height=size[1], theme=THEME)
    console.print(boards.draw(GAME, GAME.view(s, me), NAMED[:s.seats], lately))
    return [line.rstrip() for line in out.getvalue().splitlines()]


def below(lines: list[str]) -> str:
    """Return what is below the ring."""
    return " ".join(lines[13:])


def above(lines: list[str], column: int) -> str:
    """A space of the upper row: from Free Parking, in cells of seven letters."""
    return lines[1].ljust(80)[7 * column:7 * column + 7]


def beside(lines: list[str], name: str) -> str:
    """A space of the left side, by how its name begins."""
    return next(line[9:15].strip() for line in lines[2:11] if line[1:].startswith(name))


def test_the_board_says_everything_without_colour() -> None:
    s = scene(owns={ANN: "orange owl_post", BOB: "red"}, built={"red": 5, "burrow": 2, "godrics_hollow": 2},
              mortgaged="owl_post", at={ANN: "burrow", BOB: "burrow", CAT: "go"}, jailed={BOB: 2},
              holds={"dp_get_out": CAT}, cash={ANN: 77})
    lines = drawn(s, (Moved(CAT, 35, 0, False),))
    assert max(map(len, lines)) <= 80
    assert beside(lines, "Burrow") == "a▴2 A"
    assert beside(lines, "Quiddit") == "160", "nobody's, with its price"
    assert above(lines, 1) == " b■    "
    assert above(lines, 8) == " a×    "
    assert lines[11].endswith(">GO"), "somebody has just come here"
    assert lines[12].split()[-1] == "C"
    assert lines[12].split()[0] == "#B", "in Azkaban"
    panel = "\n".join(line[15:62] for line in lines[2:11])
    assert "Bank ▴ 28 ■ 9" in panel
    assert "A Ann" in panel
    assert "ora3* uti1" in panel
    assert "red3*" in panel
    assert "#2" in panel
    assert "✦" in panel
    assert below(lines).startswith(
        "Yours orange*: Godric's Hollow ▴2, The Burrow ▴2, 12 Grimmauld Place  utilities: Owl Post ×")


@pytest.mark.parametrize("seats", range(2, 9))
@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_the_board_fits_its_terminal(seats: int, size: tuple[int, int]) -> None:
    s = scene(seats=seats, owns={seats - 1: " ".join(GROUPS)}, jailed={0: 1})
    lines = drawn(s, size=size)
    assert max(map(len, lines)) <= size[0]
    assert len(lines) == (13 if size == SMALL else 24)
    assert all(any(name in line for line in lines) for name in NAMED[:seats])
    if size == LARGE:
        ring = " ".join(lines)
        assert all(name.removeprefix("The ").split()[0][:8] in ring for name in NAMES)


def test_a_spectator_and_those_who_are_out() -> None:
    s = scene(owns={ANN: "burrow"})
    s.out = 1 << CAT
    lines = drawn(s, me=None)
    assert not any("Yours" in line for line in lines)
    assert any("✗C Cat" in line for line in lines)
    assert not any("✗B" in line for line in lines)


def test_an_auction_and_a_purchase_show_the_deed() -> None:
    lines = below(drawn(scene(Buying(ANN, space("burrow"), 180))))
    assert "G 180, orange · rent 14, whole group 28, huts 70 200 550 750, manor 950" in lines
    lines = below(drawn(scene(Bidding(ANN, space("owl_post"), 12, BOB, (ANN, BOB)), cash={ANN: 900})))
    assert "rent 4 times the dice, 10 times with both" in lines
    assert "Still bidding: Ann, Bob. You have G 900." in lines
    s = scene(Sealed(ANN, space("slytherin_common_room")), sealed_bids=True)
    s.sealed[BOB] = 40
    lines = below(drawn(s))
    assert "rent by how many its owner has: 25 50 100 200" in lines
    assert "Bids are in from: Bob." in lines
    assert "40" not in lines


def test_a_debtor_sees_what_is_missing_and_what_everything_brings() -> None:
    s = scene(Debt(ANN, BANK, 500, "tax"), owns={ANN: "orange owl_post gringotts"}, built={"orange": 1},
              mortgaged="gringotts", cash={ANN: 20})
    lines = below(drawn(s))
    assert "You have G 20 and need G 480 more." in lines
    assert f"would bring you to G {s.raisable(ANN)}." in lines
    assert "The Burrow ▴ 50" in lines
    assert "Owl Post 75" in lines
    assert "Gringotts 130" not in lines


def test_an_offer_tells_which_deeds_are_mortgaged() -> None:
    offered = Offer(ANN, things("gringotts"), things("burrow"), 0, 0)
    s = scene(Answer(ANN, BOB, offered, -1), owns={ANN: "burrow", BOB: "gringotts"}, mortgaged="gringotts")
    assert "Gringotts is mortgaged: whoever gets it pays G 13 at once." in below(drawn(s))


def test_rent_that_may_be_asked_for_is_told_to_its_owner_only() -> None:
    s = scene(rent_on_demand=True)
    s.claims = [(BOB, CAT, 22, 1)]
    assert "Cat owes you G 22 rent" in below(drawn(s, me=BOB))
    assert "rent" not in below(drawn(s, me=ANN))


def test_the_board_speaks_german() -> None:
    catalogue.speak("de")
    lines = drawn(scene(Buying(ANN, space("burrow"), 180), owns={ANN: "godrics_hollow"}))
    assert any("Runde 1" in line for line in lines)
    assert "Miete 14, ganze Gruppe 28" in below(lines)
    assert "Deine" in below(lines)


def test_all_deeds_lie_open_in_a_replay() -> None:
    s = scene(owns={ANN: "burrow", CAT: "owl_post"})
    console = Console(file=io.StringIO(), width=80, theme=THEME)
    console.print(boards.hands(GAME, [GAME.view(s, seat) for seat in range(3)], NAMED[:3]))
    said: Any = console.file
    assert [line.split()[:2] for line in said.getvalue().splitlines()] == [["A", "Ann"], ["C", "Cat"]]
