"""The card game's table at moments worth looking at."""

from greathall.core.words import Event
from greathall.games.tcg.model import Milled, Played
from greathall.games.tcg.play.choosing import Look
from greathall.games.tcg.play.damage import Aim
from greathall.games.tcg.play.table import Table
from tests.games.tcg.scenes import ANN, BOB, card, scene

Laid = tuple[Table, tuple[Event, ...]]
GAME = "tcg"

HAND = "Vermillious, Stupefy, Baubillious, Avifors, Harry Potter, Draco's Trick, Charms, Transfiguration"
MINE = "5 Charms, 3 Transfiguration, Rubeus Hagrid, Borrowed Wand, Winged Keys, 1 Diagon Alley"
THEIRS = ("4 care, 3 Potions, Norbert, Guard Dog, Pet Toad, Kelpie, Mrs Norris, Pewter Cauldron, "
          "Professor Severus Snape, Peeves Causes Trouble")
DECKS = {ANN: "9 Charms, 8 Transfiguration, 3 Vermillious, 2 Accio", BOB: "12 care, 9 Potions, 2 Norbert, Boil Cure"}
HEAPS = {ANN: "2 Charms, Accio, Incendio, Hannah Abbott, Vermillious, Fumos", BOB: "Boil Cure, 3 care, Giant Tarantula"}


def duel() -> Laid:
    """Ann's turn: creatures on the other side, one hurt; an adventure each; Bob's is half solved."""
    s = scene(hands={ANN: HAND, BOB: "Dogbreath Potion, Forest Troll, Baby Dragon, Potions, care, Homework"},
              play={ANN: MINE, BOB: THEIRS}, decks=DECKS, heaps=HEAPS, characters=("Hermione Granger", "Draco Malfoy"))
    s.hurt[BOB][s.board[BOB].index(card("Guard Dog"))] = 2
    s.skipped, s.shields, s.opened = [0, 3], [3, 0], [False, False]
    for place in (1, 3):
        s.hands[BOB].show(place, 1 << ANN)
    s.hands[ANN].show(0, 1 << BOB)
    return s, ()


def aiming() -> Laid:
    """Her Vermillious asks for its target."""
    s, _ = duel()
    s.limbo[ANN].append(card("Vermillious"))
    s.hands[ANN].take(0)
    s.then(Aim(ANN, 3))
    return s, (Played(ANN, card("Vermillious")),)


def crowded() -> Laid:
    """More in play than two rows hold, and a large hand, all of Bob's known."""
    many = ("2 Forest Troll, 2 Vicious Wolf, 2 Pet Rat, 2 Surly Hound, Unicorn, Boa Constrictor, Scottish Stag, "
            "Baby Dragon")
    s = scene(Look(ANN), hands={ANN: f"{HAND}, 2 Accio, 2 Incendio, Homework, Cage", BOB: "Norbert, 2 care, Obliviate"},
              play={ANN: f"8 care, 2 Charms, {many}", BOB: "12 Potions, 2 Pewter Cauldron"}, decks=DECKS, heaps=HEAPS)
    s.banned[BOB], s.snuffled[BOB], s.opened[BOB] = True, True, True
    return s, (Milled(BOB, card("care")),)
