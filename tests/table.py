"""Words for tests that read like the rulebook."""

import os
import re
from typing import Any

import pytest

from greathall.core.engine import apply, interject
from greathall.core.game import Game
from greathall.core.words import Action, Event, Refusal

SCALE = int(os.environ.get("SCALE", "1"))
"""How long to look: random counts are multiplied by it."""
FULL = SCALE >= 3
"""Whether to try also what a quick run leaves out."""
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


# ── what is asked, said and told ─────────────────────────────────────────────
def asked(s: Any) -> int:
    return int(s.agenda[-1].seat)


def options(s: Any) -> list[Action]:
    return list(s.agenda[-1].options(s))


def kinds(s: Any) -> list[str]:
    """The kinds of things the seat asked may do."""
    return list(dict.fromkeys(type(a).__name__ for a in options(s)))


def told(s: Any, kind: type[Event]) -> list[Any]:
    return [e for e in s.log if isinstance(e, kind)]


def aside(game: Game, s: Any, seat: int, a: Action) -> None:
    """Said by a seat that is not asked; refuses what is not legal."""
    step = game.asides(s, seat)
    assert step is not None, f"seat {seat} may say nothing now"
    assert step.admits(s, a), f"{a} is not legal; legal: {step.options(s)}"
    interject(s, step, a)


def asides(game: Game, s: Any, seat: int) -> list[Action]:
    step = game.asides(s, seat)
    return list(step.options(s)) if step else []


def refused(game: Game, s: Any, a: Action, seat: int | None = None) -> str:
    """The rule that forbids it; fails if it is legal."""
    no = game.explain(s, asked(s) if seat is None else seat, a)
    assert no is not None, f"{a} is legal"
    return no.rule


def refusal(game: Game, s: Any, seat: int, a: Action) -> Refusal:
    """Why it is not legal; to ask changes nothing."""
    before = [game.view(s, eyes) for eyes in (None, ANN, BOB)]
    no = game.explain(s, seat, a)
    assert no is not None, f"{a} is legal"
    assert game.admitting(s, seat, a) is None
    assert [game.view(s, eyes) for eyes in (None, ANN, BOB)] == before
    return no


def refusal_keys(game: Game) -> list[set[str]]:
    """The refusals that the game's code names, and those that are among its sentences."""
    code, words = (game.folder / name for name in ("refusals.py", "words.en.ftl"))
    return [set(re.findall(r'"(no-[a-z-]+)"', code.read_text(encoding="utf-8"))),
            set(re.findall(r"^(no-[a-z-]+) =", words.read_text(encoding="utf-8"), re.MULTILINE))]
