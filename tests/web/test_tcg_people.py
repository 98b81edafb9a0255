"""The card game by people at their browsers: games to their ends by mouse, by touch and by keyboard, and what comes
after. Programs play the first turns, so that none takes long.
"""

from playwright.sync_api import expect

from greathall.core import ledger
from greathall.games.tcg import GAME
from tests.web.at_desk import (
    plays_by_keys_alone, plays_by_touch_alone, plays_to_the_end, programs_play, reads_the_end,
)
from tests.web.conftest import Person
from tests.web.hands import Keys
from tests.web.people import Guest
from tests.web.player import all_heard
from tests.web.sentences import say
from tests.web.tcg import ByKeys, Duellist, hurries, late, tell
from tests.web.test_after import looks_back

RULES = ledger.rules(GAME)
BOT = {"1": "random"}


def told_of_the_other(player: Duellist) -> list[object]:
    """Return everything this page was ever told about cards that the opponent has drawn."""
    other = 1 - player.now["seat"]
    return [event["card"] for message in player.heard if message["type"] == "table" for event in message["events"]
            if event["type"] == "Drawn" and event["seat"] == other]


def test_two_people_play_a_basic_game_to_its_end_by_clicking_and_the_loser_chooses_who_begins_the_next(
        person: Person) -> None:
    players = late(person("Ann", still=True), person("Bob", still=True))
    plays_to_the_end(players, hurries)
    for player in players:
        drawn = told_of_the_other(player)
        assert len(drawn) > 7
        assert set(drawn) == {None}
    winner, loser = sorted(players, key=lambda player: player.now["seat"] not in player.now["result"]["winners"])
    winner.press(winner.button(say("end-again")))
    loser.press(loser.page.get_by_role("link", name=say("end-to-again")))
    winner.press(winner.button(say("table-start")))
    for player in players:
        player.until(lambda now: now["status"] == "playing")
    assert loser.step == {"type": "Choose", "seat": loser.now["seat"]}
    expect(winner.prompt).to_have_text(tell("desk-other-Choose", name=loser.name(loser.now["seat"])))
    loser.play({"type": "GoSecond"})
    all_heard(players)
    assert winner.step == {"type": "Main", "seat": winner.now["seat"]}


def test_one_person_plays_a_game_to_its_end_by_touch_at_375(person: Person) -> None:
    plays_by_touch_alone(person, lambda guest: late(guest, bots=BOT)[0], hurries)


# ── the keyboard alone ───────────────────────────────────────────────────────
def test_one_person_plays_a_game_to_its_end_with_the_keyboard_alone_on_the_board(person: Person) -> None:
    plays_by_keys_alone(person, lambda guest, _: late(guest, kind=ByKeys, bots=BOT)[0], hurries)


def test_one_person_plays_a_game_to_its_end_with_the_keyboard_alone_on_the_plain_table(person: Person) -> None:
    def sits(guest: Guest, keys: Keys) -> Duellist:
        [ann] = late(guest, bots=BOT)
        keys.go_to(say("table-plain"))
        keys.press("Enter")
        return ann

    plays_by_keys_alone(person, sits, hurries)


# ── afterwards ───────────────────────────────────────────────────────────────
def test_the_end_tells_who_won_and_the_game_is_verified_and_seen_again(person: Person) -> None:
    ann, bob = person("Ann", still=True), person("Bob")
    table = programs_play(ann, bob, (hurries, hurries), "tcg")
    page = reads_the_end(ann, table, RULES)
    expect(page.get_by_role("row", name=tell("figure-Milled"))).to_be_visible()
    looks_back(ann, table)
