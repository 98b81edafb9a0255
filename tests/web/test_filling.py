"""Forms in the text view: taking one of a pair takes both, by mouse, finger and keyboard; the values of a field are
narrowed by those before it.
"""

import pytest
from playwright.sync_api import Locator, Page, expect

from greathall.games.monopoly.play.windows import Window
from tests.games.monopoly.scenes import scene
from tests.table import ANN, BOB, CAT, first_of
from tests.web.conftest import Person
from tests.web.laid import lay
from tests.web.people import NARROW, WIDE
from tests.web.player import Player
from tests.web.sentences import say


def pair(page: Page) -> Locator:
    """Five beans in four sizes: two are equal."""
    return page.locator("fieldset").get_by_role("spinbutton").first


def size_of(box: Locator) -> str:
    return box.locator("xpath=..").inner_text().split()[0]


@pytest.mark.parametrize(("width", "touch", "language"), first_of((NARROW, True, "de"), (WIDE, False, "en")))
def test_one_of_a_pair_is_laid_and_then_both(person: Person, width: int, touch: bool, language: str) -> None:
    ann, bob, cat = (person(name, width=width, touch=touch, language=language, still=True)
                     for name in ("Ann", "Bob", "Cat"))
    table = ann.program.table("beans", 3)
    bob.program.join(table, 1)
    cat.program.join(table, 2)  # the player asked next, so that play continues
    ann.program.start(table)
    for guest, count in ((ann, 1), (bob, 2)):
        page = Player(guest).sit(table).page
        box = pair(page)
        size = size_of(box)
        send = page.locator("form").get_by_role("button")
        expect(send).to_be_disabled()
        box.fill(str(count))
        box.press("Tab")
        beans = ", ".join([size] * count)
        expect(send).to_have_text(say("do-Lay", language, "beans", beans=beans), ignore_case=True)
        if touch:
            send.tap()
        else:
            send.click()
        told = say("tell-Laid", language, "beans", seat=guest.program.name, beans=beans)
        expect(page.get_by_text(told).first).to_be_visible()


def test_a_form_is_filled_in_by_keyboard(person: Person) -> None:
    ann, bob = person("Ann", still=True), person("Bob")
    table = ann.program.table("beans")
    bob.program.join(table, 1)  # the player asked next, so that play continues
    ann.program.start(table)
    page = Player(ann).sit(table).page
    size = size_of(pair(page))
    pair(page).focus()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    expect(page.get_by_text(say("tell-Laid", "en", "beans", seat="Ann", beans=f"{size}, {size}")).first).to_be_visible()


@pytest.mark.parametrize("width", first_of(WIDE, NARROW))
def test_what_can_be_asked_for_is_what_that_player_has(person: Person, width: int) -> None:
    ann = person("Ann", width=width, still=True)
    table = ann.program.table("monopoly", 3, bots={"1": "random", "2": "random"})
    ann.program.start(table)
    lay(ann, scene(Window(ANN), owns={ANN: "burrow", BOB: "owl_post", CAT: "gringotts"}, cash={CAT: 60}), ANN)
    page = Player(ann).sit(table).page
    page.get_by_role("button", name=say("table-more")).click()
    page.get_by_role("dialog").get_by_role("switch", name=say("table-plain")).click()
    page.keyboard.press("Escape")
    whom = page.locator("form select").first
    for seat, has, lacks in ((BOB, "Owl Post", "Gringotts"), (CAT, "Gringotts", "Owl Post")):
        whom.select_option(str(seat))
        takes = page.locator("fieldset").nth(1)
        expect(takes.get_by_role("checkbox", name=has)).to_be_visible()
        expect(takes.get_by_role("checkbox", name=lacks)).to_have_count(0)
    takes.get_by_role("checkbox").check()
    sums = page.locator("form input[type=number]")  # what Ann pays and what she asks for: she can't do both
    sums.first.fill("5")
    expect(sums).to_have_count(1)
    sums.first.fill("0")
    expect(sums.nth(1)).to_have_attribute("max", "60")
