"""A whole game of each, by clicking: in Firefox as on a desktop, in WebKit as on a phone; from SCALE=3 both ways in
both."""

import pytest

from tests.engines.conftest import Engine, Visit
from tests.engines.people import DiagonPlayer, MonopolyPlayer, SequencePlayer, StonePlayer, TcgPlayer, Visitor, guest
from tests.table import SCALE
from tests.web import diagon, monopoly, player, stone, tcg
from tests.web.at_desk import plays_to_the_end
from tests.web.player import sat_down

BOT = {"1": "random"}
WIDE, PHONE = (1280, 800), (375, 812)
SIZES = {"firefox": [WIDE, PHONE], "webkit": [PHONE, WIDE]}
"""The one for SCALE=1 first."""


@pytest.fixture(params=range(2 if SCALE >= 3 else 1), ids=["first", "second"][:2 if SCALE >= 3 else 1])
def ann(request: pytest.FixtureRequest, engine: Engine, visit: Visit) -> Visitor:
    return visit("Ann", *SIZES[engine.name][request.param])


def test_sequence(ann: Visitor) -> None:
    _, players = sat_down(SequencePlayer, "sequence", guest(ann), bots=BOT)
    plays_to_the_end(players, player.builds)


def test_monopoly(ann: Visitor) -> None:
    """To the end by bankruptcy: purchases, auctions, trades and debts all come by on the way."""
    _, players = sat_down(MonopolyPlayer, "monopoly", guest(ann), bots=BOT, options={"max_rounds": 50})
    plays_to_the_end(players, monopoly.spendthrift)


def test_diagon_alley(ann: Visitor) -> None:
    _, players = sat_down(DiagonPlayer, "diagon_alley", guest(ann), bots={"1": "random", "2": "random"},
                          options={"edition": diagon.SALE, "round_limit": 50})
    plays_to_the_end(players, diagon.hurries)


def test_the_sorcerers_stone(ann: Visitor) -> None:
    """From Fluffy to the Mirror: seven boards in one match."""
    _, players = sat_down(StonePlayer, "sorcerers_stone", guest(ann), bots=BOT)
    plays_to_the_end(players, stone.hurries)


def test_the_card_game(ann: Visitor) -> None:
    _, players = sat_down(TcgPlayer, "tcg", guest(ann), bots=BOT)
    plays_to_the_end(players, tcg.hurries)
