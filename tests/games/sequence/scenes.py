"""A Sequence table as people describe it: counters on named spaces, hands as card codes, and one open question."""

from functools import partial

from greathall.core.engine import apply
from greathall.core.words import CHANCE, Step
from greathall.games.sequence import GAME
from greathall.games.sequence.board import (
    BY_ENDS, CARD, COUNTER, DECK, HAND, KINDS, LINE, SPACES, card_name, space_name,
)
from greathall.games.sequence.model import Discard, Drawn, Exchange, Lock, Place, Remove
from greathall.games.sequence.play.lines import finish
from greathall.games.sequence.play.table import Table
from greathall.games.sequence.play.turn import Turn
from tests import table
from tests.table import ANN

GOLD, ONYX, SILVER = range(3)
CARDS = {card_name(card): card for card in range(KINDS)}
NAMED = {space_name(space): space for space in range(SPACES)}


# ── names ────────────────────────────────────────────────────────────────────
def space(name: str) -> int:
    return NAMED[name]


def spaces(names: str) -> list[int]:
    """`c4 d4` are two spaces; `c4-g4` is the straight line from one to the other."""
    found = []
    for name in names.split():
        first, last = (space(end) for end in (name.split("-") * 2)[:2])
        down, across = last // 10 - first // 10, last % 10 - first % 10
        far = max(abs(down), abs(across))
        assert {abs(down), abs(across)} <= {0, far}, f"{name} is not straight"
        step = (down * 10 + across) // far if far else 0
        found += [first + i * step for i in range(far + 1)]
    return found


def cards(codes: str) -> tuple[int, ...]:
    return tuple(sorted(CARDS[code] for code in codes.split()))


def place(card: str, where: str) -> Place:
    return Place(CARDS[card], space(where))


def remove(card: str, where: str) -> Remove:
    return Remove(CARDS[card], space(where))


def exchange(card: str) -> Exchange:
    return Exchange(CARDS[card])


def lay_down(card: str) -> Discard:
    return Discard(CARDS[card])


def lock(five: str) -> Lock:
    """`c4-g4`, from either end."""
    first, last = (space(end) for end in five.split("-"))
    return Lock(first, last) if (first, last) in BY_ENDS else Lock(last, first)


def drawn(card: str) -> Drawn:
    return Drawn(CARDS[card])


# ── the table ────────────────────────────────────────────────────────────────
def scene(step: Step | None = None, *, seats: int = 2, turn: int = ANN, hands: dict[int, str] | None = None,
          counters: dict[int, str] | None = None, made: dict[int, str] | None = None, pile: str | None = None,
          **options: int | str | bool) -> Table:
    """Return an opening table that waits for one step, a turn if none is named.

    `hands` and `counters` are given by seat and by team; `made` lays a team's finished sequences. Hands not given are
    full and without Jacks. With `pile` the draw pile is exactly that; all other cards are on the last seat's discard
    pile."""
    s: Table = GAME.setup(seats, GAME.resolve_options(seats, options), {}, {})
    for team, names in (made or {}).items():
        for five in names.split():
            lay(s, team, [at for at in spaces(five) if s.free >> at & 1])
            finish(s, team, BY_ENDS[lock(five).start, lock(five).end])
    for team, names in (counters or {}).items():
        lay(s, team, spaces(names))
    s.dealer, s.turn = (turn - 1) % seats, turn
    give(s, {seat: cards(codes) for seat, codes in (hands or {}).items()}, None if pile is None else cards(pile))
    s.clear()
    s.then(step or Turn(turn))
    s.log = []
    return s


def lay(s: Table, team: int, places: list[int]) -> None:
    """Place counters from the stock, without asking whether they make a sequence."""
    for at in places:
        assert s.free >> at & 1, f"{space_name(at)} is not open"
        s.own[team] |= 1 << at
        s.free ^= 1 << at
        s.stock[team] -= 1
        s.lines += COUNTER[team][at]


def give(s: Table, hands: dict[int, tuple[int, ...]], pile: tuple[int, ...] | None) -> None:
    """Give every one of the 104 cards a place."""
    left = DECK[:]
    for card in [*(pile or ()), *(card for hand in hands.values() for card in hand)]:
        left.remove(card)
    for seat in range(s.seats):
        s.hands[seat] = list(hands[seat]) if seat in hands else [dull(left) for _ in range(HAND[s.seats])]
    s.pile = left if pile is None else sorted(pile)
    s.piles[-1] = () if pile is None else tuple(left)


def dull(left: list[int]) -> int:
    """Return a card that is no Jack and whose twin stays behind, so that a test may still have it drawn."""
    card = next(card for card in left if card % 13 != CARD["Jg"] and left.count(card) == 2)
    left.remove(card)
    return card


# ── what is said and seen ────────────────────────────────────────────────────
aside = partial(table.aside, GAME)
asides = partial(table.asides, GAME)
refused = partial(table.refused, GAME)


def draw_anything(s: Table) -> None:
    """Draw any card, where it doesn't matter which."""
    while s.agenda and s.agenda[-1].seat == CHANCE:
        apply(s, s.agenda[-1].legal(s)[0])


def made(s: Table) -> list[tuple[int, set[int]]]:
    """Return the finished sequences: whose they are, and their five spaces."""
    return [(team, set(LINE[line])) for team, line in s.made]


def holds(s: Table, team: int, names: str) -> bool:
    return all(s.own[team] >> at & 1 for at in spaces(names))


def locked(s: Table, names: str) -> bool:
    return all(s.locked >> at & 1 for at in spaces(names))
