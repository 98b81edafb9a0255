"""What can be said in the seven challenges: actions, events, the view. Never compiled: msgspec reads the
annotations."""

from typing import Any

from msgspec import Struct

from greathall.core.words import Action, Event, Outcome


# ── a seat's choices ─────────────────────────────────────────────────────────
class Stay(Action): ...
class Play(Action): notes: int
class Area(Action): area: int
class Rob(Action): target: int
class Snare(Action): area: int; shape: int
class Turn(Action): spot: int
class Hide(Action): spot: int
class Stand(Action): spot: int
class Walk(Action): spot: int
class Bishop(Action): square: int
class Move(Action): start: int; square: int; promoted: str
class Leave(Action): ...
class Spin(Action): ...
class Draw(Action): ...
class Flip(Action): place: int
class Discard(Action): place: int
class Cast(Action): place: int
class Keep(Action): ...
class Guard(Action): place: int
class Declare(Action): ...
class End(Action): ...
class Steal(Action): target: int; place: int
class LookShelf(Action): place: int
class LookHand(Action): target: int; place: int
class Reveal(Action): place: int
class Resign(Action): ...


# ── what chance may say ──────────────────────────────────────────────────────
class Note(Outcome): notes: int
class Barked(Outcome): fluffy: bool
class Vine(Outcome): shape: int
class Gripped(Outcome): shape: int; known: int  # which of equal tokens: the one that these seats know of
class Key(Outcome): silver: bool
class Spun(Outcome): number: int
class Potion(Outcome): card: int
class Mixed(Outcome): small: bool
class Mirrored(Outcome): stone: bool


# ── events ───────────────────────────────────────────────────────────────────
class Arrived(Event): seat: int; challenge: int
class Passed(Event): seat: int  # had nothing to move or to place
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
class Settled(Event): seat: int; area: int
class SnareDrawn(Event):
    seat: int
    shape: int | None

    def seen_by(self, seat: int | None) -> "SnareDrawn":
        return self if seat == self.seat else SnareDrawn(self.seat, None)


class SnareTaken(Event):
    seat: int
    target: int
    shape: int | None

    def seen_by(self, seat: int | None) -> "SnareTaken":
        return self if seat in (self.seat, self.target) else SnareTaken(self.seat, self.target, None)


class Snared(Event): seat: int; area: int; shape: int
class Surrounded(Event): seat: int; fire: int
class KeyTurned(Event): seat: int; spot: int; silver: bool
class KeyHidden(Event): seat: int
class Stood(Event): seat: int; spot: int
class Whirled(Event): seat: int; number: int
class Walked(Event): seat: int; path: tuple[int, ...]
class Joined(Event): seat: int; square: int
class Moved(Event): seat: int; man: int; start: int; square: int; taken: int; promoted: str
class Captured(Event): seat: int; by: int
class Left(Event): seat: int
class Checked(Event): colour: int
class ChessOver(Event): colour: int; reason: str
class Trolled(Event): seat: int
class Ran(Event): seat: int; space: int
class Finished(Event): seat: int
class CardDrawn(Event):
    seat: int
    card: int | None

    def seen_by(self, seat: int | None) -> "CardDrawn":
        return self if seat == self.seat else CardDrawn(self.seat, None)


class ShelfTurned(Event): seat: int; place: int; card: int
class Discarded(Event): seat: int; place: int; card: int
class Followed(Event): seat: int; place: int; card: int
class Guarded(Event): seat: int; place: int
class Stolen(Event):
    seat: int
    target: int
    place: int
    card: int | None

    def seen_by(self, seat: int | None) -> "Stolen":
        return self if seat in (self.seat, self.target) else Stolen(self.seat, self.target, self.place, None)


class Looked(Event):
    seat: int
    target: int
    place: int
    card: int | None

    def seen_by(self, seat: int | None) -> "Looked":
        return self if seat == self.seat else Looked(self.seat, self.target, self.place, None)


class Inspected(Event):
    """SS-6.12: what the declarer alone has seen of the shelf."""

    seat: int
    cards: tuple[int, ...] | None

    def seen_by(self, seat: int | None) -> "Inspected":
        return self if seat == self.seat else Inspected(self.seat, None)


class Declared(Event): seat: int; small: int; round: int; right: bool
class Beside(Event): seat: int
class Collected(Event):
    """SS-6.14: both cards, which everybody saw; or one of them, while another, the target, gets the other."""

    seat: int
    count: int
    target: int
    card: int | None

    def seen_by(self, seat: int | None) -> "Collected":
        return self if seat in (self.seat, self.target) else Collected(self.seat, self.count, self.target, None)


class PotionsShuffled(Event): ...
class Redealt(Event): ...
class Lingers(Event): seat: int
class Shown(Event): seat: int; place: int; stone: bool
class Resigned(Event): seat: int
class Won(Event): seats: tuple[int, ...]; reason: str


class View(Struct, tag="sorcerers_stone"):
    me: int | None
    seats: int
    options: dict[str, Any]
    turn: int
    first: int
    where: list[int]
    fresh: list[int]
    held: list[int]
    out: list[int]
    prizes: list[int]
    # Hagrid
    dark: list[int]  # spaces whose token lies face down
    fluffy: int
    singer: int
    pos: list[int]
    notes: list[int]  # own cards
    note_counts: list[int]
    note_pile: int
    note_discards: list[int]
    idle: int
    # Sprout
    area: list[int]
    rings: list[list[int]]
    snares: list[int]  # own tokens
    snares_known: list[list[int]]  # of each player's tokens what this viewer knows
    snare_counts: list[int]
    snare_pile: int
    snares_unseen: list[int]
    fire: list[int]
    # Flitwick
    keys: list[int]  # spaces whose key lies face down
    hidden: bool  # somebody has hidden the silver key
    silver: int  # where, if this viewer knows
    stands: list[int]
    found: list[int]
    # McGonagall
    squares: list[int]
    harry: list[int]
    colour: list[int]
    ron: int
    hermione: int
    homes: list[int]
    captured: list[int]
    rights: int
    passant: int
    quiet: int
    positions: list[str]
    checked: int
    chess_over: bool
    team: int
    # Quirrell
    run: list[int]
    spun: list[int]
    clock: bool
    finish: list[int]
    # Snape
    shelf: list[int | None]
    shelf_open: list[int]
    beside: list[int]
    hands: list[list[int | None]]
    claims: list[list[int]]  # what wrong declarations told, see play/claims.py
    elsewhere: list[int]  # potions that this viewer has ever seen off the shelf, which never changes
    astray: list[list[int]]  # of each lot of potions one is not on the shelf
    mixed: list[list[int]]  # two cards, and the two places (seat, place) where they lie: which is where, is not known
    guard: list[int]
    deck: int
    discards: list[int]
    gone: list[int]
    unseen: list[int]
    rounds: int
    lose: list[int]
    wrong: list[int]
    started: int
    # the Mirror
    mirrors: list[int]
    flipped: list[int]
    late: bool
    agenda: list[Any]
