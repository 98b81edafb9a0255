"""The Mirror of Erised: ten cards, one of them the Stone, and how long players who declared wrongly wait."""

import pytest

from greathall.games.sorcerers_stone import GAME
from greathall.games.sorcerers_stone.board import MIRROR
from greathall.games.sorcerers_stone.model import (
    Cast, Declare, End, Flip, Mirrored, Missed, Resign, Reveal, Shown,
)
from greathall.games.sorcerers_stone.play.mirror import AtMirror, TurnMirror
from greathall.games.sorcerers_stone.play.table import Table
from tests.games.sorcerers_stone.scenes import bits, drawn, scene
from tests.table import ANN, BOB, CAT, DAN, aside, asked, do, legal, refused, rule, told


def glance(s: Table, stone: bool = False) -> None:
    """Let the player asked turn over the first face-down card."""
    assert isinstance(s.agenda[-1], AtMirror)
    do(s, legal(s)[0], Mirrored(stone))


def turns(s: Table, count: int) -> list[int]:
    """Return who is asked; at the Mirror they find nothing, at Snape's they turn over a bottle."""
    order = []
    for _ in range(count):
        order.append(asked(s))
        if isinstance(s.agenda[-1], AtMirror):
            glance(s)
        else:
            do(s, next(a for a in legal(s) if isinstance(a, Flip)), End())
    return order


@rule("SS-7.1", "SS-7.2", "SS-M01")
def test_ten_cards_lie_face_down_and_one_is_the_stone() -> None:
    s = scene("mirror")
    assert legal(s) == [Reveal(place) for place in range(10)]
    do(s, Reveal(4))
    assert isinstance(s.agenda[-1], TurnMirror)
    assert s.agenda[-1].odds(s) == [(Mirrored(False), 9), (Mirrored(True), 1)]


@rule("SS-P11", "SS-6.10", "SS-P20")
def test_a_turn_lost_before_a_right_declaration_is_the_first_at_the_mirror() -> None:
    """Ann follows Lose Your Turn and declares in the same turn."""
    s = scene("snape", hands={ANN: "1S 1R", BOB: "7S 8S"}, seats=2)
    drawn(s, "lose_turn")
    do(s, Cast(2), Declare())
    assert (s.where[ANN], s.snape.lose) == (MIRROR, [1, 0])
    assert turns(s, 3) == [BOB, BOB, ANN]
    assert told(s, Missed) == [Missed(ANN)]


@rule("SS-P11", "SS-M03")
def test_before_a_wrong_one_it_comes_on_top_of_the_two_turns() -> None:
    """Bob is at the Mirror and has turned over a card; nobody is left at the potions when Ann was wrong."""
    s = scene("snape", hands={ANN: "2S 2R"}, seats=2, where={BOB: "mirror"}, flipped=bits(BOB))
    drawn(s, "lose_turn")
    do(s, Cast(2), Declare())
    assert turns(s, 5) == [BOB, BOB, BOB, BOB, ANN]
    assert told(s, Missed) == [Missed(ANN)] * 3


@rule("SS-7.2", "SS-M02", "SS-M05")
def test_you_know_who_does_nothing_and_the_stone_wins_the_game() -> None:
    s = scene("mirror")
    do(s, Reveal(4), Mirrored(False))
    assert told(s, Shown) == [Shown(ANN, 4, False)]
    assert asked(s) == BOB
    assert refused(GAME, s, Reveal(4)) == "SS-7.2"
    do(s, Reveal(0), Mirrored(True))
    assert not s.agenda
    assert (s.winners, s.ended) == ((BOB,), "stone")
    assert GAME.result(s).scores == (0.0, 1.0, 0.0)


@rule("SS-M01")
def test_the_last_card_is_the_stone() -> None:
    s = scene("mirror", mirrors=bits(7))
    do(s, Reveal(7))
    assert s.agenda[-1].odds(s) == [(Mirrored(True), 1)]
    assert turns(scene("mirror"), 9) == [ANN, BOB, CAT] * 3


@rule("SS-7.1", "SS-G04")
def test_players_begin_as_they_arrive_in_the_regular_order() -> None:
    s = scene("snape", hands={ANN: "1S 1R", BOB: "5S 6S", CAT: "7S 8S"})
    do(s, Declare())
    assert turns(s, 5) == [BOB, CAT, ANN, BOB, CAT]
    assert s.mirror.flipped == bits(ANN)


# ── who declared wrongly waits ───────────────────────────────────────────────
def gathered(wrong: list[int], *, turn: int, seats: int, flipped: int = 0) -> Table:
    """All are at the Mirror; these declared wrongly."""
    return scene("mirror", turn=turn, seats=seats, wrong=wrong, flipped=flipped)


@rule("SS-7.3", "SS-M03", "SS-G06")
@pytest.mark.parametrize(("seats", "wrong", "order"), [
    (2, [BOB], [ANN, ANN, ANN, BOB, ANN, BOB]),
    (3, [BOB], [ANN, CAT, ANN, CAT, ANN, CAT, ANN, BOB, CAT]),  # Bob's turn has passed when Cat begins
    (3, [CAT], [ANN, BOB, ANN, BOB, ANN, BOB, CAT, ANN]),
    (3, [CAT, BOB], [ANN, ANN, ANN, BOB, CAT, ANN]),
    (4, [BOB, DAN], [ANN, CAT, ANN, CAT, ANN, CAT, DAN, ANN, BOB]),
])
def test_they_wait_two_of_their_own_turns_after_the_last_has_begun(seats: int, wrong: list[int],
                                                                    order: list[int]) -> None:
    assert turns(gathered(wrong, turn=ANN, seats=seats), len(order)) == order


@rule("SS-M03", "SS-7.3")
def test_nothing_is_counted_while_somebody_is_at_the_potions() -> None:
    """Bob declared wrongly: he waits for Cat, who is still at the potions, and then for her first look.

    It doesn't matter how often Ann looks."""
    s = scene("snape", turn=CAT, hands={CAT: "1S 1R"}, where={ANN: "mirror", BOB: "mirror"}, wrong=[BOB])
    assert turns(s, 4) == [CAT, ANN] * 2
    do(s, Declare())
    assert turns(s, 2) == [ANN, CAT]
    assert s.mirror.late
    assert turns(s, 5) == [ANN, CAT, ANN, CAT, ANN]
    assert asked(s) == BOB


@rule("SS-M03")
def test_the_last_to_declare_wrongly_starts_the_count_if_all_the_others_have_begun() -> None:
    """Ann has been looking for a long time; Dan declared wrongly before, and Cat, the last at Snape's, does so now.

    Dan's next turn is the first that counts, though it comes before Ann's next look."""
    s = scene("snape", turn=CAT, seats=4, hands={CAT: "2S 2R"}, where={ANN: "mirror", BOB: "mirror", DAN: "mirror"},
              wrong=[DAN], flipped=bits(ANN, BOB))
    do(s, Declare())
    assert s.mirror.late
    assert s.held == [0, 0, 2, 1]
    assert turns(s, 6) == [ANN, BOB, ANN, BOB, DAN, ANN]


@rule("SS-M03")
def test_the_wait_is_wound_up_once() -> None:
    s = gathered([BOB], turn=ANN, seats=2)
    held = []
    for _ in range(4):
        glance(s)
        held.append(s.held[BOB])
    assert held == [1, 0, 0, 0]


@rule("SS-M04")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_if_everybody_declared_wrongly_all_begin_at_once_left_of_the_last(seats: int) -> None:
    """The others were wrong before; Ann is wrong last, so Bob begins and nobody waits."""
    others = list(range(1, seats))
    s = scene("snape", seats=seats, hands={ANN: "2S 2R"}, where=dict.fromkeys(others, "mirror"), wrong=others[::-1])
    do(s, Declare())
    assert s.where == [MIRROR] * seats
    assert turns(s, seats * 2) == [*others, ANN] * 2


@rule("SS-M04", "SS-G11")
def test_if_the_only_one_who_was_right_gives_up_the_others_begin() -> None:
    s = gathered([BOB, CAT], turn=ANN, seats=3)
    aside(GAME, s, ANN, Resign())
    assert turns(s, 4) == [BOB, CAT, BOB, CAT]


@rule("SS-M03", "SS-G11")
def test_giving_up_may_start_the_count() -> None:
    """Cat, who has not looked yet, resigns: now Ann was the last to begin."""
    s = gathered([BOB], turn=CAT, seats=3, flipped=bits(ANN))
    aside(GAME, s, CAT, Resign())
    assert s.mirror.late
    assert turns(s, 4) == [ANN, ANN, ANN, BOB]
