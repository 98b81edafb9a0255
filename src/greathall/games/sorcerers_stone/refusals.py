"""When each kind of action is possible, and why a seat that isn't asked has to wait.

A question says itself why it refuses an answer; at chess refusals_chess.py helps."""

from greathall.core.words import Action, Refusal
from greathall.games.sorcerers_stone.board import MIRROR, QUIRRELL
from greathall.games.sorcerers_stone.model import (
    Area, Bishop, Cast, Declare, Discard, Draw, End, Flip, Guard, Hide, Keep, Leave, LookHand, LookShelf, Move, Play,
    Resign, Reveal, Rob, Snare, Spin, Stand, Stay, Steal, Turn, Walk,
)
from greathall.games.sorcerers_stone.play.table import Table

MOMENTS: dict[type[Action], tuple[str, str]] = {
    Stay: ("SS-1.2", "when-Stay"), Play: ("SS-1.2", "when-Play"), Area: ("SS-2.2", "when-Area"),
    Rob: ("SS-2.5", "when-Rob"), Snare: ("SS-2.3", "when-Snare"), Turn: ("SS-3.2", "when-Turn"),
    Hide: ("SS-3.3", "when-Hide"), Stand: ("SS-3.4", "when-Stand"), Walk: ("SS-3.6", "when-Walk"),
    Bishop: ("SS-4.2", "when-Bishop"), Move: ("SS-4.3", "when-Move"), Leave: ("SS-4.5", "when-Leave"),
    Spin: ("SS-5.2", "when-Spin"), Draw: ("SS-6.4", "when-Draw"), Flip: ("SS-6.4", "when-Flip"),
    Discard: ("SS-6.4", "when-Discard"), Cast: ("SS-6.6", "when-Cast"), Keep: ("SS-6.6", "when-Keep"),
    Guard: ("SS-6.5", "when-Guard"), Declare: ("SS-6.12", "when-Declare"), End: ("SS-6.4", "when-End"),
    Steal: ("SS-6.8", "when-Steal"), LookShelf: ("SS-6.9", "when-Look"), LookHand: ("SS-6.9", "when-Look"),
    Reveal: ("SS-7.2", "when-Reveal"), Resign: ("SS-G11", "no-aside-now")}
"""By kind of choice, the rule and the sentence that say when it is possible."""


def waiting(s: Table, seat: int) -> Refusal:
    """SS-0.2, SS-4.6, SS-4.13, SS-5.3, SS-6.15, SS-7.3: tell a player who can only wait what for."""
    if seat == s.turn:
        return Refusal("SS-0.2", "no-turn-yet")
    if seat in s.mcgonagall.captured and (s.alone or not s.quirrell.clock or s.held[seat]):
        return Refusal("SS-4.6", "no-turn-fallen") if s.alone else Refusal("SS-4.13", "no-turn-captured")
    if s.where[seat] == QUIRRELL and seat in s.quirrell.finish:
        return Refusal("SS-5.3", "no-turn-door")
    if s.where[seat] == MIRROR and seat in s.snape.wrong and (s.alone or not s.mirror.late or s.held[seat]):
        return Refusal("SS-6.15", "no-turn-out") if s.alone else Refusal("SS-7.3", "no-turn-wrong")
    return Refusal("SS-0.2", "no-turn")
