"""The pool here and on a Ray cluster: what finds no place here is done on other machines.

A process of its own, the bridge, speaks to Ray, because Ray ends its caller's process when it loses the cluster. When
the bridge, the cluster or a machine of it is lost, their jobs are done here, and the bridge is started again."""

import asyncio
from asyncio.subprocess import Process
from collections import Counter
from collections.abc import Callable, Mapping
from contextlib import suppress
from importlib.util import find_spec

from greathall.bots.bot import TICK, ticking
from greathall.pool.helper import Crashed, Helper, Hung, warn
from greathall.pool.here import STARTING, Here, Pending, nothing
from greathall.pool.job import Closed, Rank
from greathall.pool.messages import Answer, Request, framed

PASSED_ON = "RAY_"
"""The bridge also gets Ray's own variables, with the token that lets it in."""


def is_installed() -> bool:
    """Return whether Ray can be used."""
    return find_spec("ray") is not None


class Lost(Exception):
    """The job must be done here; nothing is wrong with it."""


class Bridge(Helper):
    """The process that speaks to Ray, with many requests at once."""

    module, called = "greathall.pool.bridge", "bridge"
    silence = 4.0  # seconds without a word after which it, or the cluster behind it, is lost
    slow = 2.0  # seconds that a job may take beyond its thinking, until it is done here

    @classmethod
    def environment(cls, environ: Mapping[str, str]) -> dict[str, str]:
        ours = {name: value for name, value in environ.items() if name.startswith(PASSED_ON) or name == "HOME"}
        return {**super().environment(environ), **ours, "RAY_USAGE_STATS_ENABLED": "0"}

    def __init__(self, process: Process) -> None:
        super().__init__(process)
        self.turns = self.rest = 0  # places
        self.lost = False
        self.waiting: dict[int, asyncio.Future[Answer]] = {}

    async def ask(self, request: Request, seconds: float) -> Answer:
        """Return the answer to a numbered request that may take so long, or raise Lost."""
        if self.lost:  # since the job was handed out
            raise Lost("bridge")
        answer = self.waiting[request.id] = asyncio.get_running_loop().create_future()
        try:
            async with asyncio.timeout(seconds + self.slow):
                await self.send(framed(request))
                told: Answer = await answer
        except (TimeoutError, OSError) as fault:
            self.forget(request.id)
            raise Lost(type(fault).__name__) from None
        finally:
            del self.waiting[request.id]
        if told.again:
            raise Lost(told.fault)
        return told

    async def hear(self, places_changed: Callable[[], None]) -> None:
        """Take answers until the bridge or the cluster behind it is lost; then raise why."""
        limit = STARTING
        while True:
            try:
                async with asyncio.timeout(limit):
                    answer = await self.heard()
            except TimeoutError:
                raise Hung("silent") from None
            limit = self.silence
            if answer.places is not None and answer.places != (self.turns, self.rest):
                self.turns, self.rest = answer.places
                places_changed()
            waiting = self.waiting.get(answer.id)
            if waiting is not None and not waiting.done():
                waiting.set_result(answer)

    def lose(self) -> None:
        """Give up on all that it was asked."""
        self.lost = True
        for answer in self.waiting.values():
            if not answer.done():
                answer.set_exception(Lost("bridge"))


class Cluster(Here):
    """A pool with places here and more on a Ray cluster.

    A table's job takes a free place here, else one elsewhere; all other jobs go elsewhere first. A job waits for
    whichever place is free next."""

    bridge_type = Bridge
    again = 10.0  # seconds until a lost bridge is started again

    def __init__(self, address: str, workers: int, environ: Mapping[str, str] | None = None) -> None:
        super().__init__(workers, environ)
        self.address = address
        self._bridge: Bridge | None = None
        self._keeper: asyncio.Task[None] | None = None
        self._away: Counter[bool] = Counter()  # jobs elsewhere: those for turns, and all others

    def elsewhere(self, rank: Rank) -> int:
        """Return how many jobs of this rank can be done elsewhere at once."""
        if self._bridge is None:
            return 0
        return self._bridge.turns if rank is Rank.TURN else self._bridge.rest

    def places(self, rank: Rank) -> int:
        return self.workers + self.elsewhere(rank)

    async def start(self) -> None:
        await super().start()
        self._keeper = asyncio.create_task(self._keep())

    async def stop(self) -> None:
        self._open = False
        if self._keeper is not None:
            self._keeper.cancel()
            with suppress(asyncio.CancelledError):
                await self._keeper
        await super().stop()

    async def _keep(self) -> None:
        """Keep a bridge; when it is lost, do its jobs here and start another one after a while."""
        while True:
            try:
                bridge = self._bridge = await self.bridge_type.start(self.environ, "--ray", self.address)
                try:
                    await bridge.hear(self._hand_out)
                finally:
                    self._bridge = None
                    bridge.lose()
                    await bridge.end()
            except (Crashed, Hung, OSError) as why:
                warn("bridge lost", trouble=f"{type(why).__name__} {why}")
            await asyncio.sleep(self.again)

    def _hand_out(self) -> None:
        self._send_off(turns=False)
        super()._hand_out()
        self._send_off(turns=True)

    def _send_off(self, turns: bool) -> None:
        def fits(asked: Pending) -> bool:
            return is_turn(asked) == turns and not asked.near and self._away[turns] < self.elsewhere(asked.rank)

        while self._bridge is not None and (asked := self._next(fits)) is not None:
            self._away[turns] += 1
            self._spawn(self._serve_elsewhere(self._bridge, asked))

    async def _serve_elsewhere(self, bridge: Bridge, asked: Pending) -> None:
        request = bridge.numbered(self.shortened(asked))
        assert request.job is not None
        asked.forget = lambda: bridge.forget(request.id)
        telling = asyncio.create_task(self._tell_share(asked, request.job.seconds)) if request.ticks else None
        try:
            answer = await bridge.ask(request, request.job.seconds)
            self.answers["elsewhere"] += asked.settle(answer)
        except Lost:
            if not self._open:
                asked.refuse(Closed("closed"))
            elif not asked.answer.done():
                asked.near = True
                self._waiting.appendleft(asked)
        except Exception as fault:
            asked.refuse(fault)
        finally:
            if telling is not None:
                telling.cancel()
            asked.forget = nothing
            self._away[is_turn(asked)] -= 1
            self._hand_out()

    async def _tell_share(self, asked: Pending, seconds: float) -> None:
        """Tell how far the job is, by the clock here: it had a place when it was sent, so it began."""
        clock = ticking(seconds, asked.tick)
        while True:
            await asyncio.sleep(TICK)
            clock()


def is_turn(asked: Pending) -> bool:
    return asked.rank is Rank.TURN
