"""How creatures strike, each a separate source of damage; TC-15.1."""

from greathall.games.tcg.play.damage import Damage
from greathall.games.tcg.play.named import HAGRID
from greathall.games.tcg.play.table import FROM_CREATURES, Table
from greathall.games.tcg.printed import DAMAGE


def strikes(s: Table, me: int) -> list[Damage]:
    """TC-5.2, TC-R6.3, TC-R6.4, TC-R6.7: every creature damages the opponent; with Hagrid 3 or more becomes 2 more.

    All of it goes to one deck, so the order makes no difference."""
    hagrid = HAGRID in s.board[me]
    found = []
    for place in s.creatures(me):
        amount = DAMAGE[s.board[me][place]]
        amount += 2 if hagrid and amount >= 3 else 0
        if amount:
            found.append(Damage(1 - me, amount, FROM_CREATURES, me, bool(s.stilled[me][place])))
    return found
