"""`greathall edition`: a game's own board as a file, for whoever owns the printed one and knows better."""

from argparse import ArgumentParser, Namespace

from greathall.cli.play import written
from greathall.core.game import find_game


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME",
                        help="change what is printed, then: greathall play GAME --edition FILE")


def run(args: Namespace) -> int:
    game = find_game(args.game)
    print(game.template(written(game).name), end="")
    return 0
