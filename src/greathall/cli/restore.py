"""`greathall restore`: bring a hall back from a backup."""

import os
from argparse import ArgumentParser, Namespace
from pathlib import Path

from greathall.core.catalogue import sentence
from greathall.server import settings
from greathall.server.settings import Settings


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a file that greathall backup wrote")
    settings.arguments(parser, "data")
    parser.add_argument("--replace", action="store_true", help="if the folder holds a hall, set that one aside in it")


def run(args: Namespace) -> int:
    from greathall.server.backup import bring_back  # needs the store's libraries

    folder = Settings.read(vars(args), os.environ).data
    counts, aside = bring_back(Path(args.file), folder, args.replace)
    print(sentence("cli-restore-done", folder=str(folder), tables=counts.tables, guests=counts.guests))
    if aside is not None:
        print(sentence("cli-restore-aside", aside=str(aside)))
    return 0
