"""The pool here: worker processes beside the caller, which never waits for its own thinking.

The guests for whom jobs are done take turns, each in the order of their requests, and a worker has one request at a
time. A worker that crashes or hangs is replaced, and after a crash the job is tried again, so a job is done whatever
happens to the process."""

import asyncio
import math
import os
import time
from collections import Counter, deque
from collections.abc import Callable, Coroutine, Mapping
from contextlib import suppress

import msgspec

from greathall.pool.helper import Crashed, Helper, Hung, warn
from greathall.pool.job import Busy, Closed, Failed, Job, NoAnswer, Rank, Tick
from greathall.pool.messages import Answer, Request, framed

NICE = {Rank.TURN: 10, Rank.REVIEW: 15, Rank.LAB: 19}
"""How much priority a worker gives up to the server."""
MOST_WAITING = 1000
SHORTEST = 0.05
"""The least time to think, in seconds, under any load."""
TRIES = 3
"""How often a job may crash a worker."""
STARTING = 60.0
"""Seconds a process may take to get ready on a busy machine."""


def nothing(*_: object) -> None:
    """Nobody waits to hear how far a job is, or nobody has begun it."""


class Worker(Helper):
    """A worker process, which has one request at a time."""

    module, called = "greathall.pool.worker", "bot worker"

    async def ready(self) -> None:
        """Wait until the process can be asked."""
        await self._answer(0, STARTING, b"", nothing)

    async def ask(self, request: Request, limit: float, tick: Tick = nothing) -> Answer:
        """Return the answer to a numbered request."""
        return await self._answer(request.id, limit, framed(request), tick)

    async def _answer(self, number: int, limit: float, data: bytes, tick: Tick) -> Answer:
        try:
            async with asyncio.timeout(limit):
                await self.send(data)
                while (answer := await self.heard()).share is not None:
                    tick(answer.share)
        except TimeoutError:
            raise Hung from None
        except OSError as fault:
            raise Crashed(type(fault).__name__) from None
        if answer.id != number:
            raise Crashed("number")
        return answer


class Pending:
    """A job, and the future that waits for its answer."""

    def __init__(self, job: Job, rank: Rank, whom: str = "", tick: Tick | None = None) -> None:
        self.request = Request(0, job, rank, tick is not None)
        self.job, self.rank, self.whom, self.tick = job, rank, whom, tick or nothing
        self.near = False  # only a place here may take it
        self.forget: Callable[[], None] = nothing  # tells whoever has begun it that nobody waits any more
        self.answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()

    def settle(self, answer: Answer) -> bool:
        """Tell whoever waits, and return whether anybody does; raise Failed if the job itself is at fault."""
        if self.answer.done():
            return False
        if answer.fault:
            raise Failed(f"Failed {answer.fault}")
        self.answer.set_result(bytes(answer.data))
        return True

    def refuse(self, fault: Exception) -> None:
        if not self.answer.done():
            self.answer.set_exception(fault)


class Place:
    """A place for one job at a time.

    It keeps a worker for each rank, because a process can't take back the priority that it gave up. Each is started
    when it is needed, and again after a crash."""

    def __init__(self) -> None:
        self.workers: dict[Rank, Worker] = {}


class Here:
    """A pool of processes on this computer, with at most `workers` jobs at once."""

    worker_type = Worker
    patience = 10.0  # seconds, beyond four times its thinking time, until a silent worker counts as hung

    def __init__(self, workers: int, environ: Mapping[str, str] | None = None) -> None:
        self.workers = workers
        self.environ = os.environ if environ is None else environ
        self.replaced = 0
        self.answers: Counter[str] = Counter()  # how many came from here, and from elsewhere
        self._open = False
        self._waiting: deque[Pending] = deque()
        self._served: dict[str, int] = {}  # by guest, when a job for them was handed out last
        self._turn = 0
        self._free = [Place() for _ in range(workers)]  # last in, first out: few processes run when it is quiet
        self._alive: set[Worker] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def queued(self) -> int:
        """Return the number of jobs that nobody has started on."""
        return len(self._waiting)

    @property
    def busy(self) -> int:
        """Return the number of places here where somebody thinks."""
        return self.workers - len(self._free)

    def places(self, rank: Rank) -> int:
        """Return how many jobs of this rank can be done at once."""
        return self.workers

    async def start(self) -> None:
        self._open = True

    async def stop(self) -> None:
        """Refuse all waiting jobs and end all processes."""
        self._open = False
        while self._waiting:
            self._waiting.popleft().refuse(Closed("closed"))
        await asyncio.gather(*(worker.end() for worker in self._alive))
        await asyncio.gather(*self._tasks)
        self._alive.clear()
        for place in self._free:
            place.workers.clear()

    async def do(self, job: Job, rank: Rank, by: float, whom: str = "", tick: Tick | None = None) -> bytes:
        """Return the job's answer as JSON: see Pool."""
        if not self._open:
            raise Closed("closed")
        if self.queued >= MOST_WAITING:
            raise Busy("full")
        asked = Pending(job, rank, whom, tick)
        self._waiting.append(asked)
        self._hand_out()
        late = None
        if by != math.inf:
            late = asyncio.get_running_loop().call_later(by - time.monotonic(), asked.refuse, Busy("late"))
        try:
            return await asked.answer
        except (asyncio.CancelledError, Busy):  # nobody waits any more
            with suppress(ValueError):
                self._waiting.remove(asked)
            asked.forget()
            raise
        finally:
            if late is not None:
                late.cancel()

    # ── who does it ──────────────────────────────────────────────────────────
    def _hand_out(self) -> None:
        while self._free and (asked := self._next()) is not None:
            self._spawn(self._serve(self._free.pop(), asked))

    def _spawn(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _next(self, wanted: Callable[[Pending], bool] = bool) -> Pending | None:
        """Return the first job of the highest rank, for the guest who was served longest ago.

        So one guest's many requests hold up nobody else's."""
        found = min(filter(wanted, self._waiting), default=None,
                    key=lambda asked: (asked.rank, self._served.get(asked.whom, 0)))
        if found is not None:
            self._waiting.remove(found)
            self._turn += 1
            if len(self._served) > MOST_WAITING:
                self._served.clear()
            self._served[found.whom] = self._turn
        return found

    async def _serve(self, place: Place, asked: Pending) -> None:
        """Do a job in a task of its own."""
        try:
            self.answers["here"] += asked.settle(await self._answer(place, asked))
        except Exception as fault:
            asked.refuse(fault)
        finally:
            asked.forget = nothing
            self._free.append(place)
            self._hand_out()

    async def _answer(self, place: Place, asked: Pending) -> Answer:
        """Return a worker's answer; a crash may be bad luck, so the job is tried again."""
        trouble = ""
        for _ in range(TRIES):
            if asked.answer.done() or not self._open:
                break
            try:
                return await self._try(place, asked)
            except Crashed as fault:
                trouble = f"Crashed {fault}"
            except Hung:
                trouble = "Hung"
            if self._open:  # a closing pool ends its workers itself
                warn("bot worker failed", what=asked.job.what, game=asked.job.game, trouble=trouble)
            if trouble == "Hung":  # it would do so again
                break
        raise NoAnswer(trouble) if self._open else Closed("closed")

    async def _try(self, place: Place, asked: Pending) -> Answer:
        try:
            worker = await self._worker(place, asked.rank)
            if asked.answer.done():  # nobody waits any more
                return Answer(0)
            request = worker.numbered(self.shortened(asked))
            asked.forget = lambda: worker.forget(request.id)
            assert request.job is not None
            return await worker.ask(request, 4 * request.job.seconds + self.patience, asked.tick)
        except (Crashed, Hung, asyncio.CancelledError):
            await self._clear(place, asked.rank)
            raise

    def shortened(self, asked: Pending) -> Request:
        """Return the request with the time to think that it is allowed now."""
        seconds = self.allowed(asked.job.seconds)
        if seconds == asked.job.seconds:
            return asked.request
        return msgspec.structs.replace(asked.request, job=msgspec.structs.replace(asked.job, seconds=seconds))

    def allowed(self, seconds: float) -> float:
        """Return the time to think: less while others wait."""
        return max(SHORTEST, seconds / (1 + self.queued / self.places(Rank.TURN)))

    async def _worker(self, place: Place, rank: Rank) -> Worker:
        """Return the place's worker, ready to be asked; if it died while idle, that costs the job nothing."""
        worker = place.workers.get(rank)
        if worker is not None and worker.alive:
            return worker
        await self._clear(place, rank)
        try:
            worker = place.workers[rank] = await self.worker_type.start(self.environ, str(NICE[rank]))
        except OSError as fault:
            raise Crashed(type(fault).__name__) from None
        self._alive.add(worker)
        if not self._open:
            raise Crashed("closed")
        await worker.ready()
        return worker

    async def _clear(self, place: Place, rank: Rank) -> None:
        """End the place's worker; the next job starts a new one."""
        worker = place.workers.pop(rank, None)
        if worker is not None:
            self.replaced += self._open
            await worker.end()
            self._alive.discard(worker)
