"""How to play on one page: in the rules drawer, where each line leads to its rules, and on paper.

At SCALE=1 terms explain themselves in German only."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

import greathall
from greathall.core.game import Game, all_games
from greathall.core.howto import how_to, plan
from tests.table import first_of
from tests.web.conftest import Person
from tests.web.people import NARROW, Guest, axe
from tests.web.sentences import say

GAMES = Path(greathall.__file__).parents[2] / "web" / "src" / "games"
DRAWN = [game for game in all_games().values() if (GAMES / game.name).is_dir()]


def drawer(guest: Guest, game: str = "sequence", seats: int = 2, **options: str | bool) -> Locator:
    """Open the rules at a new table."""
    table = guest.program.table(game, seats, bots={str(seat): "random" for seat in range(1, seats)}, options=options)
    guest.program.start(table)
    page = guest.open(f"/t/{table}")
    page.get_by_role("button", name=say("rules"), exact=True).click()
    return page.get_by_role("dialog")


def opened(page: Page) -> Locator:
    return page.locator("[data-rule].marked")


@pytest.mark.parametrize("game", DRAWN, ids=lambda game: game.name)
def test_every_drawing_that_a_page_names_is_there(game: Game) -> None:
    found = plan(game)
    assert found is not None
    source = (GAMES / game.name / "Sketch.svelte").read_text("utf-8")
    names = {line.draw for page in found.pages.values() for part in page.values() for line in part} - {""}
    assert [name for name in names if not re.search(rf"\b{name}\b", source)] == []


def test_each_line_leads_to_its_rules_by_touch_and_by_keyboard(person: Person) -> None:
    ann = person("Ann", width=NARROW, touch=True, still=True)
    sheet = drawer(ann)
    page = how_to(all_games()["sequence"]).pages["sequence"]
    for part, lines in page.items():
        expect(sheet.locator(".howto").get_by_role("heading", name=say(f"howto-{part}"), exact=True)).to_be_visible()
        for line in lines:
            expect(sheet.get_by_text(line.text)).to_have_count(1)
    sheet.get_by_role("button", name=say("rules-show", id="SQ-4.1")).tap()
    expect(opened(ann.page)).to_have_attribute("data-rule", "SQ-4.1")
    expect(opened(ann.page)).to_be_in_viewport()
    sheet.get_by_role("button", name=say("rules-show", id="SQ-7.2")).focus()
    ann.page.keyboard.press("Enter")
    expect(opened(ann.page)).to_have_attribute("data-rule", "SQ-7.2")
    expect(opened(ann.page)).to_be_focused()
    sheet.get_by_role("searchbox").fill("SQ-1.1")
    expect(sheet.locator(".howto")).to_have_count(0)


def test_a_challenge_has_its_own_page_which_fills_one_sheet_of_paper(person: Person) -> None:
    ann = person("Ann", still=True)
    sheet = drawer(ann, "sorcerers_stone", challenge="snape")
    page = how_to(all_games()["sorcerers_stone"]).pages["snape"]
    expect(sheet.get_by_text(page["goal"][0].text)).to_be_visible()
    expect(sheet.locator(".sketch > *").first).to_be_visible()
    assert len(re.findall(rb"/Type\s*/Page\b(?!s)", ann.page.pdf(prefer_css_page_size=True))) == 1
    ann.page.emulate_media(media="print")
    expect(sheet.get_by_text(page["end"][0].text)).to_be_visible()
    expect(sheet.locator("[data-rule]").first).to_be_hidden()
    ann.page.emulate_media(media="screen")


def test_so_have_rules_that_an_option_changes(person: Person) -> None:
    sheet = drawer(person("Ann", still=True), "diagon_alley", 3, younger=True)
    pages = how_to(all_games()["diagon_alley"]).pages
    expect(sheet.get_by_text(pages["younger"]["things"][1].text)).to_be_visible()
    expect(sheet.get_by_text(pages["diagon_alley"]["turn"][3].text)).to_have_count(0)


# ── the glossary ─────────────────────────────────────────────────────────────
def refused(guest: Guest) -> Locator:
    """Touch a corner at a new table, and return the word for it in the refusal."""
    table = guest.program.table("sequence", 2, bots={"1": "random"}, options={"dealer": "chance"})
    guest.program.start(table)
    page = guest.open(f"/t/{table}")
    page.locator(".prompt.mine").wait_for()  # the bot may go first
    page.locator('[data-element="space:0"]').click()
    return page.locator("[data-objection] dfn").first


def explained(page: Page) -> Locator:
    return page.locator("[data-term]")


@pytest.mark.parametrize("language", first_of("de", "en"))
def test_a_term_explains_itself_when_it_is_pointed_at_or_focused(person: Person, language: str) -> None:
    ann = person("Ann", still=True, language=language)
    word = refused(ann)
    term = next(term for term in how_to(all_games()["sequence"], language).glossary if term.rule == "SQ-4.1")
    word.hover()
    expect(explained(ann.page)).to_contain_text(term.text)
    assert axe(ann.page) == []
    ann.page.mouse.move(0, 0)
    expect(explained(ann.page)).to_have_count(0)
    word.focus()
    expect(explained(ann.page)).to_contain_text(term.text)
    ann.page.keyboard.press("Escape")
    expect(explained(ann.page)).to_have_count(0)
    word.hover()
    explained(ann.page).get_by_role("button").click()
    expect(opened(ann.page)).to_have_attribute("data-rule", term.rule)


def test_a_term_explains_itself_to_a_finger_within_the_screen(person: Person) -> None:
    ann = person("Ann", width=NARROW, touch=True, still=True)
    word = refused(ann)
    word.tap()
    expect(explained(ann.page)).to_be_in_viewport(ratio=1)
    word.press("Escape")
    expect(word).to_be_visible()


def test_all_terms_are_listed_beside_the_rules(person: Person) -> None:
    sheet = drawer(person("Ann", still=True))
    sheet.get_by_text(say("howto-glossary")).click()
    for term in how_to(all_games()["sequence"]).glossary:
        expect(sheet.locator("dd", has_text=term.text)).to_be_visible()
    sheet.locator(".howto dfn").first.focus()
    expect(sheet.locator("[data-term]")).to_be_in_viewport(ratio=1)
    sheet.page.keyboard.press("Escape")
    expect(sheet.locator("[data-term]")).to_have_count(0)
    expect(sheet).to_be_visible()
