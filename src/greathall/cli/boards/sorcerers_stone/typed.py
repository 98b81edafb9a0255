"""Moves as people write them, besides the table's own sentences.

Examples are `e2e4`, `e7e8 queen`, `o-o`, `c3` and `discard 4S`."""

import re
from collections.abc import Sequence
from random import Random
from typing import Any

from greathall.cli.moves import fillers, tokens
from greathall.cli.reading import matching, phrase, same, without_verb
from greathall.core.words import Action
from greathall.games.sorcerers_stone import GAME
from greathall.games.sorcerers_stone.board import NOWHERE, SPOTS, SQUARES
from greathall.games.sorcerers_stone.made.view import View
from greathall.games.sorcerers_stone.model import Cast, Discard, Guard, Move, Play
from greathall.games.sorcerers_stone.play.chessmen import BLACK, CASTLES

STEP = re.compile(r"(?:[^\W\d]+\W+)?([a-z]\d)\W*(?:x|[^\W\d]+\W+)?([a-z]\d)\W*(.*)")
"""Two squares, perhaps with a word before and between them, and what a pawn is promoted to."""
CASTLING = {"oo": 0, "ooo": 1}
PROMOTED = {"queen": "q", "rook": "r", "bishop": "b", "knight": "n"}
"""By kind, the letter that chess players write everywhere."""


def parse(text: str, view: View, _names: Sequence[str]) -> Action | None:
    """Return a well-formed move, legal or not, or None."""
    if view.me is None:
        return None
    for reading in (chess_move, castling, lone_place, notes, own_card):
        if (action := reading(text.casefold().strip(), view)) is not None:
            return action
    return None


def chess_move(text: str, _view: View) -> Action | None:
    """Read a chess move; a square that is not on the board is left for the rules to refuse."""
    found = STEP.fullmatch(text)
    if found is None:
        return None
    start, end = (SQUARES.index(name) if name in SQUARES else NOWHERE for name in found.groups()[:2])
    said = tokens(found[3])
    kind = next((kind for kind in PROMOTED if said and same_man(said[-1], kind)), "")
    return Move(start, end, kind) if kind or not said else None


def same_man(typed: str, kind: str) -> bool:
    """Return whether a kind was typed, by its letter or the word that ends the table's sentence."""
    said = tokens(GAME.catalogue.say("do-Move", start="", square="", promoted=kind))
    return typed == PROMOTED[kind] or same(typed, said[-1])


def castling(text: str, view: View) -> Action | None:
    side = CASTLING.get(re.sub(r"\W", "", text).replace("0", "o"))
    if side is None or view.mcgonagall is None:
        return None
    start, _, end, _ = CASTLES[side + 2 * (view.mcgonagall.colour[view.me or 0] == BLACK)]
    return Move(start, end, "")


def lone_place(text: str, view: View) -> Action | None:
    """Read the name of a space, if a space is asked for."""
    step: Any = view.agenda[-1] if view.agenda else None
    if step is None or step.seat != view.me or not re.fullmatch(r"[a-z]\d", text):
        return None
    kind: Any = type(step.legal(GAME.imagine(view, Random(0)))[-1])
    places = {("spot",): SPOTS, ("square",): SQUARES}.get(kind.__struct_fields__, [])
    return kind(places.index(text)) if text in places else None


def notes(text: str, _view: View) -> Action | None:
    """Read `play 3`: the number is enough."""
    typed, said = tokens(text), [word for count in (1, 2) for word in tokens(GAME.catalogue.say("do-Play", notes=count))
                                if not word.isdecimal()]
    numbers = [int(word) for word in typed if word.isdecimal() and len(word) < 3]
    known = all(word in said or word in fillers() for word in typed if not word.isdecimal())
    return Play(numbers[0]) if len(numbers) == 1 and known and any(word in said for word in typed) else None


def own_card(text: str, view: View) -> Action | None:
    """Read one of your own cards by its name instead of its place."""
    hand = view.snape.hands[view.me or 0] if view.snape else []
    names = {place: tokens(GAME.label("card", card)) for place, card in enumerate(hand)}
    for kind in (Discard, Cast, Guard):
        known = phrase(GAME.catalogue, kind)
        rest = without_verb(known, text) if known else None
        heard = [word for word in tokens(rest or "") if known and word not in known.said and word not in fillers()]
        if found := matching(heard, names):
            return kind(found[0])
    return None
