"""Record how a page was used: tests that promise the keyboard alone, or touch alone, prove it with this."""

from typing import Any

from playwright.sync_api import Locator, Page

from tests.web.people import Guest

POINTED = """
for (const kind of ["pointerdown", "mousedown", "wheel"])
  addEventListener(kind, (event) => pointed(event.pointerType || kind), { capture: true, passive: true });
"""
STEPS = 6
MOST_STOPS = 120
"""The text view has many buttons; one round of Tab has fewer than this."""
FOCUSED = """() => {
  const at = document.activeElement;
  const named = at?.getAttribute("aria-labelledby");
  return { element: at?.dataset.element ?? "", answer: at?.dataset.answer ?? "",
           prompt: at?.hasAttribute("data-prompt") ?? false,
           name: at?.matches(".thing") ? "" :  // only named in the log
                 (named && document.getElementById(named)?.innerText) || at?.ariaLabel || at?.innerText?.trim() ||
                 at?.labels?.[0]?.innerText.split("\\n")[0].trim() || "" };
}"""


class Pointer:
    """Return every kind of pointer that ever touched this guest's pages: mouse, touch."""

    def __init__(self, guest: Guest) -> None:
        self.kinds: list[str] = []
        guest.context.expose_binding("pointed", lambda _, kind: self.kinds.append(kind))
        guest.context.add_init_script(POINTED)

    def was_touch_alone(self) -> bool:
        """Old listeners get a tap as a press too."""
        return "touch" in self.kinds and set(self.kinds) <= {"touch", "mousedown"}


class Keys:
    """A page for a person who has a keyboard and nothing else."""

    def __init__(self, page: Page) -> None:
        self._page = page

    def press(self, key: str) -> None:
        self._page.keyboard.press(key)

    def type(self, text: str) -> None:
        self._page.keyboard.type(text)

    def focused(self) -> dict[str, Any]:
        """Return what has the focus: its name, and which element of a board it is."""
        found: dict[str, Any] = self._page.evaluate(FOCUSED)
        return {**found, "name": found["name"].replace("\xa0", " ")}  # no line breaks within an amount

    def go_to(self, wanted: str) -> None:
        """Press Tab until this name, answer of a desk or element of the board has the focus; `square:` is any element
        of that kind.
        """
        passed: list[str] = []
        while len(passed) < MOST_STOPS:
            self.press("Tab")
            focused = self.focused()
            kind = focused["element"].partition(":")[0] + ":"
            if wanted in (focused["name"], focused["answer"], focused["element"], kind):
                return
            passed.append(focused["name"][:40])
        raise AssertionError(f"Tab does not lead to {wanted!r}; on the way were {passed}")


class Pointing:
    """Something that drags: it takes a thing, goes elsewhere, and lets go."""

    def __init__(self, guest: Guest) -> None:
        self._page = guest.page

    def takes(self, thing: Locator) -> None:
        self._at("down", *middle(thing))

    def goes_to(self, place: Locator) -> None:
        """In several steps, as a hand does."""
        (x, y), (far_x, far_y) = self._last, middle(place)
        for nth in range(1, STEPS + 1):
            self._at("move", x + (far_x - x) * nth / STEPS, y + (far_y - y) * nth / STEPS)

    def leaves(self) -> None:
        """Beyond the edge of the window."""
        self._at("move", -30, self._last[1])

    def lets_go(self) -> None:
        self._at("up", *self._last)

    def drags(self, thing: Locator, place: Locator) -> None:
        self.takes(thing)
        self.goes_to(place)
        self.lets_go()

    def _at(self, what: str, x: float, y: float) -> None:
        self._last = x, y
        self._points(what, x, y)

    def _points(self, what: str, x: float, y: float) -> None:
        raise NotImplementedError


class Mouse(Pointing):
    def _points(self, what: str, x: float, y: float) -> None:
        mouse = self._page.mouse
        mouse.move(x, y)
        if what != "move":
            (mouse.down if what == "down" else mouse.up)()


class Finger(Pointing):
    """Playwright only taps; the browser's own protocol also knows a finger that moves. The page is painted in full: the
    browser looks for who stops a finger from scrolling where it has painted.
    """

    def __init__(self, guest: Guest) -> None:
        super().__init__(guest)
        guest.resize(*guest.size, painted=1)
        self._line = guest.line

    def _points(self, what: str, x: float, y: float) -> None:
        kind = {"down": "touchStart", "move": "touchMove", "up": "touchEnd"}[what]
        points = [] if what == "up" else [{"x": x, "y": y}]
        self._line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
