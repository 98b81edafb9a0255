"""Before the first turn: decks, characters, seven cards each, and who goes first."""

from typing import Any, Final

from greathall.core.words import Action, Ask, Chance, Step
from greathall.core.zones import Pile, Row
from greathall.games.tcg.decks import NAMES, SHELF, STARTERS, Deck, sample_decks
from greathall.games.tcg.made.table import Made
from greathall.games.tcg.model import Begins, GoFirst, GoSecond, Laid, No, Redraw, Redrew, Shuffled, Started, Takes
from greathall.games.tcg.play.drawing import DrawCards
from greathall.games.tcg.play.table import NOTHING, SIDES, Table
from greathall.games.tcg.play.turn import NextTurn

FIRST_HAND: Final = 7


def blank(options: dict[str, Any]) -> Table:
    """Return an empty table."""
    s = Made()
    s.options, s.lists = options, [[], []]
    s.agenda, s.log = [], None
    s.starter = s.turn = -1
    s.turns, s.actions, s.struck, s.lesson_actions = 0, 0, False, 0
    s.decks, s.hands = [Pile(), Pile()], [Row(), Row()]
    s.heaps, s.under, s.lessons, s.board = [[], []], [[], []], [[0] * 4, [0] * 4], [[], []]
    s.hurt, s.used, s.stilled = [[], []], [[], []], [[], []]
    s.adventure, s.skipped, s.shields = [NOTHING] * 2, [0, 0], [0, 0]
    s.banned, s.snuffled, s.opened = [False] * 2, [False] * 2, [False] * 2
    s.played, s.limbo, s.picks = [0, 0], [[], []], []
    s.winners, s.ended = (), ""
    return s


def setup(options: dict[str, Any], decks: dict[int, Deck], chooser: int | None) -> Table:
    """TC-1.2, TC-2.4, TC-R1.5, TC-R1.8: set up the decks; the loser of the last game decides who goes first.

    If you bring no deck, you get the starter deck left over in the basic game, and a random sample deck otherwise."""
    s = blank(options)
    s.log = []
    if options["format"] == "basic":
        decks = {side: decks.get(side) or left_for(side, decks) for side in SIDES}
    for side, deck in decks.items():
        lay(s, side, deck)
    s.then(*(TakeDeck(side) for side in SIDES if side not in decks), *(DrawCards(side, FIRST_HAND) for side in SIDES),
           WhoBegins() if chooser is None else Choose(chooser),
           *(MayRedraw(side) for side in SIDES if options["redraw"]), FirstTurn())
    return s


def left_for(side: int, decks: dict[int, Deck]) -> Deck:
    """TC-R1.8: return the starter deck that nobody brought; if neither was, the first seat gets Draco's."""
    starters = [SHELF[name] for name in STARTERS]
    left = [deck for deck in starters if deck not in decks.values()]
    return left[0] if len(left) == 1 else starters[side]


def lay(s: Table, side: int, deck: Deck) -> None:
    """TC-1.2, TC-R1.4: shuffle the deck and put the starting character into play."""
    s.lists[side] = [deck.character, *deck.cards]
    s.decks[side] = Pile(deck.cards)
    s.board[side], s.hurt[side], s.used[side], s.stilled[side] = [deck.character], [0], [0], [0]
    s.tell(Laid, side, deck.character)


class TakeDeck(Chance):
    """TC-2.1, TC-R5.11: a player without a deck takes one of ours, unseen by the opponent."""

    stream = "shelf"
    who: int

    def odds(self, s: Table) -> list[tuple[Action, int]]:
        return [(Takes(NAMES.index(name)), 1) for name in sample_decks(s.options["house_decks"])]

    def witnesses(self, s: Table) -> tuple[int] | None:
        return None if s.options["open_lists"] else (self.who,)

    def take(self, s: Table, a: Takes) -> None:
        lay(s, self.who, SHELF[NAMES[a.deck]])


class WhoBegins(Chance):
    """TC-1.2, TC-R1.5: choose the first player at random."""

    stream = "start"

    def odds(self, s: Table) -> list[tuple[Action, int]]:
        return [(Begins(side), 1) for side in SIDES]

    def take(self, s: Table, a: Begins) -> None:
        begin(s, a.who)


class Choose(Ask):
    """TC-R1.5: the loser of the last game chooses."""

    def legal(self, s: Table) -> list[Action]:
        return [GoFirst(), GoSecond()]

    def take(self, s: Table, a: Action) -> None:
        begin(s, self.seat if isinstance(a, GoFirst) else 1 - self.seat)


def begin(s: Table, seat: int) -> None:
    s.starter = s.turn = seat
    s.tell(Started, seat)


class MayRedraw(Ask):
    """TC-R1.4: if the table has agreed on it, you may draw seven new cards once, after a shuffle."""

    def legal(self, s: Table) -> list[Action]:
        return [No(), Redraw()]

    def take(self, s: Table, a: Action) -> None:
        if isinstance(a, Redraw):
            hand = s.hands[self.seat]
            s.decks[self.seat].bag += hand.cards
            s.hands[self.seat] = Row()
            s.tell(Redrew, self.seat)
            s.tell(Shuffled, self.seat)
            s.then(DrawCards(self.seat, FIRST_HAND))


class FirstTurn(Step):
    """TC-1.2, TC-R1.6: the first turn is a complete one."""

    def take(self, s: Table, a: None) -> None:
        s.then(NextTurn(1 - s.starter))
