"""Records: the same match again, and every kind of tampering refused where it becomes impossible."""

import json
from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any

import pytest
from msgspec import convert
from hypothesis import HealthCheck, given, settings, strategies as st

import greathall
from greathall.core import fairness
from greathall.core.entries import Entry
from greathall.core.record import MOST_UNDOS, BadRecord, dumps, loads
from tests.table import SCALE

Data = dict[str, Any]


def played(game: str = "sequence", seats: int = 2, moves: int = 1000, names: list[str] | None = None,
           **more: Any) -> greathall.Match:
    match = greathall.new(game, seats, seed="record", names=names or [], **more)
    match.verifiable = True  # as if the secret were random, so that a failing test fails again
    match.add_seed(0, "owl")
    rng = Random(seats)
    while match.seat is not None and moves:
        match.play(rng.choice(match.legal()), by=rng.choice(["person", "bot:easy", "timeout"]))
        moves -= 1
    return match


def whole(match: greathall.Match, resume: bool = False) -> Data:
    """Return the record as it comes back from a file."""
    return loads(dumps(match.record(resume)))


FINISHED = whole(played(names=["Ann", "Bob"], options={"dealer": "chance"}))
SAVED = whole(played(moves=6), resume=True)
SEEN = whole(played(moves=6))


def copy(data: Data) -> Data:
    twin: Data = json.loads(json.dumps(data))
    return twin


def index(data: Data, kind: str, nth: int = 0) -> int:
    return [at for at, entry in enumerate(data["entries"]) if entry["do"]["type"] == kind][nth]


# ── round trips ──────────────────────────────────────────────────────────────
@pytest.mark.parametrize(("seats", "options"), [
    (2, {}), (3, {"draw_on_demand": True}), (4, {"coaching_penalty": True}), (6, {"teams": 3}),
    (9, {"dealer": "chance"}), (12, {"teams": 3, "draw_on_demand": True, "coaching_penalty": True}),
])
def test_a_record_is_the_same_match_again(seats: int, options: Data) -> None:
    match = played(seats=seats, options=options)
    again = greathall.replay(whole(match))
    assert again.record() == match.record()
    assert again.result == match.result
    assert [again.view(seat) for seat in [*range(seats), None]] == [match.view(seat) for seat in [*range(seats), None]]
    assert again.events(0) == match.events(0)


def test_sealed_bids_undo_brings_and_series_come_back() -> None:
    match = greathall.new("parlour", 3, brings={1: 7, 2: 30}, series={"game": 3, "carry": {"first": 2}})
    match.play({"type": "Bid", "coins": 4})
    match.play({"type": "Bid", "coins": 6})
    match.undo(2)
    while match.seat is not None:
        match.play(match.legal()[-1])
    data = whole(match)
    assert data["brings"] == {"1": 7, "2": 30}
    assert sum(bool(entry.get("secret")) for entry in data["entries"]) > 3
    again = greathall.replay(data)
    assert again.record() == match.record()
    changes: list[Data] = [{"brings": {"1": 8, "2": 30}}, {"brings": {}}, {"brought": ""}]
    for change in changes:
        with pytest.raises(BadRecord, match="brought"):
            greathall.replay({**data, **change})


def test_a_saved_match_is_played_on_as_if_nothing_had_been() -> None:
    match = played(moves=6)
    again = greathall.replay(whole(match, resume=True))
    for m in (match, again):
        while m.seat is not None:
            m.play(m.legal()[0])
    assert again.record() == match.record()


def test_an_unfinished_record_hides_secret_and_brings_and_can_only_be_looked_at() -> None:
    assert "secret" not in SEEN
    assert "secret" in SAVED
    match = greathall.replay(SEEN)
    before = match.record()
    for do in (lambda: match.play(match.legal()[0]), lambda: match.undo(0)):
        with pytest.raises(greathall.Illegal, match="watch it"):
            do()
    assert match.record() == before


def test_an_unfinished_record_with_sealed_choices_can_be_looked_at_unless_something_was_brought() -> None:
    match = greathall.new("parlour", 2, brings={0: 5})
    match.play({"type": "Bid", "coins": 3})
    data = whole(match)
    assert "brings" not in data
    with pytest.raises(BadRecord, match="brought"):
        greathall.replay(data)
    assert match.record(resume=True)["brings"] == {"0": 5}
    plain = greathall.new("parlour", 2)
    plain.play({"type": "Bid", "coins": 3})
    assert greathall.replay(whole(plain)).record() == plain.record()


def test_a_file_has_one_entry_a_line() -> None:
    lines = dumps(FINISHED).splitlines()
    entries = [json.loads(line.strip().rstrip(",")) for line in lines if line.startswith("  ")]
    assert entries == FINISHED["entries"]
    assert json.loads(dumps(FINISHED)) == FINISHED
    assert json.loads(dumps({**FINISHED, "entries": []}))["entries"] == []


# ── tampering ────────────────────────────────────────────────────────────────
def refused(data: Data) -> BadRecord | greathall.Illegal:
    with pytest.raises(greathall.Illegal) as no:
        greathall.replay(data)
    assert str(no.value)
    return no.value


def place(data: Data) -> int | None:
    no = refused(data)
    assert isinstance(no, BadRecord)
    return no.at


def test_an_edited_action_is_refused_at_its_place() -> None:
    data = copy(FINISHED)
    at = index(data, "Place", 3)
    data["entries"][at]["do"]["space"] = 0
    assert place(data) == at
    assert "SQ-4.1" in str(refused(data))


def test_an_edited_action_that_is_legal_too_breaks_the_chain() -> None:
    match = played(moves=1)
    data = whole(match, resume=True)
    at = index(data, "Place")
    other = greathall.replay({**data, "entries": data["entries"][:at], "head": heads(data)[at]}).legal()
    for action in other:
        twin = copy(data)
        twin["entries"][at]["do"] = json.loads(json.dumps({"type": type(action).__name__, **{
            field: getattr(action, field) for field in action.__struct_fields__}}))
        if twin != data:
            assert place(twin) is None
            assert "head" in str(refused(twin))
            return
    pytest.fail("the only legal action was played")


def heads(data: Data) -> list[str]:
    header = {field: data.get(field, "") for field in (
        "game", "rules", "seats", "options", "commitment", "verifiable", "seeds", "series", "brought", "format",
        "pledges")}
    chain = [fairness.first_head(header)]
    for at, entry in enumerate(data["entries"]):
        chain.append(fairness.next_head(chain[-1], bytes.fromhex(data["secret"]), at, convert(entry, Entry)))
    return chain


@pytest.mark.parametrize("field", ["n", "k", "count"])
def test_an_edited_number_of_chance_is_refused_at_its_place(field: str) -> None:
    for by in (1, -1, 10**6, -(10**6)):
        data = copy(FINISHED)
        at = index(data, "Drawn", 5)
        data["entries"][at][field] += by
        no = refused(data)
        assert f"entry {at} " in str(no) or f"entries[{at}]" in str(no)
        assert not isinstance(no, BadRecord) or no.at in (at, None)


def test_an_edited_stream_is_refused_at_its_place() -> None:
    data = copy(FINISHED)
    at = index(data, "Drawn", 5)
    data["entries"][at]["stream"] = "dealer"
    assert place(data) == at


def test_an_edited_outcome_is_refused_at_its_place() -> None:
    data = copy(FINISHED)
    at = index(data, "Drawn", 5)
    data["entries"][at]["do"]["card"] = (data["entries"][at]["do"]["card"] + 1) % 52
    assert place(data) == at


def test_a_better_card_is_refused_even_if_k_is_made_to_fit() -> None:
    data = copy(SAVED)
    at = index(data, "Drawn", 0)
    entry = data["entries"][at]
    k = (entry["k"] + 2) % 104
    entry["k"], entry["do"]["card"] = k, k // 2
    assert place(data) == at
    assert "secret" in str(refused(data))


Spoil = Callable[[list[Data], int], object]


@pytest.mark.parametrize("spoil", [
    lambda entries, at: entries.pop(at),
    lambda entries, at: entries.__setitem__(slice(at, at + 2), entries[at:at + 2][::-1]),
    lambda entries, at: entries[at].update(seat=1 - entries[at]["seat"]),
    lambda entries, at: entries[at].update(seat=7),
    lambda entries, at: entries[at].update(seat=-2),
    lambda entries, at: entries[at].update(secret=True),
    lambda entries, at: entries[at].update(stream="deck", count=3),
    lambda entries, at: entries[at]["do"].update(extra=1),
    lambda entries, at: entries[at].update(do={"type": "Undone", "to": 0}),
    lambda entries, at: entries[at].update(seat=-3, do={"type": "Undone", "to": 10**6}),
    lambda entries, at: entries[at].update(seat=-3, do={"type": "Undone", "to": "0"}),
    lambda entries, at: entries[at].update(seat=-3, do={"type": "Redone", "to": 0}),
    lambda entries, at: entries[at].update(seat=-1),
])
def test_entries_dropped_doubled_swapped_or_bent_are_refused_at_their_place(spoil: Spoil) -> None:
    data = copy(FINISHED)
    at = index(data, "Place", 2)
    spoil(data["entries"], at)
    assert place(data) == at


def test_an_entry_written_twice_is_refused_the_second_time() -> None:
    data = copy(FINISHED)
    at = index(data, "Place", 2)
    data["entries"].insert(at, copy(data["entries"][at]))
    assert place(data) == at + 1


@pytest.mark.parametrize("change", [
    lambda entry: entry.update(by="bot:hard"), lambda entry: entry.update(secret=True),
    lambda entry: entry.update(by="person")])
def test_a_draw_that_is_spelt_otherwise_is_refused(change: Callable[[Data], None]) -> None:
    data = copy(FINISHED)
    change(data["entries"][4])
    assert place(data) == 4


def test_who_chose_is_part_of_the_chain() -> None:
    data = copy(FINISHED)
    data["entries"][index(data, "Place")]["by"] = "bot:hard"
    assert "head" in str(refused(data))


def test_a_truncated_record_is_refused() -> None:
    for left in (0, 1, len(FINISHED["entries"]) // 2, len(FINISHED["entries"]) - 1):
        data = copy(FINISHED)
        del data["entries"][left:]
        assert "result" in str(refused(data))
        del data["result"]
        assert "head" in str(refused(data))
        del data["secret"]
        assert "head" in str(refused(data))


def test_nothing_comes_after_the_end() -> None:
    data = copy(FINISHED)
    end = len(data["entries"])
    data["entries"].append({"seat": 0, "do": {"type": "Resign"}})
    assert place(data) == end
    assert "over" in str(refused(data))


@pytest.mark.parametrize("result", [
    None, {"winners": [0, 1]}, {"scores": [2.0, 0.0]}, {"reason": "end-pile"}, {"rule": "S-39"}, {"carry": {}},
    {"winners": []}, {"more": 1}])
def test_an_edited_result_is_refused(result: Data | None) -> None:
    data = copy(FINISHED)
    data["result"] = None if result is None else {**data["result"], **result}
    assert "result" in str(refused(data))


def test_scores_of_before_they_were_shared_are_read_as_those_of_today() -> None:
    """Each seat of the winning side had 1 then."""
    match = greathall.new("sequence", 4, seed="owl", names=["Ann", "Bob", "Cat", "Dan"])
    for seat in (0, 2):
        match.play({"type": "Resign"}, seat=seat)
    data = copy(match.record())
    assert data["result"]["scores"] == [0.0, 0.5, 0.0, 0.5]
    for scores in ([0.0, 1.0, 0.0, 1.0], [0.0, 0.5, 0.0, 0.5]):
        data["result"]["scores"] = scores
        assert greathall.replay(data).record() == match.record()
    for scores in ([1.0, 1.0, 0.0, 1.0], [0.0, 0.0, 0.0, 0.0], [0.0, 1.0, 0.0, 0.5], [0.0, 1.0]):
        data["result"]["scores"] = scores
        assert "result" in str(refused(data))


@pytest.mark.parametrize("change", [
    {"head": "0" * 64}, {"head": ""}, {"seats": ["Ann", "Eve"]}, {"seats": ["Ann", ""]}, {"seats": ["Ann"]},
    {"seats": []}, {"seats": ["Ann", "Bob", "Cat"]}, {"options": {}}, {"options": {"dealer": "lowest"}},
    {"options": {"dealer": "chance", "draw_on_demand": True}}, {"options": {"dealer": "chance", "wands": 2}},
    {"seeds": ["", ""]}, {"seeds": ["owl", "x"]}, {"seeds": ["owl pest", ""]}, {"seeds": ["owl"]},
    {"seeds": ["owl", "x" * 999]}, {"pledges": ["", ""]}, {"pledges": ["0" * 64, ""]}, {"pledges": []},
    {"pledges": [FINISHED["pledges"][0], "0" * 64]}, {"pledges": ["x", ""]}, {"pledges": [5, ""]},
    {"commitment": "0" * 64}, {"commitment": ""}, {"secret": "00" * 32}, {"secret": "xyz"}, {"secret": None},
    {"verifiable": False}, {"series": {}}, {"series": {"game": 2, "carry": {}}}, {"series": {"game": 1, "carry": 5}},
    {"series": {"game": 1, "carry": {"dealer": 0}}}, {"series": {"game": 1, "carry": {"dealer": "x"}}},
    {"rules": 99}, {"rules": 10**400}, {"rules": "1"}, {"format": 1}, {"format": 3}, {"format": 0}, {"format": 10**400},
    {"format": "1"}, {"format": None}, {"game": "quidditch"}, {"game": "candles"}, {"game": None}, {"entries": None},
    {"entries": {}}, {"entries": [5]}, {"entries": []}, {"more": 1}, {"brings": {"0": 1}}, {"brings": {"9": 1}},
    {"brings": {"x": 1}}, {"brought": "0" * 64}, {"result": 5}, {"seeds": ["\ud800", ""]}, {"entries": [{"seat": 0}]},
])
def test_an_edited_opening_is_refused(change: Data) -> None:
    refused({**copy(FINISHED), **change})


def test_a_finished_record_without_its_secret_is_refused() -> None:
    data = copy(FINISHED)
    del data["secret"]
    assert "secret" in str(refused(data))


def test_a_secret_has_one_spelling() -> None:
    assert "secret" in str(refused({**copy(FINISHED), "secret": FINISHED["secret"].upper() + " "}))


def test_another_version_of_the_rules_is_named() -> None:
    assert "version 99 of the Sequence rules" in str(refused({**copy(FINISHED), "rules": 99}))
    assert "format 3" in str(refused({**copy(FINISHED), "format": 3}))


@pytest.mark.parametrize("data", [None, 5, [], "x", {}, {"format": 1}, {"format": True}])
def test_what_is_no_record_is_refused(data: Any) -> None:
    refused(data)


@pytest.mark.parametrize("text", [
    "", "{", "[]", "5", "null", b"\xff", "[" * 100_000, '{"a":' * 100_000, "NaN", "9" * 9999])
def test_what_is_no_json_object_is_refused(text: str | bytes) -> None:
    with pytest.raises(BadRecord):
        loads(text)


def test_deep_nests_are_refused() -> None:
    for depth in (200, 900, 960, 980, 990, 995, 5000):
        deep: Any = {}
        for _ in range(depth):
            deep = {"carry": deep}
        refused({**copy(FINISHED), "series": {"game": 1, "carry": deep}})


def test_far_too_many_entries_are_refused() -> None:
    assert "200001 entries" in str(refused({**FINISHED, "entries": [FINISHED["entries"][0]] * 200_001}))


# ── fuzz: nothing but a refusal, and never a changed match ───────────────────
FIELDS = ["type", "seat", "do", "card", "space", "to", "k", "n", "stream", "count", "game", "carry"]
values = st.recursive(
    st.none() | st.booleans() | st.integers(-4, 120) | st.integers() | st.floats() | st.text(max_size=8)
    | st.sampled_from(["Undone", "Place", "Drawn", "deck", "person", "sequence", "parlour"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(FIELDS), inner, max_size=3),
    max_leaves=6)


def paths(data: Any, here: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    found = [here] if here else []
    if isinstance(data, dict | list):
        for key, inner in data.items() if isinstance(data, dict) else enumerate(data):
            found += paths(inner, (*here, key))
    return found


@pytest.mark.parametrize("original", [FINISHED, SAVED, SEEN], ids=["finished", "saved", "seen"])
@settings(max_examples=150 * SCALE, suppress_health_check=[HealthCheck.too_slow])
@given(st.data())
def test_a_mutated_record_is_refused_or_the_same_match(original: Data, data: st.DataObject) -> None:
    twin = copy(original)
    for _ in range(data.draw(st.integers(1, 3))):
        path = data.draw(st.sampled_from(paths(twin)))
        holder: Any = twin
        for key in path[:-1]:
            holder = holder[key]
        if data.draw(st.booleans()):
            holder[path[-1]] = data.draw(values)
        else:
            del holder[path[-1]]
    with suppress(greathall.Illegal):
        assert_same(greathall.replay(twin).record("secret" in twin), twin, original)


def assert_same(record: Data, twin: Data, original: Data) -> None:
    """A record that is accepted is what the table wrote; without the secret, the draws alone could differ."""
    if "secret" in twin:
        assert loads(dumps(record)) == original
    else:
        assert record["head"] == original["head"]
        assert said(record) == said(original)


def said(record: Data) -> list[Data]:
    return [entry for entry in record["entries"] if entry["seat"] >= 0]


def test_a_record_that_takes_back_thousands_of_times_is_refused_unread() -> None:
    data = greathall.new("sequence", 2, seed="back").record(resume=True)
    data["entries"] += [{"seat": -3, "do": {"type": "Undone", "to": 0}, "by": "practice"}] * (MOST_UNDOS + 1)
    with pytest.raises(BadRecord, match="3001 times"):
        greathall.replay(data)
