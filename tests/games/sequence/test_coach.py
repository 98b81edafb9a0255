"""The coach at Sequence: goals and warnings."""

from functools import partial

from greathall.games.sequence import GAME
from tests import table
from tests.games.sequence.scenes import CARDS, GOLD, ONYX, scene, space
from tests.table import ANN, BOB, CAT, rule

coached = partial(table.coached, GAME)


@rule("SQ-1.2")
def test_the_goal_counts_the_sequences_of_your_side() -> None:
    assert coached(scene(made={GOLD: "b4-f4"}))["goal-sequences"] == {"need": 2, "have": 1}
    assert coached(scene(made={ONYX: "b4-f4"}))["goal-sequences"] == {"need": 2, "have": 0}
    assert coached(scene(seats=3))["goal-sequences"]["need"] == 1
    assert coached(scene(seats=4, made={GOLD: "b4-f4"}), CAT)["goal-sequences"]["have"] == 1, "a team shares it"


@rule("SQ-1.1", "SQ-4.1")
def test_a_line_that_lacks_one_counter_is_named_by_whoever_has_it() -> None:
    assert coached(scene(counters={ONYX: "b4-e4", GOLD: "a4"}))["warn-four"] == {"team": ONYX, "space": space("f4")}
    assert "warn-four" not in coached(scene(counters={ONYX: "b4-e4", GOLD: "a4 f4"})), "it is blocked"
    assert coached(scene(counters={GOLD: "b4-e4", ONYX: "a4"}))["warn-own-four"] == {"space": space("f4")}
    assert coached(scene(counters={ONYX: "b1-d1"}))["warn-four"] == {"team": ONYX, "space": space("e1")}, "a corner"


@rule("SQ-5.3")
def test_a_line_that_shares_two_spaces_with_a_sequence_is_no_threat() -> None:
    said = coached(scene(made={ONYX: "b4-f4"}))
    assert "warn-four" not in said, said


@rule("SQ-6.1", "SQ-7.1")
def test_a_dead_card_is_to_be_exchanged_first_and_a_jack_is_never_dead() -> None:
    assert coached(scene(hands={ANN: "5h Jg"}, counters={ONYX: "b4 f6"}))["warn-dead"] == {"card": CARDS["5h"]}
    assert "warn-dead" not in coached(scene(hands={ANN: "5h Jg"}, counters={ONYX: "b4"}))


@rule("SQ-3.6")
def test_the_last_cards_of_the_draw_pile_are_counted() -> None:
    assert coached(scene(pile="5h"))["warn-pile"] == {"count": 1}
    assert "warn-pile" not in coached(scene())


@rule("SQ-3.5")
def test_a_draw_that_may_be_lost_is_said_to_its_seat_alone() -> None:
    s = scene(draw_on_demand=True)
    s.owed[BOB] = 1
    assert "warn-owed" in coached(s, BOB)
    assert "warn-owed" not in coached(s, ANN)
