"""What can be said in the card game: actions, events, the view. Never compiled: msgspec reads the annotations."""

from typing import Any

from msgspec import Struct

from greathall.core.words import Action, Event, Outcome


# ── a seat's choices ─────────────────────────────────────────────────────────
class End(Action): ...
class Strike(Action): ...
class Play(Action): card: int
class Draw(Action): count: int
class Use(Action): place: int; card: int
class Solve(Action): way: int
class Skip(Action): ...
class Done(Action): ...
class Pick(Action): card: int
class Target(Action): side: int; place: int; card: int
class AtPlayer(Action): ...
class Shield(Action): place: int; card: int
class Suffer(Action): ...
class Show(Action): card: int
class Yes(Action): ...
class No(Action): ...
class Number(Action): count: int
class Redraw(Action): ...
class GoFirst(Action): ...
class GoSecond(Action): ...
class Resign(Action): ...


# ── what chance may say ──────────────────────────────────────────────────────
class Came(Outcome): card: int
class Begins(Outcome): who: int
class Takes(Outcome): deck: int


# ── events ───────────────────────────────────────────────────────────────────
class Laid(Event): seat: int; character: int
class Started(Event): seat: int
class Redrew(Event): seat: int
class TurnBegan(Event): seat: int
class Drawn(Event):
    """`shown`: the hand lies open."""

    seat: int
    card: int | None
    shown: bool

    def seen_by(self, seat: int | None) -> "Drawn":
        return self if self.shown or seat == self.seat else Drawn(self.seat, None, False)


class Milled(Event): seat: int; card: int
class Played(Event): seat: int; card: int
class Entered(Event): seat: int; card: int
class Gone(Event): seat: int; card: int
class Shed(Event): seat: int; card: int
class Returned(Event): seat: int; card: int; to: str
class Wounded(Event): side: int; place: int; card: int; amount: int
class Healed(Event): side: int
class Damaged(Event): seat: int; amount: int; kind: str
class Prevented(Event): seat: int; amount: int; by: int
class Used(Event): seat: int; card: int
class Solved(Event): seat: int; card: int
class Skipped(Event): seat: int; card: int; count: int
class Rewarded(Event): seat: int; card: int
class Looked(Event):
    seat: int
    cards: tuple[int, ...] | None

    def seen_by(self, seat: int | None) -> "Looked":
        return self if seat == self.seat else Looked(self.seat, None)


class Found(Event):
    """`shown`: as the card says, or because the hand lies open."""

    seat: int
    cards: tuple[int, ...] | None
    shown: bool

    def seen_by(self, seat: int | None) -> "Found":
        return self if self.shown or seat == self.seat else Found(self.seat, None, False)


class Shuffled(Event): seat: int
class Revealed(Event): seat: int; card: int
class HandOpened(Event): seat: int; cards: tuple[int, ...]
class Granted(Event): seat: int; actions: int
class Resigned(Event): seat: int
class Won(Event): seats: tuple[int, ...]; reason: str


class View(Struct, tag="tcg"):
    """`sides` are seats. What stands by side is a list of two."""

    me: int | None
    options: dict[str, Any]
    starter: int
    turn: int
    turns: int
    actions: int  # left in this turn
    struck: bool  # the creatures have done their damage in this turn
    hand: list[int]  # the own one, sorted
    shown: list[int]  # of them, those the other knows
    known: list[list[int]]  # by side, the hand cards this viewer knows
    sizes: list[int]  # cards in hands
    decks: list[int]  # cards in decks
    stock: list[int]  # what is left in the own deck, sorted
    under: list[list[int]]  # by side, what all know to lie under the deck
    layers: list[list[tuple[int, ...]]]  # the same as it was put there, the first to come first; 0: not known to all
    bottom: list[int]  # under the own deck, the first to come first
    heaps: list[list[int]]  # discard piles, the newest last
    lessons: list[list[int]]  # by side and subject
    power: list[list[int]]  # by side and subject, lessons and all
    board: list[list[int]]  # other cards in play, the starting character first
    hurt: list[list[int]]  # damage on each of them
    used: list[list[int]]  # 0, 1 for this turn, 2 for as long as it is in play
    stilled: list[list[int]]  # 1: a creature whose damage is prevented until its player's turn ends
    adventure: list[int]  # 0: none
    skipped: list[int]  # actions skipped so far for each side's adventure
    shields: list[int]  # what damage each is safe from in the other's next turn: 1 creatures, 2 adventures, 7 all
    banned: list[bool]  # plays no card in the next turn
    snuffled: list[bool]  # discards what is drawn in the next turn
    opened: list[bool]  # plays with an open hand until the end
    played: list[int]  # cards played in each one's latest turn
    lesson_actions: int
    limbo: list[list[int]]  # by side, the spell that is being done
    picks: list[int | None]  # picked so far for what is being done
    lists: list[list[int] | None]  # what each has brought, the starting character first, as far as this viewer knows
    agenda: list[Any]
