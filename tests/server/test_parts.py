"""The parts of a message that many viewers share are encoded once; what each is sent is the same as if they weren't."""

import json
from random import Random
from typing import Any

import msgspec
import pytest

from greathall.core.game import Game, all_games
from greathall.server import lessons, messages, seeds
from greathall.server.table import LiveTable
from greathall.server.wire import Question, TableNow, Told
from greathall.core.mind import Reason
from greathall.testing.walks import tables
from tests.server.room import table
from tests.table import SCALE

NOW = 5.0
MOVES = 6 * SCALE
"""How many moves of each table are compared."""


def plain(at: LiveTable, viewer: int | None, since: int, seats: Any) -> TableNow:
    """Return the whole message, made for one viewer alone."""
    match, meta = at.match, at.meta
    assert match is not None
    s = match.state
    ask = early = aside = None
    if s.agenda and meta.status == "playing":
        step = s.agenda[-1]
        mine = step.seat == viewer
        ask = Question(step.seat, step, step.legal(s), step.form(s)) if mine else Question(step.seat, step)
        if viewer is not None:
            early, aside = messages.early(match, s, viewer), messages.aside(match, s, viewer)
    told = [(number, event) for number, event in match.log if number >= since]
    return TableNow(
        len(match.entries), viewer, match.head, match.game.view(s, viewer), [e.seen_by(viewer) for _, e in told], ask,
        early, aside, messages.clocks(at, NOW), seats, meta.status, meta.result, messages.asked(meta),
        viewer in match.held, [one for one in at.reasons if one.at >= since], messages.noted(at, viewer),
        messages.out(at), messages.moves(match, since), meta.after, meta.why, match.commitment, lessons.now(at),
        messages.coach(at, match, viewer), seeds.announced(meta) if match is None else [],
        why_key=meta.why_key, why_facts=meta.why_facts)


EVERY = [(game, seats, options) for game in all_games().values() for seats, options in tables(game)]


@pytest.mark.parametrize(("game", "seats", "options"), EVERY, ids=[f"{g.name}-{s}-{o}" for g, s, o in EVERY])
def test_what_viewers_share_and_what_is_their_own_make_the_whole_message(game: Game, seats: int,
                                                                         options: dict[str, Any]) -> None:
    at = table(game.name, *(f"guest-{seat}" for seat in range(seats)), options=options, hints=True)
    at.begin_if_due(1e9)
    match, rng = at.match, Random(f"{game.name} {seats} {options}")
    assert match is not None
    for _ in range(MOVES):
        if match.seat is None:
            break
        before = at.seq
        action = rng.choice(match.legal())
        at.play_for(match.seat, at.seq, action, rng.choice(["person", "timeout"]), NOW)
        at.reasons.add(Told(0, Reason("why-any")), before)
        infos = messages.seat_infos(at.meta, at.presence.here)
        moment = messages.Moment(at, NOW, messages.steady(at.meta, at.presence.here))
        for viewer in (None, *range(seats)):
            for since in (0, before):
                told = json.loads(moment.message(viewer, since))
                assert told == json.loads(msgspec.json.encode(plain(at, viewer, since, infos)))
        at.notes.clear()


@pytest.mark.usefixtures("house")
def test_a_game_that_draws_up_its_views_by_hand_is_told_whole() -> None:
    at = table("cellar", "ann", "bob")
    assert at.match is not None
    assert at.game.public_view(at.match.state) is None
    infos = messages.seat_infos(at.meta, at.presence.here)
    for viewer in (None, 0, 1):
        told = json.loads(messages.Moment(at, NOW, messages.steady(at.meta, at.presence.here)).message(viewer, 0))
        assert told == json.loads(msgspec.json.encode(plain(at, viewer, 0, infos)))


def test_shared_parts_hold_every_field_of_the_message_once() -> None:
    assert sorted([*messages.COMMON, *messages.Own.__struct_fields__]) == sorted(TableNow.__struct_fields__)
