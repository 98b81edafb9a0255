"""Every sentence a player reads comes from a words.<language>.ftl file; a missing one is an error, never a gap."""

from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from greathall.core.words import Word

HERE = Path(__file__).parent


class Catalogue:
    """The hall's own sentences and one game's."""

    def __init__(self, folder: Path | None = None, language: str = "en") -> None:
        self.bundle = FluentBundle([language], use_isolating=False)
        for place in (HERE, folder):
            if place is not None:
                text = (place / f"words.{language}.ftl").read_text(encoding="utf-8")
                self.bundle.add_resource(FluentResource(text), allow_overrides=True)

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
        """The sentence of a word: key `prefix-Kind`, its fields said by name, what is hidden said as `none`."""
        facts = {f: spell(f, getattr(word, f), names) for f in word.__struct_fields__}
        return self.say(f"{prefix}-{type(word).__name__}", **facts, **more)


def spell(field: str, value: Any, names: dict[str, Any]) -> Any:
    if value is None:
        return "none"
    if field in names:
        return names[field](value)
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value if isinstance(value, int | float | str) else str(value)


@cache
def hall() -> Catalogue:
    return Catalogue()


def sentence(key: str, /, **facts: Any) -> str:
    """One of the hall's own sentences, where no game is at hand."""
    return hall().say(key, **facts)
