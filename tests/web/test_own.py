"""Guests and what is their own, in the browser: where one is signed in, data to take along, and leaving for good.

At SCALE=1 devices are listed on a phone only."""

import json

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.server.hall import Person as Program
from tests.table import first_of
from tests.web.conftest import Person
from tests.web.people import Guest, axe
from tests.web.sentences import say


def own(guest: Guest, name: str) -> Locator:
    """Open what is one's own, by keys alone."""
    page = guest.open("/")
    page.get_by_role("button", name=name).first.focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name=say("own-title")).focus()
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog", name=say("own-title"))
    expect(dialog.get_by_text(say("own-here"), exact=True)).to_be_visible()
    return dialog


def also(ann: Guest, agent: str = "") -> Program:
    """Return the same guest elsewhere."""
    code = ann.program.ask("GET", "/api/identity/link")["code"]
    answer = ann.program.http.post("/api/identity/recover", json={"code": code}, headers={"user-agent": agent})
    return Program(ann.place.hall, "Ann", token=answer.json()["token"])


@pytest.mark.parametrize(("width", "language"), first_of((375, "de"), (812, "en"), (1280, "en")))
def test_one_sees_where_one_is_signed_in_and_ends_it_there(person: Person, width: int, language: str) -> None:
    ann = person("Ann", width=width, touch=width < 1000, still=True, language=language)
    phone, laptop = also(ann, "iPhone Safari/604.1"), also(ann)
    page = ann.open("/")
    page.get_by_role("button", name="Ann").first.click()
    page.get_by_role("button", name=say("own-title", language)).click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_text(say("own-here", language), exact=True)).to_be_visible()
    expect(dialog.get_by_text("Safari, iPhone")).to_be_visible()
    assert axe(page) == []
    dialog.get_by_role("button", name=say("own-sign-out-name", language, browser="Safari, iPhone")).click()
    expect(dialog.get_by_text("Safari, iPhone")).to_have_count(0)
    assert phone.ask("GET", "/api/identity", status=401)
    assert laptop.ask("GET", "/api/identity")["name"] == "Ann"
    dialog.get_by_role("button", name=say("own-sign-out-others", language)).click()
    expect(dialog.get_by_role("button", name=say("own-sign-out-others", language))).to_have_count(0)
    assert laptop.ask("GET", "/api/identity", status=401)
    assert ann.program.ask("GET", "/api/identity")["name"] == "Ann"


def test_one_takes_along_what_the_hall_and_this_browser_keep(person: Person) -> None:
    ann = person("Ann", still=True)
    table = ann.program.table()
    dialog = own(ann, "Ann")
    with ann.page.expect_download() as coming:
        dialog.get_by_role("button", name=say("own-download")).click()
    assert coming.value.suggested_filename == "greathall.json"
    data = json.loads(coming.value.path().read_text(encoding="utf-8"))
    assert data["guest"]["name"] == "Ann"
    assert [one["id"] for one in data["tables"]] == [table]
    assert data["browser"]["speed"] == "once"


def test_who_deletes_themselves_is_asked_first_and_is_gone(person: Person) -> None:
    """On the table that they shared, their name is nobody's any more."""
    ann, bob = person("Ann", still=True), person("Bob", still=True)
    table = ann.program.table()
    bob.program.join(table, 1)
    ann.program.start(table)
    dialog = own(ann, "Ann")
    dialog.get_by_role("button", name=say("own-delete"), exact=True).click()
    sure = ann.page.get_by_role("dialog", name=say("own-delete-sure"))
    sure.get_by_role("button", name=say("table-not-sure")).click()
    expect(ann.page.get_by_role("dialog", name=say("own-title"))).to_be_visible()
    gone_for_good(ann.page)
    expect(ann.page.get_by_text(say("own-forgotten", name="Ann")).first).to_be_visible()
    expect(ann.page.get_by_role("button", name=say("guest-choose"))).to_be_visible()
    assert ann.program.ask("GET", "/api/identity", status=401)
    page = bob.open(f"/t/{table}")
    expect(page.locator('[data-seat="0"]').get_by_text(say("seat-gone"))).to_be_visible()


def gone_for_good(page: Page) -> None:
    page.get_by_role("dialog").get_by_role("button", name=say("own-delete"), exact=True).click()
    page.get_by_role("dialog", name=say("own-delete-sure")).get_by_role("button", name=say("own-delete")).click()


def test_links_are_made_void_where_they_are_made(person: Person) -> None:
    ann = person("Ann", still=True)
    code = ann.program.ask("GET", "/api/identity/link")["code"]
    page = ann.open("/")
    page.get_by_role("button", name="Ann").first.click()
    page.get_by_role("button", name=say("guest-other-device")).click()
    page.get_by_role("button", name=say("guest-link-void")).click()
    expect(page.get_by_text(say("guest-link-voided")).first).to_be_visible()
    stranger = Program(ann.place.hall, "Bob")
    stranger.ask("POST", "/api/identity/recover", {"code": code}, status=403)
