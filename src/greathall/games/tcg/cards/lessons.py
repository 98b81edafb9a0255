"""The four lessons: they give power, and that is all."""

from greathall.games.tcg.cards.card import Card


class CareOfMagicalCreatures(Card):
    """TC-CARD-113: Gives 1 power of Care of Magical Creatures."""

    number = 113


class Charms(Card):
    """TC-CARD-114: Gives 1 power of Charms."""

    number = 114


class Potions(Card):
    """TC-CARD-115: Gives 1 power of Potions."""

    number = 115


class Transfiguration(Card):
    """TC-CARD-116: Gives 1 power of Transfiguration."""

    number = 116
