"""The bot pool: worker processes that get a view and return a move, so that the server never waits for one.

The guests for whom bots think take turns, each in the order of their requests, and a worker has one request at a time.
A worker that crashes or hangs is replaced and its request tried again, so a bot's move is made whatever happens to the
process."""

import asyncio
import logging
import os
import sys
from asyncio import create_subprocess_exec
from asyncio.subprocess import PIPE, Process
from collections import deque
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any, Literal

import msgspec
from msgspec import Raw, Struct

from greathall.bots import Choice
from greathall.bots.bot import Why, bot_class, bot_input
from greathall.bots.levels import EASIEST
from greathall.core.game import Game
from greathall.core.mind import Ranked, Reason
from greathall.core.words import Action
from greathall.games import VARIABLE
from greathall.server.bot_worker import LENGTH, LONGEST, RANKED, Request, WorkerAnswer, framed
from greathall.server.logs import log
from greathall.server.sentences import Refused

PASSED_ON = ("PATH", "PYTHONPATH", VARIABLE, "LANG")
"""Everything a worker gets of the server's environment; the rest may contain secrets."""
MOST_WAITING = 1000
SHORTEST = 0.05
"""The least time to think, in seconds, under any load."""
TRIES = 3
"""How often a request may crash a worker before an easier bot takes it."""
STARTING = 60.0
"""Seconds a worker may take to get ready on a busy machine."""
MOST_NOISE = 100
"""How much of a worker's standard error is logged, in lines or pieces; the rest is dropped."""
LAST_WORDS = 1.0
"""Seconds to keep reading what a worker wrote before it ended; another process could hold the pipe open."""


Tick = Callable[[float], None]


def unheard(share: float) -> None:
    """Nobody waits to hear how far a thought is."""


class NoThought(Refused):
    """No worker found a move; `fault` says what went wrong last, for the log."""

    def __init__(self, fault: str) -> None:
        super().__init__(503, "no-thought")
        self.fault = fault


class Crashed(Exception):
    """The worker is gone, or its answer makes no sense."""


class Hung(Exception):
    """The worker is running but silent."""


class Failed(Exception):
    """The worker is well, but the bot's mind failed."""


class BotWorker:
    """A bot's worker process, seen from the server."""

    def __init__(self, process: Process) -> None:
        self.process = process
        self.asked = 0
        self.noise = asyncio.create_task(self.listen())

    @classmethod
    async def start(cls, environ: Mapping[str, str]) -> "BotWorker":
        """Start a fresh interpreter in a session of its own.

        The server alone handles interrupts from the keyboard."""
        env = {name: environ[name] for name in PASSED_ON if name in environ}
        return cls(await create_subprocess_exec(
            sys.executable, "-P", "-m", "greathall.server.bot_worker", stdin=PIPE, stdout=PIPE, stderr=PIPE, env=env,
            start_new_session=True))

    @property
    def alive(self) -> bool:
        return self.process.returncode is None

    async def ask(self, request: Request, limit: float, tick: Tick = unheard) -> WorkerAnswer:
        self.asked += 1
        request = msgspec.structs.replace(request, id=self.asked)
        return await self.answer(self.asked, limit, framed(request), tick)

    async def answer(self, number: int, limit: float, data: bytes = b"", tick: Tick = unheard) -> WorkerAnswer:
        """Send a request and return the answer with its number; 0 sends nothing and waits until the worker is ready."""
        try:
            async with asyncio.timeout(limit):
                await self.send(data)
                while (answer := msgspec.json.decode(await self.heard(), type=WorkerAnswer)).share is not None:
                    tick(answer.share)
        except TimeoutError:
            raise Hung from None
        except (OSError, EOFError, msgspec.MsgspecError) as fault:
            raise Crashed(type(fault).__name__) from None
        if answer.id != number:
            raise Crashed("number")
        return answer

    async def send(self, data: bytes) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(data)
        await self.process.stdin.drain()

    async def heard(self) -> bytes:
        pipe = self.process.stdout
        assert pipe is not None
        (length,) = LENGTH.unpack(await pipe.readexactly(LENGTH.size))
        if length > LONGEST:
            raise EOFError
        return await pipe.readexactly(length)

    async def listen(self) -> None:
        """Log what the worker writes besides answers, and read it to the end so that the pipe can't fill up."""
        pipe, left = self.process.stderr, MOST_NOISE
        assert pipe is not None
        while said := await pipe.read(1000):
            if left:
                left -= 1
                text = said.decode(errors="replace").rstrip()
                log("bot worker says", logging.WARNING, pid=self.process.pid, said=text)

    async def end(self) -> None:
        """End the process at once: it has nothing to save."""
        with suppress(ProcessLookupError):
            self.process.kill()
        await self.process.wait()
        await asyncio.wait([self.noise], timeout=LAST_WORDS)
        self.noise.cancel()


class PendingRequest:
    """A request, and the future that waits for its answer."""

    def __init__(self, game: Game, what: Literal["choose", "aside"], view: Struct, level: str, seconds: float,
                 seed: str | None, whom: str, tick: Tick | None = None, ranked: int = RANKED) -> None:
        bot_class(level)  # refuse an unknown level before anyone waits for it
        self.request = Request(0, game.name, what, level, seconds, seed, Raw(bot_input(view)), tick is not None,
                               ranked)
        self.game, self.whom, self.tick = game, whom, tick or unheard
        self.answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

    def read(self, answer: WorkerAnswer) -> Choice | Action | None:
        if answer.fault:
            raise Failed(answer.fault)
        try:
            if self.request.what == "choose":
                return read_choice(self.game, answer.choice)
            return None if answer.action is None else read_action(self.game, answer.action)
        except msgspec.ValidationError:
            raise Failed("ValidationError") from None


class WorkerSlot:
    """A slot for one worker; empty until it is needed, and after a crash."""

    def __init__(self) -> None:
        self.worker: BotWorker | None = None


class BotPool:
    """A pool of at most `workers` processes, each started when it is first needed."""

    worker_type = BotWorker
    patience = 10.0  # seconds, beyond four times its thinking time, until a silent worker counts as hung

    def __init__(self, workers: int, environ: Mapping[str, str] | None = None) -> None:
        self.workers = workers
        self.environ = os.environ if environ is None else environ
        self.replaced = 0
        self._open = False
        self._waiting: deque[PendingRequest] = deque()
        self._served: dict[str, int] = {}  # by guest, when a request for them was handed out last
        self._turn = 0
        self._free = [WorkerSlot() for _ in range(workers)]  # last in, first out: few processes run when it is quiet
        self._alive: set[BotWorker] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def queued(self) -> int:
        """Return the number of requests that no worker has started on."""
        return len(self._waiting)

    @property
    def busy(self) -> int:
        """Return the number of workers that are thinking."""
        return self.workers - len(self._free)

    async def start(self) -> None:
        self._open = True

    async def stop(self) -> None:
        """Refuse all waiting requests and end all processes."""
        self._open = False
        while self._waiting:
            refuse(self._waiting.popleft(), pool_closed())
        await asyncio.gather(*(worker.end() for worker in self._alive))
        await asyncio.gather(*self._tasks)
        self._alive.clear()
        for slot in self._free:
            slot.worker = None

    # ── what can be asked ────────────────────────────────────────────────────
    async def choose(self, game: Game, view: Struct, level: str, seconds: float, seed: str | None = None,
                     whom: str = "", tick: Tick | None = None, ranked: int = RANKED) -> Choice:
        """Return a bot's answer to the question on top of the view's agenda; `whom` is the guest it thinks for.

        Meanwhile `tick` hears the part of its time that has passed. The answer has the best `ranked` moves."""
        choice: Choice = await self._ask(PendingRequest(game, "choose", view, level, seconds, seed, whom, tick, ranked))
        return choice

    async def aside(self, game: Game, view: Struct, level: str, whom: str = "") -> Action | None:
        """Return what a bot does without being asked, if anything."""
        action: Action | None = await self._ask(PendingRequest(game, "aside", view, level, 0.0, None, whom))
        return action

    async def _ask(self, asked: PendingRequest) -> Any:
        if not self._open:
            raise pool_closed()
        if self.queued >= MOST_WAITING:
            raise Refused(503, "bots-busy")
        self._waiting.append(asked)
        self._hand_out()
        try:
            return await asked.answer
        except asyncio.CancelledError:
            with suppress(ValueError):  # no longer in the queue if the caller gave up waiting
                self._waiting.remove(asked)
            raise

    # ── who thinks about it ──────────────────────────────────────────────────
    def _hand_out(self) -> None:
        while self._waiting and self._free:
            task = asyncio.create_task(self._serve(self._free.pop(), self._next()))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def _next(self) -> PendingRequest:
        """Return the first request for the guest who was served longest ago.

        So one guest's many requests hold up nobody else's."""
        found = min(self._waiting, key=lambda asked: self._served.get(asked.whom, 0))
        self._waiting.remove(found)
        self._turn += 1
        if len(self._served) > MOST_WAITING:
            self._served.clear()
        self._served[found.whom] = self._turn
        return found

    async def _serve(self, slot: WorkerSlot, asked: PendingRequest) -> None:
        """Serve requests in a task of its own.

        If the caller gives up, the worker finishes and its answer is dropped."""
        try:
            answer = await self._thought(slot, asked)
            if not asked.answer.done():
                asked.answer.set_result(answer)
        except Exception as fault:
            refuse(asked, fault)
        finally:
            self._free.append(slot)
            self._hand_out()

    async def _thought(self, slot: WorkerSlot, asked: PendingRequest) -> Choice | Action | None:
        """Return a worker's answer.

        A crash may be bad luck, so the request is tried again; if a bot hangs or fails it would do so again, so an
        easier bot takes over."""
        levels, trouble = [asked.request.level] * TRIES + [EASIEST], ""
        while levels and self._open and not asked.answer.done():
            level = levels.pop(0)
            try:
                return await self._try(slot, asked, level)
            except Crashed as fault:
                trouble = f"Crashed {fault}"
            except (Hung, Failed) as fault:
                trouble = f"{type(fault).__name__} {fault}"
                levels = levels[-1:]
            if self._open:  # a closing hall ends its workers itself
                log("bot worker failed", logging.WARNING, game=asked.game.name, level=level, trouble=trouble)
        raise NoThought(trouble) if self._open else pool_closed()

    async def _try(self, slot: WorkerSlot, asked: PendingRequest, level: str) -> Choice | Action | None:
        seconds = self.allowed(asked.request.seconds)
        request = msgspec.structs.replace(asked.request, level=level, seconds=seconds)
        try:
            worker = await self._seated(slot)
            return asked.read(await worker.ask(request, 4 * seconds + self.patience, asked.tick))
        except (Crashed, Hung, asyncio.CancelledError):
            await self._clear(slot)
            raise

    def allowed(self, seconds: float) -> float:
        """Return the time to think: less while others wait."""
        return max(SHORTEST, seconds / (1 + self.queued / self.workers))

    async def _seated(self, slot: WorkerSlot) -> BotWorker:
        """Return the slot's worker, ready to be asked; if it died while idle, that costs the request nothing."""
        if slot.worker is not None and not slot.worker.alive:
            await self._clear(slot)
        if slot.worker is None:
            try:
                slot.worker = await self.worker_type.start(self.environ)
            except OSError as fault:
                raise Crashed(type(fault).__name__) from None
            self._alive.add(slot.worker)
            if not self._open:
                raise Crashed("closed")
            await slot.worker.answer(0, STARTING)
        return slot.worker

    async def _clear(self, slot: WorkerSlot) -> None:
        """End the slot's worker; the next request starts a new one."""
        if slot.worker is not None:
            worker, slot.worker = slot.worker, None
            self.replaced += self._open
            await worker.end()
            self._alive.discard(worker)


def refuse(asked: PendingRequest, fault: Exception) -> None:
    if not asked.answer.done():
        asked.answer.set_exception(fault)


def pool_closed() -> Refused:
    return Refused(503, "bots-closed")


# ── answers ──────────────────────────────────────────────────────────────────
class Weighed(Struct, frozen=True):
    """A ranked move from a worker, its action not parsed yet."""

    action: dict[str, Any]
    worth: float
    public: Reason
    private: tuple[Reason, ...] = ()


class Chosen(Struct, frozen=True):
    """A choice from a worker."""

    action: dict[str, Any]
    why: Why
    ranked: tuple[Weighed, ...]


def read_choice(game: Game, raw: Any) -> Choice:
    """Return a choice with actions of this game, and the first few moves that the bot weighed."""
    told = msgspec.convert(raw, Chosen)
    ranked = tuple(Ranked(read_action(game, r.action), r.worth, r.public, r.private) for r in told.ranked)
    return Choice(read_action(game, told.action), told.why, ranked)


def read_action(game: Game, raw: Any) -> Action:
    action: Action = game.read(msgspec.json.encode(raw))  # many times as fast as converting it to one of many types
    return action
