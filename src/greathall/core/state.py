"""What lies on the table: flat, mutable and silent. No rng, no history, no players."""

import hashlib
from typing import Any, Self

from greathall.core.words import Event, Step


class State:
    """Ints and lists of ints, and the agenda: a stack of the steps still to settle, the next one last."""

    __slots__ = ("agenda", "log")
    seats: int  # how many play; a game says it in a slot, or once for all its tables
    agenda: list[Any]
    log: list[Event] | None  # None while a bot thinks

    def then(self, *steps: Step) -> None:
        """Do these, in this order, before what was pending."""
        self.agenda += steps[::-1]

    def cut(self, kind: type[Step]) -> None:
        """Drop what is pending above the nearest step of that kind."""
        while not isinstance(self.agenda[-1], kind):
            self.agenda.pop()

    def clear(self) -> None:
        """Nothing is left to settle: the game is over."""
        self.agenda.clear()

    def tell(self, kind: type[Event], *facts: Any) -> None:
        if self.log is not None:
            self.log.append(kind(*facts))

    def clone(self) -> Self:
        raise NotImplementedError

    def digest(self) -> str:
        """A fingerprint of everything that lies on the table."""
        slots = {name for kind in type(self).__mro__ for name in getattr(kind, "__slots__", ())} - {"log"}
        return hashlib.sha256(repr([(name, getattr(self, name)) for name in sorted(slots)]).encode()).hexdigest()
