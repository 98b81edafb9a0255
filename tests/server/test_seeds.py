"""The exchange of seeds: all commit first, then all reveal; nobody can choose the shuffle, and nobody is waited for
long."""

from itertools import product
from pathlib import Path
from typing import Any

import msgspec
import pytest

import greathall
from greathall.cli import verify
from greathall.core import fairness
from greathall.core.game import find_game
from greathall.core.match import FORMAT, Match
from greathall.core.words import Illegal
from greathall.server import seeds
from greathall.server.bodies import SeatSet
from greathall.server.hosting import vacate
from greathall.server.talk import alias
from greathall.server.restore import recorded
from greathall.server.seats import set_own
from greathall.server.store import Kept, StoredLine
from greathall.server.table import LiveTable
from tests.server.hall import Person, hall, http
from tests.server.room import ANN, BOB, CAT, Room, Visitor, again, in_a_room, key_of, snapshot, table
from tests.server.witness import found

pytestmark = pytest.mark.usefixtures("house")

OWNERS = "ann", "bob", "eve"
SEED = "0123456789abcdef" * 4


def pledged(*owners: str, game: str = "cellar", seed: str = SEED, **more: Any) -> LiveTable:
    """Return a table where everyone has committed to this seed and their name."""
    at = table(game, *owners, start=False, **more)
    for seat, sitter in enumerate(at.meta.seats):
        if sitter.owner:
            pledge(at, seat, seed + sitter.owner)
    return at


def pledge(at: LiveTable, seat: int, seed: str) -> None:
    given = fairness.pledge(at.meta.commitment, seat, seed)
    set_own(at, at.meta.seats[seat].owner, seat, SeatSet(pledge=given), 0.0)


def reveal(at: LiveTable, seat: int, seed: str = "", now: float = 0.0) -> None:
    owner = at.meta.seats[seat].owner
    set_own(at, owner, seat, SeatSet(seed=seed or SEED + owner), now)


def status(at: LiveTable) -> str:
    return at.meta.status


def match_of(at: LiveTable) -> Match:
    assert at.match is not None
    return at.match


# ── the attack ───────────────────────────────────────────────────────────────
TRIES = 1500
SECRET = bytes(range(32))


def dealt(form: int, *given: str) -> Match:
    match = Match(find_game("sequence"), 2, {}, secret=SECRET, commitment=fairness.commitment(SECRET), verifiable=True,
                  record_format=form)
    for seat, seed in enumerate(given):
        match.add_seed(seat, seed)
    return match


def jacks(match: Match, seat: int) -> int:
    view: Any = match.view(seat)
    return sum(match.game.labels["card"][card].startswith("J") for card in view.hand)


def lead(match: Match) -> int:
    return jacks(match, 1) - jacks(match, 0)


def test_in_format_1_an_operator_with_a_seat_could_choose_the_shuffle() -> None:
    """They knew the secret and Ann's seed, so they could try their own; the record holds all the same."""
    tried = (dealt(1, SEED, f"eve {number}") for number in range(TRIES))
    match = next(match for match in tried if lead(match) >= 3)
    record = match.record(resume=True)
    assert greathall.replay(record).head == match.head
    assert verify.FALSE not in [verdict for verdict, _, _ in verify.findings(record, match.head)]


def test_in_format_2_no_other_seed_gets_in_and_only_two_shuffles_are_left() -> None:
    """Eve runs the hall, has seen Ann's seed and knows the secret: she may reveal what she committed to, or nothing."""
    at = pledged("ann", "eve", game="sequence", secret=SECRET.hex())
    at.start(0.0)
    reveal(at, ANN)
    before = snapshot(at)
    for number in range(TRIES):
        with pytest.raises(Illegal) as no:
            reveal(at, BOB, f"eve {number}")
        assert no.value.key == "seed-other"
    with pytest.raises(Illegal, match="already started"):
        pledge(at, BOB, "eve 7")
    assert snapshot(at) == before
    kept_back = again(at)
    kept_back.begin_if_due(seeds.REVEAL_WITHIN)
    reveal(at, BOB)
    assert match_of(at).seeds == [SEED + "ann", SEED + "eve"]
    assert match_of(kept_back).seeds == [SEED + "ann", ""]
    assert match_of(kept_back).pledges == match_of(at).pledges
    assert match_of(kept_back).view(ANN) != match_of(at).view(ANN)


def test_a_record_with_another_seed_is_refused_or_has_another_pledge() -> None:
    """Whoever changes the pledge too makes a record that is true in itself, but not what Ann was shown."""
    match = dealt(2, SEED, "eve")
    shown, other = match.pledges[:], dealt(2, SEED, "eve 7")
    forged = {**other.record(resume=True), "pledges": shown}
    with pytest.raises(Illegal, match="committed to"):
        greathall.replay(forged)
    assert (verify.FALSE, "verify-pledge-false", {"name": "Seat 2"}) in list(verify.findings(forged, None))
    assert greathall.replay(other.record(resume=True)).pledges != shown


# ── the exchange ─────────────────────────────────────────────────────────────
@in_a_room()
async def test_all_commit_then_all_reveal_and_the_match_begins(room: Room) -> None:
    ann, bob = await room.come("Ann"), await room.come("Bob")
    table_id = await ann.make("cellar", 3, bots={"2": "easy"}, options={"rounds": 1})
    await room.lobby.join(table_id, bob.row, BOB)
    for seat, person in ((ANN, ann), (BOB, bob)):
        await person.sit(table_id)
        await commit(person, seat)
    pledges = ann.now["pledges"]
    assert [len(given) for given in pledges] == [64, 64, 0]
    await room.lobby.start(table_id, ann.id, None)
    assert (bob.now["status"], bob.now["pledges"], bob.now["head"]) == ("starting", pledges, "")
    told = await room.lobby.info(table_id, "")
    assert (told.status, told.pledges, told.commitment) == ("starting", pledges, bob.now["commitment"])
    await give(bob, BOB)
    assert ann.now["status"] == "starting"
    assert not any(SEED in str(message) for message in ann.heard + bob.heard)
    await give(ann, ANN)
    assert (ann.now["status"], ann.now["pledges"]) == ("playing", [])
    await to_the_end_with_bots(ann, bob)
    record = await room.lobby.record(table_id)
    assert (record["format"], record["pledges"]) == (FORMAT, pledges)
    assert record["seeds"] == [SEED + "Ann", SEED + "Bob", ""]
    assert greathall.replay(record).result is not None


async def commit(person: Visitor, seat: int) -> None:
    given = fairness.pledge(person.now["commitment"], seat, SEED + person.row.name)
    await person.room.lobby.set_seat(person.at, person.id, seat, SeatSet(pledge=given))


async def give(person: Visitor, seat: int) -> None:
    await person.room.lobby.set_seat(person.at, person.id, seat, SeatSet(seed=SEED + person.row.name))


async def to_the_end_with_bots(*people: Visitor) -> None:
    for person in people:
        await person.until(lambda now: now["status"] == "over" or now["ask"]["legal"])
        if person.now["status"] == "playing":
            await person.play({"type": "Wait"})
    await people[0].until(lambda now: now["status"] == "over")


def test_without_pledges_nothing_is_waited_for() -> None:
    at = table("cellar", "ann", "bot:easy")
    assert (status(at), match_of(at).pledges, match_of(at).seeds) == ("playing", ["", ""], ["", ""])
    assert at.meta.format == FORMAT


def test_one_person_with_bots_starts_by_their_own_seed() -> None:
    at = pledged("ann", "bot:easy", "bot:hard")
    at.start(0.0)
    assert status(at) == "starting"
    reveal(at, ANN)
    assert (status(at), match_of(at).seeds) == ("playing", [SEED + "ann", "", ""])


def test_only_those_who_are_here_are_waited_for_and_whoever_starts() -> None:
    for present, by, waited in product(([], ["bob"]), ("", "ann"), (False, True)):
        at = pledged("ann", "bob")
        at.presence.here = set(present)
        at.start(0.0, by)
        assert status(at) == ("starting" if present or by else "playing")
        for seat, guest in enumerate(("ann", "bob")):
            if status(at) == "starting" and (waited or guest in (*present, by)):
                reveal(at, seat)
        assert status(at) == "playing"
        assert all(match_of(at).pledges)
        assert match_of(at).seeds.count("") < 2 or not (present or by)


def test_a_seat_that_does_not_reveal_in_time_plays_without_and_the_record_says_so() -> None:
    at = pledged(*OWNERS)
    at.start(10.0)
    reveal(at, BOB, now=10.0)
    assert at.due() == 10.0 + seeds.REVEAL_WITHIN
    at.begin_if_due(9.9 + seeds.REVEAL_WITHIN)
    assert status(at) == "starting"
    at.begin_if_due(10.0 + seeds.REVEAL_WITHIN)
    assert status(at) == "playing"
    record = match_of(at).record(resume=True)
    assert record["seeds"] == ["", SEED + "bob", ""]
    assert all(record["pledges"])
    assert greathall.replay(record).head == match_of(at).head
    told = [(verdict, key, facts) for verdict, key, facts in verify.findings(record, None)]
    assert (verify.OPEN, "verify-unrevealed", {"names": "ann, eve", "seeds": 2}) in told
    assert (verify.HOLDS, "verify-pledges", {"seeds": 1}) in told


@in_a_room()
async def test_the_time_limit_passes_by_itself(room: Room) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(seeds, "REVEAL_WITHIN", 0.05)
        ann = await room.come("Ann")
        table_id = await ann.make("cellar", 2, bots={"1": "easy"})
        await ann.sit(table_id)
        await commit(ann, ANN)
        await room.lobby.start(table_id, ann.id, None)
        assert ann.now["status"] == "starting"
        await ann.until(lambda now: now["status"] == "playing")
        assert match_of(await room.table(table_id)).seeds == ["", ""]


# ── refusals ─────────────────────────────────────────────────────────────────
@pytest.mark.parametrize(("wanted", "key"), [
    (SeatSet(seed=SEED + "ann"), "seed-early"), (SeatSet(pledge="x"), "no-such-pledge"),
    (SeatSet(pledge="A" * 64), "no-such-pledge"), (SeatSet(pledge="a" * 63 + "\n"), "no-such-pledge"),
    (SeatSet(pledge="b" * 64, name=" "), "name-empty"), (SeatSet(pledge="b" * 64, seed="x"), "seed-early"),
])
def test_what_is_refused_before_the_start(wanted: SeatSet, key: str) -> None:
    refused(pledged(*OWNERS), "ann", ANN, wanted, key)


@pytest.mark.parametrize(("guest", "seat", "wanted", "key"), [
    ("ann", ANN, SeatSet(seed="another"), "seed-other"), ("ann", ANN, SeatSet(seed=SEED + "bob"), "seed-other"),
    ("bob", BOB, SeatSet(seed=SEED + "bob"), "seed-again"), ("bob", BOB, SeatSet(seed="another"), "seed-again"),
    ("bob", ANN, SeatSet(seed=SEED + "ann"), "table-not-yours"), ("", ANN, SeatSet(seed="x"), "table-not-yours"),
    ("cat", CAT, SeatSet(seed="x"), "seed-no-pledge"), ("ann", ANN, SeatSet(pledge="b" * 64), "table-begun"),
    ("ann", ANN, SeatSet(pledge=""), "table-begun"), ("ann", ANN, SeatSet(name="Eve"), "table-begun"),
    ("ann", ANN, SeatSet(seed=SEED + "ann", name="Eve"), "table-begun"),
    ("ann", 9, SeatSet(seed="x"), "table-no-seat"),
])
def test_what_is_refused_while_seeds_are_revealed(guest: str, seat: int, wanted: SeatSet, key: str) -> None:
    at = table("cellar", "ann", "bob", "cat", start=False)
    for owner in (ANN, BOB):
        pledge(at, owner, SEED + at.meta.seats[owner].owner)
    at.start(0.0)
    reveal(at, BOB)
    refused(at, guest, seat, wanted, key)


@pytest.mark.parametrize(("wanted", "key"), [
    (SeatSet(seed=SEED + "ann"), "seed-late"), (SeatSet(pledge="b" * 64), "table-begun")])
def test_what_is_refused_once_the_match_has_begun(wanted: SeatSet, key: str) -> None:
    at = pledged(*OWNERS)
    at.start(0.0)
    at.begin_if_due(seeds.REVEAL_WITHIN)
    refused(at, "ann", ANN, wanted, key)


def refused(at: LiveTable, guest: str, seat: int, wanted: SeatSet, key: str) -> None:
    before = snapshot(at)
    with pytest.raises(Illegal) as no:
        set_own(at, guest, seat, wanted, 1.0)
    assert no.value.key == key
    assert snapshot(at) == before


def test_nobody_can_use_the_pledge_of_another_seat() -> None:
    at = pledged("ann", "eve")
    set_own(at, "eve", BOB, SeatSet(pledge=at.meta.seats[ANN].pledge), 0.0)
    at.start(0.0)
    reveal(at, ANN)
    refused(at, "eve", BOB, SeatSet(seed=SEED + "ann"), "seed-other")


def test_a_pledge_is_changed_and_taken_back_until_the_host_starts() -> None:
    at = pledged(*OWNERS)
    pledge(at, ANN, "another")
    set_own(at, "bob", BOB, SeatSet(pledge=""), 0.0)
    at.start(0.0)
    reveal(at, ANN, "another")
    reveal(at, CAT)
    assert match_of(at).seeds == ["another", "", SEED + "eve"]


def test_what_the_setup_would_refuse_is_refused_at_the_start() -> None:
    at = pledged(*OWNERS)
    at.meta.seats[BOB].bring = 99
    before = snapshot(at)
    with pytest.raises(Illegal):
        at.start(0.0)
    assert snapshot(at) == before


# ── coming and going in between ──────────────────────────────────────────────
@in_a_room()
async def test_whoever_leaves_in_between_is_played_by_a_bot_and_nobody_else_sits_down(room: Room) -> None:
    ann, bob, eve = await room.come("Ann"), await room.come("Bob"), await room.come("Eve")
    table_id = await ann.make("cellar", 3, bots={"2": "easy"})
    await room.lobby.join(table_id, bob.row, BOB)
    for seat, person in ((ANN, ann), (BOB, bob)):
        await person.sit(table_id)
        await commit(person, seat)
    await room.lobby.start(table_id, ann.id, None)
    assert await key_of(room.lobby.join(table_id, eve.row, CAT)) == "table-bot-stays"
    assert await key_of(room.lobby.start(table_id, ann.id, None)) == "table-begun"
    await room.lobby.leave(table_id, bob.id, BOB)
    await give(ann, ANN)
    await give(bob, BOB)  # their page may still be open
    at = await room.table(table_id)
    assert (status(at), at.meta.seats[BOB].bot) == ("playing", "medium")
    assert match_of(at).seeds == [SEED + "Ann", SEED + "Bob", ""]


def test_whoever_is_removed_in_between_leaves_their_pledge() -> None:
    """The others were shown it, so the record must have it too."""
    at = pledged("ann", "bob")
    shown = [sitter.pledge for sitter in at.meta.seats]
    at.start(0.0)
    vacate(at, alias(at.meta.id, "bob"), 0.0)
    reveal(at, ANN)
    at.begin_if_due(seeds.REVEAL_WITHIN)
    assert (match_of(at).pledges, match_of(at).seeds) == (shown, [SEED + "ann", ""])
    assert match_of(again(at)).head == match_of(at).head


# ── a restart in between ─────────────────────────────────────────────────────
def test_after_a_restart_the_exchange_goes_on_with_what_was_revealed() -> None:
    at = pledged(*OWNERS)
    at.start(0.0)
    reveal(at, BOB)
    later = again(at, now=100.0)
    assert (later.meta.status, later.due()) == ("starting", 100.0 + seeds.REVEAL_WITHIN)
    refused(later, "bob", BOB, SeatSet(seed=SEED + "bob"), "seed-again")
    reveal(later, ANN, now=101.0)
    assert later.meta.status == "starting"
    reveal(later, CAT, now=101.0)
    assert match_of(later).seeds == [SEED + owner for owner in OWNERS]
    silent = again(at, now=100.0)
    silent.begin_if_due(100.0 + seeds.REVEAL_WITHIN)
    assert match_of(silent).seeds == ["", SEED + "bob", ""]
    for begun in (later, silent):
        assert match_of(again(begun)).head == match_of(begun).head


@in_a_room()
async def test_a_hall_that_opens_again_finishes_what_nobody_looks_at(room: Room) -> None:
    ann = await room.come("Ann")
    table_id = await ann.make("cellar", 2, bots={"1": "easy"})
    await ann.sit(table_id)
    await commit(ann, ANN)
    await room.lobby.start(table_id, ann.id, None)
    assert room.store.busy() == [table_id]


def test_rules_that_refuse_the_table_after_a_restart_suspend_it(monkeypatch: pytest.MonkeyPatch) -> None:
    at = pledged("ann", "bob")
    at.start(0.0)
    reveal(at, ANN)

    def stricter(*_: Any) -> None:
        raise Illegal("CE-2", "no longer")

    monkeypatch.setattr(at.game, "setup", stricter)
    reveal(at, BOB)
    assert (status(at), at.meta.why) == ("suspended", "no longer")


def test_a_table_from_before_format_2_that_still_waits_asks_for_pledges() -> None:
    """Seeds that nobody had committed to are dropped."""
    old = table("cellar", "ann", "bob", start=False, format=1)
    old.meta.seats[BOB].seed = "swish and flick"
    later = again(old)
    later.presence.here = {"ann", "bob"}
    assert (later.meta.format, later.meta.seats[BOB].seed, later.dirty) == (FORMAT, "", True)
    pledge(later, BOB, SEED)
    later.start(0.0)
    reveal(later, BOB, SEED)
    assert match_of(later).seeds == ["", SEED]


def test_a_match_that_began_in_format_1_goes_on_in_it() -> None:
    old = table("cellar", "ann", "bob", start=False, format=1)
    old.meta.seats[BOB].seed = "swish and flick"
    old.start(0.0)
    later = again(old)
    assert match_of(later).head == match_of(old).head
    record = match_of(later).record(resume=True)
    assert record["format"] == 1
    assert "pledges" not in record


def test_what_the_store_gives_out_is_the_record(room_of_pledges: LiveTable) -> None:
    at = room_of_pledges
    lines = [StoredLine(0, msgspec.json.encode(match_of(at).entries))]
    given = recorded(at.meta, Kept(at.meta, at.secret, lines))
    assert (given.head, given.pledges) == (match_of(at).head, match_of(at).pledges)


@pytest.fixture
def room_of_pledges() -> LiveTable:
    at = pledged(*OWNERS)
    at.start(0.0)
    reveal(at, ANN)
    at.begin_if_due(seeds.REVEAL_WITHIN)
    return at


# ── over real sockets ────────────────────────────────────────────────────────
def test_killed_in_between_it_comes_back_with_what_was_revealed(tmp_path: Path) -> None:
    with hall(tmp_path / "data") as door:
        ann, bob = Person(door, "Ann"), Person(door, "Bob")
        at = ann.table("candles")
        bob.join(at, 1)
        for seat, person in enumerate((ann, bob)):
            person.pledge(at, seat, SEED + person.name)
            person.sit(at)
        ann.ask("POST", f"/api/tables/{at}/start", {})
        assert bob.reveal(at, 1, SEED + "Bob")["status"] == "starting"
        door.kill()
        door.open()
        for person in (ann, bob):
            person.http.close()
            person.http = http(door)
            person.http.headers["authorization"] = f"Bearer {person.token}"
        assert ann.reveal(at, 0, SEED + "Ann")["status"] == "playing"
        disk = found(door.data, at)
        assert [sitter.seed for sitter in disk.meta.seats] == [SEED + "Ann", SEED + "Bob"]
        assert disk.entries
        assert ann.sit(at)["head"] == disk.heads[-1]


def test_what_the_wire_refuses(ann: Person, bob: Person) -> None:
    at = ann.table("candles")
    for wanted in ({"pledge": 5}, {"pledge": "a" * 65}, {"seed": ""}, {"seed": "x" * 201}, {"seed": None, "salt": "x"}):
        ann.ask("PATCH", f"/api/tables/{at}/seats/0", wanted, status=400)
    bad = ann.http.patch(f"/api/tables/{at}/seats/0", content=b'{"seed": "\\ud800"}',
                         headers={"content-type": "application/json"})
    assert bad.status_code == 400
    assert bob.reveal(at, 0, "x", status=403)["key"] == "table-not-yours"
    assert ann.ask("GET", f"/api/tables/{at}")["pledges"] == ["", ""]
