"""Bot workers for tests: processes that keep every request, games to think about, and how they end."""

import asyncio
import math
import os
import signal
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from random import Random
from typing import Any, ClassVar

import msgspec
import pytest
import uvloop

from greathall.bots import Choice
from greathall.core.game import Game, find_game
from greathall.core.words import Action
from greathall.pool.bots import Bots
from greathall.pool.here import Here, Worker
from greathall.pool.messages import LENGTH
from greathall.testing.walks import entries, opening, say
from tests.table import FULL

TESTS = Path(__file__).parent.parent
MOODY = TESTS / "pool" / "house"
TEMPLATE = TESTS.parent / "src" / "greathall" / "cli" / "template" / "games"
ENVIRON = {**os.environ, "GREATHALL_GAMES": os.pathsep.join(map(str, (TESTS / "hall", TEMPLATE, MOODY))),
           "GREATHALL_SECRET": "hush"}
SEQUENCE = find_game("sequence")
NEW_LOOPS = {"uvloop": uvloop.new_event_loop, "asyncio": asyncio.new_event_loop}
BOTH_LOOPS = pytest.mark.parametrize("new_loop", NEW_LOOPS.values(), ids=NEW_LOOPS)
LOOPS = BOTH_LOOPS if FULL else pytest.mark.parametrize("new_loop", [uvloop.new_event_loop], ids=["uvloop"])
"""The hall's own kind of loop; from SCALE=3 on Python's too."""
SOON = 30.0
"""Seconds until something that must come counts as lost; nothing waits that long otherwise."""


def scripted(game: Game, diary: Path, *script: str, word: int = 5) -> Any:
    return game.view_type(0, word, list(script), str(diary), [game.steps[0](0)])


class Recorder(Worker):
    """Keeps every byte that is written to a worker."""

    sent: ClassVar[list[bytes]] = []

    async def send(self, data: bytes) -> None:
        if data:
            self.sent.append(data)
        await super().send(data)

    @classmethod
    def requests(cls) -> list[dict[str, Any]]:
        return [msgspec.json.decode(data[LENGTH.size:]) for data in cls.sent]


def levels_asked() -> list[str]:
    return [request["job"]["body"]["level"] for request in Recorder.requests()]


class Patient(Bots):
    """Waits for as long as it takes: a busy machine is late."""

    wait = math.inf


class Watched(Here):
    """A pool whose workers keep their requests; on a busy machine none counts as hung unless a test says so."""

    worker_type = Recorder
    patience = SOON

    async def choose(self, game: Game, view: Any, level: str, seconds: float, seed: str | None = None) -> Choice:
        return await Patient(self).choose(game, view, level, seconds, seed)

    async def aside(self, game: Game, view: Any, level: str) -> Action | None:
        return await Patient(self).aside(game, view, level)


def with_pool(test: Callable[[Watched], Coroutine[Any, Any, None]], workers: int = 1,
                  new_loop: Callable[[], asyncio.AbstractEventLoop] = asyncio.new_event_loop,
                  patience: float = SOON) -> None:
    """Run a test with workers of its own, none of which is left behind."""
    async def whole() -> None:
        Recorder.sent.clear()
        pool = Watched(workers, ENVIRON)
        pool.patience = patience
        await pool.start()
        try:
            async with asyncio.timeout(4 * SOON):
                await test(pool)
        finally:
            await pool.stop()
        assert children() == []

    with asyncio.Runner(loop_factory=new_loop) as runner:
        runner.run(whole())


def children() -> list[int]:
    """Return the workers that run below this process."""
    pids = [int(pid) for task in of_process(os.getpid(), "task").glob("*/children") for pid in told_by(task).split()]
    return [pid for pid in pids if running(pid) and "greathall.pool.worker" in told_by(of_process(pid, "cmdline"))]


def running(pid: int) -> bool:
    """Return whether it runs, and isn't just waiting to be reaped."""
    return told_by(of_process(pid, "stat")).rpartition(")")[2].split()[:1] not in ([], ["Z"])


def of_process(pid: int, what: str) -> Path:
    return Path("/proc") / str(pid) / what


def told_by(file: Path) -> str:
    """Return nothing for a process or thread that has ended."""
    try:
        return file.read_text()
    except (FileNotFoundError, ProcessLookupError):
        return ""


def diary_of(diary: Path) -> list[tuple[str, int]]:
    lines = diary.read_text().splitlines() if diary.exists() else []
    return [(how, int(pid)) for how, pid in map(str.split, lines)]


def kill(pid: int) -> None:
    os.kill(pid, signal.SIGKILL)


def positions(game: Game, seed: str, how_many: int, options: dict[str, Any] | None = None) -> Iterator[Any]:
    """Yield tables at random moments where a seat has more than one choice."""
    rng = Random(seed)
    while how_many:
        seats = rng.choice(game.default_seats())
        s = opening(game, seats, game.resolve_options(seats, options or {}))
        for _, entry in entries(game, s, seats, rng):
            if how_many and s.agenda[-1].seat >= 0 and len(s.agenda[-1].legal(s)) > 1 and rng.random() < 0.2:
                how_many -= 1
                yield s.clone()
            assert say(game, s, entry)


def asked(game: Game, s: Any) -> Any:
    return game.view(s, s.agenda[-1].seat)


def told(choice: Choice) -> Choice:
    return Choice(choice.action, choice.why, choice.ranked[:3])


def think_forever(diary: str) -> None:
    """Run a server whose only worker never stops thinking, as a process of its own."""
    moody = find_game("moody")
    pool = Here(1, ENVIRON)

    async def serve() -> None:
        await pool.start()
        await Bots(pool).choose(moody, scripted(moody, Path(diary), "hang"), "medium", 100.0)

    asyncio.run(serve())
