"""Several people at one screen: a curtain between hands."""

import re

from playwright.sync_api import Locator, expect

from tests.web.conftest import Person
from tests.web.player import LABELS, Player, stands_by
from tests.web.sentences import say

HELD = '[data-element^="card:"]'


def curtain(player: Player) -> Locator:
    return player.page.locator("[data-curtain]")


def next_name(player: Player) -> str:
    """Return the player for whom the curtain is closed."""
    player.until(lambda now: now["status"] == "playing" and now["ask"] is not None and now["seat"] is None)
    seat: int = player.now["ask"]["seat"]
    return ["Ann", "Bob"][seat]


def test_on_one_screen_a_curtain_hides_the_others_hand(person: Person) -> None:
    screen = Player(person("Ann", still=True))
    page = screen.guest.open("/")
    page.locator("[data-game=sequence]").get_by_role("button", name=say("hall-screen")).click()
    dialog = page.get_by_role("dialog")
    for number, name in enumerate(("Ann", "Bob"), 1):
        dialog.get_by_label(say("new-name", number=number), exact=True).fill(name)
    dialog.get_by_role("button", name=say("new-screen-go")).click()
    expect(page).to_have_url(re.compile(r"/t/[\w-]+$"))

    for _ in range(3):
        name = next_name(screen)
        expect(curtain(screen)).to_contain_text(say("table-curtain", name=name))
        assert_no_hand(screen)
        page.get_by_role("button", name=say("table-curtain-open", name=name)).click()
        expect(curtain(screen)).to_have_count(0)
        screen.until_asked()
        expect(page.locator(HELD)).to_have_count(len(screen.now["view"]["hand"]))
        screen.play(stands_by(screen.now))


def assert_no_hand(screen: Player) -> None:
    """Nothing of any hand is in the page: no card, and no sentence about a draw."""
    expect(screen.page.locator(HELD)).to_have_count(0)
    assert screen.now["view"]["hand"] == []
    html = screen.page.content()
    drawn = re.escape(say("tell-Drew", seat="NAME", card="CARD")).replace("NAME", r"\w+").replace(
        "CARD", f"({'|'.join(LABELS['card'])})")
    assert not re.search(drawn, html)


def test_a_reload_leaves_the_curtain_shut(person: Person) -> None:
    guest = person("Ann", still=True)
    table = guest.program.table(mine=[0, 1])
    guest.program.start(table)
    screen = Player(guest).sit(table)
    page = screen.page
    expect(curtain(screen)).to_be_visible()
    curtain(screen).get_by_role("button").click()
    expect(page.locator(HELD).first).to_be_visible()
    page.reload()
    expect(curtain(screen)).to_be_visible()
    expect(page.locator(HELD)).to_have_count(0)
