"""The words of a table: actions, events and steps, all immutable, hashable and JSON on the wire.

This module is never compiled: msgspec reads its annotations at run time."""

from collections.abc import Mapping, Sequence
from random import Random
from types import MappingProxyType
from typing import Any, dataclass_transform, Final

from msgspec import Struct, StructMeta, to_builtins

from greathall.core.zones import by_weight

CHANCE: Final = -1; NOBODY: Final = -2; TABLE: Final = -3
"""Seats that are not players: dice and decks, steps that resolve themselves, and the table (for undo)."""


FLAGS: Final = ("seat", "early", "idle", "person", "brisk", "secret", "stream")
"""Flags that a class of steps sets for all its steps by plain assignment; a game can't add any."""


@dataclass_transform(frozen_default=True)
class _Frozen(StructMeta):
    def __new__(mcls, name: str, bases: tuple[type, ...], namespace: dict[str, Any], **config: Any) -> Any:
        """Make a class of words.

        A compiled module annotates whatever it assigns, but a flag is not a field."""
        hints = namespace.get("__annotations__", {})
        for flag in FLAGS:
            if flag in namespace:
                hints.pop(flag, None)
        return super().__new__(mcls, name, bases, namespace, **config)


class Value(Struct, metaclass=_Frozen, frozen=True):
    """A thing of a view that never changes, such as a printed board.

    Said here, because a class in a compiled module can't say `frozen`."""


class Word(Struct, metaclass=_Frozen, frozen=True, tag=True, gc=False):
    """Anything said at the table; on the wire, `type` holds its class name."""


def as_dict(word: Word) -> dict[str, Any]:
    """Return the word as JSON-able data, with its class name under `type`."""
    data: dict[str, Any] = to_builtins(word)
    return data


class Action(Word, forbid_unknown_fields=True):
    """A seat's choice (an imperative: Place, Pass) or an outcome of chance.

    Unknown fields are refused, because whoever sent them expected them to matter. A game's actions are its fields:

        class Place(Action):
            card: int
            space: int
    """


class Outcome(Action):
    """An outcome of chance (a participle: Drawn, Rolled); never a seat's choice."""


class Aside(Action):
    """A seat's choice that no question asks for, such as to resign.

    At the wrong time, a seat that is asked nothing hears its moment, not that it has to wait."""


class Event(Word):
    """Something that happened, in the past tense.

    Override `seen_by` if not everyone may know all of it:

        class Drew(Event):
            seat: int
            card: int | None

            def seen_by(self, seat):
                return self if seat == self.seat else Drew(self.seat, None)
    """

    def seen_by(self, seat: int | None) -> "Event":
        """Return the event as that seat may know it; None for a spectator."""
        return self


class Field(Struct, frozen=True):
    """One field of a form: a number from `low` to `high`, one of `choices`, or several of them (`many`).

    Choices are distinct. Equal things are one choice that may be taken several times; `core.forms.several` counts them.
    A filled-in field lists several things in the order of the choices, equal ones side by side."""

    name: str
    low: int = 0  # the lowest number; with `many`, how many at least
    high: int = 0  # the highest number; with `many`, how many at most
    choices: tuple[int, ...] = ()  # empty: any number in the range
    many: bool = False
    counts: tuple[int, ...] = ()  # with `many`, how often each choice may be taken; empty: once each


class Form(Struct, frozen=True):
    """An open-ended choice: fill in the fields one after another to get an action of this kind."""

    kind: str
    fields: tuple[Field, ...]


Filled = Mapping[str, Any]
"""The fields of a form that are filled in so far, by name: numbers, and tuples of several."""
UNFILLED: Final[Filled] = MappingProxyType({})


class Step(Word):
    """One thing the table must resolve next; it waits for nobody unless it is an Ask or a Chance.

    Its fields are public, because everyone sees what is pending; keep secrets in the state. Set its flags by assigning
    them in the class, without an annotation.

        class Opening(Step):
            def take(self, s, a):
                s.then(Deal(0), Deal(1))  # Deal(0) comes first
    """

    seat = NOBODY  # who is asked
    early = False  # may be answered in advance, while it is on the agenda; the answer is held until it comes up
    idle = True  # the first legal action is harmless, so a silent player gets it; otherwise the easy bot chooses
    person = False  # a judgement that no program may make: bots take the first legal action
    brisk = False  # one of many small answers, such as a bid, that bots give without much pause
    secret = False  # others don't see the choice at once, so the record seals it (law 16)

    def legal(self, s: Any) -> Sequence[Action]:
        """Return the actions to choose from: a list, never empty, at most 400, the same each time.

        Actions of one kind are together. The first is what a silent player does."""
        return ()

    def form(self, s: Any, filled: Filled = UNFILLED) -> Form | None:
        """Return the form of an open-ended choice, each field narrowed by those before it; None if there is none.

        `filled` holds the first fields of the form, each as the form narrowed by those before it allows."""
        return None

    def admits(self, s: Any, a: Action) -> bool:
        """Return whether this action may be taken: every legal one, and everything else that the form can express."""
        return a in self.legal(s)

    def asks_for(self, s: Any, kind: type[Action]) -> bool:
        """Return whether actions of this kind are asked for here."""
        form = self.form(s)
        return any(type(a) is kind for a in self.legal(s)) or (form is not None and form.kind == kind.__name__)

    def why_not(self, s: Any, a: Action) -> "Refusal | None":
        """Return why this action isn't admitted here; None if the question itself says enough."""
        return None

    def take(self, s: Any, a: Any) -> None:
        """Change the table as the rules say.

        This step is no longer on the agenda; `s.then` adds what comes next."""
        raise NotImplementedError(f"{type(self).__name__} has no `take`")


class Ask(Step):
    """A step that waits for a seat's choice.

    Override `legal` and `take`, and `why_not` to explain what it refuses."""

    seat: int


class Chance(Step):
    """A step that waits for dice or a draw.

    Override `odds` and `take`, and `witnesses` if not everyone sees the outcome."""

    seat = CHANCE
    stream = "chance"  # one name per purpose, so that no purpose disturbs another

    def odds(self, s: Any) -> list[tuple[Action, int]]:
        """Return every outcome with its weight, a whole number, in an order that depends on the state alone."""
        raise NotImplementedError

    def whole(self, s: Any) -> int:
        """Return the sum of all weights; override it if you know that without `odds`."""
        return sum(weight for _, weight in self.odds(s))

    def kth(self, s: Any, k: int) -> Action:
        """Return the outcome that owns the k-th weight; override it if you know that without `odds`."""
        for outcome, weight in self.odds(s):
            if k < weight:
                return outcome
            k -= weight
        raise IndexError(k)

    def witnesses(self, s: Any) -> Sequence[int] | None:
        """Return the seats that see the outcome at once; None if everyone does."""
        return None

    def legal(self, s: Any) -> Sequence[Action]:
        return [a for a, _ in self.odds(s)]

    def sample(self, s: Any, rng: Random) -> Action:
        """Return one outcome, for simulations; override it if there is a quicker way."""
        outcome: Action = by_weight(self.odds(s), rng.random())
        return outcome


class Held(Event):
    """An early answer was noted; it is played when its step comes up."""

    seat: int


class Undone(Action):
    """The table goes back to where it was before entry `to` of those that stand."""

    to: int


class Ruled(Action):
    """The table plays by a newer version of the rules from here on; everything so far replays the same under it."""

    version: int


class TakenBack(Event):
    """Everything since entry `to` of those that stood was taken back."""

    to: int


class Refusal(Struct, frozen=True):
    """Why an action isn't legal: a rule's id and a message with its facts."""

    rule: str
    key: str
    facts: dict[str, Any] = {}


class Result(Struct, frozen=True, forbid_unknown_fields=True):
    """How a game ended.

    For example:

        assert match.result is not None
        print(match.result.winners, match.result.scores, match.result.rule)
    """

    winners: tuple[int, ...]
    scores: tuple[float, ...]  # by seat, 1 in all, shared by the sides that won or drew; see `Game.scores`
    reason: str  # the key of a sentence: end-…
    rule: str  # the id of the rule that ended it
    carry: dict[str, Any] = {}  # for the `setup` of the next game of the same players


class Illegal(Exception):
    """Raised when something can't be done.

    `rule` is the rule's id, "" if no rule applies. `why` is a sentence; `key` and `facts` are what it is made of, so
    that it can be translated.

        try:
            match.play(action)
        except greathall.Illegal as no:
            print(no.rule, no.why)
    """

    def __init__(self, rule: str, why: str, key: str = "illegal", facts: dict[str, Any] | None = None) -> None:
        super().__init__(f"{rule}: {why}" if rule else why)
        self.rule, self.why, self.key, self.facts = rule, why, key, facts or {}
