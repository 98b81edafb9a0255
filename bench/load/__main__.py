"""`python -m bench.load`: our server and boardgame.io's under the same clients, in one run."""

import argparse
import json
import platform
import resource
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import Any

import uvloop
from rich.console import Console

from bench.__main__ import STYLE
from bench.load import rival
from bench.load.drive import House
from bench.load.hall import Hall
from bench.load.report import Figures, Idle, judge, load_table
from bench.load.rounds import idle, interleaved


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.load", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="few rounds, few idle tables: a look, not a figure")
    parser.add_argument("--tables", default="100,200", help="how many tables, with commas between (100,200)")
    parser.add_argument("--out", type=Path, help="where the figures go, as JSON")
    args = parser.parse_args()
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))  # two thousand sockets at each end
    console = Console(width=140)
    measured, rest = uvloop.run(measure([int(n) for n in args.tables.split(",")], args.quick, console))
    console.print(load_table(measured))
    bars = judge(measured, rest)
    for line in bars:
        console.print(line["verdict"], style=STYLE[line["met"]], highlight=False)
    if args.out:
        args.out.write_text(json.dumps(as_data(args, measured, rest, bars), indent=1) + "\n", encoding="utf-8")


async def measure(counts: list[int], quick: bool, console: Console) -> tuple[list[Figures], Idle]:
    rounds, warm = (2, 2) if quick else (7, 3)  # a just-in-time compiler has warmed up after two or three
    houses: list[Callable[[], House]] = [Hall]
    if rival.version() is None:
        console.print("boardgame.io is not installed, and there is no npm to install it with: not measured")
    else:
        houses.append(rival.Rival)
    measured = [found for tables in counts for found in await interleaved(houses, tables, rounds, warm)]
    return measured, await (idle(Hall, 50) if quick else idle(Hall))


def as_data(args: Any, measured: list[Figures], rest: Idle, bars: list[dict[str, Any]]) -> dict[str, Any]:
    return {"command": f"python -m bench.load --tables {args.tables}" + " --quick" * args.quick,
            "python": platform.python_version(), "boardgame.io": rival.version(),
            "load": [found.as_dict() for found in measured], "idle": asdict(rest), "bars": bars}


if __name__ == "__main__":
    main()
