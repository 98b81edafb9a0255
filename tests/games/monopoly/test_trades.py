"""Trades: what may change hands, how an offer is answered, and how many there may be."""

from typing import Any

import pytest

from greathall.core import forms
from greathall.core.words import Field
from greathall.games.monopoly.model import (
    Accept, Build, Decline, Offer, OfferDeclined, Offered, Pass, Traded, UseCard,
)
from greathall.games.monopoly.play.spaces import Buying
from greathall.games.monopoly.play.table import NOW, Table
from greathall.games.monopoly.play.turn import BeforeThrow, Cell
from greathall.games.monopoly.play.trade import Answer
from greathall.games.monopoly.play.windows import Window, window
from tests.games.monopoly.scenes import (
    build, mortgage, offer, owned, refused, rolled, scene, sell, space, spaces, things,
)
from tests.table import ANN, BOB, CAT, asked, do, kinds, legal, put, rule, told


# ── what may be traded ───────────────────────────────────────────────────────
@rule("MO-14.1", "MO-14.3")
def test_a_property_is_sold_to_a_player_at_any_price() -> None:
    s = scene(Window(ANN), owns={ANN: "burrow"})
    do(s, offer(BOB, gives="burrow", asks=1))
    assert asked(s) == BOB
    do(s, Accept())
    assert owned(s, BOB) == ["The Burrow"]
    assert s.cash[:2] == [1501, 1499]
    assert told(s, Traded) == [Traded(ANN, BOB, (space("burrow"),), (), 0, 1)]


@rule("MO-14.1", "MO-14.3", "M-60")
@pytest.mark.parametrize("name", ["burrow", "owl_post", "ravenclaw_common_room"])
def test_streets_utilities_and_common_rooms_are_bought_alike(name: str) -> None:
    s = scene(Window(ANN), owns={BOB: name})
    do(s, offer(BOB, takes=name, pays=1500), Accept())
    assert s.owner[space(name)] == ANN
    assert s.cash[:2] == [0, 3000]


@rule("MO-14.3", "M-60")
def test_any_mix_on_both_sides() -> None:
    s = scene(Window(ANN), owns={ANN: "burrow owl_post", BOB: "gringotts floo_network"},
              holds={"dp_get_out": ANN, "qb_get_out": BOB})
    do(s, offer(BOB, gives="burrow owl_post dp_get_out", takes="gringotts qb_get_out", pays=70), Accept())
    assert owned(s, ANN) == ["Gringotts"]
    assert s.deeds(BOB) == sorted(spaces("floo_network burrow owl_post"))
    assert s.papers == [BOB, ANN]
    assert s.cash[:2] == [1430, 1570]


@rule("MO-14.3", "MO-7.2", "M-40")
def test_a_get_out_card_alone_at_any_price_and_used_at_once() -> None:
    """The third way out of Azkaban: bought in the window before the roll."""
    s = scene(BeforeThrow(ANN), jailed={ANN: 1}, holds={"qb_get_out": CAT})
    window(s)
    do(s, offer(CAT, takes="qb_get_out", pays=30), Accept(), Pass(NOW), Pass(NOW), Pass(NOW))
    assert isinstance(s.agenda[-1], Cell)
    do(s, UseCard(1))
    assert s.jailed[ANN] == 0


@rule("MO-14.1", "M-62")
def test_nothing_of_a_group_with_buildings_is_sold_not_even_its_bare_sisters() -> None:
    s = scene(Window(ANN), owns={ANN: "orange"}, built={"burrow": 1})
    assert refused(s, offer(BOB, gives="burrow", asks=10)) == "MO-14.1"
    assert refused(s, offer(BOB, gives="godrics_hollow", asks=10)) == "MO-14.1"
    do(s, sell("burrow"), offer(BOB, gives="godrics_hollow", asks=10), Accept())
    assert s.owner[space("godrics_hollow")] == BOB


@rule("MO-14.1", "M-60", "M-62")
def test_nor_is_it_asked_for() -> None:
    s = scene(Window(ANN), owns={BOB: "orange"}, built={"burrow": 1})
    assert refused(s, offer(BOB, takes="grimmauld_place", pays=900)) == "MO-14.1"
    assert not [a for a in legal(s) if isinstance(a, Offer)]


@rule("MO-14.1", "M-60")
def test_buildings_never_pass_from_player_to_player() -> None:
    """Whatever is traded, what stands on the board stays: only bare groups change hands."""
    s = scene(Window(ANN), owns={ANN: "orange violet"}, built={"violet": 2})
    do(s, offer(BOB, gives="orange", asks=500), Accept())
    assert [s.built[where] for where in spaces("violet orange")] == [2, 2, 0, 0, 0]
    assert refused(s, Build(space("burrow"))) == "MO-11.1"


@rule("MO-14.3", "M-61", "MO-17.1")
def test_nobody_pays_more_than_the_cash_in_hand() -> None:
    s = scene(Window(ANN), owns={ANN: "burrow", BOB: "gringotts"}, cash={ANN: 100, BOB: 200})
    assert refused(s, offer(BOB, takes="gringotts", pays=101)) == "M-61"
    assert refused(s, offer(BOB, gives="burrow", asks=201)) == "M-61"
    assert refused(s, offer(BOB, takes="gringotts", pays=-1)) == "MO-14.3"


@rule("MO-17.1", "M-61")
def test_no_player_lends_money_to_another() -> None:
    """Cash for nothing, or for cash, is no trade."""
    s = scene(Window(ANN), owns={ANN: "burrow"})
    assert refused(s, offer(BOB, pays=100)) == "MO-14.3"
    assert refused(s, offer(BOB, asks=100)) == "MO-14.3"
    assert refused(s, offer(BOB, gives="burrow", pays=100, asks=50)) == "MO-14.3"
    assert refused(s, offer(BOB)) == "MO-14.3"


@rule("MO-14.3")
def test_each_gives_what_is_theirs() -> None:
    s = scene(Window(ANN), owns={ANN: "burrow", BOB: "gringotts"}, holds={"dp_get_out": CAT})
    assert refused(s, offer(BOB, gives="gringotts", asks=1)) == "MO-14.3"
    assert refused(s, offer(BOB, takes="burrow", pays=1)) == "MO-14.3"
    assert refused(s, offer(BOB, takes="kings_cross", pays=1)) == "MO-14.3", "the Bank's"
    assert refused(s, offer(BOB, takes="dp_get_out", pays=1)) == "MO-14.3"
    assert refused(s, Offer(BOB, (0,), (), 0, 1)) == "M-60", "GO is no deed"
    assert refused(s, Offer(BOB, (space("burrow"),) * 2, (), 0, 1)) == "MO-14.3", "nothing is named twice"


@rule("MO-14.3", "M-66")
def test_between_two_players_and_both_alive() -> None:
    s = scene(Window(ANN), owns={ANN: "burrow"})
    put(s, out=1 << CAT)
    assert refused(s, offer(ANN, gives="burrow", asks=1)) == "MO-14.3"
    assert refused(s, offer(CAT, gives="burrow", asks=1)) == "MO-14.3"
    assert refused(s, offer(7, gives="burrow", asks=1)) == "MO-14.3"


# ── the answer ───────────────────────────────────────────────────────────────
@rule("MO-14.3")
def test_both_must_agree() -> None:
    s = scene(Window(ANN), owns={BOB: "burrow"})
    do(s, offer(BOB, takes="burrow", pays=1000))
    assert told(s, Offered) == [Offered(ANN, BOB, (), (space("burrow"),), 1000, 0)]
    assert legal(s) == [Decline(), Accept()]
    assert s.cash[ANN] == 1500, "nothing moves before the answer"
    do(s, Decline())
    assert owned(s, BOB) == ["The Burrow"]
    assert told(s, OfferDeclined) == [OfferDeclined(BOB, ANN)]
    assert asked(s) == ANN


@rule("MO-14.3", "M-65")
def test_a_counter_offer_goes_back_to_who_began() -> None:
    s = scene(Window(ANN), owns={ANN: "gringotts", BOB: "burrow"})
    do(s, offer(BOB, takes="burrow", pays=100), offer(ANN, gives="burrow", takes="gringotts", asks=50))
    assert asked(s) == ANN
    do(s, Accept())
    assert (owned(s, ANN), owned(s, BOB)) == (["The Burrow"], ["Gringotts"])
    assert s.cash[:2] == [1450, 1550]
    assert asked(s) == ANN, "it is still Ann's window"


@rule("M-65")
def test_a_counter_offer_may_be_countered() -> None:
    s = scene(Window(ANN), owns={BOB: "burrow"})
    do(s, offer(BOB, takes="burrow", pays=100), offer(ANN, gives="burrow", asks=300),
       offer(BOB, takes="burrow", pays=200), Accept())
    assert s.cash[:2] == [1300, 1700]


@rule("M-66")
def test_a_counter_offer_to_a_third_player_is_no_answer() -> None:
    s = scene(Window(ANN), owns={BOB: "burrow"})
    do(s, offer(BOB, takes="burrow", pays=100))
    assert refused(s, offer(CAT, gives="burrow", asks=300)) == "M-66"


@rule("MO-14.3")
def test_only_the_one_it_was_made_to_answers() -> None:
    s = scene(Window(ANN), owns={BOB: "burrow"})
    do(s, offer(BOB, takes="burrow", pays=100))
    assert refused(s, Accept(), CAT) == "MO-3.1"
    assert refused(s, Accept(), ANN) == "MO-3.1"
    assert refused(s, mortgage("burrow")) == "M-49"


@rule("MO-14.3")
def test_two_trades_in_a_row_do_what_three_would() -> None:
    s = scene(Window(BOB), owns={ANN: "burrow", CAT: "gringotts"})
    do(s, offer(ANN, takes="burrow", pays=180), Accept(), offer(CAT, gives="burrow", takes="gringotts"), Accept())
    assert owned(s, BOB) == ["Gringotts"]
    assert owned(s, CAT) == ["The Burrow"]


@rule("MO-14.3", "M-60")
def test_a_traded_group_may_be_built_on_at_once() -> None:
    s = scene(Window(ANN), owns={ANN: "godrics_hollow grimmauld_place", BOB: "burrow"})
    do(s, offer(BOB, takes="burrow", pays=300), Accept(), build("burrow"))
    assert s.built[space("burrow")] == 1


# ── how many ─────────────────────────────────────────────────────────────────
def declined(s: Table, *prices: int) -> None:
    for price in prices:
        do(s, offer(BOB, takes="burrow", pays=price), Decline())


@rule("M-65")
@pytest.mark.parametrize("most", [1, 3, 10])
def test_so_many_offers_in_a_window(most: int) -> None:
    s = scene(Window(ANN), owns={BOB: "burrow"}, offers=most)
    declined(s, *range(1, most + 1))
    assert refused(s, offer(BOB, takes="burrow", pays=99)) == "M-65"
    assert "Offer" not in kinds(s)
    assert s.agenda[-1].form(s) is None


@rule("M-65")
def test_the_next_window_counts_anew() -> None:
    s = scene(BeforeThrow(ANN), owns={BOB: "burrow"}, at={ANN: "azkaban"})
    window(s)
    declined(s, 1, 2, 3)
    do(s, Pass(NOW), Pass(NOW), Pass(NOW), rolled(4, 6))
    assert isinstance(s.agenda[-1], Window)
    declined(s, 4, 5, 6)
    assert refused(s, offer(BOB, takes="burrow", pays=7)) == "M-65"


@rule("M-65")
def test_a_counter_offer_counts_for_its_maker() -> None:
    s = scene(Window(ANN), owns={BOB: "burrow"}, offers=1)
    do(s, offer(BOB, takes="burrow", pays=100), offer(ANN, gives="burrow", asks=300))
    assert refused(s, offer(BOB, takes="burrow", pays=200)) == "M-65"
    do(s, Decline(), Pass(NOW))
    assert asked(s) == BOB
    assert refused(s, offer(ANN, gives="burrow", asks=250)) == "M-65"


@rule("M-65")
def test_no_identical_offer_twice_in_a_turn() -> None:
    s = scene(BeforeThrow(ANN), owns={BOB: "burrow"}, at={ANN: "azkaban"})
    window(s)
    declined(s, 100)
    assert refused(s, offer(BOB, takes="burrow", pays=100)) == "M-65"
    do(s, Pass(NOW), Pass(NOW), Pass(NOW), rolled(5, 5))
    assert refused(s, offer(BOB, takes="burrow", pays=100)) == "M-65", "still the same turn"
    do(s, offer(BOB, takes="burrow", pays=101), Decline())


@rule("M-65")
def test_in_the_next_turn_it_may_be_made_again() -> None:
    s = scene(Window(ANN), owns={BOB: "burrow"})
    declined(s, 100)
    do(s, Pass(NOW), Pass(NOW), Pass(NOW))
    assert s.turn == BOB
    do(s, Pass(NOW), Pass(NOW))
    declined(s, 100)


@rule("M-65")
def test_the_same_words_of_another_are_another_offer() -> None:
    s = scene(Window(ANN), owns={BOB: "burrow"})
    declined(s, 100)
    do(s, Pass(NOW), Pass(NOW))
    assert asked(s) == CAT
    do(s, offer(BOB, takes="burrow", pays=100), Accept())
    assert owned(s, CAT) == ["The Burrow"]


@rule("M-65", "M-26")
def test_a_purchase_is_a_window_of_its_own() -> None:
    s = scene(BeforeThrow(ANN), owns={ANN: "owl_post", BOB: "burrow"}, at={ANN: "azkaban"})
    window(s)
    declined(s, 1, 2, 3)
    do(s, Pass(NOW), Pass(NOW), Pass(NOW), rolled(4, 5))
    assert isinstance(s.agenda[-1], Buying)
    for price in (4, 5, 6):
        do(s, offer(BOB, gives="owl_post", asks=price), Decline())
    assert refused(s, offer(BOB, gives="owl_post", asks=7)) == "M-65"


@rule("MO-14.3", "M-64")
@pytest.mark.parametrize(("mortgaged", "cash", "listed"), [
    ("", 180, True), ("", 179, False), ("burrow", 189, True), ("burrow", 188, False)])
def test_from_a_list_deeds_of_others_are_asked_for_at_their_printed_price(
        mortgaged: str, cash: int, listed: bool) -> None:
    s = scene(Window(ANN), owns={ANN: "owl_post", BOB: "burrow"}, mortgaged=mortgaged, cash={ANN: cash})
    assert [a for a in legal(s) if isinstance(a, Offer)] == [offer(BOB, takes="burrow", pays=180)] * listed


@rule("MO-14.3")
def test_what_people_may_fill_in_is_what_can_be_offered() -> None:
    s = scene(Window(ANN), owns={ANN: "orange owl_post", BOB: "gringotts"}, built={"burrow": 1},
              holds={"dp_get_out": ANN}, cash={CAT: 1600})
    form = s.agenda[-1].form(s)
    assert form is not None
    fields = {field.name: field for field in form.fields}
    assert fields["to"].choices == (BOB, CAT)
    assert fields["gives"].choices == (space("owl_post"), 40)
    assert fields["takes"].choices == (space("gringotts"),)
    assert (fields["pays"].high, fields["asks"].high) == (1500, 1600)
    do(s, offer(BOB, takes="gringotts", pays=1))
    assert isinstance(s.agenda[-1], Answer)


def narrowed(s: Table, **filled: Any) -> dict[str, Field]:
    form = forms.narrow(s.agenda[-1], s, filled)
    assert form is not None
    return {field.name: field for field in form.fields}


@rule("MO-14.3", "M-60")
def test_a_trades_blanks_are_narrowed_by_what_stands_in_those_before() -> None:
    s = scene(Window(ANN), owns={ANN: "owl_post", BOB: "burrow", CAT: "gringotts"}, cash={BOB: 60},
              holds={"qb_get_out": BOB})
    fields = narrowed(s, to=BOB)
    assert fields["takes"].choices == things("burrow qb_get_out")
    assert (fields["takes"].low, narrowed(s, to=BOB, gives=())["takes"].low) == (0, 1), "not nothing for nothing"
    sold = {"to": BOB, "gives": things("owl_post"), "takes": ()}
    asks = narrowed(s, **sold, pays=0)["asks"]
    assert (asks.low, asks.high) == (0, 60), "cash in hand"
    asks = narrowed(s, **sold, pays=5)["asks"]
    assert (asks.low, asks.high) == (0, 0), "cash goes one way"


@rule("M-64")
def test_a_trades_cash_leaves_the_interest_on_mortgages() -> None:
    s = scene(Window(ANN), owns={ANN: "owl_post", BOB: "burrow"}, mortgaged="burrow", cash={ANN: 100, BOB: 0})
    fields = narrowed(s, to=BOB, gives=(), takes=things("burrow"))
    assert (fields["pays"].low, fields["pays"].high) == (0, 91)
    s = scene(Window(ANN), owns={ANN: "owl_post", BOB: "burrow"}, mortgaged="owl_post", cash={ANN: 100, BOB: 0})
    fields = narrowed(s, to=BOB, gives=things("owl_post"), takes=())
    assert (fields["pays"].low, fields["pays"].high) == (8, 100), "the other can't pay it"


@rule("M-49")
def test_before_a_purchase_a_trades_blanks_bring_the_buyer_cash() -> None:
    s = scene(Buying(ANN, space("burrow"), 180), owns={ANN: "owl_post", BOB: "gringotts"}, cash={BOB: 60})
    fields = narrowed(s, to=BOB, gives=things("owl_post"), takes=(), pays=0)
    assert [(fields[name].low, fields[name].high) for name in ("pays", "asks")] == [(0, 0), (1, 60)]


def test_what_is_filled_in_wrongly_narrows_nothing() -> None:
    s = scene(Window(ANN), owns={ANN: "owl_post", BOB: "burrow", CAT: "gringotts"})
    for filled in ({"to": 99}, {"to": ANN}, {"to": "x"}, {"to": None}, {"gives": 1}):
        assert forms.narrow(s.agenda[-1], s, filled) == s.agenda[-1].form(s)
    assert narrowed(s, to=BOB, gives=things("gringotts")) == narrowed(s, to=BOB)


@rule("M-66")
def test_a_counter_offer_lists_what_its_two_players_have() -> None:
    s = scene(Window(ANN), owns={ANN: "owl_post", BOB: "gringotts", CAT: "burrow"}, cash={ANN: 300, CAT: 1600})
    do(s, offer(BOB, takes="gringotts", pays=1))
    form = s.agenda[-1].form(s)
    assert form is not None
    fields = {field.name: field for field in form.fields}
    assert fields["to"].choices == (ANN,)
    assert fields["gives"].choices == (space("gringotts"),)
    assert fields["takes"].choices == (space("owl_post"),)
    assert (fields["pays"].high, fields["asks"].high) == (1500, 300)
