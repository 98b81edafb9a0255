"""Accessibility of every page: axe-core finds nothing, every control has a name, only our own fonts draw, and no text
is cut off, outside, over other text or broken inside a word. At SCALE=1 each scene takes one size, text and theme in
turn, and the questions of one desk share a page, one after another, where axe checks the board once; from SCALE=3 on
each scene takes all of them, on a page of its own.
"""

from functools import partial
from itertools import groupby, product
from typing import get_args

import pytest
from playwright.sync_api import Page

from tests.table import FULL, in_turn
from tests.web.conftest import Person
from tests.web.drawn import foreign_fonts, misplaced
from tests.web.looks import Look, Tables
from tests.web.people import NARROW, SIZES, Place, Theme, axe
from tests.web.pseudo import LONG_NAMES, PSEUDO
from tests.web.scenes import SCENES

CONTROLS = {"button", "link", "textbox", "searchbox", "combobox", "listbox", "checkbox", "switch", "radio", "slider",
            "spinbutton", "tab", "menuitem", "gridcell", "option", "dialog", "region", "grid", "img"}
Screen = tuple[int, str, Theme]
SCREENS: list[Screen] = list(product(SIZES, ("en", "de", PSEUDO), get_args(Theme)))
IN_TURN = [SCREENS[5 * number % len(SCREENS)] for number in range(len(SCREENS))]
"""Neighbours, which are alike, differ in all three."""
BOARD = "[data-board]"
AT_ONE_DESK = 6
"""How many questions share a page."""




def desk_of(scene: str) -> str:
    """Return what scenes must have in common to share a page: a game's desk."""
    return scene.partition("desk-")[0] if isinstance(SCENES[scene], partial) and not FULL else scene


def pages() -> list[tuple[str, ...]]:
    """Return the scenes of each page that is opened."""
    desks = [[*scenes] for _, scenes in groupby(SCENES, desk_of)]
    return [tuple(desk[at:at + AT_ONE_DESK]) for desk in desks for at in range(0, len(desk), AT_ONE_DESK)]


LOOKS = in_turn(pages(), IN_TURN)


@pytest.fixture(scope="package")
def known_tables(door: Place) -> dict[str, Tables]:
    plain = Tables(door)
    return {"en": plain, "de": plain, PSEUDO: Tables(door, *LONG_NAMES)}


@pytest.mark.parametrize(("scenes", "screen"), LOOKS, ids=[
    f"{scenes[0]}-{width}-{language}-{theme}" for scenes, (width, language, theme) in LOOKS])
def test_nothing_is_wrong_with_a_page(
        person: Person, known_tables: dict[str, Tables], scenes: tuple[str, ...], screen: Screen) -> None:
    width, language, theme = screen
    tables = known_tables[language]
    guest = person(tables.ann, width=width, touch=width == NARROW, still=True, language=language, theme=theme)
    look, page = Look(guest, tables), guest.page
    for scene in scenes:
        SCENES[scene](look)
        unaudited = BOARD if scene != scenes[0] else ""
        faults = axe(page, besides=unaudited) + nameless(page) + foreign_fonts(page) + misplaced(page)
        assert (scene, faults) == (scene, [])


def nameless(page: Page) -> list[str]:
    """Return controls of the accessibility tree for which a screen reader could only say their kind."""
    line = page.context.new_cdp_session(page)
    nodes = line.send("Accessibility.getFullAXTree")["nodes"]
    line.detach()
    return [f"a {node['role']['value']} without a name" for node in nodes
            if not node["ignored"] and node["role"]["value"] in CONTROLS and not node["name"]["value"].strip()]
