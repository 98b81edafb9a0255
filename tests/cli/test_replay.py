"""Looking back: step by step in a terminal, all at once without one."""

import io
from pathlib import Path
from typing import Any

from rich.console import Console

import greathall
from greathall.cli import boards, main
from greathall.core import record
from tests.cli.terminal import Terminal


def finished(folder: Path) -> tuple[Path, int]:
    """A game between medium bots, and how many choices it took."""
    match = greathall.new("sequence", 2, "replay", names=["Ann", "Bob"])
    bot = greathall.bot("medium", seed="replay")
    while match.seat is not None:
        match.play(bot.choose(match.view(match.seat)).action)
    file = folder / "game.json"
    file.write_text(record.dumps(match.record()))
    return file, sum(entry.seat >= 0 for entry in match.entries)


def test_step_by_step(tmp_path: Path) -> None:
    file, last = finished(tmp_path)
    t = Terminal(tmp_path, "replay", str(file), prompt=f"/{last}> ")
    opening = t.wait()
    assert opening.endswith(f"0/{last}> ")
    assert f"{last} moves, all verified." in opening
    empty = t.board
    first = t.type("")
    assert first.endswith(f"1/{last}> ")
    assert t.board != empty
    assert any("●G" in face or "■O" in face for face in t.cells.values())
    t.type("b")
    assert t.board == empty
    assert f"choose 0 to {last}." in t.type("b")
    assert t.type("10").endswith(f"10/{last}> ")
    assert t.type("e").endswith(f"{last}/{last}> ")
    assert "SQ-9.1: " in t.shown
    assert f"choose 0 to {last}." in t.type("")
    assert f"choose 0 to {last}." in t.type(str(last + 1))
    assert "unknown command" in t.type("sideways")
    t.type("1")
    assert "Your hand" not in t.shown
    t.type("s 1")
    hand = t.hand.removeprefix("Your hand").split()[:7]
    assert "there is no seat “3”; choose 1 to 2, or open." in t.type("s 3")
    t.type("s open")
    assert "draws a card" not in t.shown
    open_hands = [line.split() for line in t.shown.splitlines() if line.startswith(("Ann  ", "Bob  "))]
    assert [line[0] for line in open_hands] == ["Ann", "Bob"]
    assert open_hands[0][1:] == hand
    assert len(open_hands[1]) >= 8, "seven cards of Bob's lie open"
    t.child.sendline("q")
    assert t.end()[0] == 0


def test_without_a_terminal_all_is_printed(tmp_path: Path, capsys: Any) -> None:
    file, last = finished(tmp_path)
    assert main(["replay", str(file)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == last + 2, "the deal, each choice, the end"
    assert "draws a card" not in "".join(lines)
    assert lines[-1].startswith("SQ-9.1: ")
    assert main(["replay", str(file), "--seat", "2"]) == 0
    assert "Ann draws a card." in capsys.readouterr().out


def test_a_game_that_is_not_over_keeps_its_secrets(tmp_path: Path, capsys: Any) -> None:
    match = greathall.new("sequence", 2, "open", names=["Ann", "Bob"])
    match.play(match.legal()[0])
    file = tmp_path / "game.json"
    file.write_text(record.dumps(match.record(resume=True)))
    for args in ([], ["--seat", "open"]):
        assert main(["replay", str(file), *args]) == 0
        out = capsys.readouterr().out
        assert "Ann draws a card." in out
        assert "Bob draws a card." in out


def test_a_game_without_a_drawing_lays_open_what_seats_see_differently() -> None:
    match = greathall.new("candles", 2, "wax", names=["Ann", "Bob"])
    while match.seat is not None:
        match.play(match.legal()[0])
    views = [match.view(seat) for seat in (0, 1)]
    console = Console(width=60, file=io.StringIO())
    console.print(boards.hands(match.game, views, match.names))
    said = console.file.getvalue()  # type: ignore[attr-defined]
    assert said.split() == ["Ann:", "Hand", str(views[0].hand[0]), "Bob:", "Hand", str(views[1].hand[0])]  # type: ignore[attr-defined]
