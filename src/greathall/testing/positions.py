"""Laws that hold at every position of whole random games: 1, 2, 5, 6, 8, 9, 10, 17, 21 and 22."""

from math import isclose
from random import Random
from typing import Any, Union

import msgspec

from greathall.core import ledger
from greathall.core.engine import runs
from greathall.core.game import Game
from greathall.core.state import State
from greathall.core.words import NOBODY, Action, Chance, Result, Step
from greathall.testing.broken import Broken, raised, short
from greathall.testing.forms import check_form, repeats
from greathall.testing.walks import MANY, Entry, Snapshot, Start, say, snapshot, starts, unpacked

MOST = 400
"""The most legal actions in a list."""


def every_position(start: Start) -> None:
    """Laws 1, 2, 5, 6, 8, 9, 10, 17 and 22, at every position of whole random games."""
    game, rng = start.game, Random(start.name)
    words: Any = {}
    seen: list[Action] = []
    for seed in start.seeds(seen, MANY, start.walks):
        s = start.begin()
        laid(game, s, "setup")
        census, before = game.census(s), snapshot(s)
        for step, entry in start.walk(s, f"{seed}"):
            seen.append(entry.action)
            legal_actions(game, s, step, rng)
            if isinstance(step, Chance):
                chances(game, s, step, entry.action, rng)
            copy = s.clone()
            laid(game, copy, "clone")
            same(game, 5, "a clone", before, snapshot(copy))
            take(game, copy, step, entry)
            same(game, 5, f"{step} taking {entry.action} on a clone, or asking for it,", before, snapshot(s))
            before = snapshot(copy)
            words[type(step)], words[type(entry.action)] = step, entry.action
            s.log = []
            take(game, s, step, entry)
            same(game, 6, f"{step} taking {entry.action} a second time", before, snapshot(s))
            words |= {type(event): event for event in s.log}
            if game.census(s) != census:
                raise Broken(game, 9, f"{step} took {entry.action}: {count_difference(census, game.census(s))}")
        result(game, s, game.result(s))
    for word in words.values():
        survives(game, word)
        labelled(game, word)


def laid(game: Game, s: State, by: str) -> None:
    """Law 5: every field is set."""
    try:
        s.laid_out()
    except AttributeError as fault:
        raise Broken(game, 5, f"field {fault.name}: {by} doesn't set it") from None


def take(game: Game, s: State, step: Step, entry: Entry) -> None:
    """Apply an entry that is legal here, and report the entry if the game can't."""
    try:
        taken = say(game, s, entry)
    except Broken:
        raise
    except Exception as fault:
        raise Broken(game, 6, f"{step} can't take {entry.action}: {raised(fault)}") from fault
    if not taken:
        raise Broken(game, 1, f"{step} lists {entry.action} as legal, but doesn't admit it")


def same(game: Game, law: int, what: str, before: Snapshot, after: Snapshot) -> None:
    """Refuse a table that isn't as it was, and name the field."""
    if before != after:
        raise Broken(game, law, f"{what} changes {first_difference(before, after)}")


def first_difference(before: Snapshot, after: Snapshot) -> str:
    """Return the first field that differs in two snapshots of a table."""
    (name, old), (_, new) = next((one, two) for one, two in zip(before, after, strict=False) if one != two)
    return f"field {name}: it was {short(unpacked(old))}, now {short(unpacked(new))}"


def legal_actions(game: Game, s: State, step: Step, rng: Random) -> None:
    """Law 1: legal actions are pure, in a list, never empty, few, distinct, grouped by kind, and admitted."""
    found = step.legal(s)
    if isinstance(found, set | frozenset):
        raise Broken(game, 19, f"the legal actions of {step} are a set: return a list")
    choices = list(found)
    if not choices:
        raise Broken(game, 1, f"dead end: {step} has no legal action")
    again = list(step.legal(s))
    if choices != again:
        raise Broken(game, 1, f"{step} has other legal actions when asked again: {short(choices)}, then {short(again)}")
    if len(choices) > MOST:
        raise Broken(game, 1, f"{step} has {len(choices)} legal actions, more than {MOST}: use a form")
    if twice := repeats(choices):
        raise Broken(game, 1, f"legal actions of {step}: {twice[0]} is listed twice")
    if len(runs(choices)) - 1 != len(set(map(type, choices))):
        raise Broken(game, 1, f"{step}: actions of one kind aren't together: {short(choices)}")
    form = step.form(s)
    if form is not None:
        check_form(game, step, form)
    for a in rng.sample(choices, min(5, len(choices))):
        if not step.admits(s, a):
            raise Broken(game, 1, f"{step} lists {a} as legal, but doesn't admit it")


def chances(game: Game, s: State, step: Chance, came: Action, rng: Random) -> None:
    """Law 2: what came up has a weight, and `whole` and `kth` agree with `odds`."""
    odds = dict(step.odds(s))
    if list(odds) != list(step.legal(s)):
        raise Broken(game, 2, f"{step}: legal actions {short(list(step.legal(s)))}, odds of {short(list(odds))}")
    if any(type(weight) is not int or weight < 0 for weight in odds.values()):
        raise Broken(game, 2, f"{step}: weights are whole numbers from 0 on, not {short(list(odds.values()))}")
    if odds.get(came, 0) <= 0:
        raise Broken(game, 2, f"{step}: {came} came up and has no weight in its odds")
    owned = [a for a in odds for _ in range(odds[a])]
    if step.whole(s) != len(owned):
        raise Broken(game, 2, f"{step}: `whole` is {step.whole(s)}, the weights add up to {len(owned)}")
    for k in rng.sample(range(len(owned)), min(5, len(owned))):
        if step.kth(s, k) != owned[k]:
            raise Broken(game, 2, f"{step}: `kth` {k} is {step.kth(s, k)}, by its odds {owned[k]}")


def count_difference(before: Any, after: Any) -> str:
    """Return what was made or lost, as far as it can be told."""
    for old, new in zip(before, after, strict=True) if isinstance(before, tuple) else [(before, after)]:
        if old != new and isinstance(old, list) and isinstance(new, list):
            lost, made = ([*one] for one in (old, new))
            for thing in [*old]:
                if thing in made:
                    lost.remove(thing)
                    made.remove(thing)
            return f"lost {short(lost)}, made {short(made)}"
    return f"the census was {short(before)}, now {short(after)}"


def result(game: Game, s: State, found: Result) -> None:
    """Law 17: the winning sides, or else those that drew, share 1 equally, and a rule says how it ended."""
    scores, parts = found.scores, {game.side(s, seat): 0.0 for seat in range(s.seats)}
    if len(scores) != s.seats:
        raise Broken(game, 17, f"{len(scores)} scores for {s.seats} seats: {scores}")
    if wrong := [score for score in scores if not 0 <= score <= 1]:
        raise Broken(game, 17, f"field scores: {scores} has {wrong[0]}, which is not from 0 to 1")
    for seat, score in enumerate(scores):
        parts[game.side(s, seat)] += score
    sharing = {game.side(s, seat) for seat in found.winners} or {side for side in parts if parts[side]}
    if not sharing or not all(isclose(parts[side], (side in sharing) / len(sharing)) for side in parts):
        who = f"the sides of the winners {found.winners}" if found.winners else "the sides that drew"
        raise Broken(game, 17, f"field scores: {scores}, {sum(scores):g} in all, but {who} share 1 (see `Game.scores`)")
    if found.rule not in ledger.rules(game):
        raise Broken(game, 13, f"the result cites {found.rule!r}, which is no rule of the game")
    if not game.catalogue.has(found.reason):
        raise Broken(game, 20, f"the result gives {found.reason!r} as its reason, which is no sentence of the game")


def survives(game: Game, word: Any) -> None:
    """Law 8: a word is the same after JSON, and one of the game's own."""
    kind = type(word)
    kinds = next((kinds for kinds in (game.actions, game.events, game.steps) if kind in kinds), None)
    if kinds is None:
        raise Broken(game, 8, f"{kind.__name__} is said, but is not among the game's actions, events or steps")
    try:
        back = msgspec.json.decode(msgspec.json.encode(word), type=Union[kinds])  # noqa: UP007  (known at run time)
    except msgspec.MsgspecError as fault:
        raise Broken(game, 8, f"{word} can't be read back from JSON: {fault}") from fault
    if back != word:
        raise Broken(game, 8, f"{word} comes back from JSON as {back}")


def labelled(game: Game, word: Any) -> None:
    """Law 20: a number that people call by a name has one."""
    for field in word.__struct_fields__:
        names = game.labels.get(field, ())
        value = getattr(word, field)
        for number in value if isinstance(value, tuple) else (value,):
            if names and type(number) is int and number >= len(names):
                raise Broken(game, 20, f"{word}: field {field}: {number} has no label, only 0 to {len(names) - 1} do")


def everything_met(game: Game) -> None:
    """Law 21: a law says nothing about what it never saw.

    Scenes come last among the starts and are for what is rare, so it starts with them to be done sooner."""
    words = {*game.actions, *game.events, *(kind for kind in game.steps if kind.seat != NOBODY)}
    missing = set(words)
    for start in reversed(starts(game)):
        seen: list[Action] = []
        for seed in start.seeds(seen, MANY, start.walks):
            s = start.begin()
            for step, entry in start.walk(s, f"{seed}"):
                seen.append(entry.action)
                s.log = []
                take(game, s, step, entry)
                missing -= {type(step), type(entry.action), *map(type, s.log)}
            if not missing:
                return
    names = ", ".join(sorted(kind.__name__ for kind in missing))
    raise Broken(game, 21, f"never met: {names}. Give the laws `scenes` from which random play comes by them")
