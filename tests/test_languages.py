"""Every language says everything that English says: the hall's sentences here, those of the games by law 20.

Languages are found by their files. If a sentence may equal the English one (a name, a word both languages have), a
comment right above it in its file says why: `# Same: a house's name.`"""

from pathlib import Path
from typing import Any

import pytest

import greathall
from greathall.core import ledger
from greathall.core.catalogue import ENGLISH, Catalogue, languages
from greathall.core.game import all_games
from greathall.testing.fluent import faults, read, samples
from greathall.testing.sentences import rule_faults, unsayable

SOURCE, TESTS = Path(greathall.__file__).parent, Path(__file__).parent
OTHERS = [language for language in languages() if language != ENGLISH]


def folders() -> list[Path]:
    """Return the folders with sentences that aren't a game's, and those of games that only some tests know."""
    games = {game.folder for game in all_games().values()}
    found = {file.parent for place in (SOURCE, TESTS) for file in place.rglob(f"sentences.{ENGLISH}.ftl")}
    return sorted(found - games)


def called(value: Any) -> str:
    return "/".join(value.parts[-2:]) if isinstance(value, Path) else str(value)


each_language = pytest.mark.parametrize("language", OTHERS)
each_sentences = pytest.mark.parametrize("folder", folders(), ids=called)


# ── sentences ────────────────────────────────────────────────────────────────
def test_there_is_a_language_beside_english() -> None:
    assert languages()[0] == ENGLISH
    assert OTHERS


def test_every_language_is_spoken_in_the_whole_hall() -> None:
    """If the hall's own sentences aren't in a language, no file of that language would ever be read."""
    files = [file for place in (SOURCE, TESTS) for file in place.rglob("sentences.*.ftl")]
    assert {file.name.split(".")[1] for file in files} == set(languages())
    assert [file for file in files if not (file.parent / f"sentences.{ENGLISH}.ftl").exists()] == []


@each_sentences
@each_language
def test_a_language_says_all_that_english_says(folder: Path, language: str) -> None:
    english, other = folder / f"sentences.{ENGLISH}.ftl", folder / f"sentences.{language}.ftl"
    assert other.exists(), f"{called(other)} is missing"
    found = faults(english.read_text(encoding="utf-8"), other.read_text(encoding="utf-8"), language)
    assert not found, "\n".join(found)


@each_sentences
@pytest.mark.parametrize("language", languages())
def test_every_sentence_can_be_said(folder: Path, language: str) -> None:
    """Try each of its branches; the catalogue raises if one can't be said."""
    text = (folder / f"sentences.{language}.ftl").read_text(encoding="utf-8")
    assert [*read(text).unreadable(), *unsayable(Catalogue(folder, language), text)] == []


# ── rules ────────────────────────────────────────────────────────────────────
@each_language
def test_the_ledger_is_read_in_that_language(language: str) -> None:
    for game in all_games().values():
        english, other = ledger.rules(game), ledger.rules(game, language)
        assert list(english) == list(other)
        assert [rule for rule in english if english[rule].text == other[rule].text] == []
        assert [rule for rule in english if bool(english[rule].why) != bool(other[rule].why)] == []


def test_every_ledger_of_a_language_belongs_to_a_game() -> None:
    files = [file for place in (SOURCE, TESTS) for file in place.rglob("rules.*.toml")]
    assert {file.name.split(".")[1] for file in files} <= set(languages())
    assert [file for file in files if not (file.parent / "rules.toml").exists()] == []


# ── the tests are tested ─────────────────────────────────────────────────────
ENGLISH_WORDS = """
hello = Hello, { $name }.
cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
end = { $how ->
    [won] You won.
   *[lost] You lost.
}
# A remark.
bot = Bot
line = { $a }: { $b }
"""
GERMAN_WORDS = """
hello = Hallo, { $name }.
cards = { $count ->
    [0] keine Karte
    [one] eine Karte
   *[other] { $count } Karten
}
end = { $how ->
    [won] Du hast gewonnen.
   *[lost] Du hast verloren.
}
# Same: German has the same word.
bot = Bot
line = { $a }: { $b }
"""


@pytest.mark.parametrize(("old", "new", "fault"), [
    ("", "", ""),
    ("hello = Hallo, { $name }.\n", "", "hello: is missing"),
    ("hello = Hallo", "hallo = Hallo", "hallo: is not in English"),
    ("hello = Hallo", "hello Hallo", "line 2 can't be read: hello Hallo, { $name }. (Expected"),
    ("line =", "hello = Hallo, { $name }!\nline =", "says hello twice"),
    ("{ $name }", "{ $nahme }", "hello: mentions ['nahme'], not ['name']"),
    ("Hallo, { $name }.", "Hallo.", "hello: mentions [], not ['name']"),
    ("Hallo, {", "Hello, {", "hello: is the English sentence"),
    ("# Same: German has the same word.\n", "", "bot: is the English sentence"),
    ("# Same: German has the same word.", "# A remark.", "bot: is the English sentence"),
    ("bot = Bot", "bot = Automat", "bot: is said to be the English sentence and is not"),
    ("[won]", "[gewonnen]", "end: selects ['gewonnen', 'lost'] of $how, not ['lost', 'won']"),
    ("    [won] Du hast gewonnen.\n", "", "end: selects ['lost'] of $how, not ['lost', 'won']"),
    ("{ $how ->\n    [won] Du hast gewonnen.\n   *[lost] Du hast verloren.\n}", "Ende { $how }.",
     "end: selects [] of $how, not ['lost', 'won']"),
    ("    [one] eine", "    [few] ein paar", "cards: has a form ['few'] of $count that the language has not"),
])
def test_a_fault_in_a_file_is_found(old: str, new: str, fault: str) -> None:
    assert old in GERMAN_WORDS
    found = faults(ENGLISH_WORDS, GERMAN_WORDS.replace(old, new), "de")
    assert any(fault in each for each in found) if fault else found == []


def test_samples_lead_into_every_branch() -> None:
    said = read(GERMAN_WORDS).known
    assert {sample["how"] for sample in samples(said["end"])} >= {"won", "lost", "anything"}
    assert {sample["count"] for sample in samples(said["cards"])} >= {0, 1, 2}
    assert list(samples(said["line"])) == [{"a": 3, "b": 3}]


ROWS = [ledger.Rule("A-1", "Goal", "Five win (S-1)."),
        ledger.Rule("S-1", "Goal", "At most 12.", decision=True, why="The table says so.")]
SAID = {"sections": {"Goal": "Ziel"}, "text": {"A-1": "Fünf gewinnen (S-1).", "S-1": "Höchstens 12."},
        "why": {"S-1": "So steht es in der Tabelle."}}


@pytest.mark.parametrize(("part", "rule", "said", "fault"), [
    ("text", "A-1", None, "text A-1: is missing"),
    ("why", "S-1", None, "why S-1: is missing"),
    ("sections", "Goal", None, "sections Goal: is missing"),
    ("text", "A-9", "Alt.", "text A-9: is not in English"),
    ("why", "A-1", "Darum.", "why A-1: is not in English"),
    ("sections", "End", "Ende", "sections End: is not in English"),
    ("text", "S-1", "Höchstens 21.", "text S-1: has ['21'], not ['12']"),
    ("text", "A-1", "Fünf gewinnen.", "text A-1: has [], not ['S-1']"),
    ("text", "S-1", "höchstens 12", "text S-1: is no sentence: höchstens 12"),
    ("why", "S-1", "The table says so.", "why S-1: is the English sentence"),
    ("texts", "A-1", "Fünf.", "texts: no such part"),
])
def test_a_fault_in_a_ledger_is_found(part: str, rule: str, said: str | None, fault: str) -> None:
    assert rule_faults(ROWS, SAID) == []
    changed = SAID | {part: {**SAID.get(part, {}), rule: said or ""}}
    if said is None:
        del changed[part][rule]
    assert rule_faults(ROWS, changed) == [fault]
