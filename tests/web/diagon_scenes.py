"""Scenes of Diagon Alley: its board, touches on it, and every question on the desk."""

from functools import partial
from typing import Any

from greathall.core.words import Event
from greathall.games.diagon_alley.model import Diced, Havoc
from greathall.games.diagon_alley.play.moving import Walk
from greathall.games.diagon_alley.play.table import Table
from tests.games.diagon_alley import scenes as diagon
from tests.games.diagon_alley.editions import OTHERS
from tests.web.diagon_states import DIAGON_STATES
from tests.web.looks import Look, Scene, into

GAME = "diagon_alley"
DIAGON: dict[str, Scene] = {}
scene = into(DIAGON)


def shoppers(**more: Any) -> tuple[Table, tuple[Event, ...]]:
    """Ann has rolled eleven, past two doors and a gate, with half a trunk; a shop is closed, a player is in Knockturn
    Alley.
    """
    s = diagon.scene(
        Walk(0, 11), seats=4, sign="owls", at={0: diagon.street(6), 1: diagon.inside("robes"), 2: diagon.alley(15),
                                               3: diagon.street(31)},
        coins={0: (3, 2, 1), 1: (0, 1, 4), 2: (2, 2, 2), 3: (1, 0, 3)},
        trunk={0: "potion book wand", 1: "owl", 2: "cauldron potion robe book wand", 3: "potion"},
        hands={0: "floo_powder floo_powder close_shop trunk_snatch defend", 1: "leave_knockturn", 3: "shove shove"},
        missed={3: 1}, **more)
    s.dice = (6, 5)
    return s, (Diced(0, 6, 5), Havoc(3, diagon.CARD["crowd"]))


@scene
def diagon_walk(look: Look) -> None:
    s, events = shoppers()
    look.lay(look.tables.shoppers, s, events, game=GAME).page.locator("[data-board] [data-hand]").wait_for()


@scene
def diagon_turn(look: Look) -> None:
    """Before the roll, in a shop; a spell is picked up, and every building glows."""
    s = diagon.scene(seats=4, at={0: diagon.inside("books"), 1: diagon.street(36), 3: diagon.street(22)}, sign="bank",
                     hands={0: "floo_powder close_shop close_shop shove defend", 2: "shove"}, trunk={1: "owl robe"})
    look.lay(look.tables.shoppers, s, game=GAME).page.locator('[data-element="card:1"].lit').click()
    look.page.locator('[data-element="shop:5"].lit').wait_for()


@scene
def diagon_edition(look: Look) -> None:
    """The longest edition allowed: even a wide page shows only part of it."""
    s = diagon.scene(Walk(0, 11), seats=6, at={0: 80}, edition=OTHERS["the longest"])
    look.lay(look.tables.shoppers, s, game=GAME).page.locator("[data-board] [data-overview]").wait_for()


@scene
def diagon_place(look: Look) -> None:
    diagon_walk(look)
    look.page.locator('[data-element="shop:3"]').click()
    look.dialog()


@scene
def diagon_trunk(look: Look) -> None:
    diagon_walk(look)
    look.page.locator('[data-seat="2"] button').click()
    look.dialog()


def at_the_desk(look: Look, state: str) -> None:
    s, events = DIAGON_STATES[state]
    look.lay(look.tables.shoppers, s, events, game=GAME).page.locator("[data-board] [data-hat]").first.wait_for()


DIAGON |= {f"diagon-desk-{state}": partial(at_the_desk, state=state) for state in DIAGON_STATES}


# ── in the hall, and in the rules ────────────────────────────────────────────
def bring(look: Look, text: str) -> None:
    look.page.locator("input[type=file]").set_input_files(
        {"name": "board.toml", "mimeType": "text/plain", "buffer": text.encode()})


@scene
def diagon_board_refused(look: Look) -> None:
    """A table for two, with a board of the player's own that is faulty."""
    look.guest.watch.expects(400, "/options/edition")
    look.open("/").press("hall-invite", f"[data-game={GAME}]")
    sheet = look.dialog()
    sheet.get_by_role("radio", name="2", exact=True).check()
    sheet.locator("summary").click()
    bring(look, "boots = 1")
    sheet.get_by_role("alert").wait_for()


@scene
def diagon_board_taken(look: Look) -> None:
    diagon_board_refused(look)
    bring(look, 'name = "Attic"\n[prices]\nowl = [0, 0, 1]\n')
    look.dialog().get_by_text(look.say("new-file-taken", title="Attic")).wait_for()


@scene
def diagon_sources(look: Look) -> None:
    diagon_walk(look)
    look.press("rules").dialog().locator("[data-sources] li").first.scroll_into_view_if_needed()
