"""Every page of the hall and what may lie open on it: looked at by axe, and photographed by `make screens`."""

from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page

from tests.server.hall import Person, play_out
from tests.web.people import Guest, Place
from tests.web.words import capital, say

SOME_MOVES = 24


# ── tables to look at ────────────────────────────────────────────────────────
class Tables:
    """One of each kind, for Ann, who looks at all of them; a scene plays at none."""

    def __init__(self, hall: Place) -> None:
        self.ann, self.bob = Person(hall.hall, "Ann"), Person(hall.hall, "Bob")
        self.waiting = self.ann.table(seats=4, bots={"2": "medium"}, open=True)
        self.candles = self.begun("candles")
        self.turn = self.begun(hints=True, clock={"kind": "player", "seconds": 3000})
        self.play(SOME_MOVES, self.ann)
        self.other = self.begun()
        self.play(SOME_MOVES, self.bob)
        self.asking = self.begun(options={"draw_on_demand": True})
        self.play(1, self.ann)
        self.bob.say(undo=1)
        self.ann.until("table")
        self.shared = self.ann.table(mine=[0, 1])
        self.ann.start(self.shared)
        self.others = self.bob.table(bots={"1": "medium"})
        self.bob.start(self.others)
        self.over = self.begun()
        play_out([self.ann, self.bob], Random(1))
        self.ann.leave()
        self.bob.leave()

    def begun(self, game: str = "sequence", **wanted: Any) -> str:
        table = self.ann.table(game, absence=0, **wanted)
        self.bob.join(table, 1)
        self.ann.start(table)
        self.ann.sit(table)
        self.bob.sit(table)
        return table

    def play(self, moves: int, until: Person) -> None:
        """At random, until it is this one's turn."""
        rng = Random(1)
        while moves > 0 or not until.asked:
            player, other = (self.ann, self.bob) if self.ann.asked else (self.bob, self.ann)
            player.play_any(rng)
            other.until_seq(player.now["seq"])
            moves -= 1


class Look:
    """Ann before a page, on her way to what is to be seen."""

    def __init__(self, guest: Guest, tables: Tables) -> None:
        self.guest, self.tables = guest, tables
        self.page: Page = guest.page

    def say(self, key: str, **facts: Any) -> str:
        return say(key, self.guest.language, **facts)

    def open(self, path: str) -> "Look":
        self.guest.open(path)
        self.page.wait_for_load_state("networkidle")
        return self

    def press(self, key: str, within: str = "body", **facts: Any) -> "Look":
        """The first button of this name."""
        self.page.locator(within).get_by_role("button", name=self.say(key, **facts)).first.click()
        return self

    def dialog(self) -> Locator:
        found = self.page.get_by_role("dialog")
        found.wait_for()
        return found


Scene = Callable[[Look], object]
SCENES: dict[str, Scene] = {}
"""Each by its name; a new page, or something new that lies open on one, gets a line below."""


def scene(made: Scene) -> Scene:
    SCENES[made.__name__.replace("_", "-")] = made
    return made


# ── the hall ─────────────────────────────────────────────────────────────────
@scene
def hall(look: Look) -> None:
    look.open("/").page.locator("[data-game=sequence]").wait_for()


@scene
def hall_invite(look: Look) -> None:
    hall(look)
    look.press("hall-invite", "[data-game=sequence]")
    look.dialog().locator("summary").click()


@scene
def hall_screen(look: Look) -> None:
    hall(look)
    look.press("hall-screen", "[data-game=sequence]").dialog()


@scene
def hall_person(look: Look) -> None:
    look.open("/").page.get_by_role("button", name="Ann").first.click()
    look.dialog()


@scene
def hall_devices(look: Look) -> None:
    hall_person(look)
    look.press("guest-other-device").page.get_by_label(look.say("guest-devices-link")).wait_for()


@scene
def hall_settings(look: Look) -> None:
    look.open("/").press("settings-title").dialog()


@scene
def hall_leave(look: Look) -> None:
    hall(look)
    look.press("hall-leave").dialog()


# ── a table ──────────────────────────────────────────────────────────────────
@scene
def waiting(look: Look) -> None:
    look.open(f"/t/{look.tables.waiting}").page.get_by_label(look.say("table-invite-help")).wait_for()


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


# ── afterwards ───────────────────────────────────────────────────────────────
@scene
def end(look: Look) -> None:
    look.open(f"/t/{look.tables.over}").page.get_by_role("heading", name=look.say("luck-title")).wait_for()


@scene
def verify(look: Look) -> None:
    end(look)
    look.press("end-verify").page.get_by_text(look.say("verify-end-holds")).wait_for()


@scene
def replay(look: Look) -> None:
    look.open(f"/t/{look.tables.over}/replay?at=60&eyes=open").page.locator("[data-board]").first.wait_for()


@scene
def practise(look: Look) -> None:
    replay(look)
    look.press("replay-practise").dialog()


@scene
def record(look: Look) -> None:
    look.open("/replay")


@scene
def recover(look: Look) -> None:
    code = look.tables.bob.ask("GET", "/api/identity/link")["code"]
    look.open(f"/recover#{code}").page.get_by_role("button", name=look.say("guest-recover-go", name="Bob")).wait_for()


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
