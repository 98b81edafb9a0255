"""`python -m bench.attacks`: attack a real hall, with honest players beside, and print what came of it.

Each attack has a hall of its own. Calm and attacked stretches take turns, so that a busy machine is busy for both; the
honest players' p95 under attack is compared with the calm one of the same run. Read the ratio: it may be 2 at most."""

import argparse
import asyncio
import json
import statistics
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct
from rich.console import Console
from rich.table import Table

from bench.attacks.attacks import ATTACKS, Tally
from bench.load.server import Server, free_port

MOST = 2.0
"""The most that honest players may wait under attack, as a multiple of the calm time."""
WARM, SETTLE = 6.0, 2.0
"""Seconds before anything is measured, and after each change."""


class Found(Struct):
    """What came of one attack: what the hall answered, and the honest players' seconds for a move."""

    attack: str
    answers: dict[str, int]
    calm: list[float]
    attacked: list[float]

    @property
    def ratio(self) -> float:
        return p95(self.attacked) / p95(self.calm)


def p95(times: list[float]) -> float:
    return statistics.quantiles(times, n=20)[-1] if len(times) > 1 else float("nan")


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.attacks", description=__doc__)
    parser.add_argument("attack", nargs="*", help=f"only these: {', '.join(ATTACKS)}")
    parser.add_argument("--seconds", type=float, default=10.0, help="length of each stretch (10)")
    parser.add_argument("--rounds", type=int, default=2, help="pairs of a calm and an attacked stretch (2)")
    parser.add_argument("--src", type=Path, help="attack the hall of this source tree instead of ours")
    parser.add_argument("--out", type=Path, help="where the figures go, as JSON")
    args = parser.parse_args()
    unknown = [name for name in args.attack if name not in ATTACKS]
    if unknown:
        parser.error(f"there is no attack {', '.join(unknown)}; choose from {', '.join(ATTACKS)}")
    console, found = Console(width=150), []
    for name in args.attack or ATTACKS:
        found.append(asyncio.run(attacked(name, args)))
        console.print(as_table(found[-1:], header=len(found) == 1))
    if args.out:
        args.out.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")
    return int(any(one.ratio > MOST for one in found))


async def started(module: str, *words: str) -> asyncio.subprocess.Process:
    return await asyncio.create_subprocess_exec(
        sys.executable, "-m", f"bench.attacks.{module}", *words, stdout=asyncio.subprocess.PIPE)


async def attacked(name: str, args: Any) -> Found:
    """Open a hall and its honest players, and attack it every other while."""
    tally: Tally = Counter()
    with tempfile.TemporaryDirectory(prefix="hall") as folder:
        port = free_port()
        path = {"PYTHONPATH": str(args.src.resolve())} if args.src else {}
        server = Server([sys.executable, "-m", "greathall", "serve", "--port", str(port), "--data", folder],
                        port, Path(folder), **path)
        honest = await started("honest", str(port))
        seconds: list[dict[str, Any]] = []
        listening = asyncio.create_task(listen(honest, seconds))
        stretches: list[tuple[bool, float, float]] = []
        try:
            await asyncio.sleep(WARM)
            for on in [False, True] * args.rounds:
                attacker = await started("attacks", name, str(port)) if on else None
                await asyncio.sleep(SETTLE)
                began = time.time()
                await asyncio.sleep(args.seconds)
                stretches.append((on, began, time.time()))
                if attacker is not None:
                    attacker.terminate()
                    told, _ = await attacker.communicate()
                    tally.update(json.loads(told))
        finally:
            if honest.returncode is None:
                honest.kill()
            listening.cancel()
            server.stop()
    times: dict[bool, list[float]] = {False: [], True: []}
    for on, began, ended in stretches:
        for second in seconds:
            if began <= second["at"] < ended:
                times[on] += second["moves"]
    return Found(name, dict(tally), times[False], times[True])


async def listen(honest: asyncio.subprocess.Process, seconds: list[dict[str, Any]]) -> None:
    assert honest.stdout is not None
    while line := await honest.stdout.readline():
        seconds.append(json.loads(line))


def as_table(found: list[Found], header: bool = True) -> Table:
    table = Table("Attack", "What", "Tries and answers", "Moves", "p95 calm", "p95 attacked", "ratio",
                  show_header=header)
    for column, width in zip(table.columns, (10, 34, 44, 11, 9, 9, 6), strict=True):
        column.width = width
    for one in found:
        said = ", ".join(f"{answer or 'other'}: {count:,}" for answer, count in
                         sorted(one.answers.items(), key=lambda item: -item[1])[:6])
        table.add_row(one.attack, ATTACKS[one.attack][1], said, f"{len(one.calm)}/{len(one.attacked)}",
                      f"{1000 * p95(one.calm):.1f} ms", f"{1000 * p95(one.attacked):.1f} ms",
                      f"[{'green' if one.ratio <= MOST else 'red'}]{one.ratio:.2f}[/]")
    return table


if __name__ == "__main__":
    sys.exit(main())
