"""Why an action is not legal: the rule, and the message with its facts. Legality itself is the steps'."""

from typing import Any

from greathall.core.words import Action, Outcome, Refusal
from greathall.games.sorcerers_stone.board import KEYS, SHELF, SNAPE, TRAPDOOR
from greathall.games.sorcerers_stone.model import (
    Area, Bishop, Declare, Discard, Draw, End, Flip, Guard, Hide, Leave, LookHand, LookShelf, Move, Play, Resign, Rob,
    Snare, Stay, Steal, Turn, Walk,
)
from greathall.games.sorcerers_stone.play import chessmen, mate, mcgonagall
from greathall.games.sorcerers_stone.play.brewing import Again, Brewing, Looking, Stealing, Surplus
from greathall.games.sorcerers_stone.play.chessmen import BLACK, EMPTY, WHITE
from greathall.games.sorcerers_stone.play.flitwick import AtKeys, Flipping, Hiding, PutBack, PutDown, Walking
from greathall.games.sorcerers_stone.play.hagrid import MustPlay, NoteTurn, passes
from greathall.games.sorcerers_stone.play.mate import FullChess
from greathall.games.sorcerers_stone.play.mcgonagall import Chess, Join
from greathall.games.sorcerers_stone.play.mirror import AtMirror
from greathall.games.sorcerers_stone.play.quirrell import AtTroll
from greathall.games.sorcerers_stone.play.snape import Guarding, Shed
from greathall.games.sorcerers_stone.play.sprout import Choose, Placed, TakeFrom
from greathall.games.sorcerers_stone.play.table import NOWHERE, REASONS, Table

ASKED: dict[Any, str] = {
    NoteTurn: "SS-1.2", MustPlay: "SS-H14", Choose: "SS-2.2", TakeFrom: "SS-2.5", Placed: "SS-2.3", Flipping: "SS-3.2",
    Hiding: "SS-F03", PutBack: "SS-F03", PutDown: "SS-3.4", AtKeys: "SS-3.6", Walking: "SS-3.6", Join: "SS-4.2",
    Chess: "SS-4.3", FullChess: "SS-4.9", AtTroll: "SS-5.2", Guarding: "SS-6.2", Shed: "SS-6.2",
    Brewing: "SS-6.4", Surplus: "SS-6.4", Again: "SS-6.7", Stealing: "SS-6.8", Looking: "SS-6.9", AtMirror: "SS-7.2"}
"""The rule behind each question: what else is said there is refused by it."""


def explain(s: Table, seat: int, a: Action) -> Refusal:
    """The refusal of an action that is not admitted."""
    if isinstance(a, Outcome):
        return Refusal("SS-0.1", "no-chance")
    if not s.agenda:
        return Refusal(REASONS[s.ended], "no-over")
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
    if isinstance(step, Choose | TakeFrom | Placed):
        return no_snare(s, seat, a, step)
    if isinstance(step, Flipping | Hiding | PutBack | Walking):
        return no_key(a, step)
    if isinstance(step, Join):
        return no_bishop(s, a)
    if isinstance(step, Chess | FullChess):
        return no_chess(s, seat, a)
    return no_potion(s, a, step)


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


def no_snare(s: Table, seat: int, a: Any, step: Any) -> Refusal | None:
    """SS-2.2, SS-2.3, SS-2.4, SS-S06, SS-S08, SS-S14."""
    if isinstance(a, Area) and isinstance(step, Choose) and 0 <= a.area < len(s.rings):
        return Refusal("SS-2.2", "no-free-area") if a.area in s.area else Refusal("SS-S14", "no-full-area")
    if isinstance(a, Rob) and isinstance(step, TakeFrom):
        return Refusal("SS-S08", "no-such-victim")
    if not isinstance(step, Placed):
        return None
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


def no_bishop(s: Table, a: Any) -> Refusal | None:
    """SS-4.2, SS-C02, SS-C03, SS-C04, SS-X01."""
    if not isinstance(a, Bishop) or not 0 <= a.square < 64:
        return None
    if a.square in s.harry:
        return Refusal("SS-4.2", "no-second-harry")
    if any(a.square in mcgonagall.plain(s, colour) for colour in (WHITE, BLACK)):
        first = all(colour == NOWHERE for colour in s.colour)
        return Refusal("SS-C02", "no-white-first") if first else Refusal("SS-X01", "no-one-sided-chess")
    return Refusal("SS-C04", "no-bishop-there")


def no_chess(s: Table, seat: int, a: Any) -> Refusal | None:
    """SS-4.3, SS-4.6, SS-4.16, SS-4.19, SS-C07, SS-C11, SS-C12, SS-X10."""
    if isinstance(a, Leave):
        return Refusal("SS-X10", "no-leaving") if mcgonagall.complete(s) else Refusal("SS-C07", "no-way-off")
    if isinstance(a, Stay):
        return Refusal("SS-C11", "no-chess-pass")
    if not isinstance(a, Move):
        return None
    if not (0 <= a.start < 64 and 0 <= a.square < 64):
        return Refusal("SS-4.19" if mcgonagall.complete(s) else "SS-4.18", "no-such-square")
    man, there = s.squares[a.start], s.squares[a.square]
    if not man or chessmen.colour_of(man) != s.colour[seat]:
        return Refusal("SS-4.3", "no-own-man")
    if not mcgonagall.own(s, seat, a.start):
        return Refusal("SS-C12", "no-others-harry")
    if there and chessmen.colour_of(there) == s.colour[seat] and a.start != a.square and castling(s, a) == NOWHERE:
        return Refusal("SS-4.6", "no-own-capture")
    return no_short(s, seat, a) if not mcgonagall.complete(s) else no_complete(s, seat, a)


def no_short(s: Table, seat: int, a: Move) -> Refusal:
    """SS-4.4, SS-C09: what only complete chess has, or what no piece does."""
    if (a.start, a.square, EMPTY) in chessmen.steps(s.squares, s.colour[seat]):
        return Refusal("SS-C09", "no-short-promotion")
    if castling(s, a) != NOWHERE:
        return Refusal("SS-4.4", "no-short-castling")
    if passing(s, a):
        return Refusal("SS-4.4", "no-short-passing")
    return no_way(s, a)


def no_complete(s: Table, seat: int, a: Move) -> Refusal:
    """SS-4.9, SS-4.11, SS-X02, SS-X05, SS-X11: a move that the piece could make, but not now."""
    colour = s.colour[seat]
    step = (a.start, a.square, EMPTY)
    if step in chessmen.all_steps(s.squares, colour, s.rights, s.passant):
        if not chessmen.gives_check(s.squares, step, colour):
            absent = chessmen.gives_check(s.squares, step, 1 - colour) and not mate.manned(s)
            return Refusal("SS-X02", "no-absent-king") if absent else Refusal("SS-X05", "no-promotion")
        if chessmen.in_check(s.squares, colour):
            return Refusal("SS-4.9", "no-answer")
        king = chessmen.kind_of(s.squares[a.start]) == chessmen.KING
        return Refusal("SS-4.9", "no-king-there") if king else Refusal("SS-X11", "no-exposing")
    right = castling(s, a)
    if right != NOWHERE:
        return no_castling(s, right)
    return Refusal("SS-4.11", "no-passing") if passing(s, a) else no_way(s, a)


def castling(s: Table, a: Move) -> int:
    """Which castling this would be, by its right; or NOWHERE."""
    if chessmen.kind_of(s.squares[a.start]) != chessmen.KING:
        return NOWHERE
    return next((right for right, (king, _, goal, _) in enumerate(chessmen.CASTLES)
                 if (king, goal) == (a.start, a.square)), NOWHERE)


def no_castling(s: Table, right: int) -> Refusal:
    """SS-4.10, SS-X06: the first of its conditions that fails."""
    king, _, goal, over = chessmen.CASTLES[right]
    colour = right // 2
    if not s.rights >> right & 1:
        return Refusal("SS-4.10", "no-castling-moved")
    if any(s.squares[at] for at in chessmen.BETWEEN[right]):
        return Refusal("SS-4.10", "no-castling-between")
    if chessmen.attacked(s.squares, king, 1 - colour):
        return Refusal("SS-4.10", "no-castling-check")
    crossed = over if chessmen.attacked(s.squares, over, 1 - colour) else goal
    return Refusal("SS-4.10", "no-castling-attacked", {"square": crossed})


def passing(s: Table, a: Move) -> bool:
    """Would this pawn capture one that stands beside it?"""
    man, beside = s.squares[a.start], s.squares[8 * (a.start // 8) + a.square % 8]
    colour = chessmen.colour_of(man)
    return (chessmen.kind_of(man) == chessmen.PAWN and a.square in chessmen.PAWN_TAKES[colour][a.start]
            and not s.squares[a.square] and beside == chessmen.man(1 - colour, chessmen.PAWN))


def no_way(s: Table, a: Move) -> Refusal:
    """SS-4.16, SS-4.17: the piece does not go there, or something stands between."""
    kind = chessmen.kind_of(s.squares[a.start])
    if kind == chessmen.PAWN:
        return Refusal("SS-4.17", "no-pawn-move")
    slides = kind in (chessmen.BISHOP, chessmen.ROOK, chessmen.QUEEN)
    if slides and any(a.square in ray for ray in chessmen.RAYS[kind][a.start]):
        return Refusal("SS-4.16", "no-jumping")
    return Refusal("SS-4.16", "no-such-move")


def no_potion(s: Table, a: Any, step: Any) -> Refusal | None:
    """SS-6.4, SS-6.7."""
    if isinstance(step, Brewing):
        return no_brewing(a, step)
    if isinstance(step, Looking | Stealing):
        return no_reaching(s, a, step)
    if isinstance(step, Again) and isinstance(a, Draw | Flip):
        return no_action(a)
    return Refusal("SS-6.4", "no-such-card") if isinstance(a, Discard) and isinstance(step, Shed | Surplus) else None


def no_reaching(s: Table, a: Any, step: Looking | Stealing) -> Refusal | None:
    """SS-6.5, SS-6.9, SS-P04, SS-P13: another's piece stands on that card, or there is none."""
    if isinstance(step, Looking) and isinstance(a, LookShelf) and 0 <= a.place < SHELF:
        return Refusal("SS-6.9", "no-turned-twice")
    if not isinstance(a, LookHand if isinstance(step, Looking) else Steal):
        return None
    guarded = a.target != step.seat and a.target in s.at(SNAPE) and a.place == s.guard[a.target] != NOWHERE
    if isinstance(step, Looking):
        return Refusal("SS-6.9", "no-look-under-piece" if guarded else "no-such-card")
    return Refusal("SS-P04", "no-steal-under-piece") if guarded else Refusal("SS-P13", "no-such-card")


def no_brewing(a: Any, step: Brewing) -> Refusal | None:
    """SS-6.4, SS-P05, SS-P15."""
    if isinstance(a, Draw | Flip):
        return Refusal("SS-6.4", "no-second-action") if step.acted else no_action(a)
    if isinstance(a, Declare):
        return Refusal("SS-P15", "no-pair")
    if isinstance(a, Guard):
        return Refusal("SS-P05", "no-guard")
    return Refusal("SS-6.4", "no-end-before-action") if isinstance(a, End) else None


def no_action(a: Any) -> Refusal:
    """SS-6.4, SS-P07, SS-P08."""
    return Refusal("SS-6.4", "no-turned-twice") if isinstance(a, Flip) else Refusal("SS-P07", "no-cards-left")
