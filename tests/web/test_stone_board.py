"""The Sorcerer's Stone on the table: the viewer's board large, the others small, a map of who is where; the first three
boards, by finger and by keyboard.
"""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from greathall.games.sorcerers_stone.board import CHALLENGES, SPROUT
from greathall.games.sorcerers_stone.model import Arrived, Stepped
from greathall.games.sorcerers_stone.play.hagrid import NoteTurn
from greathall.games.sorcerers_stone.play.sprout import Choose
from tests.games.sorcerers_stone import scenes as stone
from tests.games.sorcerers_stone.scenes import SPOT
from tests.table import first_of
from tests.web.conftest import Person
from tests.web.hands import Keys, Pointer
from tests.web.laid import Laid, lay
from tests.web.people import NARROW, WIDE, Guest
from tests.web.player import Player, sat_down
from tests.web.stone_scenes import GAME, corridor, everywhere, garden, keys
from tests.web.stone_scenes import Laid as Scene
from tests.web.sentences import capital, say

"""The board doesn't depend on addresses: one is enough."""
FINGER = 32


def tell(key: str, **facts: Any) -> str:
    return say(key, game=GAME, **facts)


def challenge(name: str) -> str:
    return capital(tell("name-challenge", challenge=name))


def element(page: Page, name: str) -> Locator:
    return page.locator(f'[data-board] [data-element="{name}"]')


def lit(page: Page) -> set[str]:
    """Return what glows on the board."""
    return set(page.locator("[data-board] .lit").evaluate_all("(all) => all.map((one) => one.dataset.element)"))


def laid(guest: Guest, scene: Scene, seat: int | None = 0) -> Laid:
    table = guest.program.table(GAME, 4, bots={str(seat): "random" for seat in (1, 2, 3)})
    guest.program.start(table)
    made = lay(guest, scene[0], seat, events=scene[1], game=GAME)
    guest.open(f"/t/{table}").locator("[data-board] [data-scene]").wait_for()
    return made


def large(page: Page) -> Locator:
    return page.locator("[data-scene]")


# ── the frame ────────────────────────────────────────────────────────────────
@pytest.mark.parametrize("width", first_of(WIDE, NARROW))
def test_the_own_board_is_large_the_others_are_looked_at(person: Person, width: int) -> None:
    """And the map shows who is where, whose turn it is and who waits."""
    ann = person("Ann", width=width, still=True)
    laid(ann, everywhere())
    page, keyboard = ann.page, Keys(ann.page)
    expect(large(page)).to_have_attribute("data-scene", "2")
    stations = page.locator("[data-map] button")
    bot = [say("bot-name", number=number) for number in (1, 2, 3, 4)]
    for nth, who in enumerate((None, None, f"Ann, {tell('board-on-turn')}", bot[1],
                               f"{bot[2]}; {bot[3]}, {tell('board-waits', count=2)}", None, None)):
        said = tell("board-station", challenge=challenge(CHALLENGES[nth]), who=who or "none")
        expect(stations.nth(nth)).to_have_accessible_name(said)
    small = page.locator("[data-miniature]")
    assert small.evaluate_all("(all) => all.map((one) => one.dataset.miniature)") == list("013456")
    expect(page.locator("[data-miniature] :is(button, [tabindex])")).to_have_count(0)
    small.nth(3).click()
    expect(large(page)).to_have_attribute("data-scene", "4")
    assert lit(page) == set(), "another board is for looking"
    page.get_by_role("button", name=tell("board-back", mine="yes")).click()
    expect(large(page)).to_have_attribute("data-scene", "2")
    stations.nth(2).focus()
    keyboard.press("ArrowRight")
    keyboard.press("Enter")
    expect(large(page)).to_have_attribute("data-scene", "3")
    keyboard.press("ArrowLeft")
    keyboard.press("Enter")
    expect(large(page)).to_have_attribute("data-scene", "2")
    assert lit(page) == {"wheel"}
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_chairs_say_where_somebody_is_and_what_they_have(person: Person) -> None:
    ann = person("Ann", still=True)
    laid(ann, everywhere())
    for seat, said in ((0, [challenge("flitwick"), tell("board-fire", fire=4), tell("board-prizes", count=1)]),
                       (2, [challenge("quirrell"), tell("board-prizes", count=2)]),
                       (3, [challenge("quirrell"), tell("board-waits", count=2)])):
        expect(ann.page.locator(f'[data-seat="{seat}"] .mark .unseen')).to_have_text(", ".join(said))


def test_who_goes_on_is_followed_once_that_was_seen(person: Person) -> None:
    """The piece is first seen on the trapdoor, even with motion turned off; then there are areas to choose from."""
    ann = person("Ann", still=True)
    facts: dict[str, Any] = {"seats": 3, "where": {2: "sprout"}, "area": [-1, -1, 1]}
    scene = laid(ann, (stone.scene("hagrid", NoteTurn(0), notes={0: "1"}, pos=[15, 3, 16], **facts), ()))
    expect(large(ann.page)).to_have_attribute("data-scene", "0")
    on = stone.scene("sprout", Choose(0), pos=[16, 3, 16], **facts | {"where": {1: "hagrid"}})
    scene.show(on, (Stepped(0, 1, 16), Arrived(0, SPROUT)))
    expect(large(ann.page).locator('[data-piece="0"]')).to_have_attribute("style", re.compile(r"532px.*56px"))
    expect(large(ann.page)).to_have_attribute("data-scene", "1")
    assert lit(ann.page) == {"area:0", "area:2", "area:3"}
    ann.page.locator("[data-miniature='0']").click()
    expect(large(ann.page)).to_have_attribute("data-scene", "0")
    scene.show(garden()[0])
    expect(large(ann.page)).to_have_attribute("data-scene", "1")  # a player who is asked sees nothing else


def test_who_watches_sees_the_board_of_who_is_on_turn(person: Person) -> None:
    eve = person("Eve", still=True)
    scene = laid(eve, everywhere(), None)
    expect(large(eve.page)).to_have_attribute("data-scene", "2")
    scene.show(corridor()[0])
    expect(large(eve.page)).to_have_attribute("data-scene", "0")
    expect(eve.page.locator("[data-board] [data-hand]")).to_have_count(0)


# ── the first three boards ───────────────────────────────────────────────────
def test_in_the_corridor_cards_show_where_they_lead(person: Person) -> None:
    """Three of them may not be played: the dog is awake, and without it there is no song."""
    ann = person("Ann", width=NARROW, still=True)
    laid(ann, corridor())
    page = ann.page
    assert lit(page) == {"note:1", "note:2", "note:4", "space:8", "space:9", "space:11"}
    expect(page.locator("[data-scene] [data-fluffy]")).to_have_attribute("data-fluffy", "awake")
    expect(page.locator("[data-scene] .fluffy")).to_have_text(tell("hagrid-fluffy", fluffy="awake"))
    said = [tell("hagrid-space", space=9), tell("hagrid-fluffy", fluffy="awake"), tell("board-lit")]
    expect(element(page, "space:9")).to_have_accessible_name(", ".join(said))
    expect(element(page, "note:4")).to_contain_text("×2")
    expect(page.locator("[data-hand]")).to_contain_text(tell("hagrid-song", song="yes"))
    keyboard = Keys(page)
    keyboard.go_to("space:8")
    for key, there in (("ArrowRight", 9), ("ArrowLeft", 8), ("End", 16), ("Home", 0)):
        keyboard.press(key)
        assert keyboard.focused()["element"] == f"space:{there}"
    fit_for_fingers(page)


def test_among_the_vines_a_token_lights_its_spaces(person: Person) -> None:
    ann = person("Ann", width=WIDE, still=True)
    laid(ann, garden())
    page, keyboard = ann.page, Keys(ann.page)
    assert lit(page) == {"snare:2", "snare:5", "space:2:2", "space:3:5"}
    element(page, "snare:2").click()
    assert lit(page) == {"space:2:2", "area:2"}
    expect(element(page, "snare:2")).to_have_attribute("aria-pressed", "true")
    expect(element(page, "area:1")).to_have_accessible_name(", ".join(
        [tell("sprout-area", area=2, count=10, whole=10), tell("board-here", who=say("bot-name", number=2))]))
    expect(page.locator('[data-fire="1"] .piece')).to_have_count(1)
    keyboard.press("Escape")
    keyboard.go_to("space:2:2")
    for key, there in (("ArrowLeft", "space:2:1"), ("ArrowDown", "space:3:1"), ("Home", "area:3")):
        keyboard.press(key)
        assert keyboard.focused()["element"] == there
    fit_for_fingers(page)


def test_in_the_hall_of_keys_ends_of_walks_glow_and_the_last_walk_is_seen(person: Person) -> None:
    ann = person("Ann", width=NARROW, still=True)
    laid(ann, keys())
    page, keyboard = ann.page, Keys(ann.page)
    assert lit(page) == {f"spot:{spot}" for spot in range(36) if spot != SPOT["c3"]}
    expect(page.locator("[data-scene] [data-key]")).to_have_count(29)
    expect(page.locator("[data-scene] .way")).to_have_count(1)
    spun = re.compile(re.escape(tell("tell-Whirled", seat="Ann", number=3)))
    expect(element(page, "wheel")).to_have_accessible_name(spun)
    expect(element(page, f"spot:{SPOT['d2']}")).to_have_accessible_name(
        f"D2, {tell('flitwick-lies', lies='key')}, {tell('board-lit')}")  # others see an ordinary key
    keyboard.go_to("spot:0")
    for key, there in (("ArrowUp", "a2"), ("ArrowRight", "b2"), ("End", "f2"), ("ArrowDown", "f1")):
        keyboard.press(key)
        assert keyboard.focused()["element"] == f"spot:{SPOT[there]}"
    fit_for_fingers(page)


def fit_for_fingers(page: Page) -> None:
    sizes = page.locator("[data-scene] .place").evaluate_all("(all) => all.map((one) => one.clientWidth)")
    assert min(sizes) >= FINGER
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


# ── playing ──────────────────────────────────────────────────────────────────
ANIMATED = """
const animate = Element.prototype.animate;
Element.prototype.animate = function (...how) {
  if ("piece" in this.dataset || "token" in this.dataset) animated();
  return animate.apply(this, how);
};
"""


def touched(player: Player, action: dict[str, Any]) -> list[str]:
    """Return what to tap for it, if it is on the board."""
    view = player.now["view"]
    match action["type"]:
        case "Play":
            return [f"space:{view['hagrid']['pos'][view['me']] + action['notes']}"]
        case "Snare":
            return [f"snare:{action['shape']}", f"space:{action['area']}:{action['shape']}"]
        case "Area":
            return [f"area:{action['area']}"]
        case "Rob":
            return [f"rob:{action['target']}"]
        case "Spin":
            return ["wheel"]
        case "Stay":
            return []
    return [f"spot:{action['spot']}"]


@pytest.mark.parametrize("name", ["hagrid", "sprout", "flitwick"])
def test_a_challenge_is_played_by_finger(person: Person, name: str) -> None:
    """Alone it has the table to itself; nothing on it is laid out again while pieces walk and tokens are laid."""
    ann = person("Ann", width=NARROW, touch=True, speed="quick")
    pointer, moved = Pointer(ann), list[bool]()
    ann.context.expose_binding("animated", lambda _: moved.append(True))
    ann.context.add_init_script(ANIMATED)
    _, [player] = sat_down(Player, GAME, ann, bots={"1": "random"}, options={"challenge": name})
    expect(ann.page.locator("[data-map], [data-miniatures]")).to_have_count(0)
    for _ in range(7):
        player.until_asked()
        if player.over:
            break
        before = player.now["seq"]
        action = player.now["ask"]["legal"][-1]
        for where in touched(player, action):
            player.touch(where)
        if action["type"] == "Stay":
            player.press(ann.page.locator("[data-desk] button").first)  # the only answer: nothing fits
        player.until(lambda now: now["seq"] > before)  # noqa: B023  # waited for at once
    player.until(lambda _: bool(moved))
    assert set(pointer.kinds) <= {"touch", "mousedown"}  # old listeners get a tap as a press too
    assert "touch" in pointer.kinds
