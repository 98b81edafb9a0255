"""Tables of the card game at a certain point: one question each, to be answered wrongly."""

from greathall.games.tcg import GAME
from greathall.games.tcg.model import Resign, Shield, Solve, Suffer
from greathall.games.tcg.play.choosing import BackToHand
from greathall.games.tcg.play.drawing import DrawAny
from greathall.games.tcg.play.start import blank
from greathall.games.tcg.play.table import Table
from tests.games.tcg.scenes import ANN, BOB, End, ability, card, pick, play, run, scene, use
from tests.table import aside


def opening() -> Table:
    """Ann has five power; her hand holds cards she can't play, each for a different reason."""
    return scene(hands={ANN: "Bluebell Flames, Surly Hound, Dean Thomas, Diagon Alley, Incendio, Charms"},
                 play={ANN: "5 Charms, Dragon's Escape, Remembrall, Winged Keys"})


def rich() -> Table:
    """Enough power, too few lessons."""
    return scene(hands={ANN: "Malevolent Mixture, Potions Mistake"}, play={
        ANN: "Silver Cauldron, Potions, 5 Charms, Professor Severus Snape", BOB: "Surly Hound"})


def tired() -> Table:
    return scene(hands={ANN: "Charms, Hannah Abbott"}, play={ANN: "5 Charms, Remembrall", BOB: "Peeves Causes Trouble"},
                 heaps={ANN: "Charms"}, actions=0)


def half_tired() -> Table:
    return scene(hands={ANN: "Ron Weasley"}, actions=1)


def before_the_damage() -> Table:
    return scene(hands={ANN: "Charms"}, play={ANN: "Surly Hound, Remembrall"}, heaps={ANN: "Charms"}, struck=False)


def facing(adventure: str, hand: str = "Charms, Vermillious, Remembrall", lessons: str = "4 Charms") -> Table:
    return scene(hands={ANN: hand}, play={ANN: f"{lessons}, Remembrall", BOB: adventure}, heaps={ANN: "Charms"})


def alley() -> Table:
    return facing("Diagon Alley")


def hunting() -> Table:
    return facing("Harry Hunting")


def house() -> Table:
    return facing("Reptile House")


def forgetful() -> Table:
    s = facing("Reptile House")
    s.banned[ANN] = True
    return s


def used() -> Table:
    s = scene(play={ANN: "Winged Keys", BOB: "Surly Hound"})
    run(s, ability(s), use(s, "Winged Keys"))
    return s


def aiming() -> Table:
    s = scene(hands={ANN: "Vermillious, Charms"}, play={ANN: "4 Charms, Remembrall", BOB: "Pet Toad"})
    run(s, play("Vermillious"))
    return s


def chased() -> Table:
    return scene(BackToHand(ANN), play={ANN: "Surly Hound, Cage", BOB: "Pet Toad"})


def cloaked() -> Table:
    """Bob's Cloak has been used against the first spell."""
    s = scene(hands={ANN: "2 Magical Mishap"}, play={ANN: "2 Charms", BOB: "Invisibility Cloak, Cage, Pet Toad"})
    run(s, play("Magical Mishap"), at_cloak(), play("Magical Mishap"))
    return s


def at_cloak() -> Shield:
    return Shield(1, card("Invisibility Cloak"))


def asked_by_snape() -> Table:
    s = scene(hands={ANN: "Snape's Question", BOB: "Charms"}, play={ANN: "3 Potions"})
    run(s, play("Snape's Question"))
    return s


def examined() -> Table:
    s = scene(hands={ANN: "Potions Exam"}, play={ANN: "10 Potions", BOB: "2 Potions, Charms, Transfiguration, Cage"})
    run(s, play("Potions Exam"))
    return s


def failing() -> Table:
    s = examined()
    run(s, Suffer())
    return s


def discarding() -> Table:
    s = scene(hands={ANN: "4 Remembrall, 2 Cage, Charms"}, play={BOB: "Hiding From Snape"})
    run(s, Solve(0))
    return s


def gathering() -> Table:
    s = scene(hands={ANN: "Hospital Wing"}, play={ANN: "4 Potions"}, heaps={ANN: "Cage, Boil Cure, Vermillious"})
    run(s, play("Hospital Wing"), pick("Vermillious"))
    return s


def searching() -> Table:
    s = scene(hands={ANN: "Mysterious Egg"}, play={ANN: "4 Care of Magical Creatures"},
              decks={ANN: "9 Charms, Pet Toad, Surly Hound"})
    run(s, play("Mysterious Egg"))
    return s


def looking() -> Table:
    """Ann sees Bob's hand."""
    s = scene(hands={ANN: "Illegibilus", BOB: "Charms, Accio"}, play={ANN: "5 Charms"})
    run(s, play("Illegibilus"))
    return s


def waking() -> Table:
    """Before Ann's turn her owl and Bob's adventure wait for their order."""
    s = scene(turn=BOB, hands={ANN: "Accio"}, play={ANN: "Delivery Owl", BOB: "Gringotts Cart Ride"})
    run(s, End())
    return s


def lost_notes() -> Table:
    """An item or a lesson of Bob's has to go."""
    s = scene(hands={ANN: "Lost Notes"}, play={ANN: "5 trans, Cage", BOB: "Cage, Charms, Pet Toad"})
    run(s, play("Lost Notes"))
    return s


def flitwick() -> Table:
    s = scene(characters=("Professor Filius Flitwick", "Hannah Abbott"), hands={ANN: "3 Potions"},
              heaps={ANN: "Vermillious, Stupefy, Cage, Charms"})
    run(s, ability(s))
    return s


def hannah() -> Table:
    s = scene(characters=("Hannah Abbott", "Dean Thomas"), hands={ANN: "3 Potions"},
              heaps={ANN: "Vermillious, Boil Cure, Cage, Charms"})
    run(s, ability(s))
    return s


def pomfrey() -> Table:
    s = scene(hands={ANN: "Pomfrey's Pick-Me-Up"}, play={ANN: "9 Potions"}, heaps={ANN: "Cage, Boil Cure, Vermillious"})
    run(s, play("Pomfrey's Pick-Me-Up"))
    return s


def burning() -> Table:
    """Incendio asks Ann which creature it hits."""
    s = scene(hands={ANN: "Incendio"}, play={ANN: "9 Charms, Pet Rat", BOB: "Pet Toad"})
    run(s, play("Incendio"))
    return s


def homework() -> Table:
    s = scene(hands={ANN: "Homework, 2 Charms"}, play={ANN: "2 trans"})
    run(s, play("Homework"))
    return s


def shedding() -> Table:
    """Bob, who holds one of the two printings of Draco, must discard a card."""
    s = scene(hands={ANN: "Confundus", BOB: "Accio, Cage"}, play={ANN: "5 Charms"})
    s.receive(BOB, 3)
    run(s, play("Confundus"))
    return s


def keys() -> Table:
    """Ann has used the Winged Keys."""
    s = scene(play={ANN: "Winged Keys, Pet Rat", BOB: "Pet Toad, Surly Hound, Cage"})
    run(s, use(s, "Winged Keys"))
    return s


def twins() -> Table:
    s = scene()
    s.receive(ANN, 3)
    return s


def wandless() -> Table:
    return scene(hands={ANN: "Phoenix Feather Wand"}, play={ANN: "2 Charms, 6 Potions"})


def chess() -> Table:
    return scene(hands={ANN: "8 Accio"}, play={BOB: "Human Chess Game"})


def counting() -> Table:
    return scene(DrawAny(ANN))


def over() -> Table:
    s = opening()
    aside(GAME, s, BOB, Resign())
    return s


def unsettled() -> Table:
    s = blank(opening().options)
    s.agenda = opening().agenda
    return s
