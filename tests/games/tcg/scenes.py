"""A table of the card game as people describe it: who has which lessons, creatures and cards.

One question is pending."""

import re
from collections import Counter
from typing import Any

from greathall.core.engine import apply, settle
from greathall.core.words import Action, Chance, Step
from greathall.core.zones import Pile, odds
from greathall.games.tcg import GAME, everything
from greathall.games.tcg.lists import BY_NAME, plain
from greathall.games.tcg.model import Came, Draw, End, Pick, Play, Shield, Target, Use
from greathall.games.tcg.play.start import blank
from greathall.games.tcg.play.table import Table
from greathall.games.tcg.play.turn import Main, NextTurn, TurnEnds
from greathall.games.tcg.printed import ADVENTURE, KIND, LESSON, NAME, SAME, subject_of
from tests import table
from tests.table import ANN, BOB, do

SHORT = {"care": "Care of Magical Creatures", "trans": "Transfiguration"}
DECK = "20 Charms"
CALM = ("Ron Weasley", "Harry Potter")
"""Starting characters with nothing to use: creatures strike unasked."""


def card(name: str) -> int:
    """A card by its name; lessons also as `care` and `trans`."""
    return BY_NAME[plain(SHORT.get(name, name))]


def cards(names: str) -> list[int]:
    """`2 Charms, Vermillious`."""
    found = []
    for name in filter(None, map(str.strip, names.split(","))):
        many = re.match(r"(\d+) (.+)", name)
        found += [card(many[2])] * int(many[1]) if many else [card(name)]
    return found


def scene(step: Step | None = None, *, turn: int = ANN, hands: dict[int, str] | None = None,
          play: dict[int, str] | None = None, heaps: dict[int, str] | None = None, decks: dict[int, str] | None = None,
          characters: tuple[str, str] = ("Dean Thomas", "Hannah Abbott"), actions: int = 2, struck: bool = True,
          **options: Any) -> Table:
    """A table in the middle of `turn`'s turn, after the draw; with a step, that is asked first.

    All cards by side and name: `hands`, `play` (lessons, creatures, items, characters, an adventure), `heaps` (discard
    piles) and `decks`; who is not named has twenty Charms lessons for a deck."""
    s = blank(GAME.resolve_options(2, {"format": "advanced", **options}))
    s.log = []
    s.starter, s.turn, s.turns, s.actions, s.struck = ANN, turn, 2, actions, struck
    for side in (ANN, BOB):
        s.board[side], s.hurt[side], s.used[side], s.stilled[side] = [SAME[card(characters[side])]], [0], [0], [0]
        for one in cards((play or {}).get(side, "")):
            if KIND[one] == ADVENTURE:
                s.adventure[side] = one
            else:
                s.enter(side, one)
        for one in cards((hands or {}).get(side, "")):
            s.receive(side, one)
        s.heaps[side] = cards((heaps or {}).get(side, ""))
        s.decks[side] = Pile(sorted(cards((decks or {}).get(side, DECK))))
        others = Counter(everything(s, side)) - Counter(s.board[side][:1])
        s.lists[side] = [s.board[side][0], *sorted(others.elements())]
    s.log = []
    s.then(Main(turn), TurnEnds(turn), NextTurn(turn))
    if step is not None:
        s.then(step)
    settle(s)
    return s


def facing(name: str, mine: str = "", theirs: str = "", **facts: Any) -> Table:
    """Ann's turn, with an adventure of Bob's in play."""
    return scene(play={ANN: mine, BOB: f"1 {name}, {theirs}"}, **{"characters": CALM, **facts})


# ── doing things by name ─────────────────────────────────────────────────────
def play(name: str) -> Play:
    return Play(card(name))


def pick(name: str) -> Pick:
    return Pick(card(name))


def use(s: Table, name: str) -> Use:
    """Use the ability of a card in play on the current player's side."""
    return ability(s, s.board[s.turn].index(SAME[card(name)]))


def ability(s: Table, place: int = 0) -> Use:
    """Use the ability of the card at a place; the starting character's is the first."""
    return Use(place, s.board[s.turn][place])


def at(s: Table, side: int, name: str) -> Target:
    """A card in play as a target."""
    return Target(side, s.board[side].index(card(name)), card(name))


def ward(s: Table, name: str) -> Shield:
    """Use a card in play on the opponent's side against a spell."""
    return Shield(s.board[1 - s.turn].index(card(name)), card(name))


def run(s: Table, *actions: Action) -> None:
    """Take each action in turn, by whoever is asked; chance passes by itself if only one card can come."""
    for action in actions:
        do(s, action)
        flow(s)


def flow(s: Table) -> None:
    while s.agenda and isinstance(s.agenda[-1], Chance) and len(s.agenda[-1].legal(s)) == 1:
        apply(s, s.agenda[-1].legal(s)[0])


# ── what lies there ──────────────────────────────────────────────────────────
def in_play(s: Table, side: int, name: str) -> int:
    """How many of a card are in play on a side."""
    one = card(name)
    if KIND[one] == LESSON:
        return s.lessons[side][subject_of(one)]
    return s.board[side].count(one) + s.adventure.count(one) * (s.adventure[side] == one)


def deck(s: Table, side: int) -> int:
    """How many cards are left in a side's deck."""
    return len(s.decks[side])


def hand(s: Table, side: int) -> str:
    return listed(s.hands[side].cards)


def pile(s: Table, side: int) -> str:
    """A discard pile."""
    return listed(s.heaps[side])


def listed(row: list[int]) -> str:
    """As they are given to a scene, in the order of their numbers: `Vermillious, 2 Charms`."""
    return ", ".join(NAME[one] if many == 1 else f"{many} {NAME[one]}" for one, many in odds(row))


def refused(s: Table, a: Action, seat: int | None = None) -> str:
    return table.refused(GAME, s, a, seat)


__all__ = ["ANN", "BOB", "CALM", "Came", "Draw", "End", "at", "card", "cards", "deck", "facing", "flow", "hand",
           "in_play", "pick", "pile", "play", "refused", "run", "scene", "use", "ward"]
