"""Luck measures: each game says what players can count in its dice and draws."""

from typing import Any, ClassVar

from greathall.core.words import Chance


class LuckMeasure:
    """Something that chance gives a seat more or less of: Jacks drawn, pips rolled; called `luck-name`."""

    name: ClassVar[str]
    steps: ClassVar[tuple[type[Chance], ...]]
    good: ClassVar[bool] = True  # more of it is better
    open: ClassVar[bool] = False  # nothing hidden affects its odds or its worth, so it may be shown during the match

    def whose(self, s: Any, step: Any) -> int:
        """Return the seat it concerns."""
        raise NotImplementedError

    def worth(self, s: Any, step: Any, outcome: Any) -> float:
        """Return how much of it this outcome is worth, with the table as it is just before."""
        raise NotImplementedError
