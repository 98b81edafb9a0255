"""Words for tests that read like the rulebook."""

import re
from collections.abc import Iterable, Sequence
from itertools import cycle, product
from typing import Any, TypeVar


from greathall.core.coach import coaching
from greathall.core.engine import interject
from greathall.core.game import Game
from greathall.core.words import Action, Event, Refusal
from greathall.testing.scale import FULL as FULL, SCALE as SCALE
from greathall.testing.table import asked as asked, do as do, refused as refused, rule as rule

Thing = TypeVar("Thing")
Way = TypeVar("Way")
COMMON = {"no-chance", "no-out", "no-over", "no-turn"}
"""Refusals that the core gives in every game; a game may have its own sentence for each."""
ANN, BOB, CAT, DAN, EVE, FAY = range(6)


def in_turn(things: Iterable[Thing], ways: Sequence[Way]) -> list[tuple[Thing, Way]]:
    """Return each thing in one of these ways, in turn; from SCALE=3 on in all of them."""
    return list(product(things, ways) if FULL else zip(things, cycle(ways), strict=False))


def first_of(*ways: Way) -> list[Way]:
    """The first of these ways, which the test's neighbours do not take; from SCALE=3 on all of them."""
    return list(ways if FULL else ways[:1])


def put(s: Any, **facts: Any) -> None:
    """Put things on the table: `hands={ANN: [1, 2]}` changes one seat's, anything else replaces the whole."""
    for name, value in facts.items():
        if isinstance(value, dict) and isinstance(getattr(s, name), list):
            for place, thing in value.items():
                getattr(s, name)[place] = thing
        else:
            setattr(s, name, value)


# ── what is asked, said and told ─────────────────────────────────────────────
def legal(s: Any) -> list[Action]:
    return list(s.agenda[-1].legal(s))


def kinds(s: Any) -> list[str]:
    """Return the kinds of actions open to the seat asked."""
    return list(dict.fromkeys(type(a).__name__ for a in legal(s)))


def told(s: Any, kind: type[Event]) -> list[Any]:
    return [e for e in s.log if isinstance(e, kind)]


def aside(game: Game, s: Any, seat: int, a: Action) -> None:
    """Take an aside for a seat that isn't asked; fail if it isn't legal."""
    step = game.asides(s, seat)
    assert step is not None, f"seat {seat} may say nothing now"
    assert step.admits(s, a), f"{a} is not legal; legal: {step.legal(s)}"
    interject(s, step, a)


def asides(game: Game, s: Any, seat: int) -> list[Action]:
    step = game.asides(s, seat)
    return list(step.legal(s)) if step else []


def refusal(game: Game, s: Any, seat: int, a: Action) -> Refusal:
    """Return why it isn't legal; asking changes nothing."""
    before = [game.view(s, viewer) for viewer in (None, ANN, BOB)]
    no = game.explain(s, seat, a)
    assert no is not None, f"{a} is legal"
    assert game.step_admitting(s, seat, a) is None
    assert [game.view(s, viewer) for viewer in (None, ANN, BOB)] == before
    return no


def refusal_keys(game: Game) -> list[set[str]]:
    """Return the refusals that the game's code or the core names for it and that are among its sentences."""
    files = [game.folder / "refusals.py", *sorted((game.folder / "play").rglob("*.py"))]
    code = "".join(file.read_text(encoding="utf-8") for file in files)
    sentences = (game.folder / "sentences.en.ftl").read_text(encoding="utf-8")
    said = set(re.findall(r"^((?:no|when)-[A-Za-z-]+) =", sentences, re.MULTILINE))
    return [set(re.findall(r'"((?:no|when)-[A-Za-z-]+)"', code)) | COMMON & said, said]


def coached(game: Game, s: Any, seat: int = ANN) -> dict[str, dict[str, Any]]:
    """Return what the coach says to a seat: its goal and its warnings, by the names of their sentences, with facts."""
    said = coaching(game, game.view(s, seat))
    return {one.key: one.facts for one in (said.goal, *said.warnings)} if said else {}
