"""A match in sentences: its moves, questions, events, reasons and end, all from the catalogue."""

from bisect import bisect_left
from collections.abc import Callable, Iterator
from itertools import groupby
from operator import itemgetter
from typing import Any

from greathall.core.catalogue import sentence
from greathall.core.match import Match
from greathall.core.mind import Reason
from greathall.core.package import SEATED
from greathall.core.words import Action, Event, Result, Step

MOST_ALIKE = 3
"""A deal of fourteen cards is told by its first cards."""
ALL = "all"
"""The viewer who sees everything, for games that are over."""


class Speech:
    def __init__(self, match: Match) -> None:
        self.match = match
        self.catalogue = match.game.catalogue

    @property
    def names(self) -> dict[str, Callable[[Any], str]]:
        game = self.match.game
        seated = {field: self.seat for field, said in game.labels.items() if said == SEATED}
        return {"seat": self.seat, "seats": lambda some: ", ".join(map(self.seat, some)), **seated,
                **game.labellers(self.match.state)}

    def seat(self, seat: int) -> str:
        """Return the name at a seat; a game may have someone without a seat, such as a bank."""
        return self.match.names[seat] if seat >= 0 else self.catalogue.say("name-nobody")

    def move(self, action: Action) -> str:
        return self.catalogue.tell("do", action, self.names)

    def question(self, step: Step) -> str:
        return self.catalogue.tell("ask", step, self.names)

    def reason(self, reason: Reason) -> str:
        return self.catalogue.say_by_name(reason.key, reason.facts, self.names)

    def ending(self, result: Result) -> str:
        winners = ", ".join(self.match.names[seat] for seat in result.winners)
        said = self.catalogue.say(result.reason, winners=winners)
        return sentence("cli-ending", rule=result.rule, said=said) if result.rule else said

    def told(self, viewer: int | str | None, since: int = 0, until: int | None = None,
             most_alike: int = MOST_ALIKE) -> Iterator[str]:
        """Yield what happened in entries `since` to `until`, one paragraph per choice and the draws after it."""
        whole, entry = self.match.log, itemgetter(0)
        last = len(whole) if until is None else bisect_left(whole, until, key=entry)
        log = whole[bisect_left(whole, since, key=entry):last]
        for _, group in groupby(log, key=lambda row: self._chosen_at(row[0])):
            seen = [e if viewer == ALL else e.seen_by(_seat(viewer)) for _, e in group]
            yield " ".join(self._folded(seen, most_alike))

    def _chosen_at(self, at: int) -> int:
        """Return the seat's entry that this draw belongs to."""
        while at > 0 and self.match.entries[at].seat < 0:
            at -= 1
        return at

    def _folded(self, events: list[Event], most: int) -> Iterator[str]:
        names = self.names
        for _, run in groupby(events, key=type):
            alike = list(run)
            shown = alike if len(alike) <= most else alike[:most - 1]
            for event in shown:
                yield self.catalogue.tell("tell", event, names)
            if len(shown) < len(alike):
                yield sentence("log-alike", count=len(alike) - len(shown))


def _seat(viewer: int | str | None) -> int | None:
    return viewer if isinstance(viewer, int) else None
