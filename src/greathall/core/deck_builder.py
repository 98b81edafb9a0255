"""Where players build what they bring: for a game to which everyone may bring a deck of cards of their own.

What such a deck is, may be and is good for, only the game knows. The command `greathall deck`, the page `/decks` and
the API show what its builder says, in the game's sentences:

    builder-by-FACET            what cards are found by: “Type”
    name-FACET                  one `{ $FACET }` of it: “spell”
    builder-group               the heading of one group of cards, by `{ $group }` and `{ $count }`
    builder-lead, -no-lead      the card that leads a deck, if decks have one
    builder-FIGURE              the title of a figure; builder-FIGURE-about, if there is one, explains it
    builder-FIGURE-COLUMN       what a column of a table is called
    builder-FIGURE-line         one `{ $label }` of a list; of bars, with its `{ $value }`, for ears
    builder-solo, -solo-none    a turn of the solo test, by what it `{ $cards }` played and its figures
    builder-solo-means          what many such games came to, by `{ $runs }` and the test's shares
    deck-NAME, deck-NAME-about  a deck that comes with the game"""

from collections.abc import Mapping, Sequence
from typing import ClassVar, Literal

from msgspec import Struct

from greathall.core.words import Refusal

Value = int | str
Options = Mapping[str, bool | int | str]


# ── what there is to build with ──────────────────────────────────────────────
class Facet(Struct, frozen=True):
    """Something that cards are found by, and all it may be, in order."""

    name: str
    values: list[Value]


class CardInfo(Struct, frozen=True):
    """A card that may be put into a deck.

    `name`: as lists call it, in every language.
    `group`: the kind under which decks list it.
    `facets`: what it is, by facet.
    `cost`: a number that goes with its name; 0: none.
    `rule`: the id of its text in the ledger."""

    card: int
    name: str
    group: Value
    facets: dict[str, list[Value]]
    cost: int = 0
    rule: str = ""


class ShelfDeck(Struct, frozen=True):
    """A deck that comes with the game. `fits` and `facets`: as a report has them."""

    name: str
    title: str
    lead: int
    cards: list[tuple[int, int]]
    written: str
    code: str
    fits: list[dict[str, bool | int | str]]
    facets: dict[str, list[Value]]


class BuilderInfo(Struct, frozen=True):
    """What a game's deck builder works with.

    `own`: the options of a table to which people bring decks that they built.
    `switches`: options of such a table that a builder may choose, to be judged by them.
    `leads`: the cards that may lead a deck; empty: decks of this game have no leader.
    `lead_word`: what a list calls its leader: `Character: Harry Potter`.
    `cards`: all of them, in the order in which decks list them."""

    own: dict[str, bool | int | str]
    switches: list[str]
    leads: list[int]
    lead_word: str
    facets: list[Facet]
    cards: list[CardInfo]
    shelf: list[ShelfDeck]


# ── what is said of a deck ───────────────────────────────────────────────────
class FigureRow(Struct, frozen=True):
    label: Value
    values: list[float]


class Figure(Struct, frozen=True):
    """Numbers of a deck, in rows of as many values as there are columns.

    `by`: the facet that the labels are of; empty: they are numbers of something that the title tells.
    `columns_by`: likewise the columns, where they have no sentences of their own."""

    name: str
    shape: Literal["bars", "table", "list"]
    rows: list[FigureRow]
    columns: list[str] = []
    unit: Literal["count", "share", "mean"] = "count"
    by: str = ""
    columns_by: str = ""


class UnknownCard(Struct, frozen=True):
    """A line of a list that names no card, and the cards it may mean, the likeliest first. `count` 0: the leader."""

    line: int
    text: str
    count: int
    guesses: list[int]


class DeckReport(Struct, frozen=True):
    """A list as it was understood, and what is to be said of it.

    `lead`: the card that leads it; 0: none.
    `cards`: numbers with their counts.
    `written`: the list, clean.
    `code`: the list in few characters, for a link.
    `faults`: why it may not be played at the table that was asked for; none if it may.
    `fits`: the tables where it may be played, by their options.
    `facets`: by facet, what is worth telling of the whole deck."""

    title: str
    lead: int
    cards: list[tuple[int, int]]
    size: int
    written: str
    code: str
    faults: list[Refusal]
    fits: list[dict[str, bool | int | str]]
    unknown: list[UnknownCard]
    facets: dict[str, list[Value]]
    figures: list[Figure]


class SoloTurn(Struct, frozen=True):
    """`hand`: as the turn began. `figures`: as it ended."""

    hand: list[int]
    played: list[int]
    figures: dict[str, int]


class SoloTest(Struct, frozen=True):
    """A deck alone, against somebody who does nothing: the turns of one game, and figures and shares of many."""

    turns: list[SoloTurn]
    runs: int
    shares: dict[str, float]
    figures: list[Figure]


class DeckBuilder:
    """What a game offers to whoever builds a deck. A `text` is a list, its code, or the name of a deck on the shelf."""

    own: ClassVar[Options] = {}  # the options of a table to which people bring decks that they built

    def info(self) -> BuilderInfo:
        raise NotImplementedError

    def report(self, text: str, options: Options) -> DeckReport:
        """Judge a list by the rules of a table with these options; what is not among them is as `own` has it."""
        raise NotImplementedError

    def mend(self, text: str) -> str:
        """Return the list, with lines that name no card taken for the likeliest one if there is any."""
        raise NotImplementedError

    def solo_test(self, text: str, seed: str | None) -> SoloTest | Refusal:
        raise NotImplementedError

    # ── shared by all games ──────────────────────────────────────────────────
    def table_for(self, decks: Sequence[DeckReport]) -> dict[str, bool | int | str]:
        """Return the options of the table that most of these decks fit; of equals, that of people's own decks."""
        tables = [dict(self.own), *(fit for deck in decks for fit in deck.fits)]
        return max(tables, key=lambda table: sum(fits_at(deck.fits, table) for deck in decks))


def fits_at(fits: Sequence[Options], options: Options) -> bool:
    """Return whether a deck that fits these tables may be played at one with these options, if they are all it has."""
    return any(all(options.get(name, value) == value for name, value in fit.items()) for fit in fits)
