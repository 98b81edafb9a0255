"""Accessibility of every page: axe-core finds nothing, every control has a name, only our own fonts draw, and no text
is cut off, outside, over other text or broken inside a word.

At SCALE=1 some scenes at a time take one size, text and theme in turn, and those of one page are shown on it one after
the other: axe then looks at each address whole, and after that at the kinds of elements that no scene before has shown,
without asking for contrasts again. From SCALE=3 on each scene takes all of them, on a page of its own, which takes the
sizes of its kind of device one after the other, and axe looks at everything."""

from itertools import product
from typing import get_args

import pytest
from playwright.sync_api import Page

from tests.table import FULL, in_turn
from tests.web.conftest import Person
from tests.web.drawn import foreign_fonts, misplaced
from tests.web.looks import Look, Tables
from tests.web.people import SIZES, TOUCHED, Place, Theme, axe
from tests.web.pseudo import LONG_NAMES, PSEUDO
from tests.web.scenes import SCENES

CONTROLS = {"button", "link", "textbox", "searchbox", "combobox", "listbox", "checkbox", "switch", "radio", "slider",
            "spinbutton", "tab", "menuitem", "gridcell", "option", "dialog", "region", "grid", "img"}
Screen = tuple[tuple[int, ...], str, Theme]
WIDTHS = [TOUCHED, tuple(width for width in SIZES if width not in TOUCHED)] if FULL else [(width,) for width in SIZES]
SCREENS: list[Screen] = list(product(WIDTHS, ("en", "de", PSEUDO), get_args(Theme)))
IN_TURN = [SCREENS[5 * number % len(SCREENS)] for number in range(len(SCREENS))]
"""Neighbours, which are alike, differ in all three."""
NEW = "data-new"
MARK_NEW = """(mark) => {
  // What an element and its parent are, apart from what they say, is its kind. A new one within another is not marked.
  const known = new Set(JSON.parse(sessionStorage.audited ?? "[]"));
  const own = (one) => [one.tagName, one.getAttribute("class"), one.role, one.getAttributeNames()].join();
  const fresh = [...document.body.querySelectorAll("*")]
    .map((one) => [one, `${own(one.parentElement)} > ${own(one)}`])
    .filter(([one, kind]) => !known.has(kind) && one.checkVisibility());
  for (const [one, kind] of fresh) {
    known.add(kind);
    if (!one.parentElement.closest(`[${mark}]`)) one.setAttribute(mark, "");
  }
  sessionStorage.audited = JSON.stringify([...known]);
  return fresh.length > 0;
}"""
UNMARK = "(mark) => document.querySelectorAll(`[${mark}]`).forEach((one) => one.removeAttribute(mark))"
AT_A_TIME = 1 if FULL else 6
"""How many scenes are shown to one guest."""
NAMES = tuple(SCENES)
LOOKS = in_turn([NAMES[at:at + AT_A_TIME] for at in range(0, len(NAMES), AT_A_TIME)], IN_TURN)


@pytest.fixture(scope="package")
def known_tables(door: Place) -> dict[str, Tables]:
    plain = Tables(door)
    return {"en": plain, "de": plain, PSEUDO: Tables(door, *LONG_NAMES)}


@pytest.mark.parametrize(("scenes", "screen"), LOOKS, ids=[
    f"{scenes[0]}-{widths[0]}-{language}-{theme}" for scenes, (widths, language, theme) in LOOKS])
def test_nothing_is_wrong_with_a_page(
        person: Person, known_tables: dict[str, Tables], scenes: tuple[str, ...], screen: Screen) -> None:
    (width, *others), language, theme = screen
    tables = known_tables[language]
    guest = person(tables.ann, width=width, touch=width in TOUCHED, still=True, language=language, theme=theme)
    look, page, letters = Look(guest, tables), guest.page, dict[str, str]()
    for scene in scenes:
        SCENES[scene](look)
        assert (scene, width, audited(look) + wrong(page, letters)) == (scene, width, [])
        for other in others:
            with guest.watch.looking_away(page):
                guest.resize(other, SIZES[other])
            assert (scene, other, axe(page) + wrong(page, letters)) == (scene, other, [])


def wrong(page: Page, letters: dict[str, str]) -> list[str]:
    return nameless(page) + foreign_fonts(page, letters) + misplaced(page) + scrolled(page)


def audited(look: Look) -> list[str]:
    """Return what axe finds where it has not looked for this guest yet."""
    new = look.page.evaluate(MARK_NEW, NEW)
    again = {} if look.first else {"within": f"[{NEW}]", "unasked": "color-contrast"}
    found = axe(look.page, **again) if new else []
    look.page.evaluate(UNMARK, NEW)
    return found


SCROLLED = """() => {
  const upright = matchMedia("(max-width: 56rem) and (max-aspect-ratio: 5/4)").matches, low = innerHeight <= 576;
  return !upright && document.querySelector(low ? "main.play, main.over, main.film" : "main.play")
    ? document.documentElement.scrollHeight - innerHeight : 0;
}"""


def scrolled(page: Page) -> list[str]:
    """Return how much of a table is below the window, where there must be nothing on any screen but an upright phone;
    in a low window that goes for the end of a match and its replay too."""
    below = page.evaluate(SCROLLED)
    return [f"{below} pixels of the table are below the window"] if below > 1 else []


def nameless(page: Page) -> list[str]:
    """Return controls of the accessibility tree for which a screen reader could only say their kind."""
    line = page.context.new_cdp_session(page)
    nodes = line.send("Accessibility.getFullAXTree")["nodes"]
    line.detach()
    return [f"a {node['role']['value']} without a name" for node in nodes
            if not node["ignored"] and node["role"]["value"] in CONTROLS and not node["name"]["value"].strip()]
