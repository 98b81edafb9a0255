"""The laws of forms and scores, on every game found: what a form offers may be said, and it is read back wherever it is
filled in. Positions are sampled from random walks with streams of fixed names."""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import msgspec
import pytest

import greathall
from greathall.cli.moves import Move, named
from greathall.cli.reading import Reader
from greathall.cli.speech import Speech
from greathall.core import catalogue, forms
from greathall.core.catalogue import ENGLISH, Locale, languages
from greathall.core.game import Game, all_games
from greathall.core.state import State
from greathall.core.words import Action, Field, Form, Step
from tests.table import SCALE
from greathall.testing.walks import any_filling, say, starts, tables

GAMES = all_games()
GAME = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
LEAST_ADMITTED = 0.8
EACH_KIND = 60 * SCALE
"""So many fillings of one kind are read back in each language: to read is slow."""


class Filling(msgspec.Struct):
    """A form filled in at random, where it was asked for."""

    s: State
    step: Step
    action: Action
    seats: int


class Walks(msgspec.Struct):
    fillings: list[Filling]
    ends: list[State]


@cache
def walked(game: Game) -> Walks:
    """Fill in forms on the way through random games: those of questions, and of asides."""
    found = Walks([], [])
    for start in starts(game):
        for seed in range(start.walks // 2 * SCALE):
            s, rng = start.begin(), Random(f"{start.name} forms {seed}")
            for _, entry in start.walk(s, f"forms {seed}"):
                aside = game.asides(s, int(rng.random() * start.seats))
                for step in [s.agenda[-1], *([aside] if aside else [])] if rng.random() < 0.1 else []:
                    if step.form(s) is not None:
                        found.fillings.append(Filling(s.clone(), step, any_filling(game, s, step, rng), start.seats))
                assert say(game, s, entry)
            found.ends.append(s)
    return found


def fillings(game: Game) -> list[Filling]:
    return walked(game).fillings


def prefixes(action: Action) -> list[dict[str, Any]]:
    """What is filled in before each field, and at last all of it."""
    whole = list(msgspec.structs.asdict(action).items())
    return [dict(whole[:at]) for at in range(len(whole) + 1)]


def form_of(filling: Filling, filled: Any) -> Form:
    form = filling.step.form(filling.s, filled)
    assert form is not None, f"{filling.step} has no form any more when {filled} is filled in"
    return form


@GAME
def test_a_field_is_a_range_distinct_choices_or_a_multiset(game: Game) -> None:
    for filling in fillings(game):
        for filled in prefixes(filling.action):
            form = form_of(filling, filled)
            assert [field.name for field in form.fields] == list(filling.action.__struct_fields__)
            for field in form.fields:
                fault = f"{game.name}: {form.kind}.{field.name} of {filling.step} with {filled} filled in: {field}"
                assert len(set(field.choices)) == len(field.choices), f"equal choices; several() counts them: {fault}"
                assert field.low <= field.high or (field.choices and not field.many), fault
                assert field.many or not field.counts, f"counts are for several: {fault}"
                assert not field.counts or len(field.counts) == len(field.choices), fault
                assert all(count > 0 for count in field.counts), fault
                assert not field.many or field.high <= len(forms.things(field)), f"more than there are: {fault}"


@GAME
def test_a_field_is_narrowed_by_those_before_it_and_never_widened(game: Game) -> None:
    for filling in fillings(game):
        found = [form_of(filling, filled) for filled in prefixes(filling.action)]
        for at, name in enumerate(filling.action.__struct_fields__):
            fault = f"{game.name}: {found[0].kind}.{name} of {filling.step} when {filling.action} is filled in"
            field = found[at].fields[at]
            assert all(form.fields[at] == field for form in found[at:]), f"narrowed by itself or a later one: {fault}"
            assert within(field, found[0].fields[at]), f"widened: {fault}"
        assert forms.narrowed(filling.step, filling.s, msgspec.structs.asdict(filling.action)) == found[-1]


def within(narrow: Field, wide: Field) -> bool:
    kept = [choice for choice in wide.choices if choice in narrow.choices]
    ranged = (bool(narrow.choices) and not narrow.many) or wide.low <= narrow.low <= narrow.high <= wide.high
    return ranged and list(narrow.choices) == kept and narrow.many == wide.many


@GAME
def test_most_of_what_a_form_offers_is_admitted(game: Game) -> None:
    admitted = [filling.step.admits(filling.s, filling.action) for filling in fillings(game)]
    assert sum(admitted) >= LEAST_ADMITTED * len(admitted), f"{game.name}: {sum(admitted)} of {len(admitted)}"


# ── read back ────────────────────────────────────────────────────────────────
@GAME
def test_a_filled_form_is_read_back_from_json_in_any_order(game: Game) -> None:
    rng = Random(f"{game.name} forms in any order")
    for filling in fillings(game):
        data = msgspec.to_builtins(filling.action)
        for value in data.values():
            if isinstance(value, list):
                rng.shuffle(value)
        read = game.read(msgspec.json.encode(data))
        assert forms.in_order(filling.step.form(filling.s), read) == filling.action


@pytest.fixture
def english_again() -> Iterator[None]:
    yield
    Locale.language = ENGLISH


@pytest.mark.usefixtures("english_again")
@pytest.mark.parametrize("language", languages())
@GAME
def test_a_filled_form_is_read_back_from_the_terminals_sentence(game: Game, language: str) -> None:
    """Of all that a line may mean, the terminal takes what is admitted; what is listed may also be said as it is."""
    catalogue.speak(language)
    kinds: dict[type, int] = {}
    for filling in fillings(game):
        kinds[type(filling.action)] = kinds.get(type(filling.action), 0) + 1
        if kinds[type(filling.action)] > EACH_KIND:
            continue
        speech, form = speech_of(game, filling.seats, language), form_of(filling, {})
        said = speech.move(filling.action)
        moves = [Move("", a, speech.move(a)) for a in filling.step.legal(filling.s)]
        read = Reader(speech, form).read(said, form.kind) or [move.action for move in named(said, moves, form.kind)]
        assert filling.action in read, f"{game.name}: “{said}” is read as {read}"
        if filling.step.admits(filling.s, filling.action):
            assert [a for a in read if filling.step.admits(filling.s, a)] == [filling.action], said


@cache
def speech_of(game: Game, seats: int, language: str) -> Speech:
    """The sentences of a table with so many seats, in the language that is spoken now."""
    options = next(chosen for number, chosen in tables(game) if number == seats)
    return Speech(greathall.new(game.name, seats, seed=language, options=options))


# ── scores ───────────────────────────────────────────────────────────────────
@GAME
def test_scores_share_one(game: Game) -> None:
    """The winning sides share 1 equally, their seats share a side's part; without winners it is shared by who drew."""
    for s in walked(game).ends:
        result = game.result(s)
        parts = {game.side(s, seat): 0.0 for seat in range(s.seats)}
        for seat, score in enumerate(result.scores):
            assert 0 <= score <= 1
            parts[game.side(s, seat)] += score
        won = {game.side(s, seat) for seat in result.winners} or {side for side, part in parts.items() if part}
        assert parts == pytest.approx({side: 1 / len(won) if side in won else 0.0 for side in parts}), result
