"""Every page of the hall and everything that can be open on it: checked by axe, and photographed by `make screens`."""

from functools import partial

from playwright.sync_api import Route

from greathall.core.words import Event
from greathall.games.monopoly.model import Drew, Moved, Threw
from greathall.games.monopoly.play.table import Table
from greathall.games.monopoly.play.windows import Window
from tests.games.monopoly import scenes as monopoly
from tests.web.coach_scenes import COACH
from tests.web.desk_states import STATES
from tests.web.diagon_scenes import DIAGON
from tests.web.guide_scenes import GUIDE
from tests.web.looks import Look, Scene, into
from tests.web.sentences import capital, say
from tests.web.stone_scenes import STONE
from tests.web.tcg_scenes import TCG

SCENES: dict[str, Scene] = DIAGON | GUIDE | COACH | STONE | TCG
"""Scenes by name; a new page, or something new that can be open on one, gets a line below."""
scene = into(SCENES)


# ── the hall ─────────────────────────────────────────────────────────────────
@scene
def hall(look: Look) -> None:
    """With a table of one's own, which can be left."""
    assert look.tables.waiting
    look.open("/").page.locator("[data-game=sequence]").wait_for()


@scene
def hall_invite(look: Look) -> None:
    hall(look)
    look.press("hall-invite", "[data-game=sequence]")
    look.dialog().locator("summary").click()


@scene
def hall_quick(look: Look) -> None:
    hall(look)
    look.press("hall-quick", "[data-game=tcg]").dialog().get_by_role("combobox").wait_for()


@scene
def hall_variants(look: Look) -> None:
    hall(look)
    look.press("hall-variants", count=6).page.locator("[data-variant=snape]").wait_for()


@scene
def hall_screen(look: Look) -> None:
    hall(look)
    look.press("hall-screen", "[data-game=sequence]").dialog()


@scene
def hall_person(look: Look) -> None:
    hall(look)
    look.page.get_by_role("button", name=look.tables.ann.name).first.click()
    look.dialog()


@scene
def hall_code(look: Look) -> None:
    """The dialog where new guests need a code."""
    def refuse(route: Route) -> None:
        route.fulfill(status=403, json={"key": "guest-invite-only", "rule": "", "why": "", "facts": {}})

    hall_person(look)
    look.guest.watch.expects(403, "/api/identity")
    look.page.route("**/api/identity", refuse)
    look.press("guest-keep").page.get_by_label(look.say("guest-code")).wait_for()
    look.page.unroute("**/api/identity")


@scene
def hall_devices(look: Look) -> None:
    hall_person(look)
    look.press("guest-other-device").page.get_by_label(look.say("guest-devices-link")).wait_for()


@scene
def hall_own(look: Look) -> None:
    """With another browser, where nobody has been for a while."""
    hall_person(look)
    look.press("own-title").page.locator("li", has_text=look.say("own-here")).wait_for()


@scene
def hall_own_delete(look: Look) -> None:
    hall_own(look)
    look.press("own-delete").dialog()


@scene
def hall_settings(look: Look) -> None:
    hall(look)
    look.press("settings-title").dialog()


@scene
def hall_leave(look: Look) -> None:
    hall(look)
    look.press("hall-leave").dialog()


# ── decks ────────────────────────────────────────────────────────────────────
@scene
def decks(look: Look) -> None:
    """One of the ready-made decks is open; on a phone, its list."""
    look.open("/decks").page.locator("[data-tile]").first.wait_for()
    if look.page.get_by_role("tab").count() > 0:
        look.page.get_by_role("tab").nth(1).click()
    look.page.locator(".doings button").first.click()
    look.dialog().locator("[data-deck=lanterns] button").click()
    look.page.locator('[data-verdict="good"]').wait_for()


@scene
def decks_look(look: Look) -> None:
    """A card of the deck, large."""
    decks(look)
    look.page.locator("[data-row] .name").nth(2).click()
    look.dialog()


@scene
def decks_at_a_table(look: Look) -> None:
    look.open(f"/t/{look.tables.choosing}").page.locator("[data-bring] select").wait_for()


# ── a table ──────────────────────────────────────────────────────────────────
@scene
def suspended(look: Look) -> None:
    """A match that can't go on, as one of its players sees it."""
    look.open(f"/t/{look.tables.suspended}").page.get_by_role("button", name=look.say("table-open")).wait_for()


@scene
def waiting(look: Look) -> None:
    look.open(f"/t/{look.tables.waiting}").page.get_by_label(look.say("table-invite-help")).wait_for()


@scene
def waiting_guests(look: Look) -> None:
    waiting(look)
    look.press("guests-title").dialog()


@scene
def table(look: Look) -> None:
    look.open(f"/t/{look.tables.turn}").page.locator("[data-hand]").wait_for()


@scene
def table_touched(look: Look) -> None:
    table(look)
    look.page.locator("[data-hand] .lit").first.click()
    look.page.locator(".touched, .raised").first.wait_for()


@scene
def table_not_on_turn(look: Look) -> None:
    look.open(f"/t/{look.tables.other}").page.locator("[data-hand]").wait_for()


@scene
def table_watched(look: Look) -> None:
    look.open(f"/t/{look.tables.others}").page.locator("[data-board]").first.wait_for()


@scene
def objection(look: Look) -> None:
    table(look)
    look.page.locator('[data-element="space:0"]').click()
    look.page.locator("[data-objection]").get_by_role("button", name=look.say("rules-show", id="SQ")[:6]).wait_for()


@scene
def rules(look: Look) -> None:
    table(look)
    look.press("rules").dialog().locator("[data-rule]").first.wait_for()


@scene
def rule_at_hand(look: Look) -> None:
    objection(look)
    look.page.locator("[data-objection] .rule").click()
    look.dialog().locator(".marked").wait_for()


@scene
def hint(look: Look) -> None:
    table(look)
    look.press("hint").page.get_by_role("group", name=look.say("hint-title")).wait_for()


@scene
def request(look: Look) -> None:
    look.open(f"/t/{look.tables.asking}").page.get_by_role("button", name=look.say("table-undo-yes")).wait_for()


@scene
def sure(look: Look) -> None:
    table(look)
    look.page.get_by_role("button", name=capital(look.say("do-Resign"))).click()
    look.dialog()


@scene
def talk(look: Look) -> None:
    table(look)
    if look.page.get_by_role("tab").count() == 0:
        look.press("table-side")
    look.page.get_by_role("tab", name=look.say("chat")).click()
    look.page.get_by_role("log").wait_for()


@scene
def table_menu(look: Look) -> None:
    table(look)
    look.press("table-more").page.get_by_label(look.say("table-invite-watch")).wait_for()


@scene
def table_settings(look: Look) -> None:
    table(look)
    look.press("settings-title").dialog()


@scene
def plain(look: Look) -> None:
    table_menu(look)
    look.dialog().get_by_role("switch", name=look.say("table-plain")).click()
    look.page.keyboard.press("Escape")
    look.page.locator("[data-plain]").wait_for()


@scene
def candles(look: Look) -> None:
    look.open(f"/t/{look.tables.candles}").page.locator("[data-plain]").wait_for()


@scene
def curtain(look: Look) -> None:
    look.open(f"/t/{look.tables.shared}").page.locator("[data-curtain]").wait_for()


# ── Monopoly ─────────────────────────────────────────────────────────────────
def landlords() -> tuple[Table, tuple[Event, ...]]:
    """Ann is about to roll: a whole group with huts, one with a manor, a mortgage, a player in Azkaban."""
    s = monopoly.scene(
        Window(0, "throw"), seats=4, cash={0: 1786, 1: 412, 2: 95, 3: 2034},
        owns={0: "orange blue slytherin_common_room honeydukes owl_post", 1: "violet red gryffindor_common_room",
              2: "sky_blue floo_network hagrids_hut", 3: "green yellow forbidden_forest quidditch_pitch"},
        built={"godrics_hollow": 3, "burrow": 3, "grimmauld_place": 2, "violet": 1, "room_of_requirement": 5,
               "dumbledores_office": 4, "hangleton_graveyard": 4},
        mortgaged="owl_post shrieking_shack floo_network", at={0: "burrow", 1: "quibbler_2", 3: "quibbler_2"},
        jailed={2: 2}, holds={"qb_get_out": 0})
    monopoly.stack(s, "dp_troll", "qb_howler")
    throws = [Threw(seat, 1 + seat, 6 - seat) for seat in (0, 1, 2, 3, 0, 1)]
    return s, (*throws, Moved(0, 15, 18, False), Drew(1, monopoly.CARD["qb_howler"]))


@scene
def monopoly_board(look: Look) -> None:
    s, events = landlords()
    look.lay(look.tables.landlords, s, events, game="monopoly").page.locator("[data-board] [data-hand]").wait_for()


@scene
def monopoly_deed(look: Look) -> None:
    monopoly_board(look)
    look.page.locator('[data-element="space:16"]').click()
    look.dialog().locator("[data-element^=build]").wait_for()


@scene
def monopoly_corner(look: Look) -> None:
    monopoly_board(look)
    look.page.locator('[data-element="space:10"]').click()
    look.dialog()


@scene
def monopoly_holdings(look: Look) -> None:
    monopoly_board(look)
    look.page.locator('[data-seat="1"] button').click()
    look.dialog()


@scene
def monopoly_tokens(look: Look) -> None:
    look.open(f"/t/{look.tables.eight}").page.locator('[data-element="token:0"]').wait_for()


def at_the_desk(look: Look, state: str) -> None:
    s, events = STATES[state]
    look.lay(look.tables.landlords, s, events, game="monopoly").page.locator("[data-desk]").wait_for(state="attached")


SCENES |= {f"desk-{state}": partial(at_the_desk, state=state) for state in STATES}


@scene
def desk_folds(look: Look) -> None:
    """The other actions before the roll; on a phone the sheet is opened for them."""
    at_the_desk(look, "throw")
    fold = look.page.locator("[data-desk] .fold")
    if fold.is_visible():
        fold.click()
    for summary in look.page.locator("[data-desk] summary").all():
        summary.click()


@scene
def desk_trade(look: Look) -> None:
    at_the_desk(look, "throw")
    look.page.get_by_role("button", name=say("desk-trade", look.guest.language, "monopoly")).click()
    look.dialog()


@scene
def desk_counter(look: Look) -> None:
    at_the_desk(look, "answer")
    look.page.get_by_role("button", name=say("desk-counter", look.guest.language, "monopoly")).click()
    look.dialog()


# ── afterwards ───────────────────────────────────────────────────────────────
@scene
def end(look: Look) -> None:
    look.open(f"/t/{look.tables.over}").page.get_by_role("heading", name=look.say("luck-title")).wait_for()


@scene
def end_won(look: Look) -> None:
    """The winner in a wreath, and a ranking with all that worth is made of."""
    look.open(f"/t/{look.tables.won}").page.get_by_role("heading", name=look.say("luck-title")).wait_for()


@scene
def verify(look: Look) -> None:
    end(look)
    look.press("end-verify").page.get_by_text(look.say("verify-end-holds")).wait_for()


@scene
def replay(look: Look) -> None:
    look.open(f"/t/{look.tables.over}/replay?at=60&viewer=open").page.locator("[data-board]").first.wait_for()


@scene
def practise(look: Look) -> None:
    replay(look)
    look.press("replay-practise").dialog()


@scene
def record(look: Look) -> None:
    look.open("/replay")


@scene
def recover(look: Look) -> None:
    bob = look.tables.bob
    code = bob.ask("GET", "/api/identity/link")["code"]
    look.open(f"/recover#{code}")
    look.page.get_by_role("button", name=look.say("guest-recover-go", name=bob.name)).wait_for()


@scene
def recover_without(look: Look) -> None:
    look.open("/recover")


@scene
def style(look: Look) -> None:
    look.open("/style")


@scene
def nowhere(look: Look) -> None:
    look.guest.watch.expects(404, "/nowhere")
    look.open("/nowhere")


@scene
def no_such_table(look: Look) -> None:
    look.guest.watch.expects(404, "/api/tables/nowhere")
    look.open("/t/nowhere")
