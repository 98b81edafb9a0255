"""A game's package: its words, steps, labels, sentences and generated modules, read from its own files."""

import importlib
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from importlib.util import find_spec
from pathlib import Path
from typing import Any, TypeVar, Union, get_args, get_type_hints

from msgspec import Struct
from msgspec.json import Decoder

from greathall.core.catalogue import Catalogue, Locale, book
from greathall.core.declare import Named
from greathall.core.hints import plain
from greathall.core.rows import Row, read_rows
from greathall.core.words import Action, Event, Step

SEATED = ()
"""In a game's labels: the numbers of this field are seats, called by their players; below 0 by `name-nobody`."""
Bounds = tuple[int | None, int | None]
Kind = TypeVar("Kind", Action, Event, Step)


class Package:
    """The package that holds a game; `made/` is generated from the declaration of its table (see declare.py)."""

    name: str
    seats: tuple[int, ...]
    more_labels: Mapping[str, Sequence[str]] = {}  # labels for sentences, if no field of a word has them
    unbounded: tuple[str, ...] = ()  # fields of the view whose numbers have no limit in the rules

    def module(self, name: str) -> Any:
        """Return a module of this game; None if it doesn't exist."""
        package = type(self).__module__
        inside = hasattr(sys.modules[package], "__path__") and find_spec(f"{package}.{name.partition('.')[0]}")
        return importlib.import_module(f"{package}.{name}") if inside else None

    @cached_property
    def play(self) -> Any:
        """Return the module with the rules: `play`, or the game's only file."""
        return self.module("play") or sys.modules[type(self).__module__]

    @cached_property
    def refusals(self) -> Any:
        """Return the module that explains refusals: `refusals`, or the module with the rules."""
        return self.module("refusals") or self.play

    @cached_property
    def coach(self) -> Any:
        """Return the module that says what a seat is after and has to look out for; None if there is none."""
        return self.module("coach")

    @cached_property
    def moments(self) -> Mapping[type[Action], tuple[str, str]]:
        """Return, for each kind of choice, the rule and the sentence that say when its moment comes."""
        found: Mapping[type[Action], tuple[str, str]] = getattr(self.refusals, "MOMENTS", {})
        return found

    @cached_property
    def made(self) -> Any:
        """Return the functions generated from the declaration of the table; None if the game declares none."""
        return self.module("made.views")

    @cached_property
    def view_type(self) -> type[Struct]:
        return self.made.View if self.made else Struct

    def classes(self, kind: type[Kind]) -> tuple[type[Kind], ...]:
        """Return the game's classes of a kind, in the order of their modules, without base classes."""
        package = type(self).__module__
        modules = [module for name, module in sorted(sys.modules.items()) if f"{name}.".startswith(f"{package}.")]
        found = [thing for module in modules for thing in vars(module).values()
                 if isinstance(thing, type) and issubclass(thing, kind) and thing.__module__ == module.__name__]
        built_on = {base for thing in found for base in thing.__mro__[1:]}
        return tuple(thing for thing in found if thing not in built_on)

    @cached_property
    def actions(self) -> tuple[type[Action], ...]:
        """Return the kinds of actions that seats and chance may take."""
        return self.classes(Action)

    @cached_property
    def events(self) -> tuple[type[Event], ...]:
        return self.classes(Event)

    @cached_property
    def steps(self) -> tuple[type[Step], ...]:
        return self.classes(Step)

    @cached_property
    def named(self) -> Mapping[str, Named]:
        """Return, by field, the `Named` of its numbers, if they are seats or have labels.

        This includes the fields of a view that the text view shows by their own name."""
        found: dict[str, Named] = {}
        for word in (*self.actions, *self.events, *self.steps, self.view_type):
            for field, hint in get_type_hints(word, include_extras=True).items():
                if word is self.view_type and (field in self.rows or not self.catalogue.has(f"field-{field}")):
                    continue
                for named in (one for one in numbers_in(hint) if one and (one.seat or one.labels)):
                    if found.setdefault(field, named) != named:
                        other = found[field].name
                        raise TypeError(f"{self.name}: {word.__name__}.{field} is a {named.name}, elsewhere a {other}")
        return found

    @cached_property
    def labels(self) -> Mapping[str, Sequence[str]]:
        """Return, by field, the labels of its numbers, or SEATED."""
        said = {field: SEATED if named.seat else named.labels for field, named in self.named.items()}
        return said | dict(self.more_labels)

    @cached_property
    def kinds(self) -> Mapping[str, str]:
        """Return, by field, the name in `Named`.

        One sentence `name-Kind` can translate the labels of all fields of that kind."""
        return {field: named.name for field, named in self.named.items()}

    @cached_property
    def bounds(self) -> Mapping[str, Bounds]:
        """Return, by field of the view (`hagrid.notes` in a part), the lowest and the highest of its numbers.

        They come from `Named`. None means no limit: see `unbounded`."""
        return dict(bounds_in(self.view_type, max(self.seats)))

    @cached_property
    def rows(self) -> Mapping[str, Row]:
        """Return how the text view shows the fields of a view."""
        return read_rows(self.folder)

    @cached_property
    def action_type(self) -> Any:
        return Union[self.actions]  # noqa: UP007  (the members are known only at run time)

    @cached_property
    def read(self) -> Callable[[str | bytes], Any]:
        """Return the function that reads an action from JSON text."""
        return Decoder(self.action_type).decode

    @cached_property
    def folder(self) -> Path:
        """Return the folder with the game's data, rules and sentences."""
        file = importlib.import_module(type(self).__module__).__file__
        assert file is not None
        return Path(file).parent

    @property
    def catalogue(self) -> Catalogue:
        return book(self.folder, Locale.language)

    @property
    def title(self) -> str:
        return self.catalogue.say("title")


def bounds_in(view: type[Struct], seats: int, prefix: str = "") -> Iterator[tuple[str, Bounds]]:
    """Yield the fields of a view and its parts that hold numbers, with their widest bounds."""
    for field, hint in get_type_hints(view, include_extras=True).items():
        found = [named.bounds(seats) if named else (None, None) for named in numbers_in(hint)]
        if found:
            lows, highs = zip(*found, strict=True)
            yield prefix + field, (None if None in lows else min(lows), None if None in highs else max(highs))
        for part in structs_in(hint):
            yield from bounds_in(part, seats, f"{prefix}{field}.")


def numbers_in(hint: Any) -> Iterator[Named | None]:
    """Yield the `Named` of every int in a type; None if it has none."""
    if plain(hint) is int:
        yield next((mark for mark in get_args(hint)[1:] if isinstance(mark, Named)), None)
    else:
        for arg in get_args(hint):
            yield from numbers_in(arg)


def structs_in(hint: Any) -> Iterator[type[Struct]]:
    """Yield the structs in a type."""
    if isinstance(hint, type) and issubclass(hint, Struct):
        yield hint
    for arg in get_args(hint):
        yield from structs_in(arg)
