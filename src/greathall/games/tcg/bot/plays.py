"""The worth of playing a card now, card by card, in points of damage.

This includes the lessons it costs, but not the card itself or the action."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from greathall.games.tcg.bot.glance import A_CARD, Glance
from greathall.games.tcg.bot.ventures import hold, reward
from greathall.games.tcg.cards import BOOK
from greathall.games.tcg.play.damage import wards
from greathall.games.tcg.printed import (
    ADVENTURE, CARE, CHARACTER, CHARMS, CREATURE, DAMAGE, GIVES, HEALING, HEALTH, ITEM, KIND, LESSON, NUMBER, POTIONS,
    SUBJECT, TRANSFIGURATION, subject_of,
)

LETHAL: Final = 1000.0
WARDED: Final = 0.4
"""How much of a spell's damage counts if the opponent can ward it off, since warding costs something too."""
PAID: Final = 0.5
"""How much of a lesson's worth it costs to pay with it: others follow by then."""
HEAL: Final = 0.6
"""The worth of a card back in the deck."""
TAKEN: Final = 1.9
"""The worth of making the opponent lose a card in hand of their choice."""

Worth = Callable[[Glance], float]


# ── damage ───────────────────────────────────────────────────────────────────
def hit(g: Glance, amount: int) -> float:
    """Rate a spell's damage to the opponent."""
    if wards(g.s, g.op):
        return WARDED * amount
    return LETHAL if amount >= g.theirs else float(amount)


def bite(g: Glance, amount: int) -> float:
    """Rate damage that no ward stops."""
    return LETHAL if amount >= g.theirs else float(amount)


def wounding(g: Glance, side: int, place: int, amount: int) -> float:
    """Rate damage to a creature."""
    hurt, card = g.s.hurt[side][place], g.s.board[side][place]
    worth = g.creature(card, side, hurt)
    left = HEALTH[card] - hurt
    if amount < left:
        worth *= 0.35 * amount / left
    return worth if side == g.op else -worth


def killing(g: Glance, amount: int) -> float:
    """Rate the best of the opponent's creatures to damage."""
    return max((wounding(g, g.op, place, amount) for place in g.s.creatures(g.op)), default=0.0)


def rate_aim(amount: int) -> Worth:
    return lambda g: max(hit(g, amount), killing(g, amount))


def rate_hit(amount: int) -> Worth:
    return lambda g: hit(g, amount)


# ── lessons, creatures, items ────────────────────────────────────────────────
def rate_payment(g: Glance, card: int) -> float:
    """Rate the lessons discarded to play a card."""
    count = BOOK[card].lessons_paid
    if not count:
        return 0.0
    return PAID * sum((g.losing(g.me, SUBJECT[card], taken + 1) for taken in range(count)), 0.0)


def creature(g: Glance, card: int) -> float:
    return g.creature(card, g.me)


def item(g: Glance, card: int) -> float:
    """Rate wands and cauldrons: their power, less that of a replaced wand."""
    subject, amount = GIVES[card]
    if card in WANDS:
        amount -= max((GIVES[other][1] for other in g.s.board[g.me] if other in WANDS), default=0)
    worth = g.lesson(subject)
    return worth * (1 + 0.45 * (amount - 1)) if amount > 0 else -1.0


WANDS: Final = [NUMBER[name] for name in ("Phoenix Feather Wand", "Dragon Heart Wand", "Borrowed Wand")]


# ── hands, decks, piles ──────────────────────────────────────────────────────
def taking(count: int) -> Worth:
    return lambda g: TAKEN * min(count, len(g.s.hands[g.op]))


def best_taken(g: Glance) -> float:
    """Rate the opponent's best card, known or unknown."""
    hand = g.s.hands[g.op]
    known = [g.fear(card) for card in hand.known_to(g.me)]
    unknown = len(hand) - len(known)
    return max([*known, A_CARD + 0.2 * min(unknown, 6) if unknown else 0.0])


def rate_sweep(g: Glance, kind: int, share: float) -> float:
    """Rate all cards of a kind in the opponent's hand."""
    hand = g.s.hands[g.op]
    known = hand.known_to(g.me)
    return sum((g.fear(card) for card in known if KIND[card] == kind), 0.0) + share * (len(hand) - len(known))


def healing(count: int) -> Worth:
    def worth(g: Glance) -> float:
        found = min(count, sum(not HEALING[card] for card in g.s.heaps[g.me]))
        need = g.life()
        return HEAL * found * need - (0.25 * (count - found) if need < 3 else 0.0)
    return worth


def fetching(kind: int, most: int = 1, where: str = "deck") -> Worth:
    """Rate a search of your deck or pile for cards of a kind; cards that leave the deck are life."""
    def worth(g: Glance) -> float:
        deck = g.s.decks[g.me]
        found = g.s.heaps[g.me] if where == "heap" else [*deck.bag, *deck.bottoms.cards]
        worths = sorted((g.keep(card) for card in set(found) if KIND[card] == kind), reverse=True)[:most]
        if where == "deck" and g.mine <= most + g.threat + 2:
            return -50.0
        return sum(worths, 0.0) * 1.1
    return worth


def homework(g: Glance) -> float:
    lessons = [card for card in g.hand if KIND[card] == LESSON]
    return sum(sorted((g.lesson(subject_of(card)) for card in lessons), reverse=True)[:2], 0.0)


def crackers(g: Glance) -> float:
    return -50.0 if g.mine <= 2 + g.threat else 0.4 * (g.lesson(CHARMS) - 1) + 0.6 * A_CARD + 0.4


# ── the opponent's cards in play ─────────────────────────────────────────────
def removing(*kinds: int) -> Worth:
    def worth(g: Glance) -> float:
        return max((g.card_in_play(g.op, place) for place, card in enumerate(g.s.board[g.op])
                    if place and KIND[card] in kinds), default=-1.0)
    return worth


def unlearning(subject: int) -> Worth:
    return lambda g: 0.8 * g.losing(g.op, subject) if g.s.lessons[g.op][subject] else -1.0


def any_lesson(g: Glance) -> float:
    return max(unlearning(subject)(g) for subject in range(4))


def crowd(g: Glance, side: int) -> list[float]:
    return sorted(g.card_in_play(side, place) for place in g.s.creatures(side))


def exam(g: Glance) -> float:
    return sum(crowd(g, g.op), 0.0) - sum(crowd(g, g.me), 0.0)


def test(g: Glance) -> float:
    return sum(crowd(g, g.op)[:-1], 0.0) - sum(crowd(g, g.me)[:-1], 0.0)


def fumos(g: Glance) -> float:
    return sum((wounding(g, side, place, 2) for side in (0, 1) for place in g.s.creatures(side)), 0.0)


def take_root(g: Glance) -> float:
    return min(crowd(g, g.op), default=-1.0)


def raven(g: Glance) -> float:
    found = crowd(g, g.op)
    return found[-1] if len(found) >= 2 else -1.0


def potions_exam(g: Glance) -> float:
    if g.s.lessons[g.op][POTIONS]:
        return 0.8 * g.losing(g.op, POTIONS)
    return 1.5 * min(3, sum(g.s.lessons[g.op]) + len(g.s.board[g.op]) - 1)


# ── safety ───────────────────────────────────────────────────────────────────
def shielding(adventures: bool, spells: bool) -> Worth:
    """Rate what the opponent would do next turn and isn't stopped from doing yet."""
    def worth(g: Glance) -> float:
        s = g.s
        if s.shields[g.me]:
            return 0.0
        coming = sum(DAMAGE[card] for place, card in enumerate(s.board[g.op]) if not s.stilled[g.op][place])
        if adventures:
            coming += HARMS.get(s.adventure[g.op], 0)
        if spells:
            coming += 3
        return coming * g.life() * (3 if coming >= g.mine else 1)
    return worth


HARMS: Final = {NUMBER["Dragon's Escape"]: 1, NUMBER["Troll in the Bathroom"]: 2, NUMBER["Unusual Pets"]: 4}


def platform(g: Glance) -> float:
    """Rate two more actions for one by what the hand can do with them."""
    return 2.0 if len(g.hand) >= 3 else 0.0


def forgetting(g: Glance) -> float:
    return 4.0 if len(g.s.hands[g.op]) >= 2 and not g.s.banned[g.op] else 1.0


def hagrid(g: Glance) -> float:
    """Rate two more damage for every strong creature, and for some to come."""
    strong = sum(DAMAGE[card] >= 3 for card in g.s.board[g.me]) + 0.4 * sum(DAMAGE[card] >= 3 for card in g.hand)
    return 2 * strong * min(g.horizon, 4.0) + 0.5


def transmogrify(g: Glance) -> float:
    return fetching(CREATURE)(g) - min(crowd(g, g.me), default=0.0)


def bounce(g: Glance) -> float:
    return 0.6 * max(crowd(g, g.op), default=-2.0)


PLAYS: Final[dict[int, Worth]] = {NUMBER[name]: worth for name, worth in {
    # characters and adventures, two actions each
    "Dean Thomas": lambda g: 1.0 + g.drawing(3),
    "Harry Potter": lambda g: 0.5 * min(g.horizon, 6.0), "Hermione Granger": lambda g: 0.6 * homework(g),
    "Nearly Headless Nick": lambda g: fetching(ITEM, 2)(g), "Ron Weasley": lambda g: 1.0 * sum(
        KIND[card] == CHARACTER for card in g.hand),
    "Professor Filius Flitwick": lambda g: g.lesson(CHARMS) + 1.5,
    "Professor Severus Snape": lambda g: g.lesson(POTIONS) + 5.0, "Rubeus Hagrid": hagrid,
    # damage
    "Draught of Living Death": rate_aim(12), "Malevolent Mixture": rate_aim(10), "Dogbreath Potion": rate_aim(8),
    "Noxious Poison": rate_aim(5), "Foul Brew": rate_aim(2), "Erumpent Potion": rate_aim(1),
    "Bluebell Flames": rate_aim(4), "Vermillious": rate_aim(3),
    "Baubillious": lambda g: rate_aim(1)(g) + g.drawing(1), "Stupefy": rate_hit(5),
    "Magical Mishap": rate_hit(3), "Toe Biter": lambda g: hit(g, 2) + killing(g, 2),
    "Titillando": lambda g: rate_aim(3)(g) + taking(3)(g), "Steelclaw": lambda g: bite(g, g.strike),
    "Snape's Question": lambda g: hit(g, 4) if g.s.power(g.op)[POTIONS] == 0 else 2.5,
    "Incendio": lambda g: killing(g, g.s.lessons[g.me][CHARMS]), "Fumos": fumos,
    # the opponent's hand
    "Obliviate": lambda g: 1.5 * len(g.s.hands[g.op]), "Confundus": taking(2), "Illegibilus": best_taken,
    "Out of the Woods": lambda g: rate_sweep(g, CREATURE, 0.6 if g.s.power(g.op)[CARE] else 0.1),
    "History of Magic": lambda g: rate_sweep(g, ADVENTURE, 0.15),
    "Forgetfulness Potion": forgetting,
    # the opponent's cards in play
    "Incarcifors": removing(CREATURE), "Take Root": take_root, "Raven to Writing Desk": raven,
    "Transfiguration Exam": exam, "Transfiguration Test": test, "Potions Exam": potions_exam,
    "Potions Mistake": removing(CREATURE, ITEM),
    "Lost Notes": lambda g: max(any_lesson(g), removing(ITEM)(g)),
    "Avifors": unlearning(CARE), "Epoximise": unlearning(CHARMS), "Cauldron to Sieve": unlearning(POTIONS),
    "Restricted Section": unlearning(TRANSFIGURATION), "Squiggle Quill": removing(ITEM),
    "Vanishing Glass": lambda g: any_lesson(g) + fetching(CREATURE)(g), "Fluffy Falls Asleep": bounce,
    "Apparate": lambda g: hold(g, g.op), "Logic Puzzle": lambda g: hold(g, g.op) + reward(g, g.s.adventure[g.op]),
    "Draco's Trick": lambda g: reward(g, g.s.adventure[g.me]) - hold(g, g.me),
    # your deck, pile and hand
    "Elixir of Life": healing(16), "Burning Bitterroot Balm": healing(10), "Hospital Wing": healing(8),
    "Boil Cure": healing(4), "Pomfrey's Pick-Me-Up": lambda g: healing(3)(g) + 1.0,
    "Alchemy": fetching(LESSON, 2), "Mysterious Egg": fetching(CREATURE), "Transmogrify": transmogrify,
    "Apothecary": lambda g: 4.0 - g.least(2, g.hand), "Accio": fetching(LESSON, 2, "heap"),
    "Hagrid and the Stranger": fetching(CREATURE, 1, "heap"), "Ollivanders": fetching(ITEM, 1, "heap"),
    "Homework": homework, "Wizard Crackers": crackers, "Platform 9 3/4": platform,
    "Nurture": lambda g: 0.4 * sum(g.s.hurt[g.me]),
    # safety and items
    "Wingardium Leviosa!": shielding(False, False), "Dungbomb": shielding(True, False),
    "Shrinking Potion": shielding(True, True),
    "Invisibility Cloak": lambda g: 1.5 * min(g.horizon, 4.0),
    "Winged Keys": lambda g: max((DAMAGE[card] for card in g.s.board[g.op]), default=0) * min(g.horizon, 4.0),
}.items()}


FLAT: Final = {NUMBER["Draco Malfoy"]: 1.0, NUMBER["Hannah Abbott"]: 1.5, NUMBER["Snuffling Potion"]: 2.2,
               NUMBER["Potion Ingredients"]: 3.0, NUMBER["Remembrall"]: 1.0}
"""Cards that are worth the same at any time."""


def playing(g: Glance, card: int) -> float:
    """Return what playing this card now is worth."""
    kind = KIND[card]
    if kind == LESSON:
        return g.lesson(subject_of(card))
    if kind == CREATURE:
        return creature(g, card) - rate_payment(g, card)
    if card in FLAT:
        return FLAT[card]
    if card in PLAYS:
        return PLAYS[card](g) - rate_payment(g, card)
    return item(g, card) - rate_payment(g, card) if kind == ITEM else hold(g, g.me, card)
