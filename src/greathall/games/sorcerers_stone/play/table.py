"""What lies on the seven boards, who stands where, and how the game ends."""

from __future__ import annotations

from typing import Any

from greathall.core.state import State
from greathall.core.zones import Pile, Row
from greathall.games.sorcerers_stone.model import Arrived, Won

NOWHERE = -1
WHOLE = "whole"
"""The choice of a table that plays all challenges."""
REASONS = {"stone": "SS-7.2", "trapdoor": "SS-1.9", "fire": "SS-2.9", "key": "SS-3.8", "left": "SS-C18",
           "last_harry": "SS-C18", "no_progress": "SS-C15", "mate": "SS-4.8", "captured": "SS-X07",
           "stalemate": "SS-X08", "threefold": "SS-X08", "fifty": "SS-X08", "door": "SS-5.4",
           "potions": "SS-6.17", "last_brewer": "SS-P25", "last": "SS-G11"}
"""How it ended, and by which rule."""


class Table(State):
    """Seats stand in a challenge each (`where`), and every challenge keeps its board here, flat."""

    __slots__ = (
        "alone", "area", "astray", "beside", "captured", "checked", "chess_over", "claims", "clock", "colour", "dark",
        "deck", "discards", "elsewhere", "ended", "exact", "finish", "fire", "first", "flipped", "fluffy", "found",
        "fresh", "gone", "guard", "hands", "harry", "held", "hermione", "homes", "idle", "keys", "late", "lose",
        "mirrors", "mixed", "note_discards", "note_pile", "notes", "options", "out", "passant", "pos", "positions",
        "prizes", "quiet", "rights", "rings", "ron", "rounds", "run", "seats", "shelf", "shelf_open", "silver",
        "silver_known", "singer", "snare_pile", "snares", "spun", "squares", "stands", "started", "team", "turn",
        "where", "winners", "wrong")
    options: dict[str, Any]
    seats: int
    alone: str  # the one challenge that is played; "": all of them
    exact: bool
    turn: int
    where: list[int]
    first: int  # whose turn comes next, where a rule says so, or NOWHERE
    fresh: list[int]  # who has just arrived somewhere, in order
    held: list[int]  # own turns still to wait
    out: int
    prizes: list[int]  # winner's tokens of the games before
    winners: tuple[int, ...]
    ended: str
    # Hagrid
    dark: int  # bits of spaces whose token lies face down
    fluffy: int  # where he was found, or NOWHERE
    singer: int  # who sang him to sleep, or NOWHERE while he is awake
    pos: list[int]
    notes: list[list[int]]
    note_pile: Pile
    note_discards: list[int]
    idle: int  # bits of those in Hagrid's who have had a turn without a card to pick since somebody picked or played
    # Sprout
    area: list[int]
    rings: list[int]
    snares: list[Row]
    snare_pile: Pile
    fire: list[int]
    # Flitwick
    keys: int  # bits of spaces whose key lies face down
    silver: int  # where the silver key lies, or NOWHERE while that is not decided
    silver_known: int  # bits of the seats that know
    stands: list[int]
    found: list[int]  # who found the silver key, in order
    # McGonagall
    squares: list[int]
    harry: list[int]
    colour: list[int]
    ron: int
    hermione: int
    homes: list[int]  # where bishops start that nobody has become
    captured: list[int]
    rights: int  # castling, one bit each: white short, white long, black short, black long
    passant: int  # the square a pawn has just crossed, or NOWHERE
    quiet: int  # chess turns without capture, pawn move or exit
    positions: list[str]
    checked: int  # the colour in check, or NOWHERE
    chess_over: bool
    team: int  # the colour that mated, or NOWHERE
    # Quirrell
    run: list[int]
    spun: int  # bits of those who have had a first turn here
    clock: bool  # the waiting of captured players runs
    finish: list[int]
    # Snape
    shelf: Row
    shelf_open: int  # bits of places turned over
    beside: list[int]
    hands: list[Row]
    claims: list[list[int]]  # see claims.py
    elsewhere: list[int]  # bits of potions that a seat has ever seen off the shelf; the last: what everybody has
    astray: list[list[int]]  # of each lot of potions one is not on the shelf: it made a declaration wrong
    mixed: list[tuple[int, int]]  # pairs that went to two players, and not everybody knows which to whom
    guard: list[int]  # the place under each piece, or NOWHERE
    deck: Pile
    discards: list[int]
    gone: list[int]  # out of play
    rounds: int
    lose: list[int]
    wrong: list[int]  # who declared wrongly, in order
    started: int  # who took the first turn at Snape's, for counting rounds
    # the Mirror
    mirrors: int  # bits of cards face down
    flipped: int  # bits of seats that have turned one over
    late: bool  # the waiting of those who declared wrongly runs

    def clone(self) -> Table:
        n = Table()
        n.log = None
        n.agenda = self.agenda.copy()
        n.options, n.seats, n.alone, n.exact = self.options, self.seats, self.alone, self.exact
        n.turn, n.first, n.out, n.prizes = self.turn, self.first, self.out, self.prizes
        n.winners, n.ended = self.winners, self.ended
        n.where, n.fresh, n.held = self.where.copy(), self.fresh.copy(), self.held.copy()
        n.dark, n.fluffy, n.singer, n.pos, n.idle = self.dark, self.fluffy, self.singer, self.pos.copy(), self.idle
        n.notes, n.note_pile = [hand.copy() for hand in self.notes], self.note_pile.clone()
        n.note_discards = self.note_discards.copy()
        n.area, n.rings, n.fire = self.area.copy(), self.rings.copy(), self.fire.copy()
        n.snares, n.snare_pile = [hand.clone() for hand in self.snares], self.snare_pile.clone()
        n.keys, n.silver, n.silver_known = self.keys, self.silver, self.silver_known
        n.stands, n.found = self.stands.copy(), self.found.copy()
        n.squares, n.harry, n.colour = self.squares.copy(), self.harry.copy(), self.colour.copy()
        n.ron, n.hermione, n.homes, n.captured = self.ron, self.hermione, self.homes.copy(), self.captured.copy()
        n.rights, n.passant, n.quiet, n.checked = self.rights, self.passant, self.quiet, self.checked
        n.positions, n.chess_over, n.team = self.positions.copy(), self.chess_over, self.team
        n.run, n.spun, n.clock, n.finish = self.run.copy(), self.spun, self.clock, self.finish.copy()
        n.shelf, n.shelf_open, n.beside = self.shelf.clone(), self.shelf_open, self.beside.copy()
        n.hands, n.guard, n.deck = [hand.clone() for hand in self.hands], self.guard.copy(), self.deck.clone()
        n.discards, n.gone, n.rounds = self.discards.copy(), self.gone.copy(), self.rounds
        n.lose, n.wrong, n.started, n.mixed = self.lose.copy(), self.wrong.copy(), self.started, self.mixed.copy()
        n.claims, n.astray = [claim.copy() for claim in self.claims], self.astray.copy()
        n.elsewhere = self.elsewhere.copy()
        n.mirrors, n.flipped, n.late = self.mirrors, self.flipped, self.late
        return n

    def playing(self, seat: int) -> bool:
        return not self.out >> seat & 1

    def living(self) -> list[int]:
        return [seat for seat in range(self.seats) if self.playing(seat)]

    def at(self, challenge: int) -> list[int]:
        """Who stands in a challenge, by seats."""
        return [seat for seat in range(self.seats) if self.where[seat] == challenge and self.playing(seat)]

    def send(self, seat: int, challenge: int) -> None:
        """SS-G05: on to the next challenge, whose set-up step is done at the end of the turn."""
        self.where[seat] = challenge
        self.fresh.append(seat)
        self.tell(Arrived, seat, challenge)


def finish(s: Table, winners: tuple[int, ...], reason: str) -> None:
    s.winners, s.ended = winners, reason
    s.tell(Won, winners, reason)
    s.clear()


def bits(mask: int) -> list[int]:
    return [i for i in range(mask.bit_length()) if mask >> i & 1]
