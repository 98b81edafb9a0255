"""A Diagon Alley table as people describe it: who stands where, with which coins, items and cards.

One question is pending."""

from functools import partial
from typing import Any

from greathall.core.words import Step
from greathall.core.zones import EVERYBODY
from greathall.games.diagon_alley import GAME
from greathall.games.diagon_alley.board import (
    BUILDINGS, CARDS, COINS, ITEMS, OUR_EDITION, OURS, board_of, is_havoc,
)
from greathall.games.diagon_alley.edition import as_file
from greathall.games.diagon_alley.model import (
    Close, Coloured, Drawn, Drop, Enter, Go, Pick, Roll, Rolled, Threw, Through,
)
from greathall.games.diagon_alley.play.table import NOWHERE, Table
from greathall.games.diagon_alley.play.turn import Turn, TurnEnds
from tests import table
from tests.table import ANN, BOB, CAT, DAN, EVE, FAY, do

CARD = {name: number for number, name in enumerate(CARDS)}
ITEM = {name: number for number, name in enumerate(ITEMS)}
COIN = {name: number for number, name in enumerate(COINS)}
CALLED = {"inn": "leaky_cauldron", "bank": "gringotts", "wands": "ollivanders", "robes": "robe_shop",
          "books": "bookshop", "owls": "owl_emporium", "potions": "apothecary", "cauldrons": "cauldron_shop"}
SHOP = {name: BUILDINGS.index(building) for name, building in CALLED.items()}
BOARD = board_of(OURS)
EVERYTHING = " ".join(ITEMS)
OTHERS = (BOB, CAT, DAN, EVE, FAY)


# ── places by name ───────────────────────────────────────────────────────────
def street(number: int) -> int:
    """A space of Diagon Alley as our data counts it, from 1 to 40."""
    return (number - 1) % BOARD.diagon


def alley(number: int) -> int:
    """A space of Knockturn Alley, from 1 to 38."""
    assert 1 <= number <= BOARD.knockturn
    return BOARD.diagon + number - 1


def inside(shop: str) -> int:
    return BOARD.inside + SHOP[shop]


def swapped(track: str, one: int, two: int) -> str:
    """An edition: our board, but two spaces of this alley, counted from 1, have changed places."""
    spaces = list(OUR_EDITION[track])
    spaces[one - 1], spaces[two - 1] = spaces[two - 1], spaces[one - 1]
    return as_file({track: spaces})


def door(shop: str) -> int:
    return BOARD.door_of[SHOP[shop]]


# ── the table ────────────────────────────────────────────────────────────────
def scene(step: Step | None = None, *, seats: int = 3, turn: int = ANN, at: dict[int, int] | None = None,
          coins: dict[int, tuple[int, int, int]] | None = None, trunk: dict[int, str] | None = None,
          hands: dict[int, str] | None = None, sign: str = "", missed: dict[int, int] | None = None,
          **options: Any) -> Table:
    """A table that waits for one step in the middle of `turn`'s turn; without a step the turn is about to be played.

    `at` are places (`street(7)`, `alley(3)`, `inside("robes")`), everybody else is in the inn; `coins`, `trunk` (items
    by name) and `hands` (spells by name) are by seat, and come out of the bank, the shops and the pile; who is not
    named has two of each coin and no spell. The rest of the cards lies in no order."""
    if seats == 2:
        options = {"two_players": True, **options}
    s: Table = GAME.setup(seats, GAME.resolve_options(seats, options), {}, {})
    s.clear()
    s.turn = s.starter = turn
    s.round = 1
    if not s.younger:
        s.pile.bag = list(s.board.deck)
    for seat, place in (at or {}).items():
        s.at[seat] = place
    for seat, purse in (coins or {}).items():
        for coin, count in enumerate(purse):
            s.bank[coin] += s.coins[seat][coin] - count
            s.coins[seat][coin] = count
    for seat, names in (trunk or {}).items():
        for name in names.split():
            s.trunk[seat] |= 1 << ITEM[name]
            s.stock[ITEM[name]] -= 1
    for seat, names in (hands or {}).items():
        for name in names.split():
            s.pile.bag.remove(CARD[name])
            s.hands[seat].put(len(s.hands[seat]), CARD[name], 1 << seat)
    for seat, turns in (missed or {}).items():
        s.missed[seat] = turns
    s.sign = SHOP[sign] if sign else NOWHERE
    s.then(TurnEnds(turn))
    s.then(step if step else Turn(turn, False))
    s.log = []
    return s


def stack(s: Table, *cards: str) -> None:
    """Let these cards come next, in this order, then the rest; everyone has seen them go under the pile."""
    coming = [CARD[name] for name in cards]
    for card in coming:
        s.pile.bag.remove(card)
    for card in [*coming, *sorted(s.pile.bag)]:
        s.pile.put_at_bottom(card, EVERYBODY)
    s.pile.bag = []


def moved(place: int, one: int, two: int, others: tuple[int, ...] = (), **facts: Any) -> Table:
    """Return a table on which Ann has rolled this; the others stand where they are put, in the order of their seats."""
    hats = dict(zip(OTHERS, others, strict=False))
    s = scene(seats=max(3, len(others) + 1), at={ANN: place} | hats, **facts)
    roll(s, one, two)
    return s


# ── what is said and seen ────────────────────────────────────────────────────
aside = partial(table.aside, GAME)
asides = partial(table.asides, GAME)
refused = partial(table.refused, GAME)


def rolled(one: int, two: int) -> Rolled:
    """A 1 is a cauldron."""
    return Rolled(one, two)


def roll(s: Table, one: int, two: int) -> None:
    """Let the asked player roll these."""
    do(s, Roll(), rolled(one, two))


def through(number: int) -> Through:
    """A gate as our data counts them, from 1; the fifth is the Exit Gate."""
    return Through(number - 1)


def threw(die: int) -> Threw:
    return Threw(die)


def enter(shop: str) -> Enter:
    return Enter(SHOP[shop])


def go(shop: str) -> Go:
    return Go(SHOP[shop])


def close(shop: str) -> Close:
    return Close(SHOP[shop])


def pick(card: str) -> Pick:
    return Pick(CARD[card])


def drop(card: str) -> Drop:
    return Drop(CARD[card])


def drawn(s: Table, card: str) -> None:
    """Let this be the card that is drawn."""
    do(s, Coloured(is_havoc(CARD[card])), Drawn(CARD[card]))


def hand(s: Table, seat: int) -> list[str]:
    return sorted(CARDS[card] for card in s.hands[seat].cards)


def under(s: Table) -> list[str]:
    """Return what went under the pile, in order."""
    return [CARDS[card] for card in s.pile.bottoms.cards]


def items(s: Table, seat: int) -> list[str]:
    return [name for name, item in ITEM.items() if s.trunk[seat] >> item & 1]


def purse(s: Table, seat: int) -> tuple[int, ...]:
    """Galleons, Sickles, Knuts."""
    return tuple(s.coins[seat])


def done(s: Table, seat: int) -> bool:
    """The seat has rolled, and everything that came of it is settled; it may still buy and play cards."""
    return bool(s.agenda[-1] == Turn(seat, True))
