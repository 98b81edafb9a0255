"""Why an action is not legal: the rule, and the message with its facts. Legality itself is the steps'."""

from typing import Any

from greathall.core.words import Action, Outcome, Refusal
from greathall.games.tcg.play.table import Table


def explain(s: Table, seat: int, a: Action) -> Refusal:
    """The refusal of an action that is not admitted."""
    if isinstance(a, Outcome):
        return Refusal("TC-1.2", "no-chance")
    if not s.agenda:
        return Refusal("TC-1.1", "no-over")
    step: Any = s.agenda[-1]
    if step.seat != seat:
        return Refusal("TC-16.1", "no-turn")
    return Refusal("TC-14.4", "no-choice")
