"""Laws about refusals, records, silent players and carries: 7, 13, 14, 15 and 18."""

from collections import Counter
from random import Random
from typing import Any

import msgspec

import greathall
from greathall.bots import bot
from greathall.core import ledger
from greathall.core.engine import apply
from greathall.core.game import CATCH_ALL, Game
from greathall.core.state import State
from greathall.core.words import CHANCE, Action, Chance, Illegal, Outcome
from greathall.testing.broken import Broken, difference, raised, short
from greathall.testing.positions import first_difference, take
from greathall.testing.scale import SCALE
from greathall.testing.walks import LONGEST, PATIENCE, SILENCE, Start, opening, snapshot, starts

JUDGED = 5
"""The positions of a walk at which everything ever said is tried again."""
JUNK: tuple[Any, ...] = (None, True, -1, 10**9, "x", [], [-1, "x"], {}, {"x": [1]}, 0.5)
"""Junk that a stranger may have written into a record."""


def record(game: Game, seats: int, options: dict[str, Any]) -> None:
    """Law 7: records replay through the public API, and the same position lists its choices in the same order."""
    rng = Random(f"{game.name} {seats} {options} record")
    match = greathall.new(game.name, seats=seats, options=options, seed=f"law 7 {seats} {options}")
    while match.seat is not None:
        if len(match.entries) > 10 * LONGEST:
            raise Broken(game, 10, f"{len(match.entries)} entries and not over; asked now: {match.step}")
        seat = int(rng.random() * seats) if rng.random() < 0.1 else match.seat
        legal = match.legal(seat)
        if legal != match.legal(seat):
            raise Broken(game, 1, f"seat {seat} has other legal actions when asked again: {short(legal)}")
        if not legal and seat == match.seat:
            raise Broken(game, 1, f"dead end: {match.step} has no legal action")
        if len(match.entries) < PATIENCE and rng.random() < 0.99:
            legal = [a for a in legal if type(a).__name__ != "Resign"]
        if legal:
            match.play(msgspec.to_builtins(rng.choice(legal)), seat=seat, by="bot:random")
    again = greathall.replay(msgspec.json.decode(msgspec.json.encode(match.record())))
    if snapshot(again.state) != snapshot(match.state):
        raise Broken(game, 7, difference(match.state.laid_out(), again.state.laid_out(), "played", "replayed"))
    if (again.result, again.head, again.entries) != (match.result, match.head, match.entries):
        raise Broken(game, 7, f"the replay ends otherwise: {short(again.result)}, not {short(match.result)}")


# ── refusals ─────────────────────────────────────────────────────────────────
def mutations(seen: list[Action], rng: Random) -> list[Action]:
    """Return actions of this game, and the same with changed numbers."""
    made = []
    for a in rng.sample(seen, min(6, len(seen))):
        made.append(a)
        fields = msgspec.structs.asdict(a)
        for name, value in fields.items():
            if type(value) is int:
                other = rng.choice([value + 1, value - 1, -1, 10**9, rng.randrange(120)])
                made.append(msgspec.structs.replace(a, **{name: other}))
            elif type(value) is tuple:
                things = rng.choice([(), value * 2, value[::-1], (*value, rng.randrange(120)), (-1,), (10**9,)])
                made.append(msgspec.structs.replace(a, **{name: things}))
    return made


def refusals(start: Start) -> None:
    """Law 13: `explain` is None exactly when the action is admitted; its rule exists and its sentence can be said."""
    game, seats, rng = start.game, start.seats, Random(f"{start.name} refusals")
    known = ledger.rules(game)
    judged: list[Action] = []
    for seed in start.seeds(judged):
        seen: list[Action] = []
        s = start.begin()
        for step, entry in start.walk(s, f"refusals {seed}"):
            seen.append(entry.action)
            if entry.seat != CHANCE and rng.random() < 0.15:
                judged.append(entry.action)
                judge(game, s, seats, mutations(seen, rng), known)
            take(game, s, step, entry)
        judge(game, s, seats, mutations(seen, rng), known)


def judge(game: Game, s: State, seats: int, actions: list[Action], known: dict[str, ledger.Rule]) -> None:
    before = snapshot(s)
    for a in actions:
        for seat in {0, seats - 1, max(s.agenda[-1].seat, 0) if s.agenda else 0}:
            try:
                judge_one(game, s, seat, a, known)
            except Broken:
                raise
            except Exception as fault:
                raise Broken(game, 13, f"whether seat {seat} may say {a} can't be told: {raised(fault)}") from fault
    if snapshot(s) != before:
        raise Broken(game, 13, f"asking why not changes {first_difference(before, snapshot(s))}")


def judge_one(game: Game, s: State, seat: int, a: Action, known: dict[str, ledger.Rule]) -> None:
    no = game.explain(s, seat, a)
    question = game.question(s, seat)
    admitted = (question is not None and question.admits(s, a)) or game.step_admitting(s, seat, a) is not None
    asked = f"{a} of seat {seat} at {s.agenda[-1] if s.agenda else 'the end'}"
    if admitted and no is not None:
        raise Broken(game, 13, f"{asked} is legal, yet refused by {no.rule} ({no.key})")
    if not admitted and no is None:
        raise Broken(game, 13, f"{asked} is not legal, yet no reason is given")
    if no is None:
        return
    if no.rule not in known:
        raise Broken(game, 13, f"{asked} is refused by {no.rule!r} ({no.key}), which is no rule of the game")
    if not game.catalogue.has(no.key):
        raise Broken(game, 13, f"{asked} is refused by {no.key}, which is no sentence of the game")
    game.catalogue.say(no.key, **no.facts)


def named_refusals(game: Game) -> None:
    """Law 15: of refused actions of a kind that is asked for, fewer than 1 in 20 just say "not now".

    Every kind of choice has a moment of its own to mention."""
    choices = [kind for kind in game.actions if not issubclass(kind, Outcome)]
    for kind in choices:
        if kind not in game.moments:
            raise Broken(game, 15, f"{kind.__name__} has no rule and sentence in `MOMENTS`")
    for kind in game.moments:
        if kind not in choices:
            raise Broken(game, 15, f"{kind.__name__} is no choice, but is in `MOMENTS`")
    rng, refused = Random(f"{game.name} catch-all"), Counter[tuple[bool, bool]]()
    vocabulary: dict[type[Action], list[Action]] = {}
    examples: list[str] = []
    begun = starts(game)
    for number in range(1000):
        start = begun[number % len(begun)]
        if number >= len(begun) and refused.total() > 200:
            break  # a short game is played often enough to judge
        s = start.begin()
        judged = 0
        for step, entry in start.walk(s, f"catch-all {number}"):
            if judged == JUDGED * SCALE:
                break
            if entry.seat != CHANCE:
                vocabulary.setdefault(type(entry.action), []).append(entry.action)
            if s.agenda[-1].seat >= 0 and rng.random() < 0.03 * SCALE:
                judged += 1
                for kind in vocabulary:
                    refused += count_refusals(game, s, mutations(vocabulary[kind][-9:], rng), examples)
            take(game, s, step, entry)
    asked, vague = refused[True, True] + refused[True, False], refused[True, True]
    if vague >= asked / 20:
        raise Broken(game, 15, f"{vague} of {asked} refusals say no more than “not now”, such as {examples[0]}: "
                               "say why in `why_not`" if vague else "nothing of a kind that is asked for was refused")


def count_refusals(game: Game, s: State, actions: list[Action], examples: list[str]) -> Counter[tuple[bool, bool]]:
    """Count refusals of the seat asked: whether the kind was asked for, and whether it just says "not now"."""
    step, counts = s.agenda[-1], Counter[tuple[bool, bool]]()
    for a in actions:
        no = game.explain(s, step.seat, a)
        if no is not None:
            asked, vague = step.asks_for(s, type(a)), no.key == CATCH_ALL
            counts[asked, vague] += 1
            examples += [f"{a} at {step}"] if asked and vague else []
    return counts


# ── silence, and what one match leaves to the next ───────────────────────────
def silence(game: Game, seats: int, options: dict[str, Any]) -> None:
    """Law 14: a game ends if everyone takes the first legal action, or the easy bot's if that isn't harmless.

    Only a table that chose to play without a limit may go on forever. A few tables have each choice of the options; all
    that have each pair of them are tried from SCALE=3 on."""
    rng = Random(f"{game.name} {seats} {options} silence")
    s = opening(game, seats, options)
    said = 0
    while s.agenda:
        step = s.agenda[-1]
        if isinstance(step, Chance):
            apply(s, step.sample(s, rng))
        elif step.idle:
            apply(s, step.legal(s)[0])
        else:
            apply(s, bot("easy", seed="quiet").choose(game.view(s, step.seat)).action)
        said += 1
        if said >= SILENCE:
            raise Broken(game, 14, f"{SILENCE} first choices and not over; asked now: {step}")


def carried(game: Game) -> None:
    """Law 18: `setup` takes any `carry` from a stranger's record: it refuses it, or starts a good match."""
    seats = game.default_seats()[0]
    s = opening(game, seats, game.resolve_options(seats, {}))
    rng = Random(f"{game.name} carry")
    while s.agenda:
        step = s.agenda[-1]
        apply(s, step.sample(s, rng) if isinstance(step, Chance) else rng.choice(step.legal(s)))
    known = game.result(s).carry
    for carry in (game.rotate_carry(known), {"x": 1}, *(
            {**known, name: junk} for name in known for junk in near(known[name]))):
        try:
            begin(game, seats, carry, rng)
        except Illegal:
            continue
        except Exception as fault:
            raise Broken(game, 18, f"setup fails on the carry {short(carry)}: {raised(fault)}") from fault


def near(value: Any) -> list[Any]:
    """Return what could be in place of a value: junk, and things that look like it."""
    like = [[*value, *value], value[:1], [*JUNK]] if isinstance(value, list | tuple) else []
    filled = [[junk] * len(value) for junk in JUNK] if isinstance(value, list | tuple) else []
    return [*JUNK, *like, *filled]


def begin(game: Game, seats: int, carry: dict[str, Any], rng: Random) -> None:
    """Play a few steps of a match with this carry, as everyone sees it."""
    s: State = game.setup(seats, game.resolve_options(seats, {}), {}, carry)
    for _ in range(30):
        if not s.agenda:
            return
        for me in (None, *range(seats)):
            game.imagine(game.view(s, me), rng)
        step = s.agenda[-1]
        apply(s, step.sample(s, rng) if isinstance(step, Chance) else rng.choice(step.legal(s)))
