"""The Sorcerer's Stone by people at their browsers: whole games by mouse, by touch and by keyboard, secrets that stay
secret, and what comes after.
"""

import re

from playwright.sync_api import expect

from greathall.core import ledger
from greathall.games.sorcerers_stone import GAME
from greathall.games.sorcerers_stone.board import MIRROR
from tests.table import ANN, BOB
from tests.web.at_desk import (
    at_plain_table, plays_by_keys_alone, plays_by_touch_alone, programs_play, reads_the_end,
)
from tests.web.conftest import Person
from tests.web.hands import Keys, Pointer
from tests.web.people import Guest
from tests.web.player import Action, asked_of, sees_the_end
from tests.web.sentences import say
from tests.web.stone import Pupil, hurries, seated, tell
from tests.web.test_after import looks_back

"""Addresses mean nothing to a game: one is enough."""
RULES = ledger.rules(GAME)


# ── by clicking ──────────────────────────────────────────────────────────────
PEEKS = {"Looked", "Stolen", "Declared", "Collected"}
"""The only events that reveal another player's card."""


def test_two_people_play_the_potions_alone_by_clicking_and_neither_page_holds_the_others_cards(person: Person) -> None:
    ann, bob = person("Ann", still=True), person("Bob", still=True)
    _, players = seated(ann, bob, options={"challenge": "snape"})
    while player := asked_of(players):
        for one, other in (players, players[::-1]):
            assert not shown(one) & secrets(other, one)
            if not PEEKS & {event["type"] for message in one.heard for event in message.get("events", ())}:
                assert set(one.now["view"]["snape"]["hands"][other.me]) <= {None}
        player.play(hurries(player.now))
    sees_the_end(*players)


def secrets(holder: Pupil, viewer: Pupil) -> set[str]:
    """Return the cards in front of their holder that the viewer was not told about, by name."""
    return {holder.card(card) for card in set(holder.hand) - set(viewer.now["view"]["snape"]["hands"][holder.me])}


def shown(viewer: Pupil) -> set[str]:
    """Return every card that the page names on board and desk, in whatever way."""
    html = viewer.page.locator("[data-board]").inner_html() + viewer.page.locator(".prompt").first.inner_html()
    return set(re.findall(r"(?<!\d)\d+[SR]\b", html))


def test_one_person_plays_the_whole_game_with_a_bot_by_clicking(person: Person) -> None:
    """From Fluffy to the Mirror: seven boards in one match, at SCALE=1 by hand some of the time."""
    guest = person("Ann", still=True)
    _, [ann] = seated(guest, bots={"1": "medium"})
    met = set()
    while asked_of([ann]):
        met.add(ann.now["view"]["where"][ANN])
        ann.proceed(hurries(ann.now))
    sees_the_end(ann)
    assert met >= set(range(MIRROR))  # where the other may have been faster


# ── by touch ─────────────────────────────────────────────────────────────────
def test_one_person_plays_fluffy_by_touch_at_375(person: Person) -> None:
    plays_by_touch_alone(
        person, lambda guest: seated(guest, bots={"1": "random"}, options={"challenge": "hagrid"})[1][0], hurries)


# ── the keyboard alone ───────────────────────────────────────────────────────
def test_one_person_plays_the_troll_race_with_the_keyboard_alone_on_the_plain_table(person: Person) -> None:
    def sits(guest: Guest, keys: Keys) -> Pupil:
        table = guest.program.table("sorcerers_stone", 2, bots={"1": "random"}, options={"challenge": "quirrell"})
        return at_plain_table(Pupil, guest, keys, table)

    plays_by_keys_alone(person, sits, hurries)


def test_chess_is_played_by_arrow_keys_on_the_board_to_its_end(person: Person) -> None:
    guest = person("Ann", still=True)
    pointer, keys = Pointer(guest), Keys(guest.page)
    _, [ann] = seated(guest, bots={"1": "random"}, options={"challenge": "mcgonagall"})
    while asked_of([ann]):
        action = hurries(ann.now)
        before = ann.now["seq"]
        if action["type"] == "Move":
            for square in (action["start"], action["square"]):
                steer(keys, ann, square)
                keys.press("Enter")
        else:
            keys.go_to(name_of(ann, action))
            keys.press("Enter")
        ann.until(lambda now: now["seq"] > before)  # noqa: B023  # waited for at once
    sees_the_end(ann)
    assert pointer.kinds == []


def name_of(player: Pupil, action: Action) -> str:
    """Return the full name of a button at the desk."""
    found = player.desk().get_by_role("button", name=player.label(action)).first
    return found.inner_text()


def steer(keys: Keys, player: Pupil, square: int) -> None:
    """Go to that square by arrow keys, whichever way the board is turned."""
    if not keys.focused()["element"].startswith("square:"):
        keys.go_to("square:")
    while (at := int(keys.focused()["element"].removeprefix("square:"))) != square:
        turned = player.now["view"]["mcgonagall"]["colour"][player.me] == 1
        up, right = square // 8 - at // 8, square % 8 - at % 8
        if up:
            keys.press("ArrowUp" if (up > 0) != turned else "ArrowDown")
        else:
            keys.press("ArrowRight" if (right > 0) != turned else "ArrowLeft")


# ── afterwards ───────────────────────────────────────────────────────────────
def over(ann: Guest, bob: Guest) -> str:
    return programs_play(ann, bob, (hurries, hurries), "sorcerers_stone")


def test_the_end_tells_who_won_by_which_rule_with_figures_luck_and_winners_tokens_which_a_rematch_keeps(
        person: Person) -> None:
    ann, bob = person("Ann", still=True), person("Bob")
    table = over(ann, bob)
    result = ann.program.now["result"]
    [winner] = result["winners"]
    assert result["carry"] == {"prizes": [int(seat == winner) for seat in (ANN, BOB)]}
    page = reads_the_end(ann, table, RULES)
    expect(page.get_by_role("row", name=re.compile(f"^{say('end-moves')}"))).to_be_visible()
    tokens = page.locator("[data-prizes]")
    expect(tokens.get_by_role("listitem")).to_have_text(re.compile(f"{('Ann', 'Bob')[winner]}.*{one_token()}", re.S))
    expect(tokens).to_contain_text(tell("prizes-left", count=2))
    page.get_by_role("button", name=say("end-again-swapped")).click()
    expect(page).not_to_have_url(re.compile(table))
    again = page.url.rsplit("/", 1)[1]
    ann.program.sit(again)
    if ann.program.now["status"] == "waiting":
        ann.program.start(again)
    moved = 1 - winner  # tokens belong to players, who have changed seats
    expect(page.locator(f'[data-seat="{moved}"]')).to_contain_text(one_token())
    expect(page.locator(f'[data-seat="{winner}"]')).not_to_contain_text(one_token())


def one_token() -> str:
    return tell("board-prizes", count=1)


def test_a_finished_game_is_verified_and_seen_again_move_by_move_from_every_seat(person: Person) -> None:
    ann, bob = person("Ann", still=True), person("Bob")
    table = over(ann, bob)
    looks_back(ann, table)
    page = ann.page
    eyes = page.get_by_label(say("replay-eyes"))
    for name in (say("replay-eyes-open"), "Bob", say("replay-eyes-watcher")):
        eyes.select_option(name)
        expect(page.locator("[data-board]").first).to_be_visible()
