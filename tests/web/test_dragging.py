"""A thing that is touched first can be dragged to its target, by mouse and by finger: what may be hit glows meanwhile,
a drop elsewhere says why not, and whatever is dropped stays there until the hall has answered.

At SCALE=1 men are dragged in one way each and cards in both.
"""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from greathall.games.sorcerers_stone.play import chessmen
from tests.table import first_of
from tests.web import stone_late as late
from tests.web.conftest import Person
from tests.web.hands import Finger, Mouse, Pointing
from tests.web.laid import Laid, lay
from tests.web.people import NARROW, WIDE, Guest
from tests.web.player import begun, stands_by
from tests.web.stone import GAME

"""The boards don't depend on addresses: one is enough."""
LEFT = "[data-ghost], [data-lifted], [data-board] .touched"
"""Traces of a drag, of which none may be left."""
WAYS: tuple[tuple[int, type[Pointing]], ...] = ((WIDE, Mouse), (NARROW, Finger))


def element(page: Page, name: str) -> Locator:
    return page.locator(f'[data-board] [data-element="{name}"]')


def square(name: str) -> str:
    return f"square:{chessmen.square(name)}"


def chess(guest: Guest, **more: object) -> Laid:
    s, events = late.chess(alone=True, **more)
    table = guest.program.table(GAME, 4, bots={"1": "random", "2": "random", "3": "random"})
    guest.program.start(table)
    laid = lay(guest, s, events=events, game=GAME)
    guest.open(f"/t/{table}").locator("[data-scene]").wait_for()
    return laid


@pytest.mark.parametrize(("width", "pointing"), first_of(*WAYS))
def test_a_man_is_dragged_to_a_square_that_glows(person: Person, width: int, pointing: type[Pointing]) -> None:
    guest = person("Ann", width=width, touch=width == NARROW, still=True)
    board, page = chess(guest), guest.page
    hand = pointing(guest)
    hand.takes(element(page, square("c6")))
    hand.goes_to(element(page, square("b4")))
    expect(page.locator("[data-ghost]")).to_have_count(1)
    expect(page.locator("[data-board] .lit")).to_have_count(5)
    expect(element(page, square("b4"))).to_have_attribute("data-over", "")
    hand.lets_go()
    played = board.actions
    assert [(move["start"], move["square"]) for move in played] == [tuple(map(chessmen.square, ("c6", "b4")))]
    board.show(*late.chess(alone=True))
    expect(page.locator("[data-ghost], [data-lifted], [data-over]")).to_have_count(0)
    hand.takes(element(page, square("c6")))
    hand.goes_to(element(page, square("c3")))
    hand.lets_go()
    page.locator("[data-objection]").wait_for()
    expect(page.locator(LEFT)).to_have_count(0)
    assert board.actions == played


@pytest.mark.parametrize(("width", "pointing"), first_of(*reversed(WAYS)))
def test_a_man_let_go_beyond_the_board_is_back_and_one_over_the_open_edge_is_gone(
        person: Person, width: int, pointing: type[Pointing]) -> None:
    """Beside the board, and outside the window, where no element is."""
    guest = person("Ann", width=width, touch=width == NARROW, still=True)
    board, page, hand = chess(guest), guest.page, pointing(guest)
    for outside in (False, True):
        hand.takes(element(page, square("c6")))
        hand.goes_to(element(page, square("b4")))
        expect(page.locator("[data-ghost]")).to_have_count(1)
        hand.leaves() if outside else hand.goes_to(page.locator("[data-prompt]"))
        hand.lets_go()
        expect(page.locator(LEFT)).to_have_count(0)
    expect(page.locator("[data-objection]")).to_have_count(0)
    assert board.actions == []
    s, _ = late.chess(men="4k2r/pp3ppp/8/3b4/8/8/P4P1P/R3KB2", harry={0: "d5", 1: "f1"}, alone=True)
    board.show(s)
    hand.drags(element(page, square("d5")), element(page, "edge"))
    assert [move["type"] for move in board.actions] == ["Leave"]


GLIDES = """() => new MutationObserver(() => {
  const ghost = document.querySelector("[data-ghost=back]");
  const glides = ghost?.getAnimations().some(({ effect }) => effect.getKeyframes().at(-1).translate);
  if (glides) document.title = "back";
}).observe(document, { subtree: true, attributes: true, attributeFilter: ["data-ghost"] })"""
"""Give the page a title of its own once a thing glides back."""


@pytest.mark.parametrize(("width", "pointing"), WAYS)
def test_what_is_dropped_on_nothing_glides_back(person: Person, width: int, pointing: type[Pointing]) -> None:
    """A reader who wants no motion sees it back at once, as the other tests do."""
    guest = person("Ann", width=width, touch=width == NARROW, speed="slow")
    board, page, hand = chess(guest), guest.page, pointing(guest)
    page.evaluate(GLIDES)
    for title in ("back", "again"):
        hand.takes(element(page, square("c6")))
        hand.goes_to(element(page, square("c3")))
        expect(page.locator("[data-ghost]")).to_have_count(1)
        hand.lets_go()
        expect(page).to_have_title("back")
        expect(page.locator(LEFT)).to_have_count(0)
        page.evaluate("(title) => { document.title = title; }", title)
    assert board.actions == []


@pytest.mark.parametrize(("width", "pointing"), WAYS)
def test_a_card_is_dragged_to_a_space(person: Person, width: int, pointing: type[Pointing]) -> None:
    """And one that is let go beside the board is back in the hand."""
    guests = person("Ann", width=width, touch=width == NARROW, still=True), person("Bob", still=True)
    _, ann, bob = begun(*guests)
    if bob.asked:
        bob.play(stands_by(bob.now))
        ann.until_asked()
    hand, page, before = pointing(guests[0]), ann.page, ann.now["seq"]
    placing = next(move for move in ann.now["ask"]["legal"] if move["type"] == "Place")
    card, space = ann.element(f"card:{placing['card']}"), ann.element(f"space:{placing['space']}")
    hand.drags(card, ann.prompt)
    expect(page.locator("[data-ghost], .raised")).to_have_count(0)
    hand.takes(card)
    hand.goes_to(space)
    expect(space).to_have_class(re.compile("lit"))
    hand.lets_go()
    now = ann.until(lambda now: now["seq"] > before)
    assert [event["space"] for event in now["events"] if event["type"] == "Placed"] == [placing["space"]]
    expect(page.locator("[data-ghost], [data-lifted]")).to_have_count(0)
