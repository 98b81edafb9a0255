"""The rules of Sequence, in the order of the rule sheet. Sentences of refusal are chosen in refusals.py."""

from __future__ import annotations

from bisect import bisect
from itertools import compress
from random import Random
from typing import Any

from greathall.core import zones
from greathall.core.state import State
from greathall.core.words import Action, Ask, Chance, Field, Form, Step
from greathall.games.sequence.board import (
    ANTI, AT, BY_ENDS, CLOSE, CORNER_LINE, CORNERS, COURSE, DECK, DIGIT, GOAL, HAND, HOMES, KINDS, LINE, NEED, OPEN,
    SPACES, SPENT, STOCK, TEAMS, WILD,
)
from greathall.games.sequence.model import (
    Chosen, Deals, Discard, Discarded, Dismiss, Draw, DrawLost, Drawn, Drew, Exchange, Exchanged, Finished, Forfeit,
    Forfeited, Grant, Judged, Lock, Place, Placed, Remove, Removed, Report, Reported, Resign, Resigned, Skipped,
    Stalled, TiedLow, Turned, TurnedUp, Won,
)

PLACE = [[Place(card, space) for space in range(SPACES)] for card in range(KINDS)]
REMOVE = [[Remove(card, space) for space in range(SPACES)] for card in range(KINDS)]
DRAWN = [Drawn(card) for card in range(KINDS)]
ONES = bytes.maketrans(b"01", b"\x00\x01")
HOST = 0
"""S-40: the table's host sits in seat 0."""


class Table(State):
    """What lies on the table. Spaces are bits; `lines` counts each line of five (see board.py)."""

    __slots__ = ("coaching", "dealer", "demand", "ended", "free", "goal", "hands", "lines", "locked", "made", "options",
                 "owed", "own", "pile", "piles", "reported", "resigned", "seats", "shown", "stock", "teams", "turn",
                 "turned", "winner")
    options: dict[str, Any]  # the table's switches, shared by clones and never changed
    seats: int
    teams: int
    goal: int
    demand: bool
    coaching: bool
    dealer: int
    turn: int
    own: list[int]  # the counters of each team
    free: int  # open spaces
    locked: int  # counters turned over
    lines: list[int]
    made: tuple[tuple[int, int], ...]  # finished sequences: team and line
    stock: list[int]
    hands: list[tuple[int, ...]]  # sorted
    piles: list[tuple[int, ...]]
    pile: list[int]  # a bag
    shown: list[int]  # cards turned up to find the dealer, before they go back
    turned: list[int]
    owed: list[int]  # draws a seat may still make
    reported: int
    resigned: int
    winner: int
    ended: str

    def clone(self) -> Table:
        n = Table()
        n.log = None
        n.agenda = self.agenda[:]
        n.options, n.seats, n.teams, n.goal = self.options, self.seats, self.teams, self.goal
        n.demand, n.coaching, n.dealer, n.turn = self.demand, self.coaching, self.dealer, self.turn
        n.own, n.free, n.locked, n.lines = self.own[:], self.free, self.locked, self.lines[:]
        n.made, n.stock, n.hands, n.piles = self.made, self.stock[:], self.hands[:], self.piles[:]
        n.pile, n.shown, n.turned, n.owed = self.pile[:], self.shown[:], self.turned[:], self.owed[:]
        n.reported, n.resigned, n.winner, n.ended = self.reported, self.resigned, self.winner, self.ended
        return n

    def scored(self, team: int) -> int:
        return sum(t == team for t, _ in self.made)

    def side(self, team: int) -> list[int]:
        """SQ-2.6, L-17: seat i belongs to team i modulo the number of teams, so that members sit alternately."""
        return list(range(team, self.seats, self.teams))


# ── set-up ───────────────────────────────────────────────────────────────────
def setup(seats: int, options: dict[str, Any], carry: dict[str, Any]) -> Table:
    """SQ-2.2, S-02: up to three play alone, more in teams; six and twelve choose two or three, two if nothing is said.

    S-38: in a series the deal passes to the left."""
    s = Table()
    s.log, s.agenda = [], []
    s.options, s.seats, s.teams = options, seats, options.get("teams", TEAMS[seats])
    s.goal, s.demand, s.coaching = GOAL[s.teams], options["draw_on_demand"], bool(options.get("coaching_penalty"))
    s.own, s.free, s.locked, s.made = [0] * s.teams, OPEN, 0, ()
    s.lines = [0 if need == 5 else CORNER_LINE for need in NEED]
    s.stock, s.hands, s.piles = STOCK[:s.teams], [()] * seats, [()] * seats
    s.pile, s.shown, s.turned, s.owed = DECK[:], [], [-1] * seats, [0] * seats
    s.reported = s.resigned = 0
    s.dealer = s.turn = s.winner = -1
    s.ended = ""
    everybody = tuple(range(seats))
    if "dealer" in carry:
        s.then(Dealer(carry["dealer"] % seats))
        while s.agenda[-1].seat == -2:
            s.agenda.pop().take(s, None)
    else:
        s.then(AnyDealer() if options["dealer"] == "chance" else TurnUp(everybody, everybody))
    return s


class TurnUp(Chance):
    """SQ-2.3, L-18: every player draws a card to find the dealer."""

    stream = "dealer"
    todo: tuple[int, ...]
    among: tuple[int, ...]

    def odds(self, s: Table) -> list[tuple[Action, int]]:
        return [(Turned(card), count) for card, count in zones.odds(s.pile)]

    def take(self, s: Table, a: Turned) -> None:
        seat = self.todo[0]
        s.pile.remove(a.card)
        s.shown.append(a.card)
        s.turned[seat] = a.card
        s.tell(TurnedUp, seat, a.card)
        s.then(TurnUp(self.todo[1:], self.among) if len(self.todo) > 1 else LowestDeals(self.among))


class LowestDeals(Step):
    """SQ-2.3, S-04: the lowest card deals, aces high, houses equal; those tied for lowest draw again."""

    among: tuple[int, ...]

    def take(self, s: Table, a: None) -> None:
        lowest = min(s.turned[seat] % 13 for seat in self.among)
        tied = tuple(seat for seat in self.among if s.turned[seat] % 13 == lowest)
        if len(tied) > 1:
            s.tell(TiedLow, tied)
            s.then(TurnUp(tied, tied))
        else:
            s.then(Dealer(tied[0]))


class AnyDealer(Chance):
    """S-04: by the option `dealer`, chance names the dealer and nobody draws."""

    stream = "dealer"

    def odds(self, s: Table) -> list[tuple[Action, int]]:
        return [(Chosen(seat), 1) for seat in range(s.seats)]

    def take(self, s: Table, a: Chosen) -> None:
        s.then(Dealer(a.seat))


class Dealer(Step):
    """SQ-2.4, SQ-3.1, S-04, S-05: the cards go back, all are shuffled, and the dealer deals from the left."""

    who: int

    def take(self, s: Table, a: None) -> None:
        s.dealer = s.turn = self.who
        s.pile, s.shown = DECK[:], []
        s.tell(Deals, self.who)
        s.then(Deal((self.who + 1) % s.seats, s.seats * HAND[s.seats]))


class DrawStep(Chance):
    """SQ-10.1: what comes off the pile is seen by who takes it."""

    stream = "deck"
    who: int

    def odds(self, s: Table) -> list[tuple[Action, int]]:
        return [(DRAWN[card], count) for card, count in zones.odds(s.pile)]

    def sample(self, s: Table, rng: Random) -> Action:
        return DRAWN[s.pile[int(rng.random() * len(s.pile))]]

    def witnesses(self, s: Table) -> tuple[int, ...]:
        return (self.who,)

    def pick_up(self, s: Table, card: int) -> None:
        s.pile.remove(card)
        hand = s.hands[self.who]
        at = bisect(hand, card)
        s.hands[self.who] = (*hand[:at], card, *hand[at:])
        if s.log is not None:
            s.tell(Drew, self.who, card)


class Deal(DrawStep):
    """SQ-2.4, L-15: one card at a time, the same number to each; the rest is the draw pile."""

    left: int

    def take(self, s: Table, a: Drawn) -> None:
        self.pick_up(s, a.card)
        s.then(Deal((self.who + 1) % s.seats, self.left - 1) if self.left > 1 else NEXT)


# ── the turn ─────────────────────────────────────────────────────────────────
class NextTurn(Step):
    """SQ-3.1, L-20: clockwise. SQ-3.9, S-17: an empty hand is passed over; all empty is a draw (but S-41)."""

    def take(self, s: Table, a: None) -> None:
        s.reported = 0
        hands, seats, turn = s.hands, s.seats, s.turn
        for i in range(1, seats + 1):
            seat = (turn + i) % seats
            if hands[seat]:
                s.turn = seat
                s.agenda += (self, TURN[seat])
                return
            if i < seats:
                s.tell(Skipped, seat)
        if s.owed[turn] and s.pile:
            s.owed[turn] -= 1
            s.then(EndDraw(turn), self)
        else:
            stall(s, "hands")


class Turn(Ask):
    """SQ-3.2, S-08: at most one exchange of a dead card, then one card is played."""

    exchanged: bool = False

    def options(self, s: Table) -> list[Action]:
        """S-35: equal cards count once. SQ-3.8, S-15, S-16: who can play must; who can't lays a card down."""
        hand = s.hands[self.seat]
        acts = plays(s, self.seat, hand)
        if not acts:
            acts = [Discard(card) for card in dict.fromkeys(hand)]
        if not self.exchanged:
            acts += [Exchange(card) for card in dict.fromkeys(hand) if dead(s, card)]
        return acts

    def take(self, s: Table, a: Any) -> None:
        seat, card = self.seat, a.card
        if s.demand:
            lose_draws(s, seat)
        hand = s.hands[seat]
        at = bisect(hand, card) - 1
        s.hands[seat] = hand[:at] + hand[at + 1:]
        s.piles[seat] += (card,)
        kind = a.__class__
        if kind is Place:
            place(s, seat, card, a.space)
        elif kind is Remove:
            remove(s, seat, card, a.space)
        elif kind is Exchange:
            exchange(s, seat, card)
        else:
            s.tell(Discarded, seat, card)
            close(s, seat)


def plays(s: Table, seat: int, hand: tuple[int, ...]) -> list[Action]:
    """SQ-3.2, SQ-3.3, S-36, L-08: a card goes on one of its own two spaces while that is open; Jacks come last."""
    acts: list[Action] = []
    jacks: list[Action] = []
    free, last = s.free, -1
    stocked = s.stock[seat % s.teams] > 0
    for card in hand:
        if card == last:
            continue
        last = card
        homes = HOMES[card]
        if homes:
            one, two = homes
            if free >> one & 1 and stocked:
                acts.append(PLACE[card][one])
            if free >> two & 1 and stocked:
                acts.append(PLACE[card][two])
        elif card in ANTI:
            jacks += compress(REMOVE[card], spaces_of(loose(s, seat % s.teams)))
        elif stocked:
            jacks += compress(PLACE[card], spaces_of(free))
    return acts + jacks if jacks else acts


def spaces_of(bits: int) -> bytes:
    """A flag for each space, in order."""
    return format(bits, "0100b").encode().translate(ONES)[::-1]


def dead(s: Table, card: int) -> bool:
    """SQ-6.1, S-09: both spaces hold counters of any colour; a Jack is never dead."""
    homes = HOMES[card]
    return bool(homes) and not (s.free >> homes[0] | s.free >> homes[1]) & 1


def loose(s: Table, team: int) -> int:
    """SQ-7.2, S-30: the counters of any opponent that are not turned over."""
    others = 0
    for rival, counters in enumerate(s.own):
        if rival != team:
            others |= counters
    return others & ~s.locked


def place(s: Table, seat: int, card: int, space: int) -> None:
    """SQ-3.2, SQ-7.1, L-07: an own counter goes on the space; finished lines are marked at once (S-28)."""
    team = seat % s.teams
    s.own[team] |= 1 << space
    s.free ^= 1 << space
    s.stock[team] -= 1
    lines, one, shift, done = s.lines, DIGIT[team], 4 * team, []
    for line in AT[space]:
        count = lines[line] = lines[line] + one
        if count >> shift & 15 == NEED[line]:
            done.append(line)
    if s.log is not None:
        s.tell(Placed, seat, card, space)
    if done:
        mark(s, seat, space, done)
    else:
        close(s, seat)


def remove(s: Table, seat: int, card: int, space: int) -> None:
    """SQ-3.7, SQ-7.2, S-30, S-37: the counter goes back to its owner's stock; nothing is placed or completed."""
    team = next(t for t, counters in enumerate(s.own) if counters >> space & 1)
    s.own[team] ^= 1 << space
    s.free |= 1 << space
    s.stock[team] += 1
    for line in AT[space]:
        s.lines[line] -= DIGIT[team]
    if s.log is not None:
        s.tell(Removed, seat, card, space, team)
    close(s, seat)


def exchange(s: Table, seat: int, card: int) -> None:
    """SQ-6.1, S-10, S-11, L-04, L-05, S-42: once a turn, by choice; the new card is drawn at once."""
    s.tell(Exchanged, seat, card)
    s.then(Replace(seat), Turn(seat, True))


class Replace(DrawStep):
    """S-13: taking the last card by exchange does not end the turn."""

    def take(self, s: Table, a: Drawn) -> None:
        self.pick_up(s, a.card)


def close(s: Table, seat: int) -> None:
    """SQ-3.4, SQ-7.3, S-12, S-14: the turn ends with one draw, made at once or, by option, when the player asks."""
    if not s.pile:
        stall(s, "pile")
    elif s.demand:
        s.owed[seat] += 1
    else:
        s.agenda.append(END_DRAW[seat])


class EndDraw(DrawStep):
    """SQ-3.4, SQ-3.6, S-13, L-02: the draw that ends a turn; when it empties the pile the game is a draw."""

    def take(self, s: Table, a: Drawn) -> None:
        self.pick_up(s, a.card)
        if not s.pile:
            stall(s, "pile")


def lose_draws(s: Table, actor: int) -> None:
    """SQ-3.5, S-12, L-01: the first act of another seat ends the right to a forgotten draw."""
    for seat, draws in enumerate(s.owed):
        if draws and seat != actor:
            s.owed[seat] = 0
            s.tell(DrawLost, seat)


# ── sequences and the end ────────────────────────────────────────────────────
def mark(s: Table, seat: int, space: int, done: list[int]) -> None:
    """SQ-5.4, SQ-5.5, S-20 to S-26: each course of finished lines counts; of six to eight the player names the five."""
    team = seat % s.teams
    courses: dict[int, list[int]] = {}
    for line in done:
        courses.setdefault(COURSE[line], []).append(line)
    asks: list[Step] = []
    for lines in courses.values():
        first, last = lines[0], lines[-1]
        if LINE[first][4] == space == LINE[last][0]:  # nine or ten: two that share the new counter
            finish(s, seat, first)
            finish(s, seat, last)
        elif len(lines) == 1:
            finish(s, seat, first)
        else:
            asks.append(Fives(seat, tuple((LINE[line][0], LINE[line][4]) for line in lines)))
    if s.scored(team) + len(asks) >= s.goal:  # won whichever five are named
        for ask in asks:
            ask.take(s, ask.options(s)[0])
        asks = []
    s.then(*asks, Closing(seat))


class Fives(Ask):
    """SQ-5.4, S-23: a run of six to eight: which five are turned over, the new counter among them."""

    runs: tuple[tuple[int, int], ...]

    def options(self, s: Table) -> list[Action]:
        return [Lock(start, end) for start, end in self.runs]

    def take(self, s: Table, a: Lock) -> None:
        finish(s, self.seat, BY_ENDS[a.start, a.end])


def finish(s: Table, seat: int, line: int) -> None:
    """SQ-5.1, SQ-5.2, L-10: the five are turned over for good.

    SQ-5.3, S-25: lines that share two spaces with them are spent for that team."""
    team = seat % s.teams
    s.made += ((team, line),)
    for space in LINE[line]:
        if space not in CORNERS:
            s.locked |= 1 << space
    spent = SPENT * DIGIT[team]
    for near in CLOSE[line]:
        s.lines[near] |= spent
    s.tell(Finished, seat, LINE[line][0], LINE[line][4])


class Closing(Step):
    """SQ-1.2, SQ-9.1, S-29: the side that has its number of sequences wins at once, without a draw."""

    who: int

    def take(self, s: Table, a: None) -> None:
        team = self.who % s.teams
        if s.scored(team) >= s.goal:
            win(s, team, "made")
        else:
            close(s, self.who)


def win(s: Table, team: int, reason: str) -> None:
    s.winner, s.ended = team, reason
    s.tell(Won, team, reason)
    s.clear()


def stall(s: Table, reason: str) -> None:
    """SQ-3.6, SQ-3.9, L-03, S-19: nobody wins; whether a new game is started is the table's business."""
    s.ended = reason
    s.tell(Stalled, reason)
    s.clear()


# ── what may be said out of turn ─────────────────────────────────────────────
class Aside(Ask):
    """SQ-3.5, SQ-8.1, S-39, S-40: while a turn is awaited: take an owed draw, report coaching, resign."""

    def options(self, s: Table) -> list[Action]:
        acts: list[Action] = [Draw()] if s.owed[self.seat] and s.pile else []
        acts += [Report(team) for team in self.reportable(s)]
        return [*acts, Resign()]

    def reportable(self, s: Table) -> list[int]:
        """S-31, L-11: any hint counts; an opponent reports it, once between two turns (S-40)."""
        if not s.coaching or s.reported >> self.seat & 1:
            return []
        return [team for team in range(s.teams) if team != self.seat % s.teams]

    def form(self, s: Table) -> Form | None:
        teams = self.reportable(s)
        return Form("Report", (Field("team", choices=tuple(teams)),)) if teams else None

    def take(self, s: Table, a: Any) -> None:
        if isinstance(a, Draw):
            s.owed[self.seat] -= 1
            s.then(EndDraw(self.seat))
        elif isinstance(a, Report):
            s.reported |= 1 << self.seat
            s.tell(Reported, self.seat, a.team)
            s.then(Ruling(HOST, a.team))
        else:
            resign(s, self.seat)


def asides(s: Table, seat: int) -> Aside | None:
    heard = s.agenda and isinstance(s.agenda[-1], Turn) and not s.resigned >> seat & 1
    return ASIDE[seat] if heard else None


class Ruling(Ask):
    """S-31: the table's host grants or dismisses the report; a program never grants it."""

    person = True
    team: int

    def options(self, s: Table) -> list[Action]:
        return [Dismiss(), Grant()]

    def take(self, s: Table, a: Grant | Dismiss) -> None:
        granted = isinstance(a, Grant)
        s.tell(Judged, self.team, granted)
        if granted:
            s.then(*[Penalty(seat) for seat in s.side(self.team) if s.hands[seat]], StillThere())


class Penalty(Ask):
    """SQ-8.1, L-12, L-13: each member of the team lays one card of choice on the own pile and does not replace it."""

    early = True

    def options(self, s: Table) -> list[Action]:
        return [Forfeit(card) for card in dict.fromkeys(s.hands[self.seat])]

    def take(self, s: Table, a: Forfeit) -> None:
        hand = list(s.hands[self.seat])
        hand.remove(a.card)
        s.hands[self.seat] = tuple(hand)
        s.piles[self.seat] += (a.card,)
        s.tell(Forfeited, self.seat, a.card)


class StillThere(Step):
    """S-17: whose last card was forfeited has no turn."""

    def take(self, s: Table, a: None) -> None:
        if not s.hands[s.turn]:
            s.tell(Skipped, s.turn)
            s.cut(NextTurn)


def resign(s: Table, seat: int) -> None:
    """S-39: the hand goes on the own pile; a side all of whose members resigned is out; the last side wins."""
    s.resigned |= 1 << seat
    s.piles[seat] += s.hands[seat]
    s.hands[seat] = ()
    s.owed[seat] = 0
    s.tell(Resigned, seat)
    left = [team for team in range(s.teams) if not all(s.resigned >> p & 1 for p in s.side(team))]
    if len(left) == 1:
        win(s, left[0], "resigned")
    elif s.turn == seat:
        s.cut(NextTurn)


NEXT = NextTurn()
TURN = [Turn(seat) for seat in range(12)]
END_DRAW = [EndDraw(seat) for seat in range(12)]
ASIDE = [Aside(seat) for seat in range(12)]
JACKS = WILD + ANTI
