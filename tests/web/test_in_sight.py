"""The end of a game, and everything read before a choice, is where everyone looks: not covered, not cut, not small."""

from typing import Any

from playwright.sync_api import FloatRect, Locator, expect

from greathall.games.sorcerers_stone.board import HAGRID, MIRROR, SNAPE
from greathall.games.sorcerers_stone.model import Declared, Shown
from greathall.games.tcg.play.choosing import Look
from tests.games.sorcerers_stone.scenes import CARD
from tests.games.tcg.scenes import scene
from tests.table import ANN, BOB
from tests.web import stone_late as late
from tests.web.conftest import Person
from tests.web.laid import Laid, lay
from tests.web.people import NARROW, Guest
from tests.web.player import begun
from tests.web.sentences import say
from tests.web.stone_states import STATES
from tests.web.tcg_desk_states import TCG_DESK

"""The boards don't depend on addresses: one is enough."""
LEGIBLE = 10
LARGE = 1600, 900


def laid(guest: Guest, game: str, seats: int, state: Any) -> Laid:
    s, events = state
    table = guest.program.table(game, seats, bots={str(seat): "random" for seat in range(1, seats)})
    guest.program.start(table)
    made = lay(guest, s, events=events, game=game)
    guest.open(f"/t/{table}").locator("[data-board]").wait_for()
    return made


def box(thing: Locator) -> FloatRect:
    found = thing.bounding_box()
    assert found
    return found


def test_the_mirror_comes_before_everyone_when_it_is_searched(person: Person) -> None:
    """Also before those who are far from it, and who want no motion; then they are back at their own board."""
    guest = person("Ann", still=True, speed="quick")
    stone = laid(guest, "sorcerers_stone", 4, STATES["notes"])
    shown = guest.page.locator("[data-scene]")
    expect(shown).to_have_attribute("data-scene", str(HAGRID))
    s, _ = STATES["notes"]
    stone.show(s, (Shown(BOB, 2, False),))
    expect(shown).to_have_attribute("data-scene", str(MIRROR))
    bob = guest.page.locator('[data-seat="1"] .name').inner_text()
    expect(guest.page.locator("[data-banner]")).to_have_text(
        say("great-Shown", game="sorcerers_stone", seat=bob, stone="no"))
    expect(shown).to_have_attribute("data-scene", str(HAGRID))


def test_declared_potions_are_seen_where_they_were_held(person: Person) -> None:
    guest = person("Ann", still=True)
    stone = laid(guest, "sorcerers_stone", 4, late.potions(alone=True))
    expect(guest.page.locator("[data-scene]")).to_have_attribute("data-scene", str(SNAPE))
    small, round_ = CARD["3S"], CARD["7R"]
    s, _ = late.potions(alone=True)
    s.snape.hands[BOB].cards.clear()
    s.snape.hands[BOB].known.clear()
    stone.show(s, (Declared(BOB, small, round_, False),))
    hand = guest.page.locator(f'[data-hand="{BOB}"]')
    expect(hand.locator("[data-declared]")).to_have_count(2)
    expect(hand).to_contain_text("3S")
    expect(hand).to_contain_text("7R")


def test_the_potions_piles_are_beside_the_other_boards(person: Person) -> None:
    guest = person("Ann", still=True)
    guest.resize(*LARGE)
    laid(guest, "sorcerers_stone", 4, STATES["brew"])
    boards = box(guest.page.locator("[data-miniatures]"))["x"]
    for pile in ("discards", "beside", "gone", "unseen"):
        where = box(guest.page.locator(f'[data-pile="{pile}"]'))
        assert where["x"] + where["width"] <= boards, pile
    count = box(guest.page.locator('[data-pile="discards"] .count'))
    assert count["x"] + count["width"] <= boards


def test_the_end_opens_at_its_verdict_however_far_down_the_board_was(person: Person) -> None:
    guests = person("Ann", width=NARROW, touch=True, still=True), person("Bob", still=True)
    _, ann, bob = begun(*guests)
    page = ann.page
    with guests[0].watch.looking_away(page):
        page.evaluate("scrollTo(0, 1e6)")
    bob.guest.program.sit(page.url.rsplit("/", 1)[1])
    bob.guest.program.play({"type": "Resign"})
    expect(page.get_by_role("heading", name=say("end-won-you"))).to_be_in_viewport(ratio=1)
    assert page.evaluate("scrollY") == 0


def test_a_whole_revealed_hand_is_in_sight_and_a_longer_list_says_that_it_goes_on(person: Person) -> None:
    guest = person("Ann", still=True)
    many = "Norbert, 2 care, Obliviate, Guard Dog, Pet Toad, Kelpie, Stupefy, 2 Potions, Forest Troll, Baby Dragon"
    own = "6 Charms, Stupefy, Accio, Cage, Homework, Avifors, Vermillious, Incendio, Baubillious, Draco's Trick, Fumos"
    s = scene(Look(ANN), hands={ANN: own, BOB: many}, play={ANN: "9 Charms"})
    s.opened[BOB] = True
    laid(guest, "tcg", 2, (s, ()))
    hand = guest.page.locator(f'[data-other-hand="{BOB}"]')
    expect(hand.locator("[data-card]")).to_have_count(12)
    for card in hand.locator("[data-card]").all():
        expect(card).to_be_in_viewport(ratio=1)
    assert hand.evaluate("(hand) => hand.scrollWidth <= hand.clientWidth")
    expect(guest.page.locator("[data-desk] .sheet")).to_have_attribute("data-more", "below")


def test_cards_that_one_touch_chooses_can_be_read_on_a_phone(person: Person) -> None:
    guest = person("Ann", width=NARROW, touch=True, still=True)
    laid(guest, "tcg", 2, TCG_DESK["discard"])
    names = guest.page.locator("[data-desk] li button .card .name")
    assert names.count() > 0
    for name in names.all():
        assert name.evaluate("(name) => parseFloat(getComputedStyle(name).fontSize)") >= LEGIBLE
        assert name.evaluate("(name) => name.scrollWidth <= name.clientWidth")
