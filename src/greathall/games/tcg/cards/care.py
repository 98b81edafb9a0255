"""Care of Magical Creatures: the creatures, and the spells that go with them."""

from greathall.core.words import Step
from greathall.games.tcg.cards.card import Card, gather, search
from greathall.games.tcg.model import Granted
from greathall.games.tcg.play.choosing import BackToHand, asking
from greathall.games.tcg.play.damage import Mend, creature_targets
from greathall.games.tcg.play.drawing import DrawCards
from greathall.games.tcg.play.searching import HAND
from greathall.games.tcg.play.table import Table
from greathall.games.tcg.printed import CREATURES, fits


class Unicorn(Card):
    """TC-CARD-020: To play it, discard 1 of your Care of Magical Creatures lessons from play.

    You have 1 more action this turn and on each of your turns."""

    number, lessons_paid = 20, 1

    def on_play(self, s: Table, me: int) -> None:
        s.actions += 1
        s.tell(Granted, me, 1)


class DeliveryOwl(Card):
    """TC-CARD-021: To play it, discard 1 of your Care of Magical Creatures lessons from play.

    Before each of your turns, draw a card."""

    number, lessons_paid = 21, 1

    def before_turn(self, s: Table, me: int) -> list[Step]:
        return [DrawCards(me, 1)]


class MountainTroll(Card):
    """TC-CARD-028: A troll without a special ability: it just hits hard."""

    number = 28


class MrsNorris(Card):
    """TC-CARD-029: As long as Mrs Norris is in play, your opponent's hand is open to you."""

    number = 29

    def on_play(self, s: Table, me: int) -> None:
        s.open_up(1 - me)


class Norbert(Card):
    """TC-CARD-030: To play Norbert, discard 2 of your Care of Magical Creatures lessons from play."""

    number, lessons_paid = 30, 2


class BabyDragon(Card):
    """TC-CARD-043: To play it, discard 1 of your Care of Magical Creatures lessons from play."""

    number, lessons_paid = 43, 1


class GuardDog(Card):
    """TC-CARD-053: A dog without a special ability: it hits hard and can take a lot."""

    number = 53


class Kelpie(Card):
    """TC-CARD-055: To play it, discard 1 of your Care of Magical Creatures lessons from play.

    When a spell would damage you, the Kelpie may take all of it in your place."""

    number, lessons_paid = 55, 1


class PetToad(Card):
    """TC-CARD-061: When a spell would damage you, the toad may take all of it in your place."""

    number = 61


class BoaConstrictor(Card):
    """TC-CARD-076: A snake without a special ability."""

    number = 76


class CuriousRaven(Card):
    """TC-CARD-080: A bird without a special ability: small and early."""

    number = 80


class ForestTroll(Card):
    """TC-CARD-085: To play it, discard 1 of your Care of Magical Creatures lessons from play."""

    number, lessons_paid = 85, 1


class GiantTarantula(Card):
    """TC-CARD-088: To play it, discard 1 of your Care of Magical Creatures lessons from play."""

    number, lessons_paid = 88, 1


class PetRat(Card):
    """TC-CARD-098: To play it, discard 1 of your Care of Magical Creatures lessons from play."""

    number, lessons_paid = 98, 1


class ScottishStag(Card):
    """TC-CARD-103: A deer without a special ability: hard to bring down."""

    number = 103


class SurlyHound(Card):
    """TC-CARD-107: A dog without a special ability."""

    number = 107


class ViciousWolf(Card):
    """TC-CARD-110: A wolf without a special ability."""

    number = 110


# ── spells ───────────────────────────────────────────────────────────────────
class MysteriousEgg(Card):
    """TC-CARD-057: You may take 1 creature from your deck: show it and put it into your hand.

    Then shuffle your deck."""

    number = 57

    def on_play(self, s: Table, me: int) -> None:
        s.then(search(me, CREATURES))


class Nurture(Card):
    """TC-CARD-058: Take all damage off all your creatures."""

    number = 58

    def on_play(self, s: Table, me: int) -> None:
        s.then(Mend(me))


class FluffyFallsAsleep(Card):
    """TC-CARD-084: Choose any creature in play, yours or your opponent's: it goes back to its owner's hand."""

    number = 84
    lack = "creature"

    def playable(self, s: Table, me: int) -> bool:
        return bool(creature_targets(s))

    def on_play(self, s: Table, me: int) -> None:
        asking(s, BackToHand(me))


class HagridAndTheStranger(Card):
    """TC-CARD-089: Choose a creature in your discard pile and take it into your hand."""

    number = 89
    lack = "pile-creature"

    def playable(self, s: Table, me: int) -> bool:
        return any(fits(card, CREATURES) for card in s.heaps[me])

    def on_play(self, s: Table, me: int) -> None:
        asking(s, gather(me, 1, CREATURES, HAND, least=1))
