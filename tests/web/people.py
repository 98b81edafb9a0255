"""People at a real Chromium, each with a browser of their own, and a real hall they visit."""

import os
import shutil
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from greathall.server.middleware import COOKIE
from tests.server.hall import WAIT, Hall, Person, hall
from tests.web.pseudo import PSEUDO, speak_pseudo
from tests.web.watch import Watch

WEB = Path(__file__).parents[2] / "web"
AXE = WEB / "node_modules/axe-core/axe.min.js"
NETWORK = "hall.test"
"""A name for this computer as others see it: off loopback, a page on plain http is not a secure context."""
KNOWN = "greathall-known"
"""The page's own note that the hall knows this browser; without it a page doesn't ask."""
AT_ONCE = """for (const [name, value] of [["speed", "once"], ["settle", "0"], ["coach", "never"]])
  if (location.protocol.startsWith("http")) localStorage[`greathall-${name}`] ??= value;"""
"""Nothing moves, no answer waits and no coach speaks, unless a test is about that."""
STAYS = """() => {
  const wait = window.setTimeout;
  window.setTimeout = (call, time, ...facts) => wait(call, time >= 1500 ? 2 ** 31 - 1 : time, ...facts);
}"""
"""Whatever a page shows or waits for a few seconds stays, so that a busy machine looks in time."""
EMPTY = "/candle.svg"
"""A page of the hall with nothing on it."""
WIDE, NARROW = 1280, 375
SIZES = {NARROW: 812, WIDE: 800, 812: 375, 960: 540, 1366: 625, 1600: 900, 1920: 1080}
"""The windows in which every page is checked, height by width: a phone, a desk, a phone on its side, two low windows,
two large screens."""
LOW = 812, 960
"""The widths of windows so low that everything is beside the board."""
TOUCHED = NARROW, 812
"""The widths of phones."""
SKETCH = 0.1
"""The scale at which pages are painted if only a test looks at them."""
LANGUAGES = {"en": "en-GB", "de": "de-DE", PSEUDO: "en-GB"}
FONTS = Path(__file__).parent / "faces" / "fonts.conf"
FLAGS = [
    "--disable-gpu", "--disable-dev-shm-usage", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--no-proxy-server",
    "--disable-component-update", "--disable-sync", f"--host-resolver-rules=MAP {NETWORK} 127.0.0.1",
    "--js-flags=--no-opt --no-maglev",  # no page under test is open for long enough to repay its optimised code
]

Theme = Literal["light", "dark"]


@contextmanager
def chromium() -> Iterator[Browser]:
    """The system's browser, preferably the windowless one, which is quickest; or the one that came with playwright."""
    found = next(filter(None, map(shutil.which, ("chromium-headless-shell", "chromium", "google-chrome"))), None)
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=found, args=FLAGS,
                                       env={**os.environ, "FONTCONFIG_FILE": str(FONTS)})
        yield browser
        browser.close()


class Place:
    """A hall, and the address at which people's browsers find it."""

    def __init__(self, hall: Hall, name: str) -> None:
        self.hall, self.name = hall, name

    @property
    def address(self) -> str:
        return f"http://{self.name}:{self.hall.port}"

    @property
    def secure(self) -> bool:
        return self.name != NETWORK


@contextmanager
def place(data: Path, name: str = "127.0.0.1", *args: str) -> Iterator[Place]:
    if name != "127.0.0.1":
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        args = ("--hosts", name, "--address", f"http://{name}:{port}", *args)
    else:
        port = 0
    with hall(data, *args, port=port) as opened:
        yield Place(opened, name)


class Device:
    """A phone or a computer with a browser of its own, lent to one guest after another: opening a page where one was
    open before costs half as much. `dirty` ones contain something that can't be undone, and aren't lent again.
    """

    def __init__(self, browser: Browser, place: Place, touch: bool, language: str) -> None:
        self.address, self.touch, self.language = place.address, touch, language
        self.context = browser.new_context(
            base_url=place.address, has_touch=touch, is_mobile=touch, locale=LANGUAGES[language])
        self.context.set_default_timeout(1000 * WAIT)
        self.watch = Watch(self.context, place.address)
        self.context.add_init_script(AT_ONCE)
        if language == PSEUDO:
            speak_pseudo(self.context)
        self.page: Page = self.context.new_page()
        self.line = self.context.new_cdp_session(self.page)
        self.dirty = False
        self._heard: list[tuple[Any, Any]] = []

    def fit(self, width: int, height: int, painted: float = SKETCH) -> None:
        """Give the window this size, painted at that fraction of its size.

        Only the painting changes: layout, clicks and queries work as ever. Painting in full takes a third of a
        browser's time, and nobody looks.
        """
        self.page.set_viewport_size({"width": width, "height": height})
        self.line.send("Emulation.setDeviceMetricsOverride", {
            "width": width, "height": height, "screenWidth": width, "screenHeight": height, "deviceScaleFactor": 1,
            "mobile": self.touch, "dontSetVisibleSize": True,
            "viewport": {"x": 0, "y": 0, "width": width, "height": height, "scale": painted}})

    def listen(self, event: Any, hear: Any) -> None:
        """Report what the page does, for as long as it is lent."""
        self.page.on(event, hear)
        self._heard.append((event, hear))

    def forget(self) -> None:
        """Remove everything of the last guest's: pages, storage, cookies, listeners."""
        for event, hear in self._heard:
            self.page.remove_listener(event, hear)
        self._heard.clear()
        self.page.unroute_all()
        if not self.page.url.endswith(EMPTY):
            self.page.goto(EMPTY)
        self.page.evaluate("() => { localStorage.clear(); sessionStorage.clear(); }")
        self.context.clear_cookies()
        self.watch.forget()

    def set(self, **prefs: str) -> None:
        """Keep these of the reader's settings."""
        if not self.page.url.endswith(EMPTY):
            self.page.goto(EMPTY)
        for name, value in prefs.items():
            self.page.evaluate("([name, value]) => localStorage.setItem(`greathall-${name}`, value)", [name, value])

    def remember(self, token: str) -> None:
        """Be known to the hall, as after a first visit."""
        self.set(known="yes")
        self.context.add_cookies([{"name": COOKIE, "value": token, "url": self.address, "httpOnly": True,
                                   "sameSite": "Strict"}])


class Devices:
    """The devices of one browser at one place."""

    def __init__(self, browser: Browser, place: Place) -> None:
        self.browser, self.place = browser, place
        self._free: list[Device] = []
        self._lent: list[Device] = []
        place.hall.before_program = self.until_answered

    def lend(self, touch: bool, language: str, new: bool) -> Device:
        fits = (one for one in self._free if not new and (one.touch, one.language) == (touch, language))
        device = next(fits, None)
        if device is None:
            device = Device(self.browser, self.place, touch, language)
        else:
            self._free.remove(device)
        self._lent.append(device)
        return device

    def until_answered(self) -> None:
        """Wait until the hall has answered whatever the pages of this test asked it to change: a click returns before
        that, and what a program asks goes another way."""
        for device in self._lent:
            if not device.page.url.endswith(EMPTY):
                device.watch.until_answered()

    def take_back(self, device: Device) -> None:
        self._lent.remove(device)
        if device.dirty or len(device.context.pages) != 1:
            device.context.close()
        else:
            device.forget()
            self._free.append(device)


class Guest:
    """A person at a browser; `page` is where they look.

    With a name they are already known to the hall, and `program` is a short cut past the pages, as the same guest:
    `ann.program.table()`. Without one it is their first visit; with another guest's program it is that guest's second
    device. A `new` device has not been to the hall before, so it has to load everything. Wait with `expect` and
    locators: the content policy forbids `wait_for_function`. At other speeds than `once` pieces move, and `settle` is
    for how many milliseconds a new question takes no click. A coach speaks only if `coach` says when.
    """

    def __init__(self, devices: Devices, who: str | Person | None = None, *, width: int = WIDE, theme: Theme = "light",
                 touch: bool = False, still: bool = False, language: str = "en", new: bool = False, speed: str = "once",
                 settle: int = 0, coach: str = "never") -> None:
        self.place, self.touch, self.language = devices.place, touch, language
        self._devices, self._device = devices, devices.lend(touch, language, new)
        self.watch, self.page, self.listen = self._device.watch, self._device.page, self._device.listen
        self.line = self._device.line
        self.here = True
        self.resize(width, SIZES.get(width, 800))
        self.page.emulate_media(color_scheme=theme, reduced_motion="reduce" if still else "no-preference")
        if speed != "once" or settle or coach != "never":
            self._device.set(speed=speed, settle=str(settle), coach=coach)
        if who is not None:
            self.program = Person(self.place.hall, who) if isinstance(who, str) else who
            self._device.remember(self.program.token)

    def introduce(self, name: str) -> None:
        """Give a `program` to a newcomer whom the hall has come to know."""
        token = next(cookie["value"] for cookie in self._device.context.cookies() if cookie["name"] == COOKIE)
        self.program = Person(self.place.hall, name, token=token)

    @property
    def context(self) -> BrowserContext:
        """The browser itself, for tests that change it for good."""
        self._device.dirty = True
        return self._device.context

    def resize(self, width: int, height: int, painted: float = SKETCH) -> None:
        self.size = width, height
        self._device.fit(width, height, painted)

    def leave(self, for_good: bool = False) -> None:
        """Give the device back, or away; nothing more of this guest is heard or shown."""
        self.here = False
        self._device.dirty |= for_good
        self._devices.take_back(self._device)

    def open(self, path: str = "/") -> Page:
        """Go there as by typing the address; return once the page has its heading."""
        self.page.goto(path)
        self.page.locator("h1").first.wait_for()
        return self.page

    @contextmanager
    def cut_off(self) -> Iterator[None]:
        """Cut off the network for a while, as in a tunnel. The browser's complaints about that are no fault."""
        self.watch.forgives("ERR_INTERNET_DISCONNECTED")
        self._device.context.set_offline(True)
        yield
        self._device.context.set_offline(False)

    def faults(self) -> list[str]:
        """Return everything that went wrong in this browser so far."""
        name = self.program.name if hasattr(self, "program") else "a stranger"
        return [f"{name}: {fault}" for fault in self.watch.faults()]

    def picture(self, file: Path) -> None:
        """Photograph the whole page as it is now; the window is enlarged to its size for a moment."""
        if not self.page.is_closed() and not self.page.url.endswith(EMPTY):
            with self.watch.looking_away(self.page):
                self._device.fit(*self.size, painted=1)
                self.page.screenshot(path=file, full_page=True)

    def portrait(self, file: Path) -> None:
        """A picture of the window, as a small file."""
        self._device.fit(*self.size, painted=1)
        self.page.screenshot(path=file, type="jpeg", quality=55)


STILL = """() => Promise.all(document.getAnimations()
  .filter((one) => one.effect.getComputedTiming().iterations !== Infinity).map((one) => one.finished.catch(() => 0)))"""


def axe(page: Page, *only: str, within: str = "html", unasked: str = "") -> list[str]:
    """Return what axe-core, or only these of its rules, finds on the page once nothing is fading any more, `within`
    what this selector finds, one rule being `unasked`: each rule with its elements."""
    page.evaluate(STILL)
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    how = {"resultTypes": ["violations"], "preload": False, "rules": {unasked: {"enabled": False}} if unasked else {},
           **({"runOnly": only} if only else {})}
    found = page.evaluate("async ([where, how]) => (await axe.run({ include: [where] }, how)).violations",
                          [within, how])
    return [f"{rule['id']}: {rule['help']}: {', '.join(str(node['target'][0]) for node in rule['nodes'])}"
            for rule in found]
