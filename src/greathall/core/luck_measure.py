"""What players call luck: a game names what can be counted of its dice and draws."""

from typing import Any, ClassVar

from greathall.core.words import Chance


class LuckMeasure:
    """Something that chance gives one seat more of or less: Jacks drawn, pips rolled. Its sentence is `luck-name`."""

    name: ClassVar[str]
    steps: ClassVar[tuple[type[Chance], ...]]
    good: ClassVar[bool] = True  # more of it is luck
    open: ClassVar[bool] = False  # neither odds nor worth hang on anything hidden: it may be told while the match runs

    def whose(self, s: Any, step: Any) -> int:
        """Return the seat it concerns."""
        raise NotImplementedError

    def worth(self, s: Any, step: Any, outcome: Any) -> float:
        """Return how much of it this outcome is, as the table lies just before."""
        raise NotImplementedError
