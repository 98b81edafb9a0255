"""Random walks through any game, and twins of them, on which the laws are tried."""

import marshal
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache, partial
from itertools import combinations, count, islice, pairwise
from random import Random
from typing import Any, NoReturn

import msgspec

import greathall
from greathall.core.engine import any_kind, apply, interject
from greathall.core.game import Game
from greathall.core.entries import effective_entries
from greathall.core.match import Match
from greathall.core.state import Part, State
from greathall.core.words import CHANCE, Action, Chance, Illegal, Step
from greathall.testing.broken import Broken
from greathall.testing.forms import any_filling
from greathall.testing.hints import hints
from greathall.testing.scale import FULL, SCALE

PATIENCE = 300
"""How many entries pass with hardly any resignations; after that people resign, so every game ends."""
LONGEST = 2000
"""The most entries of a walk (law 10)."""
ENOUGH = 12
"""The least number of choices for a law that looks at some positions only."""
MANY = 400
"""The least number of positions for a law that looks at all, if the walks from a start have as many."""
SILENCE = 100_000
"""The most entries of a table where nobody ever does anything (law 14); a limit of rounds may be high."""
VALUES = 2
"""The last version of marshal that writes only values, and not which of them are the same object."""


class Entry(msgspec.Struct):
    """One entry of a walk.

    `witnesses`: who saw it at once; None for everyone. `opens`: a secret that all will see later."""

    seat: int
    action: Action
    aside: bool
    witnesses: tuple[int, ...] | None
    secret: bool = False
    opens: bool = False


Snapshot = list[tuple[str, bytes | str]]
"""The fields of a table by name, each as bytes, or as text if it holds more than numbers, texts and lists."""


def snapshot(s: State) -> Snapshot:
    """Return everything on the table, and the parts that all tables share, which nobody may change."""
    laid = s.laid_out()
    unlaid = [(name, getattr(s, name)) for name, thing in laid if thing is None]
    shared = [(f"{name}, to which nobody has come", part.laid_out()) for name, part in unlaid if isinstance(part, Part)]
    return [(name, packed(thing)) for name, thing in (*laid, *shared)]


def packed(thing: Any) -> bytes | str:
    """Return a field for comparison, as bytes, which are much quicker to make than text.

    Equal things are packed alike."""
    try:
        return marshal.dumps(thing, VALUES)
    except ValueError:
        return repr(thing)


def unpacked(thing: bytes | str) -> Any:
    """Return a packed field as people can read it."""
    return marshal.loads(thing) if isinstance(thing, bytes) else thing


@cache
def tables(game: Game) -> list[tuple[int, dict[str, Any]]]:
    """Return numbers of seats and options that cover each pair of choices, the number of seats included.

    For a free-text option, texts are choices too (`Hints.free_texts`)."""
    texts = hints(game).free_texts
    legal: list[dict[str, Any]] = []
    for seats in game.seats:
        rows: list[dict[str, Any]] = [{}]
        for o in game.options:
            rows = [row | chosen for row in rows for chosen in
                    ([{o.name: c} for c in (*o.choices, *texts.get(o.name, ()))] if o.is_offered(seats, row) else [{}])]
        legal += [{"seats": seats, **row} for row in rows if is_table(game, seats=seats, **row)]
    return sorted(((row["seats"], {name: row[name] for name in row if name != "seats"}) for row in cover(legal, pairs)),
                  key=lambda table: table[0])


def is_table(game: Game, seats: int, **options: Any) -> bool:
    try:
        game.resolve_options(seats, options)
    except Illegal:
        return False
    return True


@cache
def limited_tables(game: Game) -> list[tuple[int, dict[str, Any]]]:
    """Return the tables that end by themselves: a few that cover each choice, from SCALE=3 on all."""
    found = [{"seats": seats, **options} for seats, options in tables(game) if not endless(game, options)]
    few = found if FULL else cover(found, lambda row: set(row.items()))
    return [(row["seats"], {name: row[name] for name in row if name != "seats"}) for row in few]


def cover(everything: list[dict[str, Any]], parts: Callable[[dict[str, Any]], set[Any]]) -> Iterator[dict[str, Any]]:
    """Yield a few rows that together hold all parts of all rows.

    Of equally good rows, take the one with the rarest choices."""
    paired = [(row, parts(row)) for row in everything]
    wanted = set().union(*(held for _, held in paired))
    used: Counter[tuple[str, Any]] = Counter()
    while wanted:
        best, held = max(paired, key=lambda one: (len(wanted & one[1]), -sum(used[item] for item in one[0].items())))
        yield best
        wanted -= held
        used.update(best.items())


def pairs(row: dict[str, Any]) -> set[Any]:
    items = sorted(row.items())
    return set(combinations(items, 2)) if len(items) > 1 else set(items)


class Start(msgspec.Struct):
    """Where walks begin, how many there are, and how many entries pass before people resign."""

    name: str
    game: Game
    seats: int
    begin: Callable[[], State]
    walks: int = 2
    patience: int = PATIENCE

    def seeds(self, judged: list[Action], enough: int = ENOUGH, most: int = 40) -> Iterator[int]:
        """Yield half as many walks as usual, and more of a short game until enough choices were judged."""
        for seed in range(most * SCALE):
            if seed >= max(1, self.walks // 2) * SCALE and len(judged) >= enough * SCALE:
                return
            yield seed

    def walk(self, s: State, seed: str) -> Iterator[tuple[Step, Entry]]:
        return entries(self.game, s, self.seats, Random(f"{self.name} {seed}"), self.patience)


def starts(game: Game) -> list[Start]:
    """Return every table's opening, and scenes in mid-game (`Hints.scenes`) for what chance rarely leads to."""
    return [*(Start(option_name(game, seats, options), game, seats, partial(opening, game, seats, options))
              for seats, options in tables(game)),
            *(Start(f"{game.name}-{name}", game, seats, begin, 8, 30)
              for name, (seats, begin) in hints(game).scenes.items())]


def endless(game: Game, options: dict[str, Any]) -> bool:
    """Return whether the table chose, by an option, to play without a limit."""
    without = hints(game).endless
    return any(options[name] == without[name] for name in without)


def option_name(game: Game, seats: int, options: dict[str, Any]) -> str:
    """Return an option's value as a name; of a text, its first line."""
    chosen = {name: str(value).partition("\n")[0] for name, value in options.items()}
    return f"{game.name}-{seats}" + "".join(f"-{name}={value}" for name, value in chosen.items())


def opening(game: Game, seats: int, options: dict[str, Any]) -> State:
    s: State = game.setup(seats, options, {}, {})
    return s


def entries(game: Game, s: State, seats: int, rng: Random, patience: int = PATIENCE,
            longest: int = LONGEST) -> Iterator[tuple[Step, Entry]]:
    """Yield what is said next, again and again; the caller applies it. Law 10: it ends."""
    for said_before in count():
        if not s.agenda:
            return
        if said_before > longest:
            raise Broken(game, 10, f"{longest} entries and not over; asked now: {s.agenda[-1]}")
        step = s.agenda[-1]
        if step.seat >= seats:
            raise Broken(game, 1, f"{step} asks seat {step.seat}, but the seats are 0 to {seats - 1}")
        if isinstance(step, Chance):
            seen = step.witnesses(s)
            yield step, Entry(CHANCE, came_up(game, s, rng), False, None if seen is None else tuple(seen))
            continue
        seat = int(rng.random() * seats)
        aside = game.asides(s, seat) if rng.random() < 0.15 else None
        said = list(aside.legal(s)) if aside else []
        if aside and said and rng.random() < (0.5 if said_before > patience else 0.99):
            said = [a for a in said if type(a).__name__ != "Resign"]  # walks that end at once show little
        if aside and said:
            yield aside, Entry(seat, any_kind(said, rng), True, None)
        else:
            action = fill_form(game, s, rng) or any_kind(step.legal(s) or dead_end(game, step), rng)
            yield step, Entry(step.seat, action, False, (step.seat,) if step.secret else None, step.secret,
                              step.secret and type(step) not in hints(game).kept)


def came_up(game: Game, s: State, rng: Random) -> Action:
    """Return what chance says."""
    step: Chance = s.agenda[-1]
    try:
        return step.sample(s, rng)
    except (IndexError, ValueError) as fault:
        if not step.legal(s):
            dead_end(game, step)
        raise Broken(game, 2, f"{step} can't be drawn from: {fault}") from fault


def dead_end(game: Game, step: Step) -> NoReturn:
    raise Broken(game, 1, f"dead end: {step} has no legal action")


def fill_form(game: Game, s: State, rng: Random) -> Action | None:
    """Return the form of the seat asked, now and then, filled in at random; None if that gave nothing legal."""
    step = s.agenda[-1]
    if rng.random() >= 0.2 or step.form(s) is None or not step.legal(s):
        return None
    a = any_filling(game, s, step, rng)
    return a if step.admits(s, a) else None


def say(game: Game, s: State, entry: Entry) -> bool:
    """Apply an entry; return False, and change nothing, if it isn't possible here."""
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
    return list(islice(said(game, seats, options, rng), most))


def said(game: Game, seats: int, options: dict[str, Any], rng: Random) -> Iterator[Entry]:
    """Yield the entries of a walk from the opening, each when it has been applied."""
    s = opening(game, seats, options)
    for _, entry in entries(game, s, seats, rng):
        assert say(game, s, entry)
        yield entry


def hides_anything(game: Game, seats: int, options: dict[str, Any]) -> bool:
    """Return whether anything is ever hidden at this table; it takes a few walks, because sealed bids may be rare."""
    return any(entry.witnesses is not None for number in range(4)
               for entry in islice(said(game, seats, options, Random(f"veiled {number}")), 200))


def cuts(history: list[Entry]) -> list[int]:
    """Return where a history may be cut: after any entry, or, if choices are to be revealed, while they are secret.

    Then another choice can be made in their place."""
    sealed = [at + 1 for at, (one, two) in enumerate(pairwise(history)) if one.opens and two.opens]
    return sealed or list(range(1, len(history) + 1))


def cut_history(history: list[Entry], rng: Random) -> list[Entry]:
    return history[: rng.choice(cuts(history))]


def twin(game: Game, seats: int, options: dict[str, Any], history: list[Entry], me: int | None,
         rng: Random) -> list[Entry] | None:
    """Return the same history with two hidden outcomes exchanged, or with another secret choice.

    `me` hasn't seen the outcomes, and the choice hasn't been revealed. None if this try failed.

    What the game reveals to everyone (`Hints.turned_up`) is no longer hidden, so a history in which that differs is no
    twin. This works without views and without `imagine`: only by who witnessed what, and what is possible. Whatever one
    of the two outcomes led to later is led to by the other."""
    hidden = [i for i, e in enumerate(history) if e.witnesses is not None and me not in e.witnesses]
    if not hidden:
        return None
    at = hidden[-1 - int(rng.random() ** 2 * len(hidden))]  # late ones are more often still hidden
    s = opening(game, seats, options)
    for entry in history[:at]:
        assert say(game, s, entry)
    true = s.clone()
    others = [a for a in s.agenda[-1].legal(s) if a != history[at].action and type(a) is type(history[at].action)]
    if not others:
        return None
    old, new = history[at].action, rng.choice(others)
    told = [*history[:at], msgspec.structs.replace(history[at], action=new)]
    until = steps_opened_by(s) if history[at].opens else []
    turned, truly = revealed_by(game, s, told[-1], me), revealed_by(game, true, history[at], me)
    assert turned is not None
    assert truly is not None
    if turned != truly or s.agenda[: len(until)] != until:
        return None
    returned = False
    for i, entry in enumerate(history[at + 1:], at + 1):
        if not returned and entry.action == new and i in hidden:
            entry, returned = msgspec.structs.replace(entry, action=old), True
        seen = revealed_by(game, s, entry, me)
        if seen is None:
            entry = trade(entry, old, new) if i in hidden else entry
            seen = revealed_by(game, s, entry, me)
        if seen is None or seen != revealed_by(game, true, history[i], me):
            return None
        if s.agenda[: len(until)] != until:
            return None
        told.append(entry)
    return told


def revealed_by(game: Game, s: State, entry: Entry, me: int | None) -> list[Any] | None:
    """Apply an entry and return which hidden things it reveals to this viewer; None if it isn't possible here."""
    s.log = []
    if not say(game, s, entry):
        return None
    return [e.seen_by(me) for e in s.log if isinstance(e, hints(game).turned_up)]


def trade(entry: Entry, old: Action, new: Action) -> Entry:
    """Return the entry with what `new` holds in place of what `old` holds, or the other way round.

    A card that was given away unseen may be drawn again by someone."""
    facts = [msgspec.structs.asdict(a) for a in (entry.action, old, new)]
    if facts[0] not in facts[1:]:
        return entry
    other = facts[2] if facts[0] == facts[1] else facts[1]
    return msgspec.structs.replace(entry, action=type(entry.action)(**other))


def steps_opened_by(s: State) -> list[Step]:
    """Return the steps pending under the secret questions.

    The step that reveals the answers comes on top of them, so nothing is revealed while all of them are there."""
    under: list[Step] = s.agenda[:]
    while under and under[-1].secret:
        under.pop()
    return under


def sent(game: Game, seats: int, options: dict[str, Any], history: list[Entry], me: int | None,
         since: int = 0) -> Iterator[bytes]:
    """Yield every byte sent to a seat in the course of a history, from an entry on: events, views and questions."""
    s = opening(game, seats, options)
    for at, entry in enumerate(history):
        s.log = []
        assert say(game, s, entry)
        if at < since:
            continue
        asked = s.agenda and s.agenda[-1].seat == me
        aside = game.asides(s, me) if me is not None and s.agenda else None
        yield msgspec.json.encode([
            [e.seen_by(me) for e in s.log], game.view(s, me), list(s.agenda[-1].legal(s)) if asked else None,
            s.agenda[-1].form(s) if asked else None, list(aside.legal(s)) if aside else None,
            None if s.agenda else game.result(s)])


def play_at_random(game: str, seats: int = 2, seed: object = 0, undo: float = 0.0, **options: Any) -> Match:
    """Return a whole match played at random, in which some moves are undone at once."""
    rng = Random(str(seed))
    match = greathall.new(game, seats, seed=str(seed), options=options)
    while match.seat is not None:
        before = len(effective_entries(match.entries))
        match.play(rng.choice(match.legal()))
        if match.seat is not None and rng.random() < undo:
            match.undo(before)
    return match
