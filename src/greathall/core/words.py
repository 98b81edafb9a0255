"""What is said at a table. Actions, events and steps are words: immutable, hashable, JSON on the wire.

This module is never compiled: msgspec reads its annotations at run time.
"""

from collections.abc import Mapping, Sequence
from random import Random
from types import MappingProxyType
from typing import Any, dataclass_transform

from msgspec import Struct, StructMeta, to_builtins

CHANCE, NOBODY, TABLE = -1, -2, -3
"""Seats that are not players: the dice and the deck, a step that settles itself, and the table (for undo)."""


FLAGS = ("seat", "early", "idle", "person", "secret", "stream")
"""What a class of steps says of all its steps by a plain assignment; a game adds none."""


@dataclass_transform(frozen_default=True)
class _Frozen(StructMeta):
    def __new__(mcls, name: str, bases: tuple[type, ...], namespace: dict[str, Any], **config: Any) -> Any:
        """Make a class of words. A compiled module annotates whatever it assigns, but a flag is not a field."""
        hints = namespace.get("__annotations__", {})
        for flag in FLAGS:
            if flag in namespace:
                hints.pop(flag, None)
        return super().__new__(mcls, name, bases, namespace, **config)


class Word(Struct, metaclass=_Frozen, frozen=True, tag=True, gc=False):
    """Anything said at the table. On the wire its class name stands under `type`."""


def as_dict(word: Word) -> dict[str, Any]:
    """The word as JSON-able data, its kind under `type`."""
    data: dict[str, Any] = to_builtins(word)
    return data


class Action(Word, forbid_unknown_fields=True):
    """A seat's choice (an imperative: Place, Pass) or an outcome of chance. What says more than it can mean is refused,
    for whoever sent it expected something of it."""


class Outcome(Action):
    """What chance may say (a participle: Drawn, Rolled); never a seat's choice."""


class Event(Word):
    """Something that happened, in the past tense."""

    def seen_by(self, seat: int | None) -> "Event":
        """What that seat (None: a spectator) may know of it."""
        return self


class Field(Struct, frozen=True):
    """One blank of a form: a number from `low` to `high`, one of `choices`, or (`many`) several of them.

    Choices are distinct. Equal things are one choice that may be taken several times: `core.forms.several` counts
    them. Several things stand in the order of the choices, equal ones side by side."""

    name: str
    low: int = 0  # the least number; of several, how many at least
    high: int = 0  # the greatest number; of several, how many at most
    choices: tuple[int, ...] = ()  # none: any number in the range
    many: bool = False
    counts: tuple[int, ...] = ()  # of several: how often each choice may be taken; none: once each


class Form(Struct, frozen=True):
    """An open-ended choice: fill in the fields, one after the other, to get an action of this kind."""

    kind: str
    fields: tuple[Field, ...]


Filled = Mapping[str, Any]
"""Fields of a form by name, as far as they are filled in: numbers, and tuples of several."""
UNFILLED: Filled = MappingProxyType({})


class Step(Word):
    """One thing the table must settle next; it waits for nobody, unless it is an Ask or a Chance.

    Its fields are public, because everyone sees what is pending; secrets lie in the state. Its flags are said by
    assigning them in the class, without an annotation."""

    seat = NOBODY  # who is asked
    early = False  # may be answered before it comes up, while it lies on the agenda; the answer is held until then
    idle = True  # the first legal action is harmless, so that a silent player is given it; else the easy bot's choice
    person = False  # a judgement no program may make: bots take the first legal action
    secret = False  # others don't see at once what was chosen: the record seals it (law 16)

    def legal(self, s: Any) -> Sequence[Action]:
        """Return the actions to choose from: a list, never empty, at most 400, the same whenever it is asked for.

        Actions of one kind stand together. The first is what a silent player does."""
        return ()

    def form(self, s: Any, filled: Filled = UNFILLED) -> Form | None:
        """Return the form of an open-ended choice, None if there is none; each field narrowed by those before it.

        `filled` has the first fields of the form, each as the form narrowed by those before it allows."""
        return None

    def admits(self, s: Any, a: Action) -> bool:
        """Return whether this action may be taken: every legal one, and what else a form can say."""
        return a in self.legal(s)

    def asks_for(self, s: Any, kind: type[Action]) -> bool:
        """Return whether actions of this kind are asked for here."""
        form = self.form(s)
        return any(type(a) is kind for a in self.legal(s)) or (form is not None and form.kind == kind.__name__)

    def why_not(self, s: Any, a: Action) -> "Refusal | None":
        """Return why this action is not admitted here; None if there is no more to say than what is asked for."""
        return None

    def take(self, s: Any, a: Any) -> None:
        """Change the table as the rules say. This step is no longer on the agenda; `s.then` adds what comes next."""
        raise NotImplementedError(f"{type(self).__name__} has no `take`")


class Ask(Step):
    """A step that waits for a seat's choice. Override `legal` and `take`, and `why_not` to explain what it refuses."""

    seat: int


class Chance(Step):
    """A step that waits for dice or a draw. Override `odds` and `take`, and `witnesses` if not everyone sees it."""

    seat = CHANCE
    stream = "chance"  # one name a purpose, so that no purpose can disturb another

    def odds(self, s: Any) -> list[tuple[Action, int]]:
        """Return every outcome with its weight, a whole number, in an order that depends on the state alone."""
        raise NotImplementedError

    def whole(self, s: Any) -> int:
        """The sum of all weights; override where it is known without `odds`."""
        return sum(weight for _, weight in self.odds(s))

    def kth(self, s: Any, k: int) -> Action:
        """The outcome that owns the k-th of all weights; override where it is known without `odds`."""
        for outcome, weight in self.odds(s):
            if k < weight:
                return outcome
            k -= weight
        raise IndexError(k)

    def witnesses(self, s: Any) -> Sequence[int] | None:
        """Return the seats that see the outcome at once; None: everyone."""
        return None

    def legal(self, s: Any) -> Sequence[Action]:
        return [a for a, _ in self.odds(s)]

    def sample(self, s: Any, rng: Random) -> Action:
        """One outcome, for simulations; override where there is a quicker way."""
        outcomes, weights = zip(*self.odds(s), strict=True)
        return rng.choices(outcomes, weights)[0]  # type: ignore[no-any-return]


class Held(Event):
    """An early answer was taken down; it is played when its step comes up."""

    seat: int


class Undone(Action):
    """The table goes back to where it stood before entry `to` of those that stand."""

    to: int


class Ruled(Action):
    """From here on the table plays by a newer version of the rules, under which all that happened replays the same."""

    version: int


class TakenBack(Event):
    """What was done since entry `to` of those that stood is taken back."""

    to: int


class Refusal(Struct, frozen=True):
    """Why an action is not legal: a rule's id and a message with its facts."""

    rule: str
    key: str
    facts: dict[str, Any] = {}


class Result(Struct, frozen=True, forbid_unknown_fields=True):
    """How a game ended."""

    winners: tuple[int, ...]
    scores: tuple[float, ...]  # by seat, 1 in all: shared by the winning sides, or by who drew; see `Game.scores`
    reason: str  # the name of a sentence: end-…
    rule: str  # the id of the rule that ended it
    carry: dict[str, Any] = {}  # for the `setup` of the next game of the same players


class Illegal(Exception):
    """What was asked for can't be done. `rule` is the rule's id, "" where no rule speaks; `why` is a sentence,
    `key` and `facts` what it is made of, so that it can be said in another language."""

    def __init__(self, rule: str, why: str, key: str = "illegal", facts: dict[str, Any] | None = None) -> None:
        super().__init__(f"{rule}: {why}" if rule else why)
        self.rule, self.why, self.key, self.facts = rule, why, key, facts or {}
