"""Facts that everyone sees: where the hats are, in numbers and in words, the path of a roll, and the board itself."""

import pytest

from greathall.games.diagon_alley import GAME
from greathall.games.diagon_alley.board import BACK, DOOR, GATE, PLAIN, SWIRL
from greathall.games.diagon_alley.model import Exchange, Resign
from greathall.games.diagon_alley.play.table import HIDDEN
from tests.games.diagon_alley.scenes import (
    CARD, SHOP, alley, aside, door, inside, moved, pick, scene, street, swapped,
)
from tests.table import ANN, BOB, CAT, do, put, rule


@rule("DA-2.1", "DA-6.8")
@pytest.mark.parametrize(("place", "told"), [
    (street(4), ("diagon", 3, PLAIN, -1)), (street(2), ("diagon", 1, SWIRL, -1)),
    (street(13), ("diagon", 12, GATE, -1)), (door("owls"), ("diagon", 14, DOOR, SHOP["owls"])),
    (inside("owls"), ("inside", -1, -1, SHOP["owls"])), (alley(4), ("knockturn", 3, PLAIN, -1)),
    (alley(1), ("knockturn", 0, GATE, -1)), (alley(3), ("knockturn", 2, BACK, -1))])
def test_a_place_is_told_with_its_alley_its_space_and_what_lies_there(
        place: int, told: tuple[str, int, int, int]) -> None:
    s = scene(at={ANN: place})
    assert [GAME.view(s, viewer).where[ANN] for viewer in (ANN, BOB, None)] == [told] * 3


@rule("DA-E05")
def test_who_has_given_up_is_gone() -> None:
    s = scene()
    aside(s, BOB, Resign())
    view = GAME.view(s, CAT)
    assert (view.where[BOB], view.out) == (("gone", -1, -1, -1), [BOB])


@rule("DA-4.2", "DA-M05")
def test_the_way_of_a_roll_is_shown_with_the_spaces_one_is_pushed_along() -> None:
    s = moved(street(26), 2, 2, (street(30), street(31)))
    assert GAME.view(s, None).path == [street(n) for n in range(27, 33)]


@rule("DA-7.5", "DA-C03")
def test_cards_on_their_way_under_the_pile_are_seen_by_who_gives_them() -> None:
    s = scene(hands={ANN: "shove defend quick_step found_coin"})
    do(s, Exchange(), pick("shove"), pick("defend"))
    assert GAME.view(s, ANN).picked == [CARD["shove"], CARD["defend"]]
    assert [GAME.view(s, viewer).picked for viewer in (BOB, None)] == [[HIDDEN] * 2] * 2


@rule("DA-B01")
def test_a_board_of_the_tables_own_is_in_the_view_and_ours_is_not() -> None:
    assert GAME.view(scene(), ANN).board is None
    board = GAME.view(scene(edition=swapped("diagon", 1, 2)), ANN).board
    assert board is not None
    assert board.kinds[:2] == (SWIRL, PLAIN)


@rule("DA-2.1")
def test_a_view_shares_nothing_that_moves_with_the_table() -> None:
    s = scene()
    view = GAME.view(s, ANN)
    put(s, at={ANN: street(9)})
    s.coins[ANN][0], s.bank[0] = 0, 99
    assert (view.at[ANN], view.coins[ANN], view.bank[0]) == (inside("inn"), [2, 2, 2], 14)
