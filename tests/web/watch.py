"""Faults that no visit to the hall may leave behind, whatever is tested: errors in the console, requests that go
elsewhere or are refused unexpectedly, and a board that moves under the finger.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Request, Response

from greathall.server.middleware import SAFE
from tests.server.hall import until

OF_THE_PAGE = ("data:", "blob:", "about:")
SHIFTS = """
new PerformanceObserver((list) => {
  for (const entry of list.getEntries())
    for (const { node, previousRect: from, currentRect: to } of entry.sources) {
      const moved = node instanceof Element ? node : node?.parentElement;
      if (!moved || moved.closest("[data-hand], [data-other-hand]")) continue; // sorted: a new card takes its place
      const sides = ["x", "y", "width", "height"];
      if (sides.every((side) => Math.abs(from[side] - to[side]) < 1)) continue; // nobody sees it
      if (moved.closest("[data-board]") || moved.querySelector("[data-board]"))
        boardShifted(`${moved.tagName.toLowerCase()}.${moved.getAttribute("class")} from ` +
          `${from.x},${from.y} ${from.width}×${from.height} to ${to.x},${to.y} ${to.width}×${to.height}`);
    }
}).observe({ type: "layout-shift", buffered: true });
"""
SETTLED = "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))"
"""Wait a frame, until observers have been notified."""
MISSED = "Ignored attempt to cancel a touchstart event"
"""Playwright stops a tap that would hit another element, while a page scrolls, and taps again. We never cancel one."""
SEEDS = ('{"pledge":', '{"seed":')
"""Beginnings of what a page sends by itself before a match."""
FRAMES = 3
"""How many frames after the last answer a page has nothing more to request."""


class Watch:
    """Watches everything in one browser context."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context, self.ours = context, urlsplit(address).netloc
        self.forget()
        context.on("console", self._console)
        context.on("weberror", lambda error: self._faults.append(f"uncaught: {error.error}"))
        context.on("request", self._request)
        context.on("requestfinished", lambda request: self._coming.discard(request))
        context.on("requestfailed", lambda request: self._coming.discard(request))
        context.on("response", self._response)
        context.on("page", lambda page: page.on("websocket", lambda line: self._address(line.url)))
        context.expose_binding("boardShifted", self._shifted)
        context.add_init_script(SHIFTS)

    def forget(self) -> None:
        """Start again: nothing was seen, and nothing is expected."""
        self._said: list[ConsoleMessage] = []
        self._faults: list[str] = []
        self._moves: list[str] = []
        self._refused: list[tuple[int, str]] = []
        self._late: list[str] = []
        self._expected: list[tuple[int, str]] = []
        self._forgiven: list[str] = []
        self._coming: set[Request] = set()

    # ── what a test says beforehand ──────────────────────────────────────────
    def expects(self, status: int, path: str) -> None:
        """Expect this refusal; `path` is a part of the address."""
        self._expected.append((status, path))

    def forgives(self, text: str) -> None:
        """Ignore messages in the console that contain this text."""
        self._forgiven.append(text)

    @contextmanager
    def looking_away(self, page: Page) -> Iterator[None]:
        """While a test itself changes the window, the board may move, and is told of late on a busy machine."""
        settle(page)
        before = list(self._moves)
        yield
        self.until_quiet(page)
        self._moves = before

    def until_quiet(self, page: Page) -> None:
        """Wait until everything a page requested has arrived, and what arrived has requested nothing more."""
        quiet = 0
        while quiet < FRAMES:
            settle(page)
            quiet = 0 if self._coming else quiet + 1

    def until_answered(self) -> None:
        """Wait until the hall has answered every change that a page asked it for."""
        until(lambda: not self._changing())

    def _changing(self) -> bool:
        for page in self.context.pages:
            settle(page)  # what it does about the last click is on its way
        return any(request.method not in SAFE for request in self._coming)

    # ── what the browser tells ───────────────────────────────────────────────
    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._said.append(message)

    def _request(self, request: Request) -> None:
        self._coming.add(request)
        self._address(request.url)

    def _address(self, url: str) -> None:
        if not url.startswith(OF_THE_PAGE) and urlsplit(url).netloc != self.ours:
            self._faults.append(f"a request to another host: {url}")

    def _response(self, response: Response) -> None:
        request = response.request
        if response.status == 409 and request.method == "PATCH" and (request.post_data or "").startswith(SEEDS):
            self._late.append(response.url)  # beside other work a page may be too slow; the match starts without
        elif response.status >= 400:
            self._refused.append((response.status, response.url))

    def _shifted(self, _: Any, what: str) -> None:
        self._moves.append(f"the board moved: {what}")

    # ── and at the end ───────────────────────────────────────────────────────
    def faults(self) -> list[str]:
        for page in self.context.pages:
            settle(page)
        refused = [f"{status} {url}" for status, url in self._refused if not self._foreseen(status, url)]
        said = [f"console {message.type}: {message.text} ({message.location['url']})" for message in self._said
                if not self._pardoned(message)]
        return self._faults + self._moves + refused + said

    def _foreseen(self, status: int, url: str) -> bool:
        return any(status == expected and part in url for expected, part in self._expected)

    def _pardoned(self, message: ConsoleMessage) -> bool:
        """An expected refusal appears in the console too."""
        told = message.text.startswith("Failed to load resource") and any(
            part in message.location["url"] and f" {status} " in message.text for status, part in self._expected)
        late = message.text.startswith("Failed to load resource") and message.location["url"] in self._late
        return told or late or any(text in message.text for text in (MISSED, *self._forgiven))


def settle(page: Page) -> None:
    if not page.is_closed():
        page.evaluate(SETTLED)
