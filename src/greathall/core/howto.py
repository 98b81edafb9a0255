"""How to play on one page, and a glossary: what a newcomer reads before the numbered rules.

Both are data in the folder `howto` of a game:

    howto.toml              pages.NAME, by the name of the game, a variant or an option that is on: the lines of its
                            `PARTS`, see Line;
                            glossary: the rule behind each term
    sentences.LANGUAGE.ftl  NAME-SAY for each line; for each term term-TERM, the forms it takes in sentences, its name
                            first, separated by |, and term-TERM-is, what it means
"""

import re
import tomllib
from functools import cache

import msgspec
from msgspec import Struct

from greathall.core.catalogue import ENGLISH, Catalogue, book
from greathall.core.game import Game

PARTS = ("goal", "turn", "things", "end")
"""The parts of a page, in order; the sentence howto-PART is the heading."""


class Line(Struct, frozen=True, forbid_unknown_fields=True):
    """One line of a page: which sentence it says, the rules behind it, and the browser's drawing beside it."""

    say: str
    rules: list[str]
    draw: str = ""


class PageLine(Struct, frozen=True):
    """A line in words."""

    text: str
    rules: list[str]
    draw: str


class Term(Struct, frozen=True):
    """A term of the game: its name, all forms it takes in sentences, what it means, and the rule that says more."""

    name: str
    forms: list[str]
    text: str
    rule: str


class HowTo(Struct, frozen=True):
    """A game's pages by name, each with the lines of its parts, and its glossary; both are empty if it has none."""

    pages: dict[str, dict[str, list[PageLine]]]
    glossary: list[Term]

    def page(self, *names: str) -> dict[str, list[PageLine]]:
        """Return the first page that there is of these, such as the variant's, then an option's, then the game's."""
        return next((self.pages[name] for name in names if name in self.pages), {})


class Plan(Struct, frozen=True, forbid_unknown_fields=True):
    """The contents of howto.toml."""

    pages: dict[str, dict[str, list[Line]]]
    glossary: dict[str, str] = {}


@cache
def plan(game: Game) -> Plan | None:
    file = game.folder / "howto" / "howto.toml"
    return msgspec.convert(tomllib.loads(file.read_text("utf-8")), Plan) if file.is_file() else None


@cache
def how_to(game: Game, language: str = ENGLISH) -> HowTo:
    """Return how to play a game, in this language."""
    found = plan(game)
    if found is None:
        return HowTo({}, [])
    said = book(game.folder / "howto", language)
    pages = {name: {part: [in_words(said, name, line) for line in parts.get(part, [])] for part in PARTS}
             for name, parts in found.pages.items()}
    return HowTo(pages, [term(said, name, rule) for name, rule in found.glossary.items()])


def in_words(said: Catalogue, page: str, line: Line) -> PageLine:
    return PageLine(said.say(f"{page}-{line.say}"), line.rules, line.draw)


def term(said: Catalogue, name: str, rule: str) -> Term:
    forms = [form.strip() for form in said.say(f"term-{name}").split("|")]
    return Term(forms[0], forms, said.say(f"term-{name}-is"), rule)


def terms_in(text: str, glossary: list[Term]) -> list[Term]:
    """Return the terms that stand in a text as whole words, in any of their forms."""
    return [term for term in glossary
            if re.search(rf"(?<![\w-])({'|'.join(map(re.escape, term.forms))})(?![\w-])", text, re.IGNORECASE)]
