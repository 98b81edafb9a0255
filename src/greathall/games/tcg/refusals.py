"""Why an action is not legal: the rule, and the message with its facts. Legality itself is the steps'."""

from collections.abc import Callable
from typing import Any

from greathall.core.words import Action, Outcome, Refusal
from greathall.games.tcg.cards import BOOK, adventure_of
from greathall.games.tcg.cards.card import Ability, lessons_in_play
from greathall.games.tcg.model import (
    Done, Draw, End, Number, Pick, Play, Resign, Shield, Show, Skip, Solve, Strike, Target, Use,
)
from greathall.games.tcg.play.choosing import Discard, Exam, Remove
from greathall.games.tcg.play.damage import Question, Ward
from greathall.games.tcg.play.laying import LayLessons
from greathall.games.tcg.play.named import CHESS, CLOAK, DIAGON_ALLEY, HARRY, HUNTING
from greathall.games.tcg.play.searching import Gather, Search
from greathall.games.tcg.play.table import ONCE, Table
from greathall.games.tcg.play.turn import Main, actions_for, hindered, needed
from greathall.games.tcg.play.using import Exchange, silenced
from greathall.games.tcg.printed import (
    ADVENTURE, CALLED, CARDS, ITEM, KIND, LESSON, NEEDS, NUMBER, SAME, SUBJECT, SUBJECTS, UNIQUE, subject_of,
)

FORGETFULNESS, REMEMBRALL = NUMBER["Forgetfulness Potion"], NUMBER["Remembrall"]
IN_TURN = (End, Strike, Play, Draw, Use, Solve, Skip)


def explain(s: Table, seat: int, a: Action) -> Refusal:
    """The refusal of an action that is not admitted."""
    if isinstance(a, Outcome):
        return Refusal("TC-1.2", "no-chance")
    if not s.agenda:
        return Refusal("TC-1.1", "no-over")
    if isinstance(a, Resign):
        return Refusal("TC-R9.1", "no-resign-yet")
    step: Any = s.agenda[-1]
    if step.seat != seat:
        return Refusal("TC-16.1", "no-turn")
    if not isinstance(step, Main):
        return Refusal("TC-14.4", "no-answer-first") if isinstance(a, IN_TURN) else answer(s, step, a)
    return turn(s, seat, a) if isinstance(a, IN_TURN) else Refusal("TC-14.4", "no-question")


def of_card(card: int, key: str, **facts: Any) -> Refusal:
    """What a card itself says."""
    return Refusal(f"TC-CARD-{SAME[card]:03d}", key, {"card": CALLED[card], **facts})


# ── in the own turn ──────────────────────────────────────────────────────────
def turn(s: Table, me: int, a: Any) -> Refusal:
    if isinstance(a, Use):
        return no_use(s, me, a)
    if isinstance(a, Solve | Skip):
        return no_solving(s, me, a)
    if isinstance(a, Strike):
        return Refusal("TC-3.2", "no-strike-twice")
    if isinstance(a, Play):
        return no_play(s, me, a.card)
    return no_draw(s, me) if isinstance(a, Draw) and s.struck else Refusal("TC-3.2", "no-strike-first")


def no_draw(s: Table, me: int) -> Refusal:
    if not s.actions:
        return Refusal("TC-3.3", "no-actions")
    if s.adventure[1 - me] == DIAGON_ALLEY:
        return of_card(DIAGON_ALLEY, "no-hindered")
    return Refusal("TC-3.3", "no-draw-count", {"most": 2 if HARRY in s.board[me] else 1})


def no_play(s: Table, me: int, card: int) -> Refusal:
    """TC-14.1: in its order."""
    if card not in CARDS:
        return Refusal("TC-13.1", "no-such-card")
    if card not in s.hands[me].cards:
        return Refusal("TC-14.1", "no-card", {"card": CALLED[card]})
    if not s.struck:
        return Refusal("TC-3.2", "no-strike-first")
    actions = actions_for(s, me, card)
    if s.actions < actions:
        return Refusal("TC-3.4", "no-two-actions", {"card": CALLED[card]}) if actions > 1 else Refusal(
            "TC-3.3", "no-actions")
    return banned(s, me, KIND[card]) or place_taken(s, me, card) or powerless(s, me, card) or unplayable(s, me, card)


def banned(s: Table, me: int, kind: int) -> Refusal | None:
    """TC-14.3: by a potion, or by the other's adventure."""
    if silenced(s, me):
        return of_card(FORGETFULNESS if s.banned[me] else CHESS, "no-banned")
    return of_card(s.adventure[1 - me], "no-hindered") if hindered(s, me, kind) else None


def place_taken(s: Table, me: int, card: int) -> Refusal | None:
    if UNIQUE[card] and s.in_play(card):
        return Refusal("TC-8.1", "no-unique", {"card": CALLED[card]})
    if KIND[card] == ADVENTURE and s.adventure[me]:
        return Refusal("TC-6.1", "no-second-adventure")
    return None


def powerless(s: Table, me: int, card: int) -> Refusal | None:
    """TC-4.1: how much is lacking, the printed power first."""
    power, needs = s.power(me), needed(s, me, card)
    have = sum(power)
    if have < NEEDS[card]:
        return Refusal("TC-4.1", "no-power",
                       {"card": CALLED[card], "needs": NEEDS[card], "lacking": NEEDS[card] - have})
    if NEEDS[card] and not power[SUBJECT[card]]:
        return Refusal("TC-4.1", "no-symbol", {"card": CALLED[card], "subject": SUBJECTS[SUBJECT[card]]})
    return of_card(HUNTING, "no-power-hunted", lacking=needs - have) if have < needs else None


def unplayable(s: Table, me: int, card: int) -> Refusal:
    """TC-14.2: its own condition, or its cost."""
    paid = BOOK[card].lessons_paid
    if lessons_in_play(s, me, SUBJECT[card]) < paid:
        return of_card(card, "no-lessons", count=paid, subject=SUBJECTS[SUBJECT[card]])
    return of_card(card, "no-condition")


def no_use(s: Table, me: int, a: Use) -> Refusal:
    """TC-7.1: abilities, in the order in which they are looked at."""
    if not lies(s, me, a):
        return Refusal("TC-7.1", "no-such-place")
    book = BOOK[a.card]
    if not isinstance(book, Ability):
        return Refusal("TC-7.1", "no-ability", {"card": CALLED[a.card]})
    if s.used[me][a.place]:
        return of_card(a.card, "no-used" if s.used[me][a.place] == ONCE else "no-used-turn")
    if not s.struck and book.actions and KIND[a.card] == ITEM:
        return Refusal("TC-3.2", "no-strike-first")
    if s.actions < book.actions:
        return Refusal("TC-3.3", "no-actions")
    return (banned(s, me, LESSON) if a.card == REMEMBRALL else None) or of_card(a.card, "no-condition")


def no_solving(s: Table, me: int, a: Solve | Skip) -> Refusal:
    """TC-6.2, TC-6.3: what solves the other's adventure, and what does not."""
    card = s.adventure[1 - me]
    if not card:
        return Refusal("TC-6.2", "no-adventure")
    book = adventure_of(card)
    if isinstance(a, Solve):
        return (Refusal("TC-6.3", "no-solve-skip", {"card": CALLED[card], "count": book.skips}) if book.skips
                else Refusal("TC-6.2", "no-solve", {"card": CALLED[card]}))
    return Refusal("TC-3.3", "no-actions") if book.skips else Refusal("TC-6.3", "no-skip", {"card": CALLED[card]})


def lies(s: Table, side: int, a: Use | Target | Shield) -> bool:
    """Is the card that was named in the place that was named?"""
    return 0 <= a.place < len(s.board[side]) and s.board[side][a.place] == a.card


# ── answers ──────────────────────────────────────────────────────────────────
def answer(s: Table, step: Any, a: Any) -> Refusal:
    """TC-14.4: something else is asked, or among other things."""
    options = step.options(s)
    if isinstance(a, Target) and any(isinstance(one, Target | Pick) for one in options):
        return no_target(s, a)
    if isinstance(a, Pick) and any(isinstance(one, Target | Pick) for one in options):
        return no_pick(s, step, a.card)
    if isinstance(a, Shield) and isinstance(step, Ward):
        return no_shield(s, step.seat, a)
    if isinstance(a, Show) and isinstance(step, Question | Exam):
        return of_card(NUMBER["Snape's Question" if isinstance(step, Question) else "Potions Exam"], "no-show")
    if isinstance(a, Number) and isinstance(options[-1], Number):
        return Refusal("TC-12.3", "no-number", {"most": options[-1].count})
    if isinstance(a, Done) and isinstance(options[-1], Target | Pick):
        return Refusal("TC-14.4", "no-done")
    return Refusal("TC-14.4", "no-choice")


def no_target(s: Table, a: Target) -> Refusal:
    if a.side not in (0, 1) or not lies(s, a.side, a):
        return Refusal("TC-14.4", "no-such-place")
    if a.place == 0:
        return Refusal("TC-7.2", "no-starting", {"card": CALLED[a.card]})
    return Refusal("TC-14.4", "no-target", {"card": CALLED[a.card]})


def no_pick(s: Table, step: Any, card: int) -> Refusal:
    """TC-14.4: where it should be, and what it should be."""
    if card not in CARDS:
        return Refusal("TC-13.1", "no-such-card")
    for kinds, key, there in PLACES:
        if isinstance(step, kinds) and not there(s, step, card):
            return Refusal("TC-14.4", key, {"card": CALLED[card]})
    return Refusal("TC-14.4", "no-pick", {"card": CALLED[card]})


def in_hand(s: Table, step: Any, card: int) -> bool:
    return card in s.hands[step.seat].cards


def in_pile(s: Table, step: Any, card: int) -> bool:
    return s.heaps[step.seat].count(card) > s.picks.count(card)


def in_deck(s: Table, step: Search, card: int) -> bool:
    deck = s.decks[step.seat]
    return deck.bag.count(card) + deck.bottoms.cards.count(card) > s.picks.count(card)


def lesson_in_play(s: Table, step: Remove, card: int) -> bool:
    return KIND[card] == LESSON and s.lessons[step.side][subject_of(card)] > 0


PLACES: list[tuple[tuple[type, ...], str, Callable[[Table, Any, int], bool]]] = [
    ((Discard, LayLessons), "no-card", in_hand), ((Gather, Exchange), "no-in-pile", in_pile),
    ((Search,), "no-in-deck", in_deck), ((Remove,), "no-in-play", lesson_in_play)]
"""Where the cards of a choice lie."""


def no_shield(s: Table, seat: int, a: Shield) -> Refusal:
    """TC-16.1: only some cards answer a spell, the Cloak once in a turn."""
    if not lies(s, seat, a):
        return Refusal("TC-16.1", "no-such-place")
    return of_card(CLOAK, "no-used-turn") if a.card == CLOAK else Refusal(
        "TC-16.1", "no-shield", {"card": CALLED[a.card]})
