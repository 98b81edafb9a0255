"""What is not a game, in Firefox and in WebKit: decks, a match seen again and verified, a reload, a lost line."""

from types import SimpleNamespace
from typing import cast

from tests.engines.conftest import Engine, Visit
from tests.engines.page import until
from tests.engines.people import SequencePlayer, Visitor, expect, guest
from tests.games.tcg.scenes import card
from tests.server.hall import Person
from tests.web.people import Guest
from tests.web.player import builds, sat_down
from tests.web.tcg import tell
from tests.web.test_after import over, place, turns
from tests.web.sentences import say


def test_a_deck_is_built_judged_kept_and_there_after_a_reload(visit: Visit) -> None:
    page = visit("Ann").open("/decks")
    page.get_by_label(tell("builder-by-kind")).select_option(label="Creature")
    page.get_by_label(tell("builder-by-power")).select_option(label="Needs 8")
    expect(page.locator("[data-tile]")).to_have_count(1)
    troll = card("Mountain Troll")
    page.locator(f'[data-tile="{troll}"]').click()
    expect(page.locator(f'[data-row="{troll}"] b')).to_have_text("1")
    expect(page.locator('[data-verdict="bad"]')).to_contain_text("TC-2.1")
    page.get_by_role("button", name=tell("builder-open"), exact=True).click()
    page.locator('[data-deck="lanterns"]').get_by_role("button").click()
    expect(page.locator('[data-verdict="good"]')).to_contain_text(tell("builder-legal", count=60))
    page.get_by_label(tell("builder-title")).fill("Lamps")
    page.get_by_role("button", name=tell("builder-save"), exact=True).click()
    page.reload()
    page.get_by_role("button", name=tell("builder-open"), exact=True).click()
    page.get_by_role("button", name=tell("builder-open-name", title="Lamps")).click()
    expect(page.locator('[data-verdict="good"]')).to_be_visible()


def test_a_finished_match_is_verified_and_seen_again_move_by_move(visit: Visit) -> None:
    ann = visit("Ann")
    table = over(guest(ann), cast(Guest, SimpleNamespace(program=Person(ann.place.hall, "Bob"))))
    page = ann.open(f"/t/{table}")
    expect(page.get_by_role("heading", name=say("end-won-you"))).to_be_visible()
    page.get_by_role("button", name=say("end-verify")).click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("status")).to_contain_text(say("verify-end-holds"))
    expect(dialog.get_by_role("listitem").filter(has_text=say("verify-shown"))).to_be_visible()
    expect(dialog.get_by_role("listitem").filter(has_text=say("verify-word-false"))).to_have_count(0)

    page, last = ann.open(f"/t/{table}/replay"), len(turns(guest(ann), table)) - 1
    for button, turn in (("replay-next", 1), ("replay-next", 2), ("replay-last", last), ("replay-back", last - 1)):
        page.get_by_role("button", name=say(button), exact=True).click()
        expect(page.get_by_text(place(turn, last))).to_be_visible()
    expect(page.locator("[data-board]")).to_be_visible()


def at_sequence(visitor: Visitor) -> tuple[str, SequencePlayer]:
    table, [ann] = sat_down(SequencePlayer, "sequence", guest(visitor), bots={"1": "random"})
    ann.until_asked()
    return table, ann


def test_a_reload_in_mid_turn_shows_the_same_prompt(visit: Visit) -> None:
    _, ann = at_sequence(visit("Ann"))
    action, prompt = builds(ann.now), ann.prompt.inner_text()
    lit = ann.page.locator(".lit").count()
    ann.touch(f"card:{action['card']}")
    ann.page.reload()
    ann.expect(ann.prompt).to_have_text(prompt)
    expect(ann.page.locator(".lit")).to_have_count(lit)
    ann.play(action)


def test_who_loses_the_line_sees_it_and_goes_on_when_the_hall_is_back(visit: Visit) -> None:
    visitor = visit("Ann")
    table, ann = at_sequence(visitor)
    lost = ann.page.get_by_text(say("table-line-lost"))
    visitor.place.hall.kill()
    expect(lost).to_be_visible()
    expect(ann.page.locator(".lit")).to_have_count(0)
    visitor.place.hall.open()
    visitor.program.sit(table)
    expect(lost).to_have_count(0)
    ann.until_asked()
    ann.play(builds(ann.now))


def test_what_goes_wrong_on_a_page_is_noticed(visit: Visit, engine: Engine) -> None:
    page = visit("Ann").open("/")
    page.run("""console.error("one"); setTimeout(() => { throw new Error("two"); }); Promise.reject(new Error("three"));
        document.body.append(Object.assign(new Image(), { src: "http://elsewhere.test/four.png" }));""")

    def noticed() -> bool:
        page.look_back()
        page.faults += engine.uncaught()
        return all(any(word in fault for fault in page.faults) for word in ("one", "two", "three", "elsewhere"))

    until(noticed, lambda: page.faults)
    page.run("told.length = 0")
    page.faults.clear()


def test_who_wants_little_motion_gets_no_transitions(visit: Visit) -> None:
    """WebKit starts one for every inherited colour, level by level, and headings stay the colour of the other theme."""
    page = visit("Ann").open("/")
    assert page.run("return document.getAnimations().filter((one) => one instanceof CSSTransition).length") == 0
    expect(page.get_by_role("heading", name="Monopoly")).to_be_visible()
    assert page.run("return document.getAnimations().filter((one) => one instanceof CSSTransition).length") == 0
