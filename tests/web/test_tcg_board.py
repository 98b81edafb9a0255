"""The card game's table: both sides with everything that is face up; cards are read, and played by two touches, by
dragging or by keyboard; targets glow, and nothing hidden is in the page.
"""

import re
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from greathall.games.tcg.model import Damaged, Gone, Milled, Played, Wounded
from greathall.games.tcg.printed import FIRST_LESSON, KIND, LESSON, NAME
from tests.games.tcg.scenes import ANN, BOB, card, scene
from tests.table import first_of
from tests.web.conftest import Person
from tests.web.hands import Keys
from tests.web.laid import lay
from tests.web.people import NARROW, WIDE, Guest
from tests.web.player import Player
from tests.web.tcg_states import GAME, Laid, aiming, crowded, duel
from tests.web.sentences import capital, say

"""The board doesn't depend on addresses: one is enough."""


def tell(key: str, **facts: Any) -> str:
    return say(key, game=GAME, **facts)


def element(page: Page, name: str) -> Locator:
    return page.locator(f'[data-board] [data-element="{name}"]')


def table_for(guest: Guest) -> str:
    table = guest.program.table(GAME, 2, bots={"1": "random"})
    guest.program.start(table)
    return table


def laid(guest: Guest, scene: Laid, seat: int | None = ANN) -> Page:
    s, events = scene
    lay(guest, s, seat, events=events, game=GAME)
    page = guest.open(f"/t/{table_for(guest)}")
    page.locator("[data-board] [data-side]").first.wait_for()
    return page


# ── looking ──────────────────────────────────────────────────────────────────
@pytest.mark.parametrize("width", first_of(NARROW, WIDE))
def test_both_sides_show_decks_lessons_creatures_adventures_and_what_is_known(person: Person, width: int) -> None:
    s, _ = duel()
    page = laid(person("Ann", width=width, touch=width == NARROW, still=True), (s, ()))
    for side in (ANN, BOB):
        expect(element(page, f"deck:{side}").locator("b")).to_have_text(str(len(s.decks[side])))
        expect(element(page, f"heap:{side}").locator("> b")).to_have_text(str(len(s.heaps[side])))
        expect(page.locator(f'[data-power="{side}"] b')).to_have_text(str(sum(s.power(side))))
        expect(page.locator(f'[data-element^="place:{side}:"]')).to_have_count(len(s.board[side]))
    charms = {"subject": tell("name-subject", subject="charms"), "count": 5, "power": 7}
    expect(element(page, "lesson:0:1")).to_have_accessible_name(tell("board-lessons", **charms))
    dog = element(page, f"place:1:{s.board[BOB].index(card('Guard Dog'))}")
    expect(dog).to_have_accessible_name(re.compile(tell("board-hurt", count=2)))
    expect(element(page, "place:0:0")).to_have_accessible_name(re.compile(tell("board-starting")))
    expect(element(page, "adventure:1")).to_have_accessible_name(re.compile(tell("board-skipped", count=3, skips=5)))
    expect(page.locator("[data-other-hand] [data-card]")).to_have_count(2)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    whole = page.content()
    assert not [name for name in ("Dogbreath Potion", "Baby Dragon", "Homework") if name in whole]


def test_a_spectator_sees_backs_on_both_sides_and_can_read_what_lies_open(person: Person) -> None:
    s, events = crowded()
    page = laid(person("Ann", still=True), (s, events), None)
    expect(page.locator("[data-other-hand]")).to_have_count(2)
    expect(page.locator("[data-hand], [data-other-hand] [data-card]")).to_have_count(0)
    element(page, "heap:1").click()
    spread = page.get_by_role("dialog").locator("[data-spread] button")
    expect(spread).to_have_count(len(s.heaps[BOB]))
    spread.first.click()
    expect(page.get_by_role("dialog").last).to_contain_text(NAME[s.heaps[BOB][-1]])


def test_a_card_is_read_by_pointing_at_it_by_keys_and_by_a_long_press(person: Person) -> None:
    s, _ = duel()
    guest = person("Ann", still=True)
    page = laid(guest, (s, ()))
    norbert, reading = element(page, "place:1:1"), page.locator("[data-reading]")
    norbert.hover()
    expect(reading).to_contain_text("Norbert")
    expect(reading.locator(".text")).not_to_be_empty()
    page.mouse.move(2, 2)
    expect(reading).to_have_count(0)
    keys = Keys(page)
    keys.go_to("card:")
    expect(reading).to_have_attribute("data-reading", str(min(s.hands[ANN].cards)))
    keys.press("?")
    expect(page.get_by_role("dialog").locator("[data-sheet]")).to_be_visible()
    keys.press("Escape")
    norbert.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    expect(page.get_by_role("dialog")).to_contain_text("Norbert")


# ── touching ─────────────────────────────────────────────────────────────────
def test_a_spells_targets_glow_and_one_that_does_not_tells_what_it_is(person: Person) -> None:
    s, events = aiming()
    page = laid(person("Ann", still=True), (s, events))
    glowing = page.locator("[data-board] .lit").evaluate_all("(all) => all.map((one) => one.dataset.element)")
    creatures = [f"place:1:{place}" for place in s.creatures(BOB)]
    assert sorted(glowing) == sorted(["player:1", "deck:1", *creatures])
    expect(page.locator("[data-doing]")).to_contain_text("Vermillious")
    element(page, "place:0:0").click()
    expect(page.get_by_role("dialog")).to_contain_text(NAME[s.board[ANN][0]])


def test_a_card_that_cannot_be_played_says_why_on_its_sheet(person: Person) -> None:
    s = scene(hands={ANN: "Stupefy, Charms"}, play={ANN: "1 Charms"})
    guest = person("Ann", still=True)
    page = laid(guest, (s, ()))
    element(page, f"card:{card('Stupefy')}").click()
    sheet = page.get_by_role("dialog").locator("[data-sheet]")
    expect(sheet.locator("[data-no]")).to_contain_text("6 power")
    expect(sheet.get_by_role("button")).to_have_count(0)


def test_a_spell_drawn_to_a_creature_is_played_and_strikes_it(person: Person) -> None:
    guest = person("Ann")
    s, _ = duel()
    board = lay(guest, s, game=GAME)
    page = guest.open(f"/t/{table_for(guest)}")
    dog = s.board[BOB].index(card("Guard Dog"))
    element(page, f"card:{card('Vermillious')}").drag_to(element(page, f"place:1:{dog}"))
    page.locator("[data-objection]").wait_for()  # at the real table nobody holds that card
    played = {"type": "Play", "card": card("Vermillious")}
    assert board.actions == [played]
    board.show(*aiming())
    expect(page.locator("[data-doing]")).to_contain_text("Vermillious")
    assert board.actions == [played, {"type": "Target", "side": BOB, "place": dog, "card": card("Guard Dog")}]


class Duellist(Player):
    """A person who plays cards in a real match against a bot, whatever the hand holds."""

    def until_lesson(self) -> int:
        """Pass turns until a lesson can be played; return it."""
        while True:
            self.until_asked()
            assert not self.over
            legal = self.now["ask"]["legal"]
            cards = [option["card"] for option in legal if option["type"] == "Play"]
            found = [one for one in cards if KIND[one] == LESSON]
            if found:
                return int(found[0])
            self.go_on(legal)

    def go_on(self, legal: list[dict[str, Any]]) -> None:
        before = self.now["seq"]
        if {"type": "Draw", "count": 1} in legal:
            self.touch("deck:0")
        else:
            self.button(capital(tell(f"do-{legal[0]['type']}"))).click()
        self.until(lambda now: now["seq"] > before)

    def laid(self, card: int) -> int:
        return int(self.now["view"]["lessons"][ANN][card - FIRST_LESSON])


def test_a_lesson_is_played_by_two_touches_by_drawing_it_and_by_keys(person: Person) -> None:
    guest = person("Ann")
    player = Duellist(guest)
    player.sit(table_for(guest))
    for plays in (by_touches, by_drawing, by_keys):
        lesson = player.until_lesson()
        before = player.laid(lesson)
        plays(player, lesson)
        player.until(partial(lambda lesson, before, _: player.laid(lesson) > before, lesson, before))


def by_touches(player: Duellist, lesson: int) -> None:
    player.touch(f"card:{lesson}")
    element(player.page, "table:0").click()


def by_drawing(player: Duellist, lesson: int) -> None:
    player.element(f"card:{lesson}").drag_to(player.page.locator('[data-side="0"]'))


def by_keys(player: Duellist, lesson: int) -> None:
    keys = Keys(player.page)
    keys.go_to("card:")
    keys.press("Home")
    for _ in range(player.now["view"]["hand"].index(lesson)):
        keys.press("ArrowRight")
    keys.press("Enter")
    expect(player.element(f"card:{lesson}")).to_have_attribute("aria-pressed", "true")
    keys.press("Enter")


# ── motion ───────────────────────────────────────────────────────────────────
FLOWN = "new MutationObserver(() => flown(document.querySelectorAll('[data-motion] > *').length)).observe(document, " \
        "{ childList: true, subtree: true });"


@pytest.mark.parametrize("still", [False, True])
def test_cards_fly_and_blows_are_seen_where_they_fall_and_nothing_else_moves(person: Person, still: bool) -> None:
    """A dog dies, another card takes its place; the deck loses two, and a creature leaps at Ann's and back: everything
    else stays where it was. A card, three to piles, two bolts, three numbers and two legs of a leap fly."""
    guest = person("Ann", still=still, speed="quick")
    counts: list[int] = []
    guest.context.expose_binding("flown", lambda _, count: counts.append(count))
    guest.context.add_init_script(FLOWN)
    s, _ = duel()
    board = lay(guest, s, game=GAME)
    page = guest.open(f"/t/{table_for(guest)}")
    page.locator("[data-side]").first.wait_for()
    dog = s.board[BOB].index(card("Guard Dog"))
    s.discard(BOB, dog)
    lost = [s.decks[BOB].bag.pop() for _ in range(2)]
    s.heaps[BOB] += lost
    spell = card("Vermillious")
    board.show(s, (Played(ANN, spell), Wounded(BOB, dog, card("Guard Dog"), 3), Gone(BOB, card("Guard Dog")),
                   Damaged(BOB, 2, "spell"), *(Milled(BOB, one) for one in lost), Damaged(ANN, 4, "creature")))
    expect(element(page, "deck:1").locator("b")).to_have_text(str(len(s.decks[BOB])))
    assert max(counts, default=0) == (0 if still else 11)
