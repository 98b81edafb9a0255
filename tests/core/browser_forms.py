"""Filled-in forms with every kind of field for the browser's own tests, and what the core says about each.

`python -m tests.core.browser_forms` writes them where the browser's tests read them; a test checks that they are up to
date."""

import json
from pathlib import Path
from random import Random
from typing import Any

from msgspec import to_builtins

import greathall
from greathall.core import forms
from greathall.core.words import Field, Form
from greathall.testing.forms import any_value

FILE = Path(greathall.__file__).parents[2] / "web/src/table/forms.json"


def any_field(name: str, rng: Random) -> Field:
    """Return a number, one of a few, several distinct things, or several equal ones."""
    low = rng.randrange(4)
    things = rng.sample(range(10), rng.randint(1, 5))
    kind = rng.randrange(4)
    if kind == 0:
        return Field(name, low, low + rng.randrange(9))
    if kind == 1:
        return Field(name, choices=tuple(things))
    held = things if kind == 2 else sorted(things * 2)[:rng.randint(1, len(things) * 2)]
    least = rng.randint(0, min(2, len(held)))
    return forms.several(name, held, least, rng.randint(least, len(held)))


def clicks(field: Field, value: Any, rng: Random) -> list[tuple[int, int]]:
    """Return what a person does to fill in a field, in any order: how often each thing is taken, or the number."""
    if not field.many:
        return [(value, 1)]
    found = [(thing, value.count(thing)) for thing in dict.fromkeys(value)]
    return rng.sample(found, len(found))


def vector(rng: Random) -> dict[str, Any]:
    form = Form("Fill", tuple(any_field(name, rng) for name in ("first", "second", "third")))
    filled = {field.name: any_value(field, rng) for field in form.fields}
    narrow = [any_field(field.name, rng) for field in form.fields]
    strange = [(field, rng.choice([filled[field.name], any_value(field, rng), -1, [], [1, 1, 1]])) for field in narrow]
    return {"form": form, "clicks": {field.name: clicks(field, filled[field.name], rng) for field in form.fields},
            "action": {"type": form.kind, **filled},
            "judged": [(field, value, forms.fits(field, value)) for field, value in strange]}


def text() -> str:
    rng = Random("browser forms")
    return json.dumps(to_builtins([vector(rng) for _ in range(30)])) + "\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
