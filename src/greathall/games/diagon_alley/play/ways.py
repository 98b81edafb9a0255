"""The spaces of a move: how many, which, and which of them count."""

from greathall.games.diagon_alley.board import CAULDRON
from greathall.games.diagon_alley.play.table import Table


def spaces(one: int, two: int) -> int:
    """DA-3.1, DA-3.2: a cauldron has no value."""
    return sum(die for die in (one, two) if die != CAULDRON)


def way(s: Table, seat: int, count: int) -> list[int]:
    """DA-4.1, DA-4.2, DA-M04: the spaces of a move clockwise, pushed on while the last is taken."""
    size, start = s.board.diagon, s.step_before(seat)
    path = [(start + i) % size for i in range(1, count)]
    return path + pushed(s, seat, (start + count) % size)


def pushed(s: Table, seat: int, space: int) -> list[int]:
    """DA-4.2, DA-M04: from this space of Diagon Alley on to the next free one, both included."""
    path = [space]
    while s.taken(path[-1], seat):
        path.append((path[-1] + 1) % s.board.diagon)
    return path


def counted(s: Table, path: list[int], count: int) -> list[int]:
    """DA-M05: of a way the spaces that count as landed on or passed; what one is pushed along counts too, if the table
    has not decided otherwise."""
    return path if s.bump_counts else path[:count]
