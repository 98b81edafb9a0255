"""What lies on McGonagall's board."""

from greathall.core.declare import Open
from greathall.core.state import DECLARED, Part
from greathall.games.sorcerers_stone.board import COLOURS, DATA, MOST, NOWHERE
from greathall.games.sorcerers_stone.play import chessmen
from greathall.games.sorcerers_stone.play.chessmen import BLACK, WHITE

PRINTED = DATA["mcgonagall"]
HOMES = [[chessmen.square(home) for home in PRINTED["bishops"][colour]] for colour in COLOURS]
"""By colour: where bishops start."""
RON, HERMIONE = (chessmen.square(PRINTED["special"][f"{who}_square"]) for who in ("ron", "hermione"))


class McGonagall(Part):
    """SS-4.2: all lies open."""

    __slots__ = DECLARED
    squares: Open[list[int]]  # men by squares, a1 first
    harry: Open[list[int]]  # by seat the square, or -1
    colour: Open[list[int]]  # by seat, or -1
    ron: Open[int]
    hermione: Open[int]
    homes: Open[list[int]]  # where bishops start that nobody has become
    captured: Open[list[int]]  # seats, in order
    rights: Open[int]  # castling, one bit each: white short, white long, black short, black long
    passant: Open[int]  # the square a pawn has just crossed, or -1
    quiet: Open[int]  # chess turns without capture, pawn move or exit
    positions: Open[list[str]]
    checked: Open[int]  # the colour in check, or -1
    chess_over: Open[bool]
    team: Open[int]  # the colour that mated, or -1

    def lay(self, seats: int = MOST) -> None:
        """SS-4.1, SS-C01: Ron is a knight and Hermione a rook. Rights to castle are those of short chess: none."""
        self.squares, self.harry, self.colour = chessmen.first_board(), [NOWHERE] * seats, [NOWHERE] * seats
        self.ron, self.hermione, self.homes, self.captured = RON, HERMIONE, [*HOMES[WHITE], *HOMES[BLACK]], []
        self.rights, self.passant, self.quiet, self.positions = 0, NOWHERE, 0, []
        self.checked, self.chess_over, self.team = NOWHERE, False, NOWHERE
