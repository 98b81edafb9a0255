"""A deck in figures, as the terminal shows them."""

from itertools import zip_longest

from rich import box
from rich.table import Table
from rich.text import Text

from greathall.cli.screen import Screen
from greathall.core.catalogue import sentence
from greathall.core.game import Game
from greathall.core.workshop import DeckReport, Goldfish, Odds, Workshop

BAR = "█"


def show(game: Game, workshop: Workshop, found: DeckReport, tried: Goldfish | None) -> None:
    screen = Screen()
    screen.say("cli-deck-title", "amber", title=found.title or "–", count=found.size,
               character=game.label("card", found.character) if found.character else "–")
    for fault in found.faults if not found.formats else []:
        screen.line(str(game.illegal(fault)), "refusal")
    kinds = workshop.kinds()
    screen.line(", ".join(f"{kinds[kind]}: {count}" for kind, count in enumerate(found.kinds) if count))
    screen.show(curve(found, kinds))
    screen.show(balance(found, workshop.subjects()))
    if found.odds:
        screen.show(first_hand(found.odds))
        screen.line(", ".join(f"{workshop.subjects()[one.subject]}: {percent(found.odds.subjects[one.subject])}"
                              for one in found.balance if one.lessons))
    if found.odds or tried:
        screen.show(by_turn(found.odds, tried))
    if tried:
        screen.say("cli-deck-tried", "soft", runs=tried.runs, stuck=percent(tried.stuck))
        screen.line(", ".join(sentence("cli-deck-first", kind=kinds[kind], turn=turn)
                              for kind, turn in enumerate(tried.first) if turn))


def percent(chance: float) -> str:
    return sentence("cli-deck-share", share=100 * chance)


def rounded(mean: float) -> str:
    return sentence("cli-deck-mean", mean=mean)


def sheet(title: str, *columns: str) -> Table:
    """What a row is about stands to the left, its figures to the right."""
    table = Table(box=box.SIMPLE_HEAD, title=sentence(title), title_justify="left", title_style="amber",
                  header_style="soft")
    for place, column in enumerate(columns):
        table.add_column(Text(column), justify="right" if place else "left")
    return table


def curve(found: DeckReport, kinds: list[str]) -> Table:
    """From what needs no power to the dearest card there is in the deck."""
    table = sheet("cli-deck-curve", sentence("cli-deck-power"), sentence("cli-deck-cards"), "")
    table.columns[2].justify = "left"
    last = max((power for power, row in enumerate(found.curve) if any(row)), default=0)
    for power, row in enumerate(found.curve[:last + 1]):
        told = ", ".join(f"{kinds[kind]} {count}" for kind, count in enumerate(row) if count)
        table.add_row(str(power), str(sum(row)), Text(f"{BAR * sum(row)} {told}".strip()))
    return table


def balance(found: DeckReport, subjects: list[str]) -> Table:
    table = sheet("cli-deck-balance", sentence("cli-deck-subject"), sentence("cli-deck-lessons"),
                  sentence("cli-deck-other"), sentence("cli-deck-needing"), sentence("cli-deck-most"))
    for one in found.balance:
        if one.lessons or one.power or one.cards:
            table.add_row(subjects[one.subject], *map(str, (one.lessons, one.power, one.cards, one.most)))
    return table


def first_hand(odds: Odds) -> Table:
    table = sheet("cli-deck-hand", sentence("cli-deck-lessons"), *map(str, range(len(odds.lessons))))
    table.add_row("", *map(percent, odds.lessons))
    return table


def by_turn(odds: Odds | None, tried: Goldfish | None) -> Table:
    """What is likely, and what happened when the deck was tried."""
    columns: dict[str, list[str]] = {}
    if odds:
        columns[sentence("cli-deck-lessons-enough")] = list(map(percent, odds.power))
        columns[sentence("cli-deck-playable")] = list(map(percent, odds.playable))
    if tried:
        columns[sentence("cli-deck-mean-power")] = list(map(rounded, tried.power))
        columns[sentence("cli-deck-mean-damage")] = list(map(rounded, tried.damage))
    table = sheet("cli-deck-turns", sentence("cli-deck-turn"), *columns)
    for turn, row in enumerate(zip_longest(*columns.values(), fillvalue=""), 1):
        table.add_row(str(turn), *row)
    return table
