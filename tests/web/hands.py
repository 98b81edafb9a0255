"""Record how a page was used: tests that promise the keyboard alone, or touch alone, prove it with this."""

from typing import Any

from playwright.sync_api import Page

from tests.web.people import Guest

POINTED = """
for (const kind of ["pointerdown", "mousedown", "wheel"])
  addEventListener(kind, (event) => pointed(event.pointerType || kind), { capture: true, passive: true });
"""
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
        return found

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
