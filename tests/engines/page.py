"""A page in any browser that WebDriver drives, with as much of Playwright's Page and Locator as the players of
tests/web use, so that they play here too. Everything is looked up again whenever it is asked for, and waited for."""

import base64
import re
from collections.abc import Callable
from pathlib import Path
from time import monotonic, sleep
from typing import Any

from tests.engines.driver import WAIT, Driver, Refused

FIND = (Path(__file__).parent / "find.js").read_text(encoding="utf-8")
ELEMENT = "element-6066-11e4-a52e-4f735466cecf"
"""WebDriver's name for an element, by its standard."""
LOST = "stale element|no such element|intercepted|not interactable|no such node"
"""Reasons to try a failed click again: the page has just been redrawn."""
WATCH = """
if (!window.told) {
  window.told = [];
  for (const kind of ["error", "warn"]) {
    const say = console[kind].bind(console);
    console[kind] = (...what) => { told.push(`console.${kind}: ${what.join(" ")}`); say(...what); };
  }
  addEventListener("error", (event) => told.push(`uncaught: ${event.message}`));
  addEventListener("unhandledrejection", (event) => told.push(`unhandled: ${event.reason}`));
  addEventListener("securitypolicyviolation", (event) => told.push(`not let in: ${event.blockedURI}`));
}
"""
TOLD = """
const elsewhere = performance.getEntriesByType("resource").map(({ name }) => new URL(name))
  .filter(({ protocol, host }) => protocol.startsWith("http") && host !== location.host);
return [...(window.told ?? []), ...elsewhere.map((url) => `a request to another host: ${url}`)];
"""
Name = str | re.Pattern[str] | None


def pattern(text: Name, exact: bool = False) -> list[str]:
    """As the page's own regular expressions have it."""
    if isinstance(text, re.Pattern):
        return [text.pattern, ""]
    plain = re.escape(" ".join((text or "").split()))
    return [f"^{plain}$", ""] if exact else [plain, "i"]


def until(holds: Callable[[], bool], what: Callable[[], object]) -> None:
    end = monotonic() + WAIT
    while not holds():
        assert monotonic() < end, f"waited in vain for {what()}"
        sleep(0.05)


class Found:
    """A way to elements of a page, like Playwright's Locator."""

    def __init__(self, page: "Page", *steps: list[Any]) -> None:
        self.page, self.steps = page, steps

    def _then(self, *step: Any) -> "Found":
        return Found(self.page, *self.steps, list(step))

    # ── finding ──────────────────────────────────────────────────────────────
    def locator(self, css: str) -> "Found":
        return self._then("css", css)

    def get_by_role(self, role: str, name: Name = None, exact: bool = False) -> "Found":
        return self._then("role", role, *pattern(name, exact))

    def get_by_label(self, text: Name) -> "Found":
        return self._then("label", *pattern(text))

    def get_by_text(self, text: Name) -> "Found":
        return self._then("text", *pattern(text))

    def filter(self, has_text: Name = None, visible: bool = False) -> "Found":
        return self._then("visible") if visible else self._then("has", *pattern(has_text))

    def nth(self, at: int) -> "Found":
        return self._then("nth", at)

    @property
    def first(self) -> "Found":
        return self.nth(0)

    def or_(self, other: "Found") -> "Found":
        return self._then("or", other.steps)

    # ── looking ──────────────────────────────────────────────────────────────
    def ask(self, script: str, *args: Any) -> Any:
        """What this says of `all`, the elements that are there now."""
        return self.page.run(f"{FIND}\nconst [steps, ...args] = arguments, all = found(steps);\n{script}",
                             self.steps, *args)

    def count(self) -> int:
        return int(self.ask("return all.length"))

    def is_visible(self) -> bool:
        return bool(self.ask("return all.some(seen)"))

    def get_attribute(self, name: str) -> Any:
        return self.one().ask("return all[0].getAttribute(args[0])", name)

    def inner_text(self) -> str:
        return str(self.one().ask("return all[0].innerText"))

    def one(self) -> "Found":
        """Once there is exactly one."""
        until(lambda: self.count() == 1, lambda: f"one of {self.steps}, not {self.count()}")
        return self

    # ── doing ────────────────────────────────────────────────────────────────
    def _do(self, command: str, **how: Any) -> None:
        """As soon as the browser lets a person do it: nothing lies over it, nothing has replaced it."""
        why: list[object] = []

        def done() -> bool:
            elements = self.ask("return all.filter((one) => one.matches('option') || seen(one))")
            why[:] = [f"{command} on one of {self.steps}, not {len(elements)}"]
            try:
                if len(elements) == 1:
                    self.page.driver(command, id=elements[0][ELEMENT], **how)
                    return True
            except Refused as refused:
                if not re.search(LOST, str(refused)):
                    raise
                why.append(refused)
                self.ask("all[0]?.scrollIntoView({ block: 'center' })")  # from under whatever lies over it
            return False

        until(done, lambda: why)

    def click(self) -> None:
        self._do("ElementClick")

    def fill(self, text: str) -> None:
        self._do("ElementClear")
        self._do("ElementSendKeys", text=text)

    def select_option(self, value: str | None = None, label: str = "") -> None:
        options = self.locator("option" if value is None else f'option[value="{value}"]')
        options.filter(has_text=re.compile(f"^{re.escape(label)}")).click()


class Page(Found):
    """The one window of a browser."""

    def __init__(self, driver: Driver, address: str) -> None:
        super().__init__(self)
        self.driver, self.address = driver, address
        self.faults: list[str] = []

    def run(self, script: str, *args: Any) -> Any:
        return self.driver("ExecuteScript", script=script, args=list(args))

    def goto(self, path: str) -> None:
        self.look_back()
        self.driver("Navigate", url=self.address + path)
        self.run(WATCH)

    def reload(self) -> None:
        self.look_back()
        self.driver("Refresh")
        self.run(WATCH)

    def look_back(self) -> None:
        """Keeps what the console told so far."""
        self.faults += self.run(TOLD)

    def screenshot(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(base64.b64decode(self.driver("TakeScreenshot")))


class Expected:
    """`expect` of a Found."""

    def __init__(self, found: Found) -> None:
        self._found = found

    def _until(self, what: str, script: str, *args: Any) -> None:
        until(lambda: bool(self._found.ask(script, *args)), lambda: f"{self._found.steps} {what} {args}")

    def to_be_visible(self) -> None:
        self._until("to be visible", "return all.length === 1 && seen(all[0])")

    def to_be_enabled(self) -> None:
        self._until("to be enabled", "return all.length === 1 && !all[0].disabled")

    def to_have_count(self, count: int) -> None:
        self._until("to be so many:", "return all.length === args[0]", count)

    def to_have_text(self, text: str) -> None:
        self._until("to say", "return all.length === 1 && plain(all[0].textContent) === plain(args[0])", text)

    def to_contain_text(self, text: Name) -> None:
        self._until("to hold", "return all.length === 1 && new RegExp(...args).test(plain(all[0].textContent))",
                    *pattern(text))
