"""Bots that think in a pool."""

import time
from collections.abc import Callable
from typing import Literal, TypeVar

import msgspec
from msgspec import Raw, Struct

from greathall import __version__
from greathall.bots import Choice
from greathall.bots.bot import Why, bot_class, bot_input
from greathall.bots.levels import EASIEST
from greathall.core.game import Game
from greathall.core.mind import Ranked, Reason
from greathall.core.words import Action
from greathall.pool.helper import warn
from greathall.pool.job import RANKED, Busy, Closed, Job, NoAnswer, Pool, Rank, Thought, Tick

T = TypeVar("T")


class Bots:
    """The bots that a table asks."""

    wait = 60.0  # seconds that a table waits for one beyond its time to think, whatever happens to the pool

    def __init__(self, pool: Pool) -> None:
        self.pool = pool

    async def choose(self, game: Game, view: Struct, level: str, seconds: float, seed: str | None = None,
                     whom: str = "", tick: Tick | None = None, ranked: int = RANKED) -> Choice:
        """Return a bot's answer to the question on top of the view's agenda; `whom` is the guest it thinks for.

        Meanwhile `tick` hears the part of its time that has passed. The answer has the best `ranked` moves."""
        job = thought(game, "choose", view, level, seconds, seed, ranked)
        return await self._ask(read_choice, game, job, level, whom, tick)

    async def aside(self, game: Game, view: Struct, level: str, whom: str = "") -> Action | None:
        """Return what a bot does without being asked, if anything."""
        return await self._ask(read_aside, game, thought(game, "aside", view, level, 0.0), level, whom)

    async def _ask(self, read: Callable[[Game, bytes], T], game: Game, job: Job, level: str, whom: str,
                   tick: Tick | None = None) -> T:
        """Ask a bot; if it finds no answer it wouldn't the next time, so an easier one is asked."""
        by = time.monotonic() + job.seconds + self.wait

        async def asked(job: Job) -> T:
            answer = await self.pool.do(job, Rank.TURN, by, whom, tick)
            try:
                return read(game, answer)
            except msgspec.ValidationError:
                raise NoAnswer("garbled") from None

        try:
            return await asked(job)
        except (Busy, Closed):
            raise
        except NoAnswer as fault:
            warn("bot failed", game=game.name, level=level, trouble=str(fault))
            return await asked(easier(job))


def thought(game: Game, what: Literal["choose", "aside"], view: Struct, level: str, seconds: float,
            seed: str | None = None, ranked: int = RANKED) -> Job:
    """Return the job to think about a view; refuse an unknown level before anyone waits for it."""
    bot_class(level)
    body = Thought(level, seed, Raw(bot_input(view)), ranked)
    return Job(what, game.name, game.rules, __version__, seconds, Raw(msgspec.json.encode(body)))


def easier(job: Job) -> Job:
    """Return the same job for the easiest bot."""
    body = msgspec.structs.replace(msgspec.json.decode(job.body, type=Thought), level=EASIEST)
    return msgspec.structs.replace(job, body=Raw(msgspec.json.encode(body)))


# ── answers ──────────────────────────────────────────────────────────────────
class Weighed(Struct, frozen=True):
    """A ranked move from a worker, its action not parsed yet."""

    action: Raw
    worth: float
    public: Reason
    private: tuple[Reason, ...] = ()


class Chosen(Struct, frozen=True):
    """A choice from a worker."""

    action: Raw
    why: Why
    ranked: tuple[Weighed, ...]


def read_choice(game: Game, data: bytes) -> Choice:
    """Return a choice with actions of this game, and the first few moves that the bot weighed."""
    told = msgspec.json.decode(data, type=Chosen)
    ranked = tuple(Ranked(game.read(r.action), r.worth, r.public, r.private) for r in told.ranked)
    return Choice(game.read(told.action), told.why, ranked)


def read_aside(game: Game, data: bytes) -> Action | None:
    return None if data == b"null" else game.read(data)
