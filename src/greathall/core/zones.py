"""Zones: where cards are, and who knows them.

A *bag* is a plain list of cards in no order: which one comes next is decided only when it is drawn.
A *row* is cards in known places, each with the seats that know it; knowledge travels with the card.
A *pile* is a bag between a row of tops and a row of bottoms. Only a mix erases knowledge.
"""

from bisect import bisect_left
from collections.abc import Sequence
from random import Random
from typing import Any, Final

EVERYBODY: Final = -1
"""A set of seats is a bit mask; with all bits set, the card is face up."""


def bits(mask: int) -> list[int]:
    """Return the numbers of the bits that are set, in order."""
    return [i for i in range(mask.bit_length()) if mask >> i & 1] if mask else []


def mask(numbers: Sequence[int]) -> int:
    """Return the bits of these numbers."""
    found = 0
    for number in numbers:
        found |= 1 << number
    return found


def odds(bag: list[int]) -> list[tuple[int, int]]:
    """Return each kind of card in the bag and how many there are, in canonical order."""
    counts: dict[int, int] = {}
    for card in sorted(bag):
        counts[card] = counts.get(card, 0) + 1
    return list(counts.items())


def by_weight(odds: list[tuple[Any, int]], part: float) -> Any:
    """Return the thing that a random part of the whole weight falls on, as `random.choices` does."""
    whole = 0
    for _, weight in odds:
        whole += weight
    if whole <= 0:
        raise ValueError("nothing weighs anything")
    left = part * whole
    reached = 0
    for thing, weight in odds:
        reached += weight
        if left < reached:
            return thing
    return odds[-1][0]


def take_sorted(cards: list[int], card: int) -> None:
    """Take a card out of sorted ones without looking at them all."""
    place = bisect_left(cards, card)
    if place == len(cards) or cards[place] != card:
        raise ValueError(f"card {card} is not there, or the cards aren't sorted")
    del cards[place]


def deal_out(pool: list[int], places: Sequence[int], rng: Random) -> list[list[int]]:
    """Take `places[i]` random cards for each i out of the pool; the rest of the pool is in no order."""
    dealt = []
    left = len(pool)
    random = rng.random
    for size in places:
        hand = []
        for _ in range(size):
            pick = int(random() * left)
            left -= 1
            hand.append(pool[pick])
            pool[pick] = pool[left]
            pool.pop()
        dealt.append(hand)
    return dealt


class Row:
    """Cards in places; `known[i]` is the mask of seats that know card i."""

    __slots__ = ("cards", "known")

    def __init__(self, cards: Sequence[int] = (), known: Sequence[int] = ()) -> None:
        self.cards = list(cards)
        self.known = list(known) or [0] * len(self.cards)

    def __len__(self) -> int:
        return len(self.cards)

    def __repr__(self) -> str:
        """Return everything that it holds: a state's fingerprint is made from this."""
        return f"Row({self.cards}, {self.known})"

    def clone(self) -> "Row":
        twin = new_row(Row)
        twin.cards, twin.known = self.cards[:], self.known[:]
        return twin

    def put(self, place: int, card: int, known: int) -> None:
        self.cards.insert(place, card)
        self.known.insert(place, known)

    def take(self, place: int) -> tuple[int, int]:
        """Take the card in that place and return it with those who know it; a blind take names a place, not a card."""
        return self.cards.pop(place), self.known.pop(place)

    def show(self, place: int, seats: int) -> None:
        """Let these seats see the card too."""
        self.known[place] |= seats

    def seen_by(self, seat: int | None) -> list[int | None]:
        """Return the row as a seat sees it (None: a spectator), with blanks for cards it doesn't know."""
        return [c if sees(k, seat) else None for c, k in zip(self.cards, self.known, strict=True)]

    def hidden_from(self, seat: int | None) -> list[int]:
        """Return the cards that seat doesn't know."""
        return [c for c, k in zip(self.cards, self.known, strict=True) if not sees(k, seat)]

    def known_to(self, seat: int | None) -> list[int]:
        """Return the cards that seat knows, sorted, because places in a hand mean nothing."""
        return sorted([c for c, k in zip(self.cards, self.known, strict=True) if sees(k, seat)])

    def known_to_others(self, seat: int) -> list[int]:
        """Return the cards that any other seat knows, sorted."""
        return sorted([c for c, k in zip(self.cards, self.known, strict=True) if k & ~(1 << seat)])


new_row = Row.__new__  # looked up once, because rows are cloned by the thousand


def sees(known: int, seat: int | None) -> bool:
    return known == EVERYBODY or (seat is not None and bool(known >> seat & 1))


class Pile:
    """A face-down pile: known cards on top, a bag in no order yet, and known cards at the bottom."""

    __slots__ = ("bag", "bottoms", "tops")

    def __init__(self, bag: Sequence[int] = ()) -> None:
        self.tops, self.bag, self.bottoms = Row(), list(bag), Row()

    def __len__(self) -> int:
        return len(self.tops) + len(self.bag) + len(self.bottoms)

    def __repr__(self) -> str:
        return f"Pile({self.tops}, {self.bag}, {self.bottoms})"

    def clone(self) -> "Pile":
        twin = new_pile(Pile)
        twin.tops, twin.bag, twin.bottoms = self.tops.clone(), self.bag[:], self.bottoms.clone()
        return twin

    def odds(self) -> list[tuple[int, int]]:
        """Return the possible next cards: the known top card, else any in the bag, else the first of the bottom."""
        if self.tops.cards:
            return [(self.tops.cards[0], 1)]
        return odds(self.bag) if self.bag else [(card, 1) for card in self.bottoms.cards[:1]]

    def sample(self, rng: Random) -> int:
        """Return a possible next card by chance, the same as `by_weight` finds in `odds`, without counting them."""
        part = rng.random()
        if self.tops.cards:
            return self.tops.cards[0]
        bag = sorted(self.bag)
        return bag[int(part * len(bag))] if bag else self.bottoms.cards[0]

    def draw(self, card: int) -> int:
        """Take the next card, which chance says is `card`; return who knows it."""
        if self.tops.cards or not self.bag:
            row = self.tops if self.tops.cards else self.bottoms
            if not row.cards or row.cards[0] != card:
                raise ValueError(f"card {card} is not the next one")
            return row.take(0)[1]
        self.bag.remove(card)
        return 0

    def put_on_top(self, card: int, known: int = 0) -> None:
        self.tops.put(0, card, known)

    def put_at_bottom(self, card: int, known: int = 0) -> None:
        self.bottoms.put(len(self.bottoms), card, known)

    def mix(self) -> None:
        """Shuffle: all cards go into the bag, and nobody knows where any of them is."""
        self.bag += self.tops.cards + self.bottoms.cards
        self.tops, self.bottoms = Row(), Row()

    def seen_by(self, seat: int | None) -> tuple[list[int | None], int, list[int | None]]:
        """Return the top cards, the number of cards in between and the bottom cards."""
        return self.tops.seen_by(seat), len(self.bag), self.bottoms.seen_by(seat)

    def unknown_to(self, seat: int | None) -> list[int]:
        """Return the cards whose place that seat doesn't know, sorted; `imagine` may deal them out again."""
        hidden = [c for row in (self.tops, self.bottoms)
                  for c, k in zip(row.cards, row.known, strict=True) if not sees(k, seat)]
        return sorted(self.bag + hidden)

    def refill(self, seat: int | None, pool: list[int], rng: Random) -> None:
        """Deal random cards from the pool into every place the seat doesn't know, the bag included."""
        for row in (self.tops, self.bottoms):
            for place, known in enumerate(row.known):
                if not sees(known, seat):
                    row.cards[place] = deal_out(pool, (1,), rng)[0][0]
        self.bag = deal_out(pool, (len(self.bag),), rng)[0]


new_pile = Pile.__new__
NO_ROW, NO_PILE = Row(), Pile()
"""Placeholders, in an imagined table, for what is still to be guessed; never changed."""


def fill(seen: Sequence[int | None], pool: list[int], me: int | None, owner: int, rng: Random) -> Row:
    """Return a row as a viewer sees it, its blanks filled from the pool with cards that only the `owner` seats know."""
    cards = iter(deal_out(pool, (seen.count(None),), rng)[0])
    eyes = EVERYBODY if me is None else 1 << me | owner
    return Row([next(cards) if card is None else card for card in seen],
               [owner if card is None else eyes for card in seen])


def own_hand(cards: Sequence[int], shown: Sequence[int], me: int) -> Row:
    """Return a viewer's own hand: the cards that were shown, which everyone knows, and the others."""
    hidden = list(cards)
    for card in shown:
        hidden.remove(card)
    return Row([*shown, *hidden], [EVERYBODY] * len(shown) + [1 << me] * len(hidden))


def cycle(bag: Sequence[int], under: Sequence[int]) -> Pile:
    """Return a pile with these cards face up under it."""
    pile = Pile(bag)
    pile.bottoms = Row(under, [EVERYBODY] * len(under))
    return pile


def left_of(whole: Sequence[int], seen: Sequence[Sequence[int]], hidden: int) -> list[int]:
    """Return a whole deck without the cards seen; empty if none of it is hidden."""
    if not hidden:
        return []
    left = list(whole)
    for cards in seen:
        for card in cards:
            left.remove(card)
    return left
