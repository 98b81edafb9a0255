"""What one player knows of the potions: how likely it is that a card is the lowest of its kind that counts.

A card is the lowest when all lower ones lie on the shelf or are out of play. Those that are known to be elsewhere make
it wrong for certain; of those never seen, all must be among the bottles that are still hidden on the shelf.
"""

from functools import cache

from greathall.core.zones import sees
from greathall.games.sorcerers_stone.board import ANOTHER, LOOK, POTIONS, ROUND, SNAPE, STEAL
from greathall.games.sorcerers_stone.play.table import Table

NEVER = 99
"""More lower cards than there can be: this one is not the lowest."""
HELD = {ANOTHER: 0.06, STEAL: 0.14, LOOK: 0.05}
"""What it is worth to hold an incantation for later."""
HALF, RANK = 0.3, 0.02
"""What one of both potions is worth beside the pair, and what low numbers are by themselves."""


@cache
def all_shelved(lower: int, unseen: int, hidden: int) -> float:
    """The chance that so many of the potions never seen are all among the hidden bottles."""
    if lower > hidden:
        return 0.0
    odds = 1.0
    for i in range(lower):
        odds *= (hidden - i) / (unseen - i)
    return odds


class Cellar:
    """The potions as one seat knows them."""

    __slots__ = ("below", "floor", "hidden", "unseen")
    hidden: int  # bottles on the shelf that this seat has not seen
    unseen: int  # potions that this seat can't place
    floor: list[int]  # by kind, the lowest card that is known to count and is not its own
    below: list[int]  # by card, how many lower ones of its kind it can't place

    def __init__(self, s: Table, me: int, taken: int = NEVER) -> None:
        """With a card `taken` from another in thought."""
        seen = 0
        for card in (*s.beside, *s.gone):
            seen |= 1 << card
        self.hidden = 0
        for card, known in zip(s.shelf.cards, s.shelf.known, strict=True):
            if sees(known, me):
                seen |= 1 << card
            else:
                self.hidden += 1
        self.floor = [ROUND, 2 * POTIONS]
        counted = s.discards.copy()
        for other in s.at(SNAPE):
            if other == me:
                for card in s.hands[me].cards:
                    seen |= 1 << card
            else:
                row = s.hands[other]
                counted += [card for card, known in zip(row.cards, row.known, strict=True) if sees(known, me)]
        for card in counted:
            seen |= 1 << card
            if card == taken:
                continue
            if card < ROUND:
                self.floor[0] = min(self.floor[0], card)
            elif card < ANOTHER:
                self.floor[1] = min(self.floor[1], card)
        self.below, self.unseen = [], 0
        for kind in (0, ROUND):
            lower = 0
            for card in range(kind, kind + POTIONS):
                self.below.append(lower)
                lower += not seen >> card & 1
            self.unseen += lower

    def lower(self, kept: list[int], thrown: int) -> tuple[int, int, int, int]:
        """Of the best S and R kept, how many lower ones can't be placed; and the cards themselves."""
        small, round_ = ROUND, ANOTHER
        for card in kept:
            if card < small:
                small = card
            elif ROUND <= card < round_:
                round_ = card
        one = NEVER if small == ROUND or small > self.floor[0] or thrown < small else self.below[small]
        two = (NEVER if round_ == ANOTHER or round_ > self.floor[1] or ROUND <= thrown < round_
               else self.below[round_])
        return one, two, small, round_

    def right(self, kept: list[int]) -> float:
        """The chance that a declaration of these two is right."""
        one, two, _, _ = self.lower(kept, NEVER)
        return all_shelved(one + two, self.unseen, self.hidden)

    def worth(self, kept: list[int], thrown: int = NEVER) -> float:
        """How good a hand is, when this card has been thrown away from it."""
        one, two, small, round_ = self.lower(kept, thrown)
        sure = all_shelved(one + two, self.unseen, self.hidden)
        half = all_shelved(one, self.unseen, self.hidden) + all_shelved(two, self.unseen, self.hidden)
        rank = 2 - small / POTIONS - (round_ - ROUND) / POTIONS
        return sure + HALF * half + RANK * rank + sum(HELD.get(card, 0.0) for card in kept)
