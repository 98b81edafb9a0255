"""Declare a table once: the type of each field, and who may see it.

    class Table(State):
        turn: Open[int]
        resigned: Bits[int]  # seats that have resigned
        hands: Annotated[list[list[int]], Hand(CARDS, own="hand", count="sizes")]

`greathall state GAME` reads the declaration and generates the game's `made` modules (see generate.py). Nothing here
runs during a match. Each kind of visibility below answers five questions about a field, in lines of Python:

    view      What does a view show of it?
    recall    How is it restored from a view, when a table is imagined?
    hidden    Which of its cards does this viewer not know?
    deal      How is it filled from the `pool` of such cards?
    cards     Which cards does it hold, for the census?
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Annotated, Any, ClassVar, TypeVar, get_args, get_origin

from greathall.core.hints import blank, call, copy_of, plain, return_type, spell
from greathall.core.zones import Pile

T = TypeVar("T")


@dataclass(frozen=True)
class Named:
    """What a number means: `Card = Annotated[int, Named("Card", LABELS)]`.

    It gives each number's label and the range of the numbers, once, for text views, adapters and reference pages. Every
    number of a view has one, or is listed in its game's `unbounded`."""

    name: str
    labels: Sequence[str] = field(default=(), hash=False)
    low: int = 0
    high: int | None = None  # None: as many as there are labels or seats
    seat: bool = False  # it is a seat, called by its player's name; below 0 by `name-nobody`

    def bounds(self, seats: int) -> tuple[int, int | None]:
        """Return the lowest and the highest number; None if no highest is known."""
        if self.high is None and (self.seat or self.labels):
            return self.low, (seats if self.seat else len(self.labels)) - 1
        return self.low, self.high


Seat = Annotated[int, Named("Seat", low=-1, seat=True)]


@dataclass(frozen=True)
class Deck:
    """Cards (tokens, bottles) that can be neither made nor lost and are always in one zone or another.

    A view lists the cards whose place its viewer doesn't know, sorted, as `unseen`; an imagined table deals them out
    again. If the `whole` deck is printed and all of it is in these zones as soon as any of it is, no such list is
    needed. A deck with neither only says what a number in these zones means (`card`, see Named) and how many there are
    (`count`)."""

    unseen: str = ""
    whole: Sequence[int] = field(default=(), hash=False)
    card: Any = field(default=int, kw_only=True)
    count: Any = field(default=int, kw_only=True)


@dataclass(frozen=True)
class Counters:
    """Things of each side that can be neither made nor lost: bits on the board, or a number in stock."""

    name: str


@dataclass(frozen=True)
class Field:
    """One declared field of a table or of a part of it."""

    name: str
    type: Any
    visibility: "Visibility"
    comment: str = ""
    also: tuple["Also", ...] = ()
    part: str = ""

    @property
    def here(self) -> str:
        """Return the field of the table, in code where `s` is the table and `b` a part of it."""
        return f"{'b' if self.part else 's'}.{self.name}"

    def seen(self, name: str = "") -> str:
        """Return the field of the view, in code where `v` is the view and `w` the view of a part."""
        return f"{'w' if self.part else 'v'}.{name or self.name}"

    @property
    def is_list(self) -> bool:
        return get_origin(self.type) is list


@dataclass(frozen=True)
class Visibility:
    """The visibility of a field.

    `of`: the deck or counters it belongs to.

    `guessed`: a view shows it, but the game's `guess(s, v, rng)` makes up what is hidden of it."""

    of: Deck | Counters | None = None
    guessed: bool = field(default=False, kw_only=True)
    hook: ClassVar[str] = ""  # the function in the game's views.py that sets the field of an imagined table
    shared: ClassVar[bool] = False  # it never changes, so clones and views share it

    @property
    def card(self) -> str:
        """Return the type of a card here, as source code."""
        return spell(self.of.card) if isinstance(self.of, Deck) else "int"

    @property
    def number(self) -> str:
        """Return the type of a number of cards here, as source code."""
        return spell(self.of.count) if isinstance(self.of, Deck) else "int"

    def view(self, f: Field) -> list[tuple[str, str, str]]:
        """Return the name, type and expression of each field of the view."""
        return []

    def recall(self, f: Field) -> str:
        return ""

    def hidden(self, f: Field) -> str:
        return ""

    def deal(self, f: Field) -> list[str]:
        return []

    def cards(self, f: Field) -> str:
        nested = f.is_list and get_origin(plain(get_args(f.type)[0])) in (list, tuple)
        return f"*(card for one in {f.here} for card in one)" if nested else f"*{f.here}"


@dataclass(frozen=True)
class Also:
    """Something more that a view shows: what `view(s)` or `view(s, me)` returns, under the function's name."""

    view: Callable[..., Any]
    comment: str = ""


# ── everyone sees it ─────────────────────────────────────────────────────────
class Public(Visibility):
    """Everyone sees it as it is."""

    def view(self, f: Field) -> list[tuple[str, str, str]]:
        return [(f.name, spell(f.type), copy_of(f.type, f.here))]

    def recall(self, f: Field) -> str:
        return copy_of(f.type, f.seen())


class Constant(Visibility):
    """Everyone sees it, and it never changes: clones and views share it."""

    shared = True

    def view(self, f: Field) -> list[tuple[str, str, str]]:
        return [(f.name, spell(f.type), f.here)]

    def recall(self, f: Field) -> str:
        return f.seen()


class Unordered(Visibility):
    """Everyone sees which cards they are, and nobody in which order they came: they are shown sorted."""

    def view(self, f: Field) -> list[tuple[str, str, str]]:
        return [(f.name, spell(f.type), f"sorted({f.here})")]

    def recall(self, f: Field) -> str:
        return copy_of(f.type, f.seen())


class Numbers(Visibility):
    """Bits of seats or spaces, or a list of such bits: everyone sees the numbers."""

    def view(self, f: Field) -> list[tuple[str, str, str]]:
        item = spell(get_args(f.type)[0] if f.is_list else f.type)
        if f.is_list:
            return [(f.name, f"list[list[{item}]]", f"[*map(bits, {f.here})]")]
        return [(f.name, f"list[{item}]", f"bits({f.here})")]

    def recall(self, f: Field) -> str:
        return f"[*map(mask, {f.seen()})]" if f.is_list else f"mask({f.seen()})"


# ── some see it ──────────────────────────────────────────────────────────────
@dataclass(frozen=True)
class Hand(Visibility):
    """Cards by seat: their owner sees them, sorted, as `own`; everyone sees how many, as `count`."""

    own: str = ""
    count: str = ""
    is_sorted: bool = True  # the table keeps hands sorted

    def view(self, f: Field) -> list[tuple[str, str, str]]:
        mine = f"{f.here}[me].copy()" if self.is_sorted else f"sorted({f.here}[me])"
        return [(self.own, spell(get_args(f.type)[0]), f"[] if me is None else {mine}"),
                (self.count, f"list[{self.number}]", f"[*map(len, {f.here})]")]

    def recall(self, f: Field) -> str:
        return f"[{f.seen(self.own)}.copy() if seat == v.me else [] for seat in range(v.seats)]"

    def hidden(self, f: Field) -> str:
        return f"[card for seat, hand in enumerate({f.here}) if seat != me for card in hand]"

    def deal(self, f: Field) -> list[str]:
        sort = ["for hand in hands:", "    hand.sort()"] if self.is_sorted else []
        return [f"sizes = {f.seen(self.count)}.copy()", "if v.me is not None:", "    sizes[v.me] = 0",
                "hands = deal_out(pool, sizes, rng)", *sort,
                "if v.me is not None:", f"    hands[v.me] = {f.here}[v.me]", f"{f.here} = hands"]


class Known(Visibility):
    """A Row, or one per seat: viewers see the cards they know and blanks for the others."""

    def view(self, f: Field) -> list[tuple[str, str, str]]:
        if f.is_list:
            return [(f.name, f"list[list[{self.card} | None]]", f"[row.seen_by(me) for row in {f.here}]")]
        return [(f.name, f"list[{self.card} | None]", f"{f.here}.seen_by(me)")]

    def recall(self, f: Field) -> str:
        return blank(f.type)

    def hidden(self, f: Field) -> str:
        if f.is_list:
            return f"[card for row in {f.here} for card in row.hidden_from(me)]"
        return f"{f.here}.hidden_from(me)"

    def deal(self, f: Field) -> list[str]:
        if f.is_list:
            return [f"{f.here} = [fill(row, pool, v.me, 1 << seat, rng) for seat, row in enumerate({f.seen()})]"]
        return [f"{f.here} = fill({f.seen()}, pool, v.me, 0, rng)"]

    def cards(self, f: Field) -> str:
        return f"*(card for row in {f.here} for card in row.cards)" if f.is_list else f"*{f.here}.cards"


@dataclass(frozen=True)
class Sealed(Visibility):
    """Numbers by seat, below 0 until there is one: their owners see them, others see `blank`.

    A sentence `item-name` can put these into words: [-1] nothing yet, [-2] hidden."""

    blank: int = -2

    def view(self, f: Field) -> list[tuple[str, str, str]]:
        owner_only = f"one if one < 0 or seat == me else {self.blank}"
        return [(f.name, spell(f.type), f"[{owner_only} for seat, one in enumerate({f.here})]")]


@dataclass(frozen=True)
class Held(Known):
    """Cards by seat, in Rows whose places mean nothing: their owner sees them, sorted, as `own`.

    Everyone sees the cards they know of each hand, sorted, as `known`, and how many there are, as `count`. If `shown`
    is named, it tells owners which of their cards others know too."""

    own: str = ""
    known: str = ""
    count: str = ""
    shown: str = ""

    def view(self, f: Field) -> list[tuple[str, str, str]]:
        shown = (self.shown, f"list[{self.card}]", f"[] if me is None else {f.here}[me].known_to_others(me)")
        return [(self.own, f"list[{self.card}]", f"[] if me is None else sorted({f.here}[me].cards)"),
                *([shown] if self.shown else []),
                (self.known, f"list[list[{self.card}]]", f"[row.known_to(me) for row in {f.here}]"),
                (self.count, f"list[{self.number}]", f"[*map(len, {f.here})]")]

    def deal(self, f: Field) -> list[str]:
        hands = f"zip({f.seen(self.known)}, {f.seen(self.count)}, strict=True)"
        own = f"own_hand({f.seen(self.own)}, {f.seen(self.shown)}, v.me)"
        return [f"{f.here} = [fill(cards + [None] * (count - len(cards)), pool, v.me, 1 << seat, rng)",
                f"    for seat, (cards, count) in enumerate({hands})]",
                *(["if v.me is not None:", f"    {f.here}[v.me] = {own}"] if self.shown else [])]


# ── nobody sees it ───────────────────────────────────────────────────────────
@dataclass(frozen=True)
class Bag(Visibility):
    """Cards face down in no order, a list or a Pile without known places: everyone sees how many."""

    is_sorted: bool = False  # the table keeps a list of them sorted

    def view(self, f: Field) -> list[tuple[str, str, str]]:
        return [(f.name, self.number, f"len({f.here})")]

    def recall(self, f: Field) -> str:
        return blank(f.type)

    def hidden(self, f: Field) -> str:
        return f"{f.here}.bag" if f.type is Pile else f.here

    def deal(self, f: Field) -> list[str]:
        left = "sorted(pool)" if self.is_sorted else "pool"
        return [f"{f.here} = {f'Pile({left})' if f.type is Pile else left}"]

    def cards(self, f: Field) -> str:
        return f"*{self.hidden(f)}"


@dataclass(frozen=True)
class Cycled(Visibility):
    """Piles whose cards go back under them: everyone sees those under each, in order, as `under`.

    Everyone also sees which cards are left above them, sorted, as `unseen`."""

    under: str = ""
    unseen: str = ""

    def view(self, f: Field) -> list[tuple[str, str, str]]:
        return [(self.under, f"list[list[{self.card}]]", f"[pile.bottoms.cards.copy() for pile in {f.here}]"),
                (self.unseen, f"list[list[{self.card}]]", f"[sorted(pile.bag) for pile in {f.here}]")]

    def recall(self, f: Field) -> str:
        return f"[*map(cycle, {f.seen(self.unseen)}, {f.seen(self.under)})]"


class ByOptions(Visibility):
    """It follows from the seats and the options and is never sent: `agree(s)` sets it, at setup and when imagining."""

    hook = "agree"


class ByView(Visibility):
    """It follows from the rest of the view and isn't sent: `follow(s, v)` sets it."""

    hook = "follow"


class ByGuess(Visibility):
    """It isn't sent, and is made up in an imagined table: `guess(s, v, rng)` sets it."""

    hook = "guess"

    def recall(self, f: Field) -> str:
        return blank(f.type)


@dataclass(frozen=True)
class Ending(Visibility):
    """How the game ended: `meanwhile` until then, and never sent, because the result says it."""

    meanwhile: Any = None

    def recall(self, f: Field) -> str:
        return repr(self.meanwhile).replace("'", '"')


# ── by hand ──────────────────────────────────────────────────────────────────
@dataclass(frozen=True)
class Told(Visibility):
    """The function `as_told(s)` or `as_told(s, me)` shows it, under `name`.

    `back(v)` reads it again from the view, or from the view of its part; without it, `follow` does."""

    as_told: Callable[..., Any] | None = None
    name: str = ""
    back: Callable[..., Any] | None = None

    @property
    def hook(self) -> str:  # type: ignore[override]  # the class says it for all others
        return "" if self.back or self.guessed else "follow"

    def view(self, f: Field) -> list[tuple[str, str, str]]:
        assert self.as_told is not None
        return [(self.name or f.name, return_type(self.as_told), call(self.as_told))]

    def recall(self, f: Field) -> str:
        return f"{self.back.__name__}({'w' if f.part else 'v'})" if self.back else ""


Open = Annotated[T, Public()]
Shared = Annotated[T, Constant()]
Sorted = Annotated[T, Unordered()]
Bits = Annotated[T, Numbers()]
Agreed = Annotated[T, ByOptions()]
Follows = Annotated[T, ByView()]
Guessed = Annotated[T, ByGuess()]
