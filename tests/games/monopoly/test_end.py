"""How it ends: the last one left, or at a limit of rounds the wealthiest; and a record that replays."""

from typing import Any

import pytest

import greathall
from greathall.core import catalogue
from greathall.core.standings import standings
from greathall.games.monopoly import GAME
from greathall.games.monopoly.model import Resign, Won, Yield
from greathall.games.monopoly.play.table import Table, wealthiest
from greathall.games.monopoly.play.turn import Throw
from tests.games.monopoly.scenes import aside, pass_on, refused, rolled, scene
from tests.table import ANN, BOB, CAT, DAN, do, rule, told
from greathall.testing.walks import play_at_random


def last_round(**facts: Any) -> Table:
    """The last turn of the last of fifty rounds; Cat rolls, and nothing comes of it."""
    s = scene(Throw(CAT), turn=CAT, at={CAT: "azkaban"}, max_rounds=50, **{"holds": {"qb_get_out": CAT}, **facts})
    s.starter, s.round = ANN, 50
    do(s, rolled(6, 4))
    return s


# ── the last one left ────────────────────────────────────────────────────────
@rule("MO-16.4", "MO-18.1", "M-83", "M-85")
def test_the_last_player_who_is_not_bankrupt_wins_however_poor() -> None:
    s = scene(Throw(ANN), seats=2, owns={BOB: "blue"}, built={"blue": 5}, at={ANN: "gryffindor_common_room"},
              cash={ANN: 1999, BOB: 0})
    do(s, rolled(3, 1), Yield())
    result = GAME.result(s)
    assert (result.winners, result.scores, result.reason, result.rule) == ((BOB,), (0.0, 1.0), "end-last", "MO-16.4")
    assert told(s, Won) == [Won((BOB,), "last")]
    assert s.agenda == []


@rule("M-83")
def test_after_the_end_nothing_more_is_done() -> None:
    s = scene(Throw(ANN), seats=2, at={ANN: "azkaban"}, owns={BOB: "owl_post"})
    do(s, rolled(6, 4))
    aside(s, BOB, Resign())
    assert GAME.result(s).winners == (ANN,)
    assert refused(s, Resign(), ANN) == "MO-16.4"


@rule("M-83", "M-85")
def test_wealth_alone_ends_nothing_before_the_limit() -> None:
    s = scene(Throw(CAT), turn=CAT, at={CAT: "azkaban"}, cash={ANN: 10**6, BOB: 1, CAT: 1})
    do(s, rolled(6, 4))
    pass_on(s)
    assert s.turn == ANN
    assert s.agenda


# ── the limit ────────────────────────────────────────────────────────────────
@rule("MO-18.1", "M-84")
def test_at_the_limit_of_rounds_the_highest_worth_wins() -> None:
    s = last_round(cash={BOB: 1501})
    assert s.agenda, "the last move is still followed by its window"
    pass_on(s)
    result = GAME.result(s)
    assert (result.winners, result.scores, result.reason, result.rule) == ((BOB,), (0, 1, 0), "end-limit", "M-84")
    assert told(s, Won) == [Won((BOB,), "limit")]


@rule("M-84")
def test_the_last_round_is_played_to_its_end() -> None:
    s = scene(Throw(CAT), turn=CAT, at={CAT: "azkaban"}, max_rounds=50)
    s.starter, s.round = ANN, 49
    do(s, rolled(6, 4))
    pass_on(s)
    assert (s.turn, s.round, s.ended) == (ANN, 50, "")


@rule("M-84")
def test_all_get_as_many_turns_whoever_started() -> None:
    s = scene(Throw(CAT), turn=CAT, at={CAT: "azkaban", ANN: "azkaban"}, max_rounds=50,
              owns={BOB: "owl_post"})
    s.starter, s.round = BOB, 50
    do(s, rolled(6, 4))
    pass_on(s)
    assert s.turn == ANN
    pass_on(s)
    do(s, rolled(6, 4))
    pass_on(s)
    assert s.ended == "limit"


@rule("MO-18.1", "M-84")
def test_equal_worth_shares_the_win() -> None:
    s = last_round(cash={ANN: 1200, BOB: 1500, CAT: 1600}, owns={ANN: "dumbledores_office"})
    pass_on(s)
    assert (GAME.result(s).winners, GAME.result(s).scores) == ((ANN, CAT), (0.5, 0.0, 0.5))


@rule("M-84", "M-47")
@pytest.mark.parametrize(("facts", "best"), [
    ({"owns": {ANN: "dumbledores_office"}, "cash": {ANN: 1101}}, (ANN,)),
    ({"owns": {ANN: "dumbledores_office"}, "cash": {ANN: 1101}, "mortgaged": "dumbledores_office"}, (BOB, CAT)),
    ({"owns": {ANN: "blue"}, "built": {"blue": 5}, "cash": {ANN: 0, BOB: 2749, CAT: 0}}, (ANN,)),
    ({"owns": {ANN: "blue"}, "built": {"blue": 5}, "cash": {ANN: 0, BOB: 2750, CAT: 0}}, (ANN, BOB)),
    ({"holds": {"dp_get_out": ANN}}, (ANN, BOB, CAT))])
def test_worth_at_the_limit_takes_mortgages_off(facts: dict[str, Any], best: tuple[int, ...]) -> None:
    assert wealthiest(last_round(**facts)) == best


@rule("M-84", "MO-8.1")
def test_the_ranking_tells_what_worth_is_made_of_and_equal_worth_shares_a_place() -> None:
    """Mortgages are off; whoever is out has nothing, and comes last."""
    s = last_round(seats=4, owns={ANN: "blue", BOB: "burrow"}, mortgaged="burrow",
                   built={"dumbledores_office": 5, "room_of_requirement": 3}, cash={ANN: 100, BOB: 2360, CAT: 40})
    s.out, s.cash[DAN] = 1 << DAN, 0
    pass_on(s)
    found = standings(GAME, s, GAME.result(s))
    assert [one.place for one in found] == [1, 1, 3, 4]
    told = [catalogue.book(GAME.folder, "en").say("tally", **one.tally) for one in found]
    assert told == ["worth G 2,450: G 100 in cash, 2 deeds, 3 huts, 1 manor",
                    "worth G 2,450: G 2,360 in cash, 1 deed (1 mortgaged)",
                    "worth G 40: G 40 in cash, no deeds", "out of the game"]


@rule("M-84")
def test_who_is_out_does_not_win_at_the_limit() -> None:
    s = last_round(cash={BOB: 9000})
    s.out = 1 << BOB
    assert wealthiest(s) == (ANN, CAT)


@rule("MO-18.1", "M-84")
def test_the_limit_is_1000_rounds_unless_the_table_chooses_another_or_none() -> None:
    limit = next(option for option in GAME.options if option.name == "max_rounds")
    assert (limit.default, limit.rule) == (1000, "M-84")
    assert 0 in limit.choices
    s = scene(Throw(CAT), turn=CAT, at={CAT: "azkaban"}, max_rounds=0)
    s.starter, s.round = ANN, 5000
    do(s, rolled(6, 4))
    pass_on(s)
    assert (s.round, s.ended) == (5001, "")
    with pytest.raises(greathall.Illegal) as no:
        greathall.new("monopoly", 2, options={"max_rounds": 7})
    assert no.value.rule == "M-84"


# ── records ──────────────────────────────────────────────────────────────────
@rule("M-89")
def test_one_seed_gives_the_same_dice_and_cards_and_a_record_replays_to_the_same_table() -> None:
    one, other = (play_at_random("monopoly", 3, "a seed", max_rounds=50) for _ in range(2))
    assert one.entries == other.entries
    again = greathall.replay(one.record())
    assert again.state.digest() == one.state.digest()
    assert again.result == one.result
