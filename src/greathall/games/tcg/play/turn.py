"""A turn: before it, the draw, the creatures, two actions, its end; and how a card is played or an adventure solved."""

from typing import Any

from greathall.core.words import Action, Ask, Step
from greathall.games.tcg.cards import BOOK
from greathall.games.tcg.cards.card import Ability, Adventure
from greathall.games.tcg.model import (
    Draw, End, Pick, Play, Played, Rewarded, Skip, Skipped, Solve, Solved, Strike, TurnBegan, Use, Used,
)
from greathall.games.tcg.play.drawing import DrawCards
from greathall.games.tcg.play.laying import LayLessons
from greathall.games.tcg.play.striking import strikes
from greathall.games.tcg.play.table import THIS_TURN, Table
from greathall.games.tcg.play.using import silenced
from greathall.games.tcg.printed import (
    ACTIONS, ADVENTURE, CHARACTER, CREATURE, ITEM, KIND, LESSON, NEEDS, NUMBER, SPELL, SUBJECT, UNIQUE,
)

A_TURN = 2


# ── the turn ─────────────────────────────────────────────────────────────────
class NextTurn(Step):
    """TC-3.1: the turn of `last` is over; the other's begins."""

    last: int

    def take(self, s: Table, a: None) -> None:
        me = 1 - self.last
        s.turn, s.turns, s.struck, s.lesson_actions = me, s.turns + 1, False, 0
        s.played[me] = 0
        s.actions = A_TURN + s.has(me, "Unicorn")
        for used in s.used:
            used[:] = [0 if mark == THIS_TURN else mark for mark in used]
        s.tell(TurnBegan, me)
        s.then(Before(me, tuple(waking(s, me))), DrawCards(me, 1), Daybreak(me), Main(me), TurnEnds(me),
               NextTurn(me))


def waking(s: Table, me: int) -> list[int]:
    """The cards that do something before this turn: the own ones, and the other's adventure."""
    mine = [card for card in (*s.board[me], s.adventure[me]) if card and BOOK[card].before_turn(s, me)]
    theirs = s.adventure[1 - me]
    return mine + ([theirs] if theirs and BOOK[theirs].before_rival(s, 1 - me) else [])


class Before(Step):
    """TC-3.1: in the order the player whose turn it is likes, which is asked only where it matters."""

    who: int
    cards: tuple[int, ...]

    def take(self, s: Table, a: None) -> None:
        if len(set(self.cards)) > 1:
            s.then(Order(self.who, self.cards))
        elif self.cards:
            wake(s, self.who, self.cards[0], self.cards[1:])


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
    """TC-3.2: the creatures do their damage at once where nothing could come before it."""

    who: int

    def take(self, s: Table, a: None) -> None:
        if not s.creatures(self.who) or len(Main(self.who).options(s)) == 1:
            strike(s, self.who)


def strike(s: Table, me: int) -> None:
    s.struck = True
    s.then(*strikes(s, me))


class TurnEnds(Step):
    """What held for this turn is over."""

    who: int

    def take(self, s: Table, a: None) -> None:
        s.shields[1 - self.who] = 0
        s.banned[self.who] = s.snuffled[self.who] = False
        s.stilled[self.who] = [0] * len(s.stilled[self.who])


class Main(Ask):
    """TC-3.2, TC-3.3, TC-7.1: after the draw abilities and solving; then the creatures strike; then the actions."""

    def options(self, s: Table) -> list[Action]:
        me = self.seat
        found: list[Action] = [End()] if s.struck else [Strike()]
        if s.struck:
            found += [Play(card) for card in sorted(set(s.hands[me].cards)) if may_play(s, me, card)]
            if s.actions and s.adventure[1 - me] != NUMBER["Diagon Alley"]:
                found += [Draw(1), Draw(2)] if s.has(me, "Harry Potter") else [Draw(1)]
        found += [Use(place) for place in range(len(s.board[me])) if may_use(s, me, place)]
        theirs = s.adventure[1 - me]
        if theirs:
            book = BOOK[theirs]
            assert isinstance(book, Adventure)
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
    """TC-3.4: two for an adventure or a character; Ron makes characters easier."""
    return 1 if KIND[card] == CHARACTER and s.has(me, "Ron Weasley") else ACTIONS[card]


def may_play(s: Table, me: int, card: int) -> bool:
    """TC-14.1, in its order."""
    kind = KIND[card]
    if s.actions < actions_for(s, me, card) or silenced(s, me) or hindered(s, me, kind):
        return False
    if (UNIQUE[card] and s.in_play(card)) or (kind == ADVENTURE and s.adventure[me]):
        return False
    return powered(s, me, card) and BOOK[card].playable(s, me)


def hindered(s: Table, me: int, kind: int) -> bool:
    """What the other's adventure forbids."""
    theirs = s.adventure[1 - me]
    if not theirs:
        return False
    return ((kind == SPELL and theirs == NUMBER["4 Privet Drive"])
            or (kind == ITEM and theirs == NUMBER["Hiding From Snape"])
            or (kind == LESSON and theirs == NUMBER["Reptile House"] and s.lesson_actions > 0))


def powered(s: Table, me: int, card: int) -> bool:
    """TC-4.1, TC-4.2: enough power, and some of the card's own subject."""
    if not NEEDS[card]:
        return True
    power = s.power(me)
    hunted = KIND[card] in (CREATURE, SPELL) and s.adventure[1 - me] == NUMBER["Harry Hunting"]
    return sum(power) >= NEEDS[card] + 2 * hunted and power[SUBJECT[card]] > 0


def play(s: Table, me: int, card: int) -> None:
    """TC-14.1: the actions are spent, the cost is paid, then the text is done; a spell is discarded last."""
    s.actions -= actions_for(s, me, card)
    s.lift(me, card)
    s.limbo[me].append(card)
    s.played[me] += 1
    s.tell(Played, me, card)
    s.then(*BOOK[card].cost(s, me), Comes(me, card))


class Comes(Step):
    """The card comes into play, or the spell does what it says."""

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
                    if lessons >= 2 and s.has(me, "Hermione Granger"):
                        s.then(LayLessons(me, 1))
        BOOK[card].played(s, me)


class SpellEnds(Step):
    """TC-5.4: a spell never stays."""

    who: int
    card: int

    def take(self, s: Table, a: None) -> None:
        s.limbo[self.who].remove(self.card)
        s.heaps[self.who].append(self.card)


# ── abilities and adventures ─────────────────────────────────────────────────
def may_use(s: Table, me: int, place: int) -> bool:
    """TC-7.1: in the own turn after the draw."""
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
    """TC-6.2: all at once; then the reward, and the adventure goes to its owner's pile."""
    card = s.adventure[1 - me]
    book = BOOK[card]
    assert isinstance(book, Adventure)
    s.tell(Solved, me, card)
    s.then(*book.solve(s, me, way), Overcome(me))


def skip(s: Table, me: int) -> None:
    """TC-6.3: action by action, over several turns."""
    card = s.adventure[1 - me]
    book = BOOK[card]
    assert isinstance(book, Adventure)
    s.actions -= 1
    s.skipped[1 - me] += 1
    s.tell(Skipped, me, card, s.skipped[1 - me])
    if s.skipped[1 - me] >= book.skips:
        s.tell(Solved, me, card)
        s.then(Overcome(me))


class Overcome(Step):
    """The adventure is solved: its reward, then it is discarded; TC-6.2."""

    who: int

    def take(self, s: Table, a: None) -> None:
        loser = 1 - self.who
        s.then(Reward(self.who, loser, s.adventure[loser]), Falls(loser))


class Falls(Step):
    side: int

    def take(self, s: Table, a: None) -> None:
        if s.adventure[self.side]:
            s.drop_adventure(self.side)


class Reward(Step):
    """`owner`: whose adventure it is; what it damages is the other of who gets the reward."""

    winner: int
    owner: int
    card: int

    def take(self, s: Table, a: None) -> None:
        book = BOOK[self.card]
        assert isinstance(book, Adventure)
        s.tell(Rewarded, self.winner, self.card)
        s.then(*book.reward(s, self.winner, self.owner))
