"""A glance at the table: how far each player is from home, what is scarce, who leads, what your cards are worth."""

from __future__ import annotations

from math import exp
from typing import Any, Final

from greathall.games.diagon_alley.board import (
    CART, CLOSE, DEFEND, FLOO, FOUND, ITEMS, LEAVE, PICKPOCKET, QUICK, SHOVE, SNATCH,
)
from greathall.games.diagon_alley.bot.lap import lap_of
from greathall.games.diagon_alley.play.table import FULL, Table

SOLD_OUT: Final = 10.0
"""Average number of turns until a sold-out item becomes available."""
LEAD: Final = 4.0
"""A lead of this many turns makes a rival about three times as dangerous."""
KEEP: Final = {FLOO: 2.5, CLOSE: 1.2, LEAVE: 1.2, DEFEND: 1.5, SNATCH: 2.5, SHOVE: 1.2, PICKPOCKET: 0.6, CART: 1.0,
               FOUND: 0.6, QUICK: 0.4}
"""How many turns a card is worth when kept in hand for a better moment."""
LONG: Final = 8.0
"""With this many turns to go, a card has its full value; with fewer, there are fewer moments to use it."""
IDLE: Final = 0.3
"""How much of that value remains for a card that can do little now."""


class Glance:
    """A glance for a single question: turns come from the lap, and scarcity adds to them."""

    __slots__ = ("for_sale", "lap", "now", "parts", "risk", "s", "seat", "step")

    def __init__(self, s: Table, seat: int, step: Any = None) -> None:
        self.s, self.seat, self.step, self.lap = s, seat, step, lap_of(s.board)
        self.parts: dict[int, float] = {}
        living = s.living()
        self.for_sale, self.risk = 0, [0.0] * len(ITEMS)
        for item, stock in enumerate(s.stock):
            self.for_sale |= (stock > 0) << item
            lacking = sum(not s.trunk[other] >> item & 1 for other in living)
            if lacking > stock:
                self.risk[item] = SOLD_OUT * (lacking - stock) / lacking
        self.now = self.far(self.seat)

    def far(self, seat: int, place: int | None = None, trunk: int | None = None, coins: list[int] | None = None,
            sign: int | None = None) -> float:
        """Return the turns from here till home, or as if something were different.

        If an item has more buyers than pieces, it may be gone on arrival; that adds turns."""
        s = self.s
        missing = FULL & ~(s.trunk[seat] if trunk is None else trunk)
        turns = self.lap.turns(s.at[seat] if place is None else place, missing & self.for_sale,
                               s.coins[seat] if coins is None else coins, s.sign if sign is None else sign)
        if missing:
            for item, risk in enumerate(self.risk):
                if missing >> item & 1:
                    turns += risk
        return turns + s.missed[seat]

    def rivals(self) -> dict[int, float]:
        """Return how dangerous each rival is; the shares add up to 1 and weigh what an answer costs that rival."""
        if not self.parts:
            near = {other: exp(-self.far(other) / LEAD) for other in self.s.living() if other != self.seat}
            whole = sum(near.values()) or 1.0
            self.parts = {other: part / whole for other, part in near.items()}
        return self.parts

    def stuck(self) -> bool:
        """Return whether a missing item is sold out, so that only cards help."""
        return bool(FULL & ~self.s.trunk[self.seat] & ~self.for_sale)

    def short_of(self) -> list[int]:
        """Return how many of each coin are still short for everything missing."""
        costs = self.lap.costs[FULL & ~self.s.trunk[self.seat]]
        return [max(0, cost - have) for cost, have in zip(costs, self.s.coins[self.seat], strict=True)]

    def worth(self, card: int, copies: int = 1) -> float:
        """Return what this card in your hand is worth, as the last of this many of its kind."""
        worth = KEEP[card] * min(1.0, self.now / LONG)
        if card == SNATCH and self.stuck():
            worth *= 2
        elif (card in (CART, FOUND, PICKPOCKET) and not any(self.short_of())) or (card == QUICK and self.stuck()):
            worth *= IDLE
        return worth / copies
