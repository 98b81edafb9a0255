"""The base of all bots: a view goes in, a choice with its reasons comes out."""

import hashlib
import secrets
import time
from collections.abc import Callable
from random import Random
from typing import Any, ClassVar

import msgspec
from msgspec import Struct

from greathall.bots.levels import LEVELS, Level
from greathall.core.catalogue import illegal
from greathall.core.engine import any_kind
from greathall.core.game import Game, game_of
from greathall.core.mind import Ranked, Reason
from greathall.core.words import Action


TICK = 0.2
"""Seconds between two words about how far a thought is."""


class Why(Struct, frozen=True):
    """A bot's reasons: `public` rests on what the whole table sees, `private` is for the seat's owner until the end.

    If `public` is None the choice is secret: until the end nobody else learns the action or any reason."""

    public: Reason | None
    private: tuple[Reason, ...] = ()

    @property
    def reasons(self) -> tuple[Reason, ...]:
        """Return all reasons, first the one that was or would have been public."""
        return self.private if self.public is None else (self.public, *self.private)


class Choice(Struct, frozen=True):
    """A bot's choice, its reasons, and the other moves it weighed, best first.

    For example:

        choice = greathall.bot("medium").choose(match.view(match.seat))
        print(choice.action, choice.why.reasons, len(choice.ranked))
    """

    action: Action
    why: Why
    ranked: tuple[Ranked, ...]


class Bot:
    """A bot, which gets a seat's view and nothing else; with a seed, equal views give equal choices.

    For example:

        bot = greathall.bot("hard", seconds=0.5, seed="1")
        choice = bot.choose(match.view(match.seat))
        match.play(choice.action, by="bot:hard")
    """

    level: ClassVar[Level] = "random"
    searches: ClassVar[bool] = False  # whether it thinks for all its seconds

    def __init__(self, seconds: float = 1.0, seed: str | None = None) -> None:
        self.seconds = seconds
        self.seed = secrets.token_hex(16) if seed is None else seed
        self.clock: Callable[[], float] = time.perf_counter

    def choose(self, view: Struct) -> Choice:
        """Return the bot's answer to the question on top of the view's agenda; a secret one has no public reason."""
        game, rng, s = self.dream(view)
        if not s.agenda or s.agenda[-1].seat != view.me:  # type: ignore[attr-defined]
            raise illegal("no-question")
        step = s.agenda[-1]
        legal = step.legal(s)
        if step.person or (len(legal) == 1 and game.mind.frank):
            reason = Reason("why-person" if step.person else "why-only")
            choice = choice_of(Ranked(legal[0], 0.0, reason), [])
        else:
            choice = self.think(game, view, s, rng)
        return sealed(choice) if step.secret else choice

    def aside(self, view: Struct) -> Action | None:
        """Return what this bot does without being asked, if anything."""
        game, _, s = self.dream(view)
        return game.mind.aside(s, view.me)  # type: ignore[attr-defined]

    def dream(self, view: Struct) -> tuple[Game, Random, Any]:
        """Return the game, the bot's dice, and one world that fits the view: everything a bot works with."""
        game = game_of(view)
        rng = Random(hashlib.sha256(self.seed.encode() + b"\n" + bot_input(view)).digest())
        return game, rng, game.imagine(view, rng)

    def think(self, game: Game, view: Struct, s: Any, rng: Random) -> Choice:
        action = any_kind(s.agenda[-1].legal(s), rng)
        return choice_of(Ranked(action, 0.0, Reason("why-any")), [])


def ticking(seconds: float, tick: Callable[[float], None]) -> Callable[[], float]:
    """Return a clock for a bot that thinks for so long, which now and then tells the part of it that has passed.

    A bot looks at its clock while it thinks, so nothing is told unless it does."""
    began = last = time.perf_counter()

    def clock() -> float:
        nonlocal last
        now = time.perf_counter()
        if now - last >= TICK:
            last = now
            tick(min(1.0, (now - began) / seconds))
        return now

    return clock


def bot_input(view: Struct) -> bytes:
    """Return the very bytes that a bot gets to see."""
    return msgspec.json.encode(view)


class Medium(Bot):
    """A bot that uses the game's own judgement, one move deep."""

    level = "medium"

    def think(self, game: Game, view: Struct, s: Any, rng: Random) -> Choice:
        ranked = game.mind.rank(s)
        margin = game.mind.tie_margin(s)
        if not margin:
            return choice_of(ranked[0], ranked)
        least = ranked[0].worth - margin
        good = [r for r in ranked if r.worth >= least]
        return choice_of(good[int(rng.random() * len(good))], ranked)


class Easy(Bot):
    """A bot that knows what medium knows but often looks away: one move in three is any of the better half."""

    level = "easy"

    def think(self, game: Game, view: Struct, s: Any, rng: Random) -> Choice:
        ranked = game.mind.rank(s)
        better = ranked[: max(1, len(ranked) // 2)] if rng.random() < 1 / 3 else ranked[:3]
        return choice_of(better[int(rng.random() * len(better))], ranked)


def choice_of(best: Ranked, ranked: list[Ranked]) -> Choice:
    rest = [r for r in ranked if r is not best]
    return Choice(best.action, Why(best.public, best.private), (best, *rest))


def sealed(choice: Choice) -> Choice:
    """Return the same choice with all its reasons private, because a public one would reveal it."""
    best = choice.ranked[0]
    return Choice(choice.action, Why(None, (best.public, *best.private)), choice.ranked)


BOTS = 1
"""The version of the bots, raised when one plays differently: older bots' games say nothing about newer ones."""


def bot(level: str, seconds: float = 1.0, seed: str | None = None) -> Bot:
    """Return a bot of one of the LEVELS; it thinks for at most `seconds` a move.

    For example:

        choice = greathall.bot("medium", seed="1").choose(match.view(match.seat))
    """
    return bot_class(level)(seconds, seed)


def bot_class(level: str) -> type[Bot]:
    """Return the class of the bots of a level; raise Illegal if there is no such level."""
    from greathall.bots.hard import Hard  # here, because hard imports this module

    found = next((kind for kind in (Bot, Easy, Medium, Hard) if kind.level == level), None)
    if found is None:
        raise illegal("no-bot", level=str(level)[:40], levels=", ".join(LEVELS))
    return found
