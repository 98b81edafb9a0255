"""The figures of the rounds, the bars they are judged by, and both as a table and as JSON."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

from rich.table import Table

from bench.measure import Spread, ratio, spread

MEGABYTE = 1_000_000
OURS, THEIRS = "Great Hall", "boardgame.io"
BARS = {100: (2.8, 0.4), 200: (3.0, 0.5)}
"""By tables: how many times the peer's moves a CPU second at least, and what part of its p99 at most."""
MOST_IDLE = 500 * MEGABYTE


@dataclass(frozen=True)
class Round:
    moves: int
    per_cpu_second: float
    per_second: float
    p50: float  # milliseconds from sending a move until both sockets had the new state
    p99: float
    client: float  # the clients' share of a processor: near 1, they were what was measured
    memory: int  # resident bytes of the server at the end

    @classmethod
    def of(cls, times: Sequence[float], cpu: float, wall: float, client: float, memory: int) -> "Round":
        """Return the figures from the sorted times of all moves, in seconds."""
        n = len(times)
        return cls(n, n / cpu, n / wall, 1000 * times[n // 2], 1000 * times[n * 99 // 100], client, memory)


@dataclass
class Figures:
    """One server with so many tables; `empty` is its memory before the first of them, `first` after one round."""

    name: str
    tables: int
    empty: int
    first: int = 0
    rounds: list[Round] = field(default_factory=list)

    def of(self, read: Callable[[Round], float]) -> list[float]:
        return [read(r) for r in self.rounds]

    @property
    def per_table(self) -> float:
        return (self.first - self.empty) / self.tables

    def as_dict(self) -> dict[str, Any]:
        return {"server": self.name, "tables": self.tables, "empty bytes": self.empty,
                "bytes a table": round(self.per_table), "rounds": [asdict(r) for r in self.rounds]}


@dataclass(frozen=True)
class Idle:
    name: str
    tables: int
    sockets: int
    empty: int
    memory: int


COLUMNS: dict[str, Callable[[Round], float]] = {
    "moves per CPU s": lambda r: r.per_cpu_second, "moves per s": lambda r: r.per_second,
    "p50 ms": lambda r: r.p50, "p99 ms": lambda r: r.p99}


def load_table(measured: Sequence[Figures]) -> Table:
    table = Table("server", "tables", *COLUMNS, "MB", "KB a table", "clients' CPU",
                  title="Load: median of rounds, lowest and highest")
    for found in measured:
        cells = [told(spread(found.of(read))) for read in COLUMNS.values()]
        memory = spread(found.of(lambda r: r.memory)).high / MEGABYTE
        client = spread(found.of(lambda r: r.client)).high
        table.add_row(found.name, str(found.tables), *cells, f"{memory:,.0f}", f"{found.per_table / 1000:,.0f}",
                      f"{client:.0%}")
    return table


def told(s: Spread) -> str:
    digits = 0 if s.middle >= 100 else 1
    return f"{s.middle:,.{digits}f} ({s.low:,.{digits}f}–{s.high:,.{digits}f})"


def times_theirs(measured: Sequence[Figures]) -> Iterator[str]:
    """Yield how our figures compare with those of each other server at as many tables, round by round."""
    for ours in measured:
        for other in measured:
            if ours.name == OURS and other.name != OURS and other.tables == ours.tables and ours.rounds:
                speed, p50, p99 = (as_ratio(ratio(ours.of(read), other.of(read))) for read in (
                    COLUMNS["moves per CPU s"], COLUMNS["p50 ms"], COLUMNS["p99 ms"]))
                yield (f"{ours.tables} tables, of {other.name}: moves per CPU s {speed}, p50 {p50}, p99 {p99}")


# ── bars ─────────────────────────────────────────────────────────────────────
def verdict(bar: str, met: bool | None, figures: str = "") -> dict[str, Any]:
    words = "not measured" if met is None else "met" if met else "missed"
    return {"bar": bar, "met": met, "verdict": f"{words}: {bar}" + f": {figures}" * bool(figures)}


def judge(measured: Sequence[Figures], rest: Idle | None) -> list[dict[str, Any]]:
    """Judge a bar by the median of the rounds; if it wasn't measured, the bar stays open."""
    lines = []
    for tables, bar in BARS.items():
        sides = {found.name: found for found in measured if found.tables == tables and found.rounds}
        lines += compared(sides.get(OURS), sides.get(THEIRS), tables, *bar)
    return [*lines, held(rest)]


def compared(ours: Figures | None, theirs: Figures | None, tables: int, least: float,
             most: float) -> list[dict[str, Any]]:
    speed = f"moves per server-CPU-second at {tables} tables, at least {least:g} times {THEIRS}"
    delay = f"p99 from move to both screens at {tables} tables, at most {most:g} of {THEIRS}'s"
    if ours is None or theirs is None:
        return [verdict(speed, None), verdict(delay, None)]
    times = ratio(ours.of(lambda r: r.per_cpu_second), theirs.of(lambda r: r.per_cpu_second))
    part = ratio(ours.of(lambda r: r.p99), theirs.of(lambda r: r.p99))
    return [verdict(speed, times.middle >= least, as_ratio(times)),
            verdict(delay, part.middle <= most, f"{as_ratio(part)} of theirs")]


def held(rest: Idle | None) -> dict[str, Any]:
    bar = f"1,000 idle tables and 2,000 idle sockets within {MOST_IDLE // MEGABYTE} MB"
    if rest is None or rest.tables < 1000:
        return verdict(bar, None)
    figures = f"{rest.memory / MEGABYTE:,.0f} MB, {rest.empty / MEGABYTE:,.0f} of them empty"
    return verdict(bar, rest.memory <= MOST_IDLE, figures)


def as_ratio(s: Spread) -> str:
    return f"{s.middle:.2f} ({s.low:.2f} to {s.high:.2f})"
