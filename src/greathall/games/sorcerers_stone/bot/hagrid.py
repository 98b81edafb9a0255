"""Hagrid's challenge: how many turns to the trapdoor, by space, hand and where the dog is.

Hands are counted as if nobody needed more than two cards of a kind, and cards to come as equally likely. Both are
nearly true, and make the tables small enough to compute once and look up."""

from functools import cache
from itertools import product
from operator import itemgetter
from random import Random
from typing import ClassVar, Final

from greathall.core.mind import Reason
from greathall.core.words import Action
from greathall.games.sorcerers_stone.board import NOTES, NOWHERE, TRAPDOOR
from greathall.games.sorcerers_stone.bot.odds import shares, weigh_seats
from greathall.games.sorcerers_stone.bot.part import Part
from greathall.games.sorcerers_stone.model import Play
from greathall.games.sorcerers_stone.play.hagrid import MustPlay, NoteTurn, has_song, passes
from greathall.games.sorcerers_stone.play.table import Table

MOST: Final = 2
"""Cards of a kind that a plan looks at."""
HANDS: Final = sorted(product(range(MOST + 1), repeat=len(NOTES)), key=sum, reverse=True)
"""Cards of each kind, the fullest hands first, because staying adds a card.

A hand is its number in this list."""
INDEX: Final = {hand: number for number, hand in enumerate(HANDS)}
NONE: Final = -1
FEAR: Final = 1 / 12
"""The chance that a token is the dog, halfway through the tokens, when it is unknown which are left."""
CLEAR: Final = TRAPDOOR + 1
"""The dog's place once he is no longer in the way."""
NEVER: Final = 1e9

Road = list[list[float]]
"""Turns to the trapdoor, by space and hand."""


def change_hand(hand: tuple[int, ...], note: int, by: int) -> int:
    """Return the hand with one card more or less, as far as a plan looks, or NONE if it has no such card."""
    cards = tuple(min(count + by * (note == kind), MOST) for kind, count in zip(NOTES, hand, strict=True))
    return INDEX.get(cards, NONE)


MORE: Final = [[change_hand(hand, note, 1) for note in NOTES] for hand in HANDS]
LESS: Final = [[change_hand(hand, note, -1) for note in NOTES] for hand in HANDS]
SUNG: Final = [INDEX.get(tuple(count - 1 for count in hand), NONE) for hand in HANDS]
"""By hand, the hand left after a song."""


# ── turns to go ──────────────────────────────────────────────────────────────
def held(cards: list[int]) -> int:
    return INDEX[tuple(min(cards.count(note), MOST) for note in NOTES)]


@cache
def road(dog: int, exact: bool) -> Road:
    """Return the turns to the trapdoor with the dog awake on that space; 0 means nobody knows where he is."""
    table = [[NEVER] * len(HANDS) for _ in range(TRAPDOOR)]
    for space in reversed(range(TRAPDOOR)):
        for hand in range(len(HANDS)):
            table[space][hand] = lasting(table, dog, exact, space, hand)
    return table


def lasting(table: Road, dog: int, exact: bool, space: int, hand: int) -> float:
    """Return one turn and what the best answer to each card leaves.

    With a full hand, staying changes nothing and costs as much as the whole."""
    going, staying = [], []
    for more in MORE[hand]:
        going.append(min(after(table, dog, exact, space, card) for card in enumerate(LESS[more], 1) if card[1] >= 0))
        staying.append(table[space][more])
    turns = 0.0
    for _ in range(60):  # only full hands lead back to themselves, and they soon converge
        last, turns = turns, 1 + sum((min(go, turns if stay == NEVER else stay)
                                      for go, stay in zip(going, staying, strict=True)), 0.0) / len(NOTES)
        if turns - last < 0.001:
            break
    return turns


def after(table: Road, dog: int, exact: bool, start: int, card: tuple[int, int]) -> float:
    """Return the turns to go once a card has been played from `start`.

    `card` is its notes and the hand that is left."""
    space, hand = start + card[0], card[1]
    if start < dog <= space and dog < TRAPDOOR:
        hand = SUNG[hand]
        if hand == NONE:
            return NEVER
        table = road(CLEAR, exact)
    if space >= TRAPDOOR:
        return NEVER if exact and space > TRAPDOOR else 0.0
    calm = table[space][hand]
    return calm if dog else (1 - FEAR) * calm + FEAR * turns_from_dog(exact, space, hand)


def turns_from_dog(exact: bool, space: int, hand: int) -> float:
    """Return the turns to go if you find the dog here."""
    rest = SUNG[hand]
    return road(space, exact)[0][hand] if rest == NONE else road(CLEAR, exact)[space][rest]


def dog_for(s: Table, space: int) -> int:
    """Return where the dog is, seen from this space; once behind you, he is as good as gone."""
    b = s.hagrid
    return 0 if b.fluffy == NOWHERE else b.fluffy if space < b.fluffy else CLEAR


def turns(s: Table, seat: int) -> float:
    """Return how many turns this seat needs, from its next one on."""
    space = s.hagrid.pos[seat]
    return road(dog_for(s, space), s.exact)[space][held(s.hagrid.notes[seat])]


# ── choosing ─────────────────────────────────────────────────────────────────
def left(s: Table, seat: int, a: Action) -> float:
    b = s.hagrid
    if not isinstance(a, Play):
        return turns(s, seat)
    hand = b.notes[seat].copy()
    hand.remove(a.notes)
    space = b.pos[seat] + a.notes
    if passes(s, seat, a.notes):
        for note in NOTES:
            hand.remove(note)
    if space >= TRAPDOOR:
        return 0.0
    rest = held(hand)
    calm = road(dog_for(s, space), s.exact)[space][rest]
    if space == b.fluffy and b.singer == NOWHERE:
        return turns_from_dog(s.exact, space, rest)
    if b.fluffy == NOWHERE and b.dark >> space & 1:
        risk = 1 / b.dark.bit_count()
        return risk * turns_from_dog(s.exact, space, rest) + (1 - risk) * calm
    return calm


FEATURES: Final = ("turns", "order")
WEIGHTS: Final[tuple[float, ...]] = (-0.656, -0.105)
"""Weights in logits of winning, fitted to games between medium bots (bench/fit_sorcerers_stone.py)."""


def features(s: Table) -> list[list[float]]:
    """Return turns to go and how long until the next one, by seat."""
    return [[turns(s, seat), (seat - s.turn - 1) % s.seats / s.seats] if s.is_playing(seat) else []
            for seat in range(s.seats)]


class HagridPart(Part):
    questions: ClassVar = (NoteTurn, MustPlay)

    def score_all(self, s: Table) -> list[tuple[float, Action]]:
        """Score by turns to go; fewer are better."""
        seat = s.agenda[-1].seat
        return [(-left(s, seat, a), a) for a in s.agenda[-1].legal(s)]

    def move(self, s: Table, rng: Random) -> Action:
        return max(self.score_all(s), key=itemgetter(0))[1]

    def chances(self, s: Table, viewer: int) -> list[float]:
        """Return the chances in a race: by turns to go, and by whose turn comes first."""
        return shares(weigh_seats(WEIGHTS, features(s)))

    def public(self, s: Table, a: Action) -> Reason:
        b = s.hagrid
        seat = s.agenda[-1].seat
        awake = b.fluffy != NOWHERE and b.singer == NOWHERE and b.pos[seat] < b.fluffy
        if not isinstance(a, Play):
            return Reason("why-gathers" if awake else "why-waits")
        space = b.pos[seat] + a.notes
        if space >= TRAPDOOR:
            return Reason("why-trapdoor")
        if passes(s, seat, a.notes) or (awake and space == b.fluffy):
            return Reason("why-dog")
        if b.fluffy != NOWHERE and b.pos[seat] < b.fluffy <= space:
            return Reason("why-sleeps")
        if b.fluffy == NOWHERE and not b.dark >> space & 1:
            return Reason("why-bare")
        return Reason("why-strides", {"left": TRAPDOOR - space})

    def private(self, s: Table, a: Action) -> tuple[Reason, ...]:
        b = s.hagrid
        seat = s.agenda[-1].seat
        if isinstance(a, Play) and b.pos[seat] + a.notes >= TRAPDOOR:
            return ()
        hand = b.notes[seat]
        missing = [note for note in NOTES if note not in hand]
        told = [Reason("why-turns", {"turns": round(left(s, seat, a))})]
        if b.fluffy == NOWHERE or b.pos[seat] < b.fluffy:
            told.append(Reason("why-song") if has_song(hand) else Reason("why-no-song", {"count": len(missing)}))
        return tuple(told)
