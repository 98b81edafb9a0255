"""A scene small enough to count the worlds: what two others hold, of spells that Ann can't place, and what lies under
the pile after an exchange."""

from itertools import permutations
from typing import Any

from greathall.games.diagon_alley.board import is_havoc
from tests.games.diagon_alley.scenes import CARD, scene as laid
from tests.table import ANN, BOB, CAT

UNSEEN = [CARD[name] for name in ("floo_powder", "defend", "shove", "found_coin")]


def scene() -> tuple[Any, int]:
    """Bob holds two spells, Cat one; one more lies under the pile; the pile itself has only havoc left. Everything else
    Ann holds herself."""
    s = laid()
    rest = [card for card in s.pile.bag if not is_havoc(card)]
    for card in UNSEEN:
        rest.remove(card)
    s.pile.bag = [card for card in s.pile.bag if is_havoc(card)]
    for card in rest:
        s.hands[ANN].put(len(s.hands[ANN]), card, 1 << ANN)
    for seat, card in zip((BOB, BOB, CAT), UNSEEN, strict=False):
        s.hands[seat].put(len(s.hands[seat]), card, 1 << seat)
    s.pile.put_at_bottom(UNSEEN[3], 1 << BOB)
    return s, ANN


def worlds() -> set[str]:
    return {str([sorted(deal[:2]), deal[2], deal[3]]) for deal in permutations(UNSEEN)}


def world_of(s: Any) -> str:
    return str([sorted(s.hands[BOB].cards), s.hands[CAT].cards[0], s.pile.bottoms.cards[0]])
