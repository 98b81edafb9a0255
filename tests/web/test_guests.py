"""The guests at a table, in the browser: a host removes, mutes, locks and closes; anyone may stop hearing another.

At SCALE=1 a guest is removed on an upright phone only."""

import pytest
from playwright.sync_api import Locator, expect

from tests.table import first_of
from tests.web.conftest import Person
from tests.web.people import Guest, axe
from tests.web.sentences import capital, say


def guests(guest: Guest, language: str = "en") -> Locator:
    """Open the guests from the table's menu."""
    guest.page.get_by_role("button", name=say("table-more", language)).click()
    guest.page.get_by_role("dialog").get_by_role("button", name=say("guests-title", language)).click()
    return guest.page.get_by_role("dialog", name=say("guests-title", language))


@pytest.mark.parametrize(("width", "language"), first_of((375, "de"), (812, "en")))
def test_a_host_removes_a_guest_before_the_match(person: Person, width: int, language: str) -> None:
    ann, bob = person("Ann", width=width, touch=True, still=True, language=language), person("Bob", language=language)
    table = ann.program.table()
    bob.program.join(table, 1)
    page = ann.open(f"/t/{table}")
    bob.open(f"/t/{table}")
    page.get_by_role("main").get_by_role("button", name=say("guests-title", language)).click()
    dialog = page.get_by_role("dialog")
    expect(dialog.locator("[data-who]")).to_have_count(1)
    assert axe(page) == []
    dialog.get_by_role("button", name=say("guests-remove-name", language, name="Bob")).click()
    page.get_by_role("dialog").get_by_role("button", name=say("guests-remove", language), exact=True).click()
    bob.watch.forgives("WebSocket")
    expect(bob.page.get_by_text(capital(say("table-removed", language)))).to_be_visible()
    expect(page.locator('[data-seat="1"]').get_by_text(say("table-seat-free", language))).to_be_visible()
    dialog = page.get_by_role("dialog")
    expect(dialog.locator("[data-removed]")).to_contain_text("Bob")
    assert axe(page) == []
    again = dialog.get_by_role("button", name=say("guests-let-in-name", language, name="Bob"))
    if width == 375:
        again.tap()
    else:
        again.focus()
        page.keyboard.press("Enter")
    expect(dialog.locator("[data-removed]")).to_have_count(0)
    expect(dialog.locator(":focus")).to_have_count(1)
    bob.page.reload()
    expect(bob.page.get_by_role("main").get_by_role("button", name=say("guests-title", language))).to_be_visible()


def test_a_host_mutes_locks_and_closes_by_keys_alone(person: Person) -> None:
    ann, bob = person("Ann", still=True), person("Bob", still=True)
    table = ann.program.table()
    bob.program.join(table, 1)
    ann.program.start(table)
    for guest in (ann, bob):
        guest.open(f"/t/{table}").locator("[data-hand]").wait_for()
    dialog = guests(ann)
    for switch, told in (("guests-muted", "muted"), ("guests-lock", "locked")):
        dialog.get_by_role("switch", name=say(switch)).focus()
        ann.page.keyboard.press("Space")
        expect(dialog.get_by_role("switch", name=say(switch))).to_be_checked()
        bob.program.sit(table)
        assert bob.program.hello[told]
    bob.program.say(chat="hello?")
    assert bob.program.until("refusal")["key"] == "talk-muted"
    bob.program.leave()
    assert axe(ann.page) == []
    dialog.get_by_role("button", name=say("guests-close")).focus()
    ann.page.keyboard.press("Enter")
    sure = ann.page.get_by_role("dialog", name=say("guests-close-sure"))
    sure.get_by_role("button", name=say("guests-close"), exact=True).focus()
    ann.page.keyboard.press("Enter")
    for guest in (ann, bob):
        closed = capital(say("table-suspended", why=say("table-host-closed")))
        expect(guest.page.get_by_text(closed)).to_be_visible()


def test_a_guest_hides_anothers_chat_and_has_nothing_of_the_hosts(person: Person) -> None:
    ann, bob = person("Ann", still=True), person("Bob", still=True)
    table = ann.program.table()
    bob.program.join(table, 1)
    ann.program.start(table)
    ann.program.sit(table)
    bob.open(f"/t/{table}").locator("[data-hand]").wait_for()
    dialog = guests(bob)
    for hosts in ("guests-remove", "guests-close"):
        expect(dialog.get_by_role("button", name=say(hosts))).to_have_count(0)
    for hosts in ("guests-muted", "guests-lock"):
        expect(dialog.get_by_role("switch", name=say(hosts))).to_have_count(0)
    switch = dialog.get_by_role("switch", name=say("guests-unheard"))
    switch.check()
    bob.program.sit(table)
    assert bob.program.hello["unheard"] == [ann.program.hello["who"]]
    bob.program.leave()
    ann.program.say(chat="can you hear me?")
    ann.program.until("said")
    ann.program.leave()
    switch.uncheck()
    bob.program.sit(table)
    assert [line["text"] for line in bob.program.hello["said"]] == ["can you hear me?"]
    bob.program.leave()
