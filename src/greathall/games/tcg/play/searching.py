"""Cards out of discard piles and decks."""

from typing import Any

from greathall.core.words import Action, Ask
from greathall.core.zones import EVERYBODY
from greathall.games.tcg.model import Done, Found, Pick, Returned, Shuffled
from greathall.games.tcg.play.table import Table
from greathall.games.tcg.printed import fits


HAND, DECK, UNDER, PLAY = "hand", "deck", "under", "play"


class Gather(Ask):
    """TC-12.1: cards out of the own pile, one after the other; nothing moves before it is done, or no more may be
    picked. In which order they were picked is kept only where it matters."""

    idle = False
    least: int
    most: int
    what: int
    to: str

    def options(self, s: Table) -> list[Action]:
        found = [Pick(card) for card in sorted(set(s.heaps[self.seat])) if fits(card, self.what)]
        return [Done(), *found] if len(s.picks) >= self.least or not found else [*found]

    def take(self, s: Table, a: Any) -> None:
        if isinstance(a, Pick):
            s.heaps[self.seat].remove(a.card)
            s.picks.append(a.card)
            if self.to != UNDER:
                s.picks.sort()
        if isinstance(a, Done) or len(s.picks) == self.most or self.options(s) == [Done()]:
            settle_picks(s, self.seat, self.to)
        else:
            s.then(self)


def settle_picks(s: Table, seat: int, to: str) -> None:
    cards, s.picks = s.picks, []
    for card in cards:
        if to == HAND:
            s.to_hand(seat, card, HAND)
            continue
        if to == PLAY:
            s.enter(seat, card)
            s.played[seat] += 1
            continue
        if to == UNDER:
            s.decks[seat].put_at_bottom(card, 1 << seat)
            s.under[seat] = sorted([*s.under[seat], card])
        else:
            s.decks[seat].bag.append(card)
        s.tell(Returned, seat, card, to)
    if to == DECK:
        s.shuffle(seat)
        s.tell(Shuffled, seat)


class Search(Ask):
    """TC-16.2, TC-R2.6, TC-R5.7: who searches sees the whole deck, may take nothing, and shuffles in any case; who
    takes the last card has lost before that."""

    idle = False
    secret = True
    most: int
    what: int
    shown: bool

    def options(self, s: Table) -> list[Action]:
        deck = s.decks[self.seat]
        left = [*deck.bag, *deck.bottoms.cards]
        for card in s.picks:
            left.remove(card)
        return [Done(), *(Pick(card) for card in sorted(set(left)) if fits(card, self.what))]

    def take(self, s: Table, a: Any) -> None:
        if isinstance(a, Pick):
            s.picks = sorted([*s.picks, a.card])
            if len(s.picks) < self.most:
                s.then(self)
                return
        cards, s.picks = s.picks, []
        s.shuffle(self.seat)
        s.tell(Found, self.seat, tuple(cards), self.shown)
        for card in cards:
            s.decks[self.seat].bag.remove(card)
            s.receive(self.seat, card, EVERYBODY if self.shown else 0)
            if not s.lives(self.seat):
                return
        s.tell(Shuffled, self.seat)
