"""The bots of The Sorcerer's Stone but for chess: how they reckon, what they choose, and that their games end."""

from random import Random
from typing import Any

import pytest

from greathall.bots.bot import Medium
from greathall.bots.hard import Hard
from greathall.core.catalogue import book
from greathall.core.engine import apply
from greathall.core.words import CHANCE, Action
from greathall.games.sorcerers_stone import GAME
from greathall.games.sorcerers_stone.board import CARDS, CHESS, FULL_RING, SEATS, TRAPDOOR
from greathall.games.sorcerers_stone.bot import hagrid, judge, plain, sprout
from greathall.games.sorcerers_stone.bot.odds import shares
from greathall.games.sorcerers_stone.bot.potions import Cellar, all_shelved
from greathall.games.sorcerers_stone.model import (
    Area, Cast, Declare, Discard, Draw, End, Flip, Hide, LookShelf, Play, Rob, Snare, Stay, Steal, Walk,
)
from greathall.games.sorcerers_stone.play.brewing import Brewing, Looking, Stealing, Surplus
from greathall.games.sorcerers_stone.play.flitwick import Hiding, PutBack, Walking
from greathall.games.sorcerers_stone.play.hagrid import NoteTurn, has_song
from greathall.games.sorcerers_stone.play.sprout import Choose, Placed, TakeFrom
from greathall.games.sorcerers_stone.play.table import Table
from tests.games.sorcerers_stone.scenes import CARD, SHAPE, SPOT, bits, scene
from tests.table import ANN, BOB, CAT, SCALE, options

ALONE = ("hagrid", "sprout", "flitwick", "quirrell", "snape")


def best(s: Table) -> Action:
    return GAME.mind.rank(s)[0].action


def why(s: Table) -> str:
    return GAME.mind.rank(s)[0].public.key


# ── Hagrid ───────────────────────────────────────────────────────────────────
def turns(space: int, hand: str, dog: int = hagrid.CLEAR) -> float:
    return hagrid.road(dog, True)[space][hagrid.held([int(note) for note in hand])]


def test_the_way_to_the_trapdoor_is_as_long_as_the_cards_make_it() -> None:
    """Four 4s are four turns; who holds the one card that is needed is there next turn; one space short, it takes a 1,
    which comes every fourth turn."""
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


def test_medium_waits_for_the_exact_card() -> None:
    s = scene("hagrid", NoteTurn(ANN), notes={ANN: "34"}, pos={ANN: TRAPDOOR - 2})
    assert best(s) == Stay()


def test_medium_strides_out_while_nobody_has_met_the_dog() -> None:
    assert best(scene("hagrid", NoteTurn(ANN), notes={ANN: "124"})) == Play(4)


def test_medium_does_not_walk_into_a_dog_that_is_awake() -> None:
    s = scene("hagrid", NoteTurn(ANN), notes={ANN: "234"}, pos={ANN: 5}, fluffy=9, dark=0)
    assert Play(4) in options(s)
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
    """Root or tip: only the root would close the own ring, so it lays the tip."""
    rings = {0: ALL_BUT_ROOT, 1: "bud coil hook", 2: "leaf knot", 3: "curl thorn"}
    s = laying("root tip", rings)
    assert {Snare(1, SHAPE["root"]), Snare(3, SHAPE["tip"])} <= set(options(s))
    kept = {r.action: r.private for r in GAME.mind.rank(s)}
    assert kept[Snare(3, SHAPE["tip"])][0].key == "why-denies"


def test_medium_robs_who_is_known_to_hold_what_would_do_harm() -> None:
    s = scene("sprout", TakeFrom(ANN), snares={BOB: "leaf leaf", CAT: "root leaf"}, rings={0: ALL_BUT_ROOT}, area=HOMES)
    s.snares[BOB].known = s.snares[CAT].known = [-1, -1]
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


# ── Snape ────────────────────────────────────────────────────────────────────
HIGH = "13S 12S 11S 10S 13R 12R 11R"


def knowing(s: Table, seat: int = ANN) -> Table:
    """The seat remembers its own cards and what lies open."""
    for card in (*s.hands[seat].cards, *s.discards):
        if card < CARD["another_turn"]:
            s.elsewhere[seat] |= 1 << card
    return s


def brewing(hand: str, shelf: str = HIGH, seen: int = 0, acted: bool = False, **facts: Any) -> Table:
    """Ann at the cauldron; of the shelf she has seen the first so many."""
    s = knowing(scene("snape", Brewing(ANN, acted, False), hands={ANN: hand, BOB: "5S 7R", CAT: "6S 6R"}, shelf=shelf,
                      **facts))
    for place in range(seen):
        s.shelf.show(place, 1 << ANN)
    return s


def test_what_was_never_seen_may_stand_on_the_shelf() -> None:
    """Seven hidden bottles of 24 potions: one of them is there with 7/24, two with 7/24 of 6/23."""
    assert all_shelved(0, 24, 7) == 1
    assert all_shelved(2, 24, 7) == pytest.approx(7 / 24 * 6 / 23)
    assert all_shelved(8, 24, 7) == 0
    assert Cellar(brewing("2S 1R"), ANN).right([CARD["2S"], CARD["1R"]]) == pytest.approx(7 / 24)


def test_the_reckoning_agrees_with_imagined_worlds() -> None:
    s = brewing("2S 2R", shelf="1S 8S 7S 1R 8R 10R 11R", seen=1)
    view, rng, tries = GAME.view(s, ANN), Random(5), 1000
    hand = [CARD["2S"], CARD["2R"]]
    shelved = sum(CARD["1R"] in GAME.imagine(view, rng).shelf.cards for _ in range(tries))
    assert shelved / tries == pytest.approx(Cellar(s, ANN).right(hand), abs=0.06)


@pytest.mark.parametrize("acted", [False, True])
def test_medium_declares_when_it_is_certain(acted: bool) -> None:
    s = brewing("1S 1R", acted=acted)
    assert best(s) == Declare()
    assert best(brewing("3S 2R", shelf="1S 2S 1R 10S 13R 12R 11R", seen=3, acted=acted)) == Declare()


def test_medium_does_not_declare_what_is_surely_wrong() -> None:
    """A lower one lies on the discards, or was once seen in another hand: it counts."""
    s = brewing("1R 2S", acted=True)
    s.discards.append(CARD["1S"])
    s.deck.bag.remove(CARD["1S"])
    assert best(knowing(s)) == End()
    s = brewing("1R 2S", acted=True)
    s.elsewhere[ANN] |= 1 << CARD["1S"]
    assert best(s) == End()
    assert GAME.mind.rank(s)[-1].action == Declare()


def test_medium_draws_with_a_poor_pair_and_looks_at_the_shelf_with_a_likely_one() -> None:
    assert best(brewing("9S 8R", shelf=HIGH)) == Draw()
    s = brewing("2S 1R")
    for card in range(2, CARD["another_turn"]):
        if card not in s.shelf.cards:
            s.elsewhere[ANN] |= 1 << card
    assert Cellar(s, ANN).right(s.hands[ANN].cards) == pytest.approx(7 / 8)
    assert isinstance(best(s), Flip)


def test_medium_keeps_the_lowest_of_each_kind() -> None:
    s = knowing(scene("snape", Surplus(ANN, True), hands={ANN: "2S 7S 3R"}))
    assert best(s) == Discard(1)
    s = knowing(scene("snape", Surplus(ANN, True), hands={ANN: "2S 4R 3R"}))
    assert best(s) == Discard(1)


def test_medium_follows_what_helps_and_not_what_harms() -> None:
    for spell, follows in (("steal", True), ("another_turn", True), ("look", True), ("lose_turn", False)):
        s = knowing(scene("snape", Surplus(ANN, True), hands={ANN: f"2S 3R {spell}", BOB: "9S 9R"}))
        assert best(s) == (Cast(2) if follows else Discard(2))


def test_medium_steals_the_card_that_it_knows_and_needs() -> None:
    s = knowing(scene("snape", Stealing(ANN), hands={ANN: "1S 9R", BOB: "5S 7R", CAT: "12R 1R"}, shelf=HIGH.replace(
        "12R", "10R")))
    s.hands[CAT].known = [1 << CAT, 1 << CAT | 1 << ANN]
    s.elsewhere[ANN] |= 1 << CARD["1R"]
    assert best(s) == Steal(CAT, 1)


def test_medium_looks_at_the_shelf_only_where_that_is_news() -> None:
    s = knowing(scene("snape", Looking(ANN), hands={ANN: "2S 1R", BOB: "9S 9R"}))
    for place in range(6):
        s.shelf.show(place, 1 << ANN)
    assert best(s) == LookShelf(6)


def test_who_waits_while_others_search_the_mirror_grows_bold() -> None:
    s = brewing("1R 2S", acted=True)
    for card in range(2, CARD["another_turn"]):
        if card not in s.shelf.cards:
            s.elsewhere[ANN] |= 1 << card
    assert best(s) == End()
    s.where[BOB] = s.where[CAT] = 6
    s.hands[BOB].cards, s.hands[CAT].cards, s.hands[BOB].known, s.hands[CAT].known = [], [], [], []
    s.mirrors = bits(0, 1, 2)
    assert best(s) == Declare()


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
    s: Any = GAME.setup(seats, GAME.settled(seats, chosen), {}, {})
    s.log, found, made = None, [], 0
    while s.agenda:
        step = s.agenda[-1]
        if step.seat == CHANCE:
            apply(s, step.sample(s, rng))
            continue
        choices = step.options(s)
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
            assert sorted(map(repr, (r.action for r in ranked))) == sorted(map(repr, options(s)))
            kinds |= {type(r.action).__name__ for r in ranked}
            for language in ("en", "de"):
                say = book(GAME.folder, language).say
                for r in ranked:
                    assert all(say(reason.key, **reason.facts).endswith(".") for reason in (r.public, *r.private))
    assert len(kinds) >= 15


def test_what_a_bot_says_aloud_rests_on_what_all_can_see() -> None:
    """Notes, vines and potions of the own hand are exchanged for others: the public reason stays."""
    for challenge in ("hagrid", "sprout"):
        for s in played(3, {"challenge": challenge}, Random(f"aloud {challenge}"), astray=0.2)[1]:
            for r in GAME.mind.rank(s):
                changed = s.clone()
                seat = s.agenda[-1].seat
                changed.notes[seat] = [1, 2, 3, 4] if has_song(s.notes[seat]) else []
                changed.snares[seat].cards = [0] * len(s.snares[seat].cards)
                assert GAME.mind.part(changed).public(changed, r.action) == r.public


def test_cards_are_called_by_their_names() -> None:
    s = knowing(scene("snape", Surplus(ANN, True), hands={ANN: "2S 3R steal", BOB: "9S 9R"}))
    assert GAME.mind.rank(s)[0].public.facts == {"card": CARDS[CARD["steal"]]}
