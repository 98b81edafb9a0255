"""`make screens`: photograph every page and everything that can be open on it, wide and narrow, by daylight and by
candlelight, into build/screens/, and list the faults of its text. In another language: `python -m tests.web.screens
de`, or `pseudo`, which nobody speaks; only some scenes: `… de table end`; the README's picture: `… readme`.
"""

import sys
import tempfile
from itertools import product
from pathlib import Path
from typing import get_args

from playwright.sync_api import expect

from tests.web.drawn import foreign_fonts, misplaced
from tests.web.looks import Look, Tables
from tests.web.people import SIZES, TOUCHED, Devices, Guest, Theme, chromium, place
from tests.web.pseudo import LONG_NAMES, PSEUDO
from tests.web.scenes import SCENES

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "build" / "screens"
PORTRAIT = ROOT / "docs" / "pictures" / "table.jpg"


def shoot(devices: Devices, tables: Tables, language: str, names: list[str]) -> list[str]:
    faults = []
    for name, width in product(names, SIZES):
        guest = Guest(devices, tables.ann, width=width, touch=width in TOUCHED, still=True, language=language)
        SCENES[name](Look(guest, tables))
        faults += [f"{name}-{width}: {fault}" for fault in misplaced(guest.page) + foreign_fonts(guest.page)]
        for theme in get_args(Theme):
            guest.page.emulate_media(color_scheme=theme)
            expect(guest.page.locator("html")).to_have_attribute("data-theme", theme)
            guest.picture(FOLDER / language / f"{name}-{width}-{theme}.png")
        faults += [f"{name}: {fault}" for fault in guest.faults() if "the board moved" not in fault]
        guest.leave()
    return faults


def portray(devices: Devices, tables: Tables) -> None:
    """Take the picture of a table that the README shows, small enough to be kept with the code."""
    guest = Guest(devices, tables.ann, theme="dark", still=True)
    SCENES["table"](Look(guest, tables))
    guest.portrait(PORTRAIT)
    guest.leave()


def main(language: str = "en", *names: str) -> int:
    with tempfile.TemporaryDirectory() as data, place(Path(data) / "data") as hall, chromium() as browser:
        tables = Tables(hall, *LONG_NAMES if language == PSEUDO else ())
        if language == "readme":
            portray(Devices(browser, hall), tables)
            return 0
        faults = shoot(Devices(browser, hall), tables, language, list(names or SCENES))
    print(*faults, FOLDER, sep="\n")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
