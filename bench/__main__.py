"""`python -m bench`: measure everyone in one run; print the ratios and the bars."""

import argparse
import json
import platform
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from bench import duel, ours, rivals
from bench.apart import COMPILED, MARK, Apart
from bench.measure import Contestant, Rates, Spread, interleave, ratio, spread

HERE = Path(__file__).parent
UNITS = {"play": "decisions", "clone": "copies", "search": "decisions", "game": "games"}
"""The units compared, by kind."""
STYLE = {True: "green", False: "red", None: "yellow"}


@dataclass(frozen=True)
class Bar:
    """How many times as fast as a rival we must be, and our goal."""

    mine: str
    theirs: str
    least: float
    aim: float


BARS = (
    Bar("sequence: random play", "RLCard uno: random play", 3, 5),
    Bar("sequence: clone", "Catanatron: copy", 20, 20),
    Bar("sequence: IS-MCTS", "OpenSpiel gin_rummy: Python IS-MCTS", 3, 3),
    Bar("monopoly: four seats, buy and build", "Catanatron: four seats, random play", 12, 12),
    Bar("sequence: random play" + MARK, "RLCard uno: random play", 5, 5),
    *(Bar(f"{game}: random play" + MARK, "RLCard uno: random play", 3, 3)
      for game in ("diagon_alley", "monopoly", "sorcerers_stone", "tcg")),
)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="short slices and few rounds: a look, not a figure")
    parser.add_argument("--out", type=Path, default=HERE / "latest.json", help="where the figures go, as JSON")
    args = parser.parse_args()
    rounds, seconds = (5, 0.1) if args.quick else (31, 0.2)  # many short rounds, because a machine's load drifts
    console = Console(width=140)
    mine, theirs = ours.contestants(), rivals.contestants()
    apart = Apart() if COMPILED.exists() else None
    mine += apart.contestants if apart else []
    measured = interleave([*mine, *theirs], rounds, seconds)
    builds = [duel.build()]
    if apart:
        apart.close()
        builds.append(apart.build)
    else:
        console.print("the compiled build is missing: `make compiled` builds it")
    console.print(*builds, sep="\n", highlight=False)
    versions = rivals.versions()
    for package, version in versions.items():
        if version is None:
            console.print(f"{package} is not installed: `make .venv/bench` installs it")
    console.print(rate_table([*mine, *theirs], measured))
    ratios = compare(mine, theirs, measured)
    console.print(ratio_table(ratios))
    bars = [judge(bar, ratios) for bar in BARS]
    for line in bars:
        console.print(line["verdict"], style=STYLE[line["met"]], highlight=False)
    args.out.write_text(json.dumps({
        "command": "python -m bench" + " --quick" * args.quick, "rounds": rounds, "seconds a slice": seconds,
        "python": platform.python_version(), "builds": builds, "versions": versions,
        "rates": {name: {unit: rounded(spread(figures)) for unit, figures in units.items()}
                  for name, units in measured.items()},
        "ratios": [{"ours": a, "theirs": b, **rounded(s)} for (a, b), s in ratios.items()],
        "bars": bars}, indent=1) + "\n", encoding="utf-8")


def compare(mine: Sequence[Contestant], theirs: Sequence[Contestant],
            measured: dict[str, Rates]) -> dict[tuple[str, str], Spread]:
    """Return ours divided by theirs, for everything that does the same kind of work."""
    return {(a.name, b.name): ratio(measured[a.name][UNITS[a.kind]], measured[b.name][UNITS[b.kind]])
            for a in mine for b in theirs if a.kind == b.kind}


def judge(bar: Bar, ratios: dict[tuple[str, str], Spread]) -> dict[str, Any]:
    """Judge a bar by the median; if a rival is missing, the bar stays open."""
    found = ratios.get((bar.mine, bar.theirs))
    what = f"{bar.mine}, at least {bar.least:g} times {bar.theirs}" + f" (aim {bar.aim:g})" * (bar.aim > bar.least)
    if found is None:
        return {"bar": what, "met": None, "verdict": f"not measured: {what}"}
    met = found.middle >= bar.least
    figures = f"{found.middle:.2f} ({found.low:.2f} to {found.high:.2f})"
    return {"bar": what, "met": met, "verdict": f"{'met' if met else 'missed'}: {what}: {figures}"}


def rate_table(contestants: Sequence[Contestant], measured: dict[str, Rates]) -> Table:
    """List everyone, the pure build and beside it the compiled one, with how many times as fast that is."""
    table = Table("contestant", "unit", "per CPU second", "lowest", "highest", "µs each", "compiled", "µs each",
                  "times as fast", title="Rates, median")
    for c in contestants:
        twin = measured.get(c.name + MARK, {})
        for unit, figures in measured[c.name].items() if not c.name.endswith(MARK) else ():
            s = spread(figures)
            row = [f"{s.middle:,.0f}", f"{s.low:,.0f}", f"{s.high:,.0f}", f"{1e6 / s.middle:,.2f}"]
            if unit in twin:
                fast = spread(twin[unit]).middle
                row += [f"{fast:,.0f}", f"{1e6 / fast:,.2f}", f"{ratio(twin[unit], figures).middle:.2f}"]
            table.add_row(c.name, unit, *row)
    return table


def ratio_table(ratios: dict[tuple[str, str], Spread]) -> Table:
    table = Table("ours", "theirs", "times as fast", "lowest", "highest", title="Ours / theirs, median of rounds")
    for (a, b), s in ratios.items():
        table.add_row(a, b, f"{s.middle:.2f}", f"{s.low:.2f}", f"{s.high:.2f}")
    return table


def rounded(s: Spread) -> dict[str, float]:
    return {name: float(f"{value:.4g}") for name, value in asdict(s).items()}


if __name__ == "__main__":
    main()
