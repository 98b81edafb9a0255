"""Where decks are built: for a game to which everybody brings a deck of their own. What such a deck is, may be and is
good for, only the game knows; the command and the browser show what it says."""

from msgspec import Struct

from greathall.core.words import Refusal


class UnknownCard(Struct, frozen=True):
    """A line of a list that names no card, and the cards it may mean, the likeliest first."""

    line: int
    text: str
    count: int
    guesses: list[int]


class Balance(Struct, frozen=True):
    """What a deck has of a subject: lessons, power that other cards give, the cards that need it, and the most power
    one of these needs."""

    subject: int
    lessons: int
    power: int
    cards: int
    most: int


class Odds(Struct, frozen=True):
    """Exact chances. `lessons`: of just 0, 1, 2… lessons in the first hand; `subjects`: of a lesson of each subject in
    it; `power`: by turn, of as many lessons among the cards seen as the turn has a number; `playable`: by turn, of a
    card that could be played in it, were every action before it used for a lesson. By turn nothing but the card of
    each turn is drawn."""

    lessons: list[float]
    subjects: list[float]
    power: list[float]
    playable: list[float]


class DeckReport(Struct, frozen=True):
    """A list as it was understood, and what is to be said of it.

    `cards`: numbers with their counts; `written`: the list, clean; `code`: the list in few letters, for a link; all
    `faults`, none where the deck may be played; `formats`: where it may, by the choices of the table's option (a
    starter deck has its own, though it is too small for the other). By number of a kind: `kinds`, how many; `curve`:
    by power needed, how many of each kind. `odds` null: too few cards for a first hand."""

    title: str
    character: int
    cards: list[tuple[int, int]]
    size: int
    written: str
    code: str
    faults: list[Refusal]
    formats: list[str]
    unknown: list[UnknownCard]
    houses: list[str]
    kinds: list[int]
    curve: list[list[int]]
    balance: list[Balance]
    odds: Odds | None


class ShelfDeck(Struct, frozen=True):
    """A deck that comes with the game: said by the sentences `deck-name` and `deck-name-about`. `formats`: where it may
    be played, by the choices of the table's option; `house`: as a house deck too."""

    name: str
    title: str
    character: int
    cards: list[tuple[int, int]]
    written: str
    code: str
    houses: list[str]
    subjects: list[int]
    formats: list[str]
    house: bool


class SoloTurn(Struct, frozen=True):
    """`hand`: as the turn began, after the draw; `power` and `damage` in all, as it ended."""

    hand: list[int]
    played: list[int]
    drawn: int
    power: int
    damage: int


class Goldfish(Struct, frozen=True):
    """A deck alone, against somebody who does nothing: `turns` of one game, and the means of many. `damage`, `power`:
    by turn, in all; `first`: by kind, the turn in which one was first played, null where hardly ever; `stuck`: in how
    many of the games nothing but lessons was played in the first four turns, as a share."""

    turns: list[SoloTurn]
    runs: int
    damage: list[float]
    power: list[float]
    first: list[float | None]
    stuck: float


class Workshop:
    """What a game with decks offers to whoever builds one. A `text` is a list, its code, or a name on the shelf."""

    def shelf(self) -> list[ShelfDeck]:
        raise NotImplementedError

    def about(self, name: str) -> tuple[str, str]:
        """What a deck on the shelf is called, and what it wants to do."""
        raise NotImplementedError

    def kinds(self) -> list[str]:
        """How the kinds of cards are called, by number."""
        raise NotImplementedError

    def subjects(self) -> list[str]:
        raise NotImplementedError

    def mended(self, text: str) -> str:
        """The list, with what names no card taken for the likeliest one where there is one."""
        raise NotImplementedError

    def report(self, text: str, house: bool) -> DeckReport:
        raise NotImplementedError

    def goldfish(self, text: str, seed: str | None) -> Goldfish | Refusal:
        raise NotImplementedError
