"""Monopoly by people at their browsers: whole games by mouse, by touch, by keyboard, and what comes after."""

from playwright.sync_api import expect

from greathall.core import ledger
from greathall.games.monopoly import GAME
from greathall.games.monopoly.board import THINGS
from tests.table import ANN, BOB
from tests.web.conftest import Person, here
from tests.web.hands import Keys, Pointer
from tests.web.monopoly import Landlord, seated, spendthrift, tell, thrifty
from tests.web.people import NARROW, Guest
from tests.web.player import Action, asked_of, ending
from tests.web.test_after import looks_back
from tests.web.words import say

RULES = ledger.rules(GAME)
SHORT = {"max_rounds": 50}


def test_two_people_and_a_bot_play_a_whole_game_by_clicking(person: Person) -> None:
    """To the end by bankruptcies: purchases, auctions, trades and debts all come by on the way."""
    _, players = seated(person("Ann", still=True), person("Bob", still=True), bots={"2": "random"}, options=SHORT)
    while player := asked_of(players):
        player.play(spendthrift(player.now))
    for player in players:
        expect(player.page.get_by_role("heading", name=ending(player))).to_be_visible()


@here
def test_one_person_plays_a_whole_game_by_touch_at_375(person: Person) -> None:
    guest = person("Ann", width=NARROW, touch=True, still=True)
    pointer = Pointer(guest)
    _, [ann] = seated(guest, bots={"1": "random"}, options=SHORT)
    while player := asked_of([ann]):
        player.play(spendthrift(player.now))
    expect(guest.page.get_by_role("heading", name=ending(ann))).to_be_visible()
    assert set(pointer.kinds) <= {"touch", "mousedown"}  # a tap is told as a press to old listeners too
    assert "touch" in pointer.kinds


# ── the keyboard alone ───────────────────────────────────────────────────────
class Typist(Landlord):
    """Plays on the plain table, by keys."""

    def by_keys(self, keys: Keys, action: Action) -> None:
        before, kind = self.now["seq"], action["type"]
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
        self.until(lambda now: now["seq"] > before)


@here
def test_one_person_plays_a_whole_game_with_the_keyboard_alone_on_the_plain_table(person: Person) -> None:
    guest = person("Ann", still=True)
    pointer, keys = Pointer(guest), Keys(guest.page)
    table = guest.program.table("monopoly", bots={"1": "random"}, options=SHORT)
    guest.program.start(table)
    ann = Typist(guest)
    ann.sit(table)
    keys.go_to(say("table-plain"))
    keys.press("Enter")
    expect(guest.page.locator("[data-plain]")).to_be_visible()
    while asked_of([ann]):
        ann.by_keys(keys, spendthrift(ann.now))
    expect(guest.page.get_by_role("heading", name=ending(ann))).to_be_visible()
    assert pointer.kinds == []


# ── afterwards ───────────────────────────────────────────────────────────────
def over(ann: Guest, bob: Guest) -> str:
    """A whole game of two programs: one wastes all, the other wins."""
    one, other = ann.program, bob.program
    table = one.table("monopoly", options=SHORT)
    other.join(table, 1)
    one.start(table)
    one.sit(table)
    other.sit(table)
    while one.now["status"] != "over":
        player, waits = (one, other) if one.asked else (other, one)
        player.play((spendthrift if player is one else thrifty)(player.now))
        waits.until_seq(player.now["seq"])
    return table


@here
def test_the_end_tells_who_won_by_which_rule_with_figures_and_luck(person: Person) -> None:
    ann, bob = person("Ann"), person("Bob")
    table = over(ann, bob)
    result = ann.program.now["result"]
    for guest, mine in ((ann, ANN), (bob, BOB)):
        page = guest.open(f"/t/{table}")
        title = say("end-won-you") if mine in result["winners"] else say("end-won", count=1, winners="Bob")
        expect(page.get_by_role("heading", level=2, name=title)).to_be_visible()
        expect(page.get_by_text(RULES[result["rule"]].text)).to_be_visible()
        expect(page.get_by_role("row", name=tell("figure-Bought"))).to_be_visible()
        expect(page.get_by_role("heading", name=say("luck-title"))).to_be_visible()


def test_a_finished_game_is_verified_and_seen_again_move_by_move(person: Person) -> None:
    ann, bob = person("Ann", still=True), person("Bob")
    looks_back(ann, over(ann, bob))
