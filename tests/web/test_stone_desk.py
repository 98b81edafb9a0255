"""The desk of The Sorcerer's Stone: every question as it lies there, what only one player may see, what is asked twice,
refusals with their rule, and how long one waits."""

import pytest
from playwright.sync_api import Locator, expect

from greathall.games.sorcerers_stone.board import CARDS, SQUARES
from tests.table import ANN
from tests.web.conftest import Person, here
from tests.web.laid import lay
from tests.web.people import NARROW, WIDE, Guest
from tests.web.stone import GAME, seated, tell
from tests.web.stone_states import STATES
from tests.web.words import capital, say

pytestmark = here
"""Dialogs know nothing of addresses: once is enough."""


def looks(guest: Guest, state: str) -> Locator:
    """That question, on this guest's page."""
    s, events = STATES[state]
    table = guest.program.table(GAME, s.seats, bots={str(seat): "random" for seat in range(1, s.seats)})
    guest.program.start(table)
    lay(guest, s, ANN, events, GAME)
    guest.open(f"/t/{table}")
    desk = guest.page.locator("[data-desk]")
    desk.wait_for(state="attached")
    return desk


# ── every question ───────────────────────────────────────────────────────────
@pytest.mark.parametrize(("state", "width"), [
    ("notes", NARROW), ("rob", NARROW), ("brew", WIDE), ("surplus", NARROW), ("steal", WIDE)])
def test_all_answers_are_in_sight_without_scrolling(person: Person, state: str, width: int) -> None:
    """In German, whose words are longer."""
    desk = looks(person("Ann", still=True, width=width, touch=width == NARROW, language="de"), state)
    answers = desk.locator(".answers").locator("button:not(.fold)")
    assert answers.count() > 1
    for answer in answers.all():
        expect(answer).to_be_in_viewport(ratio=1)


def test_a_note_card_says_where_it_leads_and_the_song_what_it_lacks(person: Person) -> None:
    desk = looks(person("Ann", still=True), "notes")
    for notes, space, what in ((1, 6, "token"), (3, 8, "free"), (4, 9, "fluffy")):
        card = desk.get_by_role("button", name=capital(tell("do-Play", notes=notes)))
        expect(card).to_contain_text(tell("desk-leads", space=space, what=what))
    expect(desk).to_contain_text(tell("desk-fluffy", dog="awake", space=9))
    expect(desk).to_contain_text(tell("desk-song-help", lacking="none"))


def test_cards_are_called_by_their_names_and_incantations_tell_what_they_do(person: Person) -> None:
    desk = looks(person("Ann", still=True), "surplus")
    for card in ("look", "steal"):
        name = tell("name-card", card=card)
        expect(desk.get_by_role("button", name=tell("desk-do-Cast", card=name))).to_be_visible()
        expect(desk.get_by_role("button", name=tell("desk-do-Discard", card=name))).to_be_visible()
        expect(desk).to_contain_text(tell("card-text", card=card))


# ── what only one may see ────────────────────────────────────────────────────
def test_what_a_look_has_shown_stays_until_it_is_put_away(person: Person) -> None:
    guest = person("Ann", still=True)
    desk = looks(guest, "others-look")
    seen = desk.locator("[data-seen]")
    expect(seen).to_contain_text(CARDS[8])
    expect(desk).to_contain_text(tell("desk-wait", why="missed", turns=1))
    seen.get_by_role("button", name=tell("desk-seen-close")).click()
    expect(seen).to_have_count(0)


def test_while_the_key_is_hidden_the_others_shut_their_eyes(person: Person) -> None:
    guest = person("Ann", still=True)
    s, _ = STATES["others-hide"]
    table = guest.program.table(GAME, s.seats, bots={str(seat): "random" for seat in range(1, s.seats)})
    guest.program.start(table)
    lay(guest, s, ANN, (), GAME)
    page = guest.open(f"/t/{table}")
    told = tell("desk-other-Hiding", name=say("table-bot", number=2))
    expect(page.locator("[data-prompt]")).to_have_text(told)


# ── what is asked twice, and waiting ─────────────────────────────────────────
def test_who_declares_is_asked_whether_they_are_sure(person: Person) -> None:
    guest = person("Ann", still=True)
    desk = looks(guest, "brew")
    desk.get_by_role("button", name=tell("desk-declare", small="2S", round="1R")).click()
    dialog = guest.page.get_by_role("dialog")
    expect(dialog).to_contain_text(tell("sure-Declare"))
    dialog.get_by_role("button", name=say("table-not-sure")).click()
    expect(dialog).to_have_count(0)
    expect(desk).to_be_visible()


@pytest.mark.parametrize(("state", "why", "turns"), [("others-captured", "captured", 2), ("others-wrong", "wrong", 0)])
def test_who_waits_is_told_why_and_how_long(person: Person, state: str, why: str, turns: int) -> None:
    desk = looks(person("Ann", still=True, width=NARROW, touch=True), state)
    expect(desk).to_contain_text(tell("desk-wait", why=why, turns=turns))


def test_a_pawn_that_arrives_becomes_what_is_chosen(person: Person) -> None:
    guest = person("Ann", still=True)
    looks(guest, "promote")
    page = guest.page
    for square in ("48", "56"):
        page.locator(f'[data-element="square:{square}"].lit').click()
    for man in ("queen", "rook", "bishop", "knight"):
        name = capital(tell("do-Move", start="a7", square="a8", promoted=man))
        expect(page.get_by_role("button", name=name)).to_be_visible()


# ── why not ──────────────────────────────────────────────────────────────────
def test_a_capture_of_ones_own_is_refused_with_its_rule(person: Person) -> None:
    _, [ann] = seated(person("Ann", still=True), bots={"1": "random"}, options={"challenge": "mcgonagall"})
    while ann.until_asked()["ask"]["step"]["type"] != "Chess":
        ann.play(ann.options[0])
    knight, rook = (SQUARES.index(square) for square in ("b8", "a8"))
    ann.touch(f"square:{knight}")
    ann.press(ann.element(f"square:{rook}"))
    objection = ann.page.locator("[data-objection]")
    expect(objection).to_contain_text(capital(tell("no-own-capture")))
    expect(objection.get_by_role("button", name="SS-4.6")).to_be_visible()
