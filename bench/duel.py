"""`python -m bench.duel BASE_SRC OTHER_SRC [ROW …]`: measure two of our source trees in turns in one run.

A tree is a folder with the package greathall: `src`, or where a compiled build is installed. Each has a process of its
own. For every row both do the same work, as much as the base does in a slice of CPU time, and take turns; the order is
reversed every round. A row is `sequence:clone`; `sequence` or `clone` name several."""

import argparse
import gc
import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from functools import cache
from pathlib import Path
from random import Random
from time import process_time
from typing import Any, NamedTuple

import greathall
from bench import machine
from bench.measure import Spread, ratio, spread
from greathall.bots.ismcts import Search
from greathall.core.engine import playout, roll_on
from greathall.core.game import all_games, find_game
from greathall.core.mind import Mind
from greathall.games.sorcerers_stone.bot import chess
from greathall.games.sorcerers_stone.bot.chess_search import Search as ChessSearch

POSITIONS, LONG_GAME = 24, 1000
"""How many positions, spread evenly over random games, and how many decisions of a game count."""
CHALLENGES = {"hagrid": {"challenge": "hagrid"}, "chess": {"challenge": "mcgonagall", "chess": "complete"}}
"""Parts of The Sorcerer's Stone that are measured as games of their own."""
KINDS = ("clone", "view", "imagine", "worlds", "play", "search", "hard")
NODES = "chess:nodes"
"""The row of the chess search, in positions looked at."""
TRIES, LONG_SEARCH, DEPTH = 10, 4000, 3
"""The tries of a search, the decisions after which it ends all the same, and how deep the chess search looks."""

Work = Callable[[int], int]
"""Does the piece of work with this number and returns how much was done, in the row's unit."""


class Table(NamedTuple):
    """A game, and the options that differ from its defaults."""

    game: Any
    options: dict[str, Any]

    def opening(self) -> Any:
        """Return a table with the smallest default number of seats and without a log."""
        seats = min(called(self.game, "usual", "default_seats")())
        options = called(self.game, "settled", "resolve_options")(seats, self.options)
        s = self.game.setup(seats, options, {}, {})
        s.log = None
        return s


def called(thing: Any, *names: str) -> Any:
    """Return the thing with one of these names, because trees of different ages name it differently."""
    return next(getattr(thing, name) for name in names if hasattr(thing, name))


def tables() -> dict[str, Table]:
    stone = find_game("sorcerers_stone")
    return ({name: Table(game, {}) for name, game in all_games().items()}
            | {name: Table(stone, options) for name, options in CHALLENGES.items()})


# ── the work ─────────────────────────────────────────────────────────────────
@cache
def positions(name: str) -> list[Any]:
    """Return tables at which a seat is asked; the same in both trees if the rules are."""
    table, rng = tables()[name], Random(2)
    found: list[Any] = []
    while len(found) < POSITIONS:
        length = playout(table.opening(), rng, LONG_GAME)
        s = table.opening()
        playout(s, rng, length * len(found) // POSITIONS)
        roll_on(s, rng)
        if s.agenda:
            found.append(s)
    return found


@cache
def views(name: str) -> list[Any]:
    game = tables()[name].game
    return [game.view(s, s.agenda[-1].seat) for s in positions(name)]


def each(do: Callable[[Any], object], things: Sequence[Any]) -> Work:
    def work(_: int) -> int:
        for thing in things:
            do(thing)
        return len(things)
    return work


@cache
def work_of(row: str) -> Work:
    name, kind = row.split(":")
    table, rng = tables()[name], Random(7)
    game = table.game
    if kind == "clone":
        return each(lambda s: s.clone(), positions(name))
    if kind == "view":
        return each(lambda s: game.view(s, s.agenda[-1].seat), positions(name))
    if kind == "imagine":
        return each(lambda seen: game.imagine(seen, rng), views(name))
    if kind == "worlds":
        return each(lambda world: world(rng), [*map(game.worlds, views(name))])
    if kind == "search":
        return lambda number: tries(game, views(name)[number % POSITIONS])
    if kind == "hard":
        return lambda number: thoughts(views(name)[number % POSITIONS])
    if kind == "nodes":
        return lambda number: nodes(positions(name)[number % POSITIONS])
    return lambda number: playout(table.opening(), Random(number))  # the n-th game is the same in every slice


def tries(game: Any, seen: Any) -> int:
    """Search with random games to the end, as often as in any other tree; return how often."""
    search = Search(game, seen, Random(3), Mind())
    while search.tries < TRIES and search.decisions < LONG_SEARCH:
        search.run(0.0, search.tries + 1, lambda: 0.0)
    return search.tries


def thoughts(seen: Any) -> int:
    """Let a hard bot choose that thinks no longer than it must, and so the same in every tree."""
    bot = greathall.bot("hard", seconds=0.0, seed="1")
    bot.clock = lambda: 0.0
    bot.choose(seen)
    return 1


def nodes(s: Any) -> int:
    """Search a chess position to a fixed depth and return how many positions that took."""
    search = ChessSearch(chess.board_of(s), chess.places_seen(s), 1.0, lambda: 0.0)
    steps = chess.steps(s.agenda[-1].legal(s))
    if steps:
        search.deepen(steps, DEPTH)
    return search.nodes + 1


def rows(wanted: Sequence[str]) -> list[str]:
    """Return the rows that are named, or whose table or kind is named; all if none is."""
    every = [*(f"{name}:{kind}" for name in tables() for kind in KINDS), NODES]
    unknown = [name for name in wanted if not any(name in (row, *row.split(":")) for row in every)]
    if unknown:
        raise SystemExit(f"unknown row {', '.join(unknown)}; choose of {', '.join((*tables(), *KINDS, 'nodes'))}")
    return [row for row in every if not wanted or {row, *row.split(":")} & {*wanted}]


# ── one tree's process ───────────────────────────────────────────────────────
def build() -> str:
    """Return which build of ours runs, and the interpreter's."""
    compiled = getattr(greathall, "compiled", False)
    return f"{'compiled' if compiled else 'pure'}, {machine.build()}"


def serve() -> None:
    """Say which package was loaded and which build it is, then do what each line asks for, a row and how many pieces.

    Answer how much was done in how many CPU seconds."""
    print(Path(greathall.__file__).parent, flush=True)
    print(build(), flush=True)
    gc.disable()
    for line in sys.stdin:
        row, pieces = json.loads(line)
        work = work_of(row)
        gc.collect()
        start = process_time()
        done = sum(map(work, range(pieces)))
        print(json.dumps([done, process_time() - start]), flush=True)


class Tree:
    """A source tree, and the process that runs it."""

    def __init__(self, source: str, module: str = "bench.duel") -> None:
        wanted = Path(source).resolve() / "greathall"
        path = os.pathsep.join([str(Path(source).resolve()), str(Path(__file__).parent.parent)])
        self.process = subprocess.Popen([sys.executable, "-m", module, "--serve"], text=True, env={
            **os.environ, "PYTHONPATH": path, "PYTHONHASHSEED": "0"}, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        assert self.process.stdout is not None
        self.package = Path(self.process.stdout.readline().strip())
        self.build = self.process.stdout.readline().strip()
        if self.package != wanted:
            self.close()
            raise SystemExit(f"{wanted} can't be measured: name a folder that holds a package greathall that runs")

    def does(self, row: str, pieces: int) -> tuple[int, float]:
        done, seconds = self.ask(row, pieces)
        return done, seconds

    def ask(self, *what: Any) -> Any:
        stdin, stdout = self.process.stdin, self.process.stdout
        assert stdin is not None
        assert stdout is not None
        with suppress(BrokenPipeError):  # it has ended, so it won't answer
            stdin.write(json.dumps(what) + "\n")
            stdin.flush()
        answer = stdout.readline()
        if not answer:
            raise SystemExit(f"{what} failed in one of the trees")
        return json.loads(answer)

    def close(self) -> None:
        self.process.communicate()


# ── both ─────────────────────────────────────────────────────────────────────
def duel(base: Tree, other: Tree, row: str, rounds: int, seconds: float) -> tuple[Spread, Spread]:
    """Return the base's rate, and the ratio of the other's to it, round by round."""
    pieces = 1
    other.does(row, pieces)
    while base.does(row, pieces)[1] < seconds:
        pieces *= 2
    rates: dict[Tree, list[float]] = {base: [], other: []}
    for number in range(rounds):
        for tree in (base, other) if number % 2 else (other, base):
            done, spent = tree.does(row, pieces)
            rates[tree].append(done / spent)
    return spread(rates[base]), ratio(rates[other], rates[base])


def compare(base: str, other: str, wanted: Sequence[str], rounds: int, seconds: float) -> Iterator[str]:
    """Yield both packages, then one line per row.

    A row has what the base does in a CPU second, and how many times as much the other does."""
    trees = Tree(base), Tree(other)
    try:
        for name, tree in zip(("base", "other"), trees, strict=True):
            yield f"{name:28}{tree.package} ({tree.build})"
        for row in rows(wanted):
            rate, times = duel(*trees, row, rounds, seconds)
            yield f"{row:28}{rate.middle:>12,.0f}/s{times.middle:>8.2f}  ({times.low:.2f} to {times.high:.2f})"
    finally:
        for tree in trees:
            tree.close()


def main() -> None:
    if sys.argv[1:] == ["--serve"]:
        serve()
        return
    parser = argparse.ArgumentParser(prog="bench.duel", description="Measure two source trees in turns.")
    parser.add_argument("base")
    parser.add_argument("other")
    parser.add_argument("rows", nargs="*")
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--seconds", type=float, default=0.2, help="CPU time of a slice")
    asked = parser.parse_args()
    for line in compare(asked.base, asked.other, asked.rows, asked.rounds, asked.seconds):
        print(line, flush=True)


if __name__ == "__main__":
    main()
