"""Hagrid's challenge: how many turns it is to the trapdoor, by where one stands, what one holds and where the dog is.

Hands are reckoned as if nobody needed more than two cards of a kind, and cards to come as equally likely. Both are
nearly so, and make the reckoning small enough to be done once and looked up ever after.
"""

from functools import cache
from itertools import product
from math import exp
from operator import itemgetter
from random import Random

from greathall.core.mind import Reason
from greathall.core.words import Action
from greathall.games.sorcerers_stone.board import NOTES, TRAPDOOR
from greathall.games.sorcerers_stone.model import Play
from greathall.games.sorcerers_stone.play.hagrid import MustPlay, NoteTurn, has_song, passes
from greathall.games.sorcerers_stone.play.table import NOWHERE, Table

QUESTIONS = (NoteTurn, MustPlay)
MOST = 2
"""Of a kind, as far as a plan looks."""
HANDS = sorted(product(range(MOST + 1), repeat=len(NOTES)), key=sum, reverse=True)
"""Cards of each kind, the fullest hands first: who stays has more."""
INDEX = {hand: number for number, hand in enumerate(HANDS)}
FEAR = 1 / 12
"""The chance that a token is the dog, half way through the tokens, when it is not known which are left."""
NEVER = 1e9
KEEN = 0.75
"""How much a turn less to go adds to the logit of winning, from games of medium bots."""

Road = list[list[float]]
"""By space and hand, the turns it takes to the trapdoor."""


# ── turns to go ──────────────────────────────────────────────────────────────
def clipped(hand: list[int]) -> tuple[int, ...]:
    return tuple(min(hand.count(note), MOST) for note in NOTES)


def without(hand: tuple[int, ...], note: int) -> tuple[int, ...]:
    return tuple(count - (note == kind) for kind, count in zip(NOTES, hand, strict=True))


def sung(hand: tuple[int, ...]) -> tuple[int, ...] | None:
    """What is left after a song; None: there is none."""
    return tuple(count - 1 for count in hand) if all(hand) else None


@cache
def road(dog: int, exact: bool) -> Road:
    """To the trapdoor with the dog awake on that space; 0: nobody knows where; past the trapdoor: the way is clear."""
    table = [[NEVER] * len(HANDS) for _ in range(TRAPDOOR)]
    for space in reversed(range(TRAPDOOR)):
        for number, hand in enumerate(HANDS):
            table[space][number] = lasting(table, dog, exact, space, hand)
    return table


def lasting(table: Road, dog: int, exact: bool, space: int, hand: tuple[int, ...]) -> float:
    """A turn, and what the best answer to each card leaves; where the hand is as full as can be, staying changes
    nothing and is as bad as the whole."""
    going, staying = [], []
    for note in NOTES:
        more = tuple(min(count + (note == kind), MOST) for kind, count in zip(NOTES, hand, strict=True))
        going.append(min((after(table, dog, exact, space + card, without(more, card), space)
                          for card in NOTES if more[card - 1]), default=NEVER))
        staying.append(table[space][INDEX[more]])
    turns = NEVER
    for _ in range(40):  # only full hands come back to themselves, and soon settle
        last, turns = turns, 1 + sum(min(go, turns if stay == NEVER else stay)
                                     for go, stay in zip(going, staying, strict=True)) / len(NOTES)
        if last - turns < 0.001:
            break
    return turns


def after(table: Road, dog: int, exact: bool, space: int, hand: tuple[int, ...], start: int) -> float:
    """Turns to go once a card has led from `start` to this space."""
    if space >= TRAPDOOR:
        return NEVER if exact and space > TRAPDOOR else 0.0 if not start < dog < TRAPDOOR or sung(hand) else NEVER
    if start < dog <= space:
        rest = sung(hand)
        return NEVER if rest is None else road(TRAPDOOR + 1, exact)[space][INDEX[rest]]
    calm = table[space][INDEX[hand]]
    return calm if dog else (1 - FEAR) * calm + FEAR * met(exact, space, hand)


def met(exact: bool, space: int, hand: tuple[int, ...]) -> float:
    """Turns to go for who finds the dog here."""
    rest = sung(hand)
    return road(space, exact)[0][INDEX[hand]] if rest is None else road(TRAPDOOR + 1, exact)[space][INDEX[rest]]


def dog_for(s: Table, space: int) -> int:
    """Where the dog is for who stands here: behind one's back he is as good as gone."""
    return 0 if s.fluffy == NOWHERE else s.fluffy if space < s.fluffy else TRAPDOOR + 1


def turns(s: Table, seat: int) -> float:
    """Own turns that this seat needs from its next one on."""
    space = s.pos[seat]
    return road(dog_for(s, space), s.exact)[space][INDEX[clipped(s.notes[seat])]]


# ── choosing ─────────────────────────────────────────────────────────────────
def scored(s: Table) -> list[tuple[float, Action]]:
    """Fewer turns to go are better."""
    seat = s.agenda[-1].seat
    return [(-left(s, seat, a), a) for a in s.agenda[-1].options(s)]


def left(s: Table, seat: int, a: Action) -> float:
    if not isinstance(a, Play):
        return turns(s, seat)
    hand = s.notes[seat].copy()
    hand.remove(a.notes)
    space = s.pos[seat] + a.notes
    if passes(s, seat, a.notes):
        for note in NOTES:
            hand.remove(note)
    if space >= TRAPDOOR:
        return 0.0
    held, calm = clipped(hand), road(dog_for(s, space), s.exact)[space]
    if space == s.fluffy and s.singer == NOWHERE:
        return met(s.exact, space, held)
    if s.fluffy == NOWHERE and s.dark >> space & 1:
        risk = 1 / s.dark.bit_count()
        return risk * met(s.exact, space, held) + (1 - risk) * calm[INDEX[held]]
    return calm[INDEX[held]]


def move(s: Table, _rng: Random) -> Action:
    return max(scored(s), key=itemgetter(0))[1]


def chances(s: Table, _eyes: int) -> list[float]:
    """A race: by turns to go, and by whose turn comes first."""
    odds = [0.0] * s.seats
    for seat in s.living():
        odds[seat] = exp(-KEEN * (turns(s, seat) + (seat - s.turn - 1) % s.seats / s.seats))
    whole = sum(odds)
    return [x / whole for x in odds]


# ── reasons ──────────────────────────────────────────────────────────────────
def public(s: Table, a: Action) -> Reason:
    seat = s.agenda[-1].seat
    awake = s.fluffy != NOWHERE and s.singer == NOWHERE and s.pos[seat] < s.fluffy
    if not isinstance(a, Play):
        return Reason("why-gathers" if awake else "why-waits")
    space = s.pos[seat] + a.notes
    if space >= TRAPDOOR:
        return Reason("why-trapdoor")
    if passes(s, seat, a.notes) or (awake and space == s.fluffy):
        return Reason("why-dog")
    if s.fluffy != NOWHERE and s.pos[seat] < s.fluffy <= space:
        return Reason("why-sleeps")
    if s.fluffy == NOWHERE and not s.dark >> space & 1:
        return Reason("why-bare")
    return Reason("why-strides", {"left": TRAPDOOR - space})


def private(s: Table, a: Action) -> tuple[Reason, ...]:
    seat = s.agenda[-1].seat
    hand = s.notes[seat]
    missing = [note for note in NOTES if note not in hand]
    told = [Reason("why-turns", {"turns": round(left(s, seat, a))})]
    if s.fluffy == NOWHERE or s.pos[seat] < s.fluffy:
        told.append(Reason("why-song") if has_song(hand) else Reason("why-no-song", {"count": len(missing)}))
    return tuple(told)
