"""Tables in the middle of a game, from which random walks reach what they rarely reach from the opening."""

from typing import Any

from greathall.games.tcg.model import Drawn, Found, HandOpened, Laid, Looked, Milled, Revealed, Shed
from greathall.games.tcg.play.start import Choose
from greathall.games.tcg.play.table import Table
from tests.games.tcg.scenes import card, scene
from tests.table import ANN, BOB

TURNED_UP = (Milled, Revealed, Looked, Shed, Found, HandOpened, Drawn, Laid)
"""Events that may reveal cards of a hand or a deck that the acting player didn't name; a deck shows its character."""
MIXED = "4 care, 4 Charms, 4 Potions, 4 trans, 2 Guard Dog, 2 Remembrall, Dean Thomas, 2 Vermillious, 2 Boil Cure"
POWER = "4 care, 4 Charms, 4 Potions, 4 trans"
PILE = "2 care, 2 Charms, Guard Dog, Pewter Cauldron, Stupefy, Boil Cure, Reptile House"
CREATURES = "Guard Dog, Pet Toad, Kelpie"


def hand_of(*names: str) -> Table:
    """Ann has power for everything, and creatures; so has Bob, who holds answers."""
    return scene(hands={ANN: ", ".join(names), BOB: "2 Potions, Vermillious, Stupefy, Accio, 4 Charms"},
                 play={ANN: f"{POWER}, {CREATURES}, Unicorn", BOB: f"{POWER}, {CREATURES}, Invisibility Cloak, "
                       "Potion Ingredients, Delivery Owl"},
                 heaps={ANN: PILE, BOB: PILE}, decks={ANN: MIXED, BOB: MIXED}, actions=6)


def charms() -> Table:
    return hand_of("Obliviate", "History of Magic", "Incendio", "Titillando", "Fumos", "Ollivanders", "Baubillious",
                   "Illegibilus", "Toe Biter", "Wizard Crackers", "Wingardium Leviosa!", "Confundus")


def potions() -> Table:
    return hand_of("Elixir of Life", "Malevolent Mixture", "Shrinking Potion", "Apothecary", "Pomfrey's Pick-Me-Up",
                   "Potions Exam", "Snuffling Potion", "Boil Cure", "Forgetfulness Potion", "Potions Mistake",
                   "Snape's Question", "Dungbomb")


def transfiguration() -> Table:
    return hand_of("Platform 9 3/4", "Raven to Writing Desk", "Transfiguration Exam", "Transfiguration Test", "Alchemy",
                   "Take Root", "Transmogrify", "Vanishing Glass", "Homework", "Lost Notes", "Steelclaw", "2 care")


def the_test() -> Table:
    """Each player has creatures, and keeps one."""
    return hand_of("Transfiguration Test")


def care() -> Table:
    return hand_of("Unicorn", "Delivery Owl", "Mrs Norris", "Norbert", "Mysterious Egg", "Nurture",
                   "Fluffy Falls Asleep", "Hagrid and the Stranger", "Baby Dragon", "Cage", "Winged Keys", "Remembrall")


def friends() -> Table:
    """Every ability is there; the creatures have not struck yet."""
    s = hand_of("Rubeus Hagrid", "Ron Weasley", "Dragon Heart Wand", "Phoenix Feather Wand", "Borrowed Wand",
                "Silver Cauldron", "3 Charms")
    for name in ("Draco Malfoy", "Harry Potter", "Nearly Headless Nick", "Professor Filius Flitwick",
                 "Professor Severus Snape", "Winged Keys", "Cage", "Remembrall"):
        s.enter(ANN, card(name))
        s.lists[ANN] = [*s.lists[ANN], card(name)]
    s.struck = False
    return s


def adventures(*names: str) -> Table:
    """Ann has enough cards to solve Bob's adventure, and one of her own to play or to trick with."""
    return scene(hands={ANN: "Draco's Trick, Logic Puzzle, Apparate, 5 Remembrall, 3 Vermillious",
                        BOB: "Reptile House, Vermillious"},
                 play={ANN: f"{POWER}, {CREATURES}, Harry Potter, {names[0]}",
                       BOB: f"{POWER}, {CREATURES}, {names[1]}"},
                 heaps={ANN: PILE, BOB: PILE}, decks={ANN: MIXED, BOB: MIXED}, actions=7)


def wake_up() -> Table:
    """Before Ann's turn an owl, her own adventure and Bob's wait for their order."""
    return scene(turn=BOB, hands={ANN: "Accio, Stupefy, Vermillious"},
                 play={ANN: f"{POWER}, Delivery Owl, Dragon's Escape", BOB: f"{POWER}, Gringotts Cart Ride"},
                 decks={ANN: MIXED, BOB: MIXED})


def last_cards() -> Table:
    """Two cards each: drawing too many loses."""
    return scene(hands={ANN: "Baubillious, Vermillious, Stupefy, Alchemy"}, play={ANN: POWER, BOB: POWER},
                 decks={ANN: "2 care", BOB: "2 Charms"}, heaps={ANN: PILE, BOB: PILE})


def buried() -> Table:
    """Decks that soon come to the cards put under them, in layers."""
    held = "Boil Cure, Pomfrey's Pick-Me-Up, Baubillious, Charms"
    s = scene(hands={ANN: held, BOB: held}, play={ANN: POWER, BOB: POWER}, heaps={ANN: PILE, BOB: PILE},
              decks={ANN: "care, Charms", BOB: "Potions, Charms"})
    for side in (ANN, BOB):
        for layer in (["Accio", "Accio", "Cage"], ["Stupefy", "Kelpie", "Boa Constrictor"]):
            s.put_under(side, [card(name) for name in layer])
            s.lists[side] = [*s.lists[side], *(card(name) for name in layer)]
    return s


def choosing() -> Table:
    """Ann has lost the last game and decides who goes first."""
    return scene(Choose(ANN), redraw=True)


SCENES: dict[str, tuple[int, Any]] = {
    "charms": (2, charms), "potions": (2, potions), "transfiguration": (2, transfiguration), "care": (2, care),
    "the-test": (2, the_test), "friends": (2, friends), "wake-up": (2, wake_up), "last-cards": (2, last_cards),
    "buried": (2, buried), "choosing": (2, choosing),
    **{f"adventure-{mine}-{theirs}".replace(" ", "-"): (2, lambda mine=mine, theirs=theirs: adventures(mine, theirs))
       for mine, theirs in (("Dragon's Escape", "Human Chess Game"), ("Unusual Pets", "Meet the Centaurs"),
                            ("Troll in the Bathroom", "Hiding From Snape"), ("Diagon Alley", "Peeves Causes Trouble"),
                            ("Harry Hunting", "Gringotts Cart Ride"), ("Peeves Causes Trouble", "Diagon Alley"))}}
