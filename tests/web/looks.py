"""Tables to look at, and somebody who does: what every scene is made of."""

from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page

from tests.server.hall import Person, play_out
from tests.web.people import Guest, Place
from tests.web.words import say

SOME_MOVES = 24


# ── tables to look at ────────────────────────────────────────────────────────
class Tables:
    """One of each kind, for Ann, who looks at all of them; a scene plays at none."""

    def __init__(self, hall: Place) -> None:
        self.ann, self.bob = Person(hall.hall, "Ann"), Person(hall.hall, "Bob")
        self.waiting = self.ann.table(seats=4, bots={"2": "medium"}, open=True)
        self.choosing = self.ann.table("tcg", options={"format": "advanced"})
        self.candles = self.begun("candles")
        self.turn = self.begun(hints=True, clock={"kind": "player", "seconds": 3000})
        self.play(SOME_MOVES, self.ann)
        self.other = self.begun()
        self.play(SOME_MOVES, self.bob)
        self.asking = self.begun(options={"draw_on_demand": True})
        self.play(1, self.ann)
        self.bob.say(undo=1)
        self.ann.until("table")
        self.shared = self.ann.table(mine=[0, 1])
        self.ann.start(self.shared)
        self.others = self.bob.table(bots={"1": "medium"})
        self.bob.start(self.others)
        self.landlords = self.against("monopoly", 4)
        self.eight = self.against("monopoly", 8)
        self.shoppers = self.against("diagon_alley", 4)
        self.stone = self.against("sorcerers_stone", 4)
        self.duel = self.against("tcg", 2)
        self.over = self.begun()
        play_out([self.ann, self.bob], Random(1))
        self.ann.leave()
        self.bob.leave()

    def begun(self, game: str = "sequence", **wanted: Any) -> str:
        table = self.ann.table(game, absence=0, **wanted)
        self.bob.join(table, 1)
        self.ann.start(table)
        self.ann.sit(table)
        self.bob.sit(table)
        return table

    def against(self, game: str, seats: int) -> str:
        """Bots on all other chairs."""
        table = self.ann.table(game, seats, bots={str(seat): "random" for seat in range(1, seats)})
        self.ann.start(table)
        return table

    def play(self, moves: int, until: Person) -> None:
        """At random, until it is this one's turn."""
        rng = Random(1)
        while moves > 0 or not until.asked:
            player, other = (self.ann, self.bob) if self.ann.asked else (self.bob, self.ann)
            player.play_any(rng)
            other.until_seq(player.now["seq"])
            moves -= 1


class Look:
    """Ann before a page, on her way to what is to be seen."""

    def __init__(self, guest: Guest, tables: Tables) -> None:
        self.guest, self.tables = guest, tables
        self.page: Page = guest.page

    def say(self, key: str, **facts: Any) -> str:
        return say(key, self.guest.language, **facts)

    def open(self, path: str) -> "Look":
        self.guest.open(path)
        self.page.wait_for_load_state("networkidle")
        return self

    def press(self, key: str, within: str = "body", **facts: Any) -> "Look":
        """The first button of this name."""
        self.page.locator(within).get_by_role("button", name=self.say(key, **facts)).first.click()
        return self

    def dialog(self) -> Locator:
        found = self.page.get_by_role("dialog")
        found.wait_for()
        return found


Scene = Callable[[Look], object]


def into(scenes: dict[str, Scene]) -> Callable[[Scene], Scene]:
    """Scenes are found by their names."""
    def scene(made: Scene) -> Scene:
        scenes[made.__name__.replace("_", "-")] = made
        return made

    return scene
