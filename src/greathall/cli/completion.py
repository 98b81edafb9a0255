"""`greathall completion SHELL`: print a script that lets your shell complete commands and options."""

from argparse import ArgumentParser, Namespace

SHELLS = ("bash", "zsh", "tcsh")


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument("shell", choices=SHELLS, help="your shell")


def run(args: Namespace) -> int:
    import shtab

    from greathall.cli import parser

    top = parser()
    for action in top._actions:
        for command in (action.choices or {}).values() if isinstance(action.choices, dict) else ():
            command.fill()
    print(shtab.complete(top, args.shell))
    return 0
