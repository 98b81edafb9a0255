"""The card game's bots: the race, what cards are worth, what they answer, and that no deck is drawn to its end."""

from collections import Counter
from random import Random
from typing import Any

import pytest

import greathall
from greathall.bots.arena import play_out
from greathall.bots.hard import Hard
from greathall.core.catalogue import languages
from greathall.core.engine import apply
from greathall.core.words import CHANCE, Action, Ask
from greathall.games.tcg import GAME
from greathall.games.tcg.bot.glance import Glance, power_wanted
from greathall.games.tcg.bot.judge import FEATURES, WEIGHTS, chances
from greathall.games.tcg.bot.plays import playing
from greathall.games.tcg.bot.worth import ANSWERS
from greathall.games.tcg.decks import SAMPLES, SHELF
from greathall.games.tcg.model import (
    AtPlayer, Done, Draw, End, GoFirst, No, Number, Redraw, Show, Skip, Solve, Strike, Suffer, Yes,
)
from greathall.games.tcg.play.choosing import Discard, Remove, TakeAway
from greathall.games.tcg.play.damage import Aim, Question, Ward
from greathall.games.tcg.play.drawing import DrawAny, MayDraw
from greathall.games.tcg.play.searching import DECK, Gather, Search
from greathall.games.tcg.play.start import Choose, MayRedraw
from greathall.games.tcg.play.table import Table
from greathall.games.tcg.play.turn import Main
from greathall.games.tcg.printed import ANY, CARDS, CREATURES, LESSONS, NAME, NEEDS, NOT_HEALING, SAME
from greathall.games.tcg.views import belief_about, known_cards
from greathall.testing.reasons import reason_text
from tests.games.tcg.scenes import ANN, BOB, at, card, pick, play, scene, use
from tests.table import SCALE

LOW = "3 Charms"
OTHERS = ("Hermione Granger", "Hannah Abbott")
"""Nothing that Ann could use."""


def best(s: Table) -> Action:
    return GAME.mind.rank(s)[0].action


def why(s: Table) -> str:
    return GAME.mind.rank(s)[0].public.key


# ── the race ─────────────────────────────────────────────────────────────────
def test_medium_takes_the_blow_that_ends_the_game() -> None:
    s = scene(hands={ANN: "Magical Mishap, Charms, Surly Hound"}, play={ANN: "3 Charms"}, decks={BOB: LOW})
    assert best(s) == play("Magical Mishap")


def test_medium_aims_at_the_player_to_end_the_game_else_at_what_hurts_most() -> None:
    beast: dict[str, Any] = {"play": {ANN: "4 Charms", BOB: "Vicious Wolf"}}
    assert best(scene(Aim(ANN, 3), decks={BOB: LOW}, **beast)) == AtPlayer()
    s = scene(Aim(ANN, 3), **beast)
    assert best(s) == at(s, BOB, "Vicious Wolf")
    assert why(s) == "why-target"
    assert best(scene(Aim(ANN, 1), play={ANN: "4 Charms, Curious Raven", BOB: "Scottish Stag"})) == AtPlayer()


def test_medium_lets_its_creatures_strike_before_anything_else() -> None:
    s = scene(struck=False, play={ANN: "Surly Hound"}, hands={ANN: "Charms"})
    assert best(s) == Strike()


@pytest.mark.parametrize("cards", ["", "Charms", "4 Charms"])
def test_medium_never_draws_its_last_cards(cards: str) -> None:
    """A deck of two: whoever draws them loses."""
    s = scene(hands={ANN: cards}, decks={ANN: "2 Charms"}, characters=("Harry Potter", "Hannah Abbott"))
    assert not isinstance(best(s), Draw)
    low: dict[str, Any] = {"decks": {ANN: "3 Charms"}}
    assert best(scene(MayDraw(ANN, 3), **low)) == No()
    assert best(scene(DrawAny(ANN), **low)) == Number(0)
    assert best(scene(Search(ANN, 1, ANY, True), **low)) == Done()


def test_medium_does_not_draw_what_would_be_lost_or_cost_it() -> None:
    """Under a Snuffling Potion, and, with cards enough, while Peeves causes trouble."""
    s = scene(characters=OTHERS)
    s.snuffled[ANN] = True
    assert best(s) == End()
    s = scene(hands={ANN: "6 Stupefy"}, play={BOB: "Peeves Causes Trouble"}, characters=OTHERS)
    assert not isinstance(best(s), Draw)


def test_medium_draws_with_an_empty_hand() -> None:
    assert best(scene(characters=("Harry Potter", "Hannah Abbott"))) == Draw(2)
    assert best(scene(MayDraw(ANN, 3))) == Yes()


# ── tempo and worth ──────────────────────────────────────────────────────────
def test_medium_begins_with_lessons_of_the_subjects_it_needs() -> None:
    s = scene(hands={ANN: "Charms, Transfiguration, Incarcifors, Homework"}, play={ANN: "Charms"})
    assert best(s) == play("Transfiguration")
    assert why(s) == "why-lesson"


def test_power_is_worth_less_the_more_there_is() -> None:
    hand, deck = {ANN: "Stupefy"}, {ANN: "10 Stupefy, 10 Charms"}
    worths = [Glance(scene(hands=hand, decks=deck, play={ANN: f"{power} Charms"}), ANN).lesson(1)
              for power in (1, 3, 4, 7)]
    assert worths == sorted(worths, reverse=True)
    assert worths[-1] < 1 < worths[0]


def test_what_a_deck_wants_is_read_from_its_list() -> None:
    enough, parts = power_wanted((8, *[card("Stupefy")] * 5, *[card("Incarcifors")] * 5))
    assert enough == 6
    assert parts == (0.0, 0.5, 0.0, 0.5)
    assert power_wanted((8, *[card("Charms")] * 5)) == (0, (0.0,) * 4)


def test_medium_does_not_play_what_helps_the_other_or_nobody() -> None:
    """All creatures in play are its own; nothing to heal; the opponent has no such lesson."""
    board = {ANN: "10 Transfiguration, 2 Potions, Vicious Wolf, Guard Dog", BOB: "2 Charms"}
    for name in ("Transfiguration Exam", "Transfiguration Test", "Hospital Wing", "Nurture"):
        s = scene(hands={ANN: name}, play=board)
        assert best(s) != play(name), name


def test_medium_clears_away_the_others_creatures() -> None:
    s = scene(hands={ANN: "Incarcifors, Charms"}, play={ANN: "8 Transfiguration", BOB: "Curious Raven, Guard Dog"})
    assert best(s) == play("Incarcifors")
    s = scene(Remove(ANN, BOB, CREATURES), play={BOB: "Curious Raven, Guard Dog"})
    assert best(s) == at(s, BOB, "Guard Dog")
    s = scene(Remove(ANN, ANN, CREATURES), play={ANN: "Curious Raven, Guard Dog"})
    assert best(s) == at(s, ANN, "Curious Raven")
    assert why(s) == "why-own"


def test_medium_heals_when_its_deck_runs_low() -> None:
    s = scene(hands={ANN: "Hospital Wing, Potions"}, play={ANN: "8 Potions"}, decks={ANN: "5 Potions"},
              heaps={ANN: "8 Noxious Poison"})
    assert best(s) == play("Hospital Wing")
    assert why(s) == "why-heal"
    s = scene(Gather(ANN, 0, 8, NOT_HEALING, DECK), heaps={ANN: "Potions, Noxious Poison"}, play={ANN: "8 Potions"})
    assert best(s) == pick("Noxious Poison")


def test_medium_parts_with_what_it_needs_least() -> None:
    s = scene(Discard(ANN, 1, ANY), hands={ANN: "Stupefy, 3 Charms"}, play={ANN: "9 Charms"})
    assert best(s) == pick("Charms")
    s = scene(TakeAway(ANN, False), hands={BOB: "Stupefy, Charms"}, play={BOB: "9 Charms"})
    assert best(s) == pick("Stupefy")
    s = scene(Search(ANN, 1, LESSONS, True), play={ANN: "Charms"},
              decks={ANN: "9 Charms, 9 Transfiguration, 9 Homework"})
    assert best(s) == pick("Transfiguration")


# ── adventures ───────────────────────────────────────────────────────────────
def test_medium_plays_an_adventure_when_nothing_better_takes_two_actions() -> None:
    s = scene(hands={ANN: "Troll in the Bathroom"})
    assert best(s) == play("Troll in the Bathroom")
    assert why(s) == "why-adventure"
    s = scene(hands={ANN: "Meet the Centaurs, 2 Stupefy"}, play={ANN: "8 Charms"})
    assert best(s) == play("Stupefy")


def test_medium_solves_an_adventure_that_costs_more_than_solving_it() -> None:
    spare = scene(hands={ANN: "8 Charms"}, play={ANN: "9 Charms", BOB: "Troll in the Bathroom"}, actions=0)
    assert best(spare) == Solve(0)
    dear = scene(hands={ANN: "4 Stupefy, 4 Bluebell Flames"}, play={ANN: "9 Charms", BOB: "4 Privet Drive"},
                 decks={BOB: "12 Charms"})
    assert not isinstance(best(dear), Solve)


def test_medium_skips_actions_for_an_adventure_with_nothing_else_to_do() -> None:
    s = scene(hands={ANN: "4 Charms"}, play={ANN: "9 Charms", BOB: "Peeves Causes Trouble"}, characters=OTHERS)
    assert best(s) == Skip()
    assert why(s) == "why-skip"


# ── answers ──────────────────────────────────────────────────────────────────
def test_medium_wards_off_what_would_cost_more() -> None:
    s = scene(Ward(ANN, 5), turn=BOB, play={ANN: "Pet Toad, Invisibility Cloak"})
    assert GAME.mind.rank(s)[0].action != Suffer()
    assert why(s) == "why-shield"
    assert best(scene(Ward(ANN, 1), turn=BOB, play={ANN: "Potion Ingredients"})) == Suffer()
    assert best(scene(Ward(ANN, 1), turn=BOB, play={ANN: "Potion Ingredients"}, decks={ANN: "Charms"})) != Suffer()


def test_medium_shows_the_lesson_it_is_asked_for() -> None:
    assert best(scene(Question(ANN, 4), turn=BOB, hands={ANN: "Potions"})) == Show(card("Potions"))


def test_an_only_move_is_not_called_so_where_that_would_tell_of_the_hand() -> None:
    s = scene(Question(ANN, 4), turn=BOB, hands={ANN: "Charms"})
    for level in greathall.bots.LEVELS:
        assert greathall.bot(level, 0.01, seed="x").choose(GAME.view(s, ANN)).why.reasons[0].key != "why-only"


def test_medium_begins_and_redraws_a_hand_without_lessons() -> None:
    assert best(scene(Choose(ANN))) == GoFirst()
    assert best(scene(MayRedraw(ANN), hands={ANN: "7 Stupefy"})) == Redraw()
    keep = scene(MayRedraw(ANN), hands={ANN: "4 Charms, 3 Stupefy"})
    assert (best(keep), why(keep)) == (No(), "why-hand")


def test_medium_uses_what_costs_nothing() -> None:
    s = scene(play={ANN: "Winged Keys", BOB: "Guard Dog"}, actions=0, characters=OTHERS)
    assert best(s) == use(s, "Winged Keys")
    assert best(scene(actions=0, characters=OTHERS)) == End()


def test_every_question_has_an_answer() -> None:
    asked = {step for step in GAME.steps if issubclass(step, Ask) and step.__name__ != "Aside"}
    assert asked == {Main, *ANSWERS}


def test_every_card_can_be_weighed_at_any_table() -> None:
    """Also with nothing on it."""
    bare, full = scene(), scene(hands={ANN: "Charms, Stupefy", BOB: "Potions"}, heaps={ANN: "Charms, Pet Toad"}, play={
        ANN: "5 Charms, 5 Potions, 5 care, 5 trans, Pet Toad, Cage, Dragon's Escape",
        BOB: "Guard Dog, Cage, 2 Charms, Troll in the Bathroom"})
    for s in (bare, full):
        g = Glance(s, ANN)
        assert all(-100 < playing(g, one) < 2000 for one in CARDS if SAME[one] == one)


# ── the judge ────────────────────────────────────────────────────────────────
def test_chances_add_up_and_favour_the_longer_deck_and_the_creatures() -> None:
    assert len(FEATURES) == len(WEIGHTS)
    ahead = scene(play={ANN: "4 Charms, Guard Dog"}, decks={BOB: "9 Charms"})
    mine, theirs = chances(ahead, ANN)
    assert mine + theirs == pytest.approx(1.0)
    assert mine > 0.8
    assert chances(scene(play={BOB: "Guard Dog"}), ANN)[ANN] < 0.5


def test_who_judges_does_not_look_into_the_others_hand() -> None:
    one, two = (scene(hands={ANN: "Charms", BOB: hand}, decks={BOB: f"19 Charms, {left}"})
                for hand, left in (("Stupefy", "Charms"), ("Charms", "Stupefy")))
    assert chances(one, ANN) == chances(two, ANN)


# ── beliefs ──────────────────────────────────────────────────────────────────
def believing(shown: str, character: str) -> dict[str, float]:
    """Return how likely Ann thinks each sample deck, or another deck, is Bob's."""
    s = scene(heaps={BOB: shown}, characters=("Dean Thomas", character))
    view = GAME.view(s, ANN)
    lists, weights = belief_about(view, BOB, known_cards(view, BOB))
    return dict(zip((*SAMPLES, "another"), (weight / sum(weights) for weight in weights), strict=True)) | {
        "cards": len(lists[-1])}


def test_the_others_list_is_guessed_from_what_was_seen_of_it() -> None:
    """Three cards and the character of a sample deck are nearly proof.

    Cards that no sample deck has together prove another deck, which has more of the same."""
    name = "slowboil"
    deck = Counter(SHELF[name].cards)
    three = [NAME[one] for one in deck if NEEDS[one]][:3]
    assert believing(", ".join(three), NAME[SHELF[name].character])[name] > 0.9
    odd = believing("4 Norbert, 4 Elixir of Life, 4 Invisibility Cloak", "Dean Thomas")
    assert odd["another"] > 0.9
    assert odd["cards"] == 20 + 12, "as many cards as Bob has"
    assert belief_about(GAME.view(scene(open_lists=True), ANN), BOB, [])[1] == [1.0]


# ── whole games ──────────────────────────────────────────────────────────────
@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
@pytest.mark.parametrize("form", ["basic", "advanced"])
def test_whole_games_end_with_reasons_that_can_be_said(level: str, form: str) -> None:
    """Every move is legal, for the match would refuse any other, and every reason is a sentence in both languages."""
    for game in range(SCALE):
        match = greathall.new("tcg", 2, seed=f"bots {level} {game}", options={"format": form, "redraw": True})
        bots = {seat: greathall.bot(level, 0.001, seed=f"{game} {seat}") for seat in (0, 1)}
        for player in bots.values():
            player.most = 4  # type: ignore[attr-defined]
        while match.seat is not None:
            choice = bots[match.seat].choose(match.view(match.seat))
            for reason in choice.why.reasons:
                assert all(reason_text(GAME, match.state, reason, language).endswith(".") for language in languages())
            match.play(choice.action, match.seat)
        assert match.result is not None
        assert match.result.reason == "end-deck"


def test_medium_beats_random_play() -> None:
    """Of ten games with sample decks at least eight; measured over hundreds it is far more (bench/ladder.json)."""
    won = 0
    for game in range(10):
        match = greathall.new("tcg", 2, seed=f"random {game}", options={"format": "advanced"})
        seat = game % 2
        play_out(match, {seat: greathall.bot("medium", seed="m"), 1 - seat: greathall.bot("random", seed="r")})
        assert match.result is not None
        won += match.result.winners == (seat,)
    assert won >= 8


def test_hard_sees_the_blow_that_ends_the_game() -> None:
    s = scene(hands={ANN: "Magical Mishap, Charms"}, play={ANN: "3 Charms"}, decks={BOB: LOW})
    hard = Hard(0.01, seed="x")
    hard.most = 40
    assert hard.choose(GAME.view(s, ANN)).action == play("Magical Mishap")


def test_bots_choose_by_their_view_alone() -> None:
    """Two tables that differ only where the seat can't see give the same choice."""
    rng = Random(4)
    match = greathall.new("tcg", 2, seed="alone", options={"format": "advanced"}, brings={0: SAMPLES[0], 1: SAMPLES[1]})
    s: Any = match.state.clone()
    for _ in range(60):
        step = s.agenda[-1]
        apply(s, step.sample(s, rng) if step.seat == CHANCE else GAME.mind.move(s, rng))
    while s.agenda[-1].seat != 0:
        step = s.agenda[-1]
        apply(s, step.sample(s, rng) if step.seat == CHANCE else GAME.mind.move(s, rng))
    view = GAME.view(s, 0)
    assert view.lists[1] is None
    other: Any = GAME.imagine(view, rng)
    medium = greathall.bot("medium", seed="m")
    assert medium.choose(view).action == medium.choose(GAME.view(other, 0)).action
