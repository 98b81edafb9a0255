"""Commands at the prompt: answered for one seat, and for all when the game is over."""

import re
from pathlib import Path
from typing import Any

import pytest

import greathall
from greathall.bots.bot import Choice, Why
from greathall.cli.screen import Screen
from greathall.cli.sitting import Sitting
from greathall.core.lessons import find_lesson
from greathall.core.mind import Reason
from greathall.core.words import Illegal
from greathall.games.sequence.model import Place, Resign
from tests.cli.terminal import refused, say


def sitting(file: Path | None = None) -> Sitting:
    match = greathall.new("sequence", 2, "commands", names=["Ann", "Bot 2 (easy)"], options={"dealer": "chance"})
    return Sitting(match, {1: greathall.bot("easy")}, Screen(), file)


def test_private_reasons_are_told_when_the_game_is_over(capsys: Any) -> None:
    table = sitting()
    table.choices.append((0, 1, Choice(Place(0, 1), Why(Reason("why-any"), (Reason("why-only"),)), ())))
    table.commands.obey("why", 0)
    assert "any move will do." in (said := capsys.readouterr().out)
    assert "it is the only move." not in said
    table.match.play(Resign(), seat=0)
    table.commands.obey("why", 0)
    assert "any move will do. it is the only move." in capsys.readouterr().out


def test_a_sealed_choice_of_a_bot_is_not_told_before_the_end(capsys: Any) -> None:
    """Neither the move nor a reason, even after it was revealed; the bot is asked first."""
    match = greathall.new("festival", 2, "sealed", names=["Bot 1 (medium)", "Ann"], options={"rounds": 3})
    table = Sitting(match, {0: greathall.bot("medium", seed="sealed")}, Screen())
    rounds = 0
    while match.seat is not None:
        if match.seat == 0:
            table.bot_answers(0)
            continue
        rounds += 1
        capsys.readouterr()
        table.commands.obey("why", 1)
        assert capsys.readouterr().out == "Bot 1 (medium) chose in secret and will say why when the game is over.\n"
        table.enter(match.legal(1)[0], 1)
    assert rounds == 3
    capsys.readouterr()
    table.commands.obey("why", 1)
    told = capsys.readouterr().out
    choice = table.last_choices()[0]
    assert told.startswith(f"Bot 1 (medium) chose “{table.speech.move(choice.action)}”: ")
    for reason in (choice.ranked[0].public, *choice.ranked[0].private):
        assert table.speech.reason(reason) in told.replace("\n", " ")


def test_a_hint_has_three_moves_that_are_legal(capsys: Any) -> None:
    table = sitting()
    while table.match.seat != 0:
        table.bot_answers(1)
    capsys.readouterr()
    table.commands.obey("hint", 0)
    hints = [line.split(". ", 1)[1].split(":")[0] for line in capsys.readouterr().out.splitlines()]
    assert len(hints) == 3
    assert set(hints) <= {move.said for move in table.moves(0)}
    for command in ("hint", "moves"):
        with pytest.raises(Illegal):
            table.commands.obey(command, None)


def test_what_is_taken_back_is_neither_explained_nor_marked_as_moved() -> None:
    table = sitting()
    while table.match.seat != 0:
        table.bot_answers(1)
    before = dict(table.last_choices())
    table.enter(table.match.legal()[0], 0)
    table.bot_answers(1)
    assert len(table.match.events(0, table.since(0))) > 1
    assert table.last_choices() != before
    table.commands.obey("undo", 0)
    assert (table.match.events(0, table.since(0)), table.last_choices()) == ([], before)


def test_moves_are_listed_in_the_order_of_their_numbers(capsys: Any) -> None:
    """A wild Jack's many moves are folded into one line, between single ones."""
    lesson = find_lesson("sequence")
    match = lesson.match("Ann")
    table = Sitting(match, {1: greathall.bot("easy")}, Screen())
    while not any(move.said.startswith("Js ") for move in table.moves(0)) and (entry := lesson.following(match)):
        match.submit(entry.do, entry.seat)
    table.list_moves(0, whole=False)
    said = capsys.readouterr().out
    numbers = [int(number) for number in re.findall(r"(?<!\S)(\d+)(?:–\d+)? \w+ (?:at|takes) ", said)]
    assert numbers == sorted(numbers)
    assert (numbers[0], numbers[-1], len(numbers)) == (1, 100, 15)


def test_the_log_is_what_the_seat_saw(capsys: Any) -> None:
    table = sitting()
    table.match.play(table.match.legal()[0])
    table.commands.obey("log", 0)
    short = capsys.readouterr().out
    table.commands.obey("log all", 0)
    whole = capsys.readouterr().out
    assert "more like this" in short
    assert "more like this" not in whole
    assert whole.count("Bot 2 (easy) draws a card.") >= 7
    assert whole.count("Ann draws a card.") == 0


def test_a_save_never_touches_another_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    diary = Path("diary.txt")
    diary.write_text("dear diary")
    table = sitting()
    for name, sentence in (("diary.txt", "holds something else"), (".", "holds something else"),
                           ("diary.txt/x", "can't be written"), ("a\0b", "can't be written")):
        with pytest.raises(Illegal, match=sentence):
            table.commands.obey(f"save {name}", 0)
    assert diary.read_text() == "dear diary"
    assert list(tmp_path.iterdir()) == [tmp_path / "diary.txt"]
    table.commands.obey("save game.json", 0)
    before = Path("game.json").read_text()
    table.match.play(table.match.legal()[0])
    table.commands.obey("save", 0)
    assert Path("game.json").read_text() != before
    assert sorted(path.name for path in tmp_path.iterdir()) == ["diary.txt", "game.json"]


def test_a_table_that_can_t_be_saved_is_not_left_by_quit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
                                                         capsys: Any) -> None:
    monkeypatch.chdir(tmp_path)
    assert say(monkeypatch, "quit no/folder/x.json\nquit good.json\n", "play", "sequence", "--seed", "q") == 0
    out = capsys.readouterr().out
    assert out.index("can't be written") < out.index("Saved to good.json")


def test_a_file_too_large_is_no_record(capsys: Any) -> None:
    assert "it is too large" in refused(capsys, "replay", "/dev/zero")


def test_what_is_printed_on_things_can_be_read(capsys: Any) -> None:
    """Those in sight, or with a word, any; a word that nothing has is refused."""
    match = greathall.new("tcg", 2, "about", names=["Ann", "Bob"])
    view: Any = match.view(0)
    table = Sitting(match, {}, Screen())
    table.commands.obey("about", 0)
    everything = capsys.readouterr().out
    assert all(match.game.label("card", card) in everything for card in set(view.hand))
    table.commands.obey("about lesson", 0)
    assert len(capsys.readouterr().out.splitlines()) < 8, "the word is explained, without all cards that mention it"
    table.commands.obey("about Norbert", 0)
    assert "5 damage each turn" in capsys.readouterr().out.replace("\n", " ")
    with pytest.raises(Illegal):
        table.commands.obey("about xyzzy", 0)
