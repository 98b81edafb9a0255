"""Snape's board, and what each player knows of the potions."""

from typing import Annotated, Final, TYPE_CHECKING

from greathall.core.declare import Bag, Bits, Deck, Known, Named, Open, Public, Seat, Told
from greathall.core.state import DECLARED, Part
from greathall.core.zones import Pile, Row, bits, sees
from greathall.games.sorcerers_stone import board
from greathall.games.sorcerers_stone.board import LONG, LOSE, MOST, NOWHERE, SPELLS, WIDTH
from greathall.games.sorcerers_stone.model import Card, MaybePlace, Place

if TYPE_CHECKING:
    from greathall.games.sorcerers_stone.made.view import SnapeView
    from greathall.games.sorcerers_stone.play.table import Table

CardCount = Annotated[int, Named("CardCount", high=2 * board.POTIONS + len(SPELLS))]
Brewed = Annotated[int, Named("Brewed", high=LONG)]  # rounds
Lost = Annotated[int, Named("Lost", high=SPELLS.count(LOSE))]  # turns: each card is followed once
Claimed = Annotated[int, Named("Claimed", low=-MOST * WIDTH, high=max(SPELLS))]  # places are below 0
MixedNumber = Annotated[int, Named("MixedNumber", high=max(SPELLS))]  # a card, a seat or a place
POTIONS: Final = Deck("unseen", card=Card, count=CardCount)
"""SS-6.1: potions and incantations."""


def elsewhere(s: "Table", me: int | None) -> list[Card]:
    return bits(s.snape.elsewhere[-1 if me is None else me])


def mixed(s: "Table", me: int | None) -> list[list[MixedNumber]]:
    """SS-6.14, SS-P19: you know two cards and their two places, but not which is where.

    Everyone has seen the two cards. The places are sorted, so their order gives nothing away."""
    found, hands = [], s.snape.hands
    for pair in s.snape.mixed:
        where = sorted((seat, hand.cards.index(card)) for card in pair for seat, hand in enumerate(hands)
                       if card in hand.cards)
        if not any(sees(hands[seat].known[place], me) for seat, place in where):
            found.append([*pair, *(number for spot in where for number in spot)])
    return found


def pairs(w: "SnapeView") -> list[tuple[int, int]]:
    return [(pair[0], pair[1]) for pair in w.mixed]


class Snape(Part):
    """SS-6.1 to SS-6.4: if you have seen a potion, you know it wherever it goes."""

    __slots__ = DECLARED
    shelf: Annotated[Row, Known(POTIONS, guessed=True)]
    shelf_open: Bits[Place]  # places turned over
    beside: Annotated[list[Card], Public(POTIONS)]
    hands: Annotated[list[Row], Known(POTIONS, guessed=True)]
    claims: Open[list[list[Claimed]]]  # what wrong declarations showed, see play/claims.py
    elsewhere: Annotated[list[int], Told(as_told=elsewhere, guessed=True)]  # potions you have seen off the shelf
    astray: Open[list[list[Card]]]  # one of each lot is not on the shelf: it made a declaration wrong
    mixed: Annotated[list[tuple[int, int]], Told(as_told=mixed, back=pairs)]  # two cards, and where they lie
    guard: Open[list[MaybePlace]]  # by seat, the place under the piece, or -1
    deck: Annotated[Pile, Bag(POTIONS, guessed=True)]
    discards: Annotated[list[Card], Public(POTIONS)]
    gone: Annotated[list[Card], Public(POTIONS)]  # out of play
    rounds: Open[Brewed]
    lose: Open[list[Lost]]  # by seat, turns to miss
    wrong: Open[list[Seat]]  # seats that declared wrongly, in order
    started: Open[Seat]  # the seat that took the first turn, for counting rounds

    def lay(self, seats: int = MOST) -> None:
        """SS-6.1: start with potions alone; some go on the shelf before the incantations come in."""
        self.shelf, self.shelf_open, self.beside, self.hands = Row(), 0, [], [Row() for _ in range(seats)]
        self.claims, self.elsewhere, self.astray, self.mixed = [], [0] * (seats + 1), [], []
        self.guard, self.deck = [NOWHERE] * seats, Pile(range(2 * board.POTIONS))
        self.discards, self.gone, self.rounds = [], [], 0
        self.lose, self.wrong, self.started = [0] * seats, [], NOWHERE
