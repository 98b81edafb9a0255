"""On a phone, 375 points wide, by touch alone."""

from playwright.sync_api import expect

from tests.web.at_desk import plays_to_the_end
from tests.web.conftest import Person
from tests.web.hands import Pointer
from tests.web.people import NARROW
from tests.web.player import Player, begun, builds, stands_by


def test_one_person_finishes_a_game_against_a_bot_by_touch_at_375(person: Person) -> None:
    guest = person("Ann", width=NARROW, touch=True, still=True)
    pointer = Pointer(guest)
    table = guest.program.table(bots={"1": "random"})
    guest.program.start(table)
    ann = Player(guest).sit(table)
    plays_to_the_end([ann], builds)
    assert pointer.was_touch_alone()


def test_a_page_on_a_phone_is_as_wide_as_the_phone(person: Person) -> None:
    ann, bob = person("Ann", width=NARROW, touch=True), person("Bob", width=NARROW, touch=True)
    table, *_ = begun(ann, bob)
    for path in ("/", f"/t/{table}", "/replay", "/recover", "/style"):
        page = ann.open(path)
        page.wait_for_load_state("networkidle")
        assert page.evaluate("document.documentElement.scrollWidth") <= NARROW, path


def test_the_prompt_and_the_hand_are_in_reach_of_the_thumb(person: Person) -> None:
    """Without scrolling: the board, the question, and the player's cards."""
    _, ann, bob = begun(person("Ann", width=NARROW, touch=True, still=True), person("Bob", still=True))
    if bob.asked:
        bob.play(stands_by(bob.now))
        ann.until_asked()
    for place in (ann.prompt, ann.page.locator("[data-hand]"), ann.element("space:44")):
        expect(place).to_be_in_viewport()
