"""A game's variants: offered in the hall as small games of their own, with their options set; tables, pages and rules
use their names.
"""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from greathall.core import ledger
from greathall.core.game import all_games
from tests.web.conftest import Person
from tests.web.stone import ALONE, GAME, tell
from tests.web.test_hall import TABLE, row
from tests.web.sentences import say

STONE = all_games()[GAME]


def unfold(page: Page) -> Page:
    """Unfold the variants, which lie below their game."""
    page.get_by_role("button", name=say("hall-variants", count=len(ALONE))).click()
    return page


def variant(page: Page, name: str) -> Locator:
    return page.locator(f"[data-variant={name}]")


def titled(name: str) -> str:
    return tell(f"variant-{name}")


def test_every_form_is_offered_with_its_name_its_minutes_and_three_ways_in(person: Person) -> None:
    page = person(still=True).open("/")
    expect(page.locator("[data-variant]")).to_have_count(0)
    unfold(page)
    offered = page.get_by_role("group", name=tell("variants")).get_by_role("listitem")
    expect(offered).to_have_count(len(ALONE))
    for found in STONE.variants:
        sheet = variant(page, found.name)
        expect(sheet.get_by_role("heading", name=titled(found.name))).to_be_visible()
        expect(sheet).to_contain_text(tell(f"variant-{found.name}-tagline"))
        expect(sheet).to_contain_text(say("hall-minutes", minutes=found.minutes))
        for way in ("hall-play", "hall-invite", "hall-screen"):
            expect(sheet.get_by_role("button", name=say(way))).to_be_visible()


def test_who_plays_a_form_at_once_sits_at_its_table_which_is_called_by_it_everywhere(person: Person) -> None:
    ann = person("Ann", still=True)
    page = ann.open("/")
    variant(unfold(page), "quirrell").get_by_role("button", name=say("hall-play")).click()
    expect(page).to_have_url(TABLE)
    expect(page.get_by_role("banner")).to_contain_text(titled("quirrell"))
    expect(page).to_have_title(re.compile(titled("quirrell")))
    table = page.url.rsplit("/", 1)[1]
    assert ann.program.ask("GET", f"/api/tables/{table}")["options"] == {"challenge": "quirrell"}
    page.goto("/")
    expect(row(page, table).get_by_role("heading")).to_have_text(titled("quirrell"))
    page.goto(f"/t/{table}/replay")
    expect(page.get_by_role("heading", level=1)).to_contain_text(titled("quirrell"))


@pytest.mark.parametrize(("name", "asked", "gone"), [
    ("mcgonagall", ["chess", "exit_within_slide"], ["challenge", "exact_count_at_trapdoor", "hide_silver_key"]),
    ("", ["chess", "exact_count_at_trapdoor", "hide_silver_key", "piece_protects_from_steal"], ["challenge"])])
def test_only_the_options_that_apply_are_asked(person: Person, name: str, asked: list[str], gone: list[str]) -> None:
    page = person("Ann", still=True).open("/")
    sheet = variant(unfold(page), name) if name else page.locator(f"[data-game={GAME}]")
    sheet.get_by_role("button", name=say("hall-invite")).click()
    dialog = page.get_by_role("dialog", name=titled(name) if name else tell("title"))
    dialog.locator("summary").click()
    for option in asked:
        expect(dialog.get_by_text(tell(f"option-{option}"), exact=True)).to_be_visible()
    for option in gone:
        expect(dialog.get_by_text(tell(f"option-{option}"), exact=True)).to_have_count(0)
    if name:  # an option that depends on another comes and goes with it
        dialog.get_by_role("radio", name=tell("option-chess-complete"), exact=False).check()
        expect(dialog.get_by_text(tell("option-exit_within_slide"), exact=True)).to_have_count(0)


def test_the_rules_of_a_form_begin_with_its_own_and_hold_all(person: Person) -> None:
    ann = person("Ann", still=True)
    table = ann.program.table(GAME, 2, bots={"1": "random"}, options={"challenge": "snape"})
    ann.program.start(table)
    page = ann.open(f"/t/{table}")
    page.get_by_role("button", name=say("rules"), exact=True).click()
    drawer = page.get_by_role("dialog", name=titled("snape"))
    rules = drawer.locator("[data-rule]")
    expect(rules.first).to_have_attribute("data-rule", "SS-6.1")
    expect(rules).to_have_count(len(ledger.rules(STONE)))
    drawer.get_by_role("searchbox").fill("SS-1.1")
    expect(rules).to_have_count(2)  # and SS-1.10


def test_friends_are_invited_to_a_form_and_told_what_was_agreed(person: Person) -> None:
    ann = person("Ann", still=True)
    page = ann.open("/")
    variant(unfold(page), "mcgonagall").get_by_role("button", name=say("hall-invite")).click()
    dialog = page.get_by_role("dialog")
    dialog.locator("summary").click()
    dialog.get_by_role("radio", name=tell("option-chess-complete"), exact=False).check()
    dialog.get_by_role("button", name=say("new-invite-go")).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(titled("mcgonagall"))
    agreed = page.get_by_role("listitem").filter(has_text=tell("option-chess"))
    expect(agreed).to_contain_text(tell("option-chess-complete"))
    expect(page.get_by_text(tell("option-challenge"))).to_have_count(0)
