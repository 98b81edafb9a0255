"""Tables to look at, and the person who does: the parts of every scene."""

from collections.abc import Callable
from functools import cached_property
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page

from greathall.core.words import Event
from greathall.server.orders import Order, give
from tests.server.hall import Person, play_out
from tests.web.laid import Laid, lay
from tests.web.people import KNOWN, Guest, Place
from tests.web.sentences import say
from tests.web.watch import settle

SOME_MOVES = 24
SHOWN = r"() => document.body.outerHTML.replace(/\d+:\d\d/g, '')"
"""A page, whatever its clocks say."""
WITHOUT_NOTES = """(known) => Object.keys(localStorage).filter((note) => note !== known)
  .forEach((note) => localStorage.removeItem(note))"""
"""As on a first visit: the choices of one scene must not affect the next."""


# ── tables to look at ────────────────────────────────────────────────────────
class Tables:
    """One table of each kind, created when it is first needed. Ann looks at all of them; no scene plays at one."""

    def __init__(self, hall: Place, ann: str = "Ann", bob: str = "Bob") -> None:
        self.ann, self.bob = Person(hall.hall, ann), Person(hall.hall, bob)

    @cached_property
    def waiting(self) -> str:
        return self.ann.table(seats=4, bots={"2": "medium"}, open=True)

    @cached_property
    def choosing(self) -> str:
        return self.ann.table("tcg", options={"format": "advanced"})

    @cached_property
    def candles(self) -> str:
        return self.begun("candles")

    @cached_property
    def turn(self) -> str:
        table = self.begun(hints=True, clock={"kind": "player", "seconds": 3000})
        self.play(SOME_MOVES, self.ann)
        return table

    @cached_property
    def other(self) -> str:
        table = self.begun()
        self.play(SOME_MOVES, self.bob)
        return table

    @cached_property
    def asking(self) -> str:
        table = self.begun(options={"draw_on_demand": True})
        self.play(1, self.ann)
        self.bob.say(undo=1)
        self.ann.until("table")
        return table

    @cached_property
    def shared(self) -> str:
        table = self.ann.table(mine=[0, 1])
        self.ann.start(table)
        return table

    @cached_property
    def others(self) -> str:
        table = self.bob.table(bots={"1": "medium"})
        self.bob.start(table)
        return table

    @cached_property
    def suspended(self) -> str:
        table = self.begun()
        give(self.ann.hall.data, Order("close", who=table, why="the hall moves to another computer"))
        return table

    @cached_property
    def lesson(self) -> str:
        return self.learning(5)

    @cached_property
    def strayed(self) -> str:
        return self.learning(1, stray=True)

    @cached_property
    def learned(self) -> str:
        return self.learning(99)

    @cached_property
    def landlords(self) -> str:
        return self.against("monopoly", 4)

    @cached_property
    def eight(self) -> str:
        return self.against("monopoly", 8)

    @cached_property
    def shoppers(self) -> str:
        return self.against("diagon_alley", 4)

    @cached_property
    def stone(self) -> str:
        return self.against("sorcerers_stone", 4)

    @cached_property
    def duel(self) -> str:
        return self.against("tcg", 2)

    @cached_property
    def over(self) -> str:
        table = self.begun()
        play_out([self.ann, self.bob], Random(1))
        self.ann.leave()
        self.bob.leave()
        return table

    @cached_property
    def won(self) -> str:
        """Ann is the last one left."""
        table = self.begun("monopoly")
        self.play(2, self.ann)  # both choose their tokens
        while self.bob.play({"type": "Resign"})["type"] == "refusal":  # nobody does in the middle of an auction
            self.play(1, self.ann)
        self.ann.leave()
        self.bob.leave()
        return table

    def begun(self, game: str = "sequence", **wanted: Any) -> str:
        table = self.ann.table(game, absence=0, **wanted)
        self.bob.join(table, 1)
        self.ann.start(table)
        self.ann.sit(table)
        self.bob.sit(table)
        return table

    def learning(self, most: int, stray: bool = False) -> str:
        """Play a lesson along its path for so many of Ann's moves; leave the path then if she is to stray."""
        moves = [move for step in self.ann.ask("GET", "/api/lessons/sequence")["steps"] for move in step["moves"]]
        table = str(self.ann.ask("POST", "/api/lessons/sequence", {"again": True})["id"])
        self.ann.sit(table)
        for move in moves[:most]:
            self.until_asked()
            self.ann.play(move)
        self.until_asked()
        if stray:
            self.ann.play(next(other for other in self.ann.now["ask"]["legal"] if other != moves[most]))
            self.until_asked()
        self.ann.leave()
        return table

    def until_asked(self) -> None:
        while not self.ann.asked:
            self.ann.until("table")

    def against(self, game: str, seats: int) -> str:
        """Put bots at all other seats."""
        table = self.ann.table(game, seats, bots={str(seat): "random" for seat in range(1, seats)})
        self.ann.start(table)
        return table

    def play(self, moves: int, until: Person) -> None:
        """Play at random until it is this player's turn."""
        rng = Random(1)
        while moves > 0 or not until.asked:
            player, other = (self.ann, self.bob) if self.ann.asked else (self.bob, self.ann)
            player.play_any(rng)
            other.until_seq(player.now["seq"])
            moves -= 1


class Look:
    """Ann in front of a page, on her way to a scene."""

    def __init__(self, guest: Guest, tables: Tables) -> None:
        self.guest, self.tables = guest, tables
        self.page: Page = guest.page
        self.first = True
        """Whether nobody has looked at this address before."""
        self._path = self._opened = ""
        self._seen: set[str] = set()
        self._laid: Laid | None = None

    def say(self, key: str, **facts: Any) -> str:
        return say(key, self.guest.language, **facts)

    def open(self, path: str) -> "Look":
        """Go there. A page that is as it was when opened, apart from dialogs over it, is not opened again."""
        self._come(path)
        if self._laid is not None or path != self._path or self.page.evaluate(SHOWN) != self._opened:
            self.clear()
            self._go(path)
            self._opened = self.page.evaluate(SHOWN)
        return self

    def lay(self, table: str, s: Any, events: tuple[Event, ...] = (), *, seat: int | None = 0, game: str) -> "Look":
        """Show a scene at this table; if one is already there, without opening the page again."""
        self._come(f"/t/{table}")
        if self._laid is None or self._laid.seat != seat or self._path != f"/t/{table}":
            self.clear()
            self._laid = lay(self.guest, s, seat, events, game)
            self._go(f"/t/{table}")
        else:
            with self.guest.watch.looking_away(self.page):
                self._laid.show(s, events)
                self.guest.watch.until_quiet(self.page)
        return self

    def _come(self, path: str) -> None:
        self.put_away()
        self.first = path not in self._seen
        self._seen.add(path)

    def _go(self, path: str) -> None:
        if self._path:
            self.page.evaluate(WITHOUT_NOTES, KNOWN)
        self._path = path
        self.guest.open(path)
        self.guest.watch.until_quiet(self.page)

    def clear(self) -> None:
        """Remove the scene."""
        if self._laid is not None:
            self._laid.lies = False
        self._laid = None

    def put_away(self) -> None:
        """Close whatever is open over the page, if it can be closed."""
        if self._path and self.page.locator("dialog[open]").count():
            self.page.keyboard.press("Escape")
            settle(self.page)

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
    """Scenes are found by name."""
    def scene(made: Scene) -> Scene:
        scenes[made.__name__.replace("_", "-")] = made
        return made

    return scene
