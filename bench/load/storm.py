"""`python -m bench.load.storm [--against SRC] [--sockets N]`: how soon everyone is back after a lost line.

The clients of half as many tables, half-way through their matches, all connect at once, as after a proxy's restart."""

import argparse
import asyncio
import time
from contextlib import ExitStack, closing
from pathlib import Path

import uvloop

from bench.load.hall import Hall
from bench.load.report import told
from bench.load.rounds import play
from bench.machine import machine
from bench.measure import ratio, spread

MOVES = 20


class Crowd:
    """One hall's clients, and where each of them sits."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.places: list[tuple[str, str, int]] = []  # the guest's token, the table's socket, the seat

    async def come(self, sockets: int) -> None:
        tables = await self.hall.seat(sockets // 2)
        await play(tables, MOVES)
        for at, table in enumerate(tables):
            self.places += [(self.hall.guests[2 * at + seat], self.hall.paths[at], seat) for seat in range(2)]
            table.close()
        await asyncio.sleep(2.0)

    async def storm(self) -> tuple[float, float]:
        """Return the seconds until all are back, by the clock and by the hall's processor."""
        began, cpu = time.perf_counter(), self.hall.server.cpu()
        back = await asyncio.gather(*(self.hall.sit(path, seat, guest) for guest, path, seat in self.places))
        took = time.perf_counter() - began, self.hall.server.cpu() - cpu
        for screen in back:
            screen.transport.disconnect()
        await asyncio.sleep(2.0)
        return took


async def measure(halls: list[Hall], sockets: int, rounds: int) -> None:
    crowds = [Crowd(hall) for hall in halls]
    for crowd in crowds:
        await crowd.come(sockets)
    found: list[list[tuple[float, float]]] = [[] for _ in crowds]
    for number in range(rounds):
        order = list(zip(crowds, found, strict=True))
        for crowd, took in reversed(order) if number % 2 else order:
            took.append(await crowd.storm())
    for hall, took in zip(halls, found, strict=True):
        wall, cpu = ([1000 * seconds for seconds in column] for column in zip(*took, strict=True))
        print(f"{hall.name}, {sockets} sockets: all back in {told(spread(wall))} ms, {told(spread(cpu))} ms of CPU")
    if len(found) > 1:
        times = [ratio(*([one[what] for one in took] for took in found)) for what in (0, 1)]
        print(*(f"    {s.middle:.2f} ({s.low:.2f} to {s.high:.2f}) of what it was, {what}"
                for s, what in zip(times, ("by the clock", "in CPU"), strict=True)), sep="\n")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.load.storm", description="How soon everyone is back.")
    parser.add_argument("--against", type=Path, metavar="SRC", help="another source tree of ours, measured in turns")
    parser.add_argument("--sockets", type=int, default=1000)
    parser.add_argument("--rounds", type=int, default=3)
    asked = parser.parse_args()
    print(machine())
    with ExitStack() as night:
        trees = [None, asked.against] if asked.against else [None]
        halls = [night.enter_context(closing(Hall(tree))) for tree in trees]
        uvloop.run(measure(halls, asked.sockets, asked.rounds))


if __name__ == "__main__":
    main()
