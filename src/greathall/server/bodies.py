"""The bodies of HTTP requests and answers; wire.py has the messages of a table's socket.

The browser's types and the API's description are made from these."""

from collections.abc import Sequence
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from greathall.bots.levels import DEFAULT_LEVEL, Level
from greathall.core.deck_builder import BuilderInfo, DeckReport, SoloTest
from greathall.core.howto import HowTo
from greathall.core.lessons import Said
from greathall.core.luck import Luck
from greathall.core.rows import Row
from greathall.core.standings import Standing
from greathall.core.things import Things
from greathall.core.words import Result
from greathall.server.wire import Pace, Seat, SeatInfo, Seq, Short, Status

Text = Annotated[str, Meta(max_length=50_000)]
"""A text that a table brings; each game limits its length, so this only keeps floods out."""
DeckText = Annotated[str, Meta(max_length=20_000)]
OPEN: Literal["open"] = "open"
Viewer = int | Literal["open"] | None  # a seat, a spectator, or everything once a match is over


class Fault(Struct, frozen=True):
    """Why a request was refused: `why` in English, `key` and `facts` to translate it."""

    key: str
    rule: str
    why: str
    facts: dict[str, Any] = {}


class ClockSet(Struct, frozen=True, forbid_unknown_fields=True):
    """A table's clock: seconds per answer (`move`), or for all of a player's answers with an `increment` after each.

    When time is up, `silent` takes the harmless choice (or the easy bot's if there is none), `easy` takes the easy
    bot's, and `bot` hands the seat to a bot."""

    kind: Literal["none", "move", "player"] = "none"
    seconds: Annotated[float, Meta(ge=1, le=604800)] = 60
    increment: Annotated[float, Meta(ge=0, le=3600)] = 0
    late: Literal["silent", "easy", "bot"] = "silent"


class Guest(Struct, frozen=True, forbid_unknown_fields=True):
    """A guest's name and avatar; a new guest may need an invitation code."""

    name: Short
    avatar: Annotated[str, Meta(max_length=40)] = ""
    code: Annotated[str, Meta(max_length=60)] = ""


class Me(Struct, frozen=True):
    """A guest; the token is in the cookie too, and programs send it as `Authorization: Bearer`."""

    id: str
    name: str
    avatar: str
    token: str = ""


class Recovery(Struct, frozen=True):
    """A link that signs another browser in as the same guest: keep it to yourself."""

    url: str
    code: str
    qr: str
    until: int


class Code(Struct, frozen=True, forbid_unknown_fields=True):
    """A recovery link's code; with `look`, nobody is signed in yet."""

    code: Annotated[str, Meta(max_length=300)]
    look: bool = False


class SessionInfo(Struct, frozen=True):
    """A browser or a program where you are signed in, with seconds since 1970.

    - `browser`: roughly which, "" for a program.
    - `here`: the one that asked."""

    id: str
    made: int
    seen: int
    browser: str
    here: bool


class Farewell(Struct, frozen=True):
    """The last words to a guest who has deleted themselves."""

    name: str


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be created.

    - `mine`: the seats you play; several for one screen that is passed around.
    - `bots`: a level by seat.
    - `open`: listed for everyone; otherwise by link only.
    - `hints`: by default only if one person plays alone.
    - `absence`: seconds until a bot plays for someone who is away while others wait; 0 for never.
    - `joinable`: whoever comes later may take a bot's seat, and so see its hand, in the middle of the match.
    - `pace`: how quickly bots answer."""

    game: Annotated[str, Meta(max_length=60)]
    seats: Seat
    options: dict[str, bool | int | Text] = {}
    mine: Annotated[list[Seat], Meta(max_length=64)] = field(default_factory=lambda: [0])
    bots: dict[str, Level] = {}
    open: bool = False
    clock: ClockSet = ClockSet()
    hints: bool | None = None
    absence: Annotated[float, Meta(ge=0, le=86400)] | None = None
    joinable: bool = False
    pace: Pace = "normal"


class Draft(Struct, frozen=True, forbid_unknown_fields=True):
    """A text for a free-text option."""

    text: Text


class FreeText(Struct, frozen=True):
    """Such a text as the game stores it, and its title; "" if it has none."""

    text: str
    title: str


class Seating(Struct, frozen=True, forbid_unknown_fields=True):
    """A table that somebody plans: how many seats, and its options."""

    seats: Seat
    options: dict[str, bool | int | Text] = {}


class DeckDraft(Struct, frozen=True, forbid_unknown_fields=True):
    """A deck list, its code, or the name of a ready-made deck.

    `options`: those of the table where it is to be played, if they differ from the builder's `own`."""

    list: DeckText
    options: dict[Short, bool | int | Short] = {}


class DeckTrial(Struct, frozen=True, forbid_unknown_fields=True):
    """A deck list to be tested; the same seed deals the same cards."""

    list: DeckText
    seed: Annotated[str, Meta(max_length=200)] | None = None


class SeatSet(Struct, frozen=True, forbid_unknown_fields=True):
    """The settings of a seat's owner: what they bring, an address for turn notices, a bot, and a seed in two steps.

    - `pledge`: the commitment to a seed, before the host starts.
    - `seed`: the seed itself, while the table is `starting`.

    Before the start, "" takes a pledge or something brought back."""

    pledge: Annotated[str, Meta(max_length=64)] | None = None
    seed: Annotated[str, Meta(min_length=1, max_length=200)] | None = None
    bring: Any = None
    notice: Annotated[str, Meta(max_length=500)] | None = None
    bot: Level | Literal[""] | None = None
    name: Annotated[str, Meta(max_length=200)] | None = None


class TableSet(Struct, frozen=True, forbid_unknown_fields=True):
    """What a host decides about a table: locked, nobody new may sit or watch; closed, it ends for good."""

    locked: bool | None = None
    closed: Literal[True] | None = None


class GuestSet(Struct, frozen=True, forbid_unknown_fields=True):
    """What is decided about a guest at a table.

    The host removes them, so that a bot plays on, or mutes their talk for all; anyone may stop hearing it."""

    removed: bool | None = None
    muted: bool | None = None
    heard: bool | None = None


class Start(Struct, frozen=True, forbid_unknown_fields=True):
    """The start of a match; with `fill`, bots of this level take the empty seats."""

    fill: Level | None = None


class Again(Struct, frozen=True, forbid_unknown_fields=True):
    """A rematch; with `swap` everyone moves on by one seat."""

    swap: bool = False


class Practice(Struct, frozen=True, forbid_unknown_fields=True):
    """A table that continues from a moment of a finished match: one of this hall, or a record sent along."""

    at: Seq
    mine: Annotated[list[Seat], Meta(max_length=64)] = field(default_factory=lambda: [0])
    bot: Level = DEFAULT_LEVEL
    table: Annotated[str, Meta(max_length=40)] = ""
    record: dict[str, Any] | None = None


class TableInfo(Struct, frozen=True):
    """A table as everyone who has its link may see it.

    - `mine`: your own seats.
    - `brought`: what you have brought; nobody else sees it.
    - `titles`: the titles of the table's own texts, by option.
    - `variant`: the variant it plays, if any.
    - `practice`: it began from a known moment, or something was taken back for free: its cards may be known.
    - `joinable`: a bot's seat may be taken in the middle of the match.
    - `lesson`: the lesson that is played here, if any.
    - `pledges`: what each seat has committed to, until the match starts; "" if it hasn't.
    - `locked`: nobody new may sit or watch. `closed`: its host has closed it. `removed`: they have removed you.
    - `unopened`: at a suspended table, the seats whose players haven't agreed that its record is given out."""

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
    joinable: bool = False
    unopened: list[int] = []
    pledges: list[str] = []
    pace: Pace = "normal"
    lesson: str = ""
    locked: bool = False
    closed: bool = False
    removed: bool = False


class LessonInfo(Struct, frozen=True):
    """A lesson: a guided first game, of a game or of the variant it is named after."""

    name: str
    game: str
    minutes: int


class LessonText(Struct, frozen=True):
    """A lesson in words: its steps, and what it says at its end."""

    name: str
    game: str
    minutes: int
    steps: list[Said]
    end: str


class Learn(Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson to play; with `again` from its beginning, otherwise from where it was left."""

    again: bool = False


class Invitation(Struct, frozen=True):
    """The link to a table, and its QR code as SVG."""

    url: str
    qr: str


class OptionInfo(Struct, frozen=True):
    """An option of a game.

    - `free_text`: besides the choices, it takes a text of the table's own.
    - `requires`: offered only if other options have one of these choices."""

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


class Work(Struct, frozen=True):
    """How far long work has come: so many of its parts are done; 0 of 0 if it hasn't begun, or is over."""

    done: int
    of: int


class GameInfo(Struct, frozen=True):
    """A game of this hall.

    - `labels`: by field, what each of its numbers is called.
    - `kinds`: by field, the kind whose sentence `name-Kind` says these labels.
    - `default_seats`: the numbers of seats that need no special option.
    - `decks`: players may bring decks of their own.
    - `confirm_kinds`: actions to confirm.
    - `bids`: events before an auction is over; those of bots are told in one line then."""

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
    bids: list[str] = []


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
    """Where one part of a game's data comes from; the game's sentence `source-what` says which part.

    - `by`: rulebook, public, reconstruction or ours.
    - `of`: public pages about it."""

    what: str
    by: str
    of: list[str]


class Frame(Struct, frozen=True):
    """A moment of a replay: the table after `at` entries, and the last of them.

    With everything open, `views` has the view of each seat."""

    at: int
    seat: int
    events: Sequence[Any]
    view: Any
    action: Any = None
    by: str = ""
    views: list[Any] = []


class KeyMoment(Struct, frozen=True):
    """A moment worth finding again, and what happened in it."""

    at: int
    event: Any


class Frames(Struct, frozen=True):
    """Part of a replay, and facts about the whole match.

    - `viewer`: null for a spectator.
    - `whole`: the number of entries.
    - `turns`: the moments at which a seat was asked, and the end.
    - `stats`: how often each event happened to each seat.
    - `variant`: the variant of the game, if any.
    - `sides`: the side of each seat, if there are teams.
    - `standings`: the ranking, when the match is over."""

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
    sides: list[int] = []
    standings: list[Standing] = []


class HallInfo(Struct, frozen=True):
    """Facts about this hall for programs.

    It keeps a table for `keep_days` after its last move, a tenth of that if it never started, and a guest without any
    table for `guest_days` after their last visit. A recovery link is valid for `link_days`."""

    version: str
    address: str
    levels: list[str]
    phrases: list[str]
    avatars: list[str]
    languages: list[str]
    keep_days: int
    guest_days: int
    link_days: int


BODIES: tuple[type[Struct], ...] = (
    Fault, ClockSet, Guest, Me, Recovery, Code, SessionInfo, Farewell, NewTable, Draft, FreeText, Seating, DeckDraft,
    DeckTrial, SeatSet, TableSet, GuestSet, Start, Again, Practice, Learn, TableInfo, Invitation, OptionInfo,
    GameInfo, LessonInfo, LessonText, RuleInfo, SourceInfo, HowTo, Frame, KeyMoment, Frames, Luck, HallInfo, DeckReport,
    BuilderInfo, SoloTest, Row, Things, Work)
