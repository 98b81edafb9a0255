"""Imagine a table of the card game from a view.

Your own cards are certain; of the opponent's list you may know only the cards you have seen."""

from collections import Counter
from functools import cache, lru_cache
from random import Random
from typing import Final

from greathall.core.zones import EVERYBODY, NO_PILE, NO_ROW, Pile, Row, own_hand
from greathall.games.tcg.decks import SAMPLES, SHELF, sample_decks
from greathall.games.tcg.made.view import View
from greathall.games.tcg.play.searching import Search
from greathall.games.tcg.play.table import SIDES, UNNAMED, Layer, Table
from greathall.games.tcg.printed import (
    CARDS, KIND, LESSON, LESSON_CARDS, NO_SUBJECT, SUBJECT, SUBJECTS, fits, one_by_one, subject_of,
)

USUAL: Final = 3; LESSONS_USUAL: Final = 26
"""How many copies of a card, and how many lessons, an unknown deck is assumed to have."""
STRANGE: Final = 5
"""An unknown deck is as likely as a sample deck that lacks this many of the cards seen."""
DOUBT: Final = 0.15
"""For a deck otherwise like a sample deck, the chance of each further card that the sample lacks."""


# ── your own cards ───────────────────────────────────────────────────────────
def follow(s: Table, v: View) -> None:
    """Lay your own cards and the open picks; `guess` lays the opponent's."""
    s.hands, s.decks, s.lists = [NO_ROW, NO_ROW], [NO_PILE, NO_PILE], [[], []]
    s.picks = [card for card in v.picks if card is not None]
    if v.me is None:
        return
    s.hands[v.me] = own_hand(v.hand, v.shown, v.me)
    s.decks[v.me] = Pile(sorted((Counter(v.stock) - Counter(v.bottom)).elements()))
    for card in v.bottom:
        s.decks[v.me].put_at_bottom(card, 1 << v.me)
    s.lists[v.me] = v.lists[v.me] or []


# ── the opponent's cards ─────────────────────────────────────────────────────
def guess(s: Table, v: View, rng: Random) -> None:
    """Deal the cards that this viewer can't place into hands and decks at random.

    A spectator can place those of neither side."""
    for side in SIDES:
        if side != v.me:
            deal(s, v, side, rng)


def deal(s: Table, v: View, side: int, rng: Random) -> None:
    placed = known_cards(v, side)
    lists, weights = belief_about(v, side, placed)
    whole = lists[0] if len(lists) == 1 else rng.choices(lists, weights)[0]
    pool = list((Counter(whole) - Counter(placed)).elements())
    rng.shuffle(pool)
    hidden = v.sizes[side] - len(v.known[side])
    del pool[v.decks[side] - len(v.under[side]) + hidden:]
    found = take_searched(v, side, pool, rng)
    drawn, bag = pool[:hidden], [*pool[hidden:], *found]
    eyes = EVERYBODY if v.me is None else 1 << side | 1 << v.me
    s.hands[side] = Row([*v.known[side], *drawn], [eyes] * len(v.known[side]) + [1 << side] * len(drawn))
    s.decks[side] = build_deck(bag, v.layers[side], side, rng)
    if found:
        s.picks = sorted(found)
    elif None in v.picks and v.agenda[-1].seat == side:
        fitting = [card for card in v.heaps[side] if fits(card, v.agenda[-1].what)]
        s.picks = rng.sample(fitting, len(v.picks))
    s.lists[side] = [*v.board[side][:1], *sorted([*placed, *pool, *found])]


def known_cards(v: View, side: int) -> list[int]:
    """Return a side's cards whose place this viewer knows, even under the deck, without the starting character."""
    adventure = [v.adventure[side]] if v.adventure[side] else []
    return [*v.known[side], *v.heaps[side], *v.board[side][1:], *one_by_one(v.lessons[side]), *adventure,
            *v.limbo[side], *v.under[side]]


def build_deck(bag: list[int], layers: list[Layer], side: int, rng: Random) -> Pile:
    """TC-R5.9: return a deck over its layers, each in an order of its own; unnamed cards come from the bag."""
    rng.shuffle(bag)
    rows = [[card if card != UNNAMED else bag.pop() for card in layer] for layer in layers]
    deck = Pile(sorted(bag))
    for row in rows:
        for card in rng.sample(row, len(row)):
            deck.put_at_bottom(card, 1 << side)
    return deck


def take_searched(v: View, side: int, pool: list[int], rng: Random) -> list[int]:
    """Take the opponent's unseen picks from the deck out of the pool.

    If too little of the pool fits, the belief about the deck was wrong, and any card that fits is taken instead."""
    count = v.picks.count(None)
    step = v.agenda[-1] if count else None
    if not isinstance(step, Search) or step.seat != side:
        return []
    found = [card for card in pool if fits(card, step.what)][:count]
    for card in found:
        pool.remove(card)
    fitting = [card for card in CARDS if fits(card, step.what)]
    while len(found) < count:
        found.append(rng.choice(fitting))
        pool.pop()
    return found


# ── the opponent's list ──────────────────────────────────────────────────────
Belief = tuple[list[list[int]], list[float]]
"""Complete lists without the character, and how likely each is."""


def belief_about(v: View, side: int, placed: list[int]) -> Belief:
    """Return a side's list if it is open, or else what it may be, judging by the cards seen."""
    brought = v.lists[side]
    if brought is not None:
        return [brought[1:]], [1.0]
    if not v.board[side]:
        return [[]], [1.0]
    unseen = v.sizes[side] - len(v.known[side]) + v.decks[side] - len(v.under[side])
    return likely(sample_decks(v.options["house_decks"]), v.board[side][0], tuple(placed), unseen)


@lru_cache(64)  # worlds of one view ask the same question thousands of times
def likely(names: tuple[str, ...], character: int, placed: tuple[int, ...], unseen: int) -> Belief:
    """Return the sample decks, likelier with each seen card they contain, and an unknown deck."""
    shown, decks = Counter(placed), [SHELF[name] for name in names]
    odd = [(shown - Counter(deck.cards)).total() + 4 * (deck.character != character) for deck in decks] + [STRANGE]
    lists = [*(list(deck.cards) for deck in decks), strange(shown, len(placed) + unseen)]
    return lists, [DOUBT ** (many - min(odd)) for many in odd]


def strange(shown: Counter[int], size: int) -> list[int]:
    """Return a possible unknown list: more of the cards seen, lessons of their subjects, and common companions."""
    found = {SUBJECT[card] if KIND[card] != LESSON else subject_of(card) for card in shown} - {NO_SUBJECT}
    subjects = tuple(sorted(found)) or tuple(range(len(SUBJECTS)))
    cards = Counter({card: max(count, USUAL) for card, count in shown.items() if KIND[card] != LESSON})
    lessons = Counter({card: count for card, count in shown.items() if KIND[card] == LESSON})
    for turn in range(LESSONS_USUAL - lessons.total()):
        lessons[LESSON_CARDS[subjects[turn % len(subjects)]]] += 1
    others = [card for card in popular(subjects) if card not in cards for _ in range(USUAL)]
    return [*lessons.elements(), *cards.elements(), *others, *LESSON_CARDS[:1] * size][:size]


@cache
def popular(subjects: tuple[int, ...]) -> list[int]:
    """Return the sample decks' cards that need one of these subjects, the most common first."""
    counts = Counter(card for name in SAMPLES for card in SHELF[name].cards if SUBJECT[card] in subjects)
    return [card for card, _ in counts.most_common()]
