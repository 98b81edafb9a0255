"""Corner cases that a stranger found: small screens, seats lent to bots, newcomers with a link, files that aren't
records.
"""

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Person
from tests.web.player import alone, begun
from tests.web.sentences import say

WINDOWS = {"small phone": (320, 568), "phone": (375, 667), "tablet": (768, 1024), "laptop": (1024, 768)}

WHOLE = "(name) => name.scrollWidth <= name.clientWidth && name.scrollHeight <= name.clientHeight + 1"


def within(page: Page, element: str, above: str) -> bool:
    """Return whether all of this is in the window, and above that."""
    own, other = page.locator(element).last.bounding_box(), page.locator(above).bounding_box()
    assert own is not None
    assert other is not None
    return own["y"] >= 0 and own["y"] + own["height"] <= other["y"] + 1


def width(page: Page) -> int:
    found: int = page.evaluate("() => document.documentElement.scrollWidth")
    return found


@pytest.mark.parametrize("window", WINDOWS.values(), ids=WINDOWS)
def test_the_own_hand_is_in_sight_when_the_table_opens(person: Person, window: tuple[int, int]) -> None:
    ann = person("Wilhelmina-Anastasia Featherstonehaugh-W")
    ann.resize(*window)
    _, player = alone(ann)
    player.until_asked()
    expect(player.element("space:99")).to_be_visible()
    if window[0] < 900:
        assert within(ann.page, "[data-hand] [data-element]", "section.prompt")
    else:
        box = ann.page.locator("[data-board]").bounding_box()
        assert box is not None
        assert box["width"] > window[0] / 2
        assert ann.page.locator("[data-seat='0'] .name").evaluate(WHOLE)
    assert width(ann.page) <= window[0]


def test_the_waiting_room_is_no_wider_than_a_small_phone(person: Person) -> None:
    ann = person("Ann", width=320, language="de")
    page = ann.open(f"/t/{ann.program.table(seats=3)}")
    expect(page.get_by_label(say("table-invite-help", "de"))).to_be_visible()
    assert width(page) <= 320


def test_nothing_glows_while_a_bot_plays_my_seat(person: Person) -> None:
    ann, bob = person("Ann"), person("Bob", width=375)
    _, hers, his = begun(ann, bob)
    player = hers if hers.now["ask"]["seat"] == 0 else his
    player.until_asked()
    expect(player.page.locator("[data-element].lit").first).to_be_visible()
    seat: int = player.now["seat"]
    player.page.get_by_role("button", name=say("table-more")).click()
    player.page.get_by_role("button", name=say("table-lend"), exact=True).click()
    player.until(lambda now: bool(now["seats"][seat]["bot"]))
    expect(player.page.locator("[data-element].lit")).to_have_count(0)


def test_a_note_over_the_hand_goes_by_a_touch(person: Person) -> None:
    ann = person("Ann", width=375, touch=True)
    _, player = alone(ann)
    player.until_asked()
    player.button(say("table-undo")).tap()
    note = ann.page.locator("[data-objection]")
    expect(note).to_be_visible()
    box = note.bounding_box()
    assert box is not None
    ann.page.touchscreen.tap(box["x"] + 40, box["y"] + 20)
    expect(note).to_have_count(0)


def test_whoever_comes_by_a_link_says_who_they_are(person: Person) -> None:
    ann, comer = person("Ann"), person(width=375)
    table = ann.program.table()
    page = comer.open(f"/t/{table}")
    page.get_by_role("button", name=say("guest-choose")).click()
    page.get_by_label(say("guest-called")).fill("Pip")
    page.get_by_label(say("guest-avatar-cat")).check()
    page.get_by_role("button", name=say("guest-keep")).click()
    page.get_by_role("button", name=say("table-sit-name", name=say("seat", number=2))).click()
    expect(page.locator("[data-seat='1']")).to_contain_text("Pip")
    expect(page.locator("[data-seat='1']")).to_contain_text(say("table-seat-you"))


def test_a_file_that_is_no_record_is_told_so_in_plain_words(person: Person) -> None:
    page = person(language="de").open("/replay")
    for number, body in enumerate([b"", b"[]", b"null", b"\x89PNG\r\n\x1a\n\0", b'{"format": 1}']):
        name = f"cat-{number}.json"
        page.locator("input[type=file]").set_input_files({"name": name, "mimeType": "application/json", "buffer": body})
        expect(page.get_by_role("alert")).to_have_text(say("replay-no-record", "de", file=name))


def test_on_a_phone_whoever_is_away_makes_no_page_wider(person: Person) -> None:
    """Their words are for screen readers only there, however long they are."""
    ann, bob = person("Ann", width=375, touch=True, still=True, language="pseudo"), person("Bob")
    table = ann.program.table(clock={"kind": "player", "seconds": 3000})
    bob.program.join(table, 1)
    ann.program.start(table)
    page = ann.open(f"/t/{table}")
    expect(page.locator('[data-seat="1"]')).to_contain_text(say("table-seat-absent", "pseudo"))
    assert page.evaluate("document.documentElement.scrollWidth") == 375
