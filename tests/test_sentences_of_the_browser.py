"""Every sentence that the browser's pages name is in the catalogues, and none of its own is unused."""

import re
from functools import cache
from pathlib import Path

import pytest

import greathall
from greathall.bots.levels import LEVELS
from greathall.core import catalogue
from greathall.core.game import all_games
from greathall.testing.mentions import HOLE, SAID, on_pages, pages, pattern, unused

ROOT = Path(__file__).parent.parent
PAGES = ROOT / "web" / "src"
SOURCE = Path(greathall.__file__).parent


DECKS = SOURCE / "web" / "decks"


@cache
def keys(*folders: Path) -> set[str]:
    """Return the keys of the sentences that the server hands to pages."""
    return {key for folder in folders for key in re.findall(r"^([\w-]+) =", catalogue.for_pages(folder), re.MULTILINE)}


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
    own = parts[0] == "games" and len(parts) > 2
    games = [game.folder for game in all_games().values() if not own or game.name == parts[1]]
    hall = SOURCE / "core", SOURCE / "server", SOURCE / "web", DECKS
    assert missing(pages(PAGES)[file], keys(*hall, *games)) == []


def test_no_sentence_of_the_browser_is_unused() -> None:
    assert unused(keys(SOURCE / "web", DECKS), on_pages(pages(PAGES).values())) == set()


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
    name = catalogue.book(SOURCE / "server", language).say("bot-seated", name="Bram", level=level)
    assert language == catalogue.ENGLISH or level not in name


@pytest.mark.parametrize("language", catalogue.languages())
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_of_bots_has_a_word_for_every_mood(level: str, language: str) -> None:
    book = catalogue.book(SOURCE / "web", language)
    moods = "hello", "glad", "sore", "awed", "won", "lost"
    said = [book.say(f"bot-{level}-{mood}", nth=nth) for mood in moods for nth in (0, 1)]
    assert len(set(said)) == len(said)


@pytest.mark.parametrize("file", sorted(PAGES.glob("games/*/great.ts")), ids=lambda file: file.parent.name)
def test_every_great_moment_has_its_banner(file: Path) -> None:
    told = set(re.findall(r"^  (\w+): \(", file.read_text(encoding="utf-8"), re.MULTILINE))
    banners = {key for key in keys(SOURCE / "games" / file.parent.name) if key.startswith("great-")}
    assert banners == {f"great-{kind}" for kind in told}
    assert told
