"""Resigning: it counts as bankruptcy, and robs no creditor."""

import pytest

from greathall.core.words import Step
from greathall.games.monopoly import GAME
from greathall.games.monopoly.model import (
    Accept, Bankrupt, Claim, Hold, Leave, Pass, Resign, Resigned, Wake, Won,
)
from greathall.games.monopoly.play.auctions import Bidding
from greathall.games.monopoly.play.debts import Debt
from greathall.games.monopoly.play.spaces import Buying
from greathall.games.monopoly.play.table import BANK, CONCERNED, NOW
from greathall.games.monopoly.play.turn import BeforeThrow, Throw
from greathall.games.monopoly.play.windows import Window, window
from tests.games.monopoly.scenes import aside, asides, offer, refused, scene, space, spaces
from tests.table import ANN, BOB, CAT, DAN, asked, do, put, rule, told


# ── in a window ──────────────────────────────────────────────────────────────
@rule("MO-16.6", "M-80")
def test_on_the_own_turn_everything_goes_to_the_bank_and_the_turn_passes() -> None:
    s = scene(BeforeThrow(ANN), seats=4, owns={ANN: "violet", DAN: "owl_post"}, built={"violet": 1},
              holds={"dp_get_out": ANN})
    window(s)
    aside(s, ANN, Resign())
    assert told(s, Resigned) == [Resigned(ANN)]
    assert told(s, Bankrupt) == [Bankrupt(ANN, BANK, 1500)]
    assert s.agenda[-1] == Bidding(BOB, space("privet_drive"), 0, BANK, (BOB, CAT, DAN))
    do(s, *[Leave()] * 6)
    assert (s.turn, asked(s)) == (BOB, BOB)
    assert s.cash == [0, 1500, 1500, 1500]


@rule("MO-16.6", "M-80", "M-82")
def test_on_anothers_turn_the_window_goes_on_without_them() -> None:
    s = scene(BeforeThrow(ANN), seats=4, owns={DAN: "owl_post"})
    window(s)
    do(s, Pass(NOW))
    assert asked(s) == BOB
    aside(s, BOB, Resign())
    assert asked(s) == CAT
    do(s, Pass(NOW), Pass(NOW))
    assert asked(s) == ANN, "who passed before is asked again"
    do(s, Pass(NOW))
    assert s.agenda[-1] == Throw(ANN)


@rule("MO-16.6", "M-80")
def test_who_is_not_asked_may_give_up_too() -> None:
    """While Ann thinks, Cat leaves; her deeds are auctioned at once, then Ann continues to think."""
    s = scene(BeforeThrow(ANN), seats=4, owns={BOB: "owl_post", CAT: "burrow"})
    window(s)
    before = s.agenda[-1]
    aside(s, CAT, Resign())
    assert s.agenda[-1] == Bidding(DAN, space("burrow"), 0, BANK, (DAN, ANN, BOB))
    do(s, Leave(), Leave(), Leave())
    assert s.agenda[-1] == before


@rule("M-80")
def test_the_active_player_may_give_up_while_another_is_asked() -> None:
    s = scene(BeforeThrow(ANN), seats=4, owns={DAN: "owl_post"})
    window(s)
    do(s, Pass(NOW))
    aside(s, ANN, Resign())
    assert (s.turn, asked(s)) == (BOB, BOB)


@rule("MO-16.4", "MO-16.6")
def test_the_last_one_left_wins() -> None:
    s = scene(Window(ANN), seats=2, owns={BOB: "blue"})
    aside(s, BOB, Resign())
    assert not s.agenda
    assert told(s, Won) == [Won((ANN,), "last")]
    assert GAME.result(s).scores == (1.0, 0.0)


# ── in debt ──────────────────────────────────────────────────────────────────
@rule("MO-16.6", "M-80")
def test_in_debt_to_a_player_everything_goes_to_that_player() -> None:
    """This holds even for a player who could have paid."""
    s = scene(Debt(ANN, BOB, 20, "rent"), owns={ANN: "blue violet"}, mortgaged="violet", cash={ANN: 10})
    aside(s, ANN, Resign())
    assert told(s, Bankrupt) == [Bankrupt(ANN, BOB, 10)]
    do(s, Hold(), Hold())
    assert s.deeds(BOB) == sorted(spaces("blue violet"))
    assert s.cash[BOB] == 1510 - 6


@rule("MO-16.6", "M-80")
def test_in_debt_to_the_bank_to_the_bank() -> None:
    s = scene(Debt(ANN, BANK, 200, "tax"), owns={ANN: "blue"}, cash={ANN: 10})
    aside(s, ANN, Resign())
    assert told(s, Bankrupt) == [Bankrupt(ANN, BANK, 10)]
    assert asked(s) == BOB
    assert s.owner[space("dumbledores_office")] == BANK


@rule("M-80")
def test_a_debtor_out_of_turn_gives_up_and_the_turn_goes_on() -> None:
    s = scene(Debt(BOB, ANN, 50, "card"), turn=ANN, seats=4, cash={BOB: 10})
    s.agenda.insert(1, Throw(ANN))
    aside(s, BOB, Resign())
    assert s.cash[ANN] == 1510
    assert s.agenda[-1] == Throw(ANN)


@rule("M-80")
def test_in_anothers_debt_one_waits() -> None:
    s = scene(Debt(BOB, ANN, 50, "card"), cash={BOB: 10})
    assert refused(s, Resign(), CAT) == "M-80"
    assert asides(s, CAT) == []


# ── when not ─────────────────────────────────────────────────────────────────
@rule("M-80")
@pytest.mark.parametrize("step", [
    Throw(ANN), Buying(ANN, 16, 180), Bidding(ANN, 16, 0, BANK, (ANN, BOB, CAT))])
def test_between_throw_and_end_of_move_one_waits_until_it_is_settled(step: Step) -> None:
    s = scene(step)
    for seat in (ANN, BOB):
        assert refused(s, Resign(), seat) == "M-80"
        assert asides(s, seat) == []


@rule("M-80")
def test_nobody_gives_up_twice() -> None:
    s = scene(Window(ANN))
    aside(s, BOB, Resign())
    assert refused(s, Resign(), BOB) == "MO-16.1"
    assert asides(s, BOB) == []


@rule("M-80", "M-50")
def test_who_rests_may_give_up_without_waking() -> None:
    s = scene(Window(ANN), owns={CAT: "owl_post"})
    put(s, rest={BOB: CONCERNED})
    assert asides(s, BOB) == [Wake(), Resign()]
    aside(s, BOB, Resign())
    assert asked(s) == ANN


@rule("M-80", "M-32")
def test_their_claims_go_with_them() -> None:
    s = scene(Window(ANN), seats=4, rent_on_demand=True)
    put(s, claims=[(BOB, CAT, 30, 1), (CAT, BOB, 40, 1), (CAT, DAN, 50, 1)])
    aside(s, BOB, Resign())
    assert s.claims == [(CAT, DAN, 50, 1)]
    assert refused(s, Claim(BOB, 40), CAT) == "MO-6.4"


@rule("M-80", "MO-14.3")
def test_no_trade_with_who_has_left() -> None:
    s = scene(Window(ANN), owns={ANN: "burrow"})
    aside(s, BOB, Resign())
    assert refused(s, offer(BOB, gives="burrow", asks=1)) == "MO-14.3"
    do(s, offer(CAT, gives="burrow", asks=1), Accept())
    assert s.owner[space("burrow")] == CAT
