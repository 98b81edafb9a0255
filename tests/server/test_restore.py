"""Tables come back from the store as they were, and what happens if they can't."""

from random import Random
from typing import Any

import msgspec
import pytest

import greathall
from greathall.core.entries import Entry
from greathall.core.words import as_dict
from greathall.server import table_meta
from greathall.server.restore import recorded, restore_table
from greathall.server.sentences import Refused, say
from greathall.server.store import Kept, StoredLine
from greathall.server.table import DIGEST_EVERY, LiveTable
from greathall.server.table_meta import Held
from tests.server.room import ANN, BOB, play, seen, table
from tests.table import SCALE


class Keeper:
    """A table, with what the store would have of it."""

    def __init__(self, at: LiveTable) -> None:
        self.at, self.lines = at, list[StoredLine]()
        self.keep()

    def keep(self) -> None:
        change = self.at.change()
        if change is not None:
            self.lines += change.lines
            self.at.written()

    @property
    def kept(self) -> Kept:
        return Kept(table_meta.read(self.at.meta.written()), self.at.secret, self.lines[:])

    def play(self, rng: Random) -> bool:
        """Play something legal, for the seat asked or one that may answer early; return False when all is said."""
        match = self.at.match
        assert match is not None
        if self.at.asked is None:
            return False
        early = {seat: match.early(seat) for seat in range(len(self.at.meta.seats)) if seat != match.seat}
        asked = {self.at.asked: match.step} | {seat: step for seat, step in early.items() if step is not None}
        seat, step = rng.choice(list(asked.items()))
        assert step is not None
        play(self.at, seat, as_dict(rng.choice(list(step.legal(match.state)))))
        self.keep()
        return True


def looks(at: LiveTable) -> list[dict[str, Any]]:
    """Return what every viewer sees, without the notes, which go with the message after an update only."""
    return [{**seen(at, viewer), "notes": []} for viewer in (None, *range(len(at.meta.seats)))]


@pytest.mark.usefixtures("house")
@pytest.mark.parametrize(("game", "seats", "every"), [("sequence", 2, 15), ("sequence", 3, 15), ("parlour", 3, 1)])
def test_at_every_moment_a_table_comes_back_as_it_was(game: str, seats: int, every: int) -> None:
    for seed in range(2 * SCALE):
        rng = Random(seed)
        keeper = Keeper(table(game, *["ann", "bob", "cat"][:seats]))
        moves = 0
        while keeper.play(rng):
            moves += 1
            if moves % every == 0:
                back = restore_table(keeper.kept, 0.0)
                back.presence.here = keeper.at.presence.here
                assert looks(back) == looks(keeper.at)
                assert back.match is not None
                assert keeper.at.match is not None
                assert back.match.held == keeper.at.match.held
                assert back.match.state.digest() == keeper.at.match.state.digest()
                assert back.change() is None
        record = recorded(keeper.at.meta, keeper.kept)
        assert keeper.at.match is not None
        assert msgspec.json.encode(record) == msgspec.json.encode(keeper.at.match.record())
        assert greathall.replay(msgspec.to_builtins(record, str_keys=True)).head == keeper.at.match.head


def long_match() -> Keeper:
    keeper, rng = Keeper(table("sequence", "ann", "bob")), Random(1)
    while keeper.at.seq < 3 * DIGEST_EVERY and keeper.play(rng):
        pass
    return keeper


def test_a_digest_is_kept_every_fifty_entries() -> None:
    keeper = long_match()
    ends = [line.seq for line in keeper.lines[1:]] + [keeper.at.seq]
    with_digest = [end for line, end in zip(keeper.lines, ends, strict=True) if line.digest]
    for mark in range(DIGEST_EVERY, keeper.at.seq, DIGEST_EVERY):
        assert any(mark <= end < mark + 10 for end in with_digest)
    assert len(with_digest) <= keeper.at.seq // DIGEST_EVERY


def test_a_digest_of_another_layout_is_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    """A table from before its layout changed comes back, and its new digests name the layout."""
    keeper = long_match()
    assert keeper.at.match is not None
    kind = type(keeper.at.match.state)
    monkeypatch.setattr(kind, "layout", 2, raising=False)
    back = restore_table(keeper.kept, 0.0)
    assert back.meta.status == "playing"
    assert back.match is not None
    digest = back.match.state.digest()
    assert digest.startswith("2:")
    assert len(digest) == 64, "it has to fit into its column"
    assert back.match.state.agrees(digest)
    assert not back.match.state.agrees("2:" + "0" * 62)
    assert back.match.state.agrees("0" * 64)


def without(lines: list[StoredLine], at: int) -> list[StoredLine]:
    return lines[:at] + lines[at + 1:]


def retold(line: StoredLine, **facts: Any) -> StoredLine:
    """Return the line with its first entry changed."""
    first, *rest = msgspec.json.decode(line.body, type=list[Entry])
    return StoredLine(line.seq, msgspec.json.encode([msgspec.structs.replace(first, **facts), *rest]), line.digest)


@pytest.mark.parametrize("harm", [
    lambda lines: without(lines, 5),
    lambda lines: [*lines[:5], retold(lines[5], seat=1 - lines[5].seq % 2), *lines[6:]],
    lambda lines: [*lines[:5], retold(lines[5], word={"type": "Cheat"}), *lines[6:]],
    lambda lines: [StoredLine(line.seq, line.body, line.digest and "0" * 64) for line in lines],
    lambda lines: [*lines, lines[-1]],
    lambda lines: [*lines[:-1], StoredLine(lines[-1].seq, b"[{}]")],
])
def test_a_history_that_cannot_be_replayed_suspends_the_table_and_is_kept(harm: Any) -> None:
    keeper = long_match()
    kept = msgspec.structs.replace(keeper.kept, lines=harm(keeper.lines))
    back = restore_table(kept, 0.0)
    assert back.meta.status == "suspended"
    assert back.meta.why
    told = seen(back, ANN)
    assert (told["status"], told["why"], told["ask"]) == ("suspended", back.meta.why, None)
    change = back.change()
    assert change is not None
    assert not change.lines
    assert change.meta is not None
    with pytest.raises(Refused) as no:
        back.play("ann", ANN, back.seq, {}, 0.0)
    assert no.value.key == "table-suspended"
    again = restore_table(msgspec.structs.replace(kept, meta=back.meta), 0.0)
    assert (again.meta.status, again.meta.why) == ("suspended", back.meta.why)


def test_a_record_needs_no_rules() -> None:
    """Whatever became of the game since: names, options, entries, head and secret are as they were."""
    keeper = long_match()
    assert keeper.at.match is not None
    before = keeper.at.match.record(resume=True)
    keeper.at.meta.game = "gone"
    record = msgspec.to_builtins(recorded(keeper.at.meta, keeper.kept), str_keys=True)
    assert {**record, "game": "sequence", "head": ""} == {**before, "head": ""}


def test_a_table_whose_game_is_missing_waits_for_it() -> None:
    keeper = long_match()
    keeper.at.meta.game = "nowhere"
    with pytest.raises(Refused) as no:
        restore_table(keeper.kept, 0.0)
    assert (no.value.status, no.value.why) == (503, say("table-no-game", game="nowhere"))
    keeper.at.meta.game = "sequence"
    assert restore_table(keeper.kept, 0.0).meta.status == "playing"


@pytest.mark.usefixtures("house")
def test_an_early_answer_goes_back_to_the_question_it_was_given_to() -> None:
    keeper = Keeper(table("parlour", "ann", "bob"))
    assert keeper.at.match is not None
    agenda = keeper.at.match.state.agenda
    mine = [at for at, step in enumerate(agenda) if step.early and step.seat == BOB]
    assert len(mine) == 2
    for at in mine:
        keeper.at.meta.held = {BOB: Held({"type": "Bid", "coins": 2}, "person", at)}
        back = restore_table(keeper.kept, 0.0)
        assert back.match is not None
        assert [held[2] for held in back.match.held.values()] == [at]
        assert seen(back, BOB)["held"]


@pytest.mark.usefixtures("house")
@pytest.mark.parametrize("held", [
    Held({"type": "Bid", "coins": 2}, "person", 99), Held({"type": "Bid", "coins": 2}, "person", -1),
    Held({"type": "Bid", "coins": 2}, "person", 0), Held({"type": "Bet"}, "person", 5)])
def test_an_early_answer_without_a_question_is_asked_for_again(held: Held) -> None:
    keeper = Keeper(table("parlour", "ann", "bob"))
    keeper.at.meta.held = {BOB: held}
    back = restore_table(keeper.kept, 0.0)
    assert back.match is not None
    assert back.meta.status == "playing"
    assert not back.match.held
    assert seen(back, BOB)["early"] is not None
