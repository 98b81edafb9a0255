"""Two people in two browsers: from the hall's own dialogs to the end of the match, with a third who watches, and
whatever may come in between.
"""

import re

from playwright.sync_api import Page, expect

from tests.web.conftest import Person, everywhere, network
from tests.web.people import Guest
from tests.web.player import Player, begun, builds, sees_the_end, play_out, stands_by
from tests.web.sentences import say


# ── a whole match ────────────────────────────────────────────────────────────
def called(guest: Guest, name: str) -> Page:
    """Let a newcomer open the hall and give a name."""
    page = guest.open("/")
    page.get_by_role("button", name=say("guest-choose")).click()
    page.get_by_label(say("guest-called")).fill(name)
    page.get_by_role("button", name=say("guest-keep")).click()
    expect(page.get_by_role("button", name=name)).to_be_visible()
    guest.introduce(name)
    return page


def invites(page: Page) -> str:
    """Create a table in the dialog of the first game; return the link that the waiting room shows."""
    page.locator("[data-game=sequence]").get_by_role("button", name=say("hall-invite")).click()
    page.get_by_role("dialog").get_by_role("button", name=say("new-invite-go")).click()
    expect(page).to_have_url(re.compile(r"/t/[\w-]+$"))
    return page.get_by_label(say("table-invite-help")).input_value()


@network
def test_two_people_create_join_by_link_and_finish_a_game_by_clicking_while_a_third_watches(person: Person) -> None:
    ann, bob, cleo = Player(person(still=True)), Player(person(still=True)), Player(person(still=True))
    link = invites(called(ann.guest, "Ann"))
    bob.page.goto(link)
    bob.page.get_by_role("button", name=say("table-sit-name", name=say("seat", number=2))).click()
    bob.until(lambda now: now.get("seat") == 1)
    bob.guest.introduce("Bob")
    ann.page.get_by_role("button", name=say("table-start")).click()
    cleo.page.goto(link)
    play_out({ann: builds, bob: stands_by}, cleo)

    cleo.come_back()
    cleo.until(lambda now: now["status"] == "over")
    sees_the_end(ann, bob, cleo)
    assert_saw_no_hand(cleo)
    for player in (ann, bob):
        knows_its_seed(player.page)


def knows_its_seed(page: Page) -> None:
    """Their browser brought a seed of its own accord, and finds it in the record, with all that it was promised."""
    page.get_by_role("button", name=say("end-verify")).click()
    for found in ("verify-pledges", "verify-promised", "verify-own-seed", "verify-shown"):
        expect(page.get_by_role("dialog").get_by_role("listitem").filter(has_text=say(found, seeds=2))).to_be_visible()


def assert_saw_no_hand(watcher: Player) -> None:
    """Neither on the page nor in anything sent to it before the match was over."""
    told = [message for message in watcher.heard if message["type"] == "table" and message["status"] == "playing"]
    assert len(told) > 10
    for message in told:
        assert message["seat"] is None
        assert message["view"]["me"] is None
        assert message["view"]["hand"] == []
        assert all(event["card"] is None for event in message["events"] if event["type"] == "Drew")
        assert message["ask"] is None or message["ask"]["legal"] is None
    assert all(message["type"] in ("hello", "table", "said", "pong") for message in watcher.heard)


def test_who_watches_sees_the_board_and_no_hand(person: Person) -> None:
    table, ann, _ = begun(person("Ann"), person("Bob"))
    cleo = Player(person()).sit(table)
    expect(cleo.page.locator('[data-element="space:44"]')).to_be_visible()
    expect(cleo.page.locator("[data-hand]")).to_have_count(0)
    expect(cleo.page.locator('[data-element^="card:"]')).to_have_count(0)
    expect(cleo.page.locator(".lit")).to_have_count(0)
    expect(ann.page.locator('[data-element^="card:"]')).to_have_count(len(ann.now["view"]["hand"]))


# ── a reload, a tunnel ───────────────────────────────────────────────────────
def shown(player: Player) -> dict[str, object]:
    """Return what is visible: the question, the hand, the counters, the log."""
    page = player.page
    expect(page.locator("[data-hand]")).to_be_visible()
    return {"prompt": player.prompt.inner_text(),
            "title": page.title(),
            "hand": page.locator("[data-hand] [data-element]").evaluate_all("all => all.map((e) => e.ariaLabel)"),
            "lit": page.locator(".lit").count(),
            "counters": page.locator("[data-counter]").count(),
            "log": page.get_by_role("region", name=say("table-log")).inner_text()}


def turn(*players: Player) -> tuple[Player, Player]:
    """Return the player who is asked, and the other one."""
    asked = next(player for player in players if player.asked)
    return asked, next(player for player in players if player is not asked)


def test_a_reload_in_mid_turn_shows_the_same_prompt(person: Person) -> None:
    _, ann, bob = begun(person("Ann", still=True), person("Bob", still=True))
    for _ in range(4):
        mover, other = turn(ann, bob)
        mover.play(builds(mover.now))
        other.until(lambda now: now["seq"] >= mover.now["seq"])  # noqa: B023  # waited for at once
    mover, other = turn(ann, bob)
    expect(mover.prompt).to_have_text(say("ask-Turn", exchanged="no"))
    before, action = shown(mover), builds(mover.now)
    mover.touch(f"card:{action['card']}")
    mover.page.reload()
    expect(mover.prompt).to_have_text(say("ask-Turn", exchanged="no"))
    expect(mover.element("space:44")).to_be_visible()
    assert shown(mover) == before
    mover.play(action)
    other.until(lambda now: now["seq"] >= mover.now["seq"])


@everywhere
def test_who_loses_the_network_returns_to_the_same_table(person: Person) -> None:
    _, ann, bob = begun(person("Ann", still=True), person("Bob", still=True))
    mover, other = turn(ann, bob)
    action, seen = stands_by(mover.now), other.now["seq"]
    lost = other.page.get_by_text(say("table-line-lost"))
    with other.guest.cut_off():
        expect(lost).to_be_visible()
        expect(other.element("space:44")).to_be_visible()
        mover.play(action)
        assert other.now["seq"] == seen
    other.until(lambda now: now["seq"] >= mover.now["seq"])
    expect(lost).to_have_count(0)
    expect(other.element(f"space:{action['space']}").locator("[data-counter]")).to_be_visible()
    other.until_asked()
    other.play(builds(other.now))
    mover.until(lambda now: now["seq"] >= other.now["seq"])


def test_who_is_cut_off_on_their_turn_can_touch_nothing_and_goes_on_afterwards(person: Person) -> None:
    _, ann, bob = begun(person("Ann", still=True), person("Bob", still=True))
    mover, _ = turn(ann, bob)
    with mover.guest.cut_off():
        expect(mover.page.get_by_text(say("table-line-lost"))).to_be_visible()
        expect(mover.page.locator(".lit")).to_have_count(0)
    mover.play(builds(mover.now))


# ── a bot sits in ────────────────────────────────────────────────────────────
def more(player: Player, button: str) -> None:
    """Press a button of the table's own menu."""
    player.page.get_by_role("button", name=say("table-more")).click()
    player.page.get_by_role("dialog").get_by_role("button", name=button).click()


def test_a_bot_takes_a_seat_and_gives_it_back(person: Person) -> None:
    _, ann, bob = begun(person("Ann", still=True), person("Bob", still=True))
    more(bob, say("table-lend"))
    seat = ann.page.locator('[data-seat="1"]')
    expect(seat).to_contain_text(say("table-seat-lent", level=say("ui-level-medium")))
    for _ in range(2):
        ann.until_asked()
        ann.play(stands_by(ann.now))
    bot_moved = [event for message in ann.heard if message["type"] == "table"
                 for event in message["events"] if event["type"] == "Placed" and event["seat"] == 1]
    assert bot_moved
    ann.until_asked()
    bob.page.get_by_role("button", name=say("table-take-back")).click()
    expect(seat).not_to_contain_text(say("ui-level-medium"))
    ann.play(stands_by(ann.now))
    bob.until_asked()
    bob.play(builds(bob.now))


def test_who_leaves_is_replaced_by_a_bot_and_may_come_back(person: Person) -> None:
    table, ann, bob = begun(person("Ann", still=True), person("Bob", still=True))
    more(bob, say("table-leave"))
    bob.page.get_by_role("dialog").get_by_role("button", name=say("table-leave")).click()
    expect(bob.page).to_have_url(f"{bob.guest.place.address}/")
    ann.until_asked()
    ann.play(stands_by(ann.now))
    ann.until_asked()
    bob.page.get_by_role("link", name=say("hall-return")).click()
    bob.page.get_by_role("button", name=say("table-take-back")).click()
    ann.play(stands_by(ann.now))
    bob.until_asked()
    bob.play(builds(bob.now))
    assert bob.now["seat"] == 1
    assert table in bob.page.url


@everywhere
def test_the_link_is_copied(person: Person) -> None:
    """On plain http too, where a page may not use the clipboard by itself."""
    ann = person("Ann")
    page = ann.open(f"/t/{ann.program.table()}")
    link = page.get_by_label(say("table-invite-help")).input_value()
    page.get_by_role("button", name=say("ui-copy")).click()
    expect(page.get_by_role("status").filter(has_text=say("ui-copied"))).to_have_count(1)
    page.get_by_text(say("table-seed-title")).click()
    word = page.get_by_label(say("table-seed"))
    word.focus()
    page.keyboard.press("Control+V")
    expect(word).to_have_value(link)
