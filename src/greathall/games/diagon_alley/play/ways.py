"""The spaces of a move: how many, which, and which of them count."""

from greathall.games.diagon_alley.board import CAULDRON
from greathall.games.diagon_alley.play.table import Table


def spaces(one: int, two: int) -> int:
    """DA-3.1, DA-3.2: return the spaces to move; a cauldron has no value."""
    return sum(die for die in (one, two) if die != CAULDRON)


def way(s: Table, seat: int, count: int) -> list[int]:
    """DA-4.1, DA-4.2, DA-M04: return the spaces of a move clockwise, pushed on while the last is taken."""
    size, start = s.board.diagon, s.step_before(seat)
    path = [(start + i) % size for i in range(1, count)]
    return path + push_path(s, seat, (start + count) % size)


def push_path(s: Table, seat: int, space: int) -> list[int]:
    """DA-4.2, DA-M04: return the spaces from this one of Diagon Alley on to the next free one, both included."""
    path = [space]
    while s.taken(path[-1], seat):
        path.append((path[-1] + 1) % s.board.diagon)
    return path


def counted(s: Table, path: list[int], count: int) -> list[int]:
    """DA-M05: return the spaces of a path that count as landed on or passed.

    Those the hat is pushed along count too, unless the table has switched that off."""
    return path if s.bump_counts else path[:count]
