"""Monopoly by people at their browsers: whole games by mouse, by touch, by keyboard, and what comes after."""

from playwright.sync_api import expect

from tests.web.conftest import Person
from tests.web.hands import Pointer
from tests.web.monopoly import asked_of, seated, spendthrift
from tests.web.people import NARROW
from tests.web.player import ending

SHORT = {"max_rounds": 50}


def test_two_people_and_a_bot_play_a_whole_game_by_clicking(person: Person) -> None:
    """To the end by bankruptcies: purchases, auctions, trades and debts all come by on the way."""
    _, players = seated(person("Ann", still=True), person("Bob", still=True), bots={"2": "random"}, options=SHORT)
    while player := asked_of(players):
        player.play(spendthrift(player.now))
    for player in players:
        expect(player.page.get_by_role("heading", name=ending(player))).to_be_visible()


def test_one_person_plays_a_whole_game_by_touch_at_375(person: Person) -> None:
    guest = person("Ann", width=NARROW, touch=True, still=True)
    pointer = Pointer(guest)
    _, [ann] = seated(guest, bots={"1": "random"}, options=SHORT)
    while player := asked_of([ann]):
        player.play(spendthrift(player.now))
    expect(guest.page.get_by_role("heading", name=ending(ann))).to_be_visible()
    assert set(pointer.kinds) <= {"touch", "mousedown"}  # a tap is told as a press to old listeners too
    assert "touch" in pointer.kinds
