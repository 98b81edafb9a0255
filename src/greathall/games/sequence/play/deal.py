"""Set-up: choose the dealer and deal the cards."""

from random import Random
from typing import Any, Final

from greathall.core import zones
from greathall.core.words import Action, Chance, Step
from greathall.games.sequence.board import DECK, GOAL, HAND, NO_COUNTERS, OPEN, SEATS, STOCK, TEAMS
from greathall.games.sequence.made.table import Made
from greathall.games.sequence.model import Chosen, Deals, Drawn, TiedLow, Turned, TurnedUp
from greathall.games.sequence.play.table import Table
from greathall.games.sequence.play.turn import DrawStep, pass_on, pick_up


def setup(seats: int, options: dict[str, Any], _brings: dict[int, Any], carry: dict[str, Any]) -> Table:
    """SQ-2.2, S-02: two or three play alone, more in teams; six and twelve choose two teams or three, two by default.

    S-38: in a series the deal passes to the left."""
    s = Made()
    s.log, s.agenda = [], []
    s.options, s.seats, s.teams = options, seats, options.get("teams", TEAMS[seats])
    agree(s)
    s.own, s.free, s.locked, s.made = [0] * s.teams, OPEN, 0, ()
    s.lines = NO_COUNTERS
    s.stock, s.hands, s.piles = STOCK[:s.teams], [[] for _ in range(seats)], [()] * seats
    s.pile, s.shown, s.turned, s.owed = DECK[:], (), (-1,) * seats, [0] * seats
    s.reported = s.resigned = 0
    s.dealer = s.turn = s.winner = -1
    s.ended = ""
    everybody = tuple(range(seats))
    if type(carry.get("dealer")) is int:
        s.then(Dealer(carry["dealer"] % seats))
    else:
        s.then(AnyDealer() if options["dealer"] == "chance" else TurnUp(everybody, everybody))
    return s


def agree(s: Table) -> None:
    """Set what follows from the options."""
    s.goal, s.demand, s.coaching = GOAL[s.teams], s.options["draw_on_demand"], bool(s.options.get("coaching_penalty"))


class TurnUp(Chance):
    """SQ-2.3, L-18: you each draw a card to choose the dealer."""

    stream = "dealer"
    todo: "tuple[int, ...]"
    among: "tuple[int, ...]"

    def odds(self, s: Table) -> list[tuple[Action, int]]:
        return [(Turned(card), count) for card, count in zones.odds(s.pile)]

    def sample(self, s: Table, rng: Random) -> Action:
        return Turned(s.pile[int(rng.random() * len(s.pile))])

    def take(self, s: Table, a: Turned) -> None:
        seat = self.todo[0]
        zones.take_sorted(s.pile, a.card)
        s.shown += (a.card,)
        s.turned = (*s.turned[:seat], a.card, *s.turned[seat + 1:])
        s.tell(TurnedUp, seat, a.card)
        s.then(TurnUp(self.todo[1:], self.among) if len(self.todo) > 1 else LowestDeals(self.among))


class LowestDeals(Step):
    """SQ-2.3, S-04: the lowest card deals, aces high, houses equal; players who tie for lowest draw again.

    If ties ever use up the cards, those turned up go back at once."""

    among: "tuple[int, ...]"

    def take(self, s: Table, a: None) -> None:
        lowest = min(s.turned[seat] % 13 for seat in self.among)
        tied = tuple(seat for seat in self.among if s.turned[seat] % 13 == lowest)
        if len(tied) > 1:
            s.tell(TiedLow, tied)
            if len(s.pile) < len(tied):
                s.pile, s.shown = DECK[:], ()
            s.then(TurnUp(tied, tied))
        else:
            s.then(Dealer(tied[0]))


class AnyDealer(Chance):
    """S-04: with the option `dealer`, chance names the dealer and nobody draws."""

    stream = "dealer"

    def odds(self, s: Table) -> list[tuple[Action, int]]:
        return [(Chosen(seat), 1) for seat in range(s.seats)]

    def take(self, s: Table, a: Chosen) -> None:
        s.then(Dealer(a.seat))


class Dealer(Step):
    """SQ-2.4, SQ-3.1, S-04, S-05: the cards go back, all are shuffled, and the dealer deals from the left."""

    who: int

    def take(self, s: Table, a: None) -> None:
        s.dealer = s.turn = self.who
        s.pile, s.shown = DECK[:], ()
        s.tell(Deals, self.who)
        s.then(*DEALS[s.seats][self.who])


class Deal(DrawStep):
    """SQ-2.4, L-15: deal one card at a time, the same number to each player; the rest is the draw pile."""

    def take(self, s: Table, a: Drawn) -> None:
        pick_up(s, self.who, a.card)


class FirstTurn(Step):
    """SQ-3.1, S-05: the player to the dealer's left starts."""

    def take(self, s: Table, a: None) -> None:
        pass_on(s)


def deal_steps(seats: int, dealer: int) -> tuple[Step, ...]:
    return (*(Deal((dealer + 1 + i) % seats) for i in range(seats * HAND[seats])), FirstTurn())


DEALS: Final = {seats: [deal_steps(seats, dealer) for dealer in range(seats)] for seats in SEATS}
"""SQ-2.4: the whole deal and the step after it, by the number of players and the dealer."""
