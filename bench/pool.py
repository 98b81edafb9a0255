"""The price of a thought elsewhere: `python -m bench.pool --ray ADDRESS`, on a machine that belongs to a Ray cluster.

Everything is measured in turns, here and on Ray: a bot's answer there and back, how soon the place of a cancelled
thought is used again, and what a bot waits while the cluster is full of slices of half a second. Milliseconds."""

import argparse
import asyncio
import os
import sys
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress

import greathall
from bench.measure import spread
from greathall.core.game import find_game
from greathall.pool import Job, Pool, Rank
from greathall.pool.bots import thought
from greathall.pool.cluster import Bridge, Cluster
from greathall.pool.here import Here
from greathall.pool.slices import in_slices

GAME = find_game("sequence")
UP, PAUSE, LONG = 120.0, 0.3, 60.0


class Patient(Bridge):
    """However long it takes, it is measured."""

    silence = slow = LONG


class Elsewhere(Cluster):
    """Only the places elsewhere."""

    bridge_type = Patient

    def places(self, rank: Rank) -> int:
        return self.elsewhere(rank)

    def _hand_out(self) -> None:
        self._send_off(turns=False)
        self._send_off(turns=True)


def job(level: str, seconds: float) -> Job:
    match = greathall.new("sequence", 4, "bench")
    return thought(GAME, "choose", match.view(match.seat), level, seconds)


async def answer(pool: Pool) -> None:
    await pool.do(job("easy", 0.05), Rank.TURN, time.monotonic() + LONG)


async def timed(work: Callable[[Pool], Awaitable[None]], pool: Pool) -> float:
    began = time.perf_counter()
    await work(pool)
    return 1000 * (time.perf_counter() - began)


async def freed(pool: Pool) -> float:
    """Fill all places with long thoughts, cancel one, and return the time until its place has answered another."""
    long = [asyncio.create_task(pool.do(job("hard", LONG), Rank.TURN, time.monotonic() + LONG))
            for _ in range(pool.places(Rank.TURN))]
    await asyncio.sleep(PAUSE)
    long[0].cancel()
    took = await timed(answer, pool)
    for one in long:
        one.cancel()
    await asyncio.gather(*long, return_exceptions=True)
    await asyncio.sleep(PAUSE)
    return took


async def behind_a_lab(pool: Pool, answers: int) -> list[float]:
    """Return what bots wait while slices take all other places, more of them than there are."""
    async def lab() -> None:
        async for _ in in_slices(pool, time.sleep, [0.5] * 10_000, Rank.LAB):
            pass

    full = asyncio.create_task(lab())
    waits = []
    for _ in range(answers):
        await asyncio.sleep(PAUSE)
        waits.append(await timed(answer, pool))
    full.cancel()
    with suppress(asyncio.CancelledError):
        await full
    return waits


def told(what: str, here: list[float], there: list[float]) -> None:
    dearer = [far - near for near, far in zip(here, there, strict=True)]
    for where, figures in (("here", here), ("on Ray", there), ("dearer", dearer)):
        shown = spread(figures)
        print(f"{what:30} {where:8} {shown.middle:8.1f} {shown.low:8.1f} {shown.high:8.1f}")


async def measure(address: str, rounds: int) -> None:
    far, near = Elsewhere(address, 1), Here(1)
    for pool in (far, near):
        await pool.start()
    try:
        async with asyncio.timeout(UP):
            while not far.elsewhere(Rank.TURN):
                await asyncio.sleep(0.1)
        for pool in (near, far):
            await answer(pool)
        pairs = [(await timed(answer, near), await timed(answer, far)) for _ in range(10 * rounds)]
        told("an easy bot's answer", *map(list, zip(*pairs, strict=True)))
        pairs = [(await freed(near), await freed(far)) for _ in range(rounds)]
        told("cancelled, and another's", *map(list, zip(*pairs, strict=True)))
        told("an answer behind a full lab", await behind_a_lab(near, rounds), await behind_a_lab(far, rounds))
    finally:
        await far.stop()
        await near.stop()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--ray", required=True, metavar="ADDRESS")
    parser.add_argument("--rounds", type=int, default=20)
    args = parser.parse_args()
    print(f"{'ms':30} {'':8} {'median':>8} {'least':>8} {'most':>8}   load {os.getloadavg()[0]:.0f}", file=sys.stdout)
    asyncio.run(measure(args.ray, args.rounds))
