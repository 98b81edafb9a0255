"""`greathall arena`: bots against bots, with a ladder that later runs continue."""

from argparse import ArgumentParser, ArgumentTypeError, Namespace
from pathlib import Path

from greathall.bots import LEVELS, bot
from greathall.bots.arena import (
    Tally, block, count, decided, how_many_sides, read_ladder, report, verdict, write_ladder,
)
from greathall.cli.play import options, seconds
from greathall.core.catalogue import sentence
from greathall.core.game import find_form

LADDER = Path("bench/ladder.json")


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="a game, or one of its forms, such as a challenge played alone")
    parser.add_argument("--a", default="hard", metavar="LEVEL", help="the bot being measured: " + ", ".join(LEVELS))
    parser.add_argument("--b", default="medium", metavar="LEVEL", help="what all other sides are (default: medium)")
    parser.add_argument("--seats", type=int, metavar="N", help="how many play (default: the fewest allowed)")
    parser.add_argument("--option", action="append", metavar="NAME=VALUE", help="a table option; may be repeated")
    parser.add_argument("--seconds", type=seconds, default=0.1, metavar="S", help="thinking time a move (default: 0.1)")
    parser.add_argument("--games", type=at_least_one, metavar="N",
                        help="play on to this many games in all, whatever the test says")
    parser.add_argument("--minutes", type=float, default=60, metavar="M",
                        help="CPU minutes a pairing may take (default: 60)")
    parser.add_argument("--jobs", type=at_least_one, default=1, metavar="N", help="processes (default: 1)")
    parser.add_argument("--ladder", type=Path, default=LADDER, metavar="FILE", help=f"default: {LADDER}")


def at_least_one(text: str) -> int:
    number = int(text[:9]) if text.isascii() and text.isdigit() else 0
    if number < 1:
        raise ArgumentTypeError("a number from 1 on")
    return number


def run(args: Namespace) -> int:
    game, form = find_form(args.game)
    seats = game.usual()[0] if args.seats is None else args.seats
    settled = game.settled(seats, form | options(game, args.option or [], None))
    chosen = {o.name: settled[o.name] for o in game.options if settled.get(o.name, o.default) != o.default}
    for level in (args.a, args.b):
        bot(level)  # refuses a level there is not
    ladder = read_ladder(args.ladder)
    fresh = Tally(game.name, game.rules, seats, args.a, args.b, args.seconds, options=chosen)
    tally = next((row for row in ladder if row.same_pairing(fresh)), fresh)
    if tally is fresh:
        ladder.append(tally)
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
    return bool(tally.games >= args.games) if args.games is not None else tally.games > 0 and decided(tally, par)
