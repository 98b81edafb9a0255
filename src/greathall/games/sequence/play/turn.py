"""The turn: an exchange, a card played, a draw."""

from bisect import insort
from itertools import compress
from random import Random
from typing import Any, Final

from greathall.core import zones
from greathall.core.words import Action, Ask, Chance, Refusal, Step
from greathall.games.sequence.board import (
    ANTI, AT, COUNTER, FULL, HOMES, KINDS, OPEN, SEATS, SPACES, WHOLE, at,
)
from greathall.games.sequence.model import (
    Discard, Discarded, DrawLost, Drawn, Drew, Exchange, Exchanged, Place, Placed, Remove, Removed, Skipped,
)
from greathall.games.sequence.play.lines import finish_lines
from greathall.games.sequence.play.table import Table, stall, win
from greathall.games.sequence.refusals import turn

PLACE: Final = [[Place(card, space) for space in range(SPACES)] for card in range(KINDS)]
REMOVE: Final = [[Remove(card, space) for space in range(SPACES)] for card in range(KINDS)]
EXCHANGE: Final = [Exchange(card) for card in range(KINDS)]
HOME: Final = [sum(1 << space for space in homes) for homes in HOMES]
SPOTS: Final = [[PLACE[card][space] for space in homes] for card, homes in enumerate(HOMES)]
"""SQ-3.2, SQ-3.3, S-36, L-08: a card goes on either of its two spaces while that is open."""
FIRST: Final = [sum(1 << space for space in homes[:1]) for homes in HOMES]
DRAWN: Final = [Drawn(card) for card in range(KINDS)]
CLOCKWISE: Final = [[tuple((seat + i) % seats for i in range(1, seats + 1)) for seat in range(seats)]
                           for seats in range(max(SEATS) + 1)]
"""SQ-3.1, L-20: everyone from the left of a seat on, the seat itself last."""
ONES: Final = bytes.maketrans(b"01", b"\x00\x01")


def pass_on(s: Table) -> None:
    """SQ-3.1, L-20: play goes clockwise. SQ-3.9, S-17: an empty hand is skipped; if all are empty, the game is a draw.

    S-41 is the exception. SQ-3.6: the game also ends after a turn without a draw, because an exchange took the last
    card."""
    if not s.pile:
        stall(s, "pile")
        return
    s.reported = 0
    hands, resigned = s.hands, s.resigned
    for seat in CLOCKWISE[s.seats][s.turn]:
        if hands[seat] and not resigned >> seat & 1:
            s.turn = seat
            s.agenda.append(TURN[seat])  # like `then` for one step but cheaper: every turn of every playout comes here
            return
        if seat != s.turn and not hands[seat]:
            s.tell(Skipped, seat)
    for seat, draws in enumerate(s.owed):
        if draws:
            s.owed[seat] -= 1
            s.then(EndDraw(seat))
            return
    stall(s, "hands")


class Turn(Ask):
    """SQ-3.2, S-08: exchange at most one dead card, then play one card."""

    exchanged: bool = False

    def legal(self, s: Table) -> list[Action]:
        """S-35: equal cards count once.

        SQ-3.8, S-15, S-16: if you can play, you must; if you can't, you discard a card."""
        seat, free = self.seat, s.free
        acts: list[Action] = []
        others: list[int] = []  # dead cards and Jacks
        last = -1
        for card in s.hands[seat]:  # sorted, so equal cards are side by side
            if card == last:
                continue
            last = card
            home, spots = HOME[card], SPOTS[card]
            room = free & home
            if not room:
                others.append(card)
            elif room != home:
                acts.append(spots[room != FIRST[card]])
            else:
                acts.append(spots[0])
                acts.append(spots[1])
        if not s.stock[seat % s.teams]:
            acts.clear()
        if others or not acts:
            add(s, seat, self.exchanged, acts, others)
        return acts

    def admits(self, s: Table, a: Any) -> bool:
        """Admit the usual turn, a card on one of its own spaces, without listing everything else."""
        seat = self.seat
        if (a.__class__ is Place and a.card in s.hands[seat] and 0 <= a.space < SPACES
                and s.free & HOME[a.card] & 1 << a.space and s.stock[seat % s.teams]):
            return True
        return a in self.legal(s)

    def why_not(self, s: Table, a: Action) -> Refusal | None:
        return turn(s, self.seat, a)

    def take(self, s: Table, a: Any) -> None:
        seat, card = self.seat, a.card
        if s.demand:
            lose_draws(s, seat)
        s.hands[seat].remove(card)
        s.piles[seat] += (card,)
        kind = type(a)
        if kind is Place:
            place(s, seat, card, a.space)
        elif kind is Remove:
            remove(s, seat, card, a.space)
        elif kind is Exchange:
            exchange(s, seat, card)
        else:
            s.tell(Discarded, seat, card)
            close(s, seat)


def add(s: Table, seat: int, exchanged: bool, acts: list[Action], others: list[int]) -> None:
    """SQ-7.1, S-32: a wild Jack goes on any open space. SQ-7.2: an anti-wild one takes any loose counter off.

    Adds these, then cards to discard if nothing can be played, and dead cards to exchange."""
    team = seat % s.teams
    for card in others:  # the houses of wild Jacks come first, so that places lie together
        if card in ANTI:
            acts += compress(REMOVE[card], spaces_of(loose(s, team)))
        elif not HOME[card] and s.stock[team]:
            acts += compress(PLACE[card], spaces_of(s.free))
    if not acts:
        acts += [Discard(card) for card in dict.fromkeys(s.hands[seat])]
    if not exchanged:
        acts += [EXCHANGE[card] for card in others if HOME[card]]


def spaces_of(bits: int) -> bytes:
    """Return a flag for each space, in order."""
    return format(bits, "0100b").encode().translate(ONES)[::-1]


def loose(s: Table, team: int) -> int:
    """SQ-7.2, S-30: opponents' counters that are not turned over."""
    return OPEN & ~(s.free | s.own[team] | s.locked)


def place(s: Table, seat: int, card: int, space: int) -> None:
    """SQ-3.2, SQ-7.1, L-07: your counter goes on the space; finished lines are marked at once (S-28)."""
    team = seat % s.teams
    counter = 1 << space
    s.own[team] |= counter
    s.free ^= counter
    s.stock[team] -= 1
    s.lines += COUNTER[team][space]
    whole = s.lines & FULL[team]
    if s.log is not None:
        s.tell(Placed, seat, card, space)
    if whole:
        done = [line for line in AT[space] if whole >> at(line, team) & WHOLE]
        s.then(*finish_lines(s, seat, done), Closing(seat))
    else:
        close(s, seat)


def remove(s: Table, seat: int, card: int, space: int) -> None:
    """SQ-3.7, SQ-7.2, S-30, S-37: the counter goes back to its owner's stock; nothing is placed or completed."""
    team = next(t for t, counters in enumerate(s.own) if counters >> space & 1)
    s.own[team] ^= 1 << space
    s.free |= 1 << space
    s.stock[team] += 1
    s.lines -= COUNTER[team][space]
    if s.log is not None:
        s.tell(Removed, seat, card, space, team)
    close(s, seat)


def exchange(s: Table, seat: int, card: int) -> None:
    """SQ-6.1, S-10, S-11, L-04, L-05, S-42: you may exchange a dead card once a turn; the new one comes at once."""
    s.tell(Exchanged, seat, card)
    s.then(Replace(seat), Turn(seat, True))


class DrawStep(Chance):
    """SQ-10.1: only you see what you take off the pile."""

    stream = "deck"
    who: int

    def odds(self, s: Table) -> list[tuple[Action, int]]:
        return [(DRAWN[card], count) for card, count in zones.odds(s.pile)]

    def whole(self, s: Table) -> int:
        return len(s.pile)

    def kth(self, s: Table, k: int) -> Action:
        return DRAWN[s.pile[k]]

    def sample(self, s: Table, rng: Random) -> Action:
        pile = s.pile
        return DRAWN[pile[int(rng.random() * len(pile))]]

    def witnesses(self, s: Table) -> tuple[int, ...]:
        return (self.who,)


def pick_up(s: Table, seat: int, card: int) -> None:
    zones.take_sorted(s.pile, card)
    insort(s.hands[seat], card)
    if s.log is not None:
        s.tell(Drew, seat, card)


class Replace(DrawStep):
    """S-13: if you take the last card by an exchange, your turn continues."""

    def take(self, s: Table, a: Drawn) -> None:
        pick_up(s, self.who, a.card)


def close(s: Table, seat: int) -> None:
    """SQ-3.4, SQ-7.3, S-12, S-14: your turn ends with one draw, made at once or, with the option, when you ask."""
    if not s.pile:
        stall(s, "pile")
    elif s.demand:
        s.owed[seat] += 1
        pass_on(s)
    else:
        s.agenda.append(END_DRAW[seat])


class EndDraw(DrawStep):
    """SQ-3.4, SQ-3.6, S-13, L-02: the draw ends your turn; if it empties the pile, the game is a draw.

    S-18: so if everyone draws, a game has no more turns than the pile has cards."""

    def take(self, s: Table, a: Drawn) -> None:
        pick_up(s, self.who, a.card)
        pass_on(s)


class LateDraw(DrawStep):
    """SQ-3.5, SQ-3.6: the same draw, asked for while the next turn is already awaited."""

    def take(self, s: Table, a: Drawn) -> None:
        pick_up(s, self.who, a.card)
        if not s.pile:
            stall(s, "pile")


def lose_draws(s: Table, actor: int) -> None:
    """SQ-3.5, S-12, L-01: you lose a forgotten draw when another player first acts."""
    for seat, draws in enumerate(s.owed):
        if draws and seat != actor:
            s.owed[seat] = 0
            s.tell(DrawLost, seat)


class Closing(Step):
    """SQ-1.2, SQ-9.1, S-29: the side that has its sequences wins at once, without drawing."""

    who: int

    def take(self, s: Table, a: None) -> None:
        team = self.who % s.teams
        if s.sequences_of(team) >= s.goal:
            win(s, team, "made")
        else:
            close(s, self.who)


TURN: Final = [Turn(seat) for seat in range(12)]
END_DRAW: Final = [EndDraw(seat) for seat in range(12)]
