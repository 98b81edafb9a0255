"""Written by `greathall state` from play.table: change that and run it again."""

from typing import Any

from msgspec import Struct

from greathall.core.declare import Seat
from ..boards.hagrid import MaybeTrackSpace, NoteCount, NoteValue, TrackSpace
from ..boards.mcgonagall import Piece, Quiet, Rights
from ..boards.quirrell import Run
from ..boards.snape import Brewed, CardCount, Claimed, Lost, MixedNumber
from ..boards.sprout import Fire, MaybeArea, SnareCount
from ..model import (
    Card, Challenge, MaybeColour, MaybePlace, MaybeSpot, MaybeSquare, Place, Prizes, Seats, Shape, Spot,
    Square, Wait,
)


class HagridView(Struct, omit_defaults=True, kw_only=True):
    """SS-1.1, SS-1.2: you see your own note cards, and nobody knows a token before it is turned over."""

    dark: list[TrackSpace] = []  # spaces with a face-down token
    fluffy: MaybeTrackSpace = -1  # where he was found, or -1
    singer: Seat = -1  # the seat that sang him to sleep, or -1 while he is awake
    pos: list[TrackSpace] = []
    notes: list[NoteValue] = []  # your cards
    note_counts: list[NoteCount] = []
    note_pile: NoteCount
    note_discards: list[NoteValue] = []
    idle: list[Seat] = []  # seats here that had no card to pick since anyone last picked or played one


class SproutView(Struct, omit_defaults=True, kw_only=True):
    """SS-2.2, SS-S08: you know the tokens you picked, also after you have seen them go to another hand."""

    area: list[MaybeArea] = []  # by seat, or -1
    rings: list[list[Shape]] = []  # by area, the shapes laid around it
    snares: list[Shape] = []  # your tokens
    snares_known: list[list[Shape]] = []
    snare_counts: list[SnareCount] = []
    snare_pile: SnareCount
    snares_unseen: list[Shape] = []  # what this viewer can't place, sorted
    fire: list[Fire] = []  # by seat, the Fire token, or 0


class FlitwickView(Struct, omit_defaults=True, kw_only=True):
    """SS-3.3, SS-F03: if you have hidden the silver key, you know where it is."""

    keys: list[Spot] = []  # spaces with a face-down key
    silver: MaybeSpot = -1  # where it is, or -1 if you don't know
    stands: list[MaybeSpot] = []
    found: list[Seat] = []  # seats that have found the silver key, in order


class McGonagallView(Struct, omit_defaults=True, kw_only=True):
    """SS-4.2: everyone sees the whole board."""

    squares: list[Piece] = []  # pieces by square, a1 first
    harry: list[MaybeSquare] = []  # by seat, the square, or -1
    colour: list[MaybeColour] = []  # by seat, or -1
    ron: MaybeSquare = -1
    hermione: MaybeSquare = -1
    homes: list[Square] = []  # starting squares of bishops that no player is
    captured: list[Seat] = []  # seats, in order
    quiet: Quiet  # chess turns without a capture, a pawn move or an exit


class CompleteChessView(Struct, omit_defaults=True, kw_only=True):
    """SS-4.15: what else complete chess keeps track of; short chess never uses it."""

    rights: Rights  # castling, one bit each: white short, white long, black short, black long
    passant: MaybeSquare = -1  # the square a pawn has just crossed, or -1
    positions: str  # their digests, since the last capture, pawn move or arrival
    checked: MaybeColour = -1  # the colour in check, or -1
    over: bool = False
    team: MaybeColour = -1  # the colour that mated, or -1


class QuirrellView(Struct, omit_defaults=True, kw_only=True):
    """SS-5.2, SS-5.3: a race past the troll, which everyone sees."""

    run: list[Run] = []  # by seat, spaces past the first door
    spun: list[Seat] = []  # seats that have had a first turn here
    clock: bool = False  # whether the waits of captured players have begun
    finish: list[Seat] = []  # seats at the far door, in order


class SnapeView(Struct, omit_defaults=True, kw_only=True):
    """SS-6.1 to SS-6.4: if you have seen a potion, you know it wherever it goes."""

    shelf: list[Card | None] = []
    shelf_open: list[Place] = []  # places turned over
    beside: list[Card] = []
    hands: list[list[Card | None]] = []
    claims: list[list[Claimed]] = []  # what wrong declarations showed, see play/claims.py
    elsewhere: list[Card] = []  # potions you have seen off the shelf
    astray: list[list[Card]] = []  # one of each lot is not on the shelf: it made a declaration wrong
    mixed: list[list[MixedNumber]] = []  # two cards, and where they lie
    guard: list[MaybePlace] = []  # by seat, the place under the piece, or -1
    deck: CardCount
    unseen: list[Card] = []  # what this viewer can't place, sorted
    discards: list[Card] = []
    gone: list[Card] = []  # out of play
    rounds: Brewed
    lose: list[Lost] = []  # by seat, turns to miss
    wrong: list[Seat] = []  # seats that declared wrongly, in order
    started: Seat = -1  # the seat that took the first turn, for counting rounds


class MirrorView(Struct, omit_defaults=True, kw_only=True):
    """SS-7.1: nobody knows which card is the Stone before it is turned over."""

    mirrors: list[Place] = []  # face-down cards
    flipped: list[Seat] = []  # seats that have turned one over
    late: bool = False  # whether the waits of players who declared wrongly have begun


class View(Struct, tag="sorcerers_stone", omit_defaults=True):
    """SS-0.2, SS-G05: each seat is in a challenge, whose board is laid out when the first player arrives."""

    me: Seat | None  # None: a spectator
    seats: Seats
    options: dict[str, Any]  # the table's options
    turn: Seat
    first: Seat  # whose turn is next if a rule says so, or -1
    where: list[Challenge]  # the challenge, by seat
    fresh: list[Seat]  # seats that have just arrived somewhere, in order
    held: list[Wait]  # by seat, turns still to wait
    out: list[Seat]  # seats that have resigned
    prizes: list[Prizes]  # by seat, winner's tokens from earlier games
    agenda: list[Any]
    hagrid: HagridView | None = None  # not sent before anyone comes to it
    sprout: SproutView | None = None  # not sent before anyone comes to it
    flitwick: FlitwickView | None = None  # not sent before anyone comes to it
    mcgonagall: McGonagallView | None = None  # not sent before anyone comes to it
    complete: CompleteChessView | None = None  # not sent before anyone comes to it
    quirrell: QuirrellView | None = None  # not sent before anyone comes to it
    snape: SnapeView | None = None  # not sent before anyone comes to it
    mirror: MirrorView | None = None  # not sent before anyone comes to it
