"""Words for tests that read like the rulebook."""

from typing import TYPE_CHECKING, Any

from greathall.core.engine import apply
from greathall.core.game import Game
from greathall.core.words import Action

if TYPE_CHECKING:
    import pytest


def rule(*ids: str) -> "pytest.MarkDecorator":
    """Mark the rules and decisions that this test executes."""
    import pytest

    return pytest.mark.rule(*ids)


def do(s: Any, *actions: Action) -> None:
    """Play each action in turn, for whoever is asked (chance included); fail if one isn't legal."""
    for a in actions:
        step = s.agenda[-1]
        assert step.admits(s, a), f"{a} is not legal for {step}; legal: {list(step.legal(s))[:20]}"
        apply(s, a)


def asked(s: Any) -> int:
    return int(s.agenda[-1].seat)


def refused(game: Game, s: Any, a: Action, seat: int | None = None) -> str:
    """Return the rule that forbids it; fail if it is legal."""
    no = game.explain(s, asked(s) if seat is None else seat, a)
    assert no is not None, f"{a} is legal"
    return no.rule
