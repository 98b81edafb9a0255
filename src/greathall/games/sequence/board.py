"""The printed things: cards, houses, the 10 × 10 board and its 192 lines of five. The figures come from data.toml."""

import tomllib
from pathlib import Path
from typing import Final
from struct import Struct

with (Path(__file__).parent / "data.toml").open("rb") as _file:
    DATA = tomllib.load(_file)

# ── cards: house * 13 + rank, so that a sorted hand is sorted by house ───────
HOUSES: Final[list[str]] = [h["id"] for h in DATA["house"]]
"""S-07: which house stands for which suit is our choice and changes nothing. L-22: the Jacks' houses follow from it."""
LETTERS: Final[list[str]] = [h["letter"] for h in DATA["house"]]
RANKS: Final[list[str]] = DATA["rank"]["low_to_high"]
"""S-04: two is low, the Jack is between ten and Queen, and the ace is high; houses are equal."""
KINDS: Final = len(HOUSES) * len(RANKS)
PACKS: Final = DATA["components"]["packs"]
CODES: Final = [rank + letter for letter in LETTERS for rank in RANKS]
CARD: Final = {code: card for card, code in enumerate(CODES)}
JACK: Final = RANKS.index("J")
WILD: Final = [card for card in range(KINDS) if card % 13 == JACK and DATA["house"][card // 13]["jack"] == "wild"]
"""SQ-7.1: the Jacks of Gryffindor and Slytherin."""
ANTI: Final = [card for card in range(KINDS) if card % 13 == JACK and DATA["house"][card // 13]["jack"] == "anti_wild"]
"""SQ-7.2: the Jacks of Hufflepuff and Ravenclaw."""
DECK: Final = [card for card in range(KINDS) for _ in range(PACKS)]
"""SQ-2.4: two packs of 52."""

# ── seats and sides ──────────────────────────────────────────────────────────
SEATS: Final[list[int]] = DATA["meta"]["player_counts"]
"""SQ-2.1, S-01, L-14: numbers divisible by two or three."""
HAND: Final[dict[int, int]] = {row["players"]: row["hand"] for row in DATA["deal"]}
"""SQ-2.4, S-03, L-15: how many cards each player is dealt."""
TEAMS: Final[dict[int, int]] = {row["players"]: row["default"] for row in DATA["teams"]}
GOAL: Final[dict[int, int]] = {row["teams"]: row["sequences_to_win"] for row in DATA["goal"]}
"""SQ-1.2: two sides need two sequences, three need one."""
STOCK: Final[list[int]] = [row["count"] for row in DATA["counter"]]
COLOURS: Final[list[str]] = [row["colour"] for row in DATA["counter"]]
"""SQ-2.5, L-16, L-19: team 0 has gold, team 1 onyx, team 2 silver."""

# ── spaces: row * 10 + column ────────────────────────────────────────────────
SIZE: Final = 10
SPACES: Final = SIZE * SIZE
CORNERS: Final = [row * SIZE + column for row, column in DATA["board"]["corners"]]
PRINTED: Final = [-1 if code == "XX" else CARD[code] for row in DATA["board"]["rows"] for code in row]
"""S-06: the standard layout, as the rule sheet gives none."""
HOMES: Final = [tuple(space for space in range(SPACES) if PRINTED[space] == card) for card in range(KINDS)]
"""SQ-3.2: the two spaces of each card; Jacks have none."""
OPEN: Final = sum(1 << space for space in range(SPACES) if space not in CORNERS)
"""SQ-4.1, S-27: a corner is never open, so nothing can cover it."""

# ── lines of five ────────────────────────────────────────────────────────────
LINE: Final[list[tuple[int, ...]]] = [
    tuple((row + i * down) * SIZE + column + i * across for i in range(5))
    for across, down in DATA["lines"]["directions"]
    for row in range(SIZE) for column in range(SIZE)
    if 0 <= row + 4 * down < SIZE and 0 <= column + 4 * across < SIZE
]
"""SQ-1.1, L-21: five connected spaces along a row, a column or a diagonal."""
COURSE: Final = [line[1] - line[0] for line in LINE]
NEED: Final = [5 - sum(space in CORNERS for space in line) for line in LINE]
"""SQ-4.1, L-06: a line with a corner needs four counters."""
AT: Final[list[tuple[int, ...]]] = [tuple(i for i, line in enumerate(LINE) if space in line) for space in range(SPACES)]
CLOSE: Final[list[list[int]]] = [[j for j, other in enumerate(LINE) if len({*line, *other}) <= 8] for line in LINE]
"""SQ-5.3, S-25, L-09: for each line, those that share two or more spaces with it; a corner is a space like any
other."""
BY_ENDS: Final = {(line[0], line[4]): i for i, line in enumerate(LINE)}

# ── line counts ──────────────────────────────────────────────────────────────
# All 192 lines are counted in one int, so that placing or removing a counter is one addition. A line has 16 bits: five
# for each team, and the last one if it has a corner. A team's five bits hold 3 + its counters there, a corner counting
# as one, so a whole line sets the fourth bit. When the line shares two spaces with a sequence of that team, the fifth
# bit is set and the 3 taken off: the line is spent, and can't become a sequence any more.
WIDTH: Final = 16; DIGIT: Final = 5; BASE: Final = 3; WHOLE: Final = 8; SPENT: Final = 16; CORNER: Final = 32768


def at(line: int, team: int) -> int:
    """Return the position of a team's five bits for a line."""
    return WIDTH * line + DIGIT * team


COUNTER: Final = [[sum(1 << at(line, team) for line in AT[space]) for space in range(SPACES)]
                  for team in range(len(STOCK))]
"""How much a team's counter on a space adds."""
FULL: Final = [sum(WHOLE << at(line, team) for line in range(len(LINE))) for team in range(len(STOCK))]
"""SQ-1.1, SQ-4.1, L-06: the bits set when a line is whole: five counters, or four and a corner."""
NO_COUNTERS: Final = sum(
    (CORNER << at(line, 0) if need == 4 else 0) + sum(BASE + 5 - need << at(line, team) for team in range(len(STOCK)))
    for line, need in enumerate(NEED))
COUNTS: Final = Struct(f"<{len(LINE)}H")
"""Splits the int into the count of each line."""


def card_name(card: int) -> str:
    """Return the card as people write it: 5h, 10g, Jr."""
    return CODES[card].replace("T", "10") if 0 <= card < KINDS else "?"


def space_name(space: int) -> str:
    """Return the space as people write it: columns a to j from the left, rows 1 to 10 from the top."""
    return "abcdefghij"[space % SIZE] + str(space // SIZE + 1) if 0 <= space < SPACES else "?"
