"""Check which fonts really drew a page: ours, and none that happens to be on the machine."""

from pathlib import Path

from playwright.sync_api import CDPSession, Error, Page

LAYOUT = Path(__file__).with_name("layout.js")
MARK = "data-drawn"
CHOOSE = """([mark, asked]) => {
  // A few elements whose text has every letter that a style of type draws, the longest first; asking after all of them
  // would take long. What was asked once need not be asked again.
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), found = [];
  while (texts.nextNode()) if (texts.currentNode.data.trim()) found.push(texts.currentNode);
  const known = new Map(Object.entries(asked).map(([style, letters]) => [style, new Set(letters)]));
  let chosen = false;
  for (const { data, parentElement } of found.sort((one, other) => other.data.length - one.data.length)) {
    if (!parentElement.checkVisibility()) continue;
    const { fontFamily, fontWeight, fontStyle } = getComputedStyle(parentElement);
    const style = [fontFamily, fontWeight, fontStyle].join();
    if (!known.has(style)) known.set(style, new Set());
    const letters = known.get(style), before = letters.size;
    for (const letter of data) letters.add(letter);
    if (letters.size === before) continue;
    parentElement.setAttribute(mark, "");
    chosen = true;
  }
  return chosen ? Object.fromEntries([...known].map(([style, letters]) => [style, [...letters].join("")])) : null;
}"""


def misplaced(page: Page) -> list[str]:
    """Return text that is cut off, outside, over other text, or broken in the middle of a word."""
    return list(page.evaluate(LAYOUT.read_text(encoding="utf-8")))


def foreign_fonts(page: Page, asked: dict[str, str] | None = None) -> list[str]:
    """Return the machine's fonts that drew something on this page, with what they drew.

    `asked` are the letters of each style that need not be asked again; those of this page are added to it."""
    asked = {} if asked is None else asked
    letters = page.evaluate(CHOOSE, [MARK, asked])
    if letters is None:
        return []
    asked |= letters
    line = page.context.new_cdp_session(page)
    line.send("DOM.enable")
    line.send("CSS.enable")
    root = line.send("DOM.getDocument", {"depth": 0})["root"]["nodeId"]
    found = [fault for node in line.send("DOM.querySelectorAll", {"nodeId": root, "selector": f"[{MARK}]"})["nodeIds"]
             for fault in _foreign(line, node, asked)]
    line.detach()
    page.evaluate("(mark) => document.querySelectorAll(`[${mark}]`).forEach((one) => one.removeAttribute(mark))", MARK)
    return found


def _foreign(line: CDPSession, node: int, asked: dict[str, str]) -> list[str]:
    try:
        fonts = line.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]
    except Error:  # it has left the page since it was chosen: what stands there now is asked next time
        asked.clear()
        return []
    foreign = [font["familyName"] for font in fonts if not font["isCustomFont"]]
    if not foreign:
        return []
    html = line.send("DOM.getOuterHTML", {"nodeId": node})["outerHTML"]
    return [f"{', '.join(foreign)} drew {html[:200]}"]
