"""Every card has its class, and on it a text that fits its printed facts."""

import pytest

from greathall.games.tcg.cards import BOOK
from greathall.games.tcg.printed import ADVENTURE, CARDS, KIND, SAME
from tests.table import rule


@rule("TC-13.1")
@pytest.mark.parametrize("number", CARDS)
def test_a_card_has_a_class_of_its_own_with_its_id_and_a_text_for_its_face(number: int) -> None:
    book = BOOK[number]
    assert book.number == SAME[number]
    assert f"TC-CARD-{number:03d}" in (book.__doc__ or "").partition(": ")[0]
    assert 0 < len(book.text) <= 240
    assert book.text.endswith(".")
    parts = [book.text.count(word) for word in ("To solve: ", "Reward: ")]
    assert parts == ([1, 1] if KIND[number] == ADVENTURE else [0, 0])
