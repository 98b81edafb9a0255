"""Declaring the smallest and the roundest potion: right, wrong, and who gets the cards."""

from greathall.core.words import Action, Chance, Step
from greathall.core.zones import EVERYBODY
from greathall.games.sorcerers_stone.board import HAND, MIRROR, POTIONS, ROUND, SHELF, SMALL, SNAPE, is_potion
from greathall.games.sorcerers_stone.model import Beside, Collected, Declared, Inspected, Lingers, Mixed
from greathall.games.sorcerers_stone.play.mirror import start_clock
from greathall.games.sorcerers_stone.play.snape import Settle, Shed, reckon
from greathall.games.sorcerers_stone.play.table import NOWHERE, Table, finish


def has_pair(s: Table, seat: int) -> bool:
    """SS-P15, SS-P23: exactly one S and one R."""
    hand = s.hands[seat].cards
    return len(hand) == HAND and all(map(is_potion, hand)) and (hand[0] < ROUND) != (hand[1] < ROUND)


def lowest(s: Table, kind: int) -> int:
    """SS-6.11, SS-P16, SS-P22: the lowest of its kind that is neither on the board nor out of play; of thirteen some are
    always left, even for the last player."""
    away = {*s.shelf.cards, *s.beside, *s.gone}
    return next(card for card in range(kind, kind + POTIONS) if card not in away)


class Declaring(Step):
    """SS-6.12, SS-P17, SS-P19, SS-P20: the pair is shown; the declarer alone looks at what is face down on the
    board."""

    who: int

    def take(self, s: Table, a: None) -> None:
        seat = self.who
        small, round_ = sorted(s.hands[seat].cards)
        right = small == lowest(s, SMALL) and round_ == lowest(s, ROUND)
        for place in range(SHELF):
            s.shelf.show(place, 1 << seat)
        s.tell(Inspected, seat, tuple(s.shelf.cards))
        s.rounds = 0
        s.tell(Declared, seat, small, round_, right)
        s.hands[seat].cards, s.hands[seat].known = [], []
        s.guard[seat] = NOWHERE
        reckon(s)
        if right:
            s.gone += [small, round_]
            if s.alone:
                finish(s, (seat,), "potions")
            else:
                s.send(seat, MIRROR)
        else:
            wrong(s, seat, small, round_)


def wrong(s: Table, seat: int, small: int, round_: int) -> None:
    """SS-6.13, SS-6.14, SS-6.15, SS-6.16, SS-P18, SS-P21: beside the board, or to who holds lower ones; the player waits
    for the Mirror. SS-P25: alone, the last one left has won."""
    holders = [holder(s, seat, SMALL, small), holder(s, seat, ROUND, round_)]
    who = [other for other in dict.fromkeys(holders) if other != NOWHERE]
    s.wrong.append(seat)
    s.tell(Lingers, seat)
    if not s.alone:
        s.send(seat, MIRROR)
        start_clock(s)
    else:
        s.where[seat] = MIRROR
    if not who:
        s.beside += [small, round_]
        s.tell(Beside, seat)
    elif len(who) == 1:
        give(s, who[0], [small, round_], EVERYBODY)
        s.then(Collecting(who[0]))
    else:
        s.then(Dealt(who[0], who[1], small, round_))
    left = s.at(SNAPE)
    if s.alone and len(left) == 1:
        finish(s, (left[0],), "last_brewer")


def holder(s: Table, declarer: int, kind: int, card: int) -> int:
    """Who else holds the lowest of a kind that is lower than this, or NOWHERE."""
    lower = {held: other for other in s.at(SNAPE) if other != declarer for held in s.hands[other].cards
             if kind <= held < card}
    return lower[min(lower)] if lower else NOWHERE


def give(s: Table, seat: int, cards: list[int], known: int) -> None:
    for card in cards:
        s.hands[seat].put(len(s.hands[seat]), card, known)
    s.tell(Collected, seat, len(cards))


class Dealt(Chance):
    """SS-6.14: mixed face down; who has the lower S chooses one blind, who has the lower R gets the other. Both see."""

    stream = "mixed"
    first: int
    second: int
    small: int
    round: int

    def odds(self, s: Table) -> list[tuple[Action, int]]:
        return [(Mixed(False), 1), (Mixed(True), 1)]

    def witnesses(self, s: Table) -> tuple[int, int]:
        return (self.first, self.second)

    def take(self, s: Table, a: Mixed) -> None:
        one, other = (self.small, self.round) if a.small else (self.round, self.small)
        both = 1 << self.first | 1 << self.second
        give(s, self.first, [one], both)
        give(s, self.second, [other], both)
        s.mixed.append((self.small, self.round))
        s.then(Collecting(self.first), Collecting(self.second))


class Collecting(Step):
    """SS-6.14, SS-P18: down to two again, without following anything."""

    who: int

    def take(self, s: Table, a: None) -> None:
        if len(s.hands[self.who]) > HAND:
            s.then(Shed(self.who), self)
        else:
            s.then(Settle(self.who))
