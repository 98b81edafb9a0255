"""Written by `greathall state` from play.table: change that and run it again."""

from typing import Any

from msgspec import Struct


class HagridView(Struct):
    """SS-1.1, SS-1.2: note cards are their owners'; what is under a token nobody knows before it is turned over."""

    dark: list[int]  # spaces whose token lies face down
    fluffy: int  # where he was found, or -1
    singer: int  # the seat that sang him to sleep, or -1 while he is awake
    pos: list[int]
    notes: list[int]  # your cards
    note_counts: list[int]
    note_pile: int
    note_discards: list[int]
    idle: list[int]  # seats here that have had a turn without a card to pick since somebody picked or played


class SproutView(Struct):
    """SS-2.2, SS-S08: who has picked a token knows it, and whoever saw it go to another hand."""

    area: list[int]  # by seat, or -1
    rings: list[list[int]]  # by area, the shapes that lie around it
    snares: list[int]  # your tokens
    snares_known: list[list[int]]
    snare_counts: list[int]
    snare_pile: int
    snares_unseen: list[int]  # what this viewer can't place, sorted
    fire: list[int]  # by seat, the Fire token, or 0


class FlitwickView(Struct):
    """SS-3.3, SS-F03: who has hidden the silver key knows where it lies."""

    keys: list[int]  # spaces with a key face down
    hidden: bool  # somebody has hidden the silver key
    silver: int  # where it is, as far as you know; -1: not decided yet
    stands: list[int]
    found: list[int]  # seats that have found the silver key, in order


class McGonagallView(Struct):
    """SS-4.2: all lies open."""

    squares: list[int]  # men by squares, a1 first
    harry: list[int]  # by seat the square, or -1
    colour: list[int]  # by seat, or -1
    ron: int
    hermione: int
    homes: list[int]  # where bishops start that nobody has become
    captured: list[int]  # seats, in order
    rights: int  # castling, one bit each: white short, white long, black short, black long
    passant: int  # the square a pawn has just crossed, or -1
    quiet: int  # chess turns without capture, pawn move or exit
    positions: list[str]
    checked: int  # the colour in check, or -1
    chess_over: bool
    team: int  # the colour that mated, or -1


class QuirrellView(Struct):
    """SS-5.2, SS-5.3: a race past the troll, before everyone's eyes."""

    run: list[int]  # by seat, spaces past the first door
    spun: list[int]  # seats that have had a first turn here
    clock: bool  # the waiting of captured players runs
    finish: list[int]  # seats at the far door, in order


class SnapeView(Struct):
    """SS-6.1 to SS-6.4: who saw a potion knows it, wherever it goes."""

    shelf: list[int | None]
    shelf_open: list[int]  # places turned over
    beside: list[int]
    hands: list[list[int | None]]
    claims: list[list[int]]  # what wrong declarations told, see play/claims.py
    elsewhere: list[int]  # potions you ever saw off the shelf
    astray: list[list[int]]  # of each lot of potions one is not on the shelf: it made a declaration wrong
    mixed: list[list[int]]  # two cards, and where they lie
    guard: list[int]  # by seat the place under the piece, or -1
    deck: int
    unseen: list[int]  # what this viewer can't place, sorted
    discards: list[int]
    gone: list[int]  # out of play
    rounds: int
    lose: list[int]  # by seat, turns to be missed
    wrong: list[int]  # seats that declared wrongly, in order
    started: int  # who took the first turn, for counting rounds


class MirrorView(Struct):
    """SS-7.1: which card shows the Stone nobody knows before it is turned over."""

    mirrors: list[int]  # cards face down
    flipped: list[int]  # seats that have turned one over
    late: bool  # the waiting of those who declared wrongly runs


class View(Struct, tag="sorcerers_stone", omit_defaults=True):
    """SS-0.2, SS-G05: seats stand in a challenge each; every challenge has its board, laid when somebody comes."""

    me: int | None  # None: a spectator
    seats: int
    options: dict[str, Any]  # the table's switches
    turn: int
    first: int  # whose turn comes next, where a rule says so, or -1
    where: list[int]  # by seat, the challenge
    fresh: list[int]  # seats that have just arrived somewhere, in order
    held: list[int]  # by seat, turns still to wait
    out: list[int]  # seats that have given up
    prizes: list[int]  # by seat, winner's tokens of the games before
    agenda: list[Any]
    hagrid: HagridView | None = None  # not sent before anyone comes to it
    sprout: SproutView | None = None  # not sent before anyone comes to it
    flitwick: FlitwickView | None = None  # not sent before anyone comes to it
    mcgonagall: McGonagallView | None = None  # not sent before anyone comes to it
    quirrell: QuirrellView | None = None  # not sent before anyone comes to it
    snape: SnapeView | None = None  # not sent before anyone comes to it
    mirror: MirrorView | None = None  # not sent before anyone comes to it
