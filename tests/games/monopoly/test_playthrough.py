"""One whole game as text, read as a diff when anything changes.

The game is the match of a chosen seed between three players who buy what they can, bid up to half the price for the
rest, trade for what completes a group and build at once. After a change that is meant to change it, run REWRITE=1
pytest <this file>."""

import greathall
from greathall.core.words import Action
from greathall.games.monopoly.board import GROUP, MEMBERS, PRICE
from greathall.games.monopoly.model import Accept, Bid, Build, Buy, Fine, Lift, Offer, Percent, Redeem, UseCard
from greathall.games.monopoly.play.table import Table
from tests.golden import Playthrough, played
from tests.table import rule

NAMES = ("Ann", "Bob", "Cat")
SEED = "hall 157"
LIKED = (UseCard, Fine, Build, Buy, Accept, Percent, Redeem, Lift)


def play() -> greathall.Match:
    return played(greathall.new("monopoly", 3, seed=SEED, names=NAMES), choose)


def choose(match: greathall.Match) -> Action:
    s, legal = match.state, match.legal()
    assert isinstance(s, Table)
    bids = [a for a in legal if isinstance(a, Bid) and a.amount <= PRICE[s.agenda[-1].space] // 2]
    liked = [a for a in legal if isinstance(a, LIKED)]
    trades = [a for a in legal if isinstance(a, Offer) and a.takes and completes(s, match.seat, a)]
    return [*bids[-1:], *liked, *trades, legal[0]][0]


def completes(s: Table, seat: int | None, a: Offer) -> bool:
    """Return whether the deed asked for would complete a group."""
    return all(space in a.takes or s.owner[space] == seat for space in MEMBERS[GROUP[a.takes[0]]])


def holdings(match: greathall.Match) -> list[str]:
    s = match.state
    assert isinstance(s, Table)
    return [f"{name}: {s.cash[seat]} G, {len(s.deeds(seat))} deeds, {sum(s.built[d] for d in s.deeds(seat))} built"
            for seat, name in enumerate(match.names)]


GAME = Playthrough(__file__, play, holdings)


@rule("MO-16.4", "MO-1.2", "MO-3.1", "MO-4.1", "MO-5.1", "MO-5.2", "MO-6.1", "MO-14.3", "MO-16.2", "MO-16.3", "M-83")
def test_the_game_is_told_as_it_was() -> None:
    GAME.is_told_as_it_was()


def test_the_record_tells_the_same_game() -> None:
    GAME.is_told_by_its_record()
