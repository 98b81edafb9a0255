"""Abilities and adventures: how to use and solve them, and why they can't be."""

from typing import Final

from greathall.core.words import Refusal, Step
from greathall.games.tcg.cards import ABILITIES, BOOK, adventure_of
from greathall.games.tcg.cards.card import Ability
from greathall.games.tcg.model import Skip, Skipped, Solve, Solved, Use, Used
from greathall.games.tcg.play.playing import ban_on
from greathall.games.tcg.play.rewards import Reward
from greathall.games.tcg.play.table import ONCE, Table
from greathall.games.tcg.printed import CALLED, ITEM, KIND, LESSON, NUMBER
from greathall.games.tcg.refusals import lies, of_card

REMEMBRALL: Final = NUMBER["Remembrall"]


# ── abilities ────────────────────────────────────────────────────────────────
def may_use(s: Table, me: int, place: int) -> bool:
    """TC-7.1, TC-14.2, TC-R3.8, TC-R5.5, TC-R5.6: you may use an ability on your turn after the draw.

    You may do so as often as its limit and your actions allow."""
    book = ABILITIES[s.board[me][place]]
    return book is not None and s.actions >= book.actions and not s.used[me][place] and book.usable(s, me)


def use(s: Table, me: int, place: int) -> None:
    card = s.board[me][place]
    book = BOOK[card]
    assert isinstance(book, Ability)
    s.actions -= book.actions
    if book.limit:
        s.used[me][place] = book.limit
    s.tell(Used, me, card)
    book.use(s, me, place)


def no_use(s: Table, me: int, a: Use) -> Refusal:
    """TC-7.1: return why an ability can't be used, in the order of the checks."""
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
    return (ban_on(s, me, LESSON) if a.card == REMEMBRALL else None) or book.lacking(s, me)


# ── adventures ───────────────────────────────────────────────────────────────
def solve(s: Table, me: int, way: int) -> None:
    """TC-6.2, TC-R7.3: solve it in one go; then comes the reward, and the adventure goes to its owner's pile."""
    card = s.adventure[1 - me]
    s.tell(Solved, me, card)
    s.then(*adventure_of(card).solve(s, me, way), Overcome(me))


def skip(s: Table, me: int) -> None:
    """TC-6.3, TC-R7.4: skip one action at a time, over several turns."""
    card = s.adventure[1 - me]
    s.actions -= 1
    s.skipped[1 - me] += 1
    s.tell(Skipped, me, card, s.skipped[1 - me])
    if s.skipped[1 - me] >= adventure_of(card).skips:
        s.tell(Solved, me, card)
        s.then(Overcome(me))


def no_solving(s: Table, me: int, a: Solve | Skip) -> Refusal:
    """TC-6.2, TC-6.3: return why the opponent's adventure can't be solved like this."""
    card = s.adventure[1 - me]
    if not card:
        return Refusal("TC-6.2", "no-adventure")
    book = adventure_of(card)
    if isinstance(a, Skip):
        return Refusal("TC-3.3", "no-actions") if book.skips else Refusal("TC-6.3", "no-skip", {"card": CALLED[card]})
    if book.skips:
        return Refusal("TC-6.3", "no-solve-skip", {"card": CALLED[card], "count": book.skips})
    return Refusal("TC-6.2", "no-solve-way" if book.ways(s, me) else "no-solve", {"card": CALLED[card]})


class Overcome(Step):
    """TC-6.2, TC-R7.5: the adventure is solved: first the reward, then it is discarded."""

    who: int

    def take(self, s: Table, a: None) -> None:
        loser = 1 - self.who
        s.then(Reward(self.who, loser, s.adventure[loser]), Falls(loser))


class Falls(Step):
    """TC-R7.5: anything the adventure forbade is allowed again."""

    side: int

    def take(self, s: Table, a: None) -> None:
        if s.adventure[self.side]:
            s.drop_adventure(self.side)
