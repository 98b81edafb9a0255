"""The language is switched at the table, in mid-game: everything is German at once, and no English is left over."""

import re
from functools import cache
from pathlib import Path

from fluent.syntax import ast as ftl, parse
from playwright.sync_api import Page, expect

from greathall.core import catalogue, ledger
from greathall.core.game import all_games
from tests.web.conftest import Person
from tests.web.player import alone, begun, builds
from tests.web.sentences import HALL, capital, say

SEQUENCE = all_games()["sequence"]
TEXTS = """() => {
  const said = [document.title];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let at = walk.nextNode(); at; at = walk.nextNode()) {
    if (at instanceof Text) said.push(at.data);
    else for (const name of ["aria-label", "placeholder", "title", "alt"]) said.push(at.getAttribute(name) ?? "");
  }
  return [...new Set(said.map((text) => text.trim().replace(/\\s+/g, " ")).filter(Boolean))];
}"""


# ── what is English ──────────────────────────────────────────────────────────
def patterns(folder: Path, language: str) -> set[str]:
    """Return every sentence of a catalogue, and every variant of one, with a hole for each fact."""
    found: set[str] = set()
    for entry in parse(catalogue.text(folder, language)).body:
        if isinstance(entry, ftl.Message) and entry.value:
            found |= shapes(entry.value)
    return found


def shapes(pattern: ftl.Pattern) -> set[str]:
    made = {""}
    for part in pattern.elements:
        pieces = {re.escape(" ".join(part.value.split("\n")))} if isinstance(part, ftl.TextElement) else holes(part)
        made = {before + piece for before in made for piece in pieces}
    return made


def holes(part: ftl.Placeable) -> set[str]:
    if isinstance(part.expression, ftl.SelectExpression):
        return set().union(*(shapes(variant.value) for variant in part.expression.variants))
    if isinstance(part.expression, ftl.StringLiteral):
        return {re.escape(part.expression.value)}
    return {"(.+)"}


@cache
def speech(language: str) -> tuple[re.Pattern[str], ...]:
    folders = [*HALL, SEQUENCE.folder]
    rules = ledger.rules(SEQUENCE, language).values()
    said = set().union(*(patterns(folder, language) for folder in folders))
    said |= {re.escape(text) for rule in rules for text in (rule.text, rule.section, rule.why) if text}
    return tuple(re.compile(shape.strip(), re.IGNORECASE) for shape in said if re.search(r"[a-z]{2}", re.sub(
        r"\(\.\+\)", "", shape)))


def english(texts: list[str]) -> list[str]:
    """Return those that are English sentences and not German ones."""
    def spoken(text: str, language: str) -> bool:
        return any(pattern.fullmatch(text) for pattern in speech(language))
    return [text for text in texts if spoken(text, "en") and not spoken(text, "de")]


def test_english_is_known_from_german() -> None:
    assert english(["Play a card.", "Spiel eine Karte.", "Ann plays 5h on c4.", "5h", "Ann", "Undo"]) == [
        "Play a card.", "Ann plays 5h on c4.", "Undo"]


# ── the switch ───────────────────────────────────────────────────────────────
def speak(page: Page, before: str, after: str) -> None:
    page.get_by_role("button", name=say("settings-title", before)).click()
    page.get_by_role("radio", name="Deutsch" if after == "de" else "English").click()
    expect(page.locator("html")).to_have_attribute("lang", after)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def all_german(page: Page) -> list[str]:
    """Check everything written or spoken here for English."""
    return english(page.evaluate(TEXTS))


def test_in_mid_game_the_table_speaks_german_at_once(person: Person) -> None:
    _, ann, bob = begun(person("Ann", still=True), person("Bob", still=True))
    for _ in range(4):
        mover, other = (ann, bob) if ann.asked else (bob, ann)
        mover.play(builds(mover.now))
        other.until(lambda now: now["seq"] >= mover.now["seq"])  # noqa: B023  # waited for at once
    mover, other = (ann, bob) if ann.asked else (bob, ann)
    page = mover.page
    mover.element("space:0").click()
    expect(page.locator("[data-objection]")).to_be_visible()
    speak(page, "en", "de")
    expect(mover.prompt).to_have_text(say("ask-Turn", "de", exchanged="no"))
    expect(page.locator("[data-objection]")).to_contain_text(capital(say("no-corner", "de")))
    expect(page.get_by_role("region", name=say("table-log", "de"))).to_contain_text(
        say("tell-Deals", "de", seat=["Ann", "Bob"][mover.now["view"]["dealer"]]))
    assert all_german(page) == []
    page.get_by_role("button", name=say("rules", "de"), exact=True).click()
    expect(page.get_by_role("dialog").locator('[data-rule="SQ-9.1"]')).to_contain_text(
        ledger.rules(SEQUENCE, "de")["SQ-9.1"].text)
    assert all_german(page) == []
    page.keyboard.press("Escape")
    speak(page, "de", "en")
    expect(mover.prompt).to_have_text(say("ask-Turn", exchanged="no"))


def test_hints_talk_and_the_plain_table_are_german_too(person: Person) -> None:
    _, ann = alone(person("Ann", still=True, language="de"))
    page = ann.page
    ann.until_asked()
    page.get_by_role("button", name=say("hint", "de")).click()
    expect(page.get_by_role("group", name=say("hint-title", "de"))).to_be_visible()
    assert all_german(page) == []
    page.get_by_role("tab", name=say("chat", "de")).click()
    page.get_by_role("button", name=say("phrase-luck", "de")).click()
    expect(page.get_by_role("log")).to_contain_text(say("phrase-luck", "de"))
    page.get_by_role("button", name=say("table-plain", "de")).click()
    expect(page.locator("[data-plain]")).to_be_visible()
    assert all_german(page) == []


def test_the_hall_is_german_throughout(person: Person) -> None:
    page = person("Ann", language="de").open("/")
    expect(page.locator("[data-game=sequence]")).to_be_visible()
    assert all_german(page) == []
    for key in ("hall-invite", "hall-screen"):
        page.locator("[data-game=sequence]").get_by_role("button", name=say(key, "de")).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        assert all_german(page) == []
        page.keyboard.press("Escape")
