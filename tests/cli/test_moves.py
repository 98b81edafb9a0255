"""From what is typed to a move."""

import pytest

import greathall
from greathall.cli.boards.sequence import parse
from greathall.cli.moves import MOST, Move, folded, named
from greathall.core.words import Action
from greathall.games.sequence.board import CARD
from greathall.games.sequence.model import (
    Discard, Dismiss, Draw, Exchange, Forfeit, Grant, Lock, Place, Remove, Report, Resign, View,
)

SAID = ["5h at c4", "5h at b6", "10g at d1", "Jr takes d5", "Jr takes d6", "exchange 2s", "resign"]
MOVES = [Move(str(number), Resign(), said) for number, said in enumerate(SAID, 1)]


@pytest.mark.parametrize(("typed", "meant"), [
    ("5h at c4", ["5h at c4"]),
    ("5H AT C4", ["5h at c4"]),
    ("  5h   c4 ", ["5h at c4"]),
    ("5h, c4!", ["5h at c4"]),
    ("c4 5h", ["5h at c4"]),
    ("c4", ["5h at c4"]),
    ("play the 5h on c4", ["5h at c4"]),
    ("10g", ["10g at d1"]),
    ("jr d5", ["Jr takes d5"]),
    ("take d5", []),
    ("jr", ["Jr takes d5", "Jr takes d6"]),
    ("5h", ["5h at c4", "5h at b6"]),
    ("exchange 2s", ["exchange 2s"]),
    ("exchange 3s", []),
    ("5h at c5", []),
    ("5h at c4 c4", []),
    ("the", []),
    ("...", []),
])
def test_names_are_understood_forgivingly(typed: str, meant: list[str]) -> None:
    assert [move.said for move in named(typed, MOVES)] == meant


@pytest.mark.parametrize(("typed", "action"), [
    ("5h at c4", Place(CARD["5h"], 32)),
    ("TG A1", Place(CARD["Tg"], 0)),
    ("10g on j10", Place(CARD["Tg"], 99)),
    ("jr d5", Remove(CARD["Jr"], 43)),
    ("jr at d5", Place(CARD["Jr"], 43)),
    ("jg d5", Place(CARD["Jg"], 43)),
    ("5h takes d5", Remove(CARD["5h"], 43)),
    ("take d5 with jh", Remove(CARD["Jh"], 43)),
    ("exchange 5h", Exchange(CARD["5h"])),
    ("lay down 5h", Discard(CARD["5h"])),
    ("give up 5h", Forfeit(CARD["5h"])),
    ("turn over e1 to a1", Lock(0, 4)),
    ("report onyx", Report(1)),
    ("draw", Draw()),
    ("grant", Grant()),
    ("dismiss", Dismiss()),
    ("resign", Resign()),
    ("1h at c4", Place(-1, 32)),
    ("5h at c11", Place(CARD["5h"], -1)),
    ("5h at k4", Place(CARD["5h"], -1)),
    ("5h", None),
    ("c4", None),
    ("report purple", None),
    ("hello", None),
    ("", None),
])
def test_a_well_formed_move_is_read_whether_legal_or_not(typed: str, action: Action | None) -> None:
    view = greathall.new("sequence", 2, "parse").view(0)
    assert isinstance(view, View)
    assert parse(typed, view) == action


def test_a_long_list_is_folded_by_card_and_keeps_its_numbers() -> None:
    ordinary = [Move("1", Place(1, 10), "a"), Move("2", Place(1, 20), "b"), Move("3", Place(2, 30), "c")]
    jack = [Move(str(4 + space), Place(CARD["Jg"], space), "j") for space in range(96)]
    groups = list(folded([*ordinary, *jack]))
    assert groups == [[ordinary[0]], [ordinary[1]], [ordinary[2]], jack]


def test_a_list_of_many_small_groups_is_folded_by_kind() -> None:
    moves = [Move(str(card + 1), Place(card, 0), "p") for card in range(MOST + 1)]
    last = Move(str(len(moves) + 1), Resign(), "resign")
    assert list(folded([*moves, last])) == [moves, [last]]
