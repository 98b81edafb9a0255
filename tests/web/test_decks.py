"""Decks in the browser: built, judged, saved, shared, tested; chosen at a table, unseen by the opponent; played."""

import re
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from greathall.games.tcg import GAME
from greathall.games.tcg.decks import SHELF
from tests.games.tcg.scenes import card
from tests.web.conftest import Person, network
from tests.web.hands import Keys, Pointer
from tests.web.people import NARROW, Guest, axe
from tests.web.sentences import say
from tests.web.tcg import Duellist, hurries, tell
from tests.web.test_hall import TABLE

LANTERNS = GAME.deck_builder.report("lanterns", {}).written
SLOPPY = """My Sparks!!
Character: hary poter
20x charms
Vermillious x4
2 vermilious
3 flying carpet
"""


def tile(page: Page, name: str) -> Locator:
    return page.locator(f'[data-tile="{card(name)}"]')


def row(page: Page, name: str) -> Locator:
    return page.locator(f'[data-row="{card(name)}"]')


def verdict(page: Page, kind: str) -> Locator:
    return page.locator(f'[data-verdict="{kind}"]')


def opens_from_shelf(page: Page, deck: str) -> None:
    page.get_by_role("button", name=tell("builder-open"), exact=True).click()
    page.locator(f'[data-deck="{deck}"]').get_by_role("button").click()
    expect(page.get_by_role("dialog")).to_have_count(0)


def saves(page: Page, title: str) -> None:
    page.get_by_label(tell("builder-title")).fill(title)
    page.get_by_role("button", name=tell("builder-save"), exact=True).click()


def builder(guest: Guest) -> Page:
    page = guest.open("/decks")
    expect(page.locator("[data-tile]").first).to_be_visible()
    return page


# ── building ─────────────────────────────────────────────────────────────────
def test_cards_are_found_and_put_in_by_click_and_by_keys_and_the_deck_is_judged_with_rules(person: Person) -> None:
    ann = person("Ann", still=True)
    ann.open("/").get_by_role("link", name=say("hall-decks")).click()
    page = ann.page
    page.get_by_label(tell("builder-by-kind")).select_option(label="Creature")
    page.get_by_label(tell("builder-by-power")).select_option(label="Needs 8")
    expect(page.locator("[data-tile]")).to_have_count(1)
    tile(page, "Mountain Troll").click()
    expect(row(page, "Mountain Troll").locator("b")).to_have_text("1")
    page.get_by_role("button", name=tell("builder-all")).click()
    page.get_by_role("searchbox").fill("dragon")
    keys = Keys(page)
    tile(page, "Baby Dragon").focus()
    keys.press("ArrowRight")
    assert page.evaluate("document.activeElement.dataset.tile") == str(card("Norbert"))
    for key in "+++++-+":
        keys.press(key)
    expect(row(page, "Norbert").locator("b")).to_have_text("5")
    faults = verdict(page, "bad").get_by_role("listitem")
    expect(faults.filter(has_text="TC-2.2")).to_contain_text("Norbert")
    faults.get_by_role("button", name="TC-2.2").click()
    expect(page.get_by_role("dialog").locator('[data-rule="TC-2.2"]')).to_be_in_viewport()
    keys.press("Escape")
    opens_from_shelf(page, "lanterns")
    expect(verdict(page, "good")).to_contain_text(tell("builder-legal", count=60))
    page.get_by_role("button", name=tell("builder-undo")).click()
    expect(row(page, "Norbert").locator("b")).to_have_text("5")


def test_decks_are_kept_renamed_removed_and_given_back_and_the_last_one_is_there_after_a_reload(person: Person) -> None:
    page = builder(person("Ann", still=True))
    opens_from_shelf(page, "menagerie")
    saves(page, "Zoo")
    expect(page.get_by_role("button", name=tell("builder-save"), exact=True)).to_be_disabled()
    page.get_by_role("button", name=tell("builder-out", card="Steelclaw")).first.click()
    page.reload()
    expect(verdict(page, "bad")).to_contain_text("TC-2.1")
    page.get_by_role("button", name=tell("builder-open"), exact=True).click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_label(tell("builder-rename", title="Zoo")).fill("Ark")
    sheet.get_by_label(tell("builder-rename", title="Zoo")).press("Enter")
    sheet.get_by_role("button", name=tell("builder-remove", title="Ark")).click()
    expect(sheet.locator("[data-saved]")).to_have_count(0)
    sheet.get_by_role("button", name=tell("builder-undo")).click()
    sheet.get_by_role("button", name=tell("builder-open-name", title="Ark")).click()
    expect(verdict(page, "good")).to_be_visible()
    expect(page.get_by_label(tell("builder-title"))).to_have_value("Ark")


@network
def test_a_list_is_read_as_people_write_it_and_handed_on_as_text_as_a_file_and_by_a_link(
        person: Person, tmp_path: Path) -> None:
    ann, bob = person("Ann", still=True), person("Bob", still=True)
    page = builder(ann)
    page.get_by_role("button", name=tell("builder-import"), exact=True).click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("textbox").fill(SLOPPY)
    sheet.get_by_role("button", name=tell("builder-read-it")).click()
    unknown = sheet.get_by_role("status")
    expect(unknown).to_contain_text("flying carpet")
    unknown.get_by_role("button", name="Vermillious", exact=True).click()
    unknown.get_by_role("button", name="Harry Potter", exact=True).click()
    page.keyboard.press("Escape")
    expect(row(page, "Vermillious").locator("b")).to_have_text("6")
    expect(page.get_by_label(tell("builder-lead"))).to_have_value(str(card("Harry Potter")))
    file = tmp_path / "list.txt"
    file.write_text(LANTERNS, encoding="utf-8")
    page.get_by_role("button", name=tell("builder-import"), exact=True).click()
    sheet.get_by_label(tell("builder-file")).set_input_files(file)
    expect(verdict(page, "good")).to_be_visible()
    page.get_by_role("button", name=tell("builder-share"), exact=True).click()
    link = sheet.get_by_label(tell("builder-link")).input_value()
    with page.expect_download() as coming:
        sheet.get_by_role("button", name=re.compile("lanterns.txt")).click()
    assert coming.value.path().read_text(encoding="utf-8") == LANTERNS
    there = bob.open(link)
    expect(verdict(there, "good")).to_be_visible()
    expect(there).to_have_url(f"{bob.place.address}/decks")
    expect(row(there, "Vermillious").locator("b")).to_have_text("4")


def test_on_a_phone_a_deck_is_built_tried_against_nobody_and_played_against_a_bot_by_touch(person: Person) -> None:
    guest = person("Ann", still=True, width=NARROW, touch=True, theme="dark", language="de")
    pointer = Pointer(guest)
    page = builder(guest)
    page.locator("[data-tile]").first.tap()
    page.get_by_role("tab", name=tell("builder-deck", "de")).tap()
    expect(page.locator("[data-row]")).to_have_count(1)
    assert axe(page) == []
    page.get_by_role("button", name=tell("builder-open", "de"), exact=True).tap()
    page.locator('[data-deck="lanterns"]').get_by_role("button").tap()
    page.get_by_role("tab", name=tell("builder-figures", "de")).tap()
    expect(page.get_by_role("list", name=tell("builder-curve", "de")).get_by_role("listitem")).to_have_count(14)
    fish = page.locator("[data-solo]")
    fish.get_by_role("button", name=tell("builder-solo-run", "de")).tap()
    expect(fish.locator("ol > li").first).to_be_visible()
    assert axe(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= NARROW
    ann = Duellist(guest, "de")
    page.get_by_role("tab", name=tell("builder-deck", "de")).tap()
    page.get_by_role("button", name=tell("builder-play", "de"), exact=True).tap()
    expect(page).to_have_url(TABLE)
    for _ in range(4):
        ann.until_asked()
        ann.play(hurries(ann.now))
    assert ann.now["view"]["lists"][0] == [SHELF["lanterns"].character, *SHELF["lanterns"].cards]
    assert pointer.was_touch_alone()


# ── at a table ───────────────────────────────────────────────────────────────
def test_a_deck_of_ones_own_is_chosen_unseen_by_the_other_and_played(person: Person) -> None:
    guest, bob = person("Ann", still=True), person("Bob", still=True)
    page = builder(guest)
    opens_from_shelf(page, "slowboil")
    saves(page, "Kettle")
    table = guest.program.table("tcg", 2, options={"format": "advanced"})
    bob.program.join(table, 1)
    ann = Duellist(guest)
    ann.sit(table)
    chosen = page.locator("[data-bring]")
    chosen.get_by_role("combobox").select_option(label="Kettle")
    expect(chosen.get_by_role("status")).to_have_text(tell("bring-own", title="Kettle"))
    page.reload()
    expect(chosen.get_by_role("status")).to_have_text(tell("bring-own", title="Kettle"))
    seen = bob.open(f"/t/{table}")
    expect(seen.locator("[data-bring]").get_by_role("status")).to_be_empty()
    assert "Kettle" not in seen.content()
    page.get_by_role("button", name=say("table-start")).click()
    ann.until(lambda now: now["status"] == "playing")
    assert ann.now["view"]["lists"] == [[SHELF["slowboil"].character, *SHELF["slowboil"].cards], None]
