"""The choices of bots of The Sorcerer's Stone with their reasons, and what a seat at Secret Potions knows."""

from typing import Any

from greathall.core.words import Action
from greathall.games.sorcerers_stone import GAME
from greathall.games.sorcerers_stone.play.brewing import Brewing
from greathall.games.sorcerers_stone.play.table import Table
from tests.games.sorcerers_stone.scenes import CARD, scene
from tests.table import ANN, BOB, CAT

HIGH = "13S 12S 11S 10S 13R 12R 11R"


def best(s: Table) -> Action:
    return GAME.mind.rank(s)[0].action


def why(s: Table) -> str:
    return GAME.mind.rank(s)[0].public.key


def knowing(s: Table, seat: int = ANN) -> Table:
    """The seat remembers its own cards and what lies open."""
    for card in (*s.snape.hands[seat].cards, *s.snape.discards):
        if card < CARD["another_turn"]:
            s.snape.elsewhere[seat] |= 1 << card
    return s


def brewing(hand: str, shelf: str = HIGH, seen: int = 0, acted: bool = False, **facts: Any) -> Table:
    """Ann at the cauldron; of the shelf she has seen the first so many."""
    s = knowing(scene("snape", Brewing(ANN, acted, False), hands={ANN: hand, BOB: "5S 7R", CAT: "6S 6R"}, shelf=shelf,
                      **facts))
    for place in range(seen):
        s.snape.shelf.show(place, 1 << ANN)
    return s
