"""The command `greathall`: play, look back, read the rules, open a hall."""

import argparse
import io
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any, NoReturn

import greathall
from greathall.core import catalogue
from greathall.core.game import game_faults
from greathall.core.words import Illegal

WRITERS = ("new-game", "state")
"""Commands that games need before they can be loaded."""


class Parser(argparse.ArgumentParser):
    """A parser that says what is wrong in one sentence, like every other refusal.

    A command is imported and gets its arguments only when it is called: a hall has many settings and needs no board."""

    module = ""

    def fill(self) -> None:
        """Add the command's arguments, once."""
        if self.module:
            chosen, self.module = import_module(f"greathall.cli.{self.module}"), ""
            chosen.arguments(self)
            self.set_defaults(run=chosen.run)

    def parse_known_args(self, *args: Any, **more: Any) -> Any:
        self.fill()
        return super().parse_known_args(*args, **more)

    def error(self, message: str) -> NoReturn:
        raise Illegal("", f"{message} (see {self.prog} --help)")


def parser() -> Parser:
    top = Parser(prog="greathall", description="Wizarding tabletop games with every rule enforced.",
                 epilog="To add games, list their folders in GREATHALL_GAMES, separated as in PATH.")
    top.add_argument("--version", action="version",
                     version=f"greathall {greathall.__version__}{' (compiled)' * greathall.compiled}")
    top.add_argument("--language", metavar="LL", default=os.environ.get("GREATHALL_LANGUAGE"),
                     help="speak this language: " + ", ".join(catalogue.languages()) + " (or GREATHALL_LANGUAGE)")
    commands = top.add_subparsers(dest="command", metavar="COMMAND", parser_class=Parser)
    for about, example in (
        ("open a hall: tables for browsers and programs", "serve --open"),
        ("run an open hall: tables, guests, bans, codes, and the log of what was refused", "admin tables"),
        ("copy a hall into one file, even while it is open", "backup hall-monday.backup"),
        ("bring a hall back from such a file", "restore hall-monday.backup --data hall-again"),
        ("play in the terminal, against bots or with others on one screen", "play sequence --seats 4"),
        ("learn a game by playing it, step by step", "learn sequence"),
        ("watch a record move by move", "replay game.json --seat open"),
        ("print a game's rules, or check the ledger", "rules monopoly"),
        ("print a game's board as a file, to make an edition of your own", "edition diagon_alley"),
        ("check, count, tidy and share deck lists; list the ready-made decks", "deck stats lanterns"),
        ("let bots play each other and measure them", "arena sequence --a hard --b medium"),
        ("create a small game with tests in this folder, to turn into your own", "new-game my_game"),
        ("generate code from the declaration of a game's table", "state my_game"),
        ("generate the browser's types from the games and the server", "wire"),
        ("print a script that completes commands in your shell", "completion bash"),
    ):
        name = example.split()[0]
        command = commands.add_parser(name, help=about, description=about[0].upper() + about[1:] + ".",
                                      epilog=f"Example: greathall {example}")
        command.module = name.replace("-", "_")
    commands.add_parser("verify", help="check that a record's draws were fair", add_help=False)
    return top


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code.

    0: done. 1: a check failed. 2: it can't be done. 130: interrupted."""
    args = list(sys.argv[1:] if argv is None else argv)
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # no keyboard or code page may end a game with a traceback
    try:
        return command(args)
    except Illegal as fault:
        print(f"greathall: {fault}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # otherwise Python complains on its way out
        return 0
    except SystemExit as done:  # --help and --version
        return done.code if isinstance(done.code, int) else 0


def command(args: list[str]) -> int:
    top = parser()
    chosen, rest = top.parse_known_args(args)
    if chosen.language:
        catalogue.speak(chosen.language)
    if chosen.command == "verify":
        from greathall.cli import verify

        return verify.main(rest)  # it reads its own arguments, because it can be run alone
    if rest:
        top.parse_args(args)  # names the unknown words
    if chosen.command is None:
        print(catalogue.sentence("cli-welcome", version=greathall.__version__))
        return 0
    if chosen.command not in WRITERS:
        for name, fault in game_faults().items():
            if name != getattr(chosen, "game", None):  # asking for that game says it
                print(f"greathall: {fault}", file=sys.stderr)
    return int(chosen.run(chosen))
