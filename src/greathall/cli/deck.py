"""`greathall deck`: deck lists judged, counted, cleaned and passed on."""

import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path

from greathall.cli import files
from greathall.cli.figures import show
from greathall.cli.screen import Screen, quoted
from greathall.core.catalogue import illegal, sentence
from greathall.core.game import Game, all_games
from greathall.core.words import Illegal, Refusal
from greathall.core.workshop import DeckReport, UnknownCard, Workshop

FILE = "a list, - for standard input, the name of a deck on the shelf, or a code"
OUT = "write to this file, which must not exist yet (default: standard output)"
LOCAL = "http://localhost:8000"


def arguments(parser: ArgumentParser) -> None:
    """Exit codes as everywhere: 0 done, 1 the check failed or a line was not understood, 2 it can't be done."""
    parser.set_defaults(work=list_shelf)
    parser.epilog = "Without a command: the decks that come with the game. Exit code 1: not legal, or not understood."
    commands = parser.add_subparsers(metavar="COMMAND", parser_class=type(parser))
    for name, work, about in (
        ("check", check, "say what is wrong with a deck, rule by rule; exit code 1 if anything is"),
        ("stats", stats, "curve, balance, odds of opening hands, and how it plays against nobody"),
        ("import", take_in, "make a clean list of one that anybody wrote; exit code 1 if a line names no card"),
        ("export", give_out, "write a deck as plain text, as a code or as a link"),
    ):
        command = commands.add_parser(name, help=about, description=about[0].upper() + about[1:] + ".")
        command.add_argument("file", metavar="FILE", help=FILE)
        command.set_defaults(work=work)
        if name in ("check", "stats"):
            command.add_argument("--house", action="store_true", help="by the rule for house decks too")
        else:
            command.add_argument("-o", dest="out", type=Path, metavar="OUT", help=OUT)
        if name == "export":
            form = command.add_mutually_exclusive_group()
            form.add_argument("--code", action="store_true", help="few letters, for messages")
            form.add_argument("--link", nargs="?", const=LOCAL, metavar="ADDRESS",
                              help=f"a link to the deck builder of the hall at this address (default: {LOCAL})")


def run(args: Namespace) -> int:
    game = next(game for game in all_games().values() if game.workshop is not None)
    assert game.workshop is not None
    return int(args.work(args, game, game.workshop))


def contents(name: str, workshop: Workshop) -> str:
    """A file comes before a deck on the shelf of the same name."""
    if name == "-":
        return sys.stdin.read(files.LARGEST)
    if Path(name).is_file():
        return files.text(name)
    if name in (deck.name for deck in workshop.shelf()) or workshop.report(name, house=False).code in name:
        return name
    return files.text(name)  # says why not


def report_of(args: Namespace, workshop: Workshop) -> DeckReport:
    found = workshop.report(contents(args.file, workshop), getattr(args, "house", False))
    if not found.cards and not found.unknown and not found.character:
        raise illegal("cli-deck-empty", file=quoted(args.file))
    return found


def formats(game: Game, names: list[str]) -> str:
    return ", ".join(game.catalogue.say(f"option-format-{name}") for name in names)


# ── the commands ─────────────────────────────────────────────────────────────
def list_shelf(_: Namespace, game: Game, workshop: Workshop) -> int:
    screen, subjects = Screen(), workshop.subjects()
    for deck in workshop.shelf():
        title, about = workshop.about(deck.name)
        screen.line(f"{deck.name}: {title}", "amber")
        screen.say("cli-deck-on-shelf", character=game.label("card", deck.character),
                   subjects=", ".join(subjects[subject] for subject in deck.subjects), houses=", ".join(deck.houses),
                   format=formats(game, deck.formats))
        screen.line(f"  {about}", "soft")
    return 0


def check(args: Namespace, game: Game, workshop: Workshop) -> int:
    found, screen = report_of(args, workshop), Screen()
    if found.formats:
        screen.say("cli-deck-legal", title=found.title or "–", houses=", ".join(found.houses) or "–",
                   formats=formats(game, found.formats))
        return 0
    for fault in found.faults:
        screen.line(str(game.illegal(fault)), "refusal")
    return 1


def stats(args: Namespace, game: Game, workshop: Workshop) -> int:
    """A deck that is not whole yet has figures too; only what can't be played at all goes untried."""
    text = contents(args.file, workshop)
    found = workshop.report(text, args.house)
    if not found.cards:
        raise illegal("cli-deck-empty", file=quoted(args.file))
    tried = workshop.goldfish(text, "stats")
    show(game, workshop, found, None if isinstance(tried, Refusal) else tried)
    if isinstance(tried, Refusal):
        Screen().line(str(game.illegal(tried)), "refusal")
    return 0


def take_in(args: Namespace, game: Game, workshop: Workshop) -> int:
    """What was guessed is told beside the list, not in it; what could not be is left in it as a remark."""
    text = contents(args.file, workshop)
    found = workshop.report(text, house=False)
    lost = [one for one in found.unknown if not one.guesses]
    for one in found.unknown:
        print(noted(one, game), file=sys.stderr)
    if not found.cards and len(lost) == len(found.unknown):
        raise illegal("cli-deck-empty", file=quoted(args.file))
    put(args.out, workshop.mended(text) + "".join(f"# {noted(one, game)}\n" for one in lost))
    return 1 if lost else 0


def noted(one: UnknownCard, game: Game) -> str:
    if one.guesses:
        card = game.label("card", one.guesses[0])
        return sentence("cli-deck-guessed", line=one.line, text=quoted(one.text), card=card)
    return sentence("cli-deck-lost", line=one.line, text=quoted(one.text))


def give_out(args: Namespace, game: Game, workshop: Workshop) -> int:
    found = report_of(args, workshop)
    if found.unknown:
        raise game.illegal(found.faults[0])
    if args.code or args.link:
        put(args.out, (f"{args.link.rstrip('/')}/decks#" if args.link else "") + found.code + "\n")
    else:
        put(args.out, found.written)
    return 0


def put(out: Path | None, text: str) -> None:
    if out is None:
        print(text, end="")
        return
    try:
        with out.open("x", encoding="utf-8") as file:
            file.write(text)
    except (OSError, ValueError) as fault:
        raise Illegal("", sentence("cli-no-save", file=files.shown(str(out)), fault=files.reason(fault))) from None
