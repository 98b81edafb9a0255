"""Bad messages at a table: a clear refusal with its reason, nothing changed, nothing given away."""

import json
from contextlib import suppress
from typing import Any

import pytest

from tests.server.hall import Hall, Person
from tests.server.rough import closing, frame, mum, standing, upgraded

MESSAGE = 16 * 1024
"""The usual limit."""


# ── what is said at a table ──────────────────────────────────────────────────
SAID = {
    "nothing": "", "half": "{", "a list": "[]", "null": "null", "text": '"hello"', "no verb": "{}",
    "only a seq": '{"seq": 1}', "two verbs": '{"ping": 1, "chat": "x"}', "a strange verb": '{"cheat": true}',
    "a strange field": '{"ping": 1, "x": 1}',
    "more": '{"ping": 1} x', "two": '{"ping": 1}{"ping": 2}', "NaN": '{"ping": NaN}', "a float": '{"ping": 1.5}',
    "a large power": '{"ping": 1e99}', "huge": '{"ping": 1' + "0" * 5000 + "}", "negative": '{"ping": -1}',
    "past its bound": '{"ping": 2147483649}', "a number as text": '{"ping": "1"}', "yes": '{"ping": true}',
    "half a letter": '{"chat": "\\ud800"}', "deep": '{"action": ' + "[" * 8000 + "]" * 8000 + ', "seat": 0, "seq": 0}',
    "a strange seat": '{"take": 9}', "seat of text": '{"take": "0"}', "seat yes": '{"take": true}',
    "a strange bot": '{"bot": "genius", "seat": 0}', "a bot for nobody": '{"bot": "easy"}', "no chat": '{"chat": ""}',
    "long chat": '{"chat": "' + "x" * 301 + '"}', "a strange phrase": '{"phrase": "avada-kedavra"}',
    "an empty phrase": '{"phrase": ""}', "nothing to take back": '{"undo": 0}',
    "nothing asked": '{"consent": true, "seat": 0}',
    "no hints": '{"hint": 0, "seq": 0}', "another's curtain": '{"open": 1}', "no curtain": '{"open": 7}',
    "an action without a seat": '{"action": {"type": "Place"}, "seq": 0}', "a mark": '\ufeff{"ping": 1}',
    "one letter too many": '{"chat": "' + "x" * (MESSAGE - 11) + '"}',
    "too many in bytes": '{"chat": "' + "é" * (MESSAGE // 2) + '"}',
}


def until_pong(person: Person, number: int) -> list[dict[str, Any]]:
    heard = []
    while (message := person.hear())["type"] != "pong" or message["ping"] != number:
        heard.append(message)
    return heard


def answered(person: Person, said: str | bytes) -> dict[str, Any]:
    """Return the hall's answer to this and nothing else: a ping behind it marks where the answer must have come."""
    assert person.socket is not None
    person.say(ping=76)
    until_pong(person, 76)
    person.socket.send(said)
    person.say(ping=77)
    heard = until_pong(person, 77)
    assert [message["type"] for message in heard] == ["refusal"], heard
    return heard[0]


@pytest.mark.parametrize("said", SAID.values(), ids=SAID)
def test_what_can_not_be_said(door: Hall, ann: Person, table: str, said: str) -> None:
    before = standing(ann, table)
    no = answered(ann, said)
    assert no["why"]
    assert no["key"]
    assert no["seq"] == ann.now["seq"]
    mum(door, json.dumps(no))
    assert standing(ann, table) == before


def test_bytes_are_not_text(ann: Person, table: str) -> None:
    assert answered(ann, b'{"ping": 1}')["key"] == "say-text"
    assert ann.ask("GET", f"/api/tables/{table}")["status"] == "playing"


def test_how_long_a_message_may_be(ann: Person, table: str) -> None:
    for size, key in ((MESSAGE - 1, "talk-no-text"), (MESSAGE, "talk-no-text"), (MESSAGE + 1, "say-large"),
                      (4 * MESSAGE, "say-large")):
        said = '{"chat": "' + "x" * (size - 12) + '"}'
        assert len(said) == size
        assert answered(ann, said)["key"] == key
    assert ann.ask("GET", f"/api/tables/{table}")["status"] == "playing"


WRONG_FRAMES = {
    "too long": (frame(b"x" * (4 * MESSAGE + 1)), 1009),
    "too long in pieces": (frame(b"x" * 40_000, last=False) + frame(b"x" * 40_000, kind=0), 1009),
    "not utf-8": (frame(b'{"chat": "\xff\xfe"}'), 1007), "uncovered": (frame(b'{"ping": 1}', masked=False), 1002),
    "strange bits": (frame(b'{"ping": 1}', bits=0x40), 1002), "a strange kind": (frame(b"", kind=3), 1002),
    "an end without a beginning": (frame(b"x", kind=0), 1002), "a long ping": (frame(b"x" * 126, kind=9), 1002),
    "two beginnings": (frame(b"{", last=False) + frame(b"{", last=False), 1002),
    "a close with half a code": (frame(b"\x03", kind=8), 1002), "a strange code": (frame(b"\x00\x01", kind=8), 1002),
    "a promise": (b"\x81\xff\x7f\xff\xff\xff\xff\xff\xff\xff\x00\x00\x00\x00", 1009),
    "endless pieces": (frame(b"{", last=False) + frame(b"", kind=0, last=False) * 2000, None),
}


@pytest.mark.parametrize(("data", "code"), WRONG_FRAMES.values(), ids=WRONG_FRAMES)
def test_frames_that_are_none(door: Hall, ann: Person, bob: Person, table: str, data: bytes, code: int | None) -> None:
    before = standing(bob, table)
    with upgraded(door, table, ann.token) as line:
        line.sendall(data)
        assert closing(line) == code
    assert standing(bob, table) == before


def test_ten_megabytes_in_one_message(door: Hall, ann: Person, bob: Person, table: str) -> None:
    before = standing(bob, table)
    with upgraded(door, table, ann.token) as line, suppress(ConnectionError):
        line.sendall(frame(b'{"chat": "' + b"x" * 10_000_000 + b'"}'))
    assert standing(bob, table) == before


# ── moves ────────────────────────────────────────────────────────────────────
def turns(ann: Person, bob: Person) -> tuple[Person, Person]:
    """Return the person who is asked, and the other."""
    return (ann, bob) if ann.asked else (bob, ann)


def test_moves_that_are_not_ones_own(door: Hall, ann: Person, bob: Person, table: str) -> None:
    asked, other = turns(ann, bob)
    seq, mine, theirs = asked.now["seq"], asked.now["seat"], other.now["seat"]
    good = asked.now["ask"]["legal"][0]
    spectator = Person(door, "Cat")
    spectator.sit(table)
    before = standing(ann, table)
    tries = [
        (other, {"seq": seq, "seat": theirs, "action": good}, None),  # out of turn
        (other, {"seq": seq, "seat": mine, "action": good}, "table-not-yours"),
        (spectator, {"seq": seq, "seat": mine, "action": good}, "table-not-yours"),
        (asked, {"seq": seq - 1, "seat": mine, "action": good}, "table-late"),
        (asked, {"seq": 0, "seat": mine, "action": good}, "table-late"),
        (asked, {"seq": seq + 1, "seat": mine, "action": good}, "table-late"),
        (asked, {"seat": mine, "action": good}, "table-no-seq"),
        (asked, {"seq": seq, "action": good}, "table-no-seat"),
        (asked, {"seq": seq, "seat": 5, "action": good}, "table-no-seat"),
        (asked, {"seq": seq, "seat": mine, "action": {"type": "Drawn", "card": 3}}, None),  # chance's own action
        (asked, {"seq": seq, "seat": mine, "action": {"type": "Undone", "to": 0}}, None),  # the table's own action
        (asked, {"seq": seq, "seat": mine, "action": {"type": "Light", "card": 3}}, None),  # from another game
        (asked, {"seq": seq, "seat": mine, "action": {**good, "card": 999}}, None),
        (asked, {"seq": seq, "seat": mine, "action": {**good, "card": "9"}}, None),
        (asked, {"seq": seq, "seat": mine, "action": "Place"}, None),
        (asked, {"seq": seq, "seat": mine, "action": None}, None),
    ]
    for who, said, key in tries:
        no = answered(who, json.dumps(said))
        assert no["why"]
        assert key in (None, no["key"]), (said, no)
        mum(door, json.dumps(no))
    assert standing(ann, table) == before


def test_a_move_sent_twice_is_played_once(ann: Person, bob: Person, table: str) -> None:
    asked, other = turns(ann, bob)
    said = {"seq": asked.now["seq"], "seat": asked.now["seat"], "action": asked.now["ask"]["legal"][0]}
    asked.say(**said)
    asked.say(**said)
    after = asked.until_seq(said["seq"] + 1)
    assert asked.until("refusal")["key"] == "table-late"
    assert other.until_seq(after["seq"])["head"] == after["head"]
    assert answered(asked, json.dumps(said))["key"] == "table-late"
    assert standing(other, table)["lies"]["seq"] == after["seq"]


def test_a_seat_that_a_bot_holds(ann: Person, bob: Person, table: str) -> None:
    asked, other = turns(ann, bob)
    other.say(bot="easy", seat=other.now["seat"])
    while not asked.until("table")["seats"][other.now["seat"]]["bot"]:
        pass
    other.until("table")
    said = {"seq": other.now["seq"], "seat": other.now["seat"], "action": asked.now["ask"]["legal"][0]}
    before = standing(asked, table)
    assert answered(other, json.dumps(said))["key"] == "table-bot-plays"
    assert standing(asked, table) == before


def test_moves_before_and_after_the_match(ann: Person, bob: Person) -> None:
    table = ann.table("candles")
    ann.sit(table)
    said = {"seq": 0, "seat": 0, "action": {"type": "Light", "card": 1}}
    assert answered(ann, json.dumps(said))["key"] == "table-not-begun"
    bob.join(table, 1)
    ann.start(table)
    bob.sit(table)
    while ann.until("table")["status"] != "playing":
        pass
    for person in (ann, bob):
        person.until_seq(max(ann.now["seq"], bob.now["seq"]))
        person.play(person.now["ask"]["legal"][0])
    ann.until_seq(bob.now["seq"])
    assert ann.now["status"] == "over"
    before = standing(ann, table)
    for seat, person in enumerate((ann, bob)):
        assert answered(person, json.dumps({**said, "seat": seat, "seq": ann.now["seq"]}))["why"]
    assert standing(ann, table) == before


def test_chat_shows_what_was_typed_and_nothing_moves_on_screens(ann: Person, bob: Person, table: str) -> None:
    ann.say(chat="<b>hi</b> \u202eolleh\u0000 \x1b[31m")
    said = bob.until("said")
    assert said["text"] == "<b>hi</b> olleh [31m"  # as text; escaping markup is up to the page
    assert ann.ask("GET", f"/api/tables/{table}")["status"] == "playing"
