"""Broken laws: which game, which law, and the difference in words."""

from pathlib import Path
from traceback import extract_tb
from typing import Any

import msgspec

from greathall.core.game import Game

LAWS = {
    0: "the game can be loaded",
    1: "legal actions are pure, ordered, short, distinct and admitted",
    2: "what chance does was possible",
    3: "a view can be imagined back",
    4: "a seat's choices depend on its view alone",
    5: "clones share nothing that moves",
    6: "an action always does the same",
    7: "a record replays to the same state",
    8: "every word survives JSON",
    9: "nothing is made or lost",
    10: "every game ends",
    11: "nothing hidden leaks",
    12: "every consistent world is imagined",
    13: "a refusal has a reason, and only a refusal has one",
    14: "a silent table ends",
    15: "a refusal names the rule that forbids it",
    16: "a choice that others can't see is secret",
    17: "scores share 1",
    18: "what is carried over is checked",
    19: "no order comes from a set",
    20: "every sentence is there, in every language, and none for nothing",
    21: "random play meets every step, action and event",
    22: "a form asks for what its action holds: numbers in a range, distinct choices or several things",
    23: "a field of a form is narrowed by those before it, never widened",
    24: "four of five forms filled in at random are admitted",
    25: "a filled form is read back, from JSON and from the terminal's text",
    26: "what is made from the declaration is up to date",
    27: "a bot ranks what it may do, for reasons that can be said",
    28: "what a bot does unasked is urgent, and everyone can see that",
    29: "the two parts of a view, what everyone sees and what fills its gaps, make the view",
}
LONG = 300


class Broken(AssertionError):
    """Raised when a game breaks a law; the message names the game, the law and the difference.

    For example:

        try:
            run(case)
        except Broken as broken:
            print(broken.law, broken.what)
    """

    def __init__(self, game: Game | str, law: int, what: str) -> None:
        self.law, self.what = law, what
        super().__init__(f"{game if isinstance(game, str) else game.name}: law {law} ({LAWS[law]}): {what}")


def raised(fault: Exception) -> str:
    """Return what was raised, and the line that raised it."""
    frame = extract_tb(fault.__traceback__)[-1]
    place = "/".join(Path(frame.filename).parts[-2:])
    return f"{type(fault).__name__}: {str(fault) or frame.line} ({place}:{frame.lineno})"


def short(value: Any) -> str:
    """Return a value as text, cut to a readable length."""
    text = value if isinstance(value, str) else repr(value)
    return text if len(text) <= LONG else f"{text[:LONG]} …"


def difference(one: Any, two: Any, says: str, other: str) -> str:
    """Return the first difference between two structs, or two tables as (name, value) pairs, in words."""
    first, second = fields(one), fields(two)
    for name in dict.fromkeys((*first, *second)):
        mine, yours = first.get(name, "nothing"), second.get(name, "nothing")
        if mine != yours:
            return f"field {name}: {says} {short(mine)}, {other} {short(yours)}"
    return f"{says} {short(one)}, {other} {short(two)}"


def fields(value: Any) -> dict[str, Any]:
    """Return the fields of a struct by name, those of a part with its name in front."""
    if isinstance(value, list):
        return dict(value)
    if not isinstance(value, msgspec.Struct):
        return {}
    found: dict[str, Any] = {}
    for name in value.__struct_fields__:
        inner = getattr(value, name)
        parts = fields(inner) if isinstance(inner, msgspec.Struct) else {}
        found |= {f"{name}.{part}": parts[part] for part in parts} or {name: inner}
    return found
