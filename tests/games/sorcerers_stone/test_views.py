"""A view's contents, and that imagined tables are ones the viewer could be sitting at."""

from random import Random

import msgspec
import pytest

from greathall.core.zones import EVERYBODY
from greathall.games.sorcerers_stone import GAME
from greathall.games.sorcerers_stone.board import SHELF, is_potion
from greathall.games.sorcerers_stone.model import Potion
from greathall.games.sorcerers_stone.play.potions import lowest
from greathall.games.sorcerers_stone.play.table import Table
from greathall.games.sorcerers_stone.views import stands
from tests.games.sorcerers_stone.middle import pairs
from tests.games.sorcerers_stone.scenes import CARD, bits, numbers, scene
from tests.table import ANN, BOB, CAT, DAN, SCALE, do, rule
from greathall.testing.walks import entries, say


@rule("SS-P03", "SS-G09")
def test_a_spectator_sees_backs_and_counts() -> None:
    s = scene("snape", hands={ANN: "5S 6S", BOB: "7S", CAT: "9S 9R"}, notes={ANN: "12"}, snares={BOB: "tip leaf"})
    view = GAME.view(s, None)
    assert view.snape.hands == [[None, None], [None], [None, None]]
    assert view.snape.shelf == [None] * SHELF
    assert (view.hagrid.notes, view.hagrid.note_counts) == ([], [2, 0, 0])
    assert (view.sprout.snares, view.sprout.snares_known, view.sprout.snare_counts) == ([], [[], [], []], [0, 2, 0])
    assert len(view.snape.unseen) == 40


@rule("SS-P03")
def test_everybody_sees_the_own_cards_and_what_lies_open() -> None:
    s = scene("snape", hands={ANN: "5S 6S", BOB: "7S", CAT: "9S 9R"}, discards=numbers("1S"))
    s.snape.deck.bag.remove(CARD["1S"])
    s.snape.hands[BOB].show(0, EVERYBODY)
    view = GAME.view(s, ANN)
    assert view.snape.hands == [numbers("5S 6S"), numbers("7S"), [None, None]]
    assert view.snape.discards == numbers("1S")
    assert not set(view.snape.unseen) & set(numbers("5S 6S 7S 1S"))


@rule("SS-P03")
def test_imagined_players_see_their_own_cards() -> None:
    """A bot that thinks for another must not blind them."""
    s = scene("snape", hands={ANN: "5S 6S", BOB: "7S 8R", CAT: "9S 9R"})
    s.snape.hands[BOB].show(0, bits(ANN))
    table = GAME.imagine(GAME.view(s, ANN), Random("eyes"))
    for seat in (ANN, BOB, CAT):
        assert None not in GAME.view(table, seat).snape.hands[seat]
    assert GAME.view(table, CAT).snape.hands[BOB] == [None, None]


@rule("SS-6.1")
def test_in_the_middle_of_the_deal_the_incantations_are_not_in_yet() -> None:
    s: Table = GAME.setup(2, GAME.resolve_options(2, {"challenge": "snape"}), {}, {})
    for card in range(3):
        do(s, Potion(card))
    for seat in (ANN, None):
        table = GAME.imagine(GAME.view(s, seat), Random("deal"))
        assert all(map(is_potion, [*table.snape.shelf.cards, *table.snape.deck.bag]))
        assert len(table.snape.shelf) == 3


@rule("SS-P16", "SS-P19")
def test_a_pair_out_of_play_tells_of_the_shelf_but_for_what_lies_beside_it() -> None:
    """1S lies beside the board, so only 2S and 1R must be among the bottles when 3S and 2R were right."""
    s = scene("snape", shelf="2S 13S 12S 11S 1R 13R 12R", hands={BOB: "9S 9R", CAT: "8S 8R"}, turn=BOB,
              where={ANN: "mirror"}, gone=numbers("3S 2R"), beside=numbers("1S 10R"))
    s.snape.deck.bag = [card for card in s.snape.deck.bag if card not in numbers("3S 2R 1S 10R")]
    view, rng = GAME.view(s, BOB), Random("shelf")
    for _ in range(30):
        table = GAME.imagine(view, rng)
        assert set(numbers("2S 1R")) <= set(table.snape.shelf.cards)
        assert (lowest(table, CARD["1S"]), lowest(table, CARD["1R"])) >= (CARD["4S"], CARD["3R"])


def agrees(s: Table, seat: int | None, rng: Random) -> None:
    """An imagined table looks the same to its viewer, holds the same things and fits all declarations."""
    view = GAME.view(s, seat)
    table = GAME.imagine(view, rng)
    assert msgspec.json.encode(GAME.view(table, seat)) == msgspec.json.encode(view)
    assert GAME.census(table) == GAME.census(s)
    assert all(map(is_potion, table.snape.shelf.cards))
    assert stands(s.snape)
    assert stands(table.snape)


@rule("SS-P19", "SS-P18")
@pytest.mark.parametrize("seats", [3, 4])
def test_what_was_declared_is_never_contradicted(seats: int) -> None:
    """On walks with many declarations, most of them wrong."""
    claimed = 0
    for seed in range(5 * SCALE):
        rng = Random(f"declared {seats} {seed}")
        s: Table = GAME.setup(seats, GAME.resolve_options(seats, {"challenge": "snape"}), {}, {})
        for at, (_, entry) in enumerate(entries(GAME, s, seats, rng)):
            assert say(GAME, s, entry)
            if at % 3 == 0:
                agrees(s, rng.choice([None, *range(seats)]), rng)
                claimed += bool(s.snape.claims)
    assert claimed > 20


@rule("SS-6.14", "SS-P19")
def test_what_was_mixed_is_never_contradicted() -> None:
    """Many short walks from a table where Cat's pair goes to two players."""
    mixed = 0
    for seed in range(20 * SCALE):
        rng = Random(f"mixed {seed}")
        s = pairs()
        for at, (_, entry) in enumerate(entries(GAME, s, 4, rng)):
            assert say(GAME, s, entry)
            mixed += bool(s.snape.mixed)
            agrees(s, rng.choice([None, ANN, BOB, CAT, DAN]), rng)
            if at > 30:
                break
    assert mixed > 50
