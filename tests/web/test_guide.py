"""The guide of a lesson: read on, play what glows, stray and come back, leave, resume, begin again, and the end."""

import json
import re
from contextlib import suppress
from itertools import product
from time import monotonic

import pytest
from playwright.sync_api import Error, Locator, expect

from greathall.core.lessons import find_lesson
from tests.server.hall import WAIT
from tests.table import FULL, first_of
from tests.test_lessons import LESSONS
from tests.web.conftest import Person
from tests.web.hands import Keys
from tests.web.people import NARROW, WIDE, Guest
from tests.web.player import Player, touches
from tests.web.sentences import say
from tests.web.watch import settle

GLOWS = "(element) => getComputedStyle(element).getPropertyValue('--glows') === 'yes'"
GLOWING = f"(all) => all.filter({GLOWS}).map((element) => element.dataset.element)"
ONE_GLOWS = f"""() => {{
  const kinds = "[data-element], [data-answer], [aria-expanded=false], details:not([open]) > summary";
  const things = [...document.querySelectorAll(kinds)].filter({GLOWS});
  for (const thing of document.querySelectorAll("[data-glows]")) delete thing.dataset.glows;
  for (const thing of things.sort((one, other) => "answer" in other.dataset ? 1 : -1)) {{
    thing.scrollIntoView({{ block: "nearest", inline: "nearest" }});
    const {{ x, y, width, height }} = thing.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    if (thing.contains(top) && !thing.disabled) return (thing.dataset.glows = "now");
  }}
  return "";
}}"""
"""Mark the thing to touch now: an answer, what unfolds to one, or what lies on the board and isn't covered."""
CUT = "(text) => text.scrollHeight - text.clientHeight"
LESSON = find_lesson("sequence")
MOVES = [entry.do for entry in LESSON.moves()]
WAITS = [at for at, step in enumerate(LESSON.plan.steps) for _ in range(step.moves)]
"""The step of each move."""
TABLE = re.compile(r"/t/[\w-]+$")


class Learner(Player):
    def __init__(self, guest: Guest, lesson: str = "sequence") -> None:
        super().__init__(guest, guest.language)
        self.steps = find_lesson(lesson).said(guest.language)
        self.moved = False

    def listen(self) -> None:
        super().listen()
        self.guest.listen("websocket", lambda line: line.on("framesent", self._send))

    def _send(self, data: str | bytes) -> None:
        self.moved |= "action" in json.loads(data)

    @property
    def guide(self) -> Locator:
        return self.page.locator("[data-guide]")

    def says(self, key: str) -> str:
        return say(key, self.language)

    def within(self, key: str) -> Locator:
        return self.guide.get_by_role("button", name=self.says(key), exact=True)

    def at(self, step: int) -> None:
        """Be at this step of the lesson."""
        count = say("guide-step", self.language, step=step + 1, steps=len(self.steps))
        expect(self.guide).to_contain_text(count)
        expect(self.guide).to_contain_text(self.steps[step].text)

    def reads(self) -> None:
        """Read on until a move is due."""
        while self.within("guide-next").count():
            self.press(self.within("guide-next"))

    def follows(self) -> None:
        """Read on, then make the lesson's next move by touching what glows, one thing after the other."""
        before, moves, end = self.now["seq"], self.now["lesson"]["moves"], monotonic() + WAIT
        self.moved = False
        while self.now["seq"] == before:
            assert monotonic() < end, f"nothing that glows makes move {moves + 1}"
            if self.moved:  # what glowed may do so until the hall has answered
                settle(self.page)
            elif self.within("guide-next").count():
                self.press(self.within("guide-next"))
            elif self.page.evaluate(ONE_GLOWS) and (one := self.page.query_selector("[data-glows]")):
                with suppress(Error):  # it was replaced meanwhile: look again
                    one.tap() if self.guest.touch else one.click()
            settle(self.page)
        assert self.until(lambda now: self.asked or now["lesson"]["over"])["lesson"]["on_path"]

    def glowing(self) -> set[str]:
        return set(self.page.locator("[data-element]").evaluate_all(GLOWING))


def at_lesson(guest: Guest, lesson: str = "sequence", moves: int = 0) -> Learner:
    """Sit down to a lesson after so many of its moves."""
    learner, program = Learner(guest, lesson), guest.program
    table = program.ask("POST", f"/api/lessons/{lesson}", {"again": True})["id"]
    if moves:
        program.sit(table)
    for entry in find_lesson(lesson).moves()[:moves]:
        while not program.asked:
            program.until("table")
        program.play(entry.do)
    program.leave()
    learner.sit(table)
    learner.guide.locator("p").first.wait_for()
    return learner


def strays(learner: Learner) -> None:
    """Play something that is legal, but not the lesson's."""
    now = learner.until_asked()
    other = next(one for one in now["ask"]["legal"] if one["type"] == "Place" and one != MOVES[now["lesson"]["moves"]])
    learner.play(other)


@pytest.mark.parametrize(("language", "width"), first_of(("de", NARROW), ("en", WIDE), ("de", WIDE), ("en", NARROW)))
def test_a_lesson_is_played_by_clicking_from_the_hall_to_a_real_game(person: Person, language: str, width: int) -> None:
    """At SCALE=1 in German on a phone; most other tests here are in English and on a wide screen."""
    guest = person("Ann", width=width, touch=width == NARROW, language=language, still=True)
    learner, page = Learner(guest), guest.open("/")
    learner.press(page.locator("[data-game=sequence]").get_by_role("button", name=learner.says("hall-learn")))
    learner.at(0)
    assert learner.glowing() == set()
    learner.press(learner.within("guide-next"))
    learner.at(1)
    learner.press(learner.within("guide-back"))
    learner.at(0)
    learner.reads()
    learner.at(2)
    expect(learner.within("guide-next")).to_have_count(0)
    assert learner.glowing() == set(touches(MOVES[0]))
    for name in touches(MOVES[0]):
        expect(learner.element(name)).to_be_in_viewport()
    learner.press(learner.guide.get_by_role("button", name="SQ-3.2"))
    expect(page.locator("[data-rule='SQ-3.2']")).to_be_visible()
    page.keyboard.press("Escape")

    learner.play(MOVES[0])
    learner.at(3)
    expect(learner.guide).to_contain_text(learner.steps[2].done)
    strays(learner)
    expect(learner.guide).to_contain_text(learner.says("guide-off"))
    learner.until_asked()
    assert learner.glowing() == set()
    learner.press(learner.within("guide-undo"))
    learner.at(3)
    assert learner.glowing() == set(touches(MOVES[1]))
    strays(learner)
    with guest.watch.looking_away(page):
        learner.press(learner.within("guide-alone"))
    expect(learner.guide.get_by_text(learner.says("guide-off"))).to_be_hidden()

    guest.open("/")
    lesson = page.locator("[data-table]")
    expect(lesson).to_contain_text(say("hall-lesson", language, title="Sequence"))
    learner.press(lesson.get_by_role("link", name=learner.says("hall-lesson-go")))
    learner.until_asked()
    learner.press(learner.within("guide-undo"))
    learner.at(3)

    learner.leave()
    for move in MOVES[1:]:
        while not learner.asked:
            guest.program.until("table")
            learner.now = guest.program.now
        learner.by_program(move)
    learner.come_back()
    expect(learner.guide).to_have_attribute("data-guide", "over")
    expect(learner.guide).to_contain_text(LESSON.ending(language))
    with guest.watch.looking_away(page):
        learner.press(learner.within("guide-here"))
    expect(learner.guide.get_by_text(LESSON.ending(language))).to_be_hidden()
    learner.press(learner.guide.get_by_role("button"))
    here = page.url
    learner.press(learner.within("guide-real"))
    expect(learner.guide).to_have_count(0)
    expect(page).not_to_have_url(here)
    expect(learner.prompt).to_be_visible()


def test_nobody_has_to_read_before_they_play_and_a_lesson_can_begin_again(person: Person) -> None:
    learner = at_lesson(person("Ann", still=True))
    page, first = learner.page, learner.page.url
    learner.at(0)
    learner.until_asked()
    learner.play(MOVES[0])
    learner.at(3)
    page.get_by_role("button", name=say("table-more")).click()
    page.get_by_role("dialog").get_by_role("button", name=say("lesson-again")).click()
    learner.at(0)
    expect(page).to_have_url(TABLE)
    again = page.url
    assert again != first
    page.goto("/")
    expect(page.locator("[data-table]")).to_have_count(1)
    expect(page.locator("[data-table] a")).to_have_attribute("href", again[again.index("/t/"):])


def test_a_lesson_is_read_and_played_by_keys_in_the_text_view(person: Person) -> None:
    learner = at_lesson(person("Ann", still=True))
    keys = Keys(learner.page)
    learner.at(0)
    keys.go_to(say("table-plain"))
    keys.press("Enter")
    learner.page.locator("[data-plain]").wait_for()
    learner.page.locator("[data-prompt]").focus()
    learner.until_asked()
    for at in range(WAITS[0]):
        learner.at(at)
        keys.press("Enter")
    learner.at(WAITS[0])
    move = learner.move(MOVES[0])
    expect(learner.guide.get_by_text(move)).to_be_visible()
    expect(learner.button(move)).to_have_css("outline-style", "solid")
    assert learner.button(move).evaluate(GLOWS)
    before = learner.now["seq"]
    keys.go_to(move)
    keys.press("Enter")
    learner.until(lambda now: now["seq"] > before)
    learner.at(WAITS[1])


@pytest.mark.parametrize(("name", "width"), list(product(LESSONS, (WIDE, NARROW, 812))) if FULL else [("tcg", NARROW)])
def test_a_lesson_is_played_by_touching_what_glows(person: Person, name: str, width: int) -> None:
    """Each lesson from its first move to its last at SCALE=3; otherwise one lesson's first moves."""
    learner = at_lesson(person("Ann", width=width, touch=width != WIDE, still=True), name)
    for _ in find_lesson(name).moves()[:None if FULL else 2]:
        learner.until_asked()
        learner.follows()


@pytest.mark.parametrize("name", LESSONS if FULL else ["diagon_alley"])
def test_the_longest_step_can_be_read_whole_on_a_phone_on_its_side(person: Person, name: str) -> None:
    """At SCALE=1 that of a game whose three players would fill the column."""
    said = find_lesson(name).said()
    long = max(range(1, len(said)), key=lambda at: len(said[at].text) + len(said[at - 1].done))
    before = sum(len(step.moves) for step in said[:long])
    learner = at_lesson(person("Ann", width=812, touch=True, still=True), name, before)
    learner.until_asked()
    while not learner.guide.get_by_text(said[long].text).count():
        learner.press(learner.within("guide-next"))
    assert learner.guide.locator(".text").evaluate(CUT) <= 1
