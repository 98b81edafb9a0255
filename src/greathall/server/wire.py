"""What goes over a table's socket, from and to a client. The browser's types are made from these.

Nothing here is sent by itself: a message is built for one viewer, a seat or a spectator, by server/messages.py.
"""

from collections.abc import Sequence
from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from greathall.bots.levels import Level
from greathall.core.mind import Reason
from greathall.core.words import Form, Result

Seat = Annotated[int, Meta(ge=0, le=63)]
Seq = Annotated[int, Meta(ge=0, le=1 << 31)]
Status = Literal["waiting", "playing", "over", "suspended"]
Short = Annotated[str, Meta(max_length=200)]


# ── from a client ────────────────────────────────────────────────────────────
class Say(Struct, forbid_unknown_fields=True):
    """What a client may say, one thing at a time; each verb is a field of its own.

    `action` plays, `probe` asks whether it could be played; `open` draws a seat's curtain (null: all closed); `undo`
    asks to take back, `consent` agrees or not; `bot` hands the seat over, `take` takes it back; `hint` asks for
    advice."""

    seq: Seq | UnsetType = UNSET
    seat: Seat | UnsetType = UNSET
    action: Raw | UnsetType = UNSET
    probe: Raw | UnsetType = UNSET
    open: Seat | UnsetType | None = UNSET
    chat: str | UnsetType = UNSET
    phrase: Short | UnsetType = UNSET
    undo: Seat | UnsetType = UNSET
    consent: bool | UnsetType = UNSET
    hint: Seat | UnsetType = UNSET
    bot: Level | UnsetType = UNSET
    take: Seat | UnsetType = UNSET
    ping: Seq | UnsetType = UNSET


VERBS = ("action", "probe", "open", "chat", "phrase", "undo", "consent", "hint", "bot", "take", "ping")


# ── to a client ──────────────────────────────────────────────────────────────
class SeatInfo(Struct, frozen=True):
    """A seat as everybody may see it. `bot`: the level of the bot that plays now; `away`: until its owner is back."""

    name: str
    avatar: str
    bot: str
    taken: bool
    present: bool
    away: bool


class Question(Struct, frozen=True):
    """Who is asked what. Legal actions and form are there only for the seat that is asked."""

    seat: int
    step: Any
    legal: Sequence[Any] | None = None
    form: Form | None = None


class Clocks(Struct, frozen=True):
    """Seconds left by seat; `running` is the seat whose clock runs."""

    left: list[float]
    running: int | None


class UndoAsked(Struct, frozen=True):
    """A request to take back, and the seats whose word is awaited."""

    seat: int
    waiting: list[int]


class Told(Struct, frozen=True):
    """Why a bot moved as it did, as far as the whole table may know: nothing of a secret choice."""

    seat: int
    reason: Reason


class TableNow(Struct, frozen=True, tag="table"):
    """The table as one seat may see it (`seat` null: a spectator), and what happened since the client's last message.

    `ask` is the question on the table, `early` one that this seat may answer before it comes up, `aside` what it may
    say without being asked. `seq` counts the entries of the match; an action must name it."""

    seq: int
    seat: int | None
    head: str
    view: Any
    events: list[Any]
    ask: Question | None
    early: Question | None
    aside: Question | None
    clocks: Clocks | None
    seats: Any  # list[SeatInfo], encoded once for all
    status: Status
    result: Result | None = None
    undo: UndoAsked | None = None
    held: bool = False
    reasons: list[Told] = []
    after: str = ""  # the table of the rematch
    why: str = ""  # why it is suspended
    commitment: str = ""


class Saying(Struct, frozen=True, tag="said"):
    """A line of talk: free text, or one of the quick phrases by its name. `seat` is null for a spectator."""

    at: int
    name: str
    seat: int | None
    text: str = ""
    phrase: str = ""


class Hello(Struct, frozen=True, tag="hello"):
    """First word to a client, and again when the match begins or ends or seats change hands: which seats are its own,
    what the table is (`variant`: which of its game's variants, if any), and what was said that it may hear by now."""

    table: str
    game: str
    seats: list[int]
    host: bool
    options: dict[str, Any]
    hints: bool
    talk: Literal["free", "phrases", "spectators"]
    phrases: list[str]
    version: str
    said: list[Saying] = []
    variant: str = ""


class No(Struct, frozen=True, tag="refusal"):
    """Nothing has changed. `rule` is the rule's id where a rule speaks; `key` names the refusal for programs, and with
    `facts` it says `why` in any language."""

    rule: str
    why: str
    key: str
    facts: dict[str, Any]
    seq: int
    seat: int | None = None


class ProbeAnswer(Struct, frozen=True, tag="answer"):
    """To a probe: it would be legal, or why not. Nothing was played. If it fills in a form, `form` is that form, each
    field narrowed by those before it, up to the first that is not filled in as it may be."""

    seq: int
    seat: int
    legal: bool
    rule: str = ""
    why: str = ""
    key: str = ""
    facts: dict[str, Any] = {}
    form: Form | None = None


class Advice(Struct, frozen=True):
    action: Any
    reasons: list[Reason]


class Hints(Struct, frozen=True, tag="hints"):
    """A bot's three best moves with its reasons, for the seat that asked."""

    seq: int
    seat: int
    best: list[Advice]


class Pong(Struct, frozen=True, tag="pong"):
    ping: int


FROM_CLIENT: tuple[type[Struct], ...] = (Say,)
FROM_SERVER: tuple[type[Struct], ...] = (TableNow, Hello, No, ProbeAnswer, Saying, Hints, Pong)
