"""The hooks of a card: a fixed few that only read the state and call `then`."""

from greathall.core.words import Refusal, Step
from greathall.games.tcg.play.choosing import Away
from greathall.games.tcg.play.searching import Gather, Search
from greathall.games.tcg.play.table import Table
from greathall.games.tcg.printed import ANY, LESSONS, NO_SUBJECT, SUBJECT, SUBJECTS
from greathall.games.tcg.refusals import of_card


class Card:
    """A card with no text.

    `number` is its number in the set; its figures are in printed.py."""

    number = 0
    lessons_paid = 0
    """How many lessons of its own subject you discard to play it."""
    lack = ""
    """The thing that is missing if it can't be played or used, as the sentence `no-condition` names it."""

    @property
    def text(self) -> str:
        """Return what it says, in our words: its docstring without the id."""
        return " ".join((self.__doc__ or "").split()).partition(": ")[2]

    # ── playing it ───────────────────────────────────────────────────────────
    def playable(self, s: Table, me: int) -> bool:
        """TC-14.2: return whether everything it orders can be done and its cost be paid."""
        return not self.lessons_paid or lessons_in_play(s, me, SUBJECT[self.number]) >= self.lessons_paid

    def lacking(self, s: Table, me: int) -> Refusal:
        """TC-14.2: return why it can't be played or used."""
        subject = SUBJECT[self.number]
        if self.lessons_paid and lessons_in_play(s, me, subject) < self.lessons_paid:
            return of_card(self.number, "no-lessons", count=self.lessons_paid, subject=SUBJECTS[subject])
        return of_card(self.number, "no-condition", lack=self.lack)

    def cost(self, s: Table, me: int) -> list[Step]:
        """Return the extra cost of playing it."""
        return pay_lessons(me, self.lessons_paid, SUBJECT[self.number])

    def on_play(self, s: Table, me: int) -> None:
        """Do what it does when it is played or comes into play."""

    # ── while it is in play ──────────────────────────────────────────────────
    def before_turn(self, s: Table, me: int) -> list[Step]:
        """Return what it does before each turn of its owner."""
        return []

    def before_rival(self, s: Table, me: int) -> list[Step]:
        """Return what it does before each turn of its owner's opponent."""
        return []


class Ability(Card):
    """A card in play that you use on your turn."""

    actions = 0
    limit = 0  # table.ONCE, table.THIS_TURN, or 0 for any number of times

    def usable(self, s: Table, me: int) -> bool:
        return True

    def use(self, s: Table, me: int, place: int) -> None:
        raise NotImplementedError


class Adventure(Card):
    """TC-6.1 to TC-6.3: an effect, a way to solve it, and a reward."""

    skips = 0

    def ways(self, s: Table, solver: int) -> list[int]:
        """Return the ways in which it can be solved now."""
        return []

    def solve(self, s: Table, solver: int, way: int) -> list[Step]:
        """Return what the solver pays at once to solve it this way."""
        raise NotImplementedError

    def reward(self, s: Table, winner: int, owner: int) -> list[Step]:
        """Return what the winner gets.

        Any damage goes to the winner's opponent, and counts as done by the adventure of `owner`."""
        raise NotImplementedError


def lessons_in_play(s: Table, side: int, subject: int = NO_SUBJECT) -> int:
    """TC-4.4, TC-R4.3: count lesson cards, but not other cards that give power."""
    return s.lessons[side][subject] if subject != NO_SUBJECT else sum(s.lessons[side])


def pay_lessons(me: int, count: int, subject: int = NO_SUBJECT) -> list[Step]:
    return [Away(me, me, LESSONS, subject, count)] if count else []


def search(me: int, what: int = ANY, most: int = 1, shown: bool = True) -> Search:
    return Search(me, most, what, shown)


def gather(me: int, most: int, what: int, to: str, least: int = 0) -> Gather:
    return Gather(me, least, most, what, to)
