"""Adventures: what they do while they are in play, how the opponent solves them, and the reward."""

from greathall.core.words import Step
from greathall.games.tcg.cards.card import Adventure, gather, lessons_in_play, pay_lessons, search
from greathall.games.tcg.play.choosing import Away, Discard, DiscardAll, discards
from greathall.games.tcg.play.damage import Damage
from greathall.games.tcg.play.drawing import DrawAny, MayDraw
from greathall.games.tcg.play.rewards import DrawOrDamage, OpenHand, Toll
from greathall.games.tcg.play.searching import PLAY
from greathall.games.tcg.play.table import FROM_ADVENTURES, Table
from greathall.games.tcg.play.using import may_put_into_play
from greathall.games.tcg.printed import ANY, CHARACTERS, CREATURES, ITEMS, LESSONS, fits


class HandAdventure(Adventure):
    """An adventure solved by discarding cards from hand."""

    cards = 0

    def ways(self, s: Table, solver: int) -> list[int]:
        return [0] if len(s.hands[solver]) >= self.cards else []

    def solve(self, s: Table, solver: int, way: int) -> list[Step]:
        return [discards(s, solver, self.cards)]


class LessonAdventure(Adventure):
    """An adventure solved by discarding lessons from play."""

    lessons = 0

    def ways(self, s: Table, solver: int) -> list[int]:
        return [0] if lessons_in_play(s, solver) >= self.lessons else []

    def solve(self, s: Table, solver: int, way: int) -> list[Step]:
        return pay_lessons(solver, self.lessons)


class DragonsEscape(LessonAdventure):
    """TC-CARD-004: Before each of your turns your opponent takes 1 damage.

    To solve: your opponent discards 3 of their lessons from play. Reward: your opponent draws 3 cards, or does 3 damage
    to you."""

    number, lessons = 4, 3

    def before_turn(self, s: Table, me: int) -> list[Step]:
        return [Damage(1 - me, 1, FROM_ADVENTURES, me)]

    def reward(self, s: Table, winner: int, owner: int) -> list[Step]:
        return [DrawOrDamage(winner, 3, owner)]


class GringottsCartRide(Adventure):
    """TC-CARD-006: Before each of their turns your opponent discards a card of their choice from hand.

    To solve: your opponent skips 5 actions, in one turn or over several. Reward: your opponent may draw 5 cards."""

    number, skips = 6, 5

    def before_rival(self, s: Table, me: int) -> list[Step]:
        return [Toll(1 - me)]

    def reward(self, s: Table, winner: int, owner: int) -> list[Step]:
        return [MayDraw(winner, 5)]


class HumanChessGame(Adventure):
    """TC-CARD-011: Your opponent can't play cards on their turn if you played none on your last one.

    To solve: your opponent discards a character from play, not the starting one, or 8 cards from hand. Reward: your
    opponent may draw 3 cards."""

    number = 11
    BY_CHARACTER, BY_HAND = 1, 2  # adventures with a single way use 0

    def ways(self, s: Table, solver: int) -> list[int]:
        friends = s.places(solver, CHARACTERS)
        return [*([self.BY_CHARACTER] if friends else []), *([self.BY_HAND] if len(s.hands[solver]) >= 8 else [])]

    def solve(self, s: Table, solver: int, way: int) -> list[Step]:
        return [Away(solver, solver, CHARACTERS)] if way == self.BY_CHARACTER else [discards(s, solver, 8)]

    def reward(self, s: Table, winner: int, owner: int) -> list[Step]:
        return [MayDraw(winner, 3)]


class TrollInTheBathroom(HandAdventure):
    """TC-CARD-019: Before each of your turns your opponent takes 2 damage.

    To solve: your opponent discards 7 cards from hand. Reward: you take 4 damage."""

    number, cards = 19, 7

    def before_turn(self, s: Table, me: int) -> list[Step]:
        return [Damage(1 - me, 2, FROM_ADVENTURES, me)]

    def reward(self, s: Table, winner: int, owner: int) -> list[Step]:
        return [Damage(1 - winner, 4, FROM_ADVENTURES, owner)]


class HarryHunting(HandAdventure):
    """TC-CARD-023: Your opponent's creatures and spells need 2 more power.

    To solve: your opponent discards 7 cards from hand. Reward: your opponent may put a lesson from their discard pile
    into play."""

    number, cards = 23, 7

    def reward(self, s: Table, winner: int, owner: int) -> list[Step]:
        lying = any(fits(card, LESSONS) for card in s.heaps[winner])
        return [gather(winner, 1, LESSONS, PLAY)] if lying and may_put_into_play(s, winner) else []


class MeetTheCentaurs(Adventure):
    """TC-CARD-027: Your opponent's hand is open to you.

    To solve: your opponent discards their whole hand, even an empty one. Reward: your hand is open until the game
    ends."""

    number = 27

    def on_play(self, s: Table, me: int) -> None:
        s.open_up(1 - me)

    def ways(self, s: Table, solver: int) -> list[int]:
        return [0]

    def solve(self, s: Table, solver: int, way: int) -> list[Step]:
        return [DiscardAll(solver, ANY)]

    def reward(self, s: Table, winner: int, owner: int) -> list[Step]:
        return [OpenHand(1 - winner)]


class PrivetDrive(HandAdventure):
    """TC-CARD-039: Your opponent can't play spells.

    To solve: your opponent discards 6 cards from hand. Reward: your opponent may draw a card."""

    number, cards = 39, 6

    def reward(self, s: Table, winner: int, owner: int) -> list[Step]:
        return [MayDraw(winner, 1)]


class DiagonAlley(Adventure):
    """TC-CARD-048: Your opponent can't use actions to draw.

    To solve: your opponent skips 7 actions, in one turn or over several. Reward: your opponent names a number and draws
    that many cards."""

    number, skips = 48, 7

    def reward(self, s: Table, winner: int, owner: int) -> list[Step]:
        return [DrawAny(winner)]


class HidingFromSnape(Adventure):
    """TC-CARD-054: Your opponent can't play items.

    To solve: your opponent discards 4 items from hand. Reward: your opponent may search their deck for any card, takes
    it without showing it, and shuffles."""

    number = 54

    def ways(self, s: Table, solver: int) -> list[int]:
        return [0] if sum(fits(card, ITEMS) for card in s.hands[solver].cards) >= 4 else []

    def solve(self, s: Table, solver: int, way: int) -> list[Step]:
        return [Discard(solver, 4, ITEMS)]

    def reward(self, s: Table, winner: int, owner: int) -> list[Step]:
        return [search(winner, ANY, 1, shown=False)]


class PeevesCausesTrouble(Adventure):
    """TC-CARD-060: Each time your opponent draws, whether one card or several at once, they then take 1 damage.

    To solve: your opponent skips 5 actions, in one turn or over several. Reward: you take 3 damage."""

    number, skips = 60, 5

    def reward(self, s: Table, winner: int, owner: int) -> list[Step]:
        return [Damage(1 - winner, 3, FROM_ADVENTURES, owner)]


class ReptileHouse(LessonAdventure):
    """TC-CARD-064: In each turn your opponent may use at most 1 action to play lessons.

    To solve: your opponent discards 4 of their lessons from play. Reward: your opponent may draw a card."""

    number, lessons = 64, 4

    def reward(self, s: Table, winner: int, owner: int) -> list[Step]:
        return [MayDraw(winner, 1)]


class UnusualPets(Adventure):
    """TC-CARD-070: You can play this only while your opponent has a creature.

    Before each of your turns your opponent takes 4 damage. To solve: your opponent discards 2 of their creatures from
    play. Reward: your opponent may draw a card."""

    number = 70
    lack = "their-creature"

    def playable(self, s: Table, me: int) -> bool:
        """TC-R7.9: it needs the creature only now, and stays without one afterwards."""
        return bool(s.creatures(1 - me))

    def before_turn(self, s: Table, me: int) -> list[Step]:
        return [Damage(1 - me, 4, FROM_ADVENTURES, me)]

    def ways(self, s: Table, solver: int) -> list[int]:
        return [0] if len(s.creatures(solver)) >= 2 else []

    def solve(self, s: Table, solver: int, way: int) -> list[Step]:
        return [Away(solver, solver, CREATURES, count=2)]

    def reward(self, s: Table, winner: int, owner: int) -> list[Step]:
        return [MayDraw(winner, 1)]
