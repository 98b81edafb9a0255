"""Forms: what they are (law 22), and how to fill them in at random."""

from collections import Counter
from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Any, get_origin

import msgspec

from greathall.core import forms
from greathall.core.game import Game
from greathall.core.state import State
from greathall.core.words import UNFILLED, Action, Field, Filled, Form, Step
from greathall.testing.broken import Broken, short


def has_forms(game: Game) -> bool:
    return any(step.form is not Step.form for step in game.steps)


def form_of(game: Game, s: State, step: Step, filled: Filled = UNFILLED) -> Form:
    """Return the form of a step that has one, with these fields filled in."""
    form = step.form(s, filled)
    if form is None:
        raise Broken(game, 22, f"the form of {step} is gone{filled_clause(filled)}")
    check_form(game, step, form, filled)
    return form


def check_form(game: Game, step: Step, form: Form, filled: Filled = UNFILLED) -> None:
    """Law 22: a form asks for exactly the fields of its action, in their order, and each can be filled in."""
    fields, wanted = {field.name: field.many for field in form.fields}, blanks(game, form.kind)
    if list(fields.items()) != list(wanted.items()):
        raise Broken(game, 22, f"the form of {step}{filled_clause(filled)} asks for {fields}, "
                               f"but {form.kind} holds {wanted} (True: several)")
    for field in form.fields:
        if fault := fault_of(field):
            raise Broken(game, 22, f"the form of {step}{filled_clause(filled)}: field {field.name}: {fault}")


def filled_clause(filled: Filled) -> str:
    return f" when {dict(filled)} is filled in" if filled else ""


def fault_of(field: Field) -> str:
    """Return what is wrong with a field that isn't a range, distinct choices or several of them; "" if nothing."""
    low, high, choices, counts = field.low, field.high, field.choices, field.counts
    if twice := repeats(choices):
        return f"{twice[0]} is twice among its choices; `forms.several` counts equal things"
    if counts and not field.many:
        return "it has counts, which are for several things"
    if counts and (len(counts) != len(choices) or min(counts) < 1):
        return f"its counts {counts} don't say how often each of {short(choices)} may be taken"
    if field.many and not 0 <= low <= high <= len(forms.things(field)):
        return f"it asks for {low} to {high} of {len(forms.things(field))} things"
    return "" if field.many or choices or low <= high else f"no number is from {low} to {high}"


def repeats(things: Sequence[Any]) -> list[Any]:
    """Return what occurs more than once: nobody can choose between two equal things."""
    return [] if len(set(things)) == len(things) else [thing for thing, n in Counter(things).items() if n > 1]


@cache
def blanks(game: Game, kind: str) -> dict[str, bool]:
    """Return the fields of the action that a form makes, and whether each holds several things."""
    return {f.name: get_origin(f.type) is tuple for f in msgspec.structs.fields(kind_of(game, kind))}


def kind_of(game: Game, name: str) -> type[Action]:
    """Return the kind of action that a form makes."""
    for kind in game.actions:
        if kind.__name__ == name:
            return kind
    raise Broken(game, 22, f"a form makes {name}, which is no action of the game: {[k.__name__ for k in game.actions]}")


# ── filled in ────────────────────────────────────────────────────────────────
def any_filling(game: Game, s: State, step: Step, rng: Random) -> Action:
    """Fill in a step's form at random, field by field, each as far as those before it allow."""
    form, values = form_of(game, s, step), dict[str, Any]()
    for at, field in enumerate(form.fields):
        form = form_of(game, s, step, values) if values else form
        values[field.name] = any_value(form.fields[at], rng)
    return kind_of(game, form.kind)(**values)


def any_value(field: Field, rng: Random) -> Any:
    if field.many:
        return forms.ordered(field, rng.sample(forms.things(field), rng.randint(field.low, field.high)))
    return rng.choice(field.choices) if field.choices else rng.randint(field.low, field.high)
