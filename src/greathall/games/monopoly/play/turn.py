"""The turn: who starts, rolling, doubles, the ways out of Azkaban, and whose turn is next."""

from typing import Any

from greathall.core.starting import RollsForStart
from greathall.core.words import Action, Ask, Refusal, Step
from greathall.core.zones import Pile
from greathall.games.monopoly.board import (
    CLOCKWISE, DECK_OF, DECKS, FINE, GO, HUTS, LAST_TURN, MANORS, MOST_DOUBLES, SPACES, START_CASH, TOKENS,
)
from greathall.games.monopoly.made.table import Made
from greathall.games.monopoly.model import (
    Build, Choose, Chose, Fine, Freed, Lift, Mortgage, Offer, Pass, Raze, RentLost, Rolled, Sell, Starts, TiedHigh, Try,
    UseCard,
)
from greathall.games.monopoly.play.debts import Due, give_back, pay
from greathall.games.monopoly.play.dice import Dice, lay_dice
from greathall.games.monopoly.play.spaces import advance, send_to_azkaban
from greathall.games.monopoly.play.table import BANK, NO_TOKEN, Anchor, Table, finish, wealthiest
from greathall.games.monopoly.play.windows import window



def setup(seats: int, options: dict[str, Any], _brings: dict[int, Any], _carry: dict[str, Any]) -> Table:
    """MO-1.1 to MO-1.5, MO-1.3, MO-2.2, M-04, M-07, M-08: you start on GO with G 1,500, and the program is the Bank.

    Both decks are shuffled: which card comes next is decided only when it is drawn."""
    s = Made()
    s.agenda, s.log, s.options, s.seats = [], None, options, seats
    agree(s)
    s.starter = s.turn = s.round = s.turns = s.doubles = 0
    s.dice, s.throws, s.tokens = (0, 0), (0,) * seats, (NO_TOKEN,) * seats
    s.cash, s.at, s.jailed, s.out = [START_CASH] * seats, [GO] * seats, [0] * seats, 0
    s.owner, s.built, s.mortgaged = [BANK] * SPACES, [0] * SPACES, 0
    s.huts, s.manors, s.papers = HUTS, MANORS, [BANK] * DECKS
    s.decks = [Pile([card for card, of in enumerate(DECK_OF) if of == deck]) for deck in range(DECKS)]
    s.passed = s.called = s.woken = 0
    s.rest, s.offers, s.said, s.wishes = [0] * seats, [0] * seats, [], [0] * (2 * seats)
    s.claims, s.sealed, s.winners, s.ended = [], [-1] * seats, (), ""
    everybody = tuple(range(seats))
    s.then(*(Token(seat) for seat in everybody), *(FirstThrow(seat) for seat in everybody), HighestStarts(everybody))
    return s


def agree(s: Table) -> None:
    """Set what follows from the options."""
    s.demand, s.limit, s.most_offers = s.options["rent_on_demand"], s.options["max_rounds"], s.options["offers"]


class Token(Ask):
    """MO-1.2, M-02: choose a token that nobody else has; players may choose at the same time."""

    early = True
    person = True

    def legal(self, s: Table) -> list[Action]:
        return [Choose(token) for token in range(len(TOKENS)) if token not in s.tokens]

    def why_not(self, s: Table, a: Action) -> Refusal | None:
        if not isinstance(a, Choose):
            return None
        if 0 <= a.token < len(TOKENS):
            return Refusal("MO-1.2", "no-token-twice")
        return Refusal("MO-1.2", "no-token", {"count": len(TOKENS)})

    def take(self, s: Table, a: Choose) -> None:
        s.tokens = (*s.tokens[:self.seat], a.token, *s.tokens[self.seat + 1:])
        s.tell(Chose, self.seat, a.token)


# ── who starts ───────────────────────────────────────────────────────────────
class FirstThrow(Dice):
    """MO-3.1: everyone rolls."""

    stream = "start"
    who: int

    def take(self, s: Table, a: Rolled) -> None:
        s.throws = (*s.throws[:self.who], a.one + a.two, *s.throws[self.who + 1:])
        lay_dice(s, self.who, a)


class HighestStarts(RollsForStart):
    """MO-3.1, M-03: the highest total starts; players who tie for it roll again."""

    def again(self, s: Table, tied: tuple[int, ...]) -> None:
        s.tell(TiedHigh, tied)
        s.then(*(FirstThrow(seat) for seat in tied), HighestStarts(tied))

    def start(self, s: Table, seat: int) -> None:
        s.starter, s.round = seat, 1
        s.tell(Starts, seat)
        begin(s, seat)


# ── a turn ───────────────────────────────────────────────────────────────────
def begin(s: Table, seat: int) -> None:
    """M-25, M-90: your turn starts a new count of doubles and ends every rest of yours."""
    s.turn, s.doubles, s.said = seat, 0, []
    s.turns += 1
    s.rest[seat] = 0
    s.then(BeforeThrow(seat), TurnEnds(seat))
    window(s)


class BeforeThrow(Step):
    """The step after the window: the dice, or the ways out for a prisoner."""

    who: int

    def take(self, s: Table, a: None) -> None:
        s.then(Cell(self.who) if s.jailed[self.who] else Throw(self.who))


class Throw(Dice):
    """MO-3.2 to MO-3.4: roll two dice and move by their sum; a third doubles in a row takes you to Azkaban."""

    who: int

    def take(self, s: Table, a: Rolled) -> None:
        seat = self.who
        lay_dice(s, seat, a)
        forget_claims(s)
        if a.one == a.two:
            s.doubles += 1
            if s.doubles == MOST_DOUBLES:
                send_to_azkaban(s, seat)
                return
        else:
            s.doubles = 0
        s.then(AfterMove(seat))
        advance(s, seat, (s.at[seat] + a.one + a.two) % SPACES)


def forget_claims(s: Table) -> None:
    """MO-6.4, M-32: your claim ends when the player after next rolls."""
    for claim in s.claims:
        if claim[3] <= s.turns - 2:
            s.tell(RentLost, claim[0], claim[2])
    s.claims = [claim for claim in s.claims if claim[3] > s.turns - 2]


class AfterMove(Step):
    """MO-3.3, MO-3.5, M-94: a window follows a move; after doubles it is also the one before the next roll."""

    who: int

    def take(self, s: Table, a: None) -> None:
        if s.doubles:
            s.rest[self.who] = 0
            s.then(Throw(self.who))
        window(s)


class TurnEnds(Anchor):
    """MO-3.1, M-84: the turn passes to the left; a table may limit the rounds."""

    who: int

    def take(self, s: Table, a: None) -> None:
        for seat in CLOCKWISE[s.seats][self.who]:
            if s.is_playing(seat):
                break
        if (seat - s.starter) % s.seats <= (self.who - s.starter) % s.seats:
            s.round += 1
            if s.limit and s.round > s.limit:
                finish(s, wealthiest(s), "limit")
                return
        begin(s, seat)


# ── out of Azkaban ───────────────────────────────────────────────────────────
class Cell(Ask):
    """MO-9.3, MO-9.6, M-16, M-19, M-21, M-22: roll for doubles, use a card, or pay the fine on your first two turns."""

    def legal(self, s: Table) -> list[Action]:
        cards = [UseCard(deck) for deck in range(DECKS) if s.papers[deck] == self.seat]
        fine = s.jailed[self.seat] < LAST_TURN and s.cash[self.seat] >= FINE
        return [Try(), *([Fine()] if fine else []), *cards]

    def why_not(self, s: Table, a: Action) -> Refusal | None:
        if isinstance(a, Fine):
            late, facts = s.jailed[self.seat] >= LAST_TURN, {"amount": FINE, "cash": s.cash[self.seat]}
            return Refusal("M-16", "no-fine-late") if late else Refusal("MO-9.3", "no-fine-cash", facts)
        if isinstance(a, Pass | Build | Lift | Sell | Raze | Mortgage | Offer):
            return Refusal("M-50" if isinstance(a, Pass) else "M-49", "no-past-window")
        return Refusal("MO-9.3", "no-get-out") if isinstance(a, UseCard) else None

    def take(self, s: Table, a: Any) -> None:
        seat = self.seat
        if isinstance(a, Try):
            s.then(Attempt(seat))
            return
        if isinstance(a, Fine):
            pay(s, seat, BANK, FINE, "fine")
        else:
            give_back(s, a.deck)
        free(s, seat)
        s.then(Throw(seat))  # M-19: a turn like any other


def free(s: Table, seat: int) -> None:
    s.jailed[seat] = 0
    s.tell(Freed, seat)


class Attempt(Dice):
    """MO-9.3, MO-9.4, M-18, M-20: doubles get you out, without another roll; failing a third time costs the fine."""

    who: int

    def take(self, s: Table, a: Rolled) -> None:
        seat = self.who
        lay_dice(s, seat, a)
        forget_claims(s)
        if a.one == a.two:
            s.then(MoveOut(seat))
        elif s.jailed[seat] == LAST_TURN:
            s.then(Due(seat, BANK, FINE, "fine"), MoveOut(seat))
        else:
            s.jailed[seat] += 1


class MoveOut(Step):
    """MO-9.3, MO-9.4: you move out by the roll you made."""

    who: int

    def take(self, s: Table, a: None) -> None:
        free(s, self.who)
        s.then(AfterMove(self.who))
        advance(s, self.who, (s.at[self.who] + sum(s.dice)) % SPACES)
