"""Everyone's lesson from a wrong declaration: who had the lowest of the other players' cards.

A claim is a flat list: the S and the R declared, the seats that collected them (or NOWHERE), then two numbers for each
card the other players had. The first is its holder. The second is where it is now (below zero) or, once it has been
shown, the card."""

from collections.abc import Iterator
from typing import Final

from greathall.core.zones import Row
from greathall.games.sorcerers_stone.board import NOWHERE, ROUND, SMALL, SNAPE, WIDTH
from greathall.games.sorcerers_stone.play.table import Table

HEAD: Final = 4


def hidden_at(seat: int, place: int) -> int:
    return -1 - (seat * WIDTH + place)


def place_of(entry: int) -> tuple[int, int]:
    return divmod(-1 - entry, WIDTH)


def make_claim(s: Table, small: int, round_: int) -> list[int]:
    """Return a claim against everyone still at the potions."""
    claim = [small, round_, NOWHERE, NOWHERE]
    for seat in s.at(SNAPE):
        for place in range(len(s.snape.hands[seat])):
            claim += [seat, hidden_at(seat, place)]
    return claim


def cards_of(hands: list[Row], claim: list[int]) -> Iterator[tuple[int, int]]:
    """Yield each card with its holder at that time."""
    for at in range(HEAD, len(claim), 2):
        entry = claim[at + 1]
        seat, place = place_of(entry)
        yield entry if entry >= 0 else hands[seat].cards[place], claim[at]


def collectors(hands: list[Row], claim: list[int]) -> list[int]:
    """SS-6.14, SS-P18: return who holds the lowest S below the declared one, and who the lowest R.

    That may be nobody, or one player for both."""
    held = list(cards_of(hands, claim))
    found = []
    for kind, declared in ((SMALL, claim[0]), (ROUND, claim[1])):
        lower = [(card, seat) for card, seat in held if kind <= card < declared]
        if lower and min(lower)[1] not in found:
            found.append(min(lower)[1])
    return [*found, NOWHERE, NOWHERE][:2]


def note_move(s: Table, seat: int, place: int, to: int) -> None:
    """Note that a card has left its place, shown to everyone or moved; cards behind it move up."""
    b = s.snape
    left = hidden_at(seat, place)
    for claim in b.claims:
        for at in range(HEAD + 1, len(claim), 2):
            if claim[at] == left:
                claim[at] = to
            elif claim[at] < left and place_of(claim[at])[0] == seat:
                claim[at] += 1
    b.claims = [claim for claim in b.claims if any(entry < 0 for entry in claim[HEAD + 1::2])]
