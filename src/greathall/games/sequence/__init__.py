"""Sequence: cards and counters on a ten-by-ten board, for 2 to 12 players."""

from collections.abc import Mapping
from typing import Any

from greathall.core.catalogue import Catalogue
from greathall.core.game import Game
from greathall.core.options import Option
from greathall.core.words import Result
from greathall.games.sequence import bot, luck, model
from greathall.games.sequence.board import (
    ANTI, COLOURS, DATA, GOAL, HOUSES, PRINTED, RANKS, SEATS, TEAMS, WILD, card_name,
)
from greathall.games.sequence.play.table import Table


class Sequence(Game):
    """SQ-2.1, S-01, L-14: a game for 2, 3, 4, 6, 8, 9, 10 or 12; 5, 7 and 11 are refused."""

    name = "sequence"
    rules = 2
    seats = tuple(SEATS)
    seats_rule = "SQ-2.1"
    turn_rule = "SQ-3.1"
    chance_rule = "SQ-2.4"
    out_rule = "S-39"
    minutes = 30
    options = (
        Option("teams", (2, 3), 2, "SQ-2.2", tuple(r["players"] for r in DATA["teams"] if len(r["teams_allowed"]) > 1),
               fixed=TEAMS),
        Option("dealer", ("lowest", "chance"), "lowest", "S-04"),
        Option("draw_on_demand", (False, True), False, "SQ-3.5"),
        Option("coaching_penalty", (False, True), False, "SQ-8.1",
               tuple(r["players"] for r in DATA["teams"] if not r["individual"])),
    )
    confirm_kinds = (model.Resign,)
    key_events = (model.Removed, model.Finished, model.DrawLost, model.Judged, model.Resigned, model.Won, model.Stalled)
    more_labels = {"printed": [card_name(card) if card >= 0 else "" for card in PRINTED]}  # noqa: RUF012  (read only)
    mind = bot.SequenceMind()
    luck_measures = luck.MEASURES

    def result(self, s: Table) -> Result:
        """SQ-9.1: every seat of the side wins.

        S-38, S-39: all sides still in the game share a draw, and the deal passes to the left."""
        winners = tuple(s.side(s.winner)) if s.winner >= 0 else ()
        scores = self.scores(s, winners or [seat for seat in range(s.seats) if not s.out(self.side(s, seat))])
        rule = {"made": "SQ-9.1", "resigned": "S-39", "pile": "SQ-3.6", "hands": "SQ-3.9"}[s.ended]
        return Result(winners, scores, f"end-{s.ended}", rule, {"dealer": (s.dealer + 1) % s.seats})

    def side(self, s: Table, seat: int) -> int:
        return seat % s.teams

    def sides(self, seats: int, options: Mapping[str, Any]) -> list[int]:
        return [seat % options.get("teams", TEAMS[seats]) for seat in range(seats)]

    def tally(self, s: Table, seat: int) -> dict[str, int]:
        return {"sequences": s.sequences_of(self.side(s, seat))}

    def chat_policy(self, seats: int, options: dict[str, Any]) -> str:
        """SQ-8.1, S-31: coaching is forbidden, so partners have only quick phrases."""
        return "free" if all(seats != row["players"] or row["individual"] for row in DATA["teams"]) else "phrases"

    def has_urgent_aside(self, s: Table, seat: int) -> bool:
        """SQ-3.5: you lose the card you may still draw once the next player has played."""
        return s.owed[seat] > 0 and bool(s.pile)

    def describe(self, field: str, number: int, book: Catalogue) -> str:
        """SQ-7.1, SQ-7.2: only the Jacks do anything besides naming their spaces."""
        if self.kinds.get(field) != "Card" or number not in (*WILD, *ANTI):
            return ""
        return book.say("jack-wild" if number in WILD else "jack-anti")

    def printed(self) -> dict[str, Any]:
        """S-06: the card on each space (-1 on corners), the wild and the anti-wild Jacks, and the sequences needed."""
        return {"spaces": PRINTED, "houses": HOUSES, "ranks": RANKS, "wild": WILD, "anti": ANTI, "colours": COLOURS,
                "goals": GOAL}


GAME = Sequence()
