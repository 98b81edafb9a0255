"""Why an action is refused: the rule, and the sentence with its facts.

Each question gives its own reasons beside its choices; this module has those that several share, and says when each
kind of action is due."""

from collections.abc import Mapping, Sequence
from typing import Any

from greathall.core.words import Action, Refusal
from greathall.games.tcg.model import (
    AtPlayer, Done, Draw, End, GoFirst, GoSecond, No, Number, Pick, Play, Redraw, Resign, Shield, Show, Skip, Solve,
    Strike, Suffer, Target, Use, Yes,
)
from greathall.games.tcg.play.named import CLOAK
from greathall.games.tcg.play.table import SIDES, Table
from greathall.games.tcg.printed import (
    ADVENTURE, ADVENTURES, ANY, CALLED, CARDS, CHARACTERS, CREATURE_OR_ITEM, CREATURES, ITEM_OR_LESSON, ITEMS, KIND,
    KINDS, LESSON, LESSONS, NOT_HEALING, OF_SUBJECT, SAME, SUBJECTS, fits, subject_of,
)

MOMENTS: Mapping[type[Action], tuple[str, str]] = {
    End: ("TC-3.1", "when-End"), Strike: ("TC-3.2", "when-Strike"), Play: ("TC-14.1", "when-Play"),
    Draw: ("TC-3.3", "when-Draw"), Use: ("TC-7.1", "when-Use"), Solve: ("TC-6.2", "when-Solve"),
    Skip: ("TC-6.3", "when-Skip"), Done: ("TC-14.4", "when-Done"), Pick: ("TC-14.4", "when-Pick"),
    Target: ("TC-14.4", "when-Target"), AtPlayer: ("TC-14.4", "when-AtPlayer"), Shield: ("TC-16.1", "when-Shield"),
    Suffer: ("TC-16.1", "when-Suffer"), Show: ("TC-16.1", "when-Show"), Yes: ("TC-12.3", "when-Yes"),
    No: ("TC-12.3", "when-Yes"), Number: ("TC-12.3", "when-Number"), Redraw: ("TC-1.2", "when-Redraw"),
    GoFirst: ("TC-R1.5", "when-Go"), GoSecond: ("TC-R1.5", "when-Go"), Resign: ("TC-R9.1", "no-resign-yet")}
"""By kind of action, the rule and the sentence that say when it is due."""
IN_TURN = (End, Strike, Play, Draw, Use, Solve, Skip)
HELD, THEIRS, PILE, STOCK, WAITING = "hand", "theirs", "pile", "deck", "waiting"
"""The places where the cards of a choice can be."""
ABSENT = {HELD: ("TC-14.4", "no-card"), THEIRS: ("TC-14.4", "no-their-card"), PILE: ("TC-14.4", "no-in-pile"),
          STOCK: ("TC-14.4", "no-in-deck"), WAITING: ("TC-3.1", "no-waiting")}
WANTED = {LESSONS: "lesson", CREATURES: "creature", ITEMS: "item", ADVENTURES: "adventure",
          ITEM_OR_LESSON: "item-or-lesson", CREATURE_OR_ITEM: "creature-or-item", CHARACTERS: "character"}


def of_card(card: int, key: str, **facts: Any) -> Refusal:
    """Return a refusal that cites the card itself."""
    return Refusal(f"TC-CARD-{SAME[card]:03d}", key, {"card": CALLED[card], **facts})


# ── whatever is being asked ──────────────────────────────────────────────────
def anyhow(s: Table, seat: int, a: Action) -> Refusal | None:
    """TC-16.1: you can't act on your opponent's turn instead of answering."""
    if s.agenda[-1].seat == seat != s.turn and isinstance(a, IN_TURN) and s.turns:
        return Refusal("TC-16.1", "no-their-turn")
    return None


def waiting(s: Table, seat: int) -> Refusal:
    """TC-16.1, TC-14.4: it is your opponent's turn, or on yours your opponent has to answer."""
    if s.agenda[-1].seat == 1 - seat and (s.turn == seat or not s.turns):
        return Refusal("TC-14.4" if s.turns else "TC-1.2", "no-answer-theirs")
    return Refusal("TC-16.1", "no-turn")


# ── choosing cards ───────────────────────────────────────────────────────────
def not_among(s: Table, a: Action, where: str, lying: Sequence[int], what: int = ANY, *, picked: Sequence[int] = (),
              due: int = 1) -> Refusal | None:
    """TC-14.4: a card chosen from some place must be there, not be chosen yet, and fit."""
    if isinstance(a, Done):
        return Refusal("TC-14.4", "no-done", {"count": due})
    if isinstance(a, Target):
        return wrong_place(s, a) or Refusal("TC-14.4", "no-not-in-play", {"card": CALLED[a.card], "where": where})
    if not isinstance(a, Pick):
        return None
    no = absent(a.card, lying, *ABSENT[where])
    if no is not None:
        return no
    if lying.count(a.card) <= picked.count(a.card):
        return Refusal("TC-14.4", "no-picked", {"card": CALLED[a.card], "count": lying.count(a.card)})
    return unfit(a.card, what)


def absent(card: int, lying: Sequence[int], rule: str, key: str) -> Refusal | None:
    """TC-13.1, TC-R4.10: no such card is there, or only its other printing is."""
    if card not in CARDS:
        return Refusal("TC-13.1", "no-such-card")
    if card in lying:
        return None
    twins = [one for one in lying if SAME[one] == SAME[card]]
    if twins:
        return Refusal("TC-R4.10", "no-printing", {"card": CALLED[card], "number": twins[0]})
    return Refusal(rule, key, {"card": CALLED[card]})


def unfit(card: int, what: int) -> Refusal | None:
    """TC-11.1, TC-14.4: return which filter of a choice a card fails: its kind, a keyword, or a subject."""
    called = CALLED[card]
    if what == NOT_HEALING and not fits(card, what):
        return Refusal("TC-11.1", "no-healing", {"card": called})
    if what in OF_SUBJECT and not fits(card, what):
        return Refusal("TC-14.4", "no-needs", {"card": called, "subject": SUBJECTS[OF_SUBJECT[what]]})
    if not fits(card, what):
        return Refusal("TC-14.4", "no-kind", {"card": called, "kind": KINDS[KIND[card]], "what": WANTED[what]})
    return None


# ── choosing cards in play ───────────────────────────────────────────────────
def lies(s: Table, side: int, a: Use | Target | Shield) -> bool:
    """Return whether the named card is in the named place."""
    return 0 <= a.place < len(s.board[side]) and s.board[side][a.place] == a.card


def wrong_place(s: Table, a: Target) -> Refusal | None:
    return None if a.side in SIDES and lies(s, a.side, a) else Refusal("TC-14.4", "no-such-place")


def not_in_play(s: Table, seat: int, a: Action, what: int = CREATURES, side: int | None = None) -> Refusal | None:
    """TC-14.4: a card chosen in play must be named with its place, on one side or on any."""
    if isinstance(a, Done):
        return Refusal("TC-14.4", "no-done", {"count": 1})
    if isinstance(a, Pick):
        return refuse_unnamed(s, a.card, what, SIDES if side is None else (side,))
    if not isinstance(a, Target):
        return None
    no = wrong_place(s, a)
    if no is None and side not in (None, a.side):
        no = Refusal("TC-14.4", "no-side", {"card": CALLED[a.card], "whose": "yours" if side == seat else "theirs"})
    return no or unfit(a.card, what)


def refuse_unnamed(s: Table, card: int, what: int, sides: Sequence[int]) -> Refusal:
    """Refuse a card that was named without its place."""
    if card not in CARDS:
        return Refusal("TC-13.1", "no-such-card")
    key = "no-place" if any(card in s.board[side] for side in sides) else "no-in-play"
    return unfit(card, what) or Refusal("TC-14.4", key, {"card": CALLED[card]})


def not_removable(s: Table, seat: int, a: Action, side: int, what: int) -> Refusal | None:
    """TC-14.4, TC-7.2: a card must leave play on one side; lessons and the adventure are chosen by name alone."""
    if isinstance(a, Pick) and a.card in CARDS and KIND[a.card] in (LESSON, ADVENTURE):
        there = (s.lessons[side][subject_of(a.card)] if KIND[a.card] == LESSON else a.card == s.adventure[side])
        return unfit(a.card, what) or (None if there else Refusal("TC-14.4", "no-in-play", {"card": CALLED[a.card]}))
    no = not_in_play(s, seat, a, what, side)
    if no is None and isinstance(a, Target) and a.place == 0:
        return Refusal("TC-7.2", "no-starting", {"card": CALLED[a.card]})
    return no


def no_shield(s: Table, seat: int, a: Shield) -> Refusal:
    """TC-16.1: only some cards answer a spell, the Cloak once a turn."""
    if not lies(s, seat, a):
        return Refusal("TC-16.1", "no-such-place")
    return of_card(CLOAK, "no-used-turn") if a.card == CLOAK else Refusal(
        "TC-16.1", "no-shield", {"card": CALLED[a.card]})
