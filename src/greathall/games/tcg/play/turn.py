"""The turn: before it, the draw, the creatures, two actions, its end."""

from typing import Any, Final

from greathall.core.words import Action, Ask, Refusal, Step
from greathall.games.tcg.cards import BOOK, WAKING, adventure_of
from greathall.games.tcg.model import Draw, End, Pick, Play, Skip, Solve, Strike, TurnBegan, Use
from greathall.games.tcg.play.damage import Damage, is_covered
from greathall.games.tcg.play.drawing import DrawCards
from greathall.games.tcg.play.named import DIAGON_ALLEY, HARRY, HIDING, PEEVES, UNICORN
from greathall.games.tcg.play.playing import no_play, play, plays
from greathall.games.tcg.play.solving import may_use, no_solving, no_use, skip, solve, use
from greathall.games.tcg.play.striking import strikes
from greathall.games.tcg.play.table import SIDES, THIS_TURN, Table
from greathall.games.tcg.play.using import is_silenced
from greathall.games.tcg.printed import DAMAGE
from greathall.games.tcg.refusals import WAITING, not_among, of_card

A_TURN: Final = 2
ITEMS_TO_HIDE: Final = 4
END: Final = End()
STRIKE: Final = Strike()
DRAWS: Final = [Draw(1), Draw(2)]


# ── the turn ─────────────────────────────────────────────────────────────────
class NextTurn(Step):
    """TC-3.1, TC-3.6, TC-3.7, TC-R3.1, TC-R3.4, TC-R3.5: the turn of `last` is over, and the opponent's begins.

    It includes whatever comes before it. The number of its actions is settled now."""

    last: int

    def take(self, s: Table, a: None) -> None:
        me = 1 - self.last
        s.turn, s.turns, s.struck, s.lesson_actions = me, s.turns + 1, False, 0
        s.played[me] = 0
        s.actions = A_TURN + s.board[me].count(UNICORN)
        for used in s.used:
            used[:] = [0 if mark == THIS_TURN else mark for mark in used]
        s.tell(TurnBegan, me)
        s.then(Before(me, tuple(waking(s, me))), *THE_TURN[me])


def waking(s: Table, me: int) -> list[int]:
    """TC-R7.8: return the cards that act before this turn: your adventure and other cards, and their adventure."""
    mine = [card for card in (s.adventure[me], *s.board[me]) if WAKING[card] and BOOK[card].before_turn(s, me)]
    theirs = s.adventure[1 - me]
    return mine + ([theirs] if theirs and BOOK[theirs].before_rival(s, 1 - me) else [])


class Before(Step):
    """TC-3.1, TC-R3.2: the player whose turn it is chooses the order, and is asked only if it matters.

    Otherwise the damage of their own adventure comes first."""

    who: int
    cards: "tuple[int, ...]"

    def take(self, s: Table, a: None) -> None:
        if not self.cards:
            return
        own_adventure = self.cards[0] == s.adventure[self.who]
        if len(set(self.cards)) == 1 or (own_adventure and not decisive(s, self.who, self.cards)):
            wake(s, self.who, self.cards[0], self.cards[1:])
        else:
            s.then(Order(self.who, self.cards))


def decisive(s: Table, me: int, cards: tuple[int, ...]) -> bool:
    """TC-R3.2: return whether both decks could run out before this turn; then the order decides who wins.

    The sizes of decks are public."""
    steps = [step for card in cards for step in BOOK[card].before_turn(s, me)]
    harm = sum(step.amount for step in steps
               if isinstance(step, Damage) and not is_covered(s, step.to, step.kind, step.by))
    peeves = s.adventure[1 - me] == PEEVES
    drawn = sum(step.count + peeves for step in steps if isinstance(step, DrawCards))
    return harm >= len(s.decks[1 - me]) and drawn >= len(s.decks[me])


class Order(Ask):
    """TC-3.1: choose which card acts next.

    Your own adventure is listed first, because it can't hurt you."""

    cards: "tuple[int, ...]"

    def legal(self, s: Table) -> list[Action]:
        mine = s.adventure[self.seat]
        return [Pick(card) for card in ([mine] if mine in self.cards else []) + sorted({*self.cards} - {mine})]

    def why_not(self, s: Table, a: Action) -> Refusal | None:
        return not_among(s, a, WAITING, self.cards)

    def take(self, s: Table, a: Any) -> None:
        left = list(self.cards)
        left.remove(a.card)
        wake(s, self.seat, a.card, tuple(left))


def wake(s: Table, me: int, card: int, left: tuple[int, ...]) -> None:
    """Carry out a card before the turn.

    Both players may have the same adventure, but no card acts before the turns of both."""
    s.then(*(BOOK[card].before_turn(s, me) or BOOK[card].before_rival(s, 1 - me)), Before(me, left))


class Daybreak(Step):
    """TC-3.2, TC-R3.3: the creatures strike at once if nothing could come before them."""

    who: int

    def take(self, s: Table, a: None) -> None:
        me = self.who
        found = strikes(s, me)
        if not found or not (len(Main(me).legal(s)) > 1 or in_doubt(s, me)):
            strike(s, found)


def in_doubt(s: Table, me: int) -> bool:
    """Return whether cards in hand may be items that solve Hiding From Snape.

    A player with enough cards is asked in any case, so that silence reveals nothing."""
    return s.adventure[1 - me] == HIDING and len(s.hands[me]) >= ITEMS_TO_HIDE


def strike(s: Table, found: list[Damage]) -> None:
    """TC-5.2, TC-R6.13: creatures that come into play later strike on the next turn."""
    s.struck = True
    s.then(*found)


class TurnEnds(Step):
    """TC-R6.14: whatever lasted for this turn is over, even if the card that brought it is gone."""

    who: int

    def take(self, s: Table, a: None) -> None:
        s.shields[1 - self.who] = 0
        s.banned[self.who] = s.snuffled[self.who] = False
        s.stilled[self.who] = [0] * len(s.stilled[self.who])


class Main(Ask):
    """TC-3.2, TC-3.3, TC-7.1, TC-R3.3, TC-R3.7: after the draw come abilities and solving, then the creatures' damage.

    Then come the actions, with abilities and solving between them. TC-R4.13: with Harry an action draws two cards, in
    one draw."""

    def legal(self, s: Table) -> list[Action]:
        me = self.seat
        found: list[Action] = [END if s.struck else STRIKE]
        if s.struck:
            if s.actions and not is_silenced(s, me):
                found += plays(s, me)
            if s.actions and s.adventure[1 - me] != DIAGON_ALLEY:
                found += DRAWS if HARRY in s.board[me] else DRAWS[:1]
        found += [Use(place, card) for place, card in enumerate(s.board[me]) if may_use(s, me, place)]
        theirs = s.adventure[1 - me]
        if theirs:
            book = adventure_of(theirs)
            found += [Solve(way) for way in book.ways(s, me)]
            if book.skips and s.actions:
                found.append(Skip())
        return found

    def why_not(self, s: Table, a: Action) -> Refusal | None:
        me = self.seat
        if isinstance(a, Play):
            return no_play(s, me, a.card)
        if isinstance(a, Use):
            return no_use(s, me, a)
        if isinstance(a, Solve | Skip):
            return no_solving(s, me, a)
        if isinstance(a, Strike):
            return no_strike(s, me)
        if isinstance(a, Draw | End):
            return no_draw(s, me) if s.struck else Refusal("TC-3.2", "no-strike-first")
        return None

    def take(self, s: Table, a: Any) -> None:
        me, kind = self.seat, type(a)
        if kind is End:
            return
        s.then(self)
        if kind is Strike:
            strike(s, strikes(s, me))
        elif kind is Play:
            play(s, me, a.card)
        elif kind is Draw:
            s.actions -= 1
            s.then(DrawCards(me, a.count))
        elif kind is Use:
            use(s, me, a.place)
        elif kind is Solve:
            solve(s, me, a.way)
        else:
            skip(s, me)


THE_TURN: Final = [(DrawCards(side, 1), Daybreak(side), Main(side), TurnEnds(side), NextTurn(side)) for side in SIDES]
"""TC-3.1: what follows the cards that act before a turn."""


def no_strike(s: Table, me: int) -> Refusal:
    """TC-3.2, TC-5.2: the damage step is over, or there was nothing to do in it."""
    if any(DAMAGE[s.board[me][place]] for place in s.creatures(me)):
        return Refusal("TC-3.2", "no-strike-twice")
    return Refusal("TC-5.2", "no-strike-none")


def no_draw(s: Table, me: int) -> Refusal:
    if not s.actions:
        return Refusal("TC-3.3", "no-actions")
    if s.adventure[1 - me] == DIAGON_ALLEY:
        return of_card(DIAGON_ALLEY, "no-hindered")
    return Refusal("TC-3.3", "no-draw-count", {"most": 2 if HARRY in s.board[me] else 1})
