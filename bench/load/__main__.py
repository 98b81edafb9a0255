"""`python -m bench.load`: our server and boardgame.io's under the same clients, in one run."""

import argparse
import json
import resource
from collections.abc import Callable
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import Any

import uvloop
from rich.console import Console

from bench.__main__ import STYLE
from bench.load import rival
from bench.load.drive import House
from bench.load.hall import Hall
from bench.load.report import Figures, Idle, judge, load_table, times_theirs
from bench.load.rounds import idle, interleaved
from bench.machine import machine


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.load", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="few rounds, few idle tables: a look, not a figure")
    parser.add_argument("--tables", default="100,200", help="how many tables, with commas between (100,200)")
    parser.add_argument("--against", type=Path, metavar="SRC", help="another source tree of ours, measured in turns")
    parser.add_argument("--rounds", type=int, help="how many rounds are measured (7)")
    parser.add_argument("--out", type=Path, help="where the figures go, as JSON")
    args = parser.parse_args()
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))  # two thousand sockets at each end
    console = Console(width=140)
    console.print(machine())
    measured, rest = uvloop.run(measure(args, console))
    console.print(load_table(measured))
    for line in times_theirs(measured):
        console.print(line, highlight=False)
    bars = judge(measured, rest)
    for bar in bars:
        console.print(bar["verdict"], style=STYLE[bar["met"]], highlight=False)
    if args.out:
        args.out.write_text(json.dumps(as_data(args, measured, rest, bars), indent=1) + "\n", encoding="utf-8")


async def measure(args: argparse.Namespace, console: Console) -> tuple[list[Figures], Idle | None]:
    rounds, warm = (2, 2) if args.quick else (args.rounds or 7, 3)  # just-in-time compilers warm up for two or three
    houses: list[Callable[[], House]] = [Hall]
    if args.against:
        houses.append(partial(Hall, args.against))
    if rival.version() is None:
        console.print("boardgame.io is not installed, and there is no npm to install it with: not measured")
    else:
        houses.append(rival.Rival)
    counts = [int(n) for n in args.tables.split(",")]
    measured = [found for tables in counts for found in await interleaved(houses, tables, rounds, warm)]
    return measured, None if args.against else await (idle(Hall, 50) if args.quick else idle(Hall))


def as_data(args: argparse.Namespace, measured: list[Figures], rest: Idle | None,
            bars: list[dict[str, Any]]) -> dict[str, Any]:
    return {"command": f"python -m bench.load --tables {args.tables}" + " --quick" * args.quick,
            "machine": machine(), "boardgame.io": rival.version(),
            "load": [found.as_dict() for found in measured], "idle": asdict(rest) if rest else None, "bars": bars}


if __name__ == "__main__":
    main()
