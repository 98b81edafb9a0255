"""`greathall arena`: bots against bots, with a ladder that later runs continue."""

from argparse import ArgumentParser, ArgumentTypeError, Namespace
from math import ceil
from pathlib import Path
from typing import Any

from greathall.bots import LEVELS, bot, duels
from greathall.bots.arena import (
    Tally, block, count, is_decided, how_many_sides, read_ladder, report, verdict, write_ladder,
)
from greathall.bots.levels import DEFAULT_LEVEL, STRONGEST
from greathall.cli.deck import contents
from greathall.cli.options import options
from greathall.cli.play import seconds
from greathall.core.catalogue import illegal, sentence
from greathall.core.deck_builder import fits_at
from greathall.core.game import Game, find_variant

LADDER = Path("bench/ladder.json")


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="a game, or one of its variants, such as a challenge on its own")
    parser.add_argument("--a", metavar="LEVEL",
                        help=f"the bot to measure: {', '.join(LEVELS)} (default: {STRONGEST})")
    parser.add_argument("--b", default=DEFAULT_LEVEL, metavar="LEVEL",
                        help=f"the bot on all other sides (default: {DEFAULT_LEVEL})")
    parser.add_argument("--seats", type=int, metavar="N", help="number of players (default: the fewest allowed)")
    parser.add_argument("--option", action="append", metavar="NAME=VALUE", help="a table option; may be repeated")
    parser.add_argument("--decks", metavar="DECKS",
                        help="decks against decks: all, or names, lists or codes, separated by commas; "
                             f"then --games counts per cell (default: {A_CELL}), "
                             f"and --a is {DEFAULT_LEVEL} by default")
    parser.add_argument("--seconds", type=seconds, default=0.1, metavar="S",
                        help="seconds to think per move (default: 0.1)")
    parser.add_argument("--games", type=at_least_one, metavar="N",
                        help="play this many games in all, whatever the test says")
    parser.add_argument("--minutes", type=float, default=60, metavar="M",
                        help="most CPU minutes per pairing (default: 60)")
    parser.add_argument("--jobs", type=at_least_one, default=1, metavar="N", help="number of processes (default: 1)")
    parser.add_argument("--ladder", type=Path, default=LADDER, metavar="FILE",
                        help=f"file with the results (default: {LADDER})")


def at_least_one(text: str) -> int:
    number = int(text[:9]) if text.isascii() and text.isdigit() else 0
    if number < 1:
        raise ArgumentTypeError("a number from 1 on")
    return number


def run(args: Namespace) -> int:
    game, variant = find_variant(args.game)
    seats = game.default_seats()[0] if args.seats is None else args.seats
    asked = variant | options(game, args.option or [], None)
    decks = chosen_decks(game, args.decks, asked) if args.decks is not None else {}
    settled = game.resolve_options(seats, asked)
    changed = {o.name: settled[o.name] for o in game.options if settled.get(o.name, o.default) != o.default}
    a = args.a or (DEFAULT_LEVEL if decks else STRONGEST)
    for level in (a, args.b):
        bot(level)  # refuses an unknown level
    ladder = read_ladder(args.ladder)
    fresh = Tally(game.name, game.rules, seats, a, args.b, args.seconds, options=changed, decks=list(decks.values()),
                  cells=duels.blank(len(decks)))
    tally = next((row for row in ladder if row.same_pairing(fresh)), fresh)
    if tally is fresh:
        ladder.append(tally)
    if decks:
        return duel(args, tally, ladder, list(decks))
    return series(args, tally, ladder)


def series(args: Namespace, tally: Tally, ladder: list[Tally]) -> int:
    """Play blocks until the test has decided or enough games were played."""
    par = 1 / how_many_sides(tally)
    print(sentence("arena-test", par=f"{100 * par:.1f}", seconds=args.seconds))
    if tally.games:
        print(sentence("arena-continues", games=tally.games), report(tally), sep="\n")
    while not enough(tally, args, par):
        count(tally, block(tally, args.jobs))
        write_ladder(args.ladder, ladder)
        print(report(tally), flush=True)
    print(verdict(tally, par))
    return 0


def enough(tally: Tally, args: Namespace, par: float) -> bool:
    if tally.cpu_minutes >= args.minutes:
        return True
    return bool(tally.games >= args.games) if args.games is not None else tally.games > 0 and is_decided(tally, par)


# ── decks against decks ──────────────────────────────────────────────────────
A_CELL = 100
"""The default number of games in every cell of the table."""


def chosen_decks(game: Game, text: str, asked: dict[str, Any]) -> dict[str, str]:
    """Return what is played by name, and what a seat brings for it.

    Options that aren't given become those that most of these decks fit. Of `all` decks, those that fit them play."""
    builder = game.deck_builder
    if builder is None:
        raise illegal("arena-no-decks", game=game.name)
    shelf = [deck.name for deck in builder.info().shelf]
    named = shelf if text == "all" else filter(None, map(str.strip, text.split(",")))
    decks = {name: builder.report(contents(name, builder), {}) for name in named}
    for option, value in builder.table_for(list(decks.values())).items():
        asked.setdefault(option, value)
    chosen = {name: deck for name, deck in decks.items() if text != "all" or fits_at(deck.fits, asked)}
    if len(chosen) < 2:
        raise illegal("arena-few-decks")
    return {name: name if name in shelf else deck.code for name, deck in chosen.items()}


def duel(args: Namespace, tally: Tally, ladder: list[Tally], names: list[str]) -> int:
    """Play whole blocks of rounds of the table; the test looks at all games of A together."""
    rounds = duels.rounds_in_block(tally)
    whole = ceil((args.games or A_CELL) / rounds) * rounds * len(duels.cells(tally))
    if tally.a != tally.b:
        print(sentence("arena-test", par="50.0", seconds=args.seconds))
    while tally.games + tally.stopped < whole and tally.cpu_minutes < args.minutes:
        duels.count(tally, duels.block(tally, args.jobs))
        write_ladder(args.ladder, ladder)
        print(sentence("arena-round", games=tally.games, whole=whole) if tally.a == tally.b else report(tally),
              flush=True)
    print(sentence("arena-table", a=tally.a, b=tally.b), *duels.table(tally, names), sep="\n")
    if tally.a != tally.b and tally.games:
        print(duels.worst_pair(tally, names), verdict(tally, 0.5), sep="\n")
    return 0
