"""Damage to players and creatures, and what prevents it."""

from typing import Any, Final

from greathall.core.words import Action, Ask, Refusal, Step
from greathall.games.tcg.model import (
    AtPlayer, Came, Damaged, Done, Healed, Milled, Prevented, Shield, Show, Suffer, Target, Wounded,
)
from greathall.games.tcg.play.named import CLOAK, INGREDIENTS, KELPIE, TOAD
from greathall.games.tcg.play.table import FROM_ADVENTURES, FROM_ALL, FROM_CREATURES, FROM_SPELLS, THIS_TURN, Table
from greathall.games.tcg.play.tops import TopCard
from greathall.games.tcg.printed import DAMAGE, HEALTH, LESSON_CARDS, NUMBER, POTIONS
from greathall.games.tcg.refusals import no_shield, not_in_play, of_card

KIND_WORDS: Final = {FROM_CREATURES: "creature", FROM_ADVENTURES: "adventure", FROM_SPELLS: "spell"}
WARDS: Final = (CLOAK, INGREDIENTS, TOAD, KELPIE)
SNAPES_QUESTION: Final = NUMBER["Snape's Question"]


class Damage(Step):
    """TC-15.1, TC-15.2, TC-15.3, TC-R6.4: damage to a player, after everything that raises it.

    Shields come first, then whatever the player chooses to use (TC-R3.2). TC-R6.5: only this damage is prevented, not
    what follows. TC-R6.15: an amount of 0 is no damage."""

    to: int
    amount: int
    kind: int
    by: int  # the side whose card does it
    stilled: bool = False

    def take(self, s: Table, a: None) -> None:
        if self.amount <= 0:
            return
        if self.stilled or is_covered(s, self.to, self.kind, self.by):
            s.tell(Prevented, self.to, self.amount, 0)
        elif self.kind == FROM_SPELLS and wards(s, self.to):
            s.then(Ward(self.to, self.amount))
        else:
            suffer(s, self.to, self.amount, self.kind)


def is_covered(s: Table, to: int, kind: int, by: int) -> bool:
    """TC-3.6, TC-R3.1, TC-R6.8, TC-R6.9: return whether a protection for the opponent's turn covers this damage.

    It covers all damage, or that of the opponent's creatures and adventures. The turn includes whatever happens before
    it."""
    shield = s.shields[to]
    return s.turn != to and (shield == FROM_ALL or (by != to and bool(shield & kind)))


def wards(s: Table, side: int) -> list[int]:
    """TC-R5.1: return the cards in play that can take or prevent a spell's damage; the Cloak once in each turn."""
    return [place for place, card in enumerate(s.board[side])
            if card in WARDS and (card != CLOAK or (s.turn != side and not s.used[side][place]))]


class Ward(Ask):
    """TC-16.1, TC-R3.2, TC-R6.6: if a spell would hurt you, you may use your cards in play against all of it.

    Damage beyond a creature's health is lost."""

    amount: int

    def legal(self, s: Table) -> list[Action]:
        return [Suffer(), *(Shield(place, s.board[self.seat][place]) for place in wards(s, self.seat))]

    def why_not(self, s: Table, a: Action) -> Refusal | None:
        return no_shield(s, self.seat, a) if isinstance(a, Shield) else None

    def take(self, s: Table, a: Any) -> None:
        if isinstance(a, Suffer):
            suffer(s, self.seat, self.amount, FROM_SPELLS)
            return
        card = s.board[self.seat][a.place]
        s.tell(Prevented, self.seat, self.amount, card)
        if card == CLOAK:
            s.used[self.seat][a.place] = THIS_TURN
        elif card == INGREDIENTS:
            s.discard(self.seat, a.place)
        else:
            wound(s, self.seat, a.place, self.amount)


def suffer(s: Table, to: int, amount: int, kind: int) -> None:
    if s.log is not None:
        s.tell(Damaged, to, amount, KIND_WORDS[kind], source(s, 1 - to, kind))
    s.then(Mill(to, amount))


def source(s: Table, by: int, kind: int) -> int:
    """TC-15.1: return the card that does this damage, for the log; 0 if it has gone already.

    Creatures strike in their order on the board, and those still to strike wait on the agenda."""
    if kind == FROM_CREATURES:
        strikers = [card for card in s.board[by] if DAMAGE[card]]
        waiting = sum(isinstance(step, Damage) and step.kind == kind for step in s.agenda)
        return strikers[-1 - waiting] if waiting < len(strikers) else 0
    if kind == FROM_ADVENTURES:
        return s.adventure[by]
    return s.limbo[by][-1] if s.limbo[by] else 0


class Mill(Step):
    """TC-1.1, TC-R2.3, TC-R6.1: move cards one by one from the top of the deck; an empty deck loses at once."""

    to: int
    left: int

    def take(self, s: Table, a: None) -> None:
        if self.left:
            s.then(Lose(self.to), Mill(self.to, self.left - 1))


class Lose(TopCard):
    """The top card goes to the pile."""

    def take(self, s: Table, a: Came) -> None:
        s.heaps[self.who].append(a.card)
        s.tell(Milled, self.who, a.card)
        s.take_top(self.who, a.card, True)


def wound(s: Table, side: int, place: int, amount: int) -> None:
    """TC-5.3, TC-R6.2: damage stays on a creature; when it reaches its health, the creature is discarded.

    TC-R6.15: an amount of 0 is no damage."""
    if not amount:
        return
    card = s.board[side][place]
    s.hurt[side][place] += amount
    s.tell(Wounded, side, place, card, amount)
    if s.hurt[side][place] >= HEALTH[card]:
        s.discard(side, place)


class WoundAll(Step):
    """Every creature on both sides takes damage."""

    amount: int

    def take(self, s: Table, a: None) -> None:
        for side in (0, 1):
            for place in reversed(s.creatures(side)):
                wound(s, side, place, self.amount)


def aim(s: Table, me: int, amount: int) -> Step:
    """Return the step for a spell's damage; without a creature in play there is nothing to choose."""
    return Aim(me, amount) if creature_targets(s) else Damage(1 - me, amount, FROM_SPELLS, me)


class Aim(Ask):
    """TC-14.4, TC-R4.6: aim at your opponent, or at any creature in play."""

    idle = False
    amount: int

    def legal(self, s: Table) -> list[Action]:
        return [AtPlayer(), *creature_targets(s)]

    def why_not(self, s: Table, a: Action) -> Refusal | None:
        return not_in_play(s, self.seat, a)

    def take(self, s: Table, a: Any) -> None:
        if isinstance(a, AtPlayer):
            s.then(Damage(1 - self.seat, self.amount, FROM_SPELLS, self.seat))
        else:
            wound(s, a.side, a.place, self.amount)


class AimAtCreature(Ask):
    """TC-14.4, TC-R4.6, TC-R5.3: choose any creature in play; or none, if the card allows that."""

    idle = False
    amount: int
    may: bool

    def legal(self, s: Table) -> list[Action]:
        found = creature_targets(s)
        return [Done(), *found] if self.may else found

    def why_not(self, s: Table, a: Action) -> Refusal | None:
        return not_in_play(s, self.seat, a)

    def take(self, s: Table, a: Any) -> None:
        if isinstance(a, Target):
            wound(s, a.side, a.place, self.amount)


class Bite(Step):
    """TC-R5.3: choose any creature that is still in play, or none; the first damage may have killed one."""

    who: int
    amount: int

    def take(self, s: Table, a: None) -> None:
        if creature_targets(s):
            s.then(AimAtCreature(self.who, self.amount, True))


def targets(s: Table, side: int, places: list[int]) -> list[Action]:
    """Return cards in play with their names, because a place alone doesn't identify a card."""
    return [Target(side, place, s.board[side][place]) for place in places]


def creature_targets(s: Table) -> list[Action]:
    return [target for side in (0, 1) for target in targets(s, side, s.creatures(side))]


class Mend(Step):
    """All damage on a side's creatures is removed."""

    side: int

    def take(self, s: Table, a: None) -> None:
        for place in s.creatures(self.side):
            s.hurt[self.side][place] = 0
        s.tell(Healed, self.side)


class Question(Ask):
    """TC-R6.10: if you show a Potions lesson from your hand, you take no damage; if not, you may still prevent it.

    You are asked even if you have none."""

    amount: int

    def legal(self, s: Table) -> list[Action]:
        lesson = LESSON_CARDS[POTIONS]
        return [Suffer(), Show(lesson)] if lesson in s.hands[self.seat].cards else [Suffer()]

    def why_not(self, s: Table, a: Action) -> Refusal | None:
        if not isinstance(a, Show):
            return None
        return of_card(SNAPES_QUESTION, "no-show-held" if a.card == LESSON_CARDS[POTIONS] else "no-show")

    def take(self, s: Table, a: Any) -> None:
        if isinstance(a, Show):
            s.show(self.seat, a.card)
            s.tell(Prevented, self.seat, self.amount, a.card)
        else:
            s.then(Damage(self.seat, self.amount, FROM_SPELLS, 1 - self.seat))
