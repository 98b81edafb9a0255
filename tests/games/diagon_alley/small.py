"""A scene small enough to count the worlds.

Unknown to Ann are what two others hold, what is under the pile after an exchange, and which card is on its way
there."""

from itertools import permutations
from typing import Any

from greathall.games.diagon_alley.board import is_havoc
from greathall.games.diagon_alley.model import Exchange
from tests.games.diagon_alley.scenes import CARD, pick, scene as laid
from tests.table import ANN, BOB, CAT, do

UNSEEN = [CARD[name] for name in ("floo_powder", "defend", "shove", "found_coin", "close_shop")]


def scene() -> tuple[Any, int]:
    """Bob holds three spells, has picked one of those he exchanges and is asked for the next; Cat holds one, and
    one lies under the pile. The pile itself has only havoc left, and everything else Ann holds herself."""
    s = laid(turn=BOB)
    rest = [card for card in s.pile.bag if not is_havoc(card)]
    for card in UNSEEN:
        rest.remove(card)
    s.pile.bag = [card for card in s.pile.bag if is_havoc(card)]
    for seat, cards in ((ANN, rest), (BOB, UNSEEN[:3]), (CAT, UNSEEN[3:4])):
        for card in cards:
            s.hands[seat].put(len(s.hands[seat]), card, 1 << seat)
    s.pile.put_at_bottom(UNSEEN[4], 1 << CAT)
    do(s, Exchange(), pick("defend"))
    return s, ANN


def worlds() -> set[str]:
    """Count any of the five cards in any place, and any of Bob's three on its way."""
    return {str([sorted(deal[:3]), deal[3], deal[4], picked]) for deal in permutations(UNSEEN) for picked in deal[:3]}


def world_of(s: Any) -> str:
    return str([sorted(s.hands[BOB].cards), s.hands[CAT].cards[0], s.pile.bottoms.cards[0], *s.picked])
