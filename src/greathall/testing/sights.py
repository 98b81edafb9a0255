"""Laws about who knows what: 3, 4, 11, 12, 16, 28 and 29."""

from random import Random
from typing import Any

import msgspec

from greathall.core.game import Game
from greathall.core.gaps import fill_in, pieces
from greathall.core.state import State
from greathall.core.words import Action, Ask
from greathall.testing.broken import Broken, difference, raised, short
from greathall.testing.hints import hints
from greathall.testing.positions import take
from greathall.testing.scale import SCALE
from greathall.testing.walks import (
    PATIENCE, Entry, Snapshot, Start, cut_history, entries, opening, sent, snapshot, twin, hides_anything, walk,
)

SENT = ("events", "view", "legal actions", "form", "asides", "result")
"""The kinds of things sent to a seat, in the order of `sent`."""


def wire(value: Any) -> bytes:
    return msgspec.json.encode(value)


def whose(seat: int | None) -> str:
    return "a spectator" if seat is None else f"seat {seat}"


def views(start: Start) -> None:
    """Laws 3, 4, 16, 28 and 29, at sampled positions.

    A view can be imagined back, a seat's choices depend on it alone, and a choice that others can't see is secret. A
    bot does nothing unasked unless everyone can see that it is urgent."""
    game, seats, rng = start.game, start.seats, Random(f"{start.name} views")
    judged: list[Action] = []
    for seed in start.seeds(judged):
        s = start.begin()
        for step, entry in start.walk(s, f"views {seed}"):
            if rng.random() < 0.15:
                judged += [entry.action] if isinstance(step, Ask) else []
                for me in [None, s.agenda[-1].seat if s.agenda[-1].seat >= 0 else 0, int(rng.random() * seats)]:
                    imagined_back(game, s, me, rng)
                if isinstance(step, Ask) and not step.secret:
                    told_apart(game, s, seats, entry, rng)
            take(game, s, step, entry)


def imagined_back(game: Game, s: State, me: int | None, rng: Random) -> None:
    view = game.view(s, me)
    try:
        world = game.imagine(view, rng)
        again = game.view(world, me)
    except Exception as fault:
        raise Broken(game, 3, f"the view of {whose(me)} can't be imagined back: {raised(fault)}") from fault
    public = game.public_view(s)
    if public is not None and fill_in(pieces(public), game.own_view(s, me)) != wire(view):
        raise Broken(game, 29, f"`public_view` and `own_view` don't make the view of {whose(me)}")
    if wire(again) != wire(view):  # 3
        raise Broken(game, 3, f"{difference(view, again, 'view says', 'imagined')} (seen by {whose(me)})")
    if game.census(world) != game.census(s):
        raise Broken(game, 3, f"imagined by {whose(me)}, the census is {short(game.census(world))}, "
                              f"not {short(game.census(s))}")
    if me is not None:
        same_choices(game, s, world, me)
    urgent(game, s, world, me)


def same_choices(game: Game, s: State, world: State, me: int) -> None:
    """Law 4: a seat's question and its choices are the same in the world it imagines."""
    top, imagined = s.agenda[-1], world.agenda[-1]
    if top != imagined:
        raise Broken(game, 4, f"seat {me} imagines that {imagined} is asked, truly it is {top}")
    pairs = [("legal actions", list(top.legal(s)), list(imagined.legal(world))),
             ("form", top.form(s), imagined.form(world))] if top.seat == me else []
    aside, thought = game.asides(s, me), game.asides(world, me)
    pairs.append(("asides", aside and list(aside.legal(s)), thought and list(thought.legal(world))))
    for what, truly, told in pairs:
        if truly != told:
            raise Broken(game, 4, f"{what} of seat {me} at {top}: truly {short(truly)}, imagined {short(told)}")


def urgent(game: Game, s: State, world: State, me: int | None) -> None:
    """Law 28: nobody asks a bot for an aside unless its seat has an urgent one."""
    for seat in range(s.seats) if me is None else (me,):
        truly = game.has_urgent_aside(s, seat)
        if truly != game.has_urgent_aside(world, seat):
            raise Broken(game, 28, f"`has_urgent_aside` says {truly} of seat {seat}, but {whose(me)} can't know that")
        unasked = None if truly or me is None else game.mind.aside(world, seat)
        if unasked is not None:
            raise Broken(game, 28, f"the mind says {unasked} for seat {seat}, but `has_urgent_aside` says False")


def told_apart(game: Game, s: State, seats: int, entry: Entry, rng: Random) -> None:
    """Law 16: two choices that leave another viewer with the same view and events need `secret = True`.

    The record's heads are public, so anyone who knows the choices could try which of them fits."""
    step = s.agenda[-1]
    others = [] if entry.aside else [a for a in step.legal(s) if a != entry.action]
    if not others:
        return
    one, two = entry.action, rng.choice(others)
    states = []
    for action in (one, two):
        after = s.clone()
        after.log = []
        take(game, after, step, msgspec.structs.replace(entry, action=action))
        states.append(after)
    for me in (None, (step.seat + 1 + int(rng.random() * (seats - 1))) % seats):
        seen = [wire([[e.seen_by(me) for e in after.log or ()], game.view(after, me)]) for after in states]
        if seen[0] == seen[1] and snapshot(states[0]) != snapshot(states[1]):
            kind = type(step).__name__
            raise Broken(game, 16, f"{kind}: {whose(me)} can't tell {one} from {two}, but the head of the record can: "
                                   f"say `secret = True` in {kind}")


class Whole(msgspec.Struct):
    """A view that shows everything."""

    everything: Snapshot


class Leaky(Game):
    """A test of the test: a game whose views hide nothing, whole or in one of their two parts."""

    def __init__(self, game: Game, part: str = "own_view") -> None:
        self.game, self.part = game, part

    def __getattribute__(self, name: str) -> Any:
        if name in ("game", "part", "view", "public_view", "own_view"):
            return object.__getattribute__(self, name)
        if name == "coach":
            return None  # it reads a true view
        return getattr(object.__getattribute__(self, "game"), name)

    def view(self, s: Any, seat: int | None) -> Whole:
        return Whole(snapshot(s))

    def public_view(self, s: Any) -> Any:
        public = self.game.public_view(s)
        return Leaked(Whole(snapshot(s)), public) if public is not None and self.part == "public_view" else public

    def own_view(self, s: Any, seat: int | None) -> Any:
        own = self.game.own_view(s, seat)
        return [Whole(snapshot(s)), *own[1:]] if self.part == "own_view" else own


class Leaked(msgspec.Struct):
    """A public part with everything else beside it."""

    whole: Whole
    public: Any


def hidden(game: Game, seats: int, options: dict[str, Any]) -> None:
    """Law 11: by twins if something is hidden; otherwise everyone sees the same, as `has_secrets` may promise."""
    if game.has_secrets(options) and hides_anything(game, seats, options):
        twins(game, seats, options)
    else:
        all_open(game, seats, options)


def twins(game: Game, seats: int, options: dict[str, Any]) -> None:
    """Exchange two things that a seat hasn't seen: it must be sent the same bytes.

    It tries four histories, and more if these happen to have few twins."""
    found = positions = leaks = 0
    for seed in range(30 * SCALE):
        if seed >= 4 * SCALE and found >= positions / 4:
            break
        rng = Random(f"{game.name} {seats} {options} twins {seed}")
        history = cut_history(walk(game, seats, options, rng, PATIENCE), rng)
        for me in dict.fromkeys((None, int(rng.random() * seats), int(rng.random() * seats))):
            positions += 1
            other = next(filter(None, (twin(game, seats, options, history, me, rng) for _ in range(12))), None)
            if other is None:
                continue
            found += 1
            alike = next(at for at, (one, two) in enumerate(zip(history, other, strict=True)) if one != two)
            messages = [list(sent(game, seats, options, each, me, alike)) for each in (history, other)]
            if messages[0] != messages[1]:
                raise Broken(game, 11, leak(history, other, alike, me, *messages))
            whole = (sent(Leaky(game), seats, options, each, me, alike) for each in (history, other))
            leaks += any(one != two for one, two in zip(*whole, strict=True))
    if found < positions / 4:
        raise Broken(game, 11, f"at {seats} seats only {found} of {positions} positions have a twin, too few to tell. "
                               "If something is openly turned up, name the events in `turned_up`")
    if leaks != found:
        raise Broken(game, 11, f"a view of the whole table was caught {leaks} times of {found}: the law itself fails")


def leak(history: list[Entry], other: list[Entry], since: int, me: int | None, one: list[bytes],
         two: list[bytes]) -> str:
    """Return what tells a seat that a hidden thing was another, and when."""
    at = next(at for at, (mine, yours) in enumerate(zip(one, two, strict=True)) if mine != yours)
    texts = [dict(zip(SENT, msgspec.json.decode(each[at]), strict=True)) for each in (one, two)]
    part = next(part for part in SENT if texts[0][part] != texts[1][part])
    first, second = (list(text[part].items()) if part == "view" else text[part] for text in texts)
    if part == "view":
        what = difference(first, second, "it says", "or else")
    else:
        what = f"{short(first)}, or else {short(second)}"
    return (f"{whose(me)} can't know whether it was {history[since].action} or {other[since].action}, but after "
            f"{history[since + at].action} they are told by the {part}: {what}")


def all_open(game: Game, seats: int, options: dict[str, Any]) -> None:
    """Check that everyone sees the same if nothing is hidden, because then there are no twins."""
    for seed in range(SCALE):
        rng = Random(f"{game.name} {seats} {options} open {seed}")
        s = opening(game, seats, options)
        for step, entry in entries(game, s, seats, rng):
            if entry.witnesses is not None:
                raise Broken(game, 11, f"{step} is hidden from some seats, but `has_secrets` says no, or it "
                                       "rarely comes up: give the laws `scenes`")
            take(game, s, step, entry)
            if rng.random() < 0.1:
                seen = {wire({**msgspec.to_builtins(game.view(s, me)), "me": None}) for me in (None, *range(seats))}
                if len(seen) > 1:
                    raise Broken(game, 11, "seats see different things, but no step has `secret` or `witnesses`, or "
                                           "`has_secrets` says that nobody has any")


def worlds(game: Game) -> None:
    """Law 12, in a scene small enough to count its worlds."""
    small = hints(game).small
    if small is None:
        raise Broken(game, 12, "give the laws a `small` scene whose worlds can be counted")
    scene, expect, world_of = small
    s, me = scene()
    view, rng = game.view(s, me), Random(12)
    expected = expect()
    imagined = {world_of(game.imagine(view, rng)) for _ in range(100 * len(expected))}
    if wrong := sorted(imagined - expected):
        raise Broken(game, 12, f"seat {me} imagines what can't be: {short(wrong[0])}")
    if missing := sorted(expected - imagined):
        raise Broken(game, 12, f"seat {me} never imagines what could be: {short(missing[0])}")
