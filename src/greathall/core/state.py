"""A table: flat, mutable and silent, without randomness, history or players."""

import hashlib
from typing import Any, ClassVar, Final, Self

from mypy_extensions import mypyc_attr

from greathall.core.words import Event, Step


DECLARED: Final[tuple[str, ...]] = ()
"""The slots of a class that only declares; the generated class has the real ones."""


@mypyc_attr(allow_interpreted_subclasses=True)  # those of games from elsewhere, where these are compiled
class State:
    """Ints and lists of ints, and the agenda: a stack of the steps still to resolve, the next one last."""

    __slots__ = ("agenda", "log")
    layout: ClassVar[int] = 1  # raise it when the same table gets another layout, and so another digest
    seats: int  # the number of players; a slot, or one value for all tables of a game
    agenda: list[Any]
    log: list[Event] | None  # None while a bot is thinking

    def is_playing(self, seat: int) -> bool:
        """Return whether this seat is still in the game."""
        return True

    def then(self, *steps: Step) -> None:
        """Put these steps on the agenda, in this order, before everything pending."""
        if len(steps) == 1:
            self.agenda.append(steps[0])
        else:
            self.agenda += steps[::-1]

    def cut(self, kind: type[Step]) -> None:
        """Drop everything pending above the nearest step of that kind."""
        while not isinstance(self.agenda[-1], kind):
            self.agenda.pop()

    def clear(self) -> None:
        """Clear the agenda: the game is over."""
        self.agenda.clear()

    def tell(self, kind: type[Event], *facts: Any) -> None:
        if self.log is not None:
            self.log.append(kind(*facts))

    def clone(self) -> Self:
        raise NotImplementedError

    def laid_out(self) -> list[tuple[str, object]]:
        """Return everything on the table by name, sorted; generated for a table that is declared."""
        slots = {"agenda", *(name for kind in type(self).__mro__ for name in getattr(kind, "__slots__", ()))} - {"log"}
        return [(name, getattr(self, name)) for name in sorted(slots)]

    def digest(self) -> str:
        """Return a fingerprint of everything on the table, with the layout in front from the second one on."""
        found = hashlib.sha256(repr(self.laid_out()).encode()).hexdigest()
        return found if self.layout == 1 else f"{self.layout}:{found}"[:len(found)]

    def agrees(self, digest: str) -> bool:
        """Return whether the digest is of this table, or of another layout, which says nothing about it."""
        layout = digest.rpartition(":")[0]
        return int(layout or 1) != self.layout or digest == self.digest()


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """A part of a table, such as one of several boards, declared in a module of its own.

    Until someone comes to it, a part is one object that all tables share, as `lay` leaves it: rules may read it, but it
    isn't sent. `unlaid()` makes such a table; `lay_…(s)`, generated for each part, gives it a part of its own.

    Of a part that is sent, empty lists, False and lowest numbers below 0 are left out: they are its view's defaults."""

    __slots__ = DECLARED

    def lay(self, seats: int = 0) -> None:
        """Set every field to its value when the first player comes to this part; by default, for the most seats."""
        raise NotImplementedError

    def clone(self) -> Self:
        raise NotImplementedError

    def laid_out(self) -> list[tuple[str, object]]:
        raise NotImplementedError

    def __repr__(self) -> str:
        return repr(self.laid_out())
