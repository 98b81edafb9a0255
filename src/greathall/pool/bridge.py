"""The bridge to a Ray cluster: `python -m greathall.pool.bridge --ray ADDRESS`, started by a pool (cluster.py).

It reads requests from standard input and writes answers to standard output, many at once. Each job is a task of Ray's:
a running one can be cancelled, and one whose process is lost begins again. Ray has no priorities, so jobs for turns
have places of their own, the resource "turn"; all others take CPUs."""

import argparse
import asyncio
import sys
import threading
from collections.abc import Coroutine
from typing import Any

import msgspec
import ray

from greathall.pool.job import Rank
from greathall.pool.messages import Answer, Request, framed, listen, own_pipes, tell
from greathall.pool.worker import answer_bytes, warm_up

TURN = "turn"
LOOK = 1.0
"""Seconds between two looks at the size of the cluster."""
GENTLY = 1.0
"""Seconds that a cancelled job gets to end; then its process is killed."""
TRIES = 2
"""How often Ray begins a job again whose process was lost."""


class Bridge:
    """The process, with the pool on one side and Ray on the other."""

    def __init__(self, told: int) -> None:
        self.told = told
        self.loop = asyncio.get_running_loop()
        on_turns = ray.remote(num_cpus=0, resources={TURN: 1}, max_retries=TRIES)
        on_cpus = ray.remote(num_cpus=1, max_retries=TRIES)
        self.turn, self.other, self.warm_up = on_turns(answer_bytes), on_cpus(answer_bytes), on_turns(warm_up)
        self.running: dict[int, Any] = {}  # Ray's references, by number
        self.tasks: set[asyncio.Task[None]] = set()
        self.trouble = ""  # told last
        self.warm = 0  # places for turns where a process is ready

    async def run(self, asked: int) -> None:
        """Take requests, and tell the size of the cluster again and again; when Ray doesn't answer, tell nothing."""
        def hear(data: bytes) -> None:
            self.loop.call_soon_threadsafe(self.hear, data)

        threading.Thread(target=listen, args=(asked, hear), daemon=True).start()
        warming: asyncio.Task[None] | None = None
        while True:
            turns, rest = await asyncio.to_thread(cluster_places)
            if turns > self.warm and (warming is None or warming.done()):
                warming = self.spawn(self.warm_places(turns))
            tell(self.told, framed(Answer(0, places=(min(turns, self.warm), rest))))
            await asyncio.sleep(LOOK)

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = self.loop.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def warm_places(self, turns: int) -> None:
        """Start a process at every place for a turn, so that no table waits for it."""
        try:
            await asyncio.gather(*(self.warm_up.remote() for _ in range(turns)))
            self.warm = turns
        except Exception as fault:  # for example a node without Great Hall
            self.complain(str(fault).strip().rpartition("\n")[2])

    def complain(self, trouble: str) -> None:
        """Tell the hall's log what is wrong, but not every second."""
        if trouble != self.trouble:
            self.trouble = trouble
            print(f"places not ready: {trouble}", file=sys.stderr, flush=True)

    def hear(self, data: bytes) -> None:
        request = msgspec.json.decode(data, type=Request)
        if request.job is None:
            self.cancel(request.id)
        else:
            self.running[request.id] = (self.turn if request.rank is Rank.TURN else self.other).remote(data)
            self.spawn(self.answer(request.id))

    async def answer(self, number: int) -> None:
        """Wait for a job, and pass on its answer; whatever became of Ray, the job can be done elsewhere."""
        try:
            answer = await self.running[number]
        except Exception as fault:
            answer = framed(Answer(number, fault=type(fault).__name__, again=True))
        del self.running[number]
        tell(self.told, answer)

    def cancel(self, number: int, force: bool = False) -> None:
        """Cancel a job, and if need be end its process, so that the place is free again."""
        if number in self.running:
            ray.cancel(self.running[number], force=force)
            if not force:
                self.loop.call_later(GENTLY, self.cancel, number, True)


def cluster_places() -> tuple[int, int]:
    """Return how many jobs the cluster can do at once: for turns, and others."""
    told = ray.cluster_resources()
    return int(told.get(TURN, 0)), int(told.get("CPU", 0))


async def serve(asked: int, told: int) -> None:
    await Bridge(told).run(asked)


def main() -> None:
    parser = argparse.ArgumentParser(prog="greathall.pool.bridge", description=__doc__)
    parser.add_argument("--ray", required=True, metavar="ADDRESS")
    address = parser.parse_args().ray
    asked, told = own_pipes()
    ray.init(address=address, namespace="greathall", log_to_driver=False, logging_level="warning")
    asyncio.run(serve(asked, told))


if __name__ == "__main__":
    main()
