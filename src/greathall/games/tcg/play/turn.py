"""A turn: before it, the draw, the creatures, two actions, its end; and how a card is played or an adventure solved."""

from typing import Any

from greathall.core.words import Action, Ask, Step
from greathall.games.tcg.cards import BOOK, adventure_of
from greathall.games.tcg.cards.card import Ability
from greathall.games.tcg.model import (
    Draw, End, Pick, Play, Played, Skip, Skipped, Solve, Solved, Strike, TurnBegan, Use, Used,
)
from greathall.games.tcg.play.drawing import DrawCards
from greathall.games.tcg.play.laying import LayLessons
from greathall.games.tcg.play.named import (
    DIAGON_ALLEY, HARRY, HERMIONE, HIDING, HUNTING, PRIVET_DRIVE, REPTILES, RON, UNICORN,
)
from greathall.games.tcg.play.rewards import Reward
from greathall.games.tcg.play.striking import strikes
from greathall.games.tcg.play.table import THIS_TURN, Table
from greathall.games.tcg.play.using import silenced
from greathall.games.tcg.printed import (
    ACTIONS, ADVENTURE, CHARACTER, CREATURE, ITEM, KIND, LESSON, NEEDS, SPELL, SUBJECT, UNIQUE,
)

A_TURN = 2
ITEMS_TO_HIDE = 4


# ── the turn ─────────────────────────────────────────────────────────────────
class NextTurn(Step):
    """TC-3.1, TC-3.6, TC-3.7, TC-R3.1, TC-R3.4, TC-R3.5: the turn of `last` is over; the other's begins, what
    comes before it included. The number of its actions is settled now."""

    last: int

    def take(self, s: Table, a: None) -> None:
        me = 1 - self.last
        s.turn, s.turns, s.struck, s.lesson_actions = me, s.turns + 1, False, 0
        s.played[me] = 0
        s.actions = A_TURN + s.board[me].count(UNICORN)
        for used in s.used:
            used[:] = [0 if mark == THIS_TURN else mark for mark in used]
        s.tell(TurnBegan, me)
        s.then(Before(me, tuple(waking(s, me))), DrawCards(me, 1), Daybreak(me), Main(me), TurnEnds(me),
               NextTurn(me))


def waking(s: Table, me: int) -> list[int]:
    """TC-R7.8: what does something before this turn: the own adventure and other cards, the other's adventure."""
    mine = [card for card in (s.adventure[me], *s.board[me]) if card and BOOK[card].before_turn(s, me)]
    theirs = s.adventure[1 - me]
    return mine + ([theirs] if theirs and BOOK[theirs].before_rival(s, 1 - me) else [])


class Before(Step):
    """TC-3.1, TC-R3.2: in the order the player whose turn it is likes, which is asked only where it matters: that the
    own adventure hurts the other comes first, for that can only be better."""

    who: int
    cards: tuple[int, ...]

    def take(self, s: Table, a: None) -> None:
        if not self.cards:
            return
        if len(set(self.cards)) == 1 or self.cards[0] == s.adventure[self.who]:
            wake(s, self.who, self.cards[0], self.cards[1:])
        else:
            s.then(Order(self.who, self.cards))


class Order(Ask):
    """TC-3.1: which comes next?"""

    cards: tuple[int, ...]

    def options(self, s: Table) -> list[Action]:
        return [Pick(card) for card in sorted(set(self.cards))]

    def take(self, s: Table, a: Any) -> None:
        left = list(self.cards)
        left.remove(a.card)
        wake(s, self.seat, a.card, tuple(left))


def wake(s: Table, me: int, card: int, left: tuple[int, ...]) -> None:
    """Both may have the same adventure: no card does something before the turns of both."""
    s.then(*(BOOK[card].before_turn(s, me) or BOOK[card].before_rival(s, 1 - me)), Before(me, left))


class Daybreak(Step):
    """TC-3.2, TC-R3.3: the creatures do their damage at once where nothing could come before it."""

    who: int

    def take(self, s: Table, a: None) -> None:
        if not strikes(s, self.who) or not (len(Main(self.who).options(s)) > 1 or in_doubt(s, self.who)):
            strike(s, self.who)


def in_doubt(s: Table, me: int) -> bool:
    """Items in hand may solve Hiding From Snape: who holds enough cards is asked, so that silence tells nothing."""
    return s.adventure[1 - me] == HIDING and len(s.hands[me]) >= ITEMS_TO_HIDE


def strike(s: Table, me: int) -> None:
    """TC-5.2, TC-R6.13: what has come into play later strikes in the next turn."""
    s.struck = True
    s.then(*strikes(s, me))


class TurnEnds(Step):
    """TC-R6.14: what held for this turn is over, whatever has become of the card that brought it."""

    who: int

    def take(self, s: Table, a: None) -> None:
        s.shields[1 - self.who] = 0
        s.banned[self.who] = s.snuffled[self.who] = False
        s.stilled[self.who] = [0] * len(s.stilled[self.who])


class Main(Ask):
    """TC-3.2, TC-3.3, TC-7.1, TC-R3.3, TC-R3.7: after the draw abilities and solving; then the creatures strike; then
    the actions, with abilities and solving between. TC-R4.13: with Harry an action draws two, in one drawing."""

    def options(self, s: Table) -> list[Action]:
        me = self.seat
        found: list[Action] = [End()] if s.struck else [Strike()]
        if s.struck:
            if s.actions and not silenced(s, me):
                power = s.power(me)
                found += [Play(card) for card in sorted(set(s.hands[me].cards)) if may_play(s, me, card, power)]
            if s.actions and s.adventure[1 - me] != DIAGON_ALLEY:
                found += [Draw(1), Draw(2)] if HARRY in s.board[me] else [Draw(1)]
        found += [Use(place, card) for place, card in enumerate(s.board[me]) if may_use(s, me, place)]
        theirs = s.adventure[1 - me]
        if theirs:
            book = adventure_of(theirs)
            found += [Solve(way) for way in book.ways(s, me)]
            if book.skips and s.actions:
                found.append(Skip())
        return found

    def take(self, s: Table, a: Any) -> None:
        me = self.seat
        if isinstance(a, End):
            return
        s.then(self)
        if isinstance(a, Strike):
            strike(s, me)
        elif isinstance(a, Play):
            play(s, me, a.card)
        elif isinstance(a, Draw):
            s.actions -= 1
            s.then(DrawCards(me, a.count))
        elif isinstance(a, Use):
            use(s, me, a.place)
        elif isinstance(a, Solve):
            solve(s, me, a.way)
        else:
            skip(s, me)


# ── playing a card ───────────────────────────────────────────────────────────
def actions_for(s: Table, me: int, card: int) -> int:
    """TC-3.4, TC-R3.6, TC-R7.1: two for an adventure or a character; Ron makes characters easier."""
    return 1 if KIND[card] == CHARACTER and RON in s.board[me] else ACTIONS[card]


def may_play(s: Table, me: int, card: int, power: list[int]) -> bool:
    """TC-14.1, TC-R4.4, TC-R4.5: in its order, where playing cards is not forbidden altogether."""
    kind = KIND[card]
    if s.actions < actions_for(s, me, card) or hindered(s, me, kind):
        return False
    if (UNIQUE[card] and s.in_play(card)) or (kind == ADVENTURE and s.adventure[me]):
        return False
    return powered(s, me, card, power) and BOOK[card].playable(s, me)


def hindered(s: Table, me: int, kind: int) -> bool:
    """TC-R7.2, TC-R4.8: what the other's adventure forbids."""
    theirs = s.adventure[1 - me]
    if not theirs:
        return False
    return ((kind == SPELL and theirs == PRIVET_DRIVE)
            or (kind == ITEM and theirs == HIDING)
            or (kind == LESSON and theirs == REPTILES and s.lesson_actions > 0))


def needed(s: Table, me: int, card: int) -> int:
    """TC-R4.9: the power a card needs, which Harry Hunting raises for creatures and spells."""
    hunted = s.adventure[1 - me] == HUNTING and KIND[card] in (CREATURE, SPELL)
    return NEEDS[card] + 2 * hunted


def powered(s: Table, me: int, card: int, power: list[int]) -> bool:
    """TC-4.1, TC-4.2, TC-R4.1: enough power, and some of the card's own subject, before any cost is paid."""
    return not NEEDS[card] or (power[SUBJECT[card]] > 0 and sum(power) >= needed(s, me, card))


def play(s: Table, me: int, card: int) -> None:
    """TC-14.1, TC-R4.1: the actions are spent, the cost is paid, then the text is done in its order
    (TC-R2.4); a spell is discarded last. TC-R7.10: any card counts as played."""
    s.actions -= actions_for(s, me, card)
    s.lift(me, card)
    s.limbo[me].append(card)
    s.played[me] += 1
    s.tell(Played, me, card)
    s.then(*BOOK[card].cost(s, me), Comes(me, card))


class Comes(Step):
    """TC-5.1, TC-6.1, TC-R7.2: the card comes into play, or the spell does what it says. TC-R4.12: with two lessons in
    play before, Hermione lays another."""

    who: int
    card: int

    def take(self, s: Table, a: None) -> None:
        me, card, kind = self.who, self.card, KIND[self.card]
        if kind == SPELL:
            s.then(SpellEnds(me, card))
        else:
            s.limbo[me].remove(card)
            if kind == ADVENTURE:
                s.adventure[me] = card
            else:
                lessons = sum(s.lessons[me])
                s.enter(me, card)
                if kind == LESSON:
                    s.lesson_actions += 1
                    if lessons >= 2 and HERMIONE in s.board[me] and len(s.hands[me]):
                        s.then(LayLessons(me, 1))
        BOOK[card].played(s, me)


class SpellEnds(Step):
    """TC-5.4, TC-9.1: a spell never stays."""

    who: int
    card: int

    def take(self, s: Table, a: None) -> None:
        s.limbo[self.who].remove(self.card)
        s.heaps[self.who].append(self.card)


# ── abilities and adventures ─────────────────────────────────────────────────
def may_use(s: Table, me: int, place: int) -> bool:
    """TC-7.1, TC-14.2, TC-R3.8, TC-R5.5, TC-R5.6: in the own turn after the draw, as often as its limit and the actions
    allow."""
    book = BOOK[s.board[me][place]]
    return (isinstance(book, Ability) and s.actions >= book.actions and not s.used[me][place] and book.usable(s, me))


def use(s: Table, me: int, place: int) -> None:
    card = s.board[me][place]
    book = BOOK[card]
    assert isinstance(book, Ability)
    s.actions -= book.actions
    if book.limit:
        s.used[me][place] = book.limit
    s.tell(Used, me, card)
    book.use(s, me, place)


def solve(s: Table, me: int, way: int) -> None:
    """TC-6.2, TC-R7.3: all at once; then the reward, and the adventure goes to its owner's pile."""
    card = s.adventure[1 - me]
    s.tell(Solved, me, card)
    s.then(*adventure_of(card).solve(s, me, way), Overcome(me))


def skip(s: Table, me: int) -> None:
    """TC-6.3, TC-R7.4: action by action, over several turns."""
    card = s.adventure[1 - me]
    s.actions -= 1
    s.skipped[1 - me] += 1
    s.tell(Skipped, me, card, s.skipped[1 - me])
    if s.skipped[1 - me] >= adventure_of(card).skips:
        s.tell(Solved, me, card)
        s.then(Overcome(me))


class Overcome(Step):
    """TC-6.2, TC-R7.5: the adventure is solved: its reward, then it is discarded."""

    who: int

    def take(self, s: Table, a: None) -> None:
        loser = 1 - self.who
        s.then(Reward(self.who, loser, s.adventure[loser]), Falls(loser))


class Falls(Step):
    """TC-R7.5: what it forbade is allowed again."""

    side: int

    def take(self, s: Table, a: None) -> None:
        if s.adventure[self.side]:
            s.drop_adventure(self.side)
