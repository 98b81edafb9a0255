"""Great moments: a banner, a bot's word, and the setting that turns both off."""

from playwright.sync_api import Page, expect

from greathall.games.monopoly.model import Jailed, Paid
from greathall.games.sorcerers_stone.model import Shown, Won
from greathall.games.sorcerers_stone.play.table import finish
from tests.games.sorcerers_stone.scenes import scene
from tests.table import ANN, BOB
from tests.web.conftest import Person
from tests.web.glimpses import Glimpses
from tests.web.laid import lay
from tests.web.people import NARROW, SIZES
from tests.web.scenes import landlords
from tests.web.sentences import say

"""The board doesn't depend on addresses: one is enough."""
BANNER, WORD = "[data-banner]", "[data-word]"
LYING = 812


def wishes(page: Page, *, drama: bool) -> None:
    page.get_by_role("button", name=say("settings-title")).click()
    page.get_by_role("switch", name=say("settings-drama")).set_checked(drama)
    page.keyboard.press("Escape")


def test_a_high_rent_has_a_banner_and_a_word_from_the_bot_unless_the_reader_wants_none(person: Person) -> None:
    guest = person("Ann", width=NARROW, touch=True, still=True)
    table = guest.program.table("monopoly", 4, bots={str(seat): "random" for seat in (1, 2, 3)})
    guest.program.start(table)
    s, _ = landlords()
    board = lay(guest, s)
    page = guest.open(f"/t/{table}")
    page.locator("[data-board] [data-hand]").wait_for()
    news, banner = page.locator("main > [aria-live]"), page.locator(BANNER)
    wishes(page, drama=False)
    board.show(s, (Jailed(ANN),))
    expect(news).not_to_be_empty()
    expect(banner).to_have_count(0)
    wishes(page, drama=True)
    seen = Glimpses(page, BANNER, WORD)
    board.show(s, (Paid(ANN, BOB, 20, "rent"), Paid(ANN, BOB, 420, "rent")))
    bob = page.locator('[data-seat="1"] .name').inner_text()
    great = seen.of(BANNER)
    assert great["text"] == say("great-Paid", game="monopoly", seat="Ann", to=bob, amount=420)
    assert seen.of(WORD)["text"].split(": ")[1] in [say("bot-random-glad", nth=nth) for nth in (0, 1)]
    assert great["left"] >= 0
    assert great["right"] <= NARROW


def test_what_ends_a_game_has_its_banner_on_the_last_board(person: Person) -> None:
    """Before the verdict takes its place. On a phone on its side it lies at the board's edge, not beyond it."""
    guest = person("Ann", speed="slow", width=LYING, touch=True)
    table = guest.program.table("sorcerers_stone", 2, bots={"1": "random"})
    guest.program.start(table)
    s = scene("mirror", seats=2)
    board = lay(guest, s, game="sorcerers_stone")
    page = guest.open(f"/t/{table}")
    page.locator("[data-scene]").wait_for()
    guest.watch.expects(409, f"/tables/{table}/")  # the verdict looks back on a match that the hall hasn't finished
    s.mirror.mirrors ^= 1 << 4
    finish(s, (BOB,), "stone")
    on_the_board = f"body:has([data-scene]) {BANNER}"
    edges = page.locator("[data-board]").bounding_box()
    assert edges
    seen = Glimpses(page, on_the_board)
    board.show(s, (Shown(BOB, 4, True), Won((BOB,), "stone")))
    bob = page.locator('[data-seat="1"] .name').inner_text()
    great = seen.of(on_the_board)
    assert great["text"] == say("great-Shown", game="sorcerers_stone", seat=bob, stone="yes")
    assert edges["x"] <= great["left"] < great["right"] <= edges["x"] + edges["width"]
    assert great["bottom"] <= SIZES[LYING] / 5


def test_bots_greet_have_the_last_word_and_one_reads_how_one_fares_against_them(person: Person) -> None:
    """Nobody says a word to a reader who wants none of it."""
    guest = person("Ann", speed="slow")
    table = guest.program.table("sequence", 2, bots={"1": "easy"})
    page = guest.open(f"/t/{table}")
    seen = Glimpses(page, WORD)
    guest.program.start(table)
    bot, hello = seen.of(WORD)["text"].split(": ")
    assert hello in [say("bot-easy-hello", nth=nth) for nth in (0, 1)]
    guest.program.sit(table)
    guest.program.play({"type": "Resign"})
    word = page.locator("[data-last-word]")
    expect(word).to_have_text(f"{bot}: {say('bot-easy-won', nth=guest.program.now['seq'] % 2)}")
    expect(page.locator("[data-fare]")).to_have_text(
        say("end-fare", first="no", level="easy", won=0, played=1, row=0))
    expect(page.get_by_role("button", name=say("end-stronger", level="medium"))).to_have_count(0)
    wishes(page, drama=False)
    expect(word).to_have_count(0)
