"""The check of a page's text finds every fault, and nothing that is right."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page

from tests.server.hall import until
from tests.web.drawn import foreign_fonts, misplaced
from tests.web.people import Devices, Guest

LAY = """(html) => {
  delete window.drawnLetters;
  document.body.innerHTML = html;
  for (const one of document.querySelectorAll("[data-style]")) one.style.cssText = one.dataset.style;
}"""
"""A new page, of whose letters none was asked yet. The hall's policy allows no inline styles."""
NAME = "Wilhelmina Bartholomea Featherstonehaugh"
BOX = "width: 60px; font: 16px 'Hall Book'"
RIGHT = {
    "words that wrap": f"<p data-style=\"{BOX}\">Take a seat by the fire</p>",
    "a word with a soft hyphen": f"<p data-style=\"{BOX}\">Honey&shy;dukes</p>",
    "a list to scroll": f"<p data-style=\"{BOX}; height: 30px; overflow: auto\">Take a seat by the fire, and stay</p>",
    "somebody's name with dots": f"<p title='{NAME}' data-style=\"{BOX}; overflow: hidden; text-overflow: ellipsis;"
                                 f" white-space: nowrap\">{NAME}</p>",
    "a sheet over a board": "<p>Board</p><p data-style='position: absolute; top: 0; background: #fff'>Sheet</p>",
}
WRONG = {
    "broken": f"<p data-style=\"{BOX}; overflow-wrap: anywhere\">Honeydukes</p>",
    "cut by": f"<p data-style=\"{BOX}; overflow: hidden; white-space: nowrap\">Honeydukes Sweetshop</p>",
    "cut by p": f"<p data-style=\"{BOX}; height: 30px; overflow: hidden\">Take a seat by the fire</p>",
    "outside": "<p data-style='position: absolute; left: -20px'>Honeydukes</p>",
    "overlapping": "<p data-style='position: absolute'>Honeydukes</p><p data-style='position: absolute'>Sweetshop</p>",
    "the page is": "<div data-style='width: 2000px; height: 9px'></div>",
}


@pytest.fixture(scope="module")
def page(devices: Devices) -> Iterator[Page]:
    """One page, which shows everything in turn."""
    guest = Guest(devices, "Ann", still=True)
    page = guest.open("/recover")
    guest.watch.until_quiet(page)
    yield page
    assert guest.faults() == []
    guest.leave()


def shown(page: Page, html: str) -> Page:
    page.evaluate(LAY, html)
    return page


@pytest.mark.parametrize("what", RIGHT)
def test_what_is_right_is_no_fault(page: Page, what: str) -> None:
    assert misplaced(shown(page, RIGHT[what])) == []


@pytest.mark.parametrize("fault", WRONG)
def test_what_is_wrong_is_found(page: Page, fault: str) -> None:
    assert any(found.startswith(fault) for found in misplaced(shown(page, WRONG[fault])))


def test_a_letter_that_our_fonts_lack_is_found(page: Page) -> None:
    shown(page, "<p>Züge, żółć, →</p>")
    assert foreign_fonts(page) == []
    until(lambda: foreign_fonts(shown(page, "<p>Ж</p>")) != [])
