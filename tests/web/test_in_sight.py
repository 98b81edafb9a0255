"""A board shows what decides a game, and what is read before a choice, where everyone looks: not cut, not covered."""

from typing import Any

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from greathall.games.sorcerers_stone.board import HAGRID, MIRROR, SNAPE
from greathall.games.sorcerers_stone.model import Declared, Shown
from greathall.games.tcg.play.choosing import Look
from tests.games.sorcerers_stone.scenes import CARD
from tests.games.tcg.scenes import scene
from tests.table import ANN, BOB
from tests.web import stone_late as late
from tests.web.conftest import Person
from tests.web.glimpses import Glimpses
from tests.web.laid import Laid, lay
from tests.web.people import LOW, NARROW, SIZES, Guest
from tests.web.player import begun
from tests.web.sentences import say
from tests.web.stone_states import STATES
from tests.web.tcg_desk_states import TCG_DESK
from tests.web.tcg_states import crowded

"""The boards don't depend on addresses: one is enough."""
LEGIBLE = 11
LARGE = 1600, 900
BEYOND = "() => ['Width', 'Height'].map((side) => document.documentElement[`scroll${side}`] - window[`inner${side}`])"
"""How much of the page is beside and below the window."""
COVERED = """(tiles) => tiles.filter((tile) => {
  const text = document.createRange();
  text.selectNodeContents(tile.querySelector(".name"));
  const words = [...text.getClientRects()];
  return [...tile.querySelectorAll(".corner")].some((corner) => {
    const { left, right, top, bottom } = corner.getBoundingClientRect();
    return words.some((word) => word.left < right - 1 && word.right > left + 1 &&
      word.top + word.height * 0.3 < bottom && word.bottom - word.height * 0.2 > top);
  });
}).map((tile) => tile.innerText)"""
"""Cards in play whose name lies under a number."""


def laid(guest: Guest, game: str, seats: int, state: Any) -> Laid:
    s, events = state
    table = guest.program.table(game, seats, bots={str(seat): "random" for seat in range(1, seats)})
    guest.program.start(table)
    made = lay(guest, s, events=events, game=game)
    guest.open(f"/t/{table}").locator("[data-board]").wait_for()
    return made


def legible(names: Locator) -> None:
    assert names.count() > 0
    for name in names.all():
        assert name.evaluate("(name) => parseFloat(getComputedStyle(name).fontSize)") >= LEGIBLE
        assert name.evaluate("(name) => name.scrollWidth <= name.clientWidth")


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
    mirror = f'[data-scene="{MIRROR}"]'
    seen = Glimpses(guest.page, mirror, "[data-banner]")
    s, _ = STATES["notes"]
    stone.show(s, (Shown(BOB, 2, False),))
    bob = guest.page.locator('[data-seat="1"] .name').inner_text()
    seen.of(mirror)
    assert seen.of("[data-banner]")["text"] == say("great-Shown", game="sorcerers_stone", seat=bob, stone="no")
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
    legible(guest.page.locator("[data-desk] li button .card .name"))


def test_a_player_who_is_out_while_others_play_on_is_marked_at_the_seat(person: Person) -> None:
    ann, bob, cleo = (person(name, still=True) for name in ("Ann", "Bob", "Cleo"))
    table = ann.program.table(seats=3)
    for seat, guest in enumerate((bob, cleo), 1):
        guest.program.join(table, seat)
    ann.program.start(table)
    bob.program.sit(table)
    bob.program.play({"type": "Resign"})
    seats = ann.open(f"/t/{table}").locator("[data-seat]")
    expect(seats.nth(1).locator(".state")).to_have_text(say("table-seat-out"))
    expect(seats.nth(0).locator(".state")).to_have_text(say("table-seat-you"))


def test_a_card_of_a_revealed_hand_is_read_before_it_is_chosen(person: Person) -> None:
    """On a phone it is too small for its name: a touch shows it large, and only the next one chooses."""
    guest = person("Ann", width=NARROW, touch=True, still=True)
    duel, page = laid(guest, "tcg", 2, TCG_DESK["looks"]), guest.page
    page.get_by_role("button", name=say("desk-hide", game="tcg")).tap()
    hand = page.locator(f'[data-other-hand="{BOB}"]')
    for small in hand.locator(".name").all():
        expect(small).not_to_be_visible()
    hand.locator(".lit").first.tap()
    legible(page.locator("[data-reading] .name"))
    assert duel.actions == []
    page.locator("[data-answer^=Pick]").tap()
    assert [move["type"] for move in duel.actions] == ["Pick"]


def test_however_much_is_in_play_in_a_low_window_no_name_is_under_a_number(person: Person) -> None:
    """And the effects on a player stay in their row."""
    guest = person("Ann", width=LOW[0], touch=True, still=True)
    laid(guest, "tcg", 2, crowded())
    page = guest.page
    for width in LOW:
        with guest.watch.looking_away(page):
            guest.resize(width, SIZES[width])
            guest.watch.until_quiet(page)
        assert (width, page.locator("[data-side] .place .tile").evaluate_all(COVERED)) == (width, [])
        far = box(page.locator('[data-side="1"]'))["y"]
        for effect in page.locator(".other .badges li").all():
            assert box(effect)["y"] + box(effect)["height"] <= far


@pytest.mark.parametrize("game", ["sorcerers_stone", "tcg"])
def test_nothing_is_below_a_window_hardly_wide_enough_for_the_log(person: Person, game: str) -> None:
    guest = person("Ann", still=True)
    laid(guest, game, *((4, STATES["brew"]) if game == "sorcerers_stone" else (2, crowded())))
    for width in (1100, 1140, 1220):
        with guest.watch.looking_away(guest.page):
            guest.resize(width, 800)
            guest.watch.until_quiet(guest.page)
        assert (width, guest.page.evaluate(BEYOND)) == (width, [0, 0])
