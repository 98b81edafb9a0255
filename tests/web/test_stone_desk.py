"""The desk of The Sorcerer's Stone: every question, what only one player may see, confirmations, refusals with their
rule, and how long a player waits.
"""

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from greathall.games.sorcerers_stone.board import CARDS, SQUARES
from tests.table import ANN, first_of
from tests.web.conftest import Person
from tests.web.laid import lay
from tests.web.people import NARROW, WIDE, Guest
from tests.web.stone import GAME, seated, tell
from tests.web.stone_states import SEATS, STATES, State
from tests.web.sentences import capital, say

"""Dialogs don't depend on addresses: one is enough."""
QUESTIONS = [name for name, (s, _) in STATES.items() if s.agenda[-1].seat == ANN and s.seats == SEATS]


class Desk:
    """Ann's page, which goes from one question to the next."""

    def __init__(self, guest: Guest, first: str) -> None:
        self.page: Page = guest.page
        s, events = STATES[first]
        table = guest.program.table(GAME, s.seats, bots={str(seat): "random" for seat in range(1, s.seats)})
        guest.program.start(table)
        self.laid = lay(guest, s, ANN, events, GAME)
        guest.open(f"/t/{table}")
        self.there(STATES[first])

    def show(self, name: str) -> Locator:
        self.laid.show(*STATES[name])
        return self.there(STATES[name])

    def there(self, state: State) -> Locator:
        step = state[0].agenda[-1]
        found = self.page.locator(f'[data-desk="{type(step).__name__ if step.seat == ANN else "Others"}"]')
        found.wait_for(state="attached" if step.seat == ANN else "visible")
        return found


def at_desk(person: Person, first: str, **how: Any) -> Desk:
    return Desk(person("Ann", still=True, **how), first)


# ── every question ───────────────────────────────────────────────────────────
@pytest.mark.parametrize(("width", "language"), first_of((NARROW, "de"), (WIDE, "en")))
def test_every_question_has_its_dialog_and_all_answers_are_in_sight(person: Person, width: int, language: str) -> None:
    """On a phone in German, whose words are longer."""
    desk = at_desk(person, "notes", width=width, touch=width == NARROW, language=language)
    for name in QUESTIONS:
        for answer in desk.show(name).locator(".answers").locator("button:not(.fold)").all():
            expect(answer).to_be_in_viewport(ratio=1)
        assert desk.page.evaluate("document.documentElement.scrollWidth") <= width, name


def test_a_note_card_says_where_it_leads_and_a_card_what_it_does(person: Person) -> None:
    desk = at_desk(person, "notes")
    notes = desk.show("notes")
    for count, space, what in ((1, 6, "token"), (3, 8, "free"), (4, 9, "fluffy")):
        play = notes.get_by_role("button", name=capital(tell("do-Play", notes=count)))
        expect(play).to_contain_text(tell("desk-leads", space=space, what=what))
    expect(notes).to_contain_text(tell("desk-fluffy", dog="awake", space=9))
    expect(notes).to_contain_text(tell("desk-song-help", lacking="none"))
    surplus = desk.show("surplus")
    for card in ("look", "steal"):
        name = tell("name-card", card=card)
        expect(surplus.get_by_role("button", name=tell("desk-do-Cast", card=name))).to_be_visible()
        expect(surplus.get_by_role("button", name=tell("desk-do-Discard", card=name))).to_be_visible()
        expect(surplus).to_contain_text(tell("card-text", card=card))


# ── while others are asked ───────────────────────────────────────────────────
def test_what_a_look_has_shown_stays_until_it_is_put_away_and_who_waits_is_told_why(person: Person) -> None:
    desk = at_desk(person, "others-look")
    others = desk.show("others-look")
    expect(others).to_contain_text(tell("desk-wait", why="missed", turns=1))
    seen = others.locator("[data-seen]")
    expect(seen).to_contain_text(CARDS[8])
    seen.get_by_role("button", name=tell("desk-seen-close")).click()
    expect(seen).to_have_count(0)
    expect(desk.show("others-captured")).to_contain_text(tell("desk-wait", why="captured", turns=2))
    expect(desk.show("others-wrong")).to_contain_text(tell("desk-wait", why="wrong", turns=0))
    desk.laid.show(*STATES["others-hide"])
    told = tell("desk-other-Hiding", name=say("bot-name", number=2))
    expect(desk.page.locator("[data-prompt]")).to_have_text(told)


# ── what is asked twice, and chosen last ─────────────────────────────────────
def test_who_declares_is_asked_whether_they_are_sure(person: Person) -> None:
    desk = at_desk(person, "brew")
    desk.show("brew").get_by_role("button", name=tell("desk-declare", small="2S", round="1R")).click()
    dialog = desk.page.get_by_role("dialog")
    expect(dialog).to_contain_text(tell("sure-Declare"))
    dialog.get_by_role("button", name=say("table-not-sure")).click()
    expect(dialog).to_have_count(0)


def test_a_pawn_that_arrives_becomes_what_is_chosen(person: Person) -> None:
    page = at_desk(person, "promote").page
    for square in ("a7", "a8"):
        page.locator(f'[data-element="square:{SQUARES.index(square)}"].lit').click()
    for man in ("queen", "rook", "bishop", "knight"):
        name = capital(tell("do-Move", start="a7", square="a8", promoted=man))
        expect(page.get_by_role("button", name=name)).to_be_visible()


# ── why not ──────────────────────────────────────────────────────────────────
def test_a_capture_of_ones_own_is_refused_with_its_rule(person: Person) -> None:
    _, [ann] = seated(person("Ann", still=True), bots={"1": "random"}, options={"challenge": "mcgonagall"})
    while ann.until_asked()["ask"]["step"]["type"] != "Chess":
        ann.play(ann.legal[0])
    knight, rook = (SQUARES.index(square) for square in ("b8", "a8"))
    ann.touch(f"square:{knight}")
    ann.press(ann.element(f"square:{rook}"))
    objection = ann.page.locator("[data-objection]")
    expect(objection).to_contain_text(capital(tell("no-own-capture")))
    expect(objection.get_by_role("button", name="SS-4.6")).to_be_visible()
