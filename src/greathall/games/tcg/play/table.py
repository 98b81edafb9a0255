"""What lies on the table: two decks, hands and discard piles, and what is in play on each side."""

from __future__ import annotations

from typing import Any

from greathall.core.state import State
from greathall.core.zones import EVERYBODY, Pile, Row
from greathall.games.tcg.model import Entered, Gone, HandOpened, Returned, Shed, Won
from greathall.games.tcg.printed import (
    CREATURE, FIRST_LESSON, GIVES, KIND, LESSON, NO_SUBJECT, NUMBER, SAME, fits, subject_of,
)

NOTHING = 0
FROM_CREATURES, FROM_ADVENTURES, FROM_SPELLS = 1, 2, 4
"""Kinds of damage, and what a shield covers."""
FROM_ALL = 7
ONCE, THIS_TURN = 2, 1
"""How an ability is marked as used: for as long as its card is in play, or for a turn."""


class Table(State):
    """Lessons are counted by subject; other cards in play lie in `board`, the starting character first, with what is
    known of each in lists of the same length."""

    __slots__ = (
        "actions", "adventure", "banned", "board", "decks", "ended", "hands", "heaps", "hurt", "lesson_actions",
        "lessons", "limbo", "lists", "opened", "options", "picks", "played", "shields", "skipped", "snuffled",
        "starter", "stilled", "struck", "turn", "turns", "under", "used", "winners")
    options: dict[str, Any]
    lists: list[list[int]]
    starter: int
    turn: int
    turns: int
    actions: int
    struck: bool  # this turn's creatures have done their damage
    decks: list[Pile]
    under: list[list[int]]  # what all know to lie under a deck, sorted
    hands: list[Row]
    heaps: list[list[int]]  # discard piles
    lessons: list[list[int]]
    board: list[list[int]]
    hurt: list[list[int]]
    used: list[list[int]]
    stilled: list[list[int]]  # creatures whose damage is prevented until their player's turn ends
    adventure: list[int]
    skipped: list[int]  # actions skipped for each side's adventure by the other
    shields: list[int]  # what damage is prevented for each side during the other's next turn
    banned: list[bool]
    snuffled: list[bool]
    opened: list[bool]  # whose hand is open until the end
    played: list[int]  # cards each has played in their latest turn
    lesson_actions: int
    limbo: list[list[int]]  # spells being done, by owner
    picks: list[int]  # cards picked so far for what is being done
    winners: tuple[int, ...]
    ended: str

    def clone(self) -> Table:
        n = Table()
        n.log = None
        n.agenda = self.agenda.copy()
        n.options, n.starter, n.turn, n.turns = self.options, self.starter, self.turn, self.turns
        n.actions, n.struck, n.lists = self.actions, self.struck, self.lists.copy()
        n.decks = [deck.clone() for deck in self.decks]
        n.hands = [hand.clone() for hand in self.hands]
        for name in ("under", "heaps", "lessons", "board", "hurt", "used", "stilled", "limbo"):
            setattr(n, name, [side.copy() for side in getattr(self, name)])
        for name in ("adventure", "skipped", "shields", "banned", "snuffled", "opened", "played", "picks"):
            setattr(n, name, getattr(self, name).copy())
        n.lesson_actions, n.winners, n.ended = self.lesson_actions, self.winners, self.ended
        return n

    # ── what is in play ──────────────────────────────────────────────────────
    def has(self, side: int, name: str) -> int:
        """How many of that card a side has in play."""
        return self.board[side].count(NUMBER[name])

    def power(self, side: int) -> list[int]:
        """Power by subject: lessons, and what other cards give; TC-4.1."""
        found = self.lessons[side].copy()
        for card in self.board[side]:
            subject, amount = GIVES[card]
            if subject != NO_SUBJECT:
                found[subject] += amount
        return found

    def creatures(self, side: int) -> list[int]:
        """The places of creatures."""
        return [place for place, card in enumerate(self.board[side]) if KIND[card] == CREATURE]

    def places(self, side: int, what: int) -> list[int]:
        """Cards on a side's board, but not the starting character, that a choice may be among; TC-7.2."""
        return [place for place, card in enumerate(self.board[side]) if place and fits(card, what)]

    def in_play(self, card: int) -> bool:
        """Is a copy of that card in play on either side?"""
        same = SAME[card]
        return any(SAME[other] == same for side in self.board for other in side) or card in self.adventure

    def enter(self, side: int, card: int) -> None:
        """Into play, not having been there before; TC-9.2."""
        if KIND[card] == LESSON:
            self.lessons[side][subject_of(card)] += 1
        else:
            self.board[side].append(card)
            self.hurt[side].append(0)
            self.used[side].append(0)
            self.stilled[side].append(0)
        self.tell(Entered, side, card)

    def leave(self, side: int, place: int) -> int:
        """Out of play; where it goes, the caller says."""
        for lists in (self.hurt, self.used, self.stilled):
            lists[side].pop(place)
        return self.board[side].pop(place)

    def discard(self, side: int, place: int) -> None:
        """TC-10.1: to its owner's pile."""
        card = self.leave(side, place)
        self.heaps[side].append(card)
        self.tell(Gone, side, card)

    def drop_lesson(self, side: int, lesson: int) -> None:
        self.lessons[side][subject_of(lesson)] -= 1
        self.heaps[side].append(lesson)
        self.tell(Gone, side, lesson)

    def drop_adventure(self, side: int) -> int:
        """TC-6.2: to its owner's pile; what was skipped for it is forgotten."""
        card, self.adventure[side], self.skipped[side] = self.adventure[side], NOTHING, 0
        self.heaps[side].append(card)
        self.tell(Gone, side, card)
        return card

    # ── hands ────────────────────────────────────────────────────────────────
    def shed(self, side: int, card: int) -> None:
        """From the hand to the pile."""
        self.lift(side, card)
        self.heaps[side].append(card)
        self.tell(Shed, side, card)

    def lift(self, side: int, card: int) -> None:
        """Out of the hand. Equal cards can't be told apart: what was known of any goes with this one."""
        hand = self.hands[side]
        first, *others = [place for place, held in enumerate(hand.cards) if held == card]
        gone = hand.known[first]
        for place in others:
            gone, hand.known[place] = gone | hand.known[place], gone & hand.known[place]
        hand.take(first)

    def receive(self, side: int, card: int, known: int = 0) -> None:
        """Into the hand, seen by its owner, and by the other where the hand lies open."""
        eyes = EVERYBODY if self.is_open(side) else known | 1 << side
        self.hands[side].put(len(self.hands[side]), card, eyes)

    def is_open(self, side: int) -> bool:
        """TC-R5.8: Mrs Norris and Meet the Centaurs open the other's hand."""
        return (self.opened[side] or bool(self.has(1 - side, "Mrs Norris"))
                or self.adventure[1 - side] == NUMBER["Meet the Centaurs"])

    def open_up(self, side: int) -> None:
        hand = self.hands[side]
        hand.known = [EVERYBODY] * len(hand)
        self.tell(HandOpened, side, tuple(sorted(hand.cards)))

    def to_hand(self, side: int, card: int, where: str) -> None:
        self.receive(side, card, EVERYBODY)
        self.tell(Returned, side, card, where)

    # ── decks ────────────────────────────────────────────────────────────────
    def take_top(self, side: int, card: int) -> bool:
        """A card has left the deck; TC-1.1: whose deck has run out has lost at once. False: the game is over."""
        deck = self.decks[side]
        bottoms = len(deck.bottoms)
        deck.draw(card)
        if len(deck.bottoms) < bottoms:
            self.under[side].remove(card)
        return self.lives(side)

    def lives(self, side: int) -> bool:
        if len(self.decks[side]):
            return True
        finish(self, 1 - side, "deck")
        return False

    def shuffle(self, side: int) -> None:
        self.decks[side].mix()
        self.under[side] = []


def finish(s: Table, winner: int, reason: str) -> None:
    s.winners, s.ended = (winner,), reason
    s.tell(Won, s.winners, reason)
    s.clear()


LESSON_CARDS = [FIRST_LESSON + subject for subject in range(4)]
