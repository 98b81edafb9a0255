"""`python -m bench.attacks`: attack a real hall, with honest players beside, and print what came of it.

Each attack has a hall of its own. Calm and attacked stretches take turns, so that a busy machine is busy for both. The
honest players' p95 under attack is compared with the calm one of the same round, and the median of the rounds counts.
Read the ratio: it may be 2 at most."""

import argparse
import asyncio
import json
import statistics
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
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


class Stretch(Struct):
    """A while: the honest players' seconds for each move, and the processor's share that the hall took."""

    moves: list[float]
    share: float = 0.0


class Found(Struct):
    """What came of one attack: what the hall answered, and its rounds of a calm stretch and an attacked one."""

    attack: str
    answers: dict[str, int]
    rounds: list[tuple[Stretch, Stretch]]

    @property
    def ratios(self) -> list[float]:
        return [p95(attacked.moves) / p95(calm.moves) for calm, attacked in self.rounds]

    @property
    def ratio(self) -> float:
        return statistics.median(self.ratios)

    def middle(self, of: Callable[[Stretch], float]) -> list[float]:
        """Return the median of the calm stretches and that of the attacked ones."""
        return [statistics.median(map(of, stretches)) for stretches in zip(*self.rounds, strict=True)]


def p95(times: list[float]) -> float:
    return statistics.quantiles(times, n=20)[-1] if len(times) > 1 else float("nan")


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.attacks", description=__doc__)
    parser.add_argument("attack", nargs="*", help=f"only these: {', '.join(ATTACKS)}")
    parser.add_argument("--seconds", type=float, default=5.0, help="length of each stretch (5)")
    parser.add_argument("--rounds", type=int, default=5, help="pairs of a calm and an attacked stretch (5)")
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
        stretches: list[tuple[float, float, float]] = []
        try:
            await asyncio.sleep(WARM)
            for on in [False, True] * args.rounds:
                attacker = await started("attacks", name, str(port)) if on else None
                if attacker is not None and attacker.stdout is not None:
                    await attacker.stdout.readline()  # on a busy machine it begins late
                await asyncio.sleep(SETTLE)
                began, spent = time.time(), server.cpu()
                await asyncio.sleep(args.seconds)
                stretches.append((began, time.time(), server.cpu() - spent))
                if attacker is not None:
                    attacker.terminate()
                    told, _ = await attacker.communicate()
                    tally.update(json.loads(told))
        finally:
            if honest.returncode is None:
                honest.kill()
            listening.cancel()
            server.stop()
    seen = [Stretch([time for second in seconds if began <= second["at"] < ended for time in second["moves"]],
                    spent / (ended - began)) for began, ended, spent in stretches]
    return Found(name, dict(tally), list(zip(seen[::2], seen[1::2], strict=True)))


async def listen(honest: asyncio.subprocess.Process, seconds: list[dict[str, Any]]) -> None:
    assert honest.stdout is not None
    while line := await honest.stdout.readline():
        seconds.append(json.loads(line))


def as_table(found: list[Found], header: bool = True) -> Table:
    table = Table("Attack", "What", "Tries and answers", "Moves", "hall's processor", "p95", "ratio of each round",
                  "ratio", show_header=header)
    for column, width in zip(table.columns, (10, 30, 36, 9, 10, 15, 20, 5), strict=True):
        column.width = width
    for one in found:
        said = ", ".join(f"{answer or 'other'}: {count:,}" for answer, count in
                         sorted(one.answers.items(), key=lambda item: -item[1])[:6])
        moves = "/".join(str(sum(len(stretch.moves) for stretch in side)) for side in zip(*one.rounds, strict=True))
        shares = " → ".join(f"{share:.0%}" for share in one.middle(lambda stretch: stretch.share))
        waits = " → ".join(f"{1000 * wait:.0f}" for wait in one.middle(lambda stretch: p95(stretch.moves))) + " ms"
        table.add_row(one.attack, ATTACKS[one.attack][1], said, moves, shares, waits,
                      " ".join(f"{ratio:.2f}" for ratio in one.ratios),
                      f"[{'green' if one.ratio <= MOST else 'red'}]{one.ratio:.2f}[/]")
    return table


if __name__ == "__main__":
    sys.exit(main())
