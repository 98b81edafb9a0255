"""Monopoly: deeds, rents and manors on forty spaces, for 2 to 8."""

from collections.abc import Callable
from random import Random
from typing import Any

from greathall.core.game import Game, Option
from greathall.core.package import SEATED
from greathall.core.words import Action, Ask, Event, Refusal, Result
from greathall.games.monopoly import luck, model, refusals, sight
from greathall.games.monopoly.board import (
    CARDS, DATA, DECK_NAMES, FREE, GROUP, GROUPS, HUT, INTEREST, KIND, LIFT, MANOR, MEMBERS, MORTGAGE, NAMES, PRICE,
    RENTS, SEATS, THINGS, TOKENS,
)
from greathall.games.monopoly.bot import MonopolyMind
from greathall.games.monopoly.play import asides, auctions, debts, shortage, spaces, trade, turn, windows
from greathall.games.monopoly.play.table import Table

ROUNDS = (1000, 200, 100, 50, 0)
"""M-84: 0 is no limit, which a table must choose."""
LABELS = {"token": TOKENS, "space": NAMES, "start": NAMES, "place": NAMES, "group": GROUPS, "deck": DECK_NAMES,
          "card": [row["id"] for row in CARDS], "gives": THINGS, "takes": THINGS,
          "to": SEATED, "debtor": SEATED, "buyer": SEATED, "leader": SEATED, "maker": SEATED, "turn": SEATED}


class Monopoly(Game):
    """MO-1.4, M-01: for two to eight."""

    name = "monopoly"
    rules = 2
    seats = tuple(SEATS)
    seats_rule = "MO-1.4"
    turn_rule = "MO-3.1"
    chance_rule = "MO-3.2"
    moments = refusals.MOMENTS
    minutes = 90
    options = (
        Option("rent_on_demand", (False, True), False, "M-32"),
        Option("sealed_bids", (False, True), False, "M-27"),
        Option("offers", (3, 1, 10), 3, "M-65"),
        Option("max_rounds", ROUNDS, ROUNDS[0], "M-84"),
    )
    actions = tuple(kind for kind in vars(model).values() if isinstance(kind, type) and issubclass(kind, Action)
                    and kind.__module__ == model.__name__)
    events = tuple(kind for kind in vars(model).values() if isinstance(kind, type) and issubclass(kind, Event)
                   and kind.__module__ == model.__name__)
    steps = (turn.Token, turn.FirstThrow, turn.HighestStarts, turn.BeforeThrow, turn.Throw, turn.AfterMove,
             turn.TurnEnds, turn.Cell, turn.Attempt, turn.MoveOut, windows.Window, windows.Reopened, spaces.Buying,
             spaces.FreshThrow, spaces.Taxed, spaces.Draw, auctions.Bidding, auctions.Sealed, auctions.Opened,
             trade.Answer, trade.Burdened, trade.TakeOver, debts.Debt, debts.StillOwed, debts.Due, debts.Auctioned,
             debts.Inherited, debts.Keep, shortage.Wish, shortage.Settle, shortage.PieceBid,
             asides.Aside)
    key_events = (model.Bought, model.Traded, model.Jailed, model.Built, model.Bankrupt, model.Resigned, model.Won)
    labels = LABELS
    view_type = model.View
    fortunes = luck.FORTUNES
    mind = MonopolyMind()
    stopped = ("end-limit",)

    def setup(self, seats: int, options: dict[str, Any], brings: dict[int, Any], carry: dict[str, Any]) -> Table:
        return turn.setup(seats, options)

    def view(self, s: Table, seat: int | None) -> model.View:
        return sight.view(s, seat)

    def imagine(self, view: model.View, rng: Random) -> Table:
        return sight.imagine(view, rng)

    def worlds(self, view: model.View) -> Callable[[Random], Table]:
        return sight.worlds(view)

    def asides(self, s: Table, seat: int) -> Ask | None:
        return asides.asides(s, seat)

    def hasty(self, s: Table, seat: int) -> bool:
        """MO-6.4: a rent that must be asked for is lost when the second player after throws."""
        return any(claim[0] == seat for claim in s.claims)

    def aside_refusal(self, s: Table, seat: int, a: Action) -> Refusal | None:
        return refusals.anyhow(s, seat, a)

    def waiting_refusal(self, s: Table, seat: int) -> Refusal:
        return refusals.waiting(s, seat)

    def result(self, s: Table) -> Result:
        """MO-16.4, M-83 to M-85: the last one left; at a limit the wealthiest, equal worth shared."""
        share = 1.0 / len(s.winners)
        scores = tuple(share if seat in s.winners else 0.0 for seat in range(s.seats))
        return Result(s.winners, scores, f"end-{s.ended}", "MO-16.4" if s.ended == "last" else "M-84")

    def census(self, s: Table) -> Any:
        """MO-2.1: huts and manors, the cards of both decks; deeds have one owner by the way they are kept."""
        huts = s.huts + sum(built for built in s.built if built < MANOR)
        decks = [sorted([*deck.bag, *deck.bottoms.cards, *([FREE[i]] if s.papers[i] >= 0 else [])])
                 for i, deck in enumerate(s.decks)]
        return huts, s.manors + s.built.count(MANOR), decks

    def printed(self) -> dict[str, Any]:
        """Board, deeds and tokens, for whoever draws them."""
        return {"names": NAMES, "kinds": KIND, "groups": GROUP, "members": MEMBERS, "colours": GROUPS, "prices": PRICE,
                "mortgages": MORTGAGE, "interest": INTEREST, "lifts": LIFT, "huts": HUT,
                "sells": [price // 2 for price in HUT], "rents": RENTS, "cards": [row["id"] for row in CARDS],
                "tokens": TOKENS, "notes": DATA["money"]["denominations"],
                "spaces": [row["id"] for row in DATA["space"]]}


GAME = Monopoly()
