"""The table: what the seven boards share, who is where, and how the game ends."""

from typing import Annotated, Any, ClassVar, Final

from greathall.core.declare import Agreed, Bits, Ending, Open, Seat, Shared
from greathall.core.state import DECLARED, State
from greathall.games.sorcerers_stone.boards.flitwick import Flitwick
from greathall.games.sorcerers_stone.boards.hagrid import Hagrid
from greathall.games.sorcerers_stone.boards.mcgonagall import CompleteChess, McGonagall
from greathall.games.sorcerers_stone.boards.mirror import Mirror
from greathall.games.sorcerers_stone.boards.quirrell import Quirrell
from greathall.games.sorcerers_stone.boards.snape import Snape
from greathall.games.sorcerers_stone.boards.sprout import Sprout
from greathall.games.sorcerers_stone.model import Arrived, Challenge, Prizes, Seats, Wait, Won

WHOLE: Final = "whole"
"""The option's value for playing all challenges."""
REASONS: Final = {"stone": "SS-7.2", "trapdoor": "SS-1.9", "fire": "SS-2.9", "key": "SS-3.8", "left": "SS-C18",
                  "last_harry": "SS-C18", "no_progress": "SS-C15", "mate": "SS-4.8", "captured": "SS-X07",
                  "stalemate": "SS-X08", "threefold": "SS-X08", "fifty": "SS-X08", "door": "SS-5.4",
                  "potions": "SS-6.17", "last_brewer": "SS-P25", "last": "SS-G11"}
"""By how the game ended, the rule that ended it."""


class Table(State):
    """SS-0.2, SS-G05: each seat is in a challenge, whose board is laid out when the first player arrives."""

    __slots__ = DECLARED
    layout: ClassVar[int] = 4
    seats: Open[Seats]
    options: Shared[dict[str, Any]]  # the table's options
    alone: Agreed[str]  # the one challenge that is played, "" for all of them
    exact: Agreed[bool]
    turn: Open[Seat]
    first: Open[Seat]  # whose turn is next if a rule says so, or -1
    where: Open[list[Challenge]]  # the challenge, by seat
    fresh: Open[list[Seat]]  # seats that have just arrived somewhere, in order
    held: Open[list[Wait]]  # by seat, turns still to wait
    out: Bits[Seat]  # seats that have resigned
    prizes: Shared[list[Prizes]]  # by seat, winner's tokens from earlier games
    hagrid: Hagrid
    sprout: Sprout
    flitwick: Flitwick
    mcgonagall: McGonagall
    complete: CompleteChess
    quirrell: Quirrell
    snape: Snape
    mirror: Mirror
    winners: Annotated[tuple[int, ...], Ending(meanwhile=())]
    ended: Annotated[str, Ending(meanwhile="")]

    def is_playing(self, seat: int) -> bool:
        return not self.out >> seat & 1

    def living(self) -> list[int]:
        return [seat for seat in range(self.seats) if self.is_playing(seat)]

    def at(self, challenge: int) -> list[int]:
        """Return who is in a challenge, by seats."""
        return [seat for seat in range(self.seats) if self.where[seat] == challenge and self.is_playing(seat)]

    def send(self, seat: int, challenge: int) -> None:
        """SS-G05: send a seat on to the next challenge; its set-up step comes at the end of the turn."""
        self.where[seat] = challenge
        self.fresh.append(seat)
        self.tell(Arrived, seat, challenge)


def finish(s: Table, winners: tuple[int, ...], reason: str) -> None:
    s.winners, s.ended = winners, reason
    s.tell(Won, winners, reason)
    s.clear()
