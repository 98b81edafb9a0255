"""The text view: how a table is shown in rows, without a board, in the browser and in the terminal.

A game's sentences `field-name` say which fields of its view are shown, in the view's order, and what each is called.
The file rows.toml says the rest, one row per field:

    turn = { of = "seat", skip = -1 }
    cash = { by = "seat" }
    made = { parts = ["team", "start", "end"] }

The sentence `item-name`, if there is one, shows one `{ $value }` of a field, or its parts by their names."""

import tomllib
from collections.abc import Mapping
from pathlib import Path

from msgspec import Struct, convert

NONE = "none"
"""The value, in rows.toml, of a place that is empty or hidden."""


class Row(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """How the text view shows one field of a view.

    - `of`: what labels its numbers, if not the field's own name.
    - `by`: what each place in its list belongs to: “Ann: 3”.
    - `under`: group the places of its list by its values: “Ann: The Burrow, Gringotts”.
    - `several`: each place of its list holds several such things: “Ann: wand, owl”.
    - `marks`: fields with a number for each such thing; the sentence `marked-name` shows them unless all are 0.
    - `counted`: show equal things once, with their number.
    - `parts`: the contents of its tuples; one may go on with more, which isn't shown.
    - `grid`: it is a board with so many columns; the sentence `cell-name` shows each space.
    - `skip`: the value, alone or in its list, that isn't shown.
    - `when`: show the field only while that list holds this number.
    - `filled`: show the field only while it isn't empty."""

    of: str = ""
    by: str = ""
    under: str = ""
    several: str = ""
    marks: list[str] = []
    counted: bool = False
    parts: list[str] = []
    grid: int = 0
    skip: bool | int | str | None = None
    when: Mapping[str, int] = {}
    filled: bool = False

    def skips(self, value: object) -> bool:
        """Return whether a value isn't worth showing: it is empty, or this row's `skip`."""
        if value in ("", [], ()):
            return True
        said = NONE if value is None else value
        return type(said) is type(self.skip) and said == self.skip


def read_rows(folder: Path) -> dict[str, Row]:
    """Return the rows of the game in this folder; empty if it has none."""
    file = folder / "rows.toml"
    return convert(tomllib.loads(file.read_text(encoding="utf-8")), dict[str, Row]) if file.exists() else {}
