"""How seats bring their seeds to the shuffle: first all commit to one, then all reveal.

While a table waits, whoever sits there may send a pledge, the commitment to a seed. When the host starts, no pledge can
change any more; everyone sees all of them, and reveals. docs/fairness.md says why, and what is still possible. The
table waits only for those who are there, and never for long."""

from typing import TYPE_CHECKING

from greathall.core import fairness
from greathall.core.catalogue import illegal
from greathall.core.match import PLEDGE
from greathall.server.sentences import Refused

if TYPE_CHECKING:
    from greathall.server.table import LiveTable

REVEAL_WITHIN = 3.0
"""Seconds that seats have to reveal their seeds; after that the match starts without them."""


def require_pledge(pledge: str) -> None:
    if pledge and not PLEDGE.fullmatch(pledge):
        raise illegal("no-such-pledge")


def require_seed(table: "LiveTable", seat: int, seed: str) -> None:
    """Raise Refused unless this is the time to reveal a seed, and it is the one that the seat has committed to."""
    table.require_unfinished()
    sitter, status = table.sitter(seat), table.meta.status
    if status == "waiting":
        raise Refused(409, "seed-early")
    if status == "playing":
        raise Refused(409, "seed-late")
    if not sitter.pledge:
        raise Refused(409, "seed-no-pledge")
    if sitter.seed:
        raise Refused(409, "seed-again")
    if fairness.pledge(table.meta.commitment, seat, seed) != sitter.pledge:
        raise Refused(409, "seed-other")


def awaited(table: "LiveTable") -> bool:
    """Return whether a seat that the table waits for still has to reveal its seed."""
    return any(sitter.pledge and not sitter.seed and sitter.owner in table.revealing for sitter in table.meta.seats)


def announced(table: "LiveTable") -> list[str]:
    """Return what each seat has committed to; after the start, the record says so."""
    return [sitter.pledge for sitter in table.meta.seats] if table.match is None else []
