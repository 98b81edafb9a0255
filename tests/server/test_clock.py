"""Clocks: none, per move, or per player with an increment; what happens when time is up; when they stop."""

import asyncio
from typing import Any

import msgspec
import pytest

from greathall.bots import Choice
from greathall.server.bodies import ClockSet
from greathall.pool.bots import Bots
from greathall.server.table import STAND_IN, LiveTable
from tests.server.room import ANN, BOB, CAT, Room, again, in_a_room, play, seen, table, until

pytestmark = pytest.mark.usefixtures("house")
WAIT, HUM, THROW = {"type": "Wait"}, {"type": "Hum"}, {"type": "Throw"}
MOVE = ClockSet("move", 60)
PLAYER = ClockSet("player", 60, 5)


def clocks(at: LiveTable, now: float) -> tuple[list[float], int | None]:
    told = seen(at, None, now=now)["clocks"]
    return told["left"], told["running"]


# ── running ──────────────────────────────────────────────────────────────────
def test_without_a_clock_there_is_no_hurry() -> None:
    at = table("cellar", "ann", "bob")
    assert seen(at, ANN)["clocks"] is None
    assert (at.due(), at.seat_out_of_time(1e9)) == (None, None)


def test_per_move_everybody_has_the_whole_time_for_each_answer() -> None:
    at = table("cellar", "ann", "bob", clock=MOVE)
    assert clocks(at, 0) == ([60, 60], ANN)
    assert clocks(at, 20) == ([40, 60], ANN)
    assert at.due() == 60
    play(at, ANN, WAIT, 20)
    assert clocks(at, 30) == ([40, 50], BOB)
    play(at, BOB, WAIT, 30)
    assert clocks(at, 30) == ([60, 50], ANN)
    assert at.due() == 90


def test_per_player_time_is_used_up_and_each_answer_gives_a_little_back() -> None:
    at = table("cellar", "ann", "bob", clock=PLAYER)
    play(at, ANN, WAIT, 20)
    assert clocks(at, 20) == ([45, 60], BOB)
    play(at, BOB, WAIT, 21)
    assert clocks(at, 31) == ([35, 64], ANN)
    assert at.due() == 21 + 45


@pytest.mark.parametrize("clock", [MOVE, PLAYER], ids=["move", "player"])
def test_an_aside_neither_stops_nor_feeds_the_clock(clock: ClockSet) -> None:
    at = table("cellar", "ann", "bob", clock=clock)
    for seat, now in ((BOB, 10), (ANN, 20), (BOB, 30)):
        play(at, seat, HUM, now)
        assert clocks(at, now) == ([60 - now, 60], ANN)
    assert at.due() == 60


def test_the_same_question_put_twice_is_two_questions() -> None:
    """Sequence asks each seat the same question again and again.

    When all others have resigned, it asks the same seat twice in a row."""
    at = table("cellar", "ann", "bob", clock=MOVE, options={"rounds": 1})
    assert at.match is not None
    turn = at.match.state.agenda[-1]
    at.match.state.agenda.append(turn)
    play(at, ANN, WAIT, 50)
    assert at.match.state.agenda[-1] is turn
    assert clocks(at, 50) == ([60, 60], ANN)
    assert at.due() == 110


def test_several_questions_in_a_row_have_their_own_time() -> None:
    at = table("cellar", "ann", "bob", clock=MOVE)
    play(at, ANN, THROW, 50)  # now Ann owes
    assert at.asked == ANN
    assert clocks(at, 50) == ([60, 60], ANN)
    at = table("cellar", "ann", "bob", clock=PLAYER)
    play(at, ANN, THROW, 50)
    assert clocks(at, 50) == ([15, 60], ANN)


def test_an_early_answer_costs_no_time() -> None:
    at = table("parlour", "ann", "bob", clock=PLAYER)
    play(at, BOB, {"type": "Bid", "coins": 2}, 10)
    assert clocks(at, 10) == ([50, 60], ANN)
    play(at, ANN, {"type": "Bid", "coins": 1}, 20)  # Bob's is played with it, and Ann is asked for the next round
    assert clocks(at, 20) == ([45, 60], ANN)


def test_bots_are_not_timed() -> None:
    at = table("cellar", "ann", "bot:easy", clock=PLAYER)
    play(at, ANN, WAIT, 10)
    assert clocks(at, 100) == ([55, 60], None)
    assert at.due() is None
    assert at.match is not None
    assert at.play_for(BOB, at.seq, at.match.legal()[0], "bot:easy", 100)
    assert clocks(at, 110) == ([45, 60], ANN)


@pytest.mark.parametrize("clock", [MOVE, PLAYER], ids=["move", "player"])
def test_a_bot_that_sits_in_gives_nobody_more_time(clock: ClockSet) -> None:
    at = table("cellar", "ann", "bob", clock=clock)
    at.hand("ann", ANN, "easy", 50)
    assert clocks(at, 55) == ([10, 60], None)
    at.hand("ann", ANN, "", 55)
    assert clocks(at, 60) == ([5, 60], ANN)
    assert at.due() == 65


def test_who_takes_a_seat_back_later_has_the_time_of_the_new_question() -> None:
    at = table("cellar", "ann", "bob", clock=MOVE)
    at.hand("ann", ANN, "easy", 50)
    assert at.match is not None
    at.play_for(ANN, at.seq, at.match.legal()[0], "bot:easy", 51)
    play(at, BOB, WAIT, 60)
    at.hand("ann", ANN, "", 70)
    assert clocks(at, 70) == ([60, 51], ANN)


@pytest.mark.parametrize(("clock", "left"), [(MOVE, [60, 50]), (PLAYER, [35, 50])], ids=["move", "player"])
def test_clocks_never_go_back_when_a_move_is_taken_back(clock: ClockSet, left: list[float]) -> None:
    at = table("cellar", "ann", "bob", clock=clock)
    play(at, ANN, WAIT, 30)
    at.ask_undo("ann", ANN, 35)
    at.consent("bob", BOB, True, 40)
    assert at.asked == ANN
    assert clocks(at, 40) == (left, ANN)


def test_when_it_is_over_no_clock_runs() -> None:
    at = table("cellar", "ann", "bob", clock=PLAYER, options={"rounds": 1})
    play(at, ANN, WAIT, 10)
    play(at, BOB, WAIT, 20)
    assert clocks(at, 99) == ([55, 55], None)
    assert at.due() is None


# ── while the server is down ─────────────────────────────────────────────────
@pytest.mark.parametrize("clock", [MOVE, PLAYER], ids=["move", "player"])
def test_clocks_stand_while_the_server_is_down_and_for_a_grace(clock: ClockSet) -> None:
    at = table("cellar", "ann", "bob", clock=clock)
    at.clock.stop(20)
    later = again(at, 1000.0)  # up again at 970, with a grace of thirty seconds
    assert clocks(later, 970) == ([40, 60], ANN)
    assert clocks(later, 1000) == ([40, 60], ANN)
    assert clocks(later, 1010) == ([30, 60], ANN)
    assert later.due() == 1040
    play(later, ANN, WAIT, 980)  # Bob may not be back yet
    assert clocks(later, 1005)[0][BOB] == 55
    assert later.due() == 1060


def test_a_stopped_clock_loses_nothing_twice() -> None:
    at = table("cellar", "ann", "bob", clock=PLAYER)
    at.clock.stop(20)
    at.clock.stop(20)
    at.clock.stop(30)
    assert clocks(at, 30) == ([30, 60], ANN)


# ── time is up ───────────────────────────────────────────────────────────────
def test_the_seat_whose_time_is_up() -> None:
    at = table("cellar", "ann", "bob", clock=MOVE)
    assert [at.seat_out_of_time(now) for now in (0, 59.9, 60, 1e6)] == [None, None, ANN, ANN]
    at.hand("ann", ANN, "easy", 10)
    assert at.seat_out_of_time(1e6) is None


async def told_by(room: Room, late: Any, action: dict[str, Any] | None = None) -> tuple[Any, list[Any]]:
    """Ann runs out of time, at once or after an action; return the table then, and her entries."""
    table_id, ann, bob = await room.two(clock=ClockSet("move", 60, late=late))
    if action:
        assert (await ann.play(action))["type"] == "table"
    seq = bob.now["seq"]
    await room.time_up(table_id)
    await bob.until(lambda now: now["seq"] > seq or now["seats"][ANN]["bot"])
    at = await room.table(ann.at)
    assert at.match is not None
    return at, [(e.do, e.by) for e in at.match.entries if e.seat == ANN]


@in_a_room()
async def test_silence_takes_the_harmless_choice(room: Room) -> None:
    _, entries = await told_by(room, "silent")
    assert entries[0] == ({"type": "Wait"}, "timeout")


@in_a_room()
async def test_where_no_choice_is_harmless_the_easy_bot_chooses(room: Room) -> None:
    """The first option there is to pay three."""
    thoughts = room.metrics.thoughts._value.get()
    _, entries = await told_by(room, "silent", THROW)
    assert [(do["type"], by) for do, by in entries[:2]] == [("Throw", "person"), ("Pay", "timeout")]
    assert room.metrics.thoughts._value.get() == thoughts + 1


class Slow(Bots):
    """Thinks when it is allowed to."""

    go: asyncio.Event

    async def choose(self, *asked: Any, **more: Any) -> Choice:
        await self.go.wait()
        return await super().choose(*asked, **more)


@in_a_room(bots=Slow)
async def test_one_time_out_is_one_thought_whatever_happens_meanwhile(room: Room) -> None:
    assert isinstance(room.hub.bots, Slow)
    room.hub.bots.go = asyncio.Event()
    table_id, ann, bob = await room.two(clock=MOVE)
    await ann.play(THROW)
    await room.time_up(table_id)
    await until(lambda: room.metrics.thoughts._value.get())
    for _ in range(5):
        await bob.say(chat="well?")
        await asyncio.sleep(0)
    assert room.metrics.thoughts._value.get() == 1
    room.hub.bots.go.set()
    await bob.until(lambda now: now["ask"]["seat"] == BOB)


@in_a_room()
async def test_the_table_may_choose_the_easy_bot_for_every_time_out(room: Room) -> None:
    thoughts = room.metrics.thoughts._value.get()
    _, entries = await told_by(room, "easy")
    assert [by for _, by in entries[:1]] == ["timeout"]
    assert room.metrics.thoughts._value.get() > thoughts


@in_a_room()
async def test_the_table_may_hand_the_seat_to_a_bot(room: Room) -> None:
    at, _ = await told_by(room, "bot")
    assert at.meta.seats[ANN].bot == STAND_IN
    assert not at.meta.seats[ANN].away  # Ann is here: she takes it back when she likes


@in_a_room()
async def test_whoever_answers_in_time_is_not_answered_for(room: Room) -> None:
    table_id, ann, bob = await room.two(clock=MOVE)
    await ann.play(WAIT)
    await room.time_up(table_id)
    await bob.until(lambda now: now["ask"] is None or now["ask"]["seat"] == ANN)
    at = await room.table(ann.at)
    assert at.match is not None
    assert [(e.seat, e.by) for e in at.match.entries if e.seat >= 0] == [(ANN, "person"), (BOB, "timeout")]


def test_a_table_where_nobody_ever_answers_ends() -> None:
    at = table("cellar", "ann", "bob", "cat", clock=PLAYER)
    assert at.match is not None
    now = 0.0
    while at.meta.status == "playing":
        due = at.due()
        assert due is not None
        now = max(now, due)
        seat = at.seat_out_of_time(now)
        assert seat is not None
        assert seat == at.asked
        assert at.play_for(seat, at.seq, at.match.legal()[0], "timeout", now)
    assert {e.by for e in at.match.entries if e.seat >= 0} == {"timeout"}
    assert now == 3 * 60 + 3 * 5  # all of everybody's time, and what the first answers gave


def test_seconds_are_written_with_the_move() -> None:
    at = table("cellar", "ann", "bob", "cat", clock=PLAYER)
    at.written()
    play(at, ANN, WAIT, 20)
    change = at.change()
    assert change is not None
    assert change.meta is not None
    assert msgspec.json.decode(change.meta.written())["left"] == [45, 60, 60]
    assert again(at, 0.0).meta.left == [45, 60, 60]
    assert again(at, 0.0).clock.running == BOB != CAT
