"""Whatever people see when whoever runs the hall decides something: a table closed, a code to come in, a ban."""

import json
from pathlib import Path

from playwright.sync_api import expect

from greathall.server.orders import Order, give
from tests.server.hall import Person as Program
from tests.web.conftest import Person
from tests.web.people import Place
from tests.web.sentences import say


def test_players_of_a_closed_table_learn_why_and_agree_to_its_record(person: Person, door: Place) -> None:
    ann, bob = person("Ann", width=375, touch=True), person("Bob")
    cat = person("Cat", language="de")
    table = ann.program.table()
    bob.program.join(table, 1)
    ann.program.start(table)
    for each in (ann, bob, cat):
        each.open(f"/t/{table}")
    give(door.hall.data, Order("close", who=table, why="the hall moves"))
    told = say("table-suspended", "de", why=say("table-shut-why", "de", why="the hall moves"))
    expect(cat.page.get_by_text(told)).to_be_visible()
    for each, other in ((ann, "Bob"), (bob, None)):
        expect(each.page.get_by_role("main")).to_contain_text("the hall moves")
        each.page.get_by_role("button", name=say("table-open")).click()
        if other:
            expect(each.page.get_by_text(say("table-open-missing", names=other))).to_be_visible()
            expect(each.page.get_by_role("button", name=say("table-open"))).to_have_count(0)
    with bob.page.expect_download() as saved:
        bob.page.get_by_role("link", name=say("end-save")).click()
    assert json.loads(Path(saved.value.path()).read_text())["secret"]


def test_where_new_guests_need_a_code_the_dialog_asks_for_it(person: Person, door: Place) -> None:
    code = give(door.hall.data, Order("invite")).fact
    give(door.hall.data, Order("invite_only", on=True))
    try:
        eve = person(still=True)
        eve.watch.expects(403, "/api/identity")
        page = eve.open("/")
        page.get_by_role("button", name=say("guest-choose")).first.click()
        dialog = page.get_by_role("dialog")
        dialog.get_by_label(say("guest-called")).fill("Eve")
        dialog.get_by_role("button", name=say("guest-keep")).click()
        expect(dialog.get_by_role("alert")).to_contain_text("invitation code")
        dialog.get_by_label(say("guest-code")).fill(code.lower())
        page.keyboard.press("Enter")
        expect(dialog).to_have_count(0)
        expect(page.get_by_role("button", name="Eve").first).to_be_visible()
    finally:
        give(door.hall.data, Order("invite_only", on=False))


def test_a_banned_guest_still_sees_the_hall_and_is_told_when_they_try(person: Person, door: Place) -> None:
    eve = person("Eve", still=True)
    eve.watch.expects(403, "/api/")
    program: Program = eve.program
    give(door.hall.data, Order("ban", who=program.ask("GET", "/api/identity")["id"]))
    page = eve.open("/")
    page.locator("[data-game=sequence]").get_by_role("button", name=say("hall-play")).click()
    expect(page.get_by_text("has banned you").first).to_be_visible()
