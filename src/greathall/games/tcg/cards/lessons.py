"""The four lessons: they give power, and that is all."""

from greathall.games.tcg.cards.card import Card


class CareOfMagicalCreatures(Card):
    """TC-CARD-113: Gives 1 Care of Magical Creatures power."""

    number = 113


class Charms(Card):
    """TC-CARD-114: Gives 1 Charms power."""

    number = 114


class Potions(Card):
    """TC-CARD-115: Gives 1 Potions power."""

    number = 115


class Transfiguration(Card):
    """TC-CARD-116: Gives 1 Transfiguration power."""

    number = 116
