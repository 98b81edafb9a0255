"""The messages of a table's socket, from and to a client; the browser's types are made from these.

server/messages.py builds each message for one viewer, a seat or a spectator."""

from collections.abc import Sequence
from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from greathall.bots.levels import Level
from greathall.core.coach import Coaching
from greathall.core.mind import Reason
from greathall.core.words import Form, Result

Seat = Annotated[int, Meta(ge=0, le=63)]
Seq = Annotated[int, Meta(ge=0, le=1 << 31)]
Status = Literal["waiting", "starting", "playing", "over", "suspended"]
Pace = Literal["slow", "normal", "quick", "once"]
Short = Annotated[str, Meta(max_length=200)]


# ── from a client ────────────────────────────────────────────────────────────
class Say(Struct, forbid_unknown_fields=True):
    """A client's message, with one verb at a time; each verb is a field of its own.

    - `action` plays; `probe` asks whether it could be played.
    - `open` opens a seat's curtain; null closes all.
    - `undo` asks to undo; `consent` agrees or refuses.
    - `bot` hands the seat to a bot; `take` takes it back.
    - `hint` asks for advice; `earlier` asks for what happened before this entry.
    - `pace` sets how quickly bots answer; `skip` lets them answer at once until the seat is asked."""

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
    pace: Pace | UnsetType = UNSET
    skip: Seat | UnsetType = UNSET
    earlier: Seq | UnsetType = UNSET
    ping: Seq | UnsetType = UNSET


VERBS = ("action", "probe", "open", "chat", "phrase", "undo", "consent", "hint", "bot", "take", "pace",
         "skip", "earlier", "ping")


# ── to a client ──────────────────────────────────────────────────────────────
class SeatInfo(Struct, frozen=True):
    """A seat as everyone may see it.

    `bot` is the level of the bot that plays now; `away` says that it plays until the owner is back. `gone` says that
    whoever sat here has deleted themselves, `who` which guest sits here, as in their talk."""

    name: str
    avatar: str
    bot: str
    taken: bool
    present: bool
    away: bool
    gone: bool = False
    who: str = ""


class Question(Struct, frozen=True):
    """The question on the table; only the seat asked gets its legal actions and its form."""

    seat: int
    step: Any
    legal: Sequence[Any] | None = None
    form: Form | None = None


class Clocks(Struct, frozen=True):
    """Seconds left by seat; `running` is the seat whose clock runs."""

    left: list[float]
    running: int | None


class UndoAsked(Struct, frozen=True):
    """A request to undo, and the seats that haven't answered yet."""

    seat: int
    waiting: list[int]


class Told(Struct, frozen=True):
    """Why a bot moved as it did in entry `at`, as far as the whole table may know; nothing about a secret choice."""

    seat: int
    reason: Reason
    at: int = 0


class Note(Struct, frozen=True):
    """Something that happened and that no event tells.

    - `late`: the seat's time was up.
    - `kept`: this seat refused to take back a move.
    - `void`: this seat's early answer was no longer possible."""

    kind: Literal["late", "kept", "void"]
    seat: int


class LessonNow(Struct, frozen=True):
    """How far a lesson has come: the step that waits for a move, and whether the match is on the lesson's path.

    - `moves`: how many of the learner's moves on the path are done.
    - `over`: the path has come to its end, and the match goes on as any other."""

    step: int
    moves: int
    on_path: bool
    over: bool


class TableNow(Struct, frozen=True, tag="table"):
    """The table as one seat may see it (`seat` null: a spectator), with what has happened since the last message.

    - `ask`: the question on the table.
    - `early`: a question that this seat may answer in advance.
    - `aside`: what it may do without being asked.
    - `seq`: the number of entries in the match; an action must name it.
    - `commitment`: what the table has committed to, its secret.
    - `coach`: what this seat is after and has to look out for, where the table allows hints.
    - `earlier`: what happened before this entry was left out; a client may ask for it.
    - `pledges`: what each seat has committed to, its seed, until the match starts; "" if it hasn't.
    - `why`: the reason for its suspension; `why_key`, with `why_facts`, names it for programs."""

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
    notes: list[Note] = []
    out: list[int] = []  # the seats that are out while others play on
    moves: list[tuple[int, int, int]] = []  # which events belong to which entry: its number, its seat, how many
    after: str = ""  # the table of the rematch
    why: str = ""  # the reason for its suspension
    commitment: str = ""
    lesson: LessonNow | None = None
    coach: Coaching | None = None
    pledges: list[str] = []
    why_key: str = ""
    why_facts: dict[str, Any] = {}
    earlier: int = 0


class Earlier(Struct, frozen=True, tag="earlier"):
    """What happened before entry `before`, as the same seat's first message would have told it.

    Before entry `earlier` there is still more; 0 if this is the beginning."""

    seat: int | None
    before: int
    events: list[Any]
    moves: list[tuple[int, int, int]]
    reasons: list[Told]
    earlier: int


class Saying(Struct, frozen=True, tag="said"):
    """A line of chat: free text, or the name of a quick phrase.

    `seat` is null for a spectator; `who` is the same for all that one guest says at this table."""

    at: int
    name: str
    seat: int | None
    text: str = ""
    phrase: str = ""
    who: str = ""


class Other(Struct, frozen=True):
    """A guest at a table: their alias, and what they are called there ("" if nobody knows any more)."""

    who: str
    name: str


class Hello(Struct, frozen=True, tag="hello"):
    """The first message to a client, sent again when the match starts or ends or seats change hands.

    It says which seats are the client's own, what the table is (`variant`: the variant it plays, if any; `sides`: the
    side of each seat, if there are teams), and what was said that the client may read by now."""

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
    who: str = ""  # what you are called in talk and seats
    locked: bool = False
    muted: list[str] = []  # guests whom the host has muted
    unheard: list[str] = []  # guests whom you don't want to hear
    secrets: bool = True  # a seat may know what others may not; otherwise no screen needs a curtain
    sides: list[int] = []
    removed: list[Other] = []  # guests whom you have removed as the host


class No(Struct, frozen=True, tag="refusal"):
    """A refusal: nothing has changed.

    `rule` is the rule's id, if there is one. `key` names the refusal for programs; with `facts`, it says `why` in any
    language."""

    rule: str
    why: str
    key: str
    facts: dict[str, Any]
    seq: int
    seat: int | None = None


class ProbeAnswer(Struct, frozen=True, tag="answer"):
    """The answer to a probe: it would be legal, or why not; nothing was played.

    If it fills in a form, `form` is that form, each field narrowed by those before it, up to the first that doesn't
    fit."""

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


class HintComing(Struct, frozen=True, tag="coming"):
    """A hint is on its way: this share of the bot's time to think has passed."""

    share: float


class Thinking(Struct, frozen=True, tag="thinking"):
    """A bot takes so many seconds for its move, whatever it holds in its hand."""

    seq: int
    seat: int
    seconds: float


class Pong(Struct, frozen=True, tag="pong"):
    ping: int


FROM_CLIENT: tuple[type[Struct], ...] = (Say,)
FROM_SERVER: tuple[type[Struct], ...] = (TableNow, Hello, No, ProbeAnswer, Saying, Hints, HintComing, Thinking, Pong,
                                      Earlier)
