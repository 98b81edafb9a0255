"""Every language says all that English says: each sentence, with the same facts, and each rule with its reason.

Languages are found by their files. Where a sentence is rightly the English one (a name, a word both languages have), a
comment right above it in its file says why: `# Same: a house's name.`
"""

import re
from collections import Counter
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from babel import Locale
from fluent.syntax import ast as ftl, parse, visitor

import greathall
from greathall.core import ledger
from greathall.core.catalogue import ENGLISH, Catalogue, languages
from greathall.core.game import all_games
from greathall.testing.source import facts
from tests.test_sentences import Whole

SOURCE, TESTS = Path(greathall.__file__).parent, Path(__file__).parent
OTHERS = [language for language in languages() if language != ENGLISH]
PLURALS = {"zero", "one", "two", "few", "many", "other"}
NUMBERS = (0, 1, 2, 3, 5, 11, 21, 1000)


def folders(name: str) -> list[Path]:
    return sorted(file.parent for place in (SOURCE, TESTS) for file in place.rglob(name))


def called(value: Any) -> str:
    return "/".join(value.parts[-2:]) if isinstance(value, Path) else str(value)


each_language = pytest.mark.parametrize("language", OTHERS)
each_sentences = pytest.mark.parametrize("folder", folders(f"sentences.{ENGLISH}.ftl"), ids=called)
each_rules = pytest.mark.parametrize("folder", folders("rules.toml"), ids=called)


# ── reading sentences ────────────────────────────────────────────────────────
class Inside(visitor.Visitor):
    """What a sentence holds: its words in letters, and the keys of its selectors by the fact they select by."""

    def __init__(self, message: ftl.Message) -> None:
        self.words = False
        self.keys: dict[str, set[str]] = {}
        if message.value:
            self.visit(message.value)

    def visit_TextElement(self, node: ftl.TextElement) -> None:
        self.words |= any(map(str.isalpha, node.value))

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        """Numbers of a fact that is counted are free: each language has its own forms for them."""
        keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ftl.Identifier)}
        for fact in facts(node.selector):
            self.keys.setdefault(fact, set()).update(keys)
        self.generic_visit(node)


def unreadable(text: str) -> Iterator[str]:
    """What is no sentence, and sentences that stand twice."""
    body = parse(text, with_spans=False).body
    yield from (f"can't be read: {entry.content}" for entry in body if isinstance(entry, ftl.Junk))
    times = Counter(entry.id.name for entry in body if isinstance(entry, ftl.Message))
    yield from (f"{key}: stands twice" for key, count in times.items() if count > 1)


def same_for_a_reason(message: ftl.Message) -> bool:
    return message.comment is not None and (message.comment.content or "").startswith("Same: ")


def differing(key: str, english: ftl.Message, other: ftl.Message, language: str) -> Iterator[str]:
    """What is wrong with one sentence of another language."""
    ours, theirs = Inside(english), Inside(other)
    if set(facts(english)) != set(facts(other)):
        yield f"{key}: names {sorted(facts(other))}, not {sorted(facts(english))}"
    for fact, keys in ours.keys.items():
        wanted, found = keys - PLURALS, theirs.keys.get(fact, set()) - PLURALS
        if wanted and found != wanted:
            yield f"{key}: selects {sorted(found)} of ${fact}, not {sorted(wanted)}"
    for fact, keys in theirs.keys.items():
        if strange := keys & PLURALS - {"other"} - Locale.parse(language).plural_form.tags:
            yield f"{key}: has a form {sorted(strange)} of ${fact} that the language has not"
    same = english.equals(other, ignored_fields=["span", "comment"])
    if same and ours.words and not same_for_a_reason(other):
        yield f"{key}: is the English sentence; translate it, or say why in a comment “Same: …” above it"
    if not same and same_for_a_reason(other):
        yield f"{key}: is said to be the English sentence and is not"


def faults(english: str, other: str, language: str) -> list[str]:
    """All that is wrong with one file of another language, each fault with its key."""
    ours, theirs = Whole(english).known, Whole(other).known
    found = [*unreadable(english), *unreadable(other)]
    found += [f"{key}: is missing" for key in ours if key not in theirs]
    found += [f"{key}: is not in English" for key in theirs if key not in ours]
    for key in ours.keys() & theirs.keys():
        found += differing(key, ours[key], theirs[key], language)
    return sorted(found)


def samples(message: ftl.Message) -> Iterator[dict[str, Any]]:
    """Facts that lead into every branch of a sentence; what it only repeats is a number."""
    keys = {name: sorted(keys - PLURALS) for name, keys in Inside(message).keys.items()}
    names = sorted(set(facts(message)))
    choices = [[*NUMBERS, *(words and [*words, "anything"])] if (words := keys.get(name)) is not None else [3]
               for name in names]
    for chosen in product(*choices):
        yield dict(zip(names, chosen, strict=True))


# ── sentences ────────────────────────────────────────────────────────────────
def test_there_is_a_language_beside_english() -> None:
    assert languages()[0] == ENGLISH
    assert OTHERS


def test_every_language_is_spoken_in_the_whole_hall() -> None:
    """A file of a language that the hall's own sentences are not in would never be read."""
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
    """In each of its branches, without a fault; the catalogue raises on one."""
    book = Catalogue(folder, language)
    for key, message in Whole((folder / f"sentences.{language}.ftl").read_text(encoding="utf-8")).known.items():
        assert all(book.say(key, **sample).strip() for sample in samples(message)), key


# ── rules ────────────────────────────────────────────────────────────────────
def ledger_rows(folder: Path) -> list[dict[str, str]]:
    decisions = folder / "decisions.toml"
    cards = {rule: card for game in all_games().values() if game.folder == folder
             for rule, card in game.cards().items()}
    return [*ledger.read(folder / "rules.toml")["rule"],
            *(ledger.read(decisions)["decision"] if decisions.exists() else []),
            *({"id": rule, "section": section, "text": text} for rule, (section, text) in cards.items())]


def figures(text: str) -> list[str]:
    """The ids and numbers of a sentence: the same in every language."""
    return sorted(re.findall(r"\b[A-Z]+-\d+(?:\.\d+)?|\d+", text))


def rule_faults(rows: list[dict[str, str]], said: dict[str, dict[str, str]]) -> list[str]:
    """All that is wrong with one ledger in another language."""
    texts = {row["id"]: row["text"] for row in rows}
    whys = {row["id"]: row["why"] for row in rows if row.get("why")}
    sections = {row["section"]: row["section"] for row in rows}
    found = [f"{part}: no such part" for part in said.keys() - {"sections", "text", "why"}]
    for part, english in (("sections", sections), ("text", texts), ("why", whys)):
        other = said.get(part, {})
        found += [f"{part} {rule}: is missing" for rule in english if not other.get(rule)]
        found += [f"{part} {rule}: is not in English" for rule in other if rule not in english]
        for rule in (english.keys() & other.keys()) if part != "sections" else ():
            found += [f"{part} {rule}: {fault}" for fault in sentence_faults(english[rule], other[rule])]
    return sorted(found)


def sentence_faults(english: str, other: str) -> Iterator[str]:
    if english == other:
        yield "is the English sentence"
    if other[:1].islower() or not other.endswith((".", "!", "?", ")")) or "  " in other:
        yield f"is no sentence: {other}"
    if figures(english) != figures(other):
        yield f"has {figures(other)}, not {figures(english)}"


@each_rules
@each_language
def test_every_rule_has_its_text_and_its_reason(folder: Path, language: str) -> None:
    other = folder / f"rules.{language}.toml"
    assert other.exists(), f"{called(other)} is missing"
    found = rule_faults(ledger_rows(folder), ledger.read(other))
    assert not found, "\n".join(found)


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
    ("hello = Hallo", "hello Hallo", "can't be read"),
    ("line =", "hello = Hallo, { $name }!\nline =", "hello: stands twice"),
    ("{ $name }", "{ $nahme }", "hello: names ['nahme'], not ['name']"),
    ("Hallo, { $name }.", "Hallo.", "hello: names [], not ['name']"),
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
    said = Whole(GERMAN_WORDS).known
    assert {sample["how"] for sample in samples(said["end"])} >= {"won", "lost", "anything"}
    assert {sample["count"] for sample in samples(said["cards"])} >= {0, 1, 2}
    assert list(samples(said["line"])) == [{"a": 3, "b": 3}]


ROWS = [{"id": "A-1", "section": "Goal", "text": "Five win (S-1)."},
        {"id": "S-1", "section": "Goal", "text": "At most 12.", "why": "The table says so."}]
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
