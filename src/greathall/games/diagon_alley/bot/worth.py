"""How medium rates every answer: the turns it saves, compared with rolling on or ending the turn (0)."""

from __future__ import annotations

from collections.abc import Callable
from operator import itemgetter
from typing import Any, Final

from greathall.core.words import Action
from greathall.games.diagon_alley.board import (
    BANK, CART, CLOSE, COINS, DEFEND, FLOO, FOUND, ITEM_OF, LEAVE, PICKPOCKET, QUICK, QUICK_STEPS, SHOVE, SNATCH,
    SWIRL, is_havoc,
)
from greathall.games.diagon_alley.bot.glance import Glance
from greathall.games.diagon_alley.model import (
    Buy, Call, Cart, Close, Defend, Enter, Exchange, Floo, Found, Land, Leave, Pickpocket, Quick, Ride, Shove, Snatch,
    Take,
)
from greathall.games.diagon_alley.play.cards import Attacked, Fizzle, Giving, Returning, Robbing, Snatching, holds
from greathall.games.diagon_alley.play.moving import LastBuy, Walk, way_to_gate
from greathall.games.diagon_alley.play.table import NOWHERE, Table
from greathall.games.diagon_alley.play.turn import FlooTo, ToTheBank, Turn
from greathall.games.diagon_alley.play.ways import counted, way

Scored = list[tuple[float, Action]]
A_CARD: Final = 0.0
"""How many turns a card to draw is worth: spells help about as much as havoc harms."""
A_HOPE: Final = 2.0
"""The same while only a card can bring a sold-out item."""
LOSS: Final = 8.0
"""In turns: beyond this loss by a trick, the game is as good as lost anyway."""


# ── the turn ─────────────────────────────────────────────────────────────────
def turn(g: Glance, legal: Any) -> Scored:
    """Rate each choice by its kind; spending a card must be worth more than keeping it."""
    found = []
    for a in legal:
        kind = a.__class__
        if kind in AIMED:
            found.append((AIMED[kind](g, a), a))
        else:
            found.append((PLAIN[kind](g) if kind in PLAIN else 0.0, a))
    return found


def buying(g: Glance) -> float:
    """DA-5.1: buy by the plan of the lap; a scarce item justifies coins planned for something else."""
    s, seat = g.s, g.seat
    item = ITEM_OF[s.shop(seat)]
    price = s.board.prices[item]
    left = [have - cost for have, cost in zip(s.coins[seat], price, strict=True)]
    outside = s.board.door_of[s.shop(seat)] - 1  # as if the door were shut behind you: the choice is made here
    after = g.far(seat, outside, s.trunk[seat] | 1 << item, left)
    return g.far(seat, outside) - after + 0.01


def by_floo(g: Glance, here: int, wrong: list[int], trunk: int | None = None, coins: list[int] | None = None) -> float:
    """DA-9.2: return the turns after Floo Powder: half the time the best fireplace, otherwise a wrong call's."""
    far = {shop: g.far(g.seat, g.s.board.inside + shop, trunk, coins) for shop in g.s.board.floo}
    return (min(far[shop] for shop in far if shop != here) + sum(far[shop] for shop in wrong) / len(wrong)) / 2


def wrong_ways(g: Glance, here: int, odd: bool) -> list[int]:
    """DA-9.2: return where a wrong call leads: to even numbers after calling odd, and the reverse."""
    ring = g.s.board.floo
    return [ring[(ring.index(here) + die) % len(ring)] for die in range(1, 7) if die % 2 != odd]


def floo(g: Glance, a: Floo) -> float:
    """DA-C11: instead of the roll it costs the turn; after the roll, nothing."""
    here = g.s.shop(g.seat)
    return g.now - by_floo(g, here, wrong_ways(g, here, a.odd)) - (not g.step.rolled) - g.worth(FLOO)


def call(g: Glance) -> float:
    """DA-11.4: a wrong call costs only the turn, which is over anyway after a roll."""
    here = g.s.shop(g.seat)
    return g.now - by_floo(g, here, [here]) - (not g.step.rolled)


def closing(g: Glance, a: Close) -> float:
    """DA-8.2, DA-8.3, DA-C09: close a building if that keeps out the players ahead and not yourself.

    A reopened bank also pays the others, but that doesn't count: if every bot minded, nobody would ever be paid
    again."""
    own = g.now - g.far(g.seat, sign=a.shop)
    others = sum((part * min(LOSS, g.far(other, sign=a.shop) - g.far(other, sign=NOWHERE))
                  for other, part in g.rivals().items()), 0.0)
    return own + others - g.worth(CLOSE)


def leaving(g: Glance) -> float:
    """DA-K13: after the roll the spell costs no turn, but the dice may have led out already."""
    board, here = g.s.board, g.s.at[g.seat] - g.s.board.diagon
    kept = g.worth(LEAVE)

    def by_card(spot: int) -> float:
        return g.far(g.seat, g.lap.out[g.lap.next_out[spot]]) + kept

    if g.step.rolled:
        return g.now - by_card(here)
    waiting = 0.0
    for spot, odds in g.lap.creeps(here):
        out = g.lap.out[spot]
        waiting += odds * (g.far(g.seat, out) if out >= 0 else min(g.far(g.seat, board.diagon + spot), by_card(spot)))
    return waiting - by_card(here)


def snatching(g: Glance, a: Snatch) -> float:
    """DA-10.2, DA-C06: rate a trunk by the best item in it."""
    return max(loot(g, a.target, Snatching(g.seat, a.target).legal(g.s)), key=itemgetter(0))[0] - g.worth(SNATCH)


def shoving(g: Glance, a: Shove) -> float:
    """DA-B02: the player ahead loses the turns through Knockturn Alley."""
    return g.rivals()[a.target] * banished(g, a.target) - g.worth(SHOVE)


def banished(g: Glance, seat: int) -> float:
    """DA-6.1: return the turns that the next gate costs."""
    board = g.s.board
    gate = board.gate_at[way_to_gate(g.s, seat)[-1]]
    return min(LOSS, g.far(seat, board.diagon + board.gates[gate][1]) - g.far(seat))


def robbing(g: Glance, a: Pickpocket) -> float:
    return max(purse(g, a.target, Robbing(g.seat, a.target).legal(g.s)), key=itemgetter(0))[0] - g.worth(PICKPOCKET)


def carted(g: Glance) -> float:
    """DA-B04: the pay costs a turn and a card."""
    return g.now - at_the_bank(g) - 1 - g.worth(CART)


def at_the_bank(g: Glance) -> float:
    return g.far(g.seat, g.s.board.door_of[BANK], coins=with_pay(g))


def in_and_on(g: Glance, shop: int, coins: list[int]) -> float:
    """DA-C11: return the turns if you go in, buy what is missing and move on by Floo Powder in the same turn."""
    item, trunk = ITEM_OF[shop], g.s.trunk[g.seat]
    if item >= 0 and g.for_sale >> item & 1 and not trunk >> item & 1:
        left = [have - cost for have, cost in zip(coins, g.s.board.prices[item], strict=True)]
        if min(left) >= 0:
            coins, trunk = left, trunk | 1 << item
    return g.worth(FLOO) + min(by_floo(g, shop, wrong_ways(g, shop, odd), trunk, coins) for odd in (False, True))


def with_pay(g: Glance) -> list[int]:
    """DA-4.5, DA-8.3, DA-M10: return your coins after the bank's next pay."""
    s, coins = g.s, g.s.coins[g.seat]
    if s.sign == BANK:
        return coins
    return [have + min(pay, left) for have, pay, left in zip(coins, s.board.pay, s.bank, strict=True)]


def finding(g: Glance, a: Found) -> float:
    return g.now - g.far(g.seat, coins=with_coin(g, g.seat, a.coin, 1)) - g.worth(FOUND)


def with_coin(g: Glance, seat: int, coin: int, more: int) -> list[int]:
    coins = g.s.coins[seat].copy()
    coins[coin] += more
    return coins


def quickening(g: Glance) -> float:
    """DA-B06: rate it like starting that much further on, although a near door is reached anyway."""
    board, start = g.s.board, g.s.step_before(g.seat) % g.s.board.diagon
    ahead = [(start + i) % board.diagon for i in range(1, QUICK_STEPS + 1)]
    return g.now - g.far(g.seat, ahead[-1]) - g.worth(QUICK) if all(board.shop_at[p] < 0 for p in ahead) else -1.0


def exchanging(g: Glance) -> float:
    """DA-7.5: three cards of least worth bring one that may be better, or havoc."""
    return (A_HOPE if g.stuck() else A_CARD) - sum(worth for worth, _ in spare(g)[:3])


def spare(g: Glance) -> list[tuple[float, int]]:
    """Return your cards with their worth, lowest first; the second of a kind is worth half, and so on."""
    cards = sorted(g.s.hands[g.seat].cards)
    found = []
    for i, card in enumerate(cards):
        if not is_havoc(card):
            found.append((g.worth(card, 1 + cards[:i].count(card)), card))
    return sorted(found)


PLAIN: Final[dict[Any, Callable[[Glance], float]]] = {
    Buy: buying, Call: call, Leave: leaving, Cart: carted, Quick: quickening, Exchange: exchanging}
AIMED: Final[dict[Any, Callable[[Glance, Any], float]]] = {
    Floo: floo, Close: closing, Snatch: snatching, Shove: shoving, Pickpocket: robbing, Found: finding}


# ── the move ─────────────────────────────────────────────────────────────────
def walking(g: Glance, legal: Any) -> Scored:
    """DA-4.3: rate the ways to end a move; from inside you may move on by Floo Powder at once."""
    s, board = g.s, g.s.board
    path = way(s, g.seat, g.step.count)
    space = counted(s, path, g.step.count)
    paid = with_pay(g)
    door = board.door_of[BANK]
    found: Scored = []
    for a in legal:
        if isinstance(a, Land):
            passed, place = space, path[-1]
        elif isinstance(a, Enter):
            passed, place = space[:space.index(board.door_of[a.shop], s.shop(g.seat) == a.shop)], board.inside + a.shop
        else:
            passed, place = space[:space.index(board.gates[a.gate][0])], board.diagon + board.gates[a.gate][1]
        coins = paid if door in passed else s.coins[g.seat]
        turns = g.far(g.seat, place, coins=coins)
        if isinstance(a, Land) and board.kind[place] == SWIRL:
            turns -= A_HOPE if g.stuck() else A_CARD
        elif isinstance(a, Enter) and holds(s, g.seat, FLOO):
            turns = min(turns, in_and_on(g, a.shop, coins))
        found.append((g.now - turns, a))
    return found


# ── answers ──────────────────────────────────────────────────────────────────
def last(g: Glance, legal: Any) -> Scored:
    return [(buying(g) if isinstance(a, Buy) else 0.0, a) for a in legal]


def attacked(g: Glance, legal: Any) -> Scored:
    """DA-7.3: defend if the attack would cost more than the card is worth."""
    harm = threat(g)
    return [(harm - g.worth(DEFEND) if isinstance(a, Defend) else 0.0, a) for a in legal]


def threat(g: Glance) -> float:
    """Return the cost of an attack; the attacker takes whatever hurts most."""
    seat, s = g.seat, g.s
    if g.step.card == SHOVE:
        return banished(g, seat)
    if g.step.card == SNATCH:
        return max(g.far(seat, trunk=s.trunk[seat] ^ 1 << item) for item in range(len(g.risk))
                   if s.trunk[seat] >> item & 1) - g.now
    return max(g.far(seat, coins=with_coin(g, seat, coin, -1)) for coin in range(len(COINS)) if s.coins[seat][coin]
               ) - g.now


def looting(g: Glance, legal: Any) -> Scored:
    return loot(g, g.step.target, legal)


def loot(g: Glance, target: int, legal: Any) -> Scored:
    """DA-10.2: choose what fills your trunk, or what the player ahead misses most."""
    s, part, has = g.s, g.rivals()[target], g.far(target)
    found: Scored = []
    for a in legal:
        loss = min(LOSS, g.far(target, trunk=s.trunk[target] ^ 1 << a.item) - has)
        gain = g.now - g.far(g.seat, trunk=s.trunk[g.seat] | 1 << a.item) if isinstance(a, Take) else 0.0
        found.append((gain + part * loss, a))
    return found


def pocketing(g: Glance, legal: Any) -> Scored:
    return purse(g, g.step.target, legal)


def purse(g: Glance, target: int, legal: Any) -> Scored:
    """DA-B03: choose the coin that you or they need most."""
    part, has = g.rivals()[target], g.far(target)
    found: Scored = []
    for a in legal:
        loss = min(LOSS, g.far(target, coins=with_coin(g, target, a.coin, -1)) - has)
        gain = g.now - g.far(g.seat, coins=with_coin(g, g.seat, a.coin, 1))
        found.append((gain + part * loss, a))
    return found


def returning(g: Glance, legal: Any) -> Scored:
    """DA-10.1: give back what can be bought again soonest."""
    trunk = g.s.trunk[g.seat]
    return [(g.now - g.far(g.seat, trunk=trunk ^ 1 << a.item), a) for a in legal]


def giving(g: Glance, legal: Any) -> Scored:
    """DA-7.5, DA-B10: give the card of least worth."""
    worth = {card: worth for worth, card in reversed(spare(g))}
    return [(-worth[a.card], a) for a in legal]


def going(g: Glance, legal: Any) -> Scored:
    return [(g.now - g.far(g.seat, g.s.board.inside + a.shop), a) for a in legal]


def riding(g: Glance, legal: Any) -> Scored:
    """DA-11.3: the roll after the ride belongs to the same turn."""
    return [(g.now - at_the_bank(g) + 1 if isinstance(a, Ride) else 0.0, a) for a in legal]


ANSWER: Final[dict[Any, Callable[[Glance, Any], Scored]]] = {
    Turn: turn, Walk: walking, LastBuy: last, Attacked: attacked, Snatching: looting, Robbing: pocketing,
    Returning: returning, Fizzle: giving, Giving: giving, FlooTo: going, ToTheBank: riding}


def score_all(s: Table) -> Scored:
    """Return every answer to the question with its worth in turns, in their order."""
    step = s.agenda[-1]
    return ANSWER[step.__class__](Glance(s, step.seat, step), step.legal(s))


def best(s: Table) -> Action:
    """Return the best answer; a single one needs no thought."""
    step = s.agenda[-1]
    legal = step.legal(s)
    if len(legal) == 1:
        return legal[0]  # type: ignore[no-any-return]
    return max(ANSWER[step.__class__](Glance(s, step.seat, step), legal), key=itemgetter(0))[1]
