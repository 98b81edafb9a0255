"""On a phone, upright and on its side: what is asked, what was refused and every control stay in sight."""

from playwright.sync_api import Locator, expect

from tests.web.conftest import Person
from tests.web.laid import lay
from tests.web.people import NARROW, Guest
from tests.web.sentences import say
from tests.web.stone_scenes import GAME
from tests.web.stone_states import STATES
from tests.web.player import begun

ON_TOP = """(element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""


def at_the_stone(guest: Guest, state: str) -> None:
    s, events = STATES[state]
    lay(guest, s, events=events, game=GAME)
    table = guest.program.table(GAME, 4, bots={str(seat): "random" for seat in (1, 2, 3)})
    guest.program.start(table)
    guest.open(f"/t/{table}").locator("[data-desk]").wait_for(state="attached")


def below(upper: Locator, lower: Locator) -> bool:
    above, box = upper.bounding_box(), lower.bounding_box()
    assert above and box
    return box["y"] >= above["y"] + above["height"] - 1


def test_a_refusal_is_above_the_questions_sheet_and_every_control_in_sight(person: Person) -> None:
    guest = person("Ann", width=NARROW, touch=True, still=True)
    at_the_stone(guest, "hide")
    page = guest.page
    assert page.evaluate("scrollY") == 0
    for key in ("hint", "table-undo", "rules", "table-more"):
        expect(page.get_by_role("button", name=say(key), exact=True).first).to_be_in_viewport(ratio=1)
    page.locator("[data-board] [data-element^='spot:']:not(.lit)").first.tap()
    note = page.locator("[data-objection]")
    expect(note).to_be_in_viewport(ratio=1)
    assert note.evaluate(ON_TOP)

    guest.resize(812, 375)
    board, prompt = page.locator("[data-board]"), page.locator("[data-prompt]")
    expect(board).to_be_in_viewport(ratio=0.99)
    left, right = board.bounding_box(), prompt.bounding_box()
    assert left and right and right["x"] >= left["x"] + left["width"]
    assert left["height"] > 350
    assert note.evaluate(ON_TOP)


def test_hints_leave_the_board_in_sight_and_mark_the_one_shown(person: Person) -> None:
    _, ann, bob = begun(person("Ann", width=NARROW, touch=True, still=True), person("Bob", width=NARROW, touch=True, still=True), hints=True)
    page = (ann if ann.asked else bob).page
    page.get_by_role("button", name=say("hint")).tap()
    hints = page.get_by_role("group", name=say("hint-title"))
    hints.wait_for()
    assert below(page.locator("[data-hand]"), hints)
    expect(page.locator("[data-board] .marked").first).to_be_visible()
