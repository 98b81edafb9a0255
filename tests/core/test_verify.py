"""`greathall verify`: what holds, what is false and where, and what couldn't be checked."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings, strategies as st

import greathall
from greathall.cli import main as command, verify
from greathall.core.record import dumps
from tests.core.test_record import FINISHED, SAVED, SEEN, Data, copy, heads, index, paths, values
from tests.table import SCALE


@pytest.fixture
def said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Any:
    """Verify a record from a file; return the exit code and the lines."""
    def run(data: Any, *more: str) -> tuple[int, str]:
        file = tmp_path / "record.json"
        if isinstance(data, bytes):
            file.write_bytes(data)
        else:
            file.write_text(dumps(data) if isinstance(data, dict) else data, encoding="utf-8")
        code = verify.main([str(file), *more])
        return code, capsys.readouterr().out
    return run


def rehead(data: Data) -> Data:
    """Do as a forger would: recompute the chain, so that only the draws and the rules can tell."""
    return {**data, "head": heads(data)[-1]}


# ── what holds ───────────────────────────────────────────────────────────────
def test_a_fair_record_holds(said: Any) -> None:
    code, lines = said(FINISHED, "--head", FINISHED["head"].upper())
    assert code == 0
    assert "FALSE" not in lines
    assert "[open]" not in lines
    for what in ("matches the commitment", "1 player's seed", "head follows", "head you saw", "every action was legal"):
        assert what in lines


def test_without_a_head_from_the_table_it_says_so(said: Any) -> None:
    code, lines = said(FINISHED)
    assert code == 0
    assert lines.count("[open]") == 1
    assert "--head" in lines


def test_a_chosen_seed_can_not_be_verified(said: Any) -> None:
    match = greathall.new("sequence", 2, seed="2026")
    while match.seat is not None:
        match.play(match.legal()[0])
    code, lines = said(match.record())
    assert code == 0
    assert "whoever made the game could choose the seed" in lines
    assert "No player added a seed" in lines


def test_an_unfinished_record_says_what_must_wait(said: Any) -> None:
    code, lines = said(SEEN)
    assert code == 0
    assert "isn't over, so its secret isn't shown" in lines
    assert "once the secret is shown" in lines
    code, lines = said(SAVED)
    assert code == 0
    assert "The game isn't over." in lines


def test_undo_seals_and_brings_are_followed(said: Any) -> None:
    match = greathall.new("parlour", 2, brings={1: 7})
    match.play({"type": "Bid", "coins": 4})
    match.play({"type": "Bid", "coins": 6})
    match.undo(0)
    sealed = greathall.new("parlour", 2)
    sealed.play({"type": "Bid", "coins": 4})
    while match.seat is not None:
        match.play(match.legal()[-1])
    code, lines = said(match.record(), "--head", match.head)
    assert code == 0
    assert "sealed before the game" in lines
    code, lines = said({**match.record(), "brings": {"1": 8}})
    assert code == 1
    assert "isn't what was sealed" in lines
    code, lines = said(sealed.record())
    assert code == 0
    assert "Some choices are sealed" in lines


# ── what is false ────────────────────────────────────────────────────────────
def test_another_head_than_the_one_at_the_table(said: Any) -> None:
    code, lines = said(FINISHED, "--head", "0" * 64)
    assert code == 1
    assert "[FALSE] It isn't the head you saw" in lines


def test_a_forged_draw_is_named_by_its_place(said: Any) -> None:
    data = copy(FINISHED)
    at = index(data, "Drawn", 3)
    data["entries"][at]["k"] = (data["entries"][at]["k"] + 1) % data["entries"][at]["n"]
    code, lines = said(rehead(data))
    assert code == 1
    assert f"[FALSE] Entry {at}:" in lines
    assert f"[FALSE] entry {at} " in lines


def test_a_draw_left_out_is_named_by_its_place(said: Any) -> None:
    data = copy(FINISHED)
    at = index(data, "Drawn", 3)
    del data["entries"][at]
    code, lines = said(rehead(data))
    assert code == 1
    assert f"[FALSE] Entry {at}: this must be draw 3" in lines


def test_a_new_draw_after_an_undo_is_found(said: Any) -> None:
    match = greathall.new("parlour", 2, options={"rounds": 1})
    match.play({"type": "Bid", "coins": 4})
    match.undo(0)
    while match.seat is not None:
        match.play(match.legal()[0])
    data: Data = json.loads(dumps(match.record()))
    assert said(data)[0] == 0
    data["entries"][3]["count"] = 1
    code, lines = said(rehead(data))
    assert code == 1
    assert "Entry 3: this must be draw 0" in lines


def test_a_legal_lie_breaks_the_chain(said: Any) -> None:
    data = copy(FINISHED)
    data["seats"] = ["Ann", "Eve"]
    code, lines = said(data)
    assert code == 1
    assert "[FALSE] The head doesn't follow" in lines


def test_a_wrong_secret_and_a_missing_one(said: Any) -> None:
    code, lines = said({**copy(FINISHED), "secret": "00" * 32})
    assert code == 1
    assert "[FALSE] The secret doesn't match" in lines
    data = copy(FINISHED)
    del data["secret"]
    code, lines = said(data)
    assert code == 1
    assert "[FALSE] The game is over, but its secret" in lines


def test_an_illegal_move_with_a_new_chain_is_left_to_the_rules(said: Any) -> None:
    data = copy(FINISHED)
    at = index(data, "Place")
    data["entries"][at]["do"]["space"] = 0
    code, lines = said(rehead(data))
    assert code == 1
    assert "[holds] The head follows" in lines
    assert f"[FALSE] entry {at} is not possible: SQ-4.1" in lines


def test_a_wrong_result_is_left_to_the_rules(said: Any) -> None:
    data = copy(FINISHED)
    data["result"]["winners"] = [0, 1]
    code, lines = said(data)
    assert code == 1
    assert "[FALSE] the result doesn't follow" in lines


@pytest.mark.parametrize("entry", [
    5, {}, {"seat": 0}, {"seat": 0, "do": {}, "n": 3}, {"seat": -1, "do": {}}, {"seat": "0", "do": {}},
    {"seat": -1, "do": {}, "stream": "x", "count": 0, "n": 0, "k": 0}, {"seat": True, "do": {}},
    {"seat": -1, "do": {}, "stream": "x", "count": 0, "n": 2**300, "k": 0}, {"seat": -3, "do": {"type": "Undone"}},
    {"seat": -1, "do": {}, "stream": "x", "count": 0, "n": 2, "k": 2}, {"seat": 0, "do": {}, "stream": "x"},
])
def test_an_entry_no_table_writes_is_named_by_its_place(said: Any, entry: Any) -> None:
    data = copy(FINISHED)
    data["entries"][7] = entry
    code, lines = said(data)
    assert code == 1
    assert "[FALSE] Entry 7 " in lines


def test_an_undo_to_nowhere_is_found(said: Any) -> None:
    data = copy(FINISHED)
    data["entries"].append({"seat": -3, "do": {"type": "Undone", "to": 10**9}, "by": "table"})
    code, lines = said(rehead(data))
    assert code == 1
    assert f"Entry {len(data['entries']) - 1}: there is no such moment" in lines


def test_half_a_letter_is_no_seed(said: Any) -> None:
    code, lines = said(json.dumps({**copy(FINISHED), "seeds": ["\ud800", ""]}))
    assert code == 1
    assert "isn't text" in lines


# ── what can't be read ───────────────────────────────────────────────────────
@pytest.mark.parametrize("text", [
    b"", b"{", b"[]", b"5", b"\xff\xfe", b"NaN", b'{"format": NaN}', b"[" * 200_000, b'{"format": 1}', b"9" * 9999])
def test_what_is_no_record_gives_one_sentence(said: Any, text: bytes) -> None:
    code, lines = said(text)
    assert code == 2
    assert lines.count("\n") == 1


@pytest.mark.parametrize("change", [
    {"format": 1}, {"format": 3}, {"pledges": [""]}, {"pledges": [1, 2]}, {"pledges": None}, {"game": 5},
    {"seeds": [1, 2]}, {"seeds": [""]}, {"commitment": "x"}, {"head": "x"}, {"secret": "x"}, {"more": 1},
    {"verifiable": 1}, {"secret": None}])
def test_what_has_not_the_form_of_a_record_gives_one_sentence(said: Any, change: Data) -> None:
    code, lines = said({**copy(FINISHED), **change})
    assert code == 2
    assert lines.count("\n") == 1


def test_a_missing_file_and_a_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for file in (tmp_path / "nowhere", tmp_path):
        assert verify.main([str(file)]) == 2
        assert capsys.readouterr().out.count("\n") == 1


def test_a_file_far_too_long_is_not_read_to_its_end(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "long"
    with file.open("wb") as stream:
        stream.truncate(verify.MOST_BYTES + 2)
    assert verify.main([str(file)]) == 2
    assert "too long" in capsys.readouterr().out


@pytest.mark.parametrize("change", [{"rules": 99}, {"game": "quidditch"}])
def test_what_can_not_be_played_again_here_is_not_called_false(said: Any, change: Data) -> None:
    code, lines = said(rehead({**copy(FINISHED), **change}))
    assert code == 2
    assert "FALSE" not in lines
    assert "[open]  It can't be replayed here" in lines


def test_a_record_can_not_forge_our_lines(said: Any) -> None:
    code, lines = said({**copy(FINISHED), "game": "x\n[holds] All is well.\x1b[2J"})
    assert code == 1
    assert "\n[holds] All is well" not in lines
    assert "\x1b" not in lines


def test_the_command_forwards_and_refuses(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "r.json"
    file.write_text(dumps(FINISHED), encoding="utf-8")
    assert command(["verify", str(file), "--head", FINISHED["head"]]) == 0
    assert command(["verify", str(file), "--head", "xyz"]) == 2
    assert command(["verify"]) == 2
    assert "Traceback" not in capsys.readouterr().err


# ── fuzz ─────────────────────────────────────────────────────────────────────
@settings(max_examples=150 * SCALE)
@given(st.data())
def test_the_part_that_stands_alone_never_falls_over(data: st.DataObject) -> None:
    twin = copy(FINISHED)
    path = data.draw(st.sampled_from(paths(twin)))
    holder: Any = twin
    for key in path[:-1]:
        holder = holder[key]
    holder[path[-1]] = data.draw(values)
    if verify.fault(twin) is None:
        verdicts = [verdict for verdict, _, _ in verify.findings(twin, None)]
        assert verdicts
        untouched = twin == FINISHED or path[0] in ("result", "format") or holds_no_draw(path)
        assert verify.FALSE in verdicts or untouched


def holds_no_draw(path: tuple[Any, ...]) -> bool:
    """Only the rules can tell: k alone binds a draw's n, and nothing binds its outcome and its writer."""
    entry = FINISHED["entries"][path[1]] if path[0] == "entries" and len(path) > 1 else {}
    return entry.get("seat") == -1
