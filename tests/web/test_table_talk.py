"""Beside the moves: undo, chat, hints, clocks and sounds."""

import re
from random import Random

from playwright.sync_api import expect

from tests.server.hall import until
from tests.web.conftest import Person
from tests.web.player import Player, alone, begun, builds, stands_by
from tests.web.sentences import say

SOUNDS = """
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...when) { sounded(); return start.apply(this, when); };
const play = AudioBufferSourceNode.prototype.start;
AudioBufferSourceNode.prototype.start = function (...when) { sounded(); return play.apply(this, when); };
"""


def moved_once(ann: Player, bob: Player) -> tuple[Player, Player, int]:
    """Let a player move, with nothing drawn since; return the player, the other, and the space."""
    mover, other = (ann, bob) if ann.asked else (bob, ann)
    action = stands_by(mover.now)
    mover.play(action)
    other.until_asked()
    return mover, other, int(action["space"])


# ── taking back ──────────────────────────────────────────────────────────────
def test_a_move_is_taken_back_when_the_other_agrees(person: Person) -> None:
    _, ann, bob = begun(person("Ann", still=True), person("Bob", still=True), options={"draw_on_demand": True})
    mover, other, space = moved_once(ann, bob)
    counter = other.element(f"space:{space}").locator("[data-counter]")
    expect(counter).to_be_visible()
    mover.button(say("table-undo")).click()
    name = mover.guest.program.name
    expect(other.page.get_by_text(say("table-undo-asked", name=name))).to_be_visible()
    expect(mover.page.get_by_text(say("table-undo-waits", names=other.guest.program.name))).to_be_visible()
    other.button(say("table-undo-yes")).click()
    expect(counter).to_have_count(0)
    mover.until_asked()
    expect(mover.prompt).to_have_text(say("ask-Turn", exchanged="no"))


def test_a_move_stays_when_the_other_does_not_agree(person: Person) -> None:
    _, ann, bob = begun(person("Ann", still=True), person("Bob", still=True), options={"draw_on_demand": True})
    mover, other, space = moved_once(ann, bob)
    mover.button(say("table-undo")).click()
    other.button(say("table-undo-no")).click()
    expect(other.page.get_by_text(say("table-undo-asked", name=mover.guest.program.name))).to_have_count(0)
    expect(mover.page.get_by_text(say("table-undo-waits", names=other.guest.program.name))).to_have_count(0)
    expect(mover.element(f"space:{space}").locator("[data-counter]")).to_be_visible()
    for player, own in ((mover, "no"), (other, "yes")):
        expect(player.page.locator("[data-news]")).to_have_text(
            say("table-note-kept", name=other.guest.program.name, own=own))


def test_what_cannot_be_taken_back_is_said_in_words(person: Person) -> None:
    _, ann, bob = begun(person("Ann", still=True), person("Bob", still=True))
    mover, _, _ = moved_once(ann, bob)
    mover.button(say("table-undo")).click()
    expect(mover.page.locator("[data-objection]")).to_contain_text(say("undo-chance")[1:])


# ── talk ─────────────────────────────────────────────────────────────────────
def test_a_phrase_and_a_word_arrive(person: Person) -> None:
    _, ann, bob = begun(person("Ann", still=True), person("Bob", still=True))
    for player in (ann, bob):
        player.page.get_by_role("tab", name=say("chat")).click()
    ann.button(say("phrase-luck")).click()
    heard = bob.page.get_by_role("log", name=say("chat"))
    expect(heard).to_contain_text(say("phrase-luck"))
    ann.page.get_by_role("textbox", name=say("chat-text")).fill("<b>tea?</b>")
    ann.page.get_by_role("button", name=say("chat-send")).click()
    expect(heard).to_contain_text("<b>tea?</b>")
    expect(heard.get_by_text("Ann").first).to_be_visible()


def test_talk_that_was_not_seen_yet_is_counted(person: Person) -> None:
    _, ann, bob = begun(person("Ann", still=True), person("Bob", still=True))
    ann.page.get_by_role("tab", name=say("chat")).click()
    ann.button(say("phrase-hello")).click()
    tab = bob.page.get_by_role("tab", name=say("chat"))
    expect(tab).to_contain_text("1")
    tab.click()
    expect(tab).not_to_contain_text("1")


# ── hints ────────────────────────────────────────────────────────────────────
def test_a_hint_names_three_moves_with_reasons_and_plays_the_one_that_is_chosen(person: Person) -> None:
    """While the bot thinks, its button fills."""
    _, ann = alone(person("Ann", still=True))
    before = ann.until_asked()["seq"]
    ann.button(say("hint")).click()
    expect(ann.page.locator(".tool").first).to_have_attribute("style", re.compile(r"--share: (1|0\.\d)"))
    hints = ann.page.get_by_role("group", name=say("hint-title")).get_by_role("listitem").get_by_role("button")
    expect(hints).to_have_count(3)
    more = ann.page.get_by_role("group", name=say("hint-title")).locator("details").first
    expect(more).not_to_contain_text("%")
    more.locator("summary").click()
    expect(more).to_contain_text("%")
    hints.first.hover()
    expect(ann.page.locator(".marked").first).to_be_visible()
    hints.first.click()
    ann.until(lambda now: now["seq"] > before)


# ── clocks ───────────────────────────────────────────────────────────────────
def test_a_clock_runs_down_and_time_out_plays(person: Person) -> None:
    _, ann, bob = begun(person("Ann", still=True), person("Bob", still=True),
                        clock={"kind": "move", "seconds": 4, "late": "silent"})
    mover = ann if ann.asked else bob
    asked = mover.now["ask"]["seat"]
    clock = mover.page.locator(f'[data-seat="{asked}"]').get_by_role("timer")
    expect(clock).to_contain_text(re.compile("0:0[123]"))  # each lasts a second, and so may a check
    mover.until(lambda now: now["ask"]["seat"] != asked)
    expect(mover.prompt).to_have_text(say("table-waits-for", name="Bob" if mover is ann else "Ann"))
    for player, own in ((mover, "yes"), (bob if mover is ann else ann, "no")):
        expect(player.page.locator("[data-news]")).to_have_text(
            say("table-note-late", name=mover.guest.program.name, own=own))


# ── sounds ───────────────────────────────────────────────────────────────────
def test_sounds_have_a_switch(person: Person) -> None:
    guest = person("Ann", still=True)
    heard: list[int] = []
    guest.context.expose_binding("sounded", lambda _: heard.append(1))
    guest.context.add_init_script(SOUNDS)
    _, ann = alone(guest)
    ann.until_asked()
    ann.play(builds(ann.now))
    ann.until_asked()
    assert heard
    ann.page.get_by_role("button", name=say("settings-title")).click()
    ann.page.get_by_role("switch", name=say("settings-sound")).click()
    ann.page.keyboard.press("Escape")
    heard.clear()
    ann.play(builds(ann.now))
    ann.until_asked()
    assert not heard


# ── the log ──────────────────────────────────────────────────────────────────
ALONE = """(things) => things.flatMap((thing) => {
  const line = thing.closest("li"), mark = document.createRange();
  const texts = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
  const follows = (text) => thing.compareDocumentPosition(text) & 4 && !thing.contains(text);
  while (texts.nextNode()) if (texts.currentNode.data && follows(texts.currentNode)) break;
  const next = texts.currentNode;
  if (!/^[.,:;!?”“]/.test(next.data) || thing.contains(next)) return [];
  mark.setStart(next, 0);
  mark.setEnd(next, 1);
  return [[mark.getBoundingClientRect().top >= [...thing.getClientRects()].at(-1).bottom, line.innerText]];
})"""
"""Lines of the log in which a mark follows a thing, and whether it stands alone below."""


def test_reasons_stand_under_their_moves_after_a_reload_and_the_log_shows_its_cards(person: Person) -> None:
    """Also: it opens at its end, and a key lists all keys."""
    guest = person("Ann", still=True)
    table = guest.program.table(bots={"1": "easy"})
    guest.program.start(table)
    guest.program.sit(table)
    rng = Random(4)
    for moves in range(5):
        while not guest.program.asked:
            guest.program.until("table")
        if moves < 4:
            guest.program.play_any(rng)
    page = guest.open(f"/t/{table}")
    reasons = page.locator(".log .reason")
    expect(reasons).not_to_have_count(0)
    before = page.locator(".log .turn").all_inner_texts()
    page.reload()
    expect(reasons).not_to_have_count(0)
    assert page.locator(".log .turn").all_inner_texts() == before
    log = page.locator(".log")
    assert log.evaluate("log => log.scrollHeight - log.scrollTop - log.clientHeight") < 2
    log.evaluate("log => log.style.width = '9rem'")
    marks = page.locator(".log .thing").evaluate_all(ALONE)
    assert marks
    assert not any(alone for alone, _ in marks)
    log.evaluate("log => log.style.width = ''")
    page.locator(".log .thing .card").last.hover()
    expect(page.locator("[data-showing]")).to_be_visible()
    page.locator("body").press("?")
    expect(page.get_by_role("dialog", name=say("keys"))).to_be_visible()


SINKS = "line.offsetTop - line.closest('.log').scrollTop"
"""How far a line stands below the log's upper edge."""


def test_the_log_of_a_long_match_opens_at_its_end_and_scrolls_up_to_its_beginning(person: Person) -> None:
    """What comes in above moves no line that is being read; a button does the same as scrolling."""
    guests = [person(name, still=True) for name in ("Ann", "Bob", "Cat")]
    programs, ann = [guest.program for guest in guests], guests[0]
    table = programs[0].table("diagon_alley", seats=len(programs))
    for seat, program in enumerate(programs[1:], 1):
        program.join(table, seat)
    programs[0].start(table)
    for program in programs:
        program.sit(table)
    rng, seq = Random(3), 0
    while seq < 450:
        seq = next(program for program in programs if program.asked).play_any(rng)["seq"]
        for program in programs:
            program.until_seq(seq)
    page = ann.open(f"/t/{table}")
    log, button = page.locator(".log"), page.get_by_role("button", name=say("log-earlier"))
    expect(button).to_be_attached()
    line = page.locator(".log .turn").last
    until(lambda: log.evaluate("log => log.scrollHeight - log.scrollTop - log.clientHeight") < 2)
    lines = page.locator(".log li").count()
    at = line.evaluate(f"line => {{ line.closest('.log').scrollTop = 100; return {SINKS}; }}")
    expect(page.locator(".log li")).not_to_have_count(lines)
    assert abs(line.evaluate(f"line => {SINKS}") - at) < 2
    while button.count():
        lines = page.locator(".log li").count()
        button.click()
        expect(page.locator(".log li")).not_to_have_count(lines)
    expect(page.locator(".log li").first).to_contain_text(re.compile("Ann|Bob"))
