"""The lap: how many turns lie between a place and home, with shops, coins and the bank on the way.

The route is always the same, so a plan is a choice of doors: go in to buy something missing if nothing else needs the
coins more, pass the bank for its pay, go home when the trunk is full. The turns for a leg of a given length are exact
for these dice; cards, banishment and other hats are left out. A closed building is passed once and hoped to be open
later."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from greathall.games.diagon_alley.board import BANK, COINS, INN, ITEM_OF, ITEMS, Board
from greathall.games.diagon_alley.play.ways import spaces

LAPS: Final = 6
"""How many bank payments are planned ahead; if more are needed, each further one is assumed to cost a lap."""
THOUGHT: Final = 4
"""Up to this many bank payments, postponing a purchase is considered; beyond it, everything affordable is bought."""
ASTRAY: Final = 3.0
"""Average number of turns that two cauldrons cost: the way through Knockturn Alley."""
KEPT: Final = 50_000
"""How many plans are cached: the same ones come up again and again while a bot thinks."""
NEVER: Final = 50

Key = tuple[int, int, int, int, int, int]
"""The key of a plan: items to buy as bits, three kinds of coins, the closed building, and the place."""
Plan = tuple[int, float]
"""How far beyond the next door the first stop is, and the turns from there till home."""


def rolls() -> list[float]:
    """Return how likely each sum of the dice is; a cauldron counts nothing."""
    odds = [0.0] * 13
    for one in range(1, 7):
        for two in range(1, 7):
            odds[spaces(one, two)] += 1 / 36
    return odds


ROLLS: Final = rolls()


def legs(longest: int) -> list[float]:
    """DA-3.1 to DA-3.3, DA-4.3: return, by distance, the turns until a door is reached or passed."""
    turns = [0.0] * (longest + 1)
    for far in range(1, longest + 1):
        ahead = sum((ROLLS[n] * turns[far - n] for n in range(1, min(far, 13))), 0.0)
        turns[far] = (1 + ROLLS[0] * ASTRAY + ahead) / (1 - ROLLS[0])
    return turns


class Lap:
    """The plans for one board."""

    __slots__ = ("ahead", "board", "costs", "doors", "exits", "gaps", "legs", "next_door", "next_out", "out", "plans",
                 "reckoned", "round")

    def __init__(self, board: Board) -> None:
        size = board.diagon
        at = [space for space in range(size) if board.shop_at[space] >= 0]
        self.board = board
        self.doors = [board.shop_at[space] for space in at]
        self.gaps = [(after - before) % size for before, after in zip(at, [*at[1:], at[0]], strict=True)]
        self.next_door = [min(range(len(at)), key=lambda j, p=space: (at[j] - p - 1) % size)  # type: ignore[misc]
                          for space in range(size)]
        self.ahead = [(at[self.next_door[space]] - space - 1) % size + 1 for space in range(size)]
        self.legs = legs(4 * size)
        self.round = self.legs[2 * size] - self.legs[size]
        self.costs = [tuple(sum(board.prices[item][coin] for item in range(len(ITEMS)) if need >> item & 1)
                            for coin in range(len(COINS))) for need in range(1 << len(ITEMS))]
        self.out = [way_out(board, spot) for spot in range(board.knockturn)]
        outs = [spot for spot, out in enumerate(self.out) if out >= 0]
        self.next_out = [next((k for k in outs if k > spot), outs[-1]) for spot in range(board.knockturn)]
        self.exits = [self.ways_out(spot) for spot in range(board.knockturn)]
        self.plans: dict[Key, Plan] = {}
        self.reckoned: dict[Key, float] = {}

    def leg(self, far: int) -> float:
        """Return the turns for a leg of any length."""
        over = far - len(self.legs) + 1
        return self.legs[far] if over <= 0 else self.legs[-1] + self.round * over / self.board.diagon

    def turns(self, place: int, need: int, coins: list[int], sign: int) -> float:
        """DA-1.1, DA-P01: return the turns from a place, before a roll, until all is bought and the inn entered."""
        c0, c1, c2 = coins
        key = (place, need, c0, c1, c2, sign)
        turns = self.reckoned.get(key)
        if turns is None:
            if len(self.reckoned) >= KEPT:
                self.reckoned.clear()
            turns = self.reckoned[key] = self.reckon(place, need, coins, sign)
        return turns

    def reckon(self, place: int, need: int, coins: list[int], sign: int) -> float:
        board = self.board
        if board.diagon <= place < board.inside:
            lost, ways = self.exits[place - board.diagon]
            return lost + sum(odds * self.turns(out, need, coins, sign) for out, odds in ways)
        if place < board.diagon:
            return self.from_street(place, need, coins, sign)
        shop = place - board.inside
        if shop == INN and not need:
            return 0.0
        item, door = ITEM_OF[shop], (board.door_of[shop] - 1) % board.diagon
        turns = self.from_street(door, need, coins, sign)
        if item >= 0 and need >> item & 1:
            left = [have - cost for have, cost in zip(coins, board.prices[item], strict=True)]
            if min(left) >= 0:
                return min(turns, self.from_street(door, need ^ 1 << item, left, sign))
        return turns

    def from_street(self, place: int, need: int, coins: list[int], sign: int) -> float:
        c0, c1, c2 = map(min, coins, self.costs[need])
        first, rest = self.plan(need, c0, c1, c2, sign, self.next_door[place])
        return self.leg(self.ahead[place] + first) + rest

    def plan(self, need: int, c0: int, c1: int, c2: int, sign: int, door: int) -> Plan:
        key = (need, c0, c1, c2, sign, door)
        found = self.plans.get(key)
        if found is None:
            if len(self.plans) >= KEPT:
                self.plans.clear()
            found = self.plans[key] = self.better(need, c0, c1, c2, sign, door)
        return found

    def better(self, need: int, c0: int, c1: int, c2: int, sign: int, door: int) -> Plan:
        """DA-4.3, DA-5.1: go in by this door or past it, whichever gets home sooner.

        With coins for everything there is no reason to wait; without them, waiting ends too, because each lap brings
        some."""
        n0, n1, n2 = self.costs[need]
        days = self.bank_days(n0 - c0, n1 - c1, n2 - c2)
        if days > LAPS:
            g0, g1, g2 = (LAPS * pay for pay in self.board.pay)
            far, rest = self.plan(need, max(c0, n0 - g0), max(c1, n1 - g1), max(c2, n2 - g2), sign, door)
            return far, rest + (days - LAPS) * self.round
        shop = self.doors[door]
        if shop == INN and not need and sign != INN:
            return 0, 0.0
        bought = self.buy_here(shop, need, c0, c1, c2) if shop != sign else None
        if bought is None:
            return self.past(need, c0, c1, c2, sign, door)
        far, rest = self.plan(*bought, sign, (door + 1) % len(self.doors))
        rest += self.leg(1 + self.gaps[door] + far)
        if 0 < days <= THOUGHT:
            first, later = self.past(need, c0, c1, c2, sign, door)
            if self.leg(1 + first) + later < self.leg(1) + rest:
                return first, later
        return 0, rest

    def buy_here(self, shop: int, need: int, c0: int, c1: int, c2: int) -> tuple[int, int, int, int] | None:
        """Return what is still needed after buying here, and the coins left for it; None if nothing can be bought."""
        item = ITEM_OF[shop]
        if item < 0 or not need >> item & 1:
            return None
        p0, p1, p2 = self.board.prices[item]
        if c0 < p0 or c1 < p1 or c2 < p2:
            return None
        n0, n1, n2 = self.costs[need ^ 1 << item]
        return need ^ 1 << item, min(c0 - p0, n0), min(c1 - p1, n1), min(c2 - p2, n2)

    def past(self, need: int, c0: int, c1: int, c2: int, sign: int, door: int) -> Plan:
        """DA-4.5, DA-8.2, DA-8.3: move on to the next door; the bank pays, and a closed building is hoped to open."""
        shop = self.doors[door]
        if shop == sign:
            sign = -1
        elif shop == BANK:
            n0, n1, n2 = self.costs[need]
            g0, g1, g2 = self.board.pay
            c0, c1, c2 = min(c0 + g0, n0), min(c1 + g1, n1), min(c2 + g2, n2)
        far, rest = self.plan(need, c0, c1, c2, sign, (door + 1) % len(self.doors))
        return self.gaps[door] + far, rest

    def bank_days(self, s0: int, s1: int, s2: int) -> int:
        """Return how often the bank must pay until nothing is short."""
        days = 0
        for short, pay in zip((s0, s1, s2), self.board.pay, strict=True):
            if short > 0:
                days = max(days, -(-short // pay) if pay else NEVER)
        return days

    # ── Knockturn Alley ──────────────────────────────────────────────────────
    def creeps(self, spot: int) -> list[tuple[int, float]]:
        """DA-6.4, DA-6.5, DA-6.7: return where a roll leads from a space of Knockturn Alley, and how likely."""
        found: dict[int, float] = {}
        for one in range(1, 7):
            for two in range(1, 7):
                count = spaces(one, two)
                goal = self.next_out[spot] if one == two else min(spot + count, len(self.out) - 1)
                found[goal] = found.get(goal, 0.0) + 1 / 36
        return list(found.items())

    def ways_out(self, spot: int) -> tuple[float, list[tuple[int, float]]]:
        """Return the turns until the player is out, and how likely each way out is."""
        here, turns = {spot: 1.0}, 0.0
        found: dict[int, float] = {}
        for place in range(spot, len(self.out) - 1):
            likely = here.pop(place, 0.0)
            if not likely:
                continue
            turns += likely
            for goal, odds in self.creeps(place):
                where = found if self.out[goal] >= 0 else here
                key = self.out[goal] if self.out[goal] >= 0 else goal
                where[key] = where.get(key, 0.0) + likely * odds
        return turns, list(found.items()) or [(self.out[-1], 1.0)]


def way_out(board: Board, spot: int) -> int:
    """DA-6.8: return where a space of Knockturn Alley leads: a building, the street, or -1 for nowhere."""
    if board.back_at[spot] >= 0:
        return board.inside + board.back_at[spot]
    gate = board.exit_at[spot]
    return board.gates[gate][0] if gate >= 0 else -1


@lru_cache(maxsize=16)
def lap_of(board: Board) -> Lap:
    return Lap(board)
