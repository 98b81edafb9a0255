"""A long work cut into slices, so that any of them may be lost and done again."""

import math
from asyncio import Task, create_task, gather
from collections import deque
from collections.abc import AsyncIterator, Callable, Iterable
from typing import Any

import msgspec
from msgspec import Raw

from greathall import __version__
from greathall.pool.job import Job, Pool, Rank, Slice


async def in_slices(pool: Pool, work: Callable[[Any], Any], parts: Iterable[Any], rank: Rank) -> AsyncIterator[Any]:
    """Yield what `work` makes of each part, in their order, as if it were called here for one after the other.

    `work` is a function of a module that can be imported everywhere. Its argument and its answer are JSON, and the same
    part must always give the same answer. A part should take at most half a second: nothing interrupts it, and a table
    may have to wait for it."""
    running: deque[Task[bytes]] = deque()

    def begin(part: Any) -> None:
        body = Slice(f"{work.__module__}:{work.__qualname__}", Raw(msgspec.json.encode(part)))
        job = Job("slice", "", 0, __version__, 0.0, Raw(msgspec.json.encode(body)))
        running.append(create_task(pool.do(job, rank, math.inf)))

    try:
        for part in parts:
            while len(running) > 2 * pool.places(rank):  # enough for those that finish before the first one
                yield msgspec.json.decode(await running.popleft())
            begin(part)
        while running:
            yield msgspec.json.decode(await running.popleft())
    finally:
        for task in running:
            task.cancel()
        await gather(*running, return_exceptions=True)
