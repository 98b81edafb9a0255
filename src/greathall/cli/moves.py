"""Find the move that a person typed, by number or by name, forgivingly; and list the moves, folded."""

import re
from collections.abc import Callable, Iterator, Sequence
from itertools import groupby, takewhile

from msgspec import Struct

from greathall.core.catalogue import sentence
from greathall.core.words import Action

MOST_ALIKE = 6
"""A card with more moves than this is one line of the list."""
MOST = 32
"""A list longer than this is folded by kind."""
TOGETHER = 3
"""How many moves that differ in one word go on one line."""
LETTERS = "abcdefgijklmnoprstuvwxyz"
"""Moves get letters if numbers mean something else; h and q are for help and quit."""


class Move(Struct, frozen=True):
    tag: str  # what to type, a number or a letter; "" for a move with a name only
    action: Action
    said: str


def tags(count: int, letters: bool) -> list[str]:
    if not letters:
        return [str(number) for number in range(1, count + 1)]
    return [LETTERS[i % len(LETTERS)] * (i // len(LETTERS) + 1) for i in range(count)]


def tokens(text: str) -> list[str]:
    """Return lower-case words and numbers; nobody types apostrophes."""
    return re.findall(r"\w+", text.casefold().replace("'", "").replace("’", ""))


def fillers() -> list[str]:
    """Return words that people put in between."""
    return sentence("cli-fillers").split()


def matching_moves(text: str, moves: Sequence[Move], sampled: str = "") -> list[Move]:
    """Return the moves that the line may mean: in full, else all its words in order, else in any order.

    Those of the kind `sampled` are only examples: one that says more than was typed is another choice."""
    typed = tokens(text)
    sayings = [(move, tokens(move.said)) for move in moves]
    exact = [move for move, said in sayings if said == typed]
    if exact or not typed:
        return exact
    sayings = [(move, said) for move, said in sayings if _kind(move).__name__ != sampled]
    known = {word for _, said in sayings for word in said}
    typed = [word for word in typed if word in known or word not in fillers()]
    in_order = [move for move, said in sayings if typed and within(typed, said)]
    return in_order or [move for move, said in sayings if typed and all(typed.count(w) <= said.count(w) for w in typed)]


def within(typed: Sequence[str], said: Sequence[str]) -> bool:
    rest = iter(said)
    return all(word in rest for word in typed)


def some_of(sayings: Sequence[str]) -> str:
    """Return the sentence that a line may mean several moves, and which."""
    some = " · ".join(sayings[:8]) + (" …" if len(sayings) > 8 else "")
    return sentence("cli-which", count=len(sayings), moves=some)


# ── the list ─────────────────────────────────────────────────────────────────
def folded(moves: Sequence[Move], sampled: str = "") -> Iterator[list[Move]]:
    """Yield the moves in groups that belong on one line: alike in kind and first field (the card).

    Of the kind `sampled` the list has only examples."""
    groups = _groups(moves, _card, sampled)
    if sum(1 if _one_line(group, sampled) else len(group) for group in groups) > MOST:
        groups = _groups(moves, _kind, sampled)
    for group in groups:
        if _one_line(group, sampled):
            yield group
        else:
            yield from ([move] for move in group)


def _groups(moves: Sequence[Move], alike: Callable[[Move], object], sampled: str) -> list[list[Move]]:
    return [list(group) for _, group in groupby(moves, key=lambda move: (
        _kind(move) if together(move) or _kind(move).__name__ == sampled else alike(move)))]


def _one_line(group: Sequence[Move], sampled: str) -> bool:
    if _kind(group[0]).__name__ == sampled:
        return len(group) > 1
    if together(group[0]):
        return len(group) >= TOGETHER and all(_split_shared(group)[1])
    return len(group) > MOST_ALIKE


def together(move: Move) -> bool:
    """Return whether the moves differ in one word, so that they fit on one line."""
    return len(move.action.__struct_fields__) == 1


def in_one_breath(group: Sequence[Move]) -> str:
    """Return `mortgage: (4) The Burrow · (5) Owl Post`: what they have in common is said once."""
    shared, rests = _split_shared(group)
    things = " · ".join(f"({move.tag}) {rest}" for move, rest in zip(group, rests, strict=True))
    return f"{shared.rstrip(':')}: {things}" if shared else things


def _split_shared(group: Sequence[Move]) -> tuple[str, list[str]]:
    """Return the words that all these moves share, and the rest of each.

    The rest is more than a bare number, which could be taken for the move's own."""
    sayings = [move.said.split() for move in group]
    start = _alike(sayings)
    end = min(_alike([said[::-1] for said in sayings]), min(map(len, sayings)) - start)
    if start and all(" ".join(said[start:len(said) - end]).isdecimal() for said in sayings):
        start -= 1
        end = end if start else 0
    shared = [*sayings[0][:start], *(["…"] if end else []), *sayings[0][len(sayings[0]) - end:]]
    return " ".join(shared), [" ".join(said[start:len(said) - end]) for said in sayings]


def _alike(sayings: Sequence[Sequence[str]]) -> int:
    """Return how many words they all begin with, commas aside."""
    bare = [[word.rstrip(",;:.") for word in said] for said in sayings]
    return sum(1 for _ in takewhile(lambda several: len(set(several)) == 1, zip(*bare, strict=False)))


def _kind(move: Move) -> type[Action]:
    return type(move.action)


def _card(move: Move) -> tuple[type[Action], object]:
    fields = move.action.__struct_fields__
    return type(move.action), getattr(move.action, fields[0]) if fields else None
