"""`greathall edition`: a game's own board as a file, for people whose printed board differs."""

from argparse import ArgumentParser, Namespace

from greathall.cli.options import free_text_option
from greathall.core.catalogue import sentence
from greathall.core.game import find_game


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME",
                        help="change what is printed, then: greathall play GAME --edition FILE")


def run(args: Namespace) -> int:
    game = find_game(args.game)
    ours = game.template(free_text_option(game).name)
    print(f"# {sentence('cli-edition', game=game.name)}\n{ours}", end="")
    return 0
