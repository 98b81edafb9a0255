"""Monopoly's bots: what a deed is worth to them, what they trade, build and mortgage, and that their games end."""

from collections import Counter
from random import Random
from typing import Any

import pytest

import greathall
from greathall.bots.arena import play_on
from greathall.bots.hard import Hard
from greathall.bots.weigh import weigh
from greathall.core.engine import apply
from greathall.core.words import CHANCE, Action
from greathall.games.monopoly import GAME
from greathall.games.monopoly.board import DEEDS, GROUPS, KIND, MORTGAGE, PRICE, REST
from greathall.games.monopoly.bot import decide, money, trading
from greathall.games.monopoly.bot.judge import chances
from greathall.games.monopoly.bot.odds import LANDINGS
from greathall.games.monopoly.bot.worth import deed_worth
from greathall.games.monopoly.model import (
    Accept, Bid, Build, Buy, Claim, Decline, Fine, Flat, Leave, Lift, Mortgage, Offer, Pass, Percent, Seal, Sell, Try,
    UseCard, Want, Yield,
)
from greathall.games.monopoly.play.auctions import Bidding, Sealed
from greathall.games.monopoly.play.debts import Debt
from greathall.games.monopoly.play.shortage import Wish
from greathall.games.monopoly.play.spaces import Buying, Taxed
from greathall.games.monopoly.play.table import BANK, CONCERNED, Table
from greathall.games.monopoly.play.trade import Answer
from greathall.games.monopoly.play.turn import Cell
from greathall.games.monopoly.play.windows import Window
from tests.games.monopoly.scenes import scene, space, spaces
from tests.table import ANN, BOB, CAT, SCALE
from greathall.testing.walks import tables
from greathall.testing.reasons import reason_text

MOST_OFFERS = 4
"""Of one seat in one turn: its own and its answers to others."""


def answered(s: Table, gives: str, takes: str, pays: int = 0, asks: int = 0) -> Action:
    """Return Bob's answer to Ann's offer."""
    offer = Offer(BOB, tuple(sorted(spaces(gives))), tuple(sorted(spaces(takes))), pays, asks)
    s.said.append((ANN, offer))
    s.offers[ANN] = 1
    s.then(Answer(BOB, ANN, offer, BANK))
    return decide(s)


def landing(name: str) -> Buying:
    return Buying(ANN, space(name), PRICE[space(name)])


# ── what a deed is worth ─────────────────────────────────────────────────────
def test_landing_odds_come_from_dice_cards_and_azkaban() -> None:
    """A token rests a little more than once a turn; most often on The Three Broomsticks among the streets, more often
    on orange than on violet, and never on Go to Azkaban."""
    assert 1.0 < sum(LANDINGS) < 1.2
    assert max((at for at in DEEDS), key=LANDINGS.__getitem__) == space("three_broomsticks")
    assert min(LANDINGS[at] for at in spaces("orange")) > max(LANDINGS[at] for at in spaces("violet"))
    assert LANDINGS[space("go_to_azkaban")] == 0.0
    assert all(odds > 0 for at, odds in enumerate(LANDINGS) if KIND[at] != REST and at != space("go_to_azkaban"))


def test_the_odds_are_those_of_tokens_that_are_moved() -> None:
    """Compare the calculation with the engine: how often tokens stop where, over a few thousand turns."""
    rng, rests, turns = Random(5), Counter[int](), 0
    while turns < 6000:
        s: Any = GAME.setup(2, GAME.resolve_options(2, {"max_rounds": 100}), {}, {})
        while s.agenda:
            step, where, began = s.agenda[-1], list(s.at), s.turns
            a = step.sample(s, rng) if step.seat == CHANCE else quiet(step, s)
            apply(s, a)
            turns += s.turns - began
            rests.update(at for seat, at in enumerate(s.at) if at != where[seat] and not s.jailed[seat])
    for at in DEEDS:
        assert abs(rests[at] / turns - LANDINGS[at]) < 0.012, at


def quiet(step: Any, s: Table) -> Action:
    """Buys nothing and pays what it must: the tokens only move."""
    return step.legal(s)[0]  # type: ignore[no-any-return]


def test_the_last_deed_of_a_group_is_worth_most() -> None:
    s = scene(owns={ANN: "godrics_hollow burrow", BOB: "honeydukes"})
    assert deed_worth(s, ANN, space("grimmauld_place")) > 2 * PRICE[space("grimmauld_place")]
    assert deed_worth(s, ANN, space("grimmauld_place")) > deed_worth(s, BOB, space("grimmauld_place"))
    assert deed_worth(s, BOB, space("three_broomsticks")) > PRICE[space("three_broomsticks")]


def test_a_better_position_has_better_chances() -> None:
    s = scene(Window(ANN), owns={ANN: "orange", BOB: "violet"}, built={"orange": 3})
    ann, bob, cat = chances(s)
    assert ann > bob
    assert ann > cat
    assert ann + bob + cat == pytest.approx(1.0)


# ── buying and bidding ───────────────────────────────────────────────────────
def test_medium_buys_what_it_lands_on() -> None:
    s = scene(landing("burrow"), cash={ANN: 600})
    assert decide(s) == Buy()


def test_medium_raises_the_money_for_the_last_deed_of_a_group() -> None:
    s = scene(landing("grimmauld_place"), owns={ANN: "godrics_hollow burrow owl_post"}, cash={ANN: 150})
    assert decide(s) == Mortgage(space("owl_post"))


def test_medium_lets_a_deed_go_that_would_cost_its_last_galleons() -> None:
    s = scene(landing("privet_drive"), owns={BOB: "green blue"}, built={"green": 4, "blue": 4},
              cash={ANN: 70})
    assert decide(s) == Decline()


@pytest.mark.parametrize("cash", [60, 150, 400, 3000])
@pytest.mark.parametrize("name", ["burrow", "owl_post", "privet_drive", "malfoy_manor"])
def test_medium_never_bids_beyond_its_reserve(name: str, cash: int) -> None:
    s = scene(owns={ANN: "godrics_hollow"}, cash={ANN: cash})
    reserve = money.limit(s, ANN, space(name))
    assert reserve <= deed_worth(s, ANN, space(name))
    for high in range(0, max(reserve, 0) + 60, 7):
        s.agenda[-1:] = [Bidding(ANN, space(name), high, BOB if high else BANK, (ANN, BOB))]
        said = decide(s)
        assert isinstance(said, Bid) == (high < reserve)
        assert not isinstance(said, Bid) or high < said.amount <= reserve
    s.agenda[-1:] = [Sealed(ANN, space(name))]
    assert decide(s) == Seal(max(0, reserve))


def test_a_bid_beyond_the_reserve_is_not_called_worth_it() -> None:
    s = scene(Bidding(ANN, space("hagrids_hut"), 1, BOB, (ANN, BOB)), cash={ANN: 4})
    beyond = next(r for r in GAME.mind.rank(s) if isinstance(r.action, Bid))
    assert money.limit(s, ANN, space("hagrids_hut")) < 0
    assert (beyond.public.key, beyond.private) == ("why-bid-over", ())


def test_what_is_said_of_different_bids_fits_together() -> None:
    """While a deed is worth more than the last bid, to stop bidding is not called right because it isn't."""
    s = scene(Bidding(ANN, space("burrow"), 1, BOB, (ANN, BOB)), cash={ANN: 1000})
    ranked = GAME.mind.rank(s)
    assert (type(ranked[0].action), ranked[0].public.key) == (Bid, "why-bid")
    assert {r.public.key for r in ranked if isinstance(r.action, Leave)} == {"why-leave-early"}
    s.agenda[-1:] = [Bidding(ANN, space("burrow"), 999, BOB, (ANN, BOB))]
    assert {r.public.key for r in GAME.mind.rank(s) if isinstance(r.action, Leave)} == {"why-leave"}


# ── building ─────────────────────────────────────────────────────────────────
def test_medium_builds_three_huts_everywhere_before_a_fourth() -> None:
    s = scene(Window(ANN), owns={ANN: "orange sky_blue"}, cash={ANN: 2200})
    for _ in range(18):
        assert isinstance(decide(s), Build)
        apply(s, decide(s))
    assert [s.built[at] for at in spaces("orange sky_blue")] == [3] * 6
    while isinstance(decide(s), Build):
        apply(s, decide(s))
    assert max(s.built) > 3


def test_medium_keeps_cash_against_the_rents_to_come() -> None:
    safe = scene(Window(ANN), owns={ANN: "orange"}, cash={ANN: 300})
    assert isinstance(decide(safe), Build)
    risky = scene(Window(ANN), owns={ANN: "orange", BOB: "green yellow red"}, cash={ANN: 300},
                  built={"green": 3, "yellow": 3, "red": 3})
    assert money.keep(risky, ANN) > 2 * money.keep(safe, ANN)
    assert not isinstance(decide(risky), Build)


def test_medium_mortgages_singles_to_build_up_a_group() -> None:
    s = scene(Window(ANN), owns={ANN: "orange floo_network"}, cash={ANN: 80})
    assert decide(s) == Mortgage(space("floo_network"))


def test_in_a_shortage_medium_wants_what_it_can_pay() -> None:
    s = scene(Wish(ANN, False, 0), owns={ANN: "orange"}, cash={ANN: 450})
    assert decide(s) == Want(4)
    s.cash[ANN] = 90
    assert decide(s) == Want(0)


# ── raising money ────────────────────────────────────────────────────────────
def test_a_debtor_mortgages_singles_first_then_sells_and_keeps_whole_groups_longest() -> None:
    singles = "floo_network privet_drive slytherin_common_room"
    s = scene(Debt(ANN, BOB, 1200, "rent"), owns={ANN: f"orange {singles}", BOB: "blue"}, built={"orange": 1},
              cash={ANN: 0})
    said: list[Any] = []
    while isinstance(s.agenda[-1], Debt) and not isinstance(decide(s), Yield):
        said.append(decide(s))
        apply(s, said[-1])
    kinds = [type(a) for a in said]
    assert kinds == [Mortgage] * 3 + [Sell] * 3 + [Mortgage] * 3
    assert {a.space for a in said[:3]} == set(spaces(singles))


def test_among_singles_the_lowest_rent_for_the_money_goes_first() -> None:
    s = scene(owns={ANN: "privet_drive three_broomsticks dumbledores_office"})
    order = money.pledges(s, ANN)
    per_galleon = [LANDINGS[at] * GAME.printed()["rents"][at][0] / MORTGAGE[at] for at in order]
    assert per_galleon == sorted(per_galleon)
    assert order[0] == space("privet_drive")


def test_medium_lifts_mortgages_when_rich() -> None:
    s = scene(Window(ANN), owns={ANN: "owl_post"}, mortgaged="owl_post", cash={ANN: 900})
    assert decide(s) == Lift(space("owl_post"))
    s.cash[ANN] = 150
    assert decide(s) == Pass(CONCERNED)


# ── trades ───────────────────────────────────────────────────────────────────
def test_a_trade_that_makes_both_a_group_is_agreed_to() -> None:
    s = scene(owns={ANN: "godrics_hollow burrow honeydukes", CAT: "blue",
                    BOB: "grimmauld_place shrieking_shack three_broomsticks"})
    assert answered(s, "honeydukes", "grimmauld_place") == Accept()


@pytest.mark.parametrize("utility", ["floo_network", "owl_post", "floo_network owl_post", "slytherin_common_room"])
@pytest.mark.parametrize("seats", [2, 3, 4, 8])
def test_no_group_is_given_for_a_utility(utility: str, seats: int) -> None:
    """Other programs are known to give the last deed of a group for a utility."""
    s = scene(seats=seats, owns={ANN: f"godrics_hollow burrow {utility}", BOB: "grimmauld_place"})
    assert answered(s, utility, "grimmauld_place") != Accept()
    whole = scene(seats=seats, owns={ANN: utility, BOB: "orange"})
    assert answered(whole, utility, "orange") != Accept()


def test_what_completes_a_rivals_group_has_its_price() -> None:
    s = scene(owns={ANN: "godrics_hollow burrow", BOB: "grimmauld_place"}, seats=4)
    counter: Any = answered(s, "", "grimmauld_place", pays=200)
    assert isinstance(counter, Offer)
    assert counter.gives == (space("grimmauld_place"),)
    assert counter.asks > 400
    apply(s, counter)
    assert s.agenda[-1].seat == ANN
    rich = scene(owns={ANN: "godrics_hollow burrow", BOB: "grimmauld_place"}, seats=4)
    assert answered(rich, "", "grimmauld_place", pays=counter.asks) == Accept()


def test_a_counter_offer_is_made_once() -> None:
    s = scene(owns={ANN: "godrics_hollow burrow", BOB: "grimmauld_place"}, seats=4)
    s.offers[BOB] = 1
    assert answered(s, "", "grimmauld_place", pays=200) == Decline()


def test_medium_offers_a_trade_that_makes_its_group_and_its_kind_agrees() -> None:
    s = scene(Window(ANN), owns={ANN: "godrics_hollow burrow honeydukes", CAT: "blue",
                                    BOB: "grimmauld_place shrieking_shack three_broomsticks"})
    s.round = ANN + trading.EVERY
    offer: Any = decide(s)
    assert isinstance(offer, Offer)
    assert {*spaces("godrics_hollow burrow honeydukes"), *offer.takes} - {*offer.gives} >= {*spaces("orange")} or (
        {*spaces("godrics_hollow burrow honeydukes"), *offer.takes} - {*offer.gives} >= {*spaces("red")})
    apply(s, offer)
    assert decide(s) == Accept()


# ── the rest ─────────────────────────────────────────────────────────────────
def test_out_of_azkaban_early_and_in_it_late() -> None:
    early = scene(Cell(ANN), jailed={ANN: 1})
    assert decide(early) == Fine()
    card = scene(Cell(ANN), jailed={ANN: 1}, holds={"qb_get_out": ANN})
    assert decide(card) == UseCard(1)
    late = scene(Cell(ANN), jailed={ANN: 1}, owns={BOB: " ".join(GROUPS)}, built={"orange": 4, "red": 4})
    assert decide(late) == Try()


def test_the_lower_tax_is_chosen() -> None:
    assert decide(scene(Taxed(ANN), cash={ANN: 1500})) == Percent()
    assert decide(scene(Taxed(ANN), cash={ANN: 2100})) == Flat()


def test_rent_is_asked_for_in_a_window() -> None:
    s = scene(Window(BOB), rent_on_demand=True)
    s.claims.append((ANN, BOB, 40, 1))
    assert GAME.mind.aside(s, ANN) == Claim(BOB, 40)
    assert GAME.mind.aside(s, BOB) is None


def test_with_nothing_to_do_the_bots_sleep() -> None:
    s = scene(Window(BOB))
    assert decide(s) == Pass(CONCERNED)
    choice = Hard(1.0, seed="x").choose(GAME.view(s, BOB))
    assert choice.action == Pass(CONCERNED)
    assert len(choice.ranked) == 1


# ── whole games ──────────────────────────────────────────────────────────────
@pytest.mark.parametrize("seats", GAME.seats)
def test_games_between_bots_end_and_never_loop_on_trades(seats: int) -> None:
    """Every choice is legal too, and has its reasons in words."""
    for deal in range(2 * SCALE):
        rng, s = Random(f"{seats} {deal}"), GAME.setup(seats, GAME.resolve_options(seats, {}), {}, {})
        while s.agenda:
            step = s.agenda[-1]
            a: Action = step.sample(s, rng) if step.seat == CHANCE else GAME.mind.move(s, rng)
            assert step.seat == CHANCE or step.admits(s, a), (step, a)
            apply(s, a)
            offers = Counter(seat for seat, _ in s.said)
            assert not offers or max(offers.values()) <= MOST_OFFERS
        assert s.ended == "last"


@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_every_choice_is_legal_at_every_table_and_says_why(level: str) -> None:
    for seats, options in tables(GAME):
        match = greathall.new("monopoly", seats, seed=f"why {seats}", options=options)
        bots = {seat: greathall.bot(level, 0, seed=str(seat)) for seat in range(seats)}
        for player in bots.values():
            if isinstance(player, Hard):
                player.most = 6
        for _ in range(60 * SCALE):
            if match.seat is None:
                break
            choice = bots[match.seat].choose(match.view(match.seat))
            for r in choice.ranked:
                for reason in (r.public, *r.private):
                    assert reason_text(GAME, match.state, reason, "en").endswith(".")
            play_on(match, bots)


def test_bots_ask_for_their_rent_in_time() -> None:
    match = greathall.new("monopoly", 3, seed="claims", options={"rent_on_demand": True, "max_rounds": 50})
    bots = {seat: greathall.bot("medium", seed=str(seat)) for seat in range(3)}
    while match.seat is not None:
        play_on(match, bots)
    told = Counter(type(e).__name__ for e in match.events(None))
    assert sum(e.do["type"] == "Claim" for e in match.entries) > 10
    assert not told["RentLost"]


# ── hard ─────────────────────────────────────────────────────────────────────
def test_ideas_are_weighed_without_luck() -> None:
    """The dice play no part in it: equal candidates weigh the same, whatever the seed."""
    s = scene(landing("burrow"), seats=4)
    candidates = [Buy(), Decline(), Buy()]
    one, two = (weigh(GAME.mind, s.clone(), candidates, Random(seed)) for seed in (1, 2))
    assert one == two
    assert len({worth for worth, a in one if a == Buy()}) == 1
    assert len({worth for worth, a in one}) == 2


def test_hard_buys_the_last_deed_of_its_group() -> None:
    s = scene(landing("grimmauld_place"), owns={ANN: "godrics_hollow burrow"}, seats=4)
    hard = Hard(0.0, seed="x")
    choice = hard.choose(GAME.view(s, ANN))
    assert choice.action == Buy()
    assert choice.why.reasons[0].key == "why-buy-group"


def test_hard_gives_no_group_away_either() -> None:
    s = scene(owns={ANN: "godrics_hollow burrow owl_post", BOB: "grimmauld_place"}, seats=4)
    answered(s, "owl_post", "grimmauld_place")
    assert Hard(0.0, seed="x").choose(GAME.view(s, BOB)).action != Accept()


def test_hard_leaves_an_auction_that_is_too_dear() -> None:
    s = scene(Bidding(ANN, space("privet_drive"), 400, BOB, (ANN, BOB)), seats=4)
    assert Hard(0.0, seed="x").choose(GAME.view(s, ANN)).action == Leave()


def test_on_a_dead_board_hard_agrees_to_what_is_fair() -> None:
    """Nothing to buy, nobody builds: among players who take only what is best for themselves it would stay so."""
    one, two = "godrics_hollow burrow honeydukes", "grimmauld_place shrieking_shack three_broomsticks"
    rest = "violet sky_blue purple yellow green blue common_rooms utilities"
    s = scene(owns={ANN: one, BOB: two, CAT: rest}, cash={ANN: 900})
    assert answered(s, "honeydukes", "grimmauld_place") == Accept()
    assert [r.action for r in GAME.mind.candidates(s)] == [Accept()]
    s.owner[space("privet_drive")] = BANK
    assert [r.action for r in GAME.mind.candidates(s)] == [Accept(), Decline()]


@pytest.mark.parametrize("seats", [2, 4])
def test_games_among_hard_bots_end(seats: int) -> None:
    match = greathall.new("monopoly", seats, seed="hard to the end")
    bots = {seat: greathall.bot("hard", 0, seed=str(seat)) for seat in range(seats)}
    while match.seat is not None:
        play_on(match, bots)
    assert match.result is not None
    assert match.result.reason == "end-last"
