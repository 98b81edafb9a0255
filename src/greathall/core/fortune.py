"""What players call luck: a game names what can be counted of its dice and draws."""

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from greathall.core.words import Chance


class Fortune(Struct, frozen=True):
    """Something that chance gives one seat more of or less: Jacks drawn, pips rolled. Its sentence is `luck-name`.

    `whose` tells from the table and the step which seat it concerns, `worth` from the table, the step and an outcome how
    much of it that outcome is. `open`: neither odds nor worth hang on anything hidden, so that it may be told while the
    match runs."""

    name: str
    steps: tuple[type[Chance], ...]
    whose: Callable[[Any, Any], int]
    worth: Callable[[Any, Any, Any], float]
    good: bool = True  # more of it is luck
    open: bool = False
