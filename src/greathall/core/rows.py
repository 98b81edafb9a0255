"""How a table is told in rows, without a board: by the browser's text view and the terminal's plain board.

A game's sentences `field-name` say which fields of its view are told, in the view's order, and what each is called.
Its file rows.toml says the rest, a row a field:

    turn = { of = "seat", skip = -1 }
    cash = { by = "seat" }
    made = { parts = ["team", "start", "end"] }

The sentence `item-name`, if there is one, says one `{ $value }` of a field, or its parts by their names."""

import tomllib
from collections.abc import Mapping
from pathlib import Path

from msgspec import Struct, convert

NONE = "none"
"""In rows.toml, the value of a place that is empty or hidden."""


class Row(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """How the values of one field of a view are told.

    `of`: what its numbers are called by, if not by the field's own name.
    `by`: what each place in its list belongs to: “Ann: 3”.
    `under`: the places of its list are told under its values: “Ann: The Burrow, Gringotts”.
    `several`: each place of its list holds several such things: “Ann: wand, owl”.
    `marks`: the field that says a number of each such thing, told by the sentence `marked-name` unless it is 0.
    `parts`: what its tuples hold.
    `grid`: it is a board of so many columns, each space said by the sentence `cell-name`.
    `skip`: the value, alone or in its list, that is not worth a word.
    `when`: it is only told while that list holds this number.
    `filled`: it is only told while there is something in it."""

    of: str = ""
    by: str = ""
    under: str = ""
    several: str = ""
    marks: str = ""
    parts: list[str] = []
    grid: int = 0
    skip: bool | int | str | None = None
    when: Mapping[str, int] = {}
    filled: bool = False

    def skips(self, value: object) -> bool:
        """Return whether a value is not worth a word: it is empty, or this row's `skip`."""
        if value in ("", [], ()):
            return True
        said = NONE if value is None else value
        return type(said) is type(self.skip) and said == self.skip


def read_rows(folder: Path) -> dict[str, Row]:
    """Return the rows of the game in this folder; none if it says nothing of them."""
    file = folder / "rows.toml"
    return convert(tomllib.loads(file.read_text(encoding="utf-8")), dict[str, Row]) if file.exists() else {}
