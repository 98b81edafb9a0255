"""What goes over HTTP: what programs send, and what they are answered. The browser's types and the API's description
are made from these. What is said at a table's socket is in wire.py."""

from collections.abc import Sequence
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from greathall.bots.levels import DEFAULT_LEVEL, Level
from greathall.core.deck_builder import BuilderInfo, DeckReport, SoloTest
from greathall.core.luck import Luck
from greathall.core.rows import Row
from greathall.core.words import Result
from greathall.server.wire import Seat, SeatInfo, Seq, Short, Status

Text = Annotated[str, Meta(max_length=50_000)]
"""What a table brings in writing. How long it may be is each game's own word; this only keeps floods out."""
DeckText = Annotated[str, Meta(max_length=20_000)]
OPEN: Literal["open"] = "open"
Viewer = int | Literal["open"] | None  # a seat, a spectator, or everything open when a match is over


class Fault(Struct, frozen=True):
    """Why a request was refused; `why` in English, `key` and `facts` to say it in any language."""

    key: str
    rule: str
    why: str
    facts: dict[str, Any] = {}


class ClockSet(Struct, frozen=True, forbid_unknown_fields=True):
    """`move`: so many seconds for each answer; `player`: for all of one's answers, with an increment after each.

    When time is up: `silent` takes the harmless choice (the easy bot's where there is none), `easy` the easy bot's,
    `bot` hands the seat over."""

    kind: Literal["none", "move", "player"] = "none"
    seconds: Annotated[float, Meta(ge=1, le=604800)] = 60
    increment: Annotated[float, Meta(ge=0, le=3600)] = 0
    late: Literal["silent", "easy", "bot"] = "silent"


class Guest(Struct, frozen=True, forbid_unknown_fields=True):
    """How a guest wants to be called."""

    name: Short
    avatar: Annotated[str, Meta(max_length=40)] = ""


class Me(Struct, frozen=True):
    """A guest. The token is in the cookie too; programs send it as `Authorization: Bearer`."""

    id: str
    name: str
    avatar: str
    token: str = ""


class Recovery(Struct, frozen=True):
    """A link that makes another browser the same guest: keep it to yourself."""

    url: str
    code: str
    qr: str


class Code(Struct, frozen=True, forbid_unknown_fields=True):
    code: Annotated[str, Meta(max_length=300)]


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be. `mine`: the seats I play, several for one screen passed around; `bots`: a level by seat.

    `open`: listed for everybody, otherwise by link only. `hints` left out: only if one person plays alone. `absence`:
    seconds until a bot plays for somebody who is gone while others wait; 0: never."""

    game: Annotated[str, Meta(max_length=60)]
    seats: Seat
    options: dict[str, bool | int | Text] = {}
    mine: Annotated[list[Seat], Meta(max_length=64)] = field(default_factory=lambda: [0])
    bots: dict[str, Level] = {}
    open: bool = False
    clock: ClockSet = ClockSet()
    hints: bool | None = None
    absence: Annotated[float, Meta(ge=0, le=86400)] | None = None


class Draft(Struct, frozen=True, forbid_unknown_fields=True):
    """A text for an option that may be written."""

    text: Text


class FreeText(Struct, frozen=True):
    """Such a text as the game keeps it, and what it is called; "": it has no name."""

    text: str
    title: str


class DeckDraft(Struct, frozen=True, forbid_unknown_fields=True):
    """A deck list as it is written, or its code, or the name of a deck on the shelf.

    `options`: those of the table where it is to be played, as far as they differ from the builder's `own`."""

    list: DeckText
    options: dict[Short, bool | int | Short] = {}


class DeckTrial(Struct, frozen=True, forbid_unknown_fields=True):
    """Such a list to be tried; the same seed deals the same cards."""

    list: DeckText
    seed: Annotated[str, Meta(max_length=200)] | None = None


class SeatSet(Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat's owner may set: a seed and things brought before the start ("" takes them back), an address for turn
    notices, a bot."""

    seed: Annotated[str, Meta(max_length=200)] | None = None
    bring: Any = None
    notice: Annotated[str, Meta(max_length=500)] | None = None
    bot: Level | Literal[""] | None = None
    name: Annotated[str, Meta(max_length=200)] | None = None


class Start(Struct, frozen=True, forbid_unknown_fields=True):
    """`fill`: bots of this level take the empty seats."""

    fill: Level | None = None


class Again(Struct, frozen=True, forbid_unknown_fields=True):
    """A rematch; with `swap` everybody moves one seat on."""

    swap: bool = False


class Practice(Struct, frozen=True, forbid_unknown_fields=True):
    """A table that goes on from a moment of a finished match: a table of this hall, or a record brought along."""

    at: Seq
    mine: Annotated[list[Seat], Meta(max_length=64)] = field(default_factory=lambda: [0])
    bot: Level = DEFAULT_LEVEL
    table: Annotated[str, Meta(max_length=40)] = ""
    record: dict[str, Any] | None = None


class TableInfo(Struct, frozen=True):
    """A table as the hall shows it to everybody who has its link; `mine` are the asker's own seats, `brought` what they
    have brought, which nobody else is told; `titles` what the texts are called that it has written for its options;
    `variant`: which of the game's variants it plays, if any."""

    id: str
    game: str
    status: Status
    open: bool
    options: dict[str, Any]
    seats: list[SeatInfo]
    clock: ClockSet
    hints: bool
    absence: float
    spectators: int
    made: int
    commitment: str
    series: int
    mine: list[int]
    host: bool
    asked: int | None = None
    url: str = ""
    after: str = ""
    before: str = ""
    practice: bool = False
    result: Result | None = None
    titles: dict[str, str] = {}
    variant: str = ""
    brought: dict[str, Any] = {}


class Invitation(Struct, frozen=True):
    """The link to a table and its QR code as SVG."""

    url: str
    qr: str


class OptionInfo(Struct, frozen=True):
    """`free_text`: besides the choices, a text of the table's own. `requires`: only offered where other options have
    one of these choices."""

    name: str
    choices: list[bool | int | str]
    default: bool | int | str
    rule: str
    seats: list[int]
    title: str
    help: str
    free_text: bool = False
    requires: dict[str, list[bool | int | str]] = {}


class VariantInfo(Struct, frozen=True):
    """A game within a game, made by these options; its sentences are `variant-name` and `variant-name-tagline`."""

    name: str
    options: dict[str, bool | int | str]
    minutes: int


class GameInfo(Struct, frozen=True):
    """A game of this hall. `labels`: by field, how each of its numbers is called at the table; `kinds`: by field, the
    kind whose sentence `name-Kind` says these labels; `default_seats`: of the seats those that need no option;
    `decks`: everybody may bring a deck of their own; `confirm_kinds`: actions that people are asked about once more."""

    name: str
    title: str
    seats: list[int]
    minutes: int
    options: list[OptionInfo]
    rules: int
    labels: dict[str, list[str]]
    default_seats: list[int]
    variants: list[VariantInfo] = []
    decks: bool = False
    confirm_kinds: list[str] = []
    kinds: dict[str, str] = {}


class RuleInfo(Struct, frozen=True):
    """A rule in our own words, or a decision where the rulebook is silent.

    `why`: a decision's reason, "" if it has none. `variant`: the variant that the rule belongs to, "" if none."""

    id: str
    section: str
    text: str
    decision: bool
    why: str
    variant: str = ""


class SourceInfo(Struct, frozen=True):
    """Where a part of a game's figures comes from, `by` rulebook, public, reconstruction or ours; said by the game's
    sentence `source-what`. `of`: public pages that tell of it."""

    what: str
    by: str
    of: list[str]


class Frame(Struct, frozen=True):
    """A moment of a replay: the table after `at` entries, and the last of these. All open, `views` has each seat's."""

    at: int
    seat: int
    events: Sequence[Any]
    view: Any
    action: Any = None
    by: str = ""
    views: list[Any] = []


class KeyMoment(Struct, frozen=True):
    """A moment one would like to find again, and what happened in it."""

    at: int
    event: Any


class Frames(Struct, frozen=True):
    """Part of a replay, and what is known of the whole. `viewer` null: a spectator's; `whole`: the number of entries;
    `turns`: the moments at which a seat was asked, and the end; `stats`: how often an event was each seat's;
    `variant`: which of the game's variants it is, if any."""

    viewer: Viewer
    game: str
    seats: list[str]
    options: dict[str, Any]
    result: Result | None
    whole: int
    turns: list[int]
    keys: list[KeyMoment]
    moves: list[int]  # by seat
    stats: dict[str, list[int]]
    frames: list[Frame]
    variant: str = ""


class HallInfo(Struct, frozen=True):
    """What a program should know of this hall."""

    version: str
    address: str
    levels: list[str]
    phrases: list[str]
    avatars: list[str]
    languages: list[str]


BODIES: tuple[type[Struct], ...] = (
    Fault, ClockSet, Guest, Me, Recovery, Code, NewTable, Draft, FreeText, DeckDraft, DeckTrial, SeatSet, Start, Again,
    Practice, TableInfo, Invitation, OptionInfo, GameInfo, RuleInfo, SourceInfo, Frame, KeyMoment, Frames, Luck,
    HallInfo, DeckReport, BuilderInfo, SoloTest, Row)
