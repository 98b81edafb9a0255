"""`greathall deck`: check, count, tidy and share deck lists."""

import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path

from greathall.cli import files
from greathall.cli.options import options
from greathall.cli.screen import Screen, quoted
from greathall.cli.stats import show
from greathall.core.catalogue import illegal, sentence
from greathall.core.deck_builder import DeckBuilder, DeckReport, Options, UnknownCard, Value, fits_at
from greathall.core.game import Game, all_games
from greathall.core.progress import listening
from greathall.core.words import Illegal, Refusal

FILE = "a list, - for standard input, the name of a ready-made deck, or a code"
OUT = "write to this file, which must not exist yet (default: standard output)"
LOCAL = "http://localhost:8000"


def arguments(parser: ArgumentParser) -> None:
    """Add the arguments; exit codes are 0 for done, 1 for a failed check or an unknown line, 2 for an error."""
    parser.set_defaults(work=list_shelf)
    parser.add_argument("--game", metavar="GAME", help="the decks' game (default: the first game with decks)")
    parser.epilog = ("Without a command, the ready-made decks are listed. Exit code 1: not legal, or not understood. "
                     f"{parser.epilog}")
    commands = parser.add_subparsers(metavar="COMMAND", parser_class=type(parser))
    for work, about, example in (
        (check, "list what is wrong with a deck, rule by rule; exit code 1 if anything is", "check lanterns"),
        (stats, "show its curve, its balance, the odds of opening hands and a solo test", "stats lanterns"),
        (take_in, "tidy up a list; exit code 1 if a line names no card", "import list.txt -o tidy.txt"),
        (give_out, "write a deck as plain text, as a code or as a link", "export lanterns --link"),
    ):
        name = example.split()[0]
        command = commands.add_parser(name, help=about, description=about[0].upper() + about[1:] + ".",
                                      epilog=f"Example: greathall deck {example}")
        command.add_argument("file", metavar="FILE", help=FILE)
        command.set_defaults(work=work)
        if name in ("check", "stats"):
            command.add_argument("--option", action="append", metavar="NAME=VALUE",
                                 help="judge it for a table with this option; may be repeated")
        else:
            command.add_argument("-o", dest="out", type=Path, metavar="OUT", help=OUT)
        if name == "export":
            form = command.add_mutually_exclusive_group()
            form.add_argument("--code", action="store_true", help="a short code, for messages")
            form.add_argument("--link", nargs="?", const=LOCAL, metavar="ADDRESS",
                              help=f"a link to the deck builder at this address (default: {LOCAL})")


def run(args: Namespace) -> int:
    """Run the command; of several games with decks, the first is used unless another is named."""
    found = {name: game for name, game in all_games().items() if game.deck_builder is not None}
    game = found.get(args.game or next(iter(found), ""))
    if game is None or game.deck_builder is None:
        raise illegal("cli-no-decks", game=quoted(args.game or ""))
    return int(args.work(args, game, game.deck_builder))


def contents(name: str, builder: DeckBuilder) -> str:
    """Return a deck list; a file comes before a ready-made deck of the same name."""
    if name == "-":
        return sys.stdin.read(files.LARGEST)
    if Path(name).is_file():
        return files.text(name)
    if name in (deck.name for deck in builder.info().shelf) or builder.report(name, {}).code in name:
        return name
    return files.text(name)  # raises with the reason


def report_of(args: Namespace, builder: DeckBuilder, table: Options | None = None) -> DeckReport:
    found = builder.report(contents(args.file, builder), table or {})
    if not found.cards and not found.unknown and not found.lead:
        raise illegal("cli-deck-empty", file=quoted(args.file))
    return found


def tables(game: Game, fits: list[dict[str, bool | int | str]]) -> str:
    """Return the tables that a deck fits, by those choices that have a name."""
    names = dict.fromkeys(f"option-{name}-{value}" for fit in fits for name, value in fit.items())
    return ", ".join(game.catalogue.say(name) for name in names if game.catalogue.has(name))


def kinds(game: Game, facets: dict[str, list[Value]]) -> str:
    """Return what a deck consists of, facet by facet."""
    said = (", ".join(game.catalogue.say(f"name-{facet}", **{facet: value}) for value in values)
            for facet, values in facets.items())
    return " · ".join(filter(None, said))


# ── the commands ─────────────────────────────────────────────────────────────
def list_shelf(_: Namespace, game: Game, builder: DeckBuilder) -> int:
    screen, say = Screen(), game.catalogue.say
    for deck in builder.info().shelf:
        screen.line(f"{deck.name}: {say(f'deck-{deck.name}')}", "amber")
        lead = [game.label("card", deck.lead)] if deck.lead else []
        screen.line("  " + " · ".join(filter(None, [*lead, kinds(game, deck.facets), tables(game, deck.fits)])))
        screen.line(f"  {say(f'deck-{deck.name}-about')}", "soft")
    return 0


def check(args: Namespace, game: Game, builder: DeckBuilder) -> int:
    table = options(game, args.option or [], None)
    found, screen = report_of(args, builder, table), Screen()
    if fits_at(found.fits, table):
        screen.say("cli-deck-legal", title=found.title or "–", kinds=kinds(game, found.facets) or "–",
                   tables=tables(game, found.fits))
        return 0
    for fault in found.faults:
        screen.line(str(game.illegal(fault)), "refusal")
    return 1


def stats(args: Namespace, game: Game, builder: DeckBuilder) -> int:
    """Print a deck's statistics, even if it is incomplete; only an illegal deck isn't played."""
    text = contents(args.file, builder)
    table = options(game, args.option or [], None)
    found = builder.report(text, table)
    if not found.cards:
        raise illegal("cli-deck-empty", file=quoted(args.file))
    with Screen().working(sentence("cli-solo")) as tick, listening(lambda done, of: tick(done / of)):
        tried = builder.solo_test(text, "stats")
    show(game, found, None if isinstance(tried, Refusal) else tried, legal=fits_at(found.fits, table))
    if isinstance(tried, Refusal):
        Screen().line(str(game.illegal(tried)), "refusal")
    return 0


def take_in(args: Namespace, game: Game, builder: DeckBuilder) -> int:
    """Print a tidied list; guesses are reported beside it, and unknown lines stay in it as comments."""
    text = contents(args.file, builder)
    found = builder.report(text, {})
    lost = [one for one in found.unknown if not one.guesses]
    for one in found.unknown:
        print(note_unknown(one, game), file=sys.stderr)
    if not found.cards and len(lost) == len(found.unknown):
        raise illegal("cli-deck-empty", file=quoted(args.file))
    put(args.out, builder.mend(text) + "".join(f"# {note_unknown(one, game)}\n" for one in lost))
    return 1 if lost else 0


def note_unknown(one: UnknownCard, game: Game) -> str:
    if one.guesses:
        card = game.label("card", one.guesses[0])
        return sentence("cli-deck-guessed", line=one.line, text=quoted(one.text), card=card)
    return sentence("cli-deck-lost", line=one.line, text=quoted(one.text))


def give_out(args: Namespace, game: Game, builder: DeckBuilder) -> int:
    found = report_of(args, builder)
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
