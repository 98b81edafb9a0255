"""Cards: drawing, havoc, spells, defence, and exchanging three for one."""

from collections.abc import Sequence
from typing import Any, Final

from greathall.core.declare import Seat
from greathall.core.words import Action, Ask, Chance, Refusal, Step
from greathall.core.zones import EVERYBODY, Row
from greathall.games.diagon_alley import refusals
from greathall.games.diagon_alley.board import (
    BANISHED, BUILDINGS, CARDS, CART, CLOSE, COINS, CROWD, DEFEND, FIZZLE, FLOO, FOUND, ITEMS, LOST_GALLEON, LOST_KNUT,
    PICKPOCKET, QUICK, QUICK_STEPS, RETURNED, SHOVE, SNATCH, WRONG_WAY, Card, is_havoc,
)
from greathall.games.diagon_alley.model import (
    Cart, Close, Closed, CoinFound, CoinLost, Coloured, Defend, Defended, Drawn, Drew, Drop, Dropped, Exchange,
    Exchanged, Floo, Found, GiveBack, Havoc, Lost, Pick, Pickpocket, Played, Quick, Rob, Robbed, SendBack, Shove,
    Snatch, Suffer, Take,
)
from greathall.games.diagon_alley.play import moving
from greathall.games.diagon_alley.play.table import NOWHERE, Table, home

GIVE: Final = 3
"""DA-7.5: how many cards a new one costs."""


# ── hands and pile ───────────────────────────────────────────────────────────
def holds(s: Table, seat: int, card: int) -> bool:
    return card in s.hands[seat].cards


def lay_down(s: Table, seat: int, card: int, target: int = NOWHERE) -> None:
    """DA-7.4: play a card openly and put it under the pile."""
    part_with(s, seat, card)
    s.tell(Played, seat, card, target)


def part_with(s: Table, seat: int, card: int) -> None:
    """Put a card openly under the pile.

    Players who knew of such a card in this hand take it for that one. Of equal cards the one that most players know
    goes, and players who knew of another one forget it."""
    hand = s.hands[seat]
    places = [i for i, c in enumerate(hand.cards) if c == card]
    _, told = hand.take(max(places, key=lambda i: hand.known[i].bit_count() if hand.known[i] >= 0 else s.seats + 1))
    for place in [i for i, c in enumerate(hand.cards) if c == card]:
        others = hand.known[place] & ~told
        hand.known[place] ^= others
        told |= others
    s.pile.put_at_bottom(card, EVERYBODY)


class Draw(Chance):
    """DA-3.4, DA-C02: draw the next card, which always exists; everyone sees whether it is parchment or purple."""

    stream = "cards"
    who: int

    def odds(self, s: Table) -> list[tuple[Action, int]]:
        counts = [0, 0]
        for card, weight in s.pile.odds():
            counts[is_havoc(card)] += weight
        return [(Coloured(bool(colour)), count) for colour, count in enumerate(counts) if count]

    def take(self, s: Table, a: Coloured) -> None:
        s.then(Reveal(self.who, a.havoc))


class Reveal(Chance):
    """DA-7.1, DA-7.2: show a havoc card to everyone, and a spell to the player who drew it."""

    stream = "card"
    who: int
    havoc: bool

    def odds(self, s: Table) -> list[tuple[Action, int]]:
        return [(Drawn(card), weight) for card, weight in s.pile.odds() if is_havoc(card) == self.havoc]

    def witnesses(self, s: Table) -> Sequence[int] | None:
        return None if self.havoc else (self.who,)

    def take(self, s: Table, a: Drawn) -> None:
        known = s.pile.draw(a.card)
        s.tell(Drew, self.who, a.card)
        if self.havoc:
            s.pile.put_at_bottom(a.card, EVERYBODY)
            s.tell(Havoc, self.who, a.card)
            obey(s, self.who, a.card)
        else:
            s.hands[self.who].put(len(s.hands[self.who]), a.card, known | 1 << self.who)


# ── havoc ────────────────────────────────────────────────────────────────────
def obey(s: Table, seat: int, card: int) -> None:
    """DA-7.1, DA-B07, DA-B08, DA-B09, DA-B10: obey a havoc card at once; nothing helps against it.

    DA-C15: the order of turns stays the same after a banishment."""
    if card == BANISHED:
        moving.banish(s, seat, "card")
        moving.turn_over(s, seat)
    elif card == RETURNED:
        if s.trunk[seat]:
            s.then(Returning(seat))
    elif LOST_GALLEON <= card <= LOST_KNUT:
        lose_coin(s, seat, card - LOST_GALLEON)
    elif card == CROWD:
        s.missed[seat] += 1
    elif card == WRONG_WAY:
        moving.go_back(s, seat)
    elif card == FIZZLE and s.hands[seat].cards:
        s.then(Fizzle(seat))


def lose_coin(s: Table, seat: int, coin: int) -> None:
    if s.coins[seat][coin]:
        s.coins[seat][coin] -= 1
        s.bank[coin] += 1
        s.tell(CoinLost, seat, coin)


class Returning(Ask):
    """DA-10.1, DA-C14, DA-P03, DA-P04: one of your items, of your choice, goes back to its shop for anyone to buy."""

    def legal(self, s: Table) -> list[Action]:
        return [GiveBack(item) for item in range(len(ITEMS)) if s.trunk[self.seat] >> item & 1]

    def why_not(self, s: Table, a: Action) -> Refusal | None:
        return Refusal("DA-C14", "no-give-back") if isinstance(a, GiveBack) else None

    def take(self, s: Table, a: Any) -> None:
        s.trunk[self.seat] ^= 1 << a.item
        s.stock[a.item] += 1
        s.tell(Lost, self.seat, a.item, NOWHERE)


class Fizzle(Ask):
    """DA-B10: one spell from your hand, of your choice, goes under the pile."""

    def legal(self, s: Table) -> list[Action]:
        return [Drop(card) for card in sorted(set(s.hands[self.seat].cards))]

    def why_not(self, s: Table, a: Action) -> Refusal | None:
        if isinstance(a, Drop):
            return Refusal("DA-B10", "no-such-spell")
        return Refusal("DA-B10", "no-drop-first") if isinstance(a, Pick) else None

    def take(self, s: Table, a: Any) -> None:
        part_with(s, self.seat, a.card)
        s.tell(Dropped, self.seat, a.card)


# ── spells ───────────────────────────────────────────────────────────────────
def reachable(s: Table, seat: int) -> list[int]:
    """DA-K12: you can't target players in Knockturn Alley."""
    return [other for other in s.living() if other != seat and not s.in_alley(other)]


def in_front(s: Table, seat: int) -> list[int]:
    """DA-10.2, DA-C05: return the next player clockwise.

    Inside counts as on the doorway, and the same place as a whole lap away."""
    board = s.board

    def spot(who: int) -> int:
        return board.door_of[s.shop(who)] if s.shop(who) >= 0 else s.at[who]

    ahead = {other: (spot(other) - spot(seat)) % board.diagon or board.diagon for other in reachable(s, seat)}
    nearest = min(ahead.values(), default=0)
    return [other for other, far in ahead.items() if far == nearest]


def spells(s: Table, seat: int, rolled: bool) -> list[Action]:
    """DA-7.2, DA-C04: return what your hand can do now; a card without a target or an effect can't be played."""
    has = set(s.hands[seat].cards)
    found: list[Action] = []
    if FLOO in has and s.shop(seat) >= 0:
        found += [Floo(True), Floo(False)]
    if CLOSE in has:
        found += [Close(shop) for shop in range(len(BUILDINGS)) if shop != s.sign]
    if SNATCH in has:
        found += [Snatch(other) for other in in_front(s, seat) if s.trunk[other]]
    if SHOVE in has:
        found += [Shove(other) for other in reachable(s, seat)]
    if PICKPOCKET in has:
        found += [Pickpocket(other) for other in reachable(s, seat) if any(s.coins[other])]
    if CART in has and not rolled:
        found.append(Cart())
    if FOUND in has:
        found += [Found(coin) for coin in range(len(COINS)) if s.bank[coin]]
    if QUICK in has and not rolled:
        found.append(Quick())
    if len(s.hands[seat]) >= GIVE:
        found.append(Exchange())
    return found


def cast(s: Table, seat: int, a: Any) -> None:
    """DA-8.1, DA-C08, DA-B02, DA-B03, DA-B05, DA-B06: cast a spell that doesn't end the turn.

    The turn itself carries out the others."""
    if isinstance(a, Close):
        lay_down(s, seat, CLOSE)
        s.sign = a.shop
        s.tell(Closed, seat, a.shop)
    elif isinstance(a, Snatch | Shove | Pickpocket):
        card = {Snatch: SNATCH, Shove: SHOVE, Pickpocket: PICKPOCKET}[type(a)]
        lay_down(s, seat, card, a.target)
        s.then(Attacked(a.target, seat, card))
    elif isinstance(a, Found):
        lay_down(s, seat, FOUND)
        s.bank[a.coin] -= 1
        s.coins[seat][a.coin] += 1
        s.tell(CoinFound, seat, a.coin)
    elif isinstance(a, Quick):
        lay_down(s, seat, QUICK)
        s.boost += QUICK_STEPS
    elif isinstance(a, Exchange):
        s.then(Giving(seat, GIVE), Traded(seat), Draw(seat))


class Attacked(Ask):
    """DA-7.3, DA-C07: before a spell takes effect, its target may answer with Defend."""

    by: "Seat"
    card: "Card"

    def legal(self, s: Table) -> list[Action]:
        return [Suffer(), Defend()] if holds(s, self.seat, DEFEND) else [Suffer()]

    def why_not(self, s: Table, a: Action) -> Refusal | None:
        if isinstance(a, Defend):
            return Refusal("DA-7.3", "no-card", {"card": CARDS[DEFEND]})
        return Refusal("DA-2.4", "no-turn") if isinstance(a, refusals.MINE) else None

    def take(self, s: Table, a: Any) -> None:
        if isinstance(a, Defend):
            lay_down(s, self.seat, DEFEND)
            s.tell(Defended, self.seat)
        elif self.card == SHOVE:
            moving.banish(s, self.seat, "shoved")
        elif self.card == SNATCH:
            s.then(Snatching(self.by, self.seat))
        else:
            s.then(Robbing(self.by, self.seat))


class Snatching(Ask):
    """DA-10.2, DA-C06: one of the target's items goes into your trunk, if you lack it, or back to its shop."""

    target: "Seat"

    def legal(self, s: Table) -> list[Action]:
        items = [item for item in range(len(ITEMS)) if s.trunk[self.target] >> item & 1]
        lacking = [item for item in items if not s.trunk[self.seat] >> item & 1]
        return [*map(SendBack, items), *map(Take, lacking)]

    def why_not(self, s: Table, a: Action) -> Refusal | None:
        return refusals.no_take(s, self.target, a) if isinstance(a, Take | SendBack) else None

    def take(self, s: Table, a: Any) -> None:
        s.trunk[self.target] ^= 1 << a.item
        if isinstance(a, Take):
            s.trunk[self.seat] |= 1 << a.item
            s.tell(Lost, self.target, a.item, self.seat)
            home(s, self.seat)
        else:
            s.stock[a.item] += 1
            s.tell(Lost, self.target, a.item, NOWHERE)


class Robbing(Ask):
    """DA-B03: Pickpocket takes a kind of coin that the target has."""

    target: "Seat"

    def legal(self, s: Table) -> list[Action]:
        return [Rob(coin) for coin in range(len(COINS)) if s.coins[self.target][coin]]

    def why_not(self, s: Table, a: Action) -> Refusal | None:
        return Refusal("DA-B03", "no-rob") if isinstance(a, Rob) else None

    def take(self, s: Table, a: Any) -> None:
        s.coins[self.target][a.coin] -= 1
        s.coins[self.seat][a.coin] += 1
        s.tell(Robbed, self.seat, self.target, a.coin)


# ── three for one ────────────────────────────────────────────────────────────
class Giving(Ask):
    """DA-7.5, DA-C03: choose three cards, one at a time, in the order they go under the pile; nobody else sees them."""

    secret = True
    left: int

    def legal(self, s: Table) -> list[Action]:
        rest = list(s.hands[self.seat].cards)
        for card in s.picked:
            rest.remove(card)
        return [Pick(card) for card in sorted(set(rest))]

    def why_not(self, s: Table, a: Action) -> Refusal | None:
        if isinstance(a, Pick):
            return refusals.no_pick(s, self.seat, a.card)
        return Refusal("DA-7.5", "no-pick-first") if isinstance(a, (Drop, *refusals.MINE)) else None

    def take(self, s: Table, a: Any) -> None:
        s.picked.append(a.card)
        if self.left > 1:
            s.then(Giving(self.seat, self.left - 1))


class Traded(Step):
    """The cards are given, and the others no longer know which are still in the hand."""

    who: int

    def take(self, s: Table, a: None) -> None:
        hand, own = s.hands[self.who], 1 << self.who
        for card in s.picked:
            hand.take(hand.cards.index(card))
            s.pile.put_at_bottom(card, own)
        s.hands[self.who] = Row(hand.cards, [own] * len(hand))
        s.picked = []
        s.tell(Exchanged, self.who)
