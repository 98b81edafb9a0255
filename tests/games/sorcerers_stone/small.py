"""A scene small enough to count the worlds: two bottles on the shelf that Ann has not seen, a card of Bob's that she
has looked at and one that she has not, a card of Cat's, one left in the deck; and where the silver key may lie."""

from itertools import permutations
from typing import Any

from greathall.core.zones import Row
from greathall.games.sorcerers_stone.board import is_potion
from tests.games.sorcerers_stone.scenes import CARD, bits, scene as laid
from tests.table import ANN, BOB, CAT

UNSEEN = [CARD[name] for name in ("1S", "2S", "1R", "2R", "steal")]
SPOTS = (3, 17)


def scene() -> tuple[Any, int]:
    """Everything else lies open, on the discards: a pair out of play would tell that what is lower is on the shelf."""
    s = laid("snape", seats=3, keys=bits(*SPOTS), silver=SPOTS[0], silver_known=bits(CAT), found=[CAT])
    s.snape.discards = [card for card in [*s.snape.deck.bag, *s.snape.shelf.cards] if card not in UNSEEN]
    s.snape.discards += [CARD["steal"]] * ([*s.snape.deck.bag, *s.snape.shelf.cards].count(CARD["steal"]) - 1)
    s.snape.discards.remove(CARD["13S"])
    s.snape.shelf = Row(UNSEEN[:2], [0, 0])
    s.snape.hands[BOB] = Row([CARD["13S"], UNSEEN[2]], [bits(ANN, BOB), bits(BOB)])
    s.snape.hands[CAT] = Row(UNSEEN[3:4], [bits(CAT)])
    s.snape.guard, s.snape.deck.bag = [-1, 0, 0], UNSEEN[4:]
    return s, ANN


def worlds() -> set[str]:
    """SS-6.1: what stands on the shelf are potions; else anything may be anywhere."""
    deals = [deal for deal in permutations(UNSEEN) if all(map(is_potion, deal[:2]))]
    return {str([*deal, spot]) for deal in deals for spot in SPOTS}


def world_of(s: Any) -> str:
    b = s.snape
    return str([*b.shelf.cards, b.hands[BOB].cards[1], *b.hands[CAT].cards, *b.deck.bag, s.flitwick.silver])
