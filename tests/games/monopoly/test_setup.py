"""Set-up: what is on the table, what is printed, who may play, tokens, and the Bank."""

from collections import Counter
from typing import Any

import pytest

import greathall
from greathall.games.monopoly import GAME
from greathall.games.monopoly.board import (
    BANK_FEE, CARDS, DATA, DECK_AT, DECK_OF, DEEDS, GROUP, GROUPS, HUT, INTEREST, LIFT, MEMBERS, MORTGAGE,
    PRICE, RENTS, ROOMS, SPACES, STREETS, TOKENS, UTILITIES,
)
from greathall.games.monopoly.model import Choose, Chose, Pass
from greathall.games.monopoly.play.table import BANK, CONCERNED, Table
from greathall.games.monopoly.play.turn import FirstThrow, Token
from tests.games.monopoly.scenes import refused, rolled, space
from tests.table import ANN, BOB, CAT, asked, do, legal, rule, told


def opening(seats: int, **switches: Any) -> Table:
    """A table nobody has touched."""
    s: Table = GAME.setup(seats, GAME.resolve_options(seats, switches), {}, {})
    s.log = []
    return s


# ── players, money, tokens ───────────────────────────────────────────────────
@rule("MO-1.4", "M-01")
@pytest.mark.parametrize("seats", range(2, 9))
def test_two_to_eight_may_play(seats: int) -> None:
    assert greathall.new("monopoly", seats, seed="many").seat == 0


@rule("MO-1.4", "M-01")
@pytest.mark.parametrize("seats", [0, 1, 9, 12])
def test_any_other_number_is_refused(seats: int) -> None:
    with pytest.raises(greathall.Illegal) as no:
        greathall.new("monopoly", seats)
    assert no.value.rule == "MO-1.4"


@rule("MO-1.1", "M-05")
def test_everybody_starts_with_1500_in_the_notes_that_are_printed() -> None:
    notes = {500: 2, 100: 2, 50: 2, 20: 6, 10: 5, 5: 5, 1: 5}
    assert {int(note): count for note, count in DATA["money"]["start_notes"].items()} == notes
    assert sum(note * count for note, count in notes.items()) == 1500
    assert opening(8).cash == [1500] * 8


@rule("MO-1.5", "M-08")
def test_all_tokens_start_on_go_and_nobody_is_paid_for_standing_there() -> None:
    s = opening(3)
    do(s, Choose(0), Choose(1), Choose(2))
    assert s.at == [space("go")] * 3
    do(s, rolled(1, 2), rolled(2, 2), rolled(3, 3))
    assert asked(s) == CAT
    assert s.cash == [1500] * 3


@rule("MO-1.2", "M-02")
def test_each_player_chooses_a_token_that_nobody_else_has() -> None:
    s = opening(3)
    assert legal(s) == [Choose(token) for token in range(8)]
    do(s, Choose(4), Choose(0))
    assert (asked(s), len(legal(s))) == (CAT, 6)
    assert refused(s, Choose(4)) == "MO-1.2"
    assert refused(s, Choose(8)) == "MO-1.2"
    assert refused(s, Pass(CONCERNED)) == "M-50"
    do(s, Choose(7))
    assert s.tokens == (4, 0, 7)
    assert told(s, Chose) == [Chose(ANN, 4), Chose(BOB, 0), Chose(CAT, 7)]
    assert isinstance(s.agenda[-1], FirstThrow)


@rule("MO-1.2", "M-02")
def test_there_is_a_token_for_each_of_eight_and_all_may_think_at_once() -> None:
    assert len(set(TOKENS)) == 8
    match = greathall.new("monopoly", 3, seed="tokens")
    match.play(Choose(5), seat=CAT)  # held until it is asked for
    match.play(Choose(5), seat=ANN)
    match.play(Choose(2), seat=BOB)
    assert match.seat == CAT, "her token is gone: she is asked again"
    assert isinstance(match.state.agenda[-1], Token)
    match.play(Choose(6))
    assert isinstance(match.state, Table)
    assert match.state.tokens == (5, 2, 6)


# ── the Bank ─────────────────────────────────────────────────────────────────
@rule("MO-2.1")
def test_the_bank_holds_28_deeds_32_huts_and_12_manors() -> None:
    s = opening(4)
    assert (len(DEEDS), s.huts, s.manors) == (28, 32, 12)
    assert s.owner == [BANK] * SPACES
    assert s.built == [0] * SPACES
    assert s.mortgaged == 0
    assert s.papers == [BANK, BANK], "the Get Out cards lie in their decks"


@rule("MO-1.3", "M-07")
def test_the_program_is_the_bank_and_every_seat_plays() -> None:
    s = opening(8)
    assert s.living() == list(range(8))
    assert [step.seat for step in s.agenda if isinstance(step, Token)] == list(reversed(range(8)))


# ── the board and the deeds ──────────────────────────────────────────────────
STANDARD = {
    1: (60, 30, 50, (2, 10, 30, 90, 160, 250)), 3: (60, 30, 50, (4, 20, 60, 180, 320, 450)),
    6: (100, 50, 50, (6, 30, 90, 270, 400, 550)), 8: (100, 50, 50, (6, 30, 90, 270, 400, 550)),
    9: (120, 60, 50, (8, 40, 100, 300, 450, 600)), 11: (140, 70, 100, (10, 50, 150, 450, 625, 750)),
    13: (140, 70, 100, (10, 50, 150, 450, 625, 750)), 14: (160, 80, 100, (12, 60, 180, 500, 700, 900)),
    16: (180, 90, 100, (14, 70, 200, 550, 750, 950)), 18: (180, 90, 100, (14, 70, 200, 550, 750, 950)),
    19: (200, 100, 100, (16, 80, 220, 600, 800, 1000)), 21: (220, 110, 150, (18, 90, 250, 700, 875, 1050)),
    23: (220, 110, 150, (18, 90, 250, 700, 875, 1050)), 24: (240, 120, 150, (20, 100, 300, 750, 925, 1100)),
    26: (260, 130, 150, (22, 110, 330, 800, 975, 1150)), 27: (260, 130, 150, (22, 110, 330, 800, 975, 1150)),
    29: (280, 140, 150, (24, 120, 360, 850, 1025, 1200)), 31: (300, 150, 200, (26, 130, 390, 900, 1100, 1275)),
    32: (300, 150, 200, (26, 130, 390, 900, 1100, 1275)), 34: (320, 160, 200, (28, 150, 450, 1000, 1200, 1400)),
    37: (350, 175, 200, (35, 175, 500, 1100, 1300, 1500)), 39: (400, 200, 200, (50, 200, 600, 1400, 1700, 2000)),
}
"""Price, mortgage, hut and rents of every street, typed from the standard board, not from our data."""


@rule("MO-2.1", "MO-6.1")
def test_the_deeds_carry_the_standard_figures() -> None:
    assert {at: (PRICE[at], MORTGAGE[at], HUT[at], RENTS[at]) for at in STREETS} == STANDARD
    assert {(PRICE[at], MORTGAGE[at], RENTS[at]) for at in ROOMS} == {(200, 100, (25, 50, 100, 200))}
    assert {(PRICE[at], MORTGAGE[at], RENTS[at]) for at in UTILITIES} == {(150, 75, (4, 10))}


@rule("MO-2.1")
def test_the_groups_share_the_28_deeds() -> None:
    assert sorted(at for members in MEMBERS for at in members) == DEEDS
    assert Counter(map(len, MEMBERS)) == {3: 6, 2: 3, 4: 1}
    assert all(GROUP[at] == group for group, members in enumerate(MEMBERS) for at in members)
    rulebook = {"blue": ["room_of_requirement", "dumbledores_office"],
                "sky_blue": ["flourish_blotts", "wizard_wheezes", "ollivanders"]}
    assert {name: MEMBERS[GROUPS.index(name)] for name in rulebook} == {
        name: tuple(map(space, names)) for name, names in rulebook.items()}


@rule("MO-3.2", "MO-4.2", "MO-8.2", "M-46")
def test_corners_taxes_and_cards_lie_where_the_rulebook_and_the_standard_board_say() -> None:
    assert SPACES == 40
    corners = {"go": 0, "azkaban": 10, "free_parking": 20, "go_to_azkaban": 30}
    assert {name: space(name) for name in corners} == corners
    assert (space("ministry_tax"), space("gringotts_fee"), BANK_FEE) == (4, 38, 100)
    prophet, quibbler = ([at for at in range(SPACES) if DECK_AT[at] == deck] for deck in range(2))
    assert (prophet, quibbler) == ([2, 17, 33], [7, 22, 36]), "Daily Prophet two after GO, Quibbler seven"


@rule("MO-2.3", "M-06")
def test_percentages_are_rounded_up_to_whole_galleons() -> None:
    floo, requirement, privet = space("floo_network"), space("room_of_requirement"), space("privet_drive")
    assert (MORTGAGE[floo], INTEREST[floo], LIFT[floo]) == (75, 8, 83)
    assert (MORTGAGE[requirement], INTEREST[requirement], LIFT[requirement]) == (175, 18, 193)
    assert (INTEREST[privet], LIFT[privet]) == (3, 33), "a whole tenth stays what it is"
    assert {row["space"]: row["unmortgage_cost"] for row in DATA["deed"]} == {at: LIFT[at] for at in DEEDS}


# ── the cards ────────────────────────────────────────────────────────────────
PROPHET = Counter({"collect_bank": 8, "pay_bank": 3, "move_to": 1, "collect_each": 1, "pay_per_building": 1,
                   "keep_get_out": 1, "go_to_azkaban": 1})
QUIBBLER = Counter({"move_to": 5, "move_nearest": 3, "collect_bank": 2, "pay_per_building": 1, "keep_get_out": 1,
                    "go_to_azkaban": 1, "pay_bank": 1, "pay_each": 1, "move_back": 1})


@rule("MO-1.2", "M-04")
def test_both_decks_have_sixteen_cards_and_lie_face_down_in_no_known_order() -> None:
    s = opening(2)
    assert [sorted(deck.bag) for deck in s.decks] == [list(range(16)), list(range(16, 32))]
    assert all(not deck.tops.cards and not deck.bottoms.cards for deck in s.decks), "nothing is decided"


@rule("M-44")
def test_what_the_cards_do_is_data_in_our_own_words() -> None:
    kinds = [Counter(row["effect"] for i, row in enumerate(CARDS) if DECK_OF[i] == deck) for deck in range(2)]
    assert kinds == [PROPHET, QUIBBLER]
    assert len({row["id"] for row in CARDS}) == 32
    for row in CARDS:
        said = GAME.catalogue.say("card-text", card=row["id"])
        for figure in ("amount", "hut", "manor"):
            assert figure not in row or f"G {row[figure]}" in said, "the sentence and the effect name the same sum"
