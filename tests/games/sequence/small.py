"""A scene small enough to count the worlds: a hand of two to guess, three cards in the pile."""

from itertools import permutations
from typing import Any

from greathall.core.game import find_game
from greathall.games.sequence.board import DECK
from greathall.games.sequence.play.turn import TURN

UNSEEN = [0, 0, 1, 9, 30]


def scene() -> tuple[Any, int]:
    game = find_game("sequence")
    s: Any = game.setup(2, game.resolve_options(2, {}), {}, {})
    s.agenda[:] = [TURN[0]]
    s.dealer, s.turn = 1, 0
    s.hands, s.pile = [[5, 6], [0, 9]], [0, 1, 30]
    rest = DECK[:]
    for card in [5, 6, *UNSEEN]:
        rest.remove(card)
    s.piles = [tuple(rest), ()]
    return s, 0


def worlds() -> set[str]:
    return {str([[[5, 6], sorted(cards[:2])], sorted(cards[2:])]) for cards in permutations(UNSEEN)}


def world_of(s: Any) -> str:
    return str([s.hands, sorted(s.pile)])
