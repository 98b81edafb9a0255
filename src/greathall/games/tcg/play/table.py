"""The table: two decks, hands and discard piles, and the cards in play on each side."""

from collections.abc import Sequence
from typing import Annotated, Any, Final

from greathall.core.declare import Also, Deck, Ending, Held, Named, Open, Public, Seat, Shared, Told
from greathall.core.state import DECLARED, State
from greathall.core.zones import EVERYBODY, Pile, Row, sees
from greathall.games.tcg.model import (
    Actions, Card, Cards, CardsPlayed, Entered, Gone, HandOpened, Power, Returned, Shed, Skips, Turns, Won, Wounds,
)
from greathall.games.tcg.play.named import CENTAURS, MRS_NORRIS
from greathall.games.tcg.printed import (
    CREATURE, GIVES, KIND, LESSON, NO_SUBJECT, SAME, fits, subject_of,
)

CARDS: Final = Deck(card=Card, count=Cards)
SIDES: Final = (0, 1)
NOTHING: Final = 0
FROM_CREATURES: Final = 1; FROM_ADVENTURES: Final = 2; FROM_SPELLS: Final = 4
"""Kinds of damage, and what a shield covers."""
FROM_ALL: Final = 7
Shields = Annotated[int, Named("Shields", high=FROM_ALL)]
UNNAMED: Final = 0
Layer = tuple[Card, ...]
"""Cards put under a deck together, sorted, as everyone knows them: only its owner can name an UNNAMED one."""
ONCE: Final = 2; THIS_TURN: Final = 1
"""How an ability is marked as used: while its card is in play, or for a turn."""
UseMark = Annotated[int, Named("UseMark", high=ONCE)]
StillMark = Annotated[int, Named("StillMark", high=1)]


# ── what views show ──────────────────────────────────────────────────────────
def deck_sizes(s: "Table") -> list[Cards]:
    return [*map(len, s.decks)]


def stock(s: "Table", me: int | None) -> list[Card]:
    return [] if me is None else sorted([*s.decks[me].bag, *s.decks[me].bottoms.cards])


def bottom(s: "Table", me: int | None) -> list[Card]:
    return [] if me is None else s.decks[me].bottoms.cards.copy()


def named_under(s: "Table") -> list[list[Card]]:
    return [[card for layer in under for card in layer if card != UNNAMED] for under in s.under]


def layers(s: "Table") -> list[list[Layer]]:
    return [*map(list.copy, s.under)]


def layers_seen(v: Any) -> list[list[Layer]]:
    return [*map(list.copy, v.layers)]


def power(s: "Table") -> list[list[Power]]:
    return [s.power(side) for side in SIDES]


def picks_told(s: "Table", me: int | None) -> list[Card | None]:
    """Return the picks so far, as blanks for the opponent of a player who picks in secret."""
    step = s.agenda[-1] if s.agenda else None
    return [None] * len(s.picks) if step is not None and step.secret and step.seat != me else [*s.picks]


def lists_told(s: "Table", me: int | None) -> list[list[Card] | None]:
    """TC-R1.8: the starter decks are in the rulebook for anyone to read; a table may agree to show other lists."""
    is_open = s.options["format"] == "basic" or s.options["open_lists"]
    return [[*brought] if is_open or side == me else None for side, brought in enumerate(s.lists)]


class Table(State):
    """TC-10.1, TC-R5.8, TC-R5.9: piles and numbers of cards are public.

    Hands, decks and the order of cards put under a deck are known to their owners. Sides are seats, and fields by side
    are lists of two. Lessons are counted by subject; facts about the cards in `board` are in lists of the same
    length."""

    __slots__ = DECLARED
    seats = 2
    options: Shared[dict[str, Any]]  # the table's options
    starter: Open[Seat]
    turn: Open[Seat]
    turns: Open[Turns]
    actions: Open[Actions]  # left in this turn
    struck: Open[bool]  # the creatures have done their damage this turn
    hands: Annotated[list[Row], Held(  # your own; then those of it the opponent knows, what you know of each, how many
        CARDS, own="hand", shown="shown", known="known", count="sizes", guessed=True)]
    decks: Annotated[list[Pile], Told(as_told=deck_sizes), Also(stock, "left in your own, sorted")]  # cards in each
    under: Annotated[list[list[Layer]], Told(as_told=named_under, back=layers_seen),  # all know these lie under a deck
                     Also(layers, "the same as it was put there, the first to come first; 0: not known to all"),
                     Also(bottom, "under your own deck, the first to come first")]
    heaps: Open[list[list[Card]]]  # discard piles, newest last
    lessons: Annotated[list[list[Cards]], Public(), Also(power, "by side and subject, lessons and all")]  # by subject
    board: Open[list[list[Card]]]  # other cards in play, the starting character first
    hurt: Open[list[list[Wounds]]]  # damage on each of them
    used: Open[list[list[UseMark]]]  # 0, 1 for this turn, 2 while it is in play
    stilled: Open[list[list[StillMark]]]  # 1: this creature's damage is prevented until its owner's turn ends
    adventure: Open[list[Card]]  # 0: none
    skipped: Open[list[Skips]]  # actions skipped so far for each side's adventure
    shields: Open[list[Shields]]  # damage prevented on the opponent's next turn: 1 by creatures, 2 by adventures, 7 all
    banned: Open[list[bool]]  # can't play cards next turn
    snuffled: Open[list[bool]]  # discards cards drawn next turn
    opened: Open[list[bool]]  # plays with an open hand for the rest of the game
    played: Open[list[CardsPlayed]]  # cards played in each side's latest turn
    lesson_actions: Open[Actions]
    limbo: Open[list[list[Card]]]  # the spell being cast
    picks: Annotated[list[int], Told(as_told=picks_told)]  # picked so far for the current question
    # a Sequence, because the decks brought never change and clones share them
    lists: Annotated[list[Sequence[int]], Told(as_told=lists_told)]  # decks as brought, the starting character first
    winners: Annotated[tuple[int, ...], Ending(meanwhile=())]
    ended: Annotated[str, Ending(meanwhile="")]

    # ── cards in play ────────────────────────────────────────────────────────
    def power(self, side: int) -> list[int]:
        """TC-4.1, TC-4.3, TC-5.5, TC-R4.2: return the power by subject, from lessons and other cards."""
        found = self.lessons[side][:]
        for card in self.board[side]:
            subject, amount = GIVES[card]
            if subject != NO_SUBJECT:
                found[subject] += amount
        return found

    def creatures(self, side: int) -> list[int]:
        """Return the places of creatures."""
        return [place for place, card in enumerate(self.board[side]) if KIND[card] == CREATURE]

    def places(self, side: int, what: int) -> list[int]:
        """TC-7.2, TC-R7.6, TC-R8.2: return the cards in play that can be chosen to leave, never the starting one."""
        return [place for place, card in enumerate(self.board[side]) if place and fits(card, what)]

    def in_play(self, card: int) -> bool:
        """TC-8.1, TC-R4.10: return whether that card, in any printing, is in play on either side."""
        same = SAME[card]
        return any(SAME[other] == same for side in self.board for other in side) or card in self.adventure

    def enter(self, side: int, card: int) -> None:
        """TC-5.1, TC-9.1, TC-9.2, TC-R5.6: put a card into play, as if it had never been there before."""
        if KIND[card] == LESSON:
            self.lessons[side][subject_of(card)] += 1
        else:
            self.board[side].append(card)
            self.hurt[side].append(0)
            self.used[side].append(0)
            self.stilled[side].append(0)
        self.tell(Entered, side, card)

    def leave(self, side: int, place: int) -> int:
        """Take a card out of play; the caller decides where it goes."""
        for lists in (self.hurt, self.used, self.stilled):
            lists[side].pop(place)
        return self.board[side].pop(place)

    def discard(self, side: int, place: int) -> None:
        """TC-10.1, TC-R8.1: discard a card to its owner's pile."""
        card = self.leave(side, place)
        self.heaps[side].append(card)
        self.tell(Gone, side, card)

    def drop_lesson(self, side: int, lesson: int) -> None:
        self.lessons[side][subject_of(lesson)] -= 1
        self.heaps[side].append(lesson)
        self.tell(Gone, side, lesson)

    def drop_adventure(self, side: int) -> int:
        """TC-6.2, TC-R7.4: discard the adventure to its owner's pile and forget what was skipped for it."""
        card, self.adventure[side], self.skipped[side] = self.adventure[side], NOTHING, 0
        self.heaps[side].append(card)
        self.tell(Gone, side, card)
        return card

    # ── hands ────────────────────────────────────────────────────────────────
    def shed(self, side: int, card: int) -> None:
        """Discard a card from the hand to the pile."""
        self.lift(side, card)
        self.heaps[side].append(card)
        self.tell(Shed, side, card)

    def lift(self, side: int, card: int) -> None:
        """Take a card out of the hand.

        Equal cards can't be told apart: whatever was known of any of them goes with this one."""
        hand = self.hands[side]
        first = hand.cards.index(card)
        gone = hand.known[first]
        for place in range(first + 1, len(hand.cards)):
            if hand.cards[place] == card:
                gone, hand.known[place] = gone | hand.known[place], gone & hand.known[place]
        hand.take(first)

    def show(self, side: int, card: int) -> None:
        """Show a card in hand to everyone.

        Equal cards can't be told apart: if the opponent knows one, this may be that one."""
        hand = self.hands[side]
        places = [place for place, held in enumerate(hand.cards) if held == card]
        known = [place for place in places if sees(hand.known[place], 1 - side)]
        hand.show((known or places)[0], EVERYBODY)

    def receive(self, side: int, card: int, known: int = 0) -> None:
        """Put a card into the hand, seen by its owner, and by the opponent if the hand is open."""
        eyes = EVERYBODY if self.is_open(side) else known | 1 << side
        self.hands[side].put(len(self.hands[side]), card, eyes)

    def is_open(self, side: int) -> bool:
        """TC-R5.8: Mrs Norris and Meet the Centaurs open the opponent's hand."""
        return self.opened[side] or self.adventure[1 - side] == CENTAURS or MRS_NORRIS in self.board[1 - side]

    def open_up(self, side: int) -> None:
        hand = self.hands[side]
        hand.known = [EVERYBODY] * len(hand)
        self.tell(HandOpened, side, tuple(sorted(hand.cards)))

    def to_hand(self, side: int, card: int, where: str) -> None:
        self.receive(side, card, EVERYBODY)
        self.tell(Returned, side, card, where)

    # ── decks ────────────────────────────────────────────────────────────────
    def put_under(self, side: int, cards: list[int]) -> None:
        """TC-R5.9: put cards under the deck, in an order that only its owner knows."""
        for card in cards:
            self.decks[side].put_at_bottom(card, 1 << side)
        if cards:
            self.under[side].append(tuple(sorted(cards)))

    def take_top(self, side: int, card: int, seen: bool) -> None:
        """Note that a card has left the deck: one put under it, if nothing else was left."""
        deck, under = self.decks[side], self.under[side]
        if not deck.bag:
            left = thinned(under[0], card if seen else UNNAMED)
            under[:1] = [left] if left else []
        deck.draw(card)
        self.lives(side)

    def lives(self, side: int) -> bool:
        """TC-1.1, TC-R2.1, TC-R2.2: a player whose deck has run out loses at once, and pending steps are dropped.

        TC-R2.5: cards leave one deck at a time, so both players never lose together."""
        if len(self.decks[side]):
            return True
        finish(self, 1 - side, "deck")
        return False

    def shuffle(self, side: int) -> None:
        """TC-R5.9: shuffle; nobody knows any positions any more."""
        self.decks[side].mix()
        self.under[side] = []


def thinned(layer: Layer, card: int) -> Layer:
    """TC-R5.9: return what everyone still knows of these cards once one is gone, UNNAMED if nobody saw which.

    Then it may have been any of them: of equal ones all but one are sure to be there."""
    known = [one for one in layer if one != UNNAMED]
    for gone in {card} if card != UNNAMED else set(known):
        if gone in known:
            known.remove(gone)
    return (UNNAMED,) * (len(layer) - 1 - len(known)) + tuple(known)


def finish(s: Table, winner: int, reason: str) -> None:
    s.winners, s.ended = (winner,), reason
    s.tell(Won, s.winners, reason)
    s.clear()
