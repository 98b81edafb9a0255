"""From what a person types to a move: by number, by name, forgivingly; and the list of moves, folded."""

import re
from collections.abc import Iterator, Sequence
from itertools import groupby

from msgspec import Struct

from greathall.core.catalogue import sentence
from greathall.core.words import Action

MOST_ALIKE = 6
"""A card with more moves than this is one line of the list."""
MOST = 32
"""A list longer than this is folded by kind."""


class Move(Struct, frozen=True):
    number: int
    action: Action
    said: str


def words(text: str) -> list[str]:
    return re.findall(r"\w+", text.casefold())


def named(text: str, moves: Sequence[Move]) -> list[Move]:
    """The moves that what was typed may mean: said in full, else all its words in order, else in any order."""
    typed = words(text)
    sayings = [(move, words(move.said)) for move in moves]
    exact = [move for move, said in sayings if said == typed]
    if exact or not typed:
        return exact
    known = {word for _, said in sayings for word in said}
    fillers = sentence("cli-fillers").split()
    typed = [word for word in typed if word in known or word not in fillers]
    in_order = [move for move, said in sayings if typed and _within(typed, said)]
    return in_order or [move for move, said in sayings if typed and all(typed.count(w) <= said.count(w) for w in typed)]


def _within(typed: list[str], said: list[str]) -> bool:
    rest = iter(said)
    return all(word in rest for word in typed)


def folded(moves: Sequence[Move]) -> Iterator[list[Move]]:
    """The moves in groups that belong on one line or in one cell: alike in kind and first field (the card)."""
    groups = [list(group) for _, group in groupby(moves, key=_card)]
    if sum(len(g) if len(g) <= MOST_ALIKE else 1 for g in groups) > MOST:
        groups = [list(group) for _, group in groupby(moves, key=lambda move: type(move.action))]
    for group in groups:
        if len(group) > MOST_ALIKE:
            yield group
        else:
            yield from ([move] for move in group)


def _card(move: Move) -> tuple[type[Action], object]:
    fields = move.action.__struct_fields__
    return type(move.action), getattr(move.action, fields[0]) if fields else None
