"""Every sentence that the browser's pages name is in the catalogues, and none of its own is unused."""

from pathlib import Path

import pytest
from fluent.syntax import ast as ftl, parse

import greathall
from greathall.bots.levels import LEVELS
from greathall.core import catalogue
from greathall.core.game import all_games
from greathall.testing.mentions import HOLE, SAID, on_pages, pages, pattern, unused

ROOT = Path(__file__).parent.parent
PAGES = ROOT / "web" / "src"
SOURCE = Path(greathall.__file__).parent


def keys(folder: Path) -> set[str]:
    """Return the keys of the sentences that the server hands to pages."""
    body = parse(catalogue.for_pages(folder)).body
    return {entry.id.name for entry in body if isinstance(entry, ftl.Message)}


DECKS = SOURCE / "web" / "decks"
HALL = keys(SOURCE / "core") | keys(SOURCE / "server") | keys(SOURCE / "web") | keys(DECKS)
GAMES = {game.name: keys(game.folder) for game in all_games().values()}


def missing(text: str, known: set[str]) -> list[str]:
    """Return complete keys that nobody knows, and keys with a hole that nothing fits."""
    said = {found[2] for found in SAID.finditer(text)}
    plain = {key for key in said if not HOLE.search(key)}
    return sorted([key for key in plain if key not in known]
                  + [key for key in said - plain if not any(pattern(key).fullmatch(one) for one in known)])


@pytest.mark.parametrize("file", sorted(pages(PAGES)), ids=lambda file: str(file.relative_to(PAGES)))
def test_every_sentence_a_page_says_is_there(file: Path) -> None:
    """A game's folder may use its own sentences; the rest may use the hall's or any game's."""
    parts = file.relative_to(PAGES).parts
    of_game = GAMES.get(parts[1], set()) if parts[0] == "games" and len(parts) > 2 else set().union(*GAMES.values())
    assert missing(pages(PAGES)[file], HALL | of_game) == []


def test_no_sentence_of_the_browser_is_unused() -> None:
    assert unused(keys(SOURCE / "web") | keys(DECKS), on_pages(pages(PAGES).values())) == set()


def test_the_scan_finds_what_it_must() -> None:
    code = 'say("a-b"); speech.say(`c-${x}`, {n}); book.has("d"); const key = "e-f";'
    assert missing(code, {"a-b", "c-1", "d"}) == []
    assert missing(code, {"d"}) == ["a-b", "c-${x}"]
    assert unused({"a-b", "c-z", "d", "e-f", "g-h"}, on_pages([code])) == {"g-h"}


@pytest.mark.parametrize("language", catalogue.languages())
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_of_bots_has_its_sentences(level: str, language: str) -> None:
    """In a language that doesn't spell a level as programs do, the server's name of a bot has a word for it."""
    said = catalogue.book(SOURCE / "web", language)
    assert said.has(f"ui-level-{level}")
    assert said.has(f"seat-level-{level}")
    name = catalogue.book(SOURCE / "server", language).say("bot-name", number=2, level=level)
    assert language == catalogue.ENGLISH or level not in name
