"""Seats: whose they are, whose curtain is open, who plays them, and what happens to absent players."""

from random import Random
from typing import Any

import pytest

from greathall.server.bodies import SeatSet
from greathall.server.table import STAND_IN, LiveTable
from tests.server.hall import Person
from tests.server.room import ANN, BOB, CAT, Room, Visitor, again, in_a_room, play, table, until

pytestmark = pytest.mark.usefixtures("house")
WAIT, HUM = {"type": "Wait"}, {"type": "Hum"}


def bots(at: LiveTable) -> list[str]:
    return [sitter.bot for sitter in at.meta.seats]


# ── one screen passed around ─────────────────────────────────────────────────
async def around(room: Room) -> tuple[str, Visitor, Visitor]:
    """Ann has the first two seats on one screen, Bob the third."""
    ann, bob = await room.come("Ann"), await room.come("Bob")
    table_id = await ann.make("cellar", 3, mine=[0, 1])
    await room.lobby.join(table_id, bob.row, CAT)
    await room.lobby.start(table_id, ann.id, None)
    await ann.sit(table_id)
    await bob.sit(table_id)
    return table_id, ann, bob


def viewer(message: dict[str, Any]) -> list[int]:
    """Return whose cards a message shows."""
    cards = [n for n, card in enumerate(message["view"]["cards"]) if card is not None]
    told = {e["at"] for e in message["events"] if e["type"] == "Looked" and e["card"] is not None}
    asked = [message[kind] for kind in ("ask", "early", "aside") if message[kind]]
    return sorted({*cards, *told, *(question["seat"] for question in asked if question["legal"] is not None)})


@in_a_room()
async def test_only_the_seat_whose_curtain_is_open_is_sent(room: Room) -> None:
    _, ann, bob = await around(room)
    assert ann.last("hello")["seats"] == [ANN, BOB]
    assert (ann.now["seat"], viewer(ann.now)) == (None, [])
    assert [sitter["name"] for sitter in ann.now["seats"]] == ["Ann 1", "Ann 2", "Bob"]
    await ann.say(open=ANN)
    assert (ann.now["seat"], viewer(ann.now)) == (ANN, [ANN])
    await ann.say(open=BOB)
    assert (ann.now["seat"], viewer(ann.now)) == (BOB, [BOB])
    await ann.say(open=None)
    assert (ann.now["seat"], viewer(ann.now)) == (None, [])
    assert (bob.now["seat"], viewer(bob.now)) == (CAT, [CAT])


@in_a_room()
async def test_the_curtain_closes_when_another_of_the_guests_seats_is_asked(room: Room) -> None:
    _, ann, bob = await around(room)
    await ann.say(open=ANN)
    await bob.say(seq=bob.now["seq"], seat=CAT, action=HUM)
    assert ann.now["seat"] == ANN  # still the one who is asked
    await ann.play(WAIT)
    assert (ann.now["seat"], viewer(ann.now), ann.now["ask"]["seat"]) == (None, [], BOB)
    await ann.say(open=BOB)
    assert ann.now["ask"]["legal"]
    await ann.play(WAIT)
    assert (ann.now["seat"], ann.now["ask"]["seat"]) == (BOB, CAT)  # Bob's turn: nobody needs the screen
    await bob.play(WAIT)
    assert (ann.now["seat"], viewer(ann.now), ann.now["ask"]["seat"]) == (None, [], ANN)


@in_a_room()
async def test_without_secrets_a_shared_screen_just_moves_on(room: Room) -> None:
    ann = await room.come("Ann")
    table_id = await ann.make("monopoly", 2, mine=[0, 1])
    await room.lobby.start(table_id, ann.id, None)
    await ann.sit(table_id)
    assert not ann.last("hello")["secrets"]
    for seat in (ANN, BOB):
        assert ann.now["seat"] == ann.now["ask"]["seat"] == seat
        await ann.say(seq=ann.now["seq"], seat=seat, action=ann.now["ask"]["legal"][0])


@in_a_room()
async def test_every_message_to_a_shared_screen_shows_one_seat_at_most(room: Room) -> None:
    _, ann, bob = await around(room)
    rng = Random(5)
    people = {ANN: ann, BOB: ann, CAT: bob}
    for _ in range(40):
        if ann.now["status"] != "playing":
            break
        if rng.random() < 0.5:
            await ann.say(open=rng.choice([None, ANN, BOB]))
        seat = bob.now["ask"]["seat"]
        if people[seat] is ann and ann.now["seat"] != seat:
            await ann.say(open=seat)
        await people[seat].say(seq=bob.now["seq"], seat=seat, action=WAIT)
    assert ann.now["status"] == "over"
    messages = [m for m in ann.all("table") if m["status"] == "playing"]
    assert len(messages) > 10
    assert all(viewer(m) in ([], [m["seat"]]) for m in messages)


@in_a_room()
async def test_nobody_opens_anothers_curtain(room: Room) -> None:
    _, ann, bob = await around(room)
    for person, seat in ((ann, CAT), (bob, ANN), (ann, 3), (ann, 63)):
        open_before = person.client and person.client.open
        (no,) = await person.say(open=seat)
        assert no["type"] == "refusal"
        assert person.client is not None
        assert person.client.open == open_before


@in_a_room()
async def test_two_screens_of_one_guest_have_a_curtain_each(room: Room) -> None:
    table_id, ann, bob = await around(room)
    phone = Visitor(room, ann.row)
    await phone.sit(table_id)
    await ann.say(open=ANN)
    await phone.say(open=BOB)
    assert (ann.now["seat"], phone.now["seat"]) == (ANN, BOB)
    await bob.play(HUM)
    assert (ann.now["seat"], phone.now["seat"]) == (ANN, None)  # the first is asked: the other closes
    await ann.play(WAIT)
    assert ann.now["seat"] is None


# ── to a bot and back ────────────────────────────────────────────────────────
@in_a_room()
async def test_a_seat_goes_to_a_bot_and_back_before_the_start(room: Room) -> None:
    ann, bob = await room.come("Ann"), await room.come("Bob")
    table_id = await ann.make("cellar", 2)
    await room.lobby.join(table_id, bob.row, BOB)
    await bob.sit(table_id)
    await bob.say(bot="medium", seat=BOB)
    assert [(c["name"], c["bot"]) for c in bob.now["seats"]] == [("Ann", ""), ("Bob", "medium")]
    await bob.say(take=BOB)
    assert bob.now["seats"][BOB]["bot"] == ""
    await room.lobby.set_seat(table_id, bob.id, BOB, SeatSet(bot="hard"))
    assert bob.now["seats"][BOB]["bot"] == "hard"
    await room.lobby.join(table_id, bob.row, BOB)  # sitting down again is taking it back
    assert bob.now["seats"][BOB]["bot"] == ""
    await bob.say(bot="medium", seat=BOB)
    await room.lobby.start(table_id, ann.id, None)
    await ann.sit(table_id)
    await ann.play(WAIT)
    now = await ann.until(lambda now: now["ask"] and now["ask"]["seat"] == ANN)
    assert now["seats"][BOB]["bot"] == "medium"


@in_a_room()
async def test_a_seat_goes_to_a_bot_and_back_in_play(room: Room) -> None:
    table_id, ann, bob = await room.two()
    await ann.say(bot="medium", seat=ANN)
    await bob.until(lambda now: now["ask"]["seat"] == BOB)
    at = await room.table(table_id)
    assert at.match is not None
    assert [e.by for e in at.match.entries if e.seat == ANN] == ["bot:medium"]
    await ann.say(take=ANN)
    await bob.play(WAIT)
    assert ann.now["ask"]["legal"]
    assert (await ann.play(WAIT))["type"] == "table"


@in_a_room(pace=0.3)
async def test_a_seat_is_taken_back_while_its_bot_thinks_and_handed_over_once_more(room: Room) -> None:
    """The bot's pending answer no longer counts; the next one does."""
    table_id, ann, bob = await room.two()
    seq = ann.now["seq"]
    await ann.say(bot="medium", seat=ANN)
    thought = room.hub.slots[table_id].thinking
    assert thought is not None
    await ann.say(take=ANN)
    await until(thought[1].done)
    assert ann.now["seq"] == seq
    await ann.say(bot="easy", seat=ANN)
    now = await bob.until(lambda now: now["ask"]["seat"] == BOB)
    assert now["seq"] > seq
    at = await room.table(table_id)
    assert at.match is not None
    assert {e.by for e in at.match.entries if e.seat == ANN} == {"bot:easy"}


# ── away ─────────────────────────────────────────────────────────────────────
def test_who_keeps_others_waiting_is_played_for_by_a_bot_and_finds_the_seat_free_again() -> None:
    at = table("cellar", "ann", "bob", absence=120.0)
    at.mark_absent("ann", 10.0)
    assert at.due() == 130
    at.absent(129.9)
    assert bots(at) == ["", ""]
    at.absent(130.0)
    assert (bots(at), at.meta.seats[ANN].away, at.due()) == ([STAND_IN, ""], True, None)
    at.mark_present("ann", 500.0)
    assert (bots(at), at.meta.seats[ANN].away, at.asked) == (["", ""], False, ANN)


def test_who_is_back_in_time_is_not_replaced() -> None:
    at = table("cellar", "ann", "bob", absence=120.0)
    at.mark_absent("ann", 10.0)
    at.mark_present("ann", 100.0)
    assert at.due() is None
    at.absent(1000.0)
    assert bots(at) == ["", ""]
    at.mark_absent("ann", 1000.0)
    assert at.due() == 1120


def test_who_came_in_by_another_door_is_here_all_the_same() -> None:
    """A spectator sits down: they were present before the seat was theirs."""
    at = table("cellar", "ann", "bob", absence=5.0)
    at.mark_absent("ann", 0.0)
    at.presence.here.add("ann")
    at.absent(100.0)
    assert bots(at) == ["", ""]


def test_nobody_waits_for_somebody_whose_turn_it_is_not() -> None:
    at = table("cellar", "ann", "bob", absence=120.0)
    at.mark_absent("bob", 10.0)
    assert at.due() is None
    play(at, ANN, WAIT, 900.0)
    assert at.due() == 1020
    play(at, ANN, HUM, 950.0)  # who hums still waits
    assert at.due() == 1020


def test_nobody_is_replaced_while_nobody_waits() -> None:
    at = table("cellar", "ann", "bob", "bot:easy", absence=120.0)
    at.mark_absent("ann", 10.0)
    at.mark_absent("bob", 20.0)
    assert at.due() is None
    at.absent(1e6)
    at.mark_present("stranger", 1e6)  # looks on, and plays no part
    assert at.due() is None
    at.mark_present("bob", 2e6)
    assert at.due() == 2e6 + 120


@pytest.mark.parametrize("others", [["bot:medium"], ["ann"], ["bob"]])
def test_bots_and_ones_own_other_seats_and_those_who_left_do_not_wait(others: list[str]) -> None:
    at = table("cellar", "ann", *others, absence=120.0)
    if others == ["bob"]:
        at.hand("bob", BOB, "easy", 0.0)
    at.mark_absent("ann", 10.0)
    assert at.due() is None


def test_absence_may_be_for_ever() -> None:
    at = table("cellar", "ann", "bob", absence=0.0)
    at.mark_absent("ann", 10.0)
    assert at.due() is None
    at.absent(1e9)
    assert bots(at) == ["", ""]


def test_after_a_restart_everybody_has_a_grace_to_come_back() -> None:
    at = again(table("cellar", "ann", "bob", absence=5.0), 1000.0)
    assert at.due() is None
    at.mark_present("bob", 971.0)
    assert at.due() == 1005
    at.mark_present("ann", 972.0)
    at.mark_absent("ann", 973.0)
    assert at.due() == 1005
    at.absent(1005.0)
    assert bots(at) == [STAND_IN, ""]


def test_a_seat_handed_over_on_purpose_is_not_given_back_unasked() -> None:
    at = table("cellar", "ann", "bob", absence=5.0)
    at.hand("ann", ANN, "hard", 0.0)
    at.mark_absent("ann", 1.0)
    at.mark_present("ann", 2.0)
    assert bots(at) == ["hard", ""]


def test_who_was_away_at_the_end_changes_nothing_by_coming_back() -> None:
    at = table("cellar", "ann", "bob", options={"rounds": 1}, absence=5.0)
    at.mark_absent("ann", 0.0)
    at.absent(5.0)
    assert at.match is not None
    at.play_for(ANN, at.seq, at.match.legal()[0], "bot:medium", 6.0)
    play(at, BOB, WAIT, 7.0)
    at.written()
    at.mark_present("ann", 8.0)
    assert at.change() is None
    assert bots(at) == [STAND_IN, ""]


@in_a_room(absence=0.2)
async def test_a_bot_plays_for_the_absent_until_they_are_back(room: Room) -> None:
    table_id, ann, bob = await room.two()
    await ann.go()
    now = await bob.until(lambda now: now["ask"]["seat"] == BOB)
    assert (now["seats"][ANN]["bot"], now["seats"][ANN]["away"]) == (STAND_IN, True)
    await ann.sit(table_id)
    assert [(c["bot"], c["away"], c["present"]) for c in bob.now["seats"]] == [("", False, True)] * 2
    await bob.play(WAIT)
    assert ann.now["ask"]["legal"]
    at = await room.table(table_id)
    assert at.match is not None
    assert [(e.seat, e.by) for e in at.match.entries if e.seat >= 0] == [(ANN, "bot:medium"), (BOB, "person")]


# ── coming back, and answering early ─────────────────────────────────────────
@in_a_room()
async def test_who_comes_back_with_the_last_seq_gets_only_what_is_missing(room: Room) -> None:
    table_id, ann, bob = await room.two()
    await ann.play(WAIT)
    known = ann.now["seq"]
    await ann.go()
    await bob.play({"type": "Show"})
    await ann.sit(table_id, since=known)
    assert [e["type"] for message in ann.all("table") for e in message["events"]] == ["Shown"]
    assert len((await Visitor(room, ann.row).sit(table_id))["events"]) == 4
    assert (await Visitor(room, ann.row).sit(table_id, since=10_000))["events"] == []  # from a future that never was
    assert (await ann.play({"type": "Peek", "at": BOB}))["seq"] == known + 2


@in_a_room()
async def test_an_early_answer_is_heard_of_by_nobody_else(room: Room) -> None:
    """Not even that there was one."""
    table_id, ann, bob = await room.two("parlour")
    spectator = Visitor(room, None)
    await spectator.sit(table_id)
    for somebody in (ann, bob, spectator):
        somebody.listen()
    for coins in (7, 6):
        (told,) = await bob.say(seq=bob.now["seq"], seat=BOB, action={"type": "Bid", "coins": coins})
        assert (told["held"], told["seq"], told["events"]) == (True, ann.now["seq"], [])
    assert ann.listen() == spectator.listen() == []
    await ann.play({"type": "Bid", "coins": 1})
    assert [e["coins"] for e in ann.now["events"] if e["type"] == "Bade"] == [1, None]
    assert [e["coins"] for e in bob.now["events"] if e["type"] == "Bade"] == [None, 6]


# ── over real sockets ────────────────────────────────────────────────────────
def test_a_shared_screen_and_a_seat_handed_over_and_back_over_real_sockets(ann: Person, bob: Person) -> None:
    table_id = ann.table("candles", 3, mine=[0, 1])
    bob.join(table_id, 2)
    ann.start(table_id)
    assert ann.sit(table_id)["seat"] is None
    bob.sit(table_id)
    ann.say(open=0)
    while ann.now["seat"] != 0:
        ann.until("table")
    assert len(ann.now["view"]["hand"]) == 2
    seq = ann.now["seq"]
    ann.play(ann.now["ask"]["legal"][0])
    assert (ann.now["seat"], ann.now["view"]["hand"], ann.now["ask"]["legal"]) == (None, [], None)
    ann.say(bot="easy", seat=1)
    bob.until_seq(seq + 2)
    while not bob.asked:
        bob.until("table")
    ann.say(take=1)
    while bob.now["seats"][1]["bot"]:
        bob.until("table")
    bob.play_any(Random(1))
    assert bob.now["status"] == "over"
    record = bob.ask("GET", f"/api/tables/{table_id}/record")
    assert [e.get("by", "person") for e in record["entries"] if e["seat"] >= 0] == ["person", "bot:easy", "person"]
