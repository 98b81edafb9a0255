"""`python -m bench.attacks.honest PORT`: people who play at a person's pace, and how long each move takes.

A process of its own, so that the attackers' work isn't taken for the hall's delay. It prints a line of JSON for each
second: when it began, and the times of the moves and of the looks at the list of tables in it."""

import asyncio
import json
import sys
import time
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from bench.attacks.client import Line, choices, guest, seat

PAIRS = 6
PAUSE = 0.15
"""Seconds between moves at a table; six tables make about forty moves a second."""
LOOK = 0.5


class Person:
    def __init__(self, line: Line, socket: ClientConnection, number: int) -> None:
        self.line, self.socket, self.number = line, socket, number
        self.now: dict[str, Any] = {"seq": -1, "ask": None, "status": ""}

    async def until(self, seq: int) -> None:
        """Hear until the table has come this far."""
        while self.now["seq"] < seq:
            message = json.loads(await self.socket.recv())
            if message["type"] == "table":
                self.now = message
            elif message["type"] == "refusal":
                raise RuntimeError(message["why"])


class Times:
    """The seconds that things took, by kind, since the last line."""

    def __init__(self) -> None:
        self.of: dict[str, list[float]] = {"moves": [], "looks": []}

    async def tell(self) -> None:
        while True:
            began = time.time()
            await asyncio.sleep(1)
            told, self.of = self.of, {"moves": [], "looks": []}
            print(json.dumps({"at": began, **told}), flush=True)


async def pair(port: int, number: int, times: Times, rng: Random) -> None:
    """Two people who play one match after another; what fails is tried again, and the time it took counts."""
    lines = [await guest(port, f"127.0.{10 + number}.{each}", f"Honest {number}.{each}") for each in (1, 2)]
    while True:
        try:
            await match(lines, times, rng)
        except (ConnectionClosed, OSError, TimeoutError) as no:
            print(f"honest {number}: {no!r}", file=sys.stderr, flush=True)
            await asyncio.sleep(1)


async def match(lines: list[Line], times: Times, rng: Random) -> None:
    ann, bob = lines
    _, made = await ann.ask("POST", "/api/tables", {"game": "sequence", "seats": 2})
    table = (made or {}).get("id")
    if table is None:
        raise TimeoutError(f"no table: {made}")
    await bob.ask("POST", f"/api/tables/{table}/seats/1")
    await ann.ask("POST", f"/api/tables/{table}/start", {})
    async with seat(ann, table) as first, seat(bob, table) as second:
        people = [Person(ann, first, 0), Person(bob, second, 1)]
        for person in people:
            await person.until(0)
        while people[0].now["status"] == "playing":
            await asyncio.sleep(rng.uniform(0.5, 1.5) * PAUSE)
            newest = max(person.now["seq"] for person in people)
            for person in people:
                await person.until(newest)
            mover = next((person for person in people if choices(person.now)), None)
            if mover is None:  # suspended: the next match
                return
            before, legal = mover.now["seq"], choices(mover.now)
            began = time.perf_counter()
            await mover.socket.send(json.dumps({"seq": before, "seat": mover.number, "action": rng.choice(legal)}))
            for person in people:
                await person.until(before + 1)
            times.of["moves"].append(time.perf_counter() - began)


async def look(port: int, times: Times) -> None:
    """Someone who looks at the list of tables again and again."""
    line = await guest(port, "127.0.30.1", "Looker")
    while True:
        await asyncio.sleep(LOOK)
        began = time.perf_counter()
        await line.ask("GET", "/api/tables")
        times.of["looks"].append(time.perf_counter() - began)


async def main(port: int) -> None:
    times, rng = Times(), Random(1)
    await asyncio.gather(times.tell(), look(port, times), *(pair(port, n, times, rng) for n in range(PAIRS)))


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1])))
