"""The Diagon Alley table: what is on it, who stands where, and how the game ends."""

from typing import Annotated, Any, Final

from greathall.core.declare import Agreed, Also, Bits, Deck, Ending, Guessed, Held, Open, Public, Seat, Shared, Told
from greathall.core.state import DECLARED, State
from greathall.core.words import Ask, Step
from greathall.core.zones import Pile, Row
from greathall.games.diagon_alley.board import (
    BANK, INN, ITEM_OF, ITEMS, OUR_BOARD, Board, BoardView, Card, Cards, Coins, Item, MaybeKind, MaybeShop,
    MaybeSpace, Place, Price, Space, board_in,
)
from greathall.games.diagon_alley.model import (
    Boost, Bought, HiddenCard, Landed, PaidOut, Pips, Rounds, Seats, Stock, TurnsMissed, Won,
)

CARDS: Final = Deck(card=Card, count=Cards)
NOWHERE: Final = -1
HIDDEN: Final = -1
"""Stands for a card on its way under the pile that this viewer may not know."""
FULL: Final = (1 << len(ITEMS)) - 1


class Anchor(Step):
    """The bottom of everything that belongs to a turn, so that a turn can end at once."""


class OnTheWay(Ask):
    """A question about a move whose path everyone sees."""

    count: int

    def path(self, s: "Table") -> list[int]:
        """Return the spaces of the move."""
        raise NotImplementedError


# ── what views show ──────────────────────────────────────────────────────────
def where(s: "Table") -> list[tuple[str, MaybeSpace, MaybeKind, MaybeShop]]:
    return [place_in_words(s.board, place) for place in s.at]


def place_in_words(board: Board, place: int) -> tuple[str, int, int, int]:
    if place == NOWHERE:
        return "gone", NOWHERE, NOWHERE, NOWHERE
    if place >= board.inside:
        return "inside", NOWHERE, NOWHERE, place - board.inside
    if place < board.diagon:
        return "diagon", place, board.kind[place], board.shop_at[place]
    return "knockturn", place - board.diagon, board.kind[place], NOWHERE


def doors(s: "Table") -> tuple[Space, ...]:
    return s.board.door_of


def swirls(s: "Table") -> tuple[Space, ...]:
    return s.board.swirls


def gates(s: "Table") -> tuple[tuple[Space, Space, bool], ...]:
    return s.board.passages


def backs(s: "Table") -> tuple[MaybeSpace, ...]:
    """Return, by building, the space of Knockturn Alley with its back door, or -1."""
    return s.board.back_of


def prices(s: "Table") -> tuple[tuple[Price, ...], ...]:
    return s.board.prices


def unseen(s: "Table", me: int | None) -> list[Card]:
    return sorted([card for hand in s.hands for card in hand.hidden_from(me)] + s.pile.unknown_to(me))


def between(s: "Table") -> Cards:
    return len(s.pile.bag)


def bottoms(s: "Table", me: int | None) -> list[Card | None]:
    return s.pile.bottoms.seen_by(me)


def picked(s: "Table", me: int | None) -> list[HiddenCard]:
    return s.picked.copy() if me is not None and me == s.turn else [HIDDEN] * len(s.picked)


def path(s: "Table") -> list[Place]:
    step = s.agenda[-1] if s.agenda else None
    return step.path(s) if isinstance(step, OnTheWay) else []


def own_board(s: "Table") -> BoardView | None:
    return None if s.board is OUR_BOARD else s.board.view


def board_seen(v: Any) -> Board:
    """Return the board that a view shows: ours if it names none."""
    return board_in(v.board) if v.board else OUR_BOARD


class Table(State):
    """DA-7.1: hands belong to their owners; cards under the pile are known to those who saw them go.

    Places are numbers of the board."""

    __slots__ = DECLARED
    seats: Open[Seats]
    options: Shared[dict[str, Any]]  # the table's options
    younger: Agreed[bool]
    bump_counts: Agreed[bool]
    banish_pays: Agreed[bool]
    limit: Agreed[int]
    turn: Open[Seat]
    round: Open[Rounds]
    starter: Open[Seat]
    throws: Open[list[Pips]]
    out: Bits[Seat]
    at: Annotated[list[Place], Public(),
                  Also(where, "in words: alley, space, what lies there, whose door"),
                  Also(doors, "by building, the space of its doorway"),
                  Also(backs, "by building, the space of its back door in Knockturn Alley; -1: none"),
                  Also(gates, "each gate's spaces in both alleys, and whether one may enter by it"),
                  Also(swirls, "the spaces where a card is drawn")]
    coins: Open[list[list[Coins]]]
    bank: Open[list[Coins]]
    trunk: Bits[list[Item]]
    stock: Annotated[list[Stock], Public(), Also(prices, "by item, in Galleons, Sickles, Knuts")]
    sign: Open[MaybeShop]  # the closed building, or -1
    missed: Open[list[TurnsMissed]]  # turns still to miss
    tried: Open[list[MaybeShop]]  # where a young player's Floo Powder failed, or -1
    boost: Open[Boost]  # what Quick Step adds to this turn's move
    hands: Annotated[list[Row], Held(CARDS, own="hand", known="known", count="sizes", guessed=True),
                     Also(unseen, "kinds of cards this viewer can't place")]
    pile: Annotated[Pile, Told(as_told=between, guessed=True), Also(bottoms, "under it")]  # cards between known ends
    picked: Annotated[list[int], Told(as_told=picked, guessed=True)]  # on the way under the pile, seen by their owner
    dice: Annotated[tuple[Pips, Pips], Public(), Also(path, "the way of the roll, while it is to be decided")]
    swirl: Guessed[bool]  # the last move ended on a swirl
    board: Annotated[Board, Told(as_told=own_board, back=board_seen)]  # of a table with its own edition
    winners: Annotated[tuple[int, ...], Ending(meanwhile=())]
    ended: Annotated[str, Ending(meanwhile="")]

    # ── positions ────────────────────────────────────────────────────────────
    def is_playing(self, seat: int) -> bool:
        return not self.out >> seat & 1

    def living(self) -> list[int]:
        return [seat for seat in range(self.seats) if self.is_playing(seat)]

    def shop(self, seat: int) -> int:
        """Return the building the seat is in, or NOWHERE."""
        return max(self.at[seat] - self.board.inside, NOWHERE)

    def in_alley(self, seat: int) -> bool:
        return self.board.diagon <= self.at[seat] < self.board.inside

    def step_before(self, seat: int) -> int:
        """DA-4.4: return the space from which the next step counts; inside, it is the one before the doorway."""
        shop = self.shop(seat)
        return self.board.door_of[shop] - 1 if shop >= 0 else self.at[seat]

    def taken(self, place: int, seat: int) -> bool:
        return any(at == place and other != seat for other, at in enumerate(self.at))

    def land(self, seat: int, space: int) -> None:
        """Move to a space of Diagon Alley and tell everyone what is there."""
        self.at[seat] = space
        self.tell(Landed, seat, space, self.board.kind[space], self.board.shop_at[space])

    # ── coins and items ──────────────────────────────────────────────────────
    def collect(self, seat: int) -> None:
        """DA-4.5, DA-8.3, DA-C09, DA-M10: take the pay as far as the bank has it, unless it is closed."""
        if self.sign == BANK:
            return
        given = [min(pay, have) for pay, have in zip(self.board.pay, self.bank, strict=True)]
        for coin, count in enumerate(given):
            self.bank[coin] -= count
            self.coins[seat][coin] += count
        if any(given):
            self.tell(PaidOut, seat, *given)

    def offers(self, shop: int, seat: int) -> bool:
        """DA-5.2, DA-5.3: return whether the shop sells an item that the trunk lacks."""
        item = ITEM_OF[shop]
        return item >= 0 and self.stock[item] > 0 and not self.trunk[seat] >> item & 1

    def can_buy(self, seat: int) -> bool:
        """DA-5.1, DA-P02: you can buy inside, with the coins the item shows.

        A Closed sign doesn't matter once you are inside (DA-8.2, DA-C10)."""
        shop = self.shop(seat)
        return shop >= 0 and self.offers(shop, seat) and all(
            have >= cost for have, cost in zip(self.coins[seat], self.board.prices[ITEM_OF[shop]], strict=True))

    def buy(self, seat: int) -> None:
        item = ITEM_OF[self.shop(seat)]
        for coin, cost in enumerate(self.board.prices[item]):
            self.coins[seat][coin] -= cost
            self.bank[coin] += cost
        self.stock[item] -= 1
        self.trunk[seat] |= 1 << item
        self.tell(Bought, seat, item)


def finish(s: Table, winners: tuple[int, ...], reason: str) -> None:
    s.winners, s.ended = winners, reason
    s.tell(Won, winners, reason)
    s.clear()


def home(s: Table, seat: int) -> bool:
    """DA-1.1, DA-E01, DA-E02, DA-E03: a full trunk in the Leaky Cauldron wins, however it got there.

    A trunk that has lost an item is not full."""
    if s.trunk[seat] == FULL and s.shop(seat) == INN:
        finish(s, (seat,), "home")
        return True
    return False


def foremost(s: Table) -> tuple[int, ...]:
    """DA-E04: return the players with the most items, then the most coins; ties share."""
    standing = {seat: (s.trunk[seat].bit_count(), sum(s.coins[seat])) for seat in s.living()}
    best = max(standing.values())
    return tuple(seat for seat, has in standing.items() if has == best)
