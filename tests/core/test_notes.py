"""A table's notes besides the moves: marks, undo and by whom, newer rules."""

import pytest

import greathall
from greathall.cli.verify import FALSE, fault, findings
from greathall.core.game import find_game
from greathall.core.entries import effective_entries
from greathall.core.match import Match
from greathall.core.record import BadRecord, replay
from greathall.core.words import TakenBack


def opened(**more: object) -> Match:
    secret = b"\1" * 32
    return Match(find_game("sequence"), 2, {}, secret=secret, commitment=greathall.core.fairness.commitment(secret),
                 verifiable=True, **more)  # type: ignore[arg-type]


def played_out(match: Match) -> Match:
    while match.seat is not None:
        match.play(match.legal()[0])
    return match


def false_findings(record: dict[str, object]) -> list[object]:
    assert fault(record) is None
    return [f for f in findings(record, None) if f[0] == FALSE]


def test_marks_are_in_the_record_and_in_its_first_head() -> None:
    plain, marked = opened(), opened(marks=["hints"])
    assert plain.state.digest() == marked.state.digest()
    assert plain.head != marked.head
    record = played_out(marked).record()
    assert record["marks"] == ["hints"]
    assert replay(record).marks == ["hints"]
    assert not false_findings(record)
    record["marks"] = []
    with pytest.raises(BadRecord):
        replay(record)
    assert false_findings(record)


def test_an_undo_says_on_whose_word_it_was_made() -> None:
    match = opened()
    match.play(match.legal()[0])
    last = len(effective_entries(match.entries)) - 2
    match.undo(last, by="practice")
    assert match.events(0)[-1] == TakenBack(last)
    record = played_out(match).record()
    assert [e["by"] for e in record["entries"] if e["seat"] == -3] == ["practice"]
    assert replay(record).result == match.result
    assert not false_findings(record)


def test_a_match_that_went_on_under_newer_rules_says_so_and_replays() -> None:
    match = opened(rules=0)
    match.play(match.legal()[0])
    match.note_rules_version(match.game.rules)
    match.play(match.legal()[0])
    match.undo(len(effective_entries(match.entries)) - 2)
    record = played_out(match).record()
    assert record["rules"] == 0
    assert replay(record).result == match.result
    assert not false_findings(record)
    record["entries"] = [e for e in record["entries"] if e["do"]["type"] != "Ruled"]
    with pytest.raises(BadRecord, match="version 0"):
        replay(record)


def test_equal_states_have_equal_digests_and_others_not() -> None:
    one, other = opened(), opened()
    assert one.state.digest() == other.state.clone().digest()
    other.play(other.legal()[0])
    assert one.state.digest() != other.state.digest()
