"""Quirrell's challenge: the race past the troll, and how long captured players wait for it."""

import pytest

from greathall.games.sorcerers_stone import GAME
from greathall.games.sorcerers_stone.board import FAR_DOOR, QUIRRELL, SNAPE, TROLL
from greathall.games.sorcerers_stone.model import Finished, Potion, Ran, Resign, Spin, Spun, Trolled, Walk
from greathall.games.sorcerers_stone.play.quirrell import AtTroll, TrollWheel
from greathall.games.sorcerers_stone.play.snape import PickCard, Shelve
from greathall.games.sorcerers_stone.play.table import Table
from tests.games.sorcerers_stone.scenes import bits, scene
from tests.table import ANN, BOB, CAT, DAN, aside, asked, do, legal, rule, told


def spin(s: Table, number: int) -> None:
    assert isinstance(s.agenda[-1], AtTroll)
    do(s, Spin(), Spun(number))


def turns(s: Table, count: int) -> list[int]:
    """Return who is asked, turn by turn, while everyone spins ones."""
    order = []
    for _ in range(count):
        order.append(asked(s))
        spin(s, 1)
    return order


# ── the race ─────────────────────────────────────────────────────────────────
@rule("SS-5.2", "SS-Q06", "SS-G10")
def test_the_wheel_has_five_numbers_and_a_troll() -> None:
    s = scene("quirrell")
    assert legal(s) == [Spin()]
    do(s, Spin())
    assert isinstance(s.agenda[-1], TrollWheel)
    assert s.agenda[-1].odds(s) == [(Spun(number), 1) for number in (1, 2, 3, 4, 5, TROLL)]


@rule("SS-5.2", "SS-Q02")
def test_the_troll_sends_back_who_spun_it_and_nobody_else() -> None:
    s = scene("quirrell", run=[7, 9, 2])
    spin(s, TROLL)
    assert s.quirrell.run == [0, 9, 2]
    assert told(s, Trolled) == [Trolled(ANN)]
    assert asked(s) == BOB
    spin(s, 4)
    assert s.quirrell.run == [0, 13, 2]
    assert told(s, Ran) == [Ran(BOB, 13)]


@rule("SS-Q03")
def test_a_space_holds_several() -> None:
    s = scene("quirrell", run=[3, 5, 5])
    spin(s, 2)
    assert s.quirrell.run == [5, 5, 5]


@rule("SS-Q01")
def test_the_far_door_needs_no_exact_count() -> None:
    s = scene("quirrell", run=[FAR_DOOR - 1, 0, 0])
    spin(s, 5)
    assert s.quirrell.run[ANN] == FAR_DOOR
    assert told(s, Finished) == [Finished(ANN)]


@rule("SS-Q05", "SS-5.3", "SS-G04")
def test_who_has_finished_is_skipped_and_all_go_on_together() -> None:
    """Cat comes first, then Ann, then Bob: the order is kept for Snape's."""
    s = scene("quirrell", turn=CAT, run=[14, 10, 14])
    spin(s, 1)
    assert asked(s) == ANN
    spin(s, 1)
    assert turns(s, 4) == [BOB] * 4
    assert s.where == [QUIRRELL] * 3
    spin(s, 2)
    assert s.quirrell.finish == [CAT, ANN, BOB]
    assert s.where == [SNAPE] * 3
    assert isinstance(s.agenda[-1], Shelve)


@rule("SS-5.1", "SS-G05")
def test_who_arrives_begins_on_the_next_turn_whoever_else_is_still_at_chess() -> None:
    s = scene("mcgonagall", men="4k3/8/8/8/8/8/3b1p2/4KB2", harry={ANN: "d2", BOB: "f1"}, seats=2)
    do(s, next(a for a in legal(s) if type(a).__name__ == "Leave"))
    assert s.where[ANN] == QUIRRELL
    assert asked(s) == BOB
    do(s, legal(s)[0])
    assert asked(s) == ANN
    spin(s, 3)
    assert s.quirrell.run[ANN] == 3


@rule("SS-5.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_alone_the_youngest_begins_and_the_first_at_the_door_wins(seats: int) -> None:
    s = GAME.setup(seats, GAME.resolve_options(seats, {"challenge": "quirrell"}), {}, {})
    s.log = []
    assert turns(s, seats) == list(range(seats))
    s.quirrell.run[ANN] = FAR_DOOR - 2
    spin(s, 2)
    assert not s.agenda
    assert (s.winners, s.ended) == ((ANN,), "door")


# ── captured players wait ────────────────────────────────────────────────────
def gate(captured: list[int], *, turn: int = ANN, seats: int = 4, spun: int = 0) -> Table:
    """All are out of the chess; `captured` in the order in which it happened."""
    return scene("quirrell", turn=turn, seats=seats, captured=captured, spun=spun)


@rule("SS-4.13", "SS-Q04", "SS-G06")
@pytest.mark.parametrize(("captured", "order"), [
    ([BOB], [ANN, ANN, BOB, ANN]),
    ([CAT, BOB], [ANN, ANN, BOB, ANN, BOB, CAT, ANN]),
    ([BOB, CAT], [ANN, ANN, CAT, ANN, BOB, CAT, ANN]),
    ([DAN, CAT, BOB], [ANN, ANN, BOB, ANN, BOB, CAT, ANN, BOB, CAT, DAN, ANN]),
    ([BOB, CAT, DAN], [ANN, ANN, DAN, ANN, CAT, DAN, ANN, BOB, CAT, DAN, ANN]),
])
def test_the_last_captured_waits_one_turn_the_others_two_and_three(captured: list[int], order: list[int]) -> None:
    """Counted in their own turns, once Ann, the only one who left the chess, has begun."""
    assert turns(gate(captured, seats=len(captured) + 1), len(order)) == order


@rule("SS-Q04")
def test_the_wait_is_counted_from_the_last_who_left_the_chess() -> None:
    """Dan is captured. Ann has been running for a while; Cat, who left the chess last, begins now, and only from here
    Dan's one turn counts."""
    s = gate([DAN], spun=bits(ANN), turn=ANN)
    s.quirrell.spun = bits(ANN, BOB)
    assert turns(s, 7) == [ANN, BOB, CAT, ANN, BOB, CAT, DAN]


@rule("SS-Q04")
def test_nothing_is_counted_while_somebody_is_still_at_chess() -> None:
    s = scene("mcgonagall", men="4k3/8/8/8/8/8/8/2b1K3", harry={CAT: "c1"}, turn=ANN, seats=3, captured=[BOB],
              where={ANN: "quirrell", BOB: "quirrell"}, spun=bits(ANN))
    for _ in range(3):
        spin(s, 1)
        assert asked(s) == CAT
        assert not s.quirrell.clock
        do(s, next(a for a in legal(s) if type(a).__name__ == "Move"))
    assert asked(s) == ANN


@rule("SS-Q04")
def test_the_clock_starts_once() -> None:
    """Cat's wait of two keeps counting while the others spin; nothing resets it."""
    s = gate([CAT, BOB], seats=3)
    held = []
    for _ in range(5):
        spin(s, 1)
        held.append(s.held[:])
    assert held == [[0, 0, 1], [0, 0, 1], [0, 0, 0], [0, 0, 0], [0, 0, 0]]


@rule("SS-Q04", "SS-X09")
def test_after_complete_chess_the_wait_is_counted_from_the_last_uncaptured_player() -> None:
    """All leave together; Bob and Cat have not begun when Ann has."""
    s = scene("quirrell", seats=4, captured=[DAN], options={"chess": "complete"}, over=True, colour=[0, 1, 0, 1])
    assert turns(s, 7) == [ANN, BOB, CAT, ANN, BOB, CAT, DAN]


@rule("SS-Q04", "SS-X12", "SS-4.13")
def test_who_never_plays_chess_keeps_no_captured_player_waiting() -> None:
    """Ann finished the chess last; Cat is still among the keys when it is over, and goes past it."""
    s = scene("quirrell", seats=3, captured=[BOB], options={"chess": "complete"}, over=True, colour=[0, 1, -1],
              where={CAT: "flitwick"}, stands={CAT: 0}, keys=bits(35))
    spin(s, 1)
    assert (s.quirrell.clock, s.held) == (True, [0, 0, 0]), "Bob's one turn has been waited already"
    do(s, Spin(), Spun(1), Walk(1))
    spin(s, 1)
    assert asked(s) == BOB


@rule("SS-Q04", "SS-X12")
def test_nor_when_they_have_come_to_the_trolls_door() -> None:
    s = scene("quirrell", seats=3, captured=[BOB], options={"chess": "complete"}, over=True, colour=[0, 1, -1])
    assert turns(s, 4) == [ANN, CAT, ANN, BOB]


@rule("SS-Q04")
def test_in_short_chess_all_are_waited_for_as_all_play_it() -> None:
    s = scene("quirrell", seats=3, captured=[BOB], where={CAT: "flitwick"}, stands={CAT: 0}, keys=bits(35))
    spin(s, 1)
    assert not s.quirrell.clock


@rule("SS-Q04", "SS-Q05")
def test_a_captured_player_may_be_the_only_one_left_to_run() -> None:
    """Ann is through at once; Bob still waits one turn, and then runs alone."""
    s = gate([BOB], seats=2)
    s.quirrell.run[ANN] = FAR_DOOR - 1
    spin(s, 1)
    assert s.quirrell.finish == [ANN]
    assert turns(s, 3) == [BOB] * 3


@rule("SS-C14", "SS-G11")
def test_if_only_captured_players_are_left_the_last_captured_begins_at_once() -> None:
    s = gate([CAT, BOB], seats=3)
    aside(GAME, s, ANN, Resign())
    assert s.held == [0, 0, 1]
    assert turns(s, 5) == [BOB, BOB, CAT, BOB, CAT]


@rule("SS-G13", "SS-4.13", "SS-Q04")
def test_if_a_captured_player_gives_up_before_the_wait_begins_those_captured_earlier_move_up() -> None:
    """Cat was captured first, Bob last: with Bob gone Cat is the last captured."""
    s = gate([CAT, BOB], seats=3)
    aside(GAME, s, BOB, Resign())
    assert turns(s, 4) == [ANN, ANN, CAT, ANN]


@rule("SS-G13", "SS-Q04")
def test_a_wait_that_is_running_stays_as_it_is() -> None:
    s = gate([CAT, BOB], seats=3)
    spin(s, 1)
    assert s.held == [0, 0, 1], "one of Cat's two turns has been waited"
    aside(GAME, s, BOB, Resign())
    assert s.held == [0, 0, 1]
    assert turns(s, 3) == [ANN, ANN, CAT]


@rule("SS-G14", "SS-6.2", "SS-6.3")
def test_who_has_given_up_is_left_out_of_the_order_of_finishing() -> None:
    """Bob was first at the far door, Cat second, Ann comes last: Cat takes three more cards, Ann two."""
    s = scene("quirrell", turn=ANN, finish=[BOB, CAT], run=[14, 15, 15])
    aside(GAME, s, BOB, Resign())
    spin(s, 1)
    assert (s.snape.started, s.first) == (CAT, CAT)
    while isinstance(s.agenda[-1], Shelve | PickCard):
        do(s, Potion(min(s.snape.deck.bag)))
    assert [len(hand) for hand in s.snape.hands] == [4, 0, 5]


@rule("SS-5.3", "SS-G11")
def test_when_the_last_runner_gives_up_the_others_go_on() -> None:
    s = scene("quirrell", turn=BOB, finish=[CAT, ANN], run=[15, 3, 15])
    aside(GAME, s, BOB, Resign())
    assert [s.where[seat] for seat in (ANN, CAT)] == [SNAPE, SNAPE]
    assert s.first == CAT
