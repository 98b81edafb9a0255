"""Why an action is not legal: the rule, and the message with its facts. Legality itself is the steps'."""

from typing import Any

from greathall.core.words import Action, Outcome, Refusal
from greathall.games.sorcerers_stone.board import KEYS, TRAPDOOR
from greathall.games.sorcerers_stone.model import (
    Declare, Discard, Draw, Flip, Guard, Hide, Leave, LookHand, Move, Play, Resign, Snare, Stay, Steal, Turn, Walk,
)
from greathall.games.sorcerers_stone.play import chessmen, mcgonagall
from greathall.games.sorcerers_stone.play.brewing import Again, Brewing, Looking, Stealing, Surplus
from greathall.games.sorcerers_stone.play.flitwick import AtKeys, Flipping, Hiding, PutBack, PutDown, Walking
from greathall.games.sorcerers_stone.play.hagrid import MustPlay, NoteTurn, passes
from greathall.games.sorcerers_stone.play.mate import FullChess
from greathall.games.sorcerers_stone.play.mcgonagall import Chess, Join
from greathall.games.sorcerers_stone.play.mirror import AtMirror
from greathall.games.sorcerers_stone.play.quirrell import AtTroll
from greathall.games.sorcerers_stone.play.snape import Guarding, Shed
from greathall.games.sorcerers_stone.play.sprout import Choose, Placed, TakeFrom
from greathall.games.sorcerers_stone.play.table import Table

ASKED: dict[Any, str] = {
    NoteTurn: "SS-1.2", MustPlay: "SS-H14", Choose: "SS-2.2", TakeFrom: "SS-2.5", Placed: "SS-2.3", Flipping: "SS-3.2",
    Hiding: "SS-F03", PutBack: "SS-F03", PutDown: "SS-3.4", AtKeys: "SS-3.6", Walking: "SS-3.6", Join: "SS-4.2", Chess: "SS-4.3",
    FullChess: "SS-4.9", AtTroll: "SS-5.2", Guarding: "SS-6.2", Shed: "SS-6.2", Brewing: "SS-6.4", Surplus: "SS-6.4",
    Again: "SS-6.7", Stealing: "SS-6.8", Looking: "SS-6.9", AtMirror: "SS-7.2"}
"""The rule behind each question: what else is said there is refused by it."""


def explain(s: Table, seat: int, a: Action) -> Refusal:
    """The refusal of an action that is not admitted."""
    if isinstance(a, Outcome):
        return Refusal("SS-0.1", "no-chance")
    if not s.agenda:
        return Refusal("SS-7.2", "no-over")
    if not 0 <= seat < s.seats or not s.playing(seat):
        return Refusal("SS-G11", "no-out")
    step = s.agenda[-1]
    if isinstance(a, Resign):
        return Refusal("SS-G11", "no-aside-now")
    if step.seat != seat:
        return Refusal("SS-0.2", "no-turn")
    return particular(s, seat, a, step) or Refusal(ASKED[type(step)], "no-first")


def particular(s: Table, seat: int, a: Any, step: Any) -> Refusal | None:
    """What can be said more exactly than that something else is asked."""
    if isinstance(step, NoteTurn | MustPlay):
        return no_note(s, seat, a)
    if isinstance(step, Placed):
        return no_snare(s, seat, a)
    if isinstance(step, Flipping | Hiding | PutBack | Walking):
        return no_key(a, step)
    if isinstance(step, Chess | FullChess):
        return no_chess(s, seat, a)
    return no_potion(a, step)


def no_note(s: Table, seat: int, a: Any) -> Refusal | None:
    """SS-1.2, SS-1.7, SS-H02, SS-H14."""
    if isinstance(a, Stay):
        return Refusal("SS-H14", "no-standstill")
    if not isinstance(a, Play):
        return None
    if a.notes not in s.notes[seat]:
        return Refusal("SS-1.2", "no-such-notes", {"notes": a.notes})
    if s.exact and s.pos[seat] + a.notes > TRAPDOOR:
        return Refusal("SS-H02", "no-overshoot", {"notes": a.notes})
    return Refusal("SS-1.7", "no-passing-fluffy") if passes(s, seat, a.notes) else None


def no_snare(s: Table, seat: int, a: Any) -> Refusal | None:
    """SS-2.3, SS-2.4, SS-S06."""
    if isinstance(a, Stay):
        return Refusal("SS-S06", "no-pass")
    if not isinstance(a, Snare) or not 0 <= a.area < len(s.rings):
        return None
    if a.shape not in s.snares[seat].cards:
        return Refusal("SS-2.3", "no-such-snare")
    if s.rings[a.area] >> a.shape & 1:
        return Refusal("SS-2.3", "no-free-space")
    return Refusal("SS-2.4", "no-neighbour")


def no_key(a: Any, step: Any) -> Refusal | None:
    """SS-3.2, SS-3.6, SS-F03."""
    if isinstance(a, Turn) and isinstance(step, Flipping):
        return Refusal("SS-3.2", "no-key-there")
    if isinstance(a, Hide) and isinstance(step, Hiding | PutBack):
        return Refusal("SS-F03", "no-hiding-there")
    if isinstance(a, Walk) and isinstance(step, Walking) and 0 <= a.spot < KEYS:
        return Refusal("SS-3.6", "no-such-walk", {"steps": step.steps})
    return None


def no_chess(s: Table, seat: int, a: Any) -> Refusal | None:
    """SS-4.3, SS-4.5, SS-4.6, SS-4.9, SS-4.16, SS-C11, SS-C12, SS-X10."""
    if isinstance(a, Leave):
        return Refusal("SS-X10", "no-leaving") if mcgonagall.complete(s) else Refusal("SS-C07", "no-way-off")
    if isinstance(a, Stay):
        return Refusal("SS-C11", "no-chess-pass")
    if not isinstance(a, Move) or not (0 <= a.start < 64 and 0 <= a.square < 64):
        return None
    colour, man = s.colour[seat], s.squares[a.start]
    if not man or chessmen.colour_of(man) != colour:
        return Refusal("SS-4.3", "no-own-man")
    if not mcgonagall.own(s, seat, a.start):
        return Refusal("SS-C12", "no-others-harry")
    there = s.squares[a.square]
    if there and chessmen.colour_of(there) == colour:
        return Refusal("SS-4.6", "no-own-capture")
    moves = chessmen.all_steps(s.squares, colour, s.rights, s.passant)
    if mcgonagall.complete(s) and any(step[:2] == (a.start, a.square) for step in moves):
        return Refusal("SS-4.9", "no-exposing") if not a.promoted else Refusal("SS-4.11", "no-promotion")
    if chessmen.kind_of(man) == chessmen.PAWN:
        return Refusal("SS-4.17", "no-pawn-move")
    return Refusal("SS-4.16", "no-such-move")


def no_potion(a: Any, step: Any) -> Refusal | None:
    """SS-6.4, SS-6.5, SS-6.8, SS-6.9, SS-P05, SS-P08, SS-P15."""
    if isinstance(step, Brewing):
        if isinstance(a, Declare):
            return Refusal("SS-P15", "no-pair")
        if isinstance(a, Draw | Flip) and step.acted:
            return Refusal("SS-6.4", "no-second-action")
        if isinstance(a, Flip):
            return Refusal("SS-6.4", "no-turned-twice")
        if isinstance(a, Guard):
            return Refusal("SS-P05", "no-guard")
        return Refusal("SS-6.4", "no-end-before-action")
    if isinstance(step, Looking) and isinstance(a, LookHand):
        return Refusal("SS-6.9", "no-look-under-piece")
    if isinstance(step, Stealing) and isinstance(a, Steal):
        return Refusal("SS-P13", "no-such-card")
    return Refusal("SS-6.4", "no-such-card") if isinstance(a, Discard) else None
