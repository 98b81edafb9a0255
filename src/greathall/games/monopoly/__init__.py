"""Monopoly: deeds, rents and manors on forty spaces, for 2 to 8 players."""

from collections.abc import Mapping
from typing import Any

from greathall.core.catalogue import Catalogue
from greathall.core.game import Game
from greathall.core.options import Option
from greathall.core.words import Result
from greathall.games.monopoly import luck, model
from greathall.games.monopoly.board import (
    CARDS, DATA, DEEDS, FREE, GROUP, GROUPS, HUT, INTEREST, KIND, LIFT, MANOR, MEMBERS, MORTGAGE, NAMES, OFFERS,
    PRICE, RENTS, ROOM, SEATS, STREET, TOKENS,
)
from greathall.games.monopoly.bot import MonopolyMind
from greathall.games.monopoly.play.table import Table, net_worth

ROUNDS = (1000, 200, 100, 50, 0)
"""M-84: 0 means no limit, which a table must choose."""


class Monopoly(Game):
    """MO-1.4, M-01: a game for two to eight."""

    name = "monopoly"
    rules = 2
    seats = tuple(SEATS)
    seats_rule = "MO-1.4"
    turn_rule = "MO-3.1"
    chance_rule = "MO-3.2"
    out_rule = "MO-16.1"
    minutes = 90
    options = (
        Option("rent_on_demand", (False, True), False, "M-32"),
        Option("sealed_bids", (False, True), False, "M-27"),
        Option("offers", OFFERS, OFFERS[0], "M-65"),
        Option("max_rounds", ROUNDS, ROUNDS[0], "M-84"),
    )
    confirm_kinds = (model.Yield, model.Resign)
    key_events = (model.Bought, model.Traded, model.Jailed, model.Built, model.Bankrupt, model.Resigned, model.Won)
    bids = (model.Declined, model.BidMade, model.Left)
    luck_measures = luck.MEASURES
    mind = MonopolyMind()
    in_sight = ("space",)
    limit_reasons = ("end-limit",)
    # money has no limit (M-05), nor do rounds if the table chose none (M-84), and these fields grow with them
    unbounded = ("cash", "sealed", "claims", "said.pays", "said.asks", "round", "turns")

    def has_urgent_aside(self, s: Table, seat: int) -> bool:
        """MO-6.4: you lose a rent you must ask for once the player after next rolls."""
        return any(claim[0] == seat for claim in s.claims)

    def has_secrets(self, options: Mapping[str, Any]) -> bool:
        """MO-19.1, M-27: only sealed bids are hidden."""
        return bool(options["sealed_bids"])

    def result(self, s: Table) -> Result:
        """MO-16.4, M-83 to M-85: the last player left wins; at a limit the wealthiest do, sharing if they are equal."""
        rule = "MO-16.4" if s.ended == "last" else "M-84"
        return Result(s.winners, self.scores(s, s.winners), f"end-{s.ended}", rule)

    def tally(self, s: Table, seat: int) -> dict[str, int]:
        """MO-8.1, M-84: what counts is your worth less your mortgages; then what it is made of."""
        deeds = s.deeds(seat)
        built = [s.built[space] for space in deeds]
        return {"worth": net_worth(s, seat), "cash": s.cash[seat], "deeds": len(deeds),
                "huts": sum(huts for huts in built if huts < MANOR), "manors": built.count(MANOR),
                "mortgaged": sum(s.is_mortgaged(space) for space in deeds), "out": int(not s.is_playing(seat))}

    def census(self, s: Table) -> Any:
        """MO-2.1: count huts, manors and the cards of both decks.

        Deeds need no count: they are stored by space, so each has one owner."""
        huts = s.huts + sum(built for built in s.built if built < MANOR)
        decks = [sorted([*deck.bag, *deck.bottoms.cards, *([FREE[i]] if s.papers[i] >= 0 else [])])
                 for i, deck in enumerate(s.decks)]
        return huts, s.manors + s.built.count(MANOR), decks

    def describe(self, field: str, number: int, book: Catalogue) -> str:
        """Return a deed's figures, what happens on another space, or the text of a card."""
        if field != "space":
            return super().describe(field, number, book)
        if number not in DEEDS:
            return book.say("space-about", kind=DATA["space"][number]["id"].rstrip("_0123456789"))
        rents = {f"rent{built}": rent for built, rent in enumerate(RENTS[number])}
        facts = {"price": PRICE[number], "mortgage": MORTGAGE[number], "hut": HUT[number],
                 "whole": 2 * RENTS[number][0]}
        kind = {STREET: "street", ROOM: "room"}.get(KIND[number], "utility")
        return book.say(f"deed-{kind}", group=book.say("name-group", group=GROUPS[GROUP[number]]), **facts, **rents)

    def printed(self) -> dict[str, Any]:
        """Return the board, deeds and tokens for drawing."""
        return {"names": NAMES, "kinds": KIND, "groups": GROUP, "members": MEMBERS, "colours": GROUPS, "prices": PRICE,
                "mortgages": MORTGAGE, "interest": INTEREST, "lifts": LIFT, "huts": HUT,
                "sells": [price // 2 for price in HUT], "rents": RENTS, "cards": [row["id"] for row in CARDS],
                "tokens": TOKENS, "notes": DATA["money"]["denominations"],
                "spaces": [row["id"] for row in DATA["space"]]}


GAME = Monopoly()
