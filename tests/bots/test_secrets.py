"""Nobody learns before the end what a bot chose in secret, and why, for every secret question there is."""

from collections.abc import Callable
from typing import Any

import pytest

import greathall
from greathall.bots import LEVELS
from greathall.core.game import all_games, find_game
from greathall.games.diagon_alley.play.cards import Giving
from greathall.games.monopoly.play.auctions import Sealed
from greathall.games.sorcerers_stone.play.flitwick import Hiding
from greathall.games.tcg.play.searching import HAND, UNDER, Gather, Search
from greathall.games.tcg.printed import ANY
from tests.games.diagon_alley import scenes as diagon_alley
from tests.games.monopoly import scenes as monopoly
from tests.games.sorcerers_stone import scenes as sorcerers_stone
from tests.games.tcg import scenes as tcg
from tests.table import ANN, BOB


SCENES: dict[str, Callable[[], Any]] = {
    "festival Choice": lambda: greathall.new("festival", 2, "secrets").state,
    "monopoly Sealed": lambda: monopoly.scene(Sealed(ANN, monopoly.space("burrow"))),
    "diagon_alley Giving": lambda: diagon_alley.scene(Giving(ANN, 3), hands={ANN: "shove defend quick_step"}),
    "sorcerers_stone Hiding": lambda: sorcerers_stone.scene("flitwick", Hiding(ANN, 0), seats=2, keys=31, silver=0,
                                                            silver_known=-1),
    "tcg Gather": lambda: tcg.scene(Gather(ANN, 1, 2, ANY, UNDER), heaps={ANN: "Accio, Stupefy, Charms"}),
    "tcg Search": lambda: tcg.scene(Search(ANN, 1, ANY, False)),
}
"""By game and step: the bot on the first seat is asked it."""


def test_every_secret_question_is_tried() -> None:
    """Including those that are secret only sometimes, by a property."""
    found = {f"{game.name} {kind.__name__}" for game in all_games().values() for kind in game.steps if kind.secret}
    assert found == set(SCENES)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", SCENES)
def test_nothing_of_a_secret_choice_is_public(name: str, level: str) -> None:
    """The reason that would have been public comes first at the end; the owner's hints have it too."""
    game, s = find_game(name.split()[0]), SCENES[name]()
    assert len(s.agenda[-1].legal(s)) > 1
    choice = greathall.bot(level, 0, seed="secret").choose(game.view(s, s.agenda[-1].seat))
    assert choice.why.public is None
    best = choice.ranked[0]
    assert (best.action, choice.why.reasons) == (choice.action, (best.public, *best.private))


def test_an_only_choice_is_as_secret() -> None:
    s = monopoly.scene(Sealed(ANN, monopoly.space("burrow")), cash={ANN: 0, BOB: 100})
    choice = greathall.bot("medium").choose(find_game("monopoly").view(s, ANN))
    assert (choice.why.public, [reason.key for reason in choice.why.private]) == (None, ["why-only"])


def test_a_question_that_is_secret_sometimes_has_public_reasons_else() -> None:
    s = tcg.scene(Gather(ANN, 1, 2, ANY, HAND), heaps={ANN: "Accio, Stupefy, Charms"})
    choice = greathall.bot("medium").choose(find_game("tcg").view(s, ANN))
    assert choice.why.public == choice.ranked[0].public
