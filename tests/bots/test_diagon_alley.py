"""Diagon Alley's bots: how they plan the way home, what they buy, cast and defend, and that their games end."""

from random import Random
from typing import Any

import pytest

import greathall
from greathall.bots.hard import Hard
from greathall.core.catalogue import languages
from greathall.core.engine import apply, playout
from greathall.core.words import CHANCE, Action
from greathall.games.diagon_alley import GAME
from greathall.games.diagon_alley.board import OURS, PRINTED_SEATS, board_of
from greathall.games.diagon_alley.bot.judge import chances
from greathall.games.diagon_alley.bot.lap import lap_of
from greathall.games.diagon_alley.bot.reasons import public
from greathall.games.diagon_alley.model import (
    Buy, Call, Defend, Exchange, Floo, Found, GiveBack, Land, Leave, Ride, Rob, Roll, SendBack, Shove, Snatch, Stay,
    Suffer, Take, Through,
)
from greathall.games.diagon_alley.play.cards import Attacked, Fizzle, Giving, Returning, Robbing, Snatching
from greathall.games.diagon_alley.play.moving import LastBuy, Walk
from greathall.games.diagon_alley.play.table import FULL, NOWHERE, Table
from greathall.games.diagon_alley.play.turn import FlooTo, ToTheBank, Turn
from greathall.testing.reasons import reason_text
from tests.games.diagon_alley.editions import OTHERS
from tests.games.diagon_alley.scenes import (
    BOARD, CARD, COIN, EVERYTHING, ITEM, SHOP, alley, close, door, drop, enter, go, inside, pick, scene, street,
)
from tests.table import ANN, BOB, CAT, SCALE, legal

LAP = lap_of(BOARD)
ALL_BUT = {item: " ".join(name for name in ITEM if name != item) for item in ITEM}


def best(s: Table) -> Action:
    return GAME.mind.rank(s)[0].action


def after_roll(**facts: Any) -> Table:
    """Ann has rolled and moved, and may do something more."""
    return scene(Turn(ANN, True), **facts)


# ── the lap ──────────────────────────────────────────────────────────────────
def rolling(rng: Random, s: Table) -> int:
    """Take turns until Ann is asked for something other than a roll, leaving Knockturn Alley by every way out."""
    turns = 0
    while True:
        step = s.agenda[-1]
        if step.seat == CHANCE:
            apply(s, step.sample(s, rng))
        elif isinstance(step, Turn) and step.seat == ANN and not step.rolled and s.in_alley(ANN):
            turns += 1
            apply(s, Roll())
        elif s.in_alley(ANN) or step.seat != ANN:
            apply(s, step.legal(s)[0])
        else:
            return turns


def test_the_ways_out_of_knockturn_alley_are_those_of_hats_that_are_moved() -> None:
    rng, tries = Random(1), 600
    turns, ways = LAP.exits[0]
    assert sum(odds for _, odds in ways) == pytest.approx(1.0)
    counted, shops = 0, 0
    for _ in range(tries):
        s = scene(at={ANN: alley(1)}, younger=True)
        counted += rolling(rng, s)
        shops += s.shop(ANN) >= 0
    assert counted / tries == pytest.approx(turns, abs=0.2)
    assert shops / tries == pytest.approx(sum(odds for place, odds in ways if place >= BOARD.inside), abs=0.07)


def test_a_leg_takes_as_many_turns_as_the_dice_need() -> None:
    """One roll reaches what is two spaces away, unless both dice show cauldrons; a whole round of 40 takes six turns at
    six spaces and two thirds each, and some time in Knockturn Alley."""
    assert LAP.legs[0] == 0
    assert LAP.legs[1] == LAP.legs[2] < LAP.legs[3]
    assert 36 / 35 < LAP.legs[2] < 1.2
    assert 6.0 < LAP.round < 6.6


def test_who_has_all_coins_and_nothing_to_buy_goes_straight_home() -> None:
    assert LAP.turns(inside("inn"), 0, [0, 0, 0], NOWHERE) == 0
    assert LAP.turns(street(38), 0, [0, 0, 0], NOWHERE) == LAP.legs[2]
    assert LAP.turns(street(38), 0, [0, 0, 0], SHOP["inn"]) > LAP.legs[40]


def test_the_plan_leaves_for_later_what_would_cost_a_third_lap() -> None:
    """After two shops one Sickle and one Knut are left, and one of each comes.

    If they buy robe and book, the owl must wait for a third lap; if they buy the wand, it needn't."""
    robe = ITEM["robe"]
    need = FULL ^ 1 << ITEM["cauldron"] ^ 1 << ITEM["potion"]
    here = door("robes") - 1
    skipping = LAP.turns(here, need, [3, 1, 1], NOWHERE)
    buying = LAP.turns(here + 1, need ^ 1 << robe, [2, 0, 1], NOWHERE)
    assert skipping < buying


def test_more_coins_and_fewer_needs_are_never_much_worse() -> None:
    """At most half a turn worse: with enough coins for everything, a plan stops at every shop at once."""
    rng = Random(3)
    for _ in range(200):
        place, need = rng.randrange(BOARD.inside), rng.randrange(1, FULL + 1)
        coins = [rng.randrange(4) for _ in range(3)]
        turns = LAP.turns(place, need, coins, NOWHERE)
        richer = [have + (kind == rng.randrange(3)) for kind, have in enumerate(coins)]
        assert LAP.turns(place, need, richer, NOWHERE) <= turns + 0.5
        item = rng.choice([i for i in range(6) if need >> i & 1])
        assert LAP.turns(place, need ^ 1 << item, coins, NOWHERE) <= turns + 0.5


@pytest.mark.parametrize("edition", ["", *OTHERS.values()], ids=["ours", *OTHERS])
def test_a_lap_can_be_reckoned_on_every_board_whatever_the_purse(edition: str) -> None:
    board = board_of(GAME.resolve_options(4, {"edition": edition})["edition"] if edition else OURS)
    lap = lap_of(board)
    for place in range(board.inside + len(board.door_of)):
        for coins in ([0, 0, 0], [9, 0, 1]):
            assert 0 <= lap.turns(place, FULL, coins, place % 9 - 1) < 1e6


# ── the turn ─────────────────────────────────────────────────────────────────
def test_medium_buys_what_it_needs() -> None:
    assert best(after_roll(at={ANN: inside("owls")})) == Buy()
    assert best(scene(LastBuy(ANN), at={ANN: inside("owls")})) == Buy()


def test_medium_goes_home_with_a_full_trunk() -> None:
    s = scene(Walk(ANN, 8), at={ANN: street(33)}, trunk={ANN: EVERYTHING})
    assert best(s) == enter("inn")
    assert GAME.mind.rank(s)[0].public.key == "why-home"


def test_medium_passes_a_shop_where_it_has_nothing_to_buy() -> None:
    s = scene(Walk(ANN, 6), at={ANN: street(3)}, trunk={ANN: "cauldron"})
    assert enter("cauldrons") in legal(s)
    assert best(s) == Land()


def test_medium_stops_at_a_shop_whose_item_it_can_pay() -> None:
    assert best(scene(Walk(ANN, 6), at={ANN: street(3)}, trunk={ANN: ALL_BUT["cauldron"]})) == enter("cauldrons")


def test_medium_takes_floo_powder_home() -> None:
    s = after_roll(at={ANN: inside("cauldrons")}, trunk={ANN: EVERYTHING}, hands={ANN: "floo_powder"})
    assert isinstance(best(s), Floo)
    assert best(scene(FlooTo(ANN), at={ANN: inside("cauldrons")}, trunk={ANN: EVERYTHING})) == go("inn")


def test_medium_goes_in_where_it_has_nothing_to_buy_to_go_on_by_floo_powder() -> None:
    facts: dict[str, Any] = {"at": {ANN: street(3)}, "trunk": {ANN: EVERYTHING}}
    assert best(scene(Walk(ANN, 6), hands={ANN: "floo_powder"}, **facts)) == enter("cauldrons")
    assert best(scene(Walk(ANN, 6), hands={ANN: "quick_step"}, **facts)) == Land()


def test_medium_says_odd_or_even_by_where_a_wrong_call_leads() -> None:
    """From the wand shop the inn is one fireplace on: if you say even, a 1 leads there as well."""
    s = after_roll(at={ANN: inside("wands")}, trunk={ANN: EVERYTHING}, hands={ANN: "floo_powder"}, sign="inn")
    assert best(s) == Floo(False)


def test_medium_leaves_knockturn_alley_by_a_card_once_it_has_rolled() -> None:
    """Before the roll the card would cost the turn, and the dice may do it."""
    facts: dict[str, Any] = {"at": {ANN: alley(4)}, "hands": {ANN: "leave_knockturn"}}
    assert best(scene(**facts)) == Roll()
    assert best(after_roll(**facts)) == Leave()


def test_medium_goes_through_a_gate_only_where_that_is_nearer() -> None:
    """With a full trunk and the inn closed, its back door is the way in; otherwise the street is."""
    facts: dict[str, Any] = {"at": {ANN: street(31)}, "trunk": {ANN: EVERYTHING}}
    s = scene(Walk(ANN, 4), sign="inn", **facts)
    assert any(isinstance(a, Through) for a in legal(s))
    assert isinstance(best(s), Through)
    assert not isinstance(best(scene(Walk(ANN, 4), **facts)), Through)


def test_medium_fetches_the_coins_it_lacks() -> None:
    facts: dict[str, Any] = {"trunk": {ANN: "cauldron potion robe book wand"}, "at": {ANN: inside("potions")}}
    assert best(scene(coins={ANN: (0, 0, 1)}, hands={ANN: "found_coin"}, **facts)) == Found(COIN["sickle"])
    assert not isinstance(best(scene(coins={ANN: (0, 1, 1)}, hands={ANN: "found_coin"}, **facts)), Found)


# ── against others ───────────────────────────────────────────────────────────
def test_medium_closes_the_inn_against_a_full_trunk() -> None:
    s = scene(at={ANN: street(6), BOB: street(38)}, trunk={BOB: EVERYTHING}, hands={ANN: "close_shop"})
    assert best(s) == close("inn")
    assert GAME.mind.rank(s)[0].public.key == "why-close-inn"


def test_medium_moves_the_sign_from_the_inn_to_go_home_itself() -> None:
    s = scene(at={ANN: street(38)}, trunk={ANN: EVERYTHING}, hands={ANN: "close_shop"}, sign="inn")
    assert type(best(s)).__name__ == "Close"


def test_bots_open_a_bank_that_everybody_waits_for() -> None:
    """Everyone is penniless and would be paid, so whoever has the card plays it."""
    poor = dict.fromkeys((ANN, BOB, CAT), (0, 0, 0))
    s = scene(coins=poor, sign="bank", hands={ANN: "close_shop"}, at={ANN: street(5), BOB: street(9), CAT: street(30)})
    assert type(best(s)).__name__ == type(hard(s)).__name__ == "Close"


def test_medium_keeps_the_sign_while_nobody_is_ahead() -> None:
    assert best(scene(hands={ANN: "close_shop"})) == Roll()


def test_medium_snatches_what_fills_its_trunk() -> None:
    s = scene(at={ANN: inside("inn"), BOB: street(5)}, trunk={ANN: ALL_BUT["owl"], BOB: "owl"},
              hands={ANN: "trunk_snatch"})
    assert best(s) == Snatch(BOB)
    assert best(scene(Snatching(ANN, BOB), trunk={ANN: ALL_BUT["owl"], BOB: "owl wand"})) == Take(ITEM["owl"])


def test_medium_sends_back_what_the_leader_would_win_with() -> None:
    """Nothing there that it lacks itself: the scarce thing goes back to its shop."""
    s = scene(Snatching(ANN, BOB), at={BOB: street(38)}, trunk={ANN: "owl wand", BOB: "owl wand"})
    assert isinstance(best(s), SendBack)


def test_medium_shoves_who_is_nearly_home() -> None:
    s = scene(at={ANN: street(6), BOB: street(39), CAT: street(2)}, trunk={BOB: EVERYTHING}, hands={ANN: "shove"})
    assert best(s) == Shove(BOB)
    assert best(scene(hands={ANN: "shove"})) == Roll()


def test_medium_picks_the_coin_it_lacks() -> None:
    s = scene(Robbing(ANN, BOB), trunk={ANN: ALL_BUT["owl"]}, coins={ANN: (0, 1, 0)}, at={ANN: street(11)})
    assert best(s) == Rob(COIN["knut"])


def test_medium_defends_what_the_game_hangs_on() -> None:
    full = {ANN: EVERYTHING}
    for card in ("trunk_snatch", "shove"):
        s = scene(Attacked(ANN, BOB, CARD[card]), turn=BOB, at={ANN: street(39)}, trunk=full, hands={ANN: "defend"})
        assert best(s) == Defend()


def test_nobody_hears_whether_a_bot_that_suffers_could_have_defended() -> None:
    tables = [scene(Attacked(ANN, BOB, CARD["pickpocket"]), turn=BOB, trunk={ANN: ALL_BUT["wand"]},
                    coins={ANN: (3, 3, 3)}, hands={ANN: hand}) for hand in ("", "defend")]
    for level in greathall.bots.LEVELS:
        player = greathall.bot(level, 0.01, seed="x")
        public = {str(player.choose(GAME.view(s, ANN)).why.public) for s in tables}
        assert not any("why-only" in reason for reason in public)
        assert level == "hard" or len(public) == 1


def test_medium_lets_a_coin_go_that_it_does_not_need() -> None:
    s = scene(Attacked(ANN, BOB, CARD["pickpocket"]), turn=BOB, trunk={ANN: ALL_BUT["wand"]}, coins={ANN: (3, 3, 3)},
              hands={ANN: "defend"})
    assert best(s) == Suffer()


def test_medium_gives_back_what_is_soonest_bought_again() -> None:
    """The owls are round the corner and there are enough; the wand shop is far away, and its price isn't in the
    purse."""
    s = scene(Returning(ANN), seats=4, at={ANN: street(11)}, trunk={ANN: "owl wand"}, coins={ANN: (0, 2, 2)})
    assert best(s) == GiveBack(ITEM["owl"])


def test_medium_gives_up_the_card_that_is_of_least_use() -> None:
    hands = {ANN: "floo_powder quick_step trunk_snatch defend"}
    assert best(scene(Fizzle(ANN), hands=hands)) == drop("quick_step")
    assert best(scene(Giving(ANN, 3), hands=hands)) == pick("quick_step")


def test_medium_exchanges_cards_when_only_a_card_can_help() -> None:
    """The owls are sold out, and there is nothing to do with the hand but hope."""
    facts: dict[str, Any] = {"seats": 3, "at": {BOB: alley(5), CAT: alley(9)}, "coins": {ANN: (4, 4, 4)}}
    hands = {ANN: "quick_step found_coin cart_to_gringotts"}
    stuck = {ANN: ALL_BUT["owl"], BOB: "owl", CAT: "owl"}
    assert best(scene(hands=hands, trunk=stuck, **facts)) == Exchange()
    assert best(scene(hands={ANN: "floo_powder trunk_snatch defend"}, **facts)) == Roll()


def test_the_young_call_after_the_roll_and_ride_for_coins() -> None:
    facts: dict[str, Any] = {"younger": True, "trunk": {ANN: ALL_BUT["wand"]}, "at": {ANN: inside("cauldrons")}}
    assert isinstance(best(after_roll(**facts)), Call)
    poor = {ANN: (0, 2, 2)}
    assert best(scene(ToTheBank(ANN), coins=poor, **facts)) == Ride()
    full: dict[str, Any] = {"younger": True, "trunk": {ANN: EVERYTHING}, "at": {ANN: street(38)}}
    assert best(scene(ToTheBank(ANN), **full)) == Stay()


# ── hard ─────────────────────────────────────────────────────────────────────
def hard(s: Table) -> Action:
    return Hard(0.0, seed="x").choose(GAME.view(s, s.agenda[-1].seat)).action


def test_hard_sees_the_win_and_the_loss() -> None:
    assert hard(scene(Walk(ANN, 8), at={ANN: street(33)}, trunk={ANN: EVERYTHING})) == enter("inn")
    s = scene(at={ANN: street(6), BOB: street(39), CAT: alley(3)}, trunk={BOB: EVERYTHING}, hands={ANN: "close_shop"})
    assert hard(s) == close("inn")


def test_a_better_position_has_better_chances() -> None:
    s = scene(at={ANN: street(30), BOB: street(5)}, trunk={ANN: EVERYTHING, BOB: "owl"}, turn=CAT)
    ann, bob, cat = chances(s)
    assert ann > bob > cat
    assert ann + bob + cat == pytest.approx(1.0)


def test_chances_look_past_an_attack_that_is_not_settled() -> None:
    """Bob has no defence and is about to lose what he would win with."""
    facts: dict[str, Any] = {"at": {ANN: street(2), BOB: street(39)}, "trunk": {BOB: EVERYTHING}}
    before = chances(scene(turn=ANN, **facts))
    after = chances(scene(Attacked(BOB, ANN, CARD["trunk_snatch"]), turn=ANN, **facts))
    assert after[BOB] < before[BOB]


# ── whole games and reasons ──────────────────────────────────────────────────
@pytest.mark.parametrize("seats", [2, *PRINTED_SEATS])
def test_games_among_medium_bots_end_at_home(seats: int) -> None:
    rng = Random(seats)
    for younger in (False, True):
        for _ in range(3 * SCALE):
            chosen: dict[str, Any] = {"younger": younger} | ({"two_players": True} if seats == 2 else {})
            s: Any = GAME.setup(seats, GAME.resolve_options(seats, chosen), {}, {})
            playout(s, rng, move=GAME.mind.move)
            assert s.ended == "home"


@pytest.mark.parametrize("name", OTHERS)
def test_hard_plays_on_boards_of_others(name: str) -> None:
    match = greathall.new("diagon_alley", 3, seed=name, options={"edition": OTHERS[name]})
    players = {seat: Hard(0.0, seed=str(seat)) for seat in range(3)}
    for _ in range(40):
        seat = match.seat
        if seat is None:
            break
        players[seat].most = 8
        match.play(players[seat].choose(match.view(seat)).action, seat)


def positions(how_many: int) -> list[Table]:
    """Return questions with a choice, from games between bots that stray, so that every kind of question comes up."""
    rng, found = Random(11), []
    for deal in range(how_many):
        s: Any = GAME.setup(4, GAME.resolve_options(4, {"younger": deal % 4 == 3}), {}, {})
        while s.agenda:
            step = s.agenda[-1]
            if step.seat >= 0 and len(step.legal(s)) > 1 and rng.random() < 0.1:
                found.append(s.clone())
            astray = step.seat == CHANCE or rng.random() < 0.3
            apply(s, rng.choice(list(step.legal(s))) if astray else GAME.mind.move(s, rng))
    return found


def test_every_answer_is_ranked_with_a_reason_in_every_language() -> None:
    kinds = set()
    for s in positions(16 * SCALE):
        ranked = GAME.mind.rank(s)
        assert sorted(map(repr, (r.action for r in ranked))) == sorted(map(repr, legal(s)))
        assert ranked[0].action == GAME.mind.move(s, Random(0))
        kinds |= {type(r.action).__name__ for r in ranked}
        for language in languages():
            for reason in (reason for r in ranked for reason in (r.public, *r.private)):
                assert reason_text(GAME, s, reason, language).endswith(".")
    assert len(kinds) >= 24


def test_the_public_reason_rests_on_public_facts() -> None:
    for s in positions(2 * SCALE):
        for a in legal(s):
            told = public(s, a)
            changed = s.clone()
            for row in changed.hands:
                row.cards[:] = [CARD["defend"]] * len(row.cards)
            assert public(changed, a) == told
