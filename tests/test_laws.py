"""The laws of the house, on every game found, with every number of seats and every pair of options.

Random counts are multiplied by SCALE: 1 in CI, `make test SCALE=10` for a longer look.
"""

import importlib
from collections import Counter
from functools import cache
from random import Random
from typing import Any, Union, get_origin

import msgspec
import pytest

import greathall
from greathall.bots import bot
from greathall.core import ledger
from greathall.core.engine import apply, runs
from greathall.core.game import CATCH_ALL, Game, all_games
from greathall.core.state import State
from greathall.core.words import CHANCE, NOBODY, Action, Chance, Form, Outcome
from tests.table import SCALE
from tests.walks import (
    LONGEST, PATIENCE, SILENCE, Start, cut_short, endless, entries, named, opening, say, sent, snapshot, starts, tables,
    twin, veiled, walk,
)

GAMES = all_games().values()
TABLES = [(game, seats, options) for game in GAMES for seats, options in tables(game)]
STARTS = {start.name: start for game in GAMES for start in starts(game)}
QUIET = [table for table in TABLES if not endless(table[0], table[2])]
START = pytest.mark.parametrize("start", STARTS.values(), ids=STARTS)
HIDING = [table for table in TABLES if veiled(*table)]
SHOWING = [table for table in TABLES if table not in HIDING]
TABLE, SILENT, VEILED, OPEN = (
    pytest.mark.parametrize(("game", "seats", "options"), some, ids=[named(*table) for table in some])
    for some in (TABLES, QUIET, HIDING, SHOWING))
GAME = pytest.mark.parametrize("game", GAMES, ids=all_games())


def wire(value: Any) -> bytes:
    return msgspec.json.encode(value)


@START
def test_every_position_keeps_the_laws(start: Start) -> None:
    """Laws 1, 2, 5, 6, 8, 9 and 10, at every position of whole random games."""
    game, rng = start.game, Random(start.name)
    words: Any = {}
    for seed in range(start.walks * SCALE):
        s = start.begin()
        census, before = game.census(s), snapshot(s)
        for said, (step, entry) in enumerate(start.walk(s, f"{seed}")):
            choices = list(step.legal(s))
            assert choices, f"{step} offers nothing"
            assert choices == list(step.legal(s))  # 1: pure and ordered
            assert len(choices) <= 400
            assert len(set(choices)) == len(choices)
            assert len(runs(choices)) - 1 == len(set(map(type, choices)))  # each kind lies together
            assert all(step.admits(s, a) for a in rng.sample(choices, min(5, len(choices))))
            assert fits(game, step.form(s))
            if isinstance(step, Chance):
                odds = dict(step.odds(s))
                assert list(odds) == choices
                assert odds[entry.action] > 0  # 2: what chance did was possible
                assert all(type(weight) is int for weight in odds.values())
                owned = [a for a in odds for _ in range(odds[a])]
                assert step.whole(s) == len(owned)
                assert all(step.kth(s, k) == owned[k] for k in rng.sample(range(len(owned)), min(5, len(owned))))
            copy = s.clone()
            assert snapshot(copy) == before
            assert say(game, copy, entry)
            assert snapshot(s) == before  # 1 and 5: to ask changes nothing, and clones share nothing that moves
            before = snapshot(copy)
            words[type(step)], words[type(entry.action)] = step, entry.action
            s.log = []
            assert say(game, s, entry)
            assert snapshot(s) == before  # 6: apply is a function
            words |= {type(event): event for event in s.log}
            assert game.census(s) == census  # 9: nothing is made or lost
            assert said < LONGEST  # 10: every game ends
        result = game.result(s)
        assert len(result.scores) == start.seats
        assert result.rule in ledger.rules(game)
    for kind, word in words.items():
        kinds = next(kinds for kinds in (game.actions, game.events, game.steps) if kind in kinds)
        assert msgspec.json.decode(wire(word), type=Union[kinds]) == word  # noqa: UP007  (law 8; members known at run time)


def fits(game: Game, form: Form | None) -> bool:
    """A form asks for just what its action holds, and for several things where that holds several."""
    return form is None or {f.name: f.many for f in form.fields} == blanks(game, form.kind)


@cache
def blanks(game: Game, kind: str) -> dict[str, bool]:
    action = next(action for action in game.actions if action.__name__ == kind)
    return {f.name: get_origin(f.type) is tuple for f in msgspec.structs.fields(action)}


@GAME
def test_the_walks_meet_everything_there_is(game: Game) -> None:
    """A law says nothing of what it never saw: the walks above come by every question, every action, every event."""
    met: set[type] = set()
    for start in starts(game):
        for seed in range(start.walks):
            s = start.begin()
            for step, entry in start.walk(s, f"{seed}"):
                s.log = []
                assert say(game, s, entry)
                met |= {type(step), type(entry.action), *map(type, s.log)}
    words = {*game.actions, *game.events, *(kind for kind in game.steps if kind.seat != NOBODY)}
    assert {kind.__name__ for kind in words - met} == set()


@START
def test_what_a_seat_sees_decides_what_it_may_do(start: Start) -> None:
    """Laws 3 and 4, at sampled positions: a view can be imagined back, and the choices rest on it alone."""
    game, seats, rng = start.game, start.seats, Random(f"{start.name} views")
    for seed in range(start.walks // 2 * SCALE):
        s = start.begin()
        for _, entry in start.walk(s, f"views {seed}"):
            if rng.random() < 0.25:
                for me in [None, s.agenda[-1].seat if s.agenda[-1].seat >= 0 else 0, int(rng.random() * seats)]:
                    view = game.view(s, me)
                    world = game.imagine(view, rng)
                    assert wire(game.view(world, me)) == wire(view)  # 3
                    assert game.census(world) == game.census(s)
                    if me is not None:
                        same_choices(game, s, world, me)  # 4
            assert say(game, s, entry)


def same_choices(game: Game, s: State, world: State, me: int) -> None:
    top, imagined = s.agenda[-1], world.agenda[-1]
    assert top == imagined
    if top.seat == me:
        assert list(top.legal(s)) == list(imagined.legal(world))
        assert top.form(s) == imagined.form(world)
    aside, thought = game.asides(s, me), game.asides(world, me)
    assert (aside is None) == (thought is None)
    if aside and thought:
        assert list(aside.legal(s)) == list(thought.legal(world))


@TABLE
def test_a_record_replays_to_the_same_state(game: Game, seats: int, options: dict[str, Any]) -> None:
    """Law 7, through the public door; the same position lists its choices in the same order."""
    rng = Random(f"{game.name} {seats} {options} record")
    match = greathall.new(game.name, seats=seats, options=options, seed=f"law 7 {seats} {options}")
    while match.seat is not None:
        seat = int(rng.random() * seats) if rng.random() < 0.1 else match.seat
        legal = match.legal(seat)
        assert legal == match.legal(seat)
        if len(match.entries) < PATIENCE and rng.random() < 0.99:
            legal = [a for a in legal if type(a).__name__ != "Resign"]
        if legal:
            action = rng.choice(legal)
            match.play(msgspec.to_builtins(action), seat=seat, by="bot:random")
    again = greathall.replay(msgspec.json.decode(wire(match.record())))
    assert snapshot(again.state) == snapshot(match.state)
    assert (again.result, again.head, again.entries) == (match.result, match.head, match.entries)


class Whole(msgspec.Struct):
    """A view that tells everything."""

    everything: str


class Leaky(Game):
    """The test of the test: a game whose view hides nothing."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def __getattribute__(self, name: str) -> Any:
        if name in ("game", "view"):
            return object.__getattribute__(self, name)
        return getattr(object.__getattribute__(self, "game"), name)

    def view(self, s: Any, seat: int | None) -> Whole:
        return Whole(snapshot(s))


@VEILED
def test_nothing_hidden_leaks(game: Game, seats: int, options: dict[str, Any]) -> None:
    """Law 11, by twin histories: exchange two things a seat has not seen, and it is sent the same bytes.

    Six histories, and more where by bad luck these have few twins."""
    found = positions = leaks = 0
    for seed in range(30 * SCALE):
        if seed >= 6 * SCALE and found >= positions / 4:
            break
        rng = Random(f"{game.name} {seats} {options} twins {seed}")
        history = cut_short(walk(game, seats, options, rng, PATIENCE), rng)
        for me in dict.fromkeys((None, int(rng.random() * seats), int(rng.random() * seats))):
            positions += 1
            other = next(filter(None, (twin(game, seats, options, history, me, rng) for _ in range(12))), None)
            if other is None:
                continue
            found += 1
            alike = next(at for at, (one, two) in enumerate(zip(history, other, strict=True)) if one != two)
            assert sent(game, seats, options, history, me, alike) == sent(game, seats, options, other, me, alike)
            leaky = Leaky(game)
            leaks += sent(leaky, seats, options, history, me, alike) != sent(leaky, seats, options, other, me, alike)
    print(f"{game.name} {seats}: {found} twins, {positions - found} positions without one")
    assert found >= positions / 4, "too few positions have a twin for this law to mean anything"
    assert leaks == found, "a view of the whole state must be caught every time"


@OPEN
def test_where_nothing_is_hidden_everybody_sees_the_same(game: Game, seats: int, options: dict[str, Any]) -> None:
    """Law 11 where nobody is said to have seen more than the others: there is no twin, and nobody is shown more."""
    for seed in range(SCALE):
        rng = Random(f"{game.name} {seats} {options} open {seed}")
        s = opening(game, seats, options)
        for _, entry in entries(game, s, seats, rng):
            assert entry.witnesses is None
            assert say(game, s, entry)
            if rng.random() < 0.1:
                views = {wire({**msgspec.to_builtins(game.view(s, me)), "me": None}) for me in (None, *range(seats))}
                assert len(views) == 1


@GAME
def test_something_is_hidden_at_some_table(game: Game) -> None:
    """The test of that exception: a game cannot escape law 11 altogether."""
    assert any(table[0] is game for table in HIDING)


@GAME
def test_every_consistent_world_is_imagined(game: Game) -> None:
    """Law 12, in a scene small enough to count its worlds."""
    small = importlib.import_module(f"tests.games.{game.name}.small")
    s, me = small.scene()
    view, rng = game.view(s, me), Random(12)
    expected = small.worlds()
    imagined = {small.world_of(game.imagine(view, rng)) for _ in range(100 * len(expected))}
    assert imagined == expected


def mutations(seen: list[Action], rng: Random) -> list[Action]:
    """Actions as they were said in this game, and the same with figures changed."""
    made = []
    for a in rng.sample(seen, min(6, len(seen))):
        made.append(a)
        fields = msgspec.structs.asdict(a)
        for name, value in fields.items():
            if type(value) is int:
                changed = rng.choice([value + 1, value - 1, -1, 10**9, rng.randrange(120)])
                made.append(msgspec.structs.replace(a, **{name: changed}))
            elif type(value) is tuple:
                things = rng.choice([(), value * 2, value[::-1], (*value, rng.randrange(120)), (-1,), (10**9,)])
                made.append(msgspec.structs.replace(a, **{name: things}))
    return made


@START
def test_refusals_tell_why_and_only_when_refused(start: Start) -> None:
    """Law 13: `explain` is None exactly when the action is admitted; its rule exists and its sentence can be said."""
    game, seats, rng = start.game, start.seats, Random(f"{start.name} refusals")
    known = ledger.rules(game)
    for seed in range(start.walks // 2 * SCALE):
        seen: list[Action] = []
        s = start.begin()
        for _step, entry in start.walk(s, f"refusals {seed}"):
            seen.append(entry.action)
            if entry.seat != CHANCE and rng.random() < 0.3:
                judge(game, s, seats, mutations(seen, rng), known)
            assert say(game, s, entry)
        judge(game, s, seats, mutations(seen, rng), known)


def judge(game: Game, s: State, seats: int, actions: list[Action], known: dict[str, ledger.Rule]) -> None:
    before = snapshot(s)
    for a in actions:
        for seat in {0, seats - 1, max(s.agenda[-1].seat, 0) if s.agenda else 0}:
            no = game.explain(s, seat, a)
            question = game.question(s, seat)
            early = question is not None and question.admits(s, a)
            assert (no is None) == (early or game.step_admitting(s, seat, a) is not None)
            if no is not None:
                assert no.rule in known, no
                assert game.catalogue.say(no.key, **no.facts)
    assert snapshot(s) == before


@GAME
def test_a_refusal_names_the_rule_that_forbids_it(game: Game) -> None:
    """Law 15: of the actions of a kind that is asked for, fewer than one in twenty are told no more than "not now".

    Every kind of choice has a moment of its own to be told of."""
    assert set(game.moments) == {kind for kind in game.actions if not issubclass(kind, Outcome)}
    rng, refused = Random(f"{game.name} catch-all"), Counter[tuple[bool, bool]]()
    vocabulary: dict[type[Action], list[Action]] = {}
    begun = starts(game)
    for number in range(1000):
        start = begun[number % len(begun)]
        if number >= len(begun) and refused.total() > 200:
            break  # a short game is played often enough to be judged
        s = start.begin()
        for _step, entry in start.walk(s, f"catch-all {number}"):
            if entry.seat != CHANCE:
                vocabulary.setdefault(type(entry.action), []).append(entry.action)
            if s.agenda[-1].seat >= 0 and rng.random() < 0.03 * SCALE:
                for kind in vocabulary:
                    refused += refusals(game, s, mutations(vocabulary[kind][-9:], rng))
            assert say(game, s, entry)
    asked, said = (sum(refused[True, vague] for vague in some) for some in ((True, False), (True,)))
    vague = refused[False, True] + said
    print(f"{game.name}: {said} of {asked} of a kind asked for, {vague} of {refused.total()} in all")
    assert asked > 100
    assert said < asked / 20


def refusals(game: Game, s: State, actions: list[Action]) -> Counter[tuple[bool, bool]]:
    """Count what the seat asked is refused: was its kind asked for, and is "not now" all that it is told?"""
    step, counts = s.agenda[-1], Counter[tuple[bool, bool]]()
    for a in actions:
        no = game.explain(s, step.seat, a)
        if no is not None:
            counts[step.asks_for(s, type(a)), no.key == CATCH_ALL] += 1
    return counts


@SILENT
def test_a_silent_table_ends(game: Game, seats: int, options: dict[str, Any]) -> None:
    """Law 14: everybody always takes the first option, or the easy bot's where silence has no harmless choice.

    Only a table that chose to play without a limit may go on for ever."""
    rng = Random(f"{game.name} {seats} {options} silence")
    s = opening(game, seats, options)
    said = 0
    while s.agenda:
        step = s.agenda[-1]
        if isinstance(step, Chance):
            apply(s, step.sample(s, rng))
        elif step.idle:
            apply(s, step.legal(s)[0])
        else:
            apply(s, bot("easy", seed="quiet").choose(game.view(s, step.seat)).action)
        said += 1
        assert said < SILENCE
