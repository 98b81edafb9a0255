"""Bots against bots: mirrored deals, rotated seats, blocks, a sequential test, and a ladder.

One side of the table is A and the others are B. Every deal is played once from each side with the same chance, so that
lucky cards cancel out. A block is as many whole deals as a hundred games hold. After each block the test looks at all
games so far; because it looks more than once, its interval is one that holds at every look together."""

import json
import os
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from math import log, sqrt
from pathlib import Path
from typing import Any

from msgspec import Struct, structs

import greathall
from greathall.bots.bot import BOTS, Bot, bot
from greathall.core.catalogue import sentence
from greathall.core.match import Match
from greathall.core.words import Illegal, Result

BLOCK = 100


class Tally(Struct):
    """A pairing on the ladder: its conditions, and A's games so far.

    Draws count half. Games that a limit stopped (`stopped`) count for nobody, but are reported. `options` are those
    that differ from the defaults, and so tell which variant was played. If decks played each other, `decks` are what A
    and B brought in turn, and `cells` the results: see duels.py."""

    game: str
    rules: int
    seats: int
    a: str
    b: str
    seconds: float
    wins: int = 0
    draws: int = 0
    losses: int = 0
    blocks: int = 0
    bots: int = BOTS
    cpu_minutes: float = 0.0
    stopped: int = 0
    options: dict[str, Any] = {}
    decks: list[str] = []
    cells: list[list[list[float]]] = []

    @property
    def games(self) -> int:
        return self.wins + self.draws + self.losses

    @property
    def rate(self) -> float:
        return (self.wins + self.draws / 2) / self.games if self.games else 0.5

    def same_pairing(self, other: "Tally") -> bool:
        agreed = ("game", "rules", "bots", "seats", "options", "a", "b", "seconds", "decks")
        return all(getattr(self, field) == getattr(other, field) for field in agreed)

    def add(self, score: float | None, seconds: float) -> None:
        """Add one game: A's score, or None if a limit stopped it."""
        self.wins += score == 1
        self.losses += score == 0
        self.draws += score == 0.5
        self.stopped += score is None
        self.cpu_minutes += seconds / 60


def anytime(tally: Tally, alpha: float = 0.05, tuned_for: int = 400) -> tuple[float, float]:
    """Return an interval for A's rate that holds after every block together, not only after the last one.

    It is Robbins' normal mixture for games in [0, 1] (variance at most 1/4), tuned to be tightest near `tuned_for`
    games."""
    n = tally.games
    if not n:
        return 0.0, 1.0
    mix = (2 * log(1 / alpha) + log(1 + 2 * log(1 / alpha))) / tuned_for
    half = sqrt((1 + n * mix) / (n * n * mix) * 0.25 * 2 * log(sqrt(1 + n * mix) / alpha))
    return max(0.0, tally.rate - half), min(1.0, tally.rate + half)


def wilson(tally: Tally) -> tuple[float, float]:
    """Return the usual 95% interval for a number of games fixed beforehand."""
    return interval(tally.games, tally.rate)


def interval(n: float, p: float, z: float = 1.959964) -> tuple[float, float]:
    """Return the same for a rate `p` of `n` games."""
    if not n:
        return 0.0, 1.0
    middle, half = p + z * z / (2 * n), z * sqrt(p * (1 - p) / n + z * z / (4 * n * n))
    return (middle - half) / (1 + z * z / n), (middle + half) / (1 + z * z / n)


def play_out(match: Match, bots: dict[int, Bot]) -> None:
    """Let the bots play a match to its end."""
    while match.seat is not None:
        play_on(match, bots)


def play_on(match: Match, bots: dict[int, Bot]) -> None:
    """Let every bot take its aside, then let the seat asked move."""
    for seat, player in bots.items():
        said = player.aside(match.view(seat)) if match.game.has_urgent_aside(match.state, seat) else None
        if said is not None:
            match.play(said, seat, by=f"bot:{player.level}")
    asked = match.seat
    if asked is not None:
        match.play(bots[asked].choose(match.view(asked)).action, asked, by=f"bot:{bots[asked].level}")


def new_match(tally: Tally, seed: str) -> Match:
    return greathall.new(tally.game, tally.seats, seed, tally.options)


def one_game(tally: Tally, deal: int, turn: int) -> tuple[float | None, float]:
    """Play one deal with A on side `turn`; return its score (None if a limit stopped it) and the CPU seconds."""
    began = time.process_time()
    match = new_match(tally, f"arena {tally.game} {tally.seats} {deal}")
    return contest(tally, match, turn, f"{deal} {turn}"), time.process_time() - began


def contest(tally: Tally, match: Match, turn: int, seed: str) -> float | None:
    """Play a match to its end with A on side `turn`; return A's score."""
    bots = {}
    for seat, side in enumerate(sides(match)):
        bots[seat] = bot(tally.a if side == turn else tally.b, tally.seconds, seed=f"{seed} {seat}")
        bots[seat].clock = time.process_time  # a busy machine must not weaken a bot
    ours = [seat for seat, side in enumerate(sides(match)) if side == turn]
    play_out(match, bots)
    result = match.result
    assert result is not None
    return None if result.reason in match.game.limit_reasons else outcome(result, ours, sides(match))


def outcome(result: Result, ours: list[int], sides: list[int]) -> float:
    """Return the score: 1 for winning alone, half for a draw or for winning with another side."""
    won = {sides[seat] for seat in result.winners}
    if not won:
        return 0.5
    return (1.0 if len(won) == 1 else 0.5) if sides[ours[0]] in won else 0.0


def sides(match: Match) -> list[int]:
    """Return each seat's side."""
    return [match.game.side(match.state, seat) for seat in range(len(match.names))]


def how_many_sides(tally: Tally) -> int:
    """Return how many sides there are; A takes each of them once per deal."""
    return len(set(sides(new_match(tally, "sides"))))


def block(tally: Tally, jobs: int) -> Iterator[tuple[float | None, float]]:
    """Play the next hundred games: new deals, each from every side."""
    turns = how_many_sides(tally)
    deals = BLOCK // turns
    work = [(tally, tally.blocks * deals + deal, turn) for deal in range(deals) for turn in range(turns)]
    if jobs == 1:
        yield from (one_game(*row) for row in work)
    else:
        with ProcessPoolExecutor(jobs) as pool:
            yield from pool.map(one_game, *zip(*work, strict=True), chunksize=2)


def count(tally: Tally, scores: Iterator[tuple[float | None, float]]) -> None:
    for score, seconds in scores:
        tally.add(score, seconds)
    tally.blocks += 1


# ── the ladder ───────────────────────────────────────────────────────────────
def read_ladder(file: Path) -> list[Tally]:
    if not file.exists():
        return []
    try:
        return [Tally(**row) for row in json.loads(file.read_text(encoding="utf-8"))]
    except (ValueError, TypeError, OSError):
        raise Illegal("", sentence("arena-ladder", file=str(file))) from None


def write_ladder(file: Path, rows: list[Tally]) -> None:
    """Write the ladder beside the old one and move it into place; an interrupted run leaves the old one whole."""
    new = file.with_suffix(".new")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        new.write_text("[\n" + ",\n".join(" " + json.dumps(rounded(row)) for row in rows) + "\n]\n", encoding="utf-8")
        os.replace(new, file)
    except OSError as fault:
        raise Illegal("", sentence("arena-no-ladder", file=str(file), fault=str(fault.strerror))) from None


def rounded(row: Tally) -> dict[str, Any]:
    """Return the tally as data, with decks only if there were any."""
    fields = structs.asdict(row) | {"cpu_minutes": round(row.cpu_minutes, 2)}
    return {name: value for name, value in fields.items() if value or name not in ("decks", "cells")}


def report(tally: Tally) -> str:
    low, high = anytime(tally)
    plain_low, plain_high = wilson(tally)
    return sentence(
        "arena-report", a=tally.a, b=tally.b, games=tally.games, wins=tally.wins, draws=tally.draws,
        losses=tally.losses, rate=f"{100 * tally.rate:.1f}", low=f"{100 * low:.1f}", high=f"{100 * high:.1f}",
        plain_low=f"{100 * plain_low:.1f}", plain_high=f"{100 * plain_high:.1f}",
        stopped=tally.stopped, minutes=f"{tally.cpu_minutes:.1f}")


def is_decided(tally: Tally, par: float) -> bool:
    low, high = anytime(tally)
    return low > par or high < par


def verdict(tally: Tally, par: float) -> str:
    low, high = anytime(tally)
    if low > par:
        return sentence("arena-better", a=tally.a, b=tally.b, margin=f"{100 * (low - par):.1f}")
    return sentence("arena-worse" if high < par else "arena-open", a=tally.a, b=tally.b)
