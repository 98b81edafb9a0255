"""A complete game as text, read as a diff when anything changes.

The game is a match with a chosen seed between three players who enter where they can buy, buy what they can, and use
their spells as soon as these help. After an intended change rewrite playthrough.txt: REWRITE=1 pytest <this file>."""

import greathall
from greathall.core.words import Action
from greathall.games.diagon_alley.board import BANK, INN, ITEM_OF
from greathall.games.diagon_alley.model import (
    Buy, Cart, Close, Defend, Enter, Exchange, Floo, Found, Go, Leave, Pickpocket, Quick, Shove, Snatch, Take,
)
from greathall.games.diagon_alley.play.table import FULL, Table
from tests.golden import Playthrough, played
from tests.table import rule

NAMES = ("Ann", "Bob", "Cat")
SEED = "alley 253"
LIKED = (Buy, Defend, Take, Snatch, Leave, Found, Pickpocket, Shove)


def play() -> greathall.Match:
    return played(greathall.new("diagon_alley", 3, seed=SEED, names=NAMES), choose)


def choose(match: greathall.Match) -> Action:
    s, seat, legal = match.state, match.seat, match.legal()
    assert isinstance(s, Table)
    assert seat is not None
    liked = [a for a in legal if isinstance(a, LIKED) or useful(s, seat, a)]
    return [*liked, legal[0]][0]


def useful(s: Table, seat: int, a: Action) -> bool:
    """Return whether an action helps.

    Enter where there is something to get; close the bank if you have many coins, the inn while another player runs
    home; exchange a full hand, fill a purse."""
    if isinstance(a, Enter | Go):
        return wanted(s, seat, a.shop)
    if isinstance(a, Floo):
        return any(wanted(s, seat, shop) for shop in s.board.floo)
    if isinstance(a, Close):
        others = [other for other in range(s.seats) if other != seat and s.trunk[other] == FULL]
        return a.shop == (INN if others else BANK) and (bool(others) or sum(s.coins[seat]) > 5)
    if isinstance(a, Exchange):
        return len(s.hands[seat]) > 4
    if isinstance(a, Cart):
        return sum(s.coins[seat]) < 3
    return isinstance(a, Quick) and s.trunk[seat] == FULL


def wanted(s: Table, seat: int, shop: int) -> bool:
    """Return whether to go there: the inn with a full trunk, or a shop with a missing item that can be paid for."""
    item = ITEM_OF[shop]
    if item < 0:
        return s.trunk[seat] == FULL
    price = s.board.prices[item]
    return (s.stock[item] > 0 and not s.trunk[seat] >> item & 1
            and all(have >= cost for have, cost in zip(s.coins[seat], price, strict=True)))


def holdings(match: greathall.Match) -> list[str]:
    s = match.state
    assert isinstance(s, Table)
    return [f"{name}: {s.trunk[seat].bit_count()} items, {sum(s.coins[seat])} coins, {len(s.hands[seat])} spells"
            for seat, name in enumerate(match.names)]


GAME = Playthrough(__file__, play, holdings)


@rule("DA-1.1", "DA-2.1", "DA-2.4", "DA-3.1", "DA-3.2", "DA-3.4", "DA-4.1", "DA-4.3", "DA-4.5", "DA-5.1", "DA-7.1")
def test_the_game_is_told_as_it_was() -> None:
    GAME.is_told_as_it_was()


def test_the_record_tells_the_same_game() -> None:
    GAME.is_told_by_its_record()
