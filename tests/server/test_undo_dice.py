"""Undo at a Monopoly table: what was done in a window can be undone, a roll and a revealed bid never."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import greathall
from greathall.core.match import Match
from greathall.core.record import make_record
from greathall.games.monopoly.model import Buy, Decline, Mortgage, Pass, Seal
from greathall.server.sentences import Refused
from greathall.server.table import LiveTable
from tests.server.room import again, play, table

OWNERS = ("ann", "bob", "cat")
STAY, REST = Pass(0), Pass(2)


def match_of(at: LiveTable) -> Match:
    assert at.match is not None
    return at.match


def asked(at: LiveTable) -> str:
    return type(match_of(at).state.agenda[-1]).__name__


def until(question: str, *owners: str, does: tuple[Any, ...] = (STAY,), legal: type | None = None,
          holds: Callable[[Any], bool] = lambda _: True, **options: Any) -> tuple[LiveTable, int]:
    """Play until a person is asked this and may do that; return the table and who it is.

    Until then everyone does one of these if they may, otherwise what silent players do."""
    for number in range(100):
        at = table("monopoly", *owners, secret=Random(number).randbytes(32).hex(), options=options)
        for _ in range(40):
            match, seat = match_of(at), match_of(at).seat
            assert seat is not None
            person = bool(at.meta.seats[seat].owner)
            fits = not legal or any(isinstance(a, legal) for a in match.legal())
            if person and asked(at) == question and fits and holds(match.state):
                return at, seat
            action = next((a for a in does if a in match.legal()), match.legal()[0])
            if person:
                play(at, seat, action)
            else:
                at.play_for(seat, at.seq, action, "bot:easy", 0.0)
    raise AssertionError(f"nobody was asked {question}")


def about_to_throw(s: Any) -> bool:
    """The dice are rolled as soon as Ann goes on, because the bot rests."""
    return bool(s.rest[1]) and s.agenda[-1].moment == "throw"


def ask(at: LiveTable, seat: int) -> None:
    at.ask_undo(at.meta.seats[seat].owner, seat, 1.0)


def refused(at: LiveTable, seat: int) -> str:
    with pytest.raises(Refused) as no:
        ask(at, seat)
    return no.value.key


def test_what_was_mortgaged_in_a_window_is_taken_back_by_consent() -> None:
    at, seat = until("Window", *OWNERS, does=(STAY, Buy()), legal=Mortgage)
    before = match_of(at).state.digest()
    play(at, seat, next(a for a in match_of(at).legal() if isinstance(a, Mortgage)))
    assert match_of(at).state.digest() != before
    ask(at, seat)
    for other in set(range(3)) - {seat}:
        at.consent(OWNERS[other], other, True, 2.0)
    assert match_of(at).state.digest() == before


def test_a_throw_is_never_taken_back_nor_the_pass_that_led_to_it() -> None:
    at, last = until("Window", *OWNERS)
    start = len(match_of(at).entries)
    while not any(entry.do["type"] == "Rolled" for entry in match_of(at).entries[start:]):
        last = at.asked if at.asked is not None else -1
        play(at, last, STAY)
    assert refused(at, last) == "undo-chance"


def test_a_sealed_bid_is_taken_back_until_the_bids_are_opened() -> None:
    at, first = until("Sealed", *OWNERS, does=(STAY, Decline()), sealed_bids=True)
    play(at, first, Seal(30))
    ask(at, first)
    for other in set(range(3)) - {first}:
        at.consent(OWNERS[other], other, True, 2.0)
    assert at.asked == first
    while asked(at) == "Sealed":
        last = at.asked if at.asked is not None else -1
        play(at, last, Seal(20))
    assert refused(at, last) == "undo-reveal"


def test_alone_with_bots_the_same_dice_fall_again() -> None:
    at, seat = until("Window", "ann", "bot:easy", does=(REST, Buy()), holds=about_to_throw)
    fell = []
    for _ in range(3):
        start = len(match_of(at).entries)
        play(at, seat, REST)
        fell.append([entry.do for entry in match_of(at).entries[start:] if entry.do["type"] == "Rolled"])
        ask(at, seat)
        assert asked(at) == "Window"
    assert fell[0]
    assert fell == [fell[0]] * 3
    assert match_of(again(at)).head == match_of(at).head
    assert greathall.replay(make_record(match_of(at))).head == match_of(at).head
