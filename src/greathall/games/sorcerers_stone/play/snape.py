"""Snape's challenge: the set-up, how cards come and go, and the piece that guards one.

The turn is in brewing.py, declarations are in potions.py."""

from random import Random
from typing import Any, Final

from greathall.core.words import Action, Ask, Chance, Refusal, Step
from greathall.core.zones import EVERYBODY
from greathall.games.sorcerers_stone.board import BONUS, CARDS, HAND, NOWHERE, SHELF, SPELLS, is_potion
from greathall.games.sorcerers_stone.made.table import lay_snape
from greathall.games.sorcerers_stone.model import (
    Cast, CardDrawn, Discard, Discarded, End, Guard, Guarded, Keep, Potion,
)
from greathall.games.sorcerers_stone.play import claims
from greathall.games.sorcerers_stone.play.table import Table

POTION: Final = [Potion(card) for card in range(len(CARDS))]

# ── the set-up ────────────────────────────────────────────────────────────
def begin(s: Table) -> None:
    """SS-6.1, SS-6.2, SS-6.3, SS-P01, SS-6.17, SS-G14: put seven cards on the shelf and deal two each.

    Bonus cards go by the order in which those still playing arrived."""
    lay_snape(s)
    order = s.living() if s.alone else [seat for seat in s.quirrell.finish if s.is_playing(seat)]
    bonus = [0] * len(order) if s.alone else BONUS
    steps: list[Step] = [Shelve() for _ in range(SHELF)]
    steps += [Mix(), *(PickCard(seat) for _ in range(HAND) for seat in order)]
    steps += [PickCard(seat) for seat, count in zip(order, bonus, strict=False) for _ in range(count)]
    steps += [Lighten(seat) for seat in order]
    s.first = s.snape.started = order[0]
    s.then(*steps)


class Shelve(Chance):
    """SS-6.1: put a potion on the board, face down; nobody sees it."""

    stream = "shelf"

    def odds(self, s: Table) -> list[tuple[Action, int]]:
        return [(POTION[card], weight) for card, weight in s.snape.deck.odds()]

    def sample(self, s: Table, rng: Random) -> Action:
        return POTION[s.snape.deck.sample(rng)]

    def witnesses(self, s: Table) -> tuple[int, ...]:
        return ()

    def take(self, s: Table, a: Potion) -> None:
        b = s.snape
        b.deck.draw(a.card)
        b.shelf.put(len(b.shelf), a.card, 0)


class Mix(Step):
    """SS-6.1: shuffle the other potions with the incantations."""

    def take(self, s: Table, a: None) -> None:
        s.snape.deck.bag += SPELLS


class PickCard(Chance):
    """SS-6.4, SS-P03: pick a card from the deck; only you see it."""

    stream = "potions"
    who: int

    def odds(self, s: Table) -> list[tuple[Action, int]]:
        return [(POTION[card], weight) for card, weight in s.snape.deck.odds()]

    def sample(self, s: Table, rng: Random) -> Action:
        return POTION[s.snape.deck.sample(rng)]

    def witnesses(self, s: Table) -> tuple[int]:
        return (self.who,)

    def take(self, s: Table, a: Potion) -> None:
        b = s.snape
        b.deck.draw(a.card)
        b.hands[self.who].put(len(b.hands[self.who]), a.card, 1 << self.who)
        note_potion(s, a.card, 1 << self.who)
        s.tell(CardDrawn, self.who, a.card)


class Lighten(Step):
    """SS-6.2, SS-P02: discard down to two cards, then put your piece on one of them."""

    who: int

    def take(self, s: Table, a: None) -> None:
        if len(s.snape.hands[self.who]) > HAND:
            s.then(Shed(self.who), self)
        else:
            s.then(Guarding(self.who))


class Shed(Ask):
    """SS-6.2, SS-6.14, SS-P02, SS-P18: discard a card face up, without effect."""

    idle = False

    def legal(self, s: Table) -> list[Action]:
        return [Discard(place) for place in range(len(s.snape.hands[self.seat]))]

    def why_not(self, s: Table, a: Action) -> Refusal | None:
        """SS-6.2, SS-6.4, SS-6.14, SS-P02: you can't follow an incantation at the set-up or after collecting."""
        setting_up = any(isinstance(step, Lighten) for step in s.agenda)
        if isinstance(a, Cast):
            return Refusal("SS-P02" if setting_up else "SS-6.14", "no-cast-in-shed")
        if isinstance(a, Keep | End):
            return too_many(s, self.seat, "SS-6.2" if setting_up else "SS-6.14")
        return no_such_card(s, self.seat, "SS-6.2" if setting_up else "SS-6.14") if isinstance(a, Discard) else None

    def take(self, s: Table, a: Any) -> None:
        discard(s, self.seat, a.place)


def no_such_card(s: Table, seat: int, rule: str) -> Refusal:
    return Refusal(rule, "no-own-card", {"count": len(s.snape.hands[seat])})


def too_many(s: Table, seat: int, rule: str) -> Refusal:
    return Refusal(rule, "no-third-card", {"count": len(s.snape.hands[seat])})


class Guarding(Ask):
    """SS-6.2, SS-6.5, SS-P05: put your piece on one of your cards."""

    idle = False

    def legal(self, s: Table) -> list[Action]:
        return [Guard(place) for place in range(len(s.snape.hands[self.seat]))]

    def why_not(self, s: Table, a: Action) -> Refusal | None:
        return no_such_card(s, self.seat, "SS-6.2") if isinstance(a, Guard) else None

    def take(self, s: Table, a: Any) -> None:
        s.snape.guard[self.seat] = a.place
        s.tell(Guarded, self.seat, a.place)


# ── cards come and go ────────────────────────────────────────────────────────
def note_potion(s: Table, card: int, seats: int) -> None:
    """SS-6.1: a potion seen elsewhere is not on the shelf, wherever it goes, because the shelf never changes."""
    if is_potion(card):
        for seat in range(s.seats + 1):
            if seats == EVERYBODY or seats >> seat & 1:
                s.snape.elsewhere[seat] |= 1 << card


def remove(s: Table, seat: int, place: int, thief: int = NOWHERE) -> tuple[int, int]:
    """Remove a card, shown to everyone or taken by a thief; the piece stays on its card or loses it."""
    b = s.snape
    card, known = b.hands[seat].take(place)
    claims.note_move(s, seat, place, card if thief == NOWHERE else claims.hidden_at(thief, len(b.hands[thief])))
    note_potion(s, card, EVERYBODY if thief == NOWHERE else known | 1 << thief)
    if b.guard[seat] == place:
        b.guard[seat] = NOWHERE
    elif b.guard[seat] > place:
        b.guard[seat] -= 1
    return card, known


def discard(s: Table, seat: int, place: int) -> None:
    """SS-6.4: put a card face up on top of the discards."""
    card, _ = remove(s, seat, place)
    s.snape.discards.append(card)
    s.tell(Discarded, seat, place, card)
    tell_apart(s)


def hand_in(s: Table, seat: int) -> None:
    """SS-G11: put all your cards on the discards."""
    while len(s.snape.hands[seat]):
        discard(s, seat, 0)
    s.snape.guard[seat] = NOWHERE


def tell_apart(s: Table) -> None:
    """SS-6.14: if you see one of two cards that were shown and went mixed to two players, you know the other."""
    b = s.snape
    mixed, b.mixed = b.mixed, []
    for pair in mixed:
        where = [(hand, hand.cards.index(card)) for card in pair for hand in b.hands if card in hand.cards]
        known = EVERYBODY if len(where) < len(pair) else 0
        for hand, place in where:
            known |= hand.known[place]
        for hand, place in where:
            hand.show(place, known)
        if known != EVERYBODY:
            b.mixed.append(pair)


class Settle(Step):
    """SS-P05: a piece that has lost its card moves to another; you choose if there are two."""

    who: int

    def take(self, s: Table, a: None) -> None:
        b = s.snape
        if b.guard[self.who] == NOWHERE and len(b.hands[self.who]):
            if len(b.hands[self.who]) == 1:
                b.guard[self.who] = 0
                s.tell(Guarded, self.who, 0)
            else:
                s.then(Guarding(self.who))
