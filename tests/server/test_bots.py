"""Bots at the table: they always answer, at a pace and with reasons that give nothing away; and hints, if allowed."""

import asyncio
import inspect
import json
import os
import signal
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import greathall
from greathall.bots import Choice, bot
from greathall.core.record import make_record
from greathall.core.words import Illegal
from greathall.pool.bots import Bots
from greathall.pool.job import Busy, Closed, Failed
from greathall.server.automation import LONG, unanswered
from greathall.server.bodies import ClockSet
from greathall.server.hub import Hub
from greathall.server.table import LiveTable
from tests.server.hall import Person
from tests.server.room import ANN, BOB, Room, Visitor, in_a_room, key_of, until
from tests.table import SCALE

pytestmark = pytest.mark.usefixtures("house")
WAIT, THROW = {"type": "Wait"}, {"type": "Throw"}


async def alone(room: Room, game: str, seats: int, levels: list[str], **wanted: Any) -> Visitor:
    """Ann on the first seat, bots on the others, and the match started."""
    ann = await room.come("Ann")
    levels = [levels[n % len(levels)] for n in range(seats - 1)]
    table_id = await ann.make(game, seats, bots={str(n + 1): level for n, level in enumerate(levels)}, **wanted)
    await room.lobby.start(table_id, ann.id, None)
    await ann.sit(table_id)
    return ann


async def play_out(somebody: Visitor, rng: Random) -> LiveTable:
    """Play at random to the end."""
    for _ in range(2000):
        await somebody.until(lambda now: now["status"] == "over" or (now["ask"] and now["ask"]["legal"]))
        if somebody.now["status"] == "over":
            return await somebody.room.table(somebody.at)
        await somebody.play(rng.choice(somebody.now["ask"]["legal"]))
    raise AssertionError("the match does not end")


async def asked_alone(somebody: Visitor) -> None:
    """Wait until they are asked and no bot has an aside left: an answer that crosses one comes too late."""
    slot = somebody.room.hub.slots[somebody.at]
    await somebody.until(lambda now: now["ask"] and now["ask"]["legal"] and (
        slot.thinking is None or slot.thinking[1].done()))


def by_seat(at: LiveTable, seat: int) -> set[str]:
    assert at.match is not None
    return {entry.by for entry in at.match.entries if entry.seat == seat}


# ── whole games ──────────────────────────────────────────────────────────────
@in_a_room()
async def test_one_person_and_four_bots_play_whole_games(room: Room) -> None:
    levels = ["random", "easy", "medium", "hard"]
    for seed in range(2):
        at = await play_out(await alone(room, "cellar", 5, levels, options={"rounds": 5}), Random(seed))
        assert by_seat(at, ANN) == {"person"}
        assert [by_seat(at, seat) for seat in range(1, 5)] == [{f"bot:{level}"} for level in levels]
        assert at.match is not None
        assert greathall.replay(make_record(at.match)).result == at.meta.result


@in_a_room()
async def test_bots_say_what_they_may_say_unasked(room: Room) -> None:
    """An owed draw of Sequence is asked for at once: it is lost once the next player has played."""
    ann = await alone(room, "sequence", 2, ["medium"], options={"draw_on_demand": True})
    rng = Random(3)
    for _ in range(6):
        await asked_alone(ann)
        await ann.play(rng.choice(ann.now["ask"]["legal"]))
    at = await room.table(ann.at)
    assert at.match is not None
    said = [e.do["type"] for e in at.match.entries if e.seat == BOB]
    assert said.count("Draw") >= 4
    assert "DrawLost" not in [event["type"] for message in ann.all("table") for event in message["events"]
                              if event.get("seat") == BOB]
    assert by_seat(at, BOB) == {"bot:medium"}


@in_a_room(workers=2)
async def test_many_tables_think_at_once(room: Room) -> None:
    """Each has less time; no table waits forever."""
    people = [await alone(room, "cellar", 3, ["hard", "easy"]) for _ in range(6 * SCALE)]
    ended = await asyncio.gather(*(play_out(person, Random(n)) for n, person in enumerate(people)))
    assert {at.meta.status for at in ended} == {"over"}
    assert (room.pool.queued, room.pool.busy) == (0, 0)


def test_a_person_and_bots_over_real_sockets(ann: Person) -> None:
    table_id = ann.table("sequence", 4, bots={"1": "easy", "2": "medium", "3": "random"})
    ann.start(table_id)
    ann.sit(table_id)
    rng, reasons = Random(1), 0
    while ann.now["status"] == "playing":
        if ann.asked:
            ann.play_any(rng)
        else:
            reasons += len(ann.until("table")["reasons"])
    record = ann.ask("GET", f"/api/tables/{table_id}/record")
    assert greathall.replay(record).head == ann.now["head"]
    assert {e.get("by", "person") for e in record["entries"] if e["seat"] > 0} == {
        "bot:easy", "bot:medium", "bot:random"}
    assert reasons > 10


# ── the pace ─────────────────────────────────────────────────────────────────
class Paced(Hub):
    """Notes the pauses that were chosen."""

    def _pause(self, level: str, pace: float) -> float:
        self.levels = [*getattr(self, "levels", []), level]
        self.paces = [*getattr(self, "paces", []), pace]
        return 0.0 * super()._pause(level, pace)


def test_the_pause_is_chosen_without_a_look_at_the_hand() -> None:
    """It knows the bot's level, the table's pace and dice, and is given nothing else; nor does the pace see a hand."""
    assert list(inspect.signature(Hub._pause).parameters) == ["self", "level", "pace"]
    for code in (inspect.getsource(Hub._pause), inspect.getsource(Hub._pace)):
        words = set(code.replace("(", " ").replace(".", " ").split())
        assert not {"slot", "state", "view", "choice", "action", "legal"} & words


@in_a_room(pace=1.0, think=3.0)
async def test_a_bot_that_searches_is_not_betrayed_by_an_answer_that_needed_no_search(room: Room) -> None:
    """Every pause is longer than the search it hides, and no two levels that don't search differ."""
    for _ in range(100):
        assert 3.8 <= room.hub._pause("hard", 1.0) <= 4.2
        assert all(0.8 <= room.hub._pause(level, 1.0) <= 1.2 for level in ("random", "easy", "medium"))


@in_a_room(hub=Paced, pace=1.2)
async def test_twelve_players_have_a_round_within_six_seconds_at_the_normal_pace(room: Room) -> None:
    """A whole round of Sequence, by the pauses that its eleven bots take at most; the dice add up to a fifth.

    Each pace has a table of its own: a lucky team may have won before a fourth round is over."""
    rounds = dict[str, float]()
    for pace in ("normal", "slow", "once"):
        ann = await alone(room, "sequence", 12, ["easy"])
        at = await room.table(ann.at)
        await asked_alone(ann)
        at.set_pace(ann.id, pace)
        room.hub.paces = []  # type: ignore[attr-defined]
        await ann.play(ann.now["ask"]["legal"][0])
        await asked_alone(ann)
        assert len(room.hub.paces) >= 11  # type: ignore[attr-defined]
        rounds[pace] = 1.2 * sum(room.hub.paces)  # type: ignore[attr-defined]
    assert rounds["once"] == 0 < rounds["normal"] < 6 < rounds["slow"]
    with pytest.raises(Illegal, match="host"):
        at.set_pace("bob", "quick")


@in_a_room(pace=60.0)
async def test_who_plays_alone_with_bots_skips_to_their_own_turn(room: Room) -> None:
    ann = await alone(room, "cellar", 3, ["easy"])
    await ann.play(WAIT)
    assert ann.now["ask"]["seat"] == BOB
    await ann.say(skip=ANN)
    await ann.until(lambda now: now["ask"]["seat"] == ANN)
    assert not (await room.table(ann.at)).skipping


@in_a_room()
async def test_nobody_skips_where_another_person_plays(room: Room) -> None:
    _, ann, _ = await room.two()
    assert (await ann.say(skip=ANN))[-1]["key"] == "table-no-skip"


@in_a_room(hub=Paced)
async def test_every_answer_of_a_bot_has_one_pause_forced_or_not(room: Room) -> None:
    ann = await alone(room, "candles", 3, ["easy", "hard"])  # the last candle leaves no choice
    at = await play_out(ann, Random(1))
    assert at.match is not None
    answers = [entry.by for entry in at.match.entries if entry.by.startswith("bot:")]
    assert [f"bot:{level}" for level in room.hub.levels] == answers  # type: ignore[attr-defined]


@in_a_room(hub=Paced)
async def test_an_answer_for_whose_time_is_up_has_a_pause_too(room: Room) -> None:
    table_id, ann, bob = await room.two(clock=ClockSet("move", 60))
    await ann.play(THROW)
    await room.time_up(table_id)
    await bob.until(lambda now: now["ask"]["seat"] == BOB)
    assert room.hub.levels == ["easy"]  # type: ignore[attr-defined]


class Patient(Paced):
    """Notes how long a bot was willing to wait for a person, and waits for nothing."""

    def _patience(self, table: LiveTable) -> float:
        self.waits = [*getattr(self, "waits", []), super()._patience(table)]
        return 0.0


@in_a_room(hub=Patient, pace=1.0)
async def test_a_bot_waits_longer_for_a_person_with_a_card_to_ask_for(room: Room) -> None:
    """SQ-3.5 in a hurry: by default nothing is owed, and nobody waits."""
    for demand, wait in ((False, 0.0), (True, 4.0)):
        ann = await alone(room, "sequence", 2, ["easy"], options={"draw_on_demand": demand})
        await asked_alone(ann)
        room.hub.waits = []  # type: ignore[attr-defined]
        assert (await ann.play(ann.now["ask"]["legal"][0]))["type"] == "table"
        await ann.until(lambda now: now["ask"] and now["ask"]["legal"])
        assert room.hub.waits[-1] == wait  # type: ignore[attr-defined]


# ── whatever becomes of the thought ──────────────────────────────────────────
@in_a_room(think=1.0)
async def test_a_worker_killed_in_mid_thought_costs_no_move(room: Room) -> None:
    ann = await alone(room, "sequence", 2, ["hard"])
    await ann.until(lambda now: now["ask"]["legal"] or room.pool._alive)
    if ann.now["ask"]["legal"]:
        await ann.play(ann.now["ask"]["legal"][0])
    await until(lambda: [worker for worker in room.pool._alive if worker.asked])
    (worker,) = room.pool._alive
    os.kill(worker.process.pid, signal.SIGKILL)
    await ann.until(lambda now: now["ask"]["legal"])
    assert by_seat(await room.table(ann.at), BOB) == {"bot:hard"}
    assert room.pool.replaced == 1


@in_a_room()
async def test_without_any_worker_the_first_option_is_played(room: Room) -> None:
    await room.pool.stop()
    at = await play_out(await alone(room, "cellar", 3, ["hard", "easy"]), Random(1))
    assert at.match is not None
    assert {e.do["type"] for e in at.match.entries if e.seat > 0} == {"Wait"}
    assert [by_seat(at, seat) for seat in (1, 2)] == [{"bot:hard"}, {"bot:easy"}]


def test_whoever_waits_for_a_bot_in_vain_is_told_why() -> None:
    found = [(no.status, no.key) for no in map(unanswered, (Busy("late"), Closed("closed"), Failed("ValueError")))]
    assert found == [(503, "bots-busy"), (503, "bots-closed"), (503, "no-thought")]


class Wild(Bots):
    """Gives illegal answers, and fails at asides."""

    async def choose(self, game: Any, view: Any, level: str, seconds: float, seed: str | None = None,
                     whom: str = "", tick: Any = None, ranked: int = 0) -> Choice:
        choice = bot("medium").choose(view)
        pay = game.actions[5](99)
        return Choice(pay, choice.why, choice.ranked)

    async def aside(self, game: Any, view: Any, level: str, whom: str = "") -> Any:
        raise ZeroDivisionError


@in_a_room(bots=Wild)
async def test_a_mind_that_answers_nonsense_does_not_stop_the_table(room: Room) -> None:
    at = await play_out(await alone(room, "cellar", 3, ["medium"]), Random(1))
    assert at.match is not None
    assert {e.do["type"] for e in at.match.entries if e.seat > 0} == {"Wait"}


class Mute(Bots):
    async def aside(self, game: Any, view: Any, level: str, whom: str = "") -> Any:
        raise ZeroDivisionError


@in_a_room(bots=Mute)
async def test_a_mind_that_fails_to_say_something_unasked_still_answers(room: Room) -> None:
    ann = await alone(room, "sequence", 2, ["easy"])
    await ann.until(lambda now: now["ask"]["legal"])
    await ann.play(ann.now["ask"]["legal"][0])
    await ann.until(lambda now: now["ask"]["legal"])
    assert by_seat(await room.table(ann.at), BOB) == {"bot:easy"}


@in_a_room()
async def test_bots_alone_play_for_whoever_looks_on(room: Room) -> None:
    ann = await room.come("Ann")
    table_id = await ann.make("cellar", 3, mine=[], bots={"0": "easy", "1": "medium", "2": "random"})
    await room.lobby.start(table_id, ann.id, None)
    at = await room.table(table_id)
    assert not room.hub._bots_wanted(room.hub.slots[table_id], at)
    await ann.sit(table_id)
    await ann.until(lambda now: now["status"] == "over")


# ── reasons ──────────────────────────────────────────────────────────────────
@in_a_room()
async def test_public_reasons_come_with_the_move_and_private_ones_never(room: Room) -> None:
    ann = await alone(room, "cellar", 3, ["medium", "easy"], options={"rounds": 5})
    spectator = await room.come("Cat")
    await spectator.sit(ann.at)
    at = await play_out(ann, Random(2))
    assert at.match is not None
    for person in (ann, spectator):
        messages = person.all("table")
        told = [(m["seq"], r["seat"], r["reason"]["key"]) for m in messages for r in m["reasons"]]
        assert len(told) > 6
        assert len({seq for seq, _, _ in told}) == len(told)  # each once, with its move
        assert {key for _, _, key in told} == {"why-any"}
        assert "why-card" not in json.dumps(person.heard)
        for seq, seat, _ in told:
            assert next(e.seat for e in reversed(at.match.entries[:seq]) if e.seat >= 0) == seat


@in_a_room()
async def test_a_sealed_choice_of_a_bot_is_told_to_nobody(room: Room) -> None:
    """The bot is asked first, and its mind would announce its bid.

    Neither Ann, who has yet to bid, nor a spectator hears of it, at the socket or in a replay."""
    ann, spectator = await room.come("Ann"), await room.come("Cat")
    table_id = await ann.make("parlour", 2, mine=[BOB], bots={"0": "medium"})
    await room.lobby.start(table_id, ann.id, None)
    await ann.sit(table_id)
    await spectator.sit(table_id)
    for bids in (1, 2):
        await ann.until(lambda now: now["ask"]["legal"])
        match = (await room.table(table_id)).require_match()
        assert [entry.by for entry in match.entries if entry.seat == ANN] == ["bot:medium"] * bids
        for person, seat in ((ann, BOB), (spectator, None)):
            replay = await room.lobby.replay(table_id, person.id, seat, 0, 99)
            told = json.dumps(person.all("table")) + msgspec.json.encode(replay).decode()
            assert "why-" not in told
            assert '"type": "Bade", "seat": 0, "coins": null' in told
        await ann.play({"type": "Bid", "coins": 0})
    for person in (ann, spectator):
        await person.until(lambda now: now["status"] == "over")
        assert "why-" not in json.dumps(person.all("table"))
    kept = room.store.table(table_id)
    assert kept is not None
    assert not any(line.told for line in kept.lines)


# ── hints ────────────────────────────────────────────────────────────────────
@in_a_room()
async def test_hints_are_for_the_seat_asked_and_for_nobody_else(room: Room) -> None:
    table_id, ann, bob = await room.two(hints=True)
    spectator = await room.come("Cat")
    await spectator.sit(table_id)
    bob.listen()
    spectator.listen()
    hints = await ann.hints()
    assert (hints["type"], hints["seat"], hints["seq"]) == ("hints", ANN, ann.now["seq"])
    assert 1 <= len(hints["best"]) <= 3
    assert all(best["action"] in ann.now["ask"]["legal"] for best in hints["best"])
    assert bob.listen() == spectator.listen() == []
    for person, seat, seq, key in ((bob, BOB, 0, "table-late"), (bob, BOB, None, "table-late"),
                                   (bob, ANN, None, "table-not-yours"), (spectator, ANN, None, "table-not-yours"),
                                   (ann, ANN, 0, "table-late")):
        (no,) = await person.say(hint=seat, seq=person.now["seq"] if seq is None else seq)
        assert (no["type"], no["key"]) == ("refusal", key)
    (no,) = await ann.say(hint=ANN)
    assert no["type"] == "refusal"


@pytest.mark.parametrize(("wanted", "hints"), [
    ({}, False), ({"hints": True}, True), ({"bots": {"1": "easy"}}, True), ({"mine": [0, 1]}, False),
    ({"bots": {"1": "easy"}, "hints": False}, False)])
def test_hints_are_off_where_two_or_more_play_unless_the_table_says_so(
        tmp_path: Path, wanted: dict[str, Any], hints: bool) -> None:
    """The record notes it too."""
    async def test(room: Room) -> None:
        ann = await room.come("Ann")
        table_id = await ann.make("cellar", 2, **wanted)
        assert (await room.lobby.info(table_id, ann.id)).hints is hints
        await room.lobby.start(table_id, ann.id, "easy")
        await ann.sit(table_id)
        assert ann.last("hello")["hints"] is hints
        at = await room.table(table_id)
        assert at.match is not None
        assert at.match.record()["marks" if hints else "seats"] == (["hints"] if hints else at.match.names)
        assert ("marks" in at.match.record()) is hints
        if not hints and not wanted.get("mine"):
            (no,) = await ann.say(hint=ANN, seq=ann.now["seq"])
            assert no["key"] == "table-no-hints"

    in_a_room()(test)(tmp_path)


@in_a_room()
async def test_a_hint_may_name_what_its_owner_knows(room: Room) -> None:
    """The private reasons are the owner's: here, the card in hand."""
    ann = await alone(room, "cellar", 2, ["medium"])
    hints = await ann.hints()
    for best in hints["best"]:
        assert [reason["key"] for reason in best["reasons"]] == ["why-any", "why-card", "why-search"]
        assert best["reasons"][1]["facts"] == {"card": ann.now["view"]["cards"][ANN]}


@in_a_room()
async def test_the_coach_speaks_to_each_seat_where_hints_are_allowed_and_to_nobody_else(room: Room) -> None:
    table_id, ann, bob = await room.two("sequence", hints=True)
    spectator = await room.come("Cat")
    await spectator.sit(table_id)
    for person in (ann, bob):
        assert person.now["coach"]["goal"] == {"key": "goal-sequences", "facts": {"need": 2, "have": 0}}
    assert spectator.now["coach"] is None
    _, without, _ = await room.two("sequence")
    assert without.now["coach"] is None, "people play for a result"
    _, uncoached, _ = await room.two(hints=True)
    assert uncoached.now["coach"] is None, "a game without a coach"


# ── how far it is ────────────────────────────────────────────────────────────
@in_a_room(think=0.6)
async def test_a_hint_tells_only_who_asked_how_much_of_its_time_has_passed(room: Room) -> None:
    _, ann, bob = await room.two("sequence", hints=True)
    asked, other = (ann, bob) if ann.now["ask"]["seat"] == ANN else (bob, ann)
    await asked.say(seq=asked.now["seq"], hint=asked.now["seat"])
    shares = [message["share"] for message in asked.all("coming")]
    assert shares
    assert shares == sorted(shares)
    assert all(0 < share <= 1 for share in shares)
    assert [message["type"] for message in asked.heard[-2:]] == ["coming", "hints"]
    assert not other.all("coming")


class Long(Hub):
    """Thinks for the least time that is worth a word."""

    def _pause(self, level: str, pace: float) -> float:
        return LONG


@in_a_room(hub=Long, think=0.05)
async def test_everyone_hears_how_long_a_bot_thinks_whether_it_has_a_choice_or_not(room: Room) -> None:
    """The last candle leaves none; the time is the same and says nothing about the hand."""
    ann = await alone(room, "candles", 3, ["hard", "easy"])
    cat = await room.come("Cat")
    await cat.sit(ann.at)
    at = await play_out(ann, Random(1))
    assert at.match is not None
    hard = [(n, entry.seat) for n, entry in enumerate(at.match.entries) if entry.by == "bot:hard"]
    for person in (ann, cat):
        told = person.all("thinking")
        assert [(message["seq"], message["seat"]) for message in told] == hard
        assert {message["seconds"] for message in told} == {LONG}


# ── thinking is shared out ───────────────────────────────────────────────────
class Silent(Bots):
    """Never finds an answer."""

    async def choose(self, *asked: Any, **more: Any) -> Choice:
        await asyncio.Event().wait()
        raise AssertionError


@in_a_room(bots=Silent)
async def test_one_guest_waits_for_few_hints_whatever_their_sockets(room: Room) -> None:
    ann = await alone(room, "cellar", 2, ["easy"])
    asked = [asyncio.create_task(room.hub.hint(ann.at, ann.id, ANN, ann.now["seq"])) for _ in range(3)]
    await until(lambda: any(one.done() for one in asked))
    assert await key_of(asked[2]) == "hints-many"
    for one in asked[:2]:
        one.cancel()
    await asyncio.wait(asked)
    assert not room.hub._hinting
