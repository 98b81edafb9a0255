"""The printed things: forty spaces, 28 deeds and two decks of sixteen cards. The figures come from data.toml."""

import tomllib
from pathlib import Path
from typing import Any, Final

with (Path(__file__).parent / "data.toml").open("rb") as _file:
    DATA: dict[str, Any] = tomllib.load(_file)

MONEY: Final[dict[str, int]] = DATA["money"]
FIXED: Final[dict[str, int]] = DATA["constants"]
START_CASH: Final[int] = MONEY["start_cash"]
"""MO-1.1: you start with G 1,500. M-05: notes are only drawn; cash is a whole number without a limit."""
SALARY: Final[int] = FIXED["go_salary"]
FLAT_TAX: Final[int] = FIXED["ministry_tax_flat"]
BANK_FEE: Final[int] = FIXED["bank_fee"]
"""MO-8.2, M-46: the second tax space, which the rulebook doesn't mention."""
FINE: Final[int] = FIXED["azkaban_fine"]
"""M-17: G 50, as the same section says; the other figure is a misprint."""
MOST_DOUBLES: Final = 3
LAST_TURN: Final = 3
"""MO-9.4: after your third turn without doubles, you must pay the fine."""
HUTS: Final[int] = DATA["components"]["huts"]
MANORS: Final[int] = DATA["components"]["manors"]
"""MO-2.1: there are 32 huts and 12 manors, and no more."""
MANOR: Final = 5
"""A manor counts as five huts (MO-14.2)."""

# ── spaces ───────────────────────────────────────────────────────────────────
SPACES: Final = len(DATA["space"])
GO: Final = 0
AZKABAN: Final = FIXED["azkaban_index"]
STREET: Final = 0; ROOM: Final = 1; UTILITY: Final = 2; CARD: Final = 3; TAX: Final = 4; SEND: Final = 5
REST: Final = 6
KINDS: Final = {"street": STREET, "common_room": ROOM, "utility": UTILITY, "card": CARD, "tax": TAX,
                "go_to_azkaban": SEND}
KIND: Final[list[int]] = [KINDS.get(row["kind"], REST) for row in DATA["space"]]
"""MO-9.2, MO-10.1, M-24, M-88: nothing happens when you land on GO or Free Parking, or visit Azkaban."""
NAMES: Final[list[str]] = [row["name"] for row in DATA["space"]]
DECK_NAMES: Final = ["daily_prophet", "quibbler"]
DECK_AT: Final[list[int]] = [DECK_NAMES.index(row["deck"]) if "deck" in row else -1 for row in DATA["space"]]
FLAT_ONLY: Final[list[bool]] = [row.get("tax") == "flat" for row in DATA["space"]]

# ── deeds ────────────────────────────────────────────────────────────────────
GROUPS: Final[list[str]] = [row["id"] for row in DATA["group"]]
MEMBERS: Final[list[tuple[int, ...]]] = [tuple(row["members"]) for row in DATA["group"]]
GROUP: Final = [-1] * SPACES
PRICE: Final = [0] * SPACES
MORTGAGE: Final = [0] * SPACES
LIFT: Final = [0] * SPACES
INTEREST: Final = [0] * SPACES
HUT: Final = [0] * SPACES
RENTS: Final[list[tuple[int, ...]]] = [()] * SPACES
DEEDS: Final[list[int]] = [row["space"] for row in DATA["deed"]]
for _row in DATA["deed"]:
    _at = _row["space"]
    GROUP[_at], PRICE[_at], MORTGAGE[_at] = GROUPS.index(_row["group"]), _row["price"], _row["mortgage"]
    INTEREST[_at] = -(-_row["mortgage"] * FIXED["mortgage_interest_percent"] // 100)
    LIFT[_at], HUT[_at] = MORTGAGE[_at] + INTEREST[_at], _row.get("hut_price", 0)
    RENTS[_at] = tuple(_row.get("rents") or _row.get("rents_by_count_owned") or _row["dice_factor_by_count_owned"])
"""MO-2.3, M-06, M-69, M-71: interest is 10% of the mortgage, rounded up; lifting costs the mortgage and the
interest."""
MASK: Final = [sum(1 << space for space in members) for members in MEMBERS]
STREET_GROUPS: Final = [group for group, row in enumerate(DATA["group"]) if row["kind"] == "street"]
STREETS: Final = [space for space in DEEDS if KIND[space] == STREET]
ROOMS: Final = MEMBERS[GROUPS.index("common_rooms")]
UTILITIES: Final = MEMBERS[GROUPS.index("utilities")]

# ── cards: 0 to 15 Daily Prophet, 16 to 31 Quibbler ──────────────────────────
DECKS: Final = 2
CARDS: Final[list[dict[str, Any]]] = sorted(DATA["card"], key=lambda row: row["deck"] == "quibbler")
DECK_OF: Final = [int(row["deck"] == "quibbler") for row in CARDS]
FREE: Final = [next(i for i, row in enumerate(CARDS) if DECK_OF[i] == deck and row["effect"] == "keep_get_out")
               for deck in range(DECKS)]
"""MO-7.2: the Get Out of Azkaban Free card of each deck."""
PAPERS: Final = [SPACES + deck for deck in range(DECKS)]
"""M-60: in a trade, the two Get Out cards come after the deeds, as things 40 and 41."""

# ── who plays ────────────────────────────────────────────────────────────────
SEATS: Final = range(DATA["meta"]["players_min"], DATA["meta"]["players_max"] + 1)
"""MO-1.4, M-01: two to eight can play."""
OFFERS: Final = (3, 1, 10)
"""M-65: how many offers you may make in a window, as the table chooses."""
THINGS: Final = [*NAMES, *(CARDS[card]["id"] for card in FREE)]
TOKENS: Final[list[str]] = [row["id"] for row in DATA["token"]]
"""MO-1.2, M-02: eight tokens of our own, without effect."""
CLOCKWISE: Final = [[tuple((seat + i) % seats for i in range(1, seats + 1)) for seat in range(seats)]
                           for seats in range(max(SEATS) + 1)]
"""MO-3.1: everyone from the left of a seat on, the seat itself last."""


def nearest(start: int, among: tuple[int, ...]) -> int:
    """MO-7.4: the next of these spaces, going forward."""
    return next((start + i) % SPACES for i in range(1, SPACES + 1) if (start + i) % SPACES in among)
