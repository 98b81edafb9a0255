"""Why an action is not legal: the rule, and the message with its facts. Legality itself is the steps'."""

from typing import Any

from greathall.core.words import Action, Outcome, Refusal
from greathall.games.sequence.board import ANTI, CORNERS, HOMES, KINDS, SPACES, WILD, card_name, space_name
from greathall.games.sequence.model import (
    Discard, Dismiss, Draw, Exchange, Forfeit, Grant, Lock, Place, Remove, Report, Resign,
)
from greathall.games.sequence.play.asides import Penalty, Ruling
from greathall.games.sequence.play.lines import Fives
from greathall.games.sequence.play.table import Table
from greathall.games.sequence.play.turn import Turn, dead


def explain(s: Table, seat: int, a: Action) -> Refusal:
    """The refusal of an action that is not admitted."""
    if isinstance(a, Outcome):
        return Refusal("SQ-2.4", "no-chance")
    if not s.agenda:
        return Refusal("SQ-9.1", "no-over")
    if isinstance(a, Draw | Report | Resign):
        return aside(s, seat, a)
    step = s.agenda[-1]
    if step.seat != seat:
        return Refusal("SQ-3.1", "no-turn")
    if isinstance(step, Fives):
        return Refusal("S-23", "no-fives" if isinstance(a, Lock) else "no-fives-first")
    if isinstance(step, Ruling):
        return Refusal("S-31", "no-ruling-first")
    if isinstance(step, Penalty):
        return Refusal("SQ-8.1", "no-forfeit" if isinstance(a, Forfeit) else "no-forfeit-first")
    return turn(s, step, a)


def aside(s: Table, seat: int, a: Action) -> Refusal:
    """SQ-3.5, SQ-8.1, S-31, S-39, S-40: what may be said out of turn, and when."""
    if s.resigned >> seat & 1:
        return Refusal("S-39", "no-resigned")
    if not isinstance(s.agenda[-1], Turn):
        return Refusal("S-40", "no-aside-now")
    if isinstance(a, Report):
        if not s.coaching:
            return Refusal("SQ-8.1", "no-coaching")
        if s.reported >> seat & 1:
            return Refusal("S-40", "no-report-twice")
        return Refusal("SQ-8.1", "no-report-own")
    return Refusal("SQ-3.5", "no-draw-lost" if s.demand else "no-draw-asked")


def turn(s: Table, step: Turn, a: Action) -> Refusal:
    if isinstance(a, Lock):
        return Refusal("SQ-5.4", "no-lock")
    if isinstance(a, Grant | Dismiss | Forfeit):
        return Refusal("SQ-8.1", "no-report")
    assert isinstance(a, Place | Remove | Exchange | Discard)
    missing = in_hand(s, step.seat, a.card)
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
    return no_place(s, a, where) if isinstance(a, Place) else no_remove(s, step.seat, a, where)


def in_hand(s: Table, seat: int, card: int) -> Refusal | None:
    if not 0 <= card < KINDS:
        return Refusal("SQ-2.4", "no-such-card")
    return None if card in s.hands[seat] else Refusal("SQ-3.2", "no-card", {"card": card_name(card)})


def no_exchange(s: Table, card: int) -> Refusal:
    """SQ-6.1, S-10: once a turn, only a dead card, never a Jack."""
    if card in WILD or card in ANTI:
        return Refusal("SQ-6.1", "no-exchange-jack")
    if not dead(s, card):
        return Refusal("SQ-6.1", "no-exchange-live", {"card": card_name(card)})
    return Refusal("S-10", "no-exchange-twice")


def no_place(s: Table, a: Place, where: dict[str, Any]) -> Refusal:
    """SQ-3.3, S-36: never on a counter. SQ-3.2, L-08: only on the card's own spaces. S-33: only from the stock."""
    if a.card in ANTI:
        return Refusal("SQ-7.2", "no-place-anti")
    if not s.free >> a.space & 1:
        return Refusal("SQ-3.3", "no-covered", where)
    if a.card not in WILD and a.space not in HOMES[a.card]:
        homes = HOMES[a.card]
        return Refusal("SQ-3.2", "no-match", where | {"one": space_name(homes[0]), "two": space_name(homes[1])})
    return Refusal("S-33", "no-counter")


def no_remove(s: Table, seat: int, a: Remove, where: dict[str, Any]) -> Refusal:
    """SQ-3.7, SQ-5.1, SQ-7.2, S-30: only by an anti-wild Jack, only an opponent's, never one turned over."""
    if a.card not in ANTI:
        return Refusal("SQ-3.7", "no-remove", where)
    if s.free >> a.space & 1:
        return Refusal("SQ-7.2", "no-remove-empty", where)
    if s.own[seat % s.teams] >> a.space & 1:
        return Refusal("SQ-7.2", "no-remove-own", where)
    return Refusal("SQ-5.1", "no-remove-locked", where)
