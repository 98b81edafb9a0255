"""What lies on the table: flat, mutable and silent. No rng, no history, no players."""

import hashlib
from typing import Any, ClassVar, Self

from greathall.core.words import Event, Step


DECLARED: tuple[str, ...] = ()
"""The slots of a class that only declares: what is made from it has them."""


class State:
    """Ints and lists of ints, and the agenda: a stack of the steps still to settle, the next one last."""

    __slots__ = ("agenda", "log")
    layout: ClassVar[int] = 1  # raised when the same table is laid out in another way, so that its digest is another
    seats: int  # how many play; a game says it in a slot, or once for all its tables
    agenda: list[Any]
    log: list[Event] | None  # None while a bot thinks

    def playing(self, seat: int) -> bool:
        """Return whether this seat is still in the game."""
        return True

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

    def laid_out(self) -> list[tuple[str, object]]:
        """Return everything that lies on the table by name, sorted; written for a table that is declared."""
        slots = {"agenda", *(name for kind in type(self).__mro__ for name in getattr(kind, "__slots__", ()))} - {"log"}
        return [(name, getattr(self, name)) for name in sorted(slots)]

    def digest(self) -> str:
        """Return a fingerprint of everything that lies on the table; behind its layout, from the second one on."""
        found = hashlib.sha256(repr(self.laid_out()).encode()).hexdigest()
        return found if self.layout == 1 else f"{self.layout}:{found}"[:len(found)]

    def agrees(self, digest: str) -> bool:
        """Return whether the digest is of this table, as far as can be said: one of another layout says nothing."""
        layout = digest.rpartition(":")[0]
        return int(layout or 1) != self.layout or digest == self.digest()


class Part:
    """Some of what lies on a table, such as one of several boards, declared in a module of its own.

    Until somebody comes to it a part is one object that all tables share, as `lay` leaves it: rules may read it, and it
    is not sent. Such a table is made by `unlaid()`; `lay_…(s)`, written for each part, gives it one of its own."""

    __slots__ = DECLARED

    def lay(self, seats: int = 0) -> None:
        """Set every field as it is when the first player comes to this part; as a default, for the most seats."""
        raise NotImplementedError

    def clone(self) -> Self:
        raise NotImplementedError

    def laid_out(self) -> list[tuple[str, object]]:
        raise NotImplementedError

    def __repr__(self) -> str:
        return repr(self.laid_out())
