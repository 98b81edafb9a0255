"""Boards are readable in eighty columns and without colour; and a game without a board of its own."""

import io
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import greathall
from greathall.cli import boards
from greathall.cli.boards import sequence
from greathall.cli.screen import THEME, Screen, quoted
from greathall.core.catalogue import sentence
from greathall.core.words import Event
from greathall.games.sequence import GAME
from greathall.games.sequence.board import CARD, PRINTED, SPACES
from greathall.games.sequence.made.view import View
from greathall.games.sequence.model import Placed, Removed
from tests.cli.terminal import Terminal, say


def drawn(view: View, names: list[str], lately: list[Event], width: int = 80) -> list[str]:
    out = io.StringIO()
    Console(file=out, width=width, theme=THEME).print(boards.draw(GAME, view, names, lately))
    return [line.rstrip() for line in out.getvalue().splitlines()]


def table(seats: int = 2, **facts: Any) -> View:
    view = greathall.new("sequence", seats, "screen").view(0)
    assert isinstance(view, View)
    for name, value in facts.items():
        setattr(view, name, value)
    return view


def cell(lines: list[str], space: str) -> str:
    column, row = "abcdefghij".index(space[0]), int(space[1:])
    return lines[row].ljust(80)[3 + 5 * column:8 + 5 * column]


def test_the_board_says_everything_without_colour() -> None:
    board = [0] * SPACES
    for corner in (0, 9, 90, 99):
        board[corner] = 9
    for space in (1, 2, 3, 4):
        board[space] = 1
    board[11], board[22], board[45] = 1, 2, 3
    view = table(3, board=board, made=[(0, 0, 4)], hand=[CARD["5g"], CARD["3h"], CARD["Jg"], CARD["Jr"]])
    lines = drawn(view, ["Ann", "Bob", "Cat"], [Placed(1, 0, 22), Removed(2, 0, 33, 0)])
    assert lines[0].split()[:10] == list("abcdefghij")
    assert [line.split()[0] for line in lines[1:11]] == [str(row) for row in range(1, 11)]
    assert cell(lines, "a1") == "   ✶ "
    assert cell(lines, "b1") == " [G] ", "turned over"
    assert cell(lines, "b2") == "  ●G "
    assert cell(lines, "c3") == " >■O<", "just placed"
    assert cell(lines, "f5") == "  ▲S "
    assert cell(lines, "d4") == " >Qh<", "just taken off"
    assert cell(lines, "a2") == " ·5g ", "a card of the hand goes here"
    assert cell(lines, "f1") == " 10g "
    panel = "\n".join(line[55:] for line in lines)
    assert "●G gold: 1 of 1 made" in panel
    assert "■O Bob" in panel
    assert f"{view.pile} cards to draw" in panel
    assert lines[-1].split()[:6] == ["Your", "hand", "5g", "3h", "Jg+", "Jr−"]


def test_a_dead_card_is_marked_in_the_hand() -> None:
    card = CARD["5h"]
    board = [1 if PRINTED[space] == card else 0 for space in range(SPACES)]
    lines = drawn(table(board=board, hand=[card, CARD["6h"]]), ["Ann", "Bob"], [])
    assert lines[-1].split() == ["Your", "hand", "5h†", "6h", "†", "dead"]


@pytest.mark.parametrize("seats", [2, 3, 4, 6, 8, 9, 10, 12])
def test_the_board_fits_a_small_terminal(seats: int) -> None:
    names = ["x" * 80] * seats
    lines = drawn(table(seats), names, [])
    assert max(map(len, lines)) <= 80
    assert len(lines) <= 16
    assert all(cell(lines, f"{letter}{row}").strip() for letter in "abcdefghij" for row in range(1, 11))
    assert all("…" not in line for line in lines)


def test_a_narrow_terminal_gets_the_table_below_the_board() -> None:
    lines = drawn(table(), ["Ann", "Bob"], [], width=60)
    assert max(map(len, lines)) <= 60
    assert "Ann" in lines[12]


def test_a_spectator_sees_no_hand() -> None:
    view = greathall.new("sequence", 2, "screen").view(None)
    assert isinstance(view, View)
    assert not any("Your hand" in line for line in drawn(view, ["Ann", "Bob"], []))


def test_no_color_is_honoured_on_a_real_terminal(tmp_path: Path) -> None:
    for env, coloured in (({"NO_COLOR": "1"}, False), ({"NO_COLOR": ""}, True)):
        t = Terminal(tmp_path, "play", "sequence", "--seed", "plain", **env)
        t.wait()
        assert ("38;5;" in t.raw) == coloured
        assert max(map(len, t.shown.splitlines())) <= 80
        assert t.leave()[0] == 0


def test_without_a_terminal_nothing_but_text_is_printed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
                                                        capsys: Any) -> None:
    monkeypatch.chdir(tmp_path)
    assert say(monkeypatch, "1\nquit\n", "play", "sequence", "--seed", "pipe") == 0
    assert "\x1b" not in capsys.readouterr().out


def test_a_game_without_a_drawing_is_playable_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
                                                      capsys: Any) -> None:
    """The example game beside the tests: picked from the list, shown by its fields, played by name."""
    monkeypatch.chdir(tmp_path)
    assert boards.module(greathall.new("candles", 2).game) is boards.plain
    assert boards.module(GAME) is sequence
    assert say(monkeypatch, "candles\n2\nrandom\nhint\n1\nlog all\nwhy\n\n", "play", "--seed", "1") == 0
    out = capsys.readouterr().out
    assert "Two cards, one flame" in out
    assert "Light a candle." in out
    assert "Hand" in out
    assert "Guest lights" in out
    assert "CA-3: " in out
    assert list(tmp_path.iterdir()) == []


def test_what_was_typed_is_shown_again_harmlessly() -> None:
    assert quoted("\x1b[2Jboo\n") == "·[2Jboo·"
    assert quoted("x" * 100) == "x" * 40 + "…"


def test_who_has_resigned_is_marked() -> None:
    lines = drawn(table(3, resigned=[2]), ["Ann", "Bob", "Cat"], [])
    assert {name: "✗" in line for line in lines for name in ("Ann", "Bob", "Cat") if name in line} == {
        "Ann": False, "Bob": False, "Cat": True}


# ── long work ────────────────────────────────────────────────────────────────
def test_long_work_says_at_a_terminal_how_far_it_is_and_nothing_elsewhere() -> None:
    for terminal in (True, False):
        out, screen = io.StringIO(), Screen()
        screen.console = Console(file=out, force_terminal=terminal, width=80)
        with screen.working(sentence("cli-solo")) as tick:
            tick(0.4)
        assert (sentence("cli-share", said=sentence("cli-solo"), share=40) in out.getvalue()) == terminal
        assert terminal or not out.getvalue()
