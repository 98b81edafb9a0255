"""Forms: what fits a field, and how to read what was filled in, for terminal, server and tests.

A form asks for the fields of one action in order: a `number`, `one_of` some choices, or `several` of them. What a field
may be can depend on the fields before it. A step says so in `form(s, filled)`, and whoever fills in a form asks again
for each field."""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, get_origin, get_type_hints

from msgspec.structs import asdict, replace

from greathall.core.words import UNFILLED, Action, Field, Filled, Form, Step


def number(name: str, low: int, high: int) -> Field:
    """Return a field for a number from `low` to `high`."""
    return Field(name, low, high)


def one_of(name: str, choices: Iterable[int]) -> Field:
    """Return a field for one of these choices, which are distinct."""
    return Field(name, choices=tuple(choices))


def several(name: str, things: Sequence[int], least: int = 0, most: int | None = None) -> Field:
    """Return a field for several of these things, by default any number; equal things are counted."""
    there = Counter(things)
    counts = tuple(there.values()) if len(there) < len(things) else ()
    most = len(things) if most is None else min(most, len(things))
    return Field(name, least, most, tuple(there), True, counts)


def fits(field: Field, value: Any) -> bool:
    """Return whether the field may have this value."""
    if not field.many:
        return type(value) is int and (value in field.choices if field.choices else field.low <= value <= field.high)
    return (isinstance(value, tuple | list) and field.low <= len(value) <= field.high
            and Counter(value) <= Counter(things(field)))


def things(field: Field) -> tuple[int, ...]:
    """Return everything that may be taken, equal things side by side."""
    counts = field.counts or [1] * len(field.choices)
    return tuple(choice for choice, count in zip(field.choices, counts, strict=True) for _ in range(count))


def is_settled(field: Field) -> bool:
    """Return whether there is nothing to fill in: only one value fits."""
    if field.many:
        return field.high == 0 or field.low == len(things(field))
    return len(field.choices) == 1 if field.choices else field.low == field.high


def least(field: Field) -> Any:
    """Return the value of a field that nobody filled in: the lowest number, the first choice, as few as possible."""
    return things(field)[:field.low] if field.many else field.choices[0] if field.choices else field.low


def narrow(step: Step, s: Any, filled: Filled) -> Form | None:
    """Return the step's form, narrowed by the filled-in fields, up to the first that doesn't fit."""
    form, kept = step.form(s), dict(UNFILLED)
    for at in range(len(form.fields) if form else 0):
        assert form is not None
        name = form.fields[at].name
        if name not in filled or not fits(form.fields[at], filled[name]):
            break
        kept[name] = filled[name]
        form = step.form(s, kept)
    return form


def in_order(form: Form | None, action: Action) -> Action:
    """Return the action with several things in the order of the form's choices; anything else comes last."""
    if form is None or form.kind != type(action).__name__:
        return action
    return replace(action, **{field.name: ordered(field, getattr(action, field.name))
                              for field in form.fields if field.many})


def ordered(field: Field, some: Iterable[int]) -> tuple[int, ...]:
    """Return several things in the order of the field's choices; anything else comes last."""
    rank = {choice: at for at, choice in enumerate(field.choices)}
    return tuple(sorted(some, key=lambda thing: rank.get(thing, len(rank))))


@cache
def holds_several(kind: type[Action]) -> bool:
    """Return whether an action of this kind has a field for several things."""
    return any(get_origin(hint) is tuple for hint in get_type_hints(kind).values())


def meets(step: Step, s: Any, action: Action) -> bool:
    """Return whether the action fills in the step's form correctly, with several things in order."""
    form = narrow(step, s, asdict(action))
    return (form is not None and form.kind == type(action).__name__ and in_order(form, action) == action
            and all(fits(field, getattr(action, field.name)) for field in form.fields))
