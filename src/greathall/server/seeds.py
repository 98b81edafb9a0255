"""How seats bring their seeds to the shuffle: first all commit to one, then all reveal.

While a table waits, whoever sits there may send a pledge, the commitment to a seed. When the host starts, no pledge can
change any more; everyone sees all of them, and reveals. docs/fairness.md says why, and what is still possible. The
table waits only for those who are there, and never for long."""

from greathall.core import fairness
from greathall.core.opening import check_pledge
from greathall.server.sentences import Refused
from greathall.server.table_meta import TableMeta

REVEAL_WITHIN = 3.0
"""Seconds that seats have to reveal their seeds; after that the match starts without them."""


class Exchange:
    """The guests whose seeds a table waits for, and until when."""

    def __init__(self, meta: TableMeta) -> None:
        self.meta = meta
        self.guests: set[str] = set()
        self.until = 0.0

    def begin(self, guests: set[str], now: float) -> None:
        self.guests, self.until = guests, now + REVEAL_WITHIN

    def waits(self, now: float) -> bool:
        """Return whether a seed that is waited for isn't here yet, and may still come."""
        return now < self.until and any(
            sitter.pledge and not sitter.seed and sitter.owner in self.guests for sitter in self.meta.seats)


def require_pledge(pledge: str) -> None:
    """Raise Illegal unless this can be a seat's pledge; "" takes one back."""
    if pledge:
        check_pledge(pledge)


def require_seed(meta: TableMeta, seat: int, seed: str) -> None:
    """Raise Refused unless this is the time to reveal a seed, and it is the one that the seat has committed to."""
    sitter = meta.seats[seat]
    if meta.status == "waiting":
        raise Refused(409, "seed-early")
    if meta.status != "starting":
        raise Refused(409, "seed-late")
    if not sitter.pledge:
        raise Refused(409, "seed-no-pledge")
    if sitter.seed:
        raise Refused(409, "seed-again")
    if fairness.pledge(meta.commitment, seat, seed) != sitter.pledge:
        raise Refused(409, "seed-other")


def announced(meta: TableMeta) -> list[str]:
    """Return what each seat has committed to, before the match; after it, the record says so."""
    return [sitter.pledge for sitter in meta.seats] if meta.status in ("waiting", "starting") else []
