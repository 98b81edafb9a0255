"""Guards around the functions that games override: a seat must be at the table, and a setup settles."""

from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar

from greathall.core.catalogue import illegal
from greathall.core.engine import settle

BY_SEAT = ("view", "own_view", "asides", "aside_refusal", "waiting_refusal", "side", "tally", "has_urgent_aside")
"""The functions about a seat that games override."""
Function = TypeVar("Function", bound=Callable[..., Any])


def known_seat(seat: Any, seats: int) -> int:
    """Return this seat of a table with so many seats; raise Illegal if there is none."""
    if type(seat) is not int or not 0 <= seat < seats:
        raise illegal("no-such-seat", seat=str(seat)[:20])
    return seat


def seat_checked(function: Function) -> Function:
    """Return the function with a check that the seat is at the table; only a view may have no seat."""
    spectators = function.__name__ in ("view", "own_view")

    @wraps(function)
    def checked(game: Any, s: Any, seat: Any, *rest: Any, **named: Any) -> Any:
        if (type(seat) is not int or not 0 <= seat < s.seats) and not (seat is None and spectators):
            known_seat(seat, s.seats)
        return function(game, s, seat, *rest, **named)
    return checked  # type: ignore[return-value]  # the same signature


def settled(setup: Function) -> Function:
    """Return the `setup` with steps that wait for nobody resolved, so that a seat or chance is asked."""
    @wraps(setup)
    def whole(*given: Any, **named: Any) -> Any:
        s = setup(*given, **named)
        settle(s)
        return s
    return whole  # type: ignore[return-value]  # the same signature
