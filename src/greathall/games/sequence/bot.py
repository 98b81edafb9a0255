"""How the bots play Sequence: a one-move heuristic with named reasons, playouts and an evaluation.

Everything rests on the line counts of board.py. A line is *live* for a side while no other side has a counter in it and
it shares no two spaces with a sequence that side has finished. Its progress is the number of its counters, a corner
counting as one."""

from collections.abc import Callable
from functools import cache
from itertools import compress, product
from math import exp
from operator import itemgetter
from random import Random
from typing import Any, TypeVar

from greathall.core.engine import any_kind
from greathall.core.mind import Mind, Ranked, Reason
from greathall.core.words import Action
from greathall.games.sequence.board import (
    ANTI, AT, BASE, BY_ENDS, CLOSE, CORNER, DIGIT, HOMES, LINE, SPACES, SPENT, STOCK, WILD,
)
from greathall.games.sequence.model import Discard, Draw, Exchange, Lock, Place, Remove
from greathall.games.sequence.play.table import Table
from greathall.games.sequence.play.turn import PLACE, REMOVE, Turn, loose, spaces_of

BUILD = (0.0, 1.0, 3.0, 9.0, 40.0, 1000.0)
"""The worth of a live line to its owner, by its progress."""
BLOCK = (0.0, 0.6, 2.0, 8.0, 120.0)
"""The worth of covering a space of an opponent's live line, by its progress."""
BREAK = (0.0, 0.4, 2.0, 8.0, 90.0)
"""The worth of taking a counter out of an opponent's live line, by its progress."""
WILD_WORTH, ANTI_WORTH = 120.0, 90.0
"""How much a Jack must bring to be worth playing."""
LINES_AT = [itemgetter(*AT[space]) for space in range(SPACES)]


Figure = TypeVar("Figure")


def progress(count: int, team: int, teams: int) -> int:
    """Return how far a line is for a side; -1 if it is not live."""
    digit = count >> DIGIT * team
    if digit & SPENT or any(counters(count, rival) for rival in range(teams) if rival != team):
        return -1
    return min(digit % SPENT - BASE, 5)


def counters(count: int, team: int) -> int:
    """Return how many counters a side has in a line."""
    digit = count >> DIGIT * team
    return digit % SPENT - (0 if digit & SPENT else BASE) - (count >= CORNER)


def by_count(teams: int, figure: Callable[[int], Figure], none: Figure) -> list[Figure]:
    """Return a list with a figure for every count a line can have: looking up is quicker than computing."""
    table = [none] * (2 * CORNER)
    for corner in (0, 1):
        nobody = CORNER * corner + sum(BASE + corner << DIGIT * team for team in range(teams, len(STOCK)))
        for digits in product((*range(BASE, BASE + 6), *range(SPENT, SPENT + 6)), repeat=teams):
            count = nobody + sum(digit << DIGIT * team for team, digit in enumerate(digits))
            table[count] = figure(count)
    return table


@cache
def worth_placing(team: int, teams: int) -> list[float]:
    """Return how much a counter adds to a line: the side's own grows, or an opponent's is blocked."""
    def figure(count: int) -> float:
        own = progress(count, team, teams)
        blocked = [progress(count, rival, teams) for rival in range(teams) if rival != team]
        return (BUILD[own + 1] - BUILD[own] if 0 <= own < 5 else 0.0) + sum(BLOCK[p] for p in blocked if 0 < p < 5)
    return by_count(teams, figure, 0.0)


@cache
def worth_taking(team: int, teams: int) -> list[float]:
    """Return the gain from taking an opponent's counter out of a line."""
    def figure(count: int) -> float:
        broken = [progress(count, rival, teams) for rival in range(teams) if rival != team]
        return sum(BREAK[p] for p in broken if 0 < p < 5)
    return by_count(teams, figure, 0.0)


def worth(table: list[float], lines: tuple[int, ...], space: int) -> float:
    return sum(map(table.__getitem__, LINES_AT[space](lines)))


class SequenceMind(Mind):
    def prepare(self, s: Table) -> None:
        """Let everyone draw automatically in the search, because sensible players don't forget to draw."""
        s.demand = False

    def aside(self, s: Table, seat: int) -> Action | None:
        return Draw() if s.owed[seat] and s.pile else None

    # ── one move deep ────────────────────────────────────────────────────────
    def scores(self, s: Table, legal: Any) -> list[tuple[float, Action]]:
        """Return all legal actions with their worth, best first; equal ones keep their order."""
        step = s.agenda[-1]
        team = step.seat % s.teams
        placing, taking, lines = worth_placing(team, s.teams), worth_taking(team, s.teams), s.counts()
        scored = []
        for a in legal:
            kind = a.__class__
            if kind is Place:
                w = worth(placing, lines, a.space) - (WILD_WORTH if a.card in WILD else 0.0)
            elif kind is Remove:
                w = worth(taking, lines, a.space) - ANTI_WORTH
            elif kind is Exchange:
                w = 5000.0
            elif kind is Lock:
                w = -spends(s, team, a)
            else:
                w = -WILD_WORTH if getattr(a, "card", -1) in WILD else 0.0
            scored.append((w, a))
        scored.sort(key=itemgetter(0), reverse=True)
        return scored

    def rank(self, s: Table) -> list[Ranked]:
        scored = self.scores(s, s.agenda[-1].legal(s))
        seat = s.agenda[-1].seat
        return [Ranked(a, w, public(s, seat, a), private(s, seat, a)) for w, a in scored]

    def shortlist(self, s: Table, most: int) -> list[Action]:
        """Exchange a dead card before considering anything else."""
        best = sensible(s) or self.scores(s, s.agenda[-1].legal(s))
        best.sort(key=itemgetter(0), reverse=True)
        return [a for _, a in best[:most]]

    def move(self, s: Table, rng: Random) -> Action:
        """Return the best sensible move, or any of those that are about as good."""
        moves = sensible(s)
        if not moves:
            return any_kind(s.agenda[-1].legal(s), rng)
        best, choice = -1e9, moves[0][1]
        for w, a in moves:
            w += rng.random()
            if w > best:
                best, choice = w, a
        return choice

    def evaluate(self, s: Table, viewer: int) -> list[float]:
        """Return each seat's chance of winning, from the sides' live lines and what this hand can add to them."""
        teams = s.teams
        if not s.agenda:
            if s.winner < 0:
                return [1 / teams] * s.seats
            return [float(seat % teams == s.winner) for seat in range(s.seats)]
        strength = strengths(s, viewer)
        top = max(strength)
        odds = [exp(x - top) for x in strength]
        total = sum(odds)
        return [odds[seat % teams] / total for seat in range(s.seats)]


# Weights of the evaluation, in logits of winning. They come from a logistic regression on 145,000 positions of games
# between medium bots, then from tuning by hand and a short hill climb on one-move play against medium. So they are
# fitted to that opponent; on fresh deals, one-move play with them won 56% of 1,000 games against it.
HELD = ((), (0.004, 0.0043, 0.0052, 0.0081, 0.0085), (0.016, 0.0184, 0.024, 0.041), (0.036, 0.069, 0.167), (0.16, 0.18))
"""The value of a live line to this side, by its progress and by how many of its missing spaces this hand covers."""
UNSEEN = ((0.0, 0.0024, 0.0116, 0.05, 0.3), (0.0, 0.0024, 0.0116, 0.05, 0.53))
"""The value of a live line to a side whose hands are hidden, by its progress: off its turn and on its turn."""
MADE, WILD_KEPT, ANTI_KEPT = 1.86, 1.09, 0.26
CAN_FINISH, CAN_WIN = (0.12, 1.2), (0.96, 4.0)
"""The value of being able to finish a sequence, and to win by it: off this side's turn and on its turn."""
LINE_BITS = [sum(1 << space for space in line) for line in LINE]
HOME_BITS = [sum(1 << space for space in homes) for homes in HOMES]
ALL_LINES = range(len(LINE))


@cache
def line_worths(team: int, teams: int) -> tuple[list[int], list[list[float]]]:
    """Return by line count a live line's progress, 0 if not begun or done, and its unseen worth off and on its turn."""
    far = by_count(teams, lambda count: max(progress(count, team, teams), 0) % 5, 0)
    return far, [[table[p] for p in far] for table in UNSEEN]


def strengths(s: Table, viewer: int) -> list[float]:
    """Return each side's strength in logits: what it has finished, has begun and, for this hand, holds."""
    teams, mine, turn, lines = s.teams, viewer % s.teams, s.turn % s.teams, s.counts()
    total = [MADE * s.sequences_of(team) for team in range(teams)]
    for team in range(teams):
        if team != mine:
            total[team] += sum(map(line_worths(team, teams)[1][team == turn].__getitem__, lines))
    reach = wild = 0
    for card in s.hands[viewer]:
        if HOME_BITS[card]:
            reach |= HOME_BITS[card]
        elif card in ANTI:
            total[mine] += ANTI_KEPT
        else:
            wild += 1
    reach &= s.free
    own, finish = WILD_KEPT * wild, False
    far = [*map(line_worths(mine, teams)[0].__getitem__, lines)]
    for line in compress(ALL_LINES, far):
        so_far, cover = far[line], (LINE_BITS[line] & reach).bit_count()
        own += HELD[so_far][cover]
        if so_far == 4 and (cover or wild):
            finish = True
    if finish:
        own += (CAN_WIN if s.sequences_of(mine) + 1 >= s.goal else CAN_FINISH)[turn == mine]
    total[mine] += own
    return total


@cache
def urgent(teams: int) -> list[bool]:
    """Return, by line count, whether a line is so far along for either side that a Jack may be worth it."""
    return by_count(teams, lambda count: max(progress(count, side, teams) for side in range(teams)) in (3, 4), False)


def sensible(s: Table) -> list[tuple[float, Action]]:
    """Return a turn's moves with their worth, in no order; nothing if there are none or something else is asked.

    They are a dead card's exchange alone, or else plain cards anywhere and Jacks where a line is far along."""
    step = s.agenda[-1]
    if step.__class__ is not Turn or not s.stock[step.seat % s.teams]:
        return []
    seat, teams, lines, free = step.seat, s.teams, s.counts(), s.free
    get = worth_placing(seat % teams, teams).__getitem__
    moves: list[tuple[float, Action]] = []
    jacks, last = [], -1
    for card in s.hands[seat]:
        if card == last:
            continue
        last = card
        homes = HOMES[card]
        if not homes:
            jacks.append(card)
            continue
        one, two = homes
        if free >> one & 1:
            moves.append((sum(map(get, LINES_AT[one](lines))), PLACE[card][one]))
            if free >> two & 1:
                moves.append((sum(map(get, LINES_AT[two](lines))), PLACE[card][two]))
        elif free >> two & 1:
            moves.append((sum(map(get, LINES_AT[two](lines))), PLACE[card][two]))
        elif not step.exchanged:
            return [(0.0, Exchange(card))]
    return moves + jack_moves(s, seat % teams, jacks, lines) if jacks else moves


def jack_moves(s: Table, team: int, jacks: list[int], lines: tuple[int, ...]) -> list[tuple[float, Action]]:
    spaces = 0
    for line in compress(ALL_LINES, map(urgent(s.teams).__getitem__, lines)):
        spaces |= LINE_BITS[line]
    moves: list[tuple[float, Action]] = []
    for card in jacks:
        anti = card in ANTI
        table = (worth_taking if anti else worth_placing)(team, s.teams)
        price, acts = (ANTI_WORTH, REMOVE) if anti else (WILD_WORTH, PLACE)
        there = spaces_of(spaces & (loose(s, team) if anti else s.free))
        moves += [(worth(table, lines, space) - price, acts[card][space]) for space in compress(range(SPACES), there)]
    return moves


def spends(s: Table, team: int, a: Lock) -> float:
    """Return the worth of the lines that can't become sequences once these five are turned over."""
    near = CLOSE[BY_ENDS[a.start, a.end]]
    counts = s.counts()
    return sum(BUILD[max(progress(counts[line], team, s.teams), 0)] for line in near)


# ── reasons ──────────────────────────────────────────────────────────────────
def best_line(s: Table, team: int, space: int) -> tuple[int, int]:
    """Return a side's furthest live line through a space, and how far it is; (-1, -1) if there is none."""
    counts = s.counts()
    return max(((progress(counts[line], team, s.teams), line) for line in AT[space]), default=(-1, -1))


def public(s: Table, seat: int, a: Action) -> Reason:
    """Return the reason that everyone at the table can see: what the move does on the board."""
    team = seat % s.teams
    if isinstance(a, Place):
        own, line = best_line(s, team, a.space)
        theirs = max(best_line(s, rival, a.space)[0] for rival in range(s.teams) if rival != team)
        ends = {"start": LINE[line][0], "end": LINE[line][4]}
        if own == 4:
            return Reason("why-finishes", ends)
        if theirs >= 3 and BLOCK[theirs] > BUILD[own + 1]:
            return Reason("why-blocks", {"space": a.space, "count": theirs})
        return Reason("why-builds", {**ends, "count": own + 1}) if own > 0 else Reason("why-spreads")
    if isinstance(a, Remove):
        owner = next(t for t, counters in enumerate(s.own) if counters >> a.space & 1)
        return Reason("why-breaks", {"count": max(best_line(s, owner, a.space)[0], 1)})
    if isinstance(a, Exchange):
        return Reason("why-dead", {"card": a.card})
    return Reason("why-cannot" if isinstance(a, Discard) else "why-any")


def private(s: Table, seat: int, a: Action) -> tuple[Reason, ...]:
    """Return the reasons that only the seat's owner can see: what stays in the hand."""
    hand = list(s.hands[seat])
    if isinstance(a, Place | Remove | Exchange | Discard) and a.card in hand:
        hand.remove(a.card)
    reasons = []
    jacks = [card for card in hand if card in WILD or card in ANTI]
    if jacks:
        reasons.append(Reason("why-keeps", {"hand": jacks}))
    if isinstance(a, Place):
        _, line = best_line(s, seat % s.teams, a.space)
        if line >= 0:
            missing = [space for space in LINE[line] if s.free >> space & 1 and space != a.space]
            held = [space for space in missing if any(space in HOMES[card] for card in hand)]
            if held:
                reasons.append(Reason("why-holds", {"count": len(held), "missing": len(missing)}))
    return tuple(reasons)
