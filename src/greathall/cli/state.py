"""`greathall state`: generate a game's folder `made` from the declaration of its table."""

from argparse import ArgumentParser, Namespace

from greathall.core import generate
from greathall.core.catalogue import illegal, sentence
from greathall.core.words import Illegal


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument("games", nargs="*", metavar="GAME", help="names of game folders (default: all)")
    parser.add_argument("--check", action="store_true", help="write nothing; fail if a file is out of date")


def run(args: Namespace) -> int:
    folders = generate.folders()
    for name in args.games:
        if name not in folders:
            raise illegal("no-such-game", game=name[:40], games=", ".join(folders))
    changed = []
    for name in args.games or folders:
        try:
            stale = generate.stale(folders[name])
        except generate.Undeclared as fault:
            raise Illegal("", f"{name}: {fault}") from fault
        for path in stale:
            changed.append(path)
            print(sentence("state-stale" if args.check else "state-changed", file=f"{name}/made/{path.name}"))
        if not args.check:
            generate.write(folders[name])
    if not changed:
        print(sentence("state-fresh"))
    return 1 if args.check and changed else 0
