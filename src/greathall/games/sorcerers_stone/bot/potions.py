"""One player's knowledge of the potions: how likely a card is the lowest of its kind that counts.

A card is the lowest if all lower ones are on the shelf or out of play. If a lower one was ever seen elsewhere, the card
is certainly not the lowest. Lower ones never seen must all be among the bottles still hidden on the shelf."""

from functools import cache
from typing import Final

from greathall.core.zones import sees
from greathall.games.sorcerers_stone.board import ANOTHER, LOOK, POTIONS, ROUND, STEAL
from greathall.games.sorcerers_stone.play.table import Table

SMALL_BITS, POTION_BITS = (1 << ROUND) - 1, (1 << ANOTHER) - 1
NEVER: Final = 99
"""More lower cards than there can be: this one is not the lowest."""
HELD: Final = {ANOTHER: 0.06, STEAL: 0.14, LOOK: 0.05}
"""The worth of holding an incantation for later."""
HALF, RANK = 0.3, 0.02
"""The worth of one potion of the pair, and of low numbers in themselves."""


@cache
def all_shelved(lower: int, unseen: int, hidden: int) -> float:
    """Return the chance that this many of the potions never seen are all among the hidden bottles."""
    if lower > hidden:
        return 0.0
    odds = 1.0
    for i in range(lower):
        odds *= (hidden - i) / (unseen - i)
    return odds


class Cellar:
    """The potions as one seat knows them."""

    __slots__ = ("floor", "hidden", "open", "unseen")
    hidden: int  # bottles on the shelf that this seat has not seen
    open: int  # bits of potions that may be among them
    unseen: int  # how many of these there are
    floor: list[int]  # by kind, the lowest card known to count that is not this seat's own

    def __init__(self, s: Table, me: int, taken: int = NEVER) -> None:
        """Count `taken` as a card stolen from another player, to try out a theft."""
        b = s.snape
        away = self.hidden = 0
        for card in b.beside:
            away |= 1 << card
        for card in b.gone:
            if card < ANOTHER:  # rightly declared, so lower cards don't count, wherever they are
                away |= (2 << card) - (1 << (card >= ROUND) * ROUND)
        for card, known in zip(b.shelf.cards, b.shelf.known, strict=True):
            if sees(known, me):
                away |= 1 << card
            else:
                self.hidden += 1
        seen = b.elsewhere[me]
        self.open = POTION_BITS & ~(away | seen)
        self.unseen = max(self.open.bit_count(), self.hidden)
        counts = seen & ~away & ~(1 << taken)
        for card in b.hands[me].cards:
            counts &= ~(1 << card)
        small, round_ = counts & SMALL_BITS, counts & ~SMALL_BITS & POTION_BITS
        self.floor = [(small & -small).bit_length() - 1 if small else ROUND,
                      (round_ & -round_).bit_length() - 1 if round_ else ANOTHER]

    def below(self, card: int) -> int:
        """Return how many lower ones of its kind may or may not be on the shelf."""
        return (self.open & (1 << card) - (1 << (card >= ROUND) * ROUND)).bit_count()

    def lower(self, kept: list[int], thrown: int) -> tuple[int, int, int, int]:
        """Return, for the best S and R kept, how many lower ones can't be placed, and the cards themselves."""
        small, round_ = ROUND, ANOTHER
        for card in kept:
            if card < small:
                small = card
            elif ROUND <= card < round_:
                round_ = card
        one = NEVER if small == ROUND or small > self.floor[0] or thrown < small else self.below(small)
        two = (NEVER if round_ == ANOTHER or round_ > self.floor[1] or ROUND <= thrown < round_
               else self.below(round_))
        return one, two, small, round_

    def right(self, kept: list[int]) -> float:
        """Return the chance that declaring these two is right."""
        one, two, _, _ = self.lower(kept, NEVER)
        return all_shelved(one + two, self.unseen, self.hidden)

    def worth(self, kept: list[int], thrown: int = NEVER) -> float:
        """Return how good a hand is after this card has been thrown away."""
        one, two, small, round_ = self.lower(kept, thrown)
        sure = all_shelved(one + two, self.unseen, self.hidden)
        half = all_shelved(one, self.unseen, self.hidden) + all_shelved(two, self.unseen, self.hidden)
        rank = 2 - small / POTIONS - (round_ - ROUND) / POTIONS
        return sure + HALF * half + RANK * rank + sum((HELD.get(card, 0.0) for card in kept), 0.0)
