"""Scenes of the card game's table: a duel, touches on it, and what opens over it."""

from tests.web.looks import Look, Scene, into
from tests.web.tcg_states import GAME, Laid, aiming, crowded, duel

TCG: dict[str, Scene] = {}
scene = into(TCG)


def show(look: Look, laid: Laid, seat: int | None = 0) -> None:
    s, events = laid
    page = look.lay(look.tables.duel, s, events, seat=seat, game=GAME).page
    page.locator("[data-board] [data-side]").first.wait_for()


@scene
def tcg_duel(look: Look) -> None:
    show(look, duel())


@scene
def tcg_taken_up(look: Look) -> None:
    """A card is picked up and read; the player's side accepts it."""
    show(look, duel())
    look.page.locator("[data-hand] .lit").first.click()
    look.page.locator("[data-reading]").wait_for()


@scene
def tcg_aiming(look: Look) -> None:
    show(look, aiming())


@scene
def tcg_crowded(look: Look) -> None:
    show(look, crowded())
    look.page.locator("[data-element='heap:1']").click()
    look.dialog().locator("[data-spread]").wait_for()


@scene
def tcg_card(look: Look) -> None:
    show(look, crowded(), None)
    look.page.locator("[data-side='0'] [data-card]").nth(1).click()
    look.dialog().locator("[data-sheet] .text").wait_for()
