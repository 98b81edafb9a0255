"""Decks against decks: every deck in A's hands against every deck in B's, for games with decks.

A pair of decks is played both ways with the same deals, so that neither a better deck nor luck helps a bot. If A and B
are the same bot, only the decks are measured and one way is enough. A round is one game in every cell of the table."""

import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor

import greathall
from greathall.bots.arena import Tally, contest, interval
from greathall.core.catalogue import sentence

A_BLOCK = 10
"""The rough number of games in a block: there are many cells, and each look helps."""
Cell = tuple[int, int]
"""A's deck and B's, as numbers of the tally's decks."""


def cells(tally: Tally) -> list[Cell]:
    """Return the pairs to be played; one bot against itself with one deck would tell nothing."""
    many = range(len(tally.decks))
    if tally.a == tally.b:
        return [(mine, theirs) for mine in many for theirs in many if mine < theirs]
    return [(mine, theirs) for mine in many for theirs in many]


def rounds_in_block(tally: Tally) -> int:
    return max(1, A_BLOCK // len(cells(tally)))


def one_duel(tally: Tally, cell: Cell, deal: int) -> tuple[float | None, float]:
    """Return A's score with its deck, and the CPU seconds; both ways of a pair are one deal seen from either side."""
    began = time.process_time()
    mine, theirs = cell
    seat = deal % 2 if mine == theirs else int(mine > theirs)
    brings = {seat: tally.decks[mine], 1 - seat: tally.decks[theirs]}
    pair = " ".join(tally.decks[deck] for deck in sorted(cell))
    match = greathall.new(tally.game, tally.seats, f"arena {tally.game} {pair} {deal}", tally.options, brings)
    return contest(tally, match, seat, f"{deal} {mine} {theirs}"), time.process_time() - began


def block(tally: Tally, jobs: int) -> Iterator[tuple[Cell, tuple[float | None, float]]]:
    """Play whole rounds."""
    played = tally.blocks * rounds_in_block(tally)
    work = [(tally, cell, played + turn) for turn in range(rounds_in_block(tally)) for cell in cells(tally)]
    where = [cell for _, cell, _ in work]
    if jobs == 1:
        yield from ((cell, one_duel(tally, cell, deal)) for _, cell, deal in work)
    else:
        with ProcessPoolExecutor(jobs) as pool:
            yield from zip(where, pool.map(one_duel, *zip(*work, strict=True), chunksize=2), strict=True)


def count(tally: Tally, scores: Iterator[tuple[Cell, tuple[float | None, float]]]) -> None:
    for (mine, theirs), (score, seconds) in scores:
        tally.add(score, seconds)
        if score is not None:
            tally.cells[mine][theirs][0] += 1
            tally.cells[mine][theirs][1] += score
    tally.blocks += 1


def blank(decks: int) -> list[list[list[float]]]:
    """Return empty cells, by A's deck and B's: games, and A's points in them."""
    return [[[0, 0.0] for _ in range(decks)] for _ in range(decks)]


# ── what came of it ──────────────────────────────────────────────────────────
def rate_of(games: float, points: float) -> tuple[float, float, float]:
    """Return the rate with its 95% interval."""
    low, high = interval(games, points / games)
    return points / games, low, high


def cell_totals(tally: Tally, mine: int, theirs: int) -> tuple[float, float]:
    """Return the games and points of a cell; for one bot against itself, the other way is its mirror."""
    games, points = tally.cells[mine][theirs]
    if tally.a == tally.b and mine > theirs:
        games, points = tally.cells[theirs][mine]
        points = games - points
    return games, points


def table(tally: Tally, names: list[str]) -> Iterator[str]:
    """Yield A's rates in per cent with each deck against each, with 95% intervals, and the mean of each row."""
    wide = max(map(len, names))
    columns = [max(len(name), len("100 (99-100)")) for name in names]
    heads = [name.rjust(column) for name, column in zip(names, columns, strict=True)]
    yield "  ".join([" " * wide, *heads, sentence("arena-mean").rjust(4)])
    for mine, name in enumerate(names):
        row = [format_score(*cell_totals(tally, mine, theirs)).rjust(column) for theirs, column in enumerate(columns)]
        yield "  ".join([name.ljust(wide), *row, mean(tally, mine).rjust(4)])


def format_score(games: float, points: float) -> str:
    if not games:
        return "-"
    rate, low, high = rate_of(games, points)
    return f"{100 * rate:.0f} ({100 * low:.0f}-{100 * high:.0f})"


def mean(tally: Tally, mine: int) -> str:
    """Return the mean, in which every deck that was played against counts the same."""
    cells = (cell_totals(tally, mine, theirs) for theirs in range(len(tally.decks)))
    rates = [points / games for games, points in cells if games]
    return f"{100 * sum(rates) / len(rates):.0f}" if rates else "-"


def worst_pair(tally: Tally, names: list[str]) -> str:
    """Return the two decks with which A does worst, both ways together."""
    found = []
    for first, second in cells(tally):
        ways = {(first, second), (second, first)}
        games = sum(tally.cells[mine][theirs][0] for mine, theirs in ways)
        points = sum(tally.cells[mine][theirs][1] for mine, theirs in ways)
        if games and first <= second:
            found.append((points / games, games, points, first, second))
    _, games, points, first, second = min(found)
    rate, low, high = rate_of(games, points)
    return sentence("arena-worst", a=tally.a, first=names[first], second=names[second], games=int(games),
                    rate=f"{100 * rate:.1f}", low=f"{100 * low:.1f}", high=f"{100 * high:.1f}")
