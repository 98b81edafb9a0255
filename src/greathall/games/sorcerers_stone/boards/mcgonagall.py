"""McGonagall's board."""

from typing import Annotated, Final

from greathall.core.declare import Named, Open, Seat
from greathall.core.state import DECLARED, Part
from greathall.games.sorcerers_stone.board import COLOURS, DATA, MEN, MOST, NOWHERE, PATIENCE, QUIET
from greathall.games.sorcerers_stone.model import MaybeColour, MaybeSquare, Square
from greathall.games.sorcerers_stone.play import chessmen
from greathall.games.sorcerers_stone.play.chessmen import BLACK, WHITE

PRINTED: Final = DATA["mcgonagall"]
HOMES: Final = [[chessmen.square(home) for home in PRINTED["bishops"][colour]] for colour in COLOURS]
"""By colour, the squares where bishops start."""
RON, HERMIONE = (chessmen.square(PRINTED["special"][f"{who}_square"]) for who in ("ron", "hermione"))

Piece = Annotated[int, Named("Piece", high=len(COLOURS) * (len(MEN) - 1))]  # see play/chessmen.py
Rights = Annotated[int, Named("Rights", high=chessmen.ALL_RIGHTS)]
Quiet = Annotated[int, Named("Quiet", high=max(PATIENCE, QUIET))]


class McGonagall(Part):
    """SS-4.2: everyone sees the whole board."""

    __slots__ = DECLARED
    squares: Open[list[Piece]]  # pieces by square, a1 first
    harry: Open[list[MaybeSquare]]  # by seat, the square, or -1
    colour: Open[list[MaybeColour]]  # by seat, or -1
    ron: Open[MaybeSquare]
    hermione: Open[MaybeSquare]
    homes: Open[list[Square]]  # starting squares of bishops that no player is
    captured: Open[list[Seat]]  # seats, in order
    quiet: Open[Quiet]  # chess turns without a capture, a pawn move or an exit

    def lay(self, seats: int = MOST) -> None:
        """SS-4.1, SS-C01: set up chess as usual; Ron is a knight and Hermione a rook."""
        self.squares, self.harry, self.colour = chessmen.first_board(), [NOWHERE] * seats, [NOWHERE] * seats
        self.ron, self.hermione, self.homes, self.captured = RON, HERMIONE, [*HOMES[WHITE], *HOMES[BLACK]], []
        self.quiet = 0


class CompleteChess(Part):
    """SS-4.15: what else complete chess keeps track of; short chess never uses it."""

    __slots__ = DECLARED
    rights: Open[Rights]  # castling, one bit each: white short, white long, black short, black long
    passant: Open[MaybeSquare]  # the square a pawn has just crossed, or -1
    positions: Open[str]  # their digests, since the last capture, pawn move or arrival
    checked: Open[MaybeColour]  # the colour in check, or -1
    over: Open[bool]
    team: Open[MaybeColour]  # the colour that mated, or -1

    def lay(self, seats: int = MOST) -> None:
        """SS-4.10: both colours may castle on both sides."""
        self.rights, self.passant, self.positions = chessmen.ALL_RIGHTS, NOWHERE, ""
        self.checked, self.over, self.team = NOWHERE, False, NOWHERE
