"""Law 27: a bot ranks what it may do, and its reasons, like a coach's, can be said in every language."""

from collections.abc import Iterator
from random import Random
from typing import Any

from greathall.core.catalogue import Locale, languages
from greathall.core.coach import coaching
from greathall.core.game import Game
from greathall.core.mind import Reason
from greathall.core.package import SEATED
from greathall.core.state import State
from greathall.core.words import Chance, Step
from greathall.testing.broken import Broken, short
from greathall.testing.scale import SCALE
from greathall.testing.walks import Start, say

JUDGED = (1, 4, 16, 64)
"""Which questions of one kind are looked at in a walk."""


def reasons(start: Start) -> None:
    """Law 27: at a few positions of a random game, with each kind of question among them."""
    game, rng = start.game, Random(start.name)
    told: set[str] = set()
    for seed in range(SCALE):
        s = start.begin()
        for step in pick_questions(start, s, f"{seed}"):
            mine = game.imagine(game.view(s, step.seat), rng)
            ranked = game.mind.rank(mine)
            actions = [one.action for one in ranked]
            if left := [a for a in step.legal(mine) if a not in actions]:
                raise Broken(game, 27, f"`rank` leaves out {short(left)}, which {step} lists as legal")
            if wrong := [a for a in actions if not step.admits(mine, a)]:
                raise Broken(game, 27, f"`rank` gives {wrong[0]}, which {step} doesn't admit")
            given = [reason for one in ranked for reason in (one.public, *one.private)]
            for reason in (*given, *coached(game, s)):
                if repr(reason) not in told:
                    told.add(repr(reason))
                    sayable(game, step, mine, reason)


def coached(game: Game, s: State) -> Iterator[Reason]:
    """Yield what the coach says to each seat; saying it changes nothing."""
    for seat in range(s.seats):
        view = game.view(s, seat)
        said = coaching(game, view)
        if said is not None:
            yield from (said.goal, *said.warnings)
        if view != game.view(s, seat) or said != coaching(game, view):
            raise Broken(game, 27, f"the coach of seat {seat} changes the view, or says another thing the second time")


def pick_questions(start: Start, s: State, seed: str) -> Iterator[Step]:
    """Walk on and yield a few questions of each kind, early and late ones."""
    met: dict[type, int] = {}
    for step, entry in start.walk(s, seed):
        if not isinstance(step, Chance) and not entry.aside:
            met[type(step)] = times = met.get(type(step), 0) + 1
            if times in JUDGED:
                yield step
        say(start.game, s, entry)


def sayable(game: Game, step: Step, s: State, reason: Reason) -> None:
    """Law 27: a reason's sentence exists and has its facts, and things with labels are given as numbers."""
    for fact, value in reason.facts.items():
        if game.labels.get(fact) and isinstance(value, str):
            raise Broken(game, 27, f"{step}: {reason.key}: the fact {fact} is the text {value!r}; give its number, so "
                                   "that its label is said in the reader's language")
    for language in languages():
        try:
            reason_text(game, s, reason, language)
            reason_text(game, s, reason.hint, language)
        except (KeyError, ValueError) as fault:
            raise Broken(game, 27, f"{step}: a reason can't be said in {language}: {fault.args[0]}") from None


def reason_text(game: Game, s: State, reason: Reason, language: str) -> str:
    """Return a reason as a player reads it in this language."""
    before, Locale.language = Locale.language, language
    try:
        seats = {field: str for field, names in game.labels.items() if names == SEATED}
        names: dict[str, Any] = {"seat": str, **seats, **game.labellers(s)}
        return game.catalogue.say_by_name(reason.key, reason.facts, names)
    finally:
        Locale.language = before
