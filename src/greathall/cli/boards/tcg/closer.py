"""A closer look: `board piles`, `board deck`, `board hand`, or `board` and a card's name."""

from collections.abc import Iterator, Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from greathall.cli.boards.tcg.paint import called, listed, say, text_of
from greathall.cli.moves import fillers, tokens
from greathall.cli.reading import matching
from greathall.core.words import Event
from greathall.games.tcg.made.view import View
from greathall.games.tcg.printed import (
    CARDS, DAMAGE, GIVES, HEALTH, KEYWORDS, KIND, KINDS, NEEDS, SAME, SUBJECT, SUBJECTS,
)

MOST = 6
"""If a text matches more cards than this, it names none."""


def part(view: View, names: Sequence[str], _lately: Sequence[Event], name: str) -> RenderableType | None:
    """Return a part of the table by its name."""
    typed = [word for word in tokens(name) if word not in fillers()]
    for what, shown in (("piles", piles), ("deck", stock), ("hand", in_hand)):
        if typed and typed[0] in say("screen-look", what=what).split():
            return Group(*shown(view, names))
    found = [card for card in cards_named(typed) if SAME[card] == card]
    return Group(*(sheet(card) for card in found)) if 0 < len(found) <= MOST else None


def cards_named(typed: Sequence[str]) -> list[int]:
    return matching(typed, {card: tokens(called(card)) for card in CARDS})


def piles(view: View, names: Sequence[str]) -> Iterator[Text]:
    """Yield both discard piles, the newest card first."""
    for seat, name in enumerate(names):
        title = say("board-heap-title", who=name, count=len(view.heaps[seat]))
        yield Text.assemble((title, "amber"), "  ", listed(reversed(view.heaps[seat])))


def stock(view: View, names: Sequence[str]) -> Iterator[Text]:
    """Yield what is left in your deck, in no order, and the known cards under either deck.

    If lists are open, the opponent's follows."""
    if view.me is not None:
        title = say("board-deck", who=names[view.me], count=len(view.stock))
        yield Text.assemble((title, "amber"), "  ", listed(view.stock))
    for seat, name in enumerate(names):
        if under := view.bottom if seat == view.me else view.under[seat]:
            yield Text.assemble((say("screen-under", who=name), "amber"), "  ", listed(under))
        brought = view.lists[seat]
        if brought and seat != view.me:
            yield Text.assemble((say("screen-brought", who=name), "amber"), "  ", listed(brought))


def in_hand(view: View, names: Sequence[str]) -> Iterator[RenderableType]:
    """Yield what your cards say, and which of the opponent's you know."""
    for card in dict.fromkeys(view.hand):
        yield sheet(card)
    for seat, name in enumerate(names):
        if seat != view.me and view.known[seat]:
            title = say("board-other-hand", who=name, count=view.sizes[seat])
            yield Text.assemble((title, "amber"), "  ", listed(view.known[seat]))


def sheet(card: int) -> RenderableType:
    """Return a card's name, figures and text."""
    name, said = text_of(card)
    return Group(Text.assemble((name, "amber"), (f" ({', '.join(printed_lines(card))})", "soft")),
                 Padding(Text(said), (0, 0, 0, 2)))


def printed_lines(card: int) -> Iterator[str]:
    yield say("name-kind", kind=KINDS[KIND[card]])
    if NEEDS[card]:
        yield say("card-needs", needs=NEEDS[card], subject=say("name-subject", subject=SUBJECTS[SUBJECT[card]]))
    if DAMAGE[card]:
        yield say("card-damage", damage=DAMAGE[card])
    if HEALTH[card]:
        yield say("card-health", health=HEALTH[card])
    subject, amount = GIVES[card]
    if amount:
        yield say("card-gives", amount=amount, subject=say("name-subject", subject=SUBJECTS[subject]))
    yield from (say("name-keyword", keyword=keyword) for keyword in sorted(KEYWORDS[card]))
