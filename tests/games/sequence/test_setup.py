"""The board, the cards, who may play, who deals, and how many cards each player gets."""

from collections import Counter
from typing import Any

import pytest

import greathall
from greathall.core.engine import apply
from greathall.core.words import CHANCE
from greathall.games.sequence import GAME
from greathall.games.sequence.board import COLOURS, DATA, DECK, HOMES, LINE, PRINTED, card_name
from greathall.games.sequence.model import Chosen, Deals, Drawn, TiedLow, Turned
from greathall.games.sequence.play.deal import AnyDealer, Deal
from greathall.games.sequence.play.table import Table
from greathall.games.sequence.play.turn import Turn
from tests.games.sequence.scenes import CARDS, GOLD, ONYX, SILVER, draw_anything, scene, space, spaces
from tests.table import ANN, BOB, CAT, DAN, asked, do, rule, told

ALLOWED = [2, 3, 4, 6, 8, 9, 10, 12]


def opening(seats: int, **options: Any) -> Table:
    """A table nobody has touched."""
    s: Table = GAME.setup(seats, GAME.resolve_options(seats, options), {}, {})
    return s


def turned(*codes: str) -> list[Turned]:
    return [Turned(CARDS[code]) for code in codes]


# ── the board and the cards ──────────────────────────────────────────────────
@rule("SQ-3.2", "S-06")
def test_every_card_but_the_jacks_is_on_the_board_twice() -> None:
    printed = Counter(card_name(card) for card in PRINTED if card >= 0)
    assert set(printed) == {code for code in CARDS if not code.startswith("J")}
    assert set(printed.values()) == {2}


@rule("S-06")
def test_the_board_is_the_standard_one() -> None:
    """Checked by its edges and its middle, as printed on any Sequence board (diamonds, clubs, hearts, spades)."""
    suit = {"D": "g", "C": "s", "H": "h", "S": "r"}
    lines = {
        "b1-i1": "6D 7D 8D 9D 10D QD KD AD", "j2-j9": "AC KC QC 10C 9C 8C 7C 6C", "b10-i10": "9S 8S 7S 6S 5S 4S 3S 2S",
        "a2-a9": "5D 4D 3D 2D AS KS QS 10S", "b5-i5": "6H 10D KH 3H 2H 7H 8C 10S",
    }
    for where, codes in lines.items():
        assert [card_name(PRINTED[at]) for at in spaces(where)] == [c[:-1] + suit[c[-1]] for c in codes.split()]


@rule("S-07")
def test_any_house_could_have_any_suit_and_the_board_would_be_the_same() -> None:
    """The houses only label the standard board's suits, and each house has as many spaces and Jacks as the others."""
    suits = {h["letter"]: h["suit"] for h in DATA["house"]}
    assert len(set(suits.values())) == 4
    for row, standard in zip(DATA["board"]["rows"], DATA["board"]["rows_standard"], strict=True):
        assert [c if c == "XX" else c[:-1] + suits[c[-1]] for c in row] == standard
    assert {Counter(c[-1] for row in DATA["board"]["rows"] for c in row)[house] for house in suits} == {24}
    assert {DECK.count(CARDS["J" + house]) for house in suits} == {2}


@rule("L-22", "SQ-7.1", "SQ-7.2")
def test_the_jacks_are_ron_snape_tonks_and_trelawney() -> None:
    jacks = {h["letter"]: (h["jack_character"], h["jack"]) for h in DATA["house"]}
    assert jacks == {"g": ("Ron Weasley", "wild"), "s": ("Professor Snape", "wild"),
                     "h": ("Nymphadora Tonks", "anti_wild"), "r": ("Professor Trelawney", "anti_wild")}
    s = scene(hands={ANN: "Jg Js Jh Jr"}, counters={ONYX: "e5"})
    acts = {code: {type(a).__name__ for a in s.agenda[-1].legal(s) if a.card == CARDS[code]}
            for code in ("Jg", "Js", "Jh", "Jr")}
    assert acts == {"Jg": {"Place"}, "Js": {"Place"}, "Jh": {"Remove"}, "Jr": {"Remove"}}


@rule("SQ-1.1", "L-21", "S-27")
def test_lines_are_five_adjacent_spaces_in_a_row_a_column_or_a_diagonal() -> None:
    """Counted afresh: 60 + 60 + 72 lines, twelve of them with a corner and none with two."""
    fresh = {frozenset((row + i * down) * 10 + column + i * across for i in range(5))
             for down, across in ((0, 1), (1, 0), (1, 1), (1, -1)) for row in range(10) for column in range(10)
             if row + 4 * down < 10 and 0 <= column + 4 * across < 10}
    assert {frozenset(line) for line in LINE} == fresh
    assert len(LINE) == 192
    corners = [len({0, 9, 90, 99} & set(line)) for line in LINE]
    assert Counter(corners) == {0: 180, 1: 12}


# ── who may play ─────────────────────────────────────────────────────────────
@rule("SQ-2.1", "S-01", "L-14")
@pytest.mark.parametrize("seats", range(14))
def test_two_to_twelve_may_play_when_divisible_by_two_or_three(seats: int) -> None:
    if 2 <= seats <= 12 and (seats % 2 == 0 or seats % 3 == 0):
        assert greathall.new("sequence", seats, seed="x").seat is not None
        assert seats in ALLOWED
    else:
        with pytest.raises(greathall.Illegal) as no:
            greathall.new("sequence", seats)
        assert no.value.rule == "SQ-2.1"
        assert str(no.value) == f"SQ-2.1: this game is for 2, 3, 4, 6, 8, 9, 10, 12 players, not {seats}."


@rule("SQ-2.1", "S-01")
def test_five_seven_and_eleven_are_refused_and_the_allowed_ones_are_listed() -> None:
    info = next(game for game in greathall.games() if game.name == "sequence")
    assert info.seats == ALLOWED


@pytest.mark.parametrize(("seats", "options", "refusal"), [
    (4, {"teams": 3}, "SQ-2.2: the option “teams” isn't available with 4 players."),
    (9, {"teams": 2}, "SQ-2.2: the option “teams” isn't available with 9 players."),
    (6, {"teams": 4}, "SQ-2.2: “teams” can't be “4”. Choose one of: 2, 3."),
    (2, {"dealer": "youngest"}, "S-04: “dealer” can't be “youngest”. Choose one of: lowest, chance."),
    (2, {"draw_on_demand": 1}, "SQ-3.5: “draw_on_demand” can't be “1”. Choose one of: false, true."),
    (3, {"coaching_penalty": True}, "SQ-8.1: the option “coaching_penalty” isn't available with 3 players."),
    (2, {"cheat": True},
     "there is no option “cheat”. Choose one of: teams, dealer, draw_on_demand, coaching_penalty."),
])
@rule("SQ-2.2", "SQ-3.5", "SQ-8.1", "S-04")
def test_wrong_options_are_refused_by_rule(seats: int, options: dict[str, Any], refusal: str) -> None:
    with pytest.raises(greathall.Illegal) as no:
        greathall.new("sequence", seats, options=options)
    assert str(no.value) == refusal


# ── sides ────────────────────────────────────────────────────────────────────
@rule("SQ-1.2", "SQ-2.2", "S-02")
@pytest.mark.parametrize(("seats", "options", "teams", "goal"), [
    (2, {}, 2, 2), (3, {}, 3, 1), (4, {}, 2, 2), (6, {}, 2, 2), (6, {"teams": 2}, 2, 2), (6, {"teams": 3}, 3, 1),
    (8, {}, 2, 2), (9, {}, 3, 1), (10, {}, 2, 2), (12, {}, 2, 2), (12, {"teams": 2}, 2, 2), (12, {"teams": 3}, 3, 1),
])
def test_sides_and_the_sequences_they_need(seats: int, options: dict[str, Any], teams: int, goal: int) -> None:
    s = opening(seats, **options)
    assert (s.teams, s.goal) == (teams, goal)


@rule("SQ-2.2")
@pytest.mark.parametrize("seats", [2, 3])
def test_up_to_three_play_each_for_themselves(seats: int) -> None:
    s = opening(seats)
    assert [s.side(team) for team in range(seats)] == [[seat] for seat in range(seats)]


@rule("SQ-2.6", "L-17")
@pytest.mark.parametrize(("seats", "teams"), [(4, 2), (6, 2), (6, 3), (8, 2), (9, 3), (10, 2), (12, 2), (12, 3)])
def test_members_sit_alternately_in_teams_of_equal_size(seats: int, teams: int) -> None:
    s = opening(seats, **({"teams": teams} if seats in (6, 12) else {}))
    sides = [s.side(team) for team in range(teams)]
    assert sorted(seat for side in sides for seat in side) == list(range(seats))
    for team, side in enumerate(sides):
        assert len(side) == seats // teams
        assert all(seat % teams == team for seat in side), "with two teams every second seat, with three every third"


@rule("SQ-2.6", "L-17")
def test_team_mates_place_counters_of_one_colour() -> None:
    s = scene(seats=4, hands={ANN: "5h", BOB: "6h", CAT: "7h", DAN: "8h"})
    for code, where in (("5h", "b4"), ("6h", "b5"), ("7h", "b6"), ("8h", "b7")):
        do(s, next(a for a in s.agenda[-1].legal(s) if (a.card, a.space) == (CARDS[code], space(where))))
        draw_anything(s)
    assert [{at for at in range(100) if s.own[team] >> at & 1} for team in (GOLD, ONYX)] == [
        set(spaces("b4 b6")), set(spaces("b5 b7"))]


@rule("SQ-2.5", "L-16", "L-19")
def test_gold_and_onyx_for_two_sides_silver_for_the_third() -> None:
    assert (COLOURS[GOLD], COLOURS[ONYX], COLOURS[SILVER]) == ("gold", "onyx", "silver")
    assert opening(2).stock == [50, 50]
    assert opening(3).stock == [50, 50, 35]
    say = GAME.labellers(opening(3))["team"]
    assert [say(team) for team in range(3)] == ["gold", "onyx", "silver"]


# ── the dealer ───────────────────────────────────────────────────────────────
@rule("SQ-2.3", "L-18")
def test_each_draws_one_card_and_the_lowest_deals() -> None:
    s = opening(3)
    do(s, *turned("9h", "4g", "Ks"))
    assert s.dealer == BOB
    assert told(s, Deals) == [Deals(BOB)]
    assert isinstance(s.agenda[-1], Deal)


@rule("SQ-2.3", "S-04")
@pytest.mark.parametrize(("low", "high"), [("2g", "3g"), ("10g", "Js"), ("Jr", "Qg"), ("Qh", "Kh"), ("Kr", "As")])
def test_two_is_low_the_jack_above_the_ten_and_the_ace_high(low: str, high: str) -> None:
    for codes, dealer in (((low, high), ANN), ((high, low), BOB)):
        s = opening(2)
        do(s, *turned(*codes))
        assert s.dealer == dealer


@rule("SQ-2.3", "S-04")
def test_those_tied_for_lowest_draw_again_houses_being_equal() -> None:
    s = opening(4)
    do(s, *turned("5g", "9h", "5r", "5g"))
    assert told(s, TiedLow) == [TiedLow((ANN, CAT, DAN))]
    assert Turned(CARDS["5g"]) not in s.agenda[-1].legal(s), "both copies lie on the table"
    do(s, *turned("7h", "6h", "6s"))
    assert told(s, TiedLow)[1:] == [TiedLow((CAT, DAN))]
    do(s, *turned("Ag", "2h"))
    assert s.dealer == DAN, "the nine that was not tied can't win the deal"


@rule("SQ-2.3")
def test_ties_without_end_never_run_out_of_cards() -> None:
    s = opening(2)
    for code in [*CARDS, *CARDS]:
        do(s, *turned(code, code))
    do(s, *turned("2g", "3g"))
    assert s.dealer == ANN


@rule("SQ-2.3")
def test_a_tie_that_is_not_the_lowest_is_no_tie() -> None:
    s = opening(3)
    do(s, *turned("Kg", "3h", "Kh"))
    assert s.dealer == BOB


@rule("S-04", "SQ-2.4")
def test_the_cards_go_back_before_the_shuffle() -> None:
    s = opening(2)
    do(s, *turned("5g", "5g", "3h", "8h"))
    assert sorted(s.pile) == sorted(DECK)
    assert s.shown == ()


@rule("S-04")
def test_by_option_the_dealer_is_chosen_and_nobody_draws() -> None:
    s = opening(4, dealer="chance")
    assert isinstance(s.agenda[-1], AnyDealer)
    assert s.agenda[-1].odds(s) == [(Chosen(seat), 1) for seat in range(4)]
    do(s, Chosen(CAT))
    assert s.dealer == CAT


@rule("S-38")
def test_in_a_series_the_deal_passes_to_the_left() -> None:
    first = greathall.new("sequence", 3, seed="series")
    while first.seat is not None:
        first.play(first.legal()[0])
    assert first.result is not None
    dealer = first.state.dealer  # type: ignore[attr-defined]
    assert first.result.carry == {"dealer": (dealer + 1) % 3}
    second = greathall.new("sequence", 3, seed="again", series={"game": 2, "carry": first.result.carry})
    assert second.state.dealer == (dealer + 1) % 3  # type: ignore[attr-defined]
    assert second.seat == (dealer + 2) % 3
    assert all(entry.do["type"] == "Drawn" for entry in second.entries), "nobody draws for the deal again"


# ── the deal ─────────────────────────────────────────────────────────────────
@rule("SQ-2.4", "S-03", "L-15")
@pytest.mark.parametrize(("seats", "hand", "pile"), [
    (2, 7, 90), (3, 6, 86), (4, 6, 80), (6, 5, 74), (8, 4, 72), (9, 4, 68), (10, 3, 74), (12, 3, 68)])
def test_hands_and_draw_pile(seats: int, hand: int, pile: int) -> None:
    s = opening(seats, dealer="chance")
    draw_anything(s)
    assert [len(h) for h in s.hands] == [hand] * seats
    assert len(s.pile) == pile
    every = sorted(s.pile + [card for h in s.hands for card in h])
    assert every == sorted([*range(52), *range(52)]), "two packs of 52"


@rule("SQ-2.4")
def test_cards_are_dealt_one_by_one_from_the_dealers_left() -> None:
    s = opening(3, dealer="chance")
    do(s, Chosen(BOB), Drawn(CARDS["5h"]), Drawn(CARDS["6h"]), Drawn(CARDS["7h"]), Drawn(CARDS["8h"]))
    assert s.hands == [[CARDS["6h"]], [CARDS["7h"]], [CARDS["5h"], CARDS["8h"]]]


@rule("SQ-3.1", "S-05", "L-20")
@pytest.mark.parametrize("dealer", [ANN, BOB, CAT])
def test_the_player_left_of_the_dealer_starts_and_play_goes_clockwise(dealer: int) -> None:
    s = opening(3, dealer="chance")
    do(s, Chosen(dealer))
    draw_anything(s)
    order = []
    for _ in range(6):
        assert isinstance(s.agenda[-1], Turn)
        order.append(asked(s))
        apply(s, s.agenda[-1].legal(s)[0])
        draw_anything(s)
    assert order == [(dealer + 1 + i) % 3 for i in range(6)]
    assert CHANCE not in order


@rule("SQ-3.2")
def test_homes_are_where_the_card_is_printed() -> None:
    assert HOMES[CARDS["5h"]] == tuple(spaces("b4 f6"))
    assert HOMES[CARDS["Jg"]] == ()
