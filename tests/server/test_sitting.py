"""Sitting down and leaving: before the start, in mid-game and after it; and what the owner of a seat may set."""


import pytest

from greathall.core import fairness
from greathall.server.bodies import SeatSet
from greathall.server.table import STAND_IN, LiveTable
from tests.server.room import ANN, BOB, CAT, Room, Visitor, again, in_a_room, key_of, seen, until

pytestmark = pytest.mark.usefixtures("house")
WAIT = {"type": "Wait"}
PLEDGE = "a" * 64


def bots(at: LiveTable) -> list[str]:
    return [sitter.bot for sitter in at.meta.seats]


# ── sitting down ─────────────────────────────────────────────────────────────
@in_a_room()
async def test_a_seat_is_one_guests(room: Room) -> None:
    ann, bob, cat = await room.come("Ann"), await room.come("Bob"), await room.come("Cat")
    table_id = await ann.make("cellar", 3)
    await room.lobby.join(table_id, bob.row, BOB)
    assert await key_of(room.lobby.join(table_id, cat.row, BOB)) == "table-taken"
    assert await key_of(room.lobby.join(table_id, cat.row, 3)) == "table-no-seat"
    assert await key_of(room.lobby.join("nowhere", cat.row, 0)) == "hall-no-table"
    await room.lobby.join(table_id, bob.row, CAT)  # two on one screen, before the start
    info = await room.lobby.info(table_id, bob.id)
    assert info.mine == [BOB, CAT]
    assert [sitter.name for sitter in info.seats] == ["Ann", "Bob", "Bob 3"]


@in_a_room()
async def test_a_friend_takes_over_a_bots_seat_in_mid_game(room: Room) -> None:
    ann, bob = await room.come("Ann"), await room.come("Bob")
    table_id = await ann.make("cellar", 2, bots={"1": "medium"}, joinable=True, options={"rounds": 5})
    await ann.sit(table_id)
    await room.lobby.set_seat(table_id, ann.id, ANN, SeatSet(
        pledge=fairness.pledge(ann.now["commitment"], ANN, "ann's")))
    await room.lobby.start(table_id, ann.id, None)
    await room.lobby.set_seat(table_id, ann.id, ANN, SeatSet(seed="ann's"))
    await bob.sit(table_id)
    assert bob.last("hello")["seats"] == []
    await ann.play(WAIT)
    await ann.until(lambda now: now["ask"]["seat"] == ANN)
    await room.lobby.join(table_id, bob.row, BOB)
    assert bob.now["seat"] == BOB
    assert [card is not None for card in bob.now["view"]["cards"]] == [False, True]
    assert [(c["name"], c["bot"], c["present"]) for c in ann.now["seats"]] == [("Ann", "", True), ("Bob", "", True)]
    await ann.play(WAIT)
    assert (await bob.play(WAIT))["type"] == "table"
    at = await room.table(table_id)
    assert at.match is not None
    assert [e.by for e in at.match.entries if e.seat == BOB] == ["bot:medium", "person"]
    assert again(at).meta.status == "playing"  # its history still holds


@in_a_room()
async def test_what_a_seat_began_with_stays_with_the_seat(room: Room) -> None:
    """Seeds and things brought are part of the match, whoever sits there later."""
    ann, bob = await room.come("Ann"), await room.come("Bob")
    table_id = await ann.make("cellar", 2, bots={"1": "medium"}, joinable=True)
    at = await room.table(table_id)
    at.meta.seats[BOB].pledge, at.meta.seats[BOB].bring = "b" * 64, 4
    await room.lobby.start(table_id, ann.id, None)
    await room.lobby.join(table_id, bob.row, BOB)
    later = again(at)
    assert (later.meta.status, later.match and later.match.head) == ("playing", at.match and at.match.head)


@in_a_room()
async def test_nobody_takes_a_second_hand_in_mid_game(room: Room) -> None:
    ann, cat = await room.come("Ann"), await room.come("Cat")
    table_id = await ann.make("cellar", 3, bots={"1": "easy", "2": "easy"}, joinable=True)
    await room.lobby.start(table_id, ann.id, None)
    assert await key_of(room.lobby.join(table_id, ann.row, BOB)) == "table-one-seat"
    await room.lobby.join(table_id, cat.row, BOB)
    assert await key_of(room.lobby.join(table_id, cat.row, CAT)) == "table-one-seat"
    await room.lobby.leave(table_id, cat.id, BOB)
    assert await key_of(room.lobby.join(table_id, cat.row, CAT)) == "table-one-seat"  # the first one is still Cat's
    assert await key_of(room.lobby.join(table_id, ann.row, BOB)) == "table-taken"


@in_a_room()
async def test_when_it_is_over_nobody_sits_down(room: Room) -> None:
    ann, cat = await room.come("Ann"), await room.come("Cat")
    table_id = await ann.make("cellar", 2, mine=[0], bots={"1": "medium"}, options={"rounds": 1})
    await room.lobby.start(table_id, ann.id, None)
    await ann.sit(table_id)
    await ann.play(WAIT)
    await ann.until(lambda now: now["status"] == "over")
    for guest, seat in ((cat, BOB), (ann, ANN), (cat, ANN)):
        assert await key_of(room.lobby.join(table_id, guest.row, seat)) == "table-over"
    assert (await room.lobby.leave(table_id, ann.id, ANN)).status == "over"
    assert bots(await room.table(table_id)) == ["", "medium"]


# ── leaving ──────────────────────────────────────────────────────────────────
@in_a_room()
async def test_who_leaves_before_the_start_leaves_an_empty_seat(room: Room) -> None:
    ann, bob = await room.come("Ann"), await room.come("Bob")
    table_id = await ann.make("cellar", 2)
    await room.lobby.join(table_id, bob.row, BOB)
    await room.lobby.set_seat(table_id, bob.id, BOB, SeatSet(pledge="b" * 64, bring=3))
    await ann.sit(table_id)
    await bob.sit(table_id)
    assert not (await room.lobby.leave(table_id, bob.id, BOB)).seats[BOB].taken
    assert (ann.now["seats"][BOB]["taken"], bob.last("hello")["seats"]) == (False, [])
    sitter = (await room.table(table_id)).meta.seats[BOB]
    assert (sitter.owner, sitter.pledge, sitter.bring) == ("", "", None)
    assert await key_of(room.lobby.leave(table_id, bob.id, BOB)) == "table-not-yours"


@in_a_room()
async def test_when_the_host_leaves_before_the_start_another_is_host(room: Room) -> None:
    ann, bob, cat = await room.come("Ann"), await room.come("Bob"), await room.come("Cat")
    table_id = await ann.make("cellar", 3, mine=[0, 1])
    await room.lobby.join(table_id, cat.row, CAT)
    await cat.sit(table_id)
    assert not cat.last("hello")["host"]
    await room.lobby.leave(table_id, ann.id, ANN)
    assert (await room.lobby.info(table_id, ann.id)).host  # still there, on the other seat
    await room.lobby.leave(table_id, ann.id, BOB)
    assert not (await room.lobby.info(table_id, ann.id)).host
    assert cat.last("hello")["host"]
    assert await key_of(room.lobby.start(table_id, ann.id, "easy")) == "table-host-only"
    await room.lobby.join(table_id, bob.row, ANN)
    await room.lobby.start(table_id, cat.id, "easy")
    assert cat.now["status"] == "playing"


@in_a_room()
async def test_a_table_that_everybody_left_before_the_start_is_no_more(room: Room) -> None:
    ann, bob = await room.come("Ann"), await room.come("Bob")
    table_id = await ann.make("cellar", 2, open=True, bots={"1": "medium"})
    await bob.sit(table_id)  # looks on
    told = await room.lobby.leave(table_id, ann.id, ANN)
    assert [sitter.taken for sitter in told.seats] == [False, True]
    assert bob.client is not None
    assert bob.client.closing
    assert await key_of(room.lobby.info(table_id, ann.id)) == "hall-no-table"
    assert await room.lobby.listed("") == []
    assert await room.lobby.mine(ann.id) == []
    await bob.go()
    assert await key_of(bob.sit(table_id)) == "hall-no-table"


@in_a_room()
async def test_who_leaves_in_play_is_played_for_and_may_come_back(room: Room) -> None:
    table_id, ann, bob = await room.two(options={"rounds": 5})
    await room.lobby.leave(table_id, ann.id, ANN)
    await bob.until(lambda now: now["ask"]["seat"] == BOB)
    assert (bob.now["seats"][ANN]["bot"], bob.now["seats"][ANN]["away"]) == (STAND_IN, False)
    await ann.go()
    await ann.sit(table_id)
    assert bob.now["seats"][ANN]["bot"] == STAND_IN  # who left on purpose says when to go on
    await room.lobby.join(table_id, ann.row, ANN)
    assert bob.now["seats"][ANN]["bot"] == ""
    await bob.play(WAIT)
    assert ann.now["ask"]["legal"]


@in_a_room()
async def test_bots_stop_when_nobody_is_there_and_go_on_when_somebody_looks(room: Room) -> None:
    table_id, ann, bob = await room.two(options={"rounds": 5})
    await ann.go()
    await bob.go()
    await room.lobby.leave(table_id, ann.id, ANN)
    await room.lobby.leave(table_id, bob.id, BOB)
    slot = room.hub.slots[table_id]
    await until(lambda: slot.thinking is None or slot.thinking[1].done())
    at = await room.table(table_id)
    seq = at.seq
    assert at.meta.status == "playing"
    assert not room.hub._bots_wanted(slot, at)
    spectator = Visitor(room, None)
    await spectator.sit(table_id)
    await spectator.until(lambda now: now["status"] == "over")
    assert spectator.now["seq"] > seq


# ── what the owner may set ───────────────────────────────────────────────────
@in_a_room(private_notices=True)
async def test_what_is_set_is_set_whole_or_not_at_all(room: Room) -> None:
    ann, bob = await room.come("Ann"), await room.come("Bob")
    table_id = await ann.make("cellar", 2)
    await room.lobby.join(table_id, bob.row, BOB)
    at = await room.table(table_id)
    bad = [(SeatSet(pledge=PLEDGE, bring=10), "CE-2"), (SeatSet(pledge=PLEDGE, bring="card"), "table-no-bring"),
           (SeatSet(pledge=PLEDGE, bring=[0] * 20_000), "table-large-bring"),
           (SeatSet(pledge=PLEDGE, name="<b>"), "name-sign"), (SeatSet(pledge=PLEDGE, name=" "), "name-empty"),
           (SeatSet(pledge=PLEDGE, notice="ftp://x/"), "notice-scheme"),
           (SeatSet(pledge="x", name="Robert"), "no-such-pledge"), (SeatSet(seed="s", name="Robert"), "seed-early")]
    for wanted, key in bad:
        before = at.meta.written()
        assert await key_of(room.lobby.set_seat(table_id, bob.id, BOB, wanted)) == key, wanted
        assert at.meta.written() == before
    assert await key_of(room.lobby.set_seat(table_id, bob.id, ANN, SeatSet(pledge=PLEDGE))) == "table-not-yours"
    assert await key_of(room.lobby.set_seat(table_id, "", ANN, SeatSet(pledge=PLEDGE))) == "table-not-yours"
    await room.lobby.set_seat(table_id, bob.id, BOB, SeatSet(
        pledge=PLEDGE, bring=9, notice="http://127.0.0.1:9999/x", name="  Bo  b "))
    sitter = at.meta.seats[BOB]
    assert (sitter.pledge, sitter.bring, sitter.notice, sitter.name) == (PLEDGE, 9, "http://127.0.0.1:9999/x", "Bo b")
    await room.lobby.start(table_id, ann.id, None)
    for wanted in (SeatSet(pledge="0" * 64), SeatSet(bring=1), SeatSet(name="Robert")):
        assert await key_of(room.lobby.set_seat(table_id, bob.id, BOB, wanted)) == "table-begun"
    await room.lobby.set_seat(table_id, bob.id, BOB, SeatSet(notice=""))
    assert (sitter.pledge, sitter.bring, sitter.notice) == (PLEDGE, 9, "")
    assert at.match is not None
    assert (at.match.pledges, at.match.seeds, at.match.brings) == (["", PLEDGE], ["", ""], {BOB: 9})
    assert "Bo b" in seen(at, None)["seats"][BOB]["name"]


@in_a_room()
async def test_the_host_sets_bots_on_free_seats_before_the_start_only(room: Room) -> None:
    ann, bob = await room.come("Ann"), await room.come("Bob")
    table_id = await ann.make("cellar", 3)
    await room.lobby.set_seat(table_id, ann.id, BOB, SeatSet(bot="hard"))
    await room.lobby.set_seat(table_id, ann.id, CAT, SeatSet(bot="medium"))
    await room.lobby.set_seat(table_id, ann.id, CAT, SeatSet(bot=""))
    assert bots(await room.table(table_id)) == ["", "hard", ""]
    assert await key_of(room.lobby.set_seat(table_id, bob.id, CAT, SeatSet(bot="medium"))) == "table-not-yours"
    await room.lobby.join(table_id, bob.row, CAT)
    assert await key_of(room.lobby.set_seat(table_id, ann.id, CAT, SeatSet(bot="medium"))) == "table-not-yours"
    await room.lobby.start(table_id, ann.id, None)
    assert await key_of(room.lobby.set_seat(table_id, ann.id, BOB, SeatSet(bot="medium"))) == "table-begun"


@in_a_room()
async def test_empty_seats_are_filled_with_bots_or_the_start_waits(room: Room) -> None:
    ann, bob = await room.come("Ann"), await room.come("Bob")
    table_id = await ann.make("cellar", 3)
    await room.lobby.join(table_id, bob.row, CAT)
    before = (await room.table(table_id)).meta.written()
    assert await key_of(room.lobby.start(table_id, bob.id, "easy")) == "table-host-only"
    assert await key_of(room.lobby.start(table_id, ann.id, None)) == "table-empty-seats"
    (await room.table(table_id)).meta.seats[CAT].bring = 77  # what no game takes stops the start, and no bot sits down
    assert await key_of(room.lobby.start(table_id, ann.id, "easy")) == "CE-2"
    (await room.table(table_id)).meta.seats[CAT].bring = None
    assert (await room.table(table_id)).meta.written() == before
    await room.lobby.start(table_id, ann.id, "medium")
    assert bots(await room.table(table_id)) == ["", "medium", ""]
    assert await key_of(room.lobby.start(table_id, ann.id, "easy")) == "table-begun"


@in_a_room()
async def test_a_line_that_is_gone_before_it_is_let_in_is_no_fault(room: Room) -> None:
    table_id, ann, _ = await room.two()

    async def wishes() -> dict[str, str]:
        return {"type": "websocket.connect"}

    async def gone(_: object) -> None:
        raise OSError

    scope = {"token": ann.token, "path": f"/api/tables/{table_id}/socket", "query_string": b""}
    await room.socket(scope, wishes, gone)
    assert room.socket.open == 0
    assert room.hub.metrics.errors._value.get() == 0
