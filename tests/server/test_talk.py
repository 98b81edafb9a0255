"""Chat: players to everyone, spectators among themselves until the match is over; partners only in quick phrases."""

from typing import Any

import pytest

from greathall.server import talk
from greathall.server.sentences import Refused, say
from greathall.server.table import LiveTable
from tests.server.room import ANN, BOB, CAT, Room, Visitor, again, in_a_room, play, table

pytestmark = pytest.mark.usefixtures("house")
WAIT = {"type": "Wait"}


def refused(at: LiveTable, *said: Any, **more: Any) -> tuple[int, str]:
    before = at.meta.talk
    with pytest.raises(Refused) as no:
        at.speak(*said, **more)
    assert at.meta.talk is before
    return no.value.status, no.value.key


def test_a_players_line_has_the_seats_name_whatever_the_guest_is_called_now() -> None:
    """A guest may change names at any time, which would be free talk between partners."""
    at = table("sequence", "ann", "bob", "cat", "dan")
    assert at.speak("ann", "play the Jack", phrase="hello").name == "ann"


# ── what may be said ─────────────────────────────────────────────────────────
def test_a_line_knows_who_said_it() -> None:
    at = table("cellar", "ann", "bob")
    line = at.speak("bob", "Bob", "Hello there")
    assert (line.name, line.seat, line.text, line.phrase) == ("bob", BOB, "Hello there", "")
    assert line.at > 0
    line = at.speak("cat", "Cat", phrase="nice")
    assert (line.name, line.seat, line.text, line.phrase) == ("Cat", None, "", "nice")
    assert [kept.text or kept.phrase for kept in at.meta.talk] == ["Hello there", "nice"]


@pytest.mark.parametrize(("text", "shown"), [
    ("  well   well ", "well well"), ("two\nlines\ttabbed", "two lines tabbed"), ("a\u202eb\u0000c\u200bd", "a b c d"),
    ("<b>bold</b> & “quotes”", "<b>bold</b> & “quotes”"), ("x" * 300, "x" * 300), ("naïve 🦉", "naïve 🦉"),
    ("👩\u200d🚀", "👩\u200d🚀"), ("x" + "\u0337" * 200, "x" + "\u0337" * 4)])
def test_one_line_of_what_can_be_seen(text: str, shown: str) -> None:
    """Markup is plain characters, to be shown as such."""
    assert table("cellar", "ann", "bob").speak("ann", "Ann", text).text == shown


@pytest.mark.parametrize(
    "text", ["", " ", "\n\u200b\t", "\u200d\u200c", "x" * 301, "x" * 10_000_000, "\u0000" * 300], ids=len)
def test_nothing_and_too_much_are_refused(text: str) -> None:
    assert refused(table("cellar", "ann", "bob"), "ann", "Ann", text) == (400, "talk-no-text")


def test_there_are_certain_phrases_and_no_others() -> None:
    at = table("cellar", "ann", "bob")
    for phrase in talk.PHRASES:
        assert at.speak("ann", "Ann", phrase=phrase).phrase == phrase
        assert say(f"phrase-{phrase}")
    assert refused(at, "ann", "Ann", phrase="help-me") == (400, "talk-no-phrase")


def test_whom_the_hall_does_not_know_it_does_not_hear() -> None:
    assert refused(table("cellar", "ann", "bob"), "", "", "hello") == (401, "guest-unknown")
    assert refused(table("cellar", "ann", "bob"), "", "", phrase="hello") == (401, "guest-unknown")


TEAMS = ["ann", "bob", "cat", "dan"]


def test_partners_have_quick_phrases_only_while_the_game_goes_on() -> None:
    at = table("sequence", *TEAMS, start=False)
    at.speak("ann", "Ann", "Shall we begin?")
    at.start(0.0)
    assert talk.kind(at.meta, seated=True) == "phrases"
    assert refused(at, "cat", "Cat", "I have a Jack") == (403, "talk-phrases-only")
    at.speak("cat", "Cat", phrase="thinking")
    for seat in (ANN, CAT):
        play(at, seat, {"type": "Resign"})
    assert at.meta.status == "over"
    at.speak("cat", "Cat", "I had a Jack")
    assert talk.kind(at.meta, seated=True) == "free"


@pytest.mark.parametrize(("seats", "kind"), [(2, "free"), (3, "free"), (4, "phrases"), (6, "phrases")])
def test_only_where_there_are_partners(seats: int, kind: str) -> None:
    at = table("sequence", *"abcdef"[:seats])
    assert talk.kind(at.meta, seated=True) == kind
    assert talk.kind(at.meta, seated=False) == "spectators"


# ── what is kept ─────────────────────────────────────────────────────────────
def test_so_much_is_kept_and_neither_side_talks_the_others_words_away() -> None:
    at = table("cellar", "ann", "bob")
    for n in range(3):
        at.speak("ann", "Ann", f"player {n}")
    for n in range(10 * talk.MOST):
        at.speak("cat", "Cat", f"spectator {n}")
    kept = [line.text for line in at.meta.talk]
    assert kept[:3] == ["player 0", "player 1", "player 2"]
    assert kept[3:] == [f"spectator {n}" for n in range(9 * talk.MOST, 10 * talk.MOST)]
    for n in range(10 * talk.MOST):
        at.speak("ann", "Ann", f"more {n}")
    assert len(at.meta.talk) == 2 * talk.MOST
    assert at.meta.talk[-1].text == f"more {10 * talk.MOST - 1}"


def test_talk_is_there_after_a_restart() -> None:
    at = table("cellar", "ann", "bob")
    at.speak("ann", "Ann", "hello")
    assert at.dirty
    assert again(at).meta.talk == at.meta.talk


# ── who hears it ─────────────────────────────────────────────────────────────
def said(somebody: Visitor) -> list[str]:
    return [line["text"] or line["phrase"] for line in somebody.all("said")]


def brought(somebody: Visitor) -> list[str]:
    return [line["text"] for line in somebody.last("hello")["said"]]


async def to_the_end(*players: Visitor) -> None:
    while players[0].now["status"] == "playing":
        await players[players[0].now["ask"]["seat"]].play(WAIT)


@in_a_room()
async def test_players_talk_to_all_and_spectators_among_themselves_until_the_end(room: Room) -> None:
    table_id, ann, bob = await room.two()
    cat, dan = await room.come("Cat"), await room.come("Dan")
    nobody = Visitor(room, None)
    for spectator in (cat, dan, nobody):
        await spectator.sit(table_id)
    assert [somebody.last("hello")["talk"] for somebody in (ann, cat, nobody)] == ["free", "spectators", "spectators"]
    await ann.say(chat="good luck")
    await cat.say(chat="Bob should peek")
    await bob.say(phrase="thanks")
    assert [said(somebody) for somebody in (ann, bob)] == [["good luck", "thanks"]] * 2
    assert [said(spectator) for spectator in (cat, dan, nobody)] == [["good luck", "Bob should peek", "thanks"]] * 3
    (no,) = await nobody.say(chat="me too")
    assert (no["type"], no["key"]) == ("refusal", "guest-unknown")
    await to_the_end(ann, bob)
    for somebody in (ann, bob, cat, nobody):
        assert brought(somebody) == ["good luck", "Bob should peek", ""]
        assert somebody.last("hello")["talk"] == "free"
    await cat.say(chat="well, that was that")
    assert said(ann)[-1] == said(bob)[-1] == "well, that was that"


@in_a_room()
async def test_who_comes_later_hears_what_they_may(room: Room) -> None:
    table_id, ann, bob = await room.two()
    cat, dan = await room.come("Cat"), await room.come("Dan")
    await cat.sit(table_id)
    await ann.say(chat="one")
    await cat.say(chat="two")
    await bob.go()
    await bob.sit(table_id)
    await dan.sit(table_id)
    assert (brought(bob), brought(dan)) == (["one"], ["one", "two"])
    await to_the_end(ann, bob)
    await bob.go()
    await bob.sit(table_id)
    assert brought(bob) == ["one", "two"]


@in_a_room()
async def test_before_the_start_everybody_in_the_room_may_talk(room: Room) -> None:
    ann, bob = await room.come("Ann"), await room.come("Bob")
    table_id = await ann.make("sequence", 4)
    await ann.sit(table_id)
    await bob.sit(table_id)
    await bob.say(chat="which seat is mine?")
    assert said(ann) == ["which seat is mine?"]


@in_a_room()
async def test_whoever_sits_down_is_no_spectator_any_more(room: Room) -> None:
    ann, bob, cat = await room.come("Ann"), await room.come("Bob"), await room.come("Cat")
    table_id = await ann.make("cellar", 2, bots={"1": "easy"}, joinable=True)
    await room.lobby.start(table_id, ann.id, None)
    await ann.sit(table_id)
    await bob.sit(table_id)
    await cat.sit(table_id)
    await cat.say(chat="one")
    await room.lobby.join(table_id, bob.row, BOB)
    assert brought(bob) == []
    await cat.say(chat="two")
    assert said(bob) == ["one"]  # as a spectator
    assert bob.last("hello")["seats"] == [BOB]


# ── presence ─────────────────────────────────────────────────────────────────
@in_a_room()
async def test_everybody_sees_who_is_there(room: Room) -> None:
    table_id, ann, bob = await room.two()
    present = [[sitter["present"] for sitter in somebody.now["seats"]] for somebody in (ann, bob)]
    assert present == [[True, True]] * 2
    await bob.go()
    assert [sitter["present"] for sitter in ann.now["seats"]] == [True, False]
    await bob.sit(table_id)
    assert [sitter["present"] for sitter in ann.now["seats"]] == [True, True]


@in_a_room()
async def test_a_second_tab_is_nobodys_news_and_spectators_are_counted(room: Room) -> None:
    table_id, ann, bob = await room.two()
    ann.listen()
    tab = Visitor(room, bob.row)
    await tab.sit(table_id)
    cat = await room.come("Cat")
    await cat.sit(table_id)
    await tab.go()
    assert ann.listen() == []
    assert [sitter["present"] for sitter in ann.now["seats"]] == [True, True]
    assert (await room.lobby.info(table_id, "")).spectators == 1
    await cat.go()
    assert (await room.lobby.info(table_id, "")).spectators == 0
    assert ann.listen() == []
    assert ann.now["seat"] == ANN


@in_a_room(talk_rate=0.01, talk_burst=2)
async def test_talk_has_a_rate_of_its_own(room: Room) -> None:
    _, ann, bob = await room.two()
    said = [(await ann.say(phrase="hello"))[-1] for _ in range(3)]
    assert [line["type"] for line in said] == ["said", "said", "refusal"]
    assert said[-1]["key"] == "talk-often"
    assert (await bob.say(phrase="hello"))[-1]["type"] == "said"
    assert (await ann.play({"type": "Wait"}))["type"] == "table"  # the game goes on


@in_a_room()
async def test_a_line_takes_memory_once_however_many_never_read_it(room: Room) -> None:
    table_id, ann, bob = await room.two()
    cat = await room.come("Cat")
    await cat.sit(table_id)
    await ann.say(phrase="hello")
    assert bob.client is not None
    assert cat.client is not None
    assert bob.client.waiting[-1] is cat.client.waiting[-1]
