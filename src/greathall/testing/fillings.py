"""Laws of forms filled in at random: 23, 24 and 25."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import msgspec

import greathall
from greathall.cli.moves import Move, matching_moves
from greathall.cli.reading import Reader
from greathall.cli.speech import Speech
from greathall.core import forms
from greathall.core.catalogue import Locale, languages
from greathall.core.game import Game
from greathall.core.state import State
from greathall.core.words import Action, Field, Step
from greathall.testing.broken import Broken, short
from greathall.testing.forms import any_filling, form_of, filled_clause
from greathall.testing.positions import take
from greathall.testing.scale import SCALE
from greathall.testing.walks import ENOUGH, Start, starts, tables

LEAST_ADMITTED = 0.8
READ = 60 * SCALE
"""How many forms of one kind are read back in each language, because reading is slow."""
LONGER = 5
"""How many times more walks are tried, at most, if forms are rare."""


class Filling(msgspec.Struct):
    """A form filled in at random, with the place where it is asked for."""

    game: Game
    s: State
    seats: int
    step: Step
    action: Action


def filled_in(game: Game) -> None:
    """Laws 23, 24 and 25, on the forms of questions and of asides."""
    rng, kinds, refused = Random(f"{game.name} in any order"), Counter[type[Action]](), list[str]()
    for filling in fillings(game):
        kind = type(filling.action)
        kinds[kind] += 1
        narrowed(filling)
        read_from_json(filling, rng)
        for language in languages() if kinds[kind] <= READ else ():
            read_from_text(filling, language)
        if not filling.step.admits(filling.s, filling.action):
            refused.append(f"{filling.action} at {filling.step}")
    if len(refused) > (1 - LEAST_ADMITTED) * kinds.total():
        raise Broken(game, 24, f"{len(refused)} of {kinds.total()} forms are not, such as {refused[0]}: "
                               "narrow each field by those before it")


def fillings(game: Game) -> Iterator[Filling]:
    """Yield forms filled in on random walks, on more of them if forms are rare."""
    met = Counter[type[Step]]()
    for times in range(LONGER):
        for start in starts(game):
            if times and met.total() >= ENOUGH:
                return
            for seed in range(start.walks // 2 * SCALE):
                yield from on_the_way(start, f"fillings {times} {seed}", met)


def on_the_way(start: Start, seed: str, met: Counter[type[Step]]) -> Iterator[Filling]:
    """Yield the first forms of each kind of step, then one now and then."""
    game, s, rng = start.game, start.begin(), Random(f"{start.name} {seed}")
    for question, entry in start.walk(s, seed):
        aside = game.asides(s, int(rng.random() * start.seats))
        for step in (s.agenda[-1], aside):
            if step and (rng.random() < 0.05 or met[type(step)] < ENOUGH) and step.form(s) is not None:
                met[type(step)] += 1
                yield Filling(game, s, start.seats, step, any_filling(game, s, step, rng))
        take(game, s, question, entry)


# ── law 23 ───────────────────────────────────────────────────────────────────
def narrowed(filling: Filling) -> None:
    """Law 23: only the fields before it narrow a field, and nothing widens it."""
    game, s, step = filling.game, filling.s, filling.step
    whole = msgspec.structs.asdict(filling.action)
    before = [dict(list(whole.items())[:at]) for at in range(len(whole) + 1)]
    found = [form_of(game, s, step, filled) for filled in before]
    for at, name in enumerate(whole):
        first, field = found[0].fields[at], found[at].fields[at]
        told = f"the form of {step}: field {name} is {short(field)}{filled_clause(before[at])}"
        for filled, form in zip(before[at:], found[at:], strict=True):
            if form.fields[at] != field:
                raise Broken(game, 23, f"{told}, but {short(form.fields[at])}{filled_clause(filled)}: "
                                       "only the fields before it may narrow it")
        if not within(field, first):
            raise Broken(game, 23, f"{told}, which is wider than {short(first)} at first")


def within(narrow: Field, wide: Field) -> bool:
    """Return whether a field allows nothing that the other doesn't, in the same order."""
    ranged = wide.low <= narrow.low <= narrow.high <= wide.high
    kept = list(narrow.choices) == [choice for choice in wide.choices if choice in narrow.choices]
    if narrow.many or wide.many:
        return narrow.many and wide.many and ranged and kept and (
            Counter(forms.things(narrow)) <= Counter(forms.things(wide)))
    return kept if narrow.choices else ranged and not wide.choices


# ── law 25 ───────────────────────────────────────────────────────────────────
def read_from_json(filling: Filling, rng: Random) -> None:
    """Law 25: several things may be named in any order."""
    game, data = filling.game, msgspec.to_builtins(filling.action)
    for value in data.values():
        if isinstance(value, list):
            rng.shuffle(value)
    text = msgspec.json.encode(data)
    read = forms.in_order(filling.step.form(filling.s), game.read(text))
    if read != filling.action:
        raise Broken(game, 25, f"{text.decode()} is read as {read}, not {filling.action}")


def read_from_text(filling: Filling, language: str) -> None:
    """Law 25: in the terminal, an action's sentence means that action.

    Of everything that a line may mean, the terminal takes what is admitted; a listed action may also be typed as
    listed."""
    game, s, step, action = filling.game, filling.s, filling.step, filling.action
    spoken = Locale.language
    Locale.language = language
    try:
        speech, form = speech_of(game, filling.seats, language), form_of(game, s, step)
        said = speech.move(action)
        moves = [Move("", a, speech.move(a)) for a in step.legal(s)]
        read = Reader(speech, form).read(said, form.kind)
        read = read or [move.action for move in matching_moves(said, moves, form.kind)]
    finally:
        Locale.language = spoken
    admitted = [a for a in read if step.admits(s, a)]
    if action not in read or (action in admitted and len(admitted) > 1):
        meant = short(admitted or read) if read else "nothing"
        raise Broken(game, 25, f"do-{form.kind} in sentences.{language}.ftl says {action} as “{said}”, "
                               f"which is read as {meant}")


@cache
def speech_of(game: Game, seats: int, language: str) -> Speech:
    """Return the sentences of a table with so many seats, in the current language."""
    options: dict[str, Any] = next(chosen for number, chosen in tables(game) if number == seats)
    return Speech(greathall.new(game.name, seats, seed=language, options=options))
