"""Sequence's board in the terminal, readable without colour.

Cards have a rank and a house letter, sides a shape and a letter."""

import re
from collections.abc import Iterator, Sequence

from msgspec import Struct
from rich.cells import set_cell_size
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from greathall.core.words import Action, Event
from greathall.games.sequence import GAME
from greathall.games.sequence.board import (
    ANTI, BY_ENDS, CARD, COLOURS, CORNERS, GOAL, HOMES, LINE, PRINTED, SIZE, SPACES, WILD, card_name,
)
from greathall.games.sequence.made.view import View
from greathall.games.sequence.model import (
    Discard, Dismiss, Draw, Exchange, Forfeit, Grant, Lock, Place, Placed, Remove, Removed, Report, Resign,
)

SHAPES = "●■▲"
LETTERS = [colour[0].upper() for colour in COLOURS]
CORNER = "✶"
WOOD = "on #2a2018"  # its own background makes the board look alike in light and dark terminals
HOUSE = [f"#{tone} {WOOD}" for tone in ("e0806a", "86b878", "e3c36a", "8fb4dc")]
SIDE = ["bold #1c1408 on #e0b040", "bold #f4ecd8 on #4a443c", "bold #1c1408 on #c4c8cc"]
PLAIN = f"#b9a88a {WOOD}"
WIDE = 80
ROWS = 12
NAME = 15


# ── drawing ──────────────────────────────────────────────────────────────────
def draw(view: View, names: Sequence[str], lately: Sequence[Event]) -> RenderableType:
    fresh = {event.space for event in lately if isinstance(event, Placed | Removed)}
    return Drawing(view, names, fresh)


class Drawing(Struct):
    view: View
    names: Sequence[str]
    fresh: set[int]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        board, panel = grid(self.view, self.fresh), Text("\n").join(side_panel(self.view, self.names))
        if options.max_width >= WIDE:
            both = Table.grid(padding=(0, 2))
            both.add_row(board, panel)
            yield both
        else:
            yield board
            yield panel
        if is_crowded(self.view):
            yield Text("   ").join(score(self.view))
        if self.view.me is not None:
            yield hand(self.view)


def grid(view: View, fresh: set[int]) -> Text:
    """Draw ten by ten spaces under column letters, five characters each: a mark, the card or counter, a mark."""
    board = Text(no_wrap=True)
    board.append("   " + "".join(f"   {letter} " for letter in "abcdefghij") + " ", PLAIN)
    turned_over = {space for _, start, end in view.made for space in LINE[BY_ENDS[start, end]]}
    for space in range(SPACES):
        if space % SIZE == 0:
            board.append("\n", "")
            board.append(f"{space // SIZE + 1:>2} ", PLAIN)
        face, style = content(view, space, turned_over)
        left, right = (">", "<") if space in fresh else ("·", " ") if welcome(view, space) else (" ", " ")
        pad = " " * (4 - len(left + face))
        board.append(pad + left, PLAIN)
        board.append(face, style)
        board.append(right + (" " if space % SIZE == SIZE - 1 else ""), PLAIN)
    return board


def content(view: View, space: int, turned_over: set[int]) -> tuple[str, str]:
    if space in CORNERS:
        return CORNER, f"bold #e3c36a {WOOD}"
    if not view.board[space]:
        card = PRINTED[space]
        return card_name(card), HOUSE[card // 13] + (" bold" if welcome(view, space) else "")
    team = view.board[space] - 1
    return (f"[{LETTERS[team]}]" if space in turned_over else badge(team)), SIDE[team]


def welcome(view: View, space: int) -> bool:
    """Return whether a card of your hand goes here."""
    return not view.board[space] and PRINTED[space] in view.hand


def badge(team: int) -> str:
    return SHAPES[team] + LETTERS[team]


def side_panel(view: View, names: Sequence[str]) -> list[Text]:
    """List seats, cards, whose turn it is and each side's sequences, then explain the marks if there is room."""
    lines = [Text(f"{GAME.catalogue.say('board-cards'):>{NAME + 9}}", "soft")]
    for seat, name in enumerate(names):
        team = seat % view.teams
        arrow = "✗ " if seat in view.resigned else "▸ " if seat == view.turn and view.agenda else "  "
        lines.append(Text.assemble((arrow, "amber"), (badge(team), SIDE[team]), " ", (
            set_cell_size(name, NAME), "bold" if seat == view.me else ""), f" {view.sizes[seat]:>3}"))
    if is_crowded(view):
        return lines
    lines += [Text(), *(Text("  ") + line for line in score(view))]
    legend = [Text(), *(Text("  " + text, "soft") for text in GAME.catalogue.say("board-legend").splitlines())]
    return lines + legend if len(lines) + len(legend) <= ROWS else lines


def is_crowded(view: View) -> bool:
    return view.seats > 6


def score(view: View) -> Iterator[Text]:
    """Yield the sequences each side has made, and how many cards are left to draw."""
    for team in range(view.teams):
        made = sum(t == team for t, _, _ in view.made)
        name = GAME.labellers(None)["team"](team)
        said = GAME.catalogue.say("board-side", team=name, made=made, goal=GOAL[view.teams])
        yield Text.assemble((badge(team), SIDE[team]), " ", said)
    yield Text("   " + GAME.catalogue.say("board-pile", count=view.pile))


def hands(views: Sequence[View], names: Sequence[str]) -> RenderableType:
    return Text("\n").join(hand(view, set_cell_size(name, NAME)) for view, name in zip(views, names, strict=True))


def hand(view: View, whose: str = "") -> Text:
    """Return your cards by house, with notes on the special ones."""
    line = Text.assemble((whose or GAME.catalogue.say("board-hand"), "amber"), "  ")
    notes = {}
    for card in view.hand:
        mark, note = special(view, card)
        line.append(f" {card_name(card)}{mark} ", HOUSE[card // 13] + (" dim" if mark == "†" else " bold")).append(" ")
        if note:
            notes[note] = GAME.catalogue.say(note)
    return line if whose else line.append("  " + "  ".join(notes.values()), "soft")


def special(view: View, card: int) -> tuple[str, str]:
    if dead(view, card):
        return "†", "board-dead"
    return ("+", "board-wild") if card in WILD else ("−", "board-anti") if card in ANTI else ("", "")


def dead(view: View, card: int) -> bool:
    homes = HOMES[card]
    return bool(homes) and all(view.board[space] for space in homes)


# ── reading ──────────────────────────────────────────────────────────────────
PLACES, REMOVES = {"at", "on", "place", "put"}, {"takes", "take", "off", "remove", "removes"}
ALONE = {"draw": Draw(), "resign": Resign(), "uphold": Grant(), "dismiss": Dismiss()}
WITH_CARD: dict[str, type[Exchange | Discard | Forfeit]] = {
    "exchange": Exchange, "swap": Exchange, "lay": Discard, "discard": Discard, "give": Forfeit, "forfeit": Forfeit}


def parse(text: str, _view: View, _names: Sequence[str]) -> Action | None:
    """Read a move as people write it, legal or not: `5h at c4`, `jr takes d5`, `exchange 5h`, `turn over a1 to e1`."""
    tokens = re.findall(r"\w+", text.casefold())
    cards, spaces = list(read_cards(tokens)), list(read_spaces(tokens))
    if len(cards) == 1 and len(spaces) == 1:
        takes = bool(REMOVES.intersection(tokens)) or (cards[0] in ANTI and not PLACES.intersection(tokens))
        return Remove(cards[0], spaces[0]) if takes else Place(cards[0], spaces[0])
    if len(cards) == 1 and not spaces:
        return next((WITH_CARD[word](cards[0]) for word in tokens if word in WITH_CARD), None)
    if len(spaces) == 2 and not cards:
        return Lock(min(spaces), max(spaces))
    if "report" in tokens:
        return next((Report(team) for team, colour in enumerate(COLOURS) if colour in tokens), None)
    return next((ALONE[word] for word in tokens if word in ALONE), None)


def read_cards(tokens: Sequence[str]) -> Iterator[int]:
    """Read cards such as 5h, 10g, Tg or jr; -1 stands for one that no pack has, so that the rules can refuse it."""
    for word in tokens:
        if found := re.fullmatch(r"(\d{1,3}|[tjqka])([gshr])", word):
            rank = found[1].upper().replace("10", "T")
            yield CARD.get(rank + found[2], -1)


def read_spaces(tokens: Sequence[str]) -> Iterator[int]:
    """Read spaces such as c4; -1 stands for one that is not on the board."""
    for word in tokens:
        if found := re.fullmatch(r"([a-z])(\d{1,3})", word):
            column, row = ord(found[1]) - ord("a"), int(found[2]) - 1
            yield row * SIZE + column if column < SIZE and 0 <= row < SIZE else -1
