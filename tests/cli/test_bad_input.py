"""Errors are one sentence and exit code 2; nothing is changed, and there is no traceback."""

import json
from pathlib import Path
from typing import Any

import pytest

import greathall
from greathall.cli import main
from greathall.core import record
from tests.cli.terminal import refused


@pytest.mark.parametrize(("args", "sentence"), [
    (["play", "chess"], "there is no game called “chess”"),
    (["play", "sequence", "--seats", "5"], "SQ-2.1: this game is for 2, 3, 4, 6, 8, 9, 10, 12 players, not 5"),
    (["play", "sequence", "--seats", "-1"], "players, not -1"),
    (["play", "sequence", "--seats", "two"], "argument --seats"),
    (["play", "sequence", "--bots", "genius"], "there is no bot called “genius”"),
    (["play", "sequence", "--bots", ""], "there is no bot called “”"),
    (["play", "sequence", "--bots", "easy,easy"], "at most 1 bot"),
    (["play", "sequence", "--option", "dealer"], "write it as name=value"),
    (["play", "sequence", "--option", "dealer=me"], "S-04: “dealer” can't be “me”. Choose one of: lowest, chance."),
    (["play", "sequence", "--option", "wind=north"], "there is no option “wind”"),
    (["play", "sequence", "--option", "teams=3"], "isn't available with 2 players"),
    (["play", "sequence", "--name", "Ann", "--name", "Bob"], "room for 1 name"),
    (["play", "sequence", "--name", "Ann (hard)"], "is reserved for bots"),
    (["play", "sequence", "--name", "a\nb"], "there can be at most"),
    (["play", "sequence", "--seconds", "0"], "more than 0 and at most 600 seconds"),
    (["play", "sequence", "--seconds", "nan"], "more than 0 and at most 600 seconds"),
    (["play", "--load", "nowhere.json"], "“nowhere.json” can't be read: No such file or directory"),
    (["play", "--load", "."], "can't be read: Is a directory"),
    (["play", "--load", "a\0b"], "can't be read"),
    (["play", "--load", "x.json", "--seats", "3"], "only --seconds goes with --load"),
    (["replay", "nowhere.json"], "can't be read"),
    (["rules", "chess"], "there is no game called “chess”"),
    (["dance"], "invalid choice: 'dance'"),
    (["play", "--fast"], "unrecognized arguments: --fast"),
])
def test_one_sentence(args: list[str], sentence: str, capsys: Any, tmp_path: Path,
                      monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert sentence in refused(capsys, *args)
    assert list(tmp_path.iterdir()) == []


def saved() -> dict[str, Any]:
    match = greathall.new("sequence", 2, "bad input", names=["Ann", "Bot 2 (easy)"])
    for _ in range(6):
        match.play(match.legal()[0])
    return match.record(resume=True)


def spoil_truncated(text: str) -> str:
    return text[:len(text) // 2]


def spoil_entry(text: str) -> str:
    data = json.loads(text)
    data["entries"][-1]["do"]["card"] = (data["entries"][-1]["do"]["card"] + 1) % 52
    return json.dumps(data)


def spoil_rules(text: str) -> str:
    return json.dumps(json.loads(text) | {"rules": 99})


def spoil_secret(text: str) -> str:
    return json.dumps({key: value for key, value in json.loads(text).items() if key != "secret"})


def spoil_names(text: str) -> str:
    return text.replace("Ann", "Bot 1 (easy)")


@pytest.mark.parametrize(("spoil", "sentence"), [
    (spoil_truncated, "this is not a Great Hall record"),
    (lambda _: "", "this is not a Great Hall record"),
    (lambda _: "[1, 2]", "this is not a Great Hall record"),
    (lambda _: "\x00\x01\x02", "this is not a Great Hall record"),
    (spoil_entry, "isn't what chance gave"),
    (spoil_rules, "this record follows version 99 of the Sequence rules"),
    (spoil_names, "the last head doesn't follow"),
])
@pytest.mark.parametrize("command", [["play", "--load"], ["replay"]])
def test_a_record_that_can_t_be_true(command: list[str], spoil: Any, sentence: str, capsys: Any,
                                     tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    text = spoil(record.dumps(saved()))
    file.write_text(text)
    assert sentence in refused(capsys, *command, str(file))
    assert file.read_text() == text
    assert list(tmp_path.iterdir()) == [file]


def test_a_record_without_its_secret_can_be_seen_but_not_played_on(capsys: Any, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(spoil_secret(record.dumps(saved())))
    assert "You can watch it, but not play on" in refused(capsys, "play", "--load", str(file))
    assert main(["replay", str(file)]) == 0
    assert "The record stops here; the game isn't over." in capsys.readouterr().out


def test_a_table_of_bots_has_no_seat_for_a_person(capsys: Any, tmp_path: Path) -> None:
    match = greathall.new("sequence", 2, "bots", names=["Bot 1 (easy)", "Bot 2 (easy)"])
    file = tmp_path / "game.json"
    file.write_text(record.dumps(match.record(resume=True)))
    assert "only bots sit at that table" in refused(capsys, "play", "--load", str(file))


def test_a_save_of_another_game_is_not_mistaken(capsys: Any, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(record.dumps(saved()))
    assert "is a game of Sequence" in refused(capsys, "play", "candles", "--load", str(file))


def test_help_and_version_end_well(capsys: Any) -> None:
    for args in (["--help"], ["play", "--help"], ["replay", "--help"], ["rules", "--help"], ["--version"], []):
        assert main(args) == 0
        assert "greathall" in capsys.readouterr().out
