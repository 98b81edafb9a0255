"""Diagon Alley's desk: attack and defence by two people, a ride by Floo Powder, refusals with their rule, and every
question of the game; in the hall, a board of one's own and a table for two.
"""

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from greathall.games.diagon_alley import GAME
from greathall.games.diagon_alley.board import CARDS, CLOSE, DATA, DEFEND, INN, ITEM_OF, PICKPOCKET
from tests.table import ANN, in_turn
from tests.web.at_desk import sees_every_answer
from tests.web.conftest import Person
from tests.web.diagon import CLOSERS, DUEL, FIREPLACES, Shopper, play_until, seated, tell
from tests.web.diagon_states import DIAGON_STATES, SEATS
from tests.web.laid import Laid, lay
from tests.web.people import NARROW, WIDE, Guest
from tests.web.player import all_heard
from tests.web.test_hall import TABLE
from tests.web.sentences import capital, say

FULL_RULES = ("roll", "walk", "floo-to", "attacked", "snatching", "giving")


def three(person: Person, edition: str) -> list[Shopper]:
    ann, bob = person("Ann", still=True), person("Bob", still=True)
    return seated(ann, bob, bots={"2": "random"}, options={"edition": edition})[1]


def other(players: list[Shopper], one: Shopper) -> Shopper:
    return next(player for player in players if player is not one)


# ── spells ───────────────────────────────────────────────────────────────────
def test_an_attack_is_defended_between_two_people(person: Person) -> None:
    players = three(person, DUEL)

    def can_attack(player: Shopper) -> bool:
        target = other(players, player).now
        return DEFEND in target["view"]["hand"] and {"type": "Pickpocket", "target": target["seat"]} in player.legal

    thief = play_until(players, can_attack)
    victim = other(players, thief)
    coins = thief.now["view"]["coins"]
    thief.play({"type": "Pickpocket", "target": victim.now["seat"]})
    victim.until_asked()
    desk = victim.desk()
    expect(desk).to_contain_text(tell("desk-attack", name=thief.name(thief.now["seat"])))
    expect(desk).to_contain_text(tell("card-text", card=CARDS[PICKPOCKET]))
    names = {"by": thief.name(thief.now["seat"]), "name": thief.name(victim.now["seat"])}
    expect(thief.prompt).to_have_text(tell("desk-other-Attacked", card="", **names))
    victim.play({"type": "Defend"})
    all_heard(players)
    assert thief.now["view"]["coins"] == coins
    assert {"type": "Defended", "seat": victim.now["seat"]} in victim.now["events"]
    assert thief.step == {"type": "Turn", "seat": thief.now["seat"], "rolled": thief.step["rolled"]}


def test_floo_powder_leads_where_one_likes_when_the_call_was_right(person: Person) -> None:
    players = three(person, FIREPLACES)
    rider = play_until(players, lambda player: player.can("Floo"))
    rider.play({"type": "Floo", "odd": True})
    while not rider.can("Go"):  # wrong: the die has led on
        all_heard(players)
        rider = play_until(players, lambda player: player.can("Floo"))
        rider.play({"type": "Floo", "odd": True})
    ride = rider.legal[-1]
    rider.play(ride)
    assert rider.now["view"]["where"][rider.now["seat"]] == ["inside", -1, -1, ride["shop"]]


def test_a_sign_is_hung_and_three_spells_go_for_a_new_card_by_touch_at_375(person: Person) -> None:
    guest = person("Ann", width=NARROW, touch=True, still=True)
    _, [ann] = seated(guest, bots={"1": "random", "2": "random"}, options={"edition": CLOSERS})
    play_until([ann], lambda player: {"type": "Close", "shop": INN} in player.legal)
    ann.play({"type": "Close", "shop": INN})
    assert ann.now["view"]["sign"] == INN
    play_until([ann], lambda player: player.can("Exchange"))
    ann.play({"type": "Exchange"})
    for _ in range(3):
        assert ann.step["type"] == "Giving"
        ann.play({"type": "Pick", "card": CLOSE})
    assert {"type": "Exchanged", "seat": ANN} in [
        event for message in ann.heard if message["type"] == "table" for event in message["events"]]


def test_a_card_that_has_to_wait_tells_why_with_its_rule(person: Person) -> None:
    players = three(person, DUEL)
    holder = play_until(players, lambda player: DEFEND in player.now["view"]["hand"] and player.step["type"] == "Turn")
    holder.press(holder.desk().get_by_role(
        "button", name=tell("desk-why-not-card", card=tell("name-card", card="defend"))))
    objection = holder.page.locator("[data-objection]")
    expect(objection).to_contain_text(capital(tell("no-defend")))
    expect(objection.get_by_role("button", name="DA-7.3")).to_be_visible()


# ── every question ───────────────────────────────────────────────────────────
def looks(person: Person, state: str, **how: Any) -> Locator:
    return laid(person, state, **how)[0]


def laid(person: Person, state: str, **how: Any) -> tuple[Locator, Laid]:
    guest: Guest = person("Ann", still=True, **how)
    table = guest.program.table("diagon_alley", SEATS, bots={str(seat): "random" for seat in range(1, SEATS)})
    guest.program.start(table)
    s, events = DIAGON_STATES[state]
    scene = lay(guest, s, ANN, events, "diagon_alley")
    guest.open(f"/t/{table}")
    desk = guest.page.locator("[data-desk]")
    desk.wait_for(state="attached")
    return desk, scene


@pytest.mark.parametrize(("states", "width"), in_turn([FULL_RULES, ("younger",)], [NARROW, WIDE]))
def test_all_answers_are_in_sight_without_scrolling(person: Person, states: tuple[str, ...], width: int) -> None:
    """In German, whose words are longer."""
    desk, scene = laid(person, states[0], width=width, touch=width == NARROW, language="de")
    sees_every_answer(desk.page, scene, [DIAGON_STATES[state] for state in states], "button:not(.fold)")


def test_a_door_shows_what_is_sold_behind_it_as_far_as_it_is_lacking(person: Person) -> None:
    desk = looks(person, "walk")
    s, _ = DIAGON_STATES["walk"]
    for action in s.agenda[-1].legal(s)[1:3]:
        name = tell("do-Enter", shop=tell("name-shop", shop=DATA["building"][action.shop]["id"]))
        item = ITEM_OF[action.shop]
        sold = desk.get_by_role("button", name=capital(name)).locator(".sold")
        expect(sold).to_have_count(0 if s.trunk[ANN] >> item & 1 else 1)


def test_the_havoc_card_one_has_drawn_lies_there_with_its_text(person: Person) -> None:
    desk = looks(person, "havoc")
    expect(desk).to_contain_text(tell("card-text", card="crowd"))
    expect(desk).to_contain_text(tell("desk-missed", count=1))


def test_who_has_no_defence_can_only_let_it_happen(person: Person) -> None:
    desk = looks(person, "attacked-helpless")
    expect(desk).to_contain_text(tell("desk-helpless"))
    expect(desk.locator(".answers").locator("button:not(.fold)")).to_have_count(1)


# ── in the hall ──────────────────────────────────────────────────────────────
def dialog(page: Page) -> Locator:
    page.locator("[data-game=diagon_alley]").get_by_role("button", name=say("hall-invite")).click()
    return page.get_by_role("dialog")


def brings(sheet: Locator, name: str, text: str) -> None:
    sheet.locator("input[type=file]").set_input_files({"name": name, "mimeType": "text/plain", "buffer": text.encode()})


def drops(sheet: Locator, name: str, text: str) -> None:
    """Dragged from the desktop and dropped on the option."""
    carried = sheet.page.evaluate_handle("""([name, text]) => {
      const carried = new DataTransfer();
      carried.items.add(new File([text], name));
      return carried;
    }""", [name, text])
    sheet.get_by_role("group", name=tell("option-edition")).dispatch_event("drop", {"dataTransfer": carried})


def test_a_board_of_ones_own_is_judged_named_taken_back_and_played(person: Person) -> None:
    ann = person("Ann", still=True)
    ann.watch.expects(400, "/options/edition")
    page = ann.open("/")
    sheet = dialog(page)
    sheet.locator("summary").click()
    brings(sheet, "bad.toml", "boots = 1")
    expect(sheet.get_by_role("alert")).to_contain_text("boots")
    expect(sheet.get_by_role("alert")).to_contain_text("DA-B01")
    taken = sheet.get_by_role("status").filter(has_text=say("new-file-taken", title="Duel"))
    brings(sheet, "duel.toml", DUEL)
    expect(taken).to_be_visible()
    expect(sheet.get_by_role("alert")).to_have_count(0)
    sheet.get_by_role("button", name=say("new-file-remove")).click()
    expect(taken).to_have_count(0)
    drops(sheet, "duel.toml", DUEL)
    expect(taken).to_be_visible()
    sheet.get_by_role("button", name=say("new-invite-go")).click()
    expect(page).to_have_url(TABLE)
    expect(page.get_by_role("listitem").filter(has_text=tell("option-edition"))).to_contain_text("Duel")
    page.get_by_role("button", name=say("table-start-bots")).click()
    expect(page.locator("[data-board]").first).to_be_visible()
    expect(page.get_by_role("banner")).to_contain_text("Duel")
    made = ann.program.ask("GET", "/api/tables/" + page.url.rsplit("/", 1)[1])
    assert made["titles"] == {"edition": "Duel"}


def test_our_board_is_had_as_a_file_to_begin_with(person: Person) -> None:
    page = person("Ann").open("/")
    sheet = dialog(page)
    sheet.locator("summary").click()
    with page.expect_download() as coming:
        sheet.get_by_role("link", name=tell("option-edition-begin")).click()
    assert coming.value.suggested_filename == "diagon_alley-edition.toml"
    assert coming.value.path().read_text(encoding="utf-8") == GAME.template("edition")


def test_two_may_play_only_with_the_switch_that_then_stands_beside_the_seats(person: Person) -> None:
    ann = person("Ann", still=True)
    ann.watch.expects(400, "/api/tables")
    page = ann.open("/")
    sheet = dialog(page)
    switch = sheet.get_by_role("switch", name=tell("option-two_players"), exact=True)
    expect(switch).to_have_count(0)
    sheet.get_by_role("group", name=say("new-seats")).get_by_role("radio", name="2", exact=True).check()
    expect(switch).to_be_visible()
    go = sheet.get_by_role("button", name=say("new-invite-go"))
    sheet.locator("summary").click()
    go.click()
    alert = sheet.get_by_role("alert")
    expect(alert).to_contain_text(capital(tell("no-two")))
    expect(alert).to_contain_text("DA-S02")
    expect(alert).to_be_in_viewport(ratio=1)
    switch.check()
    expect(alert).to_have_count(0)
    go.click()
    expect(page).to_have_url(TABLE)


def test_who_plays_at_once_sits_at_the_smallest_table_that_needs_no_switch(person: Person) -> None:
    ann = person("Ann", still=True)
    page = ann.open("/")
    page.locator("[data-game=diagon_alley]").get_by_role("button", name=say("hall-play")).click()
    expect(page).to_have_url(TABLE)
    made = ann.program.ask("GET", "/api/tables/" + page.url.rsplit("/", 1)[1])
    assert len(made["seats"]) == 3
    assert made["mine"] == [0]


def test_the_rules_tell_where_everything_comes_from(person: Person) -> None:
    ann = person("Ann", still=True)
    table = ann.program.table("diagon_alley", 3)
    page = ann.open(f"/t/{table}")
    page.get_by_role("button", name=say("rules")).click()
    told = page.get_by_role("dialog").locator("[data-sources]")
    for by in ("rulebook", "public", "reconstruction"):
        expect(told.get_by_role("heading", name=say(f"sources-by-{by}"))).to_be_visible()
    expect(told.get_by_role("listitem")).to_have_count(len(DATA["source"]))
    expect(told).to_contain_text(tell("source-diagon"))
