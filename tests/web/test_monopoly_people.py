"""Monopoly by people at their browsers: whole games by mouse, by touch and by keyboard, and what comes after."""


from greathall.core import ledger
from greathall.games.monopoly import GAME
from greathall.games.monopoly.board import THINGS
from tests.web.at_desk import (
    at_plain_table, plays_by_keys_alone, plays_by_touch_alone, plays_to_the_end, programs_play, tells_the_end,
)
from tests.web.conftest import Person
from tests.web.hands import Keys
from tests.web.monopoly import Landlord, seated, spendthrift, tell, thrifty
from tests.web.people import Guest
from tests.web.player import Action
from tests.web.test_after import looks_back

RULES = ledger.rules(GAME)
SHORT = {"max_rounds": 50}


def test_two_people_and_a_bot_play_a_whole_game_by_clicking(person: Person) -> None:
    """To the end by bankruptcies: purchases, auctions, trades and debts all come up on the way."""
    _, players = seated(person("Ann", still=True), person("Bob", still=True), bots={"2": "random"}, options=SHORT)
    plays_to_the_end(players, spendthrift)


def test_one_person_plays_a_whole_game_by_touch_at_375(person: Person) -> None:
    plays_by_touch_alone(person, lambda guest: seated(guest, bots={"1": "random"}, options=SHORT)[1][0], spendthrift)


# ── the keyboard alone ───────────────────────────────────────────────────────
class Typist(Landlord):
    """Plays in the text view, by keyboard."""

    def keyed(self, keys: Keys, action: Action) -> None:
        kind = action["type"]
        if kind == "Offer":
            for thing in action["gives"]:
                keys.go_to(THINGS[thing])
                keys.press("Space")
        elif kind == "Bid":
            keys.go_to(self.tell("field-amount"))
            keys.type(str(action["amount"]))
        else:
            keys.go_to(self.move(action))
        keys.press("Enter")
        if kind == "Yield":
            keys.go_to(self.move(action))
            keys.press("Enter")


def test_one_person_plays_a_whole_game_with_the_keyboard_alone_on_the_plain_table(person: Person) -> None:
    def sits(guest: Guest, keys: Keys) -> Typist:
        return at_plain_table(Typist, guest, keys, guest.program.table("monopoly", bots={"1": "random"}, options=SHORT))

    plays_by_keys_alone(person, sits, spendthrift)


# ── afterwards ───────────────────────────────────────────────────────────────
def over(ann: Guest, bob: Guest) -> str:
    """A whole game of two programs: one wastes everything, the other wins."""
    return programs_play(ann, bob, (spendthrift, thrifty), "monopoly", options=SHORT)


def test_the_end_tells_who_won_by_which_rule_with_figures_and_luck(person: Person) -> None:
    tells_the_end(person, over, RULES, tell("figure-Bought"))


def test_a_finished_game_is_verified_and_seen_again_move_by_move(person: Person) -> None:
    ann, bob = person("Ann", still=True), person("Bob")
    looks_back(ann, over(ann, bob))
