"""The text view of any game, in rows, as in the browser (see core/rows.py)."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct
from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from greathall.core.catalogue import sentence
from greathall.core.game import Game, game_of
from greathall.core.package import SEATED
from greathall.core.rows import Row
from greathall.core.things import Things
from greathall.core.words import Event

UNSAID = ("agenda", "options")
"""Not shown here: the question is asked in words, and the players know the options they chose."""
PLAIN = Row()


def draw(view: Struct, names: Sequence[str], lately: Sequence[Event]) -> RenderableType:  # noqa: ARG001  (no places)
    told = Teller(game_of(view), view, names)
    grid = Table.grid(padding=(0, 2))
    for name, rows in told.parts():
        if name:
            grid.add_row(Text(name, "amber"), Text(""))
        for field, said in rows:
            grid.add_row(Text(told.title(field), "soft"), Text(told.row_text(field, said)))
    return Group(grid, *(told.board(field) for field in told.fields() if told.row(field).grid))


def hands(views: Sequence[Struct], names: Sequence[str]) -> RenderableType:
    """Return the rows that seats see differently, seat by seat."""
    told = [Teller(game_of(view), view, names) for view in views]
    seen = [dict(one.rows()) for one in told]
    grid = Table.grid(padding=(0, 2))
    for field in dict.fromkeys(field for rows in seen for field in rows):
        if field != "me" and any(rows.get(field) != seen[0].get(field) for rows in seen):
            for seat, rows in enumerate(seen):
                owned = sentence("plain-of", owner=names[seat], thing=told[seat].title(field))
                grid.add_row(Text(owned, "soft"), Text(told[seat].row_text(field, rows.get(field, []))))
    return grid


class Teller:
    """One view of a table in words."""

    def __init__(self, game: Game, view: Struct, names: Sequence[str]) -> None:
        self.game, self.names = game, names
        self.catalogue, self.labels = game.catalogue, game.labels
        self.values = {field: getattr(view, field) for field in view.__struct_fields__}
        self.home: dict[str, str] = {}
        for name in [name for name, part in self.values.items() if part and self.catalogue.has(f"part-{name}")]:
            part = self.values[name]
            self.home |= dict.fromkeys(part.__struct_fields__, name)
            self.values |= {field: getattr(part, field) for field in part.__struct_fields__}

    def row(self, field: str) -> Row:
        return self.game.rows.get(field, PLAIN)

    def title(self, field: str) -> str:
        key = f"field-{field}"
        return self.catalogue.say(key) if self.catalogue.has(key) else capital(field.replace("_", " "))

    def fields(self) -> list[str]:
        """Return the fields that the game's sentences name and that apply now; if it names none, all simple ones."""
        there = [field for field, value in self.values.items() if value is not None]
        named = [field for field in there if self.catalogue.has(f"field-{field}")]
        if not named:
            return [field for field in there if field not in UNSAID and simple(self.values[field])]
        return [field for field in named
                if all(number in self.values[where] for where, number in self.row(field).when.items())]

    def rows(self) -> list[tuple[str, list[str]]]:
        found = [(field, self.texts(field)) for field in self.fields() if not self.row(field).grid]
        return [(field, said) for field, said in found if said or not self.row(field).filled]

    def parts(self) -> list[tuple[str, list[tuple[str, list[str]]]]]:
        """Return the common rows, without a name, and those of each part of the view that has any."""
        rows = self.rows()
        found = [(f"part-{home}" if home else "", [row for row in rows if self.home.get(row[0], "") == home])
                 for home in ("", *dict.fromkeys(self.home.values()))]
        return [(self.catalogue.say(key) if key else "", told) for key, told in found if told]

    def texts(self, field: str) -> list[str]:
        """Return what to show of a field: one thing, or several."""
        row, value = self.row(field), self.values[field]
        if not isinstance(value, list | tuple):
            return [] if row.skips(value) else [self.value(field, value)]
        items = [(at, item) for at, item in enumerate(value) if not row.skips(item)]
        if row.under:
            return self.group_by_value(field, items)
        things = [(at, self.value(field, item, self.marks(row, at))) for at, item in items]
        if row.counted:
            return [sentence("plain-times", thing=thing, count=count) if count > 1 else thing
                    for thing, count in Counter(thing for _, thing in things).items()]
        return [with_owner(self.label(row.by, at), thing) if row.by else thing for at, thing in things]

    def marks(self, row: Row, at: int) -> list[dict[str, int]]:
        """Return, for each thing in one place of a list, the numbers that go with it."""
        columns = [self.values[name][at] for name in row.marks]
        return [dict(zip(row.marks, numbers, strict=True)) for numbers in zip(*columns, strict=True)]

    def glossary(self, things: Things, everything: bool = False) -> list[tuple[str, str]]:
        """Return what is printed on the things in sight, or on all, once for each text."""
        seen = [(kind, number) for field in self.fields() for kind, number in self.things_in(field)]
        always = things.texts if everything else things.in_sight
        seen += [(kind, number) for kind in always for number in range(len(things.texts.get(kind, ())))]
        names: dict[str, list[str]] = {}
        for kind, number in seen:
            texts = things.texts.get(kind, ())
            if text := texts[number] if number in range(len(texts)) else "":
                names.setdefault(text, []).append(self.label(kind, number))
        return [(capital(", ".join(dict.fromkeys(those))), text) for text, those in names.items()]

    def things_in(self, field: str) -> list[tuple[str, int]]:
        """Return the things of a row, and those that name the places of its list."""
        row, value = self.row(field), self.values[field]
        places = [(kind, at) for kind in (row.by, row.under) if kind and isinstance(value, list | tuple)
                  for at in range(len(value))]
        if row.parts or row.grid:
            return places
        return [*((row.several or row.of or field, number) for number in numbers(value)), *places]

    def row_text(self, field: str, said: Sequence[str]) -> str:
        """Return a row as one text: one line per named thing, and small things side by side."""
        row = self.row(field)
        between = "\n" if row.by or row.under or row.parts else ", "
        return between.join(said) or sentence("plain-none")

    def group_by_value(self, field: str, items: Sequence[tuple[int, Any]]) -> list[str]:
        """Return the places of a list, grouped by the values there."""
        places: dict[Any, list[str]] = {}
        for at, value in items:
            places.setdefault(value, []).append(self.label(self.row(field).under, at))
        return [with_owner(self.value(field, value), ", ".join(places[value])) for value in sorted(places)]

    def value(self, field: str, value: Any, marks: Sequence[dict[str, int]] = ()) -> str:
        """Return one value: by its label, by a sentence of its own or of its parts, as a pile, or as it is."""
        row = self.row(field)
        if isinstance(value, list | tuple):
            return self.several(field, row, value, marks)
        if self.catalogue.has(f"item-{field}"):
            return self.catalogue.say(f"item-{field}", value="none" if value is None else value)
        if isinstance(value, bool):
            return sentence("plain-yes" if value else "plain-no")
        label = self.label(row.of or field, value)
        return str(value) if label == "?" else label

    def several(self, field: str, row: Row, values: Sequence[Any], marks: Sequence[dict[str, int]]) -> str:
        if row.parts:
            spelled = self.labellers()
            facts = {name: self.catalogue.fact(name, part, spelled)
                     for name, part in zip(row.parts, values, strict=False)}
            return capital(self.catalogue.say(f"item-{field}", **facts))
        if row.several:
            things = [self.label(row.several, value) for value in values]
            marked = [self.catalogue.say(f"marked-{field}", thing=thing, **mark) if any(mark.values()) else thing
                      for thing, mark in zip(things, marks, strict=True)] if marks else things
            return ", ".join(marked)
        if not values:
            return sentence("plain-none")
        return sentence("plain-pile", count=len(values), top=self.value(field, values[-1]))

    def label(self, kind: str, number: Any) -> str:
        if kind == "seat" or self.labels.get(kind) == SEATED:
            return self.seat(number)
        return self.game.label(kind, number) if kind in self.labels else "?"

    def seat(self, seat: int) -> str:
        nobody = self.catalogue.say("name-nobody") if self.catalogue.has("name-nobody") else "?"
        return self.names[seat] if seat in range(len(self.names)) else nobody

    def labellers(self) -> dict[str, Any]:
        seats = {field: self.seat for field, labels in self.labels.items() if labels == SEATED}
        return {"seat": self.seat, **seats, **self.game.labellers(None)}

    def board(self, field: str) -> RenderableType:
        """Return a board as a table, its rows and columns labelled by what the names of their spaces share."""
        values, width = self.values[field], self.row(field).grid
        names = {name: labels for name, labels in self.labels.items() if len(labels) == len(values)}
        places = names.get("space") or next(iter(names.values()), [str(at + 1) for at in range(len(values))])
        said = [self.catalogue.say(f"cell-{field}", value=value, **{name: names[name][at] for name in names})
                for at, value in enumerate(values)]
        table = Table(box=box.SIMPLE, title=self.title(field), title_justify="left", title_style="soft")
        for title in ["", *(common(places[column::width]) or str(column + 1) for column in range(width))]:
            table.add_column(Text(title))
        for number, start in enumerate(range(0, len(values), width), 1):
            title = common(places[start:start + width]) or str(number)
            table.add_row(Text(title), *map(Text, said[start:start + width]))
        return table


def numbers(value: Any) -> Iterator[int]:
    if isinstance(value, list | tuple):
        yield from (number for one in value for number in numbers(one))
    elif type(value) is int:
        yield value


def with_owner(owner: str, thing: str) -> str:
    return sentence("plain-of", owner=capital(owner), thing=thing)


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def simple(value: Any) -> bool:
    return isinstance(value, int | float | str) or (
        isinstance(value, list | tuple) and all(isinstance(item, int | float | str) for item in value))


def common(names: Sequence[str]) -> str:
    """Return how all of these begin, or else how they end: a10 and b10 have “10” in common."""
    first = names[0]
    for length in range(len(first), 0, -1):
        if all(name.startswith(first[:length]) for name in names):
            return first[:length]
        if all(name.endswith(first[-length:]) for name in names):
            return first[-length:]
    return ""
