"""Random walks through any game, and twins of them: what the laws are tried on."""

from collections.abc import Iterator
from itertools import combinations, product
from random import Random
from typing import Any

import msgspec

import greathall
from greathall.core.engine import any_kind, apply, interject
from greathall.core.game import Game
from greathall.core.match import Match, standing
from greathall.core.state import State
from greathall.core.words import CHANCE, Action, Chance, Step

LONGEST = 5000
"""No walk takes more entries than this (law 10)."""


class Entry(msgspec.Struct):
    """One thing said on a walk. `witnesses`: who saw it at once, None: everybody."""

    seat: int
    action: Action
    aside: bool
    witnesses: tuple[int, ...] | None
    secret: bool = False


def snapshot(s: State) -> str:
    """Everything that lies on the table, as text."""
    slots = [name for kind in type(s).__mro__ for name in getattr(kind, "__slots__", ()) if name != "log"]
    return repr([(name, getattr(s, name)) for name in sorted(slots)])


def tables(game: Game) -> list[tuple[int, dict[str, Any]]]:
    """Every number of seats with options that cover each pair of choices."""
    return [(seats, game.settled(seats, chosen)) for seats in game.seats for chosen in pairwise(game, seats)]


def pairwise(game: Game, seats: int) -> Iterator[dict[str, Any]]:
    offered = [o for o in game.options if o.offered(seats)]
    everything = [dict(zip([o.name for o in offered], row, strict=True))
                  for row in product(*(o.choices for o in offered))]
    wanted = {pair for row in everything for pair in pairs(row)}
    while True:
        best = max(everything, key=lambda row: len(wanted & pairs(row)))
        yield best
        wanted -= pairs(best)
        if not wanted:
            return


def pairs(row: dict[str, Any]) -> set[Any]:
    items = sorted(row.items())
    return set(combinations(items, 2)) if len(items) > 1 else set(items)


def opening(game: Game, seats: int, options: dict[str, Any]) -> State:
    return game.setup(seats, options, {}, {})


def entries(game: Game, s: State, seats: int, rng: Random) -> Iterator[tuple[Step, Entry]]:
    """What is said next, again and again; the caller applies it."""
    while s.agenda:
        step = s.agenda[-1]
        if isinstance(step, Chance):
            seen = step.witnesses(s)
            yield step, Entry(CHANCE, step.sample(s, rng), False, None if seen is None else tuple(seen))
            continue
        seat = int(rng.random() * seats)
        aside = game.asides(s, seat) if rng.random() < 0.15 else None
        said = list(aside.options(s)) if aside else []
        if aside and said and rng.random() < 0.9:
            said = [a for a in said if type(a).__name__ != "Resign"]  # walks that end at once show little
        if aside and said:
            yield aside, Entry(seat, any_kind(said, rng), True, None)
        else:
            yield step, Entry(step.seat, any_kind(step.options(s), rng), False,
                              (step.seat,) if step.secret else None, step.secret)


def say(game: Game, s: State, entry: Entry) -> bool:
    """Apply an entry; False, and nothing changed, if it is not possible here."""
    if not s.agenda:
        return False
    step: Step | None = s.agenda[-1]
    assert step is not None
    if entry.aside:
        step = game.asides(s, entry.seat)
        if step is None or not step.admits(s, entry.action):
            return False
        interject(s, step, entry.action)
        return True
    if step.seat != entry.seat or not step.admits(s, entry.action):
        return False
    apply(s, entry.action)
    return True


def walk(game: Game, seats: int, options: dict[str, Any], rng: Random, most: int = LONGEST) -> list[Entry]:
    s = opening(game, seats, options)
    history: list[Entry] = []
    for _, entry in entries(game, s, seats, rng):
        assert say(game, s, entry)
        history.append(entry)
        if len(history) >= most:
            break
    return history


def twin(game: Game, seats: int, options: dict[str, Any], history: list[Entry], me: int | None,
         rng: Random) -> list[Entry] | None:
    """The same history with two hidden outcomes exchanged that `me` has not seen; None if this try failed.

    Made without views and without `imagine`: only who witnessed what, and what is possible."""
    hidden = [i for i, e in enumerate(history) if e.witnesses is not None and me not in e.witnesses]
    if not hidden:
        return None
    at = hidden[-1 - int(rng.random() ** 2 * len(hidden))]  # late ones are more often still hidden
    s = opening(game, seats, options)
    for entry in history[:at]:
        assert say(game, s, entry)
    others = [a for a in s.agenda[-1].options(s) if a != history[at].action and type(a) is type(history[at].action)]
    if not others:
        return None
    old, new = history[at].action, rng.choice(others)
    told = [*history[:at], msgspec.structs.replace(history[at], action=new)]
    assert say(game, s, told[-1])
    returned = False
    for i, entry in enumerate(history[at + 1:], at + 1):
        if not returned and entry.action == new and i in hidden:
            entry, returned = msgspec.structs.replace(entry, action=old), True
        if not say(game, s, entry):
            return None
        told.append(entry)
    return told


def sent(game: Game, seats: int, options: dict[str, Any], history: list[Entry], me: int | None) -> list[bytes]:
    """Every byte that goes to a seat in the course of a history: events, views, and what it is asked."""
    s = opening(game, seats, options)
    s.log = []
    messages = []
    for entry in history:
        assert say(game, s, entry)
        asked = s.agenda and s.agenda[-1].seat == me
        aside = game.asides(s, me) if me is not None and s.agenda else None
        messages.append(msgspec.json.encode([
            [e.seen_by(me) for e in s.log], game.view(s, me), list(s.agenda[-1].options(s)) if asked else None,
            s.agenda[-1].form(s) if asked else None, list(aside.options(s)) if aside else None,
            None if s.agenda else game.result(s)]))
        s.log.clear()
    return messages


def played(game: str, seats: int = 2, seed: object = 0, undo: float = 0.0, **options: Any) -> Match:
    """A whole match at random, in which some moves are taken back at once."""
    rng = Random(str(seed))
    match = greathall.new(game, seats, seed=str(seed), options=options)
    while match.seat is not None:
        before = len(standing(match.entries))
        match.play(rng.choice(match.legal()))
        if match.seat is not None and rng.random() < undo:
            match.undo(before)
    return match
