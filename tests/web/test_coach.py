"""The coach on the page: a beginner's goal, warnings and introductions, and when they stop."""

from playwright.sync_api import Page, expect

from tests.web.conftest import Person
from tests.web.people import NARROW
from tests.web.player import alone, begun, builds
from tests.web.sentences import say
from tests.web.test_after import over

KEPT = "(name) => localStorage.getItem(`greathall-${name}`)"


def goal(page: Page) -> object:
    return expect(page.locator("[data-goal]"))


def test_a_beginner_has_a_goal_in_sight_and_each_question_is_introduced_once(person: Person) -> None:
    table, ann = alone(person("Ann", width=NARROW, touch=True, still=True, coach="first"))
    ann.until_asked()
    expect(ann.page.locator("[data-goal]")).to_contain_text("0")
    intro = ann.page.locator("[data-intro=Turn]")
    expect(intro).to_be_in_viewport(ratio=1)
    intro.tap()
    expect(intro).to_have_count(0)
    ann.guest.open(f"/t/{table}")
    expect(ann.page.locator("[data-goal]")).to_be_visible()
    expect(intro).to_have_count(0)


def test_an_answer_ends_the_introduction(person: Person) -> None:
    """Meanwhile hints, which were asked for, have its place."""
    _, ann = alone(person("Ann", still=True, coach="first"))
    before = ann.until_asked()["seq"]
    intro = ann.page.locator("[data-intro=Turn]")
    expect(intro).to_be_visible()
    ann.page.get_by_role("button", name=say("hint")).click()
    hints = ann.page.get_by_role("group", name=say("hint-title"))
    expect(hints).to_be_visible()
    expect(intro).to_have_count(0)
    hints.get_by_role("button", name=say("ui-close")).click()
    expect(intro).to_be_visible()
    ann.play(builds(ann.now))
    ann.until(lambda now: now["seq"] > before and ann.asked)
    expect(ann.page.locator("[data-goal]")).to_be_visible()
    expect(ann.page.locator("[data-intro]")).to_have_count(0)


def test_the_coach_can_be_switched_off_and_on_at_the_table(person: Person) -> None:
    _, ann = alone(person("Ann", still=True, coach="first"))
    ann.until_asked()
    for choice, shown in (("never", 0), ("always", 1)):
        ann.page.get_by_role("button", name=say("settings-title")).click()
        ann.page.get_by_role("radio", name=say(f"settings-coach-{choice}")).check()
        ann.page.keyboard.press("Escape")
        expect(ann.page.locator("[data-goal]")).to_have_count(shown)


def test_where_two_play_for_a_result_nobody_is_coached(person: Person) -> None:
    _, ann, bob = begun(*(person(name, still=True, coach="always") for name in ("Ann", "Bob")))
    for player in (ann, bob):
        expect(player.prompt).to_be_visible()
        expect(player.page.locator("[data-goal], [data-intro]")).to_have_count(0)


def test_after_three_finished_games_the_coach_is_silent(person: Person) -> None:
    guest = person("Ann", still=True, coach="first")
    guest._device.set(**{"coach-finished": "sequence:one sequence:two tcg:one"})
    table = over(guest, person("Bob"))
    guest.open(f"/t/{table}").get_by_role("heading", name=say("luck-title")).wait_for()
    assert guest.page.evaluate(KEPT, "coach-finished") == f"sequence:one sequence:two tcg:one sequence:{table}"
    _, ann = alone(guest)
    ann.until_asked()
    expect(ann.page.locator("[data-goal], [data-intro]")).to_have_count(0)


def test_games_finished_on_one_device_count_on_another(person: Person) -> None:
    guest = person("Ann", still=True, coach="first")
    for _ in range(3):
        table = guest.program.table(bots={"1": "random"})
        guest.program.start(table)
        guest.program.sit(table)
        while not guest.program.asked:  # the bot's first move would make ours come too late
            guest.program.until("table")
        guest.program.play({"type": "Resign"})
        while guest.program.now["status"] != "over":
            guest.program.until("table")
    second = person(guest.program, still=True, coach="first")
    second.open("/")
    expect(second.page.locator("[data-table]")).to_have_count(3)
    _, ann = alone(second)
    ann.until_asked()
    expect(ann.page.locator("[data-goal], [data-intro]")).to_have_count(0)
