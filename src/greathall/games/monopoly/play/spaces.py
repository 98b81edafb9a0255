"""Spaces: what happens when you land on properties, taxes, cards and Azkaban, and the rent you pay."""

from typing import Any, Final

from greathall.core.words import UNFILLED, Action, Ask, Chance, Filled, Form, Refusal
from greathall.core.zones import EVERYBODY
from greathall.games.monopoly.board import (
    AZKABAN, BANK_FEE, CARD, CARDS, DECK_AT, FLAT_ONLY, FLAT_TAX, FREE, GROUP, KIND, MANOR, PRICE,
    RENTS, ROOM, ROOMS, SALARY, SEND, SPACES, STREET, TAX, UTILITIES, UTILITY, nearest,
)
from greathall.games.monopoly.model import (
    Bought, Buy, Decline, Declined, Drew, Flat, Jailed, Moved, Offer, Paid, Percent, Rolled, Turned,
)
from greathall.games.monopoly.play import acts, offers, trade
from greathall.games.monopoly.play.auctions import auction
from greathall.games.monopoly.play.debts import Due, owe
from greathall.games.monopoly.play.dice import Dice, lay_dice
from greathall.games.monopoly.play.table import BANK, Anchor, Table
from greathall.games.monopoly.refusals import no_offer

USUAL: Final = 0; TWICE: Final = 1; TENFOLD: Final = 2
"""Ways to work out rent: as usual, or as the cards to the nearest common room or utility say (MO-7.4)."""


# ── moving ───────────────────────────────────────────────────────────────────
def advance(s: Table, seat: int, to: int, rent: int = USUAL) -> None:
    """MO-4.1, MO-4.2, M-09, M-10, M-11: if you land on GO or pass it, you are paid before the space takes effect."""
    start = s.at[seat]
    s.at[seat] = to
    s.tell(Moved, seat, start, to, False)
    if to <= start:
        receive(s, seat, SALARY, "salary")
    land(s, seat, rent)


def receive(s: Table, seat: int, amount: int, reason: str) -> None:
    s.cash[seat] += amount
    s.tell(Paid, BANK, seat, amount, reason)


def send_to_azkaban(s: Table, seat: int) -> None:
    """MO-9.1, M-12, M-13: you go straight there, without a salary, and your turn ends."""
    s.at[seat], s.jailed[seat] = AZKABAN, 1
    s.tell(Jailed, seat)
    s.cut(Anchor)


def land(s: Table, seat: int, rent: int = USUAL) -> None:
    """MO-3.2, MO-7.3, M-87: the space you reach says what you may or must do, whoever else is there."""
    space = s.at[seat]
    kind = KIND[space]
    if kind <= UTILITY:
        owner = s.owner[space]
        if owner == BANK:
            s.offers = [0] * s.seats  # M-65: the count of offers starts again before every purchase
            s.then(Buying(seat, space, PRICE[space]))
        elif owner != seat and not s.mortgaged >> space & 1:
            charge(s, seat, space, owner, rent)
    elif kind == CARD:
        s.then(Draw(seat, DECK_AT[space]))
    elif kind == TAX:
        if FLAT_ONLY[space]:
            owe(s, seat, BANK, BANK_FEE, "fee")
        else:
            s.then(Taxed(seat))
    elif kind == SEND:
        send_to_azkaban(s, seat)


# ── buying ───────────────────────────────────────────────────────────────────
class Buying(Ask):
    """MO-5.1, M-26: buy at the printed price, or let it go to auction; you may raise money first, even by trading."""

    space: int
    price: int

    def legal(self, s: Table) -> list[Action]:
        buy = [Buy()] if s.cash[self.seat] >= self.price else []
        return [Decline(), *buy, *acts.money(s, self.seat), *offers.sales(s, self.seat)]

    def form(self, s: Table, filled: Filled = UNFILLED) -> Form | None:
        return offers.form(s, self.seat, filled, buyer=self.seat)

    def admits(self, s: Table, a: Action) -> bool:
        if isinstance(a, Buy):
            return s.cash[self.seat] >= self.price
        if isinstance(a, Offer):
            return offers.may_offer(s, self.seat, a, self.seat)
        return isinstance(a, Decline) or acts.brings_money(s, self.seat, a)

    def why_not(self, s: Table, a: Action) -> Refusal | None:
        if isinstance(a, Buy):
            return Refusal("MO-5.1", "no-buy-cash", {"amount": self.price, "cash": s.cash[self.seat]})
        return no_offer(s, self.seat, a, self.seat) if isinstance(a, Offer) else None

    def take(self, s: Table, a: Any) -> None:
        seat, space = self.seat, self.space
        if isinstance(a, Buy):
            s.cash[seat] -= self.price
            s.gain(space, seat)
            s.tell(Bought, seat, space, self.price)
        elif isinstance(a, Decline):
            s.tell(Declined, seat, space)
            auction(s, space, seat)
        else:
            s.then(self)
            if isinstance(a, Offer):
                trade.make(s, seat, a, seat)
            else:
                acts.act(s, seat, a)


# ── rent ─────────────────────────────────────────────────────────────────────
def charge(s: Table, seat: int, space: int, owner: int, how: int) -> None:
    """MO-6.1, MO-6.2, MO-9.5, M-36, M-37, M-38: you owe the owner rent, whether they are in Azkaban or not."""
    if how == TENFOLD:
        s.then(FreshThrow(seat, owner))
        return
    amount = rent_of(s, space, owner, sum(s.dice)) * (2 if how == TWICE else 1)
    demand(s, seat, owner, amount)


def demand(s: Table, seat: int, owner: int, amount: int) -> None:
    """MO-6.4, M-32, M-33: rent is due at once or, with the option, when the owner asks for it in time."""
    if s.demand:
        s.claims.append((owner, seat, amount, s.turns))
        s.concern(owner)
    else:
        owe(s, seat, owner, amount, "rent")


def rent_of(s: Table, space: int, owner: int, pips: int) -> int:
    """MO-6.3, MO-6.5, MO-11.3, M-34, M-35: rent depends on buildings, a whole group, or how many of a kind."""
    kind, rents = KIND[space], RENTS[space]
    if kind == STREET:
        built = s.built[space]
        if built:
            return rents[built]
        return rents[0] * 2 if s.whole(GROUP[space], owner) else rents[0]
    held = sum(s.owner[one] == owner for one in (ROOMS if kind == ROOM else UTILITIES))
    return rents[held - 1] if kind == ROOM else rents[held - 1] * pips


class FreshThrow(Dice):
    """MO-7.4, M-36: pay ten times a fresh roll, which moves nobody and whose doubles mean nothing."""

    who: int
    owner: int

    def take(self, s: Table, a: Rolled) -> None:
        lay_dice(s, self.who, a)
        demand(s, self.who, self.owner, 10 * (a.one + a.two))


# ── taxes ────────────────────────────────────────────────────────────────────
class Taxed(Ask):
    """MO-8.1, M-06, M-45: pay G 200 or 10% of your worth, and choose before you see the sum."""

    def legal(self, s: Table) -> list[Action]:
        return [Flat(), Percent()]

    def take(self, s: Table, a: Any) -> None:
        amount = FLAT_TAX if isinstance(a, Flat) else -(-s.worth(self.seat) // 10)  # M-06: rounded up
        owe(s, self.seat, BANK, amount, "tax")


# ── cards ────────────────────────────────────────────────────────────────────
TURNED: Final = [Turned(card) for card in range(len(CARDS))]


class Draw(Chance):
    """MO-7.1: draw the top card of the deck."""

    stream = "cards"
    who: int
    deck: int

    def odds(self, s: Table) -> list[tuple[Action, int]]:
        return [(TURNED[card], weight) for card, weight in s.decks[self.deck].odds()]

    def take(self, s: Table, a: Turned) -> None:
        deck = s.decks[self.deck]
        deck.draw(a.card)
        s.tell(Drew, self.who, a.card)
        if a.card == FREE[self.deck]:
            s.papers[self.deck] = self.who  # MO-7.2: you keep it
        else:
            deck.put_at_bottom(a.card, EVERYBODY)
            obey(s, self.who, CARDS[a.card])


def obey(s: Table, seat: int, card: dict[str, Any]) -> None:
    """MO-7.3, MO-7.5, M-15, M-41, M-43, M-44: do what the card's data says, which may lead to another card."""
    effect, amount = card["effect"], card.get("amount", 0)
    if effect == "collect_bank":
        receive(s, seat, amount, "card")
    elif effect == "pay_bank":
        owe(s, seat, BANK, amount, "card")
    elif effect == "pay_per_building":
        owe(s, seat, BANK, repairs(s, seat, card["hut"], card["manor"]), "repairs")
    elif effect == "collect_each":
        s.then(*(Due(other, seat, amount, "card") for other in s.others(seat)))
    elif effect == "pay_each":
        s.then(*(Due(seat, other, amount, "card") for other in s.others(seat)))
    else:
        travel(s, seat, card)


def travel(s: Table, seat: int, card: dict[str, Any]) -> None:
    effect = card["effect"]
    if effect == "move_to":
        advance(s, seat, card["space"])
    elif effect == "move_nearest":
        room = card["kind"] == "common_room"
        advance(s, seat, nearest(s.at[seat], ROOMS if room else UTILITIES), TWICE if room else TENFOLD)
    elif effect == "move_back":
        start = s.at[seat]
        s.at[seat] = (start - card["steps"]) % SPACES
        s.tell(Moved, seat, start, s.at[seat], True)
        land(s, seat)
    else:
        assert effect == "go_to_azkaban", effect
        send_to_azkaban(s, seat)


def repairs(s: Table, seat: int, hut: int, manor: int) -> int:
    """MO-7.5, M-42: a manor counts as a manor, not as five huts too."""
    built = [s.built[space] for space in s.deeds(seat)]
    return sum(manor if b == MANOR else b * hut for b in built)
