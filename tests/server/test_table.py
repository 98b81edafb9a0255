"""One table by itself: what each viewer sees, what may be done, and that it is done whole or not at all."""

import json
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from greathall.core.game import find_game
from greathall.core.words import Action, Illegal, as_dict
from greathall.server.bodies import ClockSet
from greathall.server.sentences import Refused
from greathall.server.table import DIGEST_EVERY, LONGEST_UNDONE, LiveTable
from tests.server.room import ANN, BOB, CAT, again, play, seen, snapshot, table
from tests.table import SCALE

pytestmark = pytest.mark.usefixtures("house")
GAMES = ["cellar", "parlour", "candles", "sequence"]
Deed = Callable[[], object]
each_game = pytest.mark.parametrize("game", GAMES)
TOLD = {"type", "seq", "seat", "head", "view", "events", "ask", "early", "aside", "clocks", "seats", "status", "result",
        "undo", "held", "reasons", "notes", "out", "moves", "after", "why", "commitment",
        "pledges", "why_key", "why_facts", "earlier", "lesson", "coach"}


def match_of(table: LiveTable) -> Any:
    assert table.match is not None
    return table.match


def bid(coins: int) -> dict[str, Any]:
    return {"type": "Bid", "coins": coins}


def random_deed(table: LiveTable, rng: Random) -> tuple[int, Action]:
    """Return something that some seat may do now; asides are rarer."""
    match = match_of(table)
    seat = match.seat if rng.random() < 0.8 else rng.randrange(len(table.meta.seats))
    choices = [a for a in match.legal(seat) if type(a).__name__ != "Resign"]
    return (seat, rng.choice(choices)) if choices else (match.seat, rng.choice(match.legal()))


def walked(game: str, rng: Random, most: int = 60) -> Iterator[LiveTable]:
    """Yield a table of three people at the start and after each of its moves."""
    at = table(game, "ann", "bob", "cat", secret=rng.randbytes(32).hex())
    yield at
    for _ in range(most):
        if at.meta.status != "playing":
            return
        play(at, *random_deed(at, rng))
        yield at


# ── what is told ─────────────────────────────────────────────────────────────
def test_a_message_is_the_table_as_one_seat_may_see_it() -> None:
    at = table("cellar", "ann", "bob", "bot:easy")
    for viewer in (ANN, BOB, CAT, None):
        told = seen(at, viewer)
        assert set(told) == TOLD
        assert told["seat"] == told["view"]["me"] == viewer
        assert told["seq"] == at.seq == 3
        assert told["head"] == match_of(at).head
        assert [card is not None for card in told["view"]["cards"]] == [seat == viewer for seat in range(3)]
        assert [e["card"] is not None for e in told["events"]] == [seat == viewer for seat in range(3)]
        assert [(c["name"], c["bot"], c["present"]) for c in told["seats"]] == [
            ("ann", "", True), ("bob", "", True), ("", "easy", True)]
    assert "ann" not in json.dumps(seen(at, BOB)).replace('"name": "ann"', "")  # ids of guests are nobody's business


@each_game
def test_options_go_to_the_seat_they_belong_to_and_to_nobody_else(game: str) -> None:
    given = 0
    for seed in range(3 * SCALE):
        for at in walked(game, Random(seed)):
            for viewer in (ANN, BOB, CAT, None):
                told = seen(at, viewer)
                if told["ask"] is not None:
                    assert (told["ask"]["legal"] is not None) == (told["ask"]["seat"] == viewer)
                    assert told["ask"]["legal"] or (told["ask"]["legal"], told["ask"]["form"]) == (None, None)
                    given += told["ask"]["legal"] is not None
                for kind in ("early", "aside"):
                    assert told[kind] is None or told[kind]["seat"] == viewer is not None
                assert viewer is not None or (told["early"], told["aside"]) == (None, None)
    assert given > 5


@each_game
def test_who_comes_back_gets_only_what_is_missing(game: str) -> None:
    for seed in range(2 * SCALE):
        for viewer in (ANN, CAT, None):
            parts: list[Any] = []
            known = 0
            for at in walked(game, Random(seed), 30):
                told = seen(at, viewer, known)
                assert seen(at, viewer, at.seq)["events"] == []
                assert {**told, "events": [], "moves": []} == {**seen(at, viewer), "events": [], "moves": []}
                assert sum(count for *_, count in told["moves"]) == len(told["events"])
                parts += told["events"]
                known = told["seq"]
            assert parts == seen(at, viewer)["events"] == seen(again(at), viewer)["events"]
            assert parts


def test_a_table_that_waits_tells_who_sits_there() -> None:
    at = table("cellar", "ann", "", start=False)
    told = seen(at, ANN)
    assert (told["seq"], told["view"], told["ask"], told["status"]) == (0, None, None, "waiting")
    assert [c["taken"] for c in told["seats"]] == [True, False]
    assert told["commitment"]


# ── probing ──────────────────────────────────────────────────────────────────
def strange(at: LiveTable, rng: Random) -> list[tuple[int, Any]]:
    """Return things that someone might send: others' actions, what was once possible, outcomes, nonsense."""
    match = match_of(at)
    seats = range(len(at.meta.seats))
    said: list[tuple[int, Any]] = [(s, as_dict(a)) for s in seats for of in seats for a in match.legal(of)[:6]]
    said += [(rng.choice(seats), entry.do) for entry in match.entries[-4:]]
    nonsense: list[Any] = [
        {"type": "Bid", "coins": rng.randrange(-1, 12)}, {"type": "Nonsense"}, {"type": "Wait", "more": 1}, {}, [], 7,
        None, "Wait", {"type": "Light", "card": "x"}, {"type": "Cast", "pips": 6}]
    said += [(rng.choice(seats), thing) for thing in nonsense]
    return rng.sample(said, min(len(said), 14))


@each_game
def test_a_probe_answers_as_playing_would_and_never_plays(game: str) -> None:
    legal = illegal = 0
    for seed in range(3 * SCALE):
        rng = Random(seed)
        for at in walked(game, rng, 25):
            for seat, action in strange(at, rng):
                said = json.dumps(action).encode()
                before, owner = snapshot(at), at.meta.seats[seat].owner
                try:
                    no = at.probe(owner, seat, at.seq, said)
                except Refused as refused:
                    no = refused
                assert snapshot(at) == before
                twin = again(at)
                if no is None:
                    legal += 1
                    play(twin, seat, said)
                    assert twin.seq > at.seq or seat in match_of(twin).held
                else:
                    illegal += 1
                    with pytest.raises(Illegal) as playing:
                        play(twin, seat, said)
                    assert (playing.value.rule, playing.value.why) == (no.rule, no.why)
                    assert getattr(playing.value, "key", "") == getattr(no, "key", "")
                    assert twin.seq == at.seq
    assert min(legal, illegal) > 10


def test_a_probe_out_of_turn_names_the_rule() -> None:
    at = table("cellar", "ann", "bob")
    no = at.probe("bob", BOB, at.seq, {"type": "Wait"})
    assert no is not None
    assert no.rule == "CE-1"
    assert no.why == find_game("cellar").catalogue.say("no-turn")


def test_a_probe_knows_early_answers_that_no_list_holds() -> None:
    """Bids by form: only the first few are listed."""
    at = table("parlour", "ann", "bob")
    assert at.probe("bob", BOB, at.seq, bid(7)) is None
    assert at.probe("bob", BOB, at.seq, bid(11)) is not None
    play(at, ANN, bid(7))
    assert at.probe("bob", BOB, at.seq, bid(7)) is not None


# ── who may say what ─────────────────────────────────────────────────────────
BAD_SEATS = [-1, 3, 99, True, False, None, "0", 0.0, [0], msgspec.UNSET]


@pytest.mark.parametrize("seat", BAD_SEATS, ids=repr)
def test_what_is_no_seat(seat: Any) -> None:
    at = table("cellar", "ann", "ann", "ann")
    before = snapshot(at)
    deeds: list[Deed] = [
        lambda: at.play("ann", seat, at.seq, {"type": "Wait"}, 1.0), lambda: at.ask_undo("ann", seat, 1.0),
        lambda: at.probe("ann", seat, at.seq, {"type": "Wait"}), lambda: at.consent("ann", seat, True, 1.0),
        lambda: at.hand("ann", seat, "easy", 1.0), lambda: at.hand("ann", seat, "", 1.0)]
    for deed in deeds:
        with pytest.raises(Refused) as no:
            deed()
        assert (no.value.status, no.value.key) == (400, "table-no-seat")
    assert snapshot(at) == before


@pytest.mark.parametrize(("seq", "key"), [
    (0, "table-late"), (4, "table-late"), (-1, "table-late"), (1 << 40, "table-late"), (True, "table-no-seq"),
    (3.0, "table-no-seq"), ("3", "table-no-seq"), (None, "table-no-seq"), (msgspec.UNSET, "table-no-seq")], ids=repr)
def test_what_is_no_moment(seq: Any, key: str) -> None:
    at = table("cellar", "ann", "bob", "cat")
    before = snapshot(at)
    deeds: list[Deed] = [lambda: at.play("ann", ANN, seq, {"type": "Wait"}, 1.0),
                         lambda: at.probe("ann", ANN, seq, {"type": "Wait"})]
    for deed in deeds:
        with pytest.raises(Refused) as no:
            deed()
        assert no.value.key == key
    assert snapshot(at) == before


def bad_deeds(at: LiveTable) -> list[Deed]:
    """Return every update that must not be possible here: by a stranger, by nobody, by another seat, and nonsense."""
    seq, wait = at.seq, {"type": "Wait"}
    return [
        *[lambda who=who: at.play(who, ANN, seq, wait, 9.0) for who in ("", "bob", "stranger")],
        lambda: at.play("bob", BOB, seq, wait, 9.0),
        lambda: at.play("ann", ANN, seq, {"type": "Pay", "coins": 1}, 9.0),
        lambda: at.play("ann", ANN, seq, {"type": "Peek", "at": 0}, 9.0),
        lambda: at.play("ann", ANN, seq, {"type": "Dealt", "card": 1}, 9.0),
        lambda: at.play("ann", ANN, seq, b"\xff", 9.0),
        lambda: at.play("ann", ANN, seq, b"[" * 70_000, 9.0),
        *[lambda who=who: at.probe(who, ANN, seq, wait) for who in ("", "bob", "stranger")],
        lambda: at.ask_undo("ann", ANN, 9.0),
        *[lambda who=who: at.ask_undo(who, ANN, 9.0) for who in ("", "bob")],
        lambda: at.consent("bob", BOB, True, 9.0),
        lambda: at.consent("ann", ANN, False, 9.0),
        lambda: at.hand("bob", ANN, "easy", 9.0),
        lambda: at.hand("ann", ANN, "wizard", 9.0),
        lambda: at.hand("bob", ANN, "", 9.0),
        lambda: at.start(9.0),
        lambda: at.speak("", "Nobody", "hello"),
        lambda: at.speak("ann", "Ann", "   "),
        lambda: at.speak("ann", "Ann", phrase="boo"),
    ]


@pytest.mark.parametrize("clock", ["none", "move", "player"])
def test_what_is_refused_changes_nothing(clock: Any) -> None:
    at = table("cellar", "ann", "bob", "bot:easy", clock=ClockSet(clock), absence=5.0)
    at.written()
    for n, deed in enumerate(bad_deeds(at)):
        before = snapshot(at)
        with pytest.raises(Illegal):
            deed()
        assert snapshot(at) == before, n
        assert at.change() is None


def test_a_seat_that_a_bot_plays_is_taken_back_before_one_plays_it() -> None:
    at = table("cellar", "ann", "bob")
    at.hand("ann", ANN, "easy", 0.0)
    deeds: list[Deed] = [lambda: at.probe("ann", ANN, at.seq, {"type": "Wait"}),
                         lambda: at.play("ann", ANN, at.seq, {"type": "Wait"}, 0.0)]
    for deed in deeds:
        with pytest.raises(Refused) as no:
            deed()
        assert no.value.key == "table-bot-plays"
    at.hand("ann", ANN, "", 0.0)
    play(at, ANN, {"type": "Wait"})


def over() -> LiveTable:
    at = table("cellar", "ann", "bob", options={"rounds": 1})
    play(at, ANN, {"type": "Wait"})
    play(at, BOB, {"type": "Wait"})
    assert at.meta.status == "over"
    return at


def suspended() -> LiveTable:
    at = table("cellar", "ann", "bob")
    at.suspend(Illegal("", "so it is"))
    return at


@pytest.mark.parametrize(("made", "key"), [
    (over, "table-over"), (suspended, "table-suspended"),
    (lambda: table("cellar", "ann", "bob", start=False), "table-not-begun")])
def test_where_nothing_is_played(made: Any, key: str) -> None:
    at = made()
    before = snapshot(at)
    deeds: list[Deed] = [
        lambda: at.play("ann", ANN, at.seq, {"type": "Wait"}, 1.0), lambda: at.ask_undo("ann", ANN, 1.0),
        lambda: at.probe("ann", ANN, at.seq, {"type": "Wait"}), lambda: at.consent("ann", ANN, True, 1.0)]
    if key != "table-not-begun":
        deeds += [lambda: at.hand("ann", ANN, "easy", 1.0), lambda: at.hand("ann", ANN, "", 1.0)]
        deeds += [lambda: at.start(1.0)]
    for deed in deeds:
        with pytest.raises(Refused) as no:
            deed()
        assert (no.value.status, no.value.key) == (409, key)
    assert at.play_for(ANN, at.seq, match_of(over()).game.actions[0](), "bot:easy", 1.0) is False
    assert snapshot(at) == before
    assert (at.asked, at.due(), at.seat_out_of_time(1e9)) == (None, None, None)


def test_at_the_end_everybody_is_told_how_it_ended() -> None:
    at = over()
    for viewer in (ANN, BOB, None):
        told = seen(at, viewer)
        assert (told["status"], told["ask"], told["early"], told["aside"]) == ("over", None, None, None)
        assert told["result"]["reason"] == "end-highest"
    assert again(at).meta.result == at.meta.result


def test_who_starts_without_everybody_does_not_start() -> None:
    at = table("cellar", "ann", "", start=False)
    before = snapshot(at)
    with pytest.raises(Refused) as no:
        at.start(0.0)
    assert no.value.key == "table-empty-seats"
    at.meta.seats[BOB].owner, at.meta.seats[BOB].bring = "bob", 77
    with pytest.raises(Illegal) as charm:
        at.start(0.0)
    assert charm.value.rule == "CE-2"
    at.meta.seats[BOB].owner, at.meta.seats[BOB].bring = "", None
    assert snapshot(at) == before


# ── bots' answers ────────────────────────────────────────────────────────────
def test_a_bots_answer_that_comes_late_is_dropped() -> None:
    at = table("cellar", "bot:easy", "bob")
    wait, peek = match_of(at).legal()[:2]
    seq = at.seq
    assert at.play_for(ANN, seq, peek, "bot:easy", 1.0)
    assert not at.play_for(ANN, seq, wait, "bot:easy", 1.0)
    assert [e.by for e in match_of(at).entries if e.seat == ANN] == ["bot:easy"]


def test_an_answer_that_is_none_does_not_stop_the_table() -> None:
    at = table("cellar", "bot:easy", "bob")
    pay = find_game("cellar").actions[5](1)
    assert at.play_for(ANN, at.seq, pay, "bot:easy", 1.0)
    assert [(e.do["type"], e.by) for e in match_of(at).entries if e.seat == ANN] == [("Wait", "bot:easy")]
    before = snapshot(at)
    assert not at.play_for(ANN, at.seq, pay, "bot:easy", 1.0)  # nobody asked it
    assert snapshot(at) == before


# ── what the store is told ───────────────────────────────────────────────────
def test_everything_is_written_once() -> None:
    rng, at = Random(2), table("sequence", "ann", "bob")
    change = at.change()
    assert change is not None
    assert (change.meta, change.secret) == (at.meta, at.secret)
    written: list[Any] = []
    digests = 0
    while at.meta.status == "playing":
        change = at.change()
        for line in change.lines if change else ():
            assert line.seq == len(written)
            written += json.loads(line.body)
            crossed = line.seq // DIGEST_EVERY != len(written) // DIGEST_EVERY
            assert line.digest == (match_of(at).state.digest() if crossed else None)
            digests += crossed
        at.written()
        assert at.change() is None
        play(at, *random_deed(at, rng))
    change = at.change()
    assert change is not None
    assert change.meta is at.meta
    assert change.secret == ""
    assert written == msgspec.to_builtins(match_of(at).entries[:at.saved])
    assert digests >= 1


def test_a_plain_move_writes_no_meta_data() -> None:
    at = table("sequence", "ann", "bob")
    at.written()
    play(at, *random_deed(at, Random(1)))
    change = at.change()
    assert change is not None
    assert change.meta is None


def test_history_ends_somewhere() -> None:
    """Alone with a bot you may undo forever, but history can't grow forever."""
    at = table("cellar", "ann", "bot:easy")
    play(at, ANN, {"type": "Wait"})
    assert at.match is not None
    at.match.entries += at.match.entries[-1:] * LONGEST_UNDONE
    with pytest.raises(Refused) as no:
        at.ask_undo("ann", ANN, 0.0)
    assert no.value.key == "undo-enough"
