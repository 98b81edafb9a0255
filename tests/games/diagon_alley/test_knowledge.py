"""Knowledge of spells where a view could easily reveal too much.

These are equal cards, cards that came back out of the pile, and the hands of players who resign. Each test has two
tables that a viewer could not tell apart before, and can't afterwards."""

from random import Random
from typing import Any

import msgspec

from greathall.core.zones import EVERYBODY, Row
from greathall.games.diagon_alley import GAME
from greathall.games.diagon_alley.model import Close, Exchange, Resign, Roll
from greathall.games.diagon_alley.play.cards import Fizzle, Giving
from greathall.games.diagon_alley.play.table import Table
from tests.games.diagon_alley.scenes import CARD, SHOP, aside, drawn, drop, pick, rolled, scene, street
from tests.table import ANN, BOB, CAT, SCALE, do, rule
from greathall.testing.walks import Entry, entries, opening, say, sent, twin

ALL, ANN_BOB, ANN_CAT, OWN = EVERYBODY, 0b011, 0b101, 0b001


def dealt(*held: tuple[str, int], fizzled: bool = False) -> Table:
    """Return Ann's turn with these spells, each with the seats that know of it; the other spells are in the pile."""
    s = scene(Fizzle(ANN) if fizzled else None)
    for card, _ in held:
        s.pile.bag.remove(CARD[card])
    s.hands[ANN] = Row([CARD[card] for card, _ in held], [known for _, known in held])
    return s


def seen(s: Table, seat: int | None) -> bytes:
    return msgspec.json.encode(GAME.view(s, seat))


def same_for(seat: int | None, one: Table, two: Table) -> bool:
    return seen(one, seat) == seen(two, seat)


@rule("DA-7.4", "DA-B10")
def test_of_equal_cards_the_known_one_goes() -> None:
    """Everyone knows of one Close a Shop in Ann's hand; only she knows that she has a second one."""
    for fizzled in (True, False):
        for order in (1, -1):
            pair = dealt(*[("close_shop", OWN), ("close_shop", ALL)][::order], fizzled=fizzled)
            single = dealt(*[("shove", OWN), ("close_shop", ALL)][::order], fizzled=fizzled)
            for s in (pair, single):
                do(s, drop("close_shop") if fizzled else Close(SHOP["owls"]))
            for other in (BOB, CAT, None):
                assert same_for(other, pair, single)
            assert not same_for(ANN, pair, single)


@rule("DA-7.4")
def test_who_knew_of_another_one_takes_it_for_that() -> None:
    """Bob knows of one Close a Shop and Cat of another; each sees one go."""
    for order in (1, -1):
        pair = dealt(*[("close_shop", ANN_BOB), ("close_shop", ANN_CAT)][::order])
        bobs = dealt(*[("close_shop", ANN_BOB), ("shove", ANN_CAT)][::order])
        cats = dealt(*[("shove", ANN_BOB), ("close_shop", ANN_CAT)][::order])
        assert same_for(BOB, pair, bobs)
        assert same_for(CAT, pair, cats)
        for s in (pair, bobs, cats):
            do(s, Close(SHOP["owls"]))
        assert same_for(BOB, pair, bobs)
        assert same_for(CAT, pair, cats)


@rule("DA-E05")
def test_a_hand_given_up_lies_in_no_order_that_tells() -> None:
    """Ann has played one of three cards; the place of the known one under the pile must not reveal which it was."""
    for known in (ALL, ANN_BOB):
        tables = []
        for first, last in (("close_shop", "shove"), ("shove", "close_shop")):
            s = dealt((first, OWN), ("defend", known), (last, OWN))
            do(s, Close(SHOP["owls"]))
            aside(s, ANN, Resign())
            tables.append(s)
        for other in (BOB, CAT, None):
            assert same_for(other, *tables)


@rule("DA-C03", "DA-7.5")
def test_an_exchange_makes_the_others_forget() -> None:
    """Three of four cards are gone, and nobody else knows which; Ann knows what she put where, and so who gets it."""
    s = dealt(("defend", ALL), ("shove", ANN_BOB), ("floo_powder", OWN), ("pickpocket", ALL))
    do(s, Exchange())
    assert isinstance(s.agenda[-1], Giving)
    assert GAME.view(s, BOB).known[ANN] == sorted(CARD[card] for card in ("defend", "shove", "pickpocket"))
    do(s, pick("defend"), pick("floo_powder"))
    assert GAME.view(s, ANN).picked == [CARD["defend"], CARD["floo_powder"]]
    assert GAME.view(s, BOB).picked == GAME.view(s, None).picked == [-1, -1]
    do(s, pick("shove"))
    drawn(s, "quick_step")
    for other in (BOB, CAT, None):
        view = GAME.view(s, other)
        assert (view.known[ANN], view.sizes[ANN]) == ([], 2)
        assert view.bottoms == [None, None, None]
        assert CARD["pickpocket"] in view.unseen
    assert GAME.view(s, ANN).bottoms == [CARD[card] for card in ("defend", "floo_powder", "shove")]


@rule("DA-C03")
def test_what_comes_back_out_of_the_pile_is_known_to_who_laid_it_there() -> None:
    """The pile is used up: Bob draws what Ann gave away. Ann knows it, Cat doesn't."""
    s = scene(turn=BOB, at={BOB: street(1)})
    s.pile.bag.remove(CARD["shove"])
    for card in s.pile.bag:
        s.hands[CAT].put(len(s.hands[CAT]), card, 1 << CAT)
    s.pile.bag = []
    s.pile.put_at_bottom(CARD["shove"], 1 << ANN)
    do(s, Roll(), rolled(1, 4))
    while s.pile.bottoms.cards:
        do(s, s.agenda[-1].legal(s)[0])
    assert GAME.view(s, ANN).known[BOB] == [CARD["shove"]]
    assert GAME.view(s, CAT).known[BOB] == GAME.view(s, None).known[BOB] == []


@rule("DA-C02", "DA-C03", "DA-7.4")
def test_nothing_leaks_when_the_cards_come_round_again() -> None:
    """Law 11 for long games: the pile is used up, and cards that went under it are drawn again.

    If a viewer can't tell two histories apart, both send that viewer the same bytes."""
    found = 0
    for seed in range(6 * SCALE):
        rng = Random(f"round again {seed}")
        options, me = GAME.resolve_options(3, {}), (None, ANN, BOB)[seed % 3]
        s: Any = opening(GAME, 3, options)
        history: list[Entry] = []
        for _, entry in entries(GAME, s, 3, rng, 10 ** 9, 10 ** 9):
            assert say(GAME, s, entry)
            history.append(entry)
            if len(history) > 900:
                break
        other = next(filter(None, (twin(GAME, 3, options, history, me, rng) for _ in range(20))), None)
        if other is not None:
            found += not s.pile.bag
            since = next(at for at, (one, two) in enumerate(zip(history, other, strict=True)) if one != two)
            one, two = (list(sent(GAME, 3, options, each, me, since)) for each in (history, other))
            assert one == two
    assert found
