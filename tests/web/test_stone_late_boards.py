"""The last four boards of The Sorcerer's Stone: chess men whose squares glow, the troll's corridor, bottles and cards
that show what the viewer knows and no more, the Mirror; on a computer and on a phone, by touch and by keyboard.
"""

import re
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from greathall.games.sorcerers_stone.board import CHESS, MIRROR, MIRRORS, QUIRRELL, SNAPE
from greathall.games.sorcerers_stone.model import Shown, Trolled, Whirled
from greathall.games.sorcerers_stone.play import chessmen
from greathall.games.sorcerers_stone.play.brewing import Looking
from greathall.games.sorcerers_stone.play.mcgonagall import Join
from tests.games.sorcerers_stone.scenes import CARD, scene
from tests.table import ANN, BOB, CAT, DAN, FULL, first_of
from tests.web import stone_late as late
from tests.web.conftest import Person
from tests.web.hands import Keys
from tests.web.laid import Laid, lay
from tests.web.people import NARROW, WIDE, Guest
from tests.web.stone import GAME, hurries, seated, tell
from tests.web.stone_late import Laid as Scene
from tests.web.sentences import capital

"""The boards don't depend on addresses: one is enough."""
FINGER = 32


def laid(guest: Guest, scene: Scene) -> Laid:
    s, events = scene
    table = guest.program.table(GAME, s.seats, bots={str(seat): "random" for seat in range(1, s.seats)})
    guest.program.start(table)
    made = lay(guest, s, events=events, game=GAME)
    guest.open(f"/t/{table}").locator("[data-scene]").wait_for()
    return made


def element(page: Page, name: str) -> Locator:
    return page.locator(f'[data-scene] [data-element="{name}"]')


def square(name: str) -> str:
    return f"square:{chessmen.square(name)}"


def glowing(page: Page, kind: str = "") -> set[str]:
    page.locator("[data-scene] .lit").first.wait_for()
    found = page.locator("[data-scene] [data-element].lit").evaluate_all(
        "(all) => all.map((one) => one.dataset.element)")
    return {element for element in found if element.startswith(kind)}


def smallest(places: Locator) -> float:
    """Return the shortest side of any of them."""
    found: float = places.evaluate_all(
        "(all) => Math.min(...all.flatMap((one) => [one.offsetWidth, one.offsetHeight]))")
    return found


def fits(page: Page, width: int) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth") <= width)


# ── chess ────────────────────────────────────────────────────────────────────
def test_a_man_is_touched_and_its_squares_glow(person: Person) -> None:
    """The viewer's colour is at the bottom, the last move is marked, captured men are beside the board; it can be
    turned.
    """
    guest = person("Ann", still=True)
    laid(guest, late.chess())
    page = guest.page
    able = ("g8", "e8", "d8", "a8", "h7", "g7", "f7", "e7", "b7", "a7", "c6", "d5")
    assert glowing(page) == {square(name) for name in able}
    expect(page.locator("[data-scene] .square.last")).to_have_count(2)
    expect(element(page, square("g8"))).to_have_accessible_name(
        f"g8, {tell('mcgonagall-man', colour='Black', man='knight')}, Ron, {tell('board-lit')}")
    expect(element(page, square("c4"))).to_have_accessible_name(re.compile("White bishop, Bram$"))
    element(page, square("c6")).click()
    assert glowing(page) == {square(name) for name in ("b8", "b4", "a5", "e5", "d4")}
    expect(page.locator("[data-scene] .square.prey")).to_have_count(1)
    expect(page.locator("[data-scene] .square.goal")).to_have_count(4)
    camp = page.locator('[data-camp="1"]')
    expect(camp).to_contain_text("Ann")
    expect(camp.get_by_role("img")).to_have_accessible_name(tell("mcgonagall-lost", men="Black pawn ×1"))
    near, far = element(page, square("e8")), element(page, square("e1"))
    assert below(near, far)
    page.get_by_role("button", name=tell("mcgonagall-turn")).click()
    assert below(far, near)


def test_check_is_marked_and_who_arrives_chooses_among_bishops(person: Person) -> None:
    """In complete chess, where nobody leaves over an edge."""
    guest = person("Ann", still=True)
    table, page = laid(guest, late.in_check()), guest.page
    expect(element(page, square("e8"))).to_have_accessible_name(re.compile(tell("mcgonagall-in-check")))
    expect(element(page, "edge")).to_have_count(0)
    table.show(scene("mcgonagall", Join(ANN), seats=4, harry={BOB: "f8"}, options={"chess": "complete"}))
    expect(element(page, square("c1"))).to_have_class(re.compile("lit"))
    assert glowing(page) == {square(name) for name in ("c8", "c1", "f1")}


def below(one: Locator, other: Locator) -> bool:
    here, there = one.bounding_box(), other.bounding_box()
    assert here is not None
    assert there is not None
    return here["y"] > there["y"]


@pytest.mark.parametrize("width", first_of(NARROW, WIDE))
def test_the_whole_chessboard_is_in_sight_and_the_way_out_glows(person: Person, width: int) -> None:
    """And the arrow keys walk it, Enter touches."""
    guest = person("Ann", width=width, touch=width == NARROW, still=True)
    laid(guest, late.way_out())
    page, keys = guest.page, Keys(guest.page)
    assert "edge" in glowing(page)
    expect(element(page, "edge")).to_have_accessible_name(tell("mcgonagall-edge-open"))
    for corner in ("edge", *map(square, ("a1", "h1", "a8", "h8"))):
        expect(element(page, corner)).to_be_in_viewport(ratio=1)
    assert smallest(page.locator("[data-scene] .square")) >= FINGER
    assert smallest(element(page, "edge")) >= 24
    assert fits(page, width)
    expect(page.locator('[data-camp="0"] .fallen')).to_contain_text(tell("mcgonagall-captured"))
    keys.go_to(square("d5"))
    for key, there in (("ArrowDown", "d6"), ("ArrowDown", "d7"), ("ArrowLeft", "e7"), ("Home", "h7"), ("End", "a7")):
        keys.press(key)
        assert keys.focused()["element"] == square(there), key
    keys.press("Enter")
    assert glowing(page) == {square("a6"), square("a5")}
    keys.press("Escape")
    assert square("a5") not in glowing(page)


# ── the troll ────────────────────────────────────────────────────────────────
@pytest.mark.parametrize("width", first_of(WIDE, NARROW))
def test_the_corridor_shows_who_runs_who_is_through_and_who_waits(person: Person, width: int) -> None:
    guest = person("Ann", width=width, still=True)
    table, page = laid(guest, late.troll()), guest.page
    expect(element(page, "wheel")).to_have_accessible_name(
        f"{tell('quirrell-spin')} {tell('quirrell-spun', number=4)}")
    expect(element(page, "wheel")).to_be_in_viewport(ratio=1)
    pieces = page.locator("[data-scene] [data-piece]")
    expect(pieces).to_have_count(4)
    for piece in pieces.all():
        expect(piece).to_be_in_viewport(ratio=1)
    expect(page.locator("[data-scene] li")).to_have_text([
        tell("quirrell-runs", who="Ann", space=4), tell("quirrell-runs", who="Bram", space=4),
        f"{tell('quirrell-runs', who='Fenn', space=15)}, {tell('quirrell-through', rank=1)}",
        f"{tell('quirrell-runs', who='Pip', space=0)}, {tell('board-waits', count=2)}"])
    assert fits(page, width)
    expect(page.locator("[data-scene] .awake")).to_have_count(0)
    table.show(late.troll(run=[4, 0, 15, 0])[0], (Whirled(BOB, 0), Trolled(BOB)))
    expect(page.locator("[data-scene] .awake")).to_be_visible()


# ── the potions ──────────────────────────────────────────────────────────────
def test_bottles_and_cards_show_what_one_knows_and_no_more(person: Person) -> None:
    guest = person("Ann", still=True)
    s, _ = late.potions()
    s.snape.elsewhere[ANN] |= 1 << CARD["13R"]
    table, page = laid(guest, (s, ())), guest.page
    names = [named(page, f"shelf:{place}") for place in range(7)]
    hidden, known, lit = tell("snape-face-down"), tell("snape-known"), tell("board-lit")
    said = ["4S", "2S", f"{hidden}, {lit}", f"1R, {known}, {lit}", *3 * [f"{hidden}, {lit}"]]
    assert names == [f"{tell('snape-bottle', place=place)}, {state}" for place, state in enumerate(said, 1)]
    guarded = tell("snape-guarded")
    first, second = (tell("snape-card-of", who="Fenn", place=place) for place in (1, 2))
    assert [named(page, f"hand:{CAT}:{place}") for place in (0, 1)] == [
        f"{first}, {hidden}, {guarded}", f"{second}, 11R, {known}"]
    assert named(page, "card:0") == f"1S, {guarded}"
    assert tell("card-text", card="look") in named(page, "card:1")
    assert glowing(page) == {"deck", "card:1", *(f"shelf:{place}" for place in range(2, 7))}
    text = page.locator("[data-scene]").inner_text()
    assert not any(secret in text for secret in ("3S", "7R", "5R", "Nettle"))
    looks_at_the_piles(page)
    goes_along(Keys(page))
    takes_up_a_card(page, table)
    table.show(late.potions(step=Looking(ANN))[0])
    expect(element(page, f"hand:{BOB}:1")).to_have_class(re.compile("lit"))
    assert glowing(page, "hand") == {f"hand:{seat}:1" for seat in (BOB, CAT, DAN)}, "not the one under a piece"
    assert glowing(page, "shelf") == {f"shelf:{place}" for place in range(2, 7)}


def named(page: Page, name: str) -> str:
    found: str = element(page, name).locator(".unseen").text_content() or ""
    return found


def looks_at_the_piles(page: Page) -> None:
    """Discards newest first; cards out of sight by whether they may be on the shelf."""
    page.locator('[data-pile="discards"]').click()
    dialog = page.get_by_role("dialog")
    newest = [tell("name-card", card=card) for card in ("another_turn", "13S", "lose_turn", "10S")]
    expect(dialog.locator("li .unseen")).to_have_text(newest)
    page.keyboard.press("Escape")
    page.locator('[data-pile="unseen"]').click()
    shelf, elsewhere = dialog.locator("ul.cards").all()
    expect(shelf).to_contain_text("9S")
    expect(shelf).not_to_contain_text("13R")
    expect(elsewhere).to_contain_text("13R")
    expect(elsewhere).to_contain_text(tell("name-card", card="steal"))
    page.keyboard.press("Escape")


def goes_along(keys: Keys) -> None:
    """One tab stop for the shelf, and one for the others' cards."""
    keys.go_to("shelf:0")
    for key, there in (("ArrowRight", "shelf:1"), ("End", "shelf:6"), ("ArrowLeft", "shelf:5")):
        keys.press(key)
        assert keys.focused()["element"] == there, key
    keys.go_to("hand:1:0")
    keys.press("ArrowRight")
    assert keys.focused()["element"] == "hand:1:1"


def takes_up_a_card(page: Page, table: Laid) -> None:
    """One too many: once touched, it may be given up or followed."""
    table.show(*late.too_many())
    element(page, "card:2").click()
    expect(element(page, "card:2")).to_have_attribute("aria-pressed", "true")
    for kind in ("Discard", "Cast"):
        expect(page.get_by_role("button", name=capital(tell(f"do-{kind}", place=3)))).to_be_visible()


def test_potions_on_a_phone_are_large_enough_for_a_finger(person: Person) -> None:
    guest = person("Ann", width=NARROW, touch=True, still=True)
    laid(guest, late.five_cards())
    page = guest.page
    assert smallest(page.locator("[data-scene] [data-element]")) >= FINGER
    assert fits(page, NARROW)
    for place, card in ((1, "look"), (2, "steal")):
        expect(element(page, f"card:{place}")).to_be_in_viewport(ratio=1)
        element(page, f"card:{place}").tap()
        expect(page.locator("[data-scene] p.text")).to_contain_text(tell("card-text", card=card))


# ── the Mirror ───────────────────────────────────────────────────────────────
@pytest.mark.parametrize("width", first_of(NARROW, WIDE))
def test_the_mirror_shows_what_was_turned_over_and_who_waits(person: Person, width: int) -> None:
    guest = person("Ann", width=width, still=True)
    table, page, keys = laid(guest, late.mirror()), guest.page, Keys(guest.page)
    assert glowing(page) == {f"mirror:{place}" for place in range(MIRRORS) if place not in (2, 5)}
    expect(element(page, "mirror:2")).to_have_accessible_name(
        f"{tell('mirror-card', place=3)}, {tell('mirror-nobody')}")
    assert smallest(page.locator("[data-scene] [data-element]")) >= FINGER
    assert fits(page, width)
    expect(page.locator("[data-scene] li").nth(CAT)).to_contain_text(tell("board-waits", count=2))
    keys.go_to("mirror:0")
    for key, there in (("ArrowDown", 2), ("ArrowDown", 5), ("ArrowRight", 6), ("ArrowUp", 3)):
        keys.press(key)
        assert keys.focused()["element"] == f"mirror:{there}", key
    s, _ = late.mirror()
    s.mirror.mirrors ^= 1 << 8
    table.show(s, (Shown(DAN, 8, True),))
    expect(element(page, "mirror:8")).to_have_accessible_name(f"{tell('mirror-card', place=9)}, {tell('mirror-stone')}")


# ── small ────────────────────────────────────────────────────────────────────
def test_small_boards_are_pictures(person: Person) -> None:
    """They show what the large ones show, and nothing in them can be reached."""
    guest = person("Ann", still=True)
    s, _ = late.potions(where={BOB: "quirrell", CAT: "mcgonagall"}, harry={CAT: "c8"})
    small = {challenge: guest.page.locator(f'[data-miniature="{challenge}"] .picture')
             for challenge in (CHESS, QUIRRELL, SNAPE, MIRROR)}
    laid(guest, (s, ()))
    expect(small[CHESS].locator("[data-man]")).to_have_count(32)
    expect(small[QUIRRELL].locator("[data-piece]")).to_have_count(1)
    expect(small[MIRROR].locator("[data-mirrored]")).to_have_count(MIRRORS)
    expect(small[SNAPE]).to_have_count(0)  # it is the large one
    for picture in small.values():
        expect(picture.locator("button")).to_have_count(0)


# ── in a match ───────────────────────────────────────────────────────────────
ANIMATED = """
const animate = Element.prototype.animate;
Element.prototype.animate = function (...how) {
  for (const kind of ["man", "piece"]) if (kind in this.dataset) animated(kind);
  return animate.apply(this, how);
};
"""


def moving(guest: Guest) -> list[str]:
    kinds: list[str] = []
    guest.context.expose_binding("animated", lambda _, kind: kinds.append(kind))
    guest.context.add_init_script(ANIMATED)
    return kinds


@pytest.mark.parametrize("still", [False, True])
def test_men_glide_and_pieces_run_unless_somebody_wants_no_motion(person: Person, still: bool) -> None:
    """A few moves of chess by touch on a phone, and a race: one touch on the board plays whatever glows.

    At SCALE=1 the race ends after a few touches."""
    guest = person("Ann", width=NARROW, touch=True, still=still, speed="quick")
    kinds = moving(guest)
    _, [player] = seated(guest, bots={"1": "random"}, options={"challenge": "mcgonagall"})
    player.until_asked()
    player.touch(square("c8"))
    for _ in range(3):
        player.until(may_move)
        player.play(hurries(player.now))
    _, [player] = seated(guest, bots={"1": "random"}, options={"challenge": "quirrell"})
    touches = 0
    while not player.over and (FULL or touches < 4):
        player.until_asked()
        if player.asked:
            before: int = player.now["seq"]
            player.touch("wheel")
            player.until(partial(moved_on, before))
            touches += 1
    player.until(lambda _: still or {"man", "piece"} <= set(kinds))
    assert set(kinds) == (set() if still else {"man", "piece"})


def may_move(now: dict[str, Any]) -> bool:
    return bool(now["ask"] and now["ask"]["legal"]) and now["ask"]["step"]["type"] == "Chess"


def moved_on(before: int, now: dict[str, Any]) -> bool:
    return bool(now["seq"] > before)

