"""`python -m bench.hot [--against SRC] [--rounds N]`: where the server's time goes, in one process without a network.

A hundred tables of two-player Sequence, two sockets each, take turns; each part of a move is timed on the CPU clock.
Beside it runs a fixed loop of plain Python: a figure that is told in loops says the same on another machine. With
`--against`, another source tree of ours does the same in turns, in a process of its own."""

import argparse
import asyncio
import json
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

import msgspec

import greathall
from bench.duel import Tree, build
from bench.machine import machine
from bench.measure import ratio, spread
from greathall.core import fairness
from greathall.core.game import find_game
from greathall.core.match import FORMAT
from greathall.pool.bots import Bots
from greathall.pool.here import Here
from greathall.server.client import Client
from greathall.server.hub import Hub
from greathall.server.metrics import Metrics
from greathall.server.notice import Notices
from greathall.server.restore import restore_table
from greathall.server.settings import Settings
from greathall.server.socket import heard
from greathall.server.store import Change, Kept, Store, StoredLine
from greathall.server.table import LiveTable
from greathall.server.table_meta import Seated, TableMeta

TABLES, MOVES = 100, 40
BATCHES = (8, 60, 200)
"""How many tables' moves share a commit."""
PARTS = ("heard", "play", "change", "messages")
LONG = 6000
"""Entries of a long match; with fewer tables, it is shorter too."""
LOOP = 20_000


class Bench:
    """A hub without a loop, and its tables in the middle of their matches."""

    def __init__(self, folder: Path) -> None:
        self.rng = Random(1)
        self.store = Store.at(folder)
        self.hub = Hub(Settings(data=folder), self.store, Bots(Here(1)), Notices(), Metrics())
        self.numbers = iter(range(10**9))

    def tables(self, count: int) -> list[LiveTable]:
        return [self.table(f"table-{next(self.numbers)}") for _ in range(count)]

    def table(self, table_id: str, name: str = "sequence") -> LiveTable:
        game = find_game(name)
        sitters = [Seated(f"guest-{seat}", f"Guest {seat}") for seat in range(2)]
        secret = f"{next(self.numbers):064x}"
        meta = TableMeta(table_id, game.name, game.rules, game.resolve_options(2, {}), sitters, "guest-0", 0,
                         fairness.commitment(bytes.fromhex(secret)), format=FORMAT)
        table = LiveTable(meta, secret, new=True)
        table.presence.here = {sitter.owner for sitter in sitters}
        table.start(0.0)
        table.begin_if_due(1e9)
        slot = self.hub.slot(table_id)
        slot.table, slot.status = table, "playing"
        for seat in range(2):
            client = Client(f"guest-{seat}", "", (self.hub.buckets.of(""),), 1 << 30)
            client.seated([seat])
            client.sent = table.seq
            slot.clients.append(client)
        change = table.change()
        assert change is not None
        self.write([change])
        table.written()
        return table

    def write(self, changes: list[Any]) -> None:
        assert self.store._writer._attempt(changes) == ""

    def moves(self, count: int) -> dict[str, float]:
        """Return the microseconds of each part of a move, over so many new tables."""
        spent = dict.fromkeys(PARTS, 0.0)
        done = 0
        for table in (tables := self.tables(count)):
            self.hub._announce(self.hub.slots[table.meta.id], table, 0.0)
        for _ in range(MOVES):
            tables = [table for table in tables if table.asked is not None]
            done += len(tables)
            texts = [self.text(table) for table in tables]
            began = process_time()
            said = [heard(text, 1 << 16)[0] for text in texts]
            spent["heard"] += process_time() - began
            began = process_time()
            for table, one in zip(tables, said, strict=True):
                table.play(f"guest-{one.seat}", one.seat, one.seq, bytes(one.action), 0.0)  # type: ignore[arg-type]
            spent["play"] += process_time() - began
            began = process_time()
            for table in tables:
                table.change()
                table.written()
            spent["change"] += process_time() - began
            began = process_time()
            for table in tables:
                told(self.hub, self.hub.slots[table.meta.id], table)
            spent["messages"] += process_time() - began
            for slot in self.hub.slots.values():
                for client in slot.clients:
                    client.waiting.clear()
                    client.weight = 0
        self.hub.slots.clear()
        return {part: 1e6 * seconds / done for part, seconds in spent.items()}

    def text(self, table: LiveTable) -> str:
        """Return a random legal move as the client sends it."""
        assert table.match is not None
        action = self.rng.choice(table.match.legal())
        said = {"seq": table.seq, "seat": table.asked, "action": action}
        return msgspec.json.encode(said).decode()

    def rows(self) -> dict[str, float]:
        """Return the microseconds that a row costs the writer, by the size of the commit."""
        found = {}
        tables = self.tables(max(BATCHES))
        body = msgspec.json.encode(tables[0].match.entries[-2:] if tables[0].match else [])
        for batch in BATCHES:
            commits = max(1, 600 // batch)
            began = process_time()
            for seq in range(commits):
                self.write([Change(table.meta.id, (StoredLine(1000 * batch + seq, body),)) for table in tables[:batch]])
            found[f"row, {batch} a commit"] = 1e6 * (process_time() - began) / commits / batch
        self.hub.slots.clear()
        return found

    def long(self, entries: int) -> dict[str, float]:
        """Return the microseconds that a long match of Monopoly costs to restore, per entry, and to open its page."""
        table = self.table(f"table-{next(self.numbers)}", "monopoly")
        match = table.match
        assert match is not None
        while match.seat is not None and len(match.entries) < entries:
            match.play(self.rng.choice(match.legal()))
        kept = Kept(table.meta, table.secret, [StoredLine(0, msgspec.json.encode(match.entries))])
        began = process_time()
        again = restore_table(kept, 0.0)
        restored = (process_time() - began) / len(match.entries)
        assert again.seq == table.seq
        slot = self.hub.slots[table.meta.id]
        for client in slot.clients:
            client.sent = 0
        began = process_time()
        told(self.hub, slot, table)
        opened = (process_time() - began) / len(slot.clients)
        self.hub.slots.clear()
        return {"restored, an entry": 1e6 * restored, "opened, long match": 1e6 * opened}


def told(hub: Any, slot: Any, table: LiveTable) -> None:
    """Do what follows a write: count, tell, and see to what is due."""
    hub.metrics.messages.inc()
    hub.metrics.moves.inc(1)
    hub._announce(slot, table, 0.0)
    if not (hasattr(hub, "_rests") and hub._rests(slot, table)):  # an older tree follows up every move
        hub._follow_up(slot, table)


def loop() -> float:
    """Return the microseconds of a fixed loop of plain Python."""
    began = process_time()
    total = 0
    for at in range(LOOP):
        total += len(str(at)) if at % 3 else at
    return 1e6 * (process_time() - began)


async def serve() -> None:
    print(Path(greathall.__file__).parent, build(), sep="\n", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        bench = Bench(Path(folder))
        for line in sys.stdin:
            count, = json.loads(line)
            figures = {"loop": loop(), **bench.moves(count), **bench.rows(), **bench.long(LONG * count // TABLES)}
            figures["move"] = sum(figures[part] for part in PARTS)
            print(json.dumps(figures), flush=True)
        bench.store.close()


def compare(source: str, against: str | None, rounds: int, tables: int = TABLES) -> Iterator[str]:
    """Yield a line per part: microseconds, loops, and how many times as quick as the other tree."""
    trees = [Tree(tree, "bench.hot") for tree in (source, against) if tree]
    try:
        yield from (f"{name:20}{tree.package}" for name, tree in zip(("this tree", "against"), trees, strict=False))
        for tree in trees:
            tree.ask(tables)
        found: list[dict[str, list[float]]] = [{} for _ in trees]
        for number in range(rounds):
            order = list(zip(trees, found, strict=True))
            for tree, parts in reversed(order) if number % 2 else order:
                for part, figure in tree.ask(tables).items():
                    parts.setdefault(part, []).append(figure)
        loops = spread(found[0]["loop"]).middle
        for part, figures in found[0].items():
            s = spread(figures)
            line = f"{part:20}{s.middle:8.2f} µs ({s.low:.2f} to {s.high:.2f}) {s.middle / loops:8.5f} loops"
            if len(found) > 1:
                times = ratio(found[1][part], figures)
                line += f"   {times.middle:.2f} times as quick ({times.low:.2f} to {times.high:.2f})"
            yield line
    finally:
        for tree in trees:
            tree.close()


def main() -> None:
    if sys.argv[1:] == ["--serve"]:
        asyncio.run(serve())
        return
    parser = argparse.ArgumentParser(prog="bench.hot", description="Time the parts of a move in one process.")
    parser.add_argument("--against", metavar="SRC", help="another source tree of ours, to be measured in turns")
    parser.add_argument("--rounds", type=int, default=5)
    asked = parser.parse_args()
    print(machine())
    for line in compare(str(Path(greathall.__file__).parents[1]), asked.against, asked.rounds):
        print(line, flush=True)


if __name__ == "__main__":
    main()
