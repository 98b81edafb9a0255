"""What a friend beside you would say at the card game: both decks, the damage to come, and lessons that are missing."""

from collections.abc import Iterator

from greathall.core.coach import asked
from greathall.core.mind import Reason
from greathall.games.tcg.bot.glance import strength
from greathall.games.tcg.made.view import View
from greathall.games.tcg.play.turn import Main
from greathall.games.tcg.printed import KIND, LESSON

FEW = 3
"""A deck with so few cards may be gone in a turn."""


def goal(v: View) -> Reason | None:
    """TC-1.1: your opponent's deck must be empty before yours is."""
    if v.me is None or not any(v.decks):
        return None
    return Reason("goal-deck", {"theirs": v.decks[1 - v.me], "mine": v.decks[v.me]})


def warnings(v: View) -> Iterator[Reason]:
    """TC-1.1: your deck may run out. TC-3.1: creatures strike each turn, and every turn draws. TC-4.1: power first."""
    if v.me is None or not isinstance(asked(v), Main):
        return
    mine, damage = v.decks[v.me], strength(v.board[1 - v.me])
    if mine <= FEW:
        yield Reason("warn-last", {"mine": mine})
    if damage and mine <= 2 * (damage + 1):
        yield Reason("warn-strike", {"damage": damage, "mine": mine})
    if not sum(v.power[v.me]) and any(KIND[card] == LESSON for card in v.hand):
        yield Reason("warn-power")
