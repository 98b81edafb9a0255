"""Words for tests that read like the rulebook."""

import os
from typing import Any

import pytest

from greathall.core.engine import apply
from greathall.core.words import Action

SCALE = int(os.environ.get("SCALE", "1"))
ANN, BOB, CAT, DAN, EVE, FAY = range(6)


def rule(*ids: str) -> pytest.MarkDecorator:
    """The rules and decisions this test executes."""
    return pytest.mark.rule(*ids)


def do(s: Any, *actions: Action) -> None:
    """Each action in turn, by whoever is asked (chance included); refuses what is not legal."""
    for a in actions:
        step = s.agenda[-1]
        assert step.admits(s, a), f"{a} is not legal for {step}; legal: {list(step.options(s))[:20]}"
        apply(s, a)


def put(s: Any, **facts: Any) -> None:
    """Lay things on the table: `hands={ANN: [1, 2]}` changes one seat's, anything else replaces the whole."""
    for name, value in facts.items():
        if isinstance(value, dict) and isinstance(getattr(s, name), list):
            for place, thing in value.items():
                getattr(s, name)[place] = thing
        else:
            setattr(s, name, value)
