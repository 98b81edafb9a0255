"""After a match: a rematch in the same series, and practice from any of its moments with the same luck."""

import asyncio
from random import Random
from typing import Any

import msgspec
import pytest

import greathall
from greathall.core.entries import effective_entries
from greathall.core.record import make_record, replay_steps, validate
from greathall.core.words import Illegal
from greathall.server.bodies import Practice, SeatSet
from greathall.server.rematch import from_moment
from greathall.server.table import LiveTable
from greathall.server.table_meta import Seated
from tests.server.hall import Person, play_out
from tests.server.room import ANN, BOB, Room, Visitor, again, in_a_room, key_of, play, table, to_the_end

pytestmark = pytest.mark.usefixtures("house")
WAIT, SHOW = {"type": "Wait"}, {"type": "Show"}


def match_of(at: LiveTable) -> Any:
    assert at.match is not None
    return at.match


# ── rematch ──────────────────────────────────────────────────────────────────
async def ended(room: Room, **wanted: Any) -> tuple[str, Visitor, Visitor]:
    table_id, ann, bob = await room.two(options={"rounds": 1}, **wanted)
    await to_the_end(ann, bob)
    return table_id, ann, bob


@in_a_room()
async def test_a_rematch_is_the_next_game_of_the_same_series(room: Room) -> None:
    table_id, ann, bob = await ended(room, hints=True, clock=None, absence=9)
    winner = ann.now["result"]["winners"][0]
    after = await room.lobby.rematch(table_id, bob.row, swap=False)
    assert ann.now["after"] == bob.now["after"] == after  # everybody at the old table is told
    info = await room.lobby.info(after, ann.id)
    assert (info.series, info.before, info.mine, info.host, info.status) == (2, table_id, [ANN], False, "waiting")
    assert (info.options, info.hints, info.absence, info.open) == ({"rounds": 1}, True, 9, False)
    assert [sitter.name for sitter in info.seats] == ["Ann", "Bob"]
    assert (await room.lobby.info(after, bob.id)).host  # who asked may start it
    await room.lobby.start(after, bob.id, None)
    at = await room.table(after)
    assert at.asked == winner  # what the first game left to the second
    assert match_of(at).series == {"game": 2, "carry": {"first": winner}}
    assert at.meta.commitment != (await room.table(table_id)).meta.commitment
    await ann.sit(after)
    await bob.sit(after)
    await to_the_end(ann, bob)
    record = await room.lobby.record(after)
    assert greathall.replay(record).series["game"] == 2
    third = await room.lobby.rematch(after, ann.row, swap=False)
    assert (await room.lobby.info(third, ann.id)).series == 3


@in_a_room()
async def test_who_asks_second_is_led_to_the_same_table(room: Room) -> None:
    table_id, ann, bob = await ended(room)
    after = await asyncio.gather(*(room.lobby.rematch(table_id, person.row, swap) for person in (ann, bob)
                                   for swap in (False, True)))
    assert len(set(after)) == 1
    assert await room.lobby.rematch(table_id, bob.row, swap=True) == after[0]
    assert len(await room.lobby.mine(ann.id)) == len(await room.lobby.mine(bob.id)) == 2


@in_a_room()
async def test_seats_may_be_swapped(room: Room) -> None:
    ann, bob = await room.come("Ann"), await room.come("Bob")
    table_id = await ann.make("cellar", 3, bots={"2": "medium"}, options={"rounds": 1})
    await room.lobby.join(table_id, bob.row, BOB)
    await room.lobby.set_seat(table_id, bob.id, BOB, SeatSet(pledge="a" * 64, bring=4))
    await room.lobby.start(table_id, ann.id, None)
    await ann.sit(table_id)
    await bob.sit(table_id)
    await ann.play(WAIT)
    await bob.play(WAIT)
    await ann.until(lambda now: now["status"] == "over")
    after = (await room.table(await room.lobby.rematch(table_id, ann.row, swap=True))).meta
    assert [(c.owner, c.bot, c.pledge, c.bring) for c in after.seats] == [
        ("", "medium", "", None), (ann.id, "", "", None), (bob.id, "", "", 4)]


@in_a_room()
async def test_whoever_a_bot_sat_in_for_plays_again(room: Room) -> None:
    table_id, ann, bob = await room.two(options={"rounds": 1})
    await ann.play(WAIT)
    await bob.say(bot="medium", seat=BOB)
    await ann.until(lambda now: now["status"] == "over")
    after = (await room.table(await room.lobby.rematch(table_id, ann.row, swap=False))).meta
    assert [(c.owner, c.bot) for c in after.seats] == [(ann.id, ""), (bob.id, "")]


@in_a_room(tables_each=1)
async def test_who_may_not_ask_for_a_rematch(room: Room) -> None:
    table_id, ann, bob = await room.two(options={"rounds": 1})
    cat = await room.come("Cat")
    assert await key_of(room.lobby.rematch(table_id, ann.row, swap=False)) == "table-not-over"
    assert await key_of(room.lobby.rematch(table_id, cat.row, swap=False)) == "table-not-yours"
    await to_the_end(ann, bob)
    assert await key_of(room.lobby.rematch(table_id, cat.row, swap=False)) == "table-not-yours"
    assert await key_of(room.lobby.rematch("nowhere", ann.row, swap=False)) == "hall-no-table"
    await bob.make("cellar", 2)
    assert await key_of(room.lobby.rematch(table_id, bob.row, swap=False)) == "hall-many-tables"
    after = await room.lobby.rematch(table_id, ann.row, swap=False)
    assert await room.lobby.rematch(table_id, bob.row, swap=False) == after  # being led there costs nothing


# ── practice ─────────────────────────────────────────────────────────────────
def played(game: str, seed: int, seats: int = 2, undo: bool = False) -> LiveTable:
    """Play a whole match at random, with some moves undone."""
    rng = Random(seed)
    owners = ["ann", *["bot:easy"] * (seats - 1)]
    at = table(game, *owners, secret=rng.randbytes(32).hex())
    while at.meta.status == "playing":
        mine = any(e.seat == ANN and e.by == "person" for e in effective_entries(match_of(at).entries))
        if undo and mine and at.asked == ANN and rng.random() < 0.5 and at.seq < 60:
            at.ask_undo("ann", ANN, 0.0)
        elif at.asked == ANN:
            play(at, ANN, rng.choice(match_of(at).legal()))
        else:
            at.play_for(match_of(at).seat, at.seq, rng.choice(match_of(at).legal()), "bot:easy", 0.0)
    return at


def sitters(seats: int) -> list[Seated]:
    return [Seated("ann", "Ann"), *[Seated(bot="easy") for _ in range(seats - 1)]]


@pytest.mark.parametrize(("game", "undo"), [
    ("cellar", False), ("cellar", True), ("parlour", False), ("sequence", True)])
def test_practice_begins_at_every_moment_of_a_record(game: str, undo: bool) -> None:
    at = played(game, 3, undo=undo)
    record = validate(make_record(match_of(at)))
    assert undo == any(entry.seat == -3 for entry in record.entries)
    digests = [match.state.digest() for match in replay_steps(record)]
    begun = 0
    for moment in range(0, len(record.entries) + 1, 1 if game != "sequence" else 7):
        before = effective_entries(record.entries[:moment])
        try:
            practice = from_moment(record, moment, sitters(2), "ann")
        except Illegal as no:
            assert getattr(no, "key", "") == "record-at-end"  # noqa: PT017  (only the last moments are ends)
            assert match_of(at).result is not None
            continue
        entries = match_of(practice).entries
        assert [e.do for e in entries[:len(before)]] == [e.do for e in before]
        assert all(e.seat == -1 for e in entries[len(before):])  # chance goes on to the next question
        if len(entries) == len(before):
            assert match_of(practice).state.digest() == digests[moment]
        assert practice.meta.marks == ["hints", "practice"]
        assert match_of(again(practice)).head == match_of(practice).head
        begun += 1
    assert begun > 3


def test_practice_has_the_same_luck() -> None:
    """If you play on as before, you get what came before, to the end."""
    at = played("sequence", 5)
    record = validate(make_record(match_of(at)))
    for moment in (0, 13, 40):
        practice = from_moment(record, moment, sitters(2), "ann")
        kept = record.entries[len(match_of(practice).entries):]
        for entry in kept:
            if entry.seat == ANN:
                play(practice, ANN, entry.do)
            elif entry.seat == BOB:
                practice.play_for(BOB, practice.seq, match_of(practice).read(entry.do), entry.by, 0.0)
        assert msgspec.to_builtins(match_of(practice).entries) == msgspec.to_builtins(record.entries)
        assert practice.meta.result == record.result


def test_what_was_taken_back_stays_out() -> None:
    at = table("cellar", "ann", "bot:easy", options={"rounds": 1})
    play(at, ANN, SHOW)
    at.ask_undo("ann", ANN, 0.0)
    play(at, ANN, WAIT)
    at.play_for(BOB, at.seq, match_of(at).legal()[0], "bot:easy", 0.0)
    record = validate(make_record(match_of(at)))
    kinds = [[e.do["type"] for e in match_of(from_moment(record, moment, sitters(2), "ann")).entries if e.seat == ANN]
             for moment in (2, 3, 4, 5)]
    assert kinds == [[], ["Show"], [], ["Wait"]]


def test_a_match_with_a_chosen_seed_stays_unverifiable() -> None:
    match = greathall.new("cellar", 2, seed="chosen")
    while match.seat is not None:
        match.play(match.legal()[0])
    practice = from_moment(validate(match.record()), 3, sitters(2), "ann")
    assert not match_of(practice).verifiable
    later = again(practice)
    assert (later.meta.status, match_of(later).verifiable) == ("playing", False)
    assert match_of(later).head == match_of(practice).head


@in_a_room()
async def test_practice_is_a_table_like_any_other_and_says_what_it_is(room: Room) -> None:
    table_id, ann, bob = await room.two()
    await ann.play(SHOW)
    await bob.play(WAIT)
    seq = ann.now["seq"]
    assert await key_of(room.lobby.practice(ann.row, Practice(1, table=table_id))) == "record-running"
    await to_the_end(ann, bob)
    cat = await room.come("Cat")
    practice = await room.lobby.practice(cat.row, Practice(seq, [BOB], "medium", table_id))
    info = await room.lobby.info(practice, cat.id)
    assert (info.practice, info.status, info.mine, info.open, info.hints) == (True, "playing", [BOB], False, True)
    assert [(sitter.name, sitter.bot) for sitter in info.seats] == [("", "medium"), ("Cat", "")]
    await cat.sit(practice)
    await cat.until(lambda now: now["ask"] and now["ask"]["legal"])
    assert (await cat.hints())["type"] == "hints"
    await cat.play(WAIT)
    await cat.until(lambda now: now["status"] == "over")
    record = await room.lobby.record(practice)
    assert record["marks"] == ["hints", "practice"]
    assert greathall.replay(record).head == record["head"] == cat.now["head"]
    assert record["commitment"] == (await room.lobby.record(table_id))["commitment"]
    again_from = await room.lobby.practice(cat.row, Practice(2, record=record))  # from a record brought along
    assert (await room.lobby.info(again_from, cat.id)).practice


@in_a_room(tables_each=2)
async def test_what_practice_can_not_begin_with(room: Room) -> None:
    table_id, ann, bob = await room.two()
    running = match_of(await room.table(table_id)).record()
    saved = match_of(await room.table(table_id)).record(resume=True)
    stolen = {**running, "result": {"winners": [0], "scores": [1.0, 0.0], "reason": "end-highest", "rule": ""}}
    for record, key in ((running, "record-running"), (saved, "record-running"), (stolen, "record-running"),
                        ({**stolen, "secret": "00" * 32}, "record-commitment"), ({}, "record-unreadable"),
                        ({"format": 1}, "record-unreadable")):
        assert key == await key_of(room.lobby.practice(ann.row, Practice(0, record=record)))
    await to_the_end(ann, bob)
    whole = ann.now["seq"]
    for wanted, key in ((Practice(whole, table=table_id), "record-at-end"),
                        (Practice(whole + 1, table=table_id), "record-no-moment"),
                        (Practice(0, [2], table=table_id), "table-no-seat"),
                        (Practice(0, table="nowhere"), "hall-no-table"), (Practice(0), "hall-no-table")):
        assert await key_of(room.lobby.practice(ann.row, wanted)) == key
    for _ in range(2):
        await room.lobby.practice(ann.row, Practice(2, table=table_id))
    assert await key_of(room.lobby.practice(ann.row, Practice(2, table=table_id))) == "hall-many-tables"


@in_a_room()
async def test_practice_survives_the_server(room: Room) -> None:
    table_id, ann, bob = await room.two()
    await to_the_end(ann, bob)
    practice = await room.lobby.practice(ann.row, Practice(3, [ANN, BOB], table=table_id))
    before = await room.table(practice)
    del room.hub.slots[practice]
    later = await room.table(practice)
    assert later is not before
    assert (later.seq, match_of(later).head, later.asked) == (before.seq, match_of(before).head, before.asked)
    await ann.sit(practice)
    await ann.say(open=later.asked)
    assert (await ann.play(WAIT))["type"] == "table"


# ── over real sockets ────────────────────────────────────────────────────────
def test_a_series_of_two_and_practice_over_real_sockets(ann: Person, bob: Person) -> None:
    table_id = ann.table("candles")
    bob.join(table_id, 1)
    ann.start(table_id)
    ann.sit(table_id)
    bob.sit(table_id)
    play_out([ann, bob], Random(1))
    after = bob.ask("POST", f"/api/tables/{table_id}/rematch", {"swap": True})
    assert (after["series"], after["mine"], after["host"]) == (2, [0], True)
    while not ann.now["after"]:
        ann.until("table")
    assert ann.now["after"] == after["id"]
    assert ann.ask("POST", f"/api/tables/{table_id}/rematch", {})["id"] == after["id"]
    bob.start(after["id"])
    ann.sit(after["id"])
    bob.sit(after["id"])
    assert (ann.now["seat"], bob.now["seat"]) == (BOB, ANN)
    play_out([bob, ann], Random(2))
    practice = ann.ask("POST", "/api/practice", {"at": 4, "table": after["id"], "mine": [0, 1]})
    assert practice["practice"]
    assert ann.sit(practice["id"])["status"] == "playing"
