"""Adventures: what one is worth while it is in play, what its reward is worth, and whether to solve it."""

from __future__ import annotations

from typing import Final

from greathall.games.tcg.bot.glance import Glance
from greathall.games.tcg.cards import adventure_of
from greathall.games.tcg.play.named import CENTAURS, DIAGON_ALLEY, HIDING, HUNTING, PEEVES, PRIVET_DRIVE, REPTILES
from greathall.games.tcg.printed import CHARACTER, CHARMS, ITEM, KIND, NUMBER, POTIONS, TRANSFIGURATION

UNUSUAL_PETS, TROLL, DRAGON = (NUMBER[name] for name in ("Unusual Pets", "Troll in the Bathroom", "Dragon's Escape"))
CARDS_PAID: Final = {TROLL: 7, HUNTING: 7, PRIVET_DRIVE: 6}
LESSONS_PAID: Final = {DRAGON: 3, REPTILES: 4}
"""The price of solving, in cards from hand and lessons in play."""
EACH_TURN: Final = {NUMBER[name]: worth for name, worth in {
    "Dragon's Escape": 1.0, "Gringotts' Cart Ride": 1.4, "Human Chess Game": 0.1, "Troll in the Bathroom": 2.0,
    "Harry Hunting": 0.8, "Meet the Centaurs": 0.2, "4 Privet Drive": 1.0, "Diagon Alley": 0.4,
    "Hiding From Snape": 0.2, "Peeves Causes Trouble": 1.3, "Reptile House": 0.5, "Unusual Pets": 4.0}.items()}
"""The gain from an adventure for its owner in a turn."""
LASTS: Final = 6.0
"""The most turns an adventure is expected to stay in play."""
REWARD: Final = {NUMBER[name]: worth for name, worth in {
    "Dragon's Escape": 3.0, "Human Chess Game": 2.0, "Troll in the Bathroom": 4.0, "Harry Hunting": 1.5,
    "Meet the Centaurs": 0.5, "4 Privet Drive": 1.0, "Diagon Alley": 3.0, "Hiding From Snape": 2.5,
    "Peeves Causes Trouble": 3.0, "Reptile House": 1.0, "Unusual Pets": 1.0, "Gringotts' Cart Ride": 4.0}.items()}
SPELLCASTERS: Final = (CHARMS, POTIONS, TRANSFIGURATION)


def a_turn(g: Glance, side: int, card: int) -> float:
    """Return what this adventure brings its side in a turn, as things are."""
    s, worth, other = g.s, EACH_TURN[card], 1 - side
    if card == PRIVET_DRIVE:
        powers = s.power(other)
        return worth * (0.5 + sum(powers[subject] for subject in SPELLCASTERS) / (1 + sum(powers)))
    if card in (REPTILES, HUNTING):
        return worth * max(0.2, 1.6 - 0.2 * sum(s.power(other)))
    if card == UNUSUAL_PETS and len(s.creatures(other)) >= 2:
        return worth * 0.4
    return worth


def hold(g: Glance, side: int, card: int = 0) -> float:
    """Return what the adventure in play, or one played now, will bring its side until it is gone."""
    card = card or g.s.adventure[side]
    return a_turn(g, side, card) * min(g.horizon, LASTS) if card else 0.0


def reward(g: Glance, card: int) -> float:
    if card in (TROLL, PEEVES, DRAGON) and g.theirs <= REWARD[card]:
        return 1000.0
    return REWARD.get(card, 0.0)


def solving(g: Glance, way: int) -> float:
    """Return what solving the opponent's adventure now is worth, less its price."""
    card = g.s.adventure[g.op]
    gain = min(g.horizon, LASTS) * a_turn(g, g.op, card) * g.life() + reward(g, card)
    return gain - price(g, card, way)


def price(g: Glance, card: int, way: int) -> float:
    """Return the price of solving it."""
    s = g.s
    if card in CARDS_PAID:
        return g.least(CARDS_PAID[card], g.hand)
    if card in LESSONS_PAID:
        costs = sorted(g.losing(g.me, subject) for subject in range(4) for _ in range(s.lessons[g.me][subject]))
        return 1.2 * sum(costs[:LESSONS_PAID[card]], 0.0)
    if card == UNUSUAL_PETS:
        return sum(sorted(g.card_in_play(g.me, place) for place in s.creatures(g.me))[:2], 0.0)
    if card == HIDING:
        return g.least(4, [held for held in g.hand if KIND[held] == ITEM])
    if card == CENTAURS:
        return sum(map(g.keep, g.hand), 0.0)
    friends = [g.card_in_play(g.me, place) for place, other in enumerate(s.board[g.me])
               if place and KIND[other] == CHARACTER]
    return min(friends) if friends and way == adventure_of(card).ways(s, g.me)[0] else g.least(8, g.hand)


def skipping(g: Glance) -> float:
    """Return what one action skipped for it is worth: a share of the whole."""
    card = g.s.adventure[g.op]
    left = adventure_of(card).skips - g.s.skipped[g.op]
    gain = min(g.horizon - left / 2, LASTS) * a_turn(g, g.op, card) * g.life() + reward(g, card)
    return gain / left if card != DIAGON_ALLEY or len(g.hand) < 4 else 0.5 * gain / left
