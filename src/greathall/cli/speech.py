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

    def advice(self, reason: Reason) -> str:
        """Return what a hint or the coach says to you."""
        text = self.reason(reason.hint)
        return text[:1].upper() + text[1:]

    def ending(self, result: Result) -> str:
        winners = ", ".join(self.match.names[seat] for seat in result.winners)
        said = self.catalogue.say(result.reason, winners=winners)
        return sentence("cli-ending", rule=result.rule, said=said) if result.rule else said

    def paragraphs(
            self, viewer: int | str | None, since: int = 0, until: int | None = None, whole: bool = False,
    ) -> Iterator[str]:
        """Yield what happened in entries `since` to `until`, one paragraph per choice and the draws after it.

        Unless `whole`, a long deal is told by its first cards, and an auction among bots by what came of it."""
        log, entry = self.match.log, itemgetter(0)
        last = len(log) if until is None else bisect_left(log, until, key=entry)
        log = log[bisect_left(log, since, key=entry):last]
        gists = {} if whole else self._gists([event for _, event in log])
        hidden = {n for bids in gists.values() for n in bids}
        for _, group in groupby(enumerate(log), key=lambda row: self._choice_behind(row[1][0])):
            seen = [(e if viewer == ALL else e.seen_by(_seat(viewer)), n in gists)
                    for n, (_, e) in group if n not in hidden]
            if seen:
                yield " ".join(self._folded(seen, len(log) if whole else MOST_ALIKE))

    def bidding(self) -> bool:
        """Return whether bots are at an auction, and no person is asked: it is told when it is over."""
        log = self.match.log
        return bool(log) and self._is_bid(log[-1][1], self._bots()) and self.match.seat in self._bots()

    def _gists(self, events: list[Event]) -> dict[int, list[int]]:
        """Return the events that end an auction, with the bids of bots since a person last bid; all by their place."""
        found: dict[int, list[int]] = {}
        bots, run = self._bots(), list[int]()
        for n, event in enumerate(events):
            if self._is_bid(event, bots):
                run.append(n)
            elif isinstance(event, self.match.game.bids):
                run = []
            elif run and run[-1] == n - 1 and self.catalogue.has(f"gist-{type(event).__name__}"):
                found[n], run = run, []
        return found

    def _is_bid(self, event: Event, bots: set[int]) -> bool:
        return isinstance(event, self.match.game.bids) and getattr(event, "seat", None) in bots

    def _bots(self) -> set[int]:
        """Return the seats for which no person has ever answered."""
        by = {(entry.seat, entry.by.partition(":")[0]) for entry in self.match.entries}
        return {seat for seat, who in by if who == "bot" and (seat, "person") not in by}

    def _choice_behind(self, at: int) -> int:
        """Return the seat's entry that this draw belongs to."""
        while at > 0 and self.match.entries[at].seat < 0:
            at -= 1
        return at

    def _folded(self, events: list[tuple[Event, bool]], most: int) -> Iterator[str]:
        names = self.names
        for _, run in groupby(events, key=lambda one: type(one[0])):
            alike = list(run)
            shown = alike if len(alike) <= most else alike[:most - 1]
            for event, gist in shown:
                yield self.catalogue.tell("gist" if gist else "tell", event, names)
            if len(shown) < len(alike):
                yield sentence("log-alike", count=len(alike) - len(shown))


def _seat(viewer: int | str | None) -> int | None:
    return viewer if isinstance(viewer, int) else None
