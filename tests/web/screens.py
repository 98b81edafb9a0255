"""`make screens`: a picture of every page, wide and narrow, by day and by candle, into build/screens/. In another
language: `python -m tests.web.screens de`."""

import sys
import tempfile
from collections.abc import Callable
from itertools import product
from pathlib import Path
from random import Random
from typing import get_args

from playwright.sync_api import Browser

from tests.server.hall import Person, play_out
from tests.web.people import NARROW, WIDE, Guest, Place, Theme, chromium, place

FOLDER = Path(__file__).parents[2] / "build" / "screens"
SOME_MOVES = 24


# ── tables to look at ────────────────────────────────────────────────────────
class Tables:
    """One of each kind, for Ann, who looks at all of them."""

    def __init__(self, hall: Place) -> None:
        self.ann, self.bob = Person(hall.hall, "Ann"), Person(hall.hall, "Bob")
        self.waiting = self.ann.table(seats=4, bots={"2": "medium"}, open=True)
        self.plain = self.begun("candles")
        self.playing = self.begun("sequence")
        self.play(SOME_MOVES)
        self.over = self.begun("sequence")
        play_out([self.ann, self.bob], Random(1))
        self.ann.leave()
        self.bob.leave()

    def begun(self, game: str) -> str:
        table = self.ann.table(game)
        self.bob.join(table, 1)
        self.ann.start(table)
        self.ann.sit(table)
        self.bob.sit(table)
        return table

    def play(self, moves: int) -> None:
        """At random, until it is Ann's turn."""
        rng = Random(1)
        while moves > 0 or not self.ann.asked:
            player, other = (self.ann, self.bob) if self.ann.asked else (self.bob, self.ann)
            player.play_any(rng)
            other.until_seq(player.now["seq"])
            moves -= 1


# ── the pages ────────────────────────────────────────────────────────────────
PAGES: dict[str, Callable[[Tables], str]] = {
    "hall": lambda _: "/",
    "waiting": lambda tables: f"/t/{tables.waiting}",
    "table": lambda tables: f"/t/{tables.playing}",
    "plain": lambda tables: f"/t/{tables.plain}",
    "end": lambda tables: f"/t/{tables.over}",
    "replay": lambda tables: f"/t/{tables.over}/replay?at=40&eyes=open",
    "record": lambda _: "/replay",
    "recover": lambda _: "/recover",
    "style": lambda _: "/style",
    "nowhere": lambda _: "/t/nowhere",
}
"""Each page by its address; a new page gets a line here."""


def shoot(browser: Browser, hall: Place, tables: Tables, language: str) -> list[str]:
    faults = []
    for width, theme in product((WIDE, NARROW), get_args(Theme)):
        guest = Guest(browser, hall, tables.ann, width=width, theme=theme, touch=width == NARROW, still=True,
                      language=language)
        guest.watch.expects(404, "/api/tables/nowhere")
        for name, address in PAGES.items():
            guest.open(address(tables))
            guest.page.wait_for_load_state("networkidle")
            guest.picture(FOLDER / language / f"{name}-{width}-{theme}.png")
        faults += guest.faults()
        guest.context.close()
    return faults


def main(languages: list[str]) -> int:
    with tempfile.TemporaryDirectory() as data, place(Path(data) / "data") as hall, chromium() as browser:
        tables = Tables(hall)
        faults = [fault for language in languages for fault in shoot(browser, hall, tables, language)]
    print(*faults, FOLDER, sep="\n")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:] or ["en"]))
