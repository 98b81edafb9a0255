"""`greathall wire`: write the browser's types from the structs of the games and the server."""

from argparse import ArgumentParser, Namespace
from pathlib import Path


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument("folder", nargs="?", type=Path, metavar="FOLDER", help="default: the project's web/src/wire")
    parser.add_argument("games", nargs="*", metavar="GAME", help="further games (from GREATHALL_GAMES) to include")
    parser.add_argument("--check", action="store_true", help="write nothing; fail if a file is out of date")


def run(args: Namespace) -> int:
    from greathall.server import typescript  # here, so that no other command loads the server's messages

    folder = typescript.default_folder() if args.folder is None else args.folder
    changed = typescript.update(folder, args.check, args.games)
    for line in typescript.report(folder, changed, args.check):
        print(line)
    return 1 if args.check and changed else 0
