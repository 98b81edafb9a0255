"""Monopoly's board: whole on a computer, by sides on a phone; touching a space opens its deed, with its actions."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from greathall.games.monopoly.board import GROUP, HUT, MEMBERS, NAMES, STREETS
from tests.server.hall import Person as Program
from tests.table import ANN, first_of, in_turn
from tests.web.conftest import Person
from tests.web.hands import Keys
from tests.web.laid import lay
from tests.web.people import NARROW, WIDE, Guest
from tests.web.player import Player
from tests.web.scenes import landlords
from tests.web.sentences import say

"""The board doesn't depend on addresses: one is enough."""

HOLLOW, BURROW, GRIMMAULD, AZKABAN = 16, 18, 19, 10


def tell(key: str, **facts: Any) -> str:
    return say(key, game="monopoly", **facts)


def space(page: Page, number: int) -> Locator:
    return page.locator(f'[data-board] [data-element="space:{number}"]')


def laid(guest: Guest) -> Page:
    """The landlords' table, where Ann is about to roll."""
    table = guest.program.table("monopoly", 4, bots={str(seat): "random" for seat in (1, 2, 3)})
    guest.program.start(table)
    s, events = landlords()
    lay(guest, s, events=events)
    page = guest.open(f"/t/{table}")
    page.locator("[data-board] [data-hand]").wait_for()
    return page


# ── looking ──────────────────────────────────────────────────────────────────
def test_on_a_desk_the_whole_board_is_there_and_every_name_can_be_read(person: Person) -> None:
    page = laid(person("Ann"))
    for number, name in enumerate(NAMES):
        here = space(page, number)
        expect(here).to_be_in_viewport(ratio=1)
        expect(here).to_contain_text(name)
        cut = here.locator(".name").evaluate("(name) => name.scrollWidth > name.parentElement.clientWidth")
        assert not cut, name
    small = page.locator("[data-board] .space .name").evaluate_all(
        "(names) => Math.min(...names.map((name) => parseFloat(getComputedStyle(name).fontSize)))")
    assert small >= 8.5


COVERED = """() => {
  const boxes = (found) =>
    [...document.querySelectorAll(`[data-board] ${found}`)].map((one) => one.getBoundingClientRect());
  const overlap = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
  const printed = boxes(".space:not(.corner) :is(.name, .price)");
  return boxes("[data-token]").some((token) => printed.some((name) => overlap(token, name)));
}"""
"""Whether a token covers a name or a price."""


def test_tokens_stand_beside_names_and_prices(person: Person) -> None:
    """On every side of the board, where names are longest, and several of them on one space beside its name."""
    guest = person("Ann", still=True)
    table = guest.program.table("monopoly", 4, bots={str(seat): "random" for seat in (1, 2, 3)})
    guest.program.start(table)
    s, events = landlords()
    s.owner, s.at, s.jailed = [-1] * len(NAMES), [5, 15, 25, 35], [0] * 4
    board = lay(guest, s, events=events)
    page = guest.open(f"/t/{table}")
    page.locator("[data-board] [data-hand]").wait_for()
    assert not page.evaluate(COVERED)
    for number in (5, 15, 25, 35):
        s.at, s.owner[number] = [number] * 4, ANN
        board.show(s, ())
        expect(space(page, number)).to_have_class(re.compile("visited"))
        assert not page.evaluate(COVERED)


def test_a_space_says_whose_it_is_what_stands_there_and_who(person: Person) -> None:
    page = laid(person("Ann"))
    burrow = space(page, BURROW).locator(".unseen").first
    owned = [tell("name-group", group="orange"), tell("space-of", who="Ann"), tell("space-huts", count=3)]
    expect(burrow).to_have_text(", ".join([NAMES[BURROW], *owned, tell("space-here", who="Ann"), tell("space-lit")]))
    expect(space(page, BURROW).locator("[data-hut] svg")).to_have_count(3)
    expect(space(page, 37).locator("[data-hut] svg")).to_have_count(1)
    expect(space(page, 28)).to_have_class(re.compile("pledged"))
    expect(page.locator("[data-board] [data-token]")).to_have_count(4)


def test_the_middle_shows_dice_card_bank_and_what_i_have(person: Person) -> None:
    page = laid(person("Ann"))
    board = page.locator("[data-board]")
    expect(board.get_by_role("list", name=tell("board-throws")).get_by_role("listitem").first).to_contain_text("2+5")
    expect(board.locator("[data-drawn]")).to_contain_text(tell("card-text", card="qb_howler"))
    expect(board.locator("[data-bank]")).to_contain_text(tell("board-bank-huts", count=14))
    expect(board.locator("[data-hand]")).to_contain_text(tell("board-sum", amount="1,786"))
    notes = board.get_by_role("list", name=tell("board-notes")).locator("li:not(.none) .unseen").all_inner_texts()
    assert notes == [tell("board-note", note=note, count=count).replace("G ", "G\N{NO-BREAK SPACE}")
                     for note, count in ((500, 3), (100, 2), (50, 1), (20, 1), (10, 1), (5, 1), (1, 1))]
    expect(board.locator("[data-deed].own")).to_have_count(7)


def test_a_seat_shows_all_it_has_when_it_is_touched(person: Person) -> None:
    page = laid(person("Ann"))
    page.locator('[data-seat="2"] button').click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text(tell("board-jailed", turn=2))
    expect(dialog.locator("[data-deed].own")).to_have_count(5)
    dialog.locator('[data-deed="11"]').click()
    expect(dialog.locator("article")).to_contain_text(NAMES[11])


# ── on a phone ───────────────────────────────────────────────────────────────
def test_on_a_phone_a_tap_on_a_space_opens_its_deed(person: Person) -> None:
    page = laid(person("Ann", width=NARROW, touch=True))
    space(page, HOLLOW).tap()
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text(tell("deed-rent-huts", count=3))
    expect(sheet).to_contain_text("550")
    expect(sheet.locator(".now")).to_have_count(1)
    sheet.get_by_role("button", name=re.compile(re.escape(NAMES[GRIMMAULD]))).tap()
    expect(sheet.get_by_role("heading", name=NAMES[GRIMMAULD])).to_be_visible()
    expect(sheet.locator(f'[data-element="build:{GRIMMAULD}"]')).to_have_class(re.compile("main"))


def test_on_a_phone_one_turns_from_side_to_side(person: Person) -> None:
    page = laid(person("Ann", width=NARROW, touch=True))
    expect(space(page, BURROW)).to_be_visible()  # where the last token moved
    page.get_by_role("button", name=tell("board-side-after")).tap()
    expect(space(page, 24)).to_be_visible()
    expect(space(page, BURROW)).to_have_count(0)
    page.get_by_role("button", name=tell("board-side", start=NAMES[0], end=NAMES[10])).tap()
    expect(space(page, 5)).to_be_visible()
    page.get_by_role("button", name=tell("board-follow")).tap()
    expect(space(page, BURROW)).to_be_visible()


def test_on_a_phone_nothing_is_wider_than_it_and_the_own_things_are_in_sight(person: Person) -> None:
    page = laid(person("Ann", width=NARROW, touch=True))
    assert page.evaluate("document.documentElement.scrollWidth") <= NARROW
    for thing in (space(page, AZKABAN), space(page, 20), page.locator("[data-hand]"), page.locator("[data-ring]")):
        expect(thing).to_be_in_viewport(ratio=1)
    rows = page.locator("[data-board] .row").evaluate_all("(rows) => Math.min(...rows.map((row) => row.clientHeight))")
    assert rows >= 32


# ── by keyboard ──────────────────────────────────────────────────────────────
def test_arrow_keys_go_round_the_board_and_enter_opens_a_deed(person: Person) -> None:
    guest = person("Ann")
    page, keys = laid(guest), Keys(guest.page)
    keys.go_to("space:0")
    for key, there in (("ArrowLeft", 1), ("ArrowRight", 0), ("ArrowUp", 39), ("End", 39), ("ArrowLeft", 11)):
        keys.press(key)
        assert keys.focused()["element"] == f"space:{there}", key
    for _ in range(5):
        keys.press("ArrowUp")
    keys.press("Enter")
    expect(page.get_by_role("dialog").get_by_role("heading", name=NAMES[HOLLOW])).to_be_visible()
    keys.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert keys.focused()["element"] == f"space:{HOLLOW}"


def test_arrow_keys_go_down_a_side_and_to_the_next_on_a_phone(person: Person) -> None:
    guest = person("Ann", width=NARROW)
    laid(guest)
    keys = Keys(guest.page)
    keys.go_to("space:10")
    for key, there in (("ArrowDown", 11), ("ArrowRight", 21), ("End", 30), ("ArrowLeft", 20), ("Home", 10)):
        keys.press(key)
        assert keys.focused()["element"] == f"space:{there}", key


# ── acting ───────────────────────────────────────────────────────────────────
WANTED = ["Choose", "Buy", "Accept", "Flat", "Try", "Leave", "Hold", "Decline", "Pass", "Mortgage"]
SPARE = 300
"""The money kept back for huts."""


def plain(now: dict[str, Any]) -> dict[str, Any]:
    """Buy while there is money to spare, agree to everything, and go on."""
    ask, view = now["ask"], now["view"]
    dear = ask["step"]["type"] == "Buying" and view["cash"][view["me"]] - ask["step"]["price"] < SPARE
    legal = [action for action in ask["legal"] if not (dear and action["type"] == "Buy")]
    for kind in WANTED:
        if found := [action for action in legal if action["type"] == kind]:
            return dict(found[0])
    return dict(legal[0])


def nearly_whole(view: dict[str, Any]) -> tuple[int, ...]:
    """Return a street group that these two own between them, unmortgaged, on which Ann can afford a hut; () if none."""
    groups = [MEMBERS[group] for group in sorted({GROUP[space] for space in STREETS})]
    return next((spaces for spaces in groups if all(view["owner"][space] >= 0 for space in spaces)
                 and not {*spaces} & {*view["mortgaged"]} and view["cash"][0] > HUT[spaces[0]]), ())


def group_owner(guest: Guest, bob: Program) -> tuple[str, tuple[int, ...]]:
    """Ann gets a whole group by a trade with Bob, and is asked in a window of hers."""
    ann = guest.program
    table = ann.table("monopoly")
    bob.join(table, 1)
    ann.start(table)
    ann.sit(table)
    bob.sit(table)
    while not (group := found(ann)):
        asked = ann if ann.asked else bob
        asked.play(plain(asked.now))
        together(ann, bob)
    if lacks := [space for space in group if ann.now["view"]["owner"][space] != 0]:
        ann.play({"type": "Offer", "to": 1, "gives": [], "takes": lacks, "pays": 1, "asks": 0})
        together(ann, bob)
        bob.play({"type": "Accept"})
        together(ann, bob)
    bob.leave()
    return table, group


def found(ann: Program) -> tuple[int, ...]:
    assert ann.now["status"] != "over", "they never had a group between them"
    in_window = ann.asked and ann.now["ask"]["step"]["type"] == "Window"
    return nearly_whole(ann.now["view"]) if in_window else ()


def together(ann: Program, bob: Program) -> None:
    newest = max(ann.now["seq"], bob.now["seq"])
    for one in (ann, bob):
        one.until_seq(newest)


@pytest.mark.parametrize("width", first_of(NARROW, WIDE))
def test_one_builds_at_the_deed_and_hears_there_why_not(person: Person, width: int) -> None:
    guest = person("Ann", width=width, touch=width == NARROW, still=True)
    table, group = group_owner(guest, Program(guest.place.hall, "Bob"))
    player = Player(guest).sit(table)
    street = group[0]
    guest.page.locator("[data-board] [data-hand]").wait_for()
    while not space(guest.page, street).count():
        player.press(guest.page.get_by_role("button", name=tell("board-side-after")))
    player.press(space(guest.page, street))
    sheet = guest.page.get_by_role("dialog")
    build = sheet.locator(f'[data-element="build:{street}"]')
    expect(build).to_have_class(re.compile("main"))
    before = player.now["seq"]
    player.press(build)
    player.until(lambda now: now["seq"] > before and now["view"]["built"][street] == 1)
    expect(sheet).to_contain_text(tell("deed-rent-huts", count=1))
    expect(build).not_to_have_class(re.compile("main"))  # its sisters come first
    player.press(build)
    expect(sheet).to_have_count(0)
    expect(guest.page.locator("[data-objection]")).to_contain_text(tell("no-build-even", space=NAMES[street])[8:30])


# ── motion ───────────────────────────────────────────────────────────────────
ANIMATED = """
const animate = Element.prototype.animate;
Element.prototype.animate = function (...how) {
  for (const kind of ["token", "die"]) if (kind in this.dataset) animated(kind);
  return animate.apply(this, how);
};
"""


@pytest.mark.parametrize(("still", "width"), in_turn([False, True], [WIDE, NARROW]))
def test_dice_tumble_and_tokens_walk_unless_somebody_wants_no_motion(person: Person, width: int, still: bool) -> None:
    """And nothing on the board is laid out again while they do: the watcher of every page sees that."""
    guest = person("Ann", width=width, still=still, speed="normal")
    kinds: list[str] = []
    guest.context.expose_binding("animated", lambda _, kind: kinds.append(kind))
    guest.context.add_init_script(ANIMATED)
    ann = guest.program
    table = ann.table("monopoly", 3, bots={"1": "random", "2": "random"})
    ann.start(table)
    ann.sit(table)
    page = Player(guest).sit(table)
    for _ in range(25):
        if len(set(kinds)) == 2:
            break
        while not ann.asked:
            ann.until("table")
        ann.play(plain(ann.now))
        page.until(lambda now: now["seq"] >= ann.now["seq"])  # late events are shown without motion
    page.until(lambda _: still or {"token", "die"} <= set(kinds))
    assert set(kinds) == (set() if still else {"token", "die"})
