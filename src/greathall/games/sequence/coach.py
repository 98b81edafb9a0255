"""What a friend beside you would say at Sequence: the sequences still needed, lines of four, and dead cards."""

from collections.abc import Iterator

from greathall.core.coach import asked
from greathall.core.mind import Reason
from greathall.games.sequence.board import BY_ENDS, CLOSE, CORNERS, GOAL, HOMES, LINE
from greathall.games.sequence.made.view import View
from greathall.games.sequence.play.turn import Turn

FEW = 2
"""So many cards to draw for each player are few."""
OPEN = 0


def goal(v: View) -> Reason | None:
    """SQ-1.2: some sequences are needed, and some are made."""
    if v.me in v.resigned:
        return None
    team = side(v)
    return Reason("goal-sequences", {"need": GOAL[v.teams], "have": sum(one[0] == team for one in v.made)})


def warnings(v: View) -> Iterator[Reason]:
    """SQ-3.5: a draw may be lost; SQ-3.2, SQ-6.1: a line lacks one counter, a card is dead; SQ-3.6: cards run out."""
    if v.me is not None and v.owed[v.me] and v.pile:
        yield Reason("warn-owed")
    step = asked(v)
    if not isinstance(step, Turn):
        return
    fours = list(lines_of_four(v))
    yield from (Reason("warn-own-four", {"space": space}) for team, space in fours[:1] if team == side(v))
    yield from (Reason("warn-four", {"team": team, "space": space}) for team, space in fours if team != side(v))
    if not step.exchanged:
        yield from (Reason("warn-dead", {"card": card}) for card in v.hand if is_dead(v, card))
    if v.pile <= FEW * v.seats:
        yield Reason("warn-pile", {"count": v.pile})


def is_dead(v: View, card: int) -> bool:
    """SQ-6.1: both spaces of the card are covered."""
    return bool(HOMES[card]) and all(v.board[space] != OPEN for space in HOMES[card])


def side(v: View) -> int:
    return -1 if v.me is None else v.me % v.teams


def lines_of_four(v: View) -> Iterator[tuple[int, int]]:
    """Yield each team that lacks one counter for a sequence, with the open space that is missing; your own first.

    SQ-5.3: a line that shares two spaces with a finished sequence can't become another."""
    teams = sorted(range(v.teams), key=lambda team: team != side(v))
    for team in teams:
        spent = {line for one, start, end in v.made if one == team for line in CLOSE[BY_ENDS[start, end]]}
        found = set()
        for i, line in enumerate(LINE):
            missing = [space for space in line if v.board[space] != team + 1 and space not in CORNERS]
            if len(missing) == 1 and v.board[missing[0]] == OPEN and i not in spent:
                found.add(missing[0])
        yield from ((team, space) for space in sorted(found))
