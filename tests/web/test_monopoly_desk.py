"""Monopoly's desk: auctions and trades by two people, refusals with their rule, waking up, rent on demand; and every
question of the game, checked for accessibility.
"""

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from greathall.games.monopoly.board import INTEREST, MORTGAGE, NAMES, PRICE, THINGS
from tests.table import ANN, BOB, in_turn
from tests.web.at_desk import sees_every_answer
from tests.web.conftest import Person
from tests.web.desk_states import OLD, SALE, SEATS, STATES, TO_ANN
from tests.web.laid import Laid, lay
from tests.web.monopoly import Landlord, play_until, seated, tell, thrifty
from tests.web.people import NARROW, WIDE, Guest
from tests.web.player import all_heard
from tests.web.sentences import capital, say

"""Dialogs don't depend on addresses: one is enough."""


# ── auctions ─────────────────────────────────────────────────────────────────
def two(person: Person, **wanted: Any) -> list[Landlord]:
    return seated(person("Ann", still=True), person("Bob", still=True), **wanted)[1]


def at_step(kind: str) -> Any:
    return lambda player: player.step["type"] == kind


def other(players: list[Landlord], one: Landlord) -> Landlord:
    return next(player for player in players if player is not one)


def bidder(player: Landlord, seat: int) -> Locator:
    return player.desk("Bidding").get_by_role("listitem").nth(seat)


def test_two_people_bid_against_each_other(person: Person) -> None:
    players = two(person)
    decliner = play_until(players, at_step("Buying"))
    rival, space = other(players, decliner), decliner.step["space"]
    cash = decliner.now["view"]["cash"]
    decliner.play({"type": "Decline"})
    all_heard(players)
    decliner.press(decliner.answer(f"+10 {tell('desk-sum', amount=10)}"))
    rival.until(lambda now: now["ask"]["step"].get("high") == 10)
    first, second = (player.now["seat"] for player in (decliner, rival))
    expect(bidder(rival, first)).to_contain_text(tell("desk-sum", amount=10))
    expect(bidder(rival, second)).to_contain_text(tell("desk-thinks"))
    rival.play({"type": "Bid", "amount": 73})
    decliner.until(lambda now: now["ask"]["step"].get("high") == 73)
    expect(decliner.desk("Bidding")).to_contain_text(NAMES[space])
    expect(bidder(decliner, second)).to_contain_text(tell("desk-sum", amount=73))
    decliner.play({"type": "Leave"})
    all_heard(players)
    view = rival.now["view"]
    assert view["owner"][space] == second
    assert view["cash"][second] == cash[second] - 73


def test_sealed_bids_are_written_at_once_and_seen_by_nobody(person: Person) -> None:
    players = two(person, options={"sealed_bids": True})
    decliner = play_until(players, at_step("Buying"))
    rival, space = other(players, decliner), decliner.step["space"]
    decliner.play({"type": "Decline"})
    rival.until(lambda now: now["early"] is not None)
    for player, amount in ((rival, 40), (decliner, 39)):
        desk = player.desk("Sealed")
        desk.get_by_label(tell("desk-own-sum")).fill(str(amount))
        player.press(desk.get_by_role("button", name=player.move({"type": "Seal", "amount": amount}), exact=True))
    decliner.until(lambda now: now["view"]["owner"][space] >= 0)
    assert decliner.now["view"]["owner"][space] == rival.now["seat"]
    told = [message["view"]["sealed"] for message in decliner.heard if message["type"] == "table" and message["view"]]
    assert all(sealed[rival.now["seat"]] < 0 for sealed in told)


# ── trades ───────────────────────────────────────────────────────────────────
def both_own(player: Landlord) -> bool:
    view = player.now["view"]
    return player.step["type"] == "Window" and all(
        any(owner == seat for owner in view["owner"]) for seat in range(view["seats"]))


def first_deed(player: Landlord, seat: int) -> int:
    return next(space for space, owner in enumerate(player.now["view"]["owner"]) if owner == seat)


def test_a_trade_is_offered_countered_and_agreed(person: Person) -> None:
    players = two(person)
    maker = play_until(players, both_own)
    partner = other(players, maker)
    me, to = maker.now["seat"], partner.now["seat"]
    mine, theirs = first_deed(maker, me), first_deed(maker, to)
    cash = maker.now["view"]["cash"]
    maker.play({"type": "Offer", "to": to, "gives": [mine], "takes": [theirs], "pays": 0, "asks": 5})
    partner.until_asked()
    terms = partner.desk("Answer")
    expect(terms).to_contain_text(NAMES[mine])
    expect(terms).to_contain_text(tell("desk-you-give"))
    expect(terms).to_contain_text(tell("desk-sum", amount=5))

    dialog = partner.opens_trade("desk-counter")
    for thing in (mine, theirs):
        expect(dialog.get_by_role("checkbox", name=THINGS[thing])).to_be_checked()
    sums = dialog.get_by_role("spinbutton")
    expect(sums.nth(0)).to_have_value("5")
    sums.nth(1).fill("7")
    expect(sums.nth(0)).to_have_value("0")
    partner.sends(dialog)
    maker.until(lambda now: now["ask"]["step"]["type"] == "Answer" and bool(now["ask"]["legal"]))
    maker.play({"type": "Accept"})
    all_heard(players)
    view = maker.now["view"]
    assert (view["owner"][mine], view["owner"][theirs]) == (to, me)
    assert (view["cash"][me], view["cash"][to]) == (cash[me] - 7, cash[to] + 7)


def test_what_is_not_legal_is_said_while_the_offer_is_made(person: Person) -> None:
    players = two(person)
    maker = play_until(players, both_own)
    dialog = maker.opens_trade()
    send = dialog.get_by_role("button", name=tell("desk-send"))
    expect(dialog.get_by_role("status")).to_have_text(tell("desk-trade-empty"))
    expect(send).to_be_disabled()
    maker.tick(dialog, first_deed(maker, maker.now["seat"]))
    expect(send).to_be_enabled()
    dialog.get_by_role("spinbutton").nth(0).fill("99999")
    verdict = dialog.get_by_role("status")
    expect(verdict).to_contain_text(capital(tell("no-offer-cash")))
    expect(verdict).to_contain_text("M-61")
    expect(send).to_be_disabled()
    dialog.get_by_role("spinbutton").nth(0).fill("1")
    expect(send).to_be_enabled()
    maker.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


# ── out of turn ──────────────────────────────────────────────────────────────
def beside_a_sleeper(player: Landlord) -> bool:
    view, seat = player.now["view"], player.now["seat"]
    return player.step["type"] == "Window" and view["turn"] == seat and bool(view["rest"][1 - seat])


def test_who_rests_wakes_up_to_build_or_trade_on_anothers_turn(person: Person) -> None:
    players = two(person)
    thrower = play_until(players, beside_a_sleeper)
    sleeper = other(players, thrower)
    wake = sleeper.page.get_by_role("button", name=capital(tell("do-Wake")))
    wake.click()
    expect(wake).to_have_count(0)
    thrower.until(lambda now: now["view"]["rest"][sleeper.now["seat"]] == 0)
    thrower.play(thrifty(thrower.now))
    sleeper.until_asked()
    assert sleeper.step == {"type": "Window", "seat": sleeper.now["seat"], "moment": "others"}
    expect(sleeper.answer(tell("desk-go", moment="others"))).to_be_visible()


def claimable(player: Landlord) -> bool:
    return any(action["type"] == "Claim" for action in (player.now["aside"] or {}).get("legal") or [])


def test_rent_on_demand_is_asked_for_by_a_button_that_catches_the_eye(person: Person) -> None:
    players = two(person, options={"rent_on_demand": True})
    play_until(players, lambda _: any(claimable(player) for player in players))
    owner = next(player for player in players if claimable(player))
    claim = next(action for action in owner.now["aside"]["legal"] if action["type"] == "Claim")
    button = owner.page.get_by_role("button", name=capital(tell(
        "do-Claim", debtor=owner.name(claim["debtor"]), amount=claim["amount"])))
    assert "main" in (button.get_attribute("class") or "").split()
    owner.press(button)
    paid = {"type": "Paid", "seat": claim["debtor"], "to": owner.now["seat"], "amount": claim["amount"],
            "reason": "rent"}
    owner.until(lambda now: paid in now["events"])
    expect(button).to_have_count(0)


# ── every question ───────────────────────────────────────────────────────────
def looks(person: Person, state: str, **how: Any) -> Guest:
    return laid(person, state, **how)[0]


def laid(person: Person, state: str, **how: Any) -> tuple[Guest, Laid]:
    guest: Guest = person("Ann", still=True, **how)
    table = guest.program.table("monopoly", SEATS, bots={str(seat): "random" for seat in range(1, SEATS)})
    guest.program.start(table)
    s, events = STATES[state]
    scene = lay(guest, s, ANN, events)
    guest.open(f"/t/{table}")
    guest.page.locator("[data-desk]").wait_for(state="attached")
    return guest, scene


@pytest.mark.parametrize(("width", "language"), in_turn([WIDE, NARROW], ["en", "de"]))
def test_all_answers_are_in_sight_without_scrolling(person: Person, width: int, language: str) -> None:
    guest, scene = laid(person, "throw", width=width, touch=width == NARROW, language=language)
    states = [STATES[state] for state in ("throw", "buying", "auction", "sealed", "answer", "debt-lost", "cell")]
    sees_every_answer(guest.page, scene, states, "button:not(.fold), input")


def test_an_offer_shows_what_its_mortgages_cost(person: Person) -> None:
    guest = looks(person, "answer")
    desk = guest.page.locator("[data-desk=Answer]")
    expect(desk).to_contain_text(tell("desk-burden", mine="yes", to="", space=NAMES[OLD], amount=INTEREST[OLD]))
    expect(desk).to_contain_text(tell("desk-sum", amount=TO_ANN.asks))


def test_a_debtor_sees_what_is_missing_and_what_everything_brings(person: Person) -> None:
    guest = looks(person, "debt")
    desk = guest.page.locator("[data-desk=Debt]")
    expect(desk).to_contain_text(tell("desk-sum", amount=925 - 640))
    acts = desk.get_by_role("button", name=tell("desk-brings", amount=50))
    expect(acts).to_have_count(3)
    expect(desk.get_by_role("button", name=capital(tell("do-Yield")))).to_have_count(0)


def test_only_who_can_not_pay_may_give_up_and_is_asked_twice(person: Person) -> None:
    guest = looks(person, "debt-lost")
    give_up = guest.page.get_by_role("button", name=capital(tell("do-Yield")))
    give_up.click()
    expect(guest.page.get_by_role("dialog").get_by_text(say("table-sure-help"))).to_be_visible()


def test_who_lacks_the_price_is_told_how_to_raise_it(person: Person) -> None:
    guest = looks(person, "buying-short")
    desk = guest.page.locator("[data-desk=Buying]")
    expect(desk).to_contain_text(tell("desk-buy-short", cash=100, missing=PRICE[SALE] - 100))
    expect(desk.get_by_role("button", name=tell("desk-buy", amount=PRICE[SALE]))).to_have_count(0)
    expect(desk.get_by_role("button", name=tell("desk-brings", amount=MORTGAGE[19]))).to_be_visible()


def test_all_see_an_auction_and_only_who_is_asked_can_bid(person: Person) -> None:
    guest = looks(person, "auction-of-others")
    desk = guest.page.locator("[data-desk=Bidding]")
    expect(desk.get_by_role("listitem")).to_have_count(SEATS)
    expect(desk.get_by_role("listitem").nth(BOB)).to_contain_text(tell("desk-sum", amount=110))
    expect(desk.get_by_role("spinbutton")).to_have_count(0)
