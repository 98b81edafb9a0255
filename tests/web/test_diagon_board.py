"""Diagon Alley's board: both alleys on a computer, a close-up on a phone; the path of a roll is visible before it is
walked, and what glows can be touched.
"""

import re
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from greathall.core.words import Event
from greathall.games.diagon_alley.board import BUILDINGS, INN
from greathall.games.diagon_alley.play.moving import Walk
from greathall.games.diagon_alley.play.table import Table
from tests.games.diagon_alley import scenes as diagon
from tests.games.diagon_alley.editions import OTHERS
from tests.games.diagon_alley.scenes import CARD, ITEM, SHOP
from tests.table import first_of
from tests.web.conftest import Person
from tests.web.diagon_scenes import shoppers
from tests.web.hands import Keys
from tests.web.laid import lay
from tests.web.people import NARROW, WIDE, Guest
from tests.web.player import Player
from tests.web.sentences import capital, say

"""The board doesn't depend on addresses: one is enough."""

GAME = "diagon_alley"
POTIONS, OWLS, GATE = SHOP["potions"], SHOP["owls"], 1


def tell(key: str, **facts: Any) -> str:
    return say(key, game=GAME, **facts)


def shop_name(shop: int) -> str:
    return capital(tell("name-shop", shop=BUILDINGS[shop]))


def element(page: Page, name: str) -> Locator:
    return page.locator(f'[data-board] [data-element="{name}"]')


def laid(guest: Guest, scene: tuple[Table, tuple[Event, ...]] | None = None) -> Page:
    """Ann has rolled eleven, past two doors and a gate."""
    table = guest.program.table(GAME, 4, bots={str(seat): "random" for seat in (1, 2, 3)})
    guest.program.start(table)
    s, events = scene or shoppers()
    lay(guest, s, events=events, game=GAME)
    page = guest.open(f"/t/{table}")
    page.locator("[data-board] [data-hat]").first.wait_for()
    return page


# ── looking ──────────────────────────────────────────────────────────────────
def test_on_a_desk_both_alleys_are_there_and_every_sign_can_be_read(person: Person) -> None:
    page = laid(person("Ann"))
    board = page.locator("[data-board]")
    for shop in range(len(BUILDINGS)):
        here = element(page, f"shop:{shop}")
        expect(here).to_be_in_viewport(ratio=1)
        expect(here.locator(".sign")).to_have_text(shop_name(shop))
        assert here.locator(".sign").evaluate("(sign) => sign.scrollHeight <= sign.clientHeight + 2"), shop
    assert board.locator("[data-place]").count() == diagon.BOARD.inside + len(BUILDINGS)
    for place in board.locator(".space").all():
        expect(place).to_be_in_viewport(ratio=1)
    expect(board.locator("[data-hat]")).to_have_count(4)
    smallest = board.locator(".sign, .sale").evaluate_all(
        "(all) => Math.min(...all.map((one) => parseFloat(getComputedStyle(one).fontSize)))")
    assert smallest >= 10.5


def test_a_building_says_what_it_sells_for_how_much_and_that_it_is_closed(person: Person) -> None:
    page = laid(person("Ann"))
    owls = element(page, f"shop:{OWLS}")
    coins = ", ".join(tell("board-coins", count=1, coin=tell("name-coin", coin=coin)) for coin in ("sickle", "knut"))
    said = [shop_name(OWLS), tell("name-item", item="owl"), tell("shop-stock", count=2),
            tell("shop-costs", coins=coins), tell("shop-closed")]
    expect(owls.locator(".unseen").first).to_have_text(", ".join(said))
    expect(owls.locator(".board")).to_be_visible()
    expect(element(page, f"shop:{POTIONS}").locator(".count")).to_have_text("×0")
    owls.click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("heading", name=shop_name(OWLS))).to_be_visible()
    expect(dialog).to_contain_text(tell("shop-about-closed"))


def test_the_middle_shows_dice_pile_last_card_trunk_coins_and_spells(person: Person) -> None:
    page = laid(person("Ann"))
    board = page.locator("[data-board]")
    expect(element(page, "dice")).to_have_accessible_name(re.compile(r"Ann.* 6, 5"))
    expect(board.locator("[data-drawn]")).to_contain_text(tell("name-card", card="crowd"))
    expect(board.locator("[data-slot].full")).to_have_count(3)
    expect(board.locator("[data-purse] li")).to_contain_text(["3", "2", "1"])
    expect(board.locator("[data-hand] .held")).to_have_count(4)
    expect(element(page, f"card:{CARD['floo_powder']}")).to_contain_text("×2")
    element(page, f"card:{CARD['defend']}").click()
    expect(page.get_by_role("dialog")).to_contain_text(tell("card-text", card="defend"))


def test_a_seat_shows_its_trunk_and_where_it_is_when_it_is_touched(person: Person) -> None:
    page = laid(person("Ann"))
    page.locator('[data-seat="2"] button').click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text(tell("space-called", alley="knockturn", number=15))
    expect(dialog.locator("[data-slot].full")).to_have_count(5)
    expect(dialog.locator(f'[data-slot="{ITEM["owl"]}"]')).to_contain_text(tell("name-item", item="owl"))


# ── walking ──────────────────────────────────────────────────────────────────
@pytest.mark.parametrize("width", first_of(NARROW, WIDE))
def test_the_way_of_a_roll_is_seen_before_it_is_walked(person: Person, width: int) -> None:
    """Its end, a door and a gate glow, at their spaces and at the building; a closed door does not."""
    page = laid(person("Ann", width=width))
    expect(page.locator("[data-board] svg .walk")).to_have_count(2)
    glowing = page.locator("[data-board] .space.lit, [data-board] .shop.lit").evaluate_all(
        "(all) => all.map((one) => one.dataset.element)")
    gate, door = diagon.BOARD.gates[GATE][0], diagon.BOARD.door_of[POTIONS]
    assert sorted(glowing) == sorted(["land", f"gate:{GATE}", f"shop:{POTIONS}", f"space:{gate}", f"space:{door}"])
    expect(element(page, "land")).to_be_in_viewport(ratio=1)


def test_touches_on_the_board_roll_walk_on_enter_and_slip_through(person: Person) -> None:
    """In a match, on a phone: one touch plays whatever glows."""
    guest = person("Ann", width=NARROW, touch=True, still=True)
    table = guest.program.table(GAME, 3, bots={"1": "random", "2": "random"}, options={"younger": True})
    guest.program.start(table)
    player, walked = Player(guest).sit(table), set[str]()
    while walked != {"Enter", "Through", "Land"}:
        player.until_asked()
        assert not player.over, f"it was over before; so far: {walked}"
        kinds = {action["type"]: action for action in player.now["ask"]["legal"]}
        kind = next((kind for kind in ("Enter", "Through", "Land", "Roll") if kind in kinds and kind not in walked), "")
        before = player.now["seq"]
        if kind or "Land" in kinds:
            walked |= {kind or "Land"} - {"Roll"}
            player.touch(touched(kinds[kind or "Land"]))
        else:
            player.press(guest.page.locator("[data-desk] button").first)
        player.until(partial(lambda before, now: now["seq"] > before, before))


def touched(action: dict[str, Any]) -> str:
    """Return its elements on the board."""
    return {"Roll": "dice", "Land": "land", "Enter": f"shop:{action.get('shop')}",
            "Through": f"gate:{action.get('gate')}"}[action["type"]]


def test_a_spell_is_taken_up_and_then_shows_what_it_is_for(person: Person) -> None:
    s = diagon.scene(seats=4, sign="bank", at={0: diagon.inside("books"), 1: diagon.street(36)},
                     hands={0: "close_shop shove leave_knockturn"})
    page = laid(person("Ann"), (s, ()))
    buildings, hats = page.locator("[data-board] .shop.lit"), page.locator("[data-board] [data-hat] .lit")
    expect(element(page, f"card:{CARD['close_shop']}")).to_have_class(re.compile("lit"))
    expect(buildings).to_have_count(0)
    element(page, f"card:{CARD['close_shop']}").click()
    expect(buildings).to_have_count(len(BUILDINGS) - 1)
    expect(page.locator("[data-hand]")).to_contain_text(tell("card-text", card="close_shop"))
    element(page, f"card:{CARD['shove']}").click()
    expect(buildings).to_have_count(0)
    expect(hats).to_have_count(3)
    page.keyboard.press("Escape")
    expect(hats).to_have_count(0)
    element(page, f"card:{CARD['leave_knockturn']}").click()  # not now: it only shows its text
    expect(page.get_by_role("dialog")).to_contain_text(tell("card-text", card="leave_knockturn"))


# ── on a phone ───────────────────────────────────────────────────────────────
def test_a_phone_shows_the_part_at_hand_beside_the_whole(person: Person) -> None:
    page = laid(person("Ann", width=NARROW, touch=True, still=True))
    pane, follow = page.locator("[data-pane]"), page.get_by_role("button", name=tell("board-follow"))
    for thing in (pane, page.locator("[data-overview]"), page.locator("[data-hand]"), element(page, "dice")):
        expect(thing).to_be_in_viewport(ratio=1)
    assert page.evaluate("document.documentElement.scrollWidth") <= NARROW
    expect(page.locator('[data-board] [data-hat="0"]')).to_be_in_viewport(ratio=1)
    books = element(page, f"shop:{SHOP['books']}")
    expect(books).not_to_be_in_viewport()
    page.get_by_role("button", name=tell("board-look-at", shop=tell("name-shop", shop="bookshop"))).tap()
    expect(books).to_be_in_viewport(ratio=1)
    expect(follow).to_have_attribute("aria-pressed", "false")
    books.tap()
    expect(page.get_by_role("dialog")).to_contain_text(tell("shop-about"))
    page.keyboard.press("Escape")
    follow.tap()
    expect(books).not_to_be_in_viewport()
    expect(element(page, "land")).to_be_in_viewport(ratio=1)
    small = page.locator("[data-board] .space").evaluate_all("(all) => Math.min(...all.map((one) => one.clientWidth))")
    assert small >= 24


# ── by keyboard ──────────────────────────────────────────────────────────────
@pytest.mark.parametrize("width", first_of(WIDE, NARROW))
def test_arrow_keys_go_along_the_alleys_and_enter_tells_what_is_there(person: Person, width: int) -> None:
    guest = person("Ann", width=width, still=True)
    page, keys = laid(guest), Keys(guest.page)
    keys.go_to("land")
    for key, there in (("ArrowRight", "space:17"), ("ArrowRight", "space:18"), ("ArrowLeft", "space:17"),
                       ("Home", "space:0"), ("ArrowRight", "space:39"), ("ArrowDown", f"shop:{INN}")):
        keys.press(key)
        assert keys.focused()["element"] == there, key
        expect(element(page, there)).to_be_in_viewport(ratio=1)
    keys.press("Enter")
    expect(page.get_by_role("dialog")).to_contain_text(tell("shop-about-inn"))
    keys.press("Escape")
    assert keys.focused()["element"] == f"shop:{INN}"


# ── other boards ─────────────────────────────────────────────────────────────
@pytest.mark.parametrize("width", first_of(NARROW, WIDE))
def test_editions_of_any_length_are_drawn(person: Person, width: int) -> None:
    """The shortest and the longest, with doors and gates anywhere: all on the page, with the walker in sight."""
    for name in ("the shortest", "the longest"):
        s = diagon.scene(Walk(0, 9), seats=4, at={0: 3}, edition=OTHERS[name])
        page = laid(person("Ann", width=width, still=True), (s, ()))
        expect(page.locator("[data-board] .space")).to_have_count(s.board.inside)
        expect(element(page, "land")).to_be_in_viewport(ratio=1)
        expect(page.locator("[data-board] .shop")).to_have_count(len(BUILDINGS))
        assert page.evaluate("document.documentElement.scrollWidth") <= width


# ── motion ───────────────────────────────────────────────────────────────────
ANIMATED = """
const animate = Element.prototype.animate;
Element.prototype.animate = function (...how) {
  for (const kind of ["hat", "die"]) if (kind in this.dataset) animated(kind);
  return animate.apply(this, how);
};
"""


@pytest.mark.parametrize(("width", "still"), [(NARROW, False), *first_of((WIDE, True), (WIDE, False))])
def test_dice_tumble_and_hats_walk_unless_somebody_wants_no_motion(person: Person, width: int, still: bool) -> None:
    """And nothing on the board is laid out again while they do: the watcher of every page sees that."""
    guest = person("Ann", width=width, still=still, speed="normal")
    kinds: list[str] = []
    guest.context.expose_binding("animated", lambda _, kind: kinds.append(kind))
    guest.context.add_init_script(ANIMATED)
    ann = guest.program
    table = ann.table(GAME, 3, bots={"1": "random", "2": "random"})
    ann.start(table)
    ann.sit(table)
    page = Player(guest).sit(table)
    for _ in range(20):
        if len(set(kinds)) == 2:
            break
        while not ann.asked:
            ann.until("table")
        ann.play(ann.now["ask"]["legal"][0])
        page.until(lambda now: now["seq"] >= ann.now["seq"])  # late events are shown without motion
    page.until(lambda _: still or {"hat", "die"} <= set(kinds))
    assert set(kinds) == (set() if still else {"hat", "die"})
