"""`greathall play`: start a game in the terminal, or continue a saved one."""

import argparse
import math
import re
from argparse import Namespace
from pathlib import Path
from typing import Any

from rich.table import Table
from rich.text import Text

import greathall
from greathall.bots import LEVELS, Bot
from greathall.bots.levels import DEFAULT_LEVEL
from greathall.cli import files
from greathall.cli.deck import contents
from greathall.cli.options import options
from greathall.cli.screen import Screen, quoted, runs
from greathall.cli.sitting import Sitting
from greathall.core.catalogue import sentence
from greathall.core.game import Game, all_games, find_variant, spoken
from greathall.core.words import Illegal

SEATED = re.compile(rf"\(({'|'.join(LEVELS)})\)$")
"""A bot's name ends in its level, so that a saved game, whose record holds the names, knows who is a bot."""
FOR_NEW = ("seats", "bots", "option", "edition", "deck", "name", "seed", "mix", "hotseat")


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", nargs="?", metavar="GAME", help="a game, or one of its variants, such as a challenge "
                        "on its own (default: you are asked)")
    parser.add_argument("--seats", type=int, metavar="N", help="number of players (default: the fewest allowed)")
    parser.add_argument("--bots", metavar="LEVEL,...", help="the bots' levels, seat by seat; the last one repeats: "
                        + f"{', '.join(LEVELS)} (default: {DEFAULT_LEVEL})")
    parser.add_argument("--option", action="append", metavar="NAME=VALUE", help="a table option; may be repeated")
    parser.add_argument("--edition", metavar="FILE", help="play with a board, prices and cards of your own "
                        "(`greathall edition GAME` prints ours to start from)")
    parser.add_argument("--deck", action="append", metavar="DECK", help="bring this deck: a name (`greathall deck` "
                        "lists ours), a file with a list, or a code; once per seat, in order")
    parser.add_argument("--name", action="append", metavar="NAME", help="your name; once per person")
    parser.add_argument("--seed", metavar="TEXT", help="repeat the same cards and dice; the record can't be verified")
    parser.add_argument("--mix", action="store_true", help="add a seed of your own, once the secret is committed")
    parser.add_argument("--hotseat", action="store_true", help="people at this screen play all seats, "
                        "except the last ones if --bots names bots for them")
    parser.add_argument("--seconds", type=seconds, default=1.0, metavar="S", help="thinking time per move (default: 1)")
    parser.add_argument("--no-coach", action="store_true", help="alone with bots: don't be told what you are "
                        "after and what a question is about")
    parser.add_argument("--load", metavar="FILE", help="continue a saved game")


def seconds(text: str) -> float:
    value = float(text)
    if not math.isfinite(value) or not 0 < value <= 600:
        raise argparse.ArgumentTypeError("more than 0 and at most 600 seconds")
    return value


def run(args: Namespace) -> int:
    screen = Screen()
    if args.load is not None:
        return resume(args, screen)
    if args.game is None:
        try:
            pick(args, screen)
        except (EOFError, KeyboardInterrupt):
            screen.line()
            return 0
    return new_sitting(args, screen).run()


# ── a new game ───────────────────────────────────────────────────────────────
def new_sitting(args: Namespace, screen: Screen) -> Sitting:
    game, variant = find_variant(args.game)
    seats = game.default_seats()[0] if args.seats is None else args.seats
    chosen = variant | options(game, args.option or [], args.edition)
    texts = deck_texts(game, args.deck or [], chosen)
    game.resolve_options(seats, chosen)  # first, because all the rest depends on the number of seats
    brings = resolve_brings(game, args.deck or [], texts, seats, chosen)
    levels = bot_levels(args, seats)
    people = seats - len(levels)
    given = args.name or ([] if args.hotseat else [sentence("cli-guest")])
    if len(given) > people:
        raise Illegal("", sentence("cli-too-many-names", people=people))
    if mistaken := next((name for name in given if SEATED.search(name)), None):
        raise Illegal("", sentence("cli-name-of-bot", name=quoted(mistaken)))
    names = given + [""] * (people - len(given)) + [
        sentence("cli-bot", number=people + i + 1, level=level) for i, level in enumerate(levels)]
    match = greathall.new(game.name, seats, args.seed, chosen, names=names, brings=brings)
    bots = {people + i: greathall.bot(level, args.seconds, args.seed and f"{args.seed} {i}")
            for i, level in enumerate(levels)}
    return Sitting(match, bots, screen, mix=args.mix, coached=not args.no_coach)


def bot_levels(args: Namespace, seats: int) -> list[str]:
    """Return one level per bot; against bots they fill all seats but one, among people only those named."""
    named = [level.strip() for level in args.bots.split(",")] if args.bots is not None else []
    for level in named:
        greathall.bot(level)  # refuses an unknown level
    most = seats - 1
    if len(named) > most:
        raise Illegal("", sentence("cli-too-many-bots", most=most))
    if args.hotseat:
        return named
    named = named or [DEFAULT_LEVEL]
    return named + named[-1:] * (most - len(named))


def deck_texts(game: Game, decks: list[str], chosen: dict[str, Any]) -> list[str]:
    """Return the deck lists, and choose the table that the decks fit unless options are given."""
    if not decks:
        return []
    if (builder := game.deck_builder) is None:
        raise Illegal("", sentence("cli-no-decks", game=game.title))
    if "-" in decks:
        raise Illegal("", sentence("cli-deck-keyboard"))
    texts = [contents(deck, builder) for deck in decks]
    for name, value in builder.table_for([builder.report(text, {}) for text in texts]).items():
        chosen.setdefault(name, value)
    return texts


def resolve_brings(
        game: Game, decks: list[str], texts: list[str], seats: int, chosen: dict[str, Any]) -> dict[int, Any]:
    """Return the decks by seat, each checked as the table would."""
    if len(decks) > seats:
        raise Illegal("", sentence("cli-too-many-decks", seats=seats))
    for seat, deck in enumerate(decks):
        try:
            game.setup(seats, game.resolve_options(seats, chosen), {seat: texts[seat]}, {})
        except Illegal as no:
            raise Illegal(no.rule, sentence("cli-deck-refused", file=files.shown(deck), why=no.why)) from None
    return dict(enumerate(texts))


# ── back to a saved one ──────────────────────────────────────────────────────
def resume(args: Namespace, screen: Screen) -> int:
    if any(getattr(args, name) for name in FOR_NEW):
        raise Illegal("", sentence("cli-load-alone"))
    match = files.load(args.load)
    if args.game is not None:
        game, variant = find_variant(args.game)
        if game is not match.game or not variant.items() <= match.options.items():
            title = match.game.title_for(match.options)
            raise Illegal("", sentence("cli-other-game", file=files.shown(args.load), game=title))
    if match.secret is None:
        raise Illegal("", sentence("no-secret"))
    bots: dict[int, Bot] = {}
    for seat, name in enumerate(match.names):
        if level := SEATED.search(name):
            bots[seat] = greathall.bot(level[1], args.seconds)
    if len(bots) == len(match.names):
        raise Illegal("", sentence("cli-nobody"))
    screen.say("cli-welcome-back", "amber", game=match.game.title_for(match.options), seats=", ".join(match.names))
    return Sitting(match, bots, screen, Path(args.load), coached=not args.no_coach).run()


# ── the table picker ─────────────────────────────────────────────────────────
def pick(args: Namespace, screen: Screen) -> None:
    """Ask for what the command line left open: the game, the number of players, and against whom."""
    names = [name for game in all_games().values() for name in (game.name, *(v.name for v in game.variants))]
    table = Table(box=None, header_style="soft", pad_edge=False)
    for key in ("cli-column-number", "cli-column-game", "cli-column-seats", "cli-column-about"):
        table.add_column(sentence(key))
    for number, name in enumerate(names, 1):
        table.add_row(str(number), *describe_game(name))
    screen.show(table)
    by_name = {str(n): name for n, name in enumerate(names, 1)} | {name.casefold(): name for name in names} | {
        title_of(name).casefold(): name for name in names}
    args.game = by_name[ask(screen, "cli-pick-game", list(by_name), "1")]
    game, _ = find_variant(args.game)
    if args.seats is None:
        numbers = [str(n) for n in game.default_seats()]
        args.seats = int(ask(screen, "cli-pick-seats", numbers, numbers[0], seats=spoken(numbers)))
    if args.bots is None and not args.hotseat:
        people = sentence("cli-people").casefold()
        chosen = ask(screen, "cli-pick-bots", [*LEVELS, people], DEFAULT_LEVEL, levels=spoken(LEVELS), people=people)
        args.hotseat, args.bots = chosen == people, None if chosen == people else chosen


def title_of(name: str) -> str:
    game, variant = find_variant(name)
    return game.title_for(variant)


def describe_game(name: str) -> tuple[Text, str, str]:
    """Return a game's title, its numbers of players and its tagline; a variant is indented."""
    game, variant = find_variant(name)
    key = "tagline" if not variant else "variants" if name == game.variants[0].name else ""
    about = game.catalogue.say(key) if game.catalogue.has(key) else ""
    title = Text(f"  {title_of(name)}" if variant else title_of(name), "amber")
    return title, ", ".join(runs(game.default_seats())), about


def ask(screen: Screen, key: str, allowed: list[str], default: str, **facts: Any) -> str:
    """Ask until the answer is allowed; nothing typed means the default."""
    while True:
        answer = screen.ask(sentence(key, default=default, **facts) + " ").casefold() or default
        if answer in allowed:
            return answer
        screen.say("cli-pick-again", "refusal", text=quoted(answer))
