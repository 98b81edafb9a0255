"""The hall's front page: the guest, here and on another device; ways to a table; the guest's tables and open ones."""

import json
import re

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.server.hall import until
from tests.table import first_of
from tests.web.conftest import Person, everywhere
from tests.web.sentences import capital, say

TABLE = re.compile(r"/t/[\w-]+$")


def row(page: Page, table: str) -> Locator:
    return page.locator(f'[data-table="{table}"]')


def way_in(page: Page, way: str) -> Locator:
    return page.locator("[data-game=sequence]").get_by_role("button", name=say(way))


def dialog(page: Page, way: str) -> Locator:
    """Return the button for one of a game's ways in."""
    way_in(page, way).click()
    return page.get_by_role("dialog")


# ── who one is ───────────────────────────────────────────────────────────────
@everywhere
def test_a_newcomer_plays_at_once_and_is_given_a_name(person: Person) -> None:
    page = person(still=True).open("/")
    way_in(page, "hall-play").click()
    expect(page).to_have_url(TABLE)
    expect(page.locator("[data-prompt]")).to_be_visible()
    promised = page.evaluate("name => localStorage.getItem(name)", f"greathall-seeds-{page.url.rsplit('/', 1)[1]}")
    assert len(json.loads(promised)["pledges"][0]) == 64  # without a question, the browser brings a seed
    page.goto("/")
    expect(page.get_by_role("button", name=re.compile(say("guest-name", number="")))).to_be_visible()
    mine = page.get_by_role("region", name=say("hall-mine"))
    expect(mine.locator("[data-table]")).to_have_count(1)


def test_a_name_and_a_picture_are_kept(person: Person) -> None:
    page = person(still=True).open("/")
    page.get_by_role("button", name=say("guest-choose")).click()
    page.get_by_label(say("guest-called")).fill("Minerva")
    page.get_by_role("radio", name=say("guest-avatar-cat")).check()
    page.get_by_role("button", name=say("guest-keep")).click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.reload()
    page.get_by_role("button", name="Minerva").click()
    expect(page.get_by_label(say("guest-called"))).to_have_value("Minerva")
    expect(page.get_by_role("radio", name=say("guest-avatar-cat"))).to_be_checked()


def test_a_name_that_the_hall_refuses_is_refused_in_words(person: Person) -> None:
    ann = person("Ann", still=True)
    ann.watch.expects(400, "/api/identity")
    page = ann.open("/")
    page.get_by_role("button", name="Ann").click()
    page.get_by_label(say("guest-called")).fill("<Ann>")
    page.get_by_role("button", name=say("guest-keep")).click()
    expect(page.get_by_role("alert")).to_have_text(say("name-sign", sign="U+003C"))


@everywhere
def test_a_link_makes_another_browser_the_same_guest(person: Person) -> None:
    """It shows who, asks if this browser is already someone else, and leaves no code in the address bar."""
    ann, other = person("Ann", still=True), person("Bob", still=True)
    table = ann.program.table()
    page = ann.open("/")
    page.get_by_role("button", name="Ann").click()
    page.get_by_role("button", name=say("guest-other-device")).click()
    expect(page.get_by_role("img", name=say("guest-devices-code"))).to_be_visible()
    field = page.get_by_label(say("guest-devices-link"))
    link = field.input_value()
    page.get_by_role("button", name=say("ui-copy"), exact=True).click()
    expect(page.get_by_role("status").filter(has_text=say("ui-copied"))).to_have_count(1)

    there = other.open(link)
    expect(there.get_by_text(say("guest-recover-instead", name="Ann", before="Bob"))).to_be_visible()
    assert there.url == f"{other.place.address}/recover"
    there.get_by_role("button", name=say("guest-recover-go", name="Ann")).click()
    expect(there).to_have_url(f"{other.place.address}/")
    expect(there.get_by_role("button", name="Ann")).to_be_visible()
    expect(row(there, table)).to_be_visible()


def test_whoever_thinks_better_of_it_stays_who_they_were(person: Person) -> None:
    ann, bob = person("Ann", still=True), person("Bob", still=True)
    there = bob.open("/recover#" + ann.program.ask("GET", "/api/identity/link")["code"])
    there.get_by_role("link", name=say("ui-cancel")).click()
    expect(there.get_by_role("button", name="Bob")).to_be_visible()
    there.reload()
    expect(there.get_by_role("button", name="Bob")).to_be_visible()


@everywhere
def test_a_new_link_voids_the_old_one(person: Person) -> None:
    ann, other = person("Ann", still=True), person(still=True)
    page = ann.open("/")
    page.get_by_role("button", name="Ann").click()
    page.get_by_role("button", name=say("guest-other-device")).click()
    field = page.get_by_label(say("guest-devices-link"))
    old = field.input_value()
    page.get_by_role("button", name=say("guest-link-new")).click()
    expect(field).not_to_have_value(old)
    other.watch.expects(403, "/api/identity/recover")
    there = other.open(old)
    expect(there.get_by_role("alert")).to_have_text(capital(say("guest-no-code")))


# ── ways to a table ──────────────────────────────────────────────────────────
def test_the_dialog_offers_the_options_of_that_number_of_seats(person: Person) -> None:
    """It says who would play with whom, by name and colour, and so does the table before it begins."""
    ann = person("Ann", still=True)
    page = ann.open("/")
    sheet = dialog(page, "hall-invite")
    sheet.locator("summary").click()
    teams = sheet.get_by_role("group", name=say("option-teams"))
    expect(sheet.get_by_role("switch", name=say("option-draw_on_demand"))).to_be_visible()
    expect(teams).to_have_count(0)
    sheet.get_by_role("group", name=say("new-seats")).get_by_role("radio", name="6", exact=True).check()
    sides = page.locator("[data-team]")
    expect(sides).to_have_text(["G Gold", "O Onyx"] * 3)
    teams.get_by_role("radio", name="3", exact=True).check()
    expect(sides).to_have_text(["G Gold", "O Onyx", "S Silver"] * 2)
    expect(sides.locator("svg")).to_have_count(6)
    sheet.get_by_role("switch", name=say("option-draw_on_demand")).check()
    sheet.get_by_role("combobox", name=say("seat", number=6)).select_option("hard")
    sheet.get_by_role("radio", name=say("new-clock-move")).check()
    sheet.get_by_role("radio", name=say("new-open-yes")).check()
    sheet.get_by_role("button", name=say("new-invite-go")).click()
    expect(page).to_have_url(TABLE)
    made = ann.program.ask("GET", "/api/tables/" + page.url.rsplit("/", 1)[1])
    assert made["options"] == {"teams": 3, "dealer": "lowest", "draw_on_demand": True, "coaching_penalty": False}
    assert [chair["bot"] for chair in made["seats"]] == ["", "", "", "", "", "hard"]
    assert (made["open"], made["clock"]["kind"], made["clock"]["seconds"], made["mine"]) == (True, "move", 60, [0])
    expect(sides).to_have_text(["G Gold", "O Onyx", "S Silver"] * 2)
    expect(sides.locator("svg")).to_have_count(6)


def test_the_next_click_starts_the_table_that_was_chosen(person: Person) -> None:
    """The arrow beside “Play now” opens the choice, which is kept; for the card game, a deck too."""
    ann = person("Ann", still=True)
    page = ann.open("/")
    way_in(page, "hall-quick").click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("radio", name="3", exact=True).check()
    sheet.get_by_role("radio", name=capital(say("seat-level-easy")), exact=True).check()
    page.keyboard.press("Escape")
    cards = page.locator("[data-game=tcg]")
    cards.get_by_role("button", name=say("hall-quick")).click()
    sheet.get_by_role("combobox", name=say("quick-deck")).select_option("draco")
    page.keyboard.press("Escape")
    page.reload()
    summary = say("hall-quick-bots", count=2, level=say("seat-level-easy"))
    expect(page.locator("[data-game=sequence]")).to_contain_text(summary)
    way_in(page, "hall-play").click()
    expect(page).to_have_url(TABLE)
    made = ann.program.ask("GET", "/api/tables/" + page.url.rsplit("/", 1)[1])
    assert [chair["bot"] for chair in made["seats"]] == ["", "easy", "easy"]
    page.goto("/")
    cards.get_by_role("button", name=say("hall-play")).click()
    expect(page).to_have_url(TABLE)
    made = ann.program.ask("GET", "/api/tables/" + page.url.rsplit("/", 1)[1])
    assert (made["status"], made["brought"]) == ("playing", {"0": "draco"})


def test_the_hall_shows_what_suits_and_all_at_one_look(person: Person) -> None:
    """Places for the games come before the games; a filter leaves some out; nobody has to scroll to play."""
    guest = person("Ann", still=True)
    page = guest.page
    held: list[Route] = []
    page.route("**/api/games", lambda route: held.append(route))
    page.goto("/")
    until(lambda: page.locator("main [aria-busy] .games > *").count() == 5 and held)
    held[0].continue_()
    games = page.locator("[data-game]")
    expect(page.locator("[data-game=tcg]")).to_be_visible()
    for way in games.get_by_role("button", name=say("hall-play")).all()[:5]:
        box = way.bounding_box()
        assert box
        assert box["y"] + box["height"] < 700
    page.get_by_role("combobox", name=say("hall-filter-players")).select_option("8")
    expect(games).to_have_count(2)
    page.get_by_role("combobox", name=say("hall-filter-time")).select_option("15")
    expect(page.get_by_text(say("hall-filter-none"))).to_be_visible()
    page.get_by_role("combobox", name=say("hall-filter-players")).select_option("4")
    expect(page.locator("[data-variant]").first).to_be_visible()


def test_a_dialog_closes_by_escape_and_gives_the_focus_back(person: Person) -> None:
    page = person("Ann", still=True).open("/")
    sheet = dialog(page, "hall-invite")
    expect(sheet).to_be_visible()
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(way_in(page, "hall-invite")).to_be_focused()


# ── lists ────────────────────────────────────────────────────────────────────
def test_my_tables_say_whose_turn_it_is_and_can_be_left_and_forgotten(person: Person) -> None:
    ann = person("Ann", still=True)
    table = ann.program.table(mine=[0, 1])
    ann.program.start(table)
    waiting = ann.program.table()
    page = ann.open("/")
    expect(page).to_have_title(say("hall-head-turns", count=1))
    mine = row(page, table)
    expect(mine).to_contain_text(say("hall-your-turn"))
    expect(page.locator("[data-table]").first).to_have_attribute("data-table", table)
    expect(row(page, waiting)).to_contain_text(say("hall-waiting", taken=1, seats=2))

    mine.get_by_role("button", name=say("hall-leave")).click()
    page.get_by_role("dialog").get_by_role("button", name=say("hall-leave")).click()
    expect(mine).to_contain_text(say("hall-left"))
    mine.get_by_role("button", name=say("hall-forget")).click()
    expect(mine).to_have_count(0)
    page.reload()
    expect(row(page, waiting)).to_be_visible()
    expect(mine).to_have_count(0)


def test_at_an_open_table_one_can_sit_down(person: Person) -> None:
    ann, bob = person("Ann", still=True), person("Bob", still=True)
    table = ann.program.table(open=True)
    page = bob.open("/")
    row(page, table).get_by_role("button", name=say("hall-sit")).click()
    expect(page).to_have_url(f"{bob.place.address}/t/{table}")
    assert [chair["name"] for chair in ann.program.ask("GET", f"/api/tables/{table}")["seats"]] == ["Ann", "Bob"]


def test_a_table_somebody_opens_comes_by_itself(person: Person) -> None:
    ann, bob = person("Ann", still=True), person("Bob", still=True)
    page = bob.open("/")
    expect(page.locator("[data-game]").first).to_be_visible()
    table = ann.program.table(open=True)
    expect(row(page, table)).to_be_visible()


# ── settings ─────────────────────────────────────────────────────────────────
@pytest.mark.parametrize("theme", first_of("light", "dark"))
def test_light_and_language_are_chosen_at_once_and_kept(person: Person, theme: str) -> None:
    page = person(theme="dark" if theme == "light" else "light", still=True).open("/")
    page.get_by_role("button", name=say("settings-title")).click()
    page.get_by_role("radio", name=say(f"settings-theme-{theme}")).check()
    page.get_by_role("radio", name="Deutsch").check()
    expect(page.get_by_role("heading", name=say("settings-title", "de"))).to_be_visible()
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", theme)
    expect(page.get_by_role("heading", name=say("hall-games", "de"))).to_be_visible()
