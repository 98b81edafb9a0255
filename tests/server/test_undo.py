"""Undo: by request and consent, never after a reveal, a draw or another's action; free with bots only.

History only grows, the same draws come again, and the record replays."""

from random import Random
from typing import Any

import msgspec
import pytest

import greathall
from greathall.core.entries import effective_entries
from greathall.core.record import make_record
from greathall.core.words import Illegal, as_dict
from greathall.server import undo
from greathall.server.sentences import Refused
from greathall.server.table import LiveTable
from tests.server.room import ANN, BOB, CAT, Room, again, in_a_room, play, seen, snapshot, table
from tests.table import SCALE

pytestmark = pytest.mark.usefixtures("house")
WAIT, SHOW, HUM, THROW = ({"type": kind} for kind in ("Wait", "Show", "Hum", "Throw"))


def peek(at: int) -> dict[str, Any]:
    return {"type": "Peek", "at": at}


def point(at: int, to: int) -> dict[str, Any]:
    return {"type": "Point", "at": at, "to": to}


def match_of(at: LiveTable) -> Any:
    assert at.match is not None
    return at.match


def refused(at: LiveTable, seat: int = ANN) -> str:
    """Return the key of the refusal; nothing has changed."""
    before = snapshot(at)
    with pytest.raises(Refused) as no:
        at.ask_undo(at.meta.seats[seat].owner, seat, 1.0)
    assert snapshot(at) == before
    return no.value.key


# ── by request and consent ───────────────────────────────────────────────────
def test_what_everybody_agrees_to_is_taken_back() -> None:
    at = table("cellar", "ann", "bob", "cat")
    before = match_of(at).state.digest()
    play(at, ANN, WAIT)
    at.ask_undo("ann", ANN, 1.0)
    for viewer in (ANN, BOB, CAT, None):
        assert seen(at, viewer)["undo"] == {"seat": ANN, "waiting": [BOB, CAT]}
    at.consent("cat", CAT, True, 2.0)
    assert seen(at, None)["undo"] == {"seat": ANN, "waiting": [BOB]}
    assert at.asked == BOB
    at.consent("bob", BOB, True, 3.0)
    assert (at.asked, seen(at, None)["undo"]) == (ANN, None)
    assert match_of(at).state.digest() == before
    last = match_of(at).entries[-1]
    assert (last.seat, last.do, last.by) == (-3, {"type": "Undone", "to": 3}, "consent")
    assert seen(at, BOB, at.seq - 1)["events"] == [{"type": "TakenBack", "to": 3}]


def test_one_no_is_enough() -> None:
    at = table("cellar", "ann", "bob", "cat")
    play(at, ANN, WAIT)
    seq = at.seq
    at.ask_undo("ann", ANN, 1.0)
    at.consent("cat", CAT, True, 2.0)
    at.consent("bob", BOB, False, 3.0)
    assert seen(at, ANN)["notes"] == [{"kind": "kept", "seat": BOB}]
    assert (at.seq, at.asked, at.meta.undo) == (seq, BOB, None)
    at.ask_undo("ann", ANN, 4.0)  # one may ask again
    assert at.meta.undo is not None


def test_a_request_lapses_when_somebody_plays() -> None:
    at = table("cellar", "ann", "bob", "cat")
    play(at, ANN, WAIT)
    at.ask_undo("ann", ANN, 1.0)
    play(at, CAT, HUM)
    assert at.meta.undo is None
    with pytest.raises(Refused) as no:
        at.consent("bob", BOB, True, 2.0)
    assert no.value.key == "undo-no-request"
    assert at.asked == BOB


@pytest.mark.parametrize("deed", [
    lambda at: at.hand("bob", BOB, "easy", 2.0), lambda at: at.hand("ann", ANN, "easy", 2.0),
    lambda at: at.suspend(Illegal("", "so it is")), lambda at: at.sit("dan", "Dan", "", CAT, 2.0)])
def test_a_request_falls_when_others_would_have_to_be_asked(deed: Any) -> None:
    at = table("cellar", "ann", "bob", "bot:easy")
    play(at, ANN, WAIT)
    at.ask_undo("ann", ANN, 1.0)
    deed(at)
    assert at.meta.undo is None


def test_who_asks_may_think_better_of_it_and_nobody_else_may() -> None:
    at = table("cellar", "ann", "bob", "cat")
    play(at, ANN, WAIT)
    at.ask_undo("ann", ANN, 1.0)
    before = snapshot(at)
    for guest, seat, agreed in (("ann", ANN, True), ("dan", BOB, True), ("bob", CAT, False), ("", BOB, True)):
        with pytest.raises(Refused):
            at.consent(guest, seat, agreed, 2.0)
    assert refused(at) == "undo-waiting"
    assert snapshot(at) == before
    at.consent("ann", ANN, False, 2.0)
    assert at.meta.undo is None


def test_one_word_speaks_for_all_seats_of_a_guest() -> None:
    at = table("cellar", "ann", "bob", "bob")
    play(at, ANN, WAIT)
    at.ask_undo("ann", ANN, 1.0)
    at.consent("bob", CAT, True, 2.0)
    assert at.asked == ANN


def test_around_one_screen_nobody_needs_to_be_asked_and_nothing_may_be_learned() -> None:
    at = table("cellar", "ann", "ann", "bot:easy")
    play(at, ANN, WAIT)
    at.ask_undo("ann", ANN, 1.0)
    assert at.asked == ANN
    assert match_of(at).entries[-1].by == "consent"
    play(at, ANN, peek(BOB))
    assert refused(at) == "undo-reveal"


def test_who_has_handed_the_seat_to_a_bot_is_not_asked() -> None:
    at = table("cellar", "ann", "bob", "cat")
    at.hand("cat", CAT, "easy", 0.0)
    play(at, ANN, WAIT)
    at.ask_undo("ann", ANN, 1.0)
    assert at.meta.undo is not None
    assert at.meta.undo.waiting == [BOB]
    at.consent("bob", BOB, True, 1.0)
    at.hand("ann", ANN, "easy", 1.0)
    assert refused(at) == "table-bot-plays"


def test_a_request_is_there_after_a_restart() -> None:
    at = table("cellar", "ann", "bob")
    play(at, ANN, WAIT)
    at.ask_undo("ann", ANN, 1.0)
    later = again(at)
    assert seen(later, BOB)["undo"] == {"seat": ANN, "waiting": [BOB]}
    later.consent("bob", BOB, True, 1.0)
    assert later.asked == ANN


# ── never after ──────────────────────────────────────────────────────────────
def test_before_anything_was_chosen_there_is_nothing_to_take_back() -> None:
    assert refused(table("cellar", "ann", "bob")) == "undo-nothing"
    at = table("cellar", "ann", "bob")
    play(at, ANN, WAIT)
    assert refused(at, BOB) == "undo-nothing"


def test_never_after_a_look_at_a_hidden_card() -> None:
    """No draw and nobody else's action, but Ann knows more than she did."""
    at = table("cellar", "ann", "bob", "cat")
    play(at, ANN, peek(BOB))
    assert refused(at) == "undo-reveal"


def test_never_after_a_card_was_shown_to_a_third() -> None:
    at = table("cellar", "ann", "bob", "cat")
    play(at, ANN, point(BOB, CAT))
    assert refused(at) == "undo-reveal"


def test_a_card_that_was_known_already_is_no_reveal() -> None:
    at = table("cellar", "ann", "bob", options={"rounds": 2})
    play(at, ANN, peek(BOB))
    play(at, BOB, WAIT)
    play(at, ANN, peek(BOB))
    at.ask_undo("ann", ANN, 1.0)
    assert at.meta.undo is not None


def test_never_after_a_card_was_laid_open() -> None:
    at = table("cellar", "ann", "bob", "cat")
    play(at, ANN, SHOW)
    assert refused(at) == "undo-reveal"


def test_a_card_that_the_choice_itself_names_is_no_reveal() -> None:
    at = table("candles", "ann", "bob", "cat")
    play(at, ANN, match_of(at).legal()[0])
    at.ask_undo("ann", ANN, 1.0)
    assert at.meta.undo is not None


def test_never_after_chance_has_spoken() -> None:
    at = table("cellar", "ann", "bob")
    play(at, ANN, THROW)
    assert refused(at) == "undo-chance"
    at = table("sequence", "ann", "bob")
    play(at, at.asked or 0, match_of(at).legal()[0])  # a card played, a card drawn
    assert refused(at, 1 - (at.asked or 0)) == "undo-chance"


def test_never_after_somebody_elses_deed() -> None:
    for deed in (WAIT, HUM):
        at = table("cellar", "ann", "bob")
        play(at, ANN, WAIT)
        play(at, BOB, deed)
        assert refused(at) == "undo-other"
    at = table("cellar", "ann", "bob")
    play(at, ANN, WAIT)
    play(at, ANN, HUM)  # your own aside is your own action
    at.ask_undo("ann", ANN, 1.0)
    assert at.meta.undo is not None
    assert at.meta.undo.to == 3


def test_what_was_seen_is_seen_though_it_was_taken_back() -> None:
    """Bob lights a candle and takes it back; Ann, who knows it now, can't go back to before it."""
    at = table("candles", "ann", "bob", "cat")
    play(at, ANN, match_of(at).legal()[0])
    play(at, BOB, match_of(at).legal()[0])
    at.ask_undo("bob", BOB, 1.0)
    at.consent("ann", ANN, True, 1.0)
    at.consent("cat", CAT, True, 1.0)
    assert at.asked == BOB
    assert refused(at) == "undo-other"


def test_a_bots_choice_for_a_seat_is_nobodys_to_take_back() -> None:
    at = table("cellar", "ann", "bob")
    play(at, ANN, HUM)
    at.hand("ann", ANN, "easy", 0.0)
    at.play_for(ANN, at.seq, match_of(at).legal()[0], "bot:easy", 0.0)
    at.hand("ann", ANN, "", 0.0)
    assert refused(at) == "undo-other"


def test_never_after_the_end() -> None:
    """Then all secrets are shown."""
    for others in ("bob", "bot:easy"):
        at = table("cellar", "ann", others, options={"rounds": 1})
        play(at, ANN, WAIT)
        at.play_for(BOB, at.seq, match_of(at).legal()[0], "bot:easy", 0.0)
        assert at.meta.status == "over"
        assert refused(at) == "table-over"


def test_a_sealed_bid_may_be_taken_back_until_it_is_opened() -> None:
    at = table("parlour", "ann", "bob", "cat")
    play(at, ANN, {"type": "Bid", "coins": 3})
    at.ask_undo("ann", ANN, 1.0)
    for guest, seat in (("bob", BOB), ("cat", CAT)):
        at.consent(guest, seat, True, 1.0)
    assert at.asked == ANN
    for seat, coins in ((ANN, 3), (BOB, 2), (CAT, 1)):
        play(at, seat, {"type": "Bid", "coins": coins})
    assert refused(at, CAT) == "undo-chance"  # the bids were revealed, and the next lots drawn


def test_random_games_never_take_back_what_somebody_could_not_foresee() -> None:
    """Judged by what the game knows of who knew which card."""
    harmless = reveals = 0
    for seed in range(40 * SCALE):
        rng = Random(seed)
        at, seat = table("cellar", "ann", "bob", "cat", secret=rng.randbytes(32).hex()), ANN
        for _ in range(rng.randrange(1, 5)):
            seat = match_of(at).seat
            play(at, seat, rng.choice(match_of(at).legal()))
        known = match_of(at).state_before(len(match_of(at).entries) - 1).knowers
        try:
            at.ask_undo(at.meta.seats[seat].owner, seat, 0.0)
        except Refused as no:
            reveals += no.key == "undo-reveal"
            continue
        do = match_of(at).entries[-1].do
        if do["type"] in ("Peek", "Point"):
            assert do.get("to", seat) in known[do["at"]]
        elif do["type"] == "Show":
            assert len(known[seat]) == 3
        else:
            assert do["type"] in ("Wait", "Pay")
        harmless += 1
    assert min(harmless, reveals) > 3


def test_the_mover_must_foresee_it_in_every_world() -> None:
    at = table("cellar", "ann", "bob", "cat")
    play(at, ANN, peek(BOB))
    assert not undo.is_foreseeable(match_of(at), 3, ANN)
    at = table("cellar", "ann", "bob", "cat")
    play(at, ANN, WAIT)
    assert undo.is_foreseeable(match_of(at), 3, ANN)


# ── free with bots ───────────────────────────────────────────────────────────
def test_alone_with_bots_the_last_choice_is_taken_back_whatever_came_of_it() -> None:
    at = table("cellar", "ann", "bot:easy", "bot:hard")
    play(at, ANN, peek(BOB))
    for seat in (BOB, CAT):
        at.play_for(seat, at.seq, match_of(at).legal()[0], "bot:easy", 0.0)
    assert at.asked == ANN
    at.ask_undo("ann", ANN, 1.0)
    assert match_of(at).entries[-1].do == {"type": "Undone", "to": 3}
    assert match_of(at).entries[-1].by == "practice"  # the record says how it was played
    assert at.meta.practice
    assert again(at).meta.practice  # for good
    assert seen(at, ANN)["view"]["cards"].count(None) == 2
    assert refused(at) == "undo-nothing"


def test_alone_means_that_no_seat_is_anybody_elses() -> None:
    at = table("cellar", "ann", "bob", "bot:easy")
    at.hand("bob", BOB, "easy", 0.0)  # Bob may come back
    play(at, ANN, peek(CAT))
    assert refused(at) == "undo-reveal"


def test_a_friend_who_comes_later_ends_free_undo() -> None:
    at = table("cellar", "ann", "bot:easy")
    play(at, ANN, peek(BOB))
    at.sit("bob", "Bob", "", BOB, 0.0)
    assert refused(at) == "undo-reveal"


def test_a_bot_that_thinks_meanwhile_comes_too_late() -> None:
    at = table("cellar", "ann", "bot:easy")
    play(at, ANN, WAIT)
    seq, answer = at.seq, match_of(at).legal()[0]
    at.ask_undo("ann", ANN, 1.0)
    assert not at.play_for(BOB, seq, answer, "bot:easy", 2.0)
    assert at.asked == ANN


# ── history only grows ───────────────────────────────────────────────────────
def test_undo_never_gives_a_new_draw() -> None:
    for seed in range(5 * SCALE):
        at = table("cellar", "ann", "bot:easy", secret=Random(seed).randbytes(32).hex())
        play(at, ANN, THROW)
        cast = match_of(at).entries[-1]
        for _ in range(3):
            at.ask_undo("ann", ANN, 0.0)
            play(at, ANN, THROW)
            assert as_builtins(match_of(at).entries[-1]) == as_builtins(cast)


def as_builtins(entry: Any) -> Any:
    return msgspec.to_builtins(entry)


@pytest.mark.parametrize("game", ["cellar", "sequence", "parlour"])
def test_the_record_of_a_match_with_many_undos_replays_and_verifies(game: str) -> None:
    whole = 0
    for seed in range(6 * SCALE):
        rng = Random(seed)
        at = table(game, "ann", "bot:easy", secret=rng.randbytes(32).hex())
        undos = 0
        while at.meta.status == "playing":
            length, heads = at.seq, match_of(at).head
            if at.asked == ANN and rng.random() < 0.4 and undos < 30:
                if not any(undo.is_own_choice(e, ANN) for e in effective_entries(match_of(at).entries)):
                    assert refused(at) == "undo-nothing"
                    continue
                at.ask_undo("ann", ANN, 0.0)
                undos += 1
            elif at.asked == ANN:
                play(at, ANN, rng.choice(match_of(at).legal()))
            else:
                at.play_for(BOB, at.seq, rng.choice(match_of(at).legal()), "bot:easy", 0.0)
            assert at.seq > length
            assert match_of(at).head != heads
        record = make_record(match_of(at))
        assert sum(e["by"] == "practice" for e in record["entries"] if "by" in e) == undos
        whole += undos
        assert greathall.replay(record).head == match_of(at).head
        assert match_of(again(at)).head == match_of(at).head
    assert whole > 0


# ── over the hub ─────────────────────────────────────────────────────────────
@in_a_room()
async def test_everybody_sees_the_request_and_what_becomes_of_it(room: Room) -> None:
    table_id, ann, bob = await room.two()
    spectator = await room.come("Cat")
    await spectator.sit(table_id)
    await ann.play(WAIT)
    seq = ann.now["seq"]
    (told,) = await ann.say(undo=ANN)
    assert told["undo"] == bob.now["undo"] == spectator.now["undo"] == {"seat": ANN, "waiting": [BOB]}
    (no,) = await spectator.say(consent=True, seat=BOB)
    assert (no["type"], no["key"]) == ("refusal", "table-not-yours")
    (told,) = await bob.say(consent=True, seat=BOB)
    assert ann.now["seq"] == spectator.now["seq"] == told["seq"] == seq + 1
    assert told["events"] == [{"type": "TakenBack", "to": 2}]
    assert ann.now["ask"]["seat"] == ANN
    assert [as_dict(a) for a in match_of(await room.table(table_id)).legal()] == ann.now["ask"]["legal"]
