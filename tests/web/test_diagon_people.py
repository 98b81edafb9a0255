"""Diagon Alley by people at their browsers: whole games by mouse, by touch and by keyboard, and what comes after."""


from greathall.core import ledger
from greathall.games.diagon_alley import GAME
from tests.web.at_desk import (
    at_plain_table, plays_by_keys_alone, plays_by_touch_alone, plays_to_the_end, programs_play, tells_the_end,
)
from tests.web.conftest import Person
from tests.web.diagon import SALE, Shopper, hurries, seated, tell
from tests.web.hands import Keys
from tests.web.people import Guest
from tests.web.test_after import looks_back

"""Addresses mean nothing to a game: one is enough."""
RULES = ledger.rules(GAME)
YOUNGER = {"younger": True}
KINDER = {"items_for_everyone": True, "round_limit": 50}


def test_two_people_and_a_bot_play_a_whole_game_of_the_full_rules_by_clicking(person: Person) -> None:
    ann, bob = person("Ann", still=True), person("Bob", still=True)
    _, players = seated(ann, bob, bots={"2": "random"}, options=KINDER | {"edition": SALE})
    plays_to_the_end(players, hurries)


def test_one_person_plays_a_whole_game_of_the_younger_rules_by_touch_at_375(person: Person) -> None:
    plays_by_touch_alone(
        person, lambda guest: seated(guest, bots={"1": "random", "2": "random"}, options=YOUNGER)[1][0], hurries)


# ── the keyboard alone ───────────────────────────────────────────────────────
def test_one_person_plays_a_whole_game_with_the_keyboard_alone_on_the_plain_table(person: Person) -> None:
    def sits(guest: Guest, keys: Keys) -> Shopper:
        table = guest.program.table("diagon_alley", 3, bots={"1": "random", "2": "random"}, options=YOUNGER)
        return at_plain_table(Shopper, guest, keys, table)

    plays_by_keys_alone(person, sits, hurries)


# ── afterwards ───────────────────────────────────────────────────────────────
def over(ann: Guest, bob: Guest) -> str:
    """A whole game of two programs and a bot, by the full rules."""
    return programs_play(ann, bob, (hurries, hurries), "diagon_alley", 3, bots={"2": "random"}, options=KINDER)


def test_the_end_tells_who_won_by_which_rule_with_figures_and_luck(person: Person) -> None:
    tells_the_end(person, over, RULES, tell("figure-Bought"))


def test_a_finished_game_is_verified_and_seen_again_move_by_move(person: Person) -> None:
    ann, bob = person("Ann", still=True), person("Bob")
    looks_back(ann, over(ann, bob))
