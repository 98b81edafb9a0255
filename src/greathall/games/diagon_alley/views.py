"""Imagine a Diagon Alley table: deal the cards that this viewer can't place."""

from random import Random

from greathall.core.zones import EVERYBODY, Pile, Row
from greathall.games.diagon_alley.board import is_havoc
from greathall.games.diagon_alley.made.view import View
from greathall.games.diagon_alley.play.table import HIDDEN, Table
from greathall.games.diagon_alley.play.turn import agree

__all__ = ["agree", "guess"]


def guess(s: Table, v: View, rng: Random) -> None:
    """Deal what can't be placed: unknown cards in hands and under the pile are spells; the rest is in no order."""
    spells = [card for card in v.unseen if not is_havoc(card)]
    rng.shuffle(spells)
    s.hands = [hand(seat, v.known[seat], v.sizes[seat], v.me, spells) for seat in range(v.seats)]
    s.pile = Pile()
    for card in v.bottoms:
        s.pile.put_at_bottom(spells.pop() if card is None else card, 0 if card is None else EVERYBODY)
    s.pile.bag = spells + [card for card in v.unseen if is_havoc(card)]
    s.picked = rng.sample(s.hands[v.turn].cards, len(v.picked)) if HIDDEN in v.picked else v.picked.copy()


def hand(seat: int, known: list[int], size: int, me: int | None, spells: list[int]) -> Row:
    seen = EVERYBODY if me is None else 1 << seat | 1 << me
    dealt = [spells.pop() for _ in range(size - len(known))]
    return Row([*known, *dealt], [seen] * len(known) + [1 << seat] * len(dealt))
