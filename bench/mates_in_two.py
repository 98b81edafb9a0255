"""Mates in two: positions of complete chess where only one move wins by force, with mate by the second move.

    python -m bench.mates_in_two [seconds]    count those that a hard bot solves, in its usual second or another time
    python -m bench.mates_in_two make [count] find that many new ones and write them to tests/bots/mates_in_two.txt

They are found at random: a few men are placed on the board, and every answer to every move is tried. Each side has a
player among its bishops, whose capture wins as well (SS-X07). So a move that lets your player be captured mates nobody,
and there may be no other way to win within two moves.
"""

import sys
import time
from pathlib import Path
from random import Random
from typing import NamedTuple

import greathall
from greathall.games.sorcerers_stone import GAME
from greathall.games.sorcerers_stone.model import Move
from greathall.games.sorcerers_stone.play import chessmen
from greathall.games.sorcerers_stone.play.chessmen import BISHOP, BLACK, KING, WHITE, Step, man
from greathall.games.sorcerers_stone.play.journey import TurnEnds
from greathall.games.sorcerers_stone.play.mate import FullChess
from greathall.games.sorcerers_stone.play.mcgonagall import CALLED
from greathall.games.sorcerers_stone.play.table import Table

FILE = Path(__file__).parent.parent / "tests" / "bots" / "mates_in_two.txt"
STRONG, WEAK = "QQRRRNNBPP", "QRNBPPPP"
"""The men that the two sides have besides king and player are drawn from these."""


class Position(NamedTuple):
    """A position; `colour` is to move, and `harry` has the squares of the white and the black player."""

    squares: list[int]
    colour: int
    harry: tuple[int, int]
    passant: int = -1


class Problem(NamedTuple):
    position: Position
    key: Step


# ── the rules, tried out ─────────────────────────────────────────────────────
def legal(p: Position) -> list[Step]:
    return chessmen.legal_steps(p.squares, p.colour, 0, p.passant)


def after(p: Position, step: Step) -> Position | None:
    """Return the position that a move leads to; None if it captures the other player, which ends the game."""
    if step[1] == p.harry[1 - p.colour]:
        return None
    squares, passant = p.squares.copy(), chessmen.crossed_square(p.squares, step)
    chessmen.make(squares, step)
    white, black = (step[1] if at == step[0] else at for at in p.harry)
    return Position(squares, 1 - p.colour, (white, black), passant)


def is_mate(p: Position) -> bool:
    return chessmen.in_check(p.squares, p.colour) and not legal(p)


def mates_at_once(p: Position) -> bool:
    for step in legal(p):
        if chessmen.gives_check(p.squares, step, 1 - p.colour):
            then = after(p, step)
            if then is not None and is_mate(then):
                return True
    return False


def catches(p: Position) -> bool:
    """Return whether the other player can be captured at once."""
    return any(step[1] == p.harry[1 - p.colour] for step in legal(p))


def forces(p: Position, step: Step) -> str:
    """Return "mate" if mate follows every answer to a move, "win" if some are followed by capturing the player."""
    then = after(p, step)
    replies = legal(then) if then is not None else []
    if then is None or not replies:
        return ""
    how = "mate"
    for reply in replies:
        answer = after(then, reply)
        if answer is None:
            return ""
        if not mates_at_once(answer):
            if not catches(answer):
                return ""
            how = "win"
    return how


def key_of(p: Position) -> Step | None:
    """Return the one move that mates in two; None if there is none, another way or a shorter one."""
    if catches(p) or mates_at_once(p):
        return None
    found = [(step, how) for step in legal(p) if (how := forces(p, step))]
    return found[0][0] if len(found) == 1 and found[0][1] == "mate" else None


# ── looking for problems ─────────────────────────────────────────────────────
def thrown(rng: Random) -> Position | None:
    """Return a few men placed at random, the weaker king at an edge; None if they can't be."""
    colour = rng.choice((WHITE, BLACK))
    squares, free = [0] * 64, list(range(64))
    rng.shuffle(free)
    corner = next(at for at in free if at // 8 in (0, 7) or at % 8 in (0, 7))
    free.remove(corner)
    squares[corner] = man(1 - colour, KING)
    harry = {}
    strong, weak = rng.sample(STRONG, rng.randint(2, 4)), rng.sample(WEAK, rng.randint(1, 4))
    for side, kinds in ((colour, strong), (1 - colour, weak)):
        harry[side] = free.pop()
        squares[harry[side]] = man(side, BISHOP)
        for letter in kinds:
            at = free.pop()
            if letter == "P" and at // 8 in (0, 7):
                return None
            squares[at] = man(side, chessmen.LETTERS.index(letter))
    squares[free.pop()] = man(colour, KING)
    if any(chessmen.in_check(squares, side) for side in (WHITE, BLACK)):
        return None
    return Position(squares, colour, (harry[WHITE], harry[BLACK]))


def search(count: int, seed: str) -> list[Problem]:
    rng = Random(seed)
    found: list[Problem] = []
    while len(found) < count:
        p = thrown(rng)
        key = key_of(p) if p is not None else None
        if p is not None and key is not None:
            found.append(Problem(p, key))
            print(written(found[-1]), flush=True)
    return found


# ── as lines of text ─────────────────────────────────────────────────────────
def written(problem: Problem) -> str:
    """Return the men as in FEN, the side to move, the players' squares and the key move."""
    p, (start, end, becomes) = problem
    rows = []
    for row in range(7, -1, -1):
        line = "".join(chessmen.LETTERS[piece] for piece in p.squares[8 * row:8 * row + 8])
        for gap in range(8, 0, -1):
            line = line.replace("." * gap, str(gap))
        rows.append(line)
    squares = [chessmen.name(at) for at in (*p.harry, start, end)]
    return f"{'/'.join(rows)} {'wb'[p.colour]} {squares[0]} {squares[1]} {squares[2]}{squares[3]}{CALLED[becomes]}"


def read(line: str) -> Problem:
    men, colour, white, black, key = line.split()
    squares: list[int] = []
    for row in reversed(men.split("/")):
        for sign in row:
            squares += [0] * int(sign) if sign.isdigit() else [chessmen.LETTERS.index(sign)]
    becomes = next(kind for kind, word in CALLED.items() if word == key[4:])
    return Problem(Position(squares, "wb".index(colour), (chessmen.square(white), chessmen.square(black))),
                   (chessmen.square(key[:2]), chessmen.square(key[2:4]), becomes))


def problems() -> list[Problem]:
    return [read(line) for line in FILE.read_text(encoding="utf-8").splitlines()]


# ── solving them ─────────────────────────────────────────────────────────────
def table(problem: Problem) -> Table:
    """Return a table of complete chess for two, with seat 0 to move."""
    p = problem.position
    s: Table = GAME.setup(2, GAME.resolve_options(2, {"challenge": "mcgonagall", "chess": "complete"}), {}, {})
    s.clear()
    b, s.turn, s.fresh = s.mcgonagall, 0, []
    b.squares, s.complete.rights, b.ron, b.hermione = p.squares.copy(), 0, -1, -1
    b.colour = [p.colour, 1 - p.colour]
    b.harry = [p.harry[colour] for colour in b.colour]
    s.then(FullChess(0), TurnEnds(0))
    return s


def solves(problem: Problem, seconds: float) -> bool:
    player = greathall.bot("hard", seconds, seed="mates")
    player.clock = time.process_time
    start, end, becomes = problem.key
    return player.choose(GAME.view(table(problem), 0)).action == Move(start, end, CALLED[becomes])


def main() -> None:
    if sys.argv[1:2] == ["make"]:
        count = int(sys.argv[2]) if len(sys.argv) > 2 else 60
        FILE.write_text("".join(written(problem) + "\n" for problem in search(count, "mates in two")), encoding="utf-8")
        return
    seconds, given = float(sys.argv[1]) if len(sys.argv) > 1 else 1.0, problems()
    solved = sum(solves(problem, seconds) for problem in given)
    share = f"{100 * solved / len(given):.1f}%"
    print(f"hard solves {solved} of {len(given)} mates in two ({share}) in {seconds:g} s a move")


if __name__ == "__main__":
    main()
