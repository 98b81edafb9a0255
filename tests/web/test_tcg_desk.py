"""The card game's desk: every question with the card that asks it, actions that would lose at once, and why a card
can't be played.
"""

import pytest
from playwright.sync_api import Locator, Page, expect

from greathall.games.tcg.printed import NAME, NEEDS
from tests.games.tcg.scenes import ANN, card
from tests.table import first_of
from tests.web.conftest import Person
from tests.web.laid import Laid, lay
from tests.web.people import NARROW, WIDE, Guest
from tests.web.tcg import seated, tell
from tests.web.tcg_desk_states import TCG_DESK
from tests.web.sentences import say

BOT = {"1": "random"}


def laid(guest: Guest, state: str) -> Laid:
    """On a table's page."""
    table = guest.program.table("tcg", 2, bots=BOT)
    guest.program.start(table)
    s, events = TCG_DESK[state]
    scene = lay(guest, s, ANN, events, "tcg")
    guest.open(f"/t/{table}")
    desk(guest.page, s.agenda[-1].__class__.__name__).wait_for(state="attached")
    return scene


def desk(page: Page, kind: str) -> Locator:
    return page.locator(f'[data-desk="{kind}"]')


def shown(page: Page, name: str) -> Locator:
    """Return a card beside a question, with its text."""
    return page.locator(f'[data-shown="{card(name)}"]')


@pytest.mark.parametrize("width", first_of(NARROW, WIDE))
def test_every_question_has_all_its_answers_as_buttons_in_sight(person: Person, width: int) -> None:
    """In German, whose words are longer. There may be many cards to choose from: the list scrolls."""
    guest = person("Ann", still=True, width=width, touch=width == NARROW, language="de")
    scene = laid(guest, "main")
    for s, events in TCG_DESK.values():
        step = s.agenda[-1]
        if step.seat != ANN:
            continue
        scene.show(s, events)
        place = desk(guest.page, step.__class__.__name__)
        answers = place.locator(".answers").locator("[data-answer]")
        cards = place.locator(".sheet").locator("[data-answer]")
        place.wait_for(state="attached")
        expect(place.locator("[data-answer]").first).to_be_attached()
        if step.__class__.__name__ != "DrawAny":  # a number is dragged along a line
            assert answers.count() + cards.count() == len(step.legal(s))
        for answer in answers.all():
            expect(answer).to_be_in_viewport(ratio=1)


def test_a_question_tells_which_card_asks_and_what_each_answer_would_do(person: Person) -> None:
    guest = person("Ann", still=True)
    scene = laid(guest, "ward")
    page = guest.page
    expect(shown(page, "Dogbreath Potion")).to_be_visible()
    expect(shown(page, "Pet Toad")).to_contain_text(tell("desk-takes", amount=8, dies="yes"))
    expect(desk(page, "Ward")).to_contain_text(tell("desk-suffer", amount=8, left=6))
    scene.show(*TCG_DESK["search"])
    cards = desk(page, "Search").locator(".sheet [data-answer]")
    expect(cards).to_have_count(2)  # of all cards in the deck, the creatures
    expect(cards.first).to_contain_text("Norbert")
    scene.show(*TCG_DESK["other"])
    expect(shown(page, "Vermillious")).to_be_visible()
    expect(page.locator("[data-prompt]")).to_have_text(
        tell("desk-other-Ward", amount=3, name=say("bot-name", number=2)))


def test_what_would_take_the_last_card_of_the_deck_is_asked_about_once_more(person: Person) -> None:
    guest = person("Ann", still=True)
    laid(guest, "may-draw")
    expect(desk(guest.page, "MayDraw")).to_contain_text(tell("desk-last"))
    guest.page.locator('[data-answer="Yes"]').click()
    sure = guest.page.get_by_role("dialog")
    expect(sure).to_contain_text(tell("sure-Yes"))
    sure.get_by_role("button", name=say("table-not-sure")).click()
    expect(sure).to_have_count(0)
    expect(desk(guest.page, "MayDraw")).to_be_visible()


def test_a_card_that_needs_more_power_tells_so_with_its_rule_which_opens(person: Person) -> None:
    _, [ann] = seated(person("Ann", still=True), bots=BOT)
    while not (waiting := [one for one in ann.until_asked()["view"]["hand"] if NEEDS[one]]):
        ann.play({"type": "Draw", "count": 1} if ann.can("Draw") else {"type": "End"})
    ann.press(ann.desk().locator(f'[data-why="{waiting[0]}"]'))
    objection = ann.page.locator("[data-objection]")
    expect(objection).to_contain_text(NAME[waiting[0]])
    number = objection.get_by_role("button", name="TC-4.1")
    ann.press(number)
    expect(ann.page.get_by_role("dialog").locator('[data-rule="TC-4.1"]')).to_be_in_viewport()
