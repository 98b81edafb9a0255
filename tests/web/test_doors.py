"""The doors of the hall: every page opens by its address, again after a reload, in the reader's language, and quickly.
"""

import pytest
from playwright.sync_api import Request, Route, expect

from tests.web.conftest import Person, everywhere
from tests.web.drawn import foreign_fonts
from tests.web.people import STAYS, Place
from tests.web.watch import settle
from tests.web.sentences import say

PAGES = ["/", "/replay", "/recover", "/decks", "/style"]
FIRST_LOAD = 220_000
"""How many bytes may be loaded before the hall is visible."""
pytestmark = everywhere


def test_the_hall_opens(person: Person) -> None:
    page = person(still=True).open("/")
    expect(page).to_have_title("Great Hall")
    expect(page.get_by_role("heading", level=1)).to_have_count(1)
    expect(page.get_by_role("main")).to_be_visible()


def test_where_this_suite_runs(person: Person, door: Place) -> None:
    page = person(still=True).open("/")
    assert page.evaluate("window.isSecureContext") is door.secure
    assert page.url.startswith(door.address)


@pytest.mark.parametrize("path", PAGES)
def test_a_deep_link_gives_its_page_and_so_does_a_reload(person: Person, path: str) -> None:
    page = person("Ann", still=True).open(path)
    heading = page.get_by_role("heading", level=1).inner_text()
    assert heading
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text(heading)


def test_a_link_to_a_table_gives_the_table(person: Person) -> None:
    ann = person("Ann", still=True)
    page = ann.open(f"/t/{ann.program.table()}")
    expect(page.get_by_role("main")).to_be_visible()
    page.reload()
    expect(page.get_by_role("main")).to_be_visible()


@pytest.mark.parametrize("language", ["en", "de"])
def test_sentences_come_in_the_readers_language(person: Person, language: str) -> None:
    page = person(language=language, still=True).open("/")
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.get_by_role("heading", name=say("hall-games", language))).to_be_visible()
    assert say("hall-games", "en") != say("hall-games", "de")


def test_a_wrong_address_leads_back_to_the_hall(person: Person) -> None:
    ann = person("Ann", still=True)
    ann.watch.expects(404, "/no/such/room")
    page = ann.open("/no/such/room")
    expect(page.get_by_role("heading", level=1)).to_have_text(say("hall-nowhere"))
    page.get_by_role("link", name=say("hall-home")).click()
    expect(page).to_have_url(f"{ann.place.address}/")
    expect(page.get_by_role("heading", name=say("hall-games"))).to_be_visible()
    page.go_back()
    expect(page.get_by_role("heading", level=1)).to_have_text(say("hall-nowhere"))


def test_the_first_load_is_small(person: Person) -> None:
    """As transferred: everything that the hall requested before it was visible, and what followed."""
    guest = person(new=True, still=True)
    came: list[Request] = []
    guest.context.on("requestfinished", lambda request: came.append(request))
    guest.page.goto("/", wait_until="networkidle")
    assert len(came) > 3
    sizes = [(request.url, request.sizes()) for request in came]
    assert sum(size["responseBodySize"] + size["responseHeadersSize"] for _, size in sizes) < FIRST_LOAD, sizes


# ── our letters ──────────────────────────────────────────────────────────────
def test_nothing_is_drawn_before_our_letters_have_come_so_that_nothing_jumps(person: Person) -> None:
    guest = person(new=True, still=True)
    guest.context.add_init_script(f"({STAYS})()")
    held: list[Route] = []
    free = False
    guest.context.route("**/*.woff2", lambda route: route.continue_() if free else held.append(route))
    with guest.page.expect_response("**/api/sentences*"):
        guest.page.goto("/", wait_until="commit")
    settle(guest.page)
    expect(guest.page.locator("h1")).to_have_count(0)
    free = True  # some may be asked for only now
    for route in held:
        route.continue_()
    expect(guest.page.locator("h1")).to_be_visible()
    assert foreign_fonts(guest.page) == []


def test_who_never_gets_our_letters_gets_the_hall(person: Person) -> None:
    guest = person(new=True, still=True)
    guest.watch.forgives("ERR_FAILED")
    guest.context.route("**/*.woff2", lambda route: route.abort())
    expect(guest.open("/").get_by_role("heading", name=say("hall-games"))).to_be_visible()
    assert foreign_fonts(guest.page) != []
