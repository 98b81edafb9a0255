"""Who knows what: hands and decks are secret, piles are open; the other's list is guessed from what was seen of it."""

from collections import Counter
from collections.abc import Callable
from functools import cache
from random import Random

from greathall.core.zones import EVERYBODY, Pile, Row, sees
from greathall.games.tcg.decks import SAMPLES, SHELF, STARTERS, offered
from greathall.games.tcg.model import View
from greathall.games.tcg.play.searching import Search
from greathall.games.tcg.play.start import blank
from greathall.games.tcg.play.table import SIDES, UNNAMED, Layer, Table
from greathall.games.tcg.printed import (
    CARDS, KIND, LESSON, LESSON_CARDS, NO_SUBJECT, SUBJECT, SUBJECTS, fits, one_by_one, subject_of,
)

USUAL, LESSONS_USUAL = 3, 26
"""Copies of a card in a deck of which nothing else is known, and lessons."""
STRANGE = 5
"""As likely as such a deck is a sample deck that lacks so many of the cards seen."""
DOUBT = 0.15
"""How likely it is held that one card more which a sample deck lacks is in a deck that is otherwise like it."""


# ── what a seat sees ─────────────────────────────────────────────────────────
def view(s: Table, me: int | None) -> View:
    """TC-10.1, TC-R5.8, TC-R5.9: piles and counts are open; the order under a deck is its owner's."""
    mine = None if me is None else s.decks[me]
    unseen = bool(s.agenda) and s.agenda[-1].secret and s.agenda[-1].seat != me
    return View(
        me, s.options, s.starter, s.turn, s.turns, s.actions, s.struck,
        [] if me is None else sorted(s.hands[me].cards), [] if me is None else seen_of(s.hands[me], 1 - me),
        [seen_of(hand, me) for hand in s.hands], [len(hand) for hand in s.hands], [len(deck) for deck in s.decks],
        sorted([*mine.bag, *mine.bottoms.cards]) if mine else [], [named(u) for u in s.under], [u[:] for u in s.under],
        mine.bottoms.cards[:] if mine else [], [h[:] for h in s.heaps], [n[:] for n in s.lessons],
        [s.power(side) for side in SIDES], [b[:] for b in s.board], [h[:] for h in s.hurt], [u[:] for u in s.used],
        [h[:] for h in s.stilled], s.adventure[:], s.skipped[:], s.shields[:], s.banned[:], s.snuffled[:], s.opened[:],
        s.played[:], s.lesson_actions, [c[:] for c in s.limbo],
        [None] * len(s.picks) if unseen else [*s.picks],
        [s.lists[side][:] if side == me or listed(s.options) else None for side in SIDES], s.agenda[:])


def named(layers: list[Layer]) -> list[int]:
    """The cards under a deck that all know, layer by layer."""
    return [card for layer in layers for card in layer if card != UNNAMED]


def seen_of(hand: Row, seat: int | None) -> list[int]:
    return sorted(card for card, known in zip(hand.cards, hand.known, strict=True) if sees(known, seat))


def listed(options: dict[str, object]) -> bool:
    """TC-R1.8: the starter decks are in the rulebook for all to read; of others a table may agree to show the lists."""
    return options["format"] == "basic" or bool(options["open_lists"])


# ── what might lie where that seat can't see ─────────────────────────────────
def worlds(v: View) -> Callable[[Random], Table]:
    """Tables this viewer can't tell from the true one. The own cards are sure; the other's list, where it is hidden, is
    taken to be like one of the sample decks, the likelier the more of what was seen is in it."""
    beliefs = [None if side == v.me else believed(v, side) for side in SIDES]
    return lambda rng: imagine(v, beliefs, rng)


Belief = tuple[list[list[int]], list[float]]
"""Whole lists without the character, and how likely each is."""


def believed(v: View, side: int) -> Belief:
    brought = v.lists[side]
    if brought is not None:
        return [brought[1:]], [1.0]
    if not v.board[side]:
        return [[]], [1.0]
    shown = Counter(seen(v, side))
    names = STARTERS if v.options["format"] == "basic" else offered(bool(v.options["house_decks"]))
    decks = [SHELF[name] for name in names]
    odd = [(shown - Counter(deck.cards)).total() + 4 * (deck.character != v.board[side][0]) for deck in decks]
    lists = [list(deck.cards) for deck in decks]
    if v.options["format"] != "basic":
        unseen = v.sizes[side] - len(v.known[side]) + v.decks[side] - len(v.under[side])
        lists.append(strange(shown, shown.total() + unseen))
        odd.append(STRANGE)
    return lists, [DOUBT ** (many - min(odd)) for many in odd]


def strange(shown: Counter[int], size: int) -> list[int]:
    """A list that nobody knows, as it might be: more of what was seen, lessons of its subjects, and what other decks
    have for these."""
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
    """What the sample decks have that needs one of these subjects, the most common first."""
    counts = Counter(card for name in SAMPLES for card in SHELF[name].cards if SUBJECT[card] in subjects)
    return [card for card, _ in counts.most_common()]


def seen(v: View, side: int) -> list[int]:
    """All cards of a side that lie where this viewer knows them, under the deck too; not the starting character."""
    adventure = [v.adventure[side]] if v.adventure[side] else []
    return [*v.known[side], *v.heaps[side], *v.board[side][1:], *one_by_one(v.lessons[side]), *adventure,
            *v.limbo[side], *v.under[side]]


def imagine(v: View, beliefs: list[Belief | None], rng: Random) -> Table:
    s = blank(v.options)
    s.agenda, s.log = v.agenda[:], None
    s.starter, s.turn, s.turns, s.actions, s.struck = v.starter, v.turn, v.turns, v.actions, v.struck
    s.under, s.heaps, s.lessons = [u[:] for u in v.layers], [h[:] for h in v.heaps], [n[:] for n in v.lessons]
    s.board, s.hurt, s.used = [b[:] for b in v.board], [h[:] for h in v.hurt], [u[:] for u in v.used]
    s.stilled, s.adventure, s.skipped = [h[:] for h in v.stilled], v.adventure[:], v.skipped[:]
    s.shields, s.banned, s.snuffled, s.opened = v.shields[:], v.banned[:], v.snuffled[:], v.opened[:]
    s.played, s.lesson_actions, s.limbo = v.played[:], v.lesson_actions, [c[:] for c in v.limbo]
    s.picks = [c for c in v.picks if c is not None]
    for side in SIDES:
        belief = beliefs[side]
        if belief is None:
            own_cards(s, v, side)
        else:
            deal(s, v, side, belief, rng)
    return s


def own_cards(s: Table, v: View, side: int) -> None:
    hidden = sorted((Counter(v.hand) - Counter(v.shown)).elements())
    s.hands[side] = Row([*v.shown, *hidden], [EVERYBODY] * len(v.shown) + [1 << side] * len(hidden))
    left = Counter(v.stock) - Counter(v.bottom)
    s.decks[side] = Pile(sorted(left.elements()))
    for card in v.bottom:
        s.decks[side].put_at_bottom(card, 1 << side)
    brought = v.lists[side]
    assert brought is not None
    s.lists[side] = brought[:]


def deal(s: Table, v: View, side: int, belief: Belief, rng: Random) -> None:
    """The cards of a side that this viewer can't place, into hand and deck at random."""
    lists, weights = belief
    whole = lists[0] if len(lists) == 1 else rng.choices(lists, weights)[0]
    placed = seen(v, side)
    pool = list((Counter(whole) - Counter(placed)).elements())
    rng.shuffle(pool)
    hidden = v.sizes[side] - len(v.known[side])
    del pool[v.decks[side] - len(v.under[side]) + hidden:]
    found = searched(v, side, pool, rng)
    drawn, bag = pool[:hidden], [*pool[hidden:], *found]
    eyes = EVERYBODY if v.me is None else 1 << side | 1 << v.me
    s.hands[side] = Row([*v.known[side], *drawn], [eyes] * len(v.known[side]) + [1 << side] * len(drawn))
    s.decks[side] = buried(bag, v.layers[side], side, rng)
    if found:
        s.picks = sorted(found)
    elif None in v.picks and v.agenda[-1].seat == side:
        fitting = [card for card in v.heaps[side] if fits(card, v.agenda[-1].what)]
        s.picks = rng.sample(fitting, len(v.picks))
    s.lists[side] = [*v.board[side][:1], *sorted([*placed, *pool, *found])]


def buried(bag: list[int], layers: list[Layer], side: int, rng: Random) -> Pile:
    """TC-R5.9: a deck over its layers, each in an order of its own; what is not named there comes out of the bag."""
    rng.shuffle(bag)
    rows = [[card if card != UNNAMED else bag.pop() for card in layer] for layer in layers]
    deck = Pile(sorted(bag))
    for row in rows:
        for card in rng.sample(row, len(row)):
            deck.put_at_bottom(card, 1 << side)
    return deck


def searched(v: View, side: int, pool: list[int], rng: Random) -> list[int]:
    """What the other has picked so far from the deck, unseen: taken out of the pool. Where what is believed of the deck
    has too little that fits, it was believed wrongly."""
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
