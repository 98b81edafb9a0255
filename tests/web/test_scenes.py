"""For everybody's eyes, ears and fingers: axe-core finds nothing on any page, in both themes, wide and narrow; every
control has a name, and no page is wider than its window, in German neither, whose words are longer.

At SCALE=1 a page is looked at either wide or narrow, by day or by candle, in turns; from SCALE=2 on in all ways."""

from itertools import cycle, product

import pytest
from playwright.sync_api import Page

from tests.table import SCALE
from tests.web.conftest import Person
from tests.web.looks import Look, Tables
from tests.web.people import NARROW, WIDE, Place, Theme, axe
from tests.web.scenes import SCENES

CONTROLS = {"button", "link", "textbox", "searchbox", "combobox", "listbox", "checkbox", "switch", "radio", "slider",
            "spinbutton", "tab", "menuitem", "gridcell", "option", "dialog", "region", "grid", "img"}
SCREENS: list[tuple[int, str, Theme]] = [
    (WIDE, "en", "light"), (NARROW, "de", "dark"), (WIDE, "en", "dark"), (NARROW, "de", "light")]
LOOKS = list(product(SCENES, SCREENS) if SCALE > 1 else zip(SCENES, cycle(SCREENS), strict=False))


@pytest.fixture(scope="package")
def tables(door: Place) -> Tables:
    return Tables(door)


@pytest.mark.parametrize(("scene", "screen"), LOOKS, ids=[
    f"{scene}-{width}-{theme}" for scene, (width, _, theme) in LOOKS])
def test_axe_finds_nothing_and_every_control_has_a_name(
        person: Person, tables: Tables, scene: str, screen: tuple[int, str, Theme]) -> None:
    width, language, theme = screen
    guest = person(tables.ann, width=width, touch=width == NARROW, still=True, language=language, theme=theme)
    SCENES[scene](Look(guest, tables))
    assert axe(guest.page) + nameless(guest.page) == []
    assert guest.page.evaluate("document.documentElement.scrollWidth") <= width


def nameless(page: Page) -> list[str]:
    """Controls of the accessibility tree that a screen reader could only call by their kind."""
    line = page.context.new_cdp_session(page)
    nodes = line.send("Accessibility.getFullAXTree")["nodes"]
    line.detach()
    return [f"a {node['role']['value']} without a name" for node in nodes
            if not node["ignored"] and node["role"]["value"] in CONTROLS and not node["name"]["value"].strip()]
