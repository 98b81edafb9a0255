"""Declaring the smallest and the roundest potion: right, wrong, and who gets the cards."""

from greathall.core.words import Action, Chance, Step
from greathall.core.zones import EVERYBODY
from greathall.games.sorcerers_stone.board import HAND, MIRROR, NOWHERE, POTIONS, ROUND, SHELF, SMALL, SNAPE, is_potion
from greathall.games.sorcerers_stone.model import Beside, Collected, Declared, Inspected, Lingers, Mixed
from greathall.games.sorcerers_stone.play import claims, mirror
from greathall.games.sorcerers_stone.play.snape import Settle, Shed, remove, tell_apart
from greathall.games.sorcerers_stone.play.table import Table, finish


def has_pair(s: Table, seat: int) -> bool:
    """SS-P15, SS-P23: return whether this seat holds exactly one S and one R."""
    hand = s.snape.hands[seat].cards
    return len(hand) == HAND and all(map(is_potion, hand)) and (hand[0] < ROUND) != (hand[1] < ROUND)


def lowest(s: Table, kind: int) -> int:
    """SS-6.11, SS-P16, SS-P22: return the lowest of its kind that is neither on the board nor out of play.

    Some are always left, even for the last player."""
    b = s.snape
    away = {*b.shelf.cards, *b.beside, *b.gone}
    return next(card for card in range(kind, kind + POTIONS) if card not in away)


class Declaring(Step):
    """SS-6.12, SS-P17, SS-P19, SS-P20: show your pair to everyone, and look at the face-down bottles alone."""

    who: int

    def take(self, s: Table, a: None) -> None:
        b = s.snape
        seat = self.who
        small, round_ = sorted(b.hands[seat].cards)
        right = small == lowest(s, SMALL) and round_ == lowest(s, ROUND)
        for place in range(SHELF):
            b.shelf.show(place, 1 << seat)
        s.tell(Inspected, seat, tuple(b.shelf.cards))
        b.rounds = 0
        s.tell(Declared, seat, small, round_, right)
        while len(b.hands[seat]):
            remove(s, seat, 0)
        tell_apart(s)
        if right:
            b.gone += [small, round_]
            if s.alone:
                finish(s, (seat,), "potions")
            else:
                mirror.arrive(s, seat)
        else:
            wrong(s, seat, small, round_)


def wrong(s: Table, seat: int, small: int, round_: int) -> None:
    """SS-6.13, SS-6.14, SS-6.15, SS-6.16, SS-P18, SS-P21: if you were wrong, you lose your cards and wait.

    The cards go beside the board, or to the players who hold lower ones. SS-P25: played alone, the last player left has
    won."""
    b = s.snape
    b.wrong.append(seat)
    s.tell(Lingers, seat)
    if not s.alone:
        mirror.arrive(s, seat)
        mirror.start_clock(s)
    else:
        s.where[seat] = MIRROR
    claim = claims.make_claim(s, small, round_)
    first, second = claim[2:claims.HEAD] = claims.collectors(b.hands, claim)
    b.claims.append(claim)
    b.astray.append(in_question(s, small, round_))
    if first == NOWHERE:
        b.beside += [small, round_]
        s.tell(Beside, seat)
    elif second == NOWHERE:
        give(s, first, small, EVERYBODY)
        give(s, first, round_, EVERYBODY)
        s.tell(Collected, first, 2, NOWHERE, None)
        s.then(Collecting(first))
    else:
        s.then(Dealt(first, second, small, round_))
    left = s.at(SNAPE)
    if s.alone and len(left) == 1:
        finish(s, (left[0],), "last_brewer")


def in_question(s: Table, small: int, round_: int) -> list[int]:
    """SS-P17, SS-P19: return the cards that may have been lower; not all of them are on the shelf."""
    b = s.snape
    opened = {card for place, card in enumerate(b.shelf.cards) if b.shelf_open >> place & 1}
    return [card for card in (*range(small), *range(ROUND, round_)) if card not in {*opened, *b.beside, *b.gone}]


def give(s: Table, seat: int, card: int, known: int) -> None:
    s.snape.hands[seat].put(len(s.snape.hands[seat]), card, known)


class Dealt(Chance):
    """SS-6.14: mix the two cards face down; the player with the lower S picks one blindly.

    The player with the lower R gets the other. Both see both cards."""

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
        for seat, partner, card in ((self.first, self.second, one), (self.second, self.first, other)):
            give(s, seat, card, both)
            s.tell(Collected, seat, 1, partner, card)
        s.snape.mixed.append((self.small, self.round))
        s.then(Collecting(self.first), Collecting(self.second))


class Collecting(Step):
    """SS-6.14, SS-P18: discard down to two again, without following anything."""

    who: int

    def take(self, s: Table, a: None) -> None:
        if len(s.snape.hands[self.who]) > HAND:
            s.then(Shed(self.who), self)
        else:
            s.then(Settle(self.who))
