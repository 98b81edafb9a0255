"""`python -m bench.load.bots [--against SRC]`: what a bot's move costs the hall, and apart from it the bots.

At every table four bots play at once, without a pause, for one spectator."""

import argparse
import asyncio
from collections.abc import Sequence
from contextlib import ExitStack, closing
from functools import partial
from pathlib import Path

import uvloop
from picows import ws_connect

from bench.load.drive import Screen
from bench.load.hall import HEARD, Hall
from bench.load.report import told
from bench.load.rounds import LONGEST
from bench.load.server import PATIENCE
from bench.machine import machine
from bench.measure import ratio, spread

AT = (("monopoly", "medium"), ("sequence", "easy"), ("sequence", "medium"))
TABLES, ENTRIES = 20, 60
"""Entries at each table that are measured: fewer than a match has, so that none ends."""
MOST = 400
"""The most microseconds that a bot's move may cost the hall."""


class Spectator(Screen):
    over = False

    def hear(self, text: bytes) -> None:
        heard = HEARD.decode(text)
        if heard.type == "table":
            self.stamp, self.over = heard.seq, heard.status == "over"


async def watch(hall: Hall, game: str, level: str) -> list[Spectator]:
    host = hall.server.post("/api/identity", {"name": "Host"}, method="PUT")["token"]
    new = {"game": game, "seats": 4, "mine": [], "bots": {str(seat): level for seat in range(4)}}
    paths = [f"/api/tables/{hall.server.post('/api/tables', new, host)['id']}" for _ in range(TABLES)]
    for path in paths:
        hall.server.post(f"{path}/start", {}, host)
    found = [Spectator() for _ in paths]
    for spectator, path in zip(found, paths, strict=True):  # bots play only where someone looks on
        await ws_connect(lambda seen=spectator: seen, f"ws://127.0.0.1:{hall.server.port}{path}/socket",
                         extra_headers={"Authorization": f"Bearer {host}"}, websocket_handshake_timeout=PATIENCE)
    for spectator in found:
        await spectator.ready
    hall.server.hang_up()
    return found


async def one_round(hall: Hall, game: str, level: str) -> tuple[float, float]:
    """Return the microseconds of the hall, and of the bots, for each choice of a bot."""
    seen = await watch(hall, game, level)
    async with asyncio.timeout(LONGEST):
        first = [one.stamp for one in seen]
        while any(one.stamp == stamp for one, stamp in zip(seen, first, strict=True)):  # a worker takes long to start
            await asyncio.sleep(0.1)
    moves, own, all_of_it = hall.server.count("thoughts"), hall.server.own_cpu(), hall.server.cpu()
    entries = sum(one.stamp for one in seen) + TABLES * ENTRIES
    async with asyncio.timeout(LONGEST):
        while sum(one.stamp for one in seen) < entries and not all(one.over for one in seen):
            await asyncio.sleep(0.05)
    moves = hall.server.count("thoughts") - moves
    own, all_of_it = hall.server.own_cpu() - own, hall.server.cpu() - all_of_it
    for one in seen:
        one.transport.disconnect()
    return 1e6 * own / moves, 1e6 * (all_of_it - own) / moves


async def measure(halls: Sequence[Hall], rounds: int) -> None:
    for game, level in AT:
        costs: list[list[tuple[float, float]]] = [[] for _ in halls]
        for number in range(rounds):
            order = list(zip(halls, costs, strict=True))
            for hall, cost in reversed(order) if number % 2 else order:
                cost.append(await one_round(hall, game, level))
        for hall, cost in zip(halls, costs, strict=True):
            own, theirs = zip(*cost, strict=True)
            print(f"{game}, {level}, {hall.name}: hall {told(spread(own))} µs a move, bots {told(spread(theirs))} µs")
        if len(halls) > 1:
            s = ratio(*([own for own, _ in cost] for cost in costs))
            print(f"    {s.middle:.2f} ({s.low:.2f} to {s.high:.2f}) of what it was")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.load.bots", description="What a bot's move costs.")
    parser.add_argument("--against", type=Path, metavar="SRC", help="another source tree of ours, measured in turns")
    parser.add_argument("--rounds", type=int, default=3)
    asked = parser.parse_args()
    print(machine())
    opened = partial(Hall, GREATHALL_PACE="0", GREATHALL_WORKERS="1")
    with ExitStack() as night:
        trees = [None, asked.against] if asked.against else [None]
        uvloop.run(measure([night.enter_context(closing(opened(tree))) for tree in trees], asked.rounds))


if __name__ == "__main__":
    main()
