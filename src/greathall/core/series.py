"""Series: several games in a row, each of which may leave something to the next."""

import contextlib
from typing import Any

import msgspec

from greathall.core.catalogue import illegal

MOST_GAMES, MOST_CARRIED = 1 << 31, 4096
"""The longest series, and the most bytes that one game may leave to the next."""


def check_series(series: dict[str, Any]) -> dict[str, Any]:
    """Return which game of the series this is and what the last one left; raise Illegal if that can't be true.

    Each game's own `setup` checks what it makes of the carry (law 18)."""
    fit = (isinstance(series, dict) and series.keys() == {"game", "carry"} and type(series["game"]) is int
           and 0 < series["game"] < MOST_GAMES and isinstance(series["carry"], dict))
    with contextlib.suppress(msgspec.MsgspecError, UnicodeError, RecursionError, TypeError, OverflowError):
        if fit and len(msgspec.json.encode(series["carry"])) <= MOST_CARRIED:
            return series
    raise illegal("no-such-series")
