"""The actions and events of The Sorcerer's Stone.

This module is never compiled, because msgspec reads the annotations."""

from typing import Annotated

from greathall.core.declare import Named, Seat
from greathall.core.words import Action, Aside, Event, Outcome
from greathall.games.sorcerers_stone.board import (
    CARDS, CHALLENGES, COLOURS, COUNTED, LATE, MEN, MOST, PRIZES, SEATS, SHAPES, SPOTS, SQUARES,
)

Seats = Annotated[int, Named("Seats", low=SEATS[0], high=MOST)]
Wait = Annotated[int, Named("Wait", high=max(LATE, MOST - 1))]  # at the Mirror, or when captured
Prizes = Annotated[int, Named("Prizes", high=PRIZES)]
Challenge = Annotated[int, Named("Challenge", CHALLENGES)]
Shape = Annotated[int, Named("Shape", SHAPES)]
Card = Annotated[int, Named("Card", CARDS)]
Spot = Annotated[int, Named("Spot", SPOTS)]
MaybeSpot = Annotated[int, Named("MaybeSpot", SPOTS, low=-1)]
Square = Annotated[int, Named("Square", SQUARES)]
MaybeSquare = Annotated[int, Named("MaybeSquare", SQUARES, low=-1)]
Man = Annotated[int, Named("Man", MEN)]
Colour = Annotated[int, Named("Colour", COLOURS)]
MaybeColour = Annotated[int, Named("MaybeColour", COLOURS, low=-1)]
Place = Annotated[int, Named("Place", COUNTED)]
MaybePlace = Annotated[int, Named("MaybePlace", COUNTED, low=-1)]


# ── a seat's choices ─────────────────────────────────────────────────────────
class Stay(Action): ...
class Play(Action): notes: int
class Area(Action): area: Place
class Rob(Action): target: Seat
class Snare(Action): area: Place; shape: Shape
class Turn(Action): spot: Spot
class Hide(Action): spot: Spot
class Stand(Action): spot: Spot
class Walk(Action): spot: Spot
class Bishop(Action): square: Square
class Move(Action): start: Square; square: Square; promoted: str
class Leave(Action): ...
class Spin(Action): ...
class Draw(Action): ...
class Flip(Action): place: Place
class Discard(Action): place: Place
class Cast(Action): place: Place
class Keep(Action): ...
class Guard(Action): place: Place
class Declare(Action): ...
class End(Action): ...
class Steal(Action): target: Seat; place: Place
class LookShelf(Action): place: Place
class LookHand(Action): target: Seat; place: Place
class Reveal(Action): place: Place
class Resign(Aside): ...


# ── what chance may say ──────────────────────────────────────────────────────
class Note(Outcome): notes: int
class Barked(Outcome): fluffy: bool
class Vine(Outcome): shape: Shape
class Gripped(Outcome): shape: Shape; known: int  # of equal tokens, the one that these seats know
class Key(Outcome): silver: bool
class Spun(Outcome): number: int
class Potion(Outcome): card: Card
class Mixed(Outcome): small: bool
class Mirrored(Outcome): stone: bool


# ── events ───────────────────────────────────────────────────────────────────
class Arrived(Event): seat: int; challenge: Challenge
class Passed(Event): seat: int  # could neither move nor place anything
class Missed(Event): seat: int  # had to wait out a turn
class Picked(Event):
    seat: int
    notes: int | None

    def seen_by(self, seat: int | None) -> "Picked":
        return self if seat == self.seat else Picked(self.seat, None)


class Stepped(Event): seat: int; notes: int; space: int
class Fluted(Event): seat: int; space: int
class FluffyFound(Event): seat: int; space: int
class Sang(Event): seat: int
class SentBack(Event): seat: int
class HandedIn(Event): seat: int; notes: tuple[int, ...]
class Woke(Event): space: int
class NotesShuffled(Event): ...
class HandsDealt(Event): ...
class Settled(Event): seat: int; area: Place
class SnareDrawn(Event):
    seat: int
    shape: Shape | None

    def seen_by(self, seat: int | None) -> "SnareDrawn":
        return self if seat == self.seat else SnareDrawn(self.seat, None)


class SnareTaken(Event):
    seat: int
    target: Seat
    shape: Shape | None

    def seen_by(self, seat: int | None) -> "SnareTaken":
        return self if seat in (self.seat, self.target) else SnareTaken(self.seat, self.target, None)


class Snared(Event): seat: int; area: Place; shape: Shape
class Surrounded(Event): seat: int; fire: int
class KeyTurned(Event): seat: int; spot: Spot; silver: bool
class KeyHidden(Event): seat: int
class Stood(Event): seat: int; spot: Spot
class Whirled(Event): seat: int; number: int
class Walked(Event): seat: int; path: tuple[Spot, ...]
class Joined(Event): seat: int; square: Square
class Moved(Event): seat: int; man: Man; start: Square; square: Square; taken: Man; promoted: str
class Captured(Event): seat: int; by: Seat
class Left(Event): seat: int
class Checked(Event): colour: Colour
class ChessOver(Event): colour: Colour; reason: str
class Trolled(Event): seat: int
class Ran(Event): seat: int; space: int
class Finished(Event): seat: int
class CardDrawn(Event):
    seat: int
    card: Card | None

    def seen_by(self, seat: int | None) -> "CardDrawn":
        return self if seat == self.seat else CardDrawn(self.seat, None)


class ShelfTurned(Event): seat: int; place: Place; card: Card
class Discarded(Event): seat: int; place: Place; card: Card
class Followed(Event): seat: int; place: Place; card: Card
class Guarded(Event): seat: int; place: Place
class Stolen(Event):
    seat: int
    target: Seat
    place: Place
    card: Card | None

    def seen_by(self, seat: int | None) -> "Stolen":
        return self if seat in (self.seat, self.target) else Stolen(self.seat, self.target, self.place, None)


class Looked(Event):
    seat: int
    target: Seat
    place: Place
    card: Card | None

    def seen_by(self, seat: int | None) -> "Looked":
        return self if seat == self.seat else Looked(self.seat, self.target, self.place, None)


class Inspected(Event):
    """SS-6.12: only the declarer sees the face-down bottles on the shelf."""

    seat: int
    cards: tuple[Card, ...] | None

    def seen_by(self, seat: int | None) -> "Inspected":
        return self if seat == self.seat else Inspected(self.seat, None)


class Declared(Event): seat: int; small: Card; round: Card; right: bool
class Beside(Event): seat: int
class Collected(Event):
    """SS-6.14: one player collects both cards, or two players collect one each.

    Everyone has seen both cards. If two players collect, `target` is the other one."""

    seat: int
    count: int
    target: Seat
    card: Card | None

    def seen_by(self, seat: int | None) -> "Collected":
        return self if seat in (self.seat, self.target) else Collected(self.seat, self.count, self.target, None)


class PotionsShuffled(Event): ...
class Redealt(Event): ...
class Lingers(Event): seat: int
class Shown(Event): seat: int; place: Place; stone: bool
class Resigned(Event): seat: int
class Won(Event): seats: tuple[int, ...]; reason: str
