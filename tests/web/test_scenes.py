"""For everybody's eyes, ears and fingers, on every page: axe-core finds nothing, every control has a name, only our own
fonts draw, and no text is cut, outside, over other text or broken inside a word.

At SCALE=1 each scene takes one size, text and theme in turn; from SCALE=3 on it takes all of them."""

from itertools import product
from typing import get_args

import pytest
from playwright.sync_api import Page

from tests.table import in_turn
from tests.web.conftest import Person
from tests.web.drawn import foreign_fonts, misplaced
from tests.web.looks import Look, Tables
from tests.web.people import NARROW, SIZES, Place, Theme, axe
from tests.web.pseudo import LONG_NAMES, PSEUDO
from tests.web.scenes import SCENES

CONTROLS = {"button", "link", "textbox", "searchbox", "combobox", "listbox", "checkbox", "switch", "radio", "slider",
            "spinbutton", "tab", "menuitem", "gridcell", "option", "dialog", "region", "grid", "img"}
SCREENS: list[tuple[int, str, Theme]] = list(product(SIZES, ("en", "de", PSEUDO), get_args(Theme)))
IN_TURN = [SCREENS[5 * number % len(SCREENS)] for number in range(len(SCREENS))]
"""Neighbours, which are alike, differ in all three."""
LOOKS = in_turn(SCENES, IN_TURN)


@pytest.fixture(scope="package")
def known_tables(door: Place) -> dict[str, Tables]:
    plain = Tables(door)
    return {"en": plain, "de": plain, PSEUDO: Tables(door, *LONG_NAMES)}


@pytest.mark.parametrize(("scene", "screen"), LOOKS, ids=[
    f"{scene}-{width}-{language}-{theme}" for scene, (width, language, theme) in LOOKS])
def test_nothing_is_wrong_with_a_page(
        person: Person, known_tables: dict[str, Tables], scene: str, screen: tuple[int, str, Theme]) -> None:
    width, language, theme = screen
    tables = known_tables[language]
    guest = person(tables.ann, width=width, touch=width == NARROW, still=True, language=language, theme=theme)
    SCENES[scene](Look(guest, tables))
    page = guest.page
    assert axe(page) + nameless(page) + foreign_fonts(page) + misplaced(page) == []


def nameless(page: Page) -> list[str]:
    """Controls of the accessibility tree that a screen reader could only call by their kind."""
    line = page.context.new_cdp_session(page)
    nodes = line.send("Accessibility.getFullAXTree")["nodes"]
    line.detach()
    return [f"a {node['role']['value']} without a name" for node in nodes
            if not node["ignored"] and node["role"]["value"] in CONTROLS and not node["name"]["value"].strip()]
