"""Monopoly's board in the terminal: a ring of forty spaces around the players, readable without colour.

A capital letter is a token, a small one the owner of a deed; the list of players explains the letters."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from msgspec import Struct
from rich.cells import set_cell_size
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.text import Text

from greathall.core.words import Event
from greathall.games.monopoly import GAME
from greathall.games.monopoly.board import (
    AZKABAN, BANK_FEE, DEEDS, FLAT_ONLY, FLAT_TAX, GROUP, HUT, INTEREST, KIND, MANOR, MEMBERS, MORTGAGE, NAMES, PRICE,
    RENTS, ROOM, STREET, TAX, UTILITY,
)
from greathall.games.monopoly.made.view import View
from greathall.games.monopoly.model import Moved
from greathall.games.monopoly.play.auctions import Bidding, Sealed
from greathall.games.monopoly.play.debts import Debt
from greathall.games.monopoly.play.shortage import PieceBid, Wish
from greathall.games.monopoly.play.spaces import Buying
from greathall.games.monopoly.play.trade import Answer

LETTERS = "ABCDEFGH"
HUT_MARK, MANOR_MARK, PLEDGED, JAILED, PAPER, WHOLE, OUT = "▴", "■", "×", "#", "✦", "*", "✗"
WOOD = "on #2a2018"  # its own background makes the board look alike in light and dark terminals
PLAIN = f"#b9a88a {WOOD}"
BAND = [f"#{tone} {WOOD}" for tone in (
    "c09ae0", "a6d8f0", "f08ac8", "f2a65a", "f08070", "ecd76a", "7cc98c", "8fb0ff", "e8dcc4", "b4d4c8")]
TONES = ("e0b040", "9fc5e8", "e89a8a", "a8d48c", "d0a8e0", "f0e0b0", "8fd0c0", "e8b0c8")
TOKEN, OWNER = [f"bold #1c1408 on #{tone}" for tone in TONES], [f"bold #{tone} {WOOD}" for tone in TONES]
DROPPED = ("the", "in", "4", "12")
"""If there is little room, a name loses its first word if that is one of these."""


class Layout(Struct, frozen=True):
    """How wide a space is in the top and bottom rows and at the sides, and how many lines its name gets."""

    cell: int
    side: int
    lines: int
    width: int


SMALL, LARGE = Layout(7, 15, 1, 77), Layout(10, 24, 2, 110)
TALL = 36
CROWD = 5
"""With more players than this, each gets one line less."""
NAME = 14


# ── drawing ──────────────────────────────────────────────────────────────────
def draw(view: View, names: Sequence[str], lately: Sequence[Event]) -> RenderableType:
    return Drawing(view, names, {event.space for event in lately if isinstance(event, Moved)})


class Drawing(Struct):
    view: View
    names: Sequence[str]
    fresh: set[int]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        large = options.max_width >= LARGE.width and console.height >= TALL
        yield ring(self.view, self.names, self.fresh, LARGE if large else SMALL)
        me = self.view.me
        if me is not None and (mine := deeds(self.view, me)):
            yield Text.assemble((GAME.catalogue.say("screen-yours"), "amber"), " ", mine)
        yield from moment(self.view, self.names)


def ring(view: View, names: Sequence[str], fresh: set[int], how: Layout) -> Text:
    """Draw the ring with Free Parking at the top left and GO at the bottom right, like the printed board."""
    rows = [*strip(view, range(20, 31), fresh, how)]
    middle = list(panel(view, names, how))
    legend = [Text(f"  {line}", PLAIN) for line in GAME.catalogue.say("screen-legend").splitlines()]
    middle += legend if len(middle) + len(legend) <= 9 * how.lines else []
    for at in range(9):
        left, right = (list(beside(view, space, fresh, how)) for space in (19 - at, 31 + at))
        for line in range(how.lines):
            told = middle[at * how.lines + line:][:1]
            room = how.width - 2 * how.side
            rows.append(Text.assemble(left[line], fitted(told[0] if told else Text(), room), right[line]))
    rows += strip(view, range(10, -1, -1), fresh, how)
    return Text("\n").join(rows)


def strip(view: View, spaces: Sequence[int], fresh: set[int], how: Layout) -> Iterator[Text]:
    """Draw the top or bottom row: the names, then what lies there."""
    said = {space: wrap_name(space, how) for space in spaces}
    for line in range(how.lines):
        yield Text.assemble(*(Text.assemble((mark(space, fresh) if not line else " ", PLAIN), (
            set_cell_size(said[space][line], how.cell - 1), band(space))) for space in spaces))
    yield Text.assemble(*(fitted(Text.assemble((" ", PLAIN), state(view, space, how.cell - 1)), how.cell)
                          for space in spaces))


def beside(view: View, space: int, fresh: set[int], how: Layout) -> Iterator[Text]:
    """Draw a space of the left or right side: name and state on one line, or one below the other."""
    start = (mark(space, fresh), PLAIN)
    if how.lines == 1:
        name = (set_cell_size(wrap_name(space, how)[0], how.cell), band(space))
        yield fitted(Text.assemble(start, name, (" ", PLAIN), state(view, space, how.side - how.cell - 2)), how.side)
    else:
        yield fitted(Text.assemble(start, (NAMES[space], band(space))), how.side)
        yield fitted(Text.assemble((" ", PLAIN), state(view, space, how.side - 2)), how.side)


def fitted(line: Text, width: int) -> Text:
    """Pad or cut the text to exactly this width, on the board's own background."""
    line = line.copy()
    line.truncate(width, overflow="ellipsis")
    line.append(" " * (width - line.cell_len), PLAIN)
    return line


def mark(space: int, fresh: set[int]) -> str:
    return ">" if space in fresh else " "


def band(space: int) -> str:
    return BAND[GROUP[space]] if GROUP[space] >= 0 else PLAIN


def wrap_name(space: int, how: Layout) -> list[str]:
    """Wrap a name onto this many lines; on a single line, start with the first word that says something."""
    words = NAMES[space].split()
    if how.lines == 1:
        return [" ".join(words[words[0].casefold() in DROPPED:])]
    first = ""
    while words and len(f"{first} {words[0]}".strip()) < how.cell:
        first = f"{first} {words.pop(0)}".strip()
    whole = " ".join(words)
    return [first, whole] if first else [whole[:how.cell - 1], whole[how.cell - 1:]]


def state(view: View, space: int, width: int) -> Text:
    """Return the owner and the buildings, or the price, then the tokens."""
    owner = view.owner[space]
    if GROUP[space] >= 0 and owner >= 0:
        line = Text.assemble((LETTERS[owner].lower(), OWNER[owner]), (standing(view, space), f"bold {PLAIN}"))
    elif GROUP[space] >= 0 or KIND[space] == TAX:
        price = PRICE[space] or -(BANK_FEE if FLAT_ONLY[space] else FLAT_TAX)
        line = Text(f"{price}", PLAIN)
    else:
        line = Text("", PLAIN)
    return tokens(view, space, line, width)


def standing(view: View, space: int) -> str:
    """Return huts, a manor or a mortgage."""
    built = view.built[space]
    pledged = PLEDGED if space in view.mortgaged else ""
    return pledged or (MANOR_MARK if built == MANOR else f"{HUT_MARK}{built}" if built else "")


def tokens(view: View, space: int, line: Text, width: int) -> Text:
    """Return the tokens on this space, prisoners behind a bar."""
    here = [seat for seat in range(view.seats) if view.at[seat] == space and seat not in view.out]
    if here and line.cell_len:
        line.append(" ", PLAIN)
    for seat in here:
        badge = (JAILED if space == AZKABAN and view.jailed[seat] else "") + LETTERS[seat]
        if line.cell_len + len(badge) + (seat != here[-1]) > width:
            return line.append("+", PLAIN)
        line.append(badge, TOKEN[seat])
    return line


# ── the middle ───────────────────────────────────────────────────────────────
def panel(view: View, names: Sequence[str], how: Layout) -> Iterator[Text]:
    """Draw the round, the dice, the Bank's stock, and each player's cash and groups as far as there is room."""
    dice = f"{view.dice[0]}+{view.dice[1]}" if view.dice[0] else "-"
    yield Text("  " + GAME.catalogue.say("screen-head", round=view.round, dice=dice, huts=view.huts,
                                         manors=view.manors), PLAIN)
    small, gap = how.lines == 1, Text(" ", PLAIN)
    for seat, name in enumerate(names):
        line, owned = player(view, seat, name, small), list(groups(view, seat, small))
        if small and view.seats > CROWD - 1:
            yield Text.assemble(line, gap, gap.join(owned))
            continue
        yield line
        a_line = len(MEMBERS) if small or view.seats > CROWD else len(MEMBERS) // 2
        for start in range(0, max(len(owned), 1), a_line):
            yield Text.assemble(("    ", PLAIN), gap.join(owned[start:start + a_line]))


def player(view: View, seat: int, name: str, small: bool) -> Text:
    out = seat in view.out
    token = "" if small or view.tokens[seat] < 0 else f" {GAME.label('token', view.tokens[seat]):<10}"
    arrow = OUT if out else "▸" if seat == view.turn and view.agenda else " "
    cash = "" if out else view.cash[seat]
    return Text.assemble((f" {arrow}", f"bold {PLAIN}"), (LETTERS[seat], TOKEN[seat]), (" ", PLAIN), (
        set_cell_size(name, NAME), f"bold {PLAIN}" if seat == view.me else PLAIN), (
        f"{token}{cash:>6}", PLAIN), (holding(view, seat), f"bold {PLAIN}"))


def holding(view: View, seat: int) -> str:
    """Return whether the seat is in Azkaban, and how many Get Out cards it has."""
    jailed = f" {JAILED}{view.jailed[seat]}" if view.jailed[seat] and seat not in view.out else ""
    return jailed + " " * (seat in view.papers) + PAPER * view.papers.count(seat)


def groups(view: View, seat: int, short: bool) -> Iterator[Text]:
    """Return how much of each group a seat owns, a whole group with a star."""
    for group, members in enumerate(MEMBERS):
        held = sum(view.owner[space] == seat for space in members)
        if held:
            name = GAME.label("group", group)
            whole = WHOLE if held == len(members) else ""
            said = f"{name[:3]}{held}{whole}" if short else f"{name} {held}/{len(members)}{whole} "
            yield Text(said, BAND[group])


# ── below the board ──────────────────────────────────────────────────────────
def deeds(view: View, seat: int) -> Text:
    """Return all of a seat's deeds, group by group, each with its buildings."""
    parts = []
    for group, members in enumerate(MEMBERS):
        own = [f"{NAMES[space]}{standing(view, space) and ' '}{standing(view, space)}"
               for space in members if view.owner[space] == seat]
        if own:
            whole = WHOLE if len(own) == len(members) else ""
            parts.append(Text.assemble((f"{GAME.label('group', group)}{whole}:", BAND[group]), " ", ", ".join(own)))
    return Text("  ").join(parts)


def moment(view: View, names: Sequence[str]) -> Iterator[Text]:
    """Yield the figures that the current question is about."""
    step: Any = view.agenda[-1] if view.agenda else None
    if isinstance(step, Buying | Bidding | Sealed):
        yield Text(deed(step.space), "soft")
    if isinstance(step, Bidding | PieceBid):
        live = ", ".join(names[seat] for seat in step.live)
        yield Text(GAME.catalogue.say("screen-bidding", live=live, cash=view.cash[step.seat]))
    elif isinstance(step, Sealed):
        written = ", ".join(names[seat] for seat, bid in enumerate(view.sealed) if bid != -1) or "-"
        yield Text(GAME.catalogue.say("screen-sealed", written=written, cash=view.cash[step.seat]))
    elif isinstance(step, Wish):
        yield Text(GAME.catalogue.say("screen-stock", huts=view.huts, manors=view.manors, cash=view.cash[step.seat]))
    elif isinstance(step, Answer):
        for space in (*step.offer.gives, *step.offer.takes):
            if space in view.mortgaged:
                yield Text(GAME.catalogue.say("screen-burden", space=NAMES[space], amount=INTEREST[space]), "soft")
    elif isinstance(step, Debt):
        yield from debt(view, step)
    for owner, debtor, amount, _ in view.claims:
        if owner == view.me:
            yield Text(GAME.catalogue.say("screen-claim", debtor=names[debtor], amount=amount), "amber")


def debt(view: View, step: Debt) -> Iterator[Text]:
    """MO-16.5: show what you still need, and what everything you have would bring."""
    seat = step.seat
    could = GAME.imagine(view, Random(0)).raisable(seat)  # nothing that it counts is hidden
    yield Text(GAME.catalogue.say("screen-debt", cash=view.cash[seat], missing=step.amount - view.cash[seat],
                                  could=could), "bold")
    huts = [f"{NAMES[space]} {HUT_MARK} {HUT[space] // 2}" for space in DEEDS
            if view.owner[space] == seat and view.built[space]]
    free = [f"{NAMES[space]} {MORTGAGE[space]}" for space in DEEDS if view.owner[space] == seat
            and space not in view.mortgaged and not view.built[space]]
    if huts:
        yield Text(GAME.catalogue.say("screen-sell", things=" · ".join(huts)))
    if free:
        yield Text(GAME.catalogue.say("screen-mortgage", things=" · ".join(free)))


def deed(space: int) -> str:
    """Return the print of a title deed."""
    facts = {"price": PRICE[space], "mortgage": MORTGAGE[space], "group": GAME.label("group", GROUP[space])}
    if KIND[space] == STREET:
        bare, *built = RENTS[space]
        return GAME.catalogue.say("screen-street", rent=bare, whole=2 * bare, huts=" ".join(map(str, built[:-1])),
                                  manor=built[-1], hut=HUT[space], **facts)
    if KIND[space] == ROOM:
        return GAME.catalogue.say("screen-room", rents=" ".join(map(str, RENTS[space])), **facts)
    assert KIND[space] == UTILITY
    return GAME.catalogue.say("screen-utility", one=RENTS[space][0], both=RENTS[space][1], **facts)


def hands(views: Sequence[View], names: Sequence[str]) -> RenderableType:
    """Draw everyone's deeds, because only sealed bids are hidden at this table."""
    lines = []
    for seat, name in enumerate(names):
        held = deeds(views[0], seat)
        bid = views[seat].sealed[seat]
        sealed = GAME.catalogue.say("screen-bid", amount=bid) if bid >= 0 else ""
        if held or sealed:
            lines.append(Text.assemble((LETTERS[seat], TOKEN[seat]), " ", (name, "amber"), "  ", sealed, held))
    return Text("\n").join(lines)
