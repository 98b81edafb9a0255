"""On a phone, upright and on its side: what is asked, what was refused and every control stay in sight."""

from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import Person
from tests.web.desk_states import STATES as MONOPOLY
from tests.web.diagon_scenes import GAME as DIAGON
from tests.web.diagon_states import DIAGON_STATES
from tests.web.laid import lay
from tests.web.people import LOW, NARROW, SIZES, Guest
from tests.web.sentences import say
from tests.web.stone_scenes import GAME
from tests.web.stone_states import STATES
from tests.web.player import begun
from tests.web.test_after import over

ON_TOP = """(element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""


ASKED = "havoc", "walk", "last-buy", "floo-to", "attacked", "snatching", "returning", "fizzle", "giving"


def at_the_stone(guest: Guest, state: str) -> None:
    s, events = STATES[state]
    lay(guest, s, events=events, game=GAME)
    table = guest.program.table(GAME, 4, bots={str(seat): "random" for seat in (1, 2, 3)})
    guest.program.start(table)
    guest.open(f"/t/{table}").locator("[data-desk]").wait_for(state="attached")


def box(element: Locator) -> tuple[float, float, float, float]:
    """Return where its left, top, right and bottom edges are."""
    found = element.bounding_box()
    assert found
    return found["x"], found["y"], found["x"] + found["width"], found["y"] + found["height"]


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

    with guest.watch.looking_away(page):
        guest.resize(812, 375)
        guest.watch.until_quiet(page)
    board = page.locator("[data-board]")
    expect(board).to_be_in_viewport(ratio=0.99)
    _, top, right, bottom = box(board)
    assert bottom - top > 350
    assert right <= box(page.locator("[data-prompt]"))[0]
    assert note.evaluate(ON_TOP)


def test_hints_leave_the_board_in_sight_and_mark_the_one_shown(person: Person) -> None:
    people = [person(name, width=NARROW, touch=True, still=True) for name in ("Ann", "Bob")]
    _, ann, bob = begun(*people, hints=True)
    page = (ann if ann.asked else bob).page
    page.get_by_role("button", name=say("hint")).tap()
    hints = page.get_by_role("group", name=say("hint-title"))
    hints.wait_for()
    assert box(page.locator("[data-hand]"))[3] <= box(hints)[1] + 1
    expect(page.locator("[data-board] .marked").first).to_be_visible()


def test_all_answers_and_sheets_fit_a_phone_on_its_side(person: Person) -> None:
    """In German, which is longest. Hint and undo are above the question, so that they hide none."""
    guest = person("Ann", width=812, touch=True, still=True, language="de")
    table = guest.program.table(DIAGON, 4, bots={str(seat): "random" for seat in (1, 2, 3)})
    guest.program.start(table)
    page = guest.page
    answers, more = page.locator(".prompt .answers").first, {}
    laid = None
    for state in ASKED:
        s, events = DIAGON_STATES[state]
        if laid is None:
            laid = lay(guest, s, events=events, game=DIAGON)
            guest.open(f"/t/{table}")
        else:
            with guest.watch.looking_away(page):
                laid.show(s, events)
        page.locator(f"[data-desk='{type(s.agenda[-1]).__name__}']").wait_for(state="attached")
        guest.watch.until_quiet(page)
        more[state] = answers.get_attribute("data-more"), unfolded(page)
    assert more == dict.fromkeys(ASKED, ("", ""))
    undo = page.get_by_role("button", name=say("table-undo", "de"), exact=True)
    assert box(undo)[3] <= box(page.locator("[data-prompt]"))[1]
    assert laid
    laid.lies = False
    shortage, bids = MONOPOLY["shortage"]
    lay(guest, shortage, events=bids, game="monopoly")
    table = guest.program.table("monopoly", 4, bots={str(seat): "random" for seat in (1, 2, 3)})
    guest.program.start(table)
    guest.open(f"/t/{table}").locator("[data-desk=PieceBid]").wait_for(state="attached")
    guest.watch.until_quiet(page)
    expect(answers).to_have_attribute("data-more", "")


def unfolded(page: Page) -> str | None:
    """Open the question's sheet, if it has one, and return at which of its ends there is more to read."""
    fold, sheet = page.locator(".prompt .fold"), page.locator(".prompt .sheet")
    if sheet.count() == 0:
        return ""
    if fold.get_attribute("aria-expanded") == "false":
        fold.tap()
    expect(sheet).to_be_visible()
    return sheet.get_attribute("data-more")


def test_the_end_and_a_replay_fit_a_low_window(person: Person) -> None:
    """The board as high as the window, and beside it the verdict and what to do next, or what plays the match."""
    ann, bob = person("Ann", width=LOW[0]), person("Bob")
    table, page = over(ann, bob), ann.page
    verdict = page.get_by_role("heading", level=2, name=say("end-won-you"))
    again = page.get_by_role("button", name=say("end-again"), exact=True)
    told = page.get_by_role("list", name=say("replay-now"))
    play = page.get_by_role("button", name=say("replay-play"), exact=True)
    for path, sights in (("", [verdict, again]), ("/replay", [told, play])):
        ann.open(f"/t/{table}{path}")
        for width in LOW:
            sights[-1].wait_for()
            with ann.watch.looking_away(page):
                ann.resize(width, SIZES[width])
                ann.watch.until_quiet(page)
            for sight in sights:
                expect(sight).to_be_in_viewport(ratio=1)
            _, top, right, bottom = box(page.locator("[data-board]"))
            assert (top >= 0, bottom <= SIZES[width], bottom - top > 0.85 * SIZES[width]) == (True, True, True)
            assert right <= min(box(sight)[0] for sight in sights)
            assert page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0


def test_on_a_phone_the_winner_next_game_and_last_board_are_seen_together(person: Person) -> None:
    """The winner stands in a wreath; between people no bot has the last word."""
    ann, bob = person("Ann", width=NARROW, touch=True, still=True), person("Bob")
    page = ann.open(f"/t/{over(ann, bob)}")
    again = page.get_by_role("button", name=say("end-again"), exact=True)
    for sight in (page.get_by_role("heading", level=2, name=say("end-won-you")), page.locator(".wreath"), again):
        expect(sight).to_be_in_viewport(ratio=1)
    assert box(again)[3] <= box(page.locator("[data-board]"))[1]
    expect(page.locator("[data-last-word]")).to_have_count(0)
