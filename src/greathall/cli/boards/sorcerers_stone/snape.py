"""The shelf with its bottles, the hands as far as one knows them, and what one may remember."""

from collections.abc import Iterator, Sequence

from rich.text import Text

from greathall.cli.boards.sorcerers_stone.paint import (
    BRIGHT, FAINT, GREEN, HIDDEN, PLAIN, Look, cards, letters, say,
)
from greathall.cli.screen import runs
from greathall.games.sorcerers_stone import GAME
from greathall.games.sorcerers_stone.board import CARDS, POTIONS, ROUND, SHELF, is_potion
from greathall.games.sorcerers_stone.model import View
from greathall.games.sorcerers_stone.play.table import NOWHERE

CELL, WIDE = 9, 11
LAST = 8
"""So many discards are told, the newest last."""


def board(look: Look) -> Iterator[Text]:
    shelf = look.view.shelf or [None] * SHELF
    yield from cards([bottle(look.view, place, card) for place, card in enumerate(shelf)], WIDE if look.large else CELL)


def bottle(view: View, place: int, card: int | None) -> tuple[str, str]:
    """Open, known to this viewer alone, or face down."""
    if card is None:
        return HIDDEN, FAINT
    name = GAME.label("card", card)
    return (name, BRIGHT) if place in view.shelf_open else (f"({name})", GREEN)


def hand(view: View, seat: int) -> Text:
    """Cards by their places; the piece stands beside the one it guards."""
    line = Text()
    for place, card in enumerate(view.hands[seat]):
        line.append(f"{'  ' * bool(place)}{place + 1}:", FAINT)
        line.append(known(view, seat, place, card), PLAIN if card is None else BRIGHT)
        if view.guard[seat] == place:
            line.append("·", FAINT).append_text(letters([seat]))
    return line


def known(view: View, seat: int, place: int, card: int | None) -> str:
    """A card; or which two it may be, where a pair was shared out before everybody's eyes."""
    if card is not None:
        return GAME.label("card", card)
    for one, other, *where in view.mixed:
        if [seat, place] in (where[:2], where[2:]):
            return say("snape-either", one=GAME.label("card", one), other=GAME.label("card", other))
    return HIDDEN


def facts(look: Look) -> Iterator[Text]:
    view = look.view
    own = [] if view.me is None else view.hands[view.me]
    for card in [card for card in dict.fromkeys(own) if card is not None and not is_potion(card)]:
        yield Text.assemble((f"{GAME.label('card', card)}: ", "amber"), say("card-text", card=CARDS[card]))
    yield Text(" · ".join(piles(view)), "soft")
    perhaps = [card for card in range(2 * POTIONS) if card not in view.elsewhere and card not in view.shelf]
    yield Text(f"{say('snape-perhaps-shelf')}: {by_kind(perhaps)}", "soft")
    for small, round_, first, second, *_ in view.claims:
        who = " + ".join(look.names[seat] for seat in (first, second) if seat != NOWHERE)
        yield Text(say("snape-claim", one=CARDS[small], other=CARDS[round_], who=who or "none"), "soft")
    for lot in view.astray if look.large else ():
        yield Text(f"{say('field-astray')}: {by_kind(lot)}", "soft")


def piles(view: View) -> Iterator[str]:
    yield say("snape-deck", count=view.deck)
    last = ", ".join(GAME.label("card", card) for card in view.discards[-LAST:])
    yield say("snape-discards", count=len(view.discards)) + (f" ({last})" if last else "")
    if view.beside:
        yield say("snape-beside", count=len(view.beside)) + f" ({by_kind(view.beside)})"
    if view.gone:
        yield say("snape-gone", count=len(view.gone))


def by_kind(potions: Sequence[int]) -> str:
    """`S 1–3 5  R 3 4`."""
    kinds = ("S", [card + 1 for card in potions if card < ROUND]), (
        "R", [card - ROUND + 1 for card in potions if card >= ROUND])
    return "  ".join(f"{kind} {' '.join(runs(numbers))}" for kind, numbers in kinds if numbers) or "-"


def rest(view: View) -> str:
    return say("snape-deck", count=view.deck)
