"""Interleaved rounds: one of one server, then one of the other, so that a busy machine is busy for both."""

import asyncio
import gc
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack, closing

from bench.load.drive import House, Table
from bench.load.report import Figures, Idle, Round

MOVES = 80
"""Moves per round, of a match of about 85: nearly a whole one, without its set-up."""
LONGEST = 300.0
"""Seconds before a round counts as stuck."""
IDLE_TABLES, IDLE_MOVES, REST = 1000, 40, 5.0
"""Idle tables are half-way through a match, and rest a little before they are weighed."""


async def play(tables: Sequence[Table], moves: int) -> None:
    async with asyncio.timeout(LONGEST):
        await asyncio.gather(*[table.play(moves) for table in tables])


async def one_round(house: House, tables: int, moves: int = MOVES) -> Round:
    """Play new matches at all tables and measure only their moves; a table whose match ends early rests."""
    seated = await house.seat(tables)
    gc.collect()
    gc.freeze()  # the client's own housekeeping must not look like the server's delay
    cpu, wall, own = house.server.cpu(), time.perf_counter(), time.process_time()
    await play(seated, moves)
    wall, own = time.perf_counter() - wall, time.process_time() - own
    cpu = house.server.cpu() - cpu
    memory = house.server.memory()
    times = sorted(seconds for table in seated for seconds in table.times)
    for table in seated:
        table.close()
    gc.unfreeze()
    return Round.of(times, cpu, wall, own / wall, memory)


async def interleaved(open_houses: Sequence[Callable[[], House]], tables: int, rounds: int,
                      warm: int) -> list[Figures]:
    """Play a round of each server in turn; the first rounds warm up and are thrown away."""
    with ExitStack() as night:
        houses = [night.enter_context(closing(open_house())) for open_house in open_houses]
        figures = [Figures(house.name, tables, house.server.memory()) for house in houses]
        for at in range(-warm, rounds):
            order = list(zip(houses, figures, strict=True))
            for house, found in reversed(order) if at % 2 else order:
                measured = await one_round(house, tables)
                found.first = found.first or measured.memory
                if at >= 0:
                    found.rounds.append(measured)
    return figures


async def idle(open_house: Callable[[], House], tables: int = IDLE_TABLES, moves: int = IDLE_MOVES) -> Idle:
    with closing(open_house()) as house:
        empty = house.server.memory()
        seated = await house.seat(tables)
        await play(seated, moves)
        await asyncio.sleep(REST)
        weighed = Idle(house.name, tables, 2 * tables, empty, house.server.memory())
        for table in seated:
            table.close()
    return weighed
