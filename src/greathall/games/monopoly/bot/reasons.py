"""Why a bot does what it does, as sentences of the catalogue with their facts. Everyone sees all but its own limits."""

from typing import Final

from greathall.core.mind import Reason
from greathall.core.words import Action
from greathall.games.monopoly.board import GROUP, MEMBERS, RENTS, SPACES
from greathall.games.monopoly.bot.money import limit
from greathall.games.monopoly.bot.worth import IS_STREETS
from greathall.games.monopoly.model import Bid, BidFor, Build, Decline, Leave, Offer, Seal, Want
from greathall.games.monopoly.play.shortage import PieceBid
from greathall.games.monopoly.play.spaces import Buying
from greathall.games.monopoly.play.table import BANK, Table
from greathall.games.monopoly.play.trade import Answer

PLAIN: Final = {"Pass": "why-wait", "Mortgage": "why-pledge", "Sell": "why-sell", "Raze": "why-raze",
                "Lift": "why-lift", "Flat": "why-flat", "Percent": "why-percent", "Try": "why-try", "Fine": "why-out",
                "UseCard": "why-out", "Hold": "why-hold", "Redeem": "why-redeem", "Yield": "why-yield",
                "Seal": "why-seal"}
"""Choices that always have the same reason."""


def public(s: Table, a: Action) -> Reason:
    """Return the reason that everyone at the table can see."""
    step, kind = s.agenda[-1], type(a).__name__
    if isinstance(a, Build):
        return Reason("why-build", {"space": a.space, "amount": RENTS[a.space][s.built[a.space] + 1]})
    if isinstance(a, Offer):
        return trade_reason(s, step.seat, a.takes, "why-offer")
    if isinstance(step, Answer):
        gets = step.offer.gives
        return Reason("why-refuse") if isinstance(a, Decline) else trade_reason(s, step.seat, gets, "why-accept")
    if isinstance(a, Want):
        return Reason("why-want" if a.count else "why-want-none")
    if isinstance(a, BidFor) or isinstance(step, PieceBid):
        return Reason("why-piece" if isinstance(a, BidFor) else "why-piece-leave")
    if isinstance(a, Bid) and a.amount > limit(s, step.seat, step.space):
        return Reason("why-bid-over", {"space": step.space})
    if isinstance(a, Leave) and limit(s, step.seat, step.space) > step.high:
        return Reason("why-leave-early", {"space": step.space})
    if isinstance(a, Decline | Leave | Bid):
        return Reason(f"why-{kind.lower()}", {"space": step.space})
    if isinstance(step, Buying) and kind == "Buy":
        return deed_reason(s, step.seat, step.space)
    space = getattr(a, "space", getattr(step, "space", None))
    return Reason(PLAIN.get(kind, "why-any"), {} if space is None else {"space": space})


def private(s: Table, a: Action) -> tuple[Reason, ...]:
    """Return the reason only the seat's owner sees: how far it would go, unless that is less than the bid."""
    step = s.agenda[-1]
    if isinstance(a, Bid | Seal) and (most := limit(s, step.seat, step.space)) >= a.amount:
        return (Reason("why-limit", {"amount": most}),)
    return ()


def trade_reason(s: Table, seat: int, gets: tuple[int, ...], key: str) -> Reason:
    for thing in gets:
        if thing < SPACES and completes(s, seat, GROUP[thing], gets):
            return Reason(f"{key}-group", {"group": GROUP[thing]})
    return Reason(key)


def completes(s: Table, seat: int, group: int, gets: tuple[int, ...]) -> bool:
    return IS_STREETS[group] and all(s.owner[space] == seat or space in gets for space in MEMBERS[group])


def deed_reason(s: Table, seat: int, space: int) -> Reason:
    """Say whether a deed completes a group, keeps another player from one, or is bought for its rent."""
    facts = {"space": space, "group": GROUP[space]}
    if completes(s, seat, GROUP[space], (space,)):
        return Reason("why-buy-group", facts)
    holders = {s.owner[sister] for sister in MEMBERS[GROUP[space]] if sister != space}
    if IS_STREETS[GROUP[space]] and len(holders) == 1 and not holders & {BANK, seat}:
        return Reason("why-buy-block", facts)
    return Reason("why-buy", facts)
