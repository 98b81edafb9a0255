"""Written by `greathall state` from play.table: change that and run it again."""

from typing import Any

from msgspec import Struct

from greathall.core.declare import Seat
from ..model import Actions, Card, Cards, CardsPlayed, Power, Skips, Turns, Wounds
from ..play.table import Shields, StillMark, UseMark


class View(Struct, tag="tcg"):
    """TC-10.1, TC-R5.8, TC-R5.9: piles and numbers of cards are public.

    Hands, decks and the order of cards put under a deck are known to their owners. Sides are seats, and fields by side
    are lists of two. Lessons are counted by subject; facts about the cards in `board` are in lists of the same
    length."""

    me: Seat | None  # None: a spectator
    options: dict[str, Any]  # the table's options
    starter: Seat
    turn: Seat
    turns: Turns
    actions: Actions  # left in this turn
    struck: bool  # the creatures have done their damage this turn
    hand: list[Card]  # your own; then those of it the opponent knows, what you know of each, how many
    shown: list[Card]
    known: list[list[Card]]
    sizes: list[Cards]
    decks: list[Cards]  # cards in each
    stock: list[Card]  # left in your own, sorted
    under: list[list[Card]]  # all know these lie under a deck
    layers: list[list[tuple[Card, ...]]]  # the same as it was put there, the first to come first; 0: not known to all
    bottom: list[Card]  # under your own deck, the first to come first
    heaps: list[list[Card]]  # discard piles, newest last
    lessons: list[list[Cards]]  # by subject
    power: list[list[Power]]  # by side and subject, lessons and all
    board: list[list[Card]]  # other cards in play, the starting character first
    hurt: list[list[Wounds]]  # damage on each of them
    used: list[list[UseMark]]  # 0, 1 for this turn, 2 while it is in play
    stilled: list[list[StillMark]]  # 1: this creature's damage is prevented until its owner's turn ends
    adventure: list[Card]  # 0: none
    skipped: list[Skips]  # actions skipped so far for each side's adventure
    shields: list[Shields]  # damage prevented on the opponent's next turn: 1 by creatures, 2 by adventures, 7 all
    banned: list[bool]  # can't play cards next turn
    snuffled: list[bool]  # discards cards drawn next turn
    opened: list[bool]  # plays with an open hand for the rest of the game
    played: list[CardsPlayed]  # cards played in each side's latest turn
    lesson_actions: Actions
    limbo: list[list[Card]]  # the spell being cast
    picks: list[Card | None]  # picked so far for the current question
    lists: list[list[Card] | None]  # decks as brought, the starting character first
    agenda: list[Any]
