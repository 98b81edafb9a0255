"""Boards that are not ours, as their owners would write them down."""

from collections.abc import Sequence
from random import Random
from typing import Any

from greathall.games.diagon_alley.board import BANK, BUILDINGS, HAVOCS, ITEMS, SPELLS

BACKS = [building for number, building in enumerate(BUILDINGS) if number != BANK]


def text(**parts: Any) -> str:
    """Return an edition of these parts; tables come last, as TOML requires."""
    plain = [f"{key} = {value!r}".replace("'", '"') for key, value in parts.items() if not isinstance(value, dict)]
    tables = [f"[{key}]\n" + "\n".join(f"{name} = {value}" for name, value in table.items())
              for key, table in parts.items() if isinstance(table, dict)]
    return "\n".join([*plain, *tables])


def tracks(rng: Random, street: int, alley: int, gates: int) -> dict[str, list[str]]:
    """Return two alleys of these lengths with doors, back doors and gates anywhere; half of the rest are swirls."""
    doors = [f"door {building}" for building in BUILDINGS]
    ways = [f"gate {number}" for number in range(1, gates + 1)]
    rest = [rng.choice(("plain", "card")) for _ in range(street - len(doors) - gates - 1)]
    outside = [*doors, *ways, "gate exit", *rest]
    backs = [f"back {building}" for building in BACKS]
    inside = [*backs, *ways, *["plain"] * (alley - len(backs) - gates - 1)]
    rng.shuffle(outside)
    rng.shuffle(inside)
    return {"diagon": outside, "knockturn": [*inside, "gate exit"]}


def shared(rng: Random, names: Sequence[str], total: int) -> dict[str, int]:
    """Return this many cards, spread at random over these kinds."""
    counts = dict.fromkeys(names, 0)
    for name in rng.choices(names, k=total):
        counts[name] += 1
    return counts


def prices(*coins: tuple[int, int, int]) -> dict[str, list[int]]:
    return {item: list(price) for item, price in zip(ITEMS, coins, strict=True)}


OTHERS: dict[str, str] = {
    "the shortest": text(name="The shortest", **tracks(Random("short"), 24, 24, 1)),
    "the longest": text(name="The longest", **tracks(Random("long"), 120, 120, 9)),
    "nothing but gates": text(name="Gates", **tracks(Random("gates"), 40, 40, 31)),
    "dear": text(name="Dear", prices=prices((3, 0, 0), (0, 3, 0), (0, 0, 3), (1, 1, 1), (2, 2, 2), (0, 0, 1)),
                 coins={"each": 60, "start": [0, 0, 0], "pay": [2, 1, 3]}),
    "few coins": text(name="Few coins", coins={"each": 12, "start": [2, 2, 2]}),
    "wild cards": text(name="Wild", havocs=dict.fromkeys(HAVOCS, 0) | {"crowd": 8, "wrong_way": 8},
                       spells=dict.fromkeys(SPELLS, 0) | {"trunk_snatch": 10, "quick_step": 10, "shove": 10}),
    "only powder": text(name="Powder", spells=dict.fromkeys(SPELLS, 0) | {"floo_powder": 30}),
}
