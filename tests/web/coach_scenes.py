"""A coach at the table, as scenes: the goal, two warnings, and the introduction of a question."""

from typing import Any

from greathall.games.monopoly.board import PRICE
from greathall.games.monopoly.play.spaces import Buying
from tests.games.monopoly import scenes as monopoly
from tests.games.tcg import scenes as tcg
from tests.web.looks import Look, Scene, into
from tests.web.stone_scenes import corridor

COACH: dict[str, Scene] = {}
scene = into(COACH)
ALWAYS = "() => { localStorage['greathall-coach'] = 'always'; }"


def coached(look: Look, table: str, s: Any, game: str) -> None:
    """Lay a scene before someone who is always coached, and who has not met its question yet.

    The next scene needs another table, whose page forgets that wish."""
    page = look.lay(table, s, game=game).page
    page.evaluate(ALWAYS)
    page.reload()
    for part in ("data-goal", "data-warning", "data-intro"):
        page.locator(f"[{part}]").first.wait_for()


@scene
def coach_stone(look: Look) -> None:
    """The dog is ahead."""
    coached(look, look.tables.stone, corridor()[0], "sorcerers_stone")


@scene
def coach_monopoly(look: Look) -> None:
    """A street completes a colour and leaves little cash."""
    last = max(monopoly.spaces("orange"))
    owned = " ".join(name for name, at in monopoly.SPACE.items() if at in monopoly.spaces("orange") and at != last)
    s = monopoly.scene(Buying(0, last, PRICE[last]), seats=4, owns={0: owned}, cash={0: PRICE[last] + 20})
    coached(look, look.tables.landlords, s, "monopoly")


@scene
def coach_tcg(look: Look) -> None:
    """The deck is nearly empty, and a creature strikes."""
    s = tcg.scene(play={0: "3 Charms", 1: "Curious Raven"}, decks={0: "2 Charms"}, hands={0: "Vermillious, Charms"})
    coached(look, look.tables.duel, s, "tcg")
