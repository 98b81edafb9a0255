"""Why an action is illegal: the rule, and the sentence with its facts.

The steps decide what is legal."""

from typing import Any

from greathall.core.words import Action, Refusal
from greathall.games.diagon_alley.board import (
    BANK, BUILDINGS, CARDS, CART, CLOSE, COINS, DEFEND, FLOO, FOUND, INN, ITEM_OF, ITEMS, LEAVE, PICKPOCKET, QUICK,
    SHOVE, SNATCH,
)
from greathall.games.diagon_alley.model import (
    Buy, Call, Cart, Close, Defend, Drop, End, Enter, Exchange, Floo, Found, GiveBack, Go, Land, Leave, Pick,
    Pickpocket, Quick, Resign, Ride, Rob, Roll, SendBack, Shove, Snatch, Stay, Suffer, Take, Through,
)
from greathall.games.diagon_alley.play.table import FULL, Table
from greathall.games.diagon_alley.play.ways import counted, way

CARD_OF: dict[Any, int] = {Floo: FLOO, Close: CLOSE, Leave: LEAVE, Snatch: SNATCH, Shove: SHOVE, Pickpocket: PICKPOCKET,
                           Cart: CART, Found: FOUND, Quick: QUICK, Defend: DEFEND}
SPELLS: tuple[Any, ...] = (*(kind for kind in CARD_OF if kind is not Defend), Exchange)
"""Actions with spells on your own turn."""
MINE: tuple[Any, ...] = (Roll, End, Land, Enter, Through, Buy, Call, *SPELLS)
"""Actions on your own turn."""
MOMENTS: dict[type[Action], tuple[str, str]] = {
    Roll: ("DA-S04", "when-Roll"), End: ("DA-S03", "when-End"), Land: ("DA-3.1", "when-Land"),
    **dict.fromkeys((Enter, Through), ("DA-M06", "no-entering-now")), Buy: ("DA-5.1", "when-Buy"),
    **dict.fromkeys(SPELLS, ("DA-S03", "when-spell")), Call: ("DA-11.4", "when-Call"), Go: ("DA-9.2", "when-Go"),
    **dict.fromkeys((Defend, Suffer), ("DA-7.3", "no-defend")), Pick: ("DA-7.5", "when-Pick"),
    **dict.fromkeys((Take, SendBack), ("DA-10.2", "when-Take")), Rob: ("DA-B03", "when-Rob"),
    GiveBack: ("DA-10.1", "when-GiveBack"), Drop: ("DA-B10", "when-Drop"),
    **dict.fromkeys((Ride, Stay), ("DA-11.3", "when-Ride")), Resign: ("DA-E05", "no-aside-now")}
"""When each kind of action is due, as a rule and a sentence."""


# ── whatever is being asked ──────────────────────────────────────────────────
def anyhow(s: Table, seat: int, a: Action) -> Refusal | None:
    """DA-7.3, DA-11.1, DA-11.4: refuse what is never possible, whatever is being asked.

    That is whatever this game doesn't have, spells on another player's turn, and a defence when nothing is asked."""
    if s.younger and isinstance(a, (Defend, *SPELLS)):
        return Refusal("DA-11.1", "no-cards-here")
    if not s.younger and isinstance(a, Call):
        return Refusal("DA-11.4", "no-call")
    if isinstance(a, Defend):
        return None if s.agenda[-1].seat == seat else Refusal("DA-7.3", "no-defend")
    return Refusal("DA-7.3", "no-turn") if type(a) in CARD_OF and seat != s.turn else None


def waiting(s: Table, seat: int) -> Refusal:
    """DA-2.4: it is another player's turn; DA-C07: or on yours, another player decides whether to defend."""
    answering = s.agenda[-1].seat >= 0 and seat == s.turn
    return Refusal("DA-C07", "no-attack-first") if answering else Refusal("DA-2.4", "no-turn")


# ── on your turn ─────────────────────────────────────────────────────────────
def turn(s: Table, seat: int, a: Any, rolled: bool) -> Refusal | None:
    if isinstance(a, Roll | End):
        return Refusal("DA-S04", "no-second-roll" if rolled else "no-end-before-roll")
    if isinstance(a, Enter):
        return no_front(s, seat, a.shop)
    if isinstance(a, Buy):
        return no_buy(s, seat)
    if isinstance(a, Call):
        return Refusal("DA-11.4", "no-call-again" if s.shop(seat) >= 0 else "no-floo-outside")
    return no_spell(s, seat, a, rolled) if isinstance(a, (Defend, *SPELLS)) else None


def no_buy(s: Table, seat: int) -> Refusal:
    """DA-5.1 to DA-5.3: you can't buy outside a shop, a second one, what is sold out, or without the coins."""
    shop = s.shop(seat)
    if shop < 0 or ITEM_OF[shop] < 0:
        return Refusal("DA-5.1", "no-buy-outside")
    item = ITEM_OF[shop]
    facts = {"item": ITEMS[item]}
    if s.trunk[seat] >> item & 1:
        return Refusal("DA-5.2", "no-buy-twice", facts)
    if not s.stock[item]:
        return Refusal("DA-5.3", "no-buy-sold-out", facts)
    return Refusal("DA-5.1", "no-buy-coins", facts | dict(zip(COINS, s.board.prices[item], strict=True)))


def no_spell(s: Table, seat: int, a: Any, rolled: bool) -> Refusal:
    """DA-6.3, DA-7.2 to DA-9.1, DA-C04: you need the card, a place where it may be played, and a target."""
    if isinstance(a, Exchange):
        in_alley = s.in_alley(seat)
        return Refusal("DA-6.3" if in_alley else "DA-7.5", "no-cards-in-alley" if in_alley else "no-exchange")
    if CARD_OF[type(a)] not in s.hands[seat].cards:
        return Refusal("DA-7.2", "no-card", {"card": CARDS[CARD_OF[type(a)]]})
    if isinstance(a, Leave):
        return Refusal("DA-6.6", "no-leave")
    if s.in_alley(seat):
        return Refusal("DA-6.3", "no-cards-in-alley")
    if isinstance(a, Floo):
        return Refusal("DA-9.1", "no-floo-outside")
    if isinstance(a, Close):
        known = 0 <= a.shop < len(BUILDINGS)
        return Refusal("DA-8.1", "no-close") if known else Refusal("DA-8.1", "no-such-building")
    if isinstance(a, Cart | Quick) and rolled:
        return Refusal("DA-B04" if isinstance(a, Cart) else "DA-B06", "no-after-roll")
    if isinstance(a, Defend):
        return Refusal("DA-7.3", "no-defend")
    if isinstance(a, Snatch):
        return Refusal("DA-C05", "no-snatch")
    if isinstance(a, Found):
        return Refusal("DA-B05", "no-such-coin")
    away = 0 <= a.target < s.seats and s.in_alley(a.target)
    return Refusal("DA-K12", "no-target-away") if away else Refusal("DA-C04", "no-target")


# ── on the way ───────────────────────────────────────────────────────────────
def no_front(s: Table, seat: int, shop: int) -> Refusal | None:
    """DA-4.5, DA-8.2, DA-8.3: you can't enter the bank or a closed building from the front."""
    if shop == BANK:
        return Refusal("DA-4.5", "no-bank")
    if shop < 0 or shop != s.sign:
        return None
    return Refusal("DA-8.3" if shop == INN and s.trunk[seat] == FULL else "DA-8.2", "no-closed")


def no_door(s: Table, seat: int, count: int, shop: int) -> Refusal:
    """DA-4.3, DA-M01, DA-M05: you can only enter a door that you land on or pass, and not the one you just left."""
    path = way(s, seat, count)
    known = 0 <= shop < len(BUILDINGS)
    if shop != BANK and not (known and s.board.door_of[shop] in path):
        return Refusal("DA-4.3", "no-door")
    if shop != BANK and s.board.door_of[shop] not in counted(s, path, count):
        return Refusal("DA-M05", "no-pushed")
    return no_front(s, seat, shop) or Refusal("DA-M01", "no-same-door")


def no_gate(s: Table, seat: int, count: int, gate: int) -> Refusal:
    """DA-6.2, DA-K06, DA-M05: you can only enter a gate that you land on or pass, and never the Exit Gate."""
    if not 0 <= gate < len(s.board.gates):
        return Refusal("DA-6.2", "no-gate")
    if not s.board.entrance[gate]:
        return Refusal("DA-K06", "no-exit-gate")
    passed = s.board.gates[gate][0] in way(s, seat, count)
    return Refusal("DA-M05", "no-pushed") if passed else Refusal("DA-6.2", "no-gate")


# ── cards being settled ──────────────────────────────────────────────────────
def no_pick(s: Table, seat: int, card: int) -> Refusal:
    """DA-7.5: you choose cards from your hand, each once."""
    return Refusal("DA-7.5", "no-picked" if card in s.hands[seat].cards else "no-such-spell")


def no_take(s: Table, target: int, a: Take | SendBack) -> Refusal:
    """DA-10.2, DA-C06: you choose an item in that trunk that you lack, or send one back."""
    there = a.item >= 0 and s.trunk[target] >> a.item & 1
    return Refusal("DA-C06", "no-take-twice") if there else Refusal("DA-10.2", "no-take")


def no_floo_to(s: Table, seat: int, shop: int) -> Refusal:
    """DA-9.2, DA-11.4, DA-C12: you go to any other building with a fireplace; Gringotts has none."""
    if shop >= 0 and shop == s.shop(seat):
        return Refusal("DA-C12", "no-floo-here")
    if not 0 <= shop < len(BUILDINGS):
        return Refusal("DA-11.4" if s.younger else "DA-9.2", "no-such-building")
    return Refusal("DA-11.4" if s.younger else "DA-9.2", "no-floo-there")
