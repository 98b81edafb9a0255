"""A scene small enough to count the worlds.

Unknown are which of five cards Bob holds, and the order of two cards in each of the two layers under his deck."""

from itertools import combinations, permutations, product
from typing import Any

from tests.games.tcg.scenes import card, scene as laid
from tests.table import ANN, BOB

UNSEEN = [card(name) for name in ("Vermillious", "Stupefy", "Accio", "Baubillious", "Confundus")]
LAYERS = [[card(name) for name in names] for names in (("Boa Constrictor", "Vicious Wolf"), ("Cage", "Guard Dog"))]


def scene() -> tuple[Any, int]:
    """The lists are open. Bob holds two cards that Ann has not seen and one that she has.

    His deck has three cards; under it are two that came from his pile, and under these another two."""
    s = laid(hands={BOB: "Vermillious, Stupefy, Pet Rat"}, decks={BOB: "Accio, Baubillious, Confundus"},
             open_lists=True)
    s.hands[BOB].show(2, 1 << ANN)
    for layer in LAYERS:
        s.put_under(BOB, layer)
        s.lists[BOB] = [*s.lists[BOB], *layer]
    return s, ANN


def worlds() -> set[str]:
    return {str([sorted(held), [*upper, *lower]]) for held in combinations(UNSEEN, 2)
            for upper, lower in product(*map(permutations, LAYERS))}


def world_of(s: Any) -> str:
    seen = card("Pet Rat")
    return str([sorted(held for held in s.hands[BOB].cards if held != seen), s.decks[BOB].bottoms.cards])
