"""Adventures: what they do while they are in play, how the other solves them, and what the other gets for it."""

from greathall.core.words import Step
from greathall.games.tcg.cards.card import Adventure, gather, lessons_in_play, pay_lessons, search
from greathall.games.tcg.play.choosing import Discard, DiscardAll, Remove
from greathall.games.tcg.play.damage import Damage
from greathall.games.tcg.play.drawing import DrawAny, MayDraw
from greathall.games.tcg.play.searching import PLAY
from greathall.games.tcg.play.rewards import CharacterOrHand, DrawOrDamage, OpenHand
from greathall.games.tcg.play.table import FROM_ADVENTURES, Table
from greathall.games.tcg.play.using import may_put_into_play
from greathall.games.tcg.printed import ANY, CHARACTER, CREATURES, ITEMS, KIND, LESSONS, fits


class HandAdventure(Adventure):
    """Solved by discarding cards from the hand."""

    cards, what = 0, ANY

    def ways(self, s: Table, solver: int) -> list[int]:
        return [0] if sum(fits(card, self.what) for card in s.hands[solver].cards) >= self.cards else []

    def solve(self, s: Table, solver: int, way: int) -> list[Step]:
        return [Discard(solver, self.cards, self.what)]


class LessonAdventure(Adventure):
    """Solved by discarding lessons from play."""

    lessons = 0

    def ways(self, s: Table, solver: int) -> list[int]:
        return [0] if lessons_in_play(s, solver) >= self.lessons else []

    def solve(self, s: Table, solver: int, way: int) -> list[Step]:
        return pay_lessons(solver, self.lessons)


class DragonsEscape(LessonAdventure):
    """TC-CARD-004: Before each of your turns your opponent takes 1 damage. To solve: discard 3 lessons. Reward: draw 3,
    or do 3."""

    number, lessons = 4, 3

    def before_turn(self, s: Table, me: int) -> list[Step]:
        return [Damage(1 - me, 1, FROM_ADVENTURES, me)]

    def reward(self, s: Table, winner: int, loser: int) -> list[Step]:
        return [DrawOrDamage(winner, 3, 1 - winner)]


class GringottsCartRide(Adventure):
    """TC-CARD-006: Before each of their turns your opponent discards a card. To solve: skip 5 actions. Reward: draw
    5."""

    number, skips = 6, 5

    def before_rival(self, s: Table, me: int) -> list[Step]:
        return [Discard(1 - me, 1, ANY)] if len(s.hands[1 - me]) else []

    def reward(self, s: Table, winner: int, loser: int) -> list[Step]:
        return [MayDraw(winner, 5)]


class HumanChessGame(Adventure):
    """TC-CARD-011: Your opponent plays no card in a turn unless you played one in yours. To solve: a character, or 8
    cards."""

    number = 11

    def ways(self, s: Table, solver: int) -> list[int]:
        friend = any(KIND[card] == CHARACTER for card in s.board[solver][1:])
        return [*([0] if friend else []), *([1] if len(s.hands[solver]) >= 8 else [])]

    def solve(self, s: Table, solver: int, way: int) -> list[Step]:
        return [CharacterOrHand(solver)] if way == 0 else [Discard(solver, 8, ANY)]

    def reward(self, s: Table, winner: int, loser: int) -> list[Step]:
        return [MayDraw(winner, 3)]


class TrollInTheBathroom(HandAdventure):
    """TC-CARD-019: Before each of your turns your opponent takes 2 damage. To solve: discard 7 cards. Reward: you take
    4 damage."""

    number, cards = 19, 7

    def before_turn(self, s: Table, me: int) -> list[Step]:
        return [Damage(1 - me, 2, FROM_ADVENTURES, me)]

    def reward(self, s: Table, winner: int, loser: int) -> list[Step]:
        return [Damage(1 - winner, 4, FROM_ADVENTURES, loser)]


class HarryHunting(HandAdventure):
    """TC-CARD-023: Your opponent's creatures and spells need 2 more power. To solve: discard 7 cards. Reward: a lesson
    into play."""

    number, cards = 23, 7

    def reward(self, s: Table, winner: int, loser: int) -> list[Step]:
        return [gather(winner, 1, LESSONS, PLAY)] if may_put_into_play(s, winner) else []


class MeetTheCentaurs(Adventure):
    """TC-CARD-027: Your opponent plays with an open hand. To solve: discard the whole hand. Reward: your hand is open
    from then on."""

    number = 27

    def played(self, s: Table, me: int) -> None:
        s.open_up(1 - me)

    def ways(self, s: Table, solver: int) -> list[int]:
        return [0]

    def solve(self, s: Table, solver: int, way: int) -> list[Step]:
        return [DiscardAll(solver, ANY)]

    def reward(self, s: Table, winner: int, loser: int) -> list[Step]:
        return [OpenHand(1 - winner)]


class PrivetDrive(HandAdventure):
    """TC-CARD-039: Your opponent plays no spells. To solve: discard 6 cards. Reward: draw 1."""

    number, cards = 39, 6

    def reward(self, s: Table, winner: int, loser: int) -> list[Step]:
        return [MayDraw(winner, 1)]


class DiagonAlley(Adventure):
    """TC-CARD-048: Your opponent uses no actions to draw. To solve: skip 7 actions. Reward: draw any number."""

    number, skips = 48, 7

    def reward(self, s: Table, winner: int, loser: int) -> list[Step]:
        return [DrawAny(winner)]


class HidingFromSnape(HandAdventure):
    """TC-CARD-054: Your opponent plays no items. To solve: discard 4 items from the hand. Reward: search the deck for
    any card."""

    number, cards, what = 54, 4, ITEMS

    def reward(self, s: Table, winner: int, loser: int) -> list[Step]:
        return [search(winner, ANY, 1, shown=False)]


class PeevesCausesTrouble(Adventure):
    """TC-CARD-060: After each drawing your opponent takes 1 damage. To solve: skip 5 actions. Reward: you take 3
    damage."""

    number, skips = 60, 5

    def reward(self, s: Table, winner: int, loser: int) -> list[Step]:
        return [Damage(1 - winner, 3, FROM_ADVENTURES, loser)]


class ReptileHouse(LessonAdventure):
    """TC-CARD-064: Your opponent uses one action a turn at most to play lessons. To solve: discard 4 lessons. Reward:
    draw 1."""

    number, lessons = 64, 4

    def reward(self, s: Table, winner: int, loser: int) -> list[Step]:
        return [MayDraw(winner, 1)]


class UnusualPets(Adventure):
    """TC-CARD-070: Before each of your turns your opponent takes 4 damage. To solve: discard 2 creatures from play.
    Reward: draw 1."""

    number = 70

    def playable(self, s: Table, me: int) -> bool:
        return bool(s.creatures(1 - me))

    def before_turn(self, s: Table, me: int) -> list[Step]:
        return [Damage(1 - me, 4, FROM_ADVENTURES, me)]

    def ways(self, s: Table, solver: int) -> list[int]:
        return [0] if len(s.creatures(solver)) >= 2 else []

    def solve(self, s: Table, solver: int, way: int) -> list[Step]:
        return [Remove(solver, solver, CREATURES), Remove(solver, solver, CREATURES)]

    def reward(self, s: Table, winner: int, loser: int) -> list[Step]:
        return [MayDraw(winner, 1)]
