"""With the keyboard alone: a whole game in the text view, the board by arrow keys, and the focus order."""

from typing import Any

from playwright.sync_api import Page, expect

from tests.web.at_desk import at_plain_table, plays_by_keys_to_the_end
from tests.web.conftest import Person
from tests.web.hands import Keys, Pointer
from tests.web.player import LABELS, Action, Player, alone, begun, builds
from tests.web.sentences import say

MOST_BUTTONS = 8
FOCUS_SHOWN = """() => {
  const at = document.activeElement;
  if (!at || at === document.body) return null;
  const style = getComputedStyle(at);
  const shown = at.closest("label") ?? at;
  const around = [style, getComputedStyle(shown), ...[...(at.nextElementSibling ? [at.nextElementSibling] : [])].map(
    (next) => getComputedStyle(next))];
  return { html: at.outerHTML.slice(0, 120), place: at.closest("[data-board], section, aside, header")?.className ?? "",
           seen: around.some((one) => one.outlineStyle !== "none" && one.outlineWidth !== "0px") };
}"""


# ── the text view ────────────────────────────────────────────────────────────
class Typist(Player):
    """Plays in the text view, by keyboard."""

    def keyed(self, keys: Keys, action: Action) -> None:
        same = [other for other in self.now["ask"]["legal"] if other.get("card") == action.get("card")]
        if len(same) > MOST_BUTTONS:
            keys.go_to(say("plain-pick", name=LABELS["card"][action["card"]]))
            keys.type(self.move(action))
            keys.press("Tab")
        else:
            keys.go_to(self.move(action))
        keys.press("Enter")


def test_one_person_finishes_a_game_against_a_bot_with_the_keyboard_alone_on_the_plain_table(person: Person) -> None:
    guest = person("Ann", still=True)
    pointer, keys = Pointer(guest), Keys(guest.page)
    table = guest.program.table(bots={"1": "random"})
    plays_by_keys_to_the_end(at_plain_table(Typist, guest, keys, table), keys, builds)
    assert pointer.kinds == []


def test_after_a_move_the_focus_is_where_the_next_question_stands(person: Person) -> None:
    guest = person("Ann", still=True)
    keys = Keys(guest.page)
    table, _ = alone(guest)
    ann = Typist(guest).sit(table)
    assert isinstance(ann, Typist)
    keys.go_to(say("table-plain"))
    keys.press("Enter")
    ann.until_asked()
    ann.by_keys(keys, builds(ann.now))
    assert keys.focused()["prompt"]


# ── the board ────────────────────────────────────────────────────────────────
def test_the_board_is_played_by_arrow_keys(person: Person) -> None:
    guest = person("Ann", still=True)
    pointer, keys = Pointer(guest), Keys(guest.page)
    _, ann = alone(guest)
    now = ann.until_asked()
    action = next(one for one in now["ask"]["legal"] if one["type"] == "Place")
    hand = now["view"]["hand"]
    keys.go_to(f"card:{hand[0]}")
    for _ in range(hand.index(action["card"])):
        keys.press("ArrowRight")
    keys.press("Enter")
    keys.press("Shift+Tab")
    stop = int(keys.focused()["element"].removeprefix("space:"))
    down, right = (there - here for there, here in zip(divmod(action["space"], 10), divmod(stop, 10), strict=True))
    for key, back, steps in (("ArrowDown", "ArrowUp", down), ("ArrowRight", "ArrowLeft", right)):
        for _ in range(abs(steps)):
            keys.press(key if steps > 0 else back)
    assert keys.focused()["element"] == f"space:{action['space']}"
    keys.press("Enter")
    ann.until(lambda told: told["seq"] > now["seq"])
    assert pointer.kinds == []


# ── the order of the focus ───────────────────────────────────────────────────
def stops(page: Page, most: int = 150) -> list[dict[str, Any]]:
    """Return everything that Tab reaches, until it comes round again."""
    found: list[dict[str, Any]] = []
    for _ in range(most):
        page.keyboard.press("Tab")
        stop = page.evaluate(FOCUS_SHOWN)
        if stop is None or (found and stop["html"] == found[0]["html"]):
            return found
        found.append(stop)
    raise AssertionError("the focus is caught somewhere")


def test_tab_leads_from_the_question_over_the_board_to_what_lies_beside_it_and_is_always_seen(person: Person) -> None:
    _, ann, bob = begun(person("Ann", still=True), person("Bob", still=True))
    mover = ann if ann.asked else bob
    mover.element("space:44").wait_for()
    found = stops(mover.page)
    assert [stop["html"] for stop in found if not stop["seen"]] == []
    html = " ".join(stop["html"] for stop in found)
    places = [html.index(mark) for mark in ('href="/"', 'data-element="space:', 'data-element="card:', 'role="tab"')]
    assert places == sorted(places)


def test_a_dialog_keeps_the_focus_and_gives_it_back(person: Person) -> None:
    _, ann = alone(person("Ann", still=True))
    keys = Keys(ann.page)
    keys.go_to(say("settings-title"))
    keys.press("Enter")
    dialog = ann.page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    for _ in range(20):
        keys.press("Tab")
        assert ann.page.evaluate("() => document.activeElement === document.body || "
                                 "document.activeElement.closest('dialog') !== null")
    keys.press("Escape")
    expect(dialog).to_have_count(0)
    assert keys.focused()["name"] == say("settings-title")


def test_who_goes_on_by_a_link_begins_at_the_top_of_the_next_page(person: Person) -> None:
    _, ann = alone(person("Ann", still=True))
    keys = Keys(ann.page)
    keys.go_to(say("hall-title"))
    keys.press("Enter")
    expect(ann.page.get_by_role("heading", level=1, name=say("hall-title"))).to_be_visible()
    expect(ann.page.locator(".arrival")).to_be_focused()
    keys.press("Tab")
    assert keys.focused()["name"]
