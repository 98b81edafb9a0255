"""Diagon Alley by people at their browsers: whole games by mouse, by touch, by keyboard, and what comes after."""

from playwright.sync_api import expect

from greathall.core import ledger
from greathall.games.diagon_alley import GAME
from tests.web.at_desk import at_plain_table, plays_by_keys_to_the_end, plays_to_the_end, programs_play, reads_the_end
from tests.web.conftest import Person
from tests.web.diagon import SALE, Shopper, hurries, seated, tell
from tests.web.hands import Keys, Pointer
from tests.web.people import NARROW, Guest
from tests.web.test_after import looks_back

"""Addresses mean nothing to a game: once is enough."""
RULES = ledger.rules(GAME)
YOUNGER = {"younger": True}
KINDER = {"items_for_everyone": True, "round_limit": 50}


def test_two_people_and_a_bot_play_a_whole_game_of_the_full_rules_by_clicking(person: Person) -> None:
    ann, bob = person("Ann", still=True), person("Bob", still=True)
    _, players = seated(ann, bob, bots={"2": "random"}, options=KINDER | {"edition": SALE})
    plays_to_the_end(players, hurries)


def test_one_person_plays_a_whole_game_of_the_younger_rules_by_touch_at_375(person: Person) -> None:
    guest = person("Ann", width=NARROW, touch=True, still=True)
    pointer = Pointer(guest)
    _, [ann] = seated(guest, bots={"1": "random", "2": "random"}, options=YOUNGER)
    plays_to_the_end([ann], hurries)
    assert pointer.was_touch_alone()


# ── the keyboard alone ───────────────────────────────────────────────────────
def test_one_person_plays_a_whole_game_with_the_keyboard_alone_on_the_plain_table(person: Person) -> None:
    guest = person("Ann", still=True)
    pointer, keys = Pointer(guest), Keys(guest.page)
    table = guest.program.table("diagon_alley", 3, bots={"1": "random", "2": "random"}, options=YOUNGER)
    plays_by_keys_to_the_end(at_plain_table(Shopper, guest, keys, table), keys, hurries)
    assert pointer.kinds == []


# ── afterwards ───────────────────────────────────────────────────────────────
def over(ann: Guest, bob: Guest) -> str:
    """A whole game of two programs and a bot, by the full rules."""
    return programs_play(ann, bob, (hurries, hurries), "diagon_alley", 3, bots={"2": "random"}, options=KINDER)


def test_the_end_tells_who_won_by_which_rule_with_figures_and_luck(person: Person) -> None:
    ann, bob = person("Ann"), person("Bob")
    table = over(ann, bob)
    for guest in (ann, bob):
        page = reads_the_end(guest, table, RULES)
        expect(page.get_by_role("row", name=tell("figure-Bought"))).to_be_visible()


def test_a_finished_game_is_verified_and_seen_again_move_by_move(person: Person) -> None:
    ann, bob = person("Ann", still=True), person("Bob")
    looks_back(ann, over(ann, bob))
