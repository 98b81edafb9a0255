"""Every sentence that a player reads, from sentences.<language>.ftl files; a missing one is an error.

The hall speaks each language that its own sentences are translated into."""

import re
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from greathall.core.words import Action, Illegal, TakenBack, Word

if TYPE_CHECKING:  # Fluent is imported when something is said, for it takes a while and bot workers say nothing
    from fluent.syntax import ast as ftl

HERE = Path(__file__).parent
ENGLISH = "en"
TERMINAL = re.compile("(cli|admin|learn|arena|setting|metric|store|key|folder|state|thinkers|wire|wants|page|game"
                      "|new-game|bad)-")
ABOUT = re.compile("(title|tagline|variants)$|(variant|option)-")


def languages() -> list[str]:
    """Return the available languages, English first."""
    found = sorted(file.name.split(".")[1] for file in HERE.glob("sentences.*.ftl"))
    return [ENGLISH, *(language for language in found if language != ENGLISH)]


def text(folder: Path, language: str = ENGLISH) -> str:
    """Return a folder's sentences as a Fluent file, in English if they aren't translated."""
    file = folder / f"sentences.{language}.ftl"
    return (file if file.exists() else folder / f"sentences.{ENGLISH}.ftl").read_text(encoding="utf-8")


@cache
def about(folder: Path, language: str = ENGLISH) -> str:
    """Return what the hall says about a game before anyone sits down: its title, its variants and its options."""
    return chosen(folder, language, lambda key: ABOUT.match(key) is not None)


@cache
def for_pages(folder: Path, language: str = ENGLISH) -> str:
    """Return a folder's sentences without those for hosts and programs, which no page causes; they get English."""
    return chosen(folder, language, lambda key: TERMINAL.match(key) is None)


def chosen(folder: Path, language: str, wanted: Callable[[str], bool]) -> str:
    from fluent.syntax import ast as ftl, parse, serialize

    kept: list[ftl.EntryType] = [entry for entry in parse(text(folder, language)).body
            if isinstance(entry, ftl.Term) or (isinstance(entry, ftl.Message) and wanted(entry.id.name))]
    return str(serialize(ftl.Resource(kept)))


@cache
def resource(folder: Path, language: str) -> "ftl.Resource":
    """Return a folder's parsed sentences, cached.

    Every catalogue includes the hall's own sentences, and parsing them takes longer than everything else."""
    from fluent.runtime import FluentResource

    return FluentResource(text(folder, language))


class Catalogue:
    """The hall's own sentences and those of one game."""

    def __init__(self, folder: Path | None = None, language: str = ENGLISH) -> None:
        from fluent.runtime import FluentBundle

        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        for place in (HERE, folder):
            if place is not None:
                self.bundle.add_resource(resource(place, language), allow_overrides=True)

    def has(self, key: str) -> bool:
        return bool(self.bundle.has_message(key))

    def say(self, key: str, /, **facts: Any) -> str:
        pattern = self.bundle.get_message(key).value if self.has(key) else None
        if pattern is None:
            raise KeyError(f"no sentence {key!r} in the catalogue")
        said, faults = self.bundle.format_pattern(pattern, facts)
        if faults:
            raise ValueError(f"sentence {key!r} with {facts}: {faults}")
        return str(said)

    def tell(self, prefix: str, word: Word, names: dict[str, Any], **more: Any) -> str:
        """Return the sentence `prefix-Kind` of a word, with its fields put into words; what is hidden is `none`."""
        facts = {field: getattr(word, field) for field in word.__struct_fields__}
        labels = {} if isinstance(word, TakenBack) else names  # its `to` is an entry, and in some games a player
        return self.say_by_name(f"{prefix}-{type(word).__name__}", facts, labels, **more)

    def say_by_name(self, key: str, facts: Mapping[str, Any], names: dict[str, Any], **more: Any) -> str:
        """Return a sentence whose facts are put into words like the fields of a word: card 5 by its label."""
        return self.say(key, **{name: self.fact(name, facts[name], names) for name in facts}, **more)

    def fact(self, field: str, value: Any, names: dict[str, Any]) -> Any:
        """Return one fact in words; a choice inside a word, such as the offer to be answered, reads like a choice."""
        return self.tell("do", value, names) if isinstance(value, Action) else spell(field, value, names)


def spell(field: str, value: Any, names: dict[str, Any]) -> Any:
    if value is None:
        return "none"
    if isinstance(value, list | tuple) and field != "seats":
        return ", ".join(map(names.get(field, str), value)) or "none"
    if field in names:
        return names[field](value)
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value if isinstance(value, int | float | str) else str(value)


class Locale:
    """The language this process speaks to whoever started it.

    A server speaks English and lets browsers translate."""

    language = ENGLISH


def speak(language: str) -> None:
    if language not in languages():
        raise illegal("no-such-language", language=language[:20], languages=", ".join(languages()))
    Locale.language = language


@cache
def book(folder: Path | None, language: str) -> Catalogue:
    return Catalogue(folder, language)


def hall() -> Catalogue:
    return book(None, Locale.language)


def sentence(key: str, /, **facts: Any) -> str:
    """Return one of the hall's own sentences, if no game is at hand."""
    return hall().say(key, **facts)


def illegal(key: str, /, **facts: Any) -> Illegal:
    """Return a refusal of the hall's own, if no rule applies."""
    return Illegal("", sentence(key, **facts), key, facts)
