"""Characters: the one you are, and those who join you."""

from greathall.games.tcg.cards.card import Ability, Card, gather, search
from greathall.games.tcg.play.choosing import Look, TakeAway, asking, discards
from greathall.games.tcg.play.drawing import DrawCards
from greathall.games.tcg.play.searching import DECK
from greathall.games.tcg.play.table import ONCE, Table
from greathall.games.tcg.play.using import Exchange
from greathall.games.tcg.printed import ITEMS, NOT_HEALING, WITH_CHARMS, fits


class DeanThomas(Ability):
    """TC-CARD-001: Once in a game, without an action: draw 3 cards."""

    number, limit = 1, ONCE

    def use(self, s: Table, me: int, place: int) -> None:
        s.then(DrawCards(me, 3))


class DracoMalfoy(Ability):
    """TC-CARD-002, TC-CARD-003: Use an action and discard a card from your hand: you see your opponent's whole hand.

    You may choose a card in it, which is discarded."""

    number, actions = 2, 1
    lack = "hand"

    def usable(self, s: Table, me: int) -> bool:
        return len(s.hands[me]) > 0

    def use(self, s: Table, me: int, place: int) -> None:
        theirs = [TakeAway(me, True)] if len(s.hands[1 - me]) else []
        s.then(discards(s, me, 1), Look(me), *theirs)


class HannahAbbott(Ability):
    """TC-CARD-007: Once in a game, without an action: swap cards between your hand and your discard pile.

    You give 2 cards and take 2 without Healing."""

    number, limit = 7, ONCE
    lack = "swap"

    def usable(self, s: Table, me: int) -> bool:
        return len(s.hands[me]) >= 2 and sum(fits(card, NOT_HEALING) for card in s.heaps[me]) >= 2

    def use(self, s: Table, me: int, place: int) -> None:
        asking(s, Exchange(me, 2, 2, NOT_HEALING))


class HarryPotter(Card):
    """TC-CARD-008: An action that you use to draw brings you 1 card or 2, as you like."""

    number = 8


class HermioneGranger(Card):
    """TC-CARD-009, TC-CARD-010: While you have 2 or more lessons in play, one action can play 2 from your hand."""

    number = 9


class NearlyHeadlessNick(Ability):
    """TC-CARD-013: Once in a game, without an action: search your deck for up to 2 items.

    Show them and take them into your hand; then shuffle your deck."""

    number, limit = 13, ONCE

    def use(self, s: Table, me: int, place: int) -> None:
        s.then(search(me, ITEMS, 2))


class FiliusFlitwick(Ability):
    """TC-CARD-015: Gives 1 Charms power.

    Once in a game, without an action: swap 2 cards from your hand for a card in your discard pile that needs Charms."""

    number, limit = 15, ONCE
    lack = "swap-charms"

    def usable(self, s: Table, me: int) -> bool:
        return len(s.hands[me]) >= 2 and any(fits(card, WITH_CHARMS) for card in s.heaps[me])

    def use(self, s: Table, me: int, place: int) -> None:
        asking(s, Exchange(me, 2, 1, WITH_CHARMS))


class SeverusSnape(Ability):
    """TC-CARD-016: Gives 1 Potions power.

    Once in a game, without an action: shuffle up to 7 cards without Healing from your discard pile into your deck."""

    number, limit = 16, ONCE

    def use(self, s: Table, me: int, place: int) -> None:
        asking(s, gather(me, 7, NOT_HEALING, DECK))


class RonWeasley(Card):
    """TC-CARD-017: Your other characters cost you 1 action instead of 2."""

    number = 17


class RubeusHagrid(Card):
    """TC-CARD-018: When one of your creatures would do 3 or more damage to your opponent, it does 2 more.

    Each creature counts separately."""

    number = 18
