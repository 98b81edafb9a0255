"""What a table chooses before a game: its switches, and the smaller games within a game."""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct


class Option(Struct, frozen=True):
    """A switch that the table sets before the game.

    If it isn't offered, its default applies, or else the value in `fixed`.

        Option("rounds", choices=(3, 5), default=3, rule="FE-1")
    """

    name: str  # players read it as the sentences option-name and option-name-help
    choices: tuple[int | str | bool, ...]
    default: int | str | bool  # one of the choices
    rule: str  # the id of the rule or decision that allows it
    seats: tuple[int, ...] = ()  # offered only with these numbers of players; empty: with any
    free_text: bool = False  # may also be a text of the table's own, such as a board: see `Game.parse_text`
    requires: Mapping[str, tuple[int | str | bool, ...]] = {}  # offered only with these choices of earlier options
    fixed: Mapping[int, int | str | bool] = {}  # by number of players, the value if it isn't offered

    def is_offered(self, seats: int, chosen: Mapping[str, Any]) -> bool:
        """Return whether there is anything to choose with so many seats and these choices of earlier options."""
        return ((not self.seats or seats in self.seats)
                and all(chosen.get(name) in choices for name, choices in self.requires.items()))

    def in_force(self, seats: int, value: Any) -> bool:
        """Return whether this value applies anyway, with so many players and nothing to choose."""
        so = self.fixed.get(seats, self.default)
        return type(value) is type(so) and value == so


class Variant(Struct, frozen=True):
    """A game within a game: with these options the hall offers it on its own, called `variant-name`.

    Its rules are those in these sections of the ledger."""

    name: str
    options: Mapping[str, int | str | bool]
    minutes: int
    sections: tuple[str, ...] = ()
