"""Touching something illegal shows the rule; the rules are at hand."""

from playwright.sync_api import Locator, expect

from greathall.core import ledger
from greathall.core.game import all_games
from tests.web.conftest import Person
from tests.web.player import Player, begun
from tests.web.sentences import capital, say

RULES = {id: rule.text for id, rule in ledger.rules(all_games()["sequence"]).items()}


def asked(*players: Player) -> Player:
    return next(player for player in players if player.asked)


def note(player: Player) -> Locator:
    return player.page.locator("[data-objection]")


def test_an_illegal_touch_shows_the_rule(person: Person) -> None:
    _, ann, bob = begun(person("Ann", still=True), person("Bob", still=True))
    mover = asked(ann, bob)
    placed = next(option for option in mover.now["ask"]["legal"] if option["type"] == "Place")
    mover.touch(f"card:{placed['card']}")
    before = mover.now["seq"]
    mover.element("space:0").click()
    expect(note(mover)).to_contain_text(capital(say("no-corner")))
    answer = next(message for message in reversed(mover.heard) if message["type"] == "answer")
    expect(note(mover)).to_contain_text(RULES[answer["rule"]])
    link = note(mover).get_by_role("button", name=say("rules-show", id=answer["rule"]))
    link.click()
    rule = mover.page.get_by_role("dialog").locator(f'[data-rule="{answer["rule"]}"]')
    expect(rule).to_be_in_viewport()
    expect(rule).to_contain_text(RULES[answer["rule"]])
    mover.page.keyboard.press("Escape")
    assert mover.now["seq"] == before


def test_an_objection_is_closed_and_goes_with_the_next_touch(person: Person) -> None:
    _, ann, bob = begun(person("Ann", still=True), person("Bob", still=True))
    mover = asked(ann, bob)
    mover.element("space:0").click()
    expect(note(mover)).to_contain_text(capital(say("no-corner")))
    note(mover).get_by_role("button", name=say("ui-close")).click()
    expect(note(mover)).to_have_count(0)
    mover.element("space:9").click()
    expect(note(mover)).to_be_visible()
    mover.touch(f"card:{mover.now['ask']['legal'][0]['card']}")
    expect(note(mover)).to_have_count(0)


def test_out_of_turn_one_is_told_so(person: Person) -> None:
    _, ann, bob = begun(person("Ann", still=True), person("Bob", still=True))
    other = bob if ann.asked else ann
    other.element("space:44").click()
    expect(note(other)).to_contain_text(capital(say("no-turn")))
    expect(note(other)).to_contain_text(RULES["SQ-3.1"])


def test_the_rules_are_searched_by_word_and_by_id(person: Person) -> None:
    _, ann, _ = begun(person("Ann", still=True), person("Bob", still=True))
    ann.page.get_by_role("button", name=say("rules"), exact=True).click()
    book = ann.page.get_by_role("dialog").locator("[data-rule]")
    expect(book).to_have_count(len(RULES))
    search = ann.page.get_by_role("searchbox")
    search.fill("SQ-9.1")
    expect(book.first).to_have_attribute("data-rule", "SQ-9.1")
    search.fill("corner")
    expect(book.first).to_contain_text("corner")
    search.fill("xyzzy")
    expect(ann.page.get_by_text(say("rules-none", text="xyzzy"))).to_be_visible()
