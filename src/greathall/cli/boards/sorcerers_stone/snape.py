"""The shelf with its bottles, the hands as far as you know them, and what you may remember."""

from collections.abc import Iterator, Sequence

from rich.text import Text

from greathall.cli.boards.sorcerers_stone.paint import (
    BRIGHT, FAINT, GREEN, HIDDEN, PLAIN, Look, cards, letters, say,
)
from greathall.cli.screen import runs
from greathall.games.sorcerers_stone import GAME
from greathall.games.sorcerers_stone.board import CARDS, NOWHERE, POTIONS, ROUND, SHELF, is_potion
from greathall.games.sorcerers_stone.made.view import SnapeView
from greathall.games.sorcerers_stone.made.views import view_snape

CELL, WIDE = 9, 11
LAST = 8
"""How many discards are shown, newest last."""


def laid(look: Look) -> SnapeView:
    """Return the board, as printed if nobody has come to it."""
    return look.view.snape or view_snape(look.table, look.view.me)


def board(look: Look) -> Iterator[Text]:
    b = laid(look)
    shelf = b.shelf or [None] * SHELF
    yield from cards([bottle(b, place, card) for place, card in enumerate(shelf)], WIDE if look.large else CELL)


def bottle(b: SnapeView, place: int, card: int | None) -> tuple[str, str]:
    """Return a bottle's face: open, known to this viewer alone, or face down."""
    if card is None:
        return HIDDEN, FAINT
    name = GAME.label("card", card)
    return (name, BRIGHT) if place in b.shelf_open else (f"({name})", GREEN)


def hand(b: SnapeView, seat: int) -> Text:
    """Draw a hand by places; the piece is beside the card it guards."""
    line = Text()
    for place, card in enumerate(b.hands[seat]):
        line.append(f"{'  ' * bool(place)}{place + 1}:", FAINT)
        line.append(card_name(b, seat, place, card), PLAIN if card is None else BRIGHT)
        if b.guard[seat] == place:
            line.append("·", FAINT).append_text(letters([seat]))
    return line


def card_name(b: SnapeView, seat: int, place: int, card: int | None) -> str:
    """Return a card's name, or the two it may be if everyone saw a pair shared out."""
    if card is not None:
        return GAME.label("card", card)
    for one, other, *where in b.mixed:
        if [seat, place] in (where[:2], where[2:]):
            return say("snape-either", one=GAME.label("card", one), other=GAME.label("card", other))
    return HIDDEN


def facts(look: Look) -> Iterator[Text]:
    b = laid(look)
    view = look.view
    own = [] if view.me is None else b.hands[view.me]
    for card in [card for card in dict.fromkeys(own) if card is not None and not is_potion(card)]:
        yield Text.assemble((f"{GAME.label('card', card)}: ", "amber"), say("card-text", card=CARDS[card]))
    yield Text(" · ".join(piles(b)), "soft")
    perhaps = [card for card in range(2 * POTIONS) if card not in b.elsewhere and card not in b.shelf]
    yield Text(f"{say('snape-perhaps-shelf')}: {by_kind(perhaps)}", "soft")
    for small, round_, first, second, *_ in b.claims:
        who = " + ".join(look.names[seat] for seat in (first, second) if seat != NOWHERE)
        yield Text(say("snape-claim", one=CARDS[small], other=CARDS[round_], who=who or "none"), "soft")
    for lot in b.astray if look.large else ():
        yield Text(f"{say('field-astray')}: {by_kind(lot)}", "soft")


def piles(b: SnapeView) -> Iterator[str]:
    yield say("snape-deck", count=b.deck)
    last = ", ".join(GAME.label("card", card) for card in b.discards[-LAST:])
    yield say("snape-discards", count=len(b.discards)) + (f" ({last})" if last else "")
    if b.beside:
        yield say("snape-beside", count=len(b.beside)) + f" ({by_kind(b.beside)})"
    if b.gone:
        yield say("snape-gone", count=len(b.gone))


def by_kind(potions: Sequence[int]) -> str:
    """Return potions by kind, such as `S 1–3 5  R 3 4`."""
    kinds = ("S", [card + 1 for card in potions if card < ROUND]), (
        "R", [card - ROUND + 1 for card in potions if card >= ROUND])
    return "  ".join(f"{kind} {' '.join(runs(numbers))}" for kind, numbers in kinds if numbers) or "-"


def rest(look: Look) -> str:
    return say("snape-deck", count=laid(look).deck)
