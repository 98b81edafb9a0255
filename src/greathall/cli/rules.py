"""`greathall rules`: the rules for people, and the check that each has code and a test."""

from argparse import ArgumentParser, Namespace
from itertools import groupby
from pathlib import Path
from typing import Any

from greathall.cli.screen import Screen
from greathall.core import ledger
from greathall.core.catalogue import Locale, sentence
from greathall.core.game import Game, all_games, find_variant, game_faults
from greathall.core.howto import PageLine, how_to
from greathall.core.words import Illegal


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument("game", nargs="?", metavar="GAME", help="a game, or one of its variants (default: all games)")
    parser.add_argument("--check", action="store_true",
                        help="fail if a rule has no code or no test that ran, or an id doesn't exist")


def run(args: Namespace) -> int:
    game, options = (None, {}) if args.game is None else find_variant(args.game)
    games = list(all_games().values()) if game is None else [game]
    screen = Screen()
    if args.check:
        return check(games, screen) or int(game is None and bool(game_faults()))
    for each in games:
        print_rules(each, options, screen)
    return 0


def print_rules(game: Game, options: dict[str, Any], screen: Screen) -> None:
    """Print all rules; of a variant, those of its own sections."""
    screen.line(game.title_for(options), "amber")
    variant = next((variant for variant in game.variants if variant.name == game.variant(options)), None)
    print_howto(game, [game.name] if variant is None else [variant.name, game.name], screen)
    ours = [rule.id for rule in ledger.rules(game).values() if variant is None or rule.section in variant.sections]
    said = ledger.rules(game, Locale.language)
    for decisions, rules in groupby((said[rule] for rule in ours), key=lambda rule: rule.decision):
        if decisions:
            screen.line()
            screen.say("cli-decisions", "amber")
        for section, group in groupby(rules, key=lambda rule: rule.section):
            screen.line()
            screen.line(section, "amber")
            for rule in group:
                screen.say("cli-rule-line", id=rule.id, text=rule.text)
                if rule.why:
                    screen.say("cli-rule-why", "soft", why=rule.why)
    if variant is None:
        print_sources(game, screen)


def print_howto(game: Game, names: list[str], screen: Screen) -> None:
    """Print how to play, and the glossary: of all these names, the page of the first that has one."""
    told = how_to(game, Locale.language)
    print_page(told.page(*names), screen)
    if names == [game.name]:
        for name in (option.name for option in game.options if option.name in told.pages):
            screen.line()
            screen.line(game.catalogue.say(f"option-{name}"), "amber")
            print_page(told.pages[name], screen)
    if told.glossary:
        screen.line()
        screen.say("howto-glossary", "amber")
    for term in told.glossary:
        screen.say("cli-term", term=term.name, text=term.text, rule=term.rule)


def print_page(page: dict[str, list[PageLine]], screen: Screen) -> None:
    for part, lines in page.items():
        screen.line()
        screen.say(f"howto-{part}", "amber")
        for line in lines:
            screen.say("cli-howto-line", text=line.text, rules=", ".join(line.rules))


def print_sources(game: Game, screen: Screen) -> None:
    """Print where the data comes from: the rulebook first, then other sources, then our own."""
    found = sorted(ledger.sources(game), key=lambda source: ledger.BY.index(source.by))
    if found:
        screen.line()
        screen.say("sources-title", "amber")
        screen.say("sources-lead")
    for by, group in groupby(found, key=lambda source: source.by):
        screen.line()
        screen.say(f"sources-by-{by}", "amber")
        for source in group:
            screen.line("  " + game.catalogue.say(f"source-{source.what}"))
            if source.of:
                screen.line("  " + sentence("sources-of", pages=", ".join(source.of)), "soft")


def check(games: list[Game], screen: Screen) -> int:
    """Print the ledger as a table, one row per id; return 1 if anything is missing."""
    try:
        executed = ledger.executed_tests(ledger_file())
    except (ValueError, AttributeError):  # not JSON, or not from a test run
        raise Illegal("", sentence("cli-no-ledger")) from None
    faults = []
    for game in games:
        rows = ledger.check(game, executed)
        for row in rows:
            screen.line(f"{row.id:<8} | {places(row.code):<34} | {places(row.tests)}")
        missing = [row for row in rows if row.fault]
        faults += missing
        screen.say("cli-ledger", "amber", game=game.title, rules=len(rows), tests=len(
            {test for row in rows for test in row.tests}), missing=len(missing))
        for row in missing:
            screen.say("cli-ledger-fault", "refusal", id=row.id, fault=row.fault)
    return 1 if faults else 0


def places(found: list[str]) -> str:
    return "-" if not found else found[0] + (f" +{len(found) - 1}" if len(found) > 1 else "")


def ledger_file() -> Path:
    """Return the file that the last test run wrote, in the project that this folder belongs to."""
    file = ledger.executed_file(Path.cwd())
    if not file.is_file():
        raise Illegal("", sentence("cli-no-ledger"))
    return file
