"""`greathall backup`: copy a hall into one file, even while it is open."""

import os
from argparse import ArgumentParser, Namespace
from pathlib import Path

from greathall.core.catalogue import sentence
from greathall.server import settings
from greathall.server.settings import Settings


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a new file; keep it as secret as the hall's folder")
    settings.arguments(parser, "data")


def run(args: Namespace) -> int:
    from greathall.server.backup import back_up  # needs the store's libraries

    folder, file = Settings.read(vars(args), os.environ).data, Path(args.file)
    counts = back_up(folder, file)
    print(sentence("cli-backup-done", folder=str(folder), file=str(file), tables=counts.tables, guests=counts.guests))
    return 0
