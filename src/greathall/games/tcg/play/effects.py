"""The steps that cards are made of: damage, drawing, choosing, searching. Nothing here knows a card by name."""

from typing import Any

from greathall.core.words import Action, Ask, Chance, Step
from greathall.core.zones import EVERYBODY
from greathall.games.tcg.model import (
    AtPlayer, Came, Damaged, Done, Drawn, Found, Healed, Looked, Milled, No, Number, Pick, Prevented, Returned, Shield,
    Show, Shuffled, Suffer, Target, Wounded, Yes,
)
from greathall.games.tcg.printed import FIRST_LESSON, HEALTH, NUMBER, POTIONS, fits
from greathall.games.tcg.play.table import (
    FROM_ADVENTURES, FROM_ALL, FROM_CREATURES, FROM_SPELLS, LESSON_CARDS, THIS_TURN, Table,
)

KIND_WORDS = {FROM_CREATURES: "creature", FROM_ADVENTURES: "adventure", FROM_SPELLS: "spell"}


# ── damage ───────────────────────────────────────────────────────────────────
class Damage(Step):
    """TC-15.1, TC-15.2, TC-15.3: to a player, after all that raises it; shields first, then what the player chooses to
    use."""

    to: int
    amount: int
    kind: int
    by: int  # whose card does it
    stilled: bool = False

    def take(self, s: Table, a: None) -> None:
        if self.amount <= 0:
            return
        if self.stilled or covered(s, self.to, self.kind, self.by):
            s.tell(Prevented, self.to, self.amount, 0)
        elif self.kind == FROM_SPELLS and wards(s, self.to):
            s.then(Ward(self.to, self.amount))
        else:
            suffer(s, self.to, self.amount, self.kind)


def covered(s: Table, to: int, kind: int, by: int) -> bool:
    """Prevention that holds during the other's turn: everything, or what the other's creatures and adventures do."""
    shield = s.shields[to]
    return s.turn != to and (shield == FROM_ALL or (by != to and bool(shield & kind)))


def wards(s: Table, side: int) -> list[int]:
    """Cards in play that can take or prevent a spell's damage."""
    cloak, once = NUMBER["Invisibility Cloak"], (NUMBER["Potion Ingredients"], NUMBER["Pet Toad"], NUMBER["Kelpie"])
    return [place for place, card in enumerate(s.board[side])
            if card in once or (card == cloak and s.turn != side and not s.used[side][place])]


class Ward(Ask):
    """TC-16.1: who would be hurt by a spell may use what they have in play against it."""

    amount: int

    def options(self, s: Table) -> list[Action]:
        return [Suffer(), *map(Shield, wards(s, self.seat))]

    def take(self, s: Table, a: Any) -> None:
        if isinstance(a, Suffer):
            suffer(s, self.seat, self.amount, FROM_SPELLS)
            return
        card = s.board[self.seat][a.place]
        s.tell(Prevented, self.seat, self.amount, card)
        if card == NUMBER["Invisibility Cloak"]:
            s.used[self.seat][a.place] = THIS_TURN
        elif card == NUMBER["Potion Ingredients"]:
            s.discard(self.seat, a.place)
        else:
            wound(s, self.seat, a.place, self.amount)


def suffer(s: Table, to: int, amount: int, kind: int) -> None:
    s.tell(Damaged, to, amount, KIND_WORDS[kind])
    s.then(Mill(to, amount))


class Mill(Step):
    """TC-1.1: card by card from the top of the deck; who has none left has lost at once."""

    to: int
    left: int

    def take(self, s: Table, a: None) -> None:
        if self.left:
            s.then(Lose(self.to), Mill(self.to, self.left - 1))


class Lose(Chance):
    """The top card goes to the pile."""

    stream = "deck"
    to: int

    def odds(self, s: Table) -> list[tuple[Action, int]]:
        return [(Came(card), weight) for card, weight in s.decks[self.to].odds()]

    def take(self, s: Table, a: Came) -> None:
        s.heaps[self.to].append(a.card)
        s.tell(Milled, self.to, a.card)
        s.take_top(self.to, a.card)


def wound(s: Table, side: int, place: int, amount: int) -> None:
    """TC-5.3: damage stays on a creature; when it reaches its health, the creature is discarded."""
    card = s.board[side][place]
    s.hurt[side][place] += amount
    s.tell(Wounded, side, place, card, amount)
    if s.hurt[side][place] >= HEALTH[card]:
        s.discard(side, place)


class WoundAll(Step):
    """Every creature on both sides."""

    amount: int

    def take(self, s: Table, a: None) -> None:
        for side in (0, 1):
            for place in reversed(s.creatures(side)):
                wound(s, side, place, self.amount)


class Aim(Ask):
    """TC-14.4: at the other player, or at any creature in play."""

    idle = False
    amount: int

    def options(self, s: Table) -> list[Action]:
        return [AtPlayer(), *creature_targets(s)]

    def take(self, s: Table, a: Any) -> None:
        if isinstance(a, AtPlayer):
            s.then(Damage(1 - self.seat, self.amount, FROM_SPELLS, self.seat))
        else:
            wound(s, a.side, a.place, self.amount)


class AimAtCreature(Ask):
    """TC-14.4: any creature in play; where the card says so, or none."""

    idle = False
    amount: int
    may: bool

    def options(self, s: Table) -> list[Action]:
        found = creature_targets(s)
        return [Done(), *found] if self.may or not found else found

    def take(self, s: Table, a: Any) -> None:
        if isinstance(a, Target):
            wound(s, a.side, a.place, self.amount)


def creature_targets(s: Table) -> list[Action]:
    return [Target(side, place) for side in (0, 1) for place in s.creatures(side)]


class Mend(Step):
    """All damage on a side's creatures is gone."""

    side: int

    def take(self, s: Table, a: None) -> None:
        for place in s.creatures(self.side):
            s.hurt[self.side][place] = 0
        s.tell(Healed, self.side)


# ── drawing ──────────────────────────────────────────────────────────────────
class DrawCards(Step):
    """TC-12.2: cards taken by one instruction are one drawing."""

    who: int
    count: int

    def take(self, s: Table, a: None) -> None:
        if self.count > 0:
            s.then(Drawing(self.who, self.count), Drew(self.who))


class Drawing(Step):
    who: int
    left: int

    def take(self, s: Table, a: None) -> None:
        if self.left:
            s.then(DrawOne(self.who), Drawing(self.who, self.left - 1))


class DrawOne(Chance):
    """The top card into the hand, seen by its owner; under a Snuffling Potion to the pile."""

    stream = "deck"
    who: int

    def odds(self, s: Table) -> list[tuple[Action, int]]:
        return [(Came(card), weight) for card, weight in s.decks[self.who].odds()]

    def witnesses(self, s: Table) -> tuple[int] | None:
        return None if s.snuffled[self.who] or s.is_open(self.who) else (self.who,)

    def take(self, s: Table, a: Came) -> None:
        if s.snuffled[self.who]:
            s.heaps[self.who].append(a.card)
            s.tell(Milled, self.who, a.card)
        else:
            s.receive(self.who, a.card)
            s.tell(Drawn, self.who, a.card, s.is_open(self.who))
        s.take_top(self.who, a.card)


class Drew(Step):
    """A drawing is over: Peeves Causes Trouble does its damage."""

    who: int

    def take(self, s: Table, a: None) -> None:
        if s.adventure[1 - self.who] == NUMBER["Peeves Causes Trouble"]:
            s.then(Damage(self.who, 1, FROM_ADVENTURES, 1 - self.who))


class MayDraw(Ask):
    """TC-12.3: all or none."""

    count: int

    def options(self, s: Table) -> list[Action]:
        return [No(), Yes()]

    def take(self, s: Table, a: Any) -> None:
        if isinstance(a, Yes):
            s.then(DrawCards(self.seat, self.count))


class DrawAny(Ask):
    """TC-12.3: any number, named first; not more than there are."""

    def options(self, s: Table) -> list[Action]:
        return [Number(count) for count in range(len(s.decks[self.seat]) + 1)]

    def take(self, s: Table, a: Any) -> None:
        s.then(DrawCards(self.seat, a.count))


# ── out of hands ─────────────────────────────────────────────────────────────
class Discard(Ask):
    """TC-14.4: so many hand cards of the own choice, one after the other; what there are not, are not discarded."""

    idle = False
    left: int
    what: int

    def options(self, s: Table) -> list[Action]:
        return [Pick(card) for card in sorted(set(s.hands[self.seat].cards)) if fits(card, self.what)] or [Done()]

    def take(self, s: Table, a: Any) -> None:
        if isinstance(a, Pick):
            s.shed(self.seat, a.card)
            if self.left > 1:
                s.then(Discard(self.seat, self.left - 1, self.what))


class DiscardAll(Step):
    """What fits, of a whole hand."""

    who: int
    what: int

    def take(self, s: Table, a: None) -> None:
        for card in sorted(s.hands[self.who].cards):
            if fits(card, self.what):
                s.shed(self.who, card)


class Look(Step):
    """The other's hand is seen by this player, who may remember it."""

    who: int

    def take(self, s: Table, a: None) -> None:
        hand = s.hands[1 - self.who]
        for place in range(len(hand)):
            hand.show(place, 1 << self.who)
        s.tell(Looked, self.who, tuple(sorted(hand.cards)))


class TakeAway(Ask):
    """One card of the other's hand, just seen, which is discarded; where the card says so, or none."""

    idle = False
    may: bool

    def options(self, s: Table) -> list[Action]:
        found: list[Action] = [Pick(card) for card in sorted(set(s.hands[1 - self.seat].cards))]
        return [Done(), *found] if self.may or not found else found

    def take(self, s: Table, a: Any) -> None:
        if isinstance(a, Pick):
            s.shed(1 - self.seat, a.card)


# ── out of play ──────────────────────────────────────────────────────────────
class Remove(Ask):
    """TC-14.4: a card in play on a side, chosen by a player, is discarded; lessons by their subject."""

    idle = False
    side: int
    what: int
    subject: int = -1

    def options(self, s: Table) -> list[Action]:
        return removable(s, self.side, self.what, self.subject) or [Done()]

    def take(self, s: Table, a: Any) -> None:
        if isinstance(a, Pick):
            s.drop_lesson(self.side, a.card)
        elif isinstance(a, Target):
            s.discard(a.side, a.place)


def removable(s: Table, side: int, what: int, subject: int = -1) -> list[Action]:
    lessons = [lesson for lesson in LESSON_CARDS if s.lessons[side][lesson - FIRST_LESSON] and fits(lesson, what)
               and subject in (-1, lesson - FIRST_LESSON)]
    board = [] if subject >= 0 else s.places(side, what)
    return [*map(Pick, lessons), *(Target(side, place) for place in board)]


class KeepOne(Ask):
    """Of several creatures one is kept, the others are discarded."""

    idle = False

    def options(self, s: Table) -> list[Action]:
        return [Target(self.seat, place) for place in s.creatures(self.seat)] or [Done()]

    def take(self, s: Table, a: Any) -> None:
        if isinstance(a, Target):
            for place in reversed(s.creatures(self.seat)):
                if place != a.place:
                    s.discard(self.seat, place)


class BackToHand(Ask):
    """Any creature in play goes back to its owner's hand."""

    idle = False

    def options(self, s: Table) -> list[Action]:
        return creature_targets(s) or [Done()]

    def take(self, s: Table, a: Any) -> None:
        if isinstance(a, Target):
            s.to_hand(a.side, s.leave(a.side, a.place), "hand")


# ── out of discard piles and decks ───────────────────────────────────────────
HAND, DECK, UNDER, PLAY = "hand", "deck", "under", "play"


class Gather(Ask):
    """TC-12.1: cards out of the own pile, one after the other in the order of their numbers, or in any where the order
    matters; nothing moves before it is done."""

    idle = False
    least: int
    most: int
    what: int
    to: str

    def options(self, s: Table) -> list[Action]:
        from_ = 0 if self.to == UNDER or not s.picks or self.least else s.picks[-1]
        left = s.heaps[self.seat].copy()
        found = [Pick(card) for card in sorted(set(left)) if card >= from_ and fits(card, self.what)]
        picking: list[Action] = [*found] if len(s.picks) < self.most else []
        return [Done(), *picking] if len(s.picks) >= self.least or not picking else picking

    def take(self, s: Table, a: Any) -> None:
        if isinstance(a, Pick):
            s.heaps[self.seat].remove(a.card)
            s.picks.append(a.card)
            s.then(self)
        else:
            settle_picks(s, self.seat, self.to)


def settle_picks(s: Table, seat: int, to: str) -> None:
    cards, s.picks = s.picks, []
    for card in cards:
        if to == HAND:
            s.to_hand(seat, card, HAND)
            continue
        if to == PLAY:
            s.enter(seat, card)
            continue
        if to == UNDER:
            s.decks[seat].put_at_bottom(card, 1 << seat)
            s.under[seat] = sorted([*s.under[seat], card])
        else:
            s.decks[seat].bag.append(card)
        s.tell(Returned, seat, card, to)
    if to == DECK:
        s.shuffle(seat)
        s.tell(Shuffled, seat)


class Search(Ask):
    """TC-16.2: who searches sees the whole deck, may take nothing, and shuffles in any case."""

    idle = False
    secret = True
    most: int
    what: int
    shown: bool

    def options(self, s: Table) -> list[Action]:
        deck = s.decks[self.seat]
        left = [*deck.bag, *deck.bottoms.cards]
        for card in s.picks:
            left.remove(card)
        last = s.picks[-1] if s.picks else 0
        found = [Pick(card) for card in sorted(set(left)) if card >= last and fits(card, self.what)]
        return [Done(), *found] if len(s.picks) < self.most else [Done()]

    def take(self, s: Table, a: Any) -> None:
        if isinstance(a, Pick):
            s.picks.append(a.card)
            s.then(self)
            return
        cards, s.picks = s.picks, []
        s.shuffle(self.seat)
        s.tell(Found, self.seat, tuple(cards), self.shown)
        for card in cards:
            s.decks[self.seat].bag.remove(card)
            s.receive(self.seat, card, EVERYBODY if self.shown else 0)
            if not s.lives(self.seat):
                return
        s.tell(Shuffled, self.seat)


# ── answers ──────────────────────────────────────────────────────────────────
class Question(Ask):
    """Snape's Question: who shows a Potions lesson from the hand takes no damage. It is asked even of who has none."""

    amount: int

    def options(self, s: Table) -> list[Action]:
        lesson = FIRST_LESSON + POTIONS
        return [Suffer(), Show(lesson)] if lesson in s.hands[self.seat].cards else [Suffer()]

    def take(self, s: Table, a: Any) -> None:
        if isinstance(a, Show):
            hand = s.hands[self.seat]
            hand.show(hand.cards.index(a.card), EVERYBODY)
            s.tell(Prevented, self.seat, self.amount, a.card)
        else:
            s.then(Damage(self.seat, self.amount, FROM_SPELLS, 1 - self.seat))


class Exam(Ask):
    """Potions Exam: a Potions lesson in play, or three cards in play."""

    idle = False

    def options(self, s: Table) -> list[Action]:
        lesson = FIRST_LESSON + POTIONS
        return [Suffer(), Show(lesson)] if s.lessons[self.seat][POTIONS] else [Suffer()]

    def take(self, s: Table, a: Any) -> None:
        if isinstance(a, Show):
            s.drop_lesson(self.seat, a.card)
        else:
            s.then(*(RemoveOwn(self.seat) for _ in range(3)))


class RemoveOwn(Ask):
    """One of the own cards in play, the own adventure too."""

    idle = False

    def options(self, s: Table) -> list[Action]:
        found = removable(s, self.seat, 0)
        if s.adventure[self.seat]:
            found.append(Pick(s.adventure[self.seat])) if not found or isinstance(found[-1], Pick) else found.insert(
                next((i for i, a in enumerate(found) if isinstance(a, Target)), 0), Pick(s.adventure[self.seat]))
        return found or [Done()]

    def take(self, s: Table, a: Any) -> None:
        if isinstance(a, Target):
            s.discard(a.side, a.place)
        elif isinstance(a, Pick) and a.card == s.adventure[self.seat]:
            s.drop_adventure(self.seat)
        elif isinstance(a, Pick):
            s.drop_lesson(self.seat, a.card)
