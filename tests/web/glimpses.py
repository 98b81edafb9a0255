"""Notes of things that a page showed, however briefly: a busy machine may look only after it has gone."""

from typing import Any

from playwright.sync_api import Page

NOTE = r"""(selectors) => {
  const seen = (window.glimpses = {});
  const note = () => {
    for (const selector of selectors) {
      const thing = document.querySelector(selector);
      if (!thing) continue;
      const { left, right, bottom } = thing.getBoundingClientRect();
      seen[selector] = { text: thing.innerText.replace(/\s+/g, " ").trim(), left, right, bottom };
    }
  };
  new MutationObserver(note).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""


class Glimpses:
    """From now on, notes of each of these things how it last looked."""

    def __init__(self, page: Page, *selectors: str) -> None:
        self.page = page
        page.evaluate(NOTE, selectors)

    def of(self, selector: str) -> dict[str, Any]:
        """Return the thing's text and its edges, once it has come."""
        seen: dict[str, Any] = self.page.wait_for_function(
            "(selector) => window.glimpses[selector]", arg=selector).json_value()
        return seen
