"""Games with decks of any cards at all: every card meets every other, none is lost, and every game ends."""

from random import Random

from bench.ours import any_deck
from greathall.core.engine import any_kind, apply
from greathall.core.words import CHANCE
from greathall.games.tcg import GAME
from greathall.games.tcg.play.table import Table
from greathall.games.tcg.printed import CARDS, SAME
from tests.table import SCALE, rule

GAMES = 40 * SCALE
LONGEST = 5000


def walk(rng: Random) -> tuple[Table, set[int]]:
    """Play a random game; return which cards were in play or in a discard pile when it was over."""
    options = GAME.resolve_options(2, {
        "format": "advanced", "open_lists": rng.random() < 0.5, "redraw": rng.random() < 0.5})
    s = GAME.setup(2, options, {0: any_deck(rng), 1: any_deck(rng)}, {})
    s.log = None
    before, moves = GAME.census(s), 0
    while s.agenda:
        step = s.agenda[-1]
        if step.seat == CHANCE:
            apply(s, step.sample(s, rng))
            continue
        apply(s, (any_kind if rng.random() < 0.5 else lambda found, r: r.choice(found))(step.legal(s), rng))
        moves += 1
        assert moves < LONGEST
        if moves % 25 == 0:
            assert GAME.census(s) == before
    assert GAME.census(s) == before
    return s, {card for side in (0, 1) for card in (*s.heaps[side], *s.board[side])}


@rule("TC-1.1", "TC-13.1")
def test_games_with_any_cards_end_and_lose_no_card() -> None:
    met: set[int] = set()
    for number in range(GAMES):
        s, seen = walk(Random(number))
        assert len(s.winners) == 1
        assert s.ended == "deck"
        assert len(s.decks[1 - s.winners[0]]) == 0
        met |= seen
    assert met == {SAME[card] for card in CARDS}
