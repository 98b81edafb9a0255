"""Why an action is refused: the rule, and the sentence with its facts. The steps decide what is legal."""

from typing import Any

from greathall.core.words import Action, Refusal
from greathall.games.sequence.board import ANTI, CORNERS, HOMES, KINDS, SPACES, WILD, card_name, space_name
from greathall.games.sequence.model import (
    Discard, Dismiss, Draw, Exchange, Forfeit, Grant, Lock, Place, Remove, Report, Resign,
)
from greathall.games.sequence.play.table import Table, dead

PLAYS = (Place, Remove, Exchange, Discard)
"""The actions that use a card in a turn."""
MOMENTS: dict[type[Action], tuple[str, str]] = {
    **dict.fromkeys(PLAYS, ("SQ-3.1", "when-card")), Lock: ("SQ-5.4", "no-lock"),
    **dict.fromkeys((Grant, Dismiss), ("S-31", "no-report")), Forfeit: ("SQ-8.1", "when-Forfeit"),
    Draw: ("SQ-3.5", "no-draw-lost"), **dict.fromkeys((Report, Resign), ("S-40", "no-aside-now"))}
"""The rule and the sentence that say when each kind of action is due."""


# ── out of turn ──────────────────────────────────────────────────────────────
def anyhow(s: Table, seat: int, a: Action) -> Refusal | None:
    """SQ-3.5, SQ-8.1, S-31, S-40: what you may do out of turn, and when."""
    if isinstance(a, Draw) and not s.demand:
        return Refusal("SQ-3.5", "no-draw-asked")
    if isinstance(a, Report) and not s.coaching:
        return Refusal("SQ-8.1", "no-coaching")
    if not s.awaits_turn():
        return Refusal("S-40", "no-aside-now") if isinstance(a, Draw) else None
    return no_report(s, seat, a.team) if isinstance(a, Report) else None


def no_report(s: Table, seat: int, team: int) -> Refusal:
    """S-31, S-39, S-40: you may report an opposing side that is still in the game, once between two turns."""
    if not 0 <= team < s.teams or team == seat % s.teams:
        return Refusal("SQ-8.1", "no-report-own")
    return Refusal("S-39", "no-report-out") if s.out(team) else Refusal("S-40", "no-report-twice")


def waiting(s: Table, seat: int) -> Refusal:
    """SQ-3.1, SQ-8.1: it is another player's turn, or on your turn another player settles a report."""
    answering = s.agenda[-1].seat >= 0 and seat == s.turn
    return Refusal("SQ-8.1", "no-report-first") if answering else Refusal("SQ-3.1", "no-turn")


def first(s: Table, seat: int, a: Action, rule: str, key: str) -> Refusal | None:
    """SQ-3.1: on your turn you play a card once you have settled what is asked first."""
    return Refusal(rule, key) if isinstance(a, PLAYS) and seat == s.turn else None


# ── in one's turn ────────────────────────────────────────────────────────────
def turn(s: Table, seat: int, a: Action) -> Refusal | None:
    if not isinstance(a, PLAYS):
        return None
    missing = in_hand(s, seat, a.card)
    if missing:
        return missing
    if isinstance(a, Exchange):
        return no_exchange(s, a.card)
    if isinstance(a, Discard):
        return Refusal("SQ-3.8", "no-discard")
    where = {"card": card_name(a.card), "space": space_name(a.space)}
    if not 0 <= a.space < SPACES:
        return Refusal("SQ-3.2", "no-such-space")
    if a.space in CORNERS:
        return Refusal("SQ-4.1", "no-corner")
    return no_place(s, a, where) if isinstance(a, Place) else no_remove(s, seat, a, where)


def in_hand(s: Table, seat: int, card: int) -> Refusal | None:
    if not 0 <= card < KINDS:
        return Refusal("SQ-2.4", "no-such-card")
    return None if card in s.hands[seat] else Refusal("SQ-3.2", "no-card", {"card": card_name(card)})


def no_exchange(s: Table, card: int) -> Refusal:
    """SQ-6.1, S-10: you may exchange only a dead card, once a turn, and never a Jack."""
    if card in WILD or card in ANTI:
        return Refusal("SQ-6.1", "no-exchange-jack")
    if not dead(s, card):
        return Refusal("SQ-6.1", "no-exchange-live", {"card": card_name(card)})
    return Refusal("S-10", "no-exchange-twice")


def no_place(s: Table, a: Place, where: dict[str, Any]) -> Refusal:
    """SQ-3.3, S-36: you can't cover a counter.

    SQ-3.2, L-08: a card goes only on its own spaces. S-33: your side needs a counter in stock."""
    if a.card in ANTI:
        return Refusal("SQ-7.2", "no-place-anti")
    if not s.free >> a.space & 1:
        return Refusal("SQ-3.3", "no-covered", where)
    if a.card not in WILD and a.space not in HOMES[a.card]:
        homes = HOMES[a.card]
        return Refusal("SQ-3.2", "no-match", where | {"one": space_name(homes[0]), "two": space_name(homes[1])})
    return Refusal("S-33", "no-counter")


def no_remove(s: Table, seat: int, a: Remove, where: dict[str, Any]) -> Refusal:
    """SQ-3.7, SQ-5.1, SQ-7.2, S-30: only an anti-wild Jack takes off an opponent's counter that is not turned over."""
    if a.card not in ANTI:
        return Refusal("SQ-3.7", "no-remove", where)
    if s.free >> a.space & 1:
        return Refusal("SQ-7.2", "no-remove-empty", where)
    if s.own[seat % s.teams] >> a.space & 1:
        return Refusal("SQ-7.2", "no-remove-own", where)
    return Refusal("SQ-5.1", "no-remove-locked", where)
