"""People at Firefox and at WebKit: the players of tests/web at another kind of page."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

from greathall.server.middleware import COOKIE
from tests.engines.driver import Driver
from tests.engines.page import Expected, Found, Page, until
from tests.server.hall import Person
from tests.web.diagon import Shopper
from tests.web.monopoly import Landlord
from tests.web.people import AT_ONCE, KNOWN, Guest, Place
from tests.web.player import Player, Told
from tests.web.stone import Pupil
from tests.web.tcg import Duellist

FRAME = "return [outerWidth - innerWidth, outerHeight - innerHeight]"


class Visitor:
    """As much of a Guest as its players need. Whoever comes has the browser to themselves."""

    touch = False
    language = "en"

    def __init__(self, driver: Driver, place: Place, name: str, width: int, height: int) -> None:
        self.place, self.program = place, Person(place.hall, name)
        self.page = Page(driver, place.address)
        driver("Navigate", url=f"{place.address}/candle.svg")
        driver("DeleteAllCookies")
        driver("AddCookie", cookie={"name": COOKIE, "value": self.program.token, "path": "/", "httpOnly": True,
                                    "sameSite": "Strict"})
        self.page.run("localStorage.clear(); localStorage.setItem(arguments[0], 'yes')", KNOWN)
        self.page.run(AT_ONCE)
        beside, above = self.page.run(FRAME)
        driver("SetWindowRect", x=0, y=0, width=width + beside, height=height + above)

    def open(self, path: str = "/") -> Page:
        self.page.goto(path)
        expect(self.page.locator("h1").first).to_be_visible()
        return self.page

    def picture(self, file: Path) -> None:
        self.page.screenshot(file)


def guest(visitor: Visitor) -> Guest:
    """For what is written for guests at Chromium."""
    return cast(Guest, visitor)


def expect(found: Found) -> Expected:
    return Expected(found)


class Elsewhere(Player):
    """A player who hears the table by a line of their own, since WebDriver tells nothing of the page's, and touches the
    page once it has come as far."""

    page: Any

    def expect(self, what: Any) -> Any:
        return expect(what)

    def listen(self) -> None: ...

    def by_hand(self) -> bool:
        """All the time: this is what these browsers are tried for."""
        return True

    def sit(self, table: str) -> "Elsewhere":
        self.guest.program.sit(table)
        self.now = self.guest.program.now
        self.guest.open(f"/t/{table}")
        self.expect(self.page.locator("main.play")).to_be_visible()
        return self

    def until(self, holds: Callable[[Told], bool]) -> Told:
        while not holds(self.now):
            self.guest.program.hear()
            self.now = self.guest.program.now
        if not self.over:
            until(self.caught_up, lambda: f"the page to hear of {self.now['seq']}")
        return self.now

    def caught_up(self) -> bool:
        """Or gone on to the end, of which this player is about to hear."""
        shown = self.page.run("return document.querySelector('main.play')?.dataset.seq ?? null")
        return shown is None or int(shown) >= self.now["seq"]


class SequencePlayer(Elsewhere): ...
class MonopolyPlayer(Elsewhere, Landlord): ...
class DiagonPlayer(Elsewhere, Shopper): ...
class StonePlayer(Elsewhere, Pupil): ...
class TcgPlayer(Elsewhere, Duellist): ...
