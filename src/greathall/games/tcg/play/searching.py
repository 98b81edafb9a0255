"""Taking cards out of discard piles and decks."""

from typing import Any, Final

from greathall.core.words import Action, Ask, Refusal
from greathall.core.zones import EVERYBODY
from greathall.games.tcg.model import Done, Found, Pick, Returned, Shuffled
from greathall.games.tcg.play.table import Table
from greathall.games.tcg.printed import fits
from greathall.games.tcg.refusals import PILE, STOCK, not_among

HAND: Final = 'hand'; DECK: Final = 'deck'; UNDER: Final = 'under'; PLAY: Final = 'play'


class Gather(Ask):
    """TC-12.1: pick cards from your pile, one at a time; nothing moves until you are done or can pick no more.

    The order of picks is kept only if it matters, under the deck, and there it is its owner's secret (TC-R5.9)."""

    idle = False
    least: int
    most: int
    what: int
    to: str

    @property
    def secret(self) -> bool:  # type: ignore[override]  # only some are
        return self.to == UNDER

    def legal(self, s: Table) -> list[Action]:
        found = picking(s.heaps[self.seat], s.picks, self.what)
        return [Done(), *found] if len(s.picks) >= self.least or not found else [*found]

    def why_not(self, s: Table, a: Action) -> Refusal | None:
        due = self.least - len(s.picks)
        return not_among(s, a, PILE, s.heaps[self.seat], self.what, picked=s.picks, due=due)

    def take(self, s: Table, a: Any) -> None:
        if isinstance(a, Pick):
            s.picks.append(a.card)
            if not self.secret:
                s.picks.sort()
            if len(s.picks) < self.most and self.legal(s) != [Done()]:
                s.then(self)
                return
        settle_picks(s, self.seat, self.to)


def picking(lying: list[int], picks: list[int], what: int) -> list[Action]:
    """Return what may be picked besides the cards already picked."""
    left = lying.copy()
    for card in picks:
        left.remove(card)
    return [Pick(card) for card in sorted(set(left)) if fits(card, what)]


def settle_picks(s: Table, seat: int, to: str) -> None:
    """Take the picked cards out of the pile, announced in an order that reveals nothing."""
    cards, s.picks = s.picks, []
    for card in cards:
        s.heaps[seat].remove(card)
    if to == UNDER:
        s.put_under(seat, cards)
    elif to == DECK:
        s.decks[seat].bag += cards
    for card in sorted(cards):
        if to == HAND:
            s.to_hand(seat, card, HAND)
        elif to == PLAY:
            s.enter(seat, card)
            s.played[seat] += 1
        else:
            s.tell(Returned, seat, card, to)
    if to == DECK:
        s.shuffle(seat)
        s.tell(Shuffled, seat)


class Search(Ask):
    """TC-16.2, TC-R2.6, TC-R5.7: if you search, you see the whole deck, may take nothing, and always shuffle.

    If you take the last card, you lose before that."""

    idle = False
    secret = True
    most: int
    what: int
    shown: bool

    def legal(self, s: Table) -> list[Action]:
        deck = s.decks[self.seat]
        return [Done(), *picking([*deck.bag, *deck.bottoms.cards], s.picks, self.what)]

    def why_not(self, s: Table, a: Action) -> Refusal | None:
        deck = s.decks[self.seat]
        return not_among(s, a, STOCK, [*deck.bag, *deck.bottoms.cards], self.what, picked=s.picks)

    def take(self, s: Table, a: Any) -> None:
        if isinstance(a, Pick):
            s.picks = sorted([*s.picks, a.card])
            if len(s.picks) < self.most:
                s.then(self)
                return
        cards, s.picks = s.picks, []
        s.shuffle(self.seat)
        s.tell(Found, self.seat, tuple(cards), self.shown or s.is_open(self.seat))
        for card in cards:
            s.decks[self.seat].bag.remove(card)
            s.receive(self.seat, card, EVERYBODY if self.shown else 0)
            if not s.lives(self.seat):
                return
        s.tell(Shuffled, self.seat)
