"""Every question of the card game on Ann's desk, and what she sees of her opponent's."""

from greathall.core.words import Event, Step
from greathall.games.tcg.model import Played, Rewarded, TurnBegan, Used
from greathall.games.tcg.play.choosing import Discard, Exam, KeepOne, Look, Remove, TakeAway
from greathall.games.tcg.play.damage import Aim, Question, Ward
from greathall.games.tcg.play.drawing import DrawAny, MayDraw
from greathall.games.tcg.play.rewards import DrawOrDamage
from greathall.games.tcg.play.searching import HAND, UNDER, Gather, Search
from greathall.games.tcg.play.start import Choose, MayRedraw
from greathall.games.tcg.play.table import Table
from greathall.games.tcg.play.turn import Order
from greathall.games.tcg.printed import ANY, CREATURES, ITEM_OR_LESSON, NOT_HEALING
from tests.games.tcg.scenes import ANN, BOB, card, scene

Laid = tuple[Table, tuple[Event, ...]]

HANDS = {ANN: "Vermillious, Potions, 2 Charms, Forest Troll, Dean Thomas", BOB: "Norbert, 2 care, Obliviate"}
PLAY = {ANN: "4 Charms, 2 Potions, 2 care, Pet Toad, Kelpie, Invisibility Cloak, Potion Ingredients, Curious Raven",
        BOB: "4 care, Norbert, Guard Dog, Pewter Cauldron, Peeves Causes Trouble"}
HEAPS = {ANN: "Boil Cure, 2 Charms, Stupefy, Forest Troll, Accio, Vermillious", BOB: "care"}
DECK = "6 Charms, 4 Potions, Norbert, 2 Forest Troll, Stupefy"


def asked(*steps: Step, spell: str = "", by: int = ANN, **more: object) -> Table:
    """The first of these steps at a table in mid-game; the spell that asks is being resolved."""
    s = scene(hands=HANDS, play=PLAY, heaps=HEAPS, decks={ANN: DECK}, **more)  # type: ignore[arg-type]
    if spell:
        s.limbo[by].append(card(spell))
    s.then(*steps)
    return s


def main() -> Laid:
    s = asked(struck=False)
    s.skipped[BOB] = 2
    return s, ()


def looks() -> Laid:
    """Draco looks at Bob's hand."""
    s = asked(TakeAway(ANN, True))
    Look(ANN).take(s, None)
    s.log = []
    return s, (Used(ANN, card("Draco Malfoy")),)


def last_cards() -> Laid:
    """Three cards to draw, three cards left."""
    s = scene(MayDraw(ANN, 3), decks={ANN: "3 Charms"})
    return s, (Rewarded(ANN, card("Human Chess Game")),)


TCG_DESK: dict[str, Laid] = {
    "main": main(),
    "ward": (asked(Ward(ANN, 8), spell="Dogbreath Potion", by=BOB, turn=BOB), ()),
    "aim": (asked(Aim(ANN, 3), spell="Vermillious"), ()),
    "remove": (asked(Remove(ANN, BOB, ITEM_OR_LESSON), spell="Lost Notes"), ()),
    "keep": (asked(KeepOne(ANN), spell="Transfiguration Test"), ()),
    "discard": (asked(Discard(ANN, 2, ANY), turn=ANN), (TurnBegan(ANN),)),
    "looks": looks(),
    "gather": (asked(Gather(ANN, 0, 4, NOT_HEALING, UNDER), spell="Boil Cure"), ()),
    "fetch": (asked(Gather(ANN, 1, 1, CREATURES, HAND), spell="Hagrid and the Stranger"), ()),
    "search": (asked(Search(ANN, 1, CREATURES, True), spell="Mysterious Egg"), ()),
    "may-draw": last_cards(),
    "any": (asked(DrawAny(ANN)), (Rewarded(ANN, card("Diagon Alley")),)),
    "question": (asked(Question(ANN, 4), spell="Snape's Question", by=BOB, turn=BOB), ()),
    "exam": (asked(Exam(ANN), spell="Potions Exam", by=BOB, turn=BOB), ()),
    "reward": (asked(DrawOrDamage(ANN, 3, BOB)), (Rewarded(ANN, card("Dragon's Escape")),)),
    "order": (asked(Order(ANN, (card("Delivery Owl"), card("Dragon's Escape")))), (TurnBegan(ANN),)),
    "choose": (asked(Choose(ANN)), ()),
    "redraw": (asked(MayRedraw(ANN)), ()),
    "other": (asked(Ward(BOB, 3), spell="Vermillious"), (Played(ANN, card("Vermillious")),)),
}
