"""A deck's statistics in the terminal."""

from collections import Counter

from rich import box
from rich.table import Table
from rich.text import Text

from greathall.cli.screen import Screen
from greathall.core.catalogue import sentence
from greathall.core.deck_builder import DeckReport, Figure, FigureRow, SoloTest, Value
from greathall.core.game import Game

BAR = "█"
UNITS = {"count": "cli-deck-count", "share": "cli-deck-share", "mean": "cli-deck-mean"}


def show(game: Game, found: DeckReport, tried: SoloTest | None, legal: bool) -> None:
    screen, told = Screen(), Stats(game)
    screen.say("cli-deck-title", "amber", title=found.title or "–", count=found.size,
               lead=game.label("card", found.lead) if found.lead else "none")
    for fault in found.faults if not legal else []:
        screen.line(str(game.illegal(fault)), "refusal")
    screen.line(told.groups(found))
    for figure in found.figures:
        told.show(screen, figure)
    if tried:
        shares = {name: number("share", share) for name, share in tried.shares.items()}
        screen.line(game.catalogue.say("builder-solo-means", runs=tried.runs, **shares), "soft")
        for figure in tried.figures:
            told.show(screen, figure)


def number(unit: str, value: float) -> str:
    return sentence(UNITS[unit], value=100 * value if unit == "share" else value)


class Stats:
    """Statistics in a game's own words."""

    def __init__(self, game: Game) -> None:
        self.game, self.say = game, game.catalogue.say

    def groups(self, found: DeckReport) -> str:
        """Return how many cards of each group a deck has."""
        assert self.game.deck_builder is not None
        group = {card.card: card.group for card in self.game.deck_builder.info().cards}
        counts: Counter[Value] = Counter()
        for card, count in found.cards:
            counts[group[card]] += count
        return ", ".join(self.say("builder-group", group=one, count=count) for one, count in counts.items())

    def label(self, by: str, value: Value) -> str:
        return self.say(f"name-{by}", **{by: value}) if by else str(value)

    def show(self, screen: Screen, figure: Figure) -> None:
        if figure.shape == "list":
            screen.line(", ".join(f"{self.line(figure, row)}: {number(figure.unit, row.values[0])}"
                                  for row in figure.rows))
        else:
            screen.show(self.bars(figure) if figure.shape == "bars" else self.table(figure))
        if self.game.catalogue.has(about := f"builder-{figure.name}-about"):
            screen.line(self.say(about), "soft")

    def line(self, figure: Figure, row: FigureRow) -> str:
        return self.say(f"builder-{figure.name}-line", label=self.label(figure.by, row.label), value="")

    def sheet(self, figure: Figure, *columns: str) -> Table:
        """Return a table, with row labels on the left and numbers on the right."""
        table = Table(box=box.SIMPLE_HEAD, title=self.say(f"builder-{figure.name}"), title_justify="left",
                      title_style="amber", header_style="soft")
        for place, column in enumerate(("", *columns)):
            table.add_column(Text(column), justify="right" if place else "left")
        return table

    def table(self, figure: Figure) -> Table:
        titles = [self.label(figure.columns_by, column) if figure.columns_by
                  else self.say(f"builder-{figure.name}-{column}") for column in figure.columns]
        table = self.sheet(figure, *titles)
        for row in figure.rows:
            table.add_row(self.label(figure.by, row.label), *(number(figure.unit, value) for value in row.values))
        return table

    def bars(self, figure: Figure) -> Table:
        """Return bars from the first to the last row with a value; the parts of a sum are beside its bar."""
        table = self.sheet(figure, "", "")
        table.show_header = False
        table.columns[2].justify = "left"
        most = max((sum(row.values) for row in figure.rows), default=0.0)
        last = max((at for at, row in enumerate(figure.rows) if any(row.values)), default=0)
        for row in figure.rows[:last + 1]:
            whole = sum(row.values)
            long = int(whole) if figure.unit == "count" else round(30 * whole / most) if most else 0
            parts = ", ".join(f"{self.label(figure.columns_by, column)} {number(figure.unit, value)}"
                              for column, value in zip(figure.columns, row.values, strict=False) if value)
            table.add_row(self.label(figure.by, row.label), number(figure.unit, whole),
                          Text(f"{BAR * long} {parts}".strip()))
        return table
