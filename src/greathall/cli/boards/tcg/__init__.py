"""The card game in the terminal: the opponent's side at the top, yours below, then the hand with what each card needs.

It is readable without colour; a + marks what may be chosen now."""

from collections.abc import Iterator, Sequence

from msgspec import Struct
from rich.cells import set_cell_size
from rich.columns import Columns
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.padding import Padding
from rich.text import Text

from greathall.cli.boards.tcg.closer import part
from greathall.cli.boards.tcg.paint import (
    BRIGHT, FAINT, JOIN, MAY, PLAIN, SEEN, TONES, TURN, WARN, WOOD, Look, called, figures, fitted, flowing,
    listed, needs, say, subject, text_of, times, tone,
)
from greathall.cli.boards.tcg.typed import parse
from greathall.core.words import Event
from greathall.games.tcg import GAME
from greathall.games.tcg.cards import BOOK
from greathall.games.tcg.made.view import View
from greathall.games.tcg.play.damage import Ward
from greathall.games.tcg.play.table import FROM_ALL
from greathall.games.tcg.printed import CREATURE, KIND, LESSON, NEEDS, SUBJECT, SUBJECTS

__all__ = ["draw", "hands", "parse", "part"]
WIDE, TALL = 110, 38
BELOW = 9
"""How many lines the question and its moves need."""
NAME = 16
FEW = 5
"""With this few cards left, a deck is a worry."""
NEWEST = 3
"""How many cards of a pile are named."""


def draw(view: View, names: Sequence[str], lately: Sequence[Event]) -> RenderableType:
    return Drawing(view, names, lately)


class Drawing(Struct):
    view: View
    names: Sequence[str]
    lately: Sequence[Event]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        look = Look(self.view, self.names, self.lately, options.max_width - 1)
        own = self.view.me or 0
        board = [*reversed(list(side(look, 1 - own))), middle(look), *side(look, own)]
        yield Text("\n", no_wrap=True).join(fitted(line, look.width) for line in board)
        def rows(one: RenderableType) -> int:
            return len(console.render_lines(one, options))

        room = console.height - BELOW - len(board)
        cards = list(hand(look))
        if sum(map(rows, cards)) > room:
            cards[1:] = [Text(JOIN, "soft").join(held(look, card) for card in sorted(set(self.view.hand), key=order))]
        below = [*cards, *moment(look)]
        yield from below
        room -= sum(map(rows, below))
        large = options.max_width >= WIDE and console.height >= TALL  # then there is room for what the cards do
        mine = [*sorted(self.view.hand, key=order), *self.view.board[own], *self.view.board[1 - own]] if large else []
        for one in (*texts(self.view.adventure), Text(say("screen-legend"), "soft"), *texts(mine)):
            room -= rows(one)
            if room >= 0:
                yield one


# ── a side ───────────────────────────────────────────────────────────────────
def side(look: Look, seat: int) -> Iterator[Text]:
    """Yield a side, from the middle of the table to its player."""
    view = look.view
    places = range(1, len(view.board[seat]))
    creatures = [place for place in places if KIND[view.board[seat][place]] == CREATURE]
    others = [place for place in places if place not in creatures]
    upward = seat != (view.me or 0)  # the opponent's side is drawn from its far end
    if view.adventure[seat]:
        yield adventure(look, seat)
    for some in (creatures, others):
        lines = list(flowing("   ", [lying(look, seat, place) for place in some], look.width)) if some else []
        yield from reversed(lines) if upward else lines
    lines = list(flowing("   ", [*lessons(look, seat), *badges(look, seat)], look.width))
    if seat != view.me and view.known[seat]:
        lines[:0] = flowing(f"   {say('screen-known')}: ", counted(view.known[seat]), look.width)
    yield from reversed(lines) if upward else lines
    yield person(look, seat)


def counted(cards: Sequence[int]) -> list[Text]:
    return [Text(called(card) + times(cards.count(card)), PLAIN) for card in dict.fromkeys(cards)]


def adventure(look: Look, seat: int) -> Text:
    """Return an adventure, with how many of its actions have been skipped."""
    card = look.view.adventure[seat]
    skips = getattr(BOOK[card], "skips", 0)
    far = f" {look.view.skipped[seat]}/{skips}" if skips else ""
    return Text.assemble((f"   {say('screen-adventure')}: ", FAINT), (
        f"{look.of_adventure(seat)}{called(card)}{far}", BRIGHT))


def lying(look: Look, seat: int, place: int) -> Text:
    """Return a card in play: a creature's damage and health, and whether it has been used."""
    view = look.view
    card, mark = view.board[seat][place], look.at(seat, place)
    line = Text(f"{mark}{called(card)}", BRIGHT if mark == MAY else tone(card))
    if KIND[card] == CREATURE:
        hurt = view.hurt[seat][place]
        line.append(f" {figures(card, hurt)}", WARN if hurt else PLAIN)
    if view.stilled[seat][place]:
        line.append(f" ({say('screen-held')})", WARN)
    if view.used[seat][place]:
        line.append(f" ({say('board-used', used=view.used[seat][place])})", FAINT)
    return line


def lessons(look: Look, seat: int) -> Iterator[Text]:
    """Yield the starting character; then lessons by subject, with other power, and the total."""
    view = look.view
    if view.board[seat]:
        yield lying(look, seat, 0)
    for number in range(len(SUBJECTS)):
        count, power, mark = view.lessons[seat][number], view.power[seat][number], look.of_lesson(seat, number)
        if power:
            more = f" ({say('screen-power', power=power)})" if power != count else ""
            yield Text(f"{mark}{subject(number)} {count}{more}", BRIGHT if mark == MAY else f"{TONES[number]} {WOOD}")
    yield Text(say("screen-power", power=sum(view.power[seat])), BRIGHT)


def badges(look: Look, seat: int) -> Iterator[Text]:
    """Yield what applies to a player for a while."""
    view = look.view
    if shield := view.shields[seat]:
        yield Text(say("board-shield", shield="all" if shield == FROM_ALL else shield), BRIGHT)
    for key, holds in (("board-banned", view.banned), ("board-snuffled", view.snuffled), ("board-opened", view.opened)):
        if holds[seat]:
            yield Text(say(key), WARN)


def person(look: Look, seat: int) -> Text:
    """Return a player and how long they have to live: the deck, its latest losses, hand and discard pile."""
    view = look.view
    sign = TURN if view.agenda and view.turn == seat else " "
    line = Text.assemble((f" {sign} ", BRIGHT), (set_cell_size(look.names[seat], NAME), BRIGHT))
    line.append(f" {say('screen-deck', count=view.decks[seat])}", WARN if view.decks[seat] <= FEW else BRIGHT)
    if lost := look.lost(seat):
        line.append(f" (−{lost})", WARN)
    line.append(f"  {say('screen-hand', count=view.sizes[seat])}", PLAIN)
    heap = view.heaps[seat]
    newest = ": " + ", ".join(map(called, heap[:-NEWEST - 1:-1])) if heap else ""
    line.append(f"  {say('screen-heap', count=len(heap))}", PLAIN).append(newest, FAINT)
    return line


def middle(look: Look) -> Text:
    """Return whose turn it is, what is left of it, and the spell being cast."""
    view = look.view
    said = []
    if view.turn >= 0 and view.agenda:
        said = [say("screen-turn", turns=view.turns, who=look.names[view.turn]),
                say("board-actions", count=view.actions)]
        striking = not view.struck and any(KIND[card] == CREATURE for card in view.board[view.turn])
        said += [say("screen-strike")] if striking else []
    said += [say("board-doing", card=called(card)) for one in view.limbo for card in one]
    line = Text.assemble((" ── ", FAINT), (f"{JOIN.join(said)} " if said else "", BRIGHT))
    return line.append("─" * (look.width - line.cell_len - 1), FAINT)


# ── the hand, and below it ───────────────────────────────────────────────────
def hand(look: Look) -> Iterator[RenderableType]:
    """Yield your hand: what may be played, how many of each, what it needs, and what the opponent knows."""
    view = look.view
    if view.me is None:
        return
    if not view.hand:
        yield Text(say("board-empty-hand"), "soft")
        return
    yield Text(say("board-hand", count=len(view.hand)), "amber")
    yield Columns([held(look, card) for card in sorted(set(view.hand), key=order)], equal=True, padding=(0, 2))


def order(card: int) -> tuple[bool, int, int, int]:
    """Return the sort key of a card: lessons come last, the others by what they need."""
    return KIND[card] == LESSON, SUBJECT[card], NEEDS[card], card


def held(look: Look, card: int) -> Text:
    mark, said = look.in_hand(card), needs(card)
    name = called(card) + times(look.view.hand.count(card)) + SEEN * (card in look.view.shown)
    return Text.assemble(f"{mark or ' '} ", (name, "bold" if mark else ""), (f" ({said})" if said else "", "soft"))


def moment(look: Look) -> Iterator[Text]:
    """Yield what the current question is about."""
    view, step = look.view, look.step
    picked = [card for card in view.picks if card is not None]
    if picked:
        yield Text(say("desk-picked", cards=listed(picked)), "bold")
    if isinstance(step, Ward):
        left = max(view.decks[step.seat] - step.amount, 0)
        yield Text(say("desk-suffer", amount=step.amount, left=left), "bold")
    if meant := list(meanings(look)):
        yield Text(JOIN.join(meant), "bold")


def meanings(look: Look) -> Iterator[str]:
    """Yield the answers that many questions share, with their meaning in this one."""
    facts = {} if look.step is None else {name: getattr(look.step, name) for name in look.step.__struct_fields__}
    for choice in look.choices:
        key = f"desk-do-{type(look.step).__name__}-{type(choice).__name__}"
        if GAME.catalogue.has(key):
            yield f"{GAME.catalogue.tell('do', choice, {'card': called})}: {say(key, **facts)}"


def texts(cards: Sequence[int]) -> Iterator[RenderableType]:
    """Yield what cards say; everyone knows what lessons do."""
    for card in dict.fromkeys(cards):
        if card and KIND[card] != LESSON:
            name, rest = text_of(card)
            yield Padding(Text.assemble((f"{name}: ", "soft"), rest), (0, 0, 0, 2))


# ── open hands ───────────────────────────────────────────────────────────────
def hands(views: Sequence[View], names: Sequence[str]) -> RenderableType:
    """Return both hands, open."""
    return Text("\n").join(Text.assemble((name, "amber"), "  ", listed(view.hand) or "-")
                           for view, name in zip(views, names, strict=True))
