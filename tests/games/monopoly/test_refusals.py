"""Every way to be refused: the rule, the message and its facts."""

import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import greathall
from greathall.core.words import Action, Step
from greathall.games.monopoly import GAME
from greathall.games.monopoly.model import (
    Accept, Bid, BidFor, Build, Buy, Choose, Claim, Decline, Fine, Flat, Hold, Leave, Lift, Mortgage, Offer, Pass,
    Percent, Raze, Redeem, Resign, Rolled, Seal, Sell, Try, Turned, UseCard, Wake, Want, Yield,
)
from greathall.games.monopoly.play.auctions import Bidding, Sealed
from greathall.games.monopoly.play.debts import Debt, Keep
from greathall.games.monopoly.play.shortage import PieceBid, Wish
from greathall.games.monopoly.play.spaces import Buying, Taxed
from greathall.games.monopoly.play.table import BANK, CONCERNED, NO_TOKEN, NOW, Table
from greathall.games.monopoly.play.trade import Answer, TakeOver
from greathall.games.monopoly.play.turn import Cell, Token
from greathall.games.monopoly.play.windows import Window
from tests.games.monopoly.scenes import aside, asides, build, lift, mortgage, offer, raze, scene, sell, space, turned
from tests.table import ANN, BOB, CAT, do, legal, put, refusal, rule


# ── tables that have come to a certain point ─────────────────────────────────
def opening() -> Table:
    """Ann has an even group, an uneven one, one with a mortgage and a full one; Bob and Cat have one deed each."""
    return scene(Window(ANN), mortgaged="slytherin_common_room gringotts", cash={ANN: 150},
                 owns={ANN: "violet orange slytherin_common_room hagrids_hut green yellow", BOB: "owl_post",
                       CAT: "floo_network"},
                 built={"violet": 5, "burrow": 1, "green": 4}, holds={"qb_get_out": BOB})


def asked(step: Step, **facts: Any) -> Callable[[], Table]:
    return lambda: scene(step, **facts)


def without(**stock: int) -> Callable[[], Table]:
    """The Bank has run out of something."""
    def table() -> Table:
        s = opening()
        put(s, **stock)
        return s
    return table


def over() -> Table:
    s = scene(Window(ANN), seats=2)
    aside(s, BOB, Resign())
    return s


def left() -> Table:
    s = scene(Window(ANN))
    aside(s, BOB, Resign())
    return s


def on_demand(step: Step) -> Callable[[], Table]:
    def table() -> Table:
        s = scene(step, rent_on_demand=True, cash={CAT: 0})
        put(s, claims=[(BOB, ANN, 40, 1)])
        return s
    return table


def offered(*others: Offer) -> Callable[[], Table]:
    """Ann has made these offers, and all were declined."""
    def table() -> Table:
        s = opening()
        for one in others:
            do(s, one, Decline())
        return s
    return table


def countered() -> Table:
    """A debtor waits for Bob's answer."""
    s = scene(Debt(ANN, CAT, 900, "rent"), owns={ANN: "burrow"}, cash={ANN: 0})
    do(s, offer(BOB, gives="burrow", asks=900))
    return s


def tokens() -> Table:
    s = scene(Token(CAT))
    put(s, tokens=(4, 2, NO_TOKEN))
    return s


def chosen_early() -> Table:
    """Ann has chosen, Bob is asked, and Cat may think already."""
    s = scene(Token(CAT))
    put(s, tokens=(3, NO_TOKEN, NO_TOKEN))
    s.then(Token(BOB))
    return s


def sealing() -> Table:
    """Ann is asked for her bid, and Cat may write hers."""
    s = scene(Sealed(CAT, 1), sealed_bids=True)
    s.then(Sealed(ANN, 1))
    return s


def woken() -> Table:
    """Bob has woken up, passed and gone back to sleep."""
    s = scene(Window(BOB), owns={CAT: "burrow"})
    do(s, Pass(CONCERNED))
    aside(s, BOB, Wake())
    do(s, Pass(CONCERNED))
    aside(s, CAT, Wake())
    do(s, Pass(NOW), Pass(CONCERNED))
    return s


POST = offer(BOB, takes="owl_post", pays=1)
HIGH = PieceBid(ANN, False, 120, BOB, space("burrow"), (ANN, BOB))
MINE = {ANN: "violet", BOB: "orange"}
CASES: dict[str, list[tuple[Callable[[], Table], int, Action, str, dict[str, Any]]]] = {
    "no-chance": [(opening, ANN, Rolled(6, 6), "MO-3.2", {}), (opening, BOB, turned("dp_go"), "MO-3.2", {})],
    "no-over": [(over, ANN, Pass(NOW), "MO-16.4", {}), (over, BOB, Resign(), "MO-16.4", {})],
    "no-out": [(left, BOB, Pass(NOW), "MO-16.1", {}), (left, BOB, Wake(), "MO-16.1", {})],
    "no-turn": [(opening, BOB, Pass(NOW), "MO-3.1", {}), (opening, CAT, mortgage("floo_network"), "MO-3.1", {})],
    "no-turn-yet": [(asked(Window(BOB)), ANN, Pass(NOW), "MO-3.1", {}), (countered, ANN, Yield(), "MO-3.1", {})],
    "no-token": [(tokens, CAT, Choose(8), "MO-1.2", {"count": 8}),
                 (chosen_early, CAT, Choose(9), "MO-1.2", {"count": 8}),
                 (tokens, CAT, Choose(-1), "MO-1.2", {"count": 8})],
    "no-token-twice": [(tokens, CAT, Choose(2), "MO-1.2", {}), (chosen_early, CAT, Choose(3), "MO-1.2", {})],
    "no-past-window": [
        (asked(Cell(ANN)), ANN, Pass(NOW), "M-50", {}),
        (asked(Cell(ANN), owns={ANN: "burrow"}), ANN, mortgage("burrow"), "M-49", {}),
        (asked(Cell(ANN), owns={ANN: "burrow"}), ANN, offer(BOB, gives="burrow"), "M-49", {}),
        (asked(Cell(ANN), owns={ANN: "violet"}, built={"violet": 5}), ANN, raze("violet"), "M-49", {})],
    "no-pass": [(opening, ANN, Pass(3), "M-50", {})],
    "no-wake": [(opening, BOB, Wake(), "M-50", {})],
    "no-wake-again": [(woken, BOB, Wake(), "M-93", {})],
    "no-aside-now": [
        (asked(Taxed(ANN)), BOB, Resign(), "M-80", {}),
        (on_demand(Taxed(ANN)), BOB, Claim(ANN, 40), "MO-6.4", {}),
        (on_demand(Debt(CAT, ANN, 10, "card")), BOB, Claim(ANN, 40), "MO-6.4", {})],
    "no-claims": [(opening, BOB, Claim(ANN, 40), "M-32", {})],
    "no-claim": [
        (on_demand(Window(ANN)), BOB, Claim(ANN, 41), "MO-6.4", {}),
        (on_demand(Window(ANN)), CAT, Claim(ANN, 40), "MO-6.4", {})],
    "no-deed": [
        (opening, ANN, mortgage("go"), "MO-2.1", {}), (opening, ANN, Build(40), "MO-2.1", {}),
        (opening, ANN, Offer(BOB, (42,), (), 0, 0), "M-60", {}),
        (opening, ANN, Offer(BOB, (), (-1,), 0, 0), "M-60", {})],
    "no-owner": [(opening, ANN, lift("owl_post"), "MO-15.2", {"space": "Owl Post"}),
                 (opening, ANN, mortgage("owl_post"), "MO-15.1", {"space": "Owl Post"}),
                 (opening, ANN, sell("dumbledores_office"), "MO-14.2", {"space": "Dumbledore's Office"}),
                 (opening, BOB, build("burrow"), "MO-11.1", {"space": "The Burrow"}),
                 (asked(Taxed(ANN)), ANN, mortgage("burrow"), "MO-15.1", {"space": "The Burrow"}),
                 (opening, ANN, build("dumbledores_office"), "MO-11.1", {"space": "Dumbledore's Office"})],
    "no-group": [(opening, ANN, raze("blue"), "MO-14.2", {}), (opening, ANN, Raze(10), "MO-14.2", {})],
    "no-mortgage-twice": [(opening, ANN, mortgage("gringotts"), "MO-15.1", {"space": "Gringotts"})],
    "no-mortgage-built": [(opening, ANN, mortgage("godrics_hollow"), "MO-15.1", {"space": "Godric's Hollow"})],
    "no-lift": [(opening, ANN, lift("burrow"), "MO-15.2", {"space": "The Burrow"})],
    "no-lift-cash": [(asked(Window(ANN), owns={ANN: "burrow"}, mortgaged="burrow", cash={ANN: 98}), ANN,
                      lift("burrow"), "MO-15.2", {"space": "The Burrow", "amount": 99, "cash": 98})],
    "no-build-here": [(opening, ANN, build("slytherin_common_room"), "MO-11.1",
                       {"space": "Slytherin House Common Room"})],
    "no-build-group": [(opening, ANN, build("hagrids_hut"), "MO-11.1", {"space": "Hagrid's Hut"}),
                       (asked(Taxed(ANN), owns={ANN: "burrow"}), ANN, build("burrow"), "MO-11.1",
                        {"space": "The Burrow"})],
    "no-build-mortgaged": [(opening, ANN, build("kings_cross"), "MO-15.2", {"space": "King's Cross Station"})],
    "no-build-manor": [(opening, ANN, build("privet_drive"), "MO-12.1", {"space": "4 Privet Drive"})],
    "no-build-four": [(asked(Window(ANN), owns={ANN: "violet"}, built={"privet_drive": 4, "leaky_cauldron": 3}), ANN,
                       build("privet_drive"), "MO-12.1", {"space": "4 Privet Drive"})],
    "no-build-even": [(opening, ANN, build("burrow"), "MO-11.2", {"space": "The Burrow"})],
    "no-build-stock": [
        (without(huts=0), ANN, build("godrics_hollow"), "MO-13.1", {"space": "Godric's Hollow", "manor": "no"}),
        (without(manors=0), ANN, build("malfoy_manor"), "MO-13.1", {"space": "Malfoy Manor", "manor": "yes"})],
    "no-build-cash": [(opening, ANN, build("malfoy_manor"), "MO-11.1",
                       {"space": "Malfoy Manor", "amount": 200, "cash": 150})],
    "no-sell": [(opening, ANN, sell("hagrids_hut"), "MO-14.2", {"space": "Hagrid's Hut"})],
    "no-sell-even": [(asked(Window(ANN), owns={ANN: "violet"}, built={"privet_drive": 2, "leaky_cauldron": 1}), ANN,
                      sell("leaky_cauldron"), "MO-14.2", {"space": "The Leaky Cauldron"})],
    "no-sell-huts": [(without(huts=3), ANN, sell("privet_drive"), "M-56", {"space": "4 Privet Drive"})],
    "no-raze": [(opening, ANN, raze("green"), "M-56", {}), (opening, ANN, raze("yellow"), "M-56", {})],
    "no-offer-third": [(asked(Answer(BOB, ANN, POST, BANK), owns={BOB: "owl_post"}), BOB,
                        offer(CAT, gives="owl_post", asks=5), "M-66", {})],
    "no-offer-more": [(offered(*(offer(BOB, takes="owl_post", pays=more) for more in (2, 3, 4))), ANN, POST, "M-65",
                       {"most": 3})],
    "no-offer-again": [(offered(POST), ANN, POST, "M-65", {})],
    "no-offer-to": [
        (opening, ANN, offer(ANN, gives="hagrids_hut"), "MO-14.3", {}),
        (opening, ANN, offer(3, gives="hagrids_hut"), "MO-14.3", {}),
        (opening, ANN, offer(-1, gives="hagrids_hut"), "MO-14.3", {})],
    "no-offer-form": [
        (opening, ANN, offer(BOB, pays=10), "MO-14.3", {}),
        (opening, ANN, offer(BOB, gives="hagrids_hut", pays=1, asks=1), "MO-14.3", {}),
        (opening, ANN, Offer(BOB, (), (41, space("owl_post")), 1, 0), "MO-14.3", {})],
    "no-offer-owner": [
        (opening, ANN, offer(BOB, gives="dumbledores_office"), "MO-14.3", {"thing": "Dumbledore's Office"}),
        (opening, ANN, offer(CAT, takes="owl_post"), "MO-14.3", {"thing": "Owl Post"}),
        (opening, ANN, offer(CAT, takes="qb_get_out"), "MO-14.3", {"thing": "qb_get_out"})],
    "no-offer-built": [(opening, ANN, offer(BOB, gives="grimmauld_place"), "MO-14.1", {"thing": "12 Grimmauld Place"})],
    "no-offer-cash": [
        (opening, ANN, offer(BOB, takes="owl_post", pays=151), "M-61", {}),
        (opening, ANN, offer(BOB, gives="hagrids_hut", asks=1501), "M-61", {})],
    "no-offer-interest": [(asked(Window(ANN), owns={BOB: "owl_post"}, mortgaged="owl_post", cash={ANN: 7}), ANN,
                           offer(BOB, takes="owl_post"), "M-64", {})],
    "no-offer-raise": [(asked(Buying(ANN, 16, 180), owns={BOB: "owl_post"}), ANN, POST, "M-49", {})],
    "no-offer-raise-them": [
        (asked(Answer(BOB, ANN, offer(BOB, gives="burrow", asks=500), ANN), owns={ANN: "burrow"}), BOB,
         offer(ANN, takes="burrow"), "M-49", {})],
    "no-offer-debt": [
        (asked(Debt(ANN, BOB, 900, "rent"), owns={ANN: "burrow"}, cash={ANN: 0}), ANN,
         offer(CAT, gives="burrow", asks=179), "M-67", {}),
        (countered, BOB, offer(ANN, takes="burrow", pays=179), "M-67", {})],
    "no-buy-cash": [(asked(Buying(ANN, space("burrow"), 180), cash={ANN: 179}), ANN, Buy(), "MO-5.1",
                     {"amount": 180, "cash": 179})],
    "no-bid": [
        (asked(Bidding(ANN, 1, 30, BOB, (ANN, BOB))), ANN, Bid(30), "M-27", {"high": 30, "cash": 1500}),
        (asked(Bidding(ANN, 1, 0, BANK, (ANN, BOB))), ANN, Bid(0), "M-30", {"high": 0, "cash": 1500}),
        (asked(Bidding(ANN, 1, 30, BOB, (ANN, BOB))), ANN, Bid(1501), "M-28", {"high": 30, "cash": 1500})],
    "no-seal": [
        (asked(Sealed(ANN, 1)), ANN, Seal(1501), "M-28", {"cash": 1500}),
        (asked(Sealed(ANN, 1)), ANN, Seal(-1), "M-27", {"cash": 1500}),
        (sealing, CAT, Seal(1501), "M-28", {"cash": 1500})],
    "no-bid-aloud": [(asked(Sealed(ANN, 1)), ANN, Bid(5), "M-27", {}), (sealing, CAT, Bid(5), "M-27", {}),
                     (asked(Sealed(ANN, 1)), ANN, Leave(), "M-27", {}), (sealing, CAT, Leave(), "M-27", {})],
    "no-buy-auction": [(asked(Bidding(ANN, 1, 30, BOB, (ANN, BOB))), ANN, Buy(), "MO-5.2", {}),
                       (asked(Sealed(ANN, 1)), ANN, Buy(), "MO-5.2", {})],
    "no-piece-plain": [(asked(HIGH), ANN, Bid(200), "M-54", {})],
    "no-piece-sell": [(asked(HIGH, owns={ANN: "violet"}, built={"violet": 5}), ANN, sell("privet_drive"), "M-54", {})],
    "no-piece-bid": [
        (asked(HIGH, owns=MINE), ANN, BidFor(120, space("privet_drive")), "M-54", {"least": 121, "cash": 1500}),
        (asked(HIGH, owns=MINE), ANN, BidFor(1501, space("privet_drive")), "M-54", {"least": 121, "cash": 1500})],
    "no-piece-first": [(asked(HIGH, owns=MINE), ANN, Pass(NOW), "M-54", {})],
    "no-piece-place": [
        (asked(HIGH, owns=MINE), ANN, BidFor(130, space("burrow")), "M-54", {}),
        (asked(HIGH, owns=MINE), ANN, BidFor(130, 99), "M-54", {})],
    "no-want": [
        (asked(Wish(ANN, False, 1), owns=MINE), ANN, Want(0), "M-54", {"least": 1, "most": 8}),
        (asked(Wish(ANN, False, 0), owns=MINE), ANN, Want(9), "M-54", {"least": 0, "most": 8})],
    "no-yield": [(asked(Debt(ANN, BOB, 90, "rent"), owns={ANN: "burrow"}, cash={ANN: 0}), ANN, Yield(), "MO-16.5",
                  {"amount": 90})],
    "no-redeem": [
        (asked(TakeOver(ANN, 1, 0), cash={ANN: 32}), ANN, Redeem(), "MO-15.3", {"amount": 33, "cash": 32}),
        (asked(Keep(ANN, 1), cash={ANN: 29}), ANN, Redeem(), "MO-16.2", {"amount": 30, "cash": 29})],
    "no-fine-late": [(asked(Cell(ANN), jailed={ANN: 3}), ANN, Fine(), "M-16", {})],
    "no-fine-cash": [(asked(Cell(ANN), jailed={ANN: 1}, cash={ANN: 49}), ANN, Fine(), "MO-9.3",
                      {"amount": 50, "cash": 49})],
    "no-get-out": [(asked(Cell(ANN), jailed={ANN: 1}, holds={"qb_get_out": BOB}), ANN, UseCard(1), "MO-9.3", {})],
    "no-get-out-late": [(asked(Debt(ANN, BANK, 50, "fine"), jailed={ANN: 3}, holds={"qb_get_out": ANN}), ANN,
                         UseCard(1), "MO-9.6", {})],
    "no-tax-twice": [(asked(Debt(ANN, BANK, 300, "tax")), ANN, Flat(), "MO-8.1", {}),
                     (asked(Debt(ANN, BANK, 300, "tax")), ANN, Percent(), "MO-8.1", {})],
    "no-visitor": [(asked(Window(ANN), at={ANN: "azkaban"}), ANN, Fine(), "MO-9.2", {}),
                   (asked(Buying(ANN, 16, 180), at={ANN: "azkaban"}), ANN, UseCard(0), "MO-9.2", {})],
    "no-prisoner": [(opening, BOB, UseCard(1), "MO-9.3", {})],
    "no-free-try": [(opening, ANN, Try(), "MO-9.3", {})],
    "when-Choose": [(opening, ANN, Choose(1), "MO-1.2", {})],
    "when-Pass": [
        (asked(Buying(ANN, 16, 180)), ANN, Pass(NOW), "M-50", {}), (tokens, CAT, Pass(NOW), "M-50", {}),
        (asked(Bidding(ANN, 1, 0, BANK, (ANN, BOB))), ANN, Pass(NOW), "M-50", {}),
        (asked(Debt(ANN, BOB, 5000, "rent")), ANN, Pass(NOW), "M-50", {})],
    "when-Build": [
        (asked(Debt(ANN, BOB, 5000, "rent"), owns={ANN: "violet"}), ANN, build("privet_drive"), "M-49", {}),
        (asked(Buying(ANN, 16, 180), owns={ANN: "violet"}), ANN, build("privet_drive"), "M-49", {})],
    "when-Lift": [(asked(Debt(ANN, BOB, 5000, "rent"), owns={ANN: "burrow"}, mortgaged="burrow"), ANN, lift("burrow"),
                   "M-49", {})],
    "when-money": [
        (asked(Taxed(ANN), owns={ANN: "burrow"}), ANN, mortgage("burrow"), "M-49", {}),
        (asked(Taxed(ANN), owns={ANN: "violet"}, built={"violet": 1}), ANN, sell("privet_drive"), "M-49", {})],
    "when-Offer": [
        (asked(Bidding(ANN, 1, 0, BANK, (ANN, BOB)), owns={BOB: "owl_post"}), ANN, POST, "M-49", {}),
        (asked(Taxed(ANN), owns={BOB: "owl_post"}), ANN, POST, "M-49", {})],
    "when-Decline": [(opening, ANN, Decline(), "MO-14.3", {})],
    "when-Accept": [(asked(TakeOver(ANN, 1, 0)), ANN, Accept(), "MO-14.3", {}),
                    (asked(Keep(ANN, 1)), ANN, Accept(), "MO-14.3", {})],
    "when-Buy": [(opening, ANN, Buy(), "MO-5.1", {})],
    "when-Leave": [(asked(Answer(ANN, BOB, POST, BANK)), ANN, Leave(), "MO-5.3", {}),
                   (asked(Wish(ANN, False, 0)), ANN, Leave(), "MO-5.3", {})],
    "when-Bid": [(opening, ANN, Bid(5), "MO-5.2", {})],
    "when-Seal": [(opening, ANN, Seal(5), "M-27", {})],
    "when-tax": [(asked(Cell(ANN), jailed={ANN: 1}), ANN, Flat(), "MO-8.1", {}),
                 (opening, ANN, Percent(), "MO-8.1", {})],
    "when-Try": [(asked(Window(ANN), jailed={ANN: 1}), ANN, Try(), "MO-9.3", {})],
    "when-Fine": [(asked(Window(ANN), jailed={ANN: 1}), ANN, Fine(), "MO-9.3", {})],
    "when-UseCard": [(asked(Window(ANN), jailed={ANN: 1}, holds={"qb_get_out": ANN}), ANN, UseCard(1), "MO-9.6", {})],
    "when-Hold": [(tokens, CAT, Hold(), "MO-15.3", {})],
    "when-Redeem": [(opening, ANN, Redeem(), "MO-15.3", {})],
    "when-Want": [(opening, ANN, Want(1), "M-54", {})],
    "when-BidFor": [(opening, ANN, BidFor(60, 1), "M-54", {})],
    "when-Yield": [(opening, ANN, Yield(), "MO-16.5", {})],
}
EACH = [pytest.param(key, *case, marks=rule(case[3]), id=f"{key}-{number}")
        for key, cases in CASES.items() for number, case in enumerate(cases)]


@pytest.mark.parametrize(("key", "table", "seat", "act", "law", "facts"), EACH)
def test_refused_with_the_rule_and_a_sentence(key: str, table: Callable[[], Table], seat: int, act: Action, law: str,
                                              facts: dict[str, Any]) -> None:
    no = refusal(GAME, table(), seat, act)
    assert (no.rule, no.key, no.facts) == (law, key, facts)
    assert GAME.catalogue.say(no.key, **no.facts)


def test_no_refusal_is_left_out() -> None:
    """Every message key in the code, and every refusal among the sentences, is met above."""
    key = r"(?:no|when)-[A-Za-z-]+"
    code = "".join(file.read_text(encoding="utf-8") for file in GAME.folder.rglob("*.py"))
    sentences = (GAME.folder / "sentences.en.ftl").read_text(encoding="utf-8")
    said = set(re.findall(rf'"({key})"', code))
    assert said <= set(CASES)
    assert set(re.findall(rf"^({key}) =", sentences, re.MULTILINE)) == set(CASES)
    assert set(CASES) - said == {"no-chance", "no-out", "no-over"}, "which all games say alike"


@rule("MO-13.1", "MO-14.3")
def test_sentences_that_depend_on_what_is_refused() -> None:
    say = GAME.catalogue.say
    assert "manor" in say("no-build-stock", space="x", manor="yes")
    assert "hut" in say("no-build-stock", space="x", manor="no")
    assert "Get Out card" in say("no-offer-owner", thing="dp_get_out")
    assert "Quibbler" in say("no-offer-owner", thing="qb_get_out")


ABSURD = (-1, 40, 41, 99, 1 << 70)


@pytest.mark.parametrize("number", ABSURD)
@rule("MO-2.1", "M-60")
def test_numbers_off_the_table_are_refused_not_crashed_on(number: int) -> None:
    s = opening()
    acts = [Build(number), Sell(number), Raze(number), Mortgage(number), Lift(number), Offer(number, (), (), 0, 0),
            Offer(BOB, (number,), (), 0, 0), Offer(BOB, (), (number, number), 0, 0), Offer(BOB, (11,), (), number, 0),
            Turned(number), Choose(number), UseCard(number), Want(number), BidFor(number, number),
            Claim(number, number), Pass(number)]
    for act in acts:
        fine = isinstance(act, Offer) and act.takes == () and act.gives == (11,) and 0 <= act.pays <= s.cash[ANN]
        assert (GAME.explain(s, ANN, act) is None) == fine


STEPS: list[Step] = [
    Window(ANN), Buying(ANN, 1, 60), Bidding(ANN, 1, 5, BOB, (ANN, BOB)), Sealed(ANN, 1),
    Debt(ANN, BOB, 1600, "rent"), Answer(ANN, BOB, offer(ANN, gives="owl_post", asks=5), BANK), TakeOver(ANN, 5, 0),
    Keep(ANN, 5), Wish(ANN, False, 0), HIGH, Taxed(ANN), Cell(ANN), Token(ANN)]


@pytest.mark.parametrize("step", STEPS, ids=lambda step: type(step).__name__)
@rule("MO-3.5", "M-49")
def test_a_refusal_exactly_where_the_step_does_not_admit(step: Step) -> None:
    """Every action that any of these steps offers, said at each of them, by each seat."""
    rng = Random(type(step).__name__)
    said: list[Action] = []
    for other in STEPS:
        s = scene(other, owns={ANN: "violet orange hagrids_hut slytherin_common_room", BOB: "owl_post"},
                  built={"violet": 5, "burrow": 1}, mortgaged="slytherin_common_room", jailed={ANN: 1})
        said += rng.sample(legal(s), min(20, len(legal(s))))
    s = scene(step, owns={ANN: "violet orange hagrids_hut slytherin_common_room", BOB: "owl_post"},
              built={"violet": 5, "burrow": 1}, mortgaged="slytherin_common_room", jailed={ANN: 1})
    for act in [*said, Wake(), Resign(), Claim(BOB, 5)]:
        for seat in (ANN, BOB):
            may = (seat == s.agenda[-1].seat and s.agenda[-1].admits(s, act)) or act in asides(s, seat)
            assert (GAME.explain(s, seat, act) is None) == may


@rule("MO-3.1")
def test_at_a_match_an_illegal_act_raises_with_rule_and_sentence() -> None:
    match = greathall.new("monopoly", 2, seed="refusals")
    while match.seat is not None and not isinstance(match.state.agenda[-1], Window):
        match.play(match.legal()[0])
    assert match.seat is not None
    entries = len(match.entries)
    with pytest.raises(greathall.Illegal) as no:
        match.play(Mortgage(1))
    assert (no.value.rule, no.value.key) == ("MO-15.1", "no-owner")
    with pytest.raises(greathall.Illegal) as no:
        match.play(Pass(NOW), seat=1 - match.seat)
    assert (no.value.rule, no.value.key) == ("MO-3.1", "no-turn")
    assert len(match.entries) == entries
