"""Why a bot does what it does, as sentences of the catalogue with their facts.

Public reasons use only what everyone can see once the move is made; the race as the bot estimates it is for its
owner."""

from typing import Any, Final

from greathall.core.mind import Reason
from greathall.games.tcg.bot.glance import PACE, Glance
from greathall.games.tcg.model import Draw, No, Pick, Play, Target, Use
from greathall.games.tcg.play.choosing import Discard, KeepOne, Remove, TakeAway
from greathall.games.tcg.play.rewards import DrawOrDamage
from greathall.games.tcg.play.searching import Gather, Search
from greathall.games.tcg.play.start import MayRedraw
from greathall.games.tcg.play.table import Table
from greathall.games.tcg.printed import ADVENTURE, CHARACTER, CREATURE, HEALING, ITEM, KIND, LESSON

BY_KIND: Final = {LESSON: "why-lesson", CREATURE: "why-creature", ADVENTURE: "why-adventure",
                  CHARACTER: "why-character", ITEM: "why-item"}
BY_ACTION: Final = {
    "End": "why-end", "Strike": "why-strike", "Draw": "why-draw", "Solve": "why-solve", "Skip": "why-skip",
    "Done": "why-done", "AtPlayer": "why-at-player", "Shield": "why-shield", "Suffer": "why-suffer",
    "Show": "why-show", "Yes": "why-yes", "No": "why-no", "Number": "why-number", "Redraw": "why-redraw",
    "GoFirst": "why-first", "GoSecond": "why-second"}
BY_STEP: Final[dict[type, str]] = {Discard: "why-spare", Search: "why-search-deck", TakeAway: "why-take-away",
                                   Gather: "why-gather"}


def public(s: Table, a: Any) -> Reason:
    """Return the reason as far as the whole table can see it."""
    step = s.agenda[-1]
    if isinstance(a, Play):
        return playing(a.card)
    if isinstance(a, Use):
        return Reason("why-use", {"card": s.board[step.seat][a.place]})
    if isinstance(a, Target):
        key = "why-target" if a.side != step.seat else "why-keep" if isinstance(step, KeepOne) else "why-own"
        return Reason(key, {"card": s.board[a.side][a.place]})
    if isinstance(a, Pick):
        if isinstance(step, Remove):
            return Reason("why-own" if step.side == step.seat else "why-target", {"card": a.card})
        return Reason(BY_STEP.get(type(step), "why-pick"))
    if isinstance(a, Draw) and isinstance(step, DrawOrDamage):
        return Reason("why-yes")
    return Reason("why-hand" if isinstance(step, MayRedraw) and isinstance(a, No) else BY_ACTION[type(a).__name__])


def playing(card: int) -> Reason:
    key = "why-heal" if HEALING[card] and KIND[card] not in BY_KIND else BY_KIND.get(KIND[card], "why-spell")
    return Reason(key, {"card": card})


def private(s: Table) -> tuple[Reason, ...]:
    """Return, for the seat's owner, how the bot estimates the race."""
    g = Glance(s, s.agenda[-1].seat)
    mine, theirs = g.mine / (g.threat + 1 + PACE), g.theirs / (g.strike + 1 + PACE)
    return (Reason("why-race", {"mine": round(mine), "theirs": round(theirs)}),)
