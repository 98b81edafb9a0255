"""After a match: the winner and why, stats and luck, a rematch, Verify; and the replay, move by move."""

import json
import re
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page, Route, expect

import greathall
from greathall.core import ledger
from greathall.core.game import all_games
from greathall.games.sorcerers_stone.model import Won
from greathall.games.sorcerers_stone.play.table import finish
from tests.games.sorcerers_stone.scenes import scene
from tests.server.hall import until
from tests.table import ANN
from tests.web.conftest import Person, everywhere
from tests.web.laid import lay
from tests.web.people import Guest
from tests.web.sentences import say

MOVES = 14
RULES = ledger.rules(all_games()["sequence"])


def over(ann: Guest, bob: Guest) -> str:
    """Make some random moves; then let Bob resign."""
    one, other = ann.program, bob.program
    table = one.table()
    other.join(table, 1)
    one.start(table)
    one.sit(table)
    other.sit(table)
    rng = Random(5)
    for _ in range(MOVES):
        player, waits = (one, other) if one.asked else (other, one)
        player.play_any(rng)
        waits.until_seq(player.now["seq"])
    other.play({"type": "Resign"})
    one.until_seq(other.now["seq"])
    assert one.now["status"] == "over"
    return table


def place(turn: int, last: int) -> str:
    return say("replay-place", turn=turn, last=last)


def findings(page: Page) -> Locator:
    return page.get_by_role("dialog").get_by_role("listitem")


def verified(page: Page) -> list[str]:
    """Return the dialog's findings, each by its first word."""
    page.get_by_role("button", name=say("end-verify")).click()
    expect(page.get_by_role("dialog").get_by_role("status")).to_have_text(
        re.compile("|".join(re.escape(say(f"verify-end-{found}")) for found in ("holds", "false"))))
    return [text.split(".")[0] for text in findings(page).all_inner_texts()]


# ── the end ──────────────────────────────────────────────────────────────────
def test_the_end_says_who_won_why_and_by_which_rule(person: Person) -> None:
    """To the loser what went wrong, to the winner as “you”; to all the ranking, and every hand, which is open now."""
    ann, bob, watcher = person("Ann"), person("Bob"), person()
    table = over(ann, bob)
    for guest, title, why in ((ann, "end-won-you", "won-resigned"), (bob, "end-lost", "lost-resigned"),
                              (watcher, "end-won", "end-resigned")):
        page = guest.open(f"/t/{table}")
        expect(page.get_by_role("heading", level=2, name=say(title, count=1, winners="Ann"))).to_be_visible()
        text = all_games()["sequence"].catalogue.say(why, winners="Ann")
        expect(page.get_by_text(text, exact=True).first).to_be_visible()
        expect(page.get_by_text(RULES["S-39"].text)).to_be_visible()
    ranking = bob.page.locator("[data-place]")
    expect(ranking.first).to_contain_text("Ann")
    expect(ranking.last).to_contain_text("Bob")
    held = ann.program.ask("GET", f"/api/tables/{table}/replay?viewer=0&since={ann.program.now['seq']}&most=1")
    hand = held["frames"][0]["view"]["hand"]
    expect(bob.page.locator("[data-hand='0'] ul li")).to_have_count(len(hand))
    moves = bob.page.get_by_role("row", name=say("end-moves")).get_by_role("cell")
    assert sum(map(int, moves.all_inner_texts())) == MOVES + 1
    jacks = bob.page.get_by_role("group").filter(has_text=say("luck-jacks-title")).get_by_role("listitem")
    expect(jacks).to_have_count(2)
    expect(jacks.first).to_contain_text(re.compile(r"Ann drew .* \(expected: .*\): .*\."))
    expect(watcher.page.get_by_role("button", name=say("end-again"), exact=True)).to_have_count(0)


@everywhere
def test_once_more_leads_everybody_to_the_same_table(person: Person) -> None:
    ann, bob = person("Ann"), person("Bob")
    table = over(ann, bob)
    ann.open(f"/t/{table}")
    bob.open(f"/t/{table}")
    ann.page.get_by_role("button", name=say("end-again-swapped")).click()
    expect(ann.page).not_to_have_url(re.compile(table))
    bob.page.get_by_role("link", name=say("end-to-again")).click()
    expect(bob.page).to_have_url(ann.page.url)
    after = ann.program.ask("GET", f"/api/tables/{ann.page.url.rsplit('/', 1)[1]}")
    assert (after["series"], [chair["name"] for chair in after["seats"]]) == (2, ["Bob", "Ann"])


def test_who_beats_bots_may_go_on_against_stronger_ones(person: Person) -> None:
    """The hall hasn't finished the match that is laid, so another table of its kind comes next."""
    guest = person("Ann")
    table, after = (guest.program.table("sorcerers_stone", 2, bots={"1": "easy"}) for _ in range(2))
    guest.program.start(table)
    s = scene("mirror", seats=2)
    board = lay(guest, s, game="sorcerers_stone")
    page = guest.open(f"/t/{table}")
    page.locator("[data-scene]").wait_for()
    guest.watch.expects(409, f"/tables/{table}/")
    waiting = guest.program.ask("GET", f"/api/tables/{after}")
    page.route("**/rematch", lambda route: route.fulfill(json=waiting))
    finish(s, (ANN,), "stone")
    board.show(s, (Won((ANN,), "stone"),))
    expect(page.get_by_text(all_games()["sorcerers_stone"].catalogue.say("won-stone"), exact=True)).to_be_visible()
    board.lies = False
    page.get_by_role("button", name=say("end-stronger", level="medium")).click()
    expect(page).to_have_url(re.compile(after))
    begun = guest.program.ask("GET", f"/api/tables/{after}")
    assert (begun["status"], begun["seats"][1]["bot"]) == ("playing", "medium")


# ── was it fair ──────────────────────────────────────────────────────────────
@everywhere
def test_a_saved_record_is_verified_at_the_table_and_as_a_file(person: Person, tmp_path: Path) -> None:
    ann, bob = person("Ann"), person("Bob")
    table = over(ann, bob)
    page = ann.open(f"/t/{table}")
    said = verified(page)
    assert say("verify-word-false")[:-1] not in said
    expect(findings(page).filter(has_text=say("verify-shown"))).to_be_visible()
    expect(findings(page).filter(has_text=say("verify-rules-not"))).to_be_visible()
    page.get_by_role("button", name=say("ui-close")).click()
    with page.expect_download() as saved:
        page.get_by_role("link", name=say("end-save")).click()
    file = tmp_path / "record.json"
    saved.value.save_as(file)
    assert json.loads(file.read_text()) == ann.program.ask("GET", f"/api/tables/{table}/record")

    page = bob.open("/replay")
    page.get_by_label(say("replay-choose")).set_input_files(file)
    expect(page.get_by_text(say("replay-place", turn=0, last=0))).to_be_visible()
    assert say("verify-word-false")[:-1] not in verified(page)
    expect(findings(page).filter(has_text=say("verify-rules-hall"))).to_be_visible()


def test_an_edited_record_is_found_out(person: Person, tmp_path: Path) -> None:
    ann, bob = person("Ann"), person("Bob")
    record = ann.program.ask("GET", f"/api/tables/{over(ann, bob)}/record")
    drawn = [entry for entry in record["entries"] if entry["seat"] == -1][10]
    drawn["k"] = (drawn["k"] + 1) % drawn["n"]
    file = tmp_path / "edited.json"
    file.write_text(json.dumps(record))
    ann.watch.expects(400, "/api/replay")
    page = ann.open("/replay")
    page.get_by_label(say("replay-choose")).set_input_files(file)
    at = record["entries"].index(drawn)
    expect(page.get_by_role("alert")).to_contain_text(f"Entry {at} isn't what chance gave")
    assert verified(page).count(say("verify-word-false")[:-1]) == 1
    expect(findings(page).filter(has_text=say("verify-word-false"))).to_contain_text(f"Entry {at}:")


def test_what_is_no_record_is_refused_in_a_sentence(person: Person, tmp_path: Path) -> None:
    file = tmp_path / "letter.json"
    file.write_text("Dear Ann, ...")
    page = person().open("/replay")
    page.get_by_label(say("replay-choose")).set_input_files(file)
    expect(page.get_by_role("alert")).to_contain_text("letter.json")


DROP = """([name, text]) => {
  const data = new DataTransfer();
  data.items.add(new File([text], name, { type: "application/json" }));
  dispatchEvent(new DragEvent("drop", { dataTransfer: data, cancelable: true }));
}"""


def test_a_record_can_be_dropped_anywhere_on_the_page(person: Person) -> None:
    ann, bob = person("Ann"), person("Bob")
    record = ann.program.ask("GET", f"/api/tables/{over(ann, bob)}/record")
    page = person().open("/replay")
    page.evaluate(DROP, ["match.json", json.dumps(record)])
    expect(page.get_by_role("slider")).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_have_text("Replay: Sequence")


# ── the same match again ─────────────────────────────────────────────────────
def turns(ann: Guest, table: str) -> list[int]:
    film: dict[str, Any] = ann.program.ask("GET", f"/api/tables/{table}/replay?most=1")
    return list(film["turns"])


def looks_back(guest: Guest, table: str) -> None:
    """Players verify a finished game and watch it again, move by move; its record replays."""
    said = verified(guest.open(f"/t/{table}"))
    assert said
    assert say("verify-word-false")[:-1] not in said
    page = guest.open(f"/t/{table}/replay")
    last = len(turns(guest, table)) - 1
    expect(page.get_by_text(place(0, last), exact=True)).to_be_visible()
    for key in ("ArrowRight", "ArrowRight", "End"):
        page.get_by_role("slider").focus()
        page.keyboard.press(key)
    expect(page.get_by_text(place(last, last), exact=True)).to_be_visible()
    expect(page.locator("[data-board]").first).to_be_visible()
    record = guest.program.ask("GET", f"/api/tables/{table}/record")
    assert greathall.replay(record).result is not None


@everywhere
def test_a_link_opens_the_match_at_its_moment_and_through_those_eyes(person: Person) -> None:
    ann, bob, stranger = person("Ann"), person("Bob"), person()
    table = over(ann, bob)
    moments = turns(ann, table)
    last = len(moments) - 1
    page = stranger.open(f"/t/{table}/replay?at={moments[9]}&viewer=1")
    expect(page.get_by_text(place(9, last), exact=True)).to_be_visible()
    [then] = ann.program.ask("GET", f"/api/tables/{table}/replay?viewer=1&since={moments[9]}&most=1")["frames"]
    expect(page.locator("[data-hand] [data-element]")).to_have_count(len(then["view"]["hand"]))
    page.get_by_role("button", name=say("replay-next"), exact=True).click()
    expect(page.get_by_text(place(10, last), exact=True)).to_be_visible()
    link = page.get_by_label(say("replay-link")).input_value()
    assert link == f"{stranger.place.address}/t/{table}/replay?at={moments[10]}&viewer=1"
    expect(page).to_have_url(link)
    page.reload()
    expect(page.get_by_text(place(10, last), exact=True)).to_be_visible()


def test_a_replay_that_is_loading_shows_how_far_the_hall_has_come(person: Person) -> None:
    """Nothing is made up: before anything is known, no part is named."""
    ann = person("Ann")
    table = over(ann, person("Bob"))
    held: list[Route] = []
    parts = {"done": 0, "of": 0}
    ann.page.route("**/replay?*", lambda route: held.append(route))
    ann.page.route("**/api/works/*", lambda route: route.fulfill(json=parts))
    page = ann.open(f"/t/{table}/replay")
    bar = page.get_by_role("progressbar", name=say("replay-fetching"))
    expect(bar).to_be_visible()
    assert bar.get_attribute("value") is None
    parts |= {"done": 3, "of": 4}
    expect(bar).to_have_js_property("value", 0.75)
    until(lambda: bool(held))
    held[0].continue_()
    expect(page.locator("[data-board]").first).to_be_visible()
    expect(bar).to_have_count(0)


def test_one_moves_about_by_buttons_keys_and_moments(person: Person) -> None:
    ann, bob = person("Ann"), person("Bob")
    table = over(ann, bob)
    last = len(turns(ann, table)) - 1
    page = ann.open(f"/t/{table}/replay")
    expect(page.get_by_text(place(0, last), exact=True)).to_be_visible()
    expect(page.get_by_role("button", name=say("replay-back"))).to_be_disabled()
    page.get_by_role("slider").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_text(place(2, last), exact=True)).to_be_visible()
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuetext", place(2, last))
    page.get_by_role("button", name=say("replay-back")).click()
    expect(page.get_by_text(place(1, last), exact=True)).to_be_visible()
    page.get_by_role("list").get_by_role("button", name=say("tell-Resigned", seat="Bob")).click()
    expect(page.get_by_text(place(last, last), exact=True)).to_be_visible()
    expect(page.get_by_text(say("end-resigned", winners="Ann"))).to_be_visible()
    expect(page.get_by_role("button", name=say("replay-practise"))).to_be_disabled()
    page.get_by_role("button", name=say("replay-first")).click()
    play = page.get_by_role("button", name=say("replay-play"), exact=True)
    play.click()
    page.get_by_role("button", name=say("replay-pause")).click()
    expect(play).to_be_visible()
    page.get_by_label(say("replay-speed")).select_option(say("replay-times", pace=4))
    play.click()
    expect(page.get_by_text(place(last, last), exact=True)).to_be_visible()
    expect(play).to_be_visible()


def test_through_whose_eyes(person: Person) -> None:
    ann, bob = person("Ann"), person("Bob")
    table = over(ann, bob)
    page = ann.open(f"/t/{table}/replay")
    eyes = page.get_by_label(say("replay-eyes"))
    expect(eyes.locator("option")).to_have_text([say("replay-eyes-open"), "Ann", "Bob", say("replay-eyes-watcher")])
    hands = page.get_by_role("region", name=say("replay-hands")).get_by_role("heading", level=3)
    expect(hands).to_have_text(["Ann", "Bob"])
    eyes.select_option("Bob")
    expect(page.locator("[data-hand]")).to_be_visible()
    expect(hands).to_have_count(0)
    eyes.select_option(say("replay-eyes-watcher"))
    expect(page.locator("[data-hand]")).to_have_count(0)


def test_while_a_match_runs_one_looks_back_through_ones_own_eyes(person: Person) -> None:
    ann = person("Ann")
    table = ann.program.table(bots={"1": "easy"})
    ann.program.start(table)
    page = ann.open(f"/t/{table}/replay")
    options = page.get_by_label(say("replay-eyes")).locator("option")
    expect(options).to_have_text(["Ann", say("replay-eyes-watcher")])
    expect(page.get_by_text(say("luck-title"), exact=True)).to_have_count(0)


def test_practice_goes_on_from_the_moment_one_looks_at(person: Person) -> None:
    ann, bob = person("Ann"), person("Bob")
    table = over(ann, bob)
    page = bob.open(f"/t/{table}/replay?at={turns(ann, table)[6]}&viewer=1")
    page.get_by_role("button", name=say("replay-practise")).click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("radio", name="Bob")).to_be_checked()
    dialog.get_by_role("button", name=say("replay-practise-begin")).click()
    expect(page).not_to_have_url(re.compile("replay"))
    made = bob.program.ask("GET", f"/api/tables/{page.url.rsplit('/', 1)[1]}")
    assert (made["practice"], made["mine"]) == (True, [1])
