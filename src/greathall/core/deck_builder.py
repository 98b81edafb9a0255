"""Deck builders, for games to which everyone may bring a deck of their own.

Only the game knows what such a deck is, what it may contain and what it is good for. The command `greathall deck`, the
page `/decks` and the API show what the game's builder says, in the game's sentences:

    builder-by-FACET            the name of a facet: “Type”
    name-FACET                  one `{ $FACET }`: “spell”
    builder-group               the heading of one group of cards, with `{ $group }` and `{ $count }`
    builder-lead, -no-lead      the card that leads a deck, if decks have one
    builder-FIGURE              the title of a figure; builder-FIGURE-about, if there is one, explains it
    builder-FIGURE-COLUMN       the heading of a table's column
    builder-FIGURE-line         one `{ $label }` of a list; of bars, with its `{ $value }`, for screen readers
    builder-solo, -solo-none    a turn of the solo test, with the `{ $cards }` it played and its figures
    builder-solo-means          the results of many such games, with `{ $runs }` and the test's shares
    deck-NAME, deck-NAME-about  a ready-made deck"""

from collections.abc import Mapping, Sequence
from typing import ClassVar, Literal

from msgspec import Struct

from greathall.core.words import Refusal

Value = int | str
Options = Mapping[str, bool | int | str]


# ── what there is to build with ──────────────────────────────────────────────
class Facet(Struct, frozen=True):
    """Something that cards can be filtered by, with all its values in order."""

    name: str
    values: list[Value]


class CardInfo(Struct, frozen=True):
    """A card that may be put into a deck.

    - `name`: as deck lists have it, in every language.
    - `group`: the heading under which decks list it.
    - `facets`: its value for each facet.
    - `cost`: a number that goes with its name; 0 for none.
    - `rule`: the id of its text in the ledger."""

    card: int
    name: str
    group: Value
    facets: dict[str, list[Value]]
    cost: int = 0
    rule: str = ""


class ShelfDeck(Struct, frozen=True):
    """A ready-made deck; `fits` and `facets` are those of its report."""

    name: str
    title: str
    lead: int
    cards: list[tuple[int, int]]
    written: str
    code: str
    fits: list[dict[str, bool | int | str]]
    facets: dict[str, list[Value]]


class BuilderInfo(Struct, frozen=True):
    """The data of a game's deck builder.

    - `own`: the options of a table to which people bring decks that they built.
    - `switches`: options of such a table that the builder offers; the deck is judged by them.
    - `leads`: the cards that may lead a deck; empty if decks of this game have no leader.
    - `lead_word`: the word for the leader in a list: `Character: Harry Potter`.
    - `cards`: all of them, in the order in which decks list them."""

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
    """Statistics of a deck, in rows of as many values as there are columns.

    - `by`: the facet of the labels; empty if they are numbers that the title explains.
    - `columns_by`: the facet of the columns, if they have no sentences of their own."""

    name: str
    shape: Literal["bars", "table", "list"]
    rows: list[FigureRow]
    columns: list[str] = []
    unit: Literal["count", "share", "mean"] = "count"
    by: str = ""
    columns_by: str = ""


class UnknownCard(Struct, frozen=True):
    """A line of a list that names no card, and the cards it may mean, the likeliest first; `count` 0 for the leader."""

    line: int
    text: str
    count: int
    guesses: list[int]


class DeckReport(Struct, frozen=True):
    """A parsed deck list and what there is to say about it.

    - `lead`: the card that leads it; 0 for none.
    - `cards`: card numbers with their counts.
    - `written`: the list, tidied up.
    - `code`: the list in a few characters, for a link.
    - `faults`: why it can't be played at the table in question; empty if it can.
    - `fits`: the options of the tables where it can be played.
    - `facets`: by facet, what is worth saying about the whole deck."""

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
    """One turn of a solo test: `hand` at its start, `figures` at its end."""

    hand: list[int]
    played: list[int]
    figures: dict[str, int]


class SoloTest(Struct, frozen=True):
    """A deck played alone, against an opponent who does nothing: one game in turns, and the results of many."""

    turns: list[SoloTurn]
    runs: int
    shares: dict[str, float]
    figures: list[Figure]


class DeckBuilder:
    """A game's deck builder; a `text` is a list, its code, or the name of a ready-made deck."""

    own: ClassVar[Options] = {}  # the options of a table to which people bring decks that they built

    def info(self) -> BuilderInfo:
        raise NotImplementedError

    def report(self, text: str, options: Options) -> DeckReport:
        """Judge a list by the rules of a table with these options; `own` gives the rest."""
        raise NotImplementedError

    def mend(self, text: str) -> str:
        """Return the list with each unknown card replaced by the likeliest one, if there is any."""
        raise NotImplementedError

    def solo_test(self, text: str, seed: str | None) -> SoloTest | Refusal:
        raise NotImplementedError

    # ── shared by all games ──────────────────────────────────────────────────
    def table_for(self, decks: Sequence[DeckReport]) -> dict[str, bool | int | str]:
        """Return the options of the table that most of these decks fit; if tied, the one for people's own decks."""
        tables = [dict(self.own), *(fit for deck in decks for fit in deck.fits)]
        return max(tables, key=lambda table: sum(fits_at(deck.fits, table) for deck in decks))


def fits_at(fits: Sequence[Options], options: Options) -> bool:
    """Return whether a deck that fits these tables can be played with these options, if a table has no others."""
    return any(all(options.get(name, value) == value for name, value in fit.items()) for fit in fits)
