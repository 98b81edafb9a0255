"""A scene small enough to count the worlds: which of five cards Bob holds, and in which order two lie
under his deck."""

from itertools import combinations, permutations
from typing import Any

from tests.games.tcg.scenes import card, scene as laid
from tests.table import ANN, BOB

UNSEEN = [card(name) for name in ("Vermillious", "Stupefy", "Accio", "Baubillious", "Confundus")]
UNDER = [card(name) for name in ("Boa Constrictor", "Vicious Wolf")]


def scene() -> tuple[Any, int]:
    """The lists are open. Bob holds two cards that Ann has not seen and one that she has; three lie in his deck, and
    under it two that came from his pile."""
    s = laid(hands={BOB: "Vermillious, Stupefy, Pet Rat"}, decks={BOB: "Accio, Baubillious, Confundus"},
             open_lists=True)
    s.hands[BOB].show(2, 1 << ANN)
    for one in UNDER:
        s.decks[BOB].put_at_bottom(one, 1 << BOB)
        s.lists[BOB].append(one)
    s.under[BOB] = sorted(UNDER)
    return s, ANN


def worlds() -> set[str]:
    return {str([sorted(held), list(under)]) for held in combinations(UNSEEN, 2) for under in permutations(UNDER)}


def world_of(s: Any) -> str:
    seen = card("Pet Rat")
    return str([sorted(held for held in s.hands[BOB].cards if held != seen), s.decks[BOB].bottoms.cards])
