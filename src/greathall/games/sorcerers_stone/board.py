"""Everything printed: the boards, decks, tokens and wheels of the six challenges and the Mirror."""

import tomllib
from pathlib import Path
from typing import Any, Final

with (Path(__file__).parent / "data.toml").open("rb") as _file:
    DATA: dict[str, Any] = tomllib.load(_file)

HAGRID: Final = 0; SPROUT: Final = 1; FLITWICK: Final = 2; CHESS: Final = 3; QUIRRELL: Final = 4; SNAPE: Final = 5
MIRROR: Final = 6
CHALLENGES: Final[list[str]] = DATA["sequence"]["order"]
SEATS: Final = range(DATA["players"]["min"], DATA["players"]["max"] + 1)
MOST: int = SEATS[-1]
NOWHERE: Final = -1
"""No space, seat or colour, either not yet or no longer."""

# ── Hagrid ───────────────────────────────────────────────────────────────────
TRAPDOOR: int = DATA["hagrid"]["track"]["trapdoor"]
TOKENS: Final[int] = DATA["hagrid"]["track"]["spaces"]
NOTES: Final[list[int]] = DATA["hagrid"]["cards"]["values"]
NOTE_CARDS: Final = [note for note in NOTES for _ in range(DATA["hagrid"]["cards"]["distribution"][str(note)])]
FIRST_NOTES: Final[int] = DATA["hagrid"]["cards"]["starting_hand"]

# ── Sprout ───────────────────────────────────────────────────────────────────
AREAS: int = DATA["sprout"]["areas"]
SHAPES: Final[list[str]] = DATA["sprout"]["shapes"]["ring_order"]
RING: Final = len(SHAPES)
FULL_RING: Final = (1 << RING) - 1
SNARES: Final = [shape for shape in range(RING) for _ in range(DATA["sprout"]["shapes"]["copies_of_each"])]
FIRST_SNARES: Final[int] = DATA["sprout"]["starting_tokens"]
NEXT_TO: Final = [1 << (place - 1) % RING | 1 << (place + 1) % RING for place in range(RING)]

# ── Flitwick ─────────────────────────────────────────────────────────────────
ROWS: Final[int] = DATA["flitwick"]["board"]["rows"]
COLUMNS: Final[int] = DATA["flitwick"]["board"]["cols"]
KEYS: Final = ROWS * COLUMNS
SPINS: Final[list[int]] = DATA["flitwick"]["spinner"]["sectors"]


def apart(one: int, other: int) -> int:
    """Return how many king's moves apart two spaces in the hall of keys are."""
    (row, column), (row_2, column_2) = divmod(one, COLUMNS), divmod(other, COLUMNS)
    return max(abs(row - row_2), abs(column - column_2))


ENDS: Final = [[[end for end in range(KEYS) if 1 <= apart(start, end) <= steps] for steps in range(max(SPINS) + 1)]
               for start in range(KEYS)]
"""SS-F07: by start and steps, where a walk that uses no space twice may end.

It may end anywhere but at the start, as far as the steps reach, because there is always room for a detour."""

# ── McGonagall ───────────────────────────────────────────────────────────────
PATIENCE: int = DATA["mcgonagall"]["short"]["no_progress_limit_turns"]
"""SS-C15: how many chess turns may pass without progress."""
SAME: Final = 3; QUIET: Final = 100
"""SS-X08: this many repetitions, or chess turns without a capture or a pawn move, are a draw."""

# ── Quirrell ─────────────────────────────────────────────────────────────────
FAR_DOOR: int = DATA["quirrell"]["track"]["end_door"]
TROLL: Final = 0
TROLL_WHEEL: Final = [TROLL if sector == "troll" else sector for sector in DATA["quirrell"]["spinner"]["sectors"]]

# ── Snape ────────────────────────────────────────────────────────────────────
POTIONS: int = DATA["snape"]["potions"]["of_each_kind"]
SMALL, ROUND = 0, POTIONS
"""Potions are numbered 0 to 25: the S from the smallest, then the R from the roundest."""
INCANTATIONS: Final[list[str]] = DATA["snape"]["incantations"]["kinds"]
ANOTHER, STEAL, LOOK, LOSE, NETTLE = range(2 * POTIONS, 2 * POTIONS + len(INCANTATIONS))
SPELLS: Final = [2 * POTIONS + i for i, kind in enumerate(INCANTATIONS)
                 for _ in range(DATA["snape"]["incantations"]["count"][kind])]
SHELF: Final[int] = DATA["snape"]["board_cards"]
HAND: Final[int] = DATA["snape"]["hand_limit"]
WIDTH: Final = 8
"""More cards than anyone ever holds."""
LONG: Final = 40
"""SS-P24: after this many rounds without a declaration all cards are dealt again."""
BONUS: Final[list[int]] = DATA["snape"]["bonus_cards_by_finish"]

# ── the Mirror ───────────────────────────────────────────────────────────────
MIRRORS: Final[int] = DATA["mirror"]["cards"]
LATE: Final[int] = DATA["mirror"]["wait_after_wrong_potions"]
PRIZES: Final[int] = DATA["components"]["winner_tokens"]


def is_potion(card: int) -> bool:
    return card < ANOTHER


# ── names of things ───────────────────────────────────────────────────────────
CARDS: Final = [*(f"{number}{kind}" for kind in "SR" for number in range(1, POTIONS + 1)), *INCANTATIONS]
SPOTS: Final = [f"{'abcdef'[spot % COLUMNS]}{spot // COLUMNS + 1}" for spot in range(KEYS)]
SQUARES: Final = [f"{'abcdefgh'[square % 8]}{square // 8 + 1}" for square in range(64)]
MEN: Final = ["none", "pawn", "knight", "bishop", "rook", "queen", "king"]
COLOURS: Final = ["white", "black"]
COUNTED: Final = [str(number) for number in range(1, MIRRORS + 1)]
"""Areas and places of cards are counted from 1."""
