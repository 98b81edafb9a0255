"""A table's meta data: everything stored of it except the entries of its match; never sent as it is."""

from typing import Any

import msgspec
from msgspec import Struct

from greathall.core.words import Result
from greathall.server.bodies import ClockSet
from greathall.server.wire import Pace, Saying, Status


UNFINISHED: tuple[Status, ...] = ("waiting", "starting", "playing")


class Seated(Struct):
    """One seat of a table; `owner` is a guest's id, `bot` the level of the bot that plays now, if any."""

    owner: str = ""
    name: str = ""
    avatar: str = ""
    bot: str = ""
    away: bool = False  # the bot plays only until the owner is back
    pledge: str = ""  # the commitment to a seed
    seed: str = ""  # once it is revealed
    bring: Any = None
    notice: str = ""

    @property
    def taken(self) -> bool:
        return bool(self.owner or self.bot)

    @property
    def person(self) -> bool:
        """Return whether a person answers here now."""
        return bool(self.owner) and not self.bot


def left(sitter: Seated, bot: str) -> Seated:
    """Return the seat once its owner has left for good; what they brought stays, because the match began with it."""
    return msgspec.structs.replace(sitter, owner="", name="", avatar="", notice="", away=False, bot=bot)


class Held(Struct):
    """An early answer that is noted but not played yet; `at` is the place of its question on the agenda."""

    do: dict[str, Any]
    by: str
    at: int = -1


class Removed(Struct):
    """A guest whom the host has removed: what they were called at the table, and their seats in a match."""

    name: str
    seats: list[int] = []


class UndoRequest(Struct):
    """A request to go back to entry `to` of those that stand, made when the match had `seq` entries."""

    seat: int
    to: int
    seq: int
    waiting: list[int]


class TableMeta(Struct):
    """Everything stored of a table except its entries; the names of its fields are stored too."""

    id: str
    game: str
    rules: int
    options: dict[str, Any]
    seats: list[Seated]
    host: str
    made: int
    commitment: str
    open: bool = False
    clock: ClockSet = ClockSet()
    hints: bool = False
    absence: float = 0.0
    status: Status = "waiting"
    names: list[str] = []  # fixed at the start, as in the record
    marks: list[str] = []
    verifiable: bool = True  # False for practice from a match with a chosen seed
    series: dict[str, Any] = msgspec.field(default_factory=lambda: {"game": 1, "carry": {}})
    before: str = ""
    after: str = ""
    held: dict[int, Held] = {}
    left: list[float] = []  # seconds on the clocks
    undo: UndoRequest | None = None
    talk: list[Saying] = []
    pace: Pace = "normal"  # of the bots
    why: str = ""  # the reason for its suspension
    why_key: str = ""  # its sentence, for other languages
    why_facts: dict[str, Any] = {}
    agreed: list[str] = []  # the guests who agree that a suspended match is opened
    result: Result | None = None
    joinable: bool = False  # whoever comes later may take a bot's seat in the middle of the match
    practice: bool = False  # something was taken back for free, so that its cards are known
    lesson: str = ""  # the lesson that is played here
    hints_for_one: bool = False  # nobody chose hints, so they end when a second person joins
    format: int = 1  # of the record; tables from before format 2 don't say

    forgotten: list[int] = []  # the seats of those who have deleted themselves, whose names aren't shown any more
    locked: bool = False  # nobody new may sit or watch
    closed: bool = False  # the host has closed it
    removed: list[str] = []  # aliases of guests whom the host has removed
    removed_as: dict[str, Removed] = {}  # by their alias; those from before it was kept have no name
    muted: list[str] = []  # aliases of guests whom nobody hears any more
    unheard: dict[str, list[str]] = {}  # by a guest's alias, those whom they don't want to hear

    def is_host(self, guest: str) -> bool:
        """Return whether the guest is the host; a table whose host has left for good has none."""
        return bool(guest) and self.host == guest

    def written(self) -> bytes:
        return _encoder.encode(self)


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(TableMeta)


def read(data: bytes) -> TableMeta:
    return _decoder.decode(data)
