"""Sentences that players read at the table: every mix of a trade, and what continuing leads to, in each language."""

from typing import Any

import pytest

from greathall.core.catalogue import Catalogue
from greathall.games.monopoly import GAME
from greathall.games.monopoly.board import THINGS
from greathall.games.monopoly.model import Mortgage, Offer, Offered, Pass, Traded
from greathall.games.monopoly.play.table import NOW, Table
from greathall.games.monopoly.play.trade import Answer
from greathall.games.monopoly.play.turn import BeforeThrow
from greathall.games.monopoly.play.windows import Window, window
from tests.games.monopoly.scenes import scene, space, throw
from tests.table import ANN, BOB, do, rule

BURROW, HONEYDUKES, OUT_CARD = space("burrow"), space("honeydukes"), 40
NAMES = ("Ann", "Ben", "Cat")


def said(prefix: str, word: Any, language: str) -> str:
    """Return the sentence as a table of these three says it."""
    seated = {field: lambda seat: NAMES[seat] for field in ("seat", "to", "maker")}
    book = Catalogue(GAME.folder, language)
    things = dict.fromkeys(("gives", "takes"), lambda thing: book.say("name-Thing", label=THINGS[thing]))
    return book.tell(prefix, word, seated | things)


MIXES = [
    (Offer(BOB, (BURROW,), (HONEYDUKES,), 0, 0), "The Burrow for Honeydukes Sweetshop",
     "The Burrow gegen Honeydukes Sweetshop"),
    (Offer(BOB, (BURROW, OUT_CARD), (HONEYDUKES,), 1500, 0),
     "The Burrow, the Get Out card from the Daily Prophet and G 1,500 for Honeydukes Sweetshop",
     "The Burrow, die Freikarte aus dem Daily Prophet und G 1.500 gegen Honeydukes Sweetshop"),
    (Offer(BOB, (), (HONEYDUKES,), 220, 0), "G 220 for Honeydukes Sweetshop", "G 220 gegen Honeydukes Sweetshop"),
    (Offer(BOB, (BURROW,), (), 0, 180), "The Burrow for G 180", "The Burrow gegen G 180"),
    (Offer(BOB, (BURROW,), (), 0, 0), "The Burrow for nothing", "The Burrow gegen nichts"),
    (Offer(BOB, (BURROW,), (HONEYDUKES,), 0, 20), "The Burrow for Honeydukes Sweetshop and G 20",
     "The Burrow gegen Honeydukes Sweetshop und G 20"),
]


@rule("MO-14.3", "M-60")
@pytest.mark.parametrize(("offer", "english", "german"), MIXES)
def test_a_trade_tells_what_is_exchanged(offer: Offer, english: str, german: str) -> None:
    facts = (ANN, offer.to, offer.gives, offer.takes, offer.pays, offer.asks)
    assert said("do", offer, "en") == f"offer to Ben: {english}"
    assert said("tell", Offered(*facts), "en") == f"Ann offers Ben {english}."
    assert said("tell", Traded(*facts), "en") == f"Ann gives Ben {english}."
    assert said("ask", Answer(BOB, ANN, offer, -1), "en") == f"Ann's offer to Ben: {english}. Do you agree?"
    assert said("do", offer, "de") == f"Angebot an Ben: {german}"
    assert said("tell", Offered(*facts), "de") == f"Ann bietet Ben an: {german}."
    assert said("tell", Traded(*facts), "de") == f"Ann gibt Ben {german}."


def moment(s: Table) -> str:
    step = s.agenda[-1]
    assert isinstance(step, Window)
    return step.moment


def opened(**facts: Any) -> Table:
    """The window before Ann's roll; there is something to trade."""
    s = scene(BeforeThrow(ANN), holds={"qb_get_out": BOB}, **facts)
    window(s)
    return s


@rule("MO-3.5", "M-50")
def test_a_window_tells_its_player_what_going_on_leads_to() -> None:
    s = opened()
    assert moment(s) == "throw"
    do(s, Pass(NOW))
    assert moment(s) == "others"
    assert moment(opened(jailed={ANN: 1})) == "azkaban"


@rule("MO-3.3", "MO-3.5")
def test_after_a_move_going_on_ends_the_turn_but_after_doubles_it_throws_again() -> None:
    s = opened()
    throw(s, 4, 6)
    assert moment(s) == "end"
    s = opened()
    throw(s, 5, 5)
    assert moment(s) == "throw"


@rule("M-50")
def test_who_acts_in_a_window_is_told_the_same_again() -> None:
    s = opened(owns={ANN: "burrow", BOB: "honeydukes"})
    do(s, Mortgage(BURROW))
    assert moment(s) == "throw"
    do(s, Pass(NOW), Mortgage(HONEYDUKES))
    assert moment(s) == "others"
    do(s, Pass(NOW), Pass(NOW))
    assert s.agenda[-1].seat == ANN
    assert moment(s) == "throw"
