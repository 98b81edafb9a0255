"""A glance at the table from one seat: the race of the two decks, power and its use, what cards are worth.

Everything is measured in cards of the opponent's deck: a point is one damage."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Any, Final

from greathall.games.tcg.cards import BOOK
from greathall.games.tcg.play.named import HAGRID, PEEVES
from greathall.games.tcg.play.table import ONCE, Table
from greathall.games.tcg.printed import (
    CHARACTER, CREATURE, DAMAGE, GIVES, HEALTH, ITEM, KIND, LESSON, NEEDS, NUMBER, SUBJECT, subject_of,
)

PACE: Final = 2.0
"""The damage per turn expected from spells and future creatures."""
LIVED, BY_HEALTH, LONGEST = 2.0, 0.5, 6.0
"""How many turns a creature is expected to live: at least, extra per health, and at most."""
A_CARD: Final = 1.5
"""The worth of an unknown card in a hand."""
FIRST_POWER, LAST_POWER, SPARE_POWER = 6.0, 1.5, 0.2
"""The worth of a lesson with no power yet, just before there is enough, and after that."""
NEW_SUBJECT, OPENS = 2.5, 0.7
"""The bonus for the first lesson of a wanted subject, and for every card in hand that it makes playable."""
SHORT: Final = 0.3
"""How much less a card in hand is worth for each missing power."""

ALIVE: Final = {NUMBER[name]: worth for name, worth in {
    "Unicorn": 2.5, "Delivery Owl": 0.6, "Mrs Norris": 0.2, "Pet Toad": 0.3, "Kelpie": 0.4}.items()}
"""The gain from a creature each turn besides its damage."""

IN_HAND: Final = {NUMBER[name]: worth for name, worth in {
    "Dean Thomas": 2.0, "Draco Malfoy": 1.0, "Hannah Abbott": 1.5, "Harry Potter": 2.0, "Hermione Granger": 1.5,
    "Nearly Headless Nick": 1.0, "Professor Filius Flitwick": 1.5, "Professor Severus Snape": 4.0, "Ron Weasley": 0.5,
    "Rubeus Hagrid": 3.0, "Dragon's Escape": 2.5, "Gringotts' Cart Ride": 3.0, "Human Chess Game": 0.5,
    "Troll in the Bathroom": 4.0, "Harry Hunting": 2.0, "Meet the Centaurs": 0.5, "4 Privet Drive": 2.5,
    "Diagon Alley": 1.0, "Hiding From Snape": 0.7, "Peeves Causes Trouble": 2.5, "Reptile House": 1.0,
    "Unusual Pets": 3.5, "Elixir of Life": 6.0, "Burning Bitterroot Balm": 5.0, "Hospital Wing": 5.0, "Boil Cure": 3.0,
    "Pomfrey's Pick-Me-Up": 3.0, "Draught of Living Death": 7.0, "Malevolent Mixture": 5.5, "Dogbreath Potion": 5.5,
    "Noxious Poison": 3.5, "Foul Brew": 1.6, "Erumpent Potion": 0.8, "Snape's Question": 2.5, "Shrinking Potion": 2.5,
    "Dungbomb": 1.5, "Snuffling Potion": 1.8, "Forgetfulness Potion": 3.0, "Potions Exam": 2.5, "Potions Mistake": 2.0,
    "Apothecary": 0.5, "Stupefy": 4.5, "Bluebell Flames": 4.0, "Vermillious": 3.2, "Magical Mishap": 2.8,
    "Toe Biter": 2.8, "Titillando": 5.0, "Baubillious": 1.8, "Incendio": 2.5, "Fumos": 1.5, "Obliviate": 4.0,
    "Confundus": 2.0, "Illegibilus": 2.0, "Out of the Woods": 1.5, "History of Magic": 0.4, "Logic Puzzle": 1.5,
    "Ollivanders": 1.0, "Accio": 1.2, "Wizard Crackers": 1.4, "Wingardium Leviosa!": 1.5, "Incarcifors": 3.5,
    "Take Root": 2.5, "Raven to Writing Desk": 1.8, "Transfiguration Exam": 3.0, "Transfiguration Test": 2.0,
    "Steelclaw": 2.5, "Homework": 2.0, "Alchemy": 1.5, "Platform 9 3/4": 1.5, "Lost Notes": 1.8, "Avifors": 1.2,
    "Cauldron to Sieve": 1.2, "Epoximise": 1.2, "Restricted Section": 1.2, "Squiggle Quill": 0.8, "Apparate": 0.8,
    "Draco's Trick": 1.0, "Transmogrify": 0.8, "Vanishing Glass": 3.0, "Mysterious Egg": 1.8, "Nurture": 0.5,
    "Fluffy Falls Asleep": 1.5, "Hagrid and the Stranger": 1.5, "Invisibility Cloak": 3.0, "Winged Keys": 2.5,
    "Potion Ingredients": 2.0, "Remembrall": 1.2, "Cage": 1.8}.items()}
"""The worth of a playable card in hand, if that doesn't follow from its figures."""


@lru_cache(maxsize=256)
def power_wanted(cards: tuple[int, ...]) -> tuple[int, tuple[float, ...]]:
    """Return how much power plays nearly all of a list, and what share of it needs each subject."""
    needing = [card for card in cards[1:] if NEEDS[card]]
    if not needing:
        return 0, (0.0,) * 4
    reach = sorted(NEEDS[card] + BOOK[card].lessons_paid // 2 for card in needing)
    counts = Counter(SUBJECT[card] for card in needing)
    return reach[len(reach) * 4 // 5], tuple(counts[subject] / len(needing) for subject in range(4))


class Glance:
    """A glance for a single question."""

    __slots__ = ("enough", "hand", "horizon", "me", "mine", "op", "parts", "power", "powers", "s", "step", "strike",
                 "theirs", "threat")

    def __init__(self, s: Table, me: int, step: Any = None) -> None:
        self.s, self.me, self.op, self.step = s, me, 1 - me, step
        mine, theirs = s.decks[me], s.decks[1 - me]  # nothing is ever on top, and len() of a pile would be felt here
        self.mine = len(mine.bag) + len(mine.bottoms.cards)
        self.theirs = len(theirs.bag) + len(theirs.bottoms.cards)
        self.hand = s.hands[me].cards
        self.powers = s.power(me)
        self.power = sum(self.powers)
        self.strike, self.threat = self.damage(me), self.damage(1 - me)
        self.enough, self.parts = power_wanted(tuple(s.lists[me]))
        self.horizon = min(self.theirs / (self.strike + 1 + PACE), self.mine / (self.threat + 1 + PACE)) + 1

    def damage(self, side: int) -> int:
        """Return the damage a side's creatures do in a turn."""
        return strength(self.s.board[side])

    # ── cards in play ────────────────────────────────────────────────────────
    def expected_life(self, health: int) -> float:
        """Return how many turns a creature is expected to be useful."""
        return min(self.horizon, LIVED + BY_HEALTH * health, LONGEST)

    def creature(self, card: int, side: int, hurt: int = 0) -> float:
        """Return what a creature in play is worth to its side."""
        amount = DAMAGE[card]
        if amount >= 3 and HAGRID in self.s.board[side]:
            amount += 2
        return (amount + ALIVE.get(card, 0.0)) * self.expected_life(HEALTH[card] - hurt)

    def card_in_play(self, side: int, place: int) -> float:
        """Return what a card in play is worth to its side."""
        s = self.s
        card = s.board[side][place]
        if KIND[card] == CREATURE:
            return self.creature(card, side, s.hurt[side][place])
        if KIND[card] == CHARACTER:
            return 0.5 if s.used[side][place] == ONCE else IN_HAND.get(card, A_CARD)
        subject, amount = GIVES[card]
        return self.losing(side, subject, amount) if amount else IN_HAND.get(card, A_CARD)

    def losing(self, side: int, subject: int, amount: int = 1) -> float:
        """Return what it costs a side to lose power in a subject."""
        if side == self.me:
            powers, enough = self.powers, self.enough
        else:
            powers, enough = self.s.power(side), 7
        left = sum(powers) - amount
        worth = step_up(left, enough) * (1 + 0.6 * (amount - 1))
        return worth + (NEW_SUBJECT if powers[subject] <= amount else 0.0)

    # ── your hand ────────────────────────────────────────────────────────────
    def lesson(self, subject: int) -> float:
        """Return what one more power in a subject is worth."""
        worth = step_up(self.power, self.enough)
        first = not self.powers[subject]
        if first:
            worth += NEW_SUBJECT * min(1.0, 3 * self.parts[subject])
        opens = 0
        for card in self.hand:
            needs = NEEDS[card]
            if needs and needs <= self.power + 1 and (
                    (needs == self.power + 1 and (self.powers[SUBJECT[card]] or SUBJECT[card] == subject))
                    or (first and SUBJECT[card] == subject)):
                opens += 1
        return worth + OPENS * min(opens, 2) + 0.1 * self.parts[subject]

    def keep(self, card: int) -> float:
        """Return what a card is worth in your own hand."""
        if KIND[card] == LESSON:
            spare = self.hand.count(card) > 2
            return self.lesson(subject_of(card)) * (0.4 if spare else 0.7)
        worth = self.usual(card, self.me)
        missing = max(0, NEEDS[card] - self.power)
        if NEEDS[card] and not self.powers[SUBJECT[card]]:
            missing += 1
        return worth / (1 + SHORT * missing)

    def fear(self, card: int) -> float:
        """Return what a card is worth in the opponent's hand."""
        powers = self.s.power(self.op)
        power = sum(powers)
        if KIND[card] == LESSON:
            return 0.7 * step_up(power, 7) + (1.0 if not powers[subject_of(card)] else 0.0)
        missing = max(0, NEEDS[card] - power) + (bool(NEEDS[card]) and not powers[SUBJECT[card]])
        return self.usual(card, self.op) / (1 + SHORT * missing)

    def usual(self, card: int, side: int) -> float:
        """Return what a playable card is worth."""
        if KIND[card] == CREATURE:
            return 0.7 * self.creature(card, side) - 0.5 * BOOK[card].lessons_paid
        amount = GIVES[card][1]
        if KIND[card] == ITEM and amount > 1:
            return 1.0 + 0.5 * amount
        return IN_HAND.get(card, A_CARD)

    def least(self, count: int, cards: list[int]) -> float:
        """Return what it costs to lose this many of these cards, the least useful first."""
        return sum(sorted(map(self.keep, cards))[:count], 0.0)

    # ── the race ─────────────────────────────────────────────────────────────
    def life(self) -> float:
        """Return what a card of your deck is worth: more, the sooner it runs out compared with the opponent's."""
        coming = self.threat + 1 + PACE
        return 3.0 if self.mine <= coming else 1.5 if self.mine <= 2 * coming else 1.0

    def drawing(self, count: int) -> float:
        """Return what drawing this many cards is worth."""
        s = self.s
        if self.mine <= count + self.threat + 1 or s.snuffled[self.me]:
            return -50.0
        held = len(self.hand)
        worth = sum((max(0.1, FRESH - TIRED * (held + n)) for n in range(count)), 0.0)
        return worth - count * (self.life() - 1.0) - float(s.adventure[self.op] == PEEVES)


FRESH, TIRED = 2.0, 0.22
"""The worth of a drawn card to an empty hand, and how much less for every card held."""


def strength(board: list[int]) -> int:
    """Return the damage that the creatures among these cards in play do in a turn."""
    whole = strong = 0
    for card in board:
        amount = DAMAGE[card]
        if amount:
            whole += amount
            strong += amount >= 3
    return whole + 2 * strong if strong and HAGRID in board else whole


def step_up(power: int, enough: int) -> float:
    """Return what one more power is worth to a player with this much."""
    if power >= enough:
        return SPARE_POWER
    return LAST_POWER + (FIRST_POWER - LAST_POWER) * (enough - power) / max(enough, 1)

