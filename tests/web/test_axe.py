"""For everybody's eyes, ears and fingers: axe-core finds nothing on any page, in both themes, wide and narrow; every
control has a name, and no page is wider than its window, in German neither, whose words are longer.

At SCALE=1 a page is looked at either wide or narrow, in turns; from SCALE=2 on both."""

from itertools import cycle, product

import pytest
from playwright.sync_api import Page

from tests.table import SCALE
from tests.web.conftest import Person, here
from tests.web.looks import Look, Tables
from tests.web.people import NARROW, WIDE, Place, axe
from tests.web.scenes import SCENES

CONTROLS = {"button", "link", "textbox", "searchbox", "combobox", "listbox", "checkbox", "switch", "radio", "slider",
            "spinbutton", "tab", "menuitem", "gridcell", "option", "dialog", "region", "grid", "img"}
SCREENS = [(WIDE, "en"), (NARROW, "de")]
LOOKS = list(product(SCENES, SCREENS) if SCALE > 1 else zip(SCENES, cycle(SCREENS), strict=False))


@pytest.fixture(scope="package")
def tables(door: Place) -> Tables:
    return Tables(door)


@here
@pytest.mark.parametrize(("scene", "screen"), LOOKS, ids=[f"{scene}-{width}" for scene, (width, _) in LOOKS])
def test_axe_finds_nothing_and_every_control_has_a_name(
        person: Person, tables: Tables, scene: str, screen: tuple[int, str]) -> None:
    width, language = screen
    guest = person(tables.ann, width=width, touch=width == NARROW, still=True, language=language)
    SCENES[scene](Look(guest, tables))
    found = axe(guest.page) + nameless(guest.page)
    guest.page.evaluate("() => { document.documentElement.dataset.theme = 'dark' }")  # as Settings does it
    assert found + [f"dark: {fault}" for fault in axe(guest.page, "color-contrast")] == []
    assert guest.page.evaluate("document.documentElement.scrollWidth") <= width


def nameless(page: Page) -> list[str]:
    """Controls of the accessibility tree that a screen reader could only call by their kind."""
    line = page.context.new_cdp_session(page)
    nodes = line.send("Accessibility.getFullAXTree")["nodes"]
    line.detach()
    return [f"a {node['role']['value']} without a name" for node in nodes
            if not node["ignored"] and node["role"]["value"] in CONTROLS and not node["name"]["value"].strip()]
