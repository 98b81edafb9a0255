"""The command `greathall`: play, look back, read the rules, open a hall."""

import argparse
import io
import os
import sys
from collections.abc import Callable, Sequence
from typing import Any, NoReturn

import greathall
from greathall.cli import arena, deck, edition, new_game, play, replay, rules, serve, state, verify, wire
from greathall.core import catalogue
from greathall.core.game import game_faults
from greathall.core.words import Illegal

WRITERS = ("new-game", "state")
"""Commands that games need before they can be loaded."""


class Parser(argparse.ArgumentParser):
    """A parser that says what is wrong in one sentence, like every other refusal.

    A command gets its arguments only when it is called, because a hall has many settings."""

    fill: Callable[[argparse.ArgumentParser], None] | None = None

    def parse_known_args(self, *args: Any, **more: Any) -> Any:
        fill, self.fill = self.fill, None
        if fill is not None:
            fill(self)
        return super().parse_known_args(*args, **more)

    def error(self, message: str) -> NoReturn:
        raise Illegal("", f"{message} (see {self.prog} --help)")


def parser() -> Parser:
    top = Parser(prog="greathall", description="Wizarding tabletop games with every rule enforced.",
                 epilog="To add games, list their folders in GREATHALL_GAMES, separated as in PATH.")
    top.add_argument("--version", action="version", version=f"greathall {greathall.__version__}")
    top.add_argument("--language", metavar="LL", default=os.environ.get("GREATHALL_LANGUAGE"),
                     help="speak this language: " + ", ".join(catalogue.languages()) + " (or GREATHALL_LANGUAGE)")
    commands = top.add_subparsers(dest="command", metavar="COMMAND", parser_class=Parser)
    for name, module, about in (
        ("serve", serve, "open a hall: tables for browsers and programs"),
        ("play", play, "play in the terminal, against bots or with others on one screen"),
        ("replay", replay, "watch a record move by move"),
        ("rules", rules, "print a game's rules, or check the ledger"),
        ("edition", edition, "print a game's board as a file, to make an edition of your own"),
        ("deck", deck, "check, count, tidy and share deck lists; list the ready-made decks"),
        ("arena", arena, "let bots play each other and measure them"),
        ("new-game", new_game, "create a small game with tests in this folder, to turn into your own"),
        ("state", state, "generate code from the declaration of a game's table"),
        ("wire", wire, "generate the browser's types from the games and the server"),
    ):
        command = commands.add_parser(name, help=about, description=about[0].upper() + about[1:] + ".")
        command.fill = module.arguments
        command.set_defaults(run=module.run)
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
        return verify.main(rest)  # it reads its own arguments, because it can be run alone
    if rest:
        top.parse_args(args)  # names the unknown words
    if chosen.command is None:
        top.print_help()
        return 0
    if chosen.command not in WRITERS:
        for fault in game_faults().values():
            print(f"greathall: {fault}", file=sys.stderr)
    return int(chosen.run(chosen))
