"""The steps that abilities ask for."""

from typing import Any

from greathall.core.words import Action, Ask, Refusal, Step
from greathall.games.tcg.play.choosing import asking, discards
from greathall.games.tcg.play.damage import targets
from greathall.games.tcg.play.named import CHESS, REPTILES
from greathall.games.tcg.play.searching import HAND, picking, settle_picks
from greathall.games.tcg.play.table import Table
from greathall.games.tcg.refusals import PILE, not_among, not_in_play


class StillCreature(Ask):
    """Winged Keys: choose one of the opponent's creatures."""

    idle = False

    def legal(self, s: Table) -> list[Action]:
        return targets(s, 1 - self.seat, s.creatures(1 - self.seat))

    def why_not(self, s: Table, a: Action) -> Refusal | None:
        return not_in_play(s, self.seat, a, side=1 - self.seat)

    def take(self, s: Table, a: Any) -> None:
        s.stilled[a.side][a.place] = 1


class Exchange(Ask):
    """TC-R8.3: pick cards from the pile, then give cards from the hand.

    The picked cards move only then, so that a card just given can't be taken."""

    idle = False
    gives: int
    takes: int
    what: int

    def legal(self, s: Table) -> list[Action]:
        return picking(s.heaps[self.seat], s.picks, self.what)

    def why_not(self, s: Table, a: Action) -> Refusal | None:
        return not_among(s, a, PILE, s.heaps[self.seat], self.what, picked=s.picks, due=self.takes)

    def take(self, s: Table, a: Any) -> None:
        s.picks = sorted([*s.picks, a.card])
        if self.takes > 1:
            asking(s, Exchange(self.seat, self.gives, self.takes - 1, self.what))
        else:
            s.then(discards(s, self.seat, self.gives), Receive(self.seat))


class Receive(Step):
    """The picked cards go into the hand."""

    who: int

    def take(self, s: Table, a: None) -> None:
        settle_picks(s, self.who, HAND)


def may_put_into_play(s: Table, me: int, lesson: bool = False) -> bool:
    """TC-14.3, TC-R4.7, TC-R4.8: a ban on playing also stops putting cards into play.

    Reptile House counts actions for lessons."""
    if is_silenced(s, me):
        return False
    return not (lesson and s.adventure[1 - me] == REPTILES and s.lesson_actions)


def is_silenced(s: Table, me: int) -> bool:
    """TC-R4.7, TC-R7.10: with Human Chess Game or Forgetfulness Potion, you can't play cards."""
    chess = s.adventure[1 - me] == CHESS and not s.played[1 - me]
    return s.turn == me and (s.banned[me] or chess)
