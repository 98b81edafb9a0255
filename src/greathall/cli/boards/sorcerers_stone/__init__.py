"""The Sorcerer's Stone in the terminal: your board large, a line for each of the others, and a map.

It is readable without colour; pieces are capital letters."""

from collections.abc import Iterator, Sequence
from itertools import zip_longest
from typing import Any

from msgspec import Struct
from rich.cells import set_cell_size
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.text import Text

from greathall.cli.boards.sorcerers_stone import flitwick, hagrid, mcgonagall, mirror, quirrell, snape, sprout
from greathall.cli.boards.sorcerers_stone.paint import (
    BRIGHT, FAINT, GOLD, LETTERS, PIECE, PLAIN, Look, counted, fitted, letters, say, station,
)
from greathall.cli.boards.sorcerers_stone.typed import parse
from greathall.cli.moves import fillers, tokens
from greathall.cli.reading import matching
from greathall.core.words import Event
from greathall.games.sorcerers_stone import GAME
from greathall.games.sorcerers_stone.board import CHALLENGES, CHESS, FLITWICK, HAGRID, NOWHERE, SNAPE, SPROUT
from greathall.games.sorcerers_stone.made.view import View
from greathall.games.sorcerers_stone.play.journey import able
from greathall.games.sorcerers_stone.play.table import WHOLE

__all__ = ["draw", "hands", "parse", "part"]
BOARDS: list[Any] = [hagrid, sprout, flitwick, mcgonagall, quirrell, snape, mirror]
"""By challenge, the module with `board` and `facts`, and perhaps `far` and `rest` for players on other boards."""
WIDE, TALL = 110, 38
BELOW = 8
"""Lines kept for the question and its moves."""
NAME = 14
TURN, OUT, PRIZE = "▸", "✗", "★"


# ── drawing ──────────────────────────────────────────────────────────────────
def draw(view: View, names: Sequence[str], lately: Sequence[Event]) -> RenderableType:
    return Drawing(view, names, lately)


def part(view: View, names: Sequence[str], lately: Sequence[Event], name: str) -> RenderableType | None:
    """Draw one of the boards, by its name."""
    called = {challenge: tokens(f"{station(challenge)} {GAME.label('challenge', challenge)}")
              for challenge in range(len(BOARDS)) if view.options["challenge"] in (WHOLE, CHALLENGES[challenge])}
    found = matching([word for word in tokens(name) if word not in fillers()], called)
    return Drawing(view, names, lately, found[0]) if len(found) == 1 else None


class Drawing(Struct):
    """A drawing of the board `challenge`, by default the one the viewer is on."""

    view: View
    names: Sequence[str]
    lately: Sequence[Event]
    challenge: int | None = None

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        large = options.max_width >= WIDE and console.height >= TALL
        look = Look(self.view, self.names, self.lately, large, options.max_width)
        challenge = board_seat(look) if self.challenge is None else self.challenge
        board, people, away = (list(part) for part in (
            BOARDS[challenge].board(look), players(look, challenge), others(look, challenge)))
        lines = [*whereabouts(look), *lay_side_by_side(board, people, away, look.width)]
        facts = list(BOARDS[challenge].facts(look))
        more = [say("screen-legend", challenge=CHALLENGES[challenge])] + [
            say("screen-look", station=station(other).lower()) for other in elsewhere(look, challenge)[:1]]
        room = console.height - BELOW - len(lines) - len(facts)
        facts += (Text(said, "soft") for said in more[:max(room, 0)])
        yield Text("\n", no_wrap=True).join(lines)
        yield from facts


def board_seat(look: Look) -> int:
    """Return the board this viewer is on or, if they don't play, the board of the current turn."""
    view = look.view
    playing = view.me is not None and view.me not in view.out
    return view.where[view.me or 0] if playing else view.where[view.turn]


def lay_side_by_side(board: list[Text], people: list[Text], away: list[Text], width: int) -> Iterator[Text]:
    """Lay the players beside the board if there is room, otherwise below it."""
    wide = max(line.cell_len for line in board)
    room = width - wide - 2
    if room < max(line.cell_len for line in people):
        yield from (fitted(line, width - 1) for line in (*board, *people, *away))
        return
    for left, right in zip_longest(board, [*people, *away], fillvalue=Text()):
        yield Text.assemble(fitted(left, wide), ("  ", PLAIN), fitted(right, room))


# ── who is where ─────────────────────────────────────────────────────────────
def whereabouts(look: Look) -> Iterator[Text]:
    """Draw the map: one station after the other, with the players there."""
    if look.view.options["challenge"] != WHOLE:
        return
    line = Text(" ", PLAIN)
    for challenge in range(len(CHALLENGES)):
        here = look.at(challenge)
        line.append(" › " if challenge else "", FAINT).append(station(challenge), BRIGHT if here else FAINT)
        line.append(" " * bool(here), PLAIN).append_text(letters(here))
    yield fitted(line, look.width - 1)


def players(look: Look, challenge: int) -> Iterator[Text]:
    for seat, name in enumerate(look.names):
        view = look.view
        sign = OUT if seat in view.out else TURN if view.agenda and seat == view.agenda[-1].seat else " "
        line = Text.assemble((f" {sign}", GOLD), (LETTERS[seat], PIECE[seat]), (
            f" {set_cell_size(name, NAME)} ", BRIGHT if seat == view.me else PLAIN))
        said = [Text(PRIZE * view.prizes[seat], GOLD)] if view.prizes[seat] else []
        said += details(look, seat, challenge) if seat not in view.out else [Text(say("board-out"), FAINT)]
        yield line.append_text(Text(" · ", FAINT).join(said))


def details(look: Look, seat: int, challenge: int) -> Iterator[Text]:
    """Yield what a player has, and whether they are waiting."""
    view, where = look.view, look.view.where[seat]
    if where == SNAPE and challenge == SNAPE:
        yield snape.hand(snape.laid(look), seat)
    elif held := in_hand(view, seat):
        yield Text(say("board-holds", challenge=CHALLENGES[where], count=held), PLAIN)
    if where == CHESS and (colour := mcgonagall.laid(look).colour[seat]) != NOWHERE:
        yield Text(GAME.label("colour", colour), PLAIN)
    if where in (SPROUT, FLITWICK) and (fire := sprout.laid(look).fire[seat]):
        yield Text(say("screen-fire", fire=fire), PLAIN)
    if view.snape and view.snape.lose[seat]:
        yield Text(say("snape-misses"), PLAIN)
    if view.agenda and not able(look.table, seat) and not is_expected(view, seat):
        yield Text(say("board-waits", count=view.held[seat]), PLAIN)


def in_hand(view: View, seat: int) -> int:
    """Return how many note cards or vines a player has where they are."""
    if view.hagrid and view.where[seat] == HAGRID:
        return view.hagrid.note_counts[seat]
    return view.sprout.snare_counts[seat] if view.sprout and view.where[seat] == SPROUT else 0


def is_expected(view: View, seat: int) -> bool:
    """Return whether this player is about to arrive somewhere or is being asked something."""
    return seat in view.fresh or any(seat in (step.seat, getattr(step, "who", NOWHERE)) for step in view.agenda)


def elsewhere(look: Look, challenge: int) -> list[int]:
    """Return the other boards in use."""
    return [other for other in range(len(BOARDS)) if other != challenge and look.at(other)]


def others(look: Look, challenge: int) -> Iterator[Text]:
    """Yield a line for each of the other boards in use: who is there, and how far."""
    for other in elsewhere(look, challenge):
        board, here = BOARDS[other], look.at(other)
        line = Text(f" {station(other)}: ", BRIGHT)
        for seat in here:
            far = board.far(look, seat) if hasattr(board, "far") else ""
            line.append_text(letters([seat])).append(f" {far} " if far else " ", PLAIN)
        yield line.append(f" {board.rest(look)}" if hasattr(board, "rest") else "", FAINT)


# ── open hands ────────────────────────────────────────────────────────────────
def hands(views: Sequence[View], names: Sequence[str]) -> RenderableType:
    """Show what everyone holds."""
    lines = []
    for seat, (view, name) in enumerate(zip(views, names, strict=True)):
        lines.append(Text.assemble(letters([seat]), " ", (name, "amber"), "  ", held(view, seat) or "-"))
    return Text("\n").join(lines)


def held(view: View, seat: int) -> str:
    if view.hagrid and view.where[seat] == HAGRID:
        return " ".join(map(str, view.hagrid.notes))
    if view.sprout and view.where[seat] == SPROUT:
        return counted("shape", view.sprout.snares)
    if view.snape and view.where[seat] == SNAPE:
        return counted("card", [card for card in view.snape.hands[seat] if card is not None])
    return ""
