"""The bots of The Sorcerer's Stone except for chess: how they plan, what they choose, and that their games end."""

from random import Random
from typing import Any

import pytest

from greathall.bots.bot import Medium
from greathall.bots.hard import Hard
from greathall.core.catalogue import languages
from greathall.core.engine import apply
from greathall.core.words import CHANCE, Action
from greathall.games.sorcerers_stone import GAME
from greathall.games.sorcerers_stone.board import CHESS, FULL_RING, SEATS, TRAPDOOR
from greathall.games.sorcerers_stone.bot import hagrid, judge, plain, sprout
from greathall.games.sorcerers_stone.bot.odds import shares
from greathall.games.sorcerers_stone.model import (
    Area, Declare, Hide, Play, Rob, Snare, Stay, Walk,
)
from greathall.games.sorcerers_stone.play.brewing import Brewing, Surplus
from greathall.games.sorcerers_stone.play.flitwick import Hiding, PutBack, Walking
from greathall.games.sorcerers_stone.play.hagrid import NoteTurn, has_song
from greathall.games.sorcerers_stone.play.sprout import Choose, Placed, TakeFrom
from greathall.games.sorcerers_stone.play.table import Table
from greathall.testing.reasons import reason_text
from tests.bots.minds import best, brewing, knowing, why
from tests.games.sorcerers_stone.scenes import CARD, SHAPE, SPOT, bits, scene
from tests.table import ANN, BOB, CAT, SCALE, legal

ALONE = ("hagrid", "sprout", "flitwick", "quirrell", "snape")


# ── Hagrid ───────────────────────────────────────────────────────────────────
def turns(space: int, hand: str, dog: int = hagrid.CLEAR) -> float:
    return hagrid.road(dog, True)[space][hagrid.held([int(note) for note in hand])]


def test_the_way_to_the_trapdoor_is_as_long_as_the_cards_make_it() -> None:
    """Four 4s are four turns, and with the one card needed you are there next turn.

    One space short it takes a 1, which comes every fourth turn."""
    assert turns(12, "4") == 1
    assert turns(8, "44") == 2
    assert turns(15, "444") == pytest.approx(4, abs=0.01)
    assert turns(0, "12") > turns(0, "44") > 4


def test_a_dog_in_the_way_costs_turns_and_a_song_saves_them() -> None:
    assert turns(5, "12", dog=9) > turns(5, "1234", dog=9) > turns(5, "1234")
    assert turns(10, "12", dog=9) == turns(10, "12")


def test_medium_goes_through_the_trapdoor() -> None:
    s = scene("hagrid", NoteTurn(ANN), notes={ANN: "234"}, pos={ANN: TRAPDOOR - 3})
    assert best(s) == Play(3)
    assert why(s) == "why-trapdoor"
    assert GAME.mind.rank(s)[0].private == (), "arriving says it all"


def test_medium_waits_for_the_exact_card() -> None:
    s = scene("hagrid", NoteTurn(ANN), notes={ANN: "34"}, pos={ANN: TRAPDOOR - 2})
    assert best(s) == Stay()


def test_medium_strides_out_while_nobody_has_met_the_dog() -> None:
    assert best(scene("hagrid", NoteTurn(ANN), notes={ANN: "124"})) == Play(4)


def test_medium_does_not_walk_into_a_dog_that_is_awake() -> None:
    s = scene("hagrid", NoteTurn(ANN), notes={ANN: "234"}, pos={ANN: 5}, fluffy=9, dark=0)
    assert Play(4) in legal(s)
    assert best(s) in (Stay(), Play(2), Play(3))


def test_medium_does_not_pass_up_a_song() -> None:
    """With a song and a card besides it goes past the dog; and while he sleeps it needs none."""
    s = scene("hagrid", NoteTurn(ANN), notes={ANN: "12344"}, pos={ANN: 8}, fluffy=9, dark=0)
    assert isinstance(best(s), Play)
    assert why(s) == "why-dog"
    s = scene("hagrid", NoteTurn(ANN), notes={ANN: "24"}, pos={ANN: 8}, fluffy=9, dark=0, singer=BOB)
    assert best(s) == Play(4)


def test_medium_keeps_the_notes_of_a_song_before_the_dog() -> None:
    """Right before the dog nothing but a song helps, so no note of it is spent."""
    s = scene("hagrid", NoteTurn(ANN), notes={ANN: "123"}, pos={ANN: 5}, fluffy=6, dark=0)
    assert best(s) == Stay()
    assert why(s) == "why-gathers"


def test_medium_prefers_a_space_whose_token_is_gone() -> None:
    """One token of two is the dog: better a space less than that."""
    s = scene("hagrid", NoteTurn(ANN), notes={ANN: "234"}, pos={ANN: 2}, dark=bits(6, 14))
    assert best(s) == Play(3)
    assert why(s) == "why-bare"


# ── Sprout ───────────────────────────────────────────────────────────────────
ALL_BUT_ROOT = "tip curl thorn fork knot leaf hook coil bud"
HOMES = {ANN: 0, BOB: 1, CAT: 2}


def laying(snares: str, rings: dict[int, str], **facts: Any) -> Table:
    return scene("sprout", Placed(ANN), snares={ANN: snares}, rings=rings, area=HOMES, **facts)


def test_medium_closes_anothers_ring_rather_than_its_own() -> None:
    s = laying("root", {0: ALL_BUT_ROOT, 1: ALL_BUT_ROOT})
    assert best(s) == Snare(1, SHAPE["root"])
    assert why(s) == "why-closes"
    assert GAME.mind.rank(s)[-1].action == Snare(0, SHAPE["root"])


def test_medium_lays_around_others_not_around_nobody() -> None:
    assert best(laying("curl", {1: "tip", 3: "tip"})) == Snare(1, SHAPE["curl"])


def test_medium_wastes_a_vine_on_free_ground_before_its_own_ring() -> None:
    assert best(laying("curl", {0: "tip", 1: "knot", 2: "knot", 3: "tip"})) == Snare(3, SHAPE["curl"])


def test_medium_holds_back_the_vine_that_its_own_ring_lacks() -> None:
    """Root or tip: only the root would close its own ring, so it lays the tip."""
    rings = {0: ALL_BUT_ROOT, 1: "bud coil hook", 2: "leaf knot", 3: "curl thorn"}
    s = laying("root tip", rings)
    assert {Snare(1, SHAPE["root"]), Snare(3, SHAPE["tip"])} <= set(legal(s))
    kept = {r.action: r.private for r in GAME.mind.rank(s)}
    assert kept[Snare(3, SHAPE["tip"])][0].key == "why-denies"


def test_medium_robs_who_is_known_to_hold_what_would_do_harm() -> None:
    s = scene("sprout", TakeFrom(ANN), snares={BOB: "leaf leaf", CAT: "root leaf"}, rings={0: ALL_BUT_ROOT}, area=HOMES)
    s.sprout.snares[BOB].known = s.sprout.snares[CAT].known = [-1, -1]
    assert best(s) == Rob(CAT)


def test_medium_settles_where_the_fewest_vines_grow() -> None:
    assert best(scene("sprout", Choose(ANN), rings={0: "tip", 1: "tip curl", 3: "bud"})) == Area(2)


def test_open_ends_are_those_next_to_the_vines() -> None:
    assert sprout.OPEN[0] == FULL_RING
    assert sprout.OPEN[bits(0, 1)] == bits(2, 9)
    assert sprout.OPEN[FULL_RING] == 0


# ── Flitwick ─────────────────────────────────────────────────────────────────
def test_medium_walks_to_a_key_never_to_an_empty_space() -> None:
    s = scene("flitwick", Walking(ANN, 2), stands={ANN: SPOT["a1"]}, keys=bits(SPOT["c3"], SPOT["f6"]))
    assert best(s) == Walk(SPOT["c3"])
    assert why(s) == "why-key"


def test_medium_goes_nearer_where_no_key_is_in_reach() -> None:
    s = scene("flitwick", Walking(ANN, 2), stands={ANN: SPOT["a1"]}, keys=bits(SPOT["f6"]))
    assert best(s) == Walk(SPOT["c3"])
    assert why(s) == "why-nearer"


def test_medium_takes_the_key_that_the_others_would_reach() -> None:
    """Two pairs of keys are within reach, and either leaves a key next to Ann: she takes the one next to Bob."""
    s = scene("flitwick", Walking(ANN, 2), seats=2, stands={ANN: SPOT["c3"], BOB: SPOT["f6"]},
              keys=bits(*(SPOT[spot] for spot in ("a1", "b1", "e4", "e5"))))
    assert best(s) == Walk(SPOT["e5"])


def test_medium_goes_for_the_silver_key_where_it_lies_open() -> None:
    s = scene("flitwick", Walking(ANN, 2), stands={ANN: SPOT["a1"]}, options={"hide_silver_key": "vacant"},
              silver=SPOT["b3"], silver_known=-1)
    assert best(s) == Walk(SPOT["b3"])
    assert why(s) == "why-silver"


def hide_spots(hiding: Any, **facts: Any) -> set[int]:
    s = scene("flitwick", hiding, stands={BOB: SPOT["b2"], CAT: SPOT["b3"]}, silver=SPOT["a1"], silver_known=-1,
              **facts)
    view = GAME.view(s, ANN)
    answers = [Medium(seed=str(seed)).choose(view).action for seed in range(24)]
    assert all(isinstance(a, Hide) for a in answers)
    return {a.spot for a in answers if isinstance(a, Hide)}


def test_medium_hides_the_key_far_from_the_others_and_not_always_in_the_same_place() -> None:
    found = hide_spots(Hiding(ANN, SPOT["a1"]))
    assert len(found) > 6
    assert all(spot % 6 >= 4 or spot // 6 == 5 for spot in found)


def test_medium_puts_the_key_back_out_of_reach_where_all_can_see_it() -> None:
    corners = bits(SPOT["a6"], SPOT["f6"], SPOT["c3"])
    found = hide_spots(PutBack(ANN, SPOT["a1"]), keys=(1 << 36) - 1 & ~corners, options={"hide_silver_key": "vacant"})
    assert found == {SPOT["f6"]}


# ── judging ──────────────────────────────────────────────────────────────────
def test_shares_make_a_whole() -> None:
    assert shares([0.0, None, 0.0]) == [0.5, 0.0, 0.5]
    assert shares([None, None]) == [0.5, 0.5]


def test_the_troll_is_past_in_about_ten_spins() -> None:
    assert plain.RUNNING[0] == pytest.approx(9.9, abs=0.05)
    assert plain.RUNNING[-1] == 0


def test_who_is_further_has_better_chances() -> None:
    """In each challenge alone, and in the whole game, where a challenge further counts more than a good place."""
    for alone in (True, False):
        for s in (scene("hagrid", NoteTurn(CAT), alone=alone, turn=CAT, pos={ANN: 14, BOB: 2}, notes={ANN: "24"}),
                  scene("quirrell", alone=alone, turn=CAT, run={ANN: 13, BOB: 2}),
                  scene("sprout", Placed(CAT), alone=alone, turn=CAT, area=HOMES, rings={1: ALL_BUT_ROOT}),
                  scene("snape", Brewing(CAT, False, False), alone=alone, turn=CAT,
                        hands={ANN: "1S 1R", BOB: "9S 8R", CAT: "7S 7R"})):
            odds = GAME.mind.evaluate(s, CAT)
            assert odds is not None
            assert odds[ANN] > odds[BOB]
            assert sum(odds) == pytest.approx(1)
    ahead = judge.chances(scene("hagrid", NoteTurn(CAT), turn=CAT, where={ANN: "sprout"}, pos={BOB: 15}))
    assert ahead[ANN] > ahead[BOB]


def hard(s: Table, seat: int = ANN) -> Action:
    bot = Hard(0.0, seed="x")
    bot.most = 120
    return bot.choose(GAME.view(s, seat)).action


def test_hard_sees_what_medium_sees() -> None:
    assert hard(brewing("1S 1R", alone=True)) == Declare()
    assert hard(laying("root", {0: ALL_BUT_ROOT, 1: ALL_BUT_ROOT})) == Snare(1, SHAPE["root"])
    assert hard(scene("hagrid", NoteTurn(ANN), notes={ANN: "234"}, pos={ANN: TRAPDOOR - 3})) == Play(3)


# ── whole games and reasons ──────────────────────────────────────────────────
def played(seats: int, chosen: dict[str, Any], rng: Random, astray: float = 0.0) -> tuple[Table, list[Table]]:
    """A game among medium bots that stray so often, and some of the questions with a choice that it asked, not those
    of chess."""
    s: Any = GAME.setup(seats, GAME.resolve_options(seats, chosen), {}, {})
    s.log, found, made = None, [], 0
    while s.agenda:
        step = s.agenda[-1]
        if step.seat == CHANCE:
            apply(s, step.sample(s, rng))
            continue
        choices = step.legal(s)
        if len(choices) > 1 and s.where[step.seat] != CHESS and rng.random() < 0.2:
            found.append(s.clone())
        a = rng.choice(list(choices)) if rng.random() < astray else GAME.mind.move(s, rng)
        assert a in choices
        apply(s, a)
        made += 1
        assert made < 4000
    return s, found


@pytest.mark.parametrize("challenge", ALONE)
def test_challenges_among_medium_bots_end(challenge: str) -> None:
    for seats in SEATS:
        for deal in range(2 * SCALE):
            s, _ = played(seats, {"challenge": challenge}, Random(f"{challenge} {deal}"))
            assert len(s.winners) == 1


@pytest.mark.parametrize("seats", SEATS)
def test_whole_games_among_medium_bots_end_with_the_stone(seats: int) -> None:
    for deal in range(SCALE):
        vacant = {"hide_silver_key": "vacant"} if (deal + seats) % 2 else {}
        s, _ = played(seats, vacant, Random(f"whole {deal}"))
        assert s.ended == "stone"


def test_every_answer_is_ranked_with_a_reason_in_every_language() -> None:
    kinds = set()
    for challenge in (*ALONE, "whole"):
        for s in played(3, {"challenge": challenge}, Random(challenge), astray=0.2)[1]:
            ranked = GAME.mind.rank(s)
            assert sorted(map(repr, (r.action for r in ranked))) == sorted(map(repr, legal(s)))
            kinds |= {type(r.action).__name__ for r in ranked}
            for language in languages():
                for reason in (reason for r in ranked for reason in (r.public, *r.private)):
                    assert reason_text(GAME, s, reason, language).endswith(".")
    assert len(kinds) >= 15


def test_what_a_bot_says_aloud_rests_on_what_all_can_see() -> None:
    """Exchange notes, vines and potions in the bot's hand for others: the public reason stays the same."""
    for challenge in ("hagrid", "sprout"):
        for s in played(3, {"challenge": challenge}, Random(f"aloud {challenge}"), astray=0.2)[1]:
            for r in GAME.mind.rank(s):
                changed = s.clone()
                seat = s.agenda[-1].seat
                if challenge == "hagrid":
                    changed.hagrid.notes[seat] = [1, 2, 3, 4] if has_song(s.hagrid.notes[seat]) else []
                else:
                    changed.sprout.snares[seat].cards = [0] * len(s.sprout.snares[seat].cards)
                assert GAME.mind.part(changed).public(changed, r.action) == r.public


def test_cards_are_called_by_their_names() -> None:
    s = knowing(scene("snape", Surplus(ANN, True), hands={ANN: "2S 3R steal", BOB: "9S 9R"}))
    reason = GAME.mind.rank(s)[0].public
    assert reason.facts == {"card": CARD["steal"]}
    assert reason_text(GAME, s, reason, "de") == "Dem folgt man am besten gleich: Karte stehlen."
