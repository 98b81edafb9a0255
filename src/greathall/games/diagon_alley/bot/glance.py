"""A glance at the table: how far everybody is from home, what is scarce, who is ahead, what the own cards are worth."""

from __future__ import annotations

from math import exp
from typing import Any

from greathall.games.diagon_alley.board import (
    CART, CLOSE, DEFEND, FLOO, FOUND, ITEMS, LEAVE, PICKPOCKET, QUICK, SHOVE, SNATCH,
)
from greathall.games.diagon_alley.bot.lap import lap_of
from greathall.games.diagon_alley.play.table import FULL, Table

SOLD_OUT = 10.0
"""Turns that it takes, on average, until an item that is sold out can be had."""
LEAD = 4.0
"""Turns that make a rival about three times as dangerous as another."""
KEEP = {FLOO: 2.5, CLOSE: 1.2, LEAVE: 1.2, DEFEND: 1.5, SNATCH: 2.5, SHOVE: 1.2, PICKPOCKET: 0.6, CART: 1.0, FOUND: 0.6,
        QUICK: 0.4}
"""Turns that a card in the hand is worth, kept for a better moment."""
LONG = 8.0
"""Turns before home from which a card is worth that much; later there are fewer moments to come."""
IDLE = 0.3
"""The part that is left of it for a card that can do little now."""


class Glance:
    """Made for one question. Turns are reckoned from the lap, and what is scarce adds to them."""

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
        """Turns till home from here, or as if something were different; an item for which there are more players than
        pieces may be gone when one comes to buy it."""
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
        """The others by how dangerous they are, in parts of one: what it costs them is worth that part of it."""
        if not self.parts:
            near = {other: exp(-self.far(other) / LEAD) for other in self.s.living() if other != self.seat}
            whole = sum(near.values()) or 1.0
            self.parts = {other: part / whole for other, part in near.items()}
        return self.parts

    def stuck(self) -> bool:
        """Something missing is sold out: only cards help."""
        return bool(FULL & ~self.s.trunk[self.seat] & ~self.for_sale)

    def short_of(self) -> list[int]:
        """Of each coin, how many are still missing for all that is."""
        costs = self.lap.costs[FULL & ~self.s.trunk[self.seat]]
        return [max(0, cost - have) for cost, have in zip(costs, self.s.coins[self.seat], strict=True)]

    def worth(self, card: int, copies: int = 1) -> float:
        """What this card in the own hand is worth, the last of so many of its kind."""
        worth = KEEP[card] * min(1.0, self.now / LONG)
        if card == SNATCH and self.stuck():
            worth *= 2
        elif (card in (CART, FOUND, PICKPOCKET) and not any(self.short_of())) or (card == QUICK and self.stuck()):
            worth *= IDLE
        return worth / copies
