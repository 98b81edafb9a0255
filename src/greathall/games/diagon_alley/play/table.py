"""What lies on a Diagon Alley table, who stands where, and how the game ends."""

from __future__ import annotations

from typing import Any

from greathall.core.state import State
from greathall.core.words import Step
from greathall.core.zones import Pile, Row
from greathall.games.diagon_alley.board import BANK, INN, ITEM_OF, ITEMS, Board
from greathall.games.diagon_alley.model import Bought, Landed, PaidOut, Won

NOWHERE = -1
FULL = (1 << len(ITEMS)) - 1


class Anchor(Step):
    """Lies under everything that belongs to a turn, so that a turn can end at once."""


class Table(State):
    """Places are numbers of the board; trunks are bits of items; cards are their kinds."""

    __slots__ = (
        "at",
        "banish_pays",
        "bank",
        "board",
        "boost",
        "bump_counts",
        "coins",
        "dice",
        "ended",
        "hands",
        "limit",
        "missed",
        "options",
        "out",
        "picked",
        "pile",
        "round",
        "seats",
        "sign",
        "starter",
        "stock",
        "swirl",
        "throws",
        "tried",
        "trunk",
        "turn",
        "winners",
        "younger",
    )
    board: Board
    options: dict[str, Any]
    seats: int
    younger: bool
    bump_counts: bool
    banish_pays: bool
    limit: int
    starter: int
    turn: int
    round: int
    dice: tuple[int, int]
    throws: list[int]
    out: int
    at: list[int]
    coins: list[list[int]]
    bank: list[int]
    trunk: list[int]
    stock: list[int]
    sign: int  # the building that is closed, or NOWHERE
    missed: list[int]  # turns still to be missed
    tried: list[int]  # where a young player's Floo Powder failed, or NOWHERE
    swirl: bool  # the last move ended on a swirl
    boost: int  # what Quick Step adds to this turn's move
    hands: list[Row]
    pile: Pile
    picked: list[int]  # cards on the way under the pile, seen by their owner alone
    winners: tuple[int, ...]
    ended: str

    def clone(self) -> Table:
        n = Table()
        n.log = None
        n.agenda = self.agenda.copy()
        n.board, n.options, n.seats, n.younger, n.limit = self.board, self.options, self.seats, self.younger, self.limit
        n.bump_counts, n.banish_pays = self.bump_counts, self.banish_pays
        n.starter, n.turn, n.round, n.dice = self.starter, self.turn, self.round, self.dice
        n.throws = self.throws.copy()
        n.out, n.at, n.coins, n.bank = self.out, self.at.copy(), [c.copy() for c in self.coins], self.bank.copy()
        n.trunk, n.stock, n.sign = self.trunk.copy(), self.stock.copy(), self.sign
        n.missed, n.tried, n.boost, n.swirl = self.missed.copy(), self.tried.copy(), self.boost, self.swirl
        n.hands, n.pile, n.picked = [hand.clone() for hand in self.hands], self.pile.clone(), self.picked.copy()
        n.winners, n.ended = self.winners, self.ended
        return n

    # ── where ────────────────────────────────────────────────────────────────
    def playing(self, seat: int) -> bool:
        return not self.out >> seat & 1

    def living(self) -> list[int]:
        return [seat for seat in range(self.seats) if self.playing(seat)]

    def shop(self, seat: int) -> int:
        """The building the seat is in, or NOWHERE."""
        return max(self.at[seat] - self.board.inside, NOWHERE)

    def in_alley(self, seat: int) -> bool:
        return self.board.diagon <= self.at[seat] < self.board.inside

    def step_before(self, seat: int) -> int:
        """DA-4.4: the space from which the next step is counted; inside, the one before the doorway."""
        shop = self.shop(seat)
        return self.board.door_of[shop] - 1 if shop >= 0 else self.at[seat]

    def taken(self, place: int, seat: int) -> bool:
        return any(at == place and other != seat for other, at in enumerate(self.at))

    def land(self, seat: int, space: int) -> None:
        """On a space of Diagon Alley; everybody is told what lies there."""
        self.at[seat] = space
        self.tell(Landed, seat, space, self.board.kind[space], self.board.shop_at[space])

    # ── coins and items ──────────────────────────────────────────────────────
    def collect(self, seat: int) -> None:
        """DA-4.5, DA-8.3, DA-C09, DA-M10: what the bank has of its pay, unless it is closed."""
        if self.sign == BANK:
            return
        given = [min(pay, have) for pay, have in zip(self.board.pay, self.bank, strict=True)]
        for coin, count in enumerate(given):
            self.bank[coin] -= count
            self.coins[seat][coin] += count
        if any(given):
            self.tell(PaidOut, seat, *given)

    def offers(self, shop: int, seat: int) -> bool:
        """DA-5.2, DA-5.3: is an item for sale there that is not in the trunk yet?"""
        item = ITEM_OF[shop]
        return item >= 0 and self.stock[item] > 0 and not self.trunk[seat] >> item & 1

    def can_buy(self, seat: int) -> bool:
        """DA-5.1, DA-P02: inside, with the coins the item shows; a closed sign is no bar to who is inside (DA-8.2,
        DA-C10)."""
        shop = self.shop(seat)
        return shop >= 0 and self.offers(shop, seat) and all(
            have >= cost for have, cost in zip(self.coins[seat], self.board.prices[ITEM_OF[shop]], strict=True))

    def buy(self, seat: int) -> None:
        item = ITEM_OF[self.shop(seat)]
        for coin, cost in enumerate(self.board.prices[item]):
            self.coins[seat][coin] -= cost
            self.bank[coin] += cost
        self.stock[item] -= 1
        self.trunk[seat] |= 1 << item
        self.tell(Bought, seat, item)


def finish(s: Table, winners: tuple[int, ...], reason: str) -> None:
    s.winners, s.ended = winners, reason
    s.tell(Won, winners, reason)
    s.clear()


def home(s: Table, seat: int) -> bool:
    """DA-1.1, DA-E01, DA-E02, DA-E03: a full trunk in the Leaky Cauldron wins, whatever way led there; one that has
    lost an item is not full."""
    if s.trunk[seat] == FULL and s.shop(seat) == INN:
        finish(s, (seat,), "home")
        return True
    return False


def foremost(s: Table) -> tuple[int, ...]:
    """DA-E04: most items, then most coins, then shared."""
    standing = {seat: (s.trunk[seat].bit_count(), sum(s.coins[seat])) for seat in s.living()}
    best = max(standing.values())
    return tuple(seat for seat, has in standing.items() if has == best)
